//! From places in the index to what is returned of a hit.

use super::EmbeddedBackend;
use super::collection::Place;
use super::fault::Fault;
use super::highlight::Highlighter;
use super::query::{Compiled, Marks};
use super::spoken::Spoken;
use crate::analyze::Language;
use crate::{EpisodeHit, FieldHighlight, HighlightedField, PodcastHit};
use earshot_model::search::{Snippets, Target};
use earshot_model::{EpisodeDocument, PodcastDocument};
use std::sync::Arc;

/// Authors, hosts and keywords that are shown of a hit.
const MAX_OTHERS: usize = 5;
/// Passages that are shown of a hit.
const MAX_PASSAGES: usize = 3;

impl EmbeddedBackend {
    pub(super) fn podcast_hits(&self, places: &[(Place, f32)], compiled: &Compiled) -> Result<Vec<PodcastHit>, Fault> {
        let mut highlighter = Highlighter::default();
        let title_marks = marks(compiled, Target::PodcastTitle);
        let description_marks = marks(compiled, Target::PodcastDescription);
        let mut hits = Vec::with_capacity(places.len());
        for &(place, score) in places {
            let document = self.podcast_at(place)?;
            let podcast = &document.podcast;
            let language = Language::of(podcast.language.as_deref());
            hits.push(PodcastHit {
                title_highlights: highlighter.whole(&podcast.title, language, &title_marks),
                description_highlights: highlighter.fragments(&podcast.description, language, &description_marks),
                other_highlights: others(&mut highlighter, &document, language, &description_marks),
                score,
                document,
                explanation: None,
            });
        }
        Ok(hits)
    }

    pub(super) fn episode_hits(
        &self,
        places: &[(Place, f32)],
        compiled: &Compiled,
        snippets: Snippets,
    ) -> Result<Vec<EpisodeHit>, Fault> {
        let mut highlighter = Highlighter::default();
        let [podcast_title, podcast_description, title, description, transcript] = [
            Target::PodcastTitle,
            Target::PodcastDescription,
            Target::EpisodeTitle,
            Target::EpisodeDescription,
            Target::Transcript,
        ]
        .map(|target| marks(compiled, target));
        let mut hits = Vec::with_capacity(places.len());
        for &(place, score) in places {
            let document: Arc<EpisodeDocument> = Arc::new(self.episodes.read(place)?);
            let episode = &document.episode;
            // Every episode is written together with its podcast.
            let Some(podcast) = self.podcast_by_id(episode.podcast_id)? else { continue };
            let show = &podcast.podcast;
            let language = Language::of(show.language.as_deref());
            let shard = self.episodes.segment(place).shard;
            let transcript_matches = match self.passages[shard].get(episode.id)? {
                Some(record) if document.has_transcript && snippets.has_passages && !transcript.is_nothing() => {
                    let spoken = Spoken::find(&self.episodes, place, record, &transcript, language)?;
                    let best = spoken.best(MAX_PASSAGES);
                    spoken.cut(&best, snippets)?.into_iter().map(|hit| hit.passage).collect()
                }
                _ => Vec::new(),
            };
            hits.push(EpisodeHit {
                score,
                podcast_title_highlights: highlighter.whole(&show.title, language, &podcast_title),
                podcast_description_highlights: highlighter.fragments(
                    &show.description,
                    language,
                    &podcast_description,
                ),
                other_highlights: others(&mut highlighter, &podcast, language, &podcast_description),
                title_highlights: highlighter.whole(&episode.title, language, &title),
                description_highlights: highlighter.fragments(&episode.description, language, &description),
                transcript_matches,
                podcast: podcast.clone(),
                document,
                explanation: None,
            });
        }
        Ok(hits)
    }
}

/// Where the marks stand in author, hosts and keywords; a text that is two of these is shown once.
fn others(
    highlighter: &mut Highlighter,
    document: &PodcastDocument,
    language: Language,
    marks: &Marks,
) -> Vec<FieldHighlight> {
    use HighlightedField::{Author, Host, Keyword};
    let podcast = &document.podcast;
    let hosts = document.host_names();
    let texts = (podcast.author.iter().map(|author| (Author, author)))
        .chain(hosts.iter().map(|host| (Host, host)))
        .chain(podcast.keywords.iter().map(|keyword| (Keyword, keyword)));
    let mut found: Vec<FieldHighlight> = Vec::new();
    for (field, text) in texts {
        for highlighted in highlighter.whole(text, language, marks) {
            if found.iter().all(|other| other.highlighted != highlighted) {
                found.push(FieldHighlight { field, highlighted });
            }
        }
        if found.len() == MAX_OTHERS {
            break;
        }
    }
    found
}

pub fn marks(compiled: &Compiled, target: Target) -> Marks {
    compiled.marks.get(&target).cloned().unwrap_or_default()
}
