//! A stub of an OpenAI-compatible service. The name of the model selects how it behaves; all requests are recorded.

mod injected_responses;
mod request;
mod responses;
mod writers;

use crate::LocalServer;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use responses::{answer, drop_in_the_middle, failure};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::watch;

/// The behaviors by the names of their models. Names may have a detail after a colon, such as `adversarial:quiet`.
pub const STUB_MODELS: [(&str, &str); 18] = [
    ("good", "valid results from the data block"),
    ("bad-json", "no JSON"),
    ("bad-then-good", "JSON that the schema rejects, and a valid result in the repair turn"),
    ("fenced", "a valid result in a Markdown fence"),
    ("truncated", "half of a result, with the finish reason length"),
    ("refuses-schema", "400 for response_format json_schema"),
    ("refuses-formats", "400 for every response_format"),
    ("429", "429 with Retry-After"),
    ("429-once", "429 for the first request"),
    ("500", "500"),
    ("500-once", "500 for the first request"),
    ("slow", "a valid result after 30 seconds; detail: milliseconds"),
    ("held", "a valid result when the test releases it"),
    ("drops", "a connection that breaks in the middle of the result, also of a stream"),
    ("lies", "quotations, names and numbers that are made up"),
    ("german", "a review in German"),
    ("adversarial", "a result that obeys the orders in the data; details: hidden, bare, quiet, repeats"),
    ("no-stream", "a valid result in one piece, also when a stream was requested"),
];

/// How long the model `slow` takes, unless its detail is another time.
const SLOW: Duration = Duration::from_secs(30);

/// The requests that a stub has received, the oldest first.
type Requests = Arc<Mutex<Vec<Value>>>;

/// A running stub. It stops when dropped.
#[derive(Debug)]
pub struct ModelStub {
    server: LocalServer,
    state: StubState,
}

#[derive(Clone, Debug)]
struct StubState {
    requests: Requests,
    /// Whether the model `held` may return its results.
    is_released: watch::Sender<bool>,
}

impl StubState {
    fn new() -> Self {
        Self { requests: Requests::default(), is_released: watch::Sender::new(false) }
    }
}

impl ModelStub {
    /// Serves on a free port of 127.0.0.1.
    ///
    /// # Panics
    /// When no port is free.
    pub async fn start() -> Self {
        let state = StubState::new();
        Self { server: LocalServer::serve(router(state.clone())).await, state }
    }

    /// The base URL of the service, without `/v1`.
    #[must_use]
    pub fn base_url(&self) -> String {
        self.server.url("")
    }

    /// The bodies of the requests for results, the oldest first.
    #[must_use]
    pub fn requests(&self) -> Vec<Value> {
        self.state.requests.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Lets the model `held` return its results, also later ones.
    pub fn release(&self) {
        self.state.is_released.send_replace(true);
    }
}

/// The routes of a stub, to be served elsewhere.
pub fn model_stub_routes() -> Router {
    router(StubState::new())
}

fn router(state: StubState) -> Router {
    let models: Vec<Value> = STUB_MODELS.iter().map(|(name, _)| json!({ "id": name, "object": "model" })).collect();
    let models = axum::Json(json!({ "object": "list", "data": models }));
    Router::new()
        .route("/v1/chat/completions", post(complete))
        .route("/v1/models", get(|| async { models }))
        .with_state(state)
}

async fn complete(State(StubState { requests, is_released }): State<StubState>, body: String) -> Response {
    let Ok(request) = serde_json::from_str::<Value>(&body) else {
        return failure(StatusCode::BAD_REQUEST, "the body is not JSON");
    };
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
        "truncated" => answer(&request, responses::first_half(&good()), "length"),
        "refuses-schema" if format == "json_schema" => {
            failure(StatusCode::BAD_REQUEST, "response_format json_schema is not supported")
        }
        "refuses-formats" if !format.is_empty() => failure(StatusCode::BAD_REQUEST, "response_format is not supported"),
        "429-once" if earlier == 0 => {
            ([(header::RETRY_AFTER, "1")], failure(StatusCode::TOO_MANY_REQUESTS, "slow down")).into_response()
        }
        "429" => ([(header::RETRY_AFTER, "60")], failure(StatusCode::TOO_MANY_REQUESTS, "slow down")).into_response(),
        // Some services repeat the key of the request.
        "500-once" if earlier == 0 => failure(StatusCode::INTERNAL_SERVER_ERROR, "oops sk-test"),
        "500" => failure(StatusCode::INTERNAL_SERVER_ERROR, "oops"),
        "slow" => {
            tokio::time::sleep(detail.parse().map_or(SLOW, Duration::from_millis)).await;
            answer(&request, &good(), "stop")
        }
        "held" => {
            // The stub has the sender, so the wait ends with a release.
            let _ = is_released.subscribe().wait_for(|is_released| *is_released).await;
            answer(&request, &good(), "stop")
        }
        "drops" => drop_in_the_middle(&request, &good()),
        "lies" => answer(&request, &writers::write_lies(&request), "stop"),
        "german" => answer(&request, &writers::write_german(&request), "stop"),
        "adversarial" => answer(&request, &injected_responses::write(&request, detail), "stop"),
        "no-stream" => {
            let mut plain = request.clone();
            plain["stream"] = Value::Bool(false);
            answer(&plain, &good(), "stop")
        }
        _ => answer(&request, &good(), "stop"),
    }
}
