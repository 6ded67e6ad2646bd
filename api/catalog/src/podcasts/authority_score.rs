//! `GET /api/v1/podcasts/authority-score/{id}` and `…/details`

use earshot_api_content::lookup::find_podcast;
use earshot_api_content::views::{
    AuthorityScoreView, ScoreInputView, ScorePercentilesView, ScorePointView, UnknownInputView,
};
use earshot_api_server::prelude::*;
use earshot_model::{PeerGroup, PodcastDocument, SUB_SCORE_WEIGHTS, ScorePrior, WEIGHTS_VERSION, input_weights};
use std::collections::BTreeMap;

/// The authority score of a podcast.
#[view]
pub struct AuthorityScoreData {
    /// ID of the podcast.
    podcast_id: String,
    /// Slug of the podcast.
    podcast_slug: String,
    /// The authority score with its sub-scores; `null` before it was calculated.
    authority_score: Option<AuthorityScoreView>,
}

/// The authority score with its inputs.
#[view]
pub struct AuthorityScoreDetailsData {
    #[serde(flatten)]
    score: AuthorityScoreData,
    /// Inputs with data, by sub-score.
    inputs: Vec<ScoreInputView>,
    /// Inputs without data. They count as the average of their sub-score in the catalog.
    unknown_inputs: Vec<UnknownInputView>,
    /// The averages of the catalog for which inputs without data count, by sub-score, 0 to 100. Empty for a podcast
    /// that was scored before there were any.
    prior: BTreeMap<String, f64>,
    /// Weights of the sub-scores.
    weights: BTreeMap<String, f64>,
    /// Weights of the inputs of each sub-score.
    input_weights: BTreeMap<String, BTreeMap<String, f64>>,
    /// Version of the weights. Scores of different versions are not comparable.
    weights_version: i64,
    /// Percentiles and rank among active podcasts; `null` for a podcast that is not active.
    standing: Option<ScorePercentilesView>,
    /// The days on which the score changed, oldest first.
    history: Vec<ScorePointView>,
}

/// Returns the authority score of a podcast.
#[endpoint(
    get "/api/v1/podcasts/authority-score/{podcastIdOrSlug}",
    (status = 200, description = "The score", body = Envelope<AuthorityScoreData>),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast_authority_score(
    state: AppState,
    ApiPath(id_or_slug): ApiPath<String>,
) -> Result<Envelope<AuthorityScoreData>, ApiError> {
    let found = state.read_generation(move |generation| find_podcast(generation, &id_or_slug)).await?;
    Ok(Envelope::new(AuthorityScoreData::of(&found)))
}

/// Returns the authority score of a podcast with all of its inputs.
#[endpoint(
    get "/api/v1/podcasts/authority-score/{podcastIdOrSlug}/details",
    (status = 200, description = "The score and its inputs", body = Envelope<AuthorityScoreDetailsData>),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast_authority_score_details(
    state: AppState,
    caller: Caller,
    ApiPath(id_or_slug): ApiPath<String>,
) -> Result<Envelope<AuthorityScoreDetailsData>, ApiError> {
    let tier = caller.tier;
    let data = state
        .read_generation(move |generation| {
            let found = find_podcast(generation, &id_or_slug)?;
            let score = found.score.as_ref();
            let group = PeerGroup::from_podcast(&found.podcast);
            let percentiles =
                score.map(|score| generation.tables.percentiles(score, group.as_ref())).transpose()?.flatten();
            let history = generation.tables.score_history(found.podcast.id)?;
            Ok(AuthorityScoreDetailsData {
                score: AuthorityScoreData::of(&found),
                inputs: ScoreInputView::all(score, tier),
                unknown_inputs: UnknownInputView::all(score),
                prior: score.and_then(|score| score.prior).map_or_else(BTreeMap::new, prior_by_name),
                weights: weights_by_name(SUB_SCORE_WEIGHTS),
                input_weights: SUB_SCORE_WEIGHTS
                    .iter()
                    .map(|(name, _)| ((*name).to_owned(), weights_by_name(input_weights(name))))
                    .collect(),
                weights_version: WEIGHTS_VERSION,
                standing: percentiles.as_ref().map(|percentiles| ScorePercentilesView::of(percentiles, tier)),
                history: history.iter().map(ScorePointView::of).collect(),
            })
        })
        .await?;
    Ok(Envelope::new(data))
}

fn prior_by_name(prior: ScorePrior) -> BTreeMap<String, f64> {
    SUB_SCORE_WEIGHTS.iter().map(|(name, _)| ((*name).to_owned(), 100.0 * prior.of(name))).collect()
}

fn weights_by_name(weights: &[(&str, f64)]) -> BTreeMap<String, f64> {
    weights.iter().map(|(name, weight)| ((*name).to_owned(), *weight)).collect()
}

impl AuthorityScoreData {
    fn of(document: &PodcastDocument) -> Self {
        Self {
            podcast_id: document.podcast.id.to_string(),
            podcast_slug: document.podcast.slug.clone(),
            authority_score: AuthorityScoreView::of(document.score.as_ref()),
        }
    }
}
