-- scoring: who stands behind a podcast (see `Affiliation`); null in rows of before, which are due again

ALTER TABLE scores ADD COLUMN affiliation JSON;
UPDATE scores SET weights = 0;
