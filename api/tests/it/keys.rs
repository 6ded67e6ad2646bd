//! Keys, on both databases: whose they are, what they may do, when they end.

use crate::support::databases::{Hand, on_both, on_both_urls};
use earshot_api::db::{Account, Db, DbError, KeyChange, KeyDraft, KeyState, NewKey, OwnKey, Scopes};
use earshot_model::Tier;
use std::time::Duration;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn draft(lifetime: Option<Duration>) -> KeyDraft {
    KeyDraft { name: "laptop".to_owned(), scopes: Scopes::READ, lifetime }
}

async fn ann(db: &Db) -> Account {
    db.create_user("ann@example.org", Tier::Business).await.expect("a user")
}

async fn make(db: &Db, account: &Account, lifetime: Option<Duration>) -> NewKey {
    db.create_key(account, draft(lifetime)).await.expect("works")
}

async fn is_valid(db: &Db, key: &NewKey) -> bool {
    db.authenticate_key(&key.key).await.expect("works").is_some()
}

fn own(account: &Account, key: &NewKey) -> OwnKey {
    OwnKey { user_id: account.user_id, id: key.row.id }
}

async fn rotated(db: &Db, account: &Account, key: &NewKey, overlap: Duration) -> NewKey {
    match db.rotate_key(own(account, key), overlap).await.expect("works") {
        KeyChange::Done(key) => key,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn keys_follow_the_plan_and_are_revoked_at_once() {
    on_both(|db, _| async move {
        let ann = ann(&db).await;
        let key = make(&db, &ann, None).await;
        assert!(key.key.starts_with(&key.row.prefix) && key.row.prefix.starts_with("pk_live_"));
        assert!(!format!("{key:?}").contains(&key.key), "a log shows no key");
        let used = db.authenticate_key(&key.key).await.expect("works").expect("valid");
        assert_eq!((used.account, used.scopes), (ann.clone(), Scopes::READ));
        db.set_plan("ann@example.org", Tier::Free).await.expect("works");
        let used = db.authenticate_key(&key.key).await.expect("works").expect("valid");
        assert_eq!(used.account.tier, Tier::Free);
        for _ in 0..2 {
            assert!(matches!(db.revoke_key(own(&ann, &key)).await, Ok(KeyChange::Done(_))));
        }
        assert!(!is_valid(&db, &key).await);
    })
    .await;
}

/// Keys that are used are remembered. What this process changes holds at once, what another does within a second.
#[tokio::test]
async fn another_process_ends_a_key_within_a_second() {
    on_both_urls(async |url| {
        let time = Hand::new();
        let db = Db::open(&url, time.clock()).await.expect("opens");
        let other = Db::open(&url, time.clock()).await.expect("opens");
        let ann = ann(&db).await;
        let (first, second) = (make(&db, &ann, None).await, make(&db, &ann, None).await);
        assert!(is_valid(&db, &first).await && is_valid(&other, &first).await && is_valid(&other, &second).await);
        db.set_plan("ann@example.org", Tier::Agency).await.expect("works");
        db.revoke_key(own(&ann, &first)).await.expect("works");
        assert!(!is_valid(&db, &first).await, "at once");
        time.advance(Duration::from_secs(1));
        assert!(!is_valid(&other, &first).await);
        let used = other.authenticate_key(&second.key).await.expect("works").expect("valid");
        assert_eq!(used.account.tier, Tier::Agency);
    })
    .await;
}

#[tokio::test]
async fn a_remembered_key_ends_on_its_day_too() {
    on_both(|db, time| async move {
        let ann = ann(&db).await;
        let key = make(&db, &ann, Some(DAY)).await;
        time.advance(DAY - Duration::from_millis(500));
        assert!(is_valid(&db, &key).await);
        time.advance(Duration::from_millis(500));
        assert!(!is_valid(&db, &key).await);
    })
    .await;
}

#[tokio::test]
async fn a_key_ends_on_its_day() {
    on_both(|db, time| async move {
        let ann = ann(&db).await;
        let key = make(&db, &ann, Some(30 * DAY)).await;
        time.advance(30 * DAY - MINUTE);
        assert!(is_valid(&db, &key).await);
        time.advance(MINUTE);
        assert!(!is_valid(&db, &key).await);
        assert_eq!(db.keys_of(ann.user_id).await.expect("works")[0].state, KeyState::Expired);
    })
    .await;
}

#[tokio::test]
async fn a_rotated_key_is_valid_for_the_overlap() {
    on_both(|db, time| async move {
        let ann = ann(&db).await;
        let draft = KeyDraft { scopes: Scopes::READ_AND_WRITE, ..draft(Some(30 * DAY)) };
        let old = db.create_key(&ann, draft).await.expect("works");
        time.advance(10 * DAY);
        let new = rotated(&db, &ann, &old, DAY).await;
        assert_eq!((new.row.name.as_str(), new.row.scopes), ("laptop", Scopes::READ_AND_WRITE));
        let life = new.row.expires_at.expect("as long a life") - new.row.created_at;
        assert_eq!(life.num_days(), 30);
        assert_eq!(db.rotate_key(own(&ann, &old), DAY).await.expect("works"), KeyChange::NotActive, "once");

        time.advance(DAY - MINUTE);
        assert!(is_valid(&db, &old).await && is_valid(&db, &new).await, "both");
        let states: Vec<_> = db.keys_of(ann.user_id).await.expect("works").iter().map(|key| key.state).collect();
        assert_eq!(states, [KeyState::Active, KeyState::Rotated]);
        time.advance(MINUTE);
        assert!(!is_valid(&db, &old).await && is_valid(&db, &new).await, "the new one alone");

        let at_once = rotated(&db, &ann, &new, Duration::ZERO).await;
        assert!(!is_valid(&db, &new).await && is_valid(&db, &at_once).await);
        // An overlap never lengthens a life.
        let short = make(&db, &ann, Some(HOUR)).await;
        rotated(&db, &ann, &short, 7 * DAY).await;
        time.advance(HOUR);
        assert!(!is_valid(&db, &short).await);
    })
    .await;
}

#[tokio::test]
async fn what_has_ended_is_not_rotated_and_of_many_rotations_one_succeeds() {
    on_both(|db, time| async move {
        let ann = ann(&db).await;
        let revoked = make(&db, &ann, None).await;
        db.revoke_key(own(&ann, &revoked)).await.expect("works");
        let expired = make(&db, &ann, Some(HOUR)).await;
        time.advance(2 * HOUR);
        for key in [&revoked, &expired] {
            assert_eq!(db.rotate_key(own(&ann, key), DAY).await.expect("works"), KeyChange::NotActive);
        }
        let key = make(&db, &ann, None).await;
        let at_once = (0..10).map(|_| {
            let (db, own) = (db.clone(), own(&ann, &key));
            tokio::spawn(async move { matches!(db.rotate_key(own, DAY).await, Ok(KeyChange::Done(_))) })
        });
        let done = futures::future::join_all(at_once).await;
        assert_eq!(done.into_iter().filter(|done| *done.as_ref().expect("no panic")).count(), 1);
    })
    .await;
}

#[tokio::test]
async fn another_users_key_is_out_of_reach() {
    on_both(|db, _| async move {
        let ann = ann(&db).await;
        let bob = db.create_user("bob@example.org", Tier::Agency).await.expect("a user");
        let key = make(&db, &ann, None).await;
        assert_eq!(db.rotate_key(own(&bob, &key), DAY).await.expect("works"), KeyChange::Unknown);
        assert_eq!(db.revoke_key(own(&bob, &key)).await.expect("works"), KeyChange::Unknown);
        assert!(is_valid(&db, &key).await);
        assert!(db.keys_of(bob.user_id).await.expect("works").is_empty());
        assert_eq!(db.find_key(&key.row.prefix).await.expect("works"), Some(own(&ann, &key)));
    })
    .await;
}

#[tokio::test]
async fn the_last_use_is_noted_once_a_minute() {
    on_both(|db, time| async move {
        let ann = ann(&db).await;
        let key = make(&db, &ann, None).await;
        let last = || async { db.keys_of(ann.user_id).await.expect("works")[0].last_used_at };
        assert_eq!(last().await, None);
        assert!(is_valid(&db, &key).await);
        let first = last().await.expect("used");
        time.advance(MINUTE);
        assert!(is_valid(&db, &key).await);
        assert_eq!(last().await, Some(first), "not on each call");
        time.advance(Duration::from_secs(1));
        assert!(is_valid(&db, &key).await);
        assert_eq!((last().await.expect("used") - first).num_seconds(), 61);
        // Who guesses at a key is no user of it.
        time.advance(2 * MINUTE);
        let (rest, _) = key.key.rsplit_once('_').expect("a checksum");
        assert_eq!(db.authenticate_key(&format!("{rest}_00000000")).await.expect("works"), None);
        assert_eq!((last().await.expect("used") - first).num_seconds(), 61);
    })
    .await;
}

#[tokio::test]
async fn a_user_has_fifty_valid_keys_at_most() {
    on_both(|db, _| async move {
        let ann = ann(&db).await;
        for _ in 0..50 {
            make(&db, &ann, None).await;
        }
        let more = db.create_key(&ann, draft(None)).await;
        assert!(matches!(more, Err(DbError::TooManyKeys { most: 50 })), "{more:?}");
        let first = db.keys_of(ann.user_id).await.expect("works").pop().expect("fifty");
        db.revoke_key(OwnKey { user_id: ann.user_id, id: first.id }).await.expect("works");
        make(&db, &ann, None).await;
    })
    .await;
}

/// Only hashes are kept: who reads the database has no key.
#[tokio::test]
async fn the_database_holds_no_key() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", folder.path().join("app.db").display());
    let db = Db::open(&url, earshot_model::Clock::system()).await.expect("opens");
    let ann = ann(&db).await;
    let key = make(&db, &ann, None).await;
    let secret = key.key.split('_').nth(3).expect("a secret").as_bytes();
    let mut bytes = Vec::new();
    for entry in std::fs::read_dir(folder.path()).expect("files") {
        bytes.extend(std::fs::read(entry.expect("a file").path()).expect("readable"));
    }
    let holds = |text: &[u8]| bytes.windows(text.len()).any(|window| window == text);
    assert!(holds(b"ann@example.org"), "what is looked through is the database");
    assert!(!holds(secret));
}
