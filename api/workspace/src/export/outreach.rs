//! `POST /api/v1/export/outreach`

use super::documented::{SheetResponses, export_cost};
use super::pitch_row::{COLUMNS, PitchRow};
use super::request::check_count;
use super::sheet_export::{SheetChoice, SheetExport};
use crate::guest_profiles::find_profile;
use crate::outreach::history::podcast_id;
use crate::projects::find_project;
use earshot_api_content::views::UserNames;
use earshot_api_server::prelude::*;
use earshot_app::{Outreach, OutreachQuery};
use earshot_export::Sheet;

/// Pitches that are read at once. Their drafts are large, and a row has nothing of them.
const PAGE_PITCHES: usize = 100;

/// An export of pitches.
#[request(Serialize)]
pub struct ExportOutreachRequest {
    /// ID or slug of a podcast: only pitches to it.
    podcast_id: Option<String>,
    /// ID or slug of a guest profile: only pitches for it.
    guest_profile_id: Option<String>,
    /// ID or slug of a project: only pitches for it.
    project_id: Option<String>,
    /// Whether only the caller's own pitches are exported; false by default.
    mine: Option<bool>,
    /// Only pitches that are or are not marked as pitched.
    is_pitched: Option<bool>,
    /// Number of pitches, 1 to 1,000, newest first; `null` exports all, if the plan exports as many at once.
    limit: Option<i64>,
    /// csv (default), xlsx or json.
    format: Option<String>,
    /// Whether a CSV file begins with a byte order mark, which Excel needs; false by default.
    bom: Option<bool>,
}

/// Exports the pitches of the team as a file, newest first, with their texts as they are now. Follow-ups are left out.
///
/// Costs one export, however many pitches it has; the same pitches in the same form are free again for 15 minutes, and
/// failures are free.
#[endpoint(
    post "/api/v1/export/outreach",
    SheetResponses,
    (status = 404, description = "Podcast, guest profile or project not found"),
    extensions(("x-cost" = json!(export_cost()))),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn export_outreach(
    state: AppState,
    caller: Caller,
    origin: RequestOrigin,
    ApiJson(body): ApiJson<ExportOutreachRequest>,
) -> Result<Response, ApiError> {
    let choice = SheetChoice::parse(&caller, body.format.as_deref(), body.bom, body.limit)?;
    let account = caller.account.as_ref().ok_or_else(|| ApiError::of(ErrorCode::SignInRequired))?;
    let query = read_query(&state, account, &body).await?;
    let rows = read_rows(&state, account, query, choice.rows_to_read()).await?;
    if choice.is_whole() {
        let remedy = "Set a limit to export the newest of them.";
        check_count(rows.len(), false, ("This export", "pitches"), remedy, caller.tier)?;
    }
    let export = SheetExport { state: &state, caller: &caller, origin: &origin, choice };
    // A changed text is another content.
    let ids = rows.iter().map(PitchRow::content_key).collect();
    let reservation = export.reserve("outreach", &body, ids).await?;
    export.send(reservation, Sheet { name: "Pitches", columns: COLUMNS, rows }, "outreach").await
}

async fn read_query(
    state: &AppState,
    account: &Account,
    body: &ExportOutreachRequest,
) -> Result<OutreachQuery, ApiError> {
    let podcast = match &body.podcast_id {
        Some(name) => Some(podcast_id(state, name.clone()).await?),
        None => None,
    };
    let guest_profile = match &body.guest_profile_id {
        Some(key) => Some(find_profile(state, account, key).await?.id),
        None => None,
    };
    let project = match &body.project_id {
        Some(key) => Some(find_project(state, account, key).await?.id),
        None => None,
    };
    let user = (body.mine == Some(true)).then_some(account.user_id);
    Ok(OutreachQuery { podcast, guest_profile, project, user, is_pitched: body.is_pitched, before: None })
}

async fn read_rows(
    state: &AppState,
    account: &Account,
    mut query: OutreachQuery,
    limit: usize,
) -> Result<Vec<PitchRow>, ApiError> {
    let mut rows = Vec::new();
    loop {
        let requested = (limit - rows.len()).min(PAGE_PITCHES) as u64;
        let page = state.db.outreach_history(account, query, requested).await?;
        query.before = page.pitches.last().map(|last| last.id);
        rows.extend(read_names(state, account, page.pitches).await?);
        if !page.has_more || rows.len() >= limit {
            return Ok(rows);
        }
    }
}

/// The rows of some pitches, with the names of their users and projects.
async fn read_names(state: &AppState, account: &Account, pitches: Vec<Outreach>) -> Result<Vec<PitchRow>, ApiError> {
    let names = UserNames(state.db.user_names(pitches.iter().filter_map(|pitch| pitch.user_id)).await?);
    let projects = state.db.project_names(account, pitches.iter().filter_map(|pitch| pitch.project_id)).await?;
    let public_url = &state.config.public_url;
    let row = |pitch: Outreach| {
        let project = pitch.project_id.and_then(|id| projects.get(&id)).map(|(_, name)| name.clone());
        let author = names.name_of(pitch.user_id);
        PitchRow::of(pitch, project, author, public_url)
    };
    Ok(pitches.into_iter().map(row).collect())
}
