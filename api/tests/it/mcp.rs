//! The tools of `/mcp`, called as clients of the protocol do. Each tool is a call of the API with the caller's key.

use crate::support::{Reply, TestApp};
use axum::http::StatusCode;
use earshot_model::Tier;
use serde_json::{Value, json};

/// A request of the protocol. There are no sessions, so each one is independent.
async fn send_rpc(app: &TestApp, method: &str, params: Value, headers: &[(&str, &str)]) -> Reply {
    let mut all = vec![
        ("host", "earshot.example"),
        ("accept", "application/json, text/event-stream"),
        ("mcp-protocol-version", "2025-06-18"),
    ];
    all.extend_from_slice(headers);
    app.post_as("/mcp", &json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params }), &all).await
}

/// The result of a tool, and whether it failed.
async fn call_tool(app: &TestApp, tool: &str, arguments: Value, key: Option<&str>) -> (String, bool) {
    let authorization = key.map(|key| format!("Bearer {key}"));
    let headers: Vec<_> = authorization.iter().map(|value| ("authorization", value.as_str())).collect();
    let reply = send_rpc(app, "tools/call", json!({ "name": tool, "arguments": arguments }), &headers).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    let result = &reply.json()["result"];
    let text = result["content"][0]["text"].as_str().unwrap_or_else(|| panic!("{}", reply.text));
    (text.to_owned(), result["isError"] == true)
}

#[tokio::test]
async fn the_server_lists_its_info_and_tools() {
    let app = TestApp::new().await;
    let params = json!({
        "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": { "name": "test", "version": "1" }
    });
    let reply = send_rpc(&app, "initialize", params, &[]).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    let result = &reply.json()["result"];
    assert_eq!(result["serverInfo"]["name"], "earshot");
    assert!(result["instructions"].as_str().is_some_and(|words| words.contains("untrusted")));
    let tools = send_rpc(&app, "tools/list", json!({}), &[]).await.json()["result"]["tools"].clone();
    let names: Vec<_> =
        tools.as_array().expect("tools").iter().map(|tool| tool["name"].as_str().expect("a name")).collect();
    let expected = [
        "get_charts",
        "get_contacts",
        "get_podcast",
        "get_transcript",
        "search_episodes",
        "search_passages",
        "search_podcasts",
    ];
    assert_eq!(names, expected);
    for tool in tools.as_array().expect("tools") {
        assert_eq!(tool["annotations"]["readOnlyHint"], true, "{tool}");
        assert_eq!(tool["inputSchema"]["additionalProperties"], false, "{tool}");
    }
}

#[tokio::test]
async fn podcasts_are_returned_between_untrusted_boundaries() {
    let app = TestApp::new().await;
    let (text, failed) = call_tool(&app, "search_podcasts", json!({ "query": "rust", "limit": 1 }), None).await;
    assert!(!failed, "{text}");
    let slug = text.split_once("podcast ").and_then(|(_, rest)| rest.split_once(',')).expect("a slug").0.to_owned();
    assert!(text.contains("<untrusted ") && text.contains("https://earshot.example/podcasts/"), "{text}");
    assert_eq!(text.matches("\ntitle: ").count(), 1, "{text}");
    let (podcast, failed) = call_tool(&app, "get_podcast", json!({ "podcast": slug }), None).await;
    assert!(!failed && podcast.starts_with(&format!("podcast {slug}, id ")), "{podcast}");
    // Each result has its own boundary, so that a podcast cannot contain it.
    let mark = |text: &str| text.split_once("<untrusted ").map(|(_, rest)| rest[..8].to_owned());
    assert_ne!(mark(&text), mark(&podcast));
}

#[tokio::test]
async fn passages_are_returned_with_their_second() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Agency).await;
    let (text, failed) = call_tool(&app, "search_passages", json!({ "query": "rust" }), Some(&key)).await;
    assert!(!failed, "{text}");
    let episode = text.split_once("episode id ").expect("an episode").1[..36].to_owned();
    assert!(text.contains("said from ") && text.contains("?t="), "{text}");
    let arguments = json!({ "query": "rust", "episode_id": episode });
    let (passages, failed) = call_tool(&app, "search_passages", arguments, Some(&key)).await;
    assert!(!failed && passages.contains(&episode) && passages.contains("\nsaid: "), "{passages}");
    let (transcript, failed) = call_tool(&app, "get_transcript", json!({ "episode_id": episode }), Some(&key)).await;
    assert!(!failed && transcript.contains("<untrusted "), "{transcript}");
    let (refused, failed) = call_tool(&app, "get_transcript", json!({ "episode_id": episode }), None).await;
    assert!(failed && refused.contains("Sign in or send an API key."), "{refused}");
}

#[tokio::test]
async fn keys_and_plans_are_those_of_the_api() {
    let app = TestApp::new().await;
    let (text, failed) = call_tool(&app, "get_podcast", json!({ "podcast": "no-such-show" }), Some("no-key")).await;
    assert!(failed && text.contains("Invalid authorization token"), "{text}");
    let (text, failed) = call_tool(&app, "get_podcast", json!({ "podcast": "../auth/me" }), None).await;
    assert!(failed && text.contains("(not_found)"), "{text}");
    let (text, failed) = call_tool(&app, "search_podcasts", json!({ "query": "x" }), None).await;
    assert!(failed && text.contains("invalid_search"), "{text}");
    // Spec 9: twenty searches a day without an account, through the API and the tools together.
    for word in 0..20 {
        let (text, failed) = call_tool(&app, "search_podcasts", json!({ "query": format!("word{word}") }), None).await;
        assert!(!failed, "{text}");
    }
    let (text, failed) = call_tool(&app, "search_podcasts", json!({ "query": "one more" }), None).await;
    assert!(failed && text.contains("quota_exceeded") && text.contains("Try again in "), "{text}");
}

#[tokio::test]
async fn malformed_calls_are_rejected() {
    let app = TestApp::new().await;
    let reply =
        send_rpc(&app, "tools/call", json!({ "name": "get_podcast", "arguments": { "podcast": 7 } }), &[]).await;
    assert!(reply.text.contains("\"error\"") || reply.text.contains("\"isError\":true"), "{}", reply.text);
    let elsewhere = [("host", "evil.example"), ("accept", "application/json, text/event-stream")];
    let body = json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/list" });
    assert_eq!(app.post_as("/mcp", &body, &elsewhere).await.status, StatusCode::FORBIDDEN);
    let browser = [("host", "earshot.example"), ("sec-fetch-site", "cross-site"), ("origin", "https://evil.example")];
    assert_eq!(app.post_as("/mcp", &body, &browser).await.status, StatusCode::FORBIDDEN);
    let reply = app.send(axum::http::Method::POST, "/mcp", &elsewhere[1..], Some("{".to_owned())).await;
    assert!(reply.status.is_client_error(), "{}", reply.status);
}
