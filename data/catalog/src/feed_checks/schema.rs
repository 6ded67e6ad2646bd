//! Schema migrations of the feed check store.

use rusqlite::{Connection, TransactionBehavior};

/// Step n migrates from version n to n + 1. SQLite's `user_version` stores the version.
const MIGRATIONS: [&str; 5] = [
    "CREATE TABLE IF NOT EXISTS feeds (
        url TEXT PRIMARY KEY,
        podcast_id BLOB,
        checked_at INTEGER,
        changed_at INTEGER,
        next_at INTEGER NOT NULL,
        why TEXT NOT NULL,
        state TEXT NOT NULL,
        health TEXT NOT NULL,
        failures INTEGER NOT NULL,
        http_status INTEGER,
        last_error TEXT,
        etag TEXT,
        last_modified TEXT,
        full_at INTEGER,
        polls_since_full INTEGER NOT NULL,
        published_at BLOB NOT NULL,
        complete INTEGER NOT NULL,
        hub_url TEXT,
        topic_url TEXT
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS feeds_by_next ON feeds (next_at, url);
    CREATE TABLE IF NOT EXISTS cursors (name TEXT PRIMARY KEY, value TEXT NOT NULL);",
    // Most feeds have no hub. Without a partial index, finding those that have one would scan all feeds.
    "CREATE INDEX feeds_with_hub ON feeds (next_at, url) WHERE hub_url IS NOT NULL AND topic_url IS NOT NULL;
    CREATE TABLE subscriptions (feed_url TEXT PRIMARY KEY, record TEXT NOT NULL) WITHOUT ROWID;",
    // Redirects and announced moves.
    "ALTER TABLE feeds ADD COLUMN origin TEXT;",
    // Polling preferences. "Not modified" responses do not repeat them, so they are stored.
    "ALTER TABLE feeds ADD COLUMN wishes TEXT;",
    // A hint that arrives while the feed is being read must survive the write of that reading.
    "ALTER TABLE feeds ADD COLUMN hinted_at INTEGER;",
];

/// The newest schema version.
pub(super) const VERSION: i64 = MIGRATIONS.len() as i64;

/// Migrates a store to the newest version in one transaction. Of two processes that open the store, one waits for the
/// other.
pub(super) fn migrate(connection: &mut Connection) -> rusqlite::Result<()> {
    if read_version(connection)? >= VERSION {
        return Ok(());
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = usize::try_from(read_version(&transaction)?).unwrap_or(0);
    for step in MIGRATIONS.iter().skip(found) {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "user_version", VERSION)?;
    transaction.commit()
}

fn read_version(connection: &Connection) -> rusqlite::Result<i64> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}
