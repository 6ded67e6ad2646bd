//! `GET /api/v1/podcasts/{podcastIdOrSlug}/related-sponsors`

use super::views::SponsorProfileSummaryView;
use crate::podcasts::co_charted::find_co_charted;
use crate::podcasts::related::MAX_RELATED;
use earshot_api_content::lookup::find_podcast;
use earshot_api_content::views::PodcastSummary;
use earshot_api_server::prelude::*;
use earshot_api_server::serving::CreditedContent;
use earshot_model::sponsors::SponsorRecord;
use earshot_model::{PodcastDocument, SponsorGroup};
use std::cmp::Reverse;

/// Most sponsors in a response.
const MAX_SPONSORS: usize = 20;
/// Sponsors of each podcast that are read, those with the most episodes.
const MAX_READ: usize = 100;

/// Sponsors of podcasts like this.
#[view]
pub struct RelatedSponsorsData {
    /// ID of the podcast.
    podcast_id: String,
    /// Those on most of the related podcasts first, at most 20.
    sponsors: Vec<RelatedSponsorView>,
}

/// A sponsor of podcasts like this.
#[view]
pub struct RelatedSponsorView {
    #[serde(flatten)]
    sponsor: SponsorProfileSummaryView,
    /// The related podcasts that it appears in, most related first.
    related_podcasts: Vec<PodcastSummary>,
}

/// Returns who pays for messages in podcasts like this one, and not in this one yet.
#[endpoint(
    get "/api/v1/podcasts/{podcastIdOrSlug}/related-sponsors",
    (status = 200, description = "The sponsors", body = Envelope<RelatedSponsorsData>),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast_related_sponsors(
    state: AppState,
    caller: Caller,
    ApiPath(id_or_slug): ApiPath<String>,
) -> Result<Envelope<RelatedSponsorsData>, ApiError> {
    let data = state
        .run_engine_task(EngineTask::new(&caller, WorkCost::SIMILAR), move |generation, _cancel| {
            let document = find_podcast(generation, &id_or_slug)?;
            RelatedSponsorsData::read(generation, &document)
        })
        .await?;
    Ok(Envelope::new(data))
}

impl RelatedSponsorsData {
    fn read(generation: &OpenGeneration, document: &PodcastDocument) -> Result<Self, ApiError> {
        let id = document.podcast.id;
        let own = generation.sponsors.sponsors_of(CreditedContent::Podcast(id), MAX_READ)?;
        let related = generation.backend.related_podcasts(id, &find_co_charted(generation, id)?, MAX_RELATED)?;
        let mut found: Vec<(SponsorRecord, Vec<PodcastSummary>)> = Vec::new();
        for podcast in related {
            let related = CreditedContent::Podcast(podcast.document.podcast.id);
            let sponsors = generation.sponsors.sponsors_of(related, MAX_READ)?;
            let is_new = |sponsor: &SponsorRecord| {
                sponsor.group == SponsorGroup::Paid && !own.iter().any(|one| one.slug == sponsor.slug)
            };
            for sponsor in sponsors.into_iter().filter(is_new) {
                let summary = PodcastSummary::of(&podcast.document);
                match found.iter_mut().find(|(one, _)| one.slug == sponsor.slug) {
                    Some((_, podcasts)) => podcasts.push(summary),
                    None => found.push((sponsor, vec![summary])),
                }
            }
        }
        // The sort is stable, so sponsors of the most related podcasts stay in front.
        found.sort_by_key(|(sponsor, podcasts)| Reverse((podcasts.len(), sponsor.podcast_count)));
        let view = |(sponsor, related_podcasts): (SponsorRecord, Vec<PodcastSummary>)| RelatedSponsorView {
            sponsor: SponsorProfileSummaryView::of(&sponsor),
            related_podcasts,
        };
        let sponsors = found.into_iter().take(MAX_SPONSORS).map(view).collect();
        Ok(Self { podcast_id: id.to_string(), sponsors })
    }
}
