//! Writing the catalog: the lock, the connection, and a transaction per unit of work.

use crate::error::{CatalogError, DbContext as _, IoContext as _};
use crate::lock::WriterLock;
use crate::migrations;
use crate::paths::DataDir;
use crate::private_files;
use duckdb::arrow::record_batch::RecordBatch;
use duckdb::{Config, Connection};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How the catalog's database is opened.
#[derive(Clone, Debug)]
pub struct CatalogOptions {
    /// DuckDB's memory limit, in MiB; more than that spills to disk.
    pub memory_mib: u32,
    pub threads: u32,
    /// How long to wait for another writer.
    pub patience: Duration,
}

/// Rows that are compressed, and rewritten, together. DuckDB's own 122,880 episodes with their show notes are some 200 MB
/// that a checkpoint holds beside the memory limit.
const ROW_GROUP_ROWS: u32 = 16_384;

/// Bytes of log from which on they are written to the tables.
const MAX_LOG_BYTES: u64 = 20 << 20;
/// A checkpoint rewrites much of the key indexes, which grow with the catalog: the larger it is, the more log is worth one.
const LOG_SHARE: u64 = 64;

/// DuckDB's memory while units are small.
const SMALL_UNIT_MIB: u32 = 112;

impl Default for CatalogOptions {
    fn default() -> Self {
        let threads = std::thread::available_parallelism().map_or(2, |cores| cores.get().min(16));
        Self {
            memory_mib: 2048,
            threads: u32::try_from(threads).expect("at most 16"),
            patience: Duration::from_secs(600),
        }
    }
}

/// The one who writes. The lock and the database are held between units only while nobody else waits.
pub struct Writer {
    dir: DataDir,
    options: CatalogOptions,
    /// What the options become when a unit needs more memory than they give.
    max_memory_mib: u32,
    writer_name: String,
    database: Option<OpenDatabase>,
}

struct OpenDatabase {
    // Dropped first: the database is closed before the lock is given up.
    connection: Connection,
    _lock: WriterLock,
}

impl Writer {
    /// Waits for the lock, opens the database and brings its schema up to date. `who` is what other writers are told,
    /// for example `earshot ingest (process 42)`.
    ///
    /// # Errors
    /// When another writer does not finish in time, the folder cannot be written, or the schema is newer than ours.
    pub fn open(dir: &DataDir, options: CatalogOptions, who: &str) -> Result<Self, CatalogError> {
        private_files::create_folder(dir.path()).at("cannot create", dir.path())?;
        let most_memory_mib = options.memory_mib;
        let (dir, who) = (dir.clone(), who.to_owned());
        let mut writer = Self { dir, options, max_memory_mib: most_memory_mib, writer_name: who, database: None };
        migrations::run_migrations(writer.connection()?)?;
        Ok(writer)
    }

    /// The data folder.
    pub(crate) fn dir(&self) -> &DataDir {
        &self.dir
    }

    /// The connection, waiting for the lock when it was given up.
    pub(crate) fn connection(&mut self) -> Result<&mut Connection, CatalogError> {
        if self.database.is_none() {
            let lock = WriterLock::acquire(&self.dir, &self.writer_name, self.options.patience)?;
            let connection = open_database(&self.dir, &self.options)?;
            self.database = Some(OpenDatabase { connection, _lock: lock });
        }
        // DuckDB makes its log at a commit, for everybody to read, and removes it at a checkpoint. One that is there it takes.
        private_files::create_file(&self.dir.catalog_log()).at("cannot create", self.dir.catalog_log())?;
        Ok(&mut self.database.as_mut().expect("just opened").connection)
    }

    /// Gives up lock and database until they are needed again.
    pub fn release(&mut self) {
        self.database = None;
    }

    /// From now on units are of a few thousand rows: to share them out among threads costs more than it saves, and what the
    /// database is allowed it fills with what it read, however little a unit needs. Once a unit needs more, it and those that
    /// follow have all that the options allow.
    pub fn use_small_units(&mut self) {
        self.release();
        self.options.threads = 1;
        self.options.memory_mib = self.options.memory_mib.min(SMALL_UNIT_MIB);
    }

    /// Makes do with less memory than the options allow, for as long as this writer lives.
    pub(crate) fn limit_memory(&mut self, mib: u32) -> Result<(), CatalogError> {
        self.options.memory_mib = self.options.memory_mib.min(mib);
        self.max_memory_mib = self.options.memory_mib;
        let limit = format!("SET memory_limit = '{}MiB'", self.options.memory_mib);
        self.connection()?.execute_batch(&limit).context("cannot limit the memory")
    }

    /// Runs `work` in one transaction: all of it is there afterwards, or none. It may be run twice, see `with_memory`.
    /// Another waiting writer goes first.
    pub(crate) fn run_unit<T>(
        &mut self,
        work: impl Fn(&UnitOfWork<'_>) -> Result<T, CatalogError>,
    ) -> Result<T, CatalogError> {
        self.yield_to_waiting_writer();
        let done = self.retry_with_more_memory(|writer| run_transaction(writer.connection()?, &work))?;
        self.checkpoint_long_log()?;
        Ok(done)
    }

    /// Does the work. When it runs out of memory, does it once more with all that there is, on a database that was opened
    /// anew: an index that was filled holds memory until then. Work on temporary tables of before cannot be done again, and
    /// fails as it did.
    fn retry_with_more_memory<T>(
        &mut self,
        work: impl Fn(&mut Self) -> Result<T, CatalogError>,
    ) -> Result<T, CatalogError> {
        work(self).or_else(|error| {
            if !error.is_out_of_memory() {
                return Err(error);
            }
            self.options.memory_mib = self.max_memory_mib;
            self.release();
            work(self).map_err(|_| error)
        })
    }

    /// Once the log is long, writes it to the tables and closes the database: what it keeps of committed rows, indexes and
    /// read blocks would else grow to the memory limit, however little the next unit needs.
    fn checkpoint_long_log(&mut self) -> Result<(), CatalogError> {
        let size = |path: PathBuf| std::fs::metadata(path).map_or(0, |file| file.len());
        if size(self.dir.catalog_log()) < MAX_LOG_BYTES.max(size(self.dir.catalog()) / LOG_SHARE) {
            return Ok(());
        }
        self.retry_with_more_memory(|writer| {
            writer.connection()?.execute_batch("CHECKPOINT").context("cannot write the log to the tables")
        })?;
        self.release();
        Ok(())
    }

    /// Gives up lock and database when someone waits for them. Temporary tables are lost with the connection.
    pub fn yield_to_waiting_writer(&mut self) {
        if self.database.is_some() && WriterLock::has_waiting_writer(&self.dir) {
            self.database = None;
            // The one who waits polls; without a pause we would be in the queue before them.
            std::thread::sleep(Duration::from_millis(100));
        }
    }
}

fn run_transaction<T>(
    connection: &mut Connection,
    work: impl Fn(&UnitOfWork<'_>) -> Result<T, CatalogError>,
) -> Result<T, CatalogError> {
    connection.execute_batch("BEGIN").context("cannot begin a transaction")?;
    let done = work(&UnitOfWork { connection })
        .and_then(|done| connection.execute_batch("COMMIT").context("cannot commit").map(|()| done));
    if done.is_err() {
        // The transaction may be gone already (a full disk aborts it): the first error is the one to tell.
        let _ = connection.execute_batch("ROLLBACK");
    }
    done
}

fn open_database(dir: &DataDir, options: &CatalogOptions) -> Result<Connection, CatalogError> {
    private_files::create_folder(&dir.spill()).at("cannot create", dir.spill())?;
    let config =
        database_config(options).and_then(|config| config.with("temp_directory", dir.spill().to_string_lossy()));
    let config = config.context("cannot configure the database")?;
    let connection = Connection::open_in_memory_with_flags(config).context("cannot open the catalog")?;
    if !dir.catalog().exists() {
        create_database(dir, &connection)?;
    }
    let is_log_left = std::fs::metadata(dir.catalog_log()).is_ok_and(|log| log.len() > 0);
    connection.execute_batch(&attach_sql(&dir.catalog())).context("cannot open the catalog")?;
    connection.execute_batch("USE earshot").context("cannot open the catalog")?;
    if is_log_left {
        // Of a process that was killed. DuckDB 1.5 reads the log, and forgets what it says of an index that no statement
        // needed before the database is closed (duckdb/duckdb#25771): rows would be there that no look-up finds.
        connection.execute_batch("CHECKPOINT").context("cannot write the log to the tables")?;
    }
    Ok(connection)
}

/// Makes the empty database under another name first: killed between the pages of its head, it could never be opened.
fn create_database(dir: &DataDir, connection: &Connection) -> Result<(), CatalogError> {
    let new = dir.new_catalog();
    match std::fs::remove_file(&new) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error).at("cannot remove", new),
        _ => {}
    }
    connection.execute_batch(&attach_sql(&new)).context("cannot make the catalog")?;
    connection.execute_batch("DETACH earshot").context("cannot make the catalog")?;
    // An empty file DuckDB does not take for a new database. Nothing is in it yet.
    private_files::tighten(&new).at("cannot make private", &new)?;
    std::fs::rename(&new, dir.catalog()).at("cannot rename", new)
}

fn attach_sql(path: &Path) -> String {
    let path = path.to_string_lossy().replace('\'', "''");
    format!("ATTACH '{path}' AS earshot (ROW_GROUP_SIZE {ROW_GROUP_ROWS})")
}

/// Settings for every database that this crate opens. Extensions are never fetched: all that is needed is inside.
pub(crate) fn database_config(options: &CatalogOptions) -> duckdb::Result<Config> {
    Config::default()
        .enable_autoload_extension(false)?
        .with("autoinstall_known_extensions", "false")?
        .threads(i64::from(options.threads))?
        // The writer says when, see `Writer::settle`.
        .with("checkpoint_threshold", "1TiB")?
        .max_memory(&format!("{}MiB", options.memory_mib))
}

/// A transaction under way.
pub(crate) struct UnitOfWork<'writer> {
    pub(crate) connection: &'writer Connection,
}

impl UnitOfWork<'_> {
    /// A new revision, for everything that this unit changes.
    pub(crate) fn next_revision(&self) -> Result<i64, CatalogError> {
        self.connection
            .query_row("SELECT nextval('revisions')", [], |row| row.get(0))
            .context("cannot take a revision number")
    }

    /// Puts rows into a temporary table of the same shape as `table`, for the statements that follow.
    pub(crate) fn stage(&self, table: &str, batch: RecordBatch) -> Result<(), CatalogError> {
        self.connection
            .execute_batch(&format!("CREATE OR REPLACE TEMP TABLE staged_{table} AS FROM {table} LIMIT 0"))
            .context("cannot make a staging table")?;
        let columns: Vec<String> = batch.schema().fields().iter().map(|field| field.name().clone()).collect();
        let columns: Vec<&str> = columns.iter().map(String::as_str).collect();
        let mut appender = self
            .connection
            .appender_with_columns_to_catalog_and_db(&format!("staged_{table}"), "temp", "main", &columns)
            .context("cannot open a staging table")?;
        appender.append_record_batch(batch).context("cannot stage rows")?;
        appender.flush().context("cannot stage rows")
    }

    /// All rows of a query that has few.
    pub(crate) fn query_batches(&self, doing: &'static str, sql: &str) -> Result<Vec<RecordBatch>, CatalogError> {
        let mut statement = self.connection.prepare(sql).context(doing)?;
        Ok(statement.query_arrow([]).context(doing)?.collect())
    }

    pub(crate) fn execute(&self, doing: &'static str, sql: &str) -> Result<(), CatalogError> {
        self.connection.execute_batch(sql).context(doing)
    }

    /// Inserts the staged rows; known ones (by the primary key `key`) get the columns of `update`.
    pub(crate) fn upsert(&self, table: &str, key: &str, update: &[&str]) -> Result<(), CatalogError> {
        self.upsert_from(&format!("SELECT DISTINCT ON ({key}) * FROM staged_{table}"), table, key, update)
    }

    /// The same for staged rows that are known to differ in `key`: finding that out costs a copy of every column.
    pub(crate) fn upsert_distinct(&self, table: &str, key: &str, update: &[&str]) -> Result<(), CatalogError> {
        self.upsert_from(&format!("FROM staged_{table}"), table, key, update)
    }

    fn upsert_from(&self, rows: &str, table: &str, key: &str, update: &[&str]) -> Result<(), CatalogError> {
        let assignments: Vec<String> = update.iter().map(|column| format!("{column} = excluded.{column}")).collect();
        let assignments = assignments.join(", ");
        self.execute(
            "cannot write rows",
            &format!("INSERT INTO {table} BY NAME {rows} ON CONFLICT ({key}) DO UPDATE SET {assignments}"),
        )
    }
}
