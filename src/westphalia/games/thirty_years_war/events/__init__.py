"""What can happen: an event names its clause, and the locales hold its sentence.  Not compiled."""
