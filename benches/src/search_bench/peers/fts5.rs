//! SQLite's full-text search over the same podcasts: one table, Porter stems, BM25 with the same boosts.

use super::podcast_texts::texts_of_podcast;
use crate::failure::Failure;
use crate::search_bench::corpus::{Corpus, CorpusCounts, Edition};
use crate::search_bench::table::thousands;
use rusqlite::{Connection, params};
use std::fs;
use std::path::Path;

/// Rows per commit.
const BATCH: i64 = 20_000;
/// Version of a complete table.
const COMPLETE_VERSION: i64 = 1;

/// SQLite's full text over the same podcasts, ranked by BM25 with the same boosts.
pub struct Fts5 {
    connection: Connection,
}

/// Opens the table in `file`. Builds it if it does not exist.
pub fn open_or_build(corpus: &Corpus, file: &Path, say: &mut dyn FnMut(&str)) -> Result<Fts5, Failure> {
    let mut connection = connect(file)?;
    let state: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if state != COMPLETE_VERSION {
        drop(connection);
        fs::remove_file(file)?;
        say("filling the table of FTS5");
        connection = connect(file)?;
        fill_database(&connection, corpus)?;
        say(&format!("{} rows", thousands(corpus.sizes.podcasts)));
    }
    Ok(Fts5 { connection })
}

/// Keeps the whole file in memory, like our index.
fn connect(file: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(file)?;
    connection.execute_batch(
        "PRAGMA mmap_size = 8589934592; PRAGMA cache_size = -524288; PRAGMA temp_store = MEMORY;
         PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;",
    )?;
    Ok(connection)
}

fn fill_database(connection: &Connection, corpus: &Corpus) -> Result<(), Failure> {
    connection.execute_batch(
        "CREATE VIRTUAL TABLE podcasts USING fts5(
             title, description, people, keywords, content = '', tokenize = 'porter unicode61 remove_diacritics 2');
         BEGIN",
    )?;
    let mut insert = connection
        .prepare("INSERT INTO podcasts (rowid, title, description, people, keywords) VALUES (?1, ?2, ?3, ?4, ?5)")?;
    let mut rows = 0_i64;
    let mut tally = CorpusCounts::default();
    // Episodes are not read.
    corpus.source(corpus.shares(), Edition::First, &mut tally).try_for_each(|document, _| {
        rows += 1;
        let [title, description, people, keywords] = texts_of_podcast(&document);
        insert.execute(params![rows, title, description, people, keywords])?;
        if rows % BATCH == 0 {
            connection.execute_batch("COMMIT; BEGIN")?;
        }
        Ok(())
    })?;
    connection.execute_batch("INSERT INTO podcasts (podcasts) VALUES ('optimize'); COMMIT")?;
    connection.pragma_update(None, "user_version", COMPLETE_VERSION)?;
    Ok(())
}

impl Fts5 {
    /// Returns the ten best rows with any of the words.
    pub fn top(&self, words: &[String]) -> Result<usize, Failure> {
        let quoted: Vec<String> = words.iter().map(|word| format!("\"{}\"", word.replace('"', "\"\""))).collect();
        let mut select = self.connection.prepare_cached(
            "SELECT rowid FROM podcasts WHERE podcasts MATCH ?1 ORDER BY bm25(podcasts, 3.0, 1.0, 1.5, 0.7) LIMIT 10",
        )?;
        let rows = select.query_map([quoted.join(" OR ")], |row| row.get::<_, i64>(0))?;
        Ok(rows.collect::<Result<Vec<_>, _>>()?.len())
    }
}
