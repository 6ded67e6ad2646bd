-- ingest: downloads that a service measured (see `MeasuredDownloads`); null for other platforms

ALTER TABLE ratings ADD COLUMN downloads BIGINT;
ALTER TABLE ratings ADD COLUMN measured_until TIMESTAMP;
