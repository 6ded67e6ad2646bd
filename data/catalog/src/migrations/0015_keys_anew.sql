-- The key index lost entries when a catalog was opened after a kill (see `open_database`). Such an index cannot be
-- dropped: the rows move to a table with a new one.
CREATE TABLE keys_anew (
    key UBIGINT NOT NULL,
    podcast_id UUID NOT NULL
);
INSERT INTO keys_anew SELECT key, podcast_id FROM identity_keys;
DROP TABLE identity_keys;
ALTER TABLE keys_anew RENAME TO identity_keys;
CREATE INDEX identity_keys_by_key ON identity_keys (key);
