//! Generated feeds over HTTP, round by round: the ingested data matches the manifest.

use crate::common::Earshot;
use earshot_generate::synthetic::{SyntheticOptions, generate};
use earshot_local_web::{InventedWeb, WebOptions};
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;

/// A catalog, served under the URL that its feeds name.
struct LocalWebTest {
    earshot: Earshot,
    address: std::net::SocketAddr,
    _runtime: tokio::runtime::Runtime,
}

impl LocalWebTest {
    fn new(podcasts: u64, episodes: u64, has_defects: bool) -> Self {
        let earshot = Earshot::new();
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime");
        let listener = runtime.block_on(tokio::net::TcpListener::bind(("127.0.0.1", 0))).expect("a free port");
        let address = listener.local_addr().expect("an address");
        let today = chrono::NaiveDate::from_ymd_opt(2026, 11, 1).expect("a day");
        let options = SyntheticOptions {
            has_defects,
            base_url: Some(format!("http://{address}")),
            sites: 0,
            // With this seed, the 500 podcasts include one of each malformed kind.
            seed: 3,
            ..SyntheticOptions::new(podcasts, episodes, today)
        };
        let folder = earshot.path("catalog");
        generate(&options, &folder, &mut |_| {}).expect("a catalog");
        let web =
            InventedWeb::open(&folder, WebOptions { share_percent: 50, ..WebOptions::default() }).expect("is one");
        runtime.spawn(earshot_local_web::serve(listener, web, std::future::pending()));
        Self { earshot, address, _runtime: runtime }
    }

    fn ingest(&self) -> Value {
        self.earshot.json(&["ingest", "catalog/feeds.txt", "--allow-private"])
    }

    /// Sends a request to a control path.
    fn request(&self, method: &str, path: &str) -> Value {
        let mut connection = TcpStream::connect(self.address).expect("the web is there");
        write!(connection, "{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").expect("can ask");
        let mut answer = String::new();
        connection.read_to_string(&mut answer).expect("answers");
        serde_json::from_str(answer.split_once("\r\n\r\n").expect("has a body").1).expect("one JSON document")
    }

    fn rows(&self) -> Vec<BTreeMap<String, String>> {
        let text = std::fs::read_to_string(self.earshot.path("catalog/feeds.tsv")).expect("a manifest");
        let mut lines = text.lines().map(|line| line.split('\t').map(str::to_owned));
        let columns: Vec<String> = lines.next().expect("names of the columns").collect();
        lines.map(|row| columns.iter().cloned().zip(row).collect()).collect()
    }
}

#[test]
fn a_clean_catalog_is_read_then_unchanged_then_updated() {
    let web = LocalWebTest::new(80, 600, false);
    let with_news = web.rows().iter().filter(|row| row["news"] != "-").count();
    let first = web.ingest();
    assert_eq!(
        (&first["new"], &first["failed"], &first["skipped"]),
        (&80.into(), &serde_json::json!({}), &serde_json::json!({}))
    );
    assert_eq!(first["episodes"]["new"], 600 - with_news);

    let before = web.request("GET", "/-/state");
    let second = web.ingest();
    assert_eq!((&second["unchanged"], &second["bytes"]), (&80.into(), &0.into()));
    let after = web.request("GET", "/-/state");
    assert_eq!(after["answers"]["304"], 80);
    assert_eq!(after["answers"]["200"], before["answers"]["200"]);

    for round in ["/-/round/1", "/-/round/2"] {
        let changed = web.request("POST", round)["changed"].clone();
        assert!(changed.as_u64().is_some_and(|changed| changed > 0), "{changed} changed");
        let read = web.ingest();
        assert_eq!((&read["changed"], &read["episodes"]["new"]), (&changed, &changed));
        assert_eq!((&read["episodes"]["changed"], &read["episodes"]["gone"]), (&0.into(), &0.into()));
    }
    let again = web.ingest();
    assert_eq!((&again["unchanged"], &again["bytes"]), (&80.into(), &0.into()));
}

#[test]
fn in_a_catalog_with_defects_only_other_documents_fail() {
    let web = LocalWebTest::new(500, 1_000, true);
    let rows = web.rows();
    let first = rows.iter().filter(|row| row["listed"] == "yes" && row["from"] == "0");
    let lost = first.filter(|row| matches!(row["expected"].as_str(), "gone" | "missing" | "not a feed")).count();
    let read = web.ingest();
    let failed: u64 = read["failed"].as_object().expect("counts").values().filter_map(Value::as_u64).sum();
    assert!(lost > 5, "{lost} addresses have no feed");
    assert_eq!(failed, lost as u64, "{read}");
    let kinds = ["truncated", "ampersand", "undeclared-prefix", "wrong-encoding"];
    let malformed = || rows.iter().filter(|row| kinds.contains(&row["kind"].as_str()));
    assert!(kinds.iter().all(|kind| malformed().any(|row| row["kind"] == *kind)), "one of each is among them");
    for row in malformed() {
        let found = web.earshot.json(&["feed", "parse", &format!("catalog/{}", row["file"])]);
        // An episode that the end cuts in two may be kept or dropped.
        let whole: u64 = row["items"].parse().expect("a number");
        let cut = u64::from(row["kind"] == "truncated");
        let items = found["episodes"].as_array().map_or(0, Vec::len) as u64;
        assert!((whole..=whole + cut).contains(&items), "{items}: {row:?}");
    }
}
