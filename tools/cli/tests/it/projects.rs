//! `earshot projects`, for support: what a team has, its files, and restoring what it deleted.

use crate::common::{Earshot, feed};
use earshot_app::{Account, Db, NewListedPodcast, NewProject, OverLimit, PodcastSnapshot, Project};
use earshot_model::project::{ListedPodcastState, ProjectType};
use earshot_model::{Clock, PodcastId, Tier};
use serde_json::json;

async fn team_with_a_deleted_project(url: &str) -> (Account, Project) {
    let db = Db::open(url, Clock::system()).await.expect("opens");
    let ann = db.create_user("ann@example.org", Tier::Business).await.expect("a user");
    let new =
        |name: &str| NewProject { project_types: vec![ProjectType::Monitoring], ..NewProject::guest_booking(name) };
    db.create_project(&ann, new("Kept list")).await.expect("a project");
    let (deleted, _) = db.create_project(&ann, new("Lost list")).await.expect("a project");
    db.delete_project(&ann, deleted.id, None).await.expect("deleted");
    (ann, deleted)
}

#[test]
fn a_deleted_project_is_listed_shown_and_restored() {
    let earshot = Earshot::new();
    std::fs::create_dir_all(earshot.data()).expect("a folder");
    let url = format!("sqlite://{}", earshot.data().join("support.db").display());
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let (ann, lost) = runtime.block_on(team_with_a_deleted_project(&url));
    let projects = |command: &[&str]| {
        let rest = ["--email", "ann@example.org", "--app-database", &url];
        earshot.json(&[&["projects"], command, &rest].concat())
    };
    let names = |list: &serde_json::Value| {
        let all = list.as_array().expect("projects").iter();
        all.map(|project| project["name"].as_str().expect("a name").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(names(&projects(&["list"])), ["Kept list"]);
    assert_eq!(names(&projects(&["list", "--deleted"])), ["Kept list", "Lost list"]);
    let shown = projects(&["show", "lost-list"]);
    assert_eq!((&shown["teamId"], shown["purgeAt"].is_string()), (&json!(ann.team_id), true));
    assert_eq!(shown["activities"][0]["actionType"], "project-deleted");
    assert_eq!(shown["activities"][0]["user"], "ann@example.org");
    let restored = projects(&["restore", &lost.id.to_string()]);
    assert_eq!(restored["deletedAt"], json!(null));
    assert_eq!(names(&projects(&["list"])), ["Lost list", "Kept list"], "the last change first");
    for (arguments, reason) in [
        (["projects", "show", "no-such-list", "--email", "ann@example.org"], "has no project"),
        (["projects", "restore", "kept-list", "--email", "eve@example.org"], "no account"),
    ] {
        let ended = earshot.run(&[&arguments[..], &["--app-database", &url]].concat());
        assert_eq!((ended.code, ended.stderr.contains(reason)), (Some(1), true), "{}", ended.stderr);
    }
}

/// Adds a podcast of the catalog, and one that the catalog does not have, to the kept list.
async fn list_podcasts(url: &str) {
    let db = Db::open(url, Clock::system()).await.expect("opens");
    let ann = db.account_by_email("ann@example.org").await.expect("an account");
    let project = db.projects_of(&ann, &[]).await.expect("works").remove(0);
    let entry = |name: &str, state| NewListedPodcast {
        podcast: PodcastSnapshot {
            id: PodcastId::from_feed_url(&format!("https://{name}.example/feed")),
            title: format!("{name} as it was"),
            slug: name.to_owned(),
            image_url: None,
        },
        former_ids: Vec::new(),
        state,
        priority: None,
        labels: Vec::new(),
        notes: "=1+1".to_owned(),
    };
    let new = vec![entry("tea", ListedPodcastState::Booked), entry("gone", ListedPodcastState::Prospect)];
    db.add_listed_podcasts(&ann, project.id, new, OverLimit::Reject).await.expect("they fit");
}

#[test]
fn a_project_is_listed_and_exported_as_its_team_sees_it() {
    let earshot = Earshot::new();
    let file = earshot.write("feed.xml", feed("https://tea.example/feed", "Tea Talk", "oolong", 3));
    let url = format!("sqlite://{}", earshot.path("support.db").display());
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(team_with_a_deleted_project(&url));
    runtime.block_on(list_podcasts(&url));
    let team = ["--email", "ann@example.org", "--app-database", &url];
    let arguments = |command: &[&'static str]| [&["projects"], command, &team].concat();

    let entries = earshot.json(&arguments(&["podcasts", "kept-list"]));
    assert_eq!(entries.as_array().map(Vec::len), Some(2));
    let booked = earshot.json(&arguments(&["podcasts", "kept-list", "--state", "booked"]));
    assert_eq!((&booked[0]["title"], &booked[0]["notes"]), (&json!("tea as it was"), &json!("=1+1")));
    assert_eq!((&booked[0]["addedBy"], booked.as_array().map(Vec::len)), (&json!("ann@example.org"), Some(1)));

    let unpublished = earshot.run(&arguments(&["export", "kept-list"]));
    assert!(unpublished.code != Some(0) && unpublished.stdout.is_empty(), "{unpublished:?}");
    earshot.ok(&["pipeline", &file]);
    let csv = earshot.ok(&arguments(&["export", "kept-list"]));
    assert!(csv.contains("Tea Talk") && csv.contains("gone as it was") && csv.contains(",'=1+1,"), "{csv}");
    let json = earshot.ok(&arguments(&[
        "export",
        "kept-list",
        "--format",
        "json",
        "--state",
        "booked",
        "--columns",
        "basicInfo",
    ]));
    let rows: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&rows[0]["title"], &rows[0]["notes"]), (&json!("Tea Talk"), &json!(null)));
    assert_eq!(rows.as_array().map(Vec::len), Some(1));
    for format in ["ndjson", "xlsx", "parquet", "opml", "csv"] {
        let written = earshot
            .run(&[&["projects", "export", "kept-list", "--format", format, "--output", "list"], &team[..]].concat());
        assert_eq!((written.code, written.stdout.as_str()), (Some(0), ""), "{}", written.stderr);
        assert!(written.stderr.contains("exported 2 podcasts to list"), "{}", written.stderr);
        let bytes = std::fs::read(earshot.path("list")).expect("a file");
        let begins: &[u8] = match format {
            "xlsx" => b"PK",
            "parquet" => b"PAR1",
            "ndjson" => b"{",
            "opml" => b"<?xml",
            _ => b"",
        };
        assert!(bytes.starts_with(begins) && bytes.len() > 100, "{format}: {} bytes", bytes.len());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = std::fs::metadata(earshot.path("list")).expect("a file").permissions().mode();
            assert_eq!(mode & 0o077, 0, "its owner alone can read it");
        }
    }
    for (wrong, reason) in [
        ("--format", "must be one of csv"),
        ("--state", "must be one of prospect"),
        ("--columns", "must be one of basicInfo"),
    ] {
        let ended = earshot.run(&[&["projects", "export", "kept-list", wrong, "x"], &team[..]].concat());
        assert!(ended.code != Some(0) && ended.stderr.contains(reason), "{}", ended.stderr);
    }
}
