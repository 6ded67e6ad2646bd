//! The vectors of an index: beside each segment of documents a part of vectors, whose owners are the segment's documents.
//!
//! Segments never change, so their vectors do not: an incremental build only makes those of new segments, and shares the
//! others by hard links like everything else. A deleted document is one that the segment says is deleted.

use super::learn::{open_codebook, train_codebook, train_table};
use super::plan::{Meaning, Originals};
use super::texts::{DocumentText, SegmentTexts};
use super::{BuildError, BuildPlan};
use crate::manifest::{Layer, Manifest, MeaningNote, VECTORS_PART, meaning_folder, passages_folder, terms_path};
use crate::meaning::{TermReader, TermTable};
use crate::passages::PassageStore;
use crate::vectors::{Codebook, PartWriter, Row, UnitVector};
use rayon::prelude::*;
use std::collections::HashSet;
use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use tantivy::{Index, ReloadPolicy, Searcher, SegmentReader};

/// Texts that are read, and then made vectors of together.
const BATCH: usize = 512;

/// Writes what the manifest's index lacks of vectors; returns how many were written.
///
/// A full build learns anew. An incremental one goes on with what was learned before, so that only new documents get
/// vectors, until there are twice as many documents as it was learned from, or half.
pub fn write_vectors(plan: &BuildPlan, manifest: &mut Manifest) -> Result<u64, BuildError> {
    let folder = &plan.folder;
    let before = manifest.meaning.take();
    let layers = Layer::ALL.map(|layer| Documents::open(folder, manifest, layer));
    let [podcasts, episodes] = layers;
    let layers = [podcasts?, episodes?];
    let documents = layers.iter().map(Documents::count).sum();
    let kept = before.filter(|note| is_kept(note, &plan.meaning, documents));
    if kept.is_none() {
        forget(folder, manifest.shards)?;
    }
    let note = match (&plan.meaning, &kept) {
        (Meaning::Off, _) => return Ok(0),
        (_, Some(note)) => note.clone(),
        (Meaning::Table, None) => {
            let table = train_table(folder, &layers)?;
            MeaningNote { model: table.model().to_owned(), is_table: true, documents }
        }
        (Meaning::Asked(originals), None) => {
            // Not for vectors, but it knows how rare each word is: what topics are made of.
            train_table(folder, &layers)?;
            MeaningNote { model: originals.model().to_owned(), is_table: false, documents }
        }
    };
    let table = if note.is_table { Some(TermTable::open(&terms_path(folder))?) } else { None };
    let encoder = match (&table, &plan.meaning) {
        (None, Meaning::Asked(originals)) => Encoder::asked(originals.as_ref()),
        (Some(table), _) => Encoder::table(table),
        (None, _) => return Ok(0),
    };
    let mut written = 0;
    for documents in &layers {
        let codebook = match kept {
            Some(_) => open_codebook(folder, documents.layer, &note.model)?,
            None => train_codebook(folder, documents, &encoder)?,
        };
        written += documents.write(&codebook, &encoder)?;
    }
    manifest.meaning = Some(note);
    Ok(written)
}

/// Gives every text of a finished index that vectors are made of, in the order of the index; returns how many.
///
/// # Errors
/// When the index cannot be read.
pub fn for_each_text(folder: &Path, take: &mut dyn FnMut(&str) -> ControlFlow<()>) -> Result<u64, BuildError> {
    let manifest = Manifest::read(folder).map_err(BuildError::at(folder))?;
    if !manifest.is_current() {
        return Err(BuildError::Outdated(folder.to_owned()));
    }
    let mut texts = 0;
    for layer in Layer::ALL {
        let documents = Documents::open(folder, &manifest, layer)?;
        let mut is_over = false;
        documents.sample(1, usize::MAX, &mut |text| {
            texts += 1;
            is_over = take(&text.text).is_break();
            if is_over { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })?;
        if is_over {
            break;
        }
    }
    Ok(texts)
}

/// Whether what was learned before still serves.
fn is_kept(note: &MeaningNote, meaning: &Meaning, documents: u64) -> bool {
    let is_the_same = match meaning {
        Meaning::Off => false,
        Meaning::Table => note.is_table,
        Meaning::Asked(originals) => !note.is_table && note.model == originals.model(),
    };
    is_the_same && documents <= note.documents.saturating_mul(2) && documents >= note.documents / 2
}

/// Takes out everything that was learned, and the vectors.
fn forget(folder: &Path, shards: usize) -> Result<(), BuildError> {
    let vectors = (0..shards).flat_map(|shard| Layer::ALL.map(|layer| layer.vectors_folder(folder, shard)));
    for path in vectors.chain([meaning_folder(folder)]) {
        remove(&path)?;
    }
    Ok(())
}

fn remove(path: &Path) -> Result<(), BuildError> {
    match fs::remove_dir_all(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(BuildError::at(path)(error)),
        _ => Ok(()),
    }
}

/// Makes vectors of texts.
pub struct Encoder<'a> {
    from: From<'a>,
    /// One for each thread: they keep the stems that they have seen.
    readers: Vec<Mutex<TermReader>>,
}

#[derive(Clone, Copy)]
enum From<'a> {
    Table(&'a TermTable),
    Originals(&'a dyn Originals),
}

impl<'a> Encoder<'a> {
    fn table(table: &'a TermTable) -> Self {
        let readers = (0..rayon::current_num_threads()).map(|_| Mutex::default()).collect();
        Self { from: From::Table(table), readers }
    }

    fn asked(originals: &'a dyn Originals) -> Self {
        Self { from: From::Originals(originals), readers: Vec::new() }
    }

    pub fn model(&self) -> &str {
        match self.from {
            From::Table(table) => table.model(),
            From::Originals(originals) => originals.model(),
        }
    }

    /// The vectors of texts, in their order; `None` for those that say nothing that is known.
    pub fn encode(&self, texts: &[DocumentText]) -> Result<Vec<Option<UnitVector>>, BuildError> {
        match self.from {
            From::Table(table) => Ok(texts.par_iter().map(|text| self.encode_one(table, text)).collect()),
            From::Originals(originals) => {
                let texts: Vec<&str> = texts.iter().map(|text| text.text.as_str()).collect();
                originals.find(&texts).map_err(|error| BuildError::Source(Box::new(error)))
            }
        }
    }

    fn encode_one(&self, table: &TermTable, text: &DocumentText) -> Option<UnitVector> {
        let thread = rayon::current_thread_index().unwrap_or(0);
        let reader = self.readers.get(thread % self.readers.len().max(1))?;
        table.embed(&mut reader.lock().unwrap_or_else(PoisonError::into_inner), &text.text, Some(text.language))
    }
}

/// The documents of a layer.
pub struct Documents {
    pub layer: Layer,
    shards: Vec<Shard>,
}

struct Shard {
    folder: PathBuf,
    searcher: Searcher,
    passages: PassageStore,
    vectors: PathBuf,
}

impl Documents {
    fn open(folder: &Path, manifest: &Manifest, layer: Layer) -> Result<Self, BuildError> {
        let open = |shard: usize| -> Result<Shard, BuildError> {
            let path = layer.documents_folder(folder, shard);
            let failed = BuildError::engine(&path);
            let index = Index::open_in_dir(&path).map_err(&failed)?;
            let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into().map_err(&failed)?;
            let spoken = passages_folder(folder, shard);
            let parts: &[u32] = if layer == Layer::Episodes { &manifest.passage_parts[shard] } else { &[] };
            let passages = PassageStore::open(&spoken, parts).map_err(BuildError::at(&spoken))?;
            drop(failed);
            let vectors = layer.vectors_folder(folder, shard);
            Ok(Shard { folder: path, searcher: reader.searcher(), passages, vectors })
        };
        Ok(Self { layer, shards: (0..manifest.shards).map(open).collect::<Result<_, _>>()? })
    }

    pub fn count(&self) -> u64 {
        self.shards.iter().map(|shard| shard.searcher.num_docs()).sum()
    }

    /// Gives the texts of every so many documents.
    pub fn sample(
        &self,
        stride: u64,
        passages: usize,
        take: &mut dyn FnMut(DocumentText) -> ControlFlow<()>,
    ) -> Result<(), BuildError> {
        let mut number = 0_u64;
        let mut texts = Vec::new();
        for shard in &self.shards {
            let failed = BuildError::engine(&shard.folder);
            for segment in shard.searcher.segment_readers() {
                let reader = SegmentTexts::open(self.layer, segment, &shard.passages).map_err(&failed)?;
                for document in segment.doc_ids_alive() {
                    if number.is_multiple_of(stride) {
                        reader.read(document, passages, &mut texts).map_err(&failed)?;
                        if texts.drain(..).try_for_each(&mut *take).is_break() {
                            return Ok(());
                        }
                    }
                    number += 1;
                }
            }
        }
        Ok(())
    }

    /// Writes the parts that segments lack, and takes out those of segments that are no more.
    fn write(&self, codebook: &Codebook, encoder: &Encoder<'_>) -> Result<u64, BuildError> {
        let mut lacking = Vec::new();
        for shard in &self.shards {
            fs::create_dir_all(&shard.vectors).map_err(BuildError::at(&shard.vectors))?;
            let names: HashSet<String> = shard.searcher.segment_readers().iter().map(segment_name).collect();
            for entry in fs::read_dir(&shard.vectors).map_err(BuildError::at(&shard.vectors))? {
                let entry = entry.map_err(BuildError::at(&shard.vectors))?;
                if !names.contains(&*entry.file_name().to_string_lossy()) {
                    remove(&entry.path())?;
                }
            }
            for segment in shard.searcher.segment_readers() {
                let vectors = shard.vectors.join(segment_name(segment));
                if !vectors.exists() {
                    lacking.push((shard, segment, vectors));
                }
            }
        }
        let write = |(shard, segment, vectors): &(&Shard, &SegmentReader, PathBuf)| {
            fs::create_dir_all(vectors).map_err(BuildError::at(vectors))?;
            self.write_segment(shard, segment, vectors, codebook, encoder)
        };
        let written = lacking.par_iter().map(write).collect::<Result<Vec<u64>, BuildError>>()?;
        Ok(written.iter().sum())
    }

    fn write_segment(
        &self,
        shard: &Shard,
        segment: &SegmentReader,
        vectors: &Path,
        codebook: &Codebook,
        encoder: &Encoder<'_>,
    ) -> Result<u64, BuildError> {
        let failed = BuildError::engine(&shard.folder);
        let reader = SegmentTexts::open(self.layer, segment, &shard.passages).map_err(&failed)?;
        let mut writer = PartWriter::create(vectors, VECTORS_PART, codebook)?;
        let mut texts = Vec::new();
        let mut push = |texts: &mut Vec<DocumentText>| -> Result<(), BuildError> {
            for (text, vector) in texts.iter().zip(encoder.encode(texts)?) {
                if let Some(vector) = vector {
                    writer.push(Row { owner: text.owner, tag: text.tag }, &vector)?;
                }
            }
            texts.clear();
            Ok(())
        };
        for document in segment.doc_ids_alive() {
            reader.read(document, usize::MAX, &mut texts).map_err(&failed)?;
            if texts.len() >= BATCH {
                push(&mut texts)?;
            }
        }
        push(&mut texts)?;
        let written = writer.len() as u64;
        writer.finish()?;
        Ok(written)
    }
}

/// The name of the folder of a segment's vectors.
pub fn segment_name(segment: &SegmentReader) -> String {
    segment.segment_id().uuid_string()
}
