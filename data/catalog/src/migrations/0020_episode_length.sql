-- scoring: the median length of the newest episodes; null in earlier rows, which are due again

ALTER TABLE scores ADD COLUMN median_duration_s DOUBLE;
UPDATE scores SET weights = 0;
