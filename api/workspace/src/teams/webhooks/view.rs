//! Webhooks, deliveries and attempts on the wire.

use earshot_api_jobs::deliveries::message_id;
use earshot_api_server::prelude::*;
use earshot_app::{Webhook, WebhookAttempt, WebhookDelivery};
use earshot_model::webhook::masked_url;

/// A webhook.
#[view]
pub struct WebhookData {
    /// The webhook.
    pub(super) webhook: WebhookView,
}

/// An endpoint that gets the events of the team.
#[view]
pub struct WebhookView {
    /// ID of the webhook.
    id: String,
    /// standard for signed JSON by the Standard Webhooks rules, slack for messages of a chat.
    kind: String,
    /// Where events are sent. Keys without the scope `write` see scheme and host only, because the rest may be a secret.
    url: String,
    /// What it is for.
    description: String,
    /// The events that are sent: request_completed, guest_appearance, listed_podcast_added, alert_match.
    event_types: Vec<String>,
    /// The only alert whose matches are sent; `null` for all.
    alert_config_id: Option<String>,
    /// Whether events are sent.
    enabled: bool,
    /// Why none are sent: user, gone (it responded with 410) or failing (all attempts failed); `null` while enabled.
    disabled_reason: Option<String>,
    /// ID of the user who added it; `null` when their account was deleted.
    created_by: Option<String>,
    /// When it was added.
    created_at: TimestampView,
    /// When it was last changed.
    updated_at: TimestampView,
    /// When a delivery last succeeded; `null` before the first one.
    last_success_at: Option<TimestampView>,
    /// When an attempt last failed; `null` when none did.
    last_failure_at: Option<TimestampView>,
    /// Until when deliveries are also signed by the secret before the last rotation; `null` without one.
    previous_secret_valid_until: Option<TimestampView>,
    /// Grows with each change; the `ETag`.
    version: i64,
}

/// A delivery of the log.
#[view]
pub struct WebhookDeliveryView {
    /// ID of the delivery: the header `webhook-id` of all its attempts.
    id: String,
    /// The event, or test.
    event_type: String,
    /// queued, delivered, failed or canceled.
    state: String,
    /// Whether it is a test.
    is_test: bool,
    /// Number of attempts so far.
    attempt_count: i32,
    /// When the next attempt is due; `null` when none follows.
    next_attempt_at: Option<TimestampView>,
    /// When it was written.
    created_at: TimestampView,
    /// When it was delivered, failed or was canceled; `null` while it is queued.
    finished_at: Option<TimestampView>,
    /// The status of the last response; `null` without one.
    last_status: Option<i32>,
    /// Why the last attempt failed; `null` when it did not.
    last_error: Option<String>,
}

/// An attempt of a delivery.
#[view]
pub struct WebhookAttemptView {
    /// Number of the attempt, from 1.
    number: i32,
    /// When it began.
    at: TimestampView,
    /// Its duration in milliseconds.
    duration_ms: i64,
    /// The status of the response; `null` without one.
    status: Option<i32>,
    /// Why it failed; `null` when it succeeded.
    error: Option<String>,
    /// The beginning of the response; `null` when it was empty.
    response: Option<String>,
}

impl WebhookView {
    /// The view for a caller who may not change webhooks.
    pub(super) fn masked(webhook: Webhook) -> Self {
        let url = masked_url(&webhook.url);
        Self { url, ..webhook.into() }
    }
}

impl From<Webhook> for WebhookView {
    fn from(webhook: Webhook) -> Self {
        Self {
            id: webhook.id.to_string(),
            kind: webhook.kind.as_str().to_owned(),
            url: webhook.url,
            description: webhook.description,
            event_types: webhook.event_kinds.iter().map(|kind| kind.as_str().to_owned()).collect(),
            alert_config_id: webhook.alert_id.map(|alert| alert.to_string()),
            enabled: webhook.enabled,
            disabled_reason: webhook.disabled_reason.map(|reason| reason.as_str().to_owned()),
            created_by: webhook.created_by.map(|user| user.to_string()),
            created_at: webhook.created_at.into(),
            updated_at: webhook.updated_at.into(),
            last_success_at: webhook.last_success_at.map(Into::into),
            last_failure_at: webhook.last_failure_at.map(Into::into),
            previous_secret_valid_until: webhook.former_secret_until.map(Into::into),
            version: webhook.version,
        }
    }
}

impl From<WebhookDelivery> for WebhookDeliveryView {
    fn from(delivery: WebhookDelivery) -> Self {
        Self {
            id: message_id(delivery.id),
            event_type: delivery.event_type,
            state: delivery.state.as_str().to_owned(),
            is_test: delivery.is_test,
            attempt_count: delivery.attempt_count,
            next_attempt_at: delivery.next_attempt_at.map(Into::into),
            created_at: delivery.created_at.into(),
            finished_at: delivery.finished_at.map(Into::into),
            last_status: delivery.last_status,
            last_error: delivery.last_error,
        }
    }
}

impl From<WebhookAttempt> for WebhookAttemptView {
    fn from(attempt: WebhookAttempt) -> Self {
        Self {
            number: attempt.number,
            at: attempt.at.into(),
            duration_ms: attempt.duration_ms,
            status: attempt.status,
            error: attempt.error,
            response: attempt.response,
        }
    }
}
