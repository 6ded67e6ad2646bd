//! From places in the index to what is returned of a hit.

use super::EmbeddedBackend;
use super::collection::{Collection, Place};
use super::compiled::{Compiled, Marks};
use super::deadline::Deadline;
use super::fault::Fault;
use super::find::Found;
use super::highlight::Highlighter;
use super::spoken::Spoken;
use crate::analyze::Language;
use crate::topics::{Subjects, own_keywords};
use crate::{EpisodeHit, FieldHighlight, HighlightedField, PodcastHit, PodcastKey, TranscriptMatch};
use earshot_model::search::{FindBy, Snippets, Target};
use earshot_model::{Episode, EpisodeDocument, Podcast, PodcastDocument};
use std::sync::{Arc, LazyLock};

/// Authors, hosts and keywords that are shown of a hit.
const MAX_OTHERS: usize = 5;
/// Passages that are shown of a hit: the best and another. Whoever wants more pages through them.
const MAX_PASSAGES: usize = 2;
/// Recommended podcasts that are looked for.
const MAX_PODROLL: usize = 20;

impl EmbeddedBackend {
    pub(super) fn podcast_hits(&self, found: &Found, compiled: &Compiled) -> Result<Vec<PodcastHit>, Fault> {
        let (titles, descriptions) =
            (marks(compiled, Target::PodcastTitle), marks(compiled, Target::PodcastDescription));
        let (mut in_title, mut in_description) = (Highlighter::new(titles), Highlighter::new(descriptions));
        let mut hits = Vec::with_capacity(found.places.len());
        for &(place, score) in &found.places {
            let document = self.podcast_at(place)?;
            let podcast = &document.podcast;
            let language = Language::of(podcast.language.as_deref());
            hits.push(PodcastHit {
                title_highlights: in_title.whole(&podcast.title, language),
                description_highlights: in_description.fragments(&podcast.description, language),
                other_highlights: others(&mut in_description, &document, language),
                score,
                charts: self.podcasts.charted.places(podcast.id).to_vec(),
                podroll: self.podroll(podcast)?,
                subjects: subjects(&self.podcasts, place, &podcast.keywords)?,
                document,
                reason: found.why.get(&place).map_or(FindBy::Words, |why| why.reason),
                explanation: None,
            });
        }
        Ok(hits)
    }

    /// Spec 3, podRoll: by address, else by what the feed calls itself; what is not in the index is left out.
    fn podroll(&self, podcast: &Podcast) -> Result<Vec<Arc<PodcastDocument>>, Fault> {
        let mut found: Vec<Arc<PodcastDocument>> = Vec::new();
        for item in podcast.namespace.podroll.iter().take(MAX_PODROLL) {
            let by_url = item.feed_url.as_deref().map(|url| self.find_podcast(PodcastKey::FeedUrl(url)));
            let mut known = by_url.transpose()?.flatten();
            if let (None, Some(guid)) = (&known, &item.feed_guid) {
                known = self.podcast_of_guid(guid)?;
            }
            found.extend(known.filter(|known| found.iter().all(|other| other.podcast.id != known.podcast.id)));
        }
        Ok(found)
    }

    pub(super) fn episode_hits(
        &self,
        found: &Found,
        compiled: &Compiled,
        snippets: Snippets,
        deadline: &Deadline,
    ) -> Result<Vec<EpisodeHit>, Fault> {
        let [mut podcast_title, mut podcast_description, mut title, mut description] =
            [Target::PodcastTitle, Target::PodcastDescription, Target::EpisodeTitle, Target::EpisodeDescription]
                .map(|target| Highlighter::new(marks(compiled, target)));
        let transcript = marks(compiled, Target::Transcript);
        let mut hits = Vec::with_capacity(found.places.len());
        for &(place, score) in &found.places {
            let why = found.why.get(&place);
            let meant = why.and_then(|why| why.passage);
            let document: Arc<EpisodeDocument> = Arc::new(self.episodes.read(place)?);
            let episode = &document.episode;
            // Every episode is written together with its podcast.
            let Some(podcast) = self.podcast_by_id(episode.podcast_id)? else { continue };
            let show = &podcast.podcast;
            let language = Language::of(show.language.as_deref());
            let shard = self.episodes.segment(place).shard;
            let has_passages = document.has_transcript
                && snippets.has_passages
                && (meant.is_some() || !transcript.is_nothing())
                && !deadline.is_over();
            let record = if has_passages { self.passages[shard].get(episode.id)? } else { None };
            let transcript_matches = match record {
                Some(record) => {
                    let spoken = Spoken::find(&self.episodes, place, record, transcript, language)?;
                    let mut best = spoken.best(MAX_PASSAGES);
                    // What is said there in other words is shown too, after the words themselves.
                    let meant = meant.filter(|number| !best.contains(number) && *number < spoken.passages());
                    best.truncate(MAX_PASSAGES - usize::from(meant.is_some()));
                    best.extend(meant);
                    let shown = spoken.cut(&best, snippets)?.into_iter();
                    let is_by_meaning = |number: usize| meant == Some(number);
                    shown
                        .map(|hit| TranscriptMatch { is_by_meaning: is_by_meaning(hit.number), ..hit.passage })
                        .collect()
                }
                None => Vec::new(),
            };
            hits.push(EpisodeHit {
                score,
                podcast_title_highlights: podcast_title.whole(&show.title, language),
                podcast_description_highlights: podcast_description.fragments(&show.description, language),
                other_highlights: others(&mut podcast_description, &podcast, language),
                title_highlights: title.whole(&episode.title, language),
                description_highlights: description.fragments(&episode.description, language),
                transcript_matches,
                charts: self.episodes.charted.places(show.id).to_vec(),
                podcast: podcast.clone(),
                subjects: subjects(&self.episodes, place, &episode.keywords)?,
                document,
                reason: why.map_or(FindBy::Words, |why| why.reason),
                explanation: None,
            });
        }
        Ok(hits)
    }
}

impl EmbeddedBackend {
    pub(super) fn find_podcast_subjects(&self, podcast: &Podcast) -> Result<Subjects, Fault> {
        let Some(place) = self.podcast_place(podcast.id)? else { return Ok(Subjects::default()) };
        subjects(&self.podcasts, place, &podcast.keywords)
    }

    pub(super) fn find_episode_subjects(&self, episode: &Episode) -> Result<Subjects, Fault> {
        let Some(place) = self.episode_place(episode.id)? else { return Ok(Subjects::default()) };
        subjects(&self.episodes, place, &episode.keywords)
    }
}

/// What was computed of a document; where nothing was, it has no topics and the keywords of its feed.
fn subjects(collection: &Collection, place: Place, keywords: &[String]) -> Result<Subjects, Fault> {
    match &collection.segment(place).subjects {
        Some(subjects) => subjects.of(place.document),
        None => Ok(Subjects { topics: Vec::new(), keywords: own_keywords(keywords) }),
    }
}

/// Where the marks stand in author, hosts and keywords; a text that is two of these is shown once.
fn others(highlighter: &mut Highlighter<'_>, document: &PodcastDocument, language: Language) -> Vec<FieldHighlight> {
    use HighlightedField::{Author, Host, Keyword};
    let podcast = &document.podcast;
    let hosts = document.host_names();
    let texts = (podcast.author.iter().map(|author| (Author, author)))
        .chain(hosts.iter().map(|host| (Host, host)))
        .chain(podcast.keywords.iter().map(|keyword| (Keyword, keyword)));
    let mut found: Vec<FieldHighlight> = Vec::new();
    for (field, text) in texts {
        for highlighted in highlighter.whole(text, language) {
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

pub fn marks(compiled: &Compiled, target: Target) -> &Marks {
    static NOTHING: LazyLock<Marks> = LazyLock::new(Marks::default);
    compiled.marks.get(&target).unwrap_or(&NOTHING)
}
