//! `GET /api/v1/sponsors/{sponsorSlug}/reads`

use super::get::find_sponsor;
use super::views::SponsorReadView;
use crate::page_by_rank::check_limit;
use earshot_api_server::extract::check_skip;
use earshot_api_server::prelude::*;

/// Which reads are returned.
#[parameters(Default)]
pub struct SponsorReadsParameters {
    /// Reads to skip, at most 100000000.
    skip: Option<usize>,
    /// 1 to 100; 20 by default.
    limit: Option<usize>,
}

/// A page of reads.
#[view]
pub struct SponsorReadsData {
    /// Number of all reads.
    pub total: usize,
    /// The reads, newest first.
    pub reads: Vec<SponsorReadView>,
}

/// Returns the reads of a sponsor, one per episode, with the text around the name.
#[endpoint(
    get "/api/v1/sponsors/{sponsorSlug}/reads",
    (status = 200, description = "A page", body = Envelope<SponsorReadsData>),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_sponsor_reads(
    state: AppState,
    caller: Caller,
    ApiPath(slug): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<SponsorReadsParameters>,
) -> Result<Envelope<SponsorReadsData>, ApiError> {
    let (skip, limit) = (check_skip(parameters.skip)?, check_limit(parameters.limit)?);
    let data = state
        .run_engine_task(EngineTask::new(&caller, WorkCost::SIMILAR), move |generation, _cancel| {
            SponsorReadsData::read(generation, &slug, skip, limit)
        })
        .await?;
    Ok(Envelope::new(data))
}

impl SponsorReadsData {
    pub fn read(generation: &OpenGeneration, slug: &str, skip: usize, limit: usize) -> Result<Self, ApiError> {
        let sponsor = find_sponsor(generation, slug)?;
        let mut reads = Vec::new();
        for record in generation.sponsors.sponsor_reads(slug, skip, limit)? {
            reads.extend(SponsorReadView::read(generation, &sponsor.name, &record)?);
        }
        Ok(Self { total: sponsor.episodes, reads })
    }
}
