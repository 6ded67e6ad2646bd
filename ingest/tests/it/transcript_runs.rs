//! Fetches and imports transcripts with a real catalog.

use super::store::MemoryStore;
use axum::Router;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::get;
use earshot_catalog::{CatalogOptions, DataDir, Writer};
use earshot_ingest::run::{
    FetchTranscripts, IngestReport, Network, RunOptions, TranscriptImportReport, import_transcripts, ingest_sources,
};
use earshot_model::{Clock, EpisodeId, PodcastId, Timestamp};
use earshot_net::{ClientConfig, HttpClient};
use earshot_testkit::{EpisodeBuilder, FeedBuilder, LocalServer, fixed_clock};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::time::Duration;

const VTT: &str = "WEBVTT\n\n00:01.000 --> 00:02.000\nhello\n";

fn catalog(folder: &Path) -> Writer {
    Writer::open(&DataDir::new(folder.join("var")), CatalogOptions::default(), "test").expect("a catalog")
}

/// A feed with three episodes: a good link, a good link after a dead one, and a dead one.
fn router(dead: Arc<AtomicUsize>) -> Router {
    let item = |guid: &str, links: &[(&str, &str)]| {
        let link = |(url, kind): &(&str, &str)| format!("<podcast:transcript url=\"{url}\" type=\"{kind}\"/>");
        EpisodeBuilder::new(guid, guid).item_xml(&links.iter().map(link).collect::<String>())
    };
    let feed = FeedBuilder::new("Tea")
        .episode(item("good", &[("/t.vtt", "text/vtt"), ("/never.html", "text/html")]))
        .episode(item("second", &[("/dead.json", "application/json"), ("/t.vtt?2", "text/vtt")]))
        .episode(item("bad", &[("/dead.srt", "application/srt")]))
        .build();
    let gone = move || {
        dead.fetch_add(1, Ordering::Relaxed);
        std::future::ready(StatusCode::NOT_FOUND)
    };
    Router::new()
        .route("/feed", get(move || std::future::ready(feed)))
        .route("/t.vtt", get(|| std::future::ready(VTT)))
        .route("/dead.json", get(gone.clone()))
        .route("/dead.srt", get(gone))
}

#[test]
fn missing_transcripts_are_fetched_later_and_dead_links_back_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let dead = Arc::new(AtomicUsize::new(0));
    let web = runtime.block_on(LocalServer::serve(router(dead.clone())));
    let days = Arc::new(AtomicI64::new(0));
    let reported = days.clone();
    let clock = Clock::from_fn(move || {
        let days = reported.load(Ordering::Relaxed).unsigned_abs();
        Timestamp::UNIX_EPOCH + Duration::from_secs(86_400 * (20_000 + days))
    });
    let config = ClientConfig { allow_private: true, ..ClientConfig::new("0.0.0", "", clock.clone()) };
    let http = HttpClient::new(config).expect("a client");
    let checks = earshot_catalog::FeedCheckStore::open(&earshot_catalog::DataDir::new(folder.path())).expect("a store");
    let network = Network { http: &http, runtime: runtime.handle(), checks: &checks };
    let mut writer = catalog(folder.path());
    let mut ingest = |which| {
        let options = RunOptions { fetch_transcripts: which, ..RunOptions::new(clock.clone()) };
        let report = ingest_sources(&[web.url("/feed")], &mut writer, Some(network), &options, &()).expect("a run");
        (
            report.transcripts,
            report.transcripts_failed.get("http-404").copied().unwrap_or(0),
            dead.load(Ordering::Relaxed),
        )
    };
    assert_eq!(ingest(FetchTranscripts::None), (0, 0, 0));
    assert_eq!(ingest(FetchTranscripts::New), (0, 0, 0), "nothing is new");
    assert_eq!(ingest(FetchTranscripts::All), (2, 2, 2), "the feed did not change, its transcripts are fetched");
    assert_eq!(ingest(FetchTranscripts::All), (0, 0, 2), "a dead link rests for a day");
    days.store(2, Ordering::Relaxed);
    assert_eq!(ingest(FetchTranscripts::All), (0, 1, 3), "and is tried again");
    days.store(4, Ordering::Relaxed);
    assert_eq!(ingest(FetchTranscripts::All), (0, 0, 3), "then rests for four");
}

#[test]
fn the_password_of_a_private_feed_goes_to_its_own_server_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let leaked = Arc::new(AtomicUsize::new(0));
    let received = leaked.clone();
    let record = move |headers: HeaderMap| {
        received.fetch_add(usize::from(headers.contains_key("authorization")), Ordering::Relaxed);
        std::future::ready(VTT)
    };
    let elsewhere = runtime.block_on(LocalServer::serve(Router::new().route("/t.vtt", get(record))));

    let item = |guid: &str, url: &str| {
        let link = format!("<podcast:transcript url=\"{url}\" type=\"text/vtt\"/>");
        EpisodeBuilder::new(guid, guid).item_xml(&link)
    };
    let next = "<atom:link rel=\"next\" href=\"/second\"/>";
    let first = FeedBuilder::new("Tea").channel_xml(next).episode(item("1", "/t.vtt")).build();
    let second = FeedBuilder::new("Tea").episode(item("2", "/t.vtt?2")).episode(item("3", &elsewhere.url("/t.vtt")));
    let for_members = |body: String| {
        get(move |headers: HeaderMap| {
            // User `u`, password `p`.
            let is_member = headers.get("authorization").is_some_and(|value| value == "Basic dTpw");
            std::future::ready(if is_member { Ok(body.clone()) } else { Err(StatusCode::UNAUTHORIZED) })
        })
    };
    let router = Router::new()
        .route("/feed", for_members(first))
        .route("/second", for_members(second.build()))
        .route("/t.vtt", for_members(VTT.to_owned()));
    let web = runtime.block_on(LocalServer::serve(router));

    let clock = fixed_clock();
    let config = ClientConfig { allow_private: true, ..ClientConfig::new("0.0.0", "", clock.clone()) };
    let http = HttpClient::new(config).expect("a client");
    let checks = earshot_catalog::FeedCheckStore::open(&DataDir::new(folder.path())).expect("a store");
    let network = Network { http: &http, runtime: runtime.handle(), checks: &checks };
    let mut writer = catalog(folder.path());
    let url = web.url("/feed").replace("http://", "http://u:p@");
    let mut ingest = |which| {
        let options = RunOptions { fetch_transcripts: which, ..RunOptions::new(clock.clone()) };
        ingest_sources(std::slice::from_ref(&url), &mut writer, Some(network), &options, &()).expect("a run")
    };
    let read = ingest(FetchTranscripts::None);
    assert_eq!((read.episodes_new, read.issues.get("pages-missing")), (3, None));
    let fetched = ingest(FetchTranscripts::All);
    assert_eq!((fetched.transcripts, fetched.transcripts_failed.len()), (3, 0));
    assert_eq!(leaked.load(Ordering::Relaxed), 0, "another server gets no password");
}

#[test]
fn a_run_that_breaks_between_transcripts_and_feeds_repeats_both() {
    let folder = tempfile::tempdir().expect("a folder");
    let link = "<podcast:transcript url=\"https://a.example/t.vtt\" type=\"text/vtt\"/>";
    let feed = (0..70).fold(FeedBuilder::new("Tea"), |feed, number| {
        feed.episode(EpisodeBuilder::new(&number.to_string(), "x").item_xml(link))
    });
    fs::write(folder.path().join("feed.xml"), feed.build()).expect("a file");
    fs::write(folder.path().join("t.vtt"), VTT).expect("a file");
    let source = [folder.path().to_string_lossy().into_owned()];
    let options = RunOptions::new(fixed_clock());
    let mut store = MemoryStore { failing_unit: Some(0), ..MemoryStore::default() };
    assert!(ingest_sources(&source, &mut store, None, &options, &()).is_err());
    assert_eq!((store.transcripts.len(), store.episodes.len()), (70, 0));
    store.transcripts.clear();
    store.failing_unit = None;
    let report = ingest_sources(&source, &mut store, None, &options, &()).expect("a run");
    assert_eq!((report.transcripts, report.episodes_new, store.transcripts.len()), (70, 70, 70));
    let again = ingest_sources(&source, &mut store, None, &options, &()).expect("a run");
    assert_eq!((again.transcripts, again.unchanged), (0, 1));
}

#[test]
fn issues_and_failures_of_transcripts_are_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let link = |name: &str| format!("<podcast:transcript url=\"https://a.example/{name}\" type=\"text/vtt\"/>");
    let feed = FeedBuilder::new("Tea")
        .episode(EpisodeBuilder::new("1", "one").item_xml(&link("reversed.vtt")))
        .episode(EpisodeBuilder::new("2", "two").item_xml(&link("empty.vtt")));
    fs::write(folder.path().join("feed.xml"), feed.build()).expect("a file");
    fs::write(folder.path().join("reversed.vtt"), "WEBVTT\n\n00:02.000 --> 00:01.000\nhello\n").expect("a file");
    fs::write(folder.path().join("empty.vtt"), "WEBVTT\n\n").expect("a file");
    let source = [folder.path().to_string_lossy().into_owned()];
    let mut store = MemoryStore::default();
    let report: IngestReport =
        ingest_sources(&source, &mut store, None, &RunOptions::new(fixed_clock()), &()).expect("a run");
    assert_eq!((report.transcripts, report.transcript_issues["reversed-time"]), (1, 1));
    assert_eq!(report.transcripts_failed["empty"], 1);
}

/// A catalog with the shows `tea` and `coffee`, each with the episodes 1, 2 and `trailer`.
fn two_shows(folder: &Path) -> Writer {
    let feeds = folder.join("feeds");
    fs::create_dir_all(&feeds).expect("a folder");
    for name in ["tea", "coffee"] {
        let feed = FeedBuilder::new(name).self_url(&format!("https://{name}.example/feed"));
        let feed = ["1", "2", "trailer"]
            .iter()
            .fold(feed, |feed, guid| feed.episode(EpisodeBuilder::new(guid, &format!("Episode {guid}"))));
        let xml = feed.build().replace("https://media.example/", &format!("https://media.example/{name}-"));
        fs::write(feeds.join(format!("{name}.xml")), xml).expect("a file");
    }
    let mut writer = catalog(folder);
    let source = [feeds.to_string_lossy().into_owned()];
    ingest_sources(&source, &mut writer, None, &RunOptions::new(fixed_clock()), &()).expect("a run");
    writer
}

fn import(folder: &Path, writer: &mut Writer) -> TranscriptImportReport {
    import_transcripts(&folder.join("texts"), writer, &fixed_clock(), &()).expect("an import")
}

#[test]
fn a_folder_is_imported_and_imported_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut writer = two_shows(folder.path());
    let tea = |guid: &str| EpisodeId::derive(PodcastId::from_feed_url("https://tea.example/feed"), guid);
    let files = [
        // Named after the guid, in a folder named after the show. The show's language counts first, then the format.
        ("tea/1.vtt", VTT),
        ("tea/1.de.json", "{\"segments\":[{\"startTime\":1,\"body\":\"hallo\"}]}"),
        ("tea/1.txt", "hello"),
        // By id, and a second one by its media file.
        (&format!("by-id/{}.srt", tea("2")), "1\n00:00:01,000 --> 00:00:02,000\nhi"),
        ("tea-2.vtt", VTT),
        // A name of both shows; a name of none; and a file that is not a transcript.
        ("trailer.vtt", VTT),
        ("unknown.vtt", VTT),
        ("coffee-1.json", "{\"error\":true}"),
        ("cover.jpg", "x"),
        // Formats that are not read.
        ("tea/2.docx", "x"),
        ("tea/2.smi", "x"),
    ];
    for (name, content) in files {
        let path = folder.path().join("texts").join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, content).expect("a file");
    }
    let first = import(folder.path(), &mut writer);
    assert_eq!((first.seen, first.unmatched, first.ambiguous, first.duplicates), (8, 1, 1, 3));
    let matched: Vec<(&str, u64)> = first.matched.iter().map(|(by, count)| (by.as_str(), *count)).collect();
    assert_eq!(matched, [("enclosure", 1), ("guid", 1), ("id", 1)]);
    assert_eq!((first.written, first.unchanged, first.failed["json"]), (2, 0, 1));
    assert_eq!(first.failed["unread-format"], 2);
    let one = writer.transcript(tea("1")).expect("read").expect("imported");
    assert_eq!((one.source.as_str(), one.cues[0].text.as_str()), ("1.vtt", "hello"));
    let two = writer.transcript(tea("2")).expect("read").expect("imported");
    assert_eq!(two.source, format!("{}.srt", tea("2")));

    let again = import(folder.path(), &mut writer);
    assert_eq!((again.written, again.unchanged), (0, 2));
    fs::write(folder.path().join("texts/tea/1.vtt"), VTT.replace("hello", "changed")).expect("a file");
    assert_eq!(import(folder.path(), &mut writer).written, 1);
}

#[test]
fn a_missing_folder_is_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut writer = catalog(folder.path());
    let error = import_transcripts(&folder.path().join("none"), &mut writer, &fixed_clock(), &()).expect_err("missing");
    assert!(error.to_string().contains("cannot be listed"), "{error}");
    fs::create_dir(folder.path().join("texts")).expect("a folder");
    assert_eq!(import(folder.path(), &mut writer).seen, 0);
}
