-- Signals that a show is made by a machine (see `MachineSignals`).

ALTER TABLE changes ADD COLUMN machine_revision BIGINT DEFAULT 0;

-- scoring
CREATE TABLE machine (
    podcast_id UUID PRIMARY KEY,
    input_revision BIGINT NOT NULL,
    -- version of the classification rules
    rules BIGINT NOT NULL,
    record JSON NOT NULL,
    -- band hashes of the newest episodes' texts, four per episode, which find nearly equal texts
    bands BIGINT[] NOT NULL,
    -- texts that many other shows share, and the largest number of other shows that share one of them
    shared_texts BIGINT NOT NULL,
    shared_with BIGINT NOT NULL
);

-- scoring: hashes that were added or removed since the last count
CREATE TABLE unchecked_bands (band BIGINT NOT NULL);
