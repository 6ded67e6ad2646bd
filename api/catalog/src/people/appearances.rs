//! `GET /api/v1/people/{personSlug}/appearances`

use super::get::find_person;
use super::views::PersonAppearanceView;
use crate::page_by_rank::check_limit;
use earshot_api_server::extract::check_skip;
use earshot_api_server::prelude::*;

/// Which appearances are returned.
#[parameters(Default)]
pub struct AppearancesParameters {
    /// Appearances to skip, at most 100000000.
    skip: Option<usize>,
    /// 1 to 100; 20 by default.
    limit: Option<usize>,
}

/// A page of appearances.
#[view]
pub struct AppearancesData {
    /// Number of all appearances.
    pub total: usize,
    /// The appearances, newest first.
    pub appearances: Vec<PersonAppearanceView>,
}

/// Returns the appearances of a person, one per episode.
#[endpoint(
    get "/api/v1/people/{personSlug}/appearances",
    (status = 200, description = "A page", body = Envelope<AppearancesData>),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_person_appearances(
    state: AppState,
    caller: Caller,
    ApiPath(slug): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<AppearancesParameters>,
) -> Result<Envelope<AppearancesData>, ApiError> {
    let (skip, limit) = (check_skip(parameters.skip)?, check_limit(parameters.limit)?);
    let data = state
        .run_engine_task(EngineTask::new(&caller, WorkCost::SIMILAR), move |generation, _cancel| {
            AppearancesData::read(generation, &slug, skip, limit)
        })
        .await?;
    Ok(Envelope::new(data))
}

impl AppearancesData {
    pub fn read(generation: &OpenGeneration, slug: &str, skip: usize, limit: usize) -> Result<Self, ApiError> {
        let person = find_person(generation, slug)?;
        let mut appearances = Vec::new();
        for record in generation.people.appearances(&person, skip, limit)? {
            appearances.extend(PersonAppearanceView::read(generation, &record)?);
        }
        Ok(Self { total: person.appearances, appearances })
    }
}
