//! Users and secrets, on both databases.

use crate::support::databases::on_both;
use earshot_api::db::DbError;
use earshot_model::Tier;

#[tokio::test]
async fn an_address_has_one_account() {
    on_both(|db, _| async move {
        let ann = db.create_user(" Ann@Example.org ", Tier::Business).await.expect("a new address");
        assert_eq!((ann.email.as_str(), ann.tier), ("Ann@Example.org", Tier::Business));
        let again = db.create_user("ann@example.ORG", Tier::Free).await;
        assert!(matches!(again, Err(DbError::EmailTaken { .. })), "{again:?}");
        let changed = db.create_or_update_user("ann@example.org", Tier::Agency).await.expect("the same account");
        assert_eq!((changed.user_id, changed.tier), (ann.user_id, Tier::Agency));
        assert!(matches!(db.account_of("bob@example.org").await, Err(DbError::NoSuchAccount { .. })));
    })
    .await;
}

#[tokio::test]
async fn a_secret_is_made_once() {
    on_both(|db, _| async move {
        let first = db.secret("cursor").await.expect("works");
        assert_eq!(first.len(), 32);
        assert_eq!(db.secret("cursor").await.expect("works"), first);
        assert_ne!(db.secret("other").await.expect("works"), first);
    })
    .await;
}

/// Writes that begin otherwise fail beside another writer on SQLite.
#[test]
fn transactions_begin_in_one_place() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/db");
    for entry in std::fs::read_dir(folder).expect("the sources") {
        let path = entry.expect("a file").path();
        if path.is_dir() || path.ends_with("db/mod.rs") {
            continue;
        }
        let source = std::fs::read_to_string(&path).expect("text");
        assert!(!source.contains(".begin"), "{} begins a transaction: use Db::write", path.display());
        assert!(!source.contains("(&self.writer)"), "{} writes beside Db::write", path.display());
    }
}

#[tokio::test]
async fn a_folder_may_have_an_odd_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let odd = folder.path().join("50% of #1?");
    let config = earshot_api::Config::local(&odd, "http://127.0.0.1:8080");
    earshot_api::db::Db::open(&config.database_url, earshot_model::Clock::system()).await.expect("opens");
    assert!(odd.join("app.db").exists());
}
