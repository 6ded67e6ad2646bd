//! Runs every test of the app database on SQLite and on PostgreSQL.

use earshot_app::Db;
use earshot_model::{Clock, Timestamp};
use sea_orm::{ConnectionTrait, Database};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

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

/// Runs `test` with the URL of a fresh database of each kind. Without PostgreSQL that half is skipped with a message;
/// on CI it must run.
pub async fn on_both_database_urls(test: impl AsyncFn(String)) {
    let folder = tempfile::tempdir().expect("a folder");
    test(format!("sqlite://{}", folder.path().join("app.db").display())).await;

    #[expect(clippy::disallowed_methods, reason = "tests are configured by the environment")]
    let (server, ci) = (std::env::var("EARSHOT_TEST_POSTGRES"), std::env::var("CI"));
    let Ok(server) = server else {
        assert_ne!(ci.as_deref(), Ok("true"), "EARSHOT_TEST_POSTGRES must be set on CI");
        #[expect(clippy::print_stderr, reason = "what was not tested is said")]
        {
            eprintln!("SKIPPED the PostgreSQL half: set EARSHOT_TEST_POSTGRES=postgres://user@host:port/postgres");
        }
        return;
    };
    let name = format!("earshot_test_{}", uuid::Uuid::now_v7().simple());
    let admin = Database::connect(&server).await.expect("PostgreSQL answers");
    admin.execute_unprepared(&format!("CREATE DATABASE {name}")).await.expect("a fresh database");
    let mut url = url::Url::parse(&server).expect("a URL");
    url.set_path(&name);
    test(url.into()).await;
    admin.execute_unprepared(&format!("DROP DATABASE {name} WITH (FORCE)")).await.expect("dropped");
}
