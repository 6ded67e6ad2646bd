//! `PUT /api/v1/administration/teams/{teamId}/plan`

use super::check_reason;
use super::team_view::ManagedTeamView;
use chrono::DateTime;
use earshot_api_server::prelude::*;
use earshot_app::{BillingPeriod, PlanSetting, PlanSettingOutcome, TeamBilling};
use earshot_model::{Tier, Timestamp};

/// The plan of a team.
#[request]
pub struct SetTeamPlanRequest {
    /// free, individual, business or agency.
    plan: String,
    /// `monthly` or `annual`; absent for a plan that does not end.
    period: Option<String>,
    /// When the period ends (RFC 3339). The team is on the free plan three days later, unless the plan was renewed.
    period_ends_at: Option<String>,
    /// Why, for the activity of the team: 1 to 500 characters.
    #[schema(min_length = 1, max_length = 500)]
    reason: String,
}

/// A team.
#[view]
pub struct ManagedTeamData {
    /// The team as it is now.
    team: ManagedTeamView,
}

/// Sets the plan of a team and its period; for administrators of the installation who confirmed their identity within
/// ten minutes. The activity of the team has the plan with its reason. A later event of a payment provider replaces it.
#[endpoint(
    put "/api/v1/administration/teams/{teamId}/plan",
    (status = 200, description = "The team with its plan", body = Envelope<ManagedTeamData>),
    (status = 400, description = "The plan, the period or the reason is not valid, or the plan of administrators is given or taken"),
    (status = 403, description = "The caller is no administrator, used an API key, or did not confirm their identity"),
    extensions(("x-plan" = json!(PlanFeature::Administration))),
    security(("session" = []))
)]
pub async fn set_team_plan(
    state: AppState,
    person: SessionCaller,
    origin: RequestOrigin,
    ApiPath(team): ApiPath<String>,
    ApiJson(body): ApiJson<SetTeamPlanRequest>,
) -> Result<Envelope<ManagedTeamData>, ApiError> {
    let now = state.clock.now();
    person.require_confirmation(now)?;
    let missing = || ApiError::not_found("Team");
    let team_id = Uuid::try_parse(&team).map_err(|_| missing())?;
    let reason = check_reason(&body.reason)?;
    let setting = PlanSetting {
        team_id,
        billing: body.billing(now)?,
        reason,
        set_by: person.account.user_id,
        address_hash: origin.address_hash().to_owned(),
        device: origin.device().map(str::to_owned),
    };
    let plan = setting.billing.plan;
    match state.db.set_team_plan(setting).await? {
        PlanSettingOutcome::Set(team) => {
            tracing::info!(%team_id, by = %person.account.user_id, plan = plan.as_str(), "plan set");
            Ok(Envelope::new(ManagedTeamData { team: team.into() }))
        }
        PlanSettingOutcome::TeamNotFound => Err(missing()),
        PlanSettingOutcome::InternalPlan => Err(internal_plan()),
    }
}

fn internal_plan() -> ApiError {
    let detail = "must be free, individual, business or agency, of a team with one of these";
    ApiError::invalid("The plan of administrators is only changed at the command line.", "/plan", detail)
}

impl SetTeamPlanRequest {
    fn billing(&self, now: Timestamp) -> Result<TeamBilling, ApiError> {
        let plan = Tier::parse(&self.plan).filter(|tier| *tier != Tier::Public).ok_or_else(|| {
            ApiError::invalid("The plan is not valid.", "/plan", "must be free, individual, business or agency")
        })?;
        if plan == Tier::Admin {
            return Err(internal_plan());
        }
        let invalid = |detail| ApiError::invalid("The period is not valid.", "/period", detail);
        let period = self.period.as_deref().map(BillingPeriod::parse);
        let period = match period {
            Some(None) => return Err(invalid("must be monthly or annual")),
            Some(Some(_)) if plan == Tier::Free => return Err(invalid("must be absent for the free plan")),
            period => period.flatten(),
        };
        let period_ends_at = self.period_ends_at.as_deref().map(DateTime::parse_from_rfc3339).transpose();
        let period_ends_at = period_ends_at.map(|end| end.map(|end| end.to_utc()));
        let in_future = period_ends_at.ok().filter(|end| end.is_none_or(|end| end > now));
        match in_future {
            Some(end) if end.is_some() == period.is_some() => Ok(TeamBilling { plan, period, period_ends_at: end }),
            _ => {
                let detail = "must be a time in the future with a period, and absent without one";
                Err(ApiError::invalid("The end of the period is not valid.", "/periodEndsAt", detail))
            }
        }
    }
}
