//! Makes, stores and finds reviews.

use super::{ReviewContext, add_similarities};
use crate::assistance::{PodcastRecord, reserve_assist, run_reserved_assist, run_rules};
use crate::views::{GeneratedByView, RelevancyReviewView};
use earshot_api_server::prelude::*;
use earshot_app::RelevancyReviewRow;
use earshot_assist::agent::Generated;
use earshot_assist::relevancy::{RelevancyReview, RelevancyReviewer};
use earshot_indexer::PodcastKey;
use earshot_model::{PodcastId, Timestamp};
use futures::FutureExt as _;
use std::collections::HashMap;

/// A review and where it comes from.
#[derive(Clone, Debug)]
pub struct ReviewOutcome {
    pub review: RelevancyReview,
    pub made_with: GeneratedByView,
    pub made_at: Timestamp,
    /// Whether it is kept with the project.
    pub is_stored: bool,
    /// Whether guest, project or podcast have changed since.
    pub is_stale: bool,
}

impl ReviewOutcome {
    /// The review as responses have it.
    pub fn view(&self) -> RelevancyReviewView {
        RelevancyReviewView::of(&self.review)
    }
}

/// Reviews a podcast for a project, stores the review, and charges one AI assist. The caller has added its similarity.
///
/// # Errors
/// When the AI assists are used up, or neither guest nor project describes a subject.
pub async fn review_show(
    state: &AppState,
    account: &Account,
    subject: &ReviewContext,
    show: &PodcastRecord,
) -> Result<ReviewOutcome, ApiError> {
    let reservation = reserve_assist(state, account).await?;
    let (facts, podcast) = (subject.clone(), show.facts.clone());
    let generated = run_reserved_assist(state, account, reservation, move |assistant| {
        async move { assistant.relevancy(facts.guest.as_ref(), Some(&facts.project), &podcast).await }.boxed()
    })
    .await?;
    let made_with = GeneratedByView::of(&generated);
    let made_at = state.clock.now();
    let Generated { result: review, .. } = generated;
    let outcome = ReviewOutcome { review, made_with, made_at, is_stored: true, is_stale: false };
    store_review(state, account, subject, (show, &outcome)).await?;
    Ok(outcome)
}

/// Keeps the review of a podcast with the project.
pub async fn store_review(
    state: &AppState,
    account: &Account,
    subject: &ReviewContext,
    (show, outcome): (&PodcastRecord, &ReviewOutcome),
) -> Result<(), ApiError> {
    let row = RelevancyReviewRow {
        podcast: show.document.podcast.id,
        rating: outcome.review.rating,
        score: outcome.review.score,
        review: serde_json::to_value(&outcome.review).map_err(ApiError::internal)?,
        made_with: serde_json::to_value(&outcome.made_with).map_err(ApiError::internal)?,
        versions: subject.versions(&show.document),
        made_at: outcome.made_at,
    };
    Ok(state.db.store_relevancy_review(account, subject.project_id, row).await?)
}

/// Reviews a podcast by rules. Free, and not stored.
///
/// # Errors
/// When neither guest nor project describes a subject.
pub async fn review_by_rules(
    state: &AppState,
    account: &Account,
    subject: &ReviewContext,
    show: &PodcastRecord,
) -> Result<ReviewOutcome, ApiError> {
    let mut reviews = review_all_by_rules(state, account, subject, vec![show.clone()]).await?;
    reviews.remove(&show.document.podcast.id).ok_or_else(|| ApiError::not_found("Podcast"))
}

/// Reviews podcasts by rules. Free, and not stored.
///
/// # Errors
/// When neither guest nor project describes a subject.
pub async fn review_all_by_rules(
    state: &AppState,
    account: &Account,
    subject: &ReviewContext,
    mut shows: Vec<PodcastRecord>,
) -> Result<HashMap<PodcastId, ReviewOutcome>, ApiError> {
    add_similarities(state, subject, &mut shows).await?;
    let (subject, now) = (subject.clone(), state.clock.now());
    let reviewed = run_rules(state, account, move |statistics| {
        let reviewer = RelevancyReviewer::new(subject.guest.as_ref(), Some(&subject.project), statistics, now)?;
        let review = |show: PodcastRecord| {
            let outcome = ReviewOutcome {
                review: reviewer.review(&show.facts),
                made_with: GeneratedByView::by_rules(),
                made_at: now,
                is_stored: false,
                is_stale: false,
            };
            (show.document.podcast.id, outcome)
        };
        Ok::<_, ApiError>(shows.into_iter().map(review).collect())
    });
    reviewed.await?
}

/// Finds the stored review of a podcast for a project.
pub async fn find_stored_review(
    state: &AppState,
    account: &Account,
    subject: &ReviewContext,
    show: &PodcastRecord,
) -> Result<Option<ReviewOutcome>, ApiError> {
    // A merged podcast may have been reviewed under a former id.
    let ids: Vec<PodcastId> =
        std::iter::once(show.document.podcast.id).chain(show.document.aliases.ids.iter().copied()).collect();
    let mut stored = state.db.relevancy_reviews(account, subject.project_id, &ids).await?;
    let Some(row) = ids.iter().find_map(|id| stored.remove(id)) else { return Ok(None) };
    let is_stale = row.versions != subject.versions(&show.document);
    Ok(read_row(row).map(|outcome| ReviewOutcome { is_stale, ..outcome }))
}

/// Returns which of the podcasts have a review that is not stale, with it. Podcasts may be named by former ids.
pub async fn find_fresh_reviews(
    state: &AppState,
    account: &Account,
    subject: &ReviewContext,
    podcasts: &[PodcastId],
) -> Result<HashMap<PodcastId, ReviewOutcome>, ApiError> {
    let (named, expected) = (podcasts.to_vec(), subject.clone());
    let read = state.read_generation(move |generation| {
        let mut found = Vec::with_capacity(named.len());
        for id in named {
            if let Some(document) = generation.backend.podcast(PodcastKey::Id(id))? {
                found.push((id, document.podcast.id, expected.versions(&document)));
            }
        }
        Ok(found)
    });
    let found = read.await?;
    let current: Vec<PodcastId> = found.iter().map(|(_, current, _)| *current).collect();
    let stored = state.db.relevancy_reviews(account, subject.project_id, &current).await?;
    let fresh = found.into_iter().filter_map(|(named, current, versions)| {
        let row = stored.get(&current).filter(|row| row.versions == versions)?;
        Some((named, read_row(row.clone())?))
    });
    Ok(fresh.collect())
}

/// A stored review. `None` for one that a former version stored in another form.
fn read_row(row: RelevancyReviewRow) -> Option<ReviewOutcome> {
    let review = serde_json::from_value(row.review).ok()?;
    let made_with = serde_json::from_value(row.made_with).ok()?;
    Some(ReviewOutcome { review, made_with, made_at: row.made_at, is_stored: true, is_stale: false })
}
