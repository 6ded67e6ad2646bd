//! All that matches in what was said in one episode, a page of excerpts at a time.

use super::deadline::Deadline;
use super::excerpts::Excerpts;
use super::fault::Fault;
use super::forms::Forms;
use super::hits::marks;
use super::query_languages::QueryLanguages;
use super::spoken::{Keep, Spoken};
use super::{EmbeddedBackend, query, worded};
use crate::analyze::Language;
use crate::{CancelToken, Page, PassageAnswer};
use earshot_model::search::{SearchMode, SearchOptions, Target};
use earshot_model::{EpisodeId, PodcastDocument};
use std::sync::Arc;

/// Excerpts of one answer, at most.
const MAX_PAGE: usize = 1_000;

impl EmbeddedBackend {
    pub(super) fn find_passages(
        &self,
        episode: EpisodeId,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<Option<PassageAnswer>, Fault> {
        worded::check(options)?;
        let Some(place) = self.episode_place(episode)? else { return Ok(None) };
        let columns = self.episodes.columns(place);
        // It may have been asked for by an id of before.
        let episode = EpisodeId(columns.id(place.document));
        if !columns.has_transcript(place.document) {
            return Ok(None);
        }
        let Some(record) = self.passages[self.episodes.segment(place).shard].get(episode)? else { return Ok(None) };
        let Some(podcast) = self.podcast_of(place)? else { return Ok(None) };
        let language = Language::of(podcast.podcast.language.as_deref());

        // The words only: which episode it is has been decided.
        let asked = SearchOptions {
            terms: options.terms.clone(),
            groups: options.groups.clone(),
            ..SearchOptions::all(SearchMode::Episodes)
        };
        let deadline = Deadline::until(self.budget, cancel);
        let (mut forms, languages) = (Forms::new(&self.episodes, &deadline), QueryLanguages::known(language));
        let compiled = query::compile(&mut forms, &asked, &languages, &deadline)?;
        let marks = marks(&compiled, Target::Transcript);
        let spoken = Spoken::find(&self.episodes, place, record, marks, language, Keep::Matches, &deadline)?;
        let excerpts = Excerpts::of(&spoken, options.snippets, &deadline)?;
        let answer = PassageAnswer {
            best: excerpts.best()?,
            total: excerpts.total(),
            passages: excerpts.page(Page { limit: page.limit.min(MAX_PAGE), ..page })?,
            is_partial: deadline.was_missed(),
        };
        deadline.check_cancelled()?;
        Ok(Some(answer))
    }

    fn podcast_of(&self, place: super::collection::Place) -> Result<Option<Arc<PodcastDocument>>, Fault> {
        let document: earshot_model::EpisodeDocument = self.episodes.read(place)?;
        self.podcast_by_id(document.episode.podcast_id)
    }
}
