-- How many entries of its log a seat has been told, so that it is not told them again.

CREATE TABLE seen (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    log BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
