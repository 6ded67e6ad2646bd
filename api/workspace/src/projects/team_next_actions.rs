//! `GET /api/v1/teams/next-actions`

use super::EntryContext;
use earshot_api_content::views::ListedPodcastView;
use earshot_api_server::prelude::*;
use earshot_app::PlannedActionFilter;

const MAX_LIMIT: u64 = 1_000;

/// Which next actions.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct NextActionsParameters {
    /// Only podcasts of this member, by ID; `me` for the caller.
    assignee: Option<String>,
    /// Number of next actions: 1 to 1,000, 1,000 by default.
    #[param(minimum = 1, maximum = 1000)]
    limit: Option<u64>,
}

/// The next actions of all projects of the team.
#[view]
pub struct NextActionsData {
    /// The next actions, the earliest first.
    next_actions: Vec<NextActionView>,
    /// Whether there are later ones, beyond the limit.
    has_more: bool,
}

/// A next action.
#[view]
pub struct NextActionView {
    /// Slug of the project.
    project_slug: String,
    /// Name of the project.
    project_name: String,
    /// The podcast on the project, with the day in `nextActionOn`.
    listed_podcast: ListedPodcastView,
}

/// Lists the next actions of all projects of the team: of podcasts that are neither booked, lost nor ignored, without
/// those of archived projects.
#[endpoint(
    get "/api/v1/teams/next-actions",
    (status = 200, description = "The next actions", body = Envelope<NextActionsData>),
    (status = 400, description = "The assignee or the limit is not valid"),
)]
pub async fn list_next_actions(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<NextActionsParameters>,
) -> Result<Envelope<NextActionsData>, ApiError> {
    let limit = parameters.limit.unwrap_or(MAX_LIMIT);
    if !(1..=MAX_LIMIT).contains(&limit) {
        return Err(ApiError::invalid("The limit is not valid.", "/limit", "must be 1 to 1000"));
    }
    let assignee = match parameters.assignee.as_deref() {
        None => None,
        Some("me") => Some(account.user_id),
        Some(id) => Some(Uuid::try_parse(id).map_err(|_| {
            ApiError::invalid("The assignee is not valid.", "/assignee", "must be me or the ID of a member")
        })?),
    };
    let planned = state.db.planned_actions(&account, PlannedActionFilter { assignee, limit }).await?;
    let context = EntryContext::read(&state, &account, &planned.entries, []).await?;
    let next_actions = planned.entries.iter().filter_map(|entry| {
        let project = planned.projects.get(&entry.project_id)?;
        Some(NextActionView {
            project_slug: project.slug.clone(),
            project_name: project.name.clone(),
            listed_podcast: context.view(entry),
        })
    });
    Ok(Envelope::new(NextActionsData { next_actions: next_actions.collect(), has_more: planned.has_more }))
}
