//! Wrong input: a clear message, a hint, and the documented exit code.

use crate::common::{Earshot, feed};
use axum::Router;
use axum::response::Redirect;
use axum::routing::get;
use earshot_testkit::LocalServer;
use std::time::Duration;

fn error_output(earshot: &Earshot, arguments: &[&str]) -> String {
    let ended = earshot.run(arguments);
    let folder = earshot.folder.path().display().to_string();
    let stderr = ended.stderr.replace(&folder, "FOLDER");
    format!("exit {}\n{}{stderr}", ended.code.unwrap_or(-1), ended.stdout)
}

#[test]
fn invalid_input_is_reported() {
    let earshot = Earshot::new();
    let page = earshot.write("page.html", "<!doctype html><html><head><title>x</title></head><body>hi</body></html>");
    let blog = earshot
        .write("blog.xml", "<rss version='2.0'><channel><title>b</title><item><title>t</title></item></channel></rss>");
    let broken = earshot.write("broken.xml", &feed("https://a.example/feed", "Cut off", "tea", 3)[..900]);
    let noise = earshot.write("noise.bin", [0u8, 1, 2, 255, 254, 0, 7]);
    let below_a_file = format!("sqlite://{page}/app.db");
    std::fs::create_dir(earshot.path("empty")).expect("folder");
    let cases: &[&[&str]] = &[
        &["feed", "parse", &page],
        &["feed", "parse", &blog],
        &["feed", "parse", &noise],
        &["feed", "parse", "missing.xml"],
        &["ingest", "empty"],
        &["ingest", &page],
        &["ingest", "missing"],
        &["ingest", "http://127.0.0.1:9/feed.xml"],
        &["index"],
        &["publish"],
        &["publish", "--rollback"],
        &["search", "tea"],
        &["search", "x"],
        &["users", "create", "--email", "ada@example.com", "--plan", "gold"],
        &["users", "create", "--email", "no address"],
        &["users", "create", "--email", "ada@example.com", "--app-database", &below_a_file],
        &["keys", "create", "--email", "nobody@example.com"],
        &["serve", "--listen", "nowhere"],
        &["serve", "--base-url", "https://pods.example.org/earshot"],
        &["generate", "out", "--sample", "empty"],
        &["no-such-command"],
        &["ingest", &broken],
    ];
    let mut all = String::new();
    for case in cases {
        let folder = earshot.folder.path().display().to_string();
        let line = case.join(" ").replace(&folder, "FOLDER");
        all.push_str(&format!("$ earshot {line}\n{}\n", error_output(&earshot, case)));
    }
    // Read times vary.
    let all = replace_seconds(&all);
    insta::assert_snapshot!(all);
}

#[test]
fn a_source_that_leads_to_a_known_show_is_no_failure() {
    let earshot = Earshot::new();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let body = feed("https://a.example/feed", "Tea", "tea", 1);
    let router = Router::new()
        .route("/feed", get(move || std::future::ready(body)))
        .route("/moved", get(|| std::future::ready(Redirect::temporary("/feed"))));
    let web = runtime.block_on(LocalServer::serve(router));
    earshot.ok(&["ingest", &web.url("/feed"), "--allow-private"]);
    let ended = earshot.run(&["ingest", &web.url("/moved"), "--allow-private"]);
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    assert!(ended.stdout.contains("same-show 1"), "{}", ended.stdout);
}

/// Replaces `0.1 s, 2.3 MB/s` by `TIME`.
fn replace_seconds(text: &str) -> String {
    text.lines()
        .map(|line| match (line.ends_with("MB/s"), line.rfind("; ")) {
            (true, Some(cut)) => format!("{}; TIME\n", &line[..cut]),
            _ => format!("{line}\n"),
        })
        .collect()
}

#[test]
fn a_second_writer_waits_and_then_names_the_holder() {
    let earshot = Earshot::new();
    let file = earshot.write("feed.xml", feed("https://a.example/feed", "Tea Talk", "tea", 1));
    let options = earshot_catalog::CatalogOptions { patience: Duration::ZERO, ..Default::default() };
    let data = earshot_catalog::DataDir::new(earshot.data());
    let writer = earshot_catalog::Writer::open(&data, options, "the test (process 1)").expect("free");
    let ended = earshot.run(&["--wait", "1", "ingest", &file]);
    assert_eq!(ended.code, Some(2), "{}", ended.stderr);
    assert!(ended.stderr.contains("error: the catalog is being written by the test (process 1)"), "{}", ended.stderr);
    assert!(ended.stderr.contains("hint: wait for it to finish"), "{}", ended.stderr);
    drop(writer);
    earshot.ok(&["ingest", &file]);
}

#[test]
fn a_damaged_generation_is_rejected_and_rolled_back() {
    let earshot = Earshot::new();
    let file = earshot.write("feed.xml", feed("https://a.example/feed", "Tea Talk", "tea", 1));
    earshot.ok(&["pipeline", &file]);
    earshot.write("feed.xml", feed("https://a.example/feed", "Tea Talk", "tea", 2));
    earshot.ok(&["pipeline", &file]);
    let table = earshot.data().join("generations/000002/tables/episodes/000002.parquet");
    std::fs::write(&table, "half").expect("file");
    let ended = earshot.run(&["search", "--episodes", "tea"]);
    assert_eq!(ended.code, Some(2));
    assert!(
        ended.stderr.contains("CURRENT names generation 000002, which is missing or incomplete"),
        "{}",
        ended.stderr
    );
    assert!(ended.stderr.contains("hint: roll back with `earshot publish --rollback`"), "{}", ended.stderr);
    let ended = earshot.run(&["serve", "--listen", "127.0.0.1:0"]);
    assert_eq!(ended.code, Some(2), "{}", ended.stderr);
    earshot.ok(&["publish", "--rollback"]);
    assert_eq!(earshot.json(&["search", "--episodes", "tea"])["total"]["value"], 1);
    earshot.ok(&["index", "--full"]);
    earshot.ok(&["publish"]);
    assert_eq!(earshot.json(&["search", "--episodes", "tea"])["total"]["value"], 2);
}

#[test]
fn a_flipped_bit_is_found_and_its_file_is_named() {
    let earshot = Earshot::new();
    let file = earshot.write("feed.xml", feed("https://a.example/feed", "Tea Talk", "tea", 1));
    earshot.ok(&["pipeline", &file]);
    let sound = earshot.json(&["verify"]);
    assert_eq!((&sound["generation"], &sound["damaged"]), (&"000001".into(), &serde_json::json!([])));
    assert!(sound["bytes"].as_u64() > Some(1_000), "{sound}");
    let table = earshot.data().join("generations/000001/tables/episodes/000001.parquet");
    let mut content = std::fs::read(&table).expect("read");
    let middle = content.len() / 2;
    content[middle] ^= 4;
    std::fs::write(&table, content).expect("written");
    let ended = earshot.run(&["verify", "--generation", "1"]);
    assert_eq!(ended.code, Some(1), "{}", ended.stderr);
    assert!(
        ended.stdout.contains("tables/episodes/000001.parquet: its content changed since it was published"),
        "{}",
        ended.stdout
    );
    assert!(ended.stderr.contains("hint: roll back with `earshot publish --rollback`"), "{}", ended.stderr);
    assert_eq!(earshot.run(&["verify", "--generation", "7"]).code, Some(2));
}

#[test]
fn files_of_a_killed_build_are_removed_first() {
    let earshot = Earshot::new();
    let file = earshot.write("feed.xml", feed("https://a.example/feed", "Tea Talk", "tea", 1));
    earshot.ok(&["pipeline", &file]);
    let left = earshot.data().join("generations/000002.partial/index");
    std::fs::create_dir_all(&left).expect("made");
    std::fs::write(left.join("segment"), "half").expect("written");
    // A command that fails and writes nothing removes the files all the same.
    assert_eq!(earshot.run(&["publish"]).code, Some(1));
    assert!(!left.exists());
    earshot.ok(&["index", "--full"]);
    // Complete and waiting, so it is not abandoned.
    earshot.ok(&["score"]);
    assert!(earshot.data().join("generations/000002.partial/build.json").exists());
    earshot.ok(&["publish"]);
}
