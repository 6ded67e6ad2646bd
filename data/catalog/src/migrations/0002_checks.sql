-- When and with what result a feed was asked for is kept beside this database (checks.sqlite).
ALTER TABLE feeds DROP COLUMN http_status;
ALTER TABLE feeds DROP COLUMN etag;
ALTER TABLE feeds DROP COLUMN last_modified;
ALTER TABLE feeds DROP COLUMN failures;
ALTER TABLE feeds DROP COLUMN last_error;
