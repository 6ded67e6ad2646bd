//! Teams as administrators see them.

use earshot_api_server::prelude::*;
use earshot_app::ManagedTeam;

/// A team with its plan.
#[view]
pub struct ManagedTeamView {
    /// ID of the team.
    id: String,
    /// Name of the team.
    name: String,
    /// Email address of its owner; `null` when it has none.
    owner_email: Option<String>,
    /// Number of its members.
    member_count: u64,
    /// When it was created.
    created_at: TimestampView,
    /// The plan: free, individual, business, agency or admin.
    plan: String,
    /// `monthly` or `annual`; `null` when the plan has no period.
    period: Option<String>,
    /// When the period ends; `null` when the plan does not end.
    period_ends_at: Option<TimestampView>,
}

impl From<ManagedTeam> for ManagedTeamView {
    fn from(team: ManagedTeam) -> Self {
        Self {
            id: team.id.to_string(),
            name: team.name,
            owner_email: team.owner_email,
            member_count: team.member_count,
            created_at: team.created_at.into(),
            plan: team.billing.plan.as_str().to_owned(),
            period: team.billing.period.map(|period| period.as_str().to_owned()),
            period_ends_at: team.billing.period_ends_at.map(Into::into),
        }
    }
}
