-- ingest: when a correction of a reader was last written into a transcript, and the MD5 of its cues before the first one: a transcript
-- that is read again with these cues has not changed, and keeps its corrections

ALTER TABLE transcripts ADD COLUMN corrected_at TIMESTAMP;
ALTER TABLE transcripts ADD COLUMN uncorrected_md5 VARCHAR;
