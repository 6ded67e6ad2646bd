//! Downloads of all data: what is in the file, who gets it, and when it ends.

use crate::support::prelude::*;
use crate::teams::members::add_member;
use earshot_api::jobs::data_downloads::write_downloads;
use earshot_app::DOWNLOAD_LIFETIME;
use std::collections::BTreeMap;
use std::io::{Cursor, Read as _};

/// The files of an archive.
fn unpack(bytes: &[u8]) -> BTreeMap<String, String> {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).expect("an archive");
    let count = archive.len();
    let read = |at: usize| {
        let mut file = archive.by_index(at).expect("a file");
        let mut text = String::new();
        file.read_to_string(&mut text).expect("text");
        (file.name().expect("a name").into_owned(), text)
    };
    (0..count).map(read).collect()
}

fn rows(files: &BTreeMap<String, String>, table: &str) -> Vec<Value> {
    serde_json::from_str(&files[&format!("{table}.json")]).expect("an array")
}

#[tokio::test]
async fn a_person_and_the_owner_of_a_team_download_their_data() {
    let time = ManualClock::new();
    let app = TestApp::with_config(time.clock(), |_| {}).await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    ann.create_project(&app, "Tour & \"more\"").await;
    let member = Member::of(&app, add_member(&app, &ann.account, "bob@example.org", Role::Member).await).await;
    for (scope, caller, table, part) in
        [("user", &member, "users", "bob@example.org"), ("team", &ann, "projects", "Tour & ")]
    {
        let place = format!("/data-downloads/{scope}");
        assert_eq!(caller.get(&app, &place).await.data()["download"], Value::Null);
        assert_eq!(caller.get(&app, &format!("{place}/file")).await.status, StatusCode::NOT_FOUND);
        let running = caller.post(&app, &place, &json!({})).await.data();
        assert_eq!(running["download"]["state"], "running", "{running}");
        assert_eq!(caller.get(&app, &format!("{place}/file")).await.status, StatusCode::NOT_FOUND);
        write_downloads(&app.state).await.expect("works");
        let ready = caller.get(&app, &place).await.data()["download"].clone();
        assert_eq!((&ready["state"], &ready["done"]), (&json!("ready"), &ready["total"]));
        let file = caller.get(&app, &format!("{place}/file")).await;
        assert_eq!((file.status, file.header("content-type")), (StatusCode::OK, "application/zip"));
        assert_eq!(json!(file.bytes.len()), ready["bytes"]);
        let files = unpack(&file.bytes);
        assert!(files["README.txt"].contains("sign_in_requests: "), "what is left out is named");
        let found = rows(&files, table);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].to_string().contains(&part.replace('"', "\\\"")), "{}", found[0]);
        for secret in ["_hash", "earshot_", member.cookie.trim_start_matches("__Host-session=")] {
            let leak = files.iter().find(|(name, text)| name.ends_with(".json") && text.contains(secret));
            assert_eq!(leak, None, "{secret}");
        }
    }
    assert_eq!(member.get(&app, "/data-downloads/team").await.status, StatusCode::FORBIDDEN);
    assert_eq!(member.post(&app, "/data-downloads/team", &json!({})).await.status, StatusCode::FORBIDDEN);
    assert_eq!(member.get(&app, "/data-downloads/team/file").await.status, StatusCode::FORBIDDEN);
    assert_eq!(ann.get(&app, "/data-downloads/all").await.status, StatusCode::NOT_FOUND);

    time.advance(DOWNLOAD_LIFETIME);
    assert_eq!(app.state.db.delete_expired_data_downloads().await.expect("works"), 2);
    assert_eq!(app.state.data_files.delete_orphans(&app.state.db).await.expect("works"), 2);
}
