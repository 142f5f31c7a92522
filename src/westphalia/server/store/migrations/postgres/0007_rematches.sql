-- The table that goes on from one that is over, and whom an open seat is kept for; 0 is nobody.

ALTER TABLE tables ADD COLUMN rematch TEXT NOT NULL DEFAULT '';

ALTER TABLE seats ADD COLUMN asked BIGINT NOT NULL DEFAULT 0;
