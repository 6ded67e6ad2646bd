//! The searches of a run: one for each keyword, with the podcasts that are new to the project and those that are not.

use super::keyword_searches::{find_candidates, keyword_search};
use super::left_out::{LeftOutPodcast, LeftOutReason};
use earshot_api_content::assistance::KeywordSearch;
use earshot_api_server::prelude::*;
use earshot_app::Project;
use earshot_model::{PodcastDocument, PodcastId, format_count};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

/// Hits of one keyword that are candidates, and hits of it that are not new.
const HITS_PER_KEYWORD: usize = 50;

/// A keyword of a strategy, and what its search found.
#[view]
pub struct KeywordSearchView {
    /// The keyword.
    keyword: String,
    /// Podcasts among its best hits, at most 50 new ones and 50 others.
    found_count: usize,
    /// Those of them that are new: neither on the project, nor removed from it, nor blacklisted.
    new_count: usize,
    /// Why it was not searched; `null` when it was.
    problem: Option<String>,
}

/// A podcast that keywords found.
pub(super) struct FoundPodcast {
    pub document: Arc<PodcastDocument>,
    pub keywords: Vec<String>,
    /// Its best place among the hits of a keyword.
    place: usize,
}

impl FoundPodcast {
    pub fn left_out(self, reason: LeftOutReason) -> LeftOutPodcast {
        LeftOutPodcast { document: self.document, keywords: self.keywords, rating: None, reason, detail: None }
    }
}

/// What the keywords of a strategy found.
#[derive(Default)]
pub(super) struct StrategySearches {
    /// Each keyword, in the order of the strategy.
    pub searches: Vec<KeywordSearchView>,
    /// New podcasts, first those that most keywords find.
    pub new: Vec<FoundPodcast>,
    /// Podcasts that the project has, someone removed, or the team blacklisted.
    pub known: Vec<(FoundPodcast, LeftOutReason)>,
}

impl StrategySearches {
    /// The keywords that were searched.
    pub fn searched(&self) -> Vec<String> {
        let searched = self.searches.iter().filter(|search| search.problem.is_none());
        searched.map(|search| search.keyword.clone()).collect()
    }
}

/// Podcasts that a run does not add.
struct KnownPodcasts {
    listed: HashSet<PodcastId>,
    blacklisted: HashSet<PodcastId>,
    /// These, and those that someone removed.
    all: HashSet<PodcastId>,
}

impl KnownPodcasts {
    async fn read(state: &AppState, account: &Account, project: &Project) -> Result<Self, ApiError> {
        let blacklisted = state.db.blacklisted_podcasts(account, state.clock.now()).await?;
        let mut all = state.db.auto_fill_exclusions(project.id).await?;
        all.extend(blacklisted.iter().copied());
        let listed = state.db.listed_podcast_ids(account, project.id).await?;
        Ok(Self { listed: listed.into_iter().collect(), blacklisted: blacklisted.into_iter().collect(), all })
    }

    /// Why a podcast is not new. A merged podcast also counts under its former ids.
    fn reason_of(&self, document: &PodcastDocument) -> Option<LeftOutReason> {
        let is_in = |ids: &HashSet<PodcastId>| {
            std::iter::once(&document.podcast.id).chain(&document.aliases.ids).any(|id| ids.contains(id))
        };
        if !is_in(&self.all) {
            return None;
        }
        Some(match (is_in(&self.listed), is_in(&self.blacklisted)) {
            (true, _) => LeftOutReason::Listed,
            (false, true) => LeftOutReason::Blacklisted,
            (false, false) => LeftOutReason::Removed,
        })
    }
}

/// Searches the keywords that the plan allows.
pub(super) async fn search_keywords(
    state: &AppState,
    account: &Account,
    project: &Project,
    keywords: &[String],
    languages: &[String],
) -> Result<StrategySearches, ApiError> {
    let known = KnownPodcasts::read(state, account, project).await?;
    let max = account.tier.limits().terms_per_candidate as usize;
    let mut searches: Vec<KeywordSearchView> = Vec::new();
    let mut found: BTreeMap<PodcastId, FoundPodcast> = BTreeMap::new();
    for keyword in keywords {
        let keyword_view = |found_count, new_count, problem| KeywordSearchView {
            keyword: keyword.clone(),
            found_count,
            new_count,
            problem,
        };
        if searches.iter().filter(|search| search.problem.is_none()).count() >= max {
            let problem = format!("Your plan searches {} of a strategy.", format_count(max, "keyword"));
            searches.push(keyword_view(0, 0, Some(problem)));
            continue;
        }
        // Spec 5, Search terms: an edited keyword may not be a valid search term.
        let options = match keyword_search(state, account, keyword, languages) {
            Ok(options) => options,
            Err(error) => {
                searches.push(keyword_view(0, 0, Some(problem_of(&error))));
                continue;
            }
        };
        let documents = search(state, account, options, &known).await?;
        let new = documents.iter().filter(|document| known.reason_of(document).is_none()).count();
        searches.push(keyword_view(documents.len(), new, None));
        for (place, document) in documents.into_iter().enumerate() {
            let id = document.podcast.id;
            let entry = found.entry(id).or_insert_with(|| FoundPodcast { document, keywords: Vec::new(), place });
            entry.keywords.push(keyword.clone());
            entry.place = entry.place.min(place);
        }
    }
    let mut all: Vec<FoundPodcast> = found.into_values().collect();
    all.sort_by_key(|one| (Reverse(one.keywords.len()), one.place, one.document.podcast.id));
    let mut result = StrategySearches { searches, ..StrategySearches::default() };
    for podcast in all {
        match known.reason_of(&podcast.document) {
            Some(reason) => result.known.push((podcast, reason)),
            None => result.new.push(podcast),
        }
    }
    Ok(result)
}

/// The best new podcasts of a search, then the best others. When others fill the first page, a second search finds what
/// is new, so that a long list does not hide it.
async fn search(
    state: &AppState,
    account: &Account,
    keyword: KeywordSearch,
    known: &KnownPodcasts,
) -> Result<Vec<Arc<PodcastDocument>>, ApiError> {
    let limit = if known.all.is_empty() { HITS_PER_KEYWORD } else { 2 * HITS_PER_KEYWORD };
    let found = find_candidates(state, account, keyword.clone(), limit).await?.documents;
    let has_more = found.len() == limit;
    let is_new = |document: &Arc<PodcastDocument>| known.reason_of(document).is_none();
    let (mut documents, others): (Vec<_>, Vec<_>) = found.into_iter().partition(is_new);
    if has_more && documents.len() < HITS_PER_KEYWORD {
        let for_new = keyword.without(known.all.iter().copied());
        documents = find_candidates(state, account, for_new, HITS_PER_KEYWORD).await?.documents;
        // The filter does not cover former ids of merged podcasts.
        documents.retain(is_new);
    }
    documents.truncate(HITS_PER_KEYWORD);
    documents.extend(others.into_iter().take(HITS_PER_KEYWORD));
    Ok(documents)
}

fn problem_of(error: &ApiError) -> String {
    let detail = error.details.first().map_or(&error.message, |detail| &detail.message);
    format!("It is not a search term: {}.", detail.trim_end_matches('.'))
}
