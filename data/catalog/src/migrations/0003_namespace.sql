-- The podcast namespace, further enclosures, and which tags a feed implements.

ALTER TABLE podcasts ADD COLUMN namespace JSON DEFAULT '{}';
ALTER TABLE podcasts ADD COLUMN tag_counts JSON DEFAULT '{}';
ALTER TABLE episodes ADD COLUMN enclosures JSON DEFAULT '[]';
ALTER TABLE episodes ADD COLUMN namespace JSON DEFAULT '{}';
