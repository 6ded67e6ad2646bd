//! Snippets of transcripts in hits, and searches within one transcript. The cluster finds the episodes; our code cuts their transcripts,
//! which are read for the hits of a page.

use crate::cluster_backend::OpenSearchBackend;
use crate::error::ClusterError;
use crate::term_text::TermTexts;
use earshot_engine::passages::TranscriptRecord;
use earshot_engine::query::{HighlightTerms, QueryLanguages, check_word_limits};
use earshot_engine::schema::field;
use earshot_engine::snippets::{MatchClusters, MatchDetail, TermPositions, TranscriptMatches, TranscriptWords};
use earshot_engine::{Deadline, IndexReadError, map_items_in_parallel};
use earshot_indexer::{
    CancelToken, EpisodeHit, EpisodeKey, Page, PassageResults, PodcastKey, SearchError, TranscriptSnippet,
};
use earshot_model::search::{SearchMode, SearchOptions, SnippetOptions, Target};
use earshot_model::{EpisodeId, Transcript};
use earshot_text::analyze::Language;
use std::collections::{HashMap, HashSet};
use std::time::Instant;
use uuid::Uuid;

/// Limit of snippets per transcript in a hit. A search within the transcript returns all.
const MAX_PASSAGES: usize = 2;
/// Limit of match clusters per page.
const MAX_PAGE: usize = 1_000;
/// Transcripts per request: some megabytes.
const TRANSCRIPTS_PER_REQUEST: usize = 20;

/// Which snippets the hits of a page get.
pub struct WantedSnippets<'a> {
    pub terms: &'a HighlightTerms,
    /// The numbers of the passages that matched by meaning.
    pub meant: HashMap<Uuid, usize>,
    pub options: SnippetOptions,
}

impl OpenSearchBackend {
    pub(crate) fn find_passages(
        &self,
        episode: EpisodeId,
        options: &SearchOptions,
        page: Page,
        cancel: &CancelToken,
    ) -> Result<Option<PassageResults>, SearchError> {
        let engine = |error: IndexReadError| error.into_search_error(&self.generation);
        check_word_limits(options).map_err(engine)?;
        let Some(document) = self.find_episode(EpisodeKey::Id(episode))? else { return Ok(None) };
        let Some(podcast) = self.find_podcast(PodcastKey::Id(document.episode.podcast_id))? else { return Ok(None) };
        let transcripts = self.read_transcripts(&[document.episode.id], Instant::now() + self.budget);
        let Some(transcript) = transcripts.map_err(|error| error.into_search_error(&self.generation))?.pop() else {
            return Ok(None);
        };
        let language = Language::from_tag(podcast.podcast.language.as_deref());
        // Keeps only the terms. The episode is already chosen, so filters do not apply.
        let requested = SearchOptions {
            terms: options.terms.clone(),
            groups: options.groups.clone(),
            ..SearchOptions::match_all(SearchMode::Episodes)
        };
        let compiled =
            self.compile_search(&requested, &QueryLanguages::only(language), Instant::now() + self.budget)?;
        let deadline = Deadline::with_cancel(self.budget, cancel);
        let find = || -> Result<PassageResults, IndexReadError> {
            let terms = compiled.highlight_terms(Target::Transcript);
            let record = TranscriptRecord::from_transcript(&transcript);
            let words = self.transcript_words(&mut TermTexts::default(), &record, language, terms)?;
            let reader = TermPositions::of_words(&words, &deadline);
            let spoken = TranscriptMatches::find(reader, record, terms, language, MatchDetail::AllMatches)?;
            let clusters = MatchClusters::find(&spoken, options.snippets, &deadline)?;
            let found = PassageResults {
                best: clusters.best()?,
                total: clusters.total(),
                passages: clusters.page(Page { limit: page.limit.min(MAX_PAGE), ..page })?,
                is_partial: deadline.has_skipped_work(),
            };
            deadline.check_cancelled()?;
            Ok(found)
        };
        find().map(Some).map_err(engine)
    }

    /// Adds the snippets of the transcripts of hits. Returns false when some are missing, because the cluster did not respond in time.
    pub(crate) fn add_transcript_snippets(
        &self,
        hits: &mut [EpisodeHit],
        needed: &WantedSnippets<'_>,
        deadline: &Deadline,
        until: Instant,
    ) -> Result<bool, SearchError> {
        if !needed.options.has_transcript_snippets {
            return Ok(true);
        }
        let is_wanted = |hit: &&mut EpisodeHit| {
            let has_matches = !needed.terms.is_empty() || needed.meant.contains_key(&hit.document.episode.id.0);
            hit.document.has_transcript && has_matches
        };
        let mut spoken: Vec<&mut EpisodeHit> = hits.iter_mut().filter(is_wanted).collect();
        for hits in spoken.chunks_mut(TRANSCRIPTS_PER_REQUEST) {
            let ids: Vec<EpisodeId> = hits.iter().map(|hit| hit.document.episode.id).collect();
            let transcripts = match self.read_transcripts(&ids, until) {
                Ok(transcripts) => transcripts,
                // The hits are right without them.
                Err(ClusterError::Unavailable { .. }) => return Ok(false),
                Err(error) => return Err(error.into_search_error(&self.generation)),
            };
            let language = |transcript: &Transcript| {
                let hit = hits.iter().find(|hit| hit.document.episode.id == transcript.episode_id);
                Language::from_tag(hit.and_then(|hit| hit.podcast.podcast.language.as_deref()))
            };
            let cut = map_items_in_parallel(&transcripts, 1, TermTexts::default, |texts, transcript| {
                self.cut_snippets(texts, transcript, language(transcript), needed, deadline)
            });
            let cut = cut.map_err(|error: IndexReadError| error.into_search_error(&self.generation))?;
            for (transcript, snippets) in transcripts.iter().zip(cut) {
                if let Some(hit) = hits.iter_mut().find(|hit| hit.document.episode.id == transcript.episode_id) {
                    hit.transcript_snippets = snippets;
                }
            }
        }
        Ok(true)
    }

    fn cut_snippets(
        &self,
        texts: &mut TermTexts,
        transcript: &Transcript,
        language: Language,
        needed: &WantedSnippets<'_>,
        deadline: &Deadline,
    ) -> Result<Vec<TranscriptSnippet>, IndexReadError> {
        let record = TranscriptRecord::from_transcript(transcript);
        let words = self.transcript_words(texts, &record, language, needed.terms)?;
        let reader = TermPositions::of_words(&words, deadline);
        let spoken = TranscriptMatches::find(reader, record, needed.terms, language, MatchDetail::PassageCounts)?;
        let mut best = spoken.best(MAX_PASSAGES);
        // The passage that matched by meaning comes after the passages that matched by words.
        let meant = needed.meant.get(&transcript.episode_id.0).copied();
        let meant = meant.filter(|number| !best.contains(number) && *number < spoken.passages());
        best.truncate(MAX_PASSAGES - usize::from(meant.is_some()));
        best.extend(meant);
        let cut = spoken.snippets(&best, needed.options)?.into_iter();
        let is_semantic = |number: usize| meant == Some(number);
        Ok(cut.map(|(number, cut)| TranscriptSnippet { is_semantic: is_semantic(number), ..cut }).collect())
    }

    /// The words of a transcript that are highlighted.
    fn transcript_words(
        &self,
        texts: &mut TermTexts,
        record: &TranscriptRecord<'_>,
        language: Language,
        terms: &HighlightTerms,
    ) -> Result<TranscriptWords, IndexReadError> {
        let of_phrases = terms.phrases.iter().flat_map(|(phrase, _)| phrase);
        let needed: HashSet<&str> = terms.single.iter().chain(of_phrases).map(String::as_str).collect();
        let positions = texts.positions(field::TRANSCRIPT, language, &record.whole_text()?, &needed);
        let count = |term: &String| (term.clone(), self.episodes.vocabulary.count(term).unwrap_or_default());
        let frequencies = positions.keys().map(count).collect();
        Ok(TranscriptWords { positions, frequencies, episodes: self.episodes.facts.documents() })
    }

    fn read_transcripts(&self, ids: &[EpisodeId], until: Instant) -> Result<Vec<Transcript>, ClusterError> {
        let ids: Vec<String> = ids.iter().map(|id| id.0.to_string()).collect();
        let read = self.reader.read(&self.transcripts, "reading transcripts", &ids, until)?;
        Ok(read.into_iter().map(|(_, transcript)| transcript).collect())
    }
}
