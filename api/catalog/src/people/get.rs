//! `GET /api/v1/people/{personSlug}`

use super::views::PersonProfileView;
use earshot_api_server::prelude::*;
use earshot_model::people::PersonRecord;

/// A person.
#[view]
pub struct PersonData {
    /// The person.
    pub person: PersonProfileView,
}

/// Returns a person across podcasts: names, podcasts with the reason why they belong together, topics and profiles. The
/// credits of a name are one person only where evidence joins them. A page that was merged into another leads to it: the
/// person has the other slug.
#[endpoint(
    get "/api/v1/people/{personSlug}",
    (status = 200, description = "The person", body = Envelope<PersonData>),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_person(
    state: AppState,
    caller: Caller,
    ApiPath(slug): ApiPath<String>,
) -> Result<Envelope<PersonData>, ApiError> {
    let data = state
        .run_engine_task(EngineTask::new(&caller, WorkCost::SIMILAR), move |generation, _cancel| {
            PersonData::read(generation, &slug)
        })
        .await?;
    Ok(Envelope::new(data))
}

impl PersonData {
    pub fn read(generation: &OpenGeneration, slug: &str) -> Result<Self, ApiError> {
        Ok(Self { person: PersonProfileView::read(generation, &find_person(generation, slug)?)? })
    }
}

pub(crate) fn find_person(generation: &OpenGeneration, slug: &str) -> Result<PersonRecord, ApiError> {
    generation.people.person(slug)?.ok_or_else(|| ApiError::not_found("Person"))
}
