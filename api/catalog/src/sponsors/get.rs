//! `GET /api/v1/sponsors/{sponsorSlug}`

use super::views::SponsorProfileView;
use earshot_api_server::prelude::*;
use earshot_model::sponsors::SponsorRecord;

/// A sponsor.
#[view]
pub struct SponsorData {
    /// The sponsor.
    pub sponsor: SponsorProfileView,
}

/// Returns a sponsor across podcasts: podcasts, months, categories, domains and coupon codes.
#[endpoint(
    get "/api/v1/sponsors/{sponsorSlug}",
    (status = 200, description = "The sponsor", body = Envelope<SponsorData>),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_sponsor(
    state: AppState,
    caller: Caller,
    ApiPath(slug): ApiPath<String>,
) -> Result<Envelope<SponsorData>, ApiError> {
    let data = state
        .run_engine_task(EngineTask::new(&caller, WorkCost::SIMILAR), move |generation, _cancel| {
            SponsorData::read(generation, &slug)
        })
        .await?;
    Ok(Envelope::new(data))
}

impl SponsorData {
    pub fn read(generation: &OpenGeneration, slug: &str) -> Result<Self, ApiError> {
        Ok(Self { sponsor: SponsorProfileView::read(generation, &find_sponsor(generation, slug)?)? })
    }
}

pub(crate) fn find_sponsor(generation: &OpenGeneration, slug: &str) -> Result<SponsorRecord, ApiError> {
    generation.sponsors.sponsor(slug)?.ok_or_else(|| ApiError::not_found("Sponsor"))
}
