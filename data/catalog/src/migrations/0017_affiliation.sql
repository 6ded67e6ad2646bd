-- scoring: the affiliation of a podcast (see `Affiliation`); null in earlier rows, which are due again

ALTER TABLE scores ADD COLUMN affiliation JSON;
UPDATE scores SET weights = 0;
