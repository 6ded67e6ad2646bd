//! SQLite's write-ahead log.

use crate::support::prelude::*;
use earshot_model::Clock;
use futures::future::join_all;

#[tokio::test]
async fn the_wal_is_checkpointed_while_the_database_is_open() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let file = folder.path().join("app.sqlite");
    let db = Db::open(&format!("sqlite://{}", file.display()), Clock::system()).await.expect("opens");
    db.create_user("ann@example.org", Tier::Admin).await.expect("a user");
    let has_her = || {
        let bytes = std::fs::read(&file).expect("a file");
        bytes.windows(15).any(|window| window == b"ann@example.org")
    };
    assert!(!has_her(), "it is in the log alone");
    db.checkpoint_wal().await.expect("copied");
    assert!(has_her());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_database_has_no_log() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let file = folder.path().join("app.sqlite");
    let db = Db::open(&format!("sqlite://{}", file.display()), Clock::system()).await.expect("opens");
    db.create_user("ann@example.org", Tier::Admin).await.expect("a user");
    // Concurrent reads open several connections.
    join_all((0..8).map(|_| db.newest_mails(1))).await;
    db.close().await.expect("closed");
    let left: Vec<_> =
        std::fs::read_dir(folder.path()).expect("a folder").map(|one| one.expect("a file").file_name()).collect();
    assert_eq!(left, ["app.sqlite"]);
}
