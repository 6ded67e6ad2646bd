//! `PUT /api/v1/projects/{projectIdOrSlug}/auto-fill`

use super::{AutoFillData, error_of};
use crate::projects::find_project;
use earshot_api_content::search::{ContainsSearch, RepeatedSearch, SearchBody, SearchRequest};
use earshot_api_server::prelude::*;
use earshot_model::Timestamp;

/// The search with which a project is to fill itself.
#[request]
pub struct SetAutoFillRequest {
    /// `podcasts`, or `episodes` for the podcasts of the episodes that are found.
    search_kind: String,
    /// The search. Its cursor, page size and output options are ignored.
    search_options: SearchRequest,
}

impl ContainsSearch for SetAutoFillRequest {
    const SEARCH_POINTER: &'static str = "/searchOptions";
}

/// Turns on auto-fill: after each update of the catalog, new matches of a search are added to the project.
///
/// New is what comes into the catalog after this call: podcasts, and in searches for episodes the podcasts of new
/// episodes. What the search finds today is not added; the bulk call with `searchId` does that. A different search
/// starts over; the same one continues.
///
/// New matches are added as prospects with the label `automated`, the best first, at most 100 each time and as many as
/// the plan allows on a project; what has no room is added after a later update. Podcasts that someone removed from the
/// project are not added again. The searches are free.
///
/// With `If-Match`, a search that someone else has chosen since stays, and the error has it in `data.current`. The version
/// of a project that does not fill itself is 0.
#[endpoint(
    put "/api/v1/projects/{projectIdOrSlug}/auto-fill",
    (status = 200, description = "The search and its runs", body = Envelope<AutoFillData>),
    (status = 400, description = "The search is not valid"),
    (status = 403, description = "The plan does not include automated searches, or a filter of the search"),
    (status = 409, description = "The project is archived"),
    (status = 412, description = "Someone has chosen another search since"),
    extensions(("x-plan" = json!(PlanFeature::AutomatedSearch))),
)]
pub async fn set_project_auto_fill(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
    ExpectedVersion(version): ExpectedVersion,
    SearchBody(body): SearchBody<SetAutoFillRequest>,
) -> Result<Envelope<AutoFillData>, ApiError> {
    let project = find_project(&state, &account, &project).await?;
    let search = RepeatedSearch::new(body.search_options, &body.search_kind)?;
    search.to_options(account.tier, state.clock.now()).map_err(|error| error.prefix_pointers("/searchOptions"))?;
    // Before the first publication everything is new.
    let new_since = state.generations.catalog_cutoff(state.clock.now()).unwrap_or(Timestamp::UNIX_EPOCH);
    let stored = search.to_stored();
    let search = (search.kind(), stored);
    let auto_fill = match state.db.set_auto_fill(&account, project.id, search, new_since, version).await {
        Ok(auto_fill) => auto_fill,
        Err(error) => return Err(error_of(&state, project.id, error).await?),
    };
    tracing::info!(user = %account.user_id, project = %project.id, "project fills itself");
    Ok(Envelope::new(AutoFillData { auto_fill: auto_fill.into() }))
}
