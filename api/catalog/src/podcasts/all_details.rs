//! `GET /api/v1/podcasts/{podcastIdOrSlug}/all-details`

use super::charts::{PodcastChartsParameters, get_podcast_charts};
use super::contacts::get::{ContactsParameters, get_podcast_contacts};
use super::credits::newest_episodes;
use super::get::PodcastData;
use super::publishing_history::PublishingHistory;
use super::related::{RelatedData, RelatedPodcasts};
use super::reviews::{ReviewsParameters, get_podcast_reviews};
use super::social_media::{get_podcast_social_media, get_podcast_youtube};
use earshot_api_content::lookup::{add_request_times, add_transcription_modes, find_podcast};
use earshot_api_content::views::{
    ChartAppearance, EpisodeView, PodcastContactsView, PodcastGuestsView, PodcastReviewsView, PodcastSponsorsView,
    PodcastView, SocialMediaView, YoutubeView,
};
use earshot_api_server::prelude::*;
use earshot_model::SponsorGroup;
use earshot_model::search::RestrictedField;

/// Episodes in the response.
const RECENT_EPISODES: usize = 10;

/// Which optional parts of a podcast are returned.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct AllDetailsParameters {
    /// Also returns the number of episodes in each of the last 24 months.
    #[serde(default)]
    include_publishing_history: bool,
}

/// A podcast with everything that the tier sees of it.
#[view]
pub struct AllDetailsData {
    /// The podcast with the data of its other calls.
    podcast: PodcastAllDetails,
}

/// A podcast with the data of its other calls. A part is `null` when the plan does not include it.
#[view]
pub struct PodcastAllDetails {
    /// The podcast.
    podcast: PodcastView,
    /// The ten latest episodes.
    recent_episodes: Vec<EpisodeView>,
    /// The contacts of the podcast.
    contacts: PodcastContactsView,
    /// The people in its episodes; `null` when the plan does not include them.
    guests: Option<PodcastGuestsView>,
    /// Ratings and reviews; `null` when the plan does not include them.
    reviews: Option<PodcastReviewsView>,
    /// Social profiles and their followers; `null` when the plan does not include them.
    social_media: Option<SocialMediaView>,
    /// The sponsors of its episodes who pay.
    sponsors: PodcastSponsorsView,
    /// Podcasts that are similar.
    related_podcasts: RelatedPodcasts,
    /// The charts that the podcast is on now, best position first.
    chart_positions: Vec<ChartAppearance>,
    /// YouTube channels; `null` when the plan does not include them.
    youtube_data: Option<YoutubeView>,
    /// The publishing history; `null` unless it is requested.
    publishing_history: Option<PublishingHistory>,
}

/// Returns a podcast with all of its details.
///
/// Each part is the same as in its own call. Contacts cost nothing here: all of them are returned when this podcast's
/// contacts were already paid for this month or the plan has no limit; otherwise only the address in the feed.
#[endpoint(
    get "/api/v1/podcasts/{podcastIdOrSlug}/all-details",
    (status = 200, description = "The podcast", body = Envelope<AllDetailsData>),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast_all_details(
    state: AppState,
    caller: Caller,
    ApiPath(id_or_slug): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<AllDetailsParameters>,
) -> Result<Envelope<AllDetailsData>, ApiError> {
    let (tier, with_history) = (caller.tier, parameters.include_publishing_history);
    let today = state.clock.now().date_naive();
    let (id, mut podcast, episodes, credits, related_podcasts, publishing_history) = state
        .run_engine_task(EngineTask::new(&caller, WorkCost::SIMILAR), move |generation, _cancel| {
            let document = find_podcast(generation, &id_or_slug)?;
            let id = document.podcast.id;
            let mut episodes = newest_episodes(generation, id, None)?;
            let guests = PodcastGuestsView::of(&episodes, None);
            let credits = (guests, PodcastSponsorsView::of(&episodes, Some(SponsorGroup::Paid)));
            episodes.truncate(RECENT_EPISODES);
            let history = with_history.then(|| PublishingHistory::read(generation, id, today)).transpose()?;
            let podcast = PodcastData::read(generation, &document, tier)?.podcast;
            let related = RelatedData::read(generation, &document)?.related_podcasts;
            Ok((id.to_string(), podcast, episodes, credits, related, history))
        })
        .await?;
    // Uses the id, so that all parts belong to the same podcast.
    let of_it = || (state.clone(), ApiPath(id.clone()));
    let (at, path) = of_it();
    let spends_nothing = ApiQuery(ContactsParameters { spend: false });
    let contacts = get_podcast_contacts(at, caller.clone(), path, spends_nothing).await?.data.podcast_contacts;
    let has_account = caller.tier.can_see(RestrictedField::Socials);
    let account_parts =
        if has_account { read_account_parts(&state, &caller, &id).await? } else { AccountParts::default() };
    let (guests, sponsors) = credits;
    let (at, path) = of_it();
    let charts = get_podcast_charts(at, path, ApiQuery(PodcastChartsParameters::default())).await?;
    let mut recent_episodes: Vec<EpisodeView> = episodes.iter().map(|episode| EpisodeView::of(episode)).collect();
    add_request_times(&state, &caller, recent_episodes.iter_mut()).await?;
    add_transcription_modes(&state, &caller, std::iter::once(&mut podcast)).await?;
    Ok(Envelope::new(AllDetailsData {
        podcast: PodcastAllDetails {
            podcast,
            recent_episodes,
            contacts,
            guests: has_account.then_some(guests),
            reviews: account_parts.reviews,
            social_media: account_parts.social_media,
            sponsors,
            related_podcasts,
            chart_positions: charts.data.positions,
            youtube_data: account_parts.youtube_data,
            publishing_history,
        },
    }))
}

/// The parts whose own calls need an account (spec 6). The access table rejects other callers there; here the parts are
/// left out for them.
#[derive(Default)]
struct AccountParts {
    reviews: Option<PodcastReviewsView>,
    social_media: Option<SocialMediaView>,
    youtube_data: Option<YoutubeView>,
}

/// Calls the handlers of these parts, which check no access themselves.
async fn read_account_parts(state: &AppState, caller: &Caller, id: &str) -> Result<AccountParts, ApiError> {
    let of_it = || (state.clone(), ApiPath(id.to_owned()));
    let (at, path) = of_it();
    let reviews = get_podcast_reviews(at, caller.clone(), path, ApiQuery(ReviewsParameters::default())).await?;
    let (at, path) = of_it();
    let social_media = get_podcast_social_media(at, caller.clone(), path).await?;
    let (at, path) = of_it();
    let youtube = get_podcast_youtube(at, path).await?;
    Ok(AccountParts {
        reviews: Some(reviews.data.podcast_reviews),
        social_media: Some(social_media.data.social_media_data),
        youtube_data: Some(youtube.data.youtube_data),
    })
}
