//! `GET /api/v1/teams/webhooks/{webhookId}/deliveries`

use super::{WebhookDeliveryView, parse_webhook};
use earshot_api_jobs::deliveries::{message_id, parse_message_id};
use earshot_api_server::prelude::*;
use earshot_app::DeliveryPage;
use earshot_model::webhook::DeliveryState;

const DEFAULT_LIMIT: u64 = 20;
const MAX_LIMIT: u64 = 100;

/// Which deliveries, and which page.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct WebhookDeliveriesParameters {
    /// Only deliveries in this state.
    state: Option<String>,
    /// 1 to 100; 20 by default.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u64>,
    /// `cursor` of the previous page.
    cursor: Option<String>,
}

/// A page of the log of a webhook.
#[view]
pub struct WebhookDeliveriesData {
    /// Newest first. They are kept for 30 days.
    deliveries: Vec<WebhookDeliveryView>,
    /// The cursor of the next page; `null` on the last one.
    cursor: Option<String>,
}

/// Lists the deliveries to a webhook.
#[endpoint(
    get "/api/v1/teams/webhooks/{webhookId}/deliveries",
    (status = 200, description = "The deliveries", body = Envelope<WebhookDeliveriesData>),
    (status = 400, description = "The state, the limit or the cursor is not valid"),
    (status = 403, description = "The caller's role does not allow it"),
)]
pub async fn get_webhook_deliveries(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<WebhookDeliveriesParameters>,
) -> Result<Envelope<WebhookDeliveriesData>, ApiError> {
    let limit = parameters.limit.unwrap_or(DEFAULT_LIMIT);
    if !(1..=MAX_LIMIT).contains(&limit) {
        return Err(ApiError::invalid("The limit is not valid.", "/limit", "must be 1 to 100"));
    }
    let page = DeliveryPage {
        state: parameters.state.as_deref().map(parse_state).transpose()?,
        after: parameters.cursor.as_deref().map(read_cursor).transpose()?,
        limit: limit + 1,
    };
    let mut deliveries = state.db.webhook_deliveries(&account, parse_webhook(&id)?, page).await?;
    let has_more = deliveries.len() as u64 > limit;
    if has_more {
        deliveries.pop();
    }
    let cursor = deliveries.last().filter(|_| has_more).map(|last| message_id(last.id));
    let deliveries = deliveries.into_iter().map(Into::into).collect();
    Ok(Envelope::new(WebhookDeliveriesData { deliveries, cursor }))
}

fn parse_state(name: &str) -> Result<DeliveryState, ApiError> {
    let detail = "must be queued, delivered, failed or canceled";
    DeliveryState::parse(name).ok_or_else(|| ApiError::invalid("A parameter is not valid.", "/state", detail))
}

fn read_cursor(cursor: &str) -> Result<Uuid, ApiError> {
    let refused = || ApiError::of(ErrorCode::InvalidCursor).with_detail("/cursor", "is not a cursor of this list");
    parse_message_id(cursor).ok_or_else(refused)
}
