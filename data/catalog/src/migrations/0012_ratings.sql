-- Ratings, reviews and follower counts on platforms (see `Rating`, `Review`, `SocialProfile`).

ALTER TABLE changes ADD COLUMN ratings_revision BIGINT DEFAULT 0;

-- ingest: a row for each change of the figures
CREATE TABLE ratings (
    podcast_id UUID NOT NULL,
    -- apple, spotify, castbox
    platform VARCHAR NOT NULL,
    -- ISO 3166 alpha-2 in lower case; empty when the platform has one figure for all countries
    country VARCHAR NOT NULL,
    -- the day on which the figures were first seen
    day DATE NOT NULL,
    -- when the figures were last seen
    captured_at TIMESTAMP NOT NULL,
    -- null when the platform has no such figure
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

-- ingest: by the URL in links; a row for each change of the counts
CREATE TABLE social_profiles (
    url VARCHAR NOT NULL,
    platform VARCHAR NOT NULL,
    day DATE NOT NULL,
    captured_at TIMESTAMP NOT NULL,
    record JSON NOT NULL,
    PRIMARY KEY (url, day)
);

-- ingest: shows of platforms, matched by their feeds
CREATE TABLE platform_shows (
    platform VARCHAR NOT NULL,
    platform_id VARCHAR NOT NULL,
    podcast_id UUID NOT NULL,
    seen_at TIMESTAMP NOT NULL,
    PRIMARY KEY (platform, platform_id)
);

-- ingest: provider polls, so that a run resumes where another one stopped
CREATE TABLE asked (
    source VARCHAR NOT NULL,
    -- the show's id on the platform, or the URL of a profile
    subject VARCHAR NOT NULL,
    country VARCHAR NOT NULL,
    asked_at TIMESTAMP NOT NULL,
    -- found, unknown, failed
    outcome VARCHAR NOT NULL,
    PRIMARY KEY (source, subject, country)
);
