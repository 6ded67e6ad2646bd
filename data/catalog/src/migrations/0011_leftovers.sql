-- Boilerplate accounts: accounts and addresses on many sites that none of them owns (see
-- `stages/boilerplate_accounts.rs`). Accounts, sites, authors and owners are stored as hashes: they are only compared,
-- and a podcast has some ten accounts.

-- crawler: accounts that a site presents as a podcast's own and that do not resemble it
CREATE TABLE other_named (
    podcast_id UUID PRIMARY KEY,
    site UBIGINT NOT NULL,
    -- of the podcast; the site when the feed names none
    author UBIGINT NOT NULL,
    owner UBIGINT NOT NULL,
    accounts BIGINT[] NOT NULL
);

-- crawler: accounts that were added to sites since the last count
CREATE TABLE unchecked_accounts (account BIGINT NOT NULL);

-- crawler: boilerplate accounts, which are on more unrelated sites than an owner has
CREATE TABLE leftovers (
    account BIGINT PRIMARY KEY,
    found_at TIMESTAMP NOT NULL
);
