-- Whether people who play against people may ask a bot for a hint here.

ALTER TABLE tables ADD COLUMN hints BIGINT NOT NULL DEFAULT 0;
