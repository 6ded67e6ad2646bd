-- Contacts, with where and when they were seen (see `PodcastContacts`).

-- crawler: where on a website the link was seen. A link from a website is current when the last crawl of the site found
-- it, one from the feed when the last reading of the feed did.
ALTER TABLE links ADD COLUMN page VARCHAR;
ALTER TABLE links ADD COLUMN page_kind VARCHAR;
ALTER TABLE links ADD COLUMN occurrences BIGINT;
ALTER TABLE links ADD COLUMN confidence DOUBLE;

-- crawler: one row per site, however many podcasts name it
CREATE TABLE sites (
    -- registrable domain, or host where many owners share a domain
    site VARCHAR PRIMARY KEY,
    -- fine, parked, needs-javascript, refused, failing, new
    state VARCHAR NOT NULL,
    -- the last crawl that returned pages
    crawled_at TIMESTAMP,
    -- the last request
    asked_at TIMESTAMP,
    next_at TIMESTAMP NOT NULL,
    -- why it is due then
    why VARCHAR NOT NULL,
    failures BIGINT NOT NULL,
    last_error VARCHAR,
    -- consecutive crawls without changes
    unchanged BIGINT NOT NULL,
    -- hash of the findings
    content_hash VARCHAR,
    -- validators of the first page, and its URL
    start_url VARCHAR,
    etag VARCHAR,
    last_modified VARCHAR,
    pages BIGINT NOT NULL
);

-- crawler: findings of the last crawl that returned pages, apart from contacts (see `SiteResult`)
CREATE TABLE site_results (
    site VARCHAR PRIMARY KEY,
    record JSON NOT NULL
);

-- crawler: the site that a podcast names, and when its findings were last written
CREATE TABLE site_podcasts (
    podcast_id UUID PRIMARY KEY,
    site VARCHAR NOT NULL,
    url VARCHAR NOT NULL,
    crawled_at TIMESTAMP
);

-- crawler
CREATE TABLE contacts (
    podcast_id UUID PRIMARY KEY,
    record JSON NOT NULL
);

-- crawler: opt-outs
CREATE TABLE opt_outs (
    -- address, domain, show, contact
    kind VARCHAR NOT NULL,
    value VARCHAR NOT NULL,
    why VARCHAR NOT NULL,
    added_at TIMESTAMP NOT NULL,
    -- podcasts that it hid something of when it was added: they are read again when it is removed
    podcasts UUID[],
    PRIMARY KEY (kind, value)
);

-- Sites and contacts are stored when a podcast is read, so every podcast is due once more.
UPDATE crawls SET input_revision = 0;
