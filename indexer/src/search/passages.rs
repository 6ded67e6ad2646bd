//! All passages of one episode that match, a page at a time.

use super::deadline::Deadline;
use super::fault::Fault;
use super::hits::marks;
use super::query::{self, Strictness};
use super::spoken::Spoken;
use super::{EmbeddedBackend, worded};
use crate::analyze::Language;
use crate::{Page, PassageAnswer};
use earshot_model::search::{SearchMode, SearchOptions, Target};
use earshot_model::{EpisodeId, PodcastDocument};
use std::sync::Arc;

/// Passages of one answer, at most.
const MAX_PAGE: usize = 1_000;

impl EmbeddedBackend {
    pub(super) fn find_passages(
        &self,
        episode: EpisodeId,
        options: &SearchOptions,
        page: Page,
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
        let deadline = Deadline::after(self.budget);
        let compiled = query::compile(&self.episodes, &asked, &[language], Strictness::Usual, &deadline)?;
        let marks = marks(&compiled, Target::Transcript);
        let spoken = Spoken::find(&self.episodes, place, record, marks, language)?;
        let numbers = spoken.numbers();
        let wanted: Vec<usize> = numbers.iter().copied().skip(page.skip).take(page.limit.min(MAX_PAGE)).collect();
        let best = spoken.cut(&spoken.best(1), options.snippets)?.pop();
        let passages = spoken.cut(&wanted, options.snippets)?;
        Ok(Some(PassageAnswer { best, total: numbers.len(), is_partial: deadline.was_missed(), passages }))
    }

    fn podcast_of(&self, place: super::collection::Place) -> Result<Option<Arc<PodcastDocument>>, Fault> {
        let document: earshot_model::EpisodeDocument = self.episodes.read(place)?;
        self.podcast_by_id(document.episode.podcast_id)
    }
}
