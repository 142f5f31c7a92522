-- The schema.  A file's own user_version tells how far it has come.

-- The account is the name as it is compared; a guest has none.  What challenges a bot takes is JSON.
CREATE TABLE users (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    account TEXT UNIQUE,
    password TEXT NOT NULL,
    webhook TEXT NOT NULL,
    bot INTEGER NOT NULL DEFAULT 0,
    policy TEXT NOT NULL DEFAULT ''
) STRICT;

-- Sessions: when a token was made and used last, from where and with what.  A token for programs
-- has a name, and scopes with spaces between them.
CREATE TABLE tokens (
    hashed TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id),
    at REAL NOT NULL,
    seen REAL NOT NULL,
    address TEXT NOT NULL,
    device TEXT NOT NULL,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tokens_of_user ON tokens (user_id);

-- Passwords tried in vain, by the address that tried; without an address, by anybody.
CREATE TABLE attempts (
    user_id INTEGER NOT NULL REFERENCES users (id),
    address TEXT NOT NULL,
    failures INTEGER NOT NULL,
    until REAL NOT NULL,
    PRIMARY KEY (user_id, address)
) STRICT, WITHOUT ROWID;

-- People and addresses that are kept outside, and people who may not talk: for good, or until then.
CREATE TABLE bans (
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    at REAL NOT NULL,
    until REAL NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (kind, value)
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
    parent_lines INTEGER NOT NULL,
    frozen INTEGER NOT NULL,
    upload TEXT NOT NULL,
    rematch TEXT NOT NULL,
    patience INTEGER NOT NULL,
    gallery INTEGER NOT NULL,
    ended TEXT NOT NULL,
    hints INTEGER NOT NULL,
    level TEXT NOT NULL,
    language TEXT NOT NULL,
    sleeps INTEGER NOT NULL,
    vacations INTEGER NOT NULL,
    what_if INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_of_owner ON tables (owner);

CREATE INDEX tables_in_public ON tables (public, state, changed);

-- Who knows what a seat knew is JSON, a list of users, and so are its standing orders; an open seat
-- is kept for who was asked, 0 is nobody.
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
    known_to TEXT NOT NULL,
    orders TEXT NOT NULL,
    asked INTEGER NOT NULL,
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

-- How many entries of its log a seat has been told, so that it is not told them again.
CREATE TABLE seen (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    log INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

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

-- Quiet hours are minutes of the local day, equal ones none; planned is when the latest message goes.
-- What is switched off is JSON, a list of channels with kinds of notices.
CREATE TABLE notice_preferences (
    user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    language TEXT NOT NULL,
    time_zone TEXT NOT NULL,
    quiet_from INTEGER NOT NULL,
    quiet_to INTEGER NOT NULL,
    interval_minutes INTEGER NOT NULL,
    mail TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    switched_off TEXT NOT NULL,
    weekends INTEGER NOT NULL,
    automatic INTEGER NOT NULL,
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

-- The notices that are still to be sent, one for each channel of a person, kind and place.
CREATE TABLE outbox (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    channel TEXT NOT NULL,
    kind TEXT NOT NULL,
    place TEXT NOT NULL,
    seat INTEGER NOT NULL,
    detail TEXT NOT NULL,
    title TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (user_id, channel, kind, place, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_by_due ON outbox (due);

-- Keys that the servers of this store have made for themselves.
CREATE TABLE server_keys (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What an operator has changed beside the server, which looks here for it.
CREATE TABLE notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    change TEXT NOT NULL
) STRICT;

-- Tournaments.  Their rules are JSON; from the seed come the lots.  A turn is a round; it is due when
-- its time is out.  Whoever runs it does so until a time, unless that is told again.
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    organiser INTEGER REFERENCES users (id),
    title TEXT NOT NULL,
    rules TEXT NOT NULL,
    seed TEXT NOT NULL,
    state TEXT NOT NULL,
    turn INTEGER NOT NULL,
    due REAL NOT NULL,
    created REAL NOT NULL,
    changed REAL NOT NULL,
    runner TEXT NOT NULL DEFAULT '',
    runs_until REAL NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX tournaments_by_state ON tournaments (state, changed);

-- Who takes part, or stands by; a place without a person is a bot's.  The name before is that of
-- who first had the place.  A bid is hundredths of a point for a side, -1 is none.
CREATE TABLE entrants (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    number INTEGER NOT NULL,
    user_id INTEGER REFERENCES users (id),
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    standby INTEGER NOT NULL,
    first_id INTEGER REFERENCES users (id),
    name_before TEXT NOT NULL,
    held_since REAL NOT NULL,
    side INTEGER NOT NULL,
    bid INTEGER NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entrants_of_user ON entrants (user_id, tournament);

CREATE INDEX entrants_before ON entrants (first_id);

-- Who has which seat and takes which share of the point, by seat, is JSON.  A free round has no table.
CREATE TABLE tournament_games (
    tournament TEXT NOT NULL REFERENCES tournaments (id),
    number INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    seating TEXT NOT NULL,
    pool INTEGER NOT NULL,
    knockout INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    shares TEXT NOT NULL,
    paid TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_games_at ON tournament_games (table_id);

-- Persons: since when somebody has an account, and whom their profile shows what, as JSON.
CREATE TABLE profiles (
    user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    since REAL NOT NULL,
    shown TEXT NOT NULL
) STRICT;

-- What lets somebody into an account again, or into the house at all: each works once, if it is not
-- too late; until 0 is for ever.  Only hashes are kept.
CREATE TABLE ways_in (
    hashed TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    until REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX ways_in_of_user ON ways_in (user_id);

-- By whom a seat was played in a game that is over, or by whom it was left before; 0 is a bot of the
-- house.  How long the turns took is JSON.
CREATE TABLE played (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    bot TEXT NOT NULL,
    at REAL NOT NULL,
    finished INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    people INTEGER NOT NULL,
    times TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX played_by_user ON played (user_id, at);

CREATE INDEX played_by_bot ON played (bot, at);

CREATE INDEX preferences_by_mail ON notice_preferences (lower(mail));

-- Time that respects life: the hours of people, and from when to when they count; their vacations;
-- who has sat where since when, at tables whose clocks sleep; when such tables are looked at next,
-- and what was told of them, as JSON.
CREATE TABLE rest_hours (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    since REAL NOT NULL,
    until REAL NOT NULL,
    time_zone TEXT NOT NULL,
    quiet_from INTEGER NOT NULL,
    quiet_to INTEGER NOT NULL,
    weekends INTEGER NOT NULL,
    PRIMARY KEY (user_id, since)
) STRICT, WITHOUT ROWID;

CREATE TABLE vacations (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    begun REAL NOT NULL,
    until REAL NOT NULL,
    PRIMARY KEY (user_id, begun)
) STRICT, WITHOUT ROWID;

CREATE TABLE sittings (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    since REAL NOT NULL,
    user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
    PRIMARY KEY (table_id, seat, since)
) STRICT, WITHOUT ROWID;

CREATE INDEX sittings_of_user ON sittings (user_id);

CREATE TABLE alarms (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    at REAL NOT NULL,
    told TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX alarms_by_time ON alarms (at);

-- What tables people seek: modules are JSON, null for any; the table is where its person was seated.
CREATE TABLE tickets (
    user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    seats INTEGER NOT NULL,
    modules TEXT NOT NULL,
    live INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    low INTEGER NOT NULL,
    high INTEGER NOT NULL,
    bots_after INTEGER NOT NULL,
    since REAL NOT NULL,
    seen REAL NOT NULL,
    table_id TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Which server does what only one may do, and until when if it says nothing more.
CREATE TABLE leases (
    name TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    until REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_asked ON seats (asked) WHERE asked <> 0;

CREATE INDEX talk_seats_offered ON talk (table_id)
    WHERE channel = 'act' AND text IN ('seat_offered', 'resigned', 'left');

-- Those who look after the house: moderators and operators.
CREATE TABLE roles (
    user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;

-- What those have done: to whom or to which table, and why.  It stays, whoever goes.
CREATE TABLE moderation_log (
    id INTEGER PRIMARY KEY,
    at REAL NOT NULL,
    moderator INTEGER NOT NULL,
    moderator_name TEXT NOT NULL,
    act TEXT NOT NULL,
    person INTEGER NOT NULL,
    person_name TEXT NOT NULL,
    table_id TEXT NOT NULL,
    report INTEGER NOT NULL,
    until REAL NOT NULL,
    about TEXT NOT NULL,
    reason TEXT NOT NULL
) STRICT;

CREATE INDEX moderation_log_of_person ON moderation_log (person);

CREATE INDEX moderation_log_of_report ON moderation_log (report);

-- What moderators tell a person, until that person puts it away.
CREATE TABLE letters (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    until REAL NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (user_id, n)
) STRICT, WITHOUT ROWID;

-- What every page tells everybody; there is one at most.
CREATE TABLE banner (
    id INTEGER PRIMARY KEY,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    until REAL NOT NULL
) STRICT;

-- Ratings (docs/ratings.md).  Whether the game at a table is rated.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

-- Who sat where when a game began: a person, or a bot by its name.
CREATE TABLE beginnings (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user_id INTEGER REFERENCES users (id),
    bot TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX beginnings_of_user ON beginnings (user_id);

-- How each seat of a finished game came out; it outlives its table.  Games are numbered as they are
-- counted.  The rules are JSON; the subject is whose result it is, also if their account is gone.
CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    n INTEGER NOT NULL,
    at REAL NOT NULL,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    side TEXT NOT NULL,
    subject TEXT NOT NULL,
    user_id INTEGER REFERENCES users (id),
    bot TEXT NOT NULL,
    substitute INTEGER REFERENCES users (id),
    substitute_bot TEXT NOT NULL,
    people INTEGER NOT NULL,
    points INTEGER NOT NULL,
    share REAL NOT NULL,
    place REAL NOT NULL,
    answers INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    why TEXT NOT NULL,
    counted INTEGER NOT NULL,
    weight REAL NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_of_user ON results (user_id, n);

CREATE INDEX results_of_substitute ON results (substitute);

CREATE INDEX results_of_subject ON results (subject, game, n);

CREATE INDEX results_in_order ON results (n, seat);

-- How strong people and bots are, and what seats are worth: all of it follows from the results.
CREATE TABLE ratings (
    game TEXT NOT NULL,
    subject TEXT NOT NULL,
    user_id INTEGER REFERENCES users (id),
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game, subject)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_of_user ON ratings (user_id);

CREATE INDEX ratings_in_order ON ratings (game, mu);

-- How many games were counted: whoever counts one has the row to themselves until it is done.
CREATE TABLE rating_numbers (
    id INTEGER PRIMARY KEY,
    n INTEGER NOT NULL
) STRICT;
