//! `GET /api/v1/teams/activity/export`

use super::list::{TeamActivityParameters, users_of};
use axum::http::header;
use earshot_api_content::views::UserNames;
use earshot_api_server::prelude::*;
use earshot_app::TeamActivityQuery;
use earshot_export::text_table;

const PAGE: u64 = 1_000;
/// Most rows of a file, so that its size is bounded: about 2 MB.
const MAX_ROWS: usize = 10_000;
const HEADINGS: [&str; 9] = ["Time", "Area", "Action", "Member", "Object", "List", "From", "To", "ID"];

/// Downloads the activity of the team as CSV, newest first: the newest 10,000 activities that match. `limit` has no effect.
#[endpoint(
    get "/api/v1/teams/activity/export",
    (status = 200, description = "The activities", body = String, content_type = "text/csv"),
    (status = 400, description = "A filter or the cursor is not valid"),
)]
pub async fn export_team_activity(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<TeamActivityParameters>,
) -> Result<impl IntoResponse, ApiError> {
    let mut query = TeamActivityQuery { limit: PAGE, ..parameters.query(state.clock.now())? };
    let mut rows: Vec<[String; 9]> = Vec::new();
    while rows.len() < MAX_ROWS {
        let found = state.db.team_activity(&account, query).await?;
        let is_last = (found.len() as u64) < PAGE;
        query.before = found.last().map(|last| last.id);
        let users: Vec<Uuid> = found.iter().flat_map(users_of).collect();
        let names = UserNames(state.db.user_names(users).await?);
        rows.extend(found.into_iter().map(|activity| {
            let action = activity.action.as_str();
            [
                TimestampView::from(activity.at).text(),
                activity.area.as_str().to_owned(),
                action.to_owned(),
                names.actor(action, activity.user_id),
                activity.object.unwrap_or_default(),
                activity.list.unwrap_or_default(),
                names.activity_value(action, activity.from_value).unwrap_or_default(),
                names.activity_value(action, activity.to_value).unwrap_or_default(),
                activity.id.to_string(),
            ]
        }));
        if is_last {
            break;
        }
    }
    let table = text_table(&HEADINGS, &rows).map_err(ApiError::internal)?;
    let headers = [
        (header::CONTENT_TYPE, "text/csv; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"team-activity.csv\""),
    ];
    Ok((headers, table))
}
