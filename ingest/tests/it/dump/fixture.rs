//! Small dumps, and a catalog to import them into.

use earshot_catalog::{CatalogOptions, DataDir, Writer};
use earshot_ingest::dump::{DumpOptions, DumpProgress, DumpReport, DumpRunError, import_dump};
use earshot_ingest::source::dump_kind;
use earshot_model::{Podcast, PodcastId};
use earshot_testkit::fixed_clock;
use rusqlite::Connection;
use rusqlite::types::Value;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The columns of the real dump.
const COLUMNS: &str = "id INTEGER PRIMARY KEY, url TEXT NOT NULL UNIQUE, title TEXT, lastUpdate INTEGER,
    link TEXT, lastHttpStatus INTEGER, dead INTEGER, contentType TEXT, itunesId INTEGER, originalUrl TEXT,
    itunesAuthor TEXT, itunesOwnerName TEXT, explicit INTEGER, imageUrl TEXT, itunesType TEXT, generator TEXT,
    newestItemPubdate INTEGER, language TEXT, oldestItemPubdate INTEGER, episodeCount INTEGER,
    popularityScore INTEGER, priority INTEGER, createdOn INTEGER, updateFrequency INTEGER, chash TEXT, host TEXT,
    newestEnclosureUrl TEXT, podcastGuid TEXT, description TEXT, category1 TEXT, category2 TEXT, category3 TEXT,
    category4 TEXT, category5 TEXT, category6 TEXT, category7 TEXT, category8 TEXT, category9 TEXT,
    category10 TEXT, newestEnclosureDuration INTEGER, duplicateOf INTEGER";

pub struct DumpFixture {
    pub folder: TempDir,
    /// Rows per part, and per unit of work of the catalog.
    pub batch_sizes: (usize, u64),
}

impl DumpFixture {
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder"), batch_sizes: (100, 1_000) }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn data(&self) -> DataDir {
        DataDir::new(self.path("var"))
    }

    pub fn writer(&self) -> Writer {
        Writer::open(&self.data(), CatalogOptions::default(), "test").expect("a catalog")
    }

    /// Sets parts and units so small that a small dump has many.
    pub fn with_small_batches() -> Self {
        Self { batch_sizes: (15, 16), ..Self::new() }
    }

    fn options(&self) -> DumpOptions {
        let options = DumpOptions::new(fixed_clock(), self.data(), CatalogOptions::default());
        DumpOptions { batch_rows: self.batch_sizes.0, unit_rows: Some(self.batch_sizes.1), ..options }
    }

    /// Writes a dump with these rows: pairs of column and value.
    pub fn write_dump(&self, name: &str, rows: &[&[(&str, Value)]]) -> PathBuf {
        self.write_table(name, COLUMNS, rows)
    }

    pub fn write_table(&self, name: &str, columns: &str, rows: &[&[(&str, Value)]]) -> PathBuf {
        let path = self.path(name);
        let connection = Connection::open(&path).expect("a database");
        connection.execute_batch(&format!("CREATE TABLE podcasts ({columns})")).expect("a table");
        for row in rows {
            let (names, values): (Vec<&str>, Vec<&Value>) = row.iter().map(|(name, value)| (*name, value)).unzip();
            let places = vec!["?"; names.len()].join(", ");
            let sql = format!("INSERT INTO podcasts ({}) VALUES ({places})", names.join(", "));
            connection.execute(&sql, rusqlite::params_from_iter(values)).expect("a row");
        }
        path
    }

    pub fn try_import(&self, path: &Path, progress: &dyn DumpProgress) -> Result<DumpReport, DumpRunError> {
        let kind = dump_kind(&path.to_string_lossy()).expect("readable").expect("a dump");
        import_dump(path, kind, &mut self.writer(), &self.options(), progress)
    }

    pub fn import(&self, path: &Path) -> DumpReport {
        self.try_import(path, &()).expect("imported")
    }

    pub fn import_error(&self, path: &Path) -> String {
        self.try_import(path, &()).expect_err("refused").to_string()
    }

    /// Returns all podcasts that were ever changed, sorted by id.
    pub fn podcasts(&self) -> Vec<Podcast> {
        let due = self.writer().podcasts_to_crawl(1_000_000).expect("podcasts");
        due.into_iter().map(|due| due.podcast).collect()
    }

    pub fn podcast(&self, url: &str) -> Option<Podcast> {
        let id = PodcastId::from_feed_url(url);
        self.podcasts().into_iter().find(|podcast| podcast.id == id)
    }
}

pub fn text(value: &str) -> Value {
    Value::Text(value.to_owned())
}

pub fn number(value: i64) -> Value {
    Value::Integer(value)
}
