//! `POST /api/v1/export/podcasts`

use super::documented::{PodcastFileResponses, export_cost};
use super::request::{ExportChoice, check_count, parse_limit, require_limit};
use super::searched_podcasts::{find_stored_search, search_podcasts_of};
use super::sheet_export::{charge_key_text, record_export};
use earshot_api_content::exports::{ExportDownload, ExportItem, RecordReader};
use earshot_api_content::search::REPEATS_FREE_FOR;
use earshot_api_server::metering::ChargeKey;
use earshot_api_server::prelude::*;
use earshot_export::ExportTable;
use earshot_model::export::ExportSource;
use earshot_model::{Meter, PodcastId};

/// An export of a search.
#[request(Serialize)]
pub struct ExportPodcastsRequest {
    /// `searchId` of the response to the search. The search is run again.
    pub(super) search_history_id: String,
    /// Number of podcasts, 1 to 1,000, best first; `null` exports all, if the plan exports as many at once.
    pub(super) limit: Option<i64>,
    /// Groups of columns: basicInfo, description, location, website, contactDetails, socials, appleReviews,
    /// spotifyReviews, castboxListens, authorityScore. At least one, except for opml.
    pub(super) columns: Option<Vec<String>>,
    /// csv (default), json, ndjson, xlsx, parquet or opml.
    pub(super) format: Option<String>,
    /// Whether a CSV file begins with a byte order mark, which Excel needs; false by default.
    pub(super) bom: Option<bool>,
}

/// Exports the podcasts of a search as a file.
///
/// The search is run again under the caller's plan. A search for episodes gives the podcasts of its first 10,000
/// episodes, each once. Costs one export, however many podcasts it has; the same podcasts in the same form are free again
/// for 15 minutes, and failures are free.
#[endpoint(
    post "/api/v1/export/podcasts",
    PodcastFileResponses,
    (status = 404, description = "The team has no such search"),
    extensions(("x-cost" = json!(export_cost()))),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn export_podcasts(
    state: AppState,
    caller: Caller,
    origin: RequestOrigin,
    ApiJson(body): ApiJson<ExportPodcastsRequest>,
) -> Result<Response, ApiError> {
    let tier = caller.tier;
    let choice = ExportChoice::parse(ExportSource::Search, body.format.as_deref(), body.columns.as_deref())?;
    let limit = parse_limit(body.limit)?;
    choice.require_groups(tier)?;
    require_limit(limit, tier, "podcasts")?;
    let stored = find_stored_search(&state, &caller, &body.search_history_id).await?;
    let (payer, free_until) = (caller.payer(), state.clock.now() + REPEATS_FREE_FOR);
    let key = ChargeKey { text: charge_key("search", &body, []), free_until };
    let reservation = state.metering.reserve(&payer, Meter::Exports, key).await?;
    let max = tier.limits().max_export_entries;
    // Without a limit, one more than the maximum shows whether there are more.
    let found = search_podcasts_of(&state, &caller, &stored, limit.unwrap_or(max + 1)).await;
    let checked = found.and_then(|found| {
        if limit.is_none() {
            let remedy = "Set a limit to export the best of them.";
            check_count(found.count, !found.is_count_exact, ("This search", "podcasts"), remedy, tier)?;
        }
        Ok(found)
    });
    let (found, reservation) = reservation.refund_on_error(checked).await?;
    // The blacklist, or a new generation, may have changed what the search finds.
    let content = ChargeKey { text: charge_key("found", &body, found.ids.iter().copied()), free_until };
    let reservation = state.metering.bind_to_content(&payer, reservation, content).await?;
    let what = format!("{} as {}", found.ids.len(), choice.format.as_str());
    let items = found.ids.into_iter().map(|podcast| ExportItem { podcast, listed: None }).collect();
    let download = ExportDownload {
        format: choice.format,
        with_bom: body.bom == Some(true),
        table: ExportTable {
            title: "Podcasts found on Earshot".to_owned(),
            columns: choice.columns(tier, &[]),
            exported_at: state.clock.now(),
        },
        file_stem: "podcasts".to_owned(),
        records: RecordReader::new(items, tier, &state.config.public_url),
    };
    let response = download.send(&state, reservation).await?;
    record_export(&state, &caller, &origin, what).await;
    Ok(response)
}

/// Identifies an export by its request and its podcasts, so that a repeat of it is recognized.
pub(super) fn charge_key(source: &str, body: &impl Serialize, podcasts: impl IntoIterator<Item = PodcastId>) -> String {
    charge_key_text(source, body, podcasts.into_iter().map(|podcast| podcast.to_string()).collect())
}
