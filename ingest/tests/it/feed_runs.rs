//! Complete runs with an in-memory store: new, changed and gone items, and failures.

use super::store::MemoryStore;
use axum::Router;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::get;
use earshot_catalog::{DataDir, FeedCheckStore};
use earshot_ingest::run::{FetchTranscripts, IngestReport, Network, RunOptions, ingest_sources};
use earshot_net::{ClientConfig, HttpClient};
use earshot_testkit::{EpisodeBuilder, FeedBuilder, LocalServer, fixed_clock};
use std::fs;
use std::path::Path;

fn ingest(folder: &Path, store: &mut MemoryStore, options: &RunOptions) -> IngestReport {
    ingest_sources(&[folder.to_string_lossy().into_owned()], store, None, options, &()).expect("a run")
}

fn show(title: &str, episodes: &[(&str, &str)]) -> String {
    let feed = FeedBuilder::new(title)
        .channel_xml("<itunes:type>episodic</itunes:type>")
        .self_url(&format!("https://{}.example/feed", title.to_lowercase()));
    episodes.iter().fold(feed, |feed, (guid, title)| feed.episode(EpisodeBuilder::new(guid, title))).build()
}

#[test]
fn a_second_run_writes_only_what_changed() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = RunOptions::new(fixed_clock());
    let mut store = MemoryStore::default();
    fs::write(folder.path().join("a.xml"), show("Tea", &[("1", "one"), ("2", "two"), ("3", "three")])).expect("a file");
    fs::write(folder.path().join("b.xml"), show("Tea", &[("9", "copy")])).expect("a file");
    fs::write(folder.path().join("c.xml"), "<html></html>").expect("a file");
    let first = ingest(folder.path(), &mut store, &options);
    assert_eq!(
        (first.seen, first.new, first.failures(), first.episodes_new, first.skipped["duplicate"]),
        (2, 1, 1, 3, 1)
    );
    assert_eq!(first.failed["html"], 1);
    assert!(!store.states.contains_key("file:///c.xml"), "what was not read leaves no trace");

    let again = ingest(folder.path(), &mut store, &options);
    assert_eq!((again.new, again.changed, again.unchanged, again.episodes_new), (0, 0, 1, 0));

    fs::write(folder.path().join("a.xml"), show("Tea", &[("4", "four"), ("2", "two, again"), ("3", "three")]))
        .expect("a file");
    let third = ingest(folder.path(), &mut store, &options);
    assert_eq!((third.changed, third.episodes_new, third.episodes_changed, third.episodes_gone), (1, 1, 1, 1));
    assert_eq!(store.titles(), ["four", "one", "three", "two, again"]);
    assert_eq!(store.gone.len(), 1);

    fs::write(
        folder.path().join("a.xml"),
        show("Tea", &[("1", "one"), ("4", "four"), ("2", "two, again"), ("3", "three")]),
    )
    .expect("a file");
    assert_eq!(ingest(folder.path(), &mut store, &options).episodes_new, 1);
    assert!(store.gone.is_empty(), "an episode that comes back is not gone");
}

#[test]
fn items_of_one_date_keep_the_order_of_the_feed() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = RunOptions::new(fixed_clock());
    let mut store = MemoryStore::default();
    let part = |number: &u8| {
        EpisodeBuilder::new(&number.to_string(), &format!("Part {number}"))
            .item_xml("<pubDate>Mon, 02 Nov 2026 00:00:00 GMT</pubDate>")
    };
    for parts in [[2, 1].as_slice(), &[3, 2, 1]] {
        let feed = FeedBuilder::new("Serial").self_url("https://serial.example/feed");
        let feed = parts.iter().map(part).fold(feed, FeedBuilder::episode);
        fs::write(folder.path().join("a.xml"), feed.build()).expect("a file");
        ingest(folder.path(), &mut store, &options);
    }
    let mut ranks: Vec<_> = store.episodes.values().map(|one| (one.title.as_str(), one.date_rank)).collect();
    ranks.sort_unstable();
    assert_eq!(ranks, [("Part 1", None), ("Part 2", Some(1)), ("Part 3", Some(2))]);
}

#[test]
fn an_empty_or_cut_feed_removes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = RunOptions::new(fixed_clock());
    let mut store = MemoryStore::default();
    let file = folder.path().join("a.xml");
    let whole = show("Tea", &[("1", "one"), ("2", "two")]);
    fs::write(&file, &whole).expect("a file");
    ingest(folder.path(), &mut store, &options);
    for damaged in [show("Tea", &[]), whole[..whole.len() - 80].to_owned()] {
        fs::write(&file, damaged).expect("a file");
        let report = ingest(folder.path(), &mut store, &options);
        assert_eq!((report.episodes_gone, report.failures()), (0, 0));
        assert_eq!(store.states["https://tea.example/feed"].items.len(), 2);
    }
}

#[test]
fn a_broken_run_resumes() {
    let folder = tempfile::tempdir().expect("a folder");
    for index in 0..10 {
        fs::write(folder.path().join(format!("{index}.xml")), show(&format!("Show{index}"), &[("1", "one")]))
            .expect("a file");
    }
    let options = RunOptions { unit_feeds: 2, ..RunOptions::new(fixed_clock()) };
    let mut store = MemoryStore { failing_unit: Some(3), ..MemoryStore::default() };
    let source = [folder.path().to_string_lossy().into_owned()];
    assert!(ingest_sources(&source, &mut store, None, &options, &()).is_err());
    assert_eq!(store.podcasts.len(), 6);
    store.failing_unit = None;
    let report = ingest(folder.path(), &mut store, &options);
    assert_eq!((report.new, report.unchanged, store.podcasts.len()), (4, 6, 10));
}

#[test]
fn transcripts_are_found_beside_the_feed_and_in_a_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let feeds = folder.path().join("feeds");
    let texts = folder.path().join("texts/show");
    fs::create_dir_all(&feeds).expect("a folder");
    fs::create_dir_all(&texts).expect("a folder");
    let link = "<podcast:transcript url=\"https://a.example/t/beside.vtt?x=1\" type=\"text/vtt\" language=\"en\"/>";
    let feed = FeedBuilder::new("Tea")
        .episode(EpisodeBuilder::new("guid-1", "One").item_xml(link))
        .episode(EpisodeBuilder::new("guid-2", "Two"))
        .episode(EpisodeBuilder::new("x3", "The Third Title"))
        .episode(EpisodeBuilder::new("x4", "Four"));
    fs::write(feeds.join("show.xml"), feed.build()).expect("a file");
    let vtt = "WEBVTT\n\n00:01.000 --> 00:02.000\nhello\n";
    fs::write(feeds.join("beside.vtt"), vtt).expect("a file");
    fs::write(texts.join("guid-2.srt"), "1\n00:00:01,000 --> 00:00:02,000\nhello").expect("a file");
    fs::write(texts.join("the-third-title.vtt"), vtt).expect("a file");
    let mut store = MemoryStore::default();
    let alone = ingest(&feeds, &mut store, &RunOptions::new(fixed_clock()));
    assert_eq!(alone.transcripts, 1);
    assert_eq!(store.transcripts.values().next().and_then(|transcript| transcript.language.as_deref()), Some("en"));
    let options = RunOptions { transcripts_from: Some(folder.path().join("texts")), ..RunOptions::new(fixed_clock()) };
    ingest(&feeds, &mut store, &options);
    let mut sources: Vec<_> = store.transcripts.values().map(|transcript| transcript.source.as_str()).collect();
    sources.sort_unstable();
    assert_eq!(sources, ["beside.vtt", "guid-2.srt", "the-third-title.vtt"]);
}

/// A feed with an entity tag, an OPML list of it, and a page.
fn router() -> Router {
    let feed = |headers: HeaderMap| async move {
        if headers.contains_key("if-none-match") {
            return (StatusCode::NOT_MODIFIED, [("etag", "\"1\"")], String::new());
        }
        let link = "<podcast:transcript url=\"/t.vtt\" type=\"text/vtt\"/>";
        let feed = FeedBuilder::new("Tea").episode(EpisodeBuilder::new("1", "one").item_xml(link));
        (StatusCode::OK, [("etag", "\"1\"")], feed.build())
    };
    let opml = |headers: HeaderMap| async move {
        let host = headers["host"].to_str().expect("text").to_owned();
        format!("<opml><body><outline xmlUrl='http://{host}/feed'/><outline xmlUrl='http://{host}/404'/></body></opml>")
    };
    Router::new()
        .route("/feed", get(feed))
        .route("/list.opml", get(opml))
        .route("/t.vtt", get(|| async { "WEBVTT\n\n00:01.000 --> 00:02.000\nhello\n" }))
}

#[test]
fn feeds_are_fetched_and_not_fetched_again() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let web = runtime.block_on(LocalServer::serve(router()));
    let mut config = ClientConfig::new("0.0.0", "", fixed_clock());
    config.allow_private = true;
    let http = HttpClient::new(config).expect("a client");
    let data = tempfile::tempdir().expect("a folder");
    let checks = FeedCheckStore::open(&DataDir::new(data.path())).expect("a store");
    let network = Network { http: &http, runtime: runtime.handle(), checks: &checks };
    let options = RunOptions { fetch_transcripts: FetchTranscripts::New, ..RunOptions::new(fixed_clock()) };
    let mut store = MemoryStore::default();
    let sources = [web.url("/list.opml")];
    let first = ingest_sources(&sources, &mut store, Some(network), &options, &()).expect("a run");
    assert_eq!((first.new, first.failed["http-404"], first.transcripts), (1, 1, 1));
    let again = ingest_sources(&sources, &mut store, Some(network), &options, &()).expect("a run");
    assert_eq!((again.new, again.unchanged, again.failed["http-404"]), (0, 1, 1));
    let known = checks.get(&[web.url("/feed"), web.url("/404")]).expect("readable");
    let feed = &known[&web.url("/feed")];
    assert_eq!((feed.http_status, feed.etag.as_deref(), feed.failures), (Some(304), Some("\"1\""), 0));
    assert_eq!(store.states[&web.url("/feed")].items.len(), 1);
    let missing = &known[&web.url("/404")];
    assert_eq!((missing.http_status, missing.failures, missing.podcast_id), (Some(404), 2, None));
}
