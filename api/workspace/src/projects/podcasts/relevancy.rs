//! `GET /api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}/relevancy`

use crate::projects::find_project;
use earshot_api_content::assistance::{ShowDetail, read_show};
use earshot_api_content::relevancy::{
    ReviewContext, ReviewOutcome, add_similarities, find_stored_review, review_by_rules, review_show,
};
use earshot_api_content::search::read_project_facts;
use earshot_api_content::views::{RelevancyAnswerView, RelevancyResultView, RelevancyReviewView};
use earshot_api_server::prelude::*;
use earshot_app::Project;
use earshot_assist::facts::ProjectFacts;

/// How a request for a review handles a missing or stale one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReviewMode {
    /// Returns the stored one however old it is, or one by rules, which is free.
    Read,
    /// Makes and stores one, for one AI assist.
    Make,
    /// Makes and stores one even when there is a fresh one.
    Renew,
}

/// Returns how well a podcast fits a project, with the reasons. Costs nothing and changes nothing.
///
/// Returns the stored review, also when it is stale. Without one, rules make a review for this response. `POST
/// /api/v1/agent/project/relevancy` makes one that is kept.
#[endpoint(
    get "/api/v1/projects/{projectIdOrSlug}/podcasts/{listedPodcastId}/relevancy",
    params(
        ("listedPodcastId" = String, Path, description = "ID of the entry, or ID or slug of a podcast, also of one that is not on the project."),
    ),
    (status = 200, description = "The review", body = Envelope<RelevancyResultView>),
    (status = 404, description = "Project or podcast not found"),
    (status = 409, description = "Neither the project nor its guest describes a subject"),
)]
pub async fn get_listed_podcast_relevancy(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath((project, entry)): ApiPath<(String, String)>,
) -> Result<Envelope<RelevancyResultView>, ApiError> {
    let project = find_project(&state, &account, &project).await?;
    let entry_of_project = state.db.find_listed_podcast(&account, project.id, &entry).await?;
    let podcast = entry_of_project.map_or(entry, |entry| entry.podcast.id.to_string());
    let facts = read_project_facts(&state, &account, &project).await?;
    let data = review_relevancy(&state, &account, (&project, facts), &podcast, ReviewMode::Read).await?;
    Ok(Envelope::new(data))
}

/// Finds or makes the review of a podcast for a project.
pub(crate) async fn review_relevancy(
    state: &AppState,
    account: &Account,
    (project, facts): (&Project, ProjectFacts),
    podcast: &str,
    mode: ReviewMode,
) -> Result<RelevancyResultView, ApiError> {
    let mut show = read_show(state, account, podcast, ShowDetail::FULL).await?;
    let subject = ReviewContext::read(state, account, project, facts).await?;
    let stored = match mode {
        ReviewMode::Renew => None,
        _ => find_stored_review(state, account, &subject, &show).await?,
    };
    let ReviewOutcome { review, made_with, made_at, is_stored, is_stale } = match (stored, mode) {
        (Some(stored), ReviewMode::Read) => stored,
        (Some(stored), _) if !stored.is_stale => stored,
        (_, ReviewMode::Read) => review_by_rules(state, account, &subject, &show).await?,
        _ => {
            add_similarities(state, &subject, std::slice::from_mut(&mut show)).await?;
            review_show(state, account, &subject, &show).await?
        }
    };
    Ok(RelevancyResultView {
        result: RelevancyAnswerView { answer: RelevancyReviewView::of(&review) },
        project_id: project.id.to_string(),
        podcast_id: show.document.podcast.id.to_string(),
        podcast_slug: show.document.podcast.slug.clone(),
        reviewed_at: made_at.into(),
        is_stored,
        is_stale,
        made_with,
    })
}
