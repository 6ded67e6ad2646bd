//! API keys on both databases: their owner, their scopes, their end.

use crate::support::prelude::*;
use earshot_app::{KeyChangeOutcome, KeyState, NewKey, NewKeyOptions, OwnedKeyId, Scopes};

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn draft(lifetime: Option<Duration>) -> NewKeyOptions {
    NewKeyOptions { name: "laptop".to_owned(), scopes: Scopes::READ, lifetime }
}

async fn create_account(db: &Db) -> Account {
    db.create_user("ann@example.org", Tier::Business).await.expect("a user")
}

async fn create_key(db: &Db, account: &Account, lifetime: Option<Duration>) -> NewKey {
    db.create_key(account, draft(lifetime)).await.expect("works")
}

async fn is_valid(db: &Db, key: &NewKey) -> bool {
    db.authenticate_key(&key.key).await.expect("works").is_some()
}

fn owned_id(account: &Account, key: &NewKey) -> OwnedKeyId {
    OwnedKeyId { user_id: account.user_id, id: key.row.id }
}

async fn rotate_key(db: &Db, account: &Account, key: &NewKey, overlap: Duration) -> NewKey {
    match db.rotate_key(owned_id(account, key), overlap).await.expect("works") {
        KeyChangeOutcome::Changed(key) => key,
        other => panic!("{other:?}"),
    }
}

on_both_databases!(keys_follow_the_plan_and_are_revoked_at_once, |db, _| {
    let ann = create_account(&db).await;
    let key = create_key(&db, &ann, None).await;
    assert!(key.key.starts_with(&key.row.prefix) && key.row.prefix.starts_with("pk_live_"));
    assert!(!format!("{key:?}").contains(&key.key), "a log shows no key");
    let used = db.authenticate_key(&key.key).await.expect("works").expect("valid");
    assert_eq!((used.account, used.scopes), (ann.clone(), Scopes::READ));
    db.set_plan("ann@example.org", Tier::Free).await.expect("works");
    let used = db.authenticate_key(&key.key).await.expect("works").expect("valid");
    assert_eq!(used.account.tier, Tier::Free);
    for _ in 0..2 {
        assert!(matches!(db.revoke_key(owned_id(&ann, &key)).await, Ok(KeyChangeOutcome::Changed(_))));
    }
    assert!(!is_valid(&db, &key).await);
});

#[test]
fn every_key_has_the_scope_read() {
    let cases: &[(&[&str], Option<Scopes>)] = &[
        (&[], Some(Scopes::READ)),
        (&["read"], Some(Scopes::READ)),
        (&["write"], Some(Scopes::READ_AND_WRITE)),
        (&["write", "read", "write"], Some(Scopes::READ_AND_WRITE)),
        (&["admin"], None),
        (&["Read"], None),
        (&[""], None),
    ];
    for (names, expected) in cases {
        assert_eq!(Scopes::parse(names.iter().copied()), *expected, "{names:?}");
    }
}

// Keys in use are cached. Changes by this process take effect at once, those by another within a second.
on_both_databases!(another_process_ends_a_key_within_a_second, |url| {
    let time = ManualClock::new();
    let db = Db::open(&url, time.clock()).await.expect("opens");
    let other = Db::open(&url, time.clock()).await.expect("opens");
    let ann = create_account(&db).await;
    let (first, second) = (create_key(&db, &ann, None).await, create_key(&db, &ann, None).await);
    assert!(is_valid(&db, &first).await && is_valid(&other, &first).await && is_valid(&other, &second).await);
    db.set_plan("ann@example.org", Tier::Agency).await.expect("works");
    db.revoke_key(owned_id(&ann, &first)).await.expect("works");
    assert!(!is_valid(&db, &first).await, "at once");
    time.advance(Duration::from_secs(1));
    assert!(!is_valid(&other, &first).await);
    let used = other.authenticate_key(&second.key).await.expect("works").expect("valid");
    assert_eq!(used.account.tier, Tier::Agency);
});

on_both_databases!(a_cached_key_expires_on_its_date, |db, time| {
    let ann = create_account(&db).await;
    let key = create_key(&db, &ann, Some(DAY)).await;
    time.advance(DAY - Duration::from_millis(500));
    assert!(is_valid(&db, &key).await);
    time.advance(Duration::from_millis(500));
    assert!(!is_valid(&db, &key).await);
});

on_both_databases!(a_key_expires_on_its_date, |db, time| {
    let ann = create_account(&db).await;
    let key = create_key(&db, &ann, Some(30 * DAY)).await;
    time.advance(30 * DAY - MINUTE);
    assert!(is_valid(&db, &key).await);
    time.advance(MINUTE);
    assert!(!is_valid(&db, &key).await);
    assert_eq!(db.keys_of(ann.user_id).await.expect("works")[0].state, KeyState::Expired);
});

on_both_databases!(a_rotated_key_is_valid_for_the_overlap, |db, time| {
    let ann = create_account(&db).await;
    let draft = NewKeyOptions { scopes: Scopes::READ_AND_WRITE, ..draft(Some(30 * DAY)) };
    let old = db.create_key(&ann, draft).await.expect("works");
    time.advance(10 * DAY);
    let new = rotate_key(&db, &ann, &old, DAY).await;
    assert_eq!((new.row.name.as_str(), new.row.scopes), ("laptop", Scopes::READ_AND_WRITE));
    let life = new.row.expires_at.expect("as long a life") - new.row.created_at;
    assert_eq!(life.num_days(), 30);
    assert_eq!(db.rotate_key(owned_id(&ann, &old), DAY).await.expect("works"), KeyChangeOutcome::NotActive, "once");

    time.advance(DAY - MINUTE);
    assert!(is_valid(&db, &old).await && is_valid(&db, &new).await, "both");
    let states: Vec<_> = db.keys_of(ann.user_id).await.expect("works").iter().map(|key| key.state).collect();
    assert_eq!(states, [KeyState::Active, KeyState::Rotated]);
    time.advance(MINUTE);
    assert!(!is_valid(&db, &old).await && is_valid(&db, &new).await, "the new one alone");

    let at_once = rotate_key(&db, &ann, &new, Duration::ZERO).await;
    assert!(!is_valid(&db, &new).await && is_valid(&db, &at_once).await);
    // An overlap never extends a lifetime.
    let short = create_key(&db, &ann, Some(HOUR)).await;
    rotate_key(&db, &ann, &short, 7 * DAY).await;
    time.advance(HOUR);
    assert!(!is_valid(&db, &short).await);
});

on_both_databases!(an_ended_key_is_not_rotated_and_one_of_many_rotations_succeeds, |db, time| {
    let ann = create_account(&db).await;
    let revoked = create_key(&db, &ann, None).await;
    db.revoke_key(owned_id(&ann, &revoked)).await.expect("works");
    let expired = create_key(&db, &ann, Some(HOUR)).await;
    time.advance(2 * HOUR);
    for key in [&revoked, &expired] {
        assert_eq!(db.rotate_key(owned_id(&ann, key), DAY).await.expect("works"), KeyChangeOutcome::NotActive);
    }
    let key = create_key(&db, &ann, None).await;
    let at_once = (0..10).map(|_| {
        let (db, own) = (db.clone(), owned_id(&ann, &key));
        tokio::spawn(async move { matches!(db.rotate_key(own, DAY).await, Ok(KeyChangeOutcome::Changed(_))) })
    });
    let done = futures::future::join_all(at_once).await;
    assert_eq!(done.into_iter().filter(|done| *done.as_ref().expect("no panic")).count(), 1);
});

on_both_databases!(keys_of_other_users_are_not_found, |db, _| {
    let ann = create_account(&db).await;
    let bob = db.create_user("bob@example.org", Tier::Agency).await.expect("a user");
    let key = create_key(&db, &ann, None).await;
    assert_eq!(db.rotate_key(owned_id(&bob, &key), DAY).await.expect("works"), KeyChangeOutcome::NotFound);
    assert_eq!(db.revoke_key(owned_id(&bob, &key)).await.expect("works"), KeyChangeOutcome::NotFound);
    assert!(is_valid(&db, &key).await);
    assert!(db.keys_of(bob.user_id).await.expect("works").is_empty());
    assert_eq!(db.find_key(&key.row.prefix).await.expect("works"), Some(owned_id(&ann, &key)));
});

on_both_databases!(the_last_use_is_recorded_once_a_minute, |db, time| {
    let ann = create_account(&db).await;
    let key = create_key(&db, &ann, None).await;
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
    // Guesses at a key do not count as its use.
    time.advance(2 * MINUTE);
    let (rest, _) = key.key.rsplit_once('_').expect("a checksum");
    assert_eq!(db.authenticate_key(&format!("{rest}_00000000")).await.expect("works"), None);
    assert_eq!((last().await.expect("used") - first).num_seconds(), 61);
});

on_both_databases!(a_user_has_fifty_valid_keys_at_most, |db, _| {
    let ann = create_account(&db).await;
    for _ in 0..50 {
        create_key(&db, &ann, None).await;
    }
    let more = db.create_key(&ann, draft(None)).await;
    assert!(matches!(more, Err(DbError::TooManyKeys { most: 50 })), "{more:?}");
    let first = db.keys_of(ann.user_id).await.expect("works").pop().expect("fifty");
    db.revoke_key(OwnedKeyId { user_id: ann.user_id, id: first.id }).await.expect("works");
    create_key(&db, &ann, None).await;
});

/// Only hashes are stored, so read access to the database yields no key.
#[tokio::test]
async fn the_database_holds_no_key() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", folder.path().join("app.db").display());
    let db = Db::open(&url, earshot_model::Clock::system()).await.expect("opens");
    let ann = create_account(&db).await;
    let key = create_key(&db, &ann, None).await;
    let secret = key.key.split('_').nth(3).expect("a secret").as_bytes();
    let mut bytes = Vec::new();
    for entry in std::fs::read_dir(folder.path()).expect("files") {
        bytes.extend(std::fs::read(entry.expect("a file").path()).expect("readable"));
    }
    let holds = |text: &[u8]| bytes.windows(text.len()).any(|window| window == text);
    assert!(holds(b"ann@example.org"), "what is looked through is the database");
    assert!(!holds(secret));
}
