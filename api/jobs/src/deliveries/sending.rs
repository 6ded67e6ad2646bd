//! Sends webhooks: some at once, in turns of teams and endpoints, each with a time-out.

use super::signature::{message_id, signatures};
use super::turns::Turns;
use earshot_api_server::mail::disabled_webhook_mail;
use earshot_api_server::state::AppState;
use earshot_app::{AttemptOutcome, AttemptResult, DbError, DueDelivery, DueEndpoint, NewMail};
use earshot_model::public_url;
use earshot_model::webhook::{DisabledReason, WebhookKind, masked_url};
use earshot_net::{FetchRequest, FetchResponse};
use std::time::{Duration, Instant};
use tokio::task::{JoinError, JoinSet};
use url::Url;

/// The beginning of a response that is read, in bytes.
const MAX_RESPONSE_BYTES: usize = 4 << 10;
/// The beginning of a response that is stored, in characters.
const MAX_STORED_CHARS: usize = 1_000;
/// How often the queue is read while requests are in flight.
const CLAIM_INTERVAL: Duration = Duration::from_secs(1);
/// How long the mail about a disabled endpoint is useful.
const NOTICE_VALIDITY: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// Sends every due delivery. Returns how many attempts were made.
///
/// # Errors
/// When the app database fails. Attempts that could not be recorded are repeated when their lease has expired.
pub async fn send_due_deliveries(state: &AppState) -> Result<usize, DbError> {
    // Attempts are tasks, because one that holds the writing connection of SQLite must continue while the next one is
    // leased.
    let mut running = JoinSet::new();
    let sent = send_from_queue(state, &mut running).await;
    // After a failure, the attempts in flight are still recorded.
    while running.join_next().await.is_some() {}
    sent
}

struct Attempt {
    endpoint: DueEndpoint,
    was_slow: bool,
    took: Duration,
    outcome: Result<AttemptOutcome, DbError>,
}

async fn send_from_queue(state: &AppState, running: &mut JoinSet<Attempt>) -> Result<usize, DbError> {
    let mut turns = Turns::default();
    let mut sent = 0;
    loop {
        while start_round(state, &mut turns, running).await? {}
        if running.is_empty() {
            return Ok(sent);
        }
        tokio::select! {
            Some(ended) = running.join_next() => {
                let mut ended = Some(ended);
                // All that have ended, before the queue is read again.
                while let Some(attempt) = ended {
                    let Attempt { endpoint, was_slow, took, outcome } = unwrap_task(attempt);
                    turns.end(&endpoint, was_slow, took);
                    outcome?;
                    sent += 1;
                    ended = running.try_join_next();
                }
            }
            () = tokio::time::sleep(CLAIM_INTERVAL) => {}
        }
    }
}

/// Starts a request of each team that has a due delivery and a free place. Returns whether it started any.
async fn start_round(state: &AppState, turns: &mut Turns, running: &mut JoinSet<Attempt>) -> Result<bool, DbError> {
    let due = state.db.due_endpoints().await?;
    let mut has_started = false;
    for endpoint in turns.next_round(&due) {
        if !turns.has_place(&endpoint) {
            continue;
        }
        let Some(delivery) = state.db.claim_delivery(endpoint.webhook_id).await? else { continue };
        let was_slow = turns.start(&endpoint);
        has_started = true;
        let state = state.clone();
        running.spawn(async move {
            let begin = Instant::now();
            let outcome = attempt_delivery(&state, delivery).await;
            Attempt { endpoint, was_slow, took: begin.elapsed(), outcome }
        });
    }
    Ok(has_started)
}

/// Resumes a task's panic in the caller. A join error is always a panic, because no task is aborted.
fn unwrap_task(ended: Result<Attempt, JoinError>) -> Attempt {
    match ended {
        Ok(attempt) => attempt,
        Err(error) => std::panic::resume_unwind(error.into_panic()),
    }
}

/// Makes one attempt of a leased delivery, and records it.
pub async fn attempt_delivery(state: &AppState, due: DueDelivery) -> Result<AttemptOutcome, DbError> {
    let result = send(state, &due).await;
    state.metrics.deliveries.count_attempt(due.webhook.kind, result.status, result.error.is_none());
    let notice = {
        let (webhook, public_url) = (due.webhook.clone(), state.config.public_url.clone());
        move |email: &str, reason: DisabledReason| disabled_notice(email, &webhook.url, reason, &public_url)
    };
    let outcome = state.db.record_attempt(&due, result, notice).await?;
    match outcome {
        AttemptOutcome::Delivered if !due.is_test => {
            let lag = state.clock.now() - due.occurred_at;
            state.metrics.deliveries.record_lag(lag.to_std().unwrap_or_default());
        }
        AttemptOutcome::Disabled(reason) => {
            tracing::warn!(webhook = %due.webhook.id, reason = reason.as_str(), "webhook disabled");
            state.outbox.notify();
        }
        _ => {}
    }
    Ok(outcome)
}

fn disabled_notice(email: &str, url: &str, reason: DisabledReason, public_url: &str) -> Option<NewMail> {
    match disabled_webhook_mail(email, url, reason, public_url) {
        Ok(mail) => Some(NewMail { mail, valid_for: NOTICE_VALIDITY }),
        Err(error) => {
            tracing::error!(%error, "the mail about a disabled webhook could not be built");
            None
        }
    }
}

async fn send(state: &AppState, due: &DueDelivery) -> AttemptResult {
    let started_at = state.clock.now();
    let begin = Instant::now();
    let id = message_id(due.id);
    let timestamp = started_at.timestamp();
    let headers = match due.webhook.kind {
        WebhookKind::Standard => vec![
            ("webhook-signature", signatures(&due.secrets, &id, timestamp, &due.body)),
            ("webhook-timestamp", timestamp.to_string()),
            ("webhook-id", id),
        ],
        WebhookKind::Slack => Vec::new(),
    };
    let request = FetchRequest {
        headers,
        max_bytes: MAX_RESPONSE_BYTES,
        truncates_body: true,
        first_byte_timeout: state.config.webhook_timeout,
        timeout: state.config.webhook_timeout,
        ..FetchRequest::new(due.webhook.url.as_str())
    };
    let response = state.webhooks.http.post_json(&request, due.body.clone()).await;
    let base = AttemptResult { started_at, duration: begin.elapsed(), ..AttemptResult::default() };
    match response {
        Ok(response) => AttemptResult {
            status: Some(response.status),
            error: describe_failure(&response),
            response: stored_body(&response.body),
            retry_after: response.retry_after,
            ..base
        },
        Err(error) => {
            let url = &due.webhook.url;
            let chain = hide_url(&describe_chain(&error), url);
            tracing::debug!(webhook = %due.webhook.id, error = chain, "a webhook could not be sent");
            AttemptResult { error: Some(shorten(&hide_url(&error.to_string(), url))), ..base }
        }
    }
}

/// Returns why a response is a failure; `None` for success.
fn describe_failure(response: &FetchResponse) -> Option<String> {
    match response.status {
        200..=299 => None,
        300..=399 => Some(format!("responded with {}: redirects are not followed", response.status)),
        410 => Some("responded with 410: the endpoint is gone".to_owned()),
        status => Some(format!("responded with {status}")),
    }
}

fn stored_body(body: &[u8]) -> Option<String> {
    let text = shorten(&String::from_utf8_lossy(body));
    (!text.is_empty()).then_some(text)
}

/// Hides the secret part of an endpoint's URL in the text of an error. The log of deliveries shows it to more callers
/// than the URL.
fn hide_url(text: &str, url: &str) -> String {
    // Errors show the public form of the parsed URL, which hides the tokens of feeds alone.
    let parsed = Url::parse(url).map_or_else(|_| url.to_owned(), String::from);
    text.replace(&*public_url(&parsed), &masked_url(url))
}

/// Shortens a text of a foreign server, and removes what PostgreSQL does not store.
fn shorten(text: &str) -> String {
    let printable = text.chars().map(|letter| if letter.is_control() && letter != '\n' { ' ' } else { letter });
    printable.take(MAX_STORED_CHARS).collect()
}

fn describe_chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        text.push_str(": ");
        text.push_str(&cause.to_string());
        source = cause.source();
    }
    text
}
