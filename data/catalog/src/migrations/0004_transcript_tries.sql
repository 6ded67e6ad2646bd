-- ingest: transcript links that failed, so that a dead one is not fetched by every run. A link that works leaves no row.
CREATE TABLE transcript_tries (
    url VARCHAR PRIMARY KEY,
    failures INTEGER NOT NULL,
    reason VARCHAR NOT NULL,
    tried_at TIMESTAMP NOT NULL,
    next_at TIMESTAMP NOT NULL
);
