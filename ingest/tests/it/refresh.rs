//! Rounds of fetching due feeds, from a server whose feeds change, fail and have pages.

use super::store::MemoryStore;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use chrono::{TimeDelta, Timelike};
use earshot_catalog::{DataDir, FeedCheck, FeedCheckStore};
use earshot_ingest::run::{IngestReport, Network, RunOptions, ingest_sources, refresh_due_feeds};
use earshot_model::{Clock, Timestamp};
use earshot_net::{ClientConfig, HttpClient};
use earshot_testkit::{EpisodeBuilder, FeedBuilder, LocalServer, fixed_clock};
use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};

/// The server's content: status and body by path. The body's length is its entity tag.
type Pages = Arc<Mutex<HashMap<String, (u16, String)>>>;

async fn respond(State(pages): State<Pages>, Path(path): Path<String>, headers: HeaderMap) -> Response {
    let page = pages.lock().expect("a lock").get(&path).cloned();
    let Some((status, body)) = page else { return StatusCode::NOT_FOUND.into_response() };
    let etag = format!("\"{}\"", body.len());
    if status == 200 && headers.get("if-none-match").is_some_and(|tag| tag == etag.as_str()) {
        return (StatusCode::NOT_MODIFIED, [("etag", etag)]).into_response();
    }
    (StatusCode::from_u16(status).expect("a status"), [("etag", etag)], body).into_response()
}

struct RefreshTest {
    runtime: tokio::runtime::Runtime,
    web: LocalServer,
    pages: Pages,
    http: HttpClient,
    checks: FeedCheckStore,
    store: MemoryStore,
    minutes: Arc<AtomicI64>,
    data: tempfile::TempDir,
}

impl RefreshTest {
    fn new() -> Self {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        let pages = Pages::default();
        let router = Router::new().route("/{*path}", get(respond)).with_state(Arc::clone(&pages));
        let web = runtime.block_on(LocalServer::serve(router));
        let minutes = Arc::new(AtomicI64::new(0));
        let mut config = ClientConfig::new("0.0.0", "", clock(&minutes));
        config.allow_private = true;
        let http = HttpClient::new(config).expect("a client");
        let data = tempfile::tempdir().expect("a folder");
        let checks = FeedCheckStore::open(&DataDir::new(data.path())).expect("a store");
        Self { runtime, web, pages, http, checks, store: MemoryStore::default(), minutes, data }
    }

    fn serve_page(&self, path: &str, status: u16, body: &str) -> String {
        self.pages.lock().expect("a lock").insert(path.to_owned(), (status, body.to_owned()));
        self.web.url(&format!("/{path}"))
    }

    fn ingest(&mut self, url: &str) -> IngestReport {
        let options = RunOptions::new(clock(&self.minutes));
        let network = Network { http: &self.http, runtime: self.runtime.handle(), checks: &self.checks };
        ingest_sources(&[url.to_owned()], &mut self.store, Some(network), &options, &()).expect("a run")
    }

    fn refresh(&mut self) -> IngestReport {
        let options = RunOptions::new(clock(&self.minutes));
        let network = Network { http: &self.http, runtime: self.runtime.handle(), checks: &self.checks };
        refresh_due_feeds(usize::MAX, &mut self.store, network, &options, &()).expect("a round")
    }

    /// Advances the clock until the feed is due.
    fn wait_for(&self, url: &str) {
        let wait = self.check(url).next_at - self.now();
        self.minutes.fetch_add(wait.num_minutes() + 1, Ordering::Relaxed);
    }

    fn check(&self, url: &str) -> FeedCheck {
        self.checks.get(&[url]).expect("readable").remove(url).expect("known")
    }

    fn now(&self) -> Timestamp {
        clock(&self.minutes).now()
    }
}

fn clock(minutes: &Arc<AtomicI64>) -> Clock {
    let minutes = Arc::clone(minutes);
    Clock::from_fn(move || fixed_clock().now() + TimeDelta::minutes(minutes.load(Ordering::Relaxed)))
}

fn feed(guids: &[&str], channel: &str) -> String {
    let feed = FeedBuilder::new("Tea").channel_xml("<itunes:type>episodic</itunes:type>").channel_xml(channel);
    guids.iter().fold(feed, |feed, guid| feed.episode(EpisodeBuilder::new(guid, &format!("Title {guid}")))).build()
}

#[test]
fn documents_that_name_a_new_address_are_followed() {
    for (is_permanent, document) in [
        (true, "<?xml version='1.0'?><redirect><newLocation>/home</newLocation></redirect>"),
        (false, "<html><head><meta http-equiv='refresh' content='0; url=/home'></head></html>"),
    ] {
        let mut world = RefreshTest::new();
        let home = world.serve_page("home", 200, &feed(&["1"], ""));
        let url = world.serve_page("old", 200, document);
        let report = world.ingest(&url);
        assert_eq!((report.new, report.failures()), (1, 0), "{document}");
        let check = world.check(&url);
        assert_eq!(check.origin.final_url.as_deref(), Some(home.as_str()));
        assert_eq!(check.origin.moving.map(|moving| moving.target), is_permanent.then_some(home));
        assert_eq!(check.etag, None, "the tag of the target would hide a change of the document");
    }
    let mut world = RefreshTest::new();
    let url = world.serve_page("old", 200, "<redirect><newLocation>/lost</newLocation></redirect>");
    assert_eq!(world.ingest(&url).failed.get("moved"), Some(&1), "nothing is there: the failure names the address");
}

#[test]
fn a_round_without_changes_writes_nothing_to_the_catalog() {
    let mut world = RefreshTest::new();
    let url = world.serve_page("tea", 200, &feed(&["1"], ""));
    assert_eq!(world.ingest(&url).new, 1);
    assert_eq!(world.refresh().seen, 0, "nothing is due yet");
    let units = world.store.units;
    world.wait_for(&url);
    let report = world.refresh();
    assert_eq!((report.seen, report.unchanged, world.store.units), (1, 1, units));
    let check = world.check(&url);
    assert_eq!((check.checked_at, check.http_status), (Some(world.now()), Some(304)));
    assert!(check.next_at > world.now());

    world.serve_page("tea", 200, &feed(&["1", "2"], ""));
    world.wait_for(&url);
    let report = world.refresh();
    assert_eq!((report.changed, report.episodes_new), (1, 1));
    assert_eq!(world.check(&url).changed_at, Some(world.now()));
}

#[test]
fn a_large_feed_is_a_unit_of_its_own() {
    let mut world = RefreshTest::new();
    let large = format!("<itunes:summary>{}</itunes:summary>", "tea ".repeat(5 << 18));
    let urls = ["a", "b", "large", "c"].map(|name| {
        let body = if name == "large" { feed(&["1"], &large) } else { feed(&["1"], "") };
        world.serve_page(name, 200, &body.replace("Tea", name))
    });
    let list = world.data.path().join("feeds.txt");
    std::fs::write(&list, urls.join("\n")).expect("a list");
    // One at a time, so that responses arrive in the order of the list.
    let options = RunOptions { in_flight: 1, ..RunOptions::new(clock(&world.minutes)) };
    let network = Network { http: &world.http, runtime: world.runtime.handle(), checks: &world.checks };
    let report =
        ingest_sources(&[list.display().to_string()], &mut world.store, Some(network), &options, &()).expect("a run");
    assert_eq!((report.new, world.store.units), (4, 3), "a and b, the large one, c");
}

#[test]
fn a_failing_feed_keeps_its_episodes_and_is_polled_less_often() {
    let mut world = RefreshTest::new();
    let url = world.serve_page("tea", 200, &feed(&["1"], ""));
    world.ingest(&url);
    world.serve_page("tea", 500, "broken");
    let mut waits = Vec::new();
    for failures in 1..=4 {
        world.wait_for(&url);
        assert_eq!(world.refresh().failed["http-500"], 1);
        let check = world.check(&url);
        assert_eq!((check.failures, check.http_status), (failures, Some(500)));
        waits.push(check.next_at - world.now());
    }
    assert!(waits.is_sorted() && waits[0] < waits[3], "{waits:?}");
    assert_eq!(world.store.titles(), ["Title 1"]);
    world.serve_page("tea", 200, &feed(&["1", "2"], ""));
    world.wait_for(&url);
    assert_eq!(world.refresh().episodes_new, 1);
    assert_eq!((world.check(&url).failures, world.check(&url).last_error), (0, None));
}

#[test]
fn polling_preferences_apply_to_unchanged_feeds() {
    let mut world = RefreshTest::new();
    let url = world.serve_page("tea", 200, &feed(&["1"], "<ttl>20160</ttl><skipDays><day>Sunday</day></skipDays>"));
    world.ingest(&url);
    for status in [200, 304] {
        let check = world.check(&url);
        assert_eq!((check.http_status, check.reason.as_str()), (Some(status), "the server requires a wait (ttl)"));
        world.wait_for(&url);
        world.refresh();
    }

    let sleepy = world.serve_page("sleepy", 200, &feed(&["1"], &format!("<skipHours>{}</skipHours>", hours(0..23))));
    world.ingest(&sleepy);
    for _ in 0..2 {
        let check = world.check(&sleepy);
        assert_eq!(
            (check.next_at.hour(), check.reason.as_str()),
            (23, "the server requires a wait (skipHours, skipDays)")
        );
        world.wait_for(&sleepy);
        world.refresh();
    }
}

fn hours(hours: std::ops::Range<u8>) -> String {
    hours.map(|hour| format!("<hour>{hour}</hour>")).collect()
}

#[test]
fn lost_checks_are_rebuilt_from_the_catalog() {
    let mut world = RefreshTest::new();
    let url = world.serve_page("tea", 200, &feed(&["1"], ""));
    world.ingest(&url);
    world.checks.remove(std::slice::from_ref(&url)).expect("written");
    let report = world.refresh();
    assert_eq!((report.seen, report.unchanged, report.episodes_new), (1, 1, 0));
    assert_eq!(world.store.podcasts.len(), 1);
}

#[test]
fn all_pages_of_a_feed_are_read_first_and_later_only_new_ones() {
    let mut world = RefreshTest::new();
    let next = |number: u32| format!("<atom:link rel=\"next\" href=\"{}\"/>", world.web.url(&format!("/tea/{number}")));
    let url = world.serve_page("tea/1", 200, &feed(&["6", "5"], &next(2)));
    let third = world.serve_page("tea/3", 200, &feed(&["2", "1"], &next(1)));
    world.serve_page("tea/2", 200, &feed(&["4", "3"], &next(3)));
    let first = world.ingest(&url);
    // The third page links back to the first.
    assert_eq!((first.episodes_new, first.issues["pages-missing"]), (6, 1));

    world.pages.lock().expect("a lock").remove("tea/2");
    world.wait_for(&url);
    world.serve_page("tea/1", 200, &feed(&["6", "5"], "<ttl>60</ttl>"));
    let second = world.refresh();
    assert_eq!((second.episodes_new, second.episodes_gone), (0, 4), "without further pages, missing items are gone");

    world.serve_page("tea/1", 200, &feed(&["7", "6"], &next_link(&third)));
    world.wait_for(&url);
    let third = world.refresh();
    assert_eq!((third.episodes_new, third.episodes_gone), (3, 0), "{third:?}");
}

fn next_link(url: &str) -> String {
    format!("<atom:link rel=\"next\" href=\"{url}\"/>")
}
