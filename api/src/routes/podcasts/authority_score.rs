//! `GET /api/v1/podcasts/authority-score/{id}` and `…/details`

use crate::error::{ApiError, ErrorView};
use crate::extract::ApiPath;
use crate::state::AppState;
use crate::views::{AuthorityScoreView, Envelope, ScoreInputView};
use axum::extract::State;
use earshot_model::{PodcastDocument, SUB_SCORE_WEIGHTS};
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// How much weight a podcast has.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuthorityScoreData {
    podcast_id: String,
    podcast_slug: String,
    /// `null` before the podcast was scored.
    authority_score: Option<AuthorityScoreView>,
}

/// The same with what it is made of.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuthorityScoreDetailsData {
    #[serde(flatten)]
    score: AuthorityScoreData,
    /// Those that are known, by sub-score; what has no data is not among them.
    inputs: Vec<ScoreInputView>,
    /// Weights of the sub-scores; those that have data share the whole by them.
    weights: BTreeMap<String, f64>,
}

/// The authority score of a podcast.
#[utoipa::path(
    get,
    path = "/api/v1/podcasts/authority-score/{podcastIdOrSlug}",
    operation_id = "getPodcastAuthorityScore",
    tag = "Podcasts",
    params(("podcastIdOrSlug" = String, Path)),
    responses(
        (status = 200, description = "The score", body = Envelope<AuthorityScoreData>),
        (status = 404, description = "No such podcast", body = ErrorView),
    ),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast_authority_score(
    State(state): State<AppState>,
    ApiPath(id_or_slug): ApiPath<String>,
) -> Result<Envelope<AuthorityScoreData>, ApiError> {
    let found = state.read(move |generation| super::find(generation, &id_or_slug)).await?;
    Ok(Envelope::new(AuthorityScoreData::of(&found)))
}

/// The authority score of a podcast with every input that it is made of.
#[utoipa::path(
    get,
    path = "/api/v1/podcasts/authority-score/{podcastIdOrSlug}/details",
    operation_id = "getPodcastAuthorityScoreDetails",
    tag = "Podcasts",
    params(("podcastIdOrSlug" = String, Path)),
    responses(
        (status = 200, description = "The score and its inputs", body = Envelope<AuthorityScoreDetailsData>),
        (status = 404, description = "No such podcast", body = ErrorView),
    ),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast_authority_score_details(
    State(state): State<AppState>,
    ApiPath(id_or_slug): ApiPath<String>,
) -> Result<Envelope<AuthorityScoreDetailsData>, ApiError> {
    let found = state.read(move |generation| super::find(generation, &id_or_slug)).await?;
    let inputs = ScoreInputView::all(found.score.as_ref());
    let weights = SUB_SCORE_WEIGHTS.iter().map(|(name, weight)| ((*name).to_owned(), *weight)).collect();
    Ok(Envelope::new(AuthorityScoreDetailsData { score: AuthorityScoreData::of(&found), inputs, weights }))
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
