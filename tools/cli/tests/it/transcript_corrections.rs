//! A correction of a transcript, from the suggestion of a reader to searches that find it, and to a later transcript that
//! drops it.

use crate::common::{Earshot, client, feed};
use earshot_testkit::wait_for;
use reqwest::blocking::RequestBuilder;
use serde_json::{Value, json};

fn vtt(first: &str) -> String {
    format!("WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ada>{first}\n\n00:02.000 --> 00:04.000\n<v Ada>And water.\n")
}

fn call(request: RequestBuilder, key: &str) -> Value {
    let response = request.header("authorization", key.trim()).send().expect("sent");
    let body: Value = response.json().expect("JSON");
    assert_eq!(body["status"], "OK", "{body}");
    body["data"].clone()
}

#[test]
fn an_accepted_correction_is_found_by_searches_until_the_podcast_publishes_another_text() {
    let earshot = Earshot::new();
    let file = earshot.write("feed.xml", feed("https://tea.example/feed", "Tea Talk", "milk", 2));
    earshot.ok(&["ingest", &file]);
    earshot.write("texts/tea-talk/1.vtt", vtt("We drink ooh long."));
    earshot.ok(&["transcripts", "import", "texts"]);
    earshot.ok(&["pipeline", &file]);
    let key = |name: &str, plan: &str| {
        let email = format!("{name}@example.org");
        earshot.ok(&["users", "create", "--email", &email, "--plan", plan]);
        earshot.ok(&["keys", "create", "--email", &email, "--scope", "write"])
    };
    let (reader, admin) = (key("ann", "business"), key("admin", "admin"));
    let server = earshot.serve();
    let client = client();
    let api = format!("{}/api/v1", server.url);
    let listed = call(client.get(format!("{api}/podcasts/tea-talk/episodes?hasTranscript=true")), &reader);
    let id = listed["podcastWithEpisodes"]["episodes"][0]["episodeId"].as_str().expect("an id").to_owned();
    let place = format!("{api}/episodes/{id}/transcript-corrections");
    let shown = || call(client.get(format!("{api}/episodes/{id}/transcript-timestamps")), &reader);
    let hits = || {
        let terms = json!([{ "searchTerm": "oolong", "searchTargets": ["transcript"] }]);
        let found = client.post(format!("{api}/search/episodes")).json(&json!({ "searchTerms": terms }));
        call(found, &reader)["result"]["hits"].as_array().map_or(0, Vec::len)
    };
    assert_eq!((hits(), &shown()["origin"]["correctedAt"]), (0, &Value::Null));

    let suggestion = json!({ "startSecond": 0, "text": "We drink ooh long.", "correctedText": "We drink oolong." });
    let made = call(client.post(&place).json(&suggestion), &reader);
    let decision =
        format!("{api}/transcript-corrections/{}/decision", made["correction"]["id"].as_str().expect("an id"));
    call(client.post(decision).json(&json!({ "accept": true })), &admin);
    let first = earshot.json(&["transcribe", "--publish"]);
    assert_eq!(first["corrected"], 1, "{first}");
    assert_eq!(earshot.json(&["transcribe", "--publish"])["corrected"], 0, "it is written once");
    wait_for("the text is corrected", || (shown()["sentences"][0]["text"] == "We drink oolong.").then_some(()));
    assert!(shown()["origin"]["correctedAt"].is_string());
    assert_eq!(hits(), 1);
    let state = || call(client.get(&place), &reader)["corrections"][0]["state"].clone();
    assert_eq!(state(), "applied");

    // The file that was corrected changes nothing; another one replaces it.
    assert_eq!(earshot.json(&["transcripts", "import", "texts"])["written"], 0);
    earshot.write("texts/tea-talk/1.vtt", vtt("We drink green tea."));
    assert_eq!(earshot.json(&["transcripts", "import", "texts"])["written"], 1);
    earshot.ok(&["pipeline", &file]);
    wait_for("the text is replaced", || (shown()["sentences"][0]["text"] == "We drink green tea.").then_some(()));
    assert_eq!((hits(), &shown()["origin"]["correctedAt"]), (0, &Value::Null));
    assert_eq!(state(), "outdated");
}
