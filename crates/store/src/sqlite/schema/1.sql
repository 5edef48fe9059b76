CREATE TABLE tables (
    key      INTEGER PRIMARY KEY,
    id       TEXT NOT NULL UNIQUE,
    watch    TEXT NOT NULL UNIQUE,
    code     TEXT UNIQUE,
    created  INTEGER NOT NULL,
    touched  INTEGER NOT NULL,
    finished INTEGER,
    -- How many devices there ever were: numbers are not given twice.
    devices  INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE lines (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    number    INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    text      TEXT NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE devices (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    number    INTEGER NOT NULL,
    hash      BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (table_key, number),
    UNIQUE (table_key, hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE invites (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    hash      BLOB NOT NULL CHECK (length(hash) = 32),
    seat      INTEGER NOT NULL,
    kind      INTEGER NOT NULL,
    PRIMARY KEY (table_key, hash)
) STRICT, WITHOUT ROWID;

-- One row that is written to see whether the disk takes writes.
CREATE TABLE pulse (beats INTEGER NOT NULL) STRICT;
INSERT INTO pulse VALUES (0);
