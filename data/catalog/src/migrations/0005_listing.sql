-- Listings of podcasts in directories, whether their feeds were read or not.

-- Apple's id of the podcast, and a directory's own figures (see `Listing`).
ALTER TABLE podcasts ADD COLUMN apple_id BIGINT;
ALTER TABLE podcasts ADD COLUMN listing JSON;

-- ingest: progress of the import of a directory's dump
CREATE TABLE listing_imports (
    -- hash of the dump's bytes, independent of the file's path
    fingerprint VARCHAR PRIMARY KEY,
    -- committed units of work
    done BIGINT NOT NULL,
    counts JSON NOT NULL,
    finished_at TIMESTAMP
);
