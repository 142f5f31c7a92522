-- Sessions: when a token was used last, from where and with what; tokens of old begin anew.

ALTER TABLE tokens ADD COLUMN seen REAL NOT NULL DEFAULT 0;

ALTER TABLE tokens ADD COLUMN address TEXT NOT NULL DEFAULT '';

ALTER TABLE tokens ADD COLUMN device TEXT NOT NULL DEFAULT '';

UPDATE tokens SET seen = CAST(strftime('%s', 'now') AS REAL);

CREATE INDEX tokens_of_user ON tokens (user_id);

-- Passwords tried in vain, by the address that tried; without an address, by anybody.
CREATE TABLE attempts (
    user_id INTEGER NOT NULL REFERENCES users (id),
    address TEXT NOT NULL,
    failures INTEGER NOT NULL,
    until REAL NOT NULL,
    PRIMARY KEY (user_id, address)
) STRICT, WITHOUT ROWID;

-- What an operator has decided: tables that stand still, people and addresses that stay outside.
ALTER TABLE tables ADD COLUMN frozen INTEGER NOT NULL DEFAULT 0;

CREATE TABLE bans (
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (kind, value)
) STRICT, WITHOUT ROWID;

-- What an operator has changed beside the server, which looks here for it.
CREATE TABLE notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    change TEXT NOT NULL
) STRICT;
