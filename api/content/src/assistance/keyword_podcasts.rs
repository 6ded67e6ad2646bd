//! Podcasts that a keyword finds through their episodes, when no podcast has its words in title or description.

use earshot_indexer::{Page, SearchBackend, SearchError, Total};
use earshot_model::PodcastDocument;
use earshot_model::search::SearchOptions;
use std::collections::HashSet;
use std::sync::Arc;

/// Episodes of a keyword that are read.
const MAX_EPISODES: usize = 100;

/// The podcasts of the best episodes of a search, each once, best first. The total counts them.
///
/// # Errors
/// When the index cannot be read.
pub fn podcasts_of_episodes(
    backend: &dyn SearchBackend,
    options: &SearchOptions,
) -> Result<(Vec<Arc<PodcastDocument>>, Total), SearchError> {
    let found = backend.search_episodes(options, Page { skip: 0, limit: MAX_EPISODES })?;
    let has_more = found.total.count() > found.hits.len();
    let mut seen = HashSet::new();
    let mut podcasts: Vec<Arc<PodcastDocument>> = found.hits.into_iter().map(|hit| hit.podcast).collect();
    podcasts.retain(|document| seen.insert(document.podcast.id));
    let count = podcasts.len();
    Ok((podcasts, if has_more { Total::AtLeast(count) } else { Total::Exactly(count) }))
}
