//! Leaves out the podcasts that a team hides, and counts those that would be among the hits.
//!
//! Hidden podcasts are excluded by a filter, so totals, pages and facets cover only the podcasts that are shown.

use super::retrieval_plan::SemanticQuery;
use super::semantic_search::SemanticSearch;
use crate::search::EmbeddedBackend;
use crate::search::result_page::ResultPage;
use crate::{HiddenCounts, Page};
use earshot_engine::query::{CompiledQuery, Condition, QueryLanguages};
use earshot_engine::schema::field;
use earshot_engine::scorer::Search;
use earshot_engine::segments::{Collection, DocAddress};
use earshot_engine::{Deadline, IndexReadError};
use earshot_model::PodcastId;
use earshot_model::search::{RetrievalMode, SearchMode, SearchOptions};
use std::collections::HashSet;

/// A search with hidden podcasts, as its hits were found.
pub struct HiddenSearch<'a> {
    /// The options without the filter for hidden podcasts.
    pub options: &'a SearchOptions,
    pub languages: &'a QueryLanguages,
    pub compiled: &'a CompiledQuery,
    pub deadline: &'a Deadline,
}

/// Returns the search with the hidden podcasts as a filter; `None` when nothing is hidden.
pub fn without_hidden_podcasts(options: &SearchOptions) -> Option<SearchOptions> {
    if options.hidden.is_empty() {
        return None;
    }
    let mut options = options.clone();
    let hidden = options.hidden.blacklisted.iter().chain(&options.hidden.listed);
    options.filters.exclude_podcast_ids.extend(hidden);
    Some(options)
}

impl EmbeddedBackend {
    /// Counts the hidden podcasts that satisfy the condition of the hits, and those that meaning finds without the
    /// filter. `found` is the page with the filter.
    pub(crate) fn count_hidden(
        &self,
        collection: &Collection,
        run: &HiddenSearch<'_>,
        semantic: Option<&SemanticQuery>,
        found: &ResultPage,
    ) -> Result<HiddenCounts, IndexReadError> {
        let HiddenSearch { options, languages, compiled, deadline } = *run;
        let mut hits = HashSet::new();
        if let Some(query) = semantic {
            let requested = SemanticSearch { options, page: Page { skip: 0, limit: 1 }, query, languages, deadline };
            let nearest = self.find_semantic(collection, &requested, compiled)?.hit_retrievals.into_iter();
            hits.extend(nearest.filter(|(_, hit)| hit.found_by != RetrievalMode::Lexical).map(|(address, _)| address));
        }
        if semantic.is_none_or(|query| query.with_words) {
            self.add_hits_of_hidden(collection, run, found.has_hits_with_fewer_words, &mut hits)?;
        }
        let mut counts = HiddenCounts::default();
        let mut seen = HashSet::new();
        let hidden = &options.hidden;
        for (podcasts, count) in [(&hidden.blacklisted, &mut counts.blacklisted), (&hidden.listed, &mut counts.listed)]
        {
            for podcast in podcasts.iter().filter(|podcast| seen.insert(**podcast)) {
                let documents = self.documents_of(collection, options.mode, *podcast)?;
                *count += usize::from(documents.iter().any(|document| hits.contains(document)));
            }
        }
        Ok(counts)
    }

    /// Adds the documents of hidden podcasts that satisfy the condition of the hits.
    fn add_hits_of_hidden(
        &self,
        collection: &Collection,
        run: &HiddenSearch<'_>,
        has_fewer_words: bool,
        hits: &mut HashSet<DocAddress>,
    ) -> Result<(), IndexReadError> {
        let HiddenSearch { options, compiled, deadline, .. } = *run;
        let any_word = compiled.any_word.as_ref().filter(|_| has_fewer_words);
        let of_words = any_word.map_or(&compiled.condition, |any| &any.condition);
        let hidden = options.hidden.blacklisted.iter().chain(&options.hidden.listed);
        let of_hidden = Condition::of_ids(collection, podcast_field(options.mode), hidden.map(|id| id.0.as_bytes()));
        let condition = Condition::all(vec![of_words.clone(), of_hidden]);
        let query = CompiledQuery::from_condition(condition, Vec::new());
        if query.is_empty {
            return Ok(());
        }
        let search = Search::new(collection, &query, &options.filters, options.mode, self, deadline)?;
        for segment in collection.segments() {
            search.for_each_hit(segment, &[], &mut |document, _| {
                hits.insert(DocAddress { segment: segment.number, document });
                true
            })?;
        }
        Ok(())
    }

    /// The podcast's document, or the documents of its episodes.
    fn documents_of(
        &self,
        collection: &Collection,
        mode: SearchMode,
        podcast: PodcastId,
    ) -> Result<Vec<DocAddress>, IndexReadError> {
        collection.addresses_of(podcast_field(mode), podcast.0.as_bytes(), Some(self.shard_of(podcast)))
    }
}

fn podcast_field(mode: SearchMode) -> &'static str {
    match mode {
        SearchMode::Podcasts => field::ID,
        SearchMode::Episodes => field::PODCAST_ID,
    }
}
