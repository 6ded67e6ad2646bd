//! `POST /api/v1/teams/webhooks`

use super::WebhookView;
use super::fields::{check_description, check_url, parse_alert, parse_events, parse_kind};
use axum::Extension;
use earshot_api_jobs::deliveries::secret_text;
use earshot_api_server::http::NoCompression;
use earshot_api_server::prelude::*;
use earshot_app::NewWebhook;
use earshot_model::PollingEventKind;
use earshot_model::webhook::WebhookKind;

/// A new webhook.
#[request]
pub struct CreateWebhookRequest {
    /// Where events are sent: a public https URL.
    url: String,
    /// standard, the default, or slack.
    kind: Option<String>,
    /// What it is for, at most 200 characters.
    description: Option<String>,
    /// The events to send: request_completed, guest_appearance, listed_podcast_added, alert_match; all by default.
    event_types: Option<Vec<String>>,
    /// The only alert whose matches are sent; absent or `null` for all.
    alert_config_id: Option<String>,
}

/// A webhook with its secret.
#[view]
pub struct WebhookWithSecretData {
    /// The webhook.
    pub(super) webhook: WebhookView,
    /// The secret that signs deliveries, `whsec_…`. It is not shown again; `null` for Slack, which needs none.
    pub(super) secret: Option<String>,
}

/// Adds a webhook to the team: an endpoint that gets its events.
///
/// Deliveries follow the Standard Webhooks rules. Their headers are `webhook-id`, the same in all attempts,
/// `webhook-timestamp` and `webhook-signature`. An endpoint responds with 2xx within 15 seconds; redirects are not
/// followed. A failed delivery is attempted again for about 40 hours. A team has at most 10 webhooks.
///
/// Podcasts that one call adds to a list share a delivery: its `data` has `projectId` and `listedPodcasts`, with the data
/// that each has in an event of its own. Additions that are undone before they are sent are not sent. At most 10,000
/// deliveries of a team wait; the oldest ones beyond fail, with the reason in the log, and can be sent again.
#[endpoint(
    post "/api/v1/teams/webhooks",
    (status = 200, description = "The webhook with its secret", body = Envelope<WebhookWithSecretData>),
    (status = 400, description = "The URL or another field is not valid"),
    (status = 403, description = "The caller's role or plan does not allow it"),
    (status = 404, description = "Alert not found"),
    (status = 409, description = "The team has 10 webhooks"),
    extensions(("x-plan" = json!(PlanFeature::Webhooks))),
)]
pub async fn create_webhook(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    origin: RequestOrigin,
    ApiJson(body): ApiJson<CreateWebhookRequest>,
) -> Result<impl IntoResponse, ApiError> {
    let new = NewWebhook {
        kind: body.kind.as_deref().map_or(Ok(WebhookKind::Standard), parse_kind)?,
        url: check_url(&state, &body.url)?,
        description: check_description(body.description.as_deref().unwrap_or_default())?,
        event_kinds: match &body.event_types {
            Some(names) => parse_events(names)?,
            None => PollingEventKind::ALL.to_vec(),
        },
        alert_id: body.alert_config_id.as_deref().map(parse_alert).transpose()?,
    };
    let (webhook, secret) = state.db.create_webhook(&account, new).await?;
    tracing::info!(user = %account.user_id, webhook = %webhook.id, "webhook created");
    let what = Some(webhook.id.to_string());
    origin.record_team_event(&state.db, &account, AuditAction::WebhookCreated, what).await;
    let secret = (webhook.kind == WebhookKind::Standard).then(|| secret_text(&secret));
    // The compressed size would leak information about the secret.
    Ok((Extension(NoCompression), Envelope::new(WebhookWithSecretData { webhook: webhook.into(), secret })))
}
