//! `earshot projects`, for support: what a team has, and restoring what it deleted.

use crate::common::Earshot;
use earshot_app::{Account, Db, NewProject, Project};
use earshot_model::project::{ProjectState, ProjectType};
use earshot_model::{Clock, Tier};
use serde_json::json;

async fn team_with_a_deleted_project(url: &str) -> (Account, Project) {
    let db = Db::open(url, Clock::system()).await.expect("opens");
    let ann = db.create_user("ann@example.org", Tier::Business).await.expect("a user");
    let new = |name: &str| NewProject {
        name: name.to_owned(),
        project_types: vec![ProjectType::Monitoring],
        other_reason: None,
        purpose: None,
        keywords: Vec::new(),
        state: ProjectState::Active,
    };
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
