-- ingest: the feed's order of episodes with one date (see `Episode::date_rank`); null until the item changes

ALTER TABLE episodes ADD COLUMN date_rank INTEGER;
