//! `POST /api/v1/export/project/{projectIdOrSlug}/listed-podcasts`

use super::documented::{PodcastFileResponses, export_cost};
use super::exported_list::{ExportedList, parse_states};
use super::podcasts::charge_key;
use super::request::{ExportChoice, check_count};
use super::sheet_export::record_export;
use earshot_api_content::exports::{ExportDownload, RecordReader};
use earshot_api_content::search::REPEATS_FREE_FOR;
use earshot_api_server::metering::ChargeKey;
use earshot_api_server::prelude::*;
use earshot_export::ExportTable;
use earshot_model::Meter;
use earshot_model::export::ExportSource;

/// An export of a list.
#[request(Serialize)]
pub struct ExportListedPodcastsRequest {
    /// Groups of columns: basicInfo, description, location, website, contactDetails, socials, appleReviews,
    /// spotifyReviews, castboxListens, authorityScore, listDetails. At least one, except for opml. basicInfo has
    /// states, priorities, assignees, relevancy, last pitches and labels; listDetails has notes, next actions, who wrote last, who
    /// added the podcast when, and the columns that the team added.
    pub(super) columns: Option<Vec<String>>,
    /// csv (default), json, ndjson, xlsx, parquet or opml.
    pub(super) format: Option<String>,
    /// States of the entries to export: prospect, qualified, pitched, lost, booked, ignored; all by default.
    pub(super) listed_podcast_states_filter: Option<Vec<String>>,
    /// Whether a CSV file begins with a byte order mark, which Excel needs; false by default.
    pub(super) bom: Option<bool>,
}

/// Exports the podcasts of a list as a file, last added first.
///
/// A podcast that has left the catalog is exported as it was when it was added. Costs one export, however many podcasts
/// the list has; the same podcasts in the same form are free again for 15 minutes, and failures are free.
#[endpoint(
    post "/api/v1/export/project/{projectIdOrSlug}/listed-podcasts",
    PodcastFileResponses,
    extensions(("x-cost" = json!(export_cost()))),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn export_listed_podcasts(
    state: AppState,
    caller: Caller,
    origin: RequestOrigin,
    ApiPath(project): ApiPath<String>,
    ApiJson(body): ApiJson<ExportListedPodcastsRequest>,
) -> Result<Response, ApiError> {
    let tier = caller.tier;
    let choice = ExportChoice::parse(ExportSource::List, body.format.as_deref(), body.columns.as_deref())?;
    let states = parse_states(body.listed_podcast_states_filter.as_deref())?;
    choice.require_groups(tier)?;
    let account = caller.account.as_ref().ok_or_else(|| ApiError::of(ErrorCode::SignInRequired))?;
    let ExportedList { project, items } = ExportedList::read(&state, account, &project, states).await?;
    check_count(items.len(), false, ("This export", "podcasts"), "Choose fewer states.", tier)?;
    let key = ChargeKey {
        text: charge_key(&format!("project {}", project.id), &body, items.iter().map(|item| item.podcast)),
        free_until: state.clock.now() + REPEATS_FREE_FOR,
    };
    let reservation = state.metering.reserve(&caller.payer(), Meter::Exports, key).await?;
    let what = format!("{} of {} as {}", items.len(), project.slug, choice.format.as_str());
    let download = ExportDownload {
        format: choice.format,
        with_bom: body.bom == Some(true),
        table: ExportTable {
            columns: choice.columns(tier, &project.custom_columns),
            title: project.name,
            exported_at: state.clock.now(),
        },
        file_stem: project.slug,
        records: RecordReader::new(items, tier, &state.config.public_url),
    };
    let response = download.send(&state, reservation).await?;
    record_export(&state, &caller, &origin, what).await;
    Ok(response)
}
