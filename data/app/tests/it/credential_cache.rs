//! Keys in use are cached: they are read again beside the calls, and stay valid during an outage.

use crate::support::prelude::*;
use crate::support::test_databases::{PostgresDatabase, postgres_server};
use earshot_app::credential_cache::{CacheLookup, CredentialCache};
use earshot_app::{EpochMillis, KeyChangeOutcome, NewKey, NewKeyOptions, OwnedKeyId, Scopes};
use sea_orm::{ConnectionTrait as _, Database, TransactionTrait as _};

/// A process with a cached key, and another process that revokes it.
struct Setup {
    time: ManualClock,
    db: Db,
    other: Db,
    ann: Account,
    key: NewKey,
}

impl Setup {
    async fn new(url: &str) -> Self {
        let time = ManualClock::new();
        let db = Db::open(url, time.clock()).await.expect("opens");
        let other = Db::open(url, time.clock()).await.expect("opens");
        let ann = db.create_user("ann@example.org", Tier::Business).await.expect("a user");
        let options = NewKeyOptions { name: "laptop".to_owned(), scopes: Scopes::READ, lifetime: None };
        let key = db.create_key(&ann, options).await.expect("works");
        let setup = Self { time, db, other, ann, key };
        assert!(setup.is_valid().await, "and cached from now on");
        setup
    }

    fn advance(&self, milliseconds: u64) {
        self.time.advance(Duration::from_millis(milliseconds));
    }

    async fn is_valid(&self) -> bool {
        self.db.authenticate_key(&self.key.key).await.expect("works").is_some()
    }

    /// Waits until a read beside a call has found the key revoked. The clock stands still.
    async fn wait_for_invalid(&self) {
        let found = async {
            while self.is_valid().await {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(30), found).await.expect("the read ends");
    }

    async fn revoke(&self) {
        let revoked = self.other.revoke_key(OwnedKeyId { user_id: self.ann.user_id, id: self.key.row.id }).await;
        assert!(matches!(revoked, Ok(KeyChangeOutcome::Changed(_))));
    }
}

#[test]
fn one_call_refreshes_a_stale_credential_without_blocking_others() {
    let known = CredentialCache::default();
    let at = |milliseconds: i64| EpochMillis(1_800_000_000_000 + milliseconds);
    assert_eq!(known.get(b"key", at(0)), CacheLookup::Missing);
    known.put(known.epoch(), b"key".to_vec(), "ann", at(0));
    assert_eq!(known.get(b"key", at(499)), CacheLookup::Fresh("ann"));
    assert_eq!(known.get(b"key", at(500)), CacheLookup::Stale("ann"));
    assert_eq!(known.get(b"key", at(2_400)), CacheLookup::Fresh("ann"), "a read is under way");
    known.put(known.epoch(), b"key".to_vec(), "bob", at(2_450));
    assert_eq!(known.get(b"key", at(2_460)), CacheLookup::Fresh("bob"));
    assert_eq!(known.get(b"key", at(3_450)), CacheLookup::Missing, "nobody used it for a second: it may have ended");
    assert_eq!(known.get(b"key", at(3_460)), CacheLookup::Fresh("bob"), "whoever comes second does not wait");
    assert_eq!(known.get(b"key", at(8_460)), CacheLookup::Missing, "that read has failed");
    assert_eq!(known.get_in_outage(b"key", at(8_460)), Some("bob"));
    assert_eq!(known.get_in_outage(b"key", at(902_460)), None);
    known.put(known.epoch(), b"key".to_vec(), "bob", at(8_500));
    let before = known.epoch();
    known.invalidate();
    known.put(before, b"key".to_vec(), "bob as read before the write", at(8_501));
    assert_eq!(known.get(b"key", at(8_502)), CacheLookup::Missing, "a write may have ended it");
    assert_eq!(known.get_in_outage(b"key", at(8_502)), Some("bob"));
    known.put(known.epoch(), b"key".to_vec(), "bob", at(8_510));
    assert_eq!(known.get(b"key", at(8_520)), CacheLookup::Fresh("bob"));
    known.clear();
    assert_eq!(known.get(b"key", at(8_530)), CacheLookup::Missing);
    assert_eq!(known.get_in_outage(b"key", at(8_530)), None);
}

on_both_databases!(a_key_is_read_again_beside_the_call_that_finds_it_old, |url| {
    let setup = Setup::new(&url).await;
    setup.revoke().await;
    setup.advance(499);
    assert!(setup.is_valid().await);
    setup.advance(1);
    assert!(setup.is_valid().await, "this call does not wait for the read that it starts");
    setup.wait_for_invalid().await;
});

on_both_databases!(a_failed_write_may_have_revoked_a_key, |url| {
    let setup = Setup::new(&url).await;
    setup.revoke().await;
    assert!(setup.is_valid().await);
    setup.db.create_user("ann@example.org", Tier::Free).await.expect_err("the address is taken");
    assert!(!setup.is_valid().await);
});

on_both_databases!(a_key_stays_valid_for_fifteen_minutes_of_an_outage, |url| {
    let setup = Setup::new(&url).await;
    // Also after a write that failed.
    setup.db.create_user("ann@example.org", Tier::Free).await.expect_err("the address is taken");
    setup.db.close().await.expect("closes");
    assert!(setup.is_valid().await);
    setup.advance(15 * 60_000 - 1);
    assert!(setup.is_valid().await);
    setup.advance(1);
    assert!(setup.db.authenticate_key(&setup.key.key).await.expect_err("not known").is_unavailable());
});

on_both_databases!(a_text_that_cannot_be_a_key_is_rejected_without_a_query, |url| {
    let setup = Setup::new(&url).await;
    let (key, prefix) = (setup.key.key.as_str(), setup.key.row.prefix.as_str());
    let mut wrong = key.to_owned();
    wrong.replace_range(20..21, if &key[20..21] == "x" { "y" } else { "x" });
    setup.db.close().await.expect("closes");
    for text in ["", "pk_live", "pk_live_", "pk_live_a_b_c", &wrong, &key[1..], &key.to_uppercase(), prefix] {
        assert_eq!(setup.db.authenticate_key(text).await.expect("no query"), None, "{text}");
    }
});

/// PostgreSQL alone lets a test stop reads.
#[tokio::test]
async fn calls_do_not_wait_for_a_read_of_another_call() {
    let Some(server) = postgres_server() else { return };
    let database = PostgresDatabase::migrated(&server).await;
    let setup = Setup::new(&database.url()).await;
    setup.revoke().await;
    let raw = Database::connect(database.url()).await.expect("connects");
    let lock = raw.begin().await.expect("begins");
    lock.execute_unprepared("LOCK TABLE api_keys IN ACCESS EXCLUSIVE MODE").await.expect("locked");
    setup.advance(500);
    assert!(setup.is_valid().await, "starts a read");
    setup.advance(1_900);
    assert!(setup.is_valid().await, "a read is under way");
    lock.commit().await.expect("unlocked");
    setup.wait_for_invalid().await;
}
