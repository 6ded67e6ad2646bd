-- One show, one record (docs/decisions/008-duplicate-podcasts.md).

-- The title of the first reading; `title` is that of the last one.
ALTER TABLE podcasts ADD COLUMN title_original VARCHAR;
UPDATE podcasts SET title_original = title;

-- ingest: hashes of URLs, guids and titles that identify a podcast. Former keys stay.
CREATE TABLE identity_keys (
    key UBIGINT NOT NULL,
    podcast_id UUID NOT NULL
);
CREATE INDEX identity_keys_by_key ON identity_keys (key);

-- the catalog's own: ids that redirect to another record. `new_id` always exists.
CREATE TABLE merged_ids (
    old_id UUID PRIMARY KEY,
    new_id UUID NOT NULL,
    -- podcast or episode
    kind VARCHAR NOT NULL,
    -- the podcast that is `new_id`, or has that episode
    podcast_id UUID NOT NULL,
    slug VARCHAR NOT NULL,
    merged_at TIMESTAMP NOT NULL,
    why VARCHAR NOT NULL,
    revision BIGINT NOT NULL,
    -- the deleted row
    record JSON NOT NULL
);
