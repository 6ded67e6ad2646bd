-- Shows that were ever on a chart. The charts themselves are Parquet files by day (see src/charts).

CREATE SEQUENCE chart_show_numbers START 1;

-- ingest
CREATE TABLE chart_shows (
    -- what the files of the charts know the show by; never 0
    number BIGINT NOT NULL,
    -- apple or spotify
    platform VARCHAR NOT NULL,
    platform_id VARCHAR NOT NULL,
    title VARCHAR NOT NULL,
    creator VARCHAR,
    image_url VARCHAR,
    -- the day of the chart that these names are from
    named_on DATE NOT NULL,
    -- the feed that the platform says is the show's
    feed_url VARCHAR,
    -- the podcast that it is
    podcast_id UUID,
    matched_by VARCHAR,
    confidence DOUBLE,
    -- podcasts up to this revision were looked at
    tried_revision BIGINT NOT NULL DEFAULT 0,
    revision BIGINT NOT NULL,
    PRIMARY KEY (platform, platform_id)
);
