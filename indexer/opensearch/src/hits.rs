//! Builds hits from found documents: highlights are cut by the code of the embedded engine.

use crate::cluster_backend::OpenSearchBackend;
use crate::index_reader::FoundDocument;
use crate::search_run::{HitRetrieval, SearchRun, check_cancelled};
use crate::transcripts::WantedSnippets;
use earshot_engine::Deadline;
use earshot_engine::segments::Subjects;
use earshot_engine::snippets::Highlighter;
use earshot_indexer::{
    CancelToken, EpisodeHit, Explanation, PodcastHit, SearchBackend as _, SearchError, SearchResults, feed_keywords,
    find_podroll, other_highlights,
};
use earshot_model::search::{RetrievalMode, SearchOptions, Target};
use earshot_model::{Episode, EpisodeDocument, Podcast, PodcastDocument};
use earshot_text::analyze::Language;
use std::sync::Arc;
use std::time::Instant;

impl OpenSearchBackend {
    pub(crate) fn podcast_hits(
        &self,
        options: &SearchOptions,
        run: SearchRun<PodcastDocument>,
        cancel: &CancelToken,
        started: Instant,
    ) -> Result<SearchResults<PodcastHit>, SearchError> {
        let deadline = Deadline::with_cancel(self.budget, cancel);
        let highlighter = |target| Highlighter::new(run.compiled.highlight_terms(target), &deadline);
        let (mut title, mut description) = (highlighter(Target::PodcastTitle), highlighter(Target::PodcastDescription));
        let hit = |found: &FoundDocument<PodcastDocument>| -> Result<PodcastHit, SearchError> {
            let document = Arc::new(found.document.clone());
            self.reader.keep(document.clone());
            let podcast = &document.podcast;
            let language = Language::from_tag(podcast.language.as_deref());
            let podroll = match &self.local {
                Some(local) => find_podroll(podcast, |key| local.podcast(key))?,
                None => Vec::new(),
            };
            Ok(PodcastHit {
                title_highlights: title.highlight_all(&podcast.title, language),
                description_highlights: description.snippets(&podcast.description, language),
                other_highlights: other_highlights(&mut description, &document, language),
                matching_episode: None,
                score: if run.compiled.has_score { found.score } else { 0.0 },
                explanation: explanation(options, &run, found),
                found_by: found_by(&run, found),
                subjects: self.subjects_of_podcast(podcast)?,
                charts: self.charts.positions_of(podcast.id).to_vec(),
                podroll,
                similar: Vec::new(),
                embedding: None,
                document,
            })
        };
        let mut hits: Vec<PodcastHit> = run.documents.iter().map(hit).collect::<Result<_, _>>()?;
        if let Some(local) = &self.local {
            local.explain_by_episodes(&mut hits, options, cancel)?;
        }
        check_cancelled(cancel)?;
        Ok(SearchResults {
            did_you_mean: self.corrected(options, cancel)?,
            is_partial: run.is_partial || deadline.has_skipped_work(),
            ..results(&run, hits, started)
        })
    }

    pub(crate) fn episode_hits(
        &self,
        options: &SearchOptions,
        run: SearchRun<EpisodeDocument>,
        cancel: &CancelToken,
        started: Instant,
    ) -> Result<SearchResults<EpisodeHit>, SearchError> {
        let ids = run.documents.iter().map(|found| found.document.episode.podcast_id);
        let podcasts = self
            .reader
            .podcasts(&self.podcasts.index, ids, started + self.budget)
            .map_err(|error| error.into_search_error(&self.generation))?;
        let deadline = Deadline::with_cancel(self.budget, cancel);
        let highlighter = |target| Highlighter::new(run.compiled.highlight_terms(target), &deadline);
        let [mut show_title, mut show_description, mut title, mut description] =
            [Target::PodcastTitle, Target::PodcastDescription, Target::EpisodeTitle, Target::EpisodeDescription]
                .map(highlighter);
        // A build writes an episode together with its podcast.
        let hit = |found: &FoundDocument<EpisodeDocument>| -> Result<Option<EpisodeHit>, SearchError> {
            let document = Arc::new(found.document.clone());
            let episode = &document.episode;
            let Some(podcast) = podcasts.get(&episode.podcast_id).cloned() else { return Ok(None) };
            let show = &podcast.podcast;
            let language = Language::from_tag(show.language.as_deref());
            Ok(Some(EpisodeHit {
                score: if run.compiled.has_score { found.score } else { 0.0 },
                podcast_title_highlights: show_title.highlight_all(&show.title, language),
                podcast_description_highlights: show_description.snippets(&show.description, language),
                other_highlights: other_highlights(&mut show_description, &podcast, language),
                title_highlights: title.highlight_all(&episode.title, language),
                description_highlights: description.snippets(&episode.description, language),
                transcript_snippets: Vec::new(),
                explanation: explanation(options, &run, found),
                found_by: found_by(&run, found),
                subjects: self.subjects_of_episode(episode)?,
                charts: self.charts.positions_of(show.id).to_vec(),
                embeddings: None,
                podcast,
                document,
            }))
        };
        let found = run.documents.iter().map(hit).collect::<Result<Vec<_>, _>>()?;
        let mut hits: Vec<EpisodeHit> = found.into_iter().flatten().collect();
        let requested = WantedSnippets {
            terms: run.compiled.highlight_terms(Target::Transcript),
            meant: run.retrievals.iter().filter_map(|(id, hit)| Some((*id, hit.passage?))).collect(),
            options: options.snippets,
        };
        let until = started + self.budget;
        let has_all = self.add_transcript_snippets(&mut hits, &requested, &deadline, until)?;
        check_cancelled(cancel)?;
        Ok(SearchResults {
            did_you_mean: self.corrected(options, cancel)?,
            is_partial: run.is_partial || !has_all || deadline.has_skipped_work(),
            ..results(&run, hits, started)
        })
    }

    fn corrected(&self, options: &SearchOptions, cancel: &CancelToken) -> Result<Option<String>, SearchError> {
        self.local.as_ref().map_or(Ok(None), |local| local.corrected_query(options, cancel))
    }

    /// The topics and keywords that the local engine has; without one, the keywords of the feed.
    pub(crate) fn subjects_of_podcast(&self, podcast: &Podcast) -> Result<Subjects, SearchError> {
        self.local.as_ref().map_or_else(|| Ok(subjects(&podcast.keywords)), |local| local.podcast_subjects(podcast))
    }

    /// Likewise.
    pub(crate) fn subjects_of_episode(&self, episode: &Episode) -> Result<Subjects, SearchError> {
        self.local.as_ref().map_or_else(|| Ok(subjects(&episode.keywords)), |local| local.episode_subjects(episode))
    }
}

fn results<D, Hit>(run: &SearchRun<D>, hits: Vec<Hit>, started: Instant) -> SearchResults<Hit> {
    SearchResults {
        total: run.total,
        max_score: run.max_score,
        hits,
        took_ms: started.elapsed().as_secs_f64() * 1_000.0,
        facets: run.facets.clone(),
        did_you_mean: None,
        is_partial: run.is_partial,
        retrieval: run.retrieval.clone(),
        hidden: run.hidden,
    }
}

/// The index has no computed topics. Keywords are those of the feed.
fn subjects(keywords: &[String]) -> Subjects {
    Subjects { topics: Vec::new(), keywords: feed_keywords(keywords) }
}

fn found_by<D>(run: &SearchRun<D>, found: &FoundDocument<D>) -> RetrievalMode {
    run.retrievals.get(&found.id).map_or(RetrievalMode::Lexical, |retrieval| retrieval.found_by)
}

/// The cluster gives one score for all words.
fn explanation<D>(options: &SearchOptions, run: &SearchRun<D>, found: &FoundDocument<D>) -> Option<Explanation> {
    let explain = || explain_score(run.retrieval.mode, run.retrievals.get(&found.id), found.score);
    (options.explain && run.compiled.has_score).then(explain)
}

fn explain_score(by: RetrievalMode, retrieval: Option<&HitRetrieval>, score: f32) -> Explanation {
    const WORDS: &str = "words and popularity";
    const MEANING: &str = "similarity of meaning";
    let by_meaning = retrieval.map_or(0.0, |retrieval| retrieval.by_meaning);
    match by {
        RetrievalMode::Lexical => Explanation::leaf(WORDS, score),
        RetrievalMode::Semantic => Explanation::leaf(MEANING, score),
        RetrievalMode::Hybrid => {
            let by_words = Explanation::leaf(WORDS, (score - by_meaning).max(0.0));
            let parts = [by_words, Explanation::leaf(MEANING, by_meaning)];
            Explanation {
                label: "words and meaning, each relative to its best hit".to_owned(),
                value: score,
                parts: parts.into_iter().filter(|part| part.value > 0.0).collect(),
            }
        }
    }
}
