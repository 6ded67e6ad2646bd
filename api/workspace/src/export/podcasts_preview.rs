//! `POST /api/v1/export/podcasts/preview`

use super::podcasts::ExportPodcastsRequest;
use super::preview::{ExportCount, ExportPreviewData, PREVIEW_ROWS};
use super::request::{ExportChoice, parse_limit};
use super::searched_podcasts::{find_stored_search, search_podcasts_of};
use earshot_api_content::exports::{ExportItem, RecordReader};
use earshot_api_server::prelude::*;
use earshot_model::export::ExportSource;

/// Previews an export of a search.
///
/// The preview has the columns, the first five rows, and the number of podcasts against the limit of the plan. It costs
/// nothing. Plans without exports get one, too, and columns that a plan does not export are left out.
#[endpoint(
    post "/api/v1/export/podcasts/preview",
    (status = 200, description = "The preview", body = Envelope<ExportPreviewData>),
    (status = 403, description = "The plan has lost a filter of the search"),
    (status = 404, description = "The team has no such search"),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn preview_podcast_export(
    state: AppState,
    caller: Caller,
    ApiJson(body): ApiJson<ExportPodcastsRequest>,
) -> Result<Envelope<ExportPreviewData>, ApiError> {
    let tier = caller.tier;
    let choice = ExportChoice::parse(ExportSource::Search, body.format.as_deref(), body.columns.as_deref())?;
    let limit = parse_limit(body.limit)?;
    let stored = find_stored_search(&state, &caller, &body.search_history_id).await?;
    // The podcasts of episodes can only be counted by reading them.
    let read =
        if stored.mode == "episodes" { tier.limits().max_export_entries.max(PREVIEW_ROWS) } else { PREVIEW_ROWS };
    let found = search_podcasts_of(&state, &caller, &stored, read).await?;
    let count = ExportCount { total: found.count, is_exact: found.is_count_exact, limit };
    let items = found.ids.into_iter().take(PREVIEW_ROWS);
    let items = items.map(|podcast| ExportItem { podcast, listed: None }).collect();
    let records = RecordReader::new(items, tier, &state.config.public_url);
    let columns = choice.preview_columns(tier, &[]);
    let data = ExportPreviewData::read(&state, &caller, ExportSource::Search, columns, records, count).await?;
    Ok(Envelope::new(data))
}
