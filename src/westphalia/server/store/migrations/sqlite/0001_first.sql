-- People, tables, seats, lines. A file's own user_version tells how far it has come.

-- The account is the name as it is compared; a guest has none.
CREATE TABLE users (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    account TEXT UNIQUE,
    password TEXT NOT NULL,
    webhook TEXT NOT NULL
) STRICT;

CREATE TABLE tokens (
    hashed TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id),
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;

-- Modules and options are JSON.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    owner INTEGER REFERENCES users (id),
    game TEXT NOT NULL,
    version TEXT NOT NULL,
    title TEXT NOT NULL,
    modules TEXT NOT NULL,
    options TEXT NOT NULL,
    secret TEXT NOT NULL,
    public INTEGER NOT NULL,
    bank INTEGER NOT NULL,
    increment INTEGER NOT NULL,
    state TEXT NOT NULL,
    created REAL NOT NULL,
    changed REAL NOT NULL,
    result TEXT NOT NULL,
    parent TEXT NOT NULL,
    parent_lines INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_of_owner ON tables (owner);

CREATE INDEX tables_in_public ON tables (public, state, changed);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    user_id INTEGER REFERENCES users (id),
    bot TEXT NOT NULL,
    stand_in TEXT NOT NULL,
    when_out TEXT NOT NULL,
    link TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_user ON seats (user_id);

-- The key is the lock: who writes a number first has it.
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE submissions (
    table_id TEXT NOT NULL REFERENCES tables (id),
    key TEXT NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (table_id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE drafts (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
