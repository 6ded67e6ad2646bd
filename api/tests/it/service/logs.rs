//! Logs: successful and failed sign-ins are logged (ASVS 16.3.1), secrets are not (16.2.5).

use crate::support::prelude::*;
use std::fmt::{Debug, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

/// Collects all log lines of this thread, with their spans.
#[derive(Clone, Default)]
struct LogCollector {
    text: Arc<Mutex<String>>,
    spans: Arc<AtomicU64>,
}

struct LineVisitor(String);

impl Visit for LineVisitor {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        write!(self.0, " {}={value:?}", field.name()).expect("a text takes all");
    }
}

impl LogCollector {
    fn line(&self, target: &str, write: impl FnOnce(&mut LineVisitor)) {
        let mut line = LineVisitor(target.to_owned());
        write(&mut line);
        writeln!(self.text.lock().expect("no panic"), "{}", line.0).expect("a text takes all");
    }
}

impl Subscriber for LogCollector {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn new_span(&self, span: &Attributes<'_>) -> Id {
        self.line(span.metadata().target(), |line| span.record(line));
        Id::from_u64(self.spans.fetch_add(1, Ordering::SeqCst) + 1)
    }

    fn record(&self, _: &Id, values: &Record<'_>) {
        self.line("", |line| values.record(line));
    }

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        self.line(event.metadata().target(), |line| event.record(line));
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

/// Collects the log lines of this thread until both values are dropped.
fn collect(log: &LogCollector) -> (tracing::Dispatch, tracing::subscriber::DefaultGuard) {
    // With a single subscriber, a callsite that a thread of another test reaches first would register only that
    // thread's subscriber, which is none, and stay silent. With two subscribers, all of them are consulted.
    (tracing::Dispatch::new(log.clone()), tracing::subscriber::set_default(log.clone()))
}

/// Tokens of feeds and client views are in paths.
#[tokio::test(flavor = "current_thread")]
async fn the_log_has_routes_and_no_paths() {
    const TOKEN: &str = "canarycanarycanarycanarycanarycanarycanary1";
    let log = LogCollector::default();
    let _listening = collect(&log);
    let app = TestApp::new().await;
    tracing::callsite::rebuild_interest_cache();
    for path in [
        format!("/shared/{TOKEN}"),
        format!("/api/v1/public/shared/{TOKEN}"),
        format!("/api/v1/public/alert-feeds/{TOKEN}/rss"),
        format!("/alerts/confirm?key={TOKEN}"),
        // Mistyped.
        format!("/share/{TOKEN}"),
        format!("/api/v1/public/alert-feeds/{TOKEN}"),
    ] {
        assert_eq!(app.get(&path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let text = log.text.lock().expect("no panic").clone();
    for route in ["/shared/{token}", "/api/v1/public/alert-feeds/{token}/rss", "/api/{*path}"] {
        assert!(text.contains(route), "{route} is not in the log:\n{text}");
    }
    // The command line silences this module (`tools/cli/src/context.rs`).
    let line = text.lines().find(|line| line.contains(TOKEN) && !line.starts_with("tower_http::csrf"));
    assert_eq!(line, None, "a token is in the log");
}

// Runs on one thread, so that all log lines reach the collector.
#[tokio::test(flavor = "current_thread")]
async fn the_log_records_sign_ins_without_secrets() {
    let log = LogCollector::default();
    let _listening = collect(&log);

    let hand = ManualClock::new();
    let app = TestApp::with_clock(hand.clock()).await;
    // A callsite that another test reached for the first time just before may have missed the collector.
    tracing::callsite::rebuild_interest_cache();
    let mut secrets = Vec::new();
    app.post("/api/v1/auth/sign-up", &json!({ "email": "ann@example.org" })).await;
    let mail = app.mail_to("ann@example.org").await;
    let key = mail.split_once("?key=").expect("a link").1.split_whitespace().next().expect("a key").to_owned();
    app.get(&format!("/sign-up/validate?key={key}")).await;
    let entered = app.post("/api/v1/auth/sign-up/validate", &json!({ "key": key })).await;
    assert_eq!(entered.status, StatusCode::OK, "{}", entered.text);
    let cookie = entered.cookie();
    secrets.extend([key.clone(), cookie.split_once('=').expect("a cookie").1.to_owned()]);
    app.state.db.set_plan("ann@example.org", Tier::Business).await.expect("works");

    let made = app.post_as("/api/v1/users/api-keys", &json!({ "name": "laptop" }), &[("cookie", &cookie)]).await;
    let secret = made.data()["secret"].as_str().expect("a key").to_owned();
    secrets.push(secret.split('_').nth(3).expect("the secret part").to_owned());
    app.get_as("/api/v1/auth/me", &[("authorization", &secret)]).await;
    let wrong = format!("pk_live_{}", "canary");
    app.get_as("/api/v1/auth/me", &[("authorization", &wrong)]).await;
    secrets.push(wrong);

    hand.advance(Duration::from_secs(60 * 60));
    app.send(Method::POST, "/api/v1/auth/confirmation", &[("cookie", &cookie)], None).await;
    let mail = app.mail_to("ann@example.org").await;
    let code = mail.lines().find(|line| line.starts_with("    ")).expect("a code").trim().to_owned();
    let confirmed =
        app.post_as("/api/v1/auth/confirmation/code", &json!({ "code": code }), &[("cookie", &cookie)]).await;
    assert_eq!(confirmed.status, StatusCode::OK, "{}", confirmed.text);
    secrets.extend([code.replace(' ', ""), code, confirmed.cookie().split_once('=').expect("a cookie").1.to_owned()]);
    app.post("/api/v1/auth/sign-in-code", &json!({ "code": "8765 4321" })).await;
    secrets.push("8765 4321".to_owned());
    app.post("/api/v1/auth/sign-in", &json!({ "key": "canary-link" })).await;
    secrets.push("canary-link".to_owned());

    let text = log.text.lock().expect("no panic").clone();
    for event in
        ["signed in", "key made", "refused: the key is not valid", "confirmed", "refused to let in", "mail written"]
    {
        assert!(text.contains(event), "{event} is not in the log:\n{text}");
    }
    assert!(text.contains("code_not_valid") && text.contains("link_not_valid"));
    for secret in secrets {
        let line = text.lines().find(|line| line.contains(&secret));
        assert_eq!(line, None, "a secret is in the log");
    }
}
