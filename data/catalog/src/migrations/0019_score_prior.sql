-- The prior of the authority score, and its samples (see `ScorePrior`).

-- scoring: one row, the prior that scores are computed with
CREATE TABLE score_prior (
    quality DOUBLE NOT NULL,
    engagement DOUBLE NOT NULL,
    social DOUBLE NOT NULL,
    youtube DOUBLE NOT NULL,
    estimated_at TIMESTAMP NOT NULL
);

-- the prior that the score was computed with
ALTER TABLE scores ADD COLUMN prior JSON;
-- what the podcast contributes to the prior; null in earlier rows, which are due again
ALTER TABLE scores ADD COLUMN sample_quality DOUBLE;
ALTER TABLE scores ADD COLUMN sample_engagement DOUBLE;
ALTER TABLE scores ADD COLUMN sample_social DOUBLE;
ALTER TABLE scores ADD COLUMN sample_youtube DOUBLE;
