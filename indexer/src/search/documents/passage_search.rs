//! Searches one transcript: a page of match clusters.

use super::hits::highlight_terms;
use crate::search::EmbeddedBackend;
use crate::{CancelToken, Page, PassageResults};
use earshot_engine::query::{self, QueryLanguages, VariantLookup};
use earshot_engine::snippets::{MatchClusters, MatchDetail, TermPositions, TranscriptMatches};
use earshot_engine::{Deadline, IndexReadError};
use earshot_model::search::{SearchMode, SearchOptions, Target};
use earshot_model::{EpisodeId, PodcastDocument};
use earshot_text::analyze::Language;
use std::sync::Arc;

/// Limit of match clusters per page.
const MAX_PAGE: usize = 1_000;

impl EmbeddedBackend {
    pub(crate) fn find_passages(
        &self,
        episode: EpisodeId,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<Option<PassageResults>, IndexReadError> {
        query::check_word_limits(options)?;
        let Some(address) = self.episode_address(episode)? else { return Ok(None) };
        let columns = self.episodes.columns(address);
        // The request may contain a former id.
        let episode = EpisodeId(columns.id(address.document));
        if !columns.has_transcript(address.document) {
            return Ok(None);
        }
        let Some(record) = self.passages[self.episodes.segment(address).shard].get(episode)? else { return Ok(None) };
        let Some(podcast) = self.podcast_of_episode(address)? else { return Ok(None) };
        let language = Language::from_tag(podcast.podcast.language.as_deref());

        // Keeps only the terms. The episode is already chosen, so filters do not apply.
        let requested = SearchOptions {
            terms: options.terms.clone(),
            groups: options.groups.clone(),
            ..SearchOptions::match_all(SearchMode::Episodes)
        };
        let deadline = Deadline::with_cancel(self.budget, cancel);
        let (mut lookup, languages) = (VariantLookup::new(&self.episodes, &deadline), QueryLanguages::only(language));
        let compiled = query::compile(&mut lookup, &requested, &languages, &deadline)?;
        let marks = highlight_terms(&compiled, Target::Transcript);
        let words = TermPositions::of_index(&self.episodes, address, &deadline);
        let spoken = TranscriptMatches::find(words, record, marks, language, MatchDetail::AllMatches)?;
        let clusters = MatchClusters::find(&spoken, options.snippets, &deadline)?;
        let answer = PassageResults {
            best: clusters.best()?,
            total: clusters.total(),
            passages: clusters.page(Page { limit: page.limit.min(MAX_PAGE), ..page })?,
            is_partial: deadline.has_skipped_work(),
        };
        deadline.check_cancelled()?;
        Ok(Some(answer))
    }

    fn podcast_of_episode(
        &self,
        address: earshot_engine::segments::DocAddress,
    ) -> Result<Option<Arc<PodcastDocument>>, IndexReadError> {
        let document: earshot_model::EpisodeDocument = self.episodes.read_document(address)?;
        self.podcast_by_id(document.episode.podcast_id)
    }
}
