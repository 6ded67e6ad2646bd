//! Searches one transcript: a page of match clusters.

use super::hits::highlight_terms;
use crate::search::EmbeddedBackend;
use crate::{CancelToken, Page, PassageResults};
use earshot_engine::query::{self, QueryLanguages, VariantLookup};
use earshot_engine::snippets::{MatchClusters, MatchDetail, TranscriptMatches};
use earshot_engine::{Deadline, Fault};
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
    ) -> Result<Option<PassageResults>, Fault> {
        query::check_word_limits(options)?;
        let Some(place) = self.episode_address(episode)? else { return Ok(None) };
        let columns = self.episodes.columns(place);
        // The request may contain a former id.
        let episode = EpisodeId(columns.id(place.document));
        if !columns.has_transcript(place.document) {
            return Ok(None);
        }
        let Some(record) = self.passages[self.episodes.segment(place).shard].get(episode)? else { return Ok(None) };
        let Some(podcast) = self.podcast_of_episode(place)? else { return Ok(None) };
        let language = Language::from_tag(podcast.podcast.language.as_deref());

        // Keeps only the terms. The episode is already chosen, so filters do not apply.
        let asked = SearchOptions {
            terms: options.terms.clone(),
            groups: options.groups.clone(),
            ..SearchOptions::match_all(SearchMode::Episodes)
        };
        let deadline = Deadline::with_cancel(self.budget, cancel);
        let (mut forms, languages) = (VariantLookup::new(&self.episodes, &deadline), QueryLanguages::only(language));
        let compiled = query::compile(&mut forms, &asked, &languages, &deadline)?;
        let marks = highlight_terms(&compiled, Target::Transcript);
        let spoken = TranscriptMatches::find(
            &self.episodes,
            place,
            record,
            marks,
            language,
            MatchDetail::AllMatches,
            &deadline,
        )?;
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
        place: earshot_engine::segments::DocAddress,
    ) -> Result<Option<Arc<PodcastDocument>>, Fault> {
        let document: earshot_model::EpisodeDocument = self.episodes.read_document(place)?;
        self.podcast_by_id(document.episode.podcast_id)
    }
}
