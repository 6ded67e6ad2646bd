-- One show, one record (docs/decisions/008-duplicate-podcasts.md).

-- The title of the first reading; `title` is that of the last.
ALTER TABLE podcasts ADD COLUMN title_original VARCHAR;
UPDATE podcasts SET title_original = title;

-- ingest: hashes of URLs, guids and titles by which the same show is looked for. Keys of before stay.
CREATE TABLE identity_keys (
    key UBIGINT NOT NULL,
    podcast_id UUID NOT NULL
);
CREATE INDEX identity_keys_by_key ON identity_keys (key);

-- the catalog's own: ids that lead to another record. `new_id` is always one that is there.
CREATE TABLE merged_ids (
    old_id UUID PRIMARY KEY,
    new_id UUID NOT NULL,
    -- podcast or episode
    kind VARCHAR NOT NULL,
    -- of the podcast that is, or has, `new_id`
    podcast_id UUID NOT NULL,
    slug VARCHAR NOT NULL,
    merged_at TIMESTAMP NOT NULL,
    why VARCHAR NOT NULL,
    revision BIGINT NOT NULL,
    -- the row as it was
    record JSON NOT NULL
);
