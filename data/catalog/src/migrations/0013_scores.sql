-- Score distribution, score history and chart summaries (see `ScorePercentiles`, `ScorePoint`, `ChartSummary`).

ALTER TABLE changes ADD COLUMN charts_revision BIGINT DEFAULT 0;

ALTER TABLE scores ADD COLUMN newest_at TIMESTAMP;
ALTER TABLE scores ADD COLUMN engagement DOUBLE;
ALTER TABLE scores ADD COLUMN social DOUBLE;
ALTER TABLE scores ADD COLUMN youtube DOUBLE;
-- the peer group in which the podcast is ranked; null when unknown
ALTER TABLE scores ADD COLUMN category VARCHAR;
ALTER TABLE scores ADD COLUMN language VARCHAR;
ALTER TABLE scores ADD COLUMN audience JSON;
-- version of the weights
ALTER TABLE scores ADD COLUMN weights BIGINT DEFAULT 1;

-- scoring: how many active podcasts have which score, of all (category and language are empty) and per peer group;
-- replaced as a whole
CREATE TABLE score_standings (
    as_of TIMESTAMP NOT NULL,
    category VARCHAR NOT NULL,
    language VARCHAR NOT NULL,
    -- authority, quality, engagement, social, youtube
    score VARCHAR NOT NULL,
    hundredths BIGINT NOT NULL,
    shows BIGINT NOT NULL
);

-- scoring: a row for each day on which a score, in whole points, changed
CREATE TABLE score_history (
    podcast_id UUID NOT NULL,
    day DATE NOT NULL,
    authority DOUBLE NOT NULL,
    quality DOUBLE,
    engagement DOUBLE,
    social DOUBLE,
    youtube DOUBLE,
    weights BIGINT NOT NULL
);

-- scoring: the chart summary of a podcast when it last changed significantly
CREATE TABLE chart_standings (
    podcast_id UUID NOT NULL,
    as_of DATE NOT NULL,
    -- the best current position, weighted by chart; null when the podcast is on none
    chart BIGINT,
    position BIGINT,
    charts BIGINT NOT NULL,
    days BIGINT NOT NULL,
    -- height from 0 to 1 a week before and now, on charts captured at both times; null when it was on none
    before DOUBLE,
    now DOUBLE,
    before_is_known BOOLEAN NOT NULL
);

-- scoring: one row when there were charts to summarize
CREATE TABLE chart_looks (
    as_of DATE NOT NULL,
    -- stamp of the summarized files: an equal stamp needs no new summary
    stamp VARCHAR NOT NULL
);
