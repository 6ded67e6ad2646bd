//! Reads a dump of Podcast Index: an untrusted SQLite database, read row by row, with columns found by name.

use super::row::{NUMBER_COLUMNS, RawRow, TEXT_COLUMNS};
use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use url::Url;

/// Maximum length of a row, and thus of a text in it, in bytes. Longer rows are skipped.
const MAX_ROW_BYTES: i32 = 16 << 20;
/// Maximum length of the SQL in the schema. A longer one is not from Podcast Index.
const MAX_SQL_BYTES: i32 = 1 << 20;
/// Raise this version when rows are read differently, so that a known dump is imported again.
const RULES_VERSION: u8 = 1;
/// Number of samples in a dump's fingerprint, and their size in bytes.
const SAMPLES: u64 = 64;
const SAMPLE_BYTES: u64 = 16 << 10;

/// Why a dump could not be read.
#[derive(Debug, thiserror::Error)]
pub enum DumpError {
    #[error("{path} cannot be read: {source}")]
    Unreadable { path: PathBuf, source: io::Error },
    #[error("{path} is not a dump of Podcast Index: {reason}")]
    NotADump { path: PathBuf, reason: String },
    #[error("{path} cannot be unpacked: {source}")]
    Packed { path: PathBuf, source: io::Error },
    #[error("{path} unpacks to more than {limit} bytes")]
    TooLarge { path: PathBuf, limit: u64 },
    #[error("cannot write {path}: {source}")]
    Write { path: PathBuf, source: io::Error },
}

impl DumpError {
    /// Returns a hint how to solve the problem.
    #[must_use]
    pub fn advice(&self) -> Option<&'static str> {
        match self {
            Self::NotADump { .. } => Some(
                "give podcastindex_feeds.db or its .tgz; the server rejects downloads without a User-Agent that identifies the client, and sends an error page instead",
            ),
            Self::Packed { .. } => Some("the download may be incomplete: download it again"),
            Self::Write { source, .. } if source.kind() == io::ErrorKind::StorageFull => {
                Some("the disk is full: free some space and run the same command again")
            }
            Self::Unreadable { .. } | Self::TooLarge { .. } | Self::Write { .. } => None,
        }
    }
}

/// Returns a fingerprint of the file's content: a hash of its size and of samples. The samples include the header,
/// which counts the changes of the database.
pub fn fingerprint(path: &Path) -> io::Result<String> {
    let mut file = File::open(path)?;
    let length = file.metadata()?.len();
    let mut hash = Sha256::new();
    hash.update([RULES_VERSION]);
    hash.update(length.to_le_bytes());
    let mut buffer = Vec::new();
    for sample in 0..=SAMPLES {
        file.seek(SeekFrom::Start(length.saturating_sub(SAMPLE_BYTES) / SAMPLES * sample))?;
        buffer.clear();
        file.by_ref().take(SAMPLE_BYTES).read_to_end(&mut buffer)?;
        hash.update(&buffer);
    }
    Ok(hex::encode(&hash.finalize()[..16]))
}

/// An open dump.
pub struct Dump {
    connection: Connection,
    select: String,
}

/// Why a visit of rows ended.
#[derive(Debug)]
pub enum ReadOutcome {
    /// After the last row.
    All,
    /// The visitor stopped.
    Stopped,
    /// The database is damaged. The rows visited before are valid.
    Damaged(String),
}

impl Dump {
    /// Opens a database read-only, and checks that it has the table of a dump.
    ///
    /// # Errors
    /// [`DumpError::NotADump`] when the table is missing, or the file is not a database.
    pub fn open(path: &Path) -> Result<Self, DumpError> {
        let not = |reason: String| DumpError::NotADump { path: path.to_owned(), reason };
        let unreadable = |source| DumpError::Unreadable { path: path.to_owned(), source };
        let absolute = std::fs::canonicalize(path).map_err(unreadable)?;
        let mut uri = Url::from_file_path(&absolute).map_err(|()| not("its path is not a file path".to_owned()))?;
        uri.set_query(Some("mode=ro&immutable=1"));
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let look = |is_cut_off: bool| -> rusqlite::Result<_> {
            let connection = Connection::open_with_flags(uri.as_str(), flags)?;
            harden_connection(&connection, is_cut_off)?;
            let columns = read_columns(&connection)?;
            Ok((connection, columns))
        };
        let looked = match look(false) {
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt) => look(true),
            looked => looked,
        };
        let (connection, columns) = looked.map_err(|error| not(error.to_string()))?;
        let columns = columns.map_err(not)?;
        let named = |name: &&str| {
            let found = columns.iter().find(|column| column.eq_ignore_ascii_case(name));
            found.map_or_else(|| "NULL".to_owned(), |column| format!("\"{}\"", column.replace('"', "\"\"")))
        };
        let selected: Vec<String> = TEXT_COLUMNS.iter().chain(NUMBER_COLUMNS).map(named).collect();
        let select = format!("SELECT id, {} FROM podcasts WHERE id > ?1 ORDER BY id", selected.join(", "));
        Ok(Self { connection, select })
    }

    /// Returns the number of rows; `None` when the database is damaged.
    #[must_use]
    pub fn count(&self) -> Option<u64> {
        let count: rusqlite::Result<i64> =
            self.connection.query_row("SELECT count(*) FROM podcasts", [], |row| row.get(0));
        count.ok().and_then(|count| u64::try_from(count).ok())
    }

    /// Visits the rows after the id `after`, sorted by id. A row that exceeds the size limit is visited with only its
    /// id.
    pub fn visit_after(&self, after: i64, mut visit: impl FnMut(RawRow) -> ControlFlow<()>) -> ReadOutcome {
        let mut last = after;
        loop {
            match self.visit_until_error(&mut last, &mut visit) {
                Ok(end) => return end,
                Err(error) if error.sqlite_error_code() == Some(ErrorCode::TooBig) => {
                    let next: rusqlite::Result<Option<i64>> =
                        self.connection
                            .query_row("SELECT min(id) FROM podcasts WHERE id > ?1", [last], |row| row.get(0));
                    let Ok(Some(next)) = next else { return ReadOutcome::Damaged(error.to_string()) };
                    if visit(RawRow::new_too_long(next)).is_break() {
                        return ReadOutcome::Stopped;
                    }
                    last = next;
                }
                Err(error) => return ReadOutcome::Damaged(error.to_string()),
            }
        }
    }

    fn visit_until_error(
        &self,
        last: &mut i64,
        visit: &mut impl FnMut(RawRow) -> ControlFlow<()>,
    ) -> rusqlite::Result<ReadOutcome> {
        let mut statement = self.connection.prepare(&self.select)?;
        let mut rows = statement.query([*last])?;
        while let Some(row) = rows.next()? {
            let row = RawRow::read(row)?;
            // A damaged tree may contain a cycle, which would never end.
            if row.id <= *last {
                return Ok(ReadOutcome::Damaged(format!("row {} follows row {last}", row.id)));
            }
            *last = row.id;
            if visit(row).is_break() {
                return Ok(ReadOutcome::Stopped);
            }
        }
        Ok(ReadOutcome::All)
    }
}

/// Hardens the connection: no code of the database runs, and sizes are limited. A database that is shorter than its
/// header states can only be read when the schema is writable. That is safe, because the file is opened read-only.
fn harden_connection(connection: &Connection, is_cut_off: bool) -> rusqlite::Result<()> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, !is_cut_off)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_WRITABLE_SCHEMA, is_cut_off)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false)?;
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, MAX_ROW_BYTES)?;
    connection.set_limit(Limit::SQLITE_LIMIT_SQL_LENGTH, MAX_SQL_BYTES)?;
    connection.set_limit(Limit::SQLITE_LIMIT_ATTACHED, 0)?;
    connection.set_limit(Limit::SQLITE_LIMIT_WORKER_THREADS, 0)?;
    // Reading a mapped page of a file that shrinks kills the process; with plain reads it is an error.
    connection.execute_batch("PRAGMA mmap_size = 0; PRAGMA cell_size_check = ON; PRAGMA cache_size = -65536")
}

/// Returns the column names of the podcasts table, or what is wrong with it.
fn read_columns(connection: &Connection) -> rusqlite::Result<Result<Vec<String>, String>> {
    let mut statement = connection
        .prepare("SELECT type, wr FROM pragma_table_list WHERE schema = 'main' AND name = 'podcasts' COLLATE NOCASE")?;
    let mut kinds = statement.query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, bool>(1)?)))?;
    match kinds.next().transpose()? {
        None => return Ok(Err("it has no podcasts table".to_owned())),
        Some((kind, false)) if kind == "table" => {}
        Some((kind, _)) => return Ok(Err(format!("podcasts is not a plain table ({kind})"))),
    }
    let mut statement = connection.prepare("SELECT name, type, pk FROM pragma_table_info('podcasts')")?;
    let columns: Vec<(String, String, i64)> =
        statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?.collect::<rusqlite::Result<_>>()?;
    let find = |name: &str| columns.iter().find(|(column, ..)| column.eq_ignore_ascii_case(name));
    // Such a column is the row id: unique, and rows are stored in its order.
    let is_row_id = |(_, kind, key): &(String, String, i64)| kind.eq_ignore_ascii_case("INTEGER") && *key == 1;
    if !find("id").is_some_and(is_row_id) || columns.iter().filter(|(_, _, key)| *key > 0).count() != 1 {
        return Ok(Err("the podcasts table has no id as primary key".to_owned()));
    }
    if find("url").is_none() {
        return Ok(Err("the podcasts table has no url".to_owned()));
    }
    Ok(Ok(columns.into_iter().map(|(name, ..)| name).collect()))
}
