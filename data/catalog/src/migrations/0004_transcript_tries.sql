-- ingest: failed transcript links, so that not every run fetches a dead one. A working link has no row.
CREATE TABLE transcript_tries (
    url VARCHAR PRIMARY KEY,
    failures INTEGER NOT NULL,
    reason VARCHAR NOT NULL,
    tried_at TIMESTAMP NOT NULL,
    next_at TIMESTAMP NOT NULL
);
