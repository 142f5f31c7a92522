"""Why a choice is not open: one class a reason, with its clause.  Not compiled."""
