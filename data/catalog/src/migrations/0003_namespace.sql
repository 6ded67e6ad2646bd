-- The podcast namespace, further enclosures, and the tags that a feed uses.

ALTER TABLE podcasts ADD COLUMN namespace JSON DEFAULT '{}';
ALTER TABLE podcasts ADD COLUMN tag_counts JSON DEFAULT '{}';
ALTER TABLE episodes ADD COLUMN enclosures JSON DEFAULT '[]';
ALTER TABLE episodes ADD COLUMN namespace JSON DEFAULT '{}';
