-- ingest: the mean probability of the words of a recognized transcript, 0 to 1; null for transcripts of podcasts, for those from before,
-- and when the recognizer does not return it

ALTER TABLE transcripts ADD COLUMN confidence DOUBLE;
