//! Migrations of a database without tables. The other tests copy a database that has been migrated.

use crate::support::prelude::*;
use crate::support::test_databases::{PostgresDatabase, postgres_server, sqlite_url};
use earshot_app::ServerSecret;
use earshot_model::Clock;
use sea_orm::{ConnectionTrait as _, Database};

/// Two processes start at the same time. One migrates, and the other finds nothing to do; of the secrets that both create, one
/// is kept.
async fn check_first_start(url: &str) {
    let (one, other) = tokio::join!(Db::open(url, Clock::system()), Db::open(url, Clock::system()));
    let (one, other) = (one.expect("migrates"), other.expect("waits"));
    for secret in [ServerSecret::Cursor, ServerSecret::Unsubscribe, ServerSecret::Addresses] {
        let (first, second) = tokio::join!(one.secret(secret), other.secret(secret));
        assert_eq!(first.expect("a secret"), second.expect("the same secret"), "{secret:?}");
    }
    let ann = one.create_user("ann@example.org", Tier::Free).await.expect("a user");
    assert_eq!(other.account_by_email("ann@example.org").await.expect("found").user_id, ann.user_id);
}

#[tokio::test]
async fn a_missing_sqlite_file_is_created_and_migrated() {
    let folder = tempfile::tempdir().expect("a folder");
    check_first_start(&sqlite_url(&folder.path().join("app.db"))).await;
}

#[tokio::test]
async fn an_empty_postgres_database_is_migrated() {
    if let Some(server) = postgres_server() {
        let database = PostgresDatabase::empty(&server).await;
        check_first_start(&database.url()).await;
    }
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused_with_what_to_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = sqlite_url(&folder.path().join("app.db"));
    drop(Db::open(&url, Clock::system()).await.expect("migrates"));
    let connection = Database::connect(url.as_str()).await.expect("connects");
    let later = "INSERT INTO seaql_migrations (version, applied_at) VALUES ('m9999_later', 0)";
    connection.execute_unprepared(later).await.expect("works");
    connection.close().await.expect("closes");
    let error = Db::open(&url, Clock::system()).await.expect_err("is refused");
    assert!(matches!(&error, DbError::NewerVersion { migration } if migration == "m9999_later"), "{error}");
    assert!(error.to_string().contains("start that version"), "{error}");
}
