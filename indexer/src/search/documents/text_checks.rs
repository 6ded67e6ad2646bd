//! Checks whether documents contain a quoted term as written.

use crate::search::EmbeddedBackend;
use earshot_engine::query::{HighlightTerms, QuotedTerm};
use earshot_engine::scorer::{TextCheck, TextReader};
use earshot_engine::segments::{Collection, DocAddress, Segment};
use earshot_engine::snippets::{Highlighter, TermPositions, has_quoted_match};
use earshot_engine::{Deadline, DocId, IndexReadError};
use earshot_model::search::Target;
use earshot_model::{EpisodeDocument, EpisodeId, PodcastDocument, PodcastId};
use earshot_text::analyze::Language;

impl TextReader for EmbeddedBackend {
    fn open_check<'s>(
        &'s self,
        quoted: &'s QuotedTerm,
        collection: &'s Collection,
        segment: &'s Segment,
        deadline: &'s Deadline,
    ) -> Box<dyn TextCheck + 's> {
        let target = |(target, terms): (Target, &'s HighlightTerms)| QuotedTarget {
            target,
            terms,
            texts: Highlighter::new(terms, deadline),
        };
        Box::new(DocumentCheck {
            backend: self,
            collection,
            segment,
            deadline,
            targets: quoted.targets().map(target).collect(),
            last_show: None,
        })
    }
}

struct DocumentCheck<'s> {
    backend: &'s EmbeddedBackend,
    collection: &'s Collection,
    segment: &'s Segment,
    deadline: &'s Deadline,
    targets: Vec<QuotedTarget<'s>>,
    /// The show of the episode that was checked last. Episodes of a show are next to each other.
    last_show: Option<CheckedShow>,
}

/// A target with the phrases that it may contain.
struct QuotedTarget<'s> {
    target: Target,
    terms: &'s HighlightTerms,
    texts: Highlighter<'s>,
}

struct CheckedShow {
    id: PodcastId,
    language: Language,
    /// Whether a text of the show contains the term.
    has_term: bool,
}

impl QuotedTarget<'_> {
    fn has_any<'t>(&mut self, texts: impl IntoIterator<Item = &'t String>, language: Language) -> bool {
        texts.into_iter().any(|text| self.texts.has_quoted(text, language))
    }
}

impl TextCheck for DocumentCheck<'_> {
    fn has_term(&mut self, document: DocId) -> Result<bool, IndexReadError> {
        let address = DocAddress { segment: self.segment.number, document };
        if self.collection.is_episode_collection() {
            let document: EpisodeDocument = self.collection.read_document(address)?;
            self.episode_has_term(address, &document)
        } else {
            let document: PodcastDocument = self.collection.read_document(address)?;
            Ok(self.show_has_term(&document))
        }
    }
}

impl DocumentCheck<'_> {
    fn episode_has_term(&mut self, address: DocAddress, document: &EpisodeDocument) -> Result<bool, IndexReadError> {
        let episode = &document.episode;
        let Some(CheckedShow { language, has_term, .. }) = *self.show_of(episode.podcast_id)? else {
            return Ok(false);
        };
        if has_term {
            return Ok(true);
        }
        for number in 0..self.targets.len() {
            let has_term = match self.targets[number].target {
                Target::EpisodeTitle => self.targets[number].has_any([&episode.title], language),
                Target::EpisodeDescription => {
                    let texts = [&episode.description].into_iter().chain(&episode.keywords);
                    self.targets[number].has_any(texts, language)
                }
                // The transcript comes last, because it takes the longest.
                Target::Transcript => {
                    document.has_transcript && self.transcript_has_term(address, episode.id, number, language)?
                }
                // The show contains these targets.
                Target::PodcastTitle | Target::PodcastDescription => false,
            };
            if has_term {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns the checked show. `None` when it is missing, which only damage causes.
    fn show_of(&mut self, id: PodcastId) -> Result<&Option<CheckedShow>, IndexReadError> {
        if self.last_show.as_ref().is_none_or(|show| show.id != id) {
            // Bypasses the cache of podcasts: a check of many documents would replace the podcasts of hits.
            let address = self.backend.podcast_address(id)?;
            let document = address.map(|address| self.backend.podcasts.read_document(address)).transpose()?;
            self.last_show = document.map(|document: PodcastDocument| CheckedShow {
                id,
                language: language_of(&document),
                has_term: self.show_has_term(&document),
            });
        }
        Ok(&self.last_show)
    }

    fn show_has_term(&mut self, document: &PodcastDocument) -> bool {
        let (podcast, language) = (&document.podcast, language_of(document));
        self.targets.iter_mut().any(|checked| match checked.target {
            Target::PodcastTitle => checked.has_any([&podcast.title], language),
            Target::PodcastDescription => {
                let names = document.host_names();
                let texts = [&podcast.description].into_iter().chain(&podcast.author).chain(&names);
                checked.has_any(texts.chain(&podcast.keywords), language)
            }
            Target::EpisodeTitle | Target::EpisodeDescription | Target::Transcript => false,
        })
    }

    fn transcript_has_term(
        &self,
        address: DocAddress,
        episode: EpisodeId,
        target: usize,
        language: Language,
    ) -> Result<bool, IndexReadError> {
        let Some(record) = self.backend.passages[self.segment.shard].get(episode)? else { return Ok(false) };
        let terms = self.targets[target].terms;
        has_quoted_match(terms, &record, language, TermPositions::of_index(self.collection, address, self.deadline))
    }
}

fn language_of(document: &PodcastDocument) -> Language {
    Language::from_tag(document.podcast.language.as_deref())
}
