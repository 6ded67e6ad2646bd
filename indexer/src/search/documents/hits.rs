//! Builds hits from document addresses.

use crate::search::EmbeddedBackend;
use crate::search::result_page::{HitRetrieval, ResultPage};
use crate::topics::feed_keywords;
use crate::{EpisodeHit, FieldHighlight, HighlightedField, PodcastHit, PodcastKey, TranscriptSnippet};
use earshot_engine::query::{CompiledQuery, HighlightTerms};
use earshot_engine::schema::field;
use earshot_engine::segments::{Collection, DocAddress, Subjects};
use earshot_engine::snippets::{Highlighter, MatchDetail, TermPositions, TranscriptMatches};
use earshot_engine::{Deadline, IndexReadError, map_items_in_parallel};
use earshot_model::search::{RetrievalMode, SnippetOptions, Target};
use earshot_model::{Episode, EpisodeDocument, Podcast, PodcastDocument};
use earshot_text::analyze::Language;
use std::sync::{Arc, LazyLock};

/// Limit of highlights in author, hosts and keywords per hit.
const MAX_OTHER_HIGHLIGHTS: usize = 5;
/// Limit of snippets per transcript in a hit. The passages endpoint returns all.
const MAX_PASSAGES: usize = 2;
/// The minimum hits per thread: distributing fewer is not worth it.
const MIN_HITS_PER_THREAD: usize = 5;
/// Limit of recommended podcasts that are looked up.
const MAX_PODROLL: usize = 20;

impl EmbeddedBackend {
    pub(crate) fn podcast_hits(
        &self,
        found: &ResultPage,
        compiled: &CompiledQuery,
        deadline: &Deadline,
    ) -> Result<Vec<PodcastHit>, IndexReadError> {
        let highlighters = || {
            [Target::PodcastTitle, Target::PodcastDescription]
                .map(|target| Highlighter::new(highlight_terms(compiled, target), deadline))
        };
        map_items_in_parallel(&found.addresses, MIN_HITS_PER_THREAD, highlighters, |highlighters, &hit| {
            self.podcast_hit(hit, found, highlighters)
        })
    }

    fn podcast_hit(
        &self,
        (address, score): (DocAddress, f32),
        found: &ResultPage,
        [title, description]: &mut [Highlighter<'_>; 2],
    ) -> Result<PodcastHit, IndexReadError> {
        let document = self.podcast_at(address)?;
        let podcast = &document.podcast;
        let language = Language::from_tag(podcast.language.as_deref());
        Ok(PodcastHit {
            title_highlights: title.highlight_all(&podcast.title, language),
            description_highlights: description.snippets(&podcast.description, language),
            other_highlights: other_highlights(description, &document, language),
            matching_episode: None,
            score,
            charts: self.podcasts.chart_positions.positions_of(podcast.id).to_vec(),
            podroll: find_podroll(podcast, |key| self.find_podcast(key))?,
            similar: Vec::new(),
            embedding: None,
            subjects: subjects_at(&self.podcasts, address, &podcast.keywords)?,
            document,
            found_by: found.hit_retrievals.get(&address).map_or(RetrievalMode::Lexical, |why| why.found_by),
            explanation: None,
        })
    }

    pub(crate) fn episode_hits(
        &self,
        found: &ResultPage,
        compiled: &CompiledQuery,
        snippets: SnippetOptions,
        deadline: &Deadline,
    ) -> Result<Vec<EpisodeHit>, IndexReadError> {
        let begin = || EpisodeHitBuilder::new(self, compiled, snippets, deadline);
        let hits = map_items_in_parallel(&found.addresses, MIN_HITS_PER_THREAD, begin, |shown, &hit| {
            shown.build_hit(hit, found.hit_retrievals.get(&hit.0))
        })?;
        Ok(hits.into_iter().flatten().collect())
    }
}

/// Spec 3, podRoll: finds podcasts by feed URL, else by `podcast:guid`. Podcasts that are not in the index are left out.
///
/// # Errors
/// When a lookup fails.
pub fn find_podroll<E>(
    podcast: &Podcast,
    find: impl Fn(PodcastKey<'_>) -> Result<Option<Arc<PodcastDocument>>, E>,
) -> Result<Vec<Arc<PodcastDocument>>, E> {
    let mut found: Vec<Arc<PodcastDocument>> = Vec::new();
    for item in podcast.namespace.podroll.iter().take(MAX_PODROLL) {
        let by_url = item.feed_url.as_deref().map(|url| find(PodcastKey::FeedUrl(url)));
        let mut known = by_url.transpose()?.flatten();
        if let (None, Some(guid)) = (&known, &item.feed_guid) {
            known = find(PodcastKey::Guid(guid))?;
        }
        found.extend(known.filter(|known| found.iter().all(|other| other.podcast.id != known.podcast.id)));
    }
    Ok(found)
}

/// Builds the hits of episodes one after the other.
struct EpisodeHitBuilder<'a> {
    backend: &'a EmbeddedBackend,
    transcript: &'a HighlightTerms,
    snippets: SnippetOptions,
    deadline: &'a Deadline,
    podcast_title: Highlighter<'a>,
    podcast_description: Highlighter<'a>,
    title: Highlighter<'a>,
    description: Highlighter<'a>,
}

impl<'a> EpisodeHitBuilder<'a> {
    fn new(
        backend: &'a EmbeddedBackend,
        compiled: &'a CompiledQuery,
        snippets: SnippetOptions,
        deadline: &'a Deadline,
    ) -> Self {
        let highlighter = |target| Highlighter::new(highlight_terms(compiled, target), deadline);
        Self {
            backend,
            transcript: highlight_terms(compiled, Target::Transcript),
            snippets,
            deadline,
            podcast_title: highlighter(Target::PodcastTitle),
            podcast_description: highlighter(Target::PodcastDescription),
            title: highlighter(Target::EpisodeTitle),
            description: highlighter(Target::EpisodeDescription),
        }
    }

    /// `None` when the podcast is missing, which only damage causes: builds write an episode together with its podcast.
    fn build_hit(
        &mut self,
        (address, score): (DocAddress, f32),
        why: Option<&HitRetrieval>,
    ) -> Result<Option<EpisodeHit>, IndexReadError> {
        let backend = self.backend;
        let document: Arc<EpisodeDocument> = Arc::new(backend.episodes.read_document(address)?);
        let episode = &document.episode;
        let Some(podcast) = backend.podcast_by_id(episode.podcast_id)? else { return Ok(None) };
        let show = &podcast.podcast;
        let language = Language::from_tag(show.language.as_deref());
        Ok(Some(EpisodeHit {
            score,
            podcast_title_highlights: self.podcast_title.highlight_all(&show.title, language),
            podcast_description_highlights: self.podcast_description.snippets(&show.description, language),
            other_highlights: other_highlights(&mut self.podcast_description, &podcast, language),
            title_highlights: self.title.highlight_all(&episode.title, language),
            description_highlights: self.description.snippets(&episode.description, language),
            transcript_snippets: self.transcript_snippets(
                address,
                &document,
                language,
                why.and_then(|why| why.passage),
            )?,
            charts: backend.episodes.chart_positions.positions_of(show.id).to_vec(),
            podcast: podcast.clone(),
            embeddings: None,
            subjects: subjects_at(&backend.episodes, address, &episode.keywords)?,
            document,
            found_by: why.map_or(RetrievalMode::Lexical, |why| why.found_by),
            explanation: None,
        }))
    }

    /// `meant` is the number of the passage that matched by meaning.
    fn transcript_snippets(
        &self,
        address: DocAddress,
        document: &EpisodeDocument,
        language: Language,
        meant: Option<usize>,
    ) -> Result<Vec<TranscriptSnippet>, IndexReadError> {
        let backend = self.backend;
        let has_passages = document.has_transcript
            && self.snippets.has_transcript_snippets
            && (meant.is_some() || !self.transcript.is_empty())
            && !self.deadline.is_over();
        if !has_passages {
            return Ok(Vec::new());
        }
        let shard = backend.episodes.segment(address).shard;
        let Some(record) = backend.passages[shard].get(document.episode.id)? else { return Ok(Vec::new()) };
        let words = TermPositions::of_index(&backend.episodes, address, self.deadline);
        let detail = MatchDetail::PassageCounts;
        let spoken = TranscriptMatches::find(words, record, self.transcript, language, detail)?;
        let mut best = spoken.best(MAX_PASSAGES);
        // The passage that matched by meaning comes after the passages that matched by words.
        let meant = meant.filter(|number| !best.contains(number) && *number < spoken.passages());
        best.truncate(MAX_PASSAGES - usize::from(meant.is_some()));
        best.extend(meant);
        let is_by_meaning = |number: usize| meant == Some(number);
        let shown = spoken.snippets(&best, self.snippets)?.into_iter();
        Ok(shown.map(|(number, cut)| TranscriptSnippet { is_semantic: is_by_meaning(number), ..cut }).collect())
    }
}

impl EmbeddedBackend {
    pub(crate) fn find_podcast_subjects(&self, podcast: &Podcast) -> Result<Subjects, IndexReadError> {
        let Some(address) = self.podcast_address(podcast.id)? else { return Ok(Subjects::default()) };
        subjects_at(&self.podcasts, address, &podcast.keywords)
    }

    pub(crate) fn find_episode_subjects(&self, episode: &Episode) -> Result<Subjects, IndexReadError> {
        let Some(address) = self.episode_address(episode.id)? else { return Ok(Subjects::default()) };
        subjects_at(&self.episodes, address, &episode.keywords)
    }

    /// The share of podcasts with a term in title or description, whichever is larger.
    #[expect(clippy::cast_precision_loss, reason = "a share needs no such precision")]
    pub(crate) fn share_of_podcasts(&self, term: &str) -> Result<Option<f32>, IndexReadError> {
        let in_titles = self.podcasts.document_frequency(field::TITLE, term)?;
        let count = self.podcasts.document_frequency(field::DESCRIPTION, term)?.max(in_titles);
        let documents = self.podcasts.documents.max(count).max(1);
        Ok((count > 0).then(|| count as f32 / documents as f32))
    }
}

/// The computed topics and keywords of a document. Without computed ones, it has no topics and the keywords of its
/// feed.
pub fn subjects_at(
    collection: &Collection,
    address: DocAddress,
    keywords: &[String],
) -> Result<Subjects, IndexReadError> {
    match &collection.segment(address).subjects {
        Some(subjects) => subjects.of(address.document),
        None => Ok(Subjects { topics: Vec::new(), keywords: feed_keywords(keywords) }),
    }
}

/// Highlights in author, hosts and keywords. A text that is in two of these fields appears once.
pub fn other_highlights(
    highlighter: &mut Highlighter<'_>,
    document: &PodcastDocument,
    language: Language,
) -> Vec<FieldHighlight> {
    use HighlightedField::{Author, Host, Keyword};
    let podcast = &document.podcast;
    let hosts = document.host_names();
    let texts = (podcast.author.iter().map(|author| (Author, author)))
        .chain(hosts.iter().map(|host| (Host, host)))
        .chain(podcast.keywords.iter().map(|keyword| (Keyword, keyword)));
    let mut found: Vec<FieldHighlight> = Vec::new();
    for (field, text) in texts {
        for highlighted in highlighter.highlight_all(text, language) {
            if found.iter().all(|other| other.highlighted != highlighted) {
                found.push(FieldHighlight { field, highlighted });
            }
        }
        if found.len() == MAX_OTHER_HIGHLIGHTS {
            break;
        }
    }
    found
}

pub fn highlight_terms(compiled: &CompiledQuery, target: Target) -> &HighlightTerms {
    static NOTHING: LazyLock<HighlightTerms> = LazyLock::new(HighlightTerms::default);
    compiled.highlight_terms.get(&target).unwrap_or(&NOTHING)
}
