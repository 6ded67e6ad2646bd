//! The tables of the file.

/// Written without a journal: a file that is not complete is never served.
pub(super) const CREATE: &str = "
    PRAGMA journal_mode = OFF;
    PRAGMA synchronous = OFF;
    PRAGMA cache_size = -65536;
    CREATE TABLE about (version INTEGER NOT NULL, built_at INTEGER NOT NULL);
    CREATE TABLE people (id INTEGER PRIMARY KEY, slug TEXT NOT NULL, appearances INTEGER NOT NULL, names TEXT NOT NULL,
                         record TEXT NOT NULL);
    CREATE TABLE appearances (person INTEGER NOT NULL, position INTEGER NOT NULL, episode BLOB NOT NULL,
                              podcast BLOB NOT NULL, kind TEXT NOT NULL, confidence REAL NOT NULL,
                              published_at INTEGER, name TEXT NOT NULL,
                              PRIMARY KEY (person, position)) WITHOUT ROWID;
    CREATE TABLE person_podcasts (podcast BLOB NOT NULL, appearances INTEGER NOT NULL, person INTEGER NOT NULL);
    CREATE TABLE sponsors (id INTEGER PRIMARY KEY, slug TEXT NOT NULL, episodes INTEGER NOT NULL, paying TEXT NOT NULL,
                           name TEXT NOT NULL, record TEXT NOT NULL);
    CREATE TABLE sponsor_reads (sponsor INTEGER NOT NULL, position INTEGER NOT NULL, episode BLOB NOT NULL,
                        podcast BLOB NOT NULL, kind TEXT NOT NULL, confidence REAL NOT NULL, published_at INTEGER,
                        snippet TEXT, is_host_read INTEGER, coupon_codes TEXT NOT NULL,
                        PRIMARY KEY (sponsor, position)) WITHOUT ROWID;
    CREATE TABLE sponsor_podcasts (podcast BLOB NOT NULL, episodes INTEGER NOT NULL, sponsor INTEGER NOT NULL);
    BEGIN";

/// Lists are in the order of `rank`, most appearances first. Names are looked up by the beginnings of their words.
pub(super) const INDEX: &str = "
    CREATE UNIQUE INDEX people_slug ON people (slug);
    CREATE UNIQUE INDEX sponsors_slug ON sponsors (slug);
    CREATE INDEX appearances_episode ON appearances (episode);
    CREATE INDEX sponsor_reads_episode ON sponsor_reads (episode);
    CREATE INDEX podcasts_person ON person_podcasts (podcast, appearances DESC, person);
    CREATE INDEX podcasts_sponsor ON sponsor_podcasts (podcast, episodes DESC, sponsor);
    CREATE TABLE ranked_people (rank INTEGER PRIMARY KEY, person INTEGER NOT NULL);
    INSERT INTO ranked_people (person) SELECT id FROM people ORDER BY appearances DESC, id;
    CREATE VIRTUAL TABLE people_names USING fts5 (name, content = '', detail = 'none',
                                                  tokenize = \"unicode61 remove_diacritics 2\");
    INSERT INTO people_names (rowid, name)
        SELECT rank, names FROM ranked_people JOIN people ON people.id = ranked_people.person ORDER BY rank;
    CREATE TABLE ranked_sponsors (rank INTEGER PRIMARY KEY, sponsor INTEGER NOT NULL, paying TEXT NOT NULL);
    INSERT INTO ranked_sponsors (sponsor, paying) SELECT id, paying FROM sponsors ORDER BY episodes DESC, id;
    CREATE INDEX ranked_sponsors_paying ON ranked_sponsors (paying, rank);
    CREATE VIRTUAL TABLE sponsor_names USING fts5 (name, content = '', detail = 'none',
                                                   tokenize = \"unicode61 remove_diacritics 2\");
    INSERT INTO sponsor_names (rowid, name)
        SELECT rank, name FROM ranked_sponsors JOIN sponsors ON sponsors.id = ranked_sponsors.sponsor ORDER BY rank;
    COMMIT";
pub(super) const VERSION: i64 = 1;
