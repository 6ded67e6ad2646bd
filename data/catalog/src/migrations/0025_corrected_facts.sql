-- ingest: facts of podcasts that people corrected and an administrator accepted; readings of feeds leave them as they are

CREATE TABLE corrected_facts (
    podcast_id UUID NOT NULL,
    fact VARCHAR NOT NULL,
    value VARCHAR NOT NULL,
    PRIMARY KEY (podcast_id, fact)
);
