//! Chart payloads, complete and damaged, and services that return them.

use axum::Router;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::routing::get;
use chrono::{DateTime, NaiveDate};
use earshot_catalog::{CatalogOptions, ChartHistory, DataDir, Writer, generation};
use earshot_ingest::platforms::charts::{
    ChartError, ChartImportOptions, ChartProvider, ExpectedChart, FetchChartError, ParsedChart, fetch_chart,
    import_chart_files, read_chart, store_fetched_charts,
};
use earshot_model::Timestamp;
use earshot_model::chart::{ChartCategory, ChartCountry, ChartFrequency, ChartPlatform, ChartSource};
use earshot_net::{ClientConfig, HttpClient};
use earshot_testkit::LocalServer;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;

const SPOTIFY_A: &str = "4rOoJ6Egrf8K2IrywzwOMk";
const SPOTIFY_B: &str = "5as3aKmN2k11yfDDDSrvaZ";

fn now() -> Timestamp {
    "2026-11-22T06:00:00Z".parse::<DateTime<chrono::Utc>>().expect("a moment")
}

fn hints(platform: Option<ChartPlatform>, category: Option<&str>) -> ExpectedChart {
    ExpectedChart {
        platform,
        country: ChartCountry::parse("us"),
        category: category.and_then(ChartCategory::parse),
        frequency: ChartFrequency::Daily,
        captured_at: Some("2026-11-21T00:00:00Z".parse().expect("a moment")),
        now: now(),
    }
}

/// The documented format (facts 2.2), with invented shows.
fn apple_top(ids: &[&str]) -> Value {
    let results: Vec<Value> = ids
        .iter()
        .map(|id| {
            json!({"artistName": "Ada", "id": id, "name": format!("Show {id}"), "kind": "podcasts",
                   "artworkUrl100": "https://a.example/x.jpg",
                   "genres": [{"genreId": "1489", "name": "News", "url": "https://a.example"}],
                   "url": format!("https://podcasts.apple.com/us/podcast/n/id{id}")})
        })
        .collect();
    json!({"feed": {"title": "Top Shows", "id": "https://rss.marketingtools.apple.com/api/v2/us/podcasts/top/100/podcasts.json",
           "country": "us", "updated": "Sat, 21 Nov 2026 09:00:00 +0000", "results": results}})
}

fn apple_genre(entry: Value, genre: &str) -> Value {
    json!({"feed": {"entry": entry, "updated": {"label": "2026-11-21T05:00:00-07:00"},
           "id": {"label": format!("https://itunes.apple.com/gb/rss/toppodcasts/limit=200/genre={genre}/json")}}})
}

fn genre_entry(id: &str) -> Value {
    json!({"im:name": {"label": format!("Show {id}")}, "im:artist": {"label": "Ada"},
           "im:image": [{"label": "https://a.example/55.png"}, {"label": "https://a.example/170.png"}],
           "id": {"label": "https://x", "attributes": {"im:id": id}}})
}

/// The documented format (facts 2.3).
fn spotify(uris: &[&str]) -> Value {
    let row = |uri: &&str| {
        json!({"showUri": uri, "chartRankMove": "UP", "showName": "N", "showPublisher": "P", "showImageUrl": "..",
               "showDescription": ".."})
    };
    Value::Array(uris.iter().map(row).collect())
}

fn read_value(value: &Value, hints: &ExpectedChart) -> Result<ParsedChart, ChartError> {
    read_chart(value.to_string().as_bytes(), hints)
}

/// Positions with their shows; an unknown show is empty.
fn positions_and_shows(reading: &ParsedChart) -> Vec<(u16, &str)> {
    let id = |ranking: &'_ earshot_model::chart::ChartRanking| ranking.position;
    let rankings = &reading.capture.rankings;
    rankings
        .iter()
        .map(|ranking| (id(ranking), ranking.show.as_ref().map_or("", |show| show.platform_id.as_str())))
        .collect()
}

fn kinds(reading: &ParsedChart) -> Vec<&str> {
    reading.issues.iter().map(|issue| issue.kind.as_str()).collect()
}

#[test]
fn each_providers_payload_is_read() {
    let top = read_value(&apple_top(&["123", "456"]), &hints(None, Some("top podcasts"))).expect("a chart");
    assert_eq!(top.capture.key.source, ChartSource::AppleTop);
    assert_eq!(top.capture.captured_at.to_rfc3339(), "2026-11-21T09:00:00+00:00");
    assert_eq!(top.capture.date().to_string(), "2026-11-21");
    assert_eq!(positions_and_shows(&top), [(1, "123"), (2, "456")]);
    assert!(top.issues.is_empty() && top.capture.is_whole);

    // The URL in the payload has country and genre.
    let nobody = ExpectedChart { country: None, category: None, ..hints(None, None) };
    let genre = read_value(&apple_genre(json!([genre_entry("7")]), "1489"), &nobody).expect("a chart");
    assert_eq!(genre.capture.key.to_string(), "apple daily gb news");
    assert_eq!(genre.capture.key.source, ChartSource::AppleGenre);
    let show = genre.capture.rankings[0].show.clone().expect("a show");
    assert_eq!(show.image_url.as_deref(), Some("https://a.example/170.png"));
    // A single entry is not in a list, and an empty list is omitted (facts 2.2).
    let one = read_value(&apple_genre(genre_entry("7"), "1310"), &nobody).expect("a chart");
    assert_eq!((positions_and_shows(&one), one.capture.key.category.name()), (vec![(1, "7")], "music"));
    let none =
        json!({"feed": {"id": {"label": "https://itunes.apple.com/gb/rss/toppodcasts/limit=200/genre=1310/json"}}});
    assert!(matches!(read_value(&none, &nobody), Err(ChartError::Response(_))));

    let uris = [format!("spotify:show:{SPOTIFY_A}"), format!("spotify:show:{SPOTIFY_B}")];
    let uris: Vec<&str> = uris.iter().map(String::as_str).collect();
    let list = read_value(&spotify(&uris), &hints(None, Some("trending"))).expect("a chart");
    assert_eq!(list.capture.key.to_string(), "spotify daily us trending podcasts");
    assert_eq!(positions_and_shows(&list), [(1, SPOTIFY_A), (2, SPOTIFY_B)]);
}

#[test]
fn shows_are_read_from_urls_and_names_without_entities() {
    let mut top = apple_top(&["1", "2", "3"]);
    let results = &mut top["feed"]["results"];
    results[0]["name"] = json!("Law &amp; Order &#8211; AT&T");
    results[0]["artistName"] = json!("Tom &amp; Ann");
    results[1]["id"] = Value::Null;
    results[1]["url"] = json!("https://podcasts.apple.com/us/podcast/x/id22?l=en");
    results[2]["name"] = Value::Null;
    let reading = read_value(&top, &hints(None, Some("top podcasts"))).expect("a chart");
    assert_eq!(positions_and_shows(&reading), [(1, "1"), (2, "22"), (3, "3")]);
    let show = reading.capture.rankings[0].show.clone().expect("a show");
    assert_eq!((show.title.as_str(), show.creator.as_deref()), ("Law & Order – AT&T", Some("Tom & Ann")));

    let mut entry = genre_entry("7");
    entry["id"] = json!({"label": "https://podcasts.apple.com/us/podcast/x/id33"});
    let genre = read_value(&apple_genre(json!([entry]), "1489"), &hints(None, None)).expect("a chart");
    assert_eq!(positions_and_shows(&genre), [(1, "33")]);

    let uris = [format!("https://open.spotify.com/show/{SPOTIFY_A}?si=1"), SPOTIFY_B.to_owned(), "17".to_owned()];
    let uris: Vec<&str> = uris.iter().map(String::as_str).collect();
    let list = read_value(&spotify(&uris), &hints(None, Some("all"))).expect("a chart");
    assert_eq!(positions_and_shows(&list), [(1, SPOTIFY_A), (2, SPOTIFY_B), (3, "")]);
}

#[test]
fn the_chart_response_of_the_spec_has_one_country_one_category_and_a_ranking() {
    let category =
        |title: &str, rankings: Value| json!({"title": title, "parent_category": null, "rankings": rankings});
    let response = |countries: Value| json!({"last_updated": "2026-11-20T00:00:00Z", "countries": countries});
    let country = |categories: Value| json!({"code": "de", "name": "Germany", "categories": categories});
    let ranking = json!({"position": 3, "podcast_id": "77", "title": "Show", "image": "https://a.example/i.png"});
    let of = |value: Value| read_value(&value, &hints(Some(ChartPlatform::Apple), None));
    let good = of(response(json!([country(json!([category("News", json!([ranking]))]))]))).expect("a chart");
    assert_eq!(positions_and_shows(&good), [(3, "77")]);
    assert_eq!(kinds(&good), ["other-chart", "missing-positions"]);
    let news = category("News", json!([ranking]));
    let cases = [
        (json!([]), "exactly one country, this has 0"),
        (json!([country(json!([news])), country(json!([news]))]), "exactly one country, this has 2"),
        (json!([country(json!([]))]), "exactly one category, this has 0"),
        (json!([country(json!([news, news]))]), "exactly one category, this has 2"),
        (json!([country(json!([category("News", json!([]))]))]), "at least one ranking"),
        (json!([country(json!([category("Nonsense", json!([ranking]))]))]), "No valid categories found"),
    ];
    for (countries, message) in cases {
        let error = of(response(countries)).expect_err(message).to_string();
        assert!(error.ends_with(message), "{error}");
    }
}

#[test]
fn damage_is_reported_and_the_rest_is_read() {
    let top = Some("top podcasts");
    let text = apple_top(&["1", "2", "3"]).to_string();
    let cut = text.find("\"id\":\"3\"").expect("the third");
    let reading = read_chart(&text.as_bytes()[..cut], &hints(None, top)).expect("a chart");
    assert_eq!(positions_and_shows(&reading), [(1, "1"), (2, "2")]);
    // The date follows the entries and is lost too, so the file's date counts.
    assert_eq!((reading.capture.is_whole, kinds(&reading)[0]), (false, "cut-short"));

    let doubled = read_value(&apple_top(&["1", "2", "1", "4"]), &hints(None, top)).expect("a chart");
    assert_eq!(positions_and_shows(&doubled), [(1, "1"), (2, "2"), (4, "4")]);
    assert_eq!(kinds(&doubled), ["doubled", "missing-positions"]);

    // An entry without a valid id keeps its position.
    let mut value = apple_top(&["1", "nonsense", "0", "4"]);
    value["feed"]["results"][3] = json!(17);
    let nobody = read_value(&value, &hints(None, top)).expect("a chart");
    assert_eq!(positions_and_shows(&nobody), [(1, "1"), (2, ""), (3, ""), (4, "")]);
    assert_eq!(kinds(&nobody), ["no-identity"]);

    let mut future = apple_top(&["1"]);
    future["feed"]["updated"] = json!("Sat, 21 Nov 2037 09:00:00 +0000");
    let reading = read_value(&future, &hints(None, top)).expect("a chart");
    assert_eq!((reading.capture.date().to_string().as_str(), kinds(&reading)[0]), ("2026-11-21", "future-date"));
    let undated = ExpectedChart { captured_at: None, ..hints(None, top) };
    assert!(matches!(read_value(&future, &undated), Err(ChartError::FutureDate(_))));
    let later = ExpectedChart { captured_at: Some(now() + chrono::TimeDelta::days(3)), ..hints(None, top) };
    assert!(matches!(
        read_value(&spotify(&["spotify:show:4rOoJ6Egrf8K2IrywzwOMk"]), &later),
        Err(ChartError::FutureDate(_))
    ));

    let unknown = apple_genre(json!([genre_entry("7")]), "9999");
    let error = read_value(&unknown, &hints(None, None)).expect_err("no category").to_string();
    assert_eq!(error, "No valid categories found");
    let reported = read_value(&unknown, &hints(None, Some("news"))).expect("a chart");
    assert!(kinds(&reported).contains(&"unknown-category"));
}

#[test]
fn other_payloads_are_rejected() {
    let all = || hints(None, Some("all"));
    let mut episodes = apple_top(&["1"]);
    episodes["feed"]["id"] =
        json!("https://rss.marketingtools.apple.com/api/v2/us/podcasts/top/50/podcast-episodes.json");
    assert!(matches!(read_value(&episodes, &all()), Err(ChartError::EpisodeChart)));
    let mut rows = spotify(&["spotify:show:4rOoJ6Egrf8K2IrywzwOMk"]);
    rows[0]["episodeUri"] = json!("spotify:episode:1");
    assert!(matches!(read_value(&rows, &all()), Err(ChartError::EpisodeChart)));
    for text in
        ["", "  ", "null", "[]", "{}", "[1, 2]", "{\"feed\": 3}", "[[[[", "{\"podcasts\": [{\"id\": 1}]}", "<html>"]
    {
        assert!(read_chart(text.as_bytes(), &all()).is_err(), "{text}");
    }
    let deep = "[".repeat(100_000);
    assert!(read_chart(deep.as_bytes(), &all()).is_err());
    let apple = hints(Some(ChartPlatform::Spotify), Some("all"));
    assert!(matches!(read_value(&apple_top(&["1"]), &apple), Err(ChartError::OtherPlatform { .. })));
    let many: Vec<String> = (1..3_000).map(|id| id.to_string()).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    let reading = read_value(&apple_top(&many), &all()).expect("a chart");
    assert_eq!((reading.capture.rankings.len(), kinds(&reading)), (1_000, vec!["too-many-entries"]));
}

proptest! {
    #[test]
    fn no_payload_panics(
        cut in 0_usize..2_000, at in 0_usize..2_000, byte in any::<u8>(), which in 0_u8..3
    ) {
        let value = match which {
            0 => apple_top(&["1", "2", "3"]),
            1 => apple_genre(json!([genre_entry("7"), genre_entry("8")]), "1489"),
            _ => spotify(&["spotify:show:4rOoJ6Egrf8K2IrywzwOMk", "spotify:show:5as3aKmN2k11yfDDDSrvaZ"]),
        };
        let mut bytes = value.to_string().into_bytes();
        if let Some(place) = bytes.get_mut(at) {
            *place = byte;
        }
        bytes.truncate(cut);
        if let Ok(reading) = read_chart(&bytes, &hints(None, Some("all"))) {
            prop_assert!(reading.capture.rankings.is_sorted_by(|one, other| one.position < other.position));
            prop_assert!(!reading.capture.rankings.is_empty());
        }
    }
}

/// Payloads from fixtures of other apps. Nothing to test when they are not available.
#[test]
fn real_payloads_are_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/real/charts/itunes-top-rss");
    if !folder.is_dir() {
        return;
    }
    let reported = hints(None, Some("music"));
    let read_file = |name: &str| {
        let bytes = std::fs::read(folder.join(name)).expect("a file");
        // One file contains the response inside a proxy's wrapper.
        read_chart(&bytes, &reported)
    };
    for (name, date) in [("aalvarezwindey-podcasts.json", "2022-10-14"), ("javi-gm-podcasts.json", "2023-04-19")] {
        let reading = read_file(name).expect(name);
        assert_eq!(reading.capture.key.to_string(), "apple daily us music", "{name}");
        assert_eq!((reading.capture.rankings.len(), reading.capture.missing_positions()), (100, 0), "{name}");
        assert_eq!(reading.capture.date().to_string(), date);
        assert!(reading.issues.is_empty(), "{:?}", reading.issues);
        assert!(reading.capture.rankings.iter().all(|ranking| ranking.show.is_some()));
    }
    assert_eq!(read_file("carlestorru-podcasts.json").expect("a chart").capture.rankings.len(), 100);
    assert_eq!(read_file("alexvloure-cypress-podcasts.json").expect("a chart").capture.rankings.len(), 2);
    assert!(read_file("joaoqueiroz95-cypress-podcasts.json").is_err());
}

fn open() -> (tempfile::TempDir, DataDir, Writer) {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = DataDir::new(folder.path());
    let writer = Writer::open(&dir, CatalogOptions::default(), "test").expect("a writer");
    (folder, dir, writer)
}

fn history(dir: &DataDir, writer: &mut Writer) -> ChartHistory {
    let next = generation::start(dir, Duration::ZERO).expect("a folder");
    writer.export_charts(&next).expect("exported");
    ChartHistory::open(&next.charts(), &CatalogOptions::default()).expect("a history")
}

#[test]
fn importing_a_folder_twice_changes_nothing() {
    let (folder, dir, mut writer) = open();
    let write = |name: &str, value: &Value| {
        let path = folder.path().join("payloads").join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        std::fs::write(path, value.to_string()).expect("written");
    };
    let mut earlier = apple_top(&["2", "1"]);
    earlier["feed"]["updated"] = json!("Fri, 20 Nov 2026 03:15:00 +0000");
    write("apple/us/all/2026-11-20.json", &earlier);
    write("apple/us/all/2026-11-21.json", &apple_top(&["1", "2", "3"]));
    write("apple/us/health-fitness/2026-11-21.json", &apple_top(&["3"]));
    write("spotify/de/top-podcasts/2026-11-21.json", &spotify(&["spotify:show:4rOoJ6Egrf8K2IrywzwOMk"]));
    write("apple/us/all/broken.json", &json!({"feed": 1}));
    write(
        "lookup.json",
        &json!({"resultCount": 1, "results": [{"collectionId": 1, "feedUrl": "https://a.example/f"}]}),
    );
    let import = ChartImportOptions {
        platform: None,
        country: None,
        category: None,
        frequency: ChartFrequency::Daily,
        date: None,
        now: now(),
    };
    let paths = [folder.path().join("payloads")];
    let report = import_chart_files(&paths, &import, &mut writer, &|_, _| {}).expect("imported");
    assert_eq!((report.payloads, report.failed, report.charts, report.positions), (6, 1, 4, 7), "{report:?}");
    assert_eq!((report.new_shows, report.feeds, report.months), (4, 1, 2));
    assert!(report.problems[0].subject.ends_with("broken.json"), "{:?}", report.problems);
    let again = import_chart_files(&paths, &import, &mut writer, &|_, _| {}).expect("imported");
    assert_eq!((again.new_shows, again.positions), (0, 7));

    let found = history(&dir, &mut writer);
    let names: Vec<String> =
        found.spans().iter().map(|span| format!("{} {} {}", span.key, span.first, span.last)).collect();
    assert_eq!(
        names,
        [
            "apple daily us top podcasts 2026-11-20 2026-11-21",
            "apple daily us health & fitness 2026-11-21 2026-11-21",
            "spotify daily de top podcasts 2026-11-21 2026-11-21",
        ]
    );
    let first: NaiveDate = "2026-11-01".parse().expect("a date");
    let last: NaiveDate = "2026-11-30".parse().expect("a date");
    let number = found.show_by_id(ChartPlatform::Apple, "1").expect("read").expect("a show");
    let positions = found.positions_of_shows(ChartPlatform::Apple, &[number], first, last).expect("read");
    assert_eq!(positions.values().flat_map(|days| days.values().copied()).collect::<Vec<_>>(), [2, 1]);
}

#[tokio::test]
async fn chart_requests_follow_each_provider() {
    let requested = |Query(query): Query<HashMap<String, String>>| async move {
        assert_eq!((query["region"].as_str(), query["limit"].as_str()), ("us", "200"));
        spotify(&["spotify:show:4rOoJ6Egrf8K2IrywzwOMk"]).to_string()
    };
    let router = Router::new()
        .route("/api/v2/us/podcasts/top/100/podcasts.json", get(|| async { apple_top(&["1", "2"]).to_string() }))
        .route(
            "/us/rss/toppodcasts/limit=200/genre=1489/explicit=true/json",
            get(|| async { apple_genre(json!([genre_entry("7")]), "1489").to_string() }),
        )
        .route("/api/charts/top-podcasts", get(requested))
        .route("/api/charts/arts", get(|| async { (StatusCode::INTERNAL_SERVER_ERROR, "{}") }))
        .route("/api/charts/music", get(|| async { "<html>Sign in</html>" }));
    let web = LocalServer::serve(router).await;
    let base_url = web.url("");
    let http = HttpClient::new(ClientConfig {
        allow_private: true,
        ..ClientConfig::new("0.0.0", "", earshot_testkit::fixed_clock())
    })
    .expect("a client");
    let us = ChartCountry::parse("us").expect("a country");
    let category = |name: &str| ChartCategory::parse(name).expect("a category");
    let of = async |provider: &ChartProvider, name: &str| {
        fetch_chart(provider, &http, us, category(name), ChartFrequency::Daily, now()).await
    };

    let apple = ChartProvider::APPLE_TOP.at(&base_url);
    let top = of(&apple, "all").await.expect("a chart");
    assert_eq!(positions_and_shows(&top.1), [(1, "1"), (2, "2")]);
    assert!(matches!(of(&apple, "news").await, Err(FetchChartError::UnsupportedChart)));
    let genres = ChartProvider::APPLE_GENRES.at(&base_url);
    let news = of(&genres, "news").await.expect("a chart");
    // The payload has another country than requested, and takes precedence.
    assert_eq!((news.1.capture.key.to_string().as_str(), kinds(&news.1)[0]), ("apple daily gb news", "other-chart"));
    let service = ChartProvider::SPOTIFY.at(&base_url);
    let spotify = of(&service, "all").await.expect("a chart");
    assert_eq!(spotify.1.capture.captured_at, now());
    assert!(matches!(of(&service, "arts").await, Err(FetchChartError::Status { status: 500, .. })));
    assert!(matches!(of(&service, "music").await, Err(FetchChartError::Chart { .. })));
    assert!(matches!(of(&service, "food").await, Err(FetchChartError::UnsupportedChart)));

    let (folder, dir, mut writer) = open();
    let kept = store_fetched_charts(vec![top, spotify], &dir.chart_payloads(), &mut writer).expect("kept");
    assert_eq!((kept.charts, kept.positions), (2, 3));
    let payload = folder.path().join("charts/payloads/apple/2026-11-21/us-top-podcasts-daily-0900.json.gz");
    assert!(payload.is_file());
}

#[test]
fn an_entry_without_a_name_keeps_its_id_and_rank() {
    let top = Some("news");
    let mut apple = apple_top(&["1", "2", "3"]);
    apple["feed"]["results"][0]["name"] = Value::Null;
    apple["feed"]["results"][1]["name"] = json!("");
    let chart = read_value(&apple, &hints(None, top)).expect("a chart");
    assert_eq!(positions_and_shows(&chart), [(1, "1"), (2, "2"), (3, "3")]);
    assert!(kinds(&chart).is_empty());

    let mut genre = json!([genre_entry("7"), genre_entry("8")]);
    genre[0].as_object_mut().expect("an entry").remove("im:name");
    let chart = read_value(&apple_genre(genre, "1489"), &hints(None, top)).expect("a chart");
    assert_eq!(positions_and_shows(&chart), [(1, "7"), (2, "8")]);

    let uri = format!("spotify:show:{SPOTIFY_A}");
    let mut rows = spotify(&[&uri]);
    rows[0]["showName"] = Value::Null;
    let chart = read_value(&rows, &hints(None, Some("all"))).expect("a chart");
    assert_eq!(positions_and_shows(&chart), [(1, SPOTIFY_A)]);
    // The list of one entry, saved without its brackets.
    let chart = read_value(&rows[0], &hints(None, Some("all"))).expect("a chart");
    assert_eq!(positions_and_shows(&chart), [(1, SPOTIFY_A)]);
    assert_eq!(chart.capture.key.source, ChartSource::Spotify);
}
