-- ingest: when the shows that match a podcast changed (`chart_shows`, `platform_shows`)

ALTER TABLE changes ADD COLUMN shows_revision BIGINT DEFAULT 0;
