//! `earshot crawl --sites` over a local web: its output, how it resumes, and that a kill changes nothing.

use crate::common::Earshot;
use axum::extract::Request;
use axum::middleware::map_request;
use axum::serve::ListenerExt as _;
use earshot_catalog::{CatalogError, CatalogOptions, DataDir, GenerationDatabase, Writer};
use earshot_local_web::{site_address, site_name, site_router};
use earshot_testkit::{FeedBuilder, wait_for};
use serde_json::{Value, json};
use std::process::{Child, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

const SITES: u32 = 60;
const PAGES: usize = 5;
const CRAWL: [&str; 3] = ["crawl", "--sites", "--allow-private"];

/// The websites, on loopback.
struct LocalWeb {
    port: u16,
    /// The number of requests so far.
    requests: Arc<AtomicUsize>,
    _runtime: Runtime,
}

impl LocalWeb {
    fn serve() -> Self {
        let runtime = Runtime::new().expect("a runtime");
        let listener = runtime.block_on(TcpListener::bind("0.0.0.0:0")).expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let requests = Arc::<AtomicUsize>::default();
        let counted = Arc::clone(&requests);
        let router = site_router(PAGES).layer(map_request(move |request: Request| {
            counted.fetch_add(1, Ordering::SeqCst);
            std::future::ready(request)
        }));
        // Without it, a small response waits for the acknowledgment of the previous one.
        let listener = listener.tap_io(|connection| connection.set_nodelay(true).expect("a connection"));
        runtime.spawn(axum::serve(listener, router).into_future());
        Self { port, requests, _runtime: runtime }
    }

    /// Waits until `child` has sent a number of requests since `begun`. False when it ends before.
    fn wait_for_requests(&self, child: &mut Child, begun: usize, number: usize) -> bool {
        wait_for("requests of the crawl", || match child.try_wait().expect("waits") {
            Some(_) => Some(false),
            None => (self.requests.load(Ordering::SeqCst) >= begun + number).then_some(true),
        })
    }
}

/// Returns a data folder with one podcast per site, and no crawled site.
fn catalog_with_podcasts(port: u16) -> Earshot {
    let earshot = Earshot::new();
    for number in 0..SITES {
        let site = format!("<link>http://{}:{port}/</link>", site_address(number));
        let owner = format!("<itunes:owner><itunes:email>ada@show{number}.org</itunes:email></itunes:owner>");
        let feed = FeedBuilder::new(&site_name(number))
            .self_url(&format!("https://show{number}.example/feed"))
            .channel_xml(&format!("<language>en</language>{site}{owner}"));
        earshot.write(&format!("feeds/{number}.xml"), feed.build());
    }
    earshot.ok(&["--quiet", "ingest", "feeds"]);
    earshot.ok(&["--quiet", "crawl"]);
    earshot
}

/// Returns contacts and links of all podcasts, without the times of observation.
fn stored_sites(earshot: &Earshot) -> Vec<Value> {
    let options = CatalogOptions::default();
    let tables = tempfile::tempdir().expect("a folder");
    let mut writer = Writer::open(&DataDir::new(earshot.data()), options.clone(), "test").expect("opens");
    writer.export(tables.path(), "held", 0).expect("exports");
    let mut found = Vec::new();
    let snapshot = GenerationDatabase::open(tables.path(), &options).expect("opens");
    snapshot
        .visit_part::<CatalogError>("held", |document, _| {
            let mut value = json!({ "links": document.links, "contacts": document.contacts });
            remove_times(&mut value);
            found.push(value);
            Ok(())
        })
        .expect("reads");
    found
}

fn remove_times(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|name, _| !name.ends_with("_at"));
            fields.values_mut().for_each(remove_times);
        }
        Value::Array(values) => values.iter_mut().for_each(remove_times),
        _ => {}
    }
}

#[test]
fn due_sites_are_crawled_in_parts_and_reported() {
    let web = LocalWeb::serve();
    let port = web.port;
    let earshot = catalog_with_podcasts(port);
    let refused = earshot.json(&["crawl", "--sites", "--limit", "1"]);
    assert_eq!(refused["errors"], json!({ "refused": 1 }), "loopback is refused by default: {refused}");

    let crawl = |more: &[&str]| earshot.json(&[&CRAWL[..], more].concat());
    let first = crawl(&["--limit", "20", "--parallel", "4"]);
    assert_eq!((&first["sites"], &first["podcasts"], &first["stopped"]), (&json!(20), &json!(20), &json!(false)));
    assert_eq!(first["pages"], 20 * PAGES, "{first}");
    assert!(first["bytes"].as_u64().is_some_and(|bytes| bytes > 20 * 40_000), "{first}");
    assert_eq!((&first["outcomes"], &first["errors"]), (&json!({ "changed": 20 }), &json!({})));

    // The site that failed is due again tomorrow.
    let rest = SITES - 21;
    let said = earshot.ok(&CRAWL);
    let pages = rest as usize * PAGES;
    assert!(said.starts_with(&format!("{rest} sites crawled, {pages} pages, {rest} podcasts written; ")), "{said}");
    assert!(said.contains(" pages/s\n") && said.contains(&format!("sites: changed {rest}")), "{said}");
    assert_eq!(crawl(&[])["sites"], 0, "none is due any more");

    let site = format!("http://{}:{port}/", site_address(5));
    let status = earshot.json(&["crawl", "status", &site]);
    assert_eq!((&status["state"], &status["pages"], &status["podcasts"]), (&json!("fine"), &json!(PAGES), &json!(1)));
    assert_eq!(status["result"]["errors"], json!([]));
    let known = stored_sites(&earshot);
    let with_form = known.iter().filter(|podcast| podcast["contacts"]["pages"][0]["has_form"] == true).count();
    assert_eq!(with_form, SITES as usize - 1, "{:?}", known[0]);
    // The theme's author has an account on every fourth site of the local web.
    assert!(
        known.iter().all(|podcast| !podcast.to_string().contains("paperlantern")),
        "what the theme left is nobody's"
    );
}

#[test]
fn a_killed_crawl_resumes_to_the_same_result() {
    let web = LocalWeb::serve();
    let sent = || web.requests.load(Ordering::SeqCst);
    let undisturbed = catalog_with_podcasts(web.port);
    undisturbed.ok(&CRAWL);
    let requests = sent();
    let expected = stored_sites(&undisturbed);
    assert_eq!(expected.len(), SITES as usize);
    // A fixed sequence (a linear congruence), so that a failure is reproducible.
    let mut seed = 7_u32;
    let mut random = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(seed) / f64::from(u32::MAX)
    };
    let mut kills = 0;
    for trial in 0..4_u32 {
        let killed = catalog_with_podcasts(web.port);
        // Each kill falls into its own quarter of the run; the last trial is killed repeatedly.
        for _ in 0..if trial == 3 { 4 } else { 1 } {
            let begun = sent();
            let mut child = killed.command(&CRAWL).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("starts");
            let part = (f64::from(trial) + random()) / 4.0;
            if web.wait_for_requests(&mut child, begun, (requests as f64 * part) as usize) {
                child.kill().expect("kills");
                kills += 1;
            }
            child.wait().expect("waits");
        }
        killed.ok(&CRAWL);
        assert_eq!(stored_sites(&killed), expected, "trial {trial}, {kills} kills");
        assert_eq!(killed.json(&CRAWL)["sites"], 0);
    }
    assert!(kills > 0, "no run was slower than its kill");
    // Stopped with a signal, it writes its results and reports the stop.
    let stopped = catalog_with_podcasts(web.port);
    let begun = sent();
    let mut child =
        stopped.command(&[&["--json"], &CRAWL[..]].concat()).stdout(Stdio::piped()).spawn().expect("starts");
    assert!(web.wait_for_requests(&mut child, begun, requests / 3));
    let signalled = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("runs");
    assert!(signalled.success());
    let output = child.wait_with_output().expect("ends");
    let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
    let first = report["sites"].as_u64().expect("a number");
    assert_eq!((&report["stopped"], output.status.success()), (&json!(first < u64::from(SITES)), true), "{report}");
    let rest = stopped.json(&CRAWL)["sites"].as_u64().expect("a number");
    assert_eq!(first + rest, u64::from(SITES));
    assert_eq!(stored_sites(&stopped), expected);
}
