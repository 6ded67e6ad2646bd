//! Extensions of the document, generated from the tables that the code uses: plans, filters of plans, roles, error
//! codes.

use earshot_api_content::views::{DOWNLOAD_FORMATS, format_name};
use earshot_api_server::error::ERROR_CODES;
use earshot_api_server::metering::RATE_LIMIT_WINDOW_S;
use earshot_model::search::{FILTERS, RestrictedField};
use earshot_model::{Meter, TEAM_ACTIONS, Tier};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use utoipa::openapi::extensions::Extensions;

/// Builds a single extension, because several would have no stable order.
pub(super) fn build_extension() -> Extensions {
    let plans: Vec<Value> = Tier::ALL.iter().map(|&tier| plan_row(tier)).collect();
    let filters: Vec<Value> = FILTERS
        .iter()
        .map(|rule| json!({ "name": rule.name, "from": rule.from.as_str(), "episodesOnly": rule.episodes_only }))
        .collect();
    let errors: Vec<Value> = ERROR_CODES
        .iter()
        .map(|row| json!({ "code": row.name, "status": row.status.as_u16(), "message": row.message }))
        .collect();
    let meters: Vec<Value> =
        Meter::of_calls().map(|meter| json!({ "name": meter.as_str(), "label": meter.label() })).collect();
    let roles: Vec<Value> =
        TEAM_ACTIONS.iter().map(|(action, role)| json!({ "action": action.as_str(), "from": role.as_str() })).collect();
    [(
        "x-earshot",
        json!({
            "burstWindowSeconds": RATE_LIMIT_WINDOW_S, "plans": plans, "filters": filters, "roles": roles,
            "meters": meters, "errors": errors,
        }),
    )]
    .into_iter()
    .collect()
}

/// A row of the plan table (spec 6 and 9). A quota of `null` is unlimited, a quota of 0 is not included.
fn plan_row(tier: Tier) -> Value {
    let limits = tier.limits();
    let allowance =
        |meter: Meter| limits.quota(meter).map(|(count, period)| json!({ "count": count, "period": period.as_str() }));
    let formats: Vec<&str> =
        DOWNLOAD_FORMATS.into_iter().filter(|&format| limits.allows_download(format)).map(format_name).collect();
    json!({
        "tier": tier.as_str(),
        "alerts": limits.alerts,
        "projects": limits.projects,
        "podcastsPerProject": limits.podcasts_per_project,
        "teamMembers": limits.team_members,
        "apiAccess": limits.api_access,
        "allowances": Meter::of_calls().map(|meter| (meter.as_str(), allowance(meter))).collect::<BTreeMap<_, _>>(),
        "maxResultsPerSearch": limits.max_results_per_search,
        "maxEntriesPerExport": limits.max_export_entries,
        "transcriptFormats": formats,
        "seesRatingsAndSocials": tier.can_see(RestrictedField::Socials),
        "seesAppleIdAndCountries": tier.can_see(RestrictedField::AppleId),
        "seesPrimaryContacts": limits.sees_primary_contacts,
        "seesContacts": limits.sees_contacts,
    })
}
