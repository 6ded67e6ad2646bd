//! The hostile corpus with its expected outcomes: each feed alone, each response alone, and all in one run.

use super::invariants::check_feed;
use earshot_catalog::{CatalogOptions, DataDir, FeedCheckStore, Writer};
use earshot_ingest::feed::{ParseContext, ParsedFeed, parse, to_episode, to_podcast};
use earshot_ingest::run::{IngestReport, Network, RunOptions, ingest_sources};
use earshot_model::PodcastId;
use earshot_model::limits::MAX_FEED_BYTES;
use earshot_net::{ClientConfig, FetchRequest, HttpClient};
use earshot_testkit::fixed_clock;
use earshot_testkit::hostile::{
    ExpectedContents, HostileFeed, HostileOutcome, HostileServer, hostile_feeds, hostile_responses,
};
use futures::StreamExt;
use rayon::prelude::*;
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};

/// Episodes per feed that are converted to entities; those of larger feeds are all alike.
const EPISODES: usize = 200;

fn check_outcome(feed: &HostileFeed) -> Result<(), String> {
    // One byte more than the limit, as in a file.
    let bytes = feed.body.first_bytes(MAX_FEED_BYTES + 1);
    let context = ParseContext { content_type: feed.content_type, base_url: Some("https://feed.example/feed") };
    match (&feed.expected, parse(&bytes, &context)) {
        (HostileOutcome::Rejected(kind), Err(reason)) if reason.kind() == *kind => Ok(()),
        (HostileOutcome::Rejected(kind), Err(reason)) => Err(format!("refused as {}, not as {kind}", reason.kind())),
        (HostileOutcome::Rejected(kind), Ok(read)) => {
            Err(format!("read with {} items, not refused as {kind}", read.items.len()))
        }
        (HostileOutcome::Parsed(_), Err(reason)) => Err(format!("refused: {reason}")),
        (HostileOutcome::Parsed(reading), Ok(read)) => {
            check_parsed(reading, &read).and_then(|()| check_feed(&read, EPISODES))
        }
    }
}

fn check_parsed(expected: &ExpectedContents, read: &ParsedFeed) -> Result<(), String> {
    let titles: Vec<&str> = read.items.iter().map(|item| item.title.as_str()).take(expected.titles.len()).collect();
    let kinds: HashSet<&str> = read.issues.iter().map(|issue| issue.kind.as_str()).collect();
    let missing: Vec<_> = expected.issues.iter().filter(|kind| !kinds.contains(**kind)).collect();
    if read.items.len() != expected.items {
        return Err(format!("{} items, not {} ({kinds:?})", read.items.len(), expected.items));
    }
    if titles != expected.titles {
        return Err(format!("items {titles:?}, not {:?}", expected.titles));
    }
    if let Some(title) = expected.title.as_ref().filter(|title| **title != read.channel.title) {
        return Err(format!("show {:?}, not {title:?}", read.channel.title));
    }
    if !missing.is_empty() {
        return Err(format!("no issue {missing:?} among {kinds:?}"));
    }
    let shown = visible_text(read);
    match expected.forbidden_texts.iter().find(|text| shown.contains(**text)) {
        Some(text) => Err(format!("{text:?} is shown")),
        None => Ok(()),
    }
}

/// Returns every text that the catalog would receive.
fn visible_text(read: &ParsedFeed) -> String {
    let (url, now) = ("https://feed.example/feed", fixed_clock().now());
    let id = PodcastId::from_feed_url(url);
    let plain = |value: serde_json::Result<serde_json::Value>| SortedJson(&value.expect("JSON")).to_string();
    let podcast = plain(serde_json::to_value(to_podcast(read, id, url, now)));
    let episodes = read.items.iter().take(EPISODES);
    let episodes = episodes.map(|item| plain(serde_json::to_value(to_episode(item, id, now))));
    std::iter::once(podcast).chain(episodes).collect()
}

/// The strings of a JSON value.
struct SortedJson<'a>(&'a serde_json::Value);

impl std::fmt::Display for SortedJson<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            serde_json::Value::String(text) => writeln!(formatter, "{text}"),
            serde_json::Value::Array(values) => values.iter().try_for_each(|value| SortedJson(value).fmt(formatter)),
            serde_json::Value::Object(fields) => fields.values().try_for_each(|value| SortedJson(value).fmt(formatter)),
            _ => Ok(()),
        }
    }
}

#[test]
fn names_are_unique() {
    let feeds = hostile_feeds();
    let answers = hostile_responses();
    let mut names: Vec<&str> = feeds.iter().map(|feed| feed.name.as_str()).collect();
    names.extend(answers.iter().map(|answer| answer.name));
    let unique: HashSet<_> = names.iter().collect();
    assert_eq!(unique.len(), names.len());
}

#[test]
fn every_hostile_feed_has_its_outcome() {
    let failures: Vec<String> = hostile_feeds()
        .par_iter()
        .filter_map(|feed| Some(format!("{} ({}): {}", feed.name, feed.defect, check_outcome(feed).err()?)))
        .collect();
    assert!(failures.is_empty(), "{failures:#?}");
}

/// Uses more threads than cores: generating a body of many megabytes must not delay other responses beyond their
/// timeouts.
fn runtime() -> Runtime {
    Builder::new_multi_thread().worker_threads(16).enable_all().build().expect("a runtime")
}

fn client(web: &HostileServer) -> HttpClient {
    let mut config = ClientConfig::new("0.0.0", "", fixed_clock());
    // The address guard is on; only the hostile server is allowed.
    config.allowed_addresses = vec![web.address()];
    config.politeness = None;
    HttpClient::new(config).expect("a client")
}

#[test]
fn every_hostile_response_fails_as_expected() {
    let runtime = runtime();
    let web = runtime.block_on(HostileServer::serve());
    let http = client(&web);
    let fetches = hostile_responses().into_iter().map(|answer| {
        let deadline = if answer.pause.is_zero() { Duration::from_secs(300) } else { Duration::from_secs(1) };
        let request = FetchRequest { timeout: deadline, ..FetchRequest::for_feed(web.url(answer.name)) };
        let http = http.clone();
        async move {
            match http.fetch(&request).await {
                Ok(fetched) => {
                    Some(format!("{}: status {} with {} bytes", answer.name, fetched.status, fetched.body.len()))
                }
                Err(error) if error.kind() == answer.expected => None,
                Err(error) => Some(format!("{} ({}): {}, {error}", answer.name, answer.defect, error.kind())),
            }
        }
    });
    let failures: Vec<Option<String>> = runtime.block_on(futures::stream::iter(fetches).buffered(8).collect());
    let failures: Vec<String> = failures.into_iter().flatten().collect();
    assert!(failures.is_empty(), "{failures:#?}");
}

#[test]
fn one_run_over_everything_hostile() {
    let runtime = runtime();
    let web = runtime.block_on(HostileServer::serve());
    let http = client(&web);
    let (mut urls, mut failed, mut shows, mut episodes) = (Vec::new(), BTreeMap::<String, u64>::new(), 0, 0);
    for feed in hostile_feeds().into_iter().filter(HostileFeed::is_in_memory) {
        urls.push(web.url(&feed.name));
        match feed.expected {
            // The client unpacks gzip that no header announces, and this one is cut off.
            HostileOutcome::Rejected(_) if feed.name.starts_with("gzip-within") => {
                *failed.entry("bad-encoding".to_owned()).or_default() += 1;
            }
            HostileOutcome::Rejected(kind) => *failed.entry(kind.to_owned()).or_default() += 1,
            HostileOutcome::Parsed(reading) => {
                shows += 1;
                episodes += reading.items as u64;
            }
        }
    }
    for answer in hostile_responses().into_iter().filter(|answer| answer.pause.is_zero()) {
        urls.push(web.url(answer.name));
        *failed.entry(answer.expected.to_owned()).or_default() += 1;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let list = folder.path().join("feeds.txt");
    fs::write(&list, urls.join("\n")).expect("a file");
    let data = DataDir::new(folder.path().join("var"));
    let mut writer = Writer::open(&data, CatalogOptions::default(), "test").expect("a catalog");
    let checks = FeedCheckStore::open(&data).expect("a store");
    let network = Network { http: &http, runtime: runtime.handle(), checks: &checks };
    let options = RunOptions { unit_feeds: 20, in_flight: 4, ..RunOptions::new(fixed_clock()) };
    let sources = [list.to_string_lossy().into_owned()];
    let first = ingest_sources(&sources, &mut writer, Some(network), &options, &()).expect("a run");
    // Many are damaged copies of one feed, and thus the same show.
    let copies = |report: &IngestReport| report.skipped.get("same-show").copied().unwrap_or_default();
    assert_eq!((first.new + copies(&first), &first.failed), (shows, &failed));
    assert!((1..=episodes).contains(&first.episodes_new), "{first:?}");
    let again = ingest_sources(&sources, &mut writer, Some(network), &options, &()).expect("a run");
    assert_eq!((again.new, again.changed, &again.failed), (0, 0, &failed));
    assert_eq!((again.unchanged, copies(&again)), (first.new, copies(&first)));
}
