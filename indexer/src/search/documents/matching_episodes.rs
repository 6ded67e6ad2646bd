//! The episodes that show why a podcast is a hit whose own texts have none of the words (decision 038).

use super::hits::highlight_terms;
use crate::search::EmbeddedBackend;
use crate::{MatchingEpisode, PodcastHit};
use earshot_engine::query::{self, QueryLanguages, VariantLookup};
use earshot_engine::scorer::{Search, best_hits};
use earshot_engine::snippets::Highlighter;
use earshot_engine::{Deadline, IndexReadError};
use earshot_model::search::{Filters, MatchMode, RetrievalMode, SearchMode, SearchOptions, SearchTerm, Target};
use earshot_model::{EpisodeDocument, Podcast};
use earshot_text::analyze::Language;
use std::sync::Arc;

/// Limit of podcasts whose episodes are searched: two pages. Exports read more hits and show no highlights.
const MAX_PODCASTS: usize = 40;

impl EmbeddedBackend {
    /// Adds an episode to each hit without a highlight, until the deadline.
    pub(crate) fn add_matching_episodes(
        &self,
        hits: &mut [PodcastHit],
        options: &SearchOptions,
        deadline: &Deadline,
    ) -> Result<(), IndexReadError> {
        let terms = terms_for_episodes(options);
        if terms.is_empty() {
            return Ok(());
        }
        let mut lookup = VariantLookup::new(&self.episodes, deadline);
        let mut requested = SearchOptions { terms, ..SearchOptions::match_all(SearchMode::Episodes) };
        let languages = query::languages_of(&mut lookup, &requested, &self.languages);
        for hit in hits.iter_mut().filter(|hit| is_unexplained(hit)).take(MAX_PODCASTS) {
            if deadline.is_over() {
                break;
            }
            let podcast = &hit.document.podcast;
            requested.filters = Filters { include_podcast_ids: vec![podcast.id], ..Filters::default() };
            hit.matching_episode = self.matching_episode(podcast, &requested, &languages, &mut lookup, deadline)?;
        }
        Ok(())
    }

    /// The best episode of a podcast: with all the words, else with some.
    fn matching_episode(
        &self,
        podcast: &Podcast,
        requested: &SearchOptions,
        languages: &QueryLanguages,
        lookup: &mut VariantLookup<'_>,
        deadline: &Deadline,
    ) -> Result<Option<MatchingEpisode>, IndexReadError> {
        let mut compiled = query::compile(lookup, requested, languages, deadline)?;
        let best = loop {
            let mut hits = Vec::new();
            if !compiled.is_empty {
                let search =
                    Search::new(&self.episodes, &compiled, &requested.filters, requested.mode, self, deadline)?;
                (hits, _) = best_hits(&search, 1)?;
            }
            if !hits.is_empty() || !compiled.match_any_word() {
                break hits.pop();
            }
        };
        let Some(best) = best else { return Ok(None) };
        let document: Arc<EpisodeDocument> = Arc::new(self.episodes.read_document(best.address)?);
        let language = Language::from_tag(podcast.language.as_deref());
        let highlighter = |target| Highlighter::new(highlight_terms(&compiled, target), deadline);
        let episode = &document.episode;
        let in_title = highlighter(Target::EpisodeTitle).highlight_all(&episode.title, language);
        let in_notes = || highlighter(Target::EpisodeDescription).snippets(&episode.description, language);
        let highlighted = in_title.into_iter().next().or_else(|| in_notes().into_iter().next());
        Ok(highlighted.map(|highlighted| MatchingEpisode { document, highlighted }))
    }
}

/// The terms that podcasts also match by their episodes, as terms for episodes.
fn terms_for_episodes(options: &SearchOptions) -> Vec<SearchTerm> {
    let is_searched =
        |term: &&SearchTerm| term.mode == MatchMode::Optional && term.targets.contains(&Target::PodcastDescription);
    let for_episodes = |term: &SearchTerm| SearchTerm {
        targets: vec![Target::EpisodeTitle, Target::EpisodeDescription],
        ..term.clone()
    };
    options.terms.iter().filter(is_searched).map(for_episodes).collect()
}

fn is_unexplained(hit: &PodcastHit) -> bool {
    let has_highlight =
        !(hit.title_highlights.is_empty() && hit.description_highlights.is_empty() && hit.other_highlights.is_empty());
    hit.found_by != RetrievalMode::Semantic && !has_highlight
}
