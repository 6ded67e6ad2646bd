-- What listeners say of shows elsewhere, and how many follow their profiles (see `Rating`, `Review`, `SocialProfile`).

ALTER TABLE changes ADD COLUMN ratings_revision BIGINT DEFAULT 0;

-- ingest: a row for each time that the figures were others than before
CREATE TABLE ratings (
    podcast_id UUID NOT NULL,
    -- apple, spotify, castbox
    platform VARCHAR NOT NULL,
    -- ISO 3166 alpha-2 in lower case; empty where the platform has one figure for all
    country VARCHAR NOT NULL,
    -- the day on which they were first seen
    day DATE NOT NULL,
    -- when they were last seen
    captured_at TIMESTAMP NOT NULL,
    -- null is what the platform did not say
    average DOUBLE,
    ratings_count BIGINT,
    -- [one, two, three, four, five]
    stars JSON,
    texts BIGINT,
    plays BIGINT,
    subscribers BIGINT,
    PRIMARY KEY (podcast_id, platform, country, day)
);

-- ingest
CREATE TABLE reviews (
    podcast_id UUID NOT NULL,
    platform VARCHAR NOT NULL,
    review_id VARCHAR NOT NULL,
    country VARCHAR NOT NULL,
    stars BIGINT NOT NULL,
    title VARCHAR NOT NULL,
    body VARCHAR NOT NULL,
    author VARCHAR NOT NULL,
    reviewed_at TIMESTAMP,
    seen_at TIMESTAMP NOT NULL,
    PRIMARY KEY (podcast_id, platform, review_id)
);

-- ingest: by the address that links have; a row for each time that the counts were others than before
CREATE TABLE social_profiles (
    url VARCHAR NOT NULL,
    platform VARCHAR NOT NULL,
    day DATE NOT NULL,
    captured_at TIMESTAMP NOT NULL,
    record JSON NOT NULL,
    PRIMARY KEY (url, day)
);

-- ingest: shows of platforms that were told by their feeds
CREATE TABLE platform_shows (
    platform VARCHAR NOT NULL,
    platform_id VARCHAR NOT NULL,
    podcast_id UUID NOT NULL,
    seen_at TIMESTAMP NOT NULL,
    PRIMARY KEY (platform, platform_id)
);

-- ingest: what services were asked for, so that a run goes on where another stopped
CREATE TABLE asked (
    source VARCHAR NOT NULL,
    -- the show's id on the platform, or the address of a profile
    subject VARCHAR NOT NULL,
    country VARCHAR NOT NULL,
    asked_at TIMESTAMP NOT NULL,
    -- found, unknown, failed
    outcome VARCHAR NOT NULL,
    PRIMARY KEY (source, subject, country)
);
