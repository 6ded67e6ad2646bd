-- Shows that were ever on a chart. The charts themselves are Parquet files by day (see src/charts).

CREATE SEQUENCE chart_show_numbers START 1;

-- ingest
CREATE TABLE chart_shows (
    -- the show's number in the chart files; never 0
    number BIGINT NOT NULL,
    -- apple or spotify
    platform VARCHAR NOT NULL,
    platform_id VARCHAR NOT NULL,
    title VARCHAR NOT NULL,
    creator VARCHAR,
    image_url VARCHAR,
    -- the date of the chart that these names come from
    named_on DATE NOT NULL,
    -- the show's feed according to the platform
    feed_url VARCHAR,
    -- the matched podcast
    podcast_id UUID,
    matched_by VARCHAR,
    confidence DOUBLE,
    -- podcasts up to this revision were compared
    tried_revision BIGINT NOT NULL DEFAULT 0,
    revision BIGINT NOT NULL,
    PRIMARY KEY (platform, platform_id)
);
