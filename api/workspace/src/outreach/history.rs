//! `GET /api/v1/outreach/history`

use super::context::OutreachContext;
use crate::guest_profiles::find_profile;
use crate::projects::find_project;
use earshot_api_content::views::OutreachSummaryView;
use earshot_api_server::prelude::*;
use earshot_api_server::serving::find_podcast;
use earshot_app::OutreachQuery;
use earshot_model::PodcastId;
use std::str::FromStr as _;

const DEFAULT_LIMIT: u64 = 50;
const MAX_LIMIT: u64 = 100;

/// Which pitches, and how many.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct OutreachHistoryParameters {
    /// ID or slug of a podcast: only pitches to it.
    podcast_id: Option<String>,
    /// ID or slug of a guest profile: only pitches for it.
    guest_profile_id: Option<String>,
    /// ID or slug of a project: only pitches for it.
    project_id: Option<String>,
    /// Whether only the caller's own pitches are returned.
    #[serde(default)]
    mine: bool,
    /// Only pitches that are or are not marked as pitched.
    is_pitched: Option<bool>,
    /// 1 to 100; 50 by default.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u64>,
    /// `cursor` of the previous page.
    cursor: Option<String>,
}

/// A page of pitches.
#[view]
pub struct OutreachHistoryData {
    /// The pitches of the team, newest first.
    outreach: Vec<OutreachSummaryView>,
    /// The cursor of the next page; `null` on the last one.
    cursor: Option<String>,
}

/// Lists the pitches of the team, newest first (spec 7). Follow-ups are in the details of their pitch.
#[endpoint(
    get "/api/v1/outreach/history",
    (status = 200, description = "The pitches", body = Envelope<OutreachHistoryData>),
    (status = 400, description = "The limit or the cursor is not valid"),
    (status = 404, description = "Podcast, guest profile or project not found"),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn get_outreach_history(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<OutreachHistoryParameters>,
) -> Result<Envelope<OutreachHistoryData>, ApiError> {
    let limit = parameters.limit.unwrap_or(DEFAULT_LIMIT);
    if !(1..=MAX_LIMIT).contains(&limit) {
        return Err(ApiError::invalid("The limit is not valid.", "/limit", "must be 1 to 100"));
    }
    let refused = |_| ApiError::of(ErrorCode::InvalidCursor).with_detail("/cursor", "is not a cursor of this list");
    let before = parameters.cursor.as_deref().map(Uuid::try_parse).transpose().map_err(refused)?;
    let podcast = match parameters.podcast_id {
        Some(name) => Some(podcast_id(&state, name).await?),
        None => None,
    };
    let guest_profile = match &parameters.guest_profile_id {
        Some(key) => Some(find_profile(&state, &account, key).await?.id),
        None => None,
    };
    let project = match &parameters.project_id {
        Some(key) => Some(find_project(&state, &account, key).await?.id),
        None => None,
    };
    let user = parameters.mine.then_some(account.user_id);
    let query = OutreachQuery { podcast, guest_profile, project, user, is_pitched: parameters.is_pitched, before };
    let page = state.db.outreach_history(&account, query, limit).await?;
    let cursor = page.pitches.last().filter(|_| page.has_more).map(|last| last.id.to_string());
    let context = OutreachContext::read(&state, &account, &page.pitches).await?;
    let outreach = page.pitches.iter().map(|pitch| context.summary(pitch)).collect();
    Ok(Envelope::new(OutreachHistoryData { outreach, cursor }))
}

/// The ID of a podcast, which may have left the catalog.
pub(crate) async fn podcast_id(state: &AppState, name: String) -> Result<PodcastId, ApiError> {
    if let Ok(id) = PodcastId::from_str(&name) {
        return Ok(id);
    }
    state.read_generation(move |generation| Ok(find_podcast(generation, &name)?.podcast.id)).await
}
