-- Accounts and addresses that many sites have, and none of them owns (see `stages/leftovers.rs`). Accounts, sites, authors
-- and owners are hashes: they are only compared, and there are some ten accounts a podcast.

-- crawler: what a site shows as if it were a podcast's own, and does not bear its name
CREATE TABLE other_named (
    podcast_id UUID PRIMARY KEY,
    site UBIGINT NOT NULL,
    -- of the podcast; the site where the feed names none
    author UBIGINT NOT NULL,
    owner UBIGINT NOT NULL,
    accounts BIGINT[] NOT NULL
);

-- crawler: accounts that came to sites since sites were counted
CREATE TABLE unchecked_accounts (account BIGINT NOT NULL);

-- crawler: accounts that were on more unrelated sites than an owner has
CREATE TABLE leftovers (
    account BIGINT PRIMARY KEY,
    found_at TIMESTAMP NOT NULL
);
