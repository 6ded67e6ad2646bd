//! The whole service in process, with its own app database: on SQLite, or on PostgreSQL if the environment variable
//! EARSHOT_TEST_APP_DATABASE is `postgres`.

use super::catalog::generation;
use super::documents::timestamp;
use super::test_databases::{PostgresDatabase, postgres_server, write_migrated_file};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use axum::response::Response;
use earshot_api::{AppState, Config, router};
use earshot_app::{MailRow, NewKeyOptions, Scopes};
use earshot_model::{Clock, Tier};
use http_body_util::BodyExt;
use serde_json::Value;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use tempfile::TempDir;
use tower::ServiceExt;

pub struct TestApp {
    pub state: AppState,
    pub router: Router,
    pub folder: TempDir,
    _postgres: Option<PostgresDatabase>,
}

#[derive(Debug)]
pub struct TestResponse {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
    pub bytes: Bytes,
}

impl TestApp {
    /// With a served generation.
    pub async fn new() -> Self {
        let app = Self::empty().await;
        app.state.swap_generation(generation("g1"));
        app
    }

    /// Before the first publication.
    pub async fn empty() -> Self {
        Self::with_clock(Clock::fixed(timestamp("2026-11-21T10:00:00Z"))).await
    }

    /// With a served generation and another clock.
    pub async fn with_clock(clock: Clock) -> Self {
        Self::with_config(clock, |_| {}).await
    }

    /// Before the first publication, with another clock and a changed configuration.
    pub async fn with_config(clock: Clock, configure: impl FnOnce(&mut Config)) -> Self {
        Self::start(postgres_database().await, clock, configure).await
    }

    /// With another clock, for tests of SQLite's file: `app.db` in the folder.
    pub async fn on_sqlite(clock: Clock) -> Self {
        Self::start(None, clock, |_| {}).await
    }

    async fn start(postgres: Option<PostgresDatabase>, clock: Clock, configure: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut config = Config::in_data_dir(folder.path(), "https://earshot.example");
        match &postgres {
            Some(postgres) => config.database_url = postgres.url(),
            None => write_migrated_file(&folder.path().join("app.db")).await,
        }
        configure(&mut config);
        let state = AppState::new(config, clock).await.expect("the app database opens");
        Self { router: router(state.clone()), state, folder, _postgres: postgres }
    }

    /// Sends every due mail, and returns how many were processed.
    pub async fn send_mails(&self) -> usize {
        let (_keep, stop) = tokio::sync::watch::channel(false);
        self.state.outbox.send_due_mails(&stop).await.expect("the app database answers")
    }

    /// Creates an API key of a team on the plan.
    pub async fn key(&self, plan: Tier) -> String {
        let email = format!("{}@example.org", plan.as_str());
        let account = self.state.db.create_or_update_user(&email, plan).await.expect("a user");
        let draft = NewKeyOptions { name: "test".to_owned(), scopes: Scopes::READ_AND_WRITE, lifetime: None };
        self.state.db.create_key(&account, draft).await.expect("a key").key
    }

    /// Returns the cookie of a signed-in user on the plan.
    pub async fn cookie(&self, plan: Tier) -> String {
        self.cookie_of(&format!("{}@example.org", plan.as_str()), plan).await
    }

    /// Returns the cookie of a user who has a team of their own on the plan.
    pub async fn cookie_of(&self, email: &str, plan: Tier) -> String {
        let account = self.state.db.create_or_update_user(email, plan).await.expect("a user");
        let token = self.state.db.start_session(account.user_id, None).await.expect("a session");
        format!("__Host-session={token}")
    }

    /// The newest mail to an address. It may be written after the response to its cause.
    pub async fn waiting_mail_to(&self, email: &str) -> MailRow {
        for _ in 0..500 {
            let mails = self.state.db.newest_mails(50).await.expect("works");
            if let Some(mail) = mails.into_iter().find(|mail| mail.to == email) {
                return mail;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("no mail to {email}");
    }

    /// The text of the newest mail to an address, which is sent into the folder of mails.
    pub async fn mail_to(&self, email: &str) -> String {
        let mail = self.waiting_mail_to(email).await;
        self.send_mails().await;
        let file = self.state.config.outbox_dir.join(format!("{}.txt", mail.id));
        std::fs::read_to_string(file).expect("no mail server is set")
    }

    pub async fn get(&self, path: &str) -> TestResponse {
        self.send(Method::GET, path, &[], None).await
    }

    pub async fn get_as(&self, path: &str, headers: &[(&str, &str)]) -> TestResponse {
        self.send(Method::GET, path, headers, None).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> TestResponse {
        self.post_as(path, body, &[]).await
    }

    pub async fn post_as(&self, path: &str, body: &Value, headers: &[(&str, &str)]) -> TestResponse {
        let mut headers = headers.to_vec();
        headers.push(("content-type", "application/json"));
        self.send(Method::POST, path, &headers, Some(body.to_string())).await
    }

    pub async fn send(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<String>,
    ) -> TestResponse {
        self.send_from([127, 0, 0, 1].into(), method, path, headers, body).await
    }

    /// Sends a request from an address.
    pub async fn send_from(
        &self,
        address: IpAddr,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<String>,
    ) -> TestResponse {
        self.send_body(address, method, path, headers, body.map_or_else(Body::empty, Body::from)).await
    }

    /// Sends a request from an address with a body that may be no text.
    pub async fn send_body(
        &self,
        address: IpAddr,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Body,
    ) -> TestResponse {
        let (parts, body) = self.respond(address, method, path, headers, body).await.into_parts();
        let content_type =
            parts.headers.get(header::CONTENT_TYPE).map(|value| value.to_str().expect("text").to_owned());
        let bytes = match content_type.as_deref() {
            // A stream has no end; its first event arrives at once.
            Some(stream) if stream.starts_with("text/event-stream") => first_chunk(body).await,
            _ => body.collect().await.expect("a whole body").to_bytes(),
        };
        TestResponse {
            status: parts.status,
            headers: parts.headers,
            text: match content_type.as_deref() {
                Some("application/zip") => String::new(),
                Some(kind) if kind.starts_with("image/") => String::from_utf8(bytes.to_vec()).unwrap_or_default(),
                _ => String::from_utf8(bytes.to_vec()).expect("text"),
            },
            bytes,
        }
    }

    /// Sends a request as a browser does that reads server-sent events. The body is not read.
    pub async fn open_events(&self, method: Method, path: &str, cookie: &str, body: Option<String>) -> Response {
        let headers = [("cookie", cookie), ("content-type", "application/json"), ("accept", "text/event-stream")];
        let body = body.map_or_else(Body::empty, Body::from);
        self.respond([127, 0, 0, 1].into(), method, path, &headers, body).await
    }

    async fn respond(
        &self,
        address: IpAddr,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Body,
    ) -> Response {
        let mut request = Request::builder().method(method).uri(path);
        request = request.extension(ConnectInfo(SocketAddr::from((address, 40_000))));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(body).expect("a request");
        self.router.clone().oneshot(request).await.expect("the service never fails")
    }
}

/// The database of an app that runs on PostgreSQL.
async fn postgres_database() -> Option<PostgresDatabase> {
    #[expect(clippy::disallowed_methods, reason = "tests are configured by the environment")]
    let kind = std::env::var("EARSHOT_TEST_APP_DATABASE").ok()?;
    assert_eq!(kind, "postgres", "the kinds are postgres and, without the variable, SQLite");
    let server = postgres_server().expect("EARSHOT_TEST_POSTGRES is the URL of a server");
    Some(PostgresDatabase::migrated(&server).await)
}

/// The first part of a body; empty for HEAD.
async fn first_chunk(mut body: Body) -> axum::body::Bytes {
    let frame = body.frame().await.map(|frame| frame.expect("a part"));
    frame.and_then(|frame| frame.into_data().ok()).unwrap_or_default()
}

impl TestResponse {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// The body as JSON, or null when it is something else.
    pub fn json_if_any(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }

    pub fn data(&self) -> Value {
        assert_eq!(self.status, StatusCode::OK, "{}", self.text);
        self.json()["data"].clone()
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("text"))
    }

    /// The status and error code of a failure.
    pub fn failure(&self) -> (u16, String) {
        (self.status.as_u16(), self.json()["code"].as_str().unwrap_or_default().to_owned())
    }

    pub fn message(&self) -> String {
        self.json()["message"].as_str().unwrap_or_default().to_owned()
    }

    /// `name=value` of the cookie that was set.
    pub fn cookie(&self) -> String {
        let set = self.header(header::SET_COOKIE.as_str());
        set.split(';').next().unwrap_or_default().to_owned()
    }
}
