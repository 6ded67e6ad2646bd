//! `POST /api/v1/export/episodes`

use super::documented::{SheetResponses, export_cost};
use super::request::{check_count, invalid};
use super::searched_episodes::{EpisodeRow, search_episodes_of};
use super::searched_podcasts::find_stored_search;
use super::sheet_export::{SheetChoice, SheetExport};
use earshot_api_server::prelude::*;
use earshot_export::{Sheet, SheetColumn};
use earshot_model::export::ExportColumnKind::{Boolean, Decimal, Integer, List, Text, Time};
use earshot_model::export::ExportValue;

/// An export of the episodes of a search.
#[request(Serialize)]
pub struct ExportEpisodesRequest {
    /// `searchId` of the response to a search for episodes. The search is run again.
    search_history_id: String,
    /// Number of episodes, 1 to 1,000, best first; `null` exports all, if the plan exports as many at once.
    limit: Option<i64>,
    /// csv (default), xlsx or json.
    format: Option<String>,
    /// Whether a CSV file begins with a byte order mark, which Excel needs; false by default.
    bom: Option<bool>,
}

const COLUMNS: &[SheetColumn<EpisodeRow>] = &[
    SheetColumn::new(Text, "title", "Episode", |it| (&it.title).into()),
    SheetColumn::new(Text, "podcast", "Podcast", |it| (&it.podcast).into()),
    SheetColumn::new(Time, "publishedAt", "Published", |it| it.published_at.into()),
    SheetColumn::new(Integer, "durationMinutes", "Minutes", |it| it.duration_minutes.into()),
    SheetColumn::new(Text, "pageUrl", "Page", |it| (&it.page_url).into()),
    SheetColumn::new(List, "hostNames", "Hosts", |it| (&it.hosts).into()),
    SheetColumn::new(Text, "primaryContactEmail", "Primary contact", |it| it.contact.as_ref().into()),
    SheetColumn::new(Decimal, "authorityScore", "Authority score", |it| ExportValue::of_score(it.authority_score)),
    SheetColumn::new(Integer, "estimatedMonthlyListeners", "Estimated monthly listeners", |it| {
        it.monthly_listeners.into()
    }),
    SheetColumn::new(Boolean, "hasTranscript", "Transcript", |it| it.has_transcript.into()),
    SheetColumn::new(Text, "language", "Language", |it| it.language.as_ref().into()),
    SheetColumn::new(List, "genres", "Genres", |it| (&it.genres).into()),
    SheetColumn::new(Text, "audioUrl", "Audio", |it| it.audio_url.as_ref().into()),
    SheetColumn::new(Text, "webUrl", "Web page", |it| it.web_url.as_ref().into()),
    SheetColumn::new(Text, "episodeId", "Episode ID", |it| (&it.id).into()),
    SheetColumn::new(Text, "podcastId", "Podcast ID", |it| (&it.podcast_id).into()),
];

/// Exports the episodes of a search as a file.
///
/// The search is run again under the caller's plan. Costs one export, however many episodes it has; the same episodes in the
/// same form are free again for 15 minutes, and failures are free.
#[endpoint(
    post "/api/v1/export/episodes",
    SheetResponses,
    (status = 400, description = "A value is not valid, or the search is not one for episodes"),
    (status = 404, description = "The team has no such search"),
    extensions(("x-cost" = json!(export_cost()))),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn export_episodes(
    state: AppState,
    caller: Caller,
    origin: RequestOrigin,
    ApiJson(body): ApiJson<ExportEpisodesRequest>,
) -> Result<Response, ApiError> {
    let choice = SheetChoice::parse(&caller, body.format.as_deref(), body.bom, body.limit)?;
    let stored = find_stored_search(&state, &caller, &body.search_history_id).await?;
    if stored.mode != "episodes" {
        return Err(invalid("/searchHistoryId", "must be of a search for episodes"));
    }
    let export = SheetExport { state: &state, caller: &caller, origin: &origin, choice };
    let reservation = export.reserve("episodes", &body, Vec::new()).await?;
    let found = search_episodes_of(&state, &caller, &stored, export.choice.rows_to_read()).await;
    let checked = found.and_then(|found| {
        if export.choice.is_whole() {
            let what = ("This search", "episodes");
            let remedy = "Set a limit to export the best of them.";
            check_count(found.count, !found.is_count_exact, what, remedy, caller.tier)?;
        }
        Ok(found)
    });
    let (found, reservation) = reservation.refund_on_error(checked).await?;
    // The blacklist, or a new generation, may have changed what the search finds.
    let ids = found.rows.iter().map(|row| row.id.clone()).collect();
    let reservation = export.bind(reservation, "found episodes", &body, ids).await?;
    let sheet = Sheet { name: "Episodes", columns: COLUMNS, rows: found.rows };
    export.send(reservation, sheet, "episodes").await
}
