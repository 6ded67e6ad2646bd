-- The catalog's first schema. Each table has one writing stage; `changes` is the catalog's own.

CREATE SEQUENCE revisions START 1;

-- Per podcast, the revision and time of the last change by each stage. A revision counts units of work. A stage is due
-- when the revision of its inputs is newer than the one it last processed. A generation holds all podcasts up to a
-- revision.
CREATE TABLE changes (
    podcast_id UUID PRIMARY KEY,
    feed_revision BIGINT NOT NULL DEFAULT 0,
    links_revision BIGINT NOT NULL DEFAULT 0,
    scores_revision BIGINT NOT NULL DEFAULT 0
);

-- ingest
CREATE TABLE feeds (
    url VARCHAR PRIMARY KEY,
    podcast_id UUID NOT NULL,
    fetched_at TIMESTAMP NOT NULL,
    http_status INTEGER,
    etag VARCHAR,
    last_modified VARCHAR,
    body_hash VARCHAR,
    podcast_hash BIGINT NOT NULL,
    -- 24 bytes per item: episode id, hash. Readings are compared without reading the episodes.
    items BLOB NOT NULL,
    failures INTEGER NOT NULL,
    last_error VARCHAR,
    issues JSON NOT NULL
);

-- ingest: former URLs of feeds
CREATE TABLE feed_aliases (
    url VARCHAR PRIMARY KEY,
    podcast_id UUID NOT NULL,
    seen_at TIMESTAMP NOT NULL
);

-- ingest
CREATE TABLE podcasts (
    id UUID PRIMARY KEY,
    slug VARCHAR NOT NULL,
    feed_url VARCHAR NOT NULL,
    guid VARCHAR,
    title VARCHAR NOT NULL,
    author VARCHAR,
    owner_name VARCHAR,
    owner_email VARCHAR,
    description_html VARCHAR NOT NULL,
    description VARCHAR NOT NULL,
    language VARCHAR,
    genres JSON NOT NULL,
    keywords JSON NOT NULL,
    image_url VARCHAR,
    website_url VARCHAR,
    explicit BOOLEAN,
    kind VARCHAR,
    medium VARCHAR,
    generator VARCHAR,
    copyright VARCHAR,
    locked BOOLEAN,
    funding_url VARCHAR,
    location VARCHAR,
    persons JSON NOT NULL,
    complete BOOLEAN NOT NULL,
    first_seen_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL
);

-- ingest: every slug ever given
CREATE TABLE slugs (
    slug VARCHAR PRIMARY KEY,
    podcast_id UUID NOT NULL
);

-- ingest
CREATE TABLE episodes (
    id UUID PRIMARY KEY,
    podcast_id UUID NOT NULL,
    slug VARCHAR NOT NULL,
    guid VARCHAR,
    title VARCHAR NOT NULL,
    subtitle VARCHAR,
    author VARCHAR,
    description_html VARCHAR NOT NULL,
    description VARCHAR NOT NULL,
    web_url VARCHAR,
    enclosure_url VARCHAR,
    enclosure_type VARCHAR,
    enclosure_bytes BIGINT,
    duration_s BIGINT,
    image_url VARCHAR,
    published_at TIMESTAMP,
    explicit BOOLEAN,
    season INTEGER,
    number INTEGER,
    kind VARCHAR,
    persons JSON NOT NULL,
    keywords JSON NOT NULL,
    chapters_url VARCHAR,
    transcript_links JSON NOT NULL,
    first_seen_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    gone_at TIMESTAMP
);

-- ingest
CREATE TABLE transcripts (
    episode_id UUID PRIMARY KEY,
    podcast_id UUID NOT NULL,
    language VARCHAR,
    source VARCHAR NOT NULL,
    format VARCHAR NOT NULL,
    -- [[start_ms, end_ms, speaker, text], …]
    cues JSON NOT NULL,
    fetched_at TIMESTAMP NOT NULL
);

-- crawler: nothing is deleted; a link is current when the podcast's last crawl found it
CREATE TABLE links (
    podcast_id UUID NOT NULL,
    category VARCHAR NOT NULL,
    kind VARCHAR NOT NULL,
    url VARCHAR NOT NULL,
    source VARCHAR NOT NULL,
    first_seen_at TIMESTAMP NOT NULL,
    last_seen_at TIMESTAMP NOT NULL,
    PRIMARY KEY (podcast_id, category, kind, url, source)
);

-- crawler
CREATE TABLE crawls (
    podcast_id UUID PRIMARY KEY,
    input_revision BIGINT NOT NULL,
    crawled_at TIMESTAMP NOT NULL
);

-- scoring
CREATE TABLE scores (
    podcast_id UUID PRIMARY KEY,
    input_revision BIGINT NOT NULL,
    episode_count BIGINT NOT NULL,
    transcript_count BIGINT NOT NULL,
    first_episode_at TIMESTAMP,
    last_episode_at TIMESTAMP,
    median_interval_days DOUBLE,
    update_frequency VARCHAR,
    quality DOUBLE,
    authority DOUBLE,
    inputs JSON NOT NULL,
    computed_at TIMESTAMP NOT NULL
);
