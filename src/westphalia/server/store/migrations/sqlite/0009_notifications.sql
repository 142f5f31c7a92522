-- How people are told that it is their turn: what they wish, their browsers, what is still to be sent.

-- Quiet hours are minutes of the local day, equal ones none; planned is when the latest message goes.
CREATE TABLE notice_preferences (
    user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    language TEXT NOT NULL,
    time_zone TEXT NOT NULL,
    quiet_from INTEGER NOT NULL,
    quiet_to INTEGER NOT NULL,
    interval_minutes INTEGER NOT NULL,
    mail TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    planned REAL NOT NULL DEFAULT 0
) STRICT;

-- A browser that takes push messages; it is forgotten with the session that named it.
CREATE TABLE push_subscriptions (
    id TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    session TEXT NOT NULL REFERENCES tokens (hashed) ON DELETE CASCADE,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    device TEXT NOT NULL,
    created REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX push_subscriptions_of_user ON push_subscriptions (user_id);

CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session);

-- The notices that are still to be sent, one for each channel of a person and each seat.
CREATE TABLE outbox (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (user_id, channel, table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_by_due ON outbox (due);

CREATE INDEX outbox_of_table ON outbox (table_id);

-- Keys that the servers of this store have made for themselves.
CREATE TABLE server_keys (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
