//! The open file. Connections are kept for later calls, since each serves one caller at a time.

use super::PEOPLE_FILE;
use crate::error::CatalogError;
use crate::generation::Generation;
use chrono::DateTime;
use earshot_model::people::ListEntry;
use earshot_model::{EpisodeId, PodcastId, Timestamp};
use rusqlite::types::Type;
use rusqlite::{Connection, OpenFlags, OptionalExtension as _, Params, Row};
use serde::de::DeserializeOwned;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use uuid::Uuid;

pub(super) const READING: &str = "cannot read the people of the generation";
/// Words of a search that are looked up.
const MAX_WORDS: usize = 8;
/// Connections that are kept.
const MAX_IDLE: usize = 8;

/// The people and sponsors of a generation.
#[derive(Debug)]
pub struct PeopleFile {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl PeopleFile {
    /// Opens the file of a generation; `None` when it was built before the file existed.
    ///
    /// # Errors
    /// When the file cannot be opened.
    pub fn open(generation: &Generation) -> Result<Option<Self>, CatalogError> {
        let path = generation.path.join(PEOPLE_FILE);
        if !path.exists() {
            return Ok(None);
        }
        let first = connect(&path)?;
        Ok(Some(Self { path, idle: Mutex::new(vec![first]) }))
    }

    /// Returns when the credits were joined.
    pub fn built_at(&self) -> Result<Timestamp, CatalogError> {
        self.read(|connection| {
            let seconds: i64 = connection.query_row("SELECT built_at FROM about", [], |row| row.get(0))?;
            Ok(DateTime::from_timestamp(seconds, 0).unwrap_or_default())
        })
    }

    /// Returns the rows of a query.
    pub(super) fn rows<T>(
        &self,
        sql: &str,
        values: impl Params,
        row: fn(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, CatalogError> {
        self.read(|connection| connection.prepare_cached(sql)?.query_map(values, row)?.collect())
    }

    /// Returns the record with a slug.
    pub(super) fn record_of<T: DeserializeOwned>(&self, sql: &str, slug: &str) -> Result<Option<T>, CatalogError> {
        self.read(|connection| connection.prepare_cached(sql)?.query_row([slug], record).optional())
    }

    pub(super) fn read<T>(&self, read: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, CatalogError> {
        let idle = || self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = idle().pop();
        let connection = kept.map_or_else(|| connect(&self.path), Ok)?;
        let found = read(&connection).map_err(to_error)?;
        let mut idle = idle();
        if idle.len() < MAX_IDLE {
            idle.push(connection);
        }
        Ok(found)
    }
}

fn connect(path: &Path) -> Result<Connection, CatalogError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Connection::open_with_flags(path, flags).map_err(to_error)
}

fn to_error(source: rusqlite::Error) -> CatalogError {
    CatalogError::Checks { doing: READING, source }
}

/// Returns the full-text query for names with words that begin with these; `None` without a word.
pub(super) fn name_query(search: &str) -> Option<String> {
    let words = search.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    let words: Vec<String> = words.take(MAX_WORDS).map(|word| format!("\"{word}\"*")).collect();
    (!words.is_empty()).then(|| words.join(" AND "))
}

/// Returns a number as SQLite stores it.
pub(super) fn to_signed(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(super) fn podcast_id(row: &Row<'_>, column: &str) -> rusqlite::Result<PodcastId> {
    Ok(PodcastId(Uuid::from_bytes(row.get(column)?)))
}

pub(super) fn episode_id(row: &Row<'_>, column: &str) -> rusqlite::Result<EpisodeId> {
    Ok(EpisodeId(Uuid::from_bytes(row.get(column)?)))
}

pub(super) fn time(row: &Row<'_>, column: &str) -> rusqlite::Result<Option<Timestamp>> {
    Ok(row.get::<_, Option<i64>>(column)?.and_then(|seconds| DateTime::from_timestamp(seconds, 0)))
}

pub(super) fn confidence(row: &Row<'_>) -> rusqlite::Result<f32> {
    #[expect(clippy::cast_possible_truncation, reason = "a share that was written as a single")]
    row.get::<_, f64>("confidence").map(|share| share as f32)
}

/// Reads a value from its text form.
pub(super) fn parsed<T>(text: &str, parse: impl Fn(&str) -> Option<T>) -> rusqlite::Result<T> {
    parse(text).ok_or_else(|| damaged(format!("unknown value {text:?}").into()))
}

/// Reads a record with its place in the order of all.
pub(super) fn ranked<T: DeserializeOwned>(row: &Row<'_>) -> rusqlite::Result<ListEntry<T>> {
    Ok(ListEntry { rank: row.get("rank")?, record: record(row)? })
}

pub(super) fn record<T: DeserializeOwned>(row: &Row<'_>) -> rusqlite::Result<T> {
    serde_json::from_str(&row.get::<_, String>("record")?).map_err(|error| damaged(error.into()))
}

fn damaged(error: Box<dyn std::error::Error + Send + Sync>) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(0, Type::Text, error)
}
