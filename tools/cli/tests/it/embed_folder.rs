//! Embedding with a model in a folder: no service. A changed model counts as another model.

use crate::common::{Earshot, feed};
use earshot_testkit::TinyModel;
use serde_json::json;

const TOPICS: &[&[&str]] = &[&["oolong", "infusion"], &["striker", "football"], &["mortgage", "loan"]];

#[test]
fn a_model_in_a_folder_embeds_and_searches() {
    let earshot = Earshot::new();
    for (name, topic) in [("tea", "oolong"), ("goals", "striker"), ("debts", "mortgage")] {
        let url = format!("https://{name}.example/feed");
        earshot.write(&format!("feeds/{name}.xml"), feed(&url, &format!("All about {topic}"), topic, 3));
    }
    earshot.ok(&["pipeline", "feeds"]);
    let tiny = earshot.path("tiny");
    TinyModel::bert(768, 7, TOPICS).write(&tiny).expect("writes");
    let model = ["--model-folder", "tiny"];
    let ended = earshot.run(&[&["index", "--full", "--meaning", "model"], &model[..]].concat());
    assert_eq!((ended.code, ended.stderr.contains("earshot embed")), (Some(1), true), "{}", ended.stderr);

    let embed = |rest: &[&str]| earshot.json(&[&["embed"], &model[..], rest].concat());
    let part = embed(&["--limit", "5"]);
    assert_eq!(part["asked"], 5);
    let rest = embed(&[]);
    assert_eq!((&rest["known"], &rest["asked"], &rest["model"]), (&json!(5), &json!(7), &part["model"]));
    let index = || {
        earshot.ok(&[&["index", "--full", "--meaning", "model"], &model[..]].concat());
        earshot.ok(&["publish"]);
    };
    index();
    let search = |by: &str| earshot.json(&[&["search", "infusion", "--by", by], &model[..]].concat());
    let found = search("both");
    assert_eq!((&found["foundBy"]["mode"], &found["foundBy"]["model"]), (&json!("both"), &json!("tiny")));
    let first = &found["hits"][0];
    assert_eq!((&first["title"], &first["reason"]), (&json!("All about oolong"), &json!("meaning")));
    assert_eq!(search("words")["hits"], json!([]));

    // With other weights, earlier embeddings are not used until the texts are embedded again.
    TinyModel::bert(768, 8, TOPICS).write(&tiny).expect("writes");
    let found = search("both");
    assert_eq!(found["foundBy"]["mode"], "words");
    assert!(found["foundBy"]["shortfall"].as_str().is_some_and(|why| why.contains("is not connected")), "{found}");
    let again = embed(&[]);
    assert_eq!(again["asked"], 12);
    assert_ne!(again["model"], part["model"]);
    index();
    assert_eq!(search("both")["hits"][0]["title"], "All about oolong");
}

#[test]
fn other_folders_and_two_models_are_rejected_at_the_start() {
    let earshot = Earshot::new();
    TinyModel::bert(1_024, 7, TOPICS).write(&earshot.path("large")).expect("writes");
    let commands: [&[&str]; 2] = [&["embed"], &["serve", "--listen", "127.0.0.1:0"]];
    for command in commands {
        let refused = |rest: &[&str], expected: &str| {
            let ended = earshot.run(&[command, rest].concat());
            assert_eq!(ended.code, Some(1), "{}", ended.stderr);
            assert!(ended.stderr.contains(expected), "{}", ended.stderr);
        };
        refused(&["--model-folder", "large"], "large/config.json: hidden_size is 1024, not from 1 to 768");
        refused(&["--model-folder", "absent"], "absent/config.json: cannot be read");
        let service = ["--embeddings-url", "http://127.0.0.1:1", "--embeddings-model", "m"];
        refused(&[&["--model-folder", "large"], &service[..]].concat(), "cannot be used with");
    }
}
