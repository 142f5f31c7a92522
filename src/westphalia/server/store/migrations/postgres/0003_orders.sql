-- The standing orders of a seat, as JSON; empty if none were ever given.

ALTER TABLE seats ADD COLUMN orders TEXT NOT NULL DEFAULT '';
