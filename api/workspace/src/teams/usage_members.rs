//! `GET /api/v1/teams/usage/members`

use super::usage_daily::TeamUsageParameters;
use earshot_api_content::views::usage;
use earshot_api_server::prelude::*;
use std::collections::BTreeMap;

/// The members with usage, sorted by searches, most first.
#[view]
pub struct TeamMembersUsageData {
    /// The members.
    members: Vec<MemberUsageView>,
}

/// What one member of a team used.
#[view]
pub struct MemberUsageView {
    /// ID of the member.
    user_id: String,
    /// The member's email address; `null` when the account was deleted.
    email: Option<String>,
    /// The member's name; `null` until one is chosen, and when the account was deleted.
    display_name: Option<String>,
    /// Sum of all counts.
    total_usage: u64,
    /// The counts by meter: searchCount, exportCount, transcriptDownloadCount and transcriptionRequests.
    usage_by_alias: BTreeMap<String, u64>,
}

/// Returns the usage of the team by member.
#[endpoint(
    get "/api/v1/teams/usage/members",
    operation_id = "getMembers",
    (status = 200, description = "The members", body = Envelope<TeamMembersUsageData>),
    (status = 400, description = "The window is not valid"),
)]
pub async fn get_team_members_usage(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<TeamUsageParameters>,
) -> Result<Envelope<TeamMembersUsageData>, ApiError> {
    let first = parameters.window.first_day(state.clock.now().date_naive());
    let members = state.db.team_usage_by_member(account.team_id, first).await?;
    let members = members.into_iter().map(|member| MemberUsageView {
        user_id: member.user_id.to_string(),
        email: member.email,
        display_name: member.display_name,
        total_usage: usage::total(&member.counts),
        usage_by_alias: usage::by_alias(&member.counts),
    });
    Ok(Envelope::new(TeamMembersUsageData { members: members.collect() }))
}
