//! `GET /api/v1/teams/billing`

use earshot_api_server::prelude::*;

/// The plan of a team and how it is paid.
#[view]
pub struct TeamBillingData {
    /// The team's plan: free, individual, business, agency or admin.
    plan: String,
    /// `monthly` or `annual`; `null` when nothing is paid online.
    period: Option<String>,
    /// When the paid period ends; `null` when nothing is paid online.
    period_ends_at: Option<TimestampView>,
    /// Where to pay, and the address for questions.
    links: BillingLinksView,
}

/// Links of the company that runs the server; those that it does not offer are `null`.
#[view]
pub struct BillingLinksView {
    /// Where a team pays for the Business plan by the month; `null` when it is not sold online.
    business_monthly_url: Option<String>,
    /// Where a team pays for the Business plan by the year; `null` when it is not sold online.
    business_annual_url: Option<String>,
    /// Where people book a demo; `null` without a calendar.
    booking_url: Option<String>,
    /// The email address for questions; `null` without one.
    support_email: Option<String>,
}

/// Returns the plan of the team, the period that is paid, and where to pay.
#[endpoint(
    get "/api/v1/teams/billing",
    (status = 200, description = "Plan, period and links", body = Envelope<TeamBillingData>),
)]
pub async fn get_team_billing(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
) -> Result<Envelope<TeamBillingData>, ApiError> {
    let billing = state.db.team_billing(&account).await?;
    let company = &state.config.company;
    // The payment provider returns the team with each event, so the link names it.
    let with_team = |url: &Option<String>| url.as_deref().map(|url| payment_url(url, &account.team_id.to_string()));
    Ok(Envelope::new(TeamBillingData {
        plan: billing.plan.as_str().to_owned(),
        period: billing.period.map(|period| period.as_str().to_owned()),
        period_ends_at: billing.period_ends_at.map(Into::into),
        links: BillingLinksView {
            business_monthly_url: with_team(&company.business_monthly_url),
            business_annual_url: with_team(&company.business_annual_url),
            booking_url: company.booking_url.clone(),
            support_email: company.support_email.clone(),
        },
    }))
}

/// Adds the team as `client_reference_id`, which payment pages pass on to their events.
fn payment_url(url: &str, team: &str) -> String {
    let Ok(mut parsed) = url::Url::parse(url) else { return url.to_owned() };
    parsed.query_pairs_mut().append_pair("client_reference_id", team);
    parsed.into()
}
