//! `POST /api/v1/export/project/{projectIdOrSlug}/listed-podcasts/preview`

use super::exported_list::{ExportedList, parse_states};
use super::listed_podcasts::ExportListedPodcastsRequest;
use super::preview::{ExportCount, ExportPreviewData, PREVIEW_ROWS};
use super::request::ExportChoice;
use earshot_api_content::exports::RecordReader;
use earshot_api_server::prelude::*;
use earshot_model::export::ExportSource;

/// Previews an export of a list.
///
/// The preview has the columns, the first five rows, and the number of podcasts against the limit of the plan. It costs
/// nothing. Plans without exports get one, too, and columns that a plan does not export are left out.
#[endpoint(
    post "/api/v1/export/project/{projectIdOrSlug}/listed-podcasts/preview",
    (status = 200, description = "The preview", body = Envelope<ExportPreviewData>),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn preview_listed_podcast_export(
    state: AppState,
    caller: Caller,
    ApiPath(project): ApiPath<String>,
    ApiJson(body): ApiJson<ExportListedPodcastsRequest>,
) -> Result<Envelope<ExportPreviewData>, ApiError> {
    let tier = caller.tier;
    let choice = ExportChoice::parse(ExportSource::List, body.format.as_deref(), body.columns.as_deref())?;
    let states = parse_states(body.listed_podcast_states_filter.as_deref())?;
    let account = caller.account.as_ref().ok_or_else(|| ApiError::of(ErrorCode::SignInRequired))?;
    let ExportedList { mut items, project } = ExportedList::read(&state, account, &project, states).await?;
    let count = ExportCount { total: items.len(), is_exact: true, limit: None };
    items.truncate(PREVIEW_ROWS);
    let records = RecordReader::new(items, tier, &state.config.public_url);
    let columns = choice.preview_columns(tier, &project.custom_columns);
    let data = ExportPreviewData::read(&state, &caller, ExportSource::List, columns, records, count).await?;
    Ok(Envelope::new(data))
}
