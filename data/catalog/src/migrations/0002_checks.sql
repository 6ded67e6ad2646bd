-- The state of polling a feed is stored beside this database (checks.sqlite).
ALTER TABLE feeds DROP COLUMN http_status;
ALTER TABLE feeds DROP COLUMN etag;
ALTER TABLE feeds DROP COLUMN last_modified;
ALTER TABLE feeds DROP COLUMN failures;
ALTER TABLE feeds DROP COLUMN last_error;
