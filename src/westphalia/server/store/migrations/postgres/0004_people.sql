-- Sessions: when a token was used last, from where and with what; tokens of old begin anew.

ALTER TABLE tokens ADD COLUMN seen DOUBLE PRECISION NOT NULL DEFAULT 0;

ALTER TABLE tokens ADD COLUMN address TEXT NOT NULL DEFAULT '';

ALTER TABLE tokens ADD COLUMN device TEXT NOT NULL DEFAULT '';

UPDATE tokens SET seen = extract(epoch FROM now());

CREATE INDEX tokens_of_user ON tokens (user_id);

-- Passwords tried in vain, by the address that tried; without an address, by anybody.
CREATE TABLE attempts (
    user_id BIGINT NOT NULL REFERENCES users (id),
    address TEXT NOT NULL,
    failures BIGINT NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (user_id, address)
);

-- What an operator has decided: tables that stand still, people and addresses that stay outside.
ALTER TABLE tables ADD COLUMN frozen BIGINT NOT NULL DEFAULT 0;

CREATE TABLE bans (
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (kind, value)
);
