//! Embedding with a service: resumed, without repeated requests, used in searches, and with the service down.

use crate::common::{Earshot, feed};
use axum::Router;
use axum::body::Bytes;
use axum::routing::post;
use earshot_testkit::LocalServer;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The vector of a text: one of three topics.
fn vector(text: &str) -> Vec<f32> {
    let mut numbers = vec![0.0; 768];
    let text = text.to_lowercase();
    for (place, words) in [["oolong", "infusion"], ["striker", "football"], ["mortgage", "loan"]].iter().enumerate() {
        numbers[place] = if words.iter().any(|word| text.contains(word)) { 1.0 } else { 0.01 };
    }
    numbers
}

/// Starts a service that counts the texts it receives.
fn service(runtime: &tokio::runtime::Runtime) -> (LocalServer, Arc<AtomicUsize>) {
    let requested = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&requested);
    let answer = move |body: Bytes| {
        let request: Value = serde_json::from_slice(&body).expect("JSON");
        let inputs = request["input"].as_array().expect("texts");
        count.fetch_add(inputs.len(), Ordering::SeqCst);
        let items: Vec<Value> = inputs
            .iter()
            .enumerate()
            .map(|(index, text)| json!({ "index": index, "embedding": vector(text.as_str().expect("text")) }))
            .collect();
        let reply = json!({ "data": items, "model": request["model"] }).to_string();
        std::future::ready(([("content-type", "application/json")], reply))
    };
    let web = runtime.block_on(LocalServer::serve(Router::new().route("/v1/embeddings", post(answer))));
    (web, requested)
}

#[test]
fn a_served_model_embeds_each_text_once_and_may_be_missing() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let (web, requested) = service(&runtime);
    let earshot = Earshot::new();
    for (name, topic) in [("tea", "oolong"), ("goals", "striker"), ("debts", "mortgage")] {
        let url = format!("https://{name}.example/feed");
        earshot.write(&format!("feeds/{name}.xml"), feed(&url, &format!("All about {topic}"), topic, 3));
    }
    earshot.ok(&["pipeline", "feeds"]);
    let refused = earshot.run(&["index", "--full", "--meaning", "model", "--embeddings-model", "tiny"]);
    assert!(refused.stderr.contains("earshot embed"), "{}", refused.stderr);

    let url = format!("http://{}", web.address());
    let service = ["--embeddings-url", &url, "--embeddings-model", "tiny"];
    let embed = |rest: &[&str]| earshot.json(&[&["embed", "--batch", "2"], &service[..], rest].concat());
    let part = embed(&["--limit", "5"]);
    assert_eq!(part["asked"], 5);
    let rest = embed(&[]);
    assert_eq!((&rest["texts"], &rest["known"], &rest["asked"]), (&json!(12), &json!(5), &json!(7)));
    assert_eq!(requested.load(Ordering::SeqCst), 12, "no text is embedded twice");
    assert_eq!(embed(&[])["asked"], 0);

    earshot.ok(&["index", "--full", "--meaning", "model", "--embeddings-model", "tiny"]);
    earshot.ok(&["publish"]);
    let search = || earshot.json(&[&["search", "infusion"], &service[..]].concat());
    let found = search();
    assert_eq!((&found["foundBy"]["mode"], &found["foundBy"]["model"]), (&json!("both"), &json!("tiny")));
    assert_eq!(
        (&found["hits"][0]["title"], &found["hits"][0]["reason"]),
        (&json!("All about oolong"), &json!("meaning"))
    );

    // The service is down: word search still works, and the response reports the fallback.
    drop(web);
    runtime.shutdown_background();
    let found = search();
    assert_eq!((&found["foundBy"]["mode"], found["hits"].as_array().map(Vec::len)), (&json!("words"), Some(0)));
    assert!(found["foundBy"]["shortfall"].as_str().is_some_and(|why| why.contains("embedding service")), "{found}");
}
