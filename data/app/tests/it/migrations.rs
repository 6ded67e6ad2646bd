//! Migrations of a database without tables. The other tests copy a database that has been migrated.

use crate::support::prelude::*;
use crate::support::test_databases::{PostgresDatabase, postgres_server, sqlite_url};
use earshot_app::{Migrator, ServerSecret};
use earshot_model::Clock;
use sea_orm::sea_query::{Order, Query};
use sea_orm::{ConnectionTrait as _, Database};
use sea_orm_migration::MigratorTrait as _;

/// The migrations before `m0033_one_pitch`.
const BEFORE_ONE_PITCH: u32 = 30;

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

#[tokio::test]
async fn pitches_of_a_guest_to_a_podcast_become_one_with_all_texts() {
    let db = Database::connect("sqlite::memory:").await.expect("a database");
    Migrator::up(&db, Some(BEFORE_ONE_PITCH)).await.expect("the earlier migrations");
    db.execute_unprepared("PRAGMA foreign_keys = OFF").await.expect("works");
    // The second of three is marked as pitched. The fourth is for another podcast.
    for (id, podcast, revision, copied, pitched) in
        [(1, 1, 1, "5", "NULL"), (2, 1, 1, "NULL", "7"), (3, 1, 0, "9", "NULL"), (4, 2, 0, "NULL", "NULL")]
    {
        let key = |number: i32| format!("x'{number:032x}'");
        let sql = format!(
            "INSERT INTO outreach (id, team_id, podcast_id, podcast, guest_profile_id, guest_name, options, draft, \
             subject, body, revision, version, created_at, updated_at, copied_at, pitched_at) VALUES ({}, {}, {}, \
             '{{}}', {}, 'Ada', '{{}}', '{{}}', 's', 'b', {revision}, 1, 0, 0, {copied}, {pitched})",
            key(id),
            key(90),
            key(podcast),
            key(91),
        );
        db.execute_unprepared(&sql).await.expect("a pitch");
        for number in 0..=revision {
            let sql = format!(
                "INSERT INTO outreach_revisions (outreach_id, number, subject, body, at, bytes) \
                 VALUES ({}, {number}, 's', '{id}.{number}', 0, 1)",
                key(id)
            );
            db.execute_unprepared(&sql).await.expect("a text");
        }
    }
    Migrator::up(&db, None).await.expect("the others");
    let select =
        Query::select().columns(["revision", "copied_at"]).from("outreach").order_by("id", Order::Asc).to_owned();
    let kept = db.query_all(&select).await.expect("works");
    let kept: Vec<(i32, Option<i64>)> = kept
        .iter()
        .map(|row| (row.try_get("", "revision").expect("a number"), row.try_get("", "copied_at").expect("a time")))
        .collect();
    assert_eq!(kept, [(4, Some(9)), (0, None)]);
    let select = Query::select()
        .columns(["number", "body"])
        .from("outreach_revisions")
        .order_by("outreach_id", Order::Asc)
        .order_by("number", Order::Asc)
        .to_owned();
    let texts = db.query_all(&select).await.expect("works");
    let texts: Vec<(i32, String)> = texts
        .iter()
        .map(|row| (row.try_get("", "number").expect("a number"), row.try_get("", "body").expect("a text")))
        .collect();
    let expected = [(0, "1.0"), (1, "1.1"), (2, "3.0"), (3, "2.0"), (4, "2.1"), (0, "4.0")];
    assert_eq!(texts, expected.map(|(number, body)| (number, body.to_owned())));
}
