CREATE TABLE tables (
    key      BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id       TEXT NOT NULL UNIQUE,
    watch    TEXT NOT NULL UNIQUE,
    code     TEXT UNIQUE,
    created  BIGINT NOT NULL,
    touched  BIGINT NOT NULL,
    finished BIGINT,
    -- How many devices there ever were: numbers are not given twice.
    devices  BIGINT NOT NULL DEFAULT 0,
    -- The number of the line that comes next.
    next     BIGINT NOT NULL DEFAULT 0,
    -- Whether anything has happened since it was made.
    used     BOOLEAN NOT NULL DEFAULT FALSE,
    -- The service time at which it was found too old.
    marked   BIGINT
-- Every append changes a row of this: with room in its page no index has to change with it.
) WITH (fillfactor = 70);
CREATE INDEX unused_tables ON tables (created) WHERE NOT used;
CREATE INDEX marked_tables ON tables (marked) WHERE marked IS NOT NULL;

CREATE TABLE lines (
    table_key BIGINT NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    number    BIGINT NOT NULL,
    at        BIGINT NOT NULL,
    text      TEXT NOT NULL,
    -- Whose append it was, so that one can be asked again: see Storage::append_once.
    mark      BIGINT NOT NULL,
    PRIMARY KEY (table_key, number)
);

CREATE TABLE devices (
    table_key BIGINT NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    number    BIGINT NOT NULL,
    hash      BYTEA NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (table_key, number),
    UNIQUE (table_key, hash)
);

CREATE TABLE invites (
    table_key BIGINT NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    hash      BYTEA NOT NULL CHECK (length(hash) = 32),
    seat      SMALLINT NOT NULL,
    tenure    BIGINT NOT NULL,
    expires   BIGINT NOT NULL,
    PRIMARY KEY (table_key, hash)
);
CREATE INDEX invites_by_end ON invites (expires);

-- One row.
CREATE TABLE service (
    -- For how many milliseconds this database has been served.
    time   BIGINT NOT NULL,
    beats  BIGINT NOT NULL,
    -- What the nodes have in common and nobody else knows.
    secret BYTEA NOT NULL
);
-- Two random numbers of 122 bits each, from the strong source of the system.
INSERT INTO service VALUES (0, 0, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- The nodes that live: one that has not been heard of until then is deleted, and never comes back
-- under the same name.
CREATE TABLE nodes (
    name    TEXT PRIMARY KEY,
    expires TIMESTAMPTZ NOT NULL
);

-- Who does what only one node may do: a table by its id, or another duty by its name.
CREATE TABLE duties (
    duty  TEXT PRIMARY KEY,
    -- Empty if nobody has it.
    node  TEXT NOT NULL,
    -- Until when somebody had it before.
    until TIMESTAMPTZ
);

-- Who is connected to which node. It is not worth a line in the journal.
CREATE UNLOGGED TABLE presence (
    id       TEXT NOT NULL,
    node     TEXT NOT NULL,
    devices  BIGINT[] NOT NULL,
    watchers BIGINT NOT NULL,
    PRIMARY KEY (id, node)
);
