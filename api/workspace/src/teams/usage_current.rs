//! `GET /api/v1/teams/usage/current`

use earshot_api_content::views::usage;
use earshot_api_server::prelude::*;
use earshot_model::{Meter, Period};

/// The usage of the team in the current period: a day on the free plan, otherwise a month.
#[view]
pub struct CurrentUsageData {
    /// When the current period began.
    period_start: TimestampView,
    /// When the next period begins and all counts restart at zero.
    period_end: TimestampView,
    /// The team's plan: free, individual, business, agency or admin.
    plan: String,
    /// Features that can be enabled for a team.
    feature_flags: FeatureFlagsView,
    /// Usage and limit of each meter.
    aliases: Vec<AliasUsageView>,
    /// Usage and limit of the AI assists. For existing clients, `aliases` does not have them.
    ai_assists: AliasUsageView,
    /// Sum of all counts.
    total_used: u64,
    /// Always `null`: usage is counted by team, not by project.
    #[schema(value_type = Option<Object>)]
    project_usage: Option<()>,
}

/// Features that can be enabled for a team. None of them is available.
#[view(Default)]
pub struct FeatureFlagsView {
    /// Always `false`: exports to S3 are not available.
    s3_integration: bool,
    /// Always `false`: exports to Airtable are not available.
    airtable_integration: bool,
    /// Always `false`: pages for applications are not available.
    apply_page: bool,
}

/// The usage of one meter.
#[view]
pub struct AliasUsageView {
    /// searchCount, exportCount, transcriptDownloadCount, transcriptionRequests or aiAssistCount.
    alias: String,
    /// Name of the meter for people.
    label: String,
    /// How much was used in the period.
    used: u64,
    /// Limit of the plan for the period; `null` is unlimited.
    limit: Option<u32>,
}

/// Returns the current usage of the team's plan.
#[endpoint(
    get "/api/v1/teams/usage/current",
    operation_id = "getCurrent",
    (status = 200, description = "The usage and its limits", body = Envelope<CurrentUsageData>),
)]
pub async fn get_current_usage(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
) -> Result<Envelope<CurrentUsageData>, ApiError> {
    let limits = account.tier.limits();
    let period = limits.searches.map_or(Period::Month, |(_, period)| period);
    let (first, next) = period.bounds(state.clock.now());
    let mut used = earshot_app::UsageCounts::default();
    for counts in state.db.team_usage_by_day(account.team_id, first).await?.values() {
        used.add(counts);
    }
    let view = |meter, alias: &str, label: &str| AliasUsageView {
        alias: alias.to_owned(),
        label: label.to_owned(),
        used: used.count(meter),
        limit: limits.quota(meter).map(|(count, _)| count),
    };
    let aliases = usage::ALIASES.iter().map(|&(meter, alias, label)| view(meter, alias, label));
    Ok(Envelope::new(CurrentUsageData {
        period_start: usage::day_start(first),
        period_end: usage::day_start(next),
        plan: account.tier.as_str().to_owned(),
        feature_flags: FeatureFlagsView::default(),
        aliases: aliases.collect(),
        ai_assists: view(Meter::AiAssist, "aiAssistCount", "AI assists"),
        total_used: usage::total(&used),
        project_usage: None,
    }))
}
