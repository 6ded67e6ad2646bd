//! Reads the requests to the stub.

use serde_json::Value;

/// The task of a request, by its system turn.
pub(super) fn task_of(request: &Value) -> &'static str {
    let system = request["messages"][0]["content"].as_str().unwrap_or_default();
    let kinds = [
        ("Task: rate", "relevancy"),
        ("Task: write email pitches", "outreach"),
        ("Task: propose ways", "strategies"),
        ("Task: prepare the guest", "guest-preparation"),
        ("Task: analyze the episode", "insights"),
        ("Task: write the profile", "bio"),
    ];
    kinds.iter().find(|(task, _)| system.contains(task)).map_or("custom", |(_, kind)| kind)
}

/// The data block of a request; null in a request without one.
pub(super) fn data_block(request: &Value) -> Value {
    let user = request["messages"][1]["content"].as_str().unwrap_or_default();
    let block = || {
        let (_, rest) = user.split_once("BEGIN DATA ")?;
        let (marker, rest) = rest.split_once('\n')?;
        let (block, _) = rest.split_once(&format!("\nEND DATA {marker}"))?;
        serde_json::from_str(block).ok()
    };
    block().unwrap_or_default()
}
