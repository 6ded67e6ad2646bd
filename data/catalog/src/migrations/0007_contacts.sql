-- Whom to write to, with where and when it was seen (see `PodcastContacts`).

-- crawler: where on a website the link was seen; a link from a website is current when it was seen by the last crawl of
-- the site, one from the feed when it was seen at the last look at the feed
ALTER TABLE links ADD COLUMN page VARCHAR;
ALTER TABLE links ADD COLUMN page_kind VARCHAR;
ALTER TABLE links ADD COLUMN occurrences BIGINT;
ALTER TABLE links ADD COLUMN confidence DOUBLE;

-- crawler: one row a site, however many podcasts name it
CREATE TABLE sites (
    -- registrable domain, or host where many owners share a domain
    site VARCHAR PRIMARY KEY,
    -- fine, parked, needs-javascript, refused, failing, new
    state VARCHAR NOT NULL,
    -- the last crawl that brought pages
    crawled_at TIMESTAMP,
    -- the last request
    asked_at TIMESTAMP,
    next_at TIMESTAMP NOT NULL,
    -- why it is due then
    why VARCHAR NOT NULL,
    failures BIGINT NOT NULL,
    last_error VARCHAR,
    -- crawls in a row that brought nothing new
    unchanged BIGINT NOT NULL,
    -- hash of what was found
    content_hash VARCHAR,
    -- validators of the first page, and its URL
    start_url VARCHAR,
    etag VARCHAR,
    last_modified VARCHAR,
    pages BIGINT NOT NULL
);

-- crawler: what the last crawl that brought pages saw beside contacts (see `SiteResult`)
CREATE TABLE site_results (
    site VARCHAR PRIMARY KEY,
    record JSON NOT NULL
);

-- crawler: which site a podcast names, and when its findings were last written
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

-- crawler: who does not want to be listed
CREATE TABLE opt_outs (
    -- address, domain, show, contact
    kind VARCHAR NOT NULL,
    value VARCHAR NOT NULL,
    why VARCHAR NOT NULL,
    added_at TIMESTAMP NOT NULL,
    -- podcasts of which it hid something when it was added: they are looked at again when it is taken off
    podcasts UUID[],
    PRIMARY KEY (kind, value)
);

-- Sites and contacts are noted when a podcast is looked at, so every podcast is due once more.
UPDATE crawls SET input_revision = 0;
