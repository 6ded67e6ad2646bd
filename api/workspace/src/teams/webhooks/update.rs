//! `PATCH /api/v1/teams/webhooks/{webhookId}`

use super::fields::{check_description, check_url, parse_alert, parse_events};
use super::{WebhookData, WebhookView, parse_webhook};
use earshot_api_server::prelude::*;
use earshot_app::{DbError, DeliveryRejection, WebhookChange};
use serde::Deserializer;

/// A change of a webhook. Absent fields stay as they are.
#[request]
pub struct UpdateWebhookRequest {
    /// Where events are sent: a public https URL.
    url: Option<String>,
    /// What it is for, at most 200 characters.
    description: Option<String>,
    /// The events to send, at least one.
    event_types: Option<Vec<String>>,
    /// The only alert whose matches are sent; `null` for all.
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<String>)]
    alert_config_id: Option<Option<String>>,
    /// Whether events are sent. Disabling cancels the queued deliveries.
    enabled: Option<bool>,
}

/// Reads a field that is present, so that `null` differs from an absent one.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// Changes a webhook. With `If-Match`, one that has changed since is not changed.
#[endpoint(
    patch "/api/v1/teams/webhooks/{webhookId}",
    (status = 200, description = "The webhook", body = Envelope<WebhookData>),
    (status = 403, description = "The caller's role or plan does not allow it"),
    (status = 404, description = "Webhook or alert not found"),
    (status = 412, description = "The webhook has changed; `data.current` has it"),
    extensions(("x-plan" = json!(PlanFeature::Webhooks))),
)]
pub async fn update_webhook(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
    ExpectedVersion(expected): ExpectedVersion,
    ApiJson(body): ApiJson<UpdateWebhookRequest>,
) -> Result<Versioned<WebhookData>, ApiError> {
    let id = parse_webhook(&id)?;
    let change = WebhookChange {
        url: body.url.as_deref().map(|url| check_url(&state, url)).transpose()?,
        description: body.description.as_deref().map(check_description).transpose()?,
        event_kinds: body.event_types.as_deref().map(parse_events).transpose()?,
        alert_id: match &body.alert_config_id {
            Some(alert) => Some(alert.as_deref().map(parse_alert).transpose()?),
            None => None,
        },
        enabled: body.enabled,
    };
    match state.db.change_webhook(&account, id, expected, change).await {
        Ok(webhook) => {
            tracing::info!(user = %account.user_id, webhook = %webhook.id, "webhook changed");
            Ok(Versioned { version: webhook.version, data: WebhookData { webhook: webhook.into() } })
        }
        Err(DbError::Delivery(DeliveryRejection::VersionConflict)) => {
            let current = WebhookView::from(state.db.webhook(&account, id).await?);
            Err(ApiError::precondition_failed(&current))
        }
        Err(error) => Err(error.into()),
    }
}
