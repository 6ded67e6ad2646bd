-- The host of a podcast's media files, for statistics of hosting companies.
ALTER TABLE podcasts ADD COLUMN media_host VARCHAR;
