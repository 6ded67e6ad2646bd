//! Verifies a written index before the build completes it.

use super::BuildError;
use super::searcher::searcher_of;
use earshot_engine::schema::{self, field};
use earshot_model::EpisodeId;
use std::collections::{BTreeSet, HashSet};
use std::path::{Path, PathBuf};
use tantivy::columnar::Column;
use tantivy::schema::{IndexRecordOption, Value as _};
use tantivy::{
    DocAddress, DocId, DocSet as _, Index, Searcher, SegmentReader, TERMINATED, TantivyDocument, TantivyError, Term,
};
use uuid::Uuid;

/// Approximate number of documents per index to look up by id.
const SAMPLE: usize = 32;

/// What a complete index must contain.
pub struct ExpectedIndex {
    /// Files of the previous index, which an earlier build verified.
    verified_files: BTreeSet<PathBuf>,
    previous: Option<Searcher>,
    /// The field with the id of a document's podcast.
    podcast_id: &'static str,
    /// Podcasts whose documents were deleted, each once.
    deleted: HashSet<Uuid>,
    documents: u64,
    sample: IdSample,
}

/// A sample of every n-th id. When it is full, n doubles.
struct IdSample {
    ids: Vec<Uuid>,
    seen: usize,
    stride: usize,
}

impl IdSample {
    const EMPTY: Self = Self { ids: Vec::new(), seen: 0, stride: 1 };

    fn add(&mut self, id: Uuid) {
        if self.seen.is_multiple_of(self.stride) {
            self.ids.push(id);
        }
        self.seen += 1;
        if self.ids.len() == 2 * SAMPLE {
            self.ids = self.ids.iter().copied().step_by(2).collect();
            self.stride *= 2;
        }
    }
}

impl ExpectedIndex {
    /// Expects the documents of the previous index, or none for a new index.
    pub fn new(index: &Index, podcast_id: &'static str, is_new: bool) -> Result<Self, TantivyError> {
        let before = if is_new { None } else { Some(searcher_of(index)?) };
        let documents = before.as_ref().map_or(0, Searcher::num_docs);
        let known_files = if is_new { BTreeSet::new() } else { segment_files(index)? };
        Ok(Self {
            verified_files: known_files,
            previous: before,
            podcast_id,
            deleted: HashSet::new(),
            documents,
            sample: IdSample::EMPTY,
        })
    }

    /// Expects that all documents of this podcast in the previous index are deleted.
    pub fn delete(&mut self, podcast: Uuid) -> Result<(), TantivyError> {
        let Some(before) = &self.previous else { return Ok(()) };
        if self.deleted.insert(podcast) {
            let count = live_documents(before, &self.podcast_term(before, podcast))?.len() as u64;
            self.documents = self.documents.saturating_sub(count);
        }
        Ok(())
    }

    fn podcast_term(&self, before: &Searcher, podcast: Uuid) -> Term {
        Term::from_field_bytes(schema::find_field(before.schema(), self.podcast_id), podcast.as_bytes())
    }

    /// The terms that match the deleted documents.
    pub fn deleted_terms(&self) -> impl Iterator<Item = Term> + '_ {
        let terms = move |before| self.deleted.iter().map(move |&podcast| self.podcast_term(before, podcast));
        self.previous.iter().flat_map(terms)
    }

    pub fn add(&mut self, id: Uuid) {
        self.documents += 1;
        self.sample.add(id);
    }

    /// Compares the number of documents, looks up the sample, and verifies the new files.
    pub fn check(&self, folder: &Path, index: &Index) -> Result<(), BuildError> {
        let failed = BuildError::engine(folder);
        let wrong = |reason: String| BuildError::Unverified { path: folder.to_owned(), reason };
        let searcher = searcher_of(index).map_err(&failed)?;
        if searcher.num_docs() != self.documents {
            return Err(wrong(format!("holds {} documents, {} were given", searcher.num_docs(), self.documents)));
        }
        for &id in &self.sample.ids {
            if !has_document(&searcher, id).map_err(&failed)? {
                return Err(wrong(format!("does not find {id} by its id")));
            }
        }
        for segment in searcher.segment_readers() {
            let id = segment.segment_id().uuid_string();
            let is_known = self.verified_files.iter().any(|file| file.to_string_lossy().starts_with(&id));
            if !is_known && !has_whole_blocks(segment).map_err(&failed)? {
                return Err(wrong("has episodes that are apart from the first of their episode block".to_owned()));
            }
        }
        check_files(index, folder, &self.verified_files)
    }
}

/// Whether the episodes of each episode block are consecutive and its first episode comes first. All have the same
/// rank.
fn has_whole_blocks(segment: &SegmentReader) -> Result<bool, TantivyError> {
    if segment.schema().get_field(field::FIRST_OF_BLOCK).is_err() {
        return Ok(true);
    }
    let columns = segment.fast_fields();
    let (first, rank) = (columns.u64(field::FIRST_OF_BLOCK)?, columns.u64(field::RANK)?);
    Ok(are_blocks_whole(
        segment.max_doc(),
        |document| first.first(document) == Some(1),
        |document| rank.first(document),
    ))
}

fn are_blocks_whole(documents: DocId, is_first: impl Fn(DocId) -> bool, rank: impl Fn(DocId) -> Option<u64>) -> bool {
    let follows = |document: DocId| document > 0 && rank(document) == rank(document - 1);
    (0..documents).all(|document| is_first(document) || follows(document))
}

/// The episodes of a shard with a transcript.
pub struct TranscribedEpisodes {
    searcher: Searcher,
    has_transcript: Vec<Column<u64>>,
}

impl TranscribedEpisodes {
    pub fn new(episodes: &Index) -> Result<Self, TantivyError> {
        let searcher = searcher_of(episodes)?;
        let column = |segment: &SegmentReader| segment.fast_fields().u64(field::HAS_TRANSCRIPT);
        let has_transcript = searcher.segment_readers().iter().map(column).collect::<Result<_, _>>()?;
        Ok(Self { searcher, has_transcript })
    }

    pub fn count(&self) -> u64 {
        let segments = self.searcher.segment_readers().iter().zip(&self.has_transcript);
        let of = |(segment, column): (&SegmentReader, &Column<u64>)| {
            segment.doc_ids_alive().filter(|&document| column.first(document) == Some(1)).count() as u64
        };
        segments.map(of).sum()
    }

    pub fn contains(&self, episode: EpisodeId) -> Result<bool, TantivyError> {
        let term = Term::from_field_bytes(schema::find_field(self.searcher.schema(), field::ID), episode.0.as_bytes());
        let places = live_documents(&self.searcher, &term)?;
        Ok(places.iter().any(|at| self.has_transcript[at.segment_ord as usize].first(at.doc_id) == Some(1)))
    }
}

/// Verifies the checksums of an index's files, except for files in `known`.
pub fn check_files(index: &Index, folder: &Path, known: &BTreeSet<PathBuf>) -> Result<(), BuildError> {
    let failed = BuildError::engine(folder);
    let files = segment_files(index).map_err(&failed)?;
    match first_damaged(index, files.difference(known)).map_err(&failed)? {
        Some(file) => {
            let reason = format!("file {} is not as it was written", file.display());
            Err(BuildError::Unverified { path: folder.to_owned(), reason })
        }
        None => Ok(()),
    }
}

/// The first of these files whose checksum is wrong.
pub fn first_damaged<'a>(
    index: &Index,
    mut files: impl Iterator<Item = &'a PathBuf>,
) -> Result<Option<&'a PathBuf>, TantivyError> {
    let directory = index.directory();
    let checked = files.find_map(|file| match directory.validate_checksum(file) {
        Ok(true) => None,
        Ok(false) => Some(Ok(file)),
        Err(error) => Some(Err(error.into())),
    });
    checked.transpose()
}

/// The files of an index that the engine reads.
pub fn segment_files(index: &Index) -> Result<BTreeSet<PathBuf>, TantivyError> {
    let managed = index.directory().list_managed_files();
    Ok(index.load_metas()?.list_segment_files().into_iter().filter(|file| managed.contains(file)).collect())
}

/// The live documents with a term.
pub fn live_documents(searcher: &Searcher, term: &Term) -> Result<Vec<DocAddress>, TantivyError> {
    let mut found = Vec::new();
    for (ordinal, segment) in (0..).zip(searcher.segment_readers()) {
        let postings = segment.inverted_index(term.field())?.read_postings(term, IndexRecordOption::Basic)?;
        let Some(mut postings) = postings else { continue };
        while postings.doc() != TERMINATED {
            if !segment.is_deleted(postings.doc()) {
                found.push(DocAddress::new(ordinal, postings.doc()));
            }
            postings.advance();
        }
    }
    Ok(found)
}

/// Whether exactly one document has the id and can be read.
fn has_document(searcher: &Searcher, id: Uuid) -> Result<bool, TantivyError> {
    let term = Term::from_field_bytes(schema::find_field(searcher.schema(), field::ID), id.as_bytes());
    let [place] = live_documents(searcher, &term)?[..] else { return Ok(false) };
    let document: TantivyDocument = searcher.doc(place)?;
    let stored =
        document.get_first(schema::find_field(searcher.schema(), field::DOCUMENT)).and_then(|value| value.as_bytes());
    Ok(stored.is_some_and(|bytes| !bytes.is_empty()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_that_are_cut_apart_are_found() {
        let ranks = [1, 1, 1, 4, 4, 9];
        let is_whole = |firsts: &[DocId]| {
            are_blocks_whole(6, |document| firsts.contains(&document), |document| Some(ranks[document as usize]))
        };
        assert!(is_whole(&[0, 3, 5]) && is_whole(&[0, 2, 3, 4, 5]));
        for torn in [&[0, 3][..], &[0, 4, 5], &[1, 3, 5], &[]] {
            assert!(!is_whole(torn), "{torn:?}");
        }
    }

    #[test]
    fn the_sample_is_small_and_spread() {
        for count in [0_u128, 1, 63, 64, 10_000] {
            let mut sample = IdSample::EMPTY;
            (0..count).for_each(|number| sample.add(Uuid::from_u128(number)));
            let least = usize::try_from(count).unwrap_or(SAMPLE).min(SAMPLE);
            assert!(sample.ids.len() >= least && sample.ids.len() < 2 * SAMPLE, "{count}: {}", sample.ids.len());
            assert!(count < 64 || sample.ids.last().is_some_and(|last| last.as_u128() > count / 2));
        }
    }
}
