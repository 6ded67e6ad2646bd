//! Relevancy of the podcasts of a page for the project of the search (contract, `includePodcastRelevancy`). A stored
//! review that is fresh is shown; rules review the other podcasts, which is a part of the search and costs nothing
//! more.

use super::hidden_podcasts::find_project_of_search;
use super::project_facts::read_project_facts;
use super::request::{ProjectRequest, SearchRequest};
use super::response::SearchFilterStats;
use super::team_marks::PodcastIds;
use crate::assistance::{ShowDetail, read_shows};
use crate::relevancy::{ReviewContext, ReviewOutcome, find_fresh_reviews, review_all_by_rules};
use crate::views::RelevancyAnswerView;
use earshot_api_server::prelude::*;
use earshot_app::ProjectKey;
use earshot_model::PodcastId;
use earshot_model::search::SearchOptionsError;
use std::collections::{BTreeMap, HashMap, HashSet};

/// How a search uses relevancy.
#[derive(Clone, Debug)]
pub(super) struct RelevancyOptions {
    /// Ratings whose podcasts are left out.
    excluded: HashSet<u8>,
    ignores_stored: bool,
}

/// The reviews of a page.
#[derive(Debug, Default)]
pub(super) struct PageRelevancy {
    reviews: HashMap<PodcastId, ReviewOutcome>,
    excluded: HashSet<u8>,
}

impl RelevancyOptions {
    /// Reads the keys of a search; `None` when it requests no relevancy.
    pub fn of(project: Option<&ProjectRequest>) -> Result<Option<Self>, ApiError> {
        let Some(project) = project else { return Ok(None) };
        let values = project.exclude_relvancy_values.as_deref().unwrap_or_default();
        let is_requested =
            project.include_podcast_relevancy == Some(true) || project.force_recalculate_relevancy == Some(true);
        if !is_requested && values.is_empty() {
            return Ok(None);
        }
        let excluded: Option<HashSet<u8>> =
            values.iter().map(|value| (1..=5_u8).find(|rating| f64::from(*rating) == *value)).collect();
        let Some(excluded) = excluded else {
            let pointer = "/project/excludeRelvancyValues".to_owned();
            return Err(
                SearchOptionsError::Invalid { pointer, message: "must have ratings from 1 to 5".to_owned() }.into()
            );
        };
        Ok(Some(Self { excluded, ignores_stored: project.force_recalculate_relevancy == Some(true) }))
    }
}

/// Reviews the podcasts of a page.
pub(super) async fn review_page(
    state: &AppState,
    caller: &Caller,
    request: &SearchRequest,
    podcasts: &[PodcastIds],
) -> Result<Option<PageRelevancy>, ApiError> {
    let Some(options) = RelevancyOptions::of(request.project.as_ref())? else { return Ok(None) };
    let account = caller.account.as_ref().ok_or_else(|| ApiError::of(ErrorCode::SignInRequired))?;
    let Some(project) = find_project_of_search(state, account, request).await? else { return Ok(None) };
    let ids: Vec<PodcastId> = podcasts.iter().filter_map(PodcastIds::current).collect();
    let reviews = match review_podcasts(state, account, project, ids, options.ignores_stored).await {
        // A project without words has no relevancy; the search itself is still fine.
        Err(error) if error.code == ErrorCode::EmptyProfile => HashMap::new(),
        reviews => reviews?,
    };
    Ok(Some(PageRelevancy { reviews, excluded: options.excluded }))
}

async fn review_podcasts(
    state: &AppState,
    account: &Account,
    project: Uuid,
    podcasts: Vec<PodcastId>,
    ignores_stored: bool,
) -> Result<HashMap<PodcastId, ReviewOutcome>, ApiError> {
    let Some(project) = state.db.find_project(account, &ProjectKey::Id(project)).await? else {
        return Ok(HashMap::new());
    };
    let facts = read_project_facts(state, account, &project).await?;
    let subject = ReviewContext::read(state, account, &project, facts).await?;
    let mut reviews = match ignores_stored {
        true => HashMap::new(),
        false => find_fresh_reviews(state, account, &subject, &podcasts).await?,
    };
    let left: Vec<PodcastId> = podcasts.into_iter().filter(|podcast| !reviews.contains_key(podcast)).collect();
    if !left.is_empty() {
        let shows = read_shows(state, account, left, ShowDetail::BRIEF).await?;
        reviews.extend(review_all_by_rules(state, account, &subject, shows).await?);
    }
    Ok(reviews)
}

impl PageRelevancy {
    /// Whether the page leaves out a podcast for its rating.
    pub fn is_excluded(&self, podcast: &PodcastIds) -> bool {
        let review = podcast.current().and_then(|id| self.reviews.get(&id));
        review.is_some_and(|outcome| self.excluded.contains(&outcome.review.rating))
    }

    /// The totals by rating, and the reviews by podcast. Episodes of one podcast count once.
    pub fn stats(&self) -> SearchFilterStats {
        let mut totals: BTreeMap<String, u64> = BTreeMap::new();
        let mut scores = BTreeMap::new();
        for (podcast, outcome) in &self.reviews {
            *totals.entry(outcome.review.rating.to_string()).or_default() += 1;
            scores.insert(podcast.to_string(), RelevancyAnswerView { answer: outcome.view() });
        }
        SearchFilterStats { relevancy_scores_totals: totals, project_podcast_relevancy_scores: Some(scores) }
    }
}
