-- Who takes part in episodes and who pays for them, read from their texts (see `PersonCredit`, `SponsorCredit`).

ALTER TABLE changes ADD COLUMN credits_revision BIGINT DEFAULT 0;

-- scoring: one row an episode that was read, whether it names somebody or not
CREATE TABLE credits (
    episode_id UUID PRIMARY KEY,
    podcast_id UUID NOT NULL,
    -- `updated_at` of the episode and `fetched_at` of its transcript when they were read: others mean to read it again
    text_at TIMESTAMP NOT NULL,
    transcript_at TIMESTAMP,
    -- [{name, key, kind, role, organisation, image_url, url, source, snippet, confidence}, …]
    people JSON NOT NULL,
    -- [{name, kind, coupon_codes, urls, snippet, is_host_read, source, confidence}, …]
    sponsors JSON NOT NULL,
    -- What the episode says of its podcast; null where it tells nothing.
    has_guests BOOLEAN NOT NULL,
    has_advertisers BOOLEAN NOT NULL,
    has_host_read_sponsors BOOLEAN
);

-- scoring: what the episodes of a podcast were read with
CREATE TABLE credited (
    podcast_id UUID PRIMARY KEY,
    input_revision BIGINT NOT NULL,
    -- version of the rules of reading
    rules BIGINT NOT NULL,
    -- hash of what was read of the podcast itself
    show_hash BIGINT NOT NULL,
    -- episodes that there were when it was learned who is in most of them, and their names
    learned_from BIGINT NOT NULL,
    recurring JSON NOT NULL,
    -- as people of episodes are
    hosts JSON NOT NULL
);
