//! Trying a text model: what it is sent, what comes back, and the rules without one.

use crate::common::{Earshot, feed};
use earshot_testkit::ModelStub;
use serde_json::Value;

const GUEST: &str = r#"{"firstName": "Mira", "lastName": "Sund", "shortBio": "Mira Sund grows tea in Wales.",
    "topics": ["oolong"], "expertise": ["tea growing"]}"#;

fn published() -> Earshot {
    let earshot = Earshot::new();
    let url = "https://tea.example/feed";
    earshot.write("feeds/tea.xml", feed(url, "All about tea", "oolong", 3));
    earshot.write("mira.json", GUEST);
    earshot.ok(&["pipeline", "feeds"]);
    earshot
}

fn try_model(earshot: &Earshot, rest: &[&str]) -> Value {
    earshot.json(&[&["assist", "try", "--guest", "mira.json", "--podcast", "all-about-tea"], rest].concat())
}

#[test]
fn an_operator_sees_what_a_model_is_sent_and_what_comes_back() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let stub = runtime.block_on(ModelStub::start());
    let earshot = published();
    let url = stub.base_url();
    let trial = try_model(&earshot, &["--text-url", &url, "--text-model", "good"]);
    assert_eq!((&trial["model"], &trial["guest"]), (&"good".into(), &"Mira Sund".into()));
    let review = &trial["uses"][0];
    assert_eq!((&review["name"], &review["generatedBy"]), (&"Review".into(), &"model".into()), "{trial}");
    let exchange = &review["exchanges"][0];
    assert!(exchange["system"].as_str().is_some_and(|text| text.contains("Task: rate")), "{exchange}");
    assert!(exchange["user"].as_str().is_some_and(|text| text.contains("oolong number 1")), "{exchange}");
    assert!(exchange["text"].as_str().is_some_and(|text| text.contains("\"rating\"")), "{exchange}");
    assert_eq!(trial["uses"][1]["name"], "Pitch");
    assert_eq!(stub.requests()[0]["messages"][1]["content"], exchange["user"], "it is what was sent");

    let lies = try_model(&earshot, &["--text-url", &url, "--text-model", "lies"]);
    let review = &lies["uses"][0];
    assert_eq!((&review["generatedBy"], review["exchanges"].as_array().map(Vec::len)), (&"rules".into(), Some(2)));
    let faults = review["exchanges"][1]["faults"].as_array().expect("faults");
    assert!(faults.iter().any(|fault| fault.as_str().is_some_and(|text| text.contains("quotation"))), "{review}");
}

#[test]
fn without_a_model_the_rules_write_and_the_prompt_is_shown() {
    let earshot = published();
    let arguments = ["assist", "try", "--guest", "mira.json", "--podcast", "all-about-tea"];
    let text = earshot.ok(&arguments);
    assert!(text.contains("No text model is set, so rules wrote the results."), "{text}");
    assert!(text.contains("=== Review: data that a model would get ===") && text.contains("BEGIN DATA"), "{text}");
    assert!(text.contains("=== Review: result ===\nRating:") && text.contains("=== Pitch: result ==="), "{text}");
    assert!(!text.contains("nothing came back"), "{text}");

    let unknown = earshot.run(&["assist", "try", "--guest", "mira.json", "--podcast", "no-such-show"]);
    assert_eq!((unknown.code, unknown.stderr.as_str()), (Some(1), "error: Podcast not found\n"));
    earshot.write("mira.json", "{\"topics\": 7}");
    let broken = earshot.run(&arguments);
    assert_eq!(broken.code, Some(1), "{}", broken.stderr);
    assert!(broken.stderr.contains("not the JSON of a profile"), "{}", broken.stderr);
}
