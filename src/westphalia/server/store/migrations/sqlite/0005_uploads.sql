-- Whether a table came as a record: verified or unverified; empty if it did not.

ALTER TABLE tables ADD COLUMN upload TEXT NOT NULL DEFAULT '';

UPDATE tables SET upload = 'unverified' WHERE parent = '' AND parent_lines > 0;
