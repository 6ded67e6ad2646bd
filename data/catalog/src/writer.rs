//! The catalog writer: the lock, the connection, and one transaction per unit of work.

use crate::error::{CatalogError, DbContext as _, IoContext as _};
use crate::lock::WriterLock;
use crate::migrations;
use crate::paths::DataDir;
use duckdb::arrow::record_batch::RecordBatch;
use duckdb::{Config, Connection};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Options for opening the catalog's database.
#[derive(Clone, Debug)]
pub struct CatalogOptions {
    /// DuckDB's memory limit in MiB. Larger data is spilled to disk.
    pub memory_mib: u32,
    pub threads: u32,
    /// The longest wait for another writer.
    pub patience: Duration,
}

/// Rows per row group, which DuckDB compresses and rewrites together. With its default of 122,880, a group of episodes
/// with show notes takes about 200 MB, which a checkpoint holds in addition to the memory limit.
const ROW_GROUP_ROWS: u32 = 16_384;

/// Size of the write-ahead log, in bytes, from which it is written to the tables.
const MAX_LOG_BYTES: u64 = 20 << 20;
/// A checkpoint rewrites much of the key indexes, which grow with the catalog. For a large catalog the log may reach
/// this fraction of the database's size first.
const LOG_SHARE: u64 = 64;

/// DuckDB's memory limit for small units, in MiB.
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

/// The writer of the catalog. Between units it keeps the lock and the database open only while no other writer waits.
pub struct Writer {
    dir: DataDir,
    options: CatalogOptions,
    /// The memory limit from the options, used when a unit runs out of memory.
    max_memory_mib: u32,
    writer_name: String,
    database: Option<OpenDatabase>,
}

struct OpenDatabase {
    // Field order matters: the database is closed before the lock is released.
    connection: Connection,
    _lock: WriterLock,
}

impl Writer {
    /// Waits for the lock, opens the database and migrates its schema. `holder` names this writer to others, for
    /// example `earshot ingest (process 42)`.
    ///
    /// ```no_run
    /// use earshot_catalog::{CatalogError, CatalogOptions, DataDir, Writer};
    ///
    /// # fn main() -> Result<(), CatalogError> {
    /// let mut writer = Writer::open(&DataDir::new("var"), CatalogOptions::default(), "example (process 42)")?;
    /// println!("{} podcasts are due for scoring", writer.count_podcasts_to_score()?);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// When another writer does not finish in time, the folder cannot be written, or the schema is newer than this
    /// program.
    pub fn open(dir: &DataDir, options: CatalogOptions, holder: &str) -> Result<Self, CatalogError> {
        earshot_files::create_folder(dir.path()).at("cannot create", dir.path())?;
        let most_memory_mib = options.memory_mib;
        let (dir, holder) = (dir.clone(), holder.to_owned());
        let mut writer = Self { dir, options, max_memory_mib: most_memory_mib, writer_name: holder, database: None };
        migrations::run_migrations(writer.connection()?)?;
        Ok(writer)
    }

    /// The data folder.
    pub(crate) fn dir(&self) -> &DataDir {
        &self.dir
    }

    /// Returns the connection. Acquires the lock again if it was released.
    pub(crate) fn connection(&mut self) -> Result<&mut Connection, CatalogError> {
        if self.database.is_none() {
            let lock = WriterLock::acquire(&self.dir, &self.writer_name, self.options.patience)?;
            let connection = open_database(&self.dir, &self.options)?;
            self.database = Some(OpenDatabase { connection, _lock: lock });
        }
        // DuckDB creates its log at a commit with a public mode, and removes it at a checkpoint. It uses an existing
        // file, so create a private one first.
        earshot_files::create_file(&self.dir.catalog_log()).at("cannot create", self.dir.catalog_log())?;
        Ok(&mut self.database.as_mut().expect("just opened").connection)
    }

    /// Releases the lock and closes the database until they are needed again.
    pub fn release(&mut self) {
        self.database = None;
    }

    /// Reduces threads and memory for units of a few thousand rows. Splitting such a unit over threads costs more than
    /// it saves, and DuckDB fills whatever memory it may use with blocks it read. When a unit needs more memory, that
    /// unit and all later ones get the limit of the options.
    pub fn use_small_units(&mut self) {
        self.release();
        self.options.threads = 1;
        self.options.memory_mib = self.options.memory_mib.min(SMALL_UNIT_MIB);
    }

    /// Lowers the memory limit below that of the options for the life of this writer.
    pub(crate) fn limit_memory(&mut self, mib: u32) -> Result<(), CatalogError> {
        self.options.memory_mib = self.options.memory_mib.min(mib);
        self.max_memory_mib = self.options.memory_mib;
        let limit = format!("SET memory_limit = '{}MiB'", self.options.memory_mib);
        self.connection()?.execute_batch(&limit).context("cannot limit the memory")
    }

    /// Runs `work` in one transaction and commits it, or rolls it back on an error. `work` may run twice, see
    /// [`Self::retry_with_more_memory`]. Another waiting writer goes first.
    pub(crate) fn run_unit<T>(
        &mut self,
        work: impl Fn(&UnitOfWork<'_>) -> Result<T, CatalogError>,
    ) -> Result<T, CatalogError> {
        self.yield_to_waiting_writer();
        let done = self.retry_with_more_memory(|writer| run_transaction(writer.connection()?, &work))?;
        self.checkpoint_long_log()?;
        Ok(done)
    }

    /// Runs the unit. When it runs out of memory, runs it once more with the full memory limit on a newly opened
    /// database, because a filled index holds memory until the database is closed. A unit that reads temporary tables
    /// of earlier units cannot be repeated, and its error is returned.
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

    /// Writes a long log to the tables and closes the database. Otherwise the committed rows, indexes and blocks that
    /// DuckDB keeps would grow to the memory limit, however little the next unit needs.
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

    /// Releases the lock and closes the database when another writer waits. Temporary tables are lost with the
    /// connection.
    pub fn yield_to_waiting_writer(&mut self) {
        if self.database.is_some() && WriterLock::has_waiting_writer(&self.dir) {
            self.database = None;
            // The waiting writer polls. Without a pause this process would enter the queue before it.
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
        // A full disk may have aborted the transaction already. Report the first error, not that of the rollback.
        let _ = connection.execute_batch("ROLLBACK");
    }
    done
}

fn open_database(dir: &DataDir, options: &CatalogOptions) -> Result<Connection, CatalogError> {
    earshot_files::create_folder(&dir.spill()).at("cannot create", dir.spill())?;
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
        // The log of a killed process. DuckDB 1.5 replays it but loses its index entries when no statement uses the
        // index before the database is closed (duckdb/duckdb#25771). Rows would then be missing from look-ups.
        connection.execute_batch("CHECKPOINT").context("cannot write the log to the tables")?;
    }
    Ok(connection)
}

/// Creates the empty database under a temporary name. A process killed while writing the header would otherwise leave a
/// file that can never be opened.
fn create_database(dir: &DataDir, connection: &Connection) -> Result<(), CatalogError> {
    let new = dir.new_catalog();
    match std::fs::remove_file(&new) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error).at("cannot remove", new),
        _ => {}
    }
    connection.execute_batch(&attach_sql(&new)).context("cannot create the catalog")?;
    connection.execute_batch("DETACH earshot").context("cannot create the catalog")?;
    // DuckDB does not accept an empty file as a new database, so restrict the mode after creation. The file holds no
    // data yet.
    earshot_files::restrict_access(&new).at("cannot make private", &new)?;
    std::fs::rename(&new, dir.catalog()).at("cannot rename", new)
}

fn attach_sql(path: &Path) -> String {
    let path = path.to_string_lossy().replace('\'', "''");
    format!("ATTACH '{path}' AS earshot (ROW_GROUP_SIZE {ROW_GROUP_ROWS})")
}

/// Returns the settings for every database of this crate. Extensions are never downloaded; all required ones are built
/// in.
pub(crate) fn database_config(options: &CatalogOptions) -> duckdb::Result<Config> {
    Config::default()
        .enable_autoload_extension(false)?
        .with("autoinstall_known_extensions", "false")?
        .threads(i64::from(options.threads))?
        // The writer decides when to checkpoint, see [`Writer::checkpoint_long_log`].
        .with("checkpoint_threshold", "1TiB")?
        .max_memory(&format!("{}MiB", options.memory_mib))
}

/// An open transaction.
pub(crate) struct UnitOfWork<'writer> {
    pub(crate) connection: &'writer Connection,
}

impl UnitOfWork<'_> {
    /// Returns a new revision for all changes of this unit.
    pub(crate) fn next_revision(&self) -> Result<i64, CatalogError> {
        self.connection
            .query_row("SELECT nextval('revisions')", [], |row| row.get(0))
            .context("cannot take a revision number")
    }

    /// Records in the change log that the matched shows of podcasts changed. `podcasts` is a query for the podcasts'
    /// ids.
    pub(crate) fn record_changed_shows(&self, revision: i64, podcasts: &str) -> Result<(), CatalogError> {
        let sql = format!("UPDATE changes SET shows_revision = {revision} WHERE podcast_id IN ({podcasts})");
        self.execute("cannot record the changes", &sql)
    }

    /// Inserts rows into a temporary table with the columns of `table`, for later statements.
    pub(crate) fn stage(&self, table: &str, batch: RecordBatch) -> Result<(), CatalogError> {
        self.connection
            .execute_batch(&format!("CREATE OR REPLACE TEMP TABLE staged_{table} AS FROM {table} LIMIT 0"))
            .context("cannot create a staging table")?;
        let columns: Vec<String> = batch.schema().fields().iter().map(|field| field.name().clone()).collect();
        let columns: Vec<&str> = columns.iter().map(String::as_str).collect();
        let mut appender = self
            .connection
            .appender_with_columns_to_catalog_and_db(&format!("staged_{table}"), "temp", "main", &columns)
            .context("cannot open a staging table")?;
        appender.append_record_batch(batch).context("cannot stage rows")?;
        appender.flush().context("cannot stage rows")
    }

    /// Returns all rows of a query with a small result.
    pub(crate) fn query_batches(&self, doing: &'static str, sql: &str) -> Result<Vec<RecordBatch>, CatalogError> {
        let mut statement = self.connection.prepare(sql).context(doing)?;
        Ok(statement.query_arrow([]).context(doing)?.collect())
    }

    pub(crate) fn execute(&self, doing: &'static str, sql: &str) -> Result<(), CatalogError> {
        self.connection.execute_batch(sql).context(doing)
    }

    /// Inserts the staged rows. Rows that exist by the primary key `key` get the columns in `update`.
    pub(crate) fn upsert(&self, table: &str, key: &str, update: &[&str]) -> Result<(), CatalogError> {
        self.upsert_from(&format!("SELECT DISTINCT ON ({key}) * FROM staged_{table}"), table, key, update)
    }

    /// Upserts staged rows whose keys are distinct. Skips the deduplication of [`Self::upsert`], which copies every
    /// column.
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
