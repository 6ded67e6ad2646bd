-- The key index of episodes had an entry of some 45 bytes per episode, all in memory while new ones were written,
-- because ids are random. Writers of episodes scan the ids of the table instead, once per unit of work.
CREATE TABLE episodes_anew (
    id UUID NOT NULL,
    podcast_id UUID NOT NULL,
    slug VARCHAR NOT NULL,
    guid VARCHAR,
    title VARCHAR NOT NULL,
    subtitle VARCHAR,
    author VARCHAR,
    description_html VARCHAR NOT NULL,
    description VARCHAR NOT NULL,
    web_url VARCHAR,
    enclosure_url VARCHAR,
    enclosure_type VARCHAR,
    enclosure_bytes BIGINT,
    duration_s BIGINT,
    image_url VARCHAR,
    published_at TIMESTAMP,
    explicit BOOLEAN,
    season INTEGER,
    number INTEGER,
    kind VARCHAR,
    persons JSON NOT NULL,
    keywords JSON NOT NULL,
    chapters_url VARCHAR,
    transcript_links JSON NOT NULL,
    first_seen_at TIMESTAMP NOT NULL,
    updated_at TIMESTAMP NOT NULL,
    gone_at TIMESTAMP,
    enclosures JSON DEFAULT '[]',
    namespace JSON DEFAULT '{}'
);
INSERT INTO episodes_anew BY NAME FROM episodes;
DROP TABLE episodes;
ALTER TABLE episodes_anew RENAME TO episodes;
