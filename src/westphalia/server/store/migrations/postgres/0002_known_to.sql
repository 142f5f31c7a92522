-- Who has left a seat and knows what it knew, as JSON: a list of users.

ALTER TABLE seats ADD COLUMN known_to TEXT NOT NULL DEFAULT '[]';
