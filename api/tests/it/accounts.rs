//! Users, links, sessions and secrets, on both databases.

use crate::support::databases::on_both;
use earshot_api::db::{DbError, NewMail};
use earshot_api::mail::Mail;
use earshot_model::Tier;
use std::time::Duration;

const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn mail() -> NewMail {
    let mail =
        Mail { to: "ann@example.org".to_owned(), subject: String::new(), text: String::new(), html: String::new() };
    NewMail { mail, good_for: MINUTE }
}

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
async fn a_link_works_once_and_for_ten_minutes() {
    on_both(|db, time| async move {
        db.create_user("ann@example.org", Tier::Free).await.expect("a user");
        let link = async |token: &str| {
            assert!(db.request_link("ANN@example.org", token, mail()).await.expect("works"));
            token.to_owned()
        };
        let first = link("1").await;
        let second = link("2").await;
        assert_eq!(db.consume_link("wrong").await.expect("works"), None);
        assert!(db.consume_link(&first).await.expect("works").is_some());
        assert_eq!(db.consume_link(&first).await.expect("works"), None, "used");
        assert_eq!(db.consume_link(&second).await.expect("works"), None, "dies with the first success");

        let late = link("3").await;
        time.advance(11 * MINUTE);
        assert_eq!(db.consume_link(&late).await.expect("works"), None, "too late");
        assert!(!db.request_link("bob@example.org", "4", mail()).await.expect("works"), "unknown");
    })
    .await;
}

#[tokio::test]
async fn at_most_three_links_are_open() {
    on_both(|db, time| async move {
        db.create_user("ann@example.org", Tier::Free).await.expect("a user");
        for (token, expected) in [("1", true), ("2", true), ("3", true), ("4", false)] {
            assert_eq!(db.request_link("ann@example.org", token, mail()).await.expect("works"), expected);
        }
        // Who runs the installation is not held up, and chooses the life.
        let token = db.create_sign_in_token("ann@example.org", 2 * DAY).await.expect("known");
        time.advance(DAY);
        assert!(db.consume_link(&token).await.expect("works").is_some());
    })
    .await;
}

#[tokio::test]
async fn of_many_uses_at_once_one_succeeds() {
    on_both(|db, _| async move {
        db.create_user("ann@example.org", Tier::Free).await.expect("a user");
        let token = db.create_sign_in_token("ann@example.org", MINUTE).await.expect("known");
        let uses = (0..20).map(|_| {
            let (db, token) = (db.clone(), token.clone());
            tokio::spawn(async move { db.consume_link(&token).await.expect("works").is_some() })
        });
        let uses = futures::future::join_all(uses).await;
        assert_eq!(uses.into_iter().filter(|used| *used.as_ref().expect("no panic")).count(), 1);
    })
    .await;
}

#[tokio::test]
async fn sessions_end_by_themselves() {
    on_both(|db, time| async move {
        let ann = db.create_user("ann@example.org", Tier::Free).await.expect("a user");
        let session = db.start_session(ann.user_id).await.expect("works");
        for _ in 0..9 {
            time.advance(9 * DAY);
            assert!(db.session(&session).await.expect("works").is_some(), "in use");
        }
        time.advance(10 * DAY);
        assert_eq!(db.session(&session).await.expect("works"), None, "91 days old");

        let idle = db.start_session(ann.user_id).await.expect("works");
        time.advance(15 * DAY);
        assert_eq!(db.session(&idle).await.expect("works"), None, "not used for 15 days");

        let ended = db.start_session(ann.user_id).await.expect("works");
        db.end_session(&ended).await.expect("works");
        assert_eq!(db.session(&ended).await.expect("works"), None);
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
