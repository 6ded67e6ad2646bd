//! From places in the index to what is returned of a hit.

use super::EmbeddedBackend;
use super::collection::{Collection, Place};
use super::compiled::{Compiled, Marks};
use super::deadline::Deadline;
use super::fault::Fault;
use super::find::Found;
use super::highlight::Highlighter;
use super::meant::Why;
use super::spoken::{Keep, Spoken};
use super::together::shared;
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
/// Hits that a thread makes: fewer take no longer than to share them out.
const HITS_OF_A_THREAD: usize = 5;
/// Recommended podcasts that are looked for.
const MAX_PODROLL: usize = 20;

impl EmbeddedBackend {
    pub(super) fn podcast_hits(
        &self,
        found: &Found,
        compiled: &Compiled,
        deadline: &Deadline,
    ) -> Result<Vec<PodcastHit>, Fault> {
        let highlighters = || {
            [Target::PodcastTitle, Target::PodcastDescription]
                .map(|target| Highlighter::new(marks(compiled, target), deadline))
        };
        shared(&found.places, HITS_OF_A_THREAD, highlighters, |highlighters, &hit| {
            self.podcast_hit(hit, found, highlighters)
        })
    }

    fn podcast_hit(
        &self,
        (place, score): (Place, f32),
        found: &Found,
        [title, description]: &mut [Highlighter<'_>; 2],
    ) -> Result<PodcastHit, Fault> {
        let document = self.podcast_at(place)?;
        let podcast = &document.podcast;
        let language = Language::of(podcast.language.as_deref());
        Ok(PodcastHit {
            title_highlights: title.whole(&podcast.title, language),
            description_highlights: description.fragments(&podcast.description, language),
            other_highlights: others(description, &document, language),
            score,
            charts: self.podcasts.charted.places(podcast.id).to_vec(),
            podroll: self.podroll(podcast)?,
            subjects: subjects(&self.podcasts, place, &podcast.keywords)?,
            document,
            reason: found.why.get(&place).map_or(FindBy::Words, |why| why.reason),
            explanation: None,
        })
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
        let begin = || ShownEpisodes::new(self, compiled, snippets, deadline);
        let hits = shared(&found.places, HITS_OF_A_THREAD, begin, |shown, &hit| shown.hit(hit, found.why.get(&hit.0)))?;
        Ok(hits.into_iter().flatten().collect())
    }
}

/// Makes hits of episodes, one after the other.
struct ShownEpisodes<'a> {
    backend: &'a EmbeddedBackend,
    transcript: &'a Marks,
    snippets: Snippets,
    deadline: &'a Deadline,
    podcast_title: Highlighter<'a>,
    podcast_description: Highlighter<'a>,
    title: Highlighter<'a>,
    description: Highlighter<'a>,
}

impl<'a> ShownEpisodes<'a> {
    fn new(backend: &'a EmbeddedBackend, compiled: &'a Compiled, snippets: Snippets, deadline: &'a Deadline) -> Self {
        let highlighter = |target| Highlighter::new(marks(compiled, target), deadline);
        Self {
            backend,
            transcript: marks(compiled, Target::Transcript),
            snippets,
            deadline,
            podcast_title: highlighter(Target::PodcastTitle),
            podcast_description: highlighter(Target::PodcastDescription),
            title: highlighter(Target::EpisodeTitle),
            description: highlighter(Target::EpisodeDescription),
        }
    }

    /// `None` where the podcast is missing: every episode is written together with its podcast.
    fn hit(&mut self, (place, score): (Place, f32), why: Option<&Why>) -> Result<Option<EpisodeHit>, Fault> {
        let backend = self.backend;
        let document: Arc<EpisodeDocument> = Arc::new(backend.episodes.read(place)?);
        let episode = &document.episode;
        let Some(podcast) = backend.podcast_by_id(episode.podcast_id)? else { return Ok(None) };
        let show = &podcast.podcast;
        let language = Language::of(show.language.as_deref());
        Ok(Some(EpisodeHit {
            score,
            podcast_title_highlights: self.podcast_title.whole(&show.title, language),
            podcast_description_highlights: self.podcast_description.fragments(&show.description, language),
            other_highlights: others(&mut self.podcast_description, &podcast, language),
            title_highlights: self.title.whole(&episode.title, language),
            description_highlights: self.description.fragments(&episode.description, language),
            transcript_matches: self.passages(place, &document, language, why.and_then(|why| why.passage))?,
            charts: backend.episodes.charted.places(show.id).to_vec(),
            podcast: podcast.clone(),
            subjects: subjects(&backend.episodes, place, &episode.keywords)?,
            document,
            reason: why.map_or(FindBy::Words, |why| why.reason),
            explanation: None,
        }))
    }

    /// `meant` is the number of the passage that says in other words what was asked.
    fn passages(
        &self,
        place: Place,
        document: &EpisodeDocument,
        language: Language,
        meant: Option<usize>,
    ) -> Result<Vec<TranscriptMatch>, Fault> {
        let backend = self.backend;
        let has_passages = document.has_transcript
            && self.snippets.has_passages
            && (meant.is_some() || !self.transcript.is_nothing())
            && !self.deadline.is_over();
        if !has_passages {
            return Ok(Vec::new());
        }
        let shard = backend.episodes.segment(place).shard;
        let Some(record) = backend.passages[shard].get(document.episode.id)? else { return Ok(Vec::new()) };
        let spoken =
            Spoken::find(&backend.episodes, place, record, self.transcript, language, Keep::Passages, self.deadline)?;
        let mut best = spoken.best(MAX_PASSAGES);
        // What is said there in other words is shown too, after the words themselves.
        let meant = meant.filter(|number| !best.contains(number) && *number < spoken.passages());
        best.truncate(MAX_PASSAGES - usize::from(meant.is_some()));
        best.extend(meant);
        let is_by_meaning = |number: usize| meant == Some(number);
        let shown = spoken.cut(&best, self.snippets)?.into_iter();
        Ok(shown.map(|(number, cut)| TranscriptMatch { is_by_meaning: is_by_meaning(number), ..cut }).collect())
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
