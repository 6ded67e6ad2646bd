//! `POST /api/v1/billing/events`

use axum::extract::{FromRequest, Request};
use chrono::DateTime;
use earshot_api_server::extract::{parse_json, read_json_bytes};
use earshot_api_server::prelude::*;
use earshot_app::{BillingEvent, BillingOutcome, BillingPeriod, TeamBilling};
use earshot_model::{Tier, Timestamp};

/// The header with the time and the signature: `t=1700000000,v1=<hex>`.
const SIGNATURE_HEADER: &str = "billing-signature";
const MAX_ID_CHARS: usize = 200;

/// A change of a team's plan.
#[request]
pub struct BillingEventRequest {
    /// ID of the event, the same whenever it is sent.
    #[schema(min_length = 1, max_length = 200)]
    id: String,
    /// When it happened, in milliseconds since 1970.
    at: i64,
    /// ID of the team.
    team_id: String,
    /// The plan from then on: free, individual, business or agency.
    plan: String,
    /// `monthly` or `annual`; absent when nothing is paid any more.
    period: Option<String>,
    /// When the paid period ends, in milliseconds since 1970.
    period_ends_at: Option<i64>,
}

/// What became of an event.
#[view]
pub struct BillingEventData {
    /// `applied`; `repeated` for an event that was received before; `outdated` after a later event of the team.
    outcome: String,
}

/// A body whose signature is right.
#[derive(Debug)]
pub struct SignedBillingEvent(BillingEventRequest);

impl FromRequest<AppState> for SignedBillingEvent {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &AppState) -> Result<Self, Self::Rejection> {
        let secret = state.config.billing_secret.as_ref().ok_or_else(|| ApiError::not_found("Billing"))?;
        let signature = request.headers().get(SIGNATURE_HEADER).and_then(|value| value.to_str().ok());
        let signature = signature.unwrap_or_default().to_owned();
        let body = read_json_bytes(request, state).await?;
        // The body is read only after its signature is right.
        if !secret.has_signed(&signature, &body, state.clock.now()) {
            return Err(ApiError::new(ErrorCode::Unauthorized, "The signature is not valid."));
        }
        Ok(Self(parse_json(&body)?))
    }
}

/// Sets the plan of a team, as the payment provider has it. Each event counts once, and none after a later one.
///
/// The header `billing-signature` has the time in seconds and the hexadecimal HMAC-SHA256 of `time.body` under the
/// configured secret: `t=1700000000,v1=5257a8…`. The time may differ from the server's by at most five minutes.
#[endpoint(
    post "/api/v1/billing/events",
    request_body = BillingEventRequest,
    (status = 200, description = "The event is received", body = Envelope<BillingEventData>),
    (status = 400, description = "The event is not valid"),
    (status = 401, description = "The signature is not valid"),
    (status = 404, description = "There is no such team, or the server has no payment provider"),
    security(())
)]
pub async fn receive_billing_event(
    state: AppState,
    SignedBillingEvent(event): SignedBillingEvent,
) -> Result<Envelope<BillingEventData>, ApiError> {
    let event = event.check()?;
    let (id, team, plan) = (event.id.clone(), event.team_id, event.billing.plan);
    let outcome = match state.db.apply_billing_event(event).await? {
        BillingOutcome::Applied => "applied",
        BillingOutcome::Repeated => "repeated",
        BillingOutcome::Outdated => "outdated",
        BillingOutcome::TeamNotFound => return Err(ApiError::not_found("Team")),
    };
    tracing::info!(event = %id, %team, plan = plan.as_str(), outcome, "billing event received");
    Ok(Envelope::new(BillingEventData { outcome: outcome.to_owned() }))
}

impl BillingEventRequest {
    fn check(self) -> Result<BillingEvent, ApiError> {
        if self.id.is_empty() || self.id.chars().count() > MAX_ID_CHARS {
            return Err(ApiError::invalid("The ID is not valid.", "/id", "must have 1 to 200 characters"));
        }
        // The admin plan is internal, and the public one is nobody's (spec 6).
        let plan = Tier::parse(&self.plan).filter(|tier| !matches!(tier, Tier::Public | Tier::Admin));
        let invalid_plan =
            || ApiError::invalid("The plan is not valid.", "/plan", "free, individual, business or agency");
        let period = self.period.as_deref().map(|name| {
            BillingPeriod::parse(name)
                .ok_or_else(|| ApiError::invalid("The period is not valid.", "/period", "must be monthly or annual"))
        });
        Ok(BillingEvent {
            id: self.id,
            at: read_time(self.at, "/at")?,
            team_id: Uuid::try_parse(&self.team_id).map_err(|_| ApiError::not_found("Team"))?,
            billing: TeamBilling {
                plan: plan.ok_or_else(invalid_plan)?,
                period: period.transpose()?,
                period_ends_at: self.period_ends_at.map(|millis| read_time(millis, "/periodEndsAt")).transpose()?,
            },
        })
    }
}

fn read_time(millis: i64, pointer: &str) -> Result<Timestamp, ApiError> {
    DateTime::from_timestamp_millis(millis)
        .ok_or_else(|| ApiError::invalid("The time is not valid.", pointer, "must be in milliseconds since 1970"))
}
