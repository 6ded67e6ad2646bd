-- Where a show's files lie, for statistics of hosting companies.
ALTER TABLE podcasts ADD COLUMN media_host VARCHAR;
