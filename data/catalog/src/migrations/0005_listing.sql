-- What directories list of podcasts, whether their feeds were read or not.

-- Apple's number of the podcast, and a directory's own figures (see `Listing`).
ALTER TABLE podcasts ADD COLUMN apple_id BIGINT;
ALTER TABLE podcasts ADD COLUMN listing JSON;

-- ingest: how far the import of a directory's dump is
CREATE TABLE listing_imports (
    -- of the dump's bytes, wherever the file lies
    fingerprint VARCHAR PRIMARY KEY,
    -- units of work that are committed
    done BIGINT NOT NULL,
    counts JSON NOT NULL,
    finished_at TIMESTAMP
);
