-- What people say and do at a table beside the game.  The key is the lock, as that of the lines.
CREATE TABLE talk (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n INTEGER NOT NULL,
    at REAL NOT NULL,
    channel TEXT NOT NULL,
    text TEXT NOT NULL,
    seat INTEGER NOT NULL,
    about INTEGER NOT NULL,
    user_id INTEGER REFERENCES users (id),
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE INDEX talk_of_user ON talk (user_id);

-- How far each person has read.
CREATE TABLE talk_read (
    table_id TEXT NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    n INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX talk_read_of_user ON talk_read (user_id);

CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX notes_of_user ON notes (user_id);

-- Whom a person does not want to hear: at one table, or without a table anywhere.
CREATE TABLE avoided (
    user_id INTEGER NOT NULL REFERENCES users (id),
    other_id INTEGER NOT NULL REFERENCES users (id),
    table_id TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (user_id, other_id, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX avoided_other ON avoided (other_id);

-- What was brought before the operators; a report outlives its table.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    at REAL NOT NULL,
    table_id TEXT NOT NULL,
    reporter INTEGER REFERENCES users (id),
    accused INTEGER REFERENCES users (id),
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    why TEXT NOT NULL,
    resolved REAL NOT NULL
) STRICT;

-- Who is asked and away for so many seconds is overdue; who watches may talk or not; how people
-- ended a game.
ALTER TABLE tables ADD COLUMN patience INTEGER NOT NULL DEFAULT 259200;
ALTER TABLE tables ADD COLUMN gallery INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN ended TEXT NOT NULL DEFAULT '';
