//! The SQLite file of the feed checks.

use super::feed_check::FeedCheck;
use super::{check_rows, schema};
use crate::error::{CatalogError, IoContext as _};
use crate::paths::DataDir;
use chrono::DateTime;
use earshot_model::{PodcastId, Timestamp};
use rusqlite::{Connection, params};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// URLs per statement. SQLite accepts far more.
const URLS_PER_STATEMENT: usize = 500;

/// The checks of all feeds. Cheap to clone; all clones share one connection, which serves one caller at a time.
///
/// ```no_run
/// use earshot_catalog::{CatalogError, DataDir, DuePageKey, FeedCheckStore};
///
/// # fn main() -> Result<(), CatalogError> {
/// let store = FeedCheckStore::open(&DataDir::new("var"))?;
/// let mut after = DuePageKey::default();
/// loop {
///     let (due, next) = store.due_feeds(chrono::Utc::now(), &after, 100)?;
///     if due.is_empty() {
///         break;
///     }
///     after = next;
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct FeedCheckStore {
    connection: Arc<Mutex<Connection>>,
}

/// Page key in the list of due feeds (keyset pagination).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DuePageKey {
    pub(super) next_at: i64,
    pub(super) url: String,
}

impl DuePageKey {
    /// Returns the key after a page that began at this key.
    pub(super) fn after_page(&self, page: &[FeedCheck]) -> Self {
        let behind = |last: &FeedCheck| Self { next_at: last.next_at.timestamp(), url: last.url.clone() };
        page.last().map_or_else(|| self.clone(), behind)
    }
}

impl FeedCheckStore {
    /// Opens the store and creates it when it is missing.
    ///
    /// # Errors
    /// When the file cannot be written, or has a newer schema version than this program.
    pub fn open(dir: &DataDir) -> Result<Self, CatalogError> {
        earshot_files::create_folder(dir.path()).at("cannot create", dir.path())?;
        // SQLite creates its log file with the mode of the database file.
        earshot_files::create_file(&dir.checks()).at("cannot create", dir.checks())?;
        let mut connection = Connection::open(dir.checks()).map_err(with_context("cannot open the feed checks"))?;
        let prepare = |connection: &Connection| -> rusqlite::Result<i64> {
            connection.busy_timeout(Duration::from_secs(60))?;
            connection.pragma_update(None, "journal_mode", "wal")?;
            // In WAL mode with `synchronous = normal`, a power cut may lose the newest checks but never damages the
            // file.
            connection.pragma_update(None, "synchronous", "normal")?;
            connection.pragma_query_value(None, "user_version", |row| row.get(0))
        };
        let found = prepare(&connection).map_err(with_context("cannot open the feed checks"))?;
        if found > schema::VERSION {
            return Err(CatalogError::NewerSchema { found, known: schema::VERSION });
        }
        schema::migrate(&mut connection).map_err(with_context("cannot migrate the feed checks"))?;
        Ok(Self { connection: Arc::new(Mutex::new(connection)) })
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, Connection> {
        // A poisoned lock is safe to use: every write is a transaction, so a panic leaves nothing half done.
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the stored checks of these URLs. Unknown URLs are left out.
    pub fn get(&self, urls: &[impl AsRef<str>]) -> Result<HashMap<String, FeedCheck>, CatalogError> {
        let mut found = HashMap::with_capacity(urls.len());
        let connection = self.lock();
        for chunk in urls.chunks(URLS_PER_STATEMENT) {
            let places = vec!["?"; chunk.len()].join(", ");
            let sql = format!("SELECT {} FROM feeds WHERE url IN ({places})", check_rows::COLUMNS);
            let urls = rusqlite::params_from_iter(chunk.iter().map(AsRef::as_ref));
            for check in query_checks(&connection, &sql, urls)? {
                found.insert(check.url.clone(), check);
            }
        }
        Ok(found)
    }

    /// Writes checks in one transaction, replacing those of the same URLs. A hint that arrived after a check was read
    /// from the store is kept, and the feed stays due for it.
    ///
    /// # Errors
    /// When the store cannot be written. Nothing is changed then.
    pub fn put(&self, checks: &[FeedCheck]) -> Result<(), CatalogError> {
        self.write(&check_rows::upsert_sql(), checks)
    }

    /// Adds checks of unknown feeds and leaves existing ones unchanged.
    ///
    /// # Errors
    /// When the store cannot be written. Nothing is changed then.
    pub fn add(&self, checks: &[FeedCheck]) -> Result<(), CatalogError> {
        self.write(&check_rows::insert_sql(), checks)
    }

    fn write(&self, sql: &str, checks: &[FeedCheck]) -> Result<(), CatalogError> {
        if checks.is_empty() {
            return Ok(());
        }
        let mut connection = self.lock();
        let write = |connection: &mut Connection| -> rusqlite::Result<()> {
            let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
            {
                let mut statement = transaction.prepare_cached(sql)?;
                for check in checks {
                    let values = check_rows::column_values(check);
                    let values: Vec<&dyn rusqlite::ToSql> = values.iter().map(AsRef::as_ref).collect();
                    statement.execute(values.as_slice())?;
                }
            }
            transaction.commit()
        };
        write(&mut connection).map_err(with_context("cannot write the feed checks"))
    }

    /// Returns up to `limit` feeds that are due at `now`, longest overdue first, after the page key `after`; with the
    /// page key of the next page.
    pub fn due_feeds(
        &self,
        now: Timestamp,
        after: &DuePageKey,
        limit: usize,
    ) -> Result<(Vec<FeedCheck>, DuePageKey), CatalogError> {
        let sql = format!(
            "SELECT {} FROM feeds WHERE next_at <= ?1 AND (next_at, url) > (?2, ?3) ORDER BY next_at, url LIMIT ?4",
            check_rows::COLUMNS
        );
        let limit = i64::try_from(limit).unwrap_or(i64::MAX);
        let due = query_checks(&self.lock(), &sql, params![now.timestamp(), after.next_at, after.url, limit])?;
        let place = after.after_page(&due);
        Ok((due, place))
    }

    /// Returns the number of feeds, and how many of them are due at `now`.
    pub fn count(&self, now: Timestamp) -> Result<(u64, u64), CatalogError> {
        let sql = "SELECT (SELECT count(*) FROM feeds), (SELECT count(*) FROM feeds WHERE next_at <= ?1)";
        let (all, due): (i64, i64) = self
            .lock()
            .query_row(sql, [now.timestamp()], |row| Ok((row.get(0)?, row.get(1)?)))
            .map_err(with_context("cannot count the feed checks"))?;
        Ok((all.unsigned_abs(), due.unsigned_abs()))
    }

    /// Returns the earliest due time; `None` without feeds.
    pub fn next_due_at(&self) -> Result<Option<Timestamp>, CatalogError> {
        let next: Option<i64> = self
            .lock()
            .query_row("SELECT min(next_at) FROM feeds", [], |row| row.get(0))
            .map_err(with_context("cannot read the feed checks"))?;
        Ok(next.and_then(|seconds| DateTime::from_timestamp(seconds, 0)))
    }

    /// Makes all feeds due at `now`.
    pub fn make_all_due(&self, now: Timestamp) -> Result<(), CatalogError> {
        self.lock()
            .execute(
                "UPDATE feeds SET next_at = ?1, why = 'asked for by hand' WHERE next_at > ?1",
                params![now.timestamp()],
            )
            .map_err(with_context("cannot write the feed checks"))?;
        Ok(())
    }

    /// Deletes the checks of feeds that moved to another URL.
    pub fn remove(&self, urls: &[String]) -> Result<(), CatalogError> {
        let connection = self.lock();
        for url in urls {
            connection
                .execute("DELETE FROM feeds WHERE url = ?1", [url])
                .map_err(with_context("cannot write the feed checks"))?;
        }
        Ok(())
    }

    /// Reassigns checks from a merged podcast to the one that remains.
    pub fn reassign_podcast(&self, old: PodcastId, new: PodcastId) -> Result<(), CatalogError> {
        let (old, new) = (old.0.as_bytes().to_vec(), new.0.as_bytes().to_vec());
        self.lock()
            .execute("UPDATE feeds SET podcast_id = ?2 WHERE podcast_id = ?1", params![old, new])
            .map_err(with_context("cannot write the feed checks"))?;
        Ok(())
    }
}

pub(super) fn query_checks(
    connection: &Connection,
    sql: &str,
    params: impl rusqlite::Params,
) -> Result<Vec<FeedCheck>, CatalogError> {
    let read = || -> rusqlite::Result<Vec<FeedCheck>> {
        connection.prepare_cached(sql)?.query_map(params, check_rows::from_row)?.collect()
    };
    read().map_err(with_context("cannot read the feed checks"))
}

pub(super) fn with_context(doing: &'static str) -> impl FnOnce(rusqlite::Error) -> CatalogError {
    move |source| CatalogError::Checks { doing, source }
}
