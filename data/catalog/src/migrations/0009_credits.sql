-- People and sponsors of episodes, extracted from their texts (see `PersonCredit`, `SponsorCredit`).

ALTER TABLE changes ADD COLUMN credits_revision BIGINT DEFAULT 0;

-- scoring: one row per episode that was read, with or without credits
CREATE TABLE credits (
    episode_id UUID PRIMARY KEY,
    podcast_id UUID NOT NULL,
    -- `updated_at` of the episode and `fetched_at` of its transcript when they were read: when they differ, it is read
    -- again
    text_at TIMESTAMP NOT NULL,
    transcript_at TIMESTAMP,
    -- [{name, key, kind, role, organisation, image_url, url, source, snippet, confidence}, …]
    people JSON NOT NULL,
    -- [{name, kind, coupon_codes, urls, snippet, is_host_read, source, confidence}, …]
    sponsors JSON NOT NULL,
    -- What the episode contributes to the podcast's summary; null without evidence.
    has_guests BOOLEAN NOT NULL,
    has_advertisers BOOLEAN NOT NULL,
    has_host_read_sponsors BOOLEAN
);

-- scoring: per podcast, what its episodes were read with
CREATE TABLE credited (
    podcast_id UUID PRIMARY KEY,
    input_revision BIGINT NOT NULL,
    -- version of the extraction rules
    rules BIGINT NOT NULL,
    -- hash of the podcast's own texts
    show_hash BIGINT NOT NULL,
    -- number of episodes when recurring people were learned, and their names
    learned_from BIGINT NOT NULL,
    recurring JSON NOT NULL,
    -- in the form of an episode's people
    hosts JSON NOT NULL
);
