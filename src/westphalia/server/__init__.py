"""The place: tables that people and bots sit at, kept safe and served to browsers and programs."""
