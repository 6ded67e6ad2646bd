//! Serves a generated catalog, and compares responses with the manifest, round by round.

use earshot_generate::synthetic::{SyntheticOptions, generate};
use earshot_local_web::{InventedWeb, WebOptions, serve};
use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use tempfile::TempDir;

type ManifestRow = BTreeMap<String, String>;

/// A running server; it ends with the runtime.
struct TestServer {
    folder: TempDir,
    address: SocketAddr,
    _runtime: tokio::runtime::Runtime,
}

struct TestResponse {
    status: u16,
    headers: BTreeMap<String, String>,
    body: Vec<u8>,
}

impl TestServer {
    fn new(options: WebOptions) -> Self {
        let folder = tempfile::tempdir().expect("works");
        let today = chrono::NaiveDate::from_ymd_opt(2026, 11, 21).expect("works");
        let base_url = Some("http://127.0.0.1:8400".to_owned());
        let catalog =
            SyntheticOptions { transcripts: 3, sites: 2, base_url, ..SyntheticOptions::new(1_500, 4_500, today) };
        generate(&catalog, folder.path(), &mut |_| {}).expect("works");
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("works");
        let listener = runtime.block_on(tokio::net::TcpListener::bind(("127.0.0.1", 0))).expect("works");
        let address = listener.local_addr().expect("works");
        let web = InventedWeb::open(folder.path(), options).expect("works");
        runtime.spawn(serve(listener, web, std::future::pending()));
        Self { folder, address, _runtime: runtime }
    }

    fn send(&self, method: &str, path: &str, headers: &str) -> TestResponse {
        let mut connection = TcpStream::connect(self.address).expect("works");
        write!(connection, "{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n{headers}\r\n").expect("works");
        let mut bytes = Vec::new();
        connection.read_to_end(&mut bytes).expect("works");
        let split = bytes.windows(4).position(|window| window == b"\r\n\r\n").expect("works");
        let head = String::from_utf8(bytes[..split].to_vec()).expect("works");
        let mut lines = head.lines();
        let status = lines.next().expect("works").split(' ').nth(1).expect("works").parse().expect("works");
        let headers =
            lines.filter_map(|line| line.split_once(": ")).map(|(name, value)| (name.to_lowercase(), value.to_owned()));
        TestResponse { status, headers: headers.collect(), body: bytes[split + 4..].to_vec() }
    }

    fn get(&self, path: &str) -> TestResponse {
        self.send("GET", path, "")
    }

    fn rows(&self) -> Vec<ManifestRow> {
        let text = std::fs::read_to_string(self.folder.path().join("feeds.tsv")).expect("works");
        let mut lines = text.lines().map(|line| line.split('\t').map(str::to_owned));
        let columns: Vec<String> = lines.next().expect("works").collect();
        lines.map(|row| columns.iter().cloned().zip(row).collect()).collect()
    }

    fn file(&self, row: &ManifestRow) -> Vec<u8> {
        std::fs::read(self.folder.path().join(&row["file"])).expect("works")
    }
}

/// Returns the file without its newest episode.
fn without_news(row: &ManifestRow, bytes: &[u8]) -> Vec<u8> {
    let (start, end) = row["news"].split_once('-').expect("a number");
    [&bytes[..start.parse().expect("a number")], &bytes[end.parse().expect("a number")..]].concat()
}

#[test]
fn every_url_responds_by_the_manifest_in_every_round() {
    let served = TestServer::new(WebOptions { share_percent: 50, gzip: false, ..WebOptions::default() });
    let rows = served.rows();
    let later: BTreeMap<&str, &ManifestRow> =
        rows.iter().filter(|row| row["from"] == "1").map(|row| (row["path"].as_str(), row)).collect();
    let (mut kept_back, mut published) = (0, 0);
    for round in 0..=2 {
        served.send("POST", &format!("/-/round/{round}"), "");
        let first = rows.iter().enumerate().filter(|(_, row)| row["from"] == "0");
        for (_, row) in first.filter(|(number, row)| *number < 40 || row["kind"] != "sound") {
            let row = if round > 0 { later.get(row["path"].as_str()).copied().unwrap_or(row) } else { row };
            let answer = served.get(&row["path"]);
            assert_eq!(answer.status.to_string(), row["status"], "{row:?}");
            match row["status"].as_str() {
                "200" => {
                    let bytes = served.file(row);
                    let has_news = row["news"].len() > 1;
                    let is_whole = answer.body == bytes;
                    assert!(is_whole || has_news && answer.body == without_news(row, &bytes), "{row:?}");
                    assert_eq!(answer.headers["content-type"], row["type"]);
                    kept_back += usize::from(!is_whole);
                    published += usize::from(has_news && is_whole);
                    assert!(!(has_news && is_whole && round == 0), "out too early: {row:?}");
                    assert!(is_whole || round < 2, "half in each of two rounds: {row:?}");
                    check_validators(&served, row, &answer, is_whole);
                }
                "301" | "302" => assert_eq!(answer.headers["location"], row["location"]),
                _ => assert!(answer.body.is_empty()),
            }
        }
    }
    assert!(kept_back > 20 && published > 20, "{kept_back} kept back, {published} published");
}

fn check_validators(served: &TestServer, row: &ManifestRow, answer: &TestResponse, is_whole: bool) {
    let etag = answer.headers.get("etag");
    assert_eq!(etag.is_some(), row["etag"] != "-");
    assert!(etag.is_none_or(|etag| (*etag == row["etag"]) == is_whole), "{etag:?} {row:?}");
    for (name, header) in [("if-none-match", etag), ("if-modified-since", answer.headers.get("last-modified"))] {
        if let Some(value) = header {
            let again = served.send("GET", &row["path"], &format!("{name}: {value}\r\n"));
            assert_eq!((again.status, again.body.len()), (304, 0), "{row:?}");
        }
    }
    let other = served.send("HEAD", &row["path"], "if-none-match: \"other\"\r\n");
    assert_eq!((other.status, other.body.len()), (200, 0));
    assert_eq!(other.headers["content-length"], answer.body.len().to_string());
}

#[test]
fn a_round_returns_its_number_of_changes_and_can_be_reverted() {
    let served = TestServer::new(WebOptions { share_percent: 25, gzip: false, ..WebOptions::default() });
    let state = |answer: &TestResponse| String::from_utf8(answer.body.clone()).unwrap();
    let changed = |round: u32| {
        let text = state(&served.send("POST", &format!("/-/round/{round}"), ""));
        text.split("\"changed\":").nth(1).unwrap().split([',', '}']).next().unwrap().parse::<usize>().unwrap()
    };
    let with_news = served.rows().iter().filter(|row| row["news"].len() > 1).count();
    let first = changed(1);
    assert!(first > with_news / 5 && first < with_news / 3, "{first} of {with_news}");
    assert_eq!((changed(1), changed(0)), (0, first));
    served.get("/nowhere.example/feed");
    let text = state(&served.get("/-/state"));
    assert!(text.contains("\"round\":0") && text.contains("\"404\":1"), "{text}");
    assert_eq!(served.get("/-/round/1").status, 404, "only POST changes something");
    assert_eq!(served.send("POST", "/-/round/x", "").status, 404);
}

#[test]
fn hosts_serve_robots_media_and_pages() {
    let served = TestServer::new(WebOptions::default());
    let rows = served.rows();
    let row = rows.iter().find(|row| row["file"].starts_with("feeds/") && row["etag"].starts_with('"')).unwrap();
    let packed = served.send("GET", &row["path"], "accept-encoding: gzip\r\n");
    assert_eq!(packed.headers["content-encoding"], "gzip");
    assert!(packed.body.len() < served.file(row).len() / 2);

    let folder = served.folder.path();
    let site = names(&folder.join("sites")).remove(0);
    let page = served.get(&format!("/{site}/"));
    assert_eq!(page.headers["content-type"], "text/html; charset=utf-8");
    assert!(page.body.starts_with(b"<!doctype html>"));
    let again = served.send("GET", &format!("/{site}/"), &format!("if-none-match: {}\r\n", page.headers["etag"]));
    assert_eq!(again.status, 304);
    assert_eq!(served.get(&format!("/{site}/about.html")).status, 404);

    let podcast = names(&folder.join("transcripts")).remove(0);
    let file = names(&folder.join("transcripts").join(&podcast)).remove(0);
    let transcript = served.get(&format!("/{site}/transcripts/{podcast}/{file}"));
    assert_eq!((transcript.status, transcript.headers["content-type"].as_str()), (200, "text/vtt"));
    let episode = served.send("HEAD", "/media.podmill.example/x/00001.mp3", "");
    assert_eq!((episode.status, episode.headers["content-type"].as_str()), (200, "audio/mpeg"));
    for (path, status) in [
        ("/robots.txt", 200),
        ("/x.example/robots.txt", 200),
        ("/x.example/chapters/00001.json", 200),
        ("/x.example/transcripts/../feeds.tsv", 404),
        ("/x.example/transcripts/%2e%2e/feeds.tsv", 404),
        ("/..//etc/passwd", 404),
        ("/", 404),
        ("*", 404),
    ] {
        assert_eq!(served.get(path).status, status, "{path}");
    }
    assert_eq!(served.send("POST", &row["path"], "content-length: 0\r\n").status, 405);
}

#[test]
fn charts_advance_a_day_with_each_round() {
    let served = TestServer::new(WebOptions { gzip: false, ..WebOptions::default() });
    let apple = "/rss.marketingtools.apple.com/api/v2/us/podcasts/top/25/podcasts.json";
    let spotify = "/podcastcharts.byspotify.com/api/charts/top-podcasts?region=us&limit=20";
    let before = [served.get(apple), served.get(spotify)];
    served.send("POST", "/-/round/1", "");
    let after = [served.get(apple), served.get(spotify)];
    for (before, after) in before.iter().zip(&after) {
        assert_eq!((before.status, after.status), (200, 200));
        assert!(before.body != after.body, "a day changes a chart");
    }
    let text = String::from_utf8(after[0].body.clone()).unwrap();
    assert_eq!(text.matches("\"artistName\"").count(), 25);
    assert_eq!(String::from_utf8(after[1].body.clone()).unwrap().matches("spotify:show:").count(), 20);
    let old = served.get("/rss.applemarketingtools.com/api/v2/us/podcasts/top/25/podcasts.json");
    assert_eq!((old.status, old.headers["location"].as_str()), (301, apple));
    assert_eq!(served.get("/rss.marketingtools.apple.com/api/v2/us/podcasts/top/200/podcasts.json").status, 500);
    assert_eq!(served.get("/rss.marketingtools.apple.com/api/v2/xx/podcasts/top/25/podcasts.json").status, 404);
}

#[test]
fn a_folder_without_a_catalog_is_rejected() {
    let folder = tempfile::tempdir().unwrap();
    let Err(error) = InventedWeb::open(folder.path(), WebOptions::default()) else { panic!("was opened") };
    assert!(error.to_string().starts_with("there is no generated catalog in "), "{error}");
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder)
        .expect("can be listed")
        .map(|entry| entry.expect("can be listed").file_name().into_string().expect("can be listed"))
        .collect();
    names.sort();
    names
}
