//! A stub of an OpenAI-compatible service. The name of the model selects how it behaves; all requests are recorded.

mod obedient;
mod writers;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use earshot_assist::text_model::{ChatModel, ModelConfig};
use earshot_net::{ClientConfig, HttpClient};
use futures::StreamExt as _;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// A running stub. It ends with the runtime of its test.
pub(crate) struct StubServer {
    pub(crate) base_url: String,
    requests: Arc<Mutex<Vec<Value>>>,
}

impl StubServer {
    pub(crate) async fn start() -> Self {
        let requests: Arc<Mutex<Vec<Value>>> = Arc::default();
        let models = get(|| async { axum::Json(json!({"data": [{"id": "good"}]})) });
        let app = Router::new()
            .route("/v1/chat/completions", post(complete))
            .route("/v1/models", models)
            .with_state(Arc::clone(&requests));
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let base_url = format!("http://{}", listener.local_addr().expect("its address"));
        tokio::spawn(async move { axum::serve(listener, app).await });
        Self { base_url, requests }
    }

    /// A model with short waits.
    pub(crate) fn model(&self, name: &str) -> ChatModel {
        self.model_with(name, |_| {})
    }

    pub(crate) fn model_with(&self, name: &str, change: impl FnOnce(&mut ModelConfig)) -> ChatModel {
        let clock = earshot_model::Clock::system();
        let config = ClientConfig { allow_private: true, politeness: None, ..ClientConfig::new("0", "", clock) };
        let mut settings = ModelConfig::new(&self.base_url, name);
        settings.key = Some("sk-test".to_owned());
        settings.timeout = Duration::from_secs(20);
        change(&mut settings);
        ChatModel::new(HttpClient::new(config).expect("a client"), settings)
    }

    pub(crate) fn requests(&self) -> Vec<Value> {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

async fn complete(State(requests): State<Arc<Mutex<Vec<Value>>>>, body: String) -> Response {
    let request: Value = serde_json::from_str(&body).expect("the request is JSON");
    let earlier = {
        let mut requests = requests.lock().unwrap_or_else(PoisonError::into_inner);
        requests.push(request.clone());
        let name = &request["model"];
        requests.iter().filter(|one| one["model"] == *name).count() - 1
    };
    let name = request["model"].as_str().unwrap_or_default().to_owned();
    let (behavior, detail) = name.split_once(':').unwrap_or((&name, ""));
    let format = request["response_format"]["type"].as_str().unwrap_or_default();
    let is_repair = request["messages"].as_array().is_some_and(|turns| turns.len() > 2);
    let good = || writers::write(&request);
    match behavior {
        "bad-json" => answer(&request, "I'd rather not write JSON.", "stop"),
        "bad-then-good" if !is_repair => answer(&request, "{\"rating\": \"high\"}", "stop"),
        "fenced" => answer(&request, &format!("Sure!\n```json\n{}\n```", good()), "stop"),
        "truncated" => {
            let text = good();
            let half: String = text.chars().take(text.chars().count() / 2).collect();
            answer(&request, &half, "length")
        }
        "refuses-schema" if format == "json_schema" => {
            error(StatusCode::BAD_REQUEST, "response_format json_schema is not supported")
        }
        "refuses-formats" if !format.is_empty() => error(StatusCode::BAD_REQUEST, "response_format is not supported"),
        "429-once" if earlier == 0 => {
            ([(header::RETRY_AFTER, "1")], error(StatusCode::TOO_MANY_REQUESTS, "slow down")).into_response()
        }
        "429" => ([(header::RETRY_AFTER, "60")], error(StatusCode::TOO_MANY_REQUESTS, "slow down")).into_response(),
        "500-once" if earlier == 0 => error(StatusCode::INTERNAL_SERVER_ERROR, "oops sk-test"),
        "500" => error(StatusCode::INTERNAL_SERVER_ERROR, "oops"),
        "slow" => {
            tokio::time::sleep(Duration::from_secs(30)).await;
            answer(&request, &good(), "stop")
        }
        "drops" => drop_in_the_middle(&request, &good()),
        "lies" => answer(&request, &writers::write_lies(&request), "stop"),
        "german" => answer(&request, &writers::write_german(&request), "stop"),
        "adversarial" => answer(&request, &obedient::write(&request, detail), "stop"),
        "no-stream" => {
            let mut plain = request.clone();
            plain["stream"] = Value::Bool(false);
            answer(&plain, &good(), "stop")
        }
        _ => answer(&request, &good(), "stop"),
    }
}

fn error(status: StatusCode, message: &str) -> Response {
    (status, axum::Json(json!({"error": {"message": message, "type": "stub"}}))).into_response()
}

fn answer(request: &Value, text: &str, finish_reason: &str) -> Response {
    if request["stream"] == true {
        let events = stream_events(text, Some(finish_reason));
        let chunks = events.into_iter().map(Ok::<_, std::io::Error>);
        let body = Body::from_stream(futures::stream::iter(chunks));
        return ([(header::CONTENT_TYPE, "text/event-stream")], body).into_response();
    }
    axum::Json(json!({
        "choices": [{"message": {"role": "assistant", "content": text}, "finish_reason": finish_reason}],
        "usage": {"prompt_tokens": 900, "completion_tokens": 100},
    }))
    .into_response()
}

/// The events of a text, a few characters each. Without a finish reason the stream has no end.
fn stream_events(text: &str, finish_reason: Option<&str>) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let event = |value: Value| format!("data: {value}\n\n");
    let mut events: Vec<String> = letters
        .chunks(7)
        .map(|part| event(json!({"choices": [{"delta": {"content": part.iter().collect::<String>()}}]})))
        .collect();
    if let Some(reason) = finish_reason {
        events.push(event(json!({"choices": [{"delta": {}, "finish_reason": reason}]})));
        events.push("data: [DONE]\n\n".to_owned());
    }
    events
}

fn drop_in_the_middle(request: &Value, text: &str) -> Response {
    let half: String = text.chars().take(text.chars().count() / 2).collect();
    let events =
        if request["stream"] == true { stream_events(&half, None) } else { vec!["{\"choices\": [".to_owned()] };
    let chunks = events.into_iter().map(Ok).chain([Err(std::io::Error::other("the stub drops the connection"))]);
    // A pause, so that the pieces before the end arrive.
    let stream = futures::stream::iter(chunks).then(|chunk| async {
        if chunk.is_err() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        chunk
    });
    ([(header::CONTENT_TYPE, "text/event-stream")], Body::from_stream(stream)).into_response()
}

/// The task of a request, by its system turn.
fn kind(request: &Value) -> &'static str {
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

/// The data block of a request.
fn data(request: &Value) -> Value {
    let user = request["messages"][1]["content"].as_str().unwrap_or_default();
    let (_, rest) = user.split_once("BEGIN DATA ").expect("a data block");
    let (marker, rest) = rest.split_once('\n').expect("a marker");
    let (block, _) = rest.split_once(&format!("\nEND DATA {marker}")).expect("its end");
    serde_json::from_str(block).expect("the block is JSON")
}
