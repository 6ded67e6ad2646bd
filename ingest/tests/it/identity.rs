//! One show, one record: moved, copied, hijacked and renumbered feeds, with the resulting identities.

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use chrono::{TimeDelta, TimeZone as _, Utc};
use earshot_catalog::{
    CatalogError, CatalogOptions, DataDir, FeedCheck, FeedCheckStore, FeedItem, FeedMoveKind, FeedState, FeedUpdate,
    GenerationDatabase, Writer,
};
use earshot_ingest::feed::{ParseContext, parse, to_podcast};
use earshot_ingest::run::{IngestReport, Network, RunOptions, ingest_sources};
use earshot_model::{Clock, Episode, Podcast, PodcastAliases, PodcastId, Timestamp};
use earshot_net::{ClientConfig, HttpClient};
use earshot_testkit::LocalServer;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// An item of a feed.
#[derive(Clone)]
struct Item {
    guid: String,
    url: String,
    title: String,
    day: u32,
}

fn items(numbers: std::ops::RangeInclusive<u32>) -> Vec<Item> {
    let item = |number| Item {
        guid: format!("urn:show:item:{number}"),
        url: format!("https://media.example/shows/1/episode-number-{number}-of-the-show.mp3"),
        title: format!("Part {number}"),
        day: number,
    };
    // Newest first, like feeds.
    numbers.rev().map(item).collect()
}

fn map_items(items: Vec<Item>, change: impl Fn(&mut Item)) -> Vec<Item> {
    let changed = |mut item: Item| {
        change(&mut item);
        item
    };
    items.into_iter().map(changed).collect()
}

fn show(title: &str, channel: &str, items: &[Item]) -> String {
    let mut xml = format!(
        "<rss version=\"2.0\" xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\" \
         xmlns:podcast=\"https://podcastindex.org/namespace/1.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\"><channel>\
         <title>{title}</title><itunes:author>Ann</itunes:author>{channel}"
    );
    for Item { guid, url, title, day } in items {
        let date = Utc.with_ymd_and_hms(2026, 1, 1, 6, 0, 0).single().expect("a date") + TimeDelta::days((*day).into());
        let date = date.to_rfc2822();
        let _ = write!(
            xml,
            "<item><title>{title}</title><guid>{guid}</guid><pubDate>{date}</pubDate>\
             <enclosure url=\"{url}\" type=\"audio/mpeg\" length=\"1\"/></item>"
        );
    }
    xml.push_str("</channel></rss>");
    xml
}

#[derive(Clone)]
enum PlannedResponse {
    Feed(String),
    Redirect(StatusCode, String),
    Status(StatusCode),
}

type PlannedResponses = Arc<Mutex<HashMap<String, PlannedResponse>>>;

async fn respond(State(replies): State<PlannedResponses>, uri: Uri) -> Response {
    let known = replies.lock().expect("no test panics while it holds it").get(uri.path()).cloned();
    match known {
        Some(PlannedResponse::Feed(xml)) => xml.into_response(),
        Some(PlannedResponse::Redirect(status, target)) => (status, [("location", target)]).into_response(),
        Some(PlannedResponse::Status(status)) => status.into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A web, a catalog, and a manual clock.
struct IdentityTest {
    folder: TempDir,
    runtime: Runtime,
    web: LocalServer,
    responses: PlannedResponses,
    http: HttpClient,
    now: Arc<Mutex<Timestamp>>,
    writer: Writer,
    checks: FeedCheckStore,
    unit: usize,
}

/// A podcast with its episodes, by title.
struct FoundPodcast {
    podcast: Podcast,
    former: PodcastAliases,
    episodes: Vec<(Episode, usize)>,
}

impl IdentityTest {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let runtime = Runtime::new().expect("a runtime");
        let responses = PlannedResponses::default();
        let web = runtime.block_on(LocalServer::serve(Router::new().fallback(respond).with_state(responses.clone())));
        let now = Arc::new(Mutex::new(earshot_testkit::fixed_clock().now()));
        let mut config = ClientConfig::new("0.0.0", "", earshot_testkit::fixed_clock());
        config.allow_private = true;
        let http = HttpClient::new(config).expect("a client");
        let options = CatalogOptions { memory_mib: 256, threads: 2, ..CatalogOptions::default() };
        let data = DataDir::new(folder.path().join("var"));
        let writer = Writer::open(&data, options, "test").expect("a catalog");
        let checks = FeedCheckStore::open(&data).expect("a store");
        Self { folder, runtime, web, responses, http, now, writer, checks, unit: 200 }
    }

    /// The URL of a path on this web's site or, with `other`, on another site.
    fn url(&self, path: &str) -> String {
        self.web.url(path)
    }

    fn other_host_url(&self, path: &str) -> String {
        format!("http://localhost:{}{path}", self.web.address().port())
    }

    fn serve(&self, path: &str, reply: PlannedResponse) {
        self.responses.lock().expect("not poisoned").insert(path.to_owned(), reply);
    }

    fn feed(&self, path: &str, xml: String) {
        self.serve(path, PlannedResponse::Feed(xml));
    }

    fn advance_hours(&self, hours: i64) {
        *self.now.lock().expect("not poisoned") += TimeDelta::hours(hours);
    }

    fn ingest(&mut self, sources: &[String]) -> IngestReport {
        let now = self.now.clone();
        let clock = Clock::from_fn(move || *now.lock().expect("not poisoned"));
        // One at a time, so that small units are filled in the order of the list.
        let options = RunOptions { unit_feeds: self.unit, in_flight: 1, ..RunOptions::new(clock) };
        let network = Network { http: &self.http, runtime: self.runtime.handle(), checks: &self.checks };
        ingest_sources(sources, &mut self.writer, Some(network), &options, &()).expect("a run")
    }

    /// Returns all podcasts, like a generation receives them.
    fn found_podcasts(&mut self) -> Vec<FoundPodcast> {
        let tables = tempfile::tempdir_in(self.folder.path()).expect("a folder");
        self.writer.export(tables.path(), "000001", 0).expect("exports");
        let snapshot = GenerationDatabase::open(tables.path(), &CatalogOptions::default()).expect("opens");
        let mut found = Vec::new();
        snapshot
            .visit_part::<CatalogError>("000001", |document, episodes| {
                let mut of_podcast = Vec::new();
                for episode in episodes {
                    let (episode, _, former, _) = episode?;
                    of_podcast.push((episode, former.ids.len()));
                }
                of_podcast.sort_by(|(a, _), (b, _)| (&a.title, a.published_at).cmp(&(&b.title, b.published_at)));
                found.push(FoundPodcast { podcast: document.podcast, former: document.aliases, episodes: of_podcast });
                Ok(())
            })
            .expect("reads");
        found.sort_by(|a, b| a.podcast.feed_url.cmp(&b.podcast.feed_url));
        found
    }

    fn only_podcast(&mut self) -> FoundPodcast {
        let mut found = self.found_podcasts();
        assert_eq!(found.len(), 1, "{:?}", found.iter().map(|it| it.podcast.feed_url.clone()).collect::<Vec<_>>());
        found.remove(0)
    }

    fn check(&self, url: &str) -> FeedCheck {
        self.checks.get(&[url]).expect("reads").remove(url).expect("is asked for")
    }
}

impl FoundPodcast {
    fn titles(&self) -> Vec<&str> {
        self.episodes.iter().map(|(episode, _)| episode.title.as_str()).collect()
    }

    fn ids(&self) -> Vec<earshot_model::EpisodeId> {
        self.episodes.iter().map(|(episode, _)| episode.id).collect()
    }

    fn gone(&self) -> Vec<&str> {
        let gone = self.episodes.iter().filter(|(episode, _)| episode.gone_at.is_some());
        gone.map(|(episode, _)| episode.title.as_str()).collect()
    }
}

#[test]
fn spellings_of_a_url_are_one_feed_and_the_safer_one_is_read() {
    let mut world = IdentityTest::new();
    let file = |world: &IdentityTest, name: &str, url: &str| {
        let path = world.folder.path().join(name);
        let link = format!("<atom:link rel=\"self\" href=\"{url}\"/>");
        std::fs::write(&path, show("Tea", &link, &items(1..=3))).expect("a file");
        path.to_string_lossy().into_owned()
    };
    let plain = file(&world, "a.xml", "http://a.example/feed");
    let safe = file(&world, "b.xml", "https://A.example:443/feed/");
    world.ingest(&[plain]);
    let id = world.only_podcast().podcast.id;
    let report = world.ingest(std::slice::from_ref(&safe));
    assert_eq!((report.new, report.failures()), (0, 0));
    let found = world.only_podcast();
    assert_eq!((found.podcast.id, found.podcast.feed_url.as_str()), (id, "https://a.example/feed/"));
    assert_eq!(
        (found.former.feed_urls.as_slice(), found.episodes.len()),
        (&["http://a.example/feed".to_owned()][..], 3)
    );
    assert_eq!(world.ingest(&[safe]).unchanged, 1);

    let mut world = IdentityTest::new();
    world.feed("/feed", show("Tea", "", &items(1..=3)));
    world.feed("/feed/", show("Tea", "", &items(1..=2)));
    let urls = [world.url("/feed"), world.url("/feed/")];
    world.ingest(&urls[..1]);
    world.ingest(&urls[1..]);
    let found = world.only_podcast();
    assert_eq!((&found.podcast.feed_url, found.gone()), (&urls[0], vec![]), "a stale copy changes nothing");
}

#[test]
fn a_copy_elsewhere_is_an_alias_whatever_its_guids_and_trackers() {
    let renumbered = map_items(items(1..=6), |item| item.guid = format!("https://other.example/?p={}", item.day));
    let tracked = map_items(items(1..=6), |item| {
        item.guid = format!("{}", item.day);
        item.url = item.url.replace("https://", "https://dts.podtrac.com/redirect.mp3/pdst.fm/e/");
        item.day += 1;
    });
    let moved = map_items(items(1..=6), |item| {
        item.guid = format!("x{}", item.day);
        item.url = format!("https://cdn.example/{}.mp3", item.day);
    });
    for (what, copy) in [("other guids", renumbered), ("trackers", tracked), ("other guids and files", moved)] {
        let mut world = IdentityTest::new();
        world.feed("/a", show("Tea", "", &items(1..=8)));
        world.feed("/b", show("Tea", "", &copy));
        let (a, b) = (world.url("/a"), world.other_host_url("/b"));
        world.ingest(std::slice::from_ref(&a));
        let report = world.ingest(std::slice::from_ref(&b));
        assert_eq!(report.skipped.get("same-show"), Some(&1), "{what}");
        let found = world.only_podcast();
        assert_eq!((found.episodes.len(), &found.podcast.feed_url, found.former.feed_urls), (8, &a, vec![b.clone()]));
        // The alias identifies the feed from now on.
        world.feed("/b", show("Tea", "", &items(100..=120)));
        world.feed("/a", show("Tea", "", &items(1..=9)));
        assert_eq!(world.ingest(&[b]).episodes_new, 1, "{what}");
        assert_eq!(world.only_podcast().episodes.len(), 9, "{what}");
    }
}

#[test]
fn two_new_feeds_of_a_show_are_one_however_the_run_is_cut() {
    let mut ids = Vec::new();
    for unit in [1, 2, 200] {
        let mut world = IdentityTest { unit, ..IdentityTest::new() };
        // Ports differ between runs, so only stable parts are compared.
        world.feed("/a", show("Tea", "", &items(1..=8)));
        world.feed("/b", show("Tea", "", &map_items(items(1..=6), |item| item.guid = format!("other-{}", item.day))));
        world.feed("/c", show("Coffee", "", &map_items(items(1..=6), |item| item.title = format!("C {}", item.day))));
        world.feed("/d", show("Tea", "", &items(1..=80)));
        let urls: Vec<String> = ["/a", "/b", "/c", "/d"].map(|path| world.url(path)).to_vec();
        world.ingest(&urls);
        let found = world.found_podcasts();
        let of = |at: usize| (found[at].podcast.feed_url.clone(), found[at].episodes.len());
        // The last is more than a month ahead, so it is the active one.
        assert_eq!((found.len(), of(0), of(1)), (2, (urls[2].clone(), 6), (urls[3].clone(), 80)), "{unit}");
        assert_eq!(found[1].podcast.id, PodcastId::from_feed_url(&urls[0]), "{unit}");
        assert_eq!(found[1].former.feed_urls, urls[..2], "{unit}");
        ids.push(found.len());
    }
    assert_eq!(ids, [2, 2, 2]);
}

#[test]
fn a_guid_or_a_title_alone_is_not_enough() {
    let mut world = IdentityTest::new();
    let guid = "<podcast:guid>917393e3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid>";
    let others = map_items(items(1..=6), |item| {
        item.guid = format!("another-show-{}", item.day);
        item.url = format!("https://media.example/another/show/of/the/name/{}.mp3", item.day);
        item.title = format!("Chapter {}", item.day);
    });
    world.feed("/a", show("Tea", guid, &items(1..=6)));
    world.feed("/claims", show("Something else", guid, &others));
    world.feed("/named", show("Tea", "", &map_items(others, |item| item.guid.push('x'))));
    world.feed("/twin", show("Tea, renamed", guid, &items(2..=7)));
    let urls: Vec<String> = ["/a", "/claims", "/named", "/twin"].map(|path| world.url(path)).to_vec();
    let report = world.ingest(&urls);
    // Three shows: the feed with the guid and the episodes is the first, whatever its title.
    assert_eq!(
        (report.new, report.skipped.get("same-show"), report.issues.get("shared-guid")),
        (3, Some(&1), Some(&1))
    );
    assert_eq!(world.found_podcasts().len(), 3);
}

#[test]
fn only_permanent_redirects_are_followed_after_a_while() {
    for (status, moves) in [(StatusCode::MOVED_PERMANENTLY, true), (StatusCode::FOUND, false)] {
        let mut world = IdentityTest::new();
        let (a, b) = (world.url("/a"), world.other_host_url("/b"));
        world.feed("/a", show("Tea", "", &items(1..=6)));
        world.ingest(std::slice::from_ref(&a));
        let before = world.only_podcast();
        world.serve("/a", PlannedResponse::Redirect(status, b.clone()));
        for (hours, count) in [(1, 7), (24, 7), (23, 8)] {
            world.advance_hours(hours);
            world.feed("/b", show("Tea", "", &items(1..=count)));
            world.ingest(std::slice::from_ref(&a));
            assert_eq!(world.only_podcast().podcast.feed_url, a, "too early");
        }
        assert_eq!(world.only_podcast().episodes.len(), 8, "it is read all the while");
        world.advance_hours(1);
        world.ingest(std::slice::from_ref(&a));
        let after = world.only_podcast();
        assert_eq!(after.podcast.id, before.podcast.id);
        assert_eq!(after.podcast.feed_url, if moves { b.clone() } else { a.clone() }, "{status}");
        assert_eq!(after.former.feed_urls, if moves { vec![a.clone()] } else { vec![] });
        assert!(before.ids().iter().all(|id| after.ids().contains(id)));
        // The old URL may fail now.
        world.serve("/a", PlannedResponse::Status(StatusCode::NOT_FOUND));
        assert_eq!(world.ingest(&[a]).failures(), u64::from(!moves));
    }
}

#[test]
fn the_target_of_a_redirect_that_is_listed_itself_is_read_at_once() {
    let mut world = IdentityTest::new();
    let (a, b) = (world.url("/a"), world.other_host_url("/b"));
    world.serve("/a", PlannedResponse::Redirect(StatusCode::MOVED_PERMANENTLY, b.clone()));
    world.feed("/b", show("Tea", "", &items(1..=6)));
    world.ingest(std::slice::from_ref(&a));
    assert_eq!(world.only_podcast().podcast.feed_url, a);
    world.ingest(std::slice::from_ref(&b));
    let found = world.only_podcast();
    assert_eq!((found.podcast.id, &found.podcast.feed_url), (PodcastId::from_feed_url(&a), &b));
    assert_eq!((found.former.feed_urls, found.episodes.len()), (vec![a], 6));
}

#[test]
fn an_announced_url_is_followed_when_the_show_is_there() {
    let mut world = IdentityTest::new();
    let (a, b) = (world.url("/a"), world.other_host_url("/b"));
    let announced = format!("<itunes:new-feed-url>{b}</itunes:new-feed-url>");
    world.feed("/a", show("Tea", &announced, &items(1..=6)));
    for _ in 0..4 {
        world.ingest(std::slice::from_ref(&a));
        world.advance_hours(24);
    }
    assert_eq!(world.only_podcast().podcast.feed_url, a, "there is nothing yet");
    world.feed("/b", show("Coffee", "", &map_items(items(1..=6), |item| *item = items(101..=101).remove(0))));
    world.ingest(std::slice::from_ref(&a));
    assert_eq!(world.only_podcast().podcast.feed_url, a, "there is another show");
    let moving = world.check(&a).origin.moving.expect("is remembered");
    assert_eq!((moving.target.as_str(), moving.by, moving.sightings), (b.as_str(), FeedMoveKind::NewFeedUrl, 5));
    world.feed("/b", show("Tea", "", &items(1..=7)));
    world.ingest(std::slice::from_ref(&a));
    assert_eq!(world.only_podcast().podcast.feed_url, b);
    world.ingest(&[a]);
    assert_eq!(world.only_podcast().episodes.len(), 7);
}

#[test]
fn a_hijacked_feed_keeps_its_last_version() {
    let mut world = IdentityTest::new();
    let (a, b) = (world.url("/a"), world.other_host_url("/spam"));
    world.feed("/a", show("Tea", "", &items(1..=6)));
    world.ingest(std::slice::from_ref(&a));
    world.serve("/a", PlannedResponse::Redirect(StatusCode::MOVED_PERMANENTLY, b.clone()));
    let spam = map_items(items(1..=6), |item| {
        item.guid = format!("win-money-{}-now", item.day);
        item.url = format!("https://spam.example/win/money/in/your/sleep/{}.mp3", item.day);
        item.title = format!("Win {}", item.day);
    });
    // At first it looks harmless: unchanged for days, then empty.
    world.serve("/spam", PlannedResponse::Status(StatusCode::NOT_MODIFIED));
    for _ in 0..4 {
        world.advance_hours(24);
        world.ingest(std::slice::from_ref(&a));
        assert_eq!(world.only_podcast().podcast.feed_url, a);
    }
    world.feed("/spam", show("Casino", "", &[]));
    world.ingest(std::slice::from_ref(&a));
    world.feed("/spam", show("Casino", "", &spam));
    for sightings in 1..=4 {
        world.advance_hours(24);
        let report = world.ingest(std::slice::from_ref(&a));
        assert_eq!(report.failed["suspect-redirect"], 1);
        let moving = world.check(&a).origin.moving.expect("is remembered");
        assert_eq!((moving.suspect, moving.target.as_str(), moving.sightings), (true, b.as_str(), sightings));
    }
    let found = world.only_podcast();
    assert_eq!((found.podcast.feed_url.as_str(), found.titles().len(), found.gone().len()), (a.as_str(), 6, 0));
    assert!(found.titles().iter().all(|title| title.starts_with("Part")));
    // The owner regains control.
    world.feed("/a", show("Tea", "", &items(1..=7)));
    assert_eq!(world.ingest(&[a]).episodes_new, 1);
}

#[test]
fn guids_that_all_change_rename_and_do_not_duplicate() {
    let mut world = IdentityTest::new();
    let a = world.url("/a");
    world.feed("/a", show("Tea", "", &items(1..=6)));
    world.ingest(std::slice::from_ref(&a));
    let before = world.only_podcast().ids();
    let storm = |item: &mut Item| {
        item.guid = format!("new-{}", item.guid);
        item.url = format!("https://op3.dev/e/{}?x=1", item.url.replace("https://", ""));
    };
    world.feed("/a", show("Tea", "", &map_items(items(1..=7), storm)));
    let report = world.ingest(std::slice::from_ref(&a));
    assert_eq!((report.episodes_new, report.episodes_changed, report.episodes_gone), (1, 6, 0));
    assert_eq!(world.only_podcast().ids()[..6], before);
    // Once the new guids are stored, files and dates may change as well.
    let rehosted = |item: &mut Item| {
        storm(item);
        item.url = format!("https://cdn.example/{}.mp3", item.day);
    };
    world.feed("/a", show("Tea", "", &map_items(items(1..=7), rehosted)));
    let report = world.ingest(&[a]);
    assert_eq!((report.episodes_new, report.episodes_changed, report.episodes_gone), (0, 7, 0));
    assert_eq!(world.only_podcast().ids()[..6], before);
}

#[test]
fn a_guid_that_is_used_again_makes_a_new_episode() {
    let mut world = IdentityTest::new();
    let a = world.url("/a");
    let latest = |number| map_items(items(number..=number), |item| item.guid = "latest".to_owned());
    for number in 1..=4 {
        world.feed("/a", show("News", "", &latest(number)));
        assert_eq!(world.ingest(std::slice::from_ref(&a)).episodes_new, 1);
    }
    let found = world.only_podcast();
    assert_eq!(found.titles(), ["Part 1", "Part 2", "Part 3", "Part 4"]);
    assert_eq!(found.gone(), ["Part 1", "Part 2", "Part 3"]);
    // An old item returns, and is the same episode as before.
    world.feed("/a", show("News", "", &latest(2)));
    world.ingest(&[a]);
    let again = world.only_podcast();
    assert_eq!((again.ids(), again.gone()), (found.ids(), vec!["Part 1", "Part 3", "Part 4"]));
}

#[test]
fn a_guid_that_becomes_repeated_stays_with_its_episode() {
    let mut world = IdentityTest::new();
    let a = world.url("/a");
    let same = |item: &mut Item| item.guid = "same".to_owned();
    world.feed("/a", show("Tea", "", &map_items(items(1..=1), same)));
    world.ingest(std::slice::from_ref(&a));
    let first = world.only_podcast().ids();
    world.feed("/a", show("Tea", "", &map_items(items(1..=3), same)));
    let report = world.ingest(&[a]);
    assert_eq!((report.episodes_new, report.episodes_changed, report.episodes_gone), (2, 0, 0));
    assert_eq!(world.only_podcast().ids()[..1], first);
}

#[test]
fn an_edit_and_a_removal_in_the_middle_are_seen() {
    let mut world = IdentityTest::new();
    let a = world.url("/a");
    world.feed("/a", show("Tea", "", &items(1..=6)));
    world.ingest(std::slice::from_ref(&a));
    let before = world.only_podcast().ids();
    let mut edited = map_items(items(1..=6), |item| {
        if item.day == 2 {
            item.title = "Part 2, corrected".to_owned();
        }
    });
    edited.retain(|item| item.day != 4);
    world.feed("/a", show("Tea time", "", &edited));
    let report = world.ingest(&[a]);
    assert_eq!((report.episodes_new, report.episodes_changed, report.episodes_gone), (0, 1, 1));
    let after = world.only_podcast();
    assert_eq!((after.ids(), after.gone(), after.titles()[1]), (before, vec!["Part 4"], "Part 2, corrected"));
    assert_eq!((after.podcast.title.as_str(), after.podcast.title_original.as_str()), ("Tea time", "Tea"));
    assert_eq!(after.podcast.slug, "tea");
}

/// A feed that a dump listed, and that was never fetched.
fn imported(url: &str, title: &str, now: Timestamp) -> FeedUpdate {
    let xml = show(title, "", &[]);
    let feed = parse(xml.as_bytes(), &ParseContext::default()).expect("a podcast");
    let podcast_id = PodcastId::from_feed_url(url);
    let state = FeedState {
        url: url.to_owned(),
        podcast_id,
        fetched_at: now,
        body_hash: None,
        podcast_hash: 0,
        items: Vec::<FeedItem>::new(),
    };
    let podcast = Some(to_podcast(&feed, podcast_id, url, now));
    FeedUpdate { state, podcast, episodes: vec![], gone_episodes: vec![], issues: vec![], keys: vec![] }
}

#[test]
fn imported_duplicates_become_one_when_they_are_read() {
    for unit in [1, 200] {
        let mut world = IdentityTest { unit, ..IdentityTest::new() };
        let (a, b) = (world.url("/a"), world.other_host_url("/b"));
        let now = *world.now.lock().expect("not poisoned");
        world.writer.put_feeds(vec![imported(&a, "Tea", now), imported(&b, "Tea", now)]).expect("writes");
        assert_eq!(world.found_podcasts().len(), 2);
        world.feed("/a", show("Tea", "", &items(1..=6)));
        world.feed("/b", show("Tea", "", &map_items(items(2..=7), |item| item.guid.push_str("-b"))));
        let report = world.ingest(&[a.clone(), b.clone()]);
        assert_eq!(report.merged, 1);
        let found = world.only_podcast();
        let mut ids = [PodcastId::from_feed_url(&a), PodcastId::from_feed_url(&b)];
        ids.sort();
        assert_eq!((found.podcast.id, found.former.ids.as_slice()), (ids[0], &ids[1..]), "{unit}");
        assert_eq!((found.titles().len(), found.gone().len()), (7, 1));
        // Episodes of both feeds redirect from the old id to the remaining one.
        assert_eq!(found.episodes.iter().map(|(_, former)| former).sum::<usize>(), 5);
        let again = world.ingest(&[a, b]);
        assert_eq!((again.merged, again.episodes_new, again.episodes_gone, again.skipped["same-show"]), (0, 0, 0, 1));
        let after = world.only_podcast();
        assert_eq!((after.ids(), after.gone()), (found.ids(), found.gone()));
    }
}

#[test]
fn a_move_to_a_stored_feed_merges_the_two() {
    let mut world = IdentityTest::new();
    let (a, b) = (world.url("/a"), world.other_host_url("/b"));
    world.feed("/a", show("Tea", "", &items(1..=6)));
    world.ingest(std::slice::from_ref(&a));
    // Another title and no common guid: no evidence that it is the same show.
    world.feed("/b", show("Tea at its new home", "", &items(1..=7)));
    world.advance_hours(1);
    world.ingest(std::slice::from_ref(&b));
    assert_eq!(world.found_podcasts().len(), 2);
    world.serve("/a", PlannedResponse::Redirect(StatusCode::PERMANENT_REDIRECT, b.clone()));
    let merged: u64 = (0..4)
        .map(|_| {
            world.advance_hours(24);
            world.ingest(std::slice::from_ref(&a)).merged
        })
        .sum();
    assert_eq!(merged, 1);
    let found = world.only_podcast();
    assert_eq!((found.podcast.id, &found.podcast.feed_url), (PodcastId::from_feed_url(&a), &b));
    assert_eq!((found.former.ids, found.former.feed_urls), (vec![PodcastId::from_feed_url(&b)], vec![a.clone()]));
    // From the next reading on, it has the content of the feed at its new URL.
    world.feed("/b", show("Tea at its new home", "", &items(1..=8)));
    world.ingest(&[a]);
    let after = world.only_podcast();
    assert_eq!((after.episodes.len(), after.gone().len()), (8, 0));
    assert_eq!((after.podcast.title.as_str(), after.podcast.title_original.as_str()), ("Tea at its new home", "Tea"));
}
