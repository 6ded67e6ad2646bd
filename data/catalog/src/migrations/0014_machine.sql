-- What tells that shows are made by machines (see `MachineSigns`).

ALTER TABLE changes ADD COLUMN machine_revision BIGINT DEFAULT 0;

-- scoring
CREATE TABLE machine (
    podcast_id UUID PRIMARY KEY,
    input_revision BIGINT NOT NULL,
    -- version of the rules of reading
    rules BIGINT NOT NULL,
    record JSON NOT NULL,
    -- hashes of the texts of its newest episodes, four an episode, by which nearly the same texts are found
    bands BIGINT[] NOT NULL,
    -- of those episodes, how many have nearly the text of an episode of many other shows, and of how many
    shared_texts BIGINT NOT NULL,
    shared_with BIGINT NOT NULL
);

-- scoring: hashes that came or went since shows were counted
CREATE TABLE unchecked_bands (band BIGINT NOT NULL);
