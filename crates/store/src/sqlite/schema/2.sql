-- Invites are good for one tenure of a seat and until a time. Those that were out are not: they end.
DROP TABLE invites;
CREATE TABLE invites (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    hash      BLOB NOT NULL CHECK (length(hash) = 32),
    seat      INTEGER NOT NULL,
    tenure    INTEGER NOT NULL,
    expires   INTEGER NOT NULL,
    PRIMARY KEY (table_key, hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX invites_by_end ON invites (expires);

-- Whether anything has happened at a table since it was made. Of older ones nobody knows.
ALTER TABLE tables ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET used = 1;
CREATE INDEX unused_tables ON tables (created) WHERE used = 0;

-- The service time at which a table was found too old.
ALTER TABLE tables ADD COLUMN marked INTEGER;
CREATE INDEX marked_tables ON tables (marked) WHERE marked IS NOT NULL;

-- One row: what is counted, and what is left to do.
CREATE TABLE service (
    -- For how many milliseconds this database has been served.
    time      INTEGER NOT NULL,
    tables    INTEGER NOT NULL,
    codes     INTEGER NOT NULL,
    -- Whether copies of deleted rows may lie in unused corners of pages.
    traces    INTEGER NOT NULL,
    -- The service time at which the file was last written anew.
    rewritten INTEGER NOT NULL
) STRICT;
INSERT INTO service SELECT 0, count(*), count(code), 0, 0 FROM tables;

CREATE TRIGGER table_made AFTER INSERT ON tables BEGIN
    UPDATE service SET tables = tables + 1, codes = codes + (new.code IS NOT NULL);
END;
CREATE TRIGGER code_changed AFTER UPDATE OF code ON tables BEGIN
    UPDATE service SET codes = codes + (new.code IS NOT NULL) - (old.code IS NOT NULL);
END;
CREATE TRIGGER table_deleted AFTER DELETE ON tables BEGIN
    UPDATE service SET tables = tables - 1, codes = codes - (old.code IS NOT NULL), traces = 1;
END;
