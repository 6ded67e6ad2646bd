//! Verifies a written index before the build completes it.

use super::error::WriteError;
use crate::file_check::{damage_of, first_damaged, segment_files};
use crate::index_read_error::IndexReadError;
use crate::schema::{self, field};
use crate::segments::index_reader::{IndexReader, SegmentDocuments, segment_name};
use std::collections::{BTreeSet, HashSet};
use std::path::{Path, PathBuf};
use tantivy::{DocId, Index, SegmentReader, TantivyError, Term};
use uuid::Uuid;

/// Approximate number of documents per index to look up by id.
const SAMPLE: usize = 32;

/// The contents that a complete index must have.
pub struct ExpectedIndex {
    /// Files of the previous index, which an earlier build verified.
    verified_files: BTreeSet<PathBuf>,
    previous: Option<IndexReader>,
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
    pub fn new(index: &Index, podcast_id: &'static str, is_new: bool) -> Result<Self, IndexReadError> {
        let before = if is_new { None } else { Some(IndexReader::of(index)?) };
        let documents = before.as_ref().map_or(0, IndexReader::documents);
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
    pub fn delete(&mut self, podcast: Uuid) -> Result<(), IndexReadError> {
        let Some(before) = &self.previous else { return Ok(()) };
        if self.deleted.insert(podcast) {
            let count = before.live_documents(self.podcast_id, podcast.as_bytes())?.len() as u64;
            self.documents = self.documents.saturating_sub(count);
        }
        Ok(())
    }

    /// The terms that match the deleted documents.
    pub fn deleted_terms(&self) -> impl Iterator<Item = Term> + '_ {
        self.previous.iter().flat_map(move |previous| {
            let field = schema::find_field(previous.searcher().schema(), self.podcast_id);
            self.deleted.iter().map(move |podcast| Term::from_field_bytes(field, podcast.as_bytes()))
        })
    }

    pub fn add(&mut self, id: Uuid) {
        self.documents += 1;
        self.sample.add(id);
    }

    /// Compares the number of documents, looks up the sample, and verifies the new files. Returns the written index.
    pub fn check(&self, folder: &Path, index: &Index) -> Result<IndexReader, WriteError> {
        let wrong = |reason: String| WriteError::Unverified { path: folder.to_owned(), reason };
        let written = IndexReader::of(index).map_err(WriteError::at(folder))?;
        if written.documents() != self.documents {
            return Err(wrong(format!("holds {} documents, {} were given", written.documents(), self.documents)));
        }
        let segments: Vec<SegmentDocuments> =
            written.segments().collect::<Result<_, _>>().map_err(WriteError::at(folder))?;
        for &id in &self.sample.ids {
            if !has_document(&written, &segments, id).map_err(WriteError::at(folder))? {
                return Err(wrong(format!("does not find {id} by its id")));
            }
        }
        for segment in written.searcher().segment_readers() {
            let name = segment_name(segment);
            let is_known = self.verified_files.iter().any(|file| file.to_string_lossy().starts_with(&name));
            if !is_known && !has_whole_blocks(segment).map_err(WriteError::at(folder))? {
                return Err(wrong("has episodes that are apart from the first of their episode block".to_owned()));
            }
        }
        check_files(index, folder, &self.verified_files)?;
        Ok(written)
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

/// Verifies the checksums of an index's files, except for files in `known`.
pub fn check_files(index: &Index, folder: &Path, known: &BTreeSet<PathBuf>) -> Result<(), WriteError> {
    let failed = WriteError::at(folder);
    let files = segment_files(index).map_err(&failed)?;
    match first_damaged(index, files.difference(known)).map_err(&failed)? {
        Some(file) => Err(WriteError::Unverified { path: folder.to_owned(), reason: damage_of(file) }),
        None => Ok(()),
    }
}

/// Whether exactly one document has the id and can be read.
fn has_document(index: &IndexReader, segments: &[SegmentDocuments], id: Uuid) -> Result<bool, IndexReadError> {
    let [at] = index.live_documents(field::ID, id.as_bytes())?[..] else { return Ok(false) };
    segments[at.segment].read(at.document, |json| Ok(!json.is_empty()))
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
