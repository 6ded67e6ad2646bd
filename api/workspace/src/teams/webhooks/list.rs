//! `GET /api/v1/teams/webhooks`

use super::WebhookView;
use earshot_api_server::prelude::*;
use earshot_app::Webhook;

/// The webhooks of the team.
#[view]
pub struct WebhooksData {
    /// Oldest first.
    webhooks: Vec<WebhookView>,
}

/// Lists the webhooks of the team.
#[endpoint(
    get "/api/v1/teams/webhooks",
    (status = 200, description = "The webhooks", body = Envelope<WebhooksData>),
    (status = 403, description = "The caller's role does not allow it"),
)]
pub async fn get_webhooks(state: AppState, caller: Caller) -> Result<Envelope<WebhooksData>, ApiError> {
    let account = caller.account.as_ref().ok_or_else(|| ApiError::of(ErrorCode::SignInRequired))?;
    let webhooks = state.db.webhooks(account).await?;
    let to_view: fn(Webhook) -> WebhookView = if caller.may_write() { WebhookView::from } else { WebhookView::masked };
    Ok(Envelope::new(WebhooksData { webhooks: webhooks.into_iter().map(to_view).collect() }))
}
