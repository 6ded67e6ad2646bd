//! A dump of Podcast Index: an SQLite database from a stranger, read row by row and by the names of its columns.

use super::dump_row::{NUMBER_COLUMNS, RawRow, TEXT_COLUMNS};
use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use url::Url;

/// A row, and so a text in it, may be this long, in bytes; a longer row is passed over.
const MAX_ROW_BYTES: i32 = 16 << 20;
/// SQL of a schema that is longer than this is not ours.
const MAX_SQL_BYTES: i32 = 1 << 20;
/// Raise it when rows are read in another way, so that a dump that was imported is imported again.
const RULES_VERSION: u8 = 1;
/// Places of a dump that its fingerprint looks at, and how many bytes there.
const SAMPLES: u64 = 64;
const SAMPLE_BYTES: u64 = 16 << 10;

/// Why a dump could not be read.
#[derive(Debug, thiserror::Error)]
pub enum DumpError {
    #[error("{path} cannot be read: {source}")]
    Unreadable { path: PathBuf, source: io::Error },
    #[error("{path} is no dump of Podcast Index: {reason}")]
    NotADump { path: PathBuf, reason: String },
    #[error("{path} cannot be unpacked: {source}")]
    Packed { path: PathBuf, source: io::Error },
    #[error("{path} is larger than {limit} bytes when it is unpacked")]
    TooLarge { path: PathBuf, limit: u64 },
    #[error("cannot write {path}: {source}")]
    Write { path: PathBuf, source: io::Error },
}

impl DumpError {
    /// What can be done about it.
    #[must_use]
    pub fn advice(&self) -> Option<&'static str> {
        match self {
            Self::NotADump { .. } => Some(
                "give podcastindex_feeds.db or its .tgz; the server refuses downloads without a User-Agent that says who asks, and what it sends then is no dump",
            ),
            Self::Packed { .. } => Some("the download may be cut off: fetch it again"),
            Self::Write { source, .. } if source.kind() == io::ErrorKind::StorageFull => {
                Some("the disk is full: free some space and run the same command again")
            }
            Self::Unreadable { .. } | Self::TooLarge { .. } | Self::Write { .. } => None,
        }
    }
}

/// The same for the same bytes wherever they lie: a hash of the size and of samples. The samples begin with the header,
/// which counts the changes of a database.
///
/// # Errors
/// When the file cannot be read.
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
    path: PathBuf,
    select: String,
}

/// How the reading of rows ended.
#[derive(Debug)]
pub enum ReadEnd {
    /// After the last row.
    All,
    /// The visitor wanted no more.
    Stopped,
    /// The database is damaged; what was visited before is good.
    Damaged(String),
}

impl Dump {
    /// Opens a database without ever writing to it, and looks whether it has the table of a dump.
    ///
    /// # Errors
    /// [`DumpError::NotADump`] when it has not, or is no database.
    pub fn open(path: &Path) -> Result<Self, DumpError> {
        let not = |reason: String| DumpError::NotADump { path: path.to_owned(), reason };
        let unreadable = |source| DumpError::Unreadable { path: path.to_owned(), source };
        let absolute = std::fs::canonicalize(path).map_err(unreadable)?;
        let mut uri = Url::from_file_path(&absolute).map_err(|()| not("its path is none of a file".to_owned()))?;
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
        Ok(Self { connection, path: path.to_owned(), select })
    }

    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How many rows there are; `None` when that cannot be told, for the database is damaged.
    #[must_use]
    pub fn count(&self) -> Option<u64> {
        let count: rusqlite::Result<i64> =
            self.connection.query_row("SELECT count(*) FROM podcasts", [], |row| row.get(0));
        count.ok().and_then(|count| u64::try_from(count).ok())
    }

    /// Visits the rows after the one with the id `after`, in the order of their ids. A row that is too long to be read
    /// is visited with nothing but its id.
    pub fn visit_after(&self, after: i64, mut visit: impl FnMut(RawRow) -> ControlFlow<()>) -> ReadEnd {
        let mut last = after;
        loop {
            match self.visit_until_error(&mut last, &mut visit) {
                Ok(end) => return end,
                Err(error) if error.sqlite_error_code() == Some(ErrorCode::TooBig) => {
                    let next: rusqlite::Result<Option<i64>> =
                        self.connection
                            .query_row("SELECT min(id) FROM podcasts WHERE id > ?1", [last], |row| row.get(0));
                    let Ok(Some(next)) = next else { return ReadEnd::Damaged(error.to_string()) };
                    if visit(RawRow::new_too_long(next)).is_break() {
                        return ReadEnd::Stopped;
                    }
                    last = next;
                }
                Err(error) => return ReadEnd::Damaged(error.to_string()),
            }
        }
    }

    fn visit_until_error(
        &self,
        last: &mut i64,
        visit: &mut impl FnMut(RawRow) -> ControlFlow<()>,
    ) -> rusqlite::Result<ReadEnd> {
        let mut statement = self.connection.prepare(&self.select)?;
        let mut rows = statement.query([*last])?;
        while let Some(row) = rows.next()? {
            let row = RawRow::read(row)?;
            // A tree that leads back into itself would never end.
            if row.id <= *last {
                return Ok(ReadEnd::Damaged(format!("row {} follows row {last}", row.id)));
            }
            *last = row.id;
            if visit(row).is_break() {
                return Ok(ReadEnd::Stopped);
            }
        }
        Ok(ReadEnd::All)
    }
}

/// Nothing that the database says is run, and nothing in it is larger than we want. One that is shorter than its header
/// says is only read at all when the schema may be written, which nobody can: it is opened for reading.
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
    // Mapped pages of a file that shrinks end the process; read ones are an error.
    connection.execute_batch("PRAGMA mmap_size = 0; PRAGMA cell_size_check = ON; PRAGMA cache_size = -65536")
}

/// The names of the columns of the table of podcasts, or what is wrong with it.
fn read_columns(connection: &Connection) -> rusqlite::Result<Result<Vec<String>, String>> {
    let mut statement = connection
        .prepare("SELECT type, wr FROM pragma_table_list WHERE schema = 'main' AND name = 'podcasts' COLLATE NOCASE")?;
    let mut kinds = statement.query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, bool>(1)?)))?;
    match kinds.next().transpose()? {
        None => return Ok(Err("it has no table of podcasts".to_owned())),
        Some((kind, false)) if kind == "table" => {}
        Some((kind, _)) => return Ok(Err(format!("its podcasts are a {kind} and no plain table"))),
    }
    let mut statement = connection.prepare("SELECT name, type, pk FROM pragma_table_info('podcasts')")?;
    let columns: Vec<(String, String, i64)> =
        statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?.collect::<rusqlite::Result<_>>()?;
    let find = |name: &str| columns.iter().find(|(column, ..)| column.eq_ignore_ascii_case(name));
    // So declared it is the row's own number: unique, and rows lie in its order.
    let is_row_id = |(_, kind, key): &(String, String, i64)| kind.eq_ignore_ascii_case("INTEGER") && *key == 1;
    if !find("id").is_some_and(is_row_id) || columns.iter().filter(|(_, _, key)| *key > 0).count() != 1 {
        return Ok(Err("its podcasts have no id that is the primary key".to_owned()));
    }
    if find("url").is_none() {
        return Ok(Err("its podcasts have no url".to_owned()));
    }
    Ok(Ok(columns.into_iter().map(|(name, ..)| name).collect()))
}
