//! Generates a dump of Podcast Index: the same table, with the defects of the real dump in the same proportions.

mod options;
mod row;
mod shares;

pub use options::DumpOptions;

use crate::GenerateError;
use flate2::Compression;
use flate2::write::GzEncoder;
use row::{DumpRow, RowGenerator};
use rusqlite::{Connection, Statement};
use serde::Serialize;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Rows that are generated before they are written.
const ROWS_PER_CHUNK: u64 = 20_000;
/// The name of the database in the packed dump.
const ARCHIVE_MEMBER: &str = "./podcastindex_feeds.db";

/// The written dump.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DumpReport {
    pub podcasts: u64,
    /// Size of the file.
    pub bytes: u64,
}

/// The table of facts 2.1, and the additional column of newer dumps.
const CREATE_TABLE: &str = "CREATE TABLE podcasts (
    id INTEGER PRIMARY KEY, url TEXT NOT NULL UNIQUE, title TEXT, lastUpdate INTEGER, link TEXT,
    lastHttpStatus INTEGER, dead INTEGER, contentType TEXT, itunesId INTEGER, originalUrl TEXT, itunesAuthor TEXT,
    itunesOwnerName TEXT, explicit INTEGER, imageUrl TEXT, itunesType TEXT, generator TEXT,
    newestItemPubdate INTEGER, language TEXT, oldestItemPubdate INTEGER, episodeCount INTEGER,
    popularityScore INTEGER, priority INTEGER, createdOn INTEGER, updateFrequency INTEGER, chash TEXT, host TEXT,
    newestEnclosureUrl TEXT, podcastGuid TEXT, description TEXT, category1 TEXT, category2 TEXT, category3 TEXT,
    category4 TEXT, category5 TEXT, category6 TEXT, category7 TEXT, category8 TEXT, category9 TEXT,
    category10 TEXT, newestEnclosureDuration INTEGER, duplicateOf INTEGER
)";

/// Writes a dump to `out`: a database, or a packed one when the name ends in `.tgz`. The file appears only when it is
/// complete. Calls `progress` with the number of rows so far.
///
/// # Errors
/// When the file cannot be written, or `today` is too early.
pub fn generate_dump(
    options: &DumpOptions,
    out: &Path,
    progress: &mut dyn FnMut(u64),
) -> Result<DumpReport, GenerateError> {
    let partial = sibling_path(out, "partial");
    remove_file(&partial)?;
    write_database(options, &partial, progress)?;
    let whole = if out.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("tgz")) {
        let packed = sibling_path(out, "packed");
        pack_archive(&partial, &packed).map_err(|source| GenerateError::Write { path: packed.clone(), source })?;
        remove_file(&partial)?;
        packed
    } else {
        partial
    };
    let failed = |source| GenerateError::Write { path: out.to_owned(), source };
    fs::rename(&whole, out).map_err(failed)?;
    Ok(DumpReport { podcasts: options.podcasts, bytes: fs::metadata(out).map_err(failed)?.len() })
}

fn sibling_path(out: &Path, ending: &str) -> PathBuf {
    let mut name = out.file_name().unwrap_or_default().to_owned();
    name.push(".");
    name.push(ending);
    out.with_file_name(name)
}

fn remove_file(path: &Path) -> Result<(), GenerateError> {
    match fs::remove_file(path) {
        Err(source) if source.kind() != io::ErrorKind::NotFound => {
            Err(GenerateError::Write { path: path.to_owned(), source })
        }
        _ => Ok(()),
    }
}

fn write_database(options: &DumpOptions, path: &Path, progress: &mut dyn FnMut(u64)) -> Result<(), GenerateError> {
    let inventor = RowGenerator::new(options)?;
    let failed =
        |error: rusqlite::Error| GenerateError::Write { path: path.to_owned(), source: io::Error::other(error) };
    // An incomplete file is discarded, so the database needs no protection against crashes.
    let connection = Connection::open(path).map_err(failed)?;
    let settings = "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
                    PRAGMA cache_size = -524288";
    connection.execute_batch(&format!("{settings}; {CREATE_TABLE}; BEGIN")).map_err(failed)?;
    let columns: i64 = connection
        .query_row("SELECT count(*) FROM pragma_table_info('podcasts')", [], |row| row.get(0))
        .map_err(failed)?;
    let places = vec!["?"; usize::try_from(columns).unwrap_or(0)].join(", ");
    let mut insert = connection.prepare(&format!("INSERT INTO podcasts VALUES ({places})")).map_err(failed)?;
    let mut done = 0;
    while done < options.podcasts {
        let end = options.podcasts.min(done + ROWS_PER_CHUNK);
        for row in inventor.rows(done..end) {
            insert_row(&mut insert, &row).map_err(failed)?;
        }
        done = end;
        progress(done);
    }
    drop(insert);
    connection.execute_batch("COMMIT").map_err(failed)?;
    connection.close().map_err(|(_, error)| failed(error))
}

fn insert_row(insert: &mut Statement<'_>, row: &DumpRow) -> rusqlite::Result<()> {
    for (index, value) in row.iter().enumerate() {
        insert.raw_bind_parameter(index + 1, value)?;
    }
    insert.raw_execute()?;
    Ok(())
}

fn pack_archive(database: &Path, packed: &Path) -> io::Result<()> {
    let mut archive = tar::Builder::new(GzEncoder::new(BufWriter::new(File::create(packed)?), Compression::fast()));
    let file = File::open(database)?;
    let mut header = tar::Header::new_gnu();
    header.set_size(file.metadata()?.len());
    header.set_mode(0o644);
    header.set_cksum();
    archive.append_data(&mut header, ARCHIVE_MEMBER, io::BufReader::with_capacity(1 << 20, file))?;
    archive.into_inner()?.finish()?.flush()
}
