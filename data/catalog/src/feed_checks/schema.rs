//! The tables of the checks, version by version.

use rusqlite::{Connection, TransactionBehavior};

/// Step n leads from version n to n + 1, which is kept as SQLite's `user_version`.
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
    // Most feeds have no hub: without an index of its own, those that have one would be looked for among all.
    "CREATE INDEX feeds_with_hub ON feeds (next_at, url) WHERE hub_url IS NOT NULL AND topic_url IS NOT NULL;
    CREATE TABLE subscriptions (feed_url TEXT PRIMARY KEY, record TEXT NOT NULL) WITHOUT ROWID;",
    // Where a feed comes from, and goes to.
    "ALTER TABLE feeds ADD COLUMN origin TEXT;",
    // What a feed asks of its readers, which answers without a body do not say again.
    "ALTER TABLE feeds ADD COLUMN wishes TEXT;",
    // A notice of news that comes while the feed is being read must outlive what that reading writes.
    "ALTER TABLE feeds ADD COLUMN hinted_at INTEGER;",
];

/// The newest version.
pub(super) const VERSION: i64 = MIGRATIONS.len() as i64;

/// Brings a store to the newest version: nothing is lost on the way, and of two programs that open it one waits.
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
