//! Feed checks: which feeds are due, in which order, and the effect of hints.

use chrono::{DateTime, TimeDelta, Weekday};
use earshot_catalog::{
    DataDir, DuePageKey, FeedCheck, FeedCheckStore, FeedMove, FeedMoveKind, FeedOrigin, PollingPreferences,
};
use earshot_model::{PodcastId, Timestamp};

fn at(minutes: i64) -> Timestamp {
    DateTime::from_timestamp(1_800_000_000, 0).expect("a valid moment") + TimeDelta::minutes(minutes)
}

fn open() -> (tempfile::TempDir, FeedCheckStore) {
    let folder = tempfile::tempdir().expect("a folder");
    let checks = FeedCheckStore::open(&DataDir::new(folder.path())).expect("a store");
    (folder, checks)
}

fn full(url: &str, next_at: Timestamp) -> FeedCheck {
    FeedCheck {
        podcast_id: Some(PodcastId::from_feed_url(url)),
        checked_at: Some(at(-10)),
        changed_at: Some(at(-20)),
        reason: "publishes on Tuesdays".to_owned(),
        state: "live".to_owned(),
        health: "{\"points\":3}".to_owned(),
        failures: 2,
        http_status: Some(304),
        last_error: Some("timed out".to_owned()),
        etag: Some("W/weak \"and odd".to_owned()),
        last_modified: Some("yesterday, perhaps".to_owned()),
        full_body_at: Some(at(-30)),
        polls_since_full_body: 7,
        published_at: vec![at(-20), at(-3000)],
        is_complete: true,
        hub_url: Some("https://hub.example/".to_owned()),
        topic_url: Some("https://a.example/topic".to_owned()),
        origin: FeedOrigin {
            final_url: Some("https://b.example/feed".to_owned()),
            moving: Some(FeedMove {
                target: "https://b.example/feed".to_owned(),
                by: FeedMoveKind::Redirect,
                sightings: 2,
                first_seen_at: at(-100),
                last_seen_at: at(-10),
                suspect: false,
            }),
        },
        polling_preferences: PollingPreferences {
            ttl_minutes: Some(60),
            skip_hours: vec![1, 24],
            skip_days: vec![Weekday::Sun],
        },
        hinted_at: Some(at(-40)),
        ..FeedCheck::new(url, next_at)
    }
}

#[test]
fn checks_read_back_after_opening_again() {
    let (folder, checks) = open();
    let check = full("https://a.example/feed", at(5));
    checks.put(std::slice::from_ref(&check)).expect("written");
    drop(checks);
    let checks = FeedCheckStore::open(&DataDir::new(folder.path())).expect("a store");
    let found = checks.get(&["https://a.example/feed", "https://unknown.example/"]).expect("readable");
    assert_eq!(found.into_values().collect::<Vec<_>>(), [check]);
}

#[test]
fn due_feeds_are_ordered_and_paged() {
    let (_folder, checks) = open();
    let feeds: Vec<FeedCheck> =
        (0..7).map(|index| FeedCheck::new(format!("https://{index}.example/"), at(-(index / 2)))).collect();
    checks.put(&feeds).expect("written");
    checks.put(&[FeedCheck::new("https://later.example/", at(1))]).expect("written");
    let (mut place, mut seen) = (DuePageKey::default(), Vec::new());
    loop {
        let (page, next) = checks.due_feeds(at(0), &place, 2).expect("readable");
        if page.is_empty() {
            break;
        }
        seen.extend(page.into_iter().map(|check| check.url));
        place = next;
    }
    let order = ["6", "4", "5", "2", "3", "0", "1"].map(|index| format!("https://{index}.example/"));
    assert_eq!(seen, order);
    assert_eq!(checks.count(at(0)).expect("readable"), (8, 7));
    assert_eq!(checks.next_due_at().expect("readable"), Some(at(-3)));
}

#[test]
fn a_hint_during_a_poll_is_kept() {
    let (_folder, checks) = open();
    let url = "https://a.example/feed";
    checks.put(&[FeedCheck::new(url, at(0))]).expect("written");
    let asked = checks.get(&[url]).expect("readable").remove(url).expect("there");
    // The feed is being fetched and is due already, so the hint has no visible effect.
    assert!(checks.apply_hint(url, at(1), "podping").expect("written"));
    let read = FeedCheck { checked_at: Some(at(2)), next_at: at(600), reason: "its rhythm".to_owned(), ..asked };
    checks.put(std::slice::from_ref(&read)).expect("written");
    let next = checks.get(&[url]).expect("readable").remove(url).expect("there");
    assert_eq!((next.next_at, next.checked_at, next.hinted_at), (at(3), Some(at(2)), Some(at(1))));
    // The poll that the hint caused clears it.
    checks.put(&[FeedCheck { checked_at: Some(at(3)), next_at: at(600), ..next }]).expect("written");
    let next = checks.get(&[url]).expect("readable").remove(url).expect("there");
    assert_eq!(next.next_at, at(600));
}

#[test]
fn a_hint_makes_a_feed_due_once_a_minute() {
    let (_folder, checks) = open();
    let url = "https://a.example/feed";
    checks.put(&[full(url, at(600))]).expect("written");
    assert!(!checks.apply_hint("https://unknown.example/", at(0), "podping").expect("written"));
    assert!(checks.apply_hint(url, at(0), "podping").expect("written"));
    let hinted = checks.get(&[url]).expect("readable").remove(url).expect("there");
    assert_eq!((hinted.next_at, hinted.reason.as_str()), (at(0), "podping"));
    checks.put(&[FeedCheck { checked_at: Some(at(0)), next_at: at(600), ..hinted }]).expect("written");
    assert!(checks.apply_hint(url, at(0), "podping").expect("written"), "known");
    assert_eq!(checks.get(&[url]).expect("readable")[url].next_at, at(1), "when a minute has passed since the check");
}

#[test]
fn feeds_with_a_hub_are_paged_by_due_time() {
    let (_folder, checks) = open();
    let with_hub = |index: i64| full(&format!("https://{index}.example/"), at(10 - index));
    checks.put(&(0..5).map(with_hub).collect::<Vec<_>>()).expect("written");
    checks
        .put(&[FeedCheck { topic_url: None, ..with_hub(6) }, FeedCheck { hub_url: None, ..with_hub(7) }])
        .expect("written");
    let (mut place, mut seen) = (DuePageKey::default(), Vec::new());
    loop {
        let (page, next) = checks.feeds_with_hub(&place, 2).expect("readable");
        if page.is_empty() {
            break;
        }
        seen.extend(page.into_iter().map(|check| check.url));
        place = next;
    }
    assert_eq!(seen, [4, 3, 2, 1, 0].map(|index| format!("https://{index}.example/")));
}

#[test]
fn subscriptions_are_stored_replaced_and_deleted() {
    let (folder, checks) = open();
    let record = |feed: &str, text: &str| (format!("https://{feed}.example/"), text.to_owned());
    checks.put_subscriptions(&[record("c", "1"), record("a", "1"), record("b", "1")], &[]).expect("written");
    checks.put_subscriptions(&[record("a", "2")], &[record("b", "").0, record("unknown", "").0]).expect("written");
    drop(checks);
    let checks = FeedCheckStore::open(&DataDir::new(folder.path())).expect("a store");
    assert_eq!(checks.subscriptions("", 1).expect("readable"), [record("a", "2")]);
    assert_eq!(checks.subscriptions("https://a.example/", 10).expect("readable"), [record("c", "1")]);
}

#[test]
fn a_store_of_the_first_version_is_migrated() {
    let (folder, checks) = open();
    let check = FeedCheck {
        origin: Default::default(),
        polling_preferences: Default::default(),
        hinted_at: None,
        ..full("https://a.example/feed", at(5))
    };
    checks.put(std::slice::from_ref(&check)).expect("written");
    drop(checks);
    let data = DataDir::new(folder.path());
    let first = "DROP TABLE subscriptions; DROP INDEX feeds_with_hub; ALTER TABLE feeds DROP COLUMN origin;
                 ALTER TABLE feeds DROP COLUMN wishes; ALTER TABLE feeds DROP COLUMN hinted_at;
                 PRAGMA user_version = 1";
    rusqlite::Connection::open(data.checks()).expect("the file").execute_batch(first).expect("as it was");
    let checks = FeedCheckStore::open(&data).expect("a store");
    checks.put_subscriptions(&[("https://a.example/feed".to_owned(), "{}".to_owned())], &[]).expect("written");
    assert_eq!(checks.feeds_with_hub(&DuePageKey::default(), 10).expect("readable").0, [check]);
    drop(checks);
    rusqlite::Connection::open(data.checks()).expect("the file").execute_batch("PRAGMA user_version = 9").expect("set");
    assert!(matches!(FeedCheckStore::open(&data), Err(earshot_catalog::CatalogError::NewerSchema { found: 9, .. })));
}

#[test]
fn feeds_are_added_once_moved_and_deleted() {
    let (_folder, checks) = open();
    let (url, other) = ("https://a.example/feed", "https://b.example/feed");
    checks.put(&[full(url, at(600))]).expect("written");
    checks.add(&[FeedCheck::new(url, at(0)), FeedCheck::new(other, at(0))]).expect("written");
    let found = checks.get(&[url, other]).expect("readable");
    assert_eq!((found[url].next_at, found[other].podcast_id), (at(600), None));
    let (old, new) = (PodcastId::from_feed_url(url), PodcastId::from_feed_url(other));
    checks.reassign_podcast(old, new).expect("written");
    assert_eq!(checks.get(&[url]).expect("readable")[url].podcast_id, Some(new));
    checks.make_all_due(at(1)).expect("written");
    assert_eq!(checks.count(at(1)).expect("readable"), (2, 2));
    checks.remove(&[url.to_owned()]).expect("written");
    assert_eq!(checks.count(at(1)).expect("readable"), (1, 1));
    checks.set_hint_checkpoint("podping", "42").expect("written");
    assert_eq!(checks.hint_checkpoint("podping").expect("readable").as_deref(), Some("42"));
}
