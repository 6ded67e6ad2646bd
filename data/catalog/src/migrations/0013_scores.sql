-- What scores are compared by, their history, and what charts say of podcasts (see `ScoreStandings`, `ScorePoint`).

ALTER TABLE changes ADD COLUMN charts_revision BIGINT DEFAULT 0;

ALTER TABLE scores ADD COLUMN newest_at TIMESTAMP;
ALTER TABLE scores ADD COLUMN engagement DOUBLE;
ALTER TABLE scores ADD COLUMN social DOUBLE;
ALTER TABLE scores ADD COLUMN youtube DOUBLE;
-- the shows that it is ranked among; null where they are not known
ALTER TABLE scores ADD COLUMN category VARCHAR;
ALTER TABLE scores ADD COLUMN language VARCHAR;
ALTER TABLE scores ADD COLUMN audience JSON;
-- the version of the weights
ALTER TABLE scores ADD COLUMN weights BIGINT DEFAULT 1;

-- scoring: how many active shows have which score, of all (category and language are empty) and of each group; replaced
-- as a whole
CREATE TABLE score_standings (
    as_of TIMESTAMP NOT NULL,
    category VARCHAR NOT NULL,
    language VARCHAR NOT NULL,
    -- authority, quality, engagement, social, youtube
    score VARCHAR NOT NULL,
    hundredths BIGINT NOT NULL,
    shows BIGINT NOT NULL
);

-- scoring: a row for each day on which a score, in whole points, was another than before
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

-- scoring: what charts of the last weeks say of a podcast, when it last differed enough to count
CREATE TABLE chart_standings (
    podcast_id UUID NOT NULL,
    as_of DATE NOT NULL,
    -- the best place now, weighed by its chart; null when it is on none
    chart BIGINT,
    position BIGINT,
    charts BIGINT NOT NULL,
    days BIGINT NOT NULL,
    -- how far up, 0 to 1, a week ago and now, on charts that were captured then; null where it was on none
    before DOUBLE,
    now DOUBLE,
    before_is_known BOOLEAN NOT NULL
);

-- scoring: one row when there were charts to look at
CREATE TABLE chart_looks (
    as_of DATE NOT NULL,
    -- of what was looked at: the same again is no news
    stamp VARCHAR NOT NULL
);
