//! Runs every test of the app database on SQLite and on PostgreSQL. Each test has its own copy of a database that its
//! process has migrated once.

use earshot_app::Db;
use earshot_model::{Clock, Timestamp};
use sea_orm::{ConnectionTrait, Database, DbErr};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::sync::OnceCell;

/// A clock that the test moves.
#[derive(Clone)]
pub struct ManualClock(Arc<AtomicI64>);

impl ManualClock {
    pub fn new() -> Self {
        let morning: Timestamp = "2026-11-21T10:00:00Z".parse().expect("a time");
        Self(Arc::new(AtomicI64::new(morning.timestamp_millis())))
    }

    pub fn advance(&self, by: Duration) {
        self.0.fetch_add(i64::try_from(by.as_millis()).expect("short"), Ordering::SeqCst);
    }

    pub fn clock(&self) -> Clock {
        let milliseconds = Arc::clone(&self.0);
        Clock::from_fn(move || {
            chrono::DateTime::from_timestamp_millis(milliseconds.load(Ordering::SeqCst)).expect("in range")
        })
    }
}

/// A test that runs on a fresh database of each kind: with the database and its clock, or with its URL.
macro_rules! on_both_databases {
    ($name:ident, |$url:ident| $test:expr) => {
        #[tokio::test]
        async fn $name() {
            crate::support::test_databases::on_both_database_urls(async |$url| $test).await;
        }
    };
    ($name:ident, |$db:ident, $time:pat_param| $test:expr) => {
        #[tokio::test]
        async fn $name() {
            crate::support::test_databases::on_both_databases(|$db, $time| async move { $test }).await;
        }
    };
}

/// Runs `test` on a fresh database of each kind.
pub async fn on_both_databases<F>(test: impl Fn(Db, ManualClock) -> F)
where
    F: Future<Output = ()>,
{
    on_both_database_urls(async |url| {
        let time = ManualClock::new();
        test(Db::open(&url, time.clock()).await.expect("the database opens"), time).await;
    })
    .await;
}

/// Runs `test` with the URL of a migrated database of each kind. Without PostgreSQL that half is skipped with a message;
/// on CI it must run.
pub async fn on_both_database_urls(test: impl AsyncFn(String)) {
    // In memory where that is possible, like PostgreSQL in scripts/with-postgres: a database on a disk that other tests keep busy for
    // a second counts as unreachable.
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a folder");
    let file = folder.path().join("app.db");
    write_migrated_file(&file).await;
    test(sqlite_url(&file)).await;

    if let Some(server) = postgres_server() {
        let database = PostgresDatabase::migrated(&server).await;
        test(database.url()).await;
    }
}

pub fn sqlite_url(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

/// Writes an SQLite file with all migrations and without rows.
pub async fn write_migrated_file(path: &Path) {
    static TEMPLATE: OnceCell<Vec<u8>> = OnceCell::const_new();
    let template = TEMPLATE.get_or_init(|| async {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("app.db");
        migrate(&sqlite_url(&file)).await;
        assert!(!folder.path().join("app.db-wal").exists(), "the file has everything");
        std::fs::read(&file).expect("the database")
    });
    earshot_files::write_file(path, template.await).expect("a copy");
}

/// Runs the migrations. Afterwards the database has no connections, and SQLite's file is complete without its log.
async fn migrate(url: &str) {
    let db = Db::open(url, Clock::system()).await.expect("migrates");
    db.close().await.expect("closes");
}

/// The URL of the PostgreSQL server for tests, if there is one.
pub fn postgres_server() -> Option<String> {
    #[expect(clippy::disallowed_methods, reason = "tests are configured by the environment")]
    let (server, ci) = (std::env::var("EARSHOT_TEST_POSTGRES"), std::env::var("CI"));
    if server.is_err() {
        assert_ne!(ci.as_deref(), Ok("true"), "EARSHOT_TEST_POSTGRES must be set on CI");
        #[expect(clippy::print_stderr, reason = "what was not tested is said")]
        {
            eprintln!("SKIPPED the PostgreSQL half: set EARSHOT_TEST_POSTGRES=postgres://user@host:port/postgres");
        }
    }
    server.ok()
}

/// A database on a PostgreSQL server, for as long as this value.
pub struct PostgresDatabase {
    server: String,
    name: String,
}

impl PostgresDatabase {
    /// Creates one without tables.
    pub async fn empty(server: &str) -> Self {
        Self::create(server, "template1").await
    }

    /// Creates one with all migrations and without rows.
    pub async fn migrated(server: &str) -> Self {
        // Statics are not dropped: the template stays until the server ends.
        static TEMPLATE: OnceCell<PostgresDatabase> = OnceCell::const_new();
        let template = TEMPLATE.get_or_init(|| async {
            let template = Self::empty(server).await;
            migrate(&template.url()).await;
            template
        });
        Self::create(server, &template.await.name).await
    }

    /// Several tests can copy one template at a time: the server refuses only while somebody is connected to it.
    async fn create(server: &str, template: &str) -> Self {
        let name = format!("earshot_test_{}", uuid::Uuid::now_v7().simple());
        let create = format!("CREATE DATABASE {name} TEMPLATE {template}");
        execute(server, &create).await.expect("PostgreSQL answers");
        Self { server: server.to_owned(), name }
    }

    pub fn url(&self) -> String {
        let mut url = url::Url::parse(&self.server).expect("a URL");
        url.set_path(&self.name);
        url.into()
    }
}

impl Drop for PostgresDatabase {
    /// In the background, because the server waits 100 ms for connections that it closes. What the process has not
    /// dropped at its end stays until the server ends.
    fn drop(&mut self) {
        let (server, statement) = (self.server.clone(), format!("DROP DATABASE {} WITH (FORCE)", self.name));
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
            runtime.block_on(execute(&server, &statement)).expect("dropped");
        });
    }
}

async fn execute(server: &str, statement: &str) -> Result<(), DbErr> {
    let connection = Database::connect(server).await?;
    connection.execute_unprepared(statement).await?;
    connection.close().await
}
