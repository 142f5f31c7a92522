-- What people say and do at a table beside the game.  The key is the lock, as that of the lines.
CREATE TABLE talk (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    channel TEXT NOT NULL,
    text TEXT NOT NULL,
    seat BIGINT NOT NULL,
    about BIGINT NOT NULL,
    user_id BIGINT REFERENCES users (id),
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE INDEX talk_of_user ON talk (user_id);

-- How far each person has read.
CREATE TABLE talk_read (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    n BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);

CREATE INDEX talk_read_of_user ON talk_read (user_id);

CREATE TABLE notes (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    seat BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id, seat)
);

CREATE INDEX notes_of_user ON notes (user_id);

-- Whom a person does not want to hear: at one table, or without a table anywhere.
CREATE TABLE avoided (
    user_id BIGINT NOT NULL REFERENCES users (id),
    other_id BIGINT NOT NULL REFERENCES users (id),
    table_id TEXT COLLATE "C" NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (user_id, other_id, table_id)
);

CREATE INDEX avoided_other ON avoided (other_id);

-- What was brought before the operators; a report outlives its table.
CREATE TABLE reports (
    id BIGINT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    reporter BIGINT REFERENCES users (id),
    accused BIGINT REFERENCES users (id),
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    why TEXT NOT NULL,
    resolved DOUBLE PRECISION NOT NULL
);

-- Who is asked and away for so many seconds is overdue; who watches may talk or not; how people
-- ended a game.
ALTER TABLE tables ADD COLUMN patience BIGINT NOT NULL DEFAULT 259200;
ALTER TABLE tables ADD COLUMN gallery BIGINT NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN ended TEXT NOT NULL DEFAULT '';
