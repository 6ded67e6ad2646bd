//! `GET /api/v1/projects/{projectIdOrSlug}/activity`

use super::find_project;
use earshot_api_content::views::{ProjectActivityView, UserNames, users_of_activity};
use earshot_api_server::prelude::*;

const DEFAULT_LIMIT: u64 = 50;
const MAX_LIMIT: u64 = 200;

/// Which page of the activity.
#[parameters]
pub struct ProjectActivityParameters {
    /// The cursor of the page before.
    cursor: Option<String>,
    /// Number of activities: 1 to 200, 50 by default.
    #[param(minimum = 1, maximum = 200)]
    limit: Option<u64>,
}

/// A page of the activity of a project.
#[view]
pub struct ProjectActivityData {
    /// The activities, newest first. They are kept for a year; the oldest of the team end earlier when they exceed its
    /// plan's limit of bytes.
    activities: Vec<ProjectActivityView>,
    /// Where the next page begins; `null` on the last one.
    cursor: Option<String>,
}

/// Lists the changes on a project with their users and times, newest first.
#[endpoint(
    get "/api/v1/projects/{projectIdOrSlug}/activity",
    (status = 200, description = "The activities", body = Envelope<ProjectActivityData>),
    (status = 400, description = "The cursor or the limit is not valid"),
)]
pub async fn get_project_activity(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<ProjectActivityParameters>,
) -> Result<Envelope<ProjectActivityData>, ApiError> {
    let limit = parameters.limit.unwrap_or(DEFAULT_LIMIT);
    if !(1..=MAX_LIMIT).contains(&limit) {
        return Err(ApiError::invalid("The limit is not valid.", "/limit", "must be 1 to 200"));
    }
    // A cursor is the id of the last activity of its page. Ids of other projects find nothing else.
    let before = parameters.cursor.as_deref().map(Uuid::try_parse).transpose().map_err(|_| {
        ApiError::new(ErrorCode::InvalidCursor, "The cursor is not valid.")
            .with_detail("/cursor", "is not a cursor of this call")
    })?;
    let project = find_project(&state, &account, &project).await?;
    let page = state.db.project_activity(project.id, before, limit).await?;
    let users = page.activities.iter().flat_map(|activity| {
        users_of_activity(activity.kind.as_str(), activity.user_id, [&activity.from_value, &activity.to_value])
    });
    let users: Vec<Uuid> = users.collect();
    let names = UserNames(state.db.user_names(users).await?);
    let cursor = page.activities.last().filter(|_| page.has_more).map(|last| last.id.to_string());
    let activities = page.activities.iter().map(|activity| ProjectActivityView::of(activity, &names)).collect();
    Ok(Envelope::new(ProjectActivityData { activities, cursor }))
}
