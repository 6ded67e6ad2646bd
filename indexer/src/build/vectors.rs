//! What is computed of an index when all its documents are there: beside each segment of documents their vectors, their
//! topics and their keywords ([`super::beside`]).
//!
//! What it takes to compute them is learned from a sample, and kept as long as it serves.

use super::beside::{Beside, Documents, remove};
use super::learn::{open_codebook, train_codebook, train_table};
use super::plan::{BuildStep, Meaning, Originals};
use super::progress::{Count, Teller};
use super::texts::DocumentText;
use super::{BuildError, BuildPlan};
use crate::manifest::{Layer, Manifest, MeaningNote, meaning_folder, terms_path, topics_path};
use crate::meaning::{TermReader, TermTable};
use crate::topics::Vocabulary;
use crate::vectors::{Codebook, UnitVector};
use rayon::prelude::*;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// Writes what the manifest's index lacks of vectors; returns how many were written.
///
/// A full build learns anew. An incremental one goes on with what was learned before, so that only new documents get
/// vectors, until there are twice as many documents as it was learned from, or half.
pub fn write_vectors(plan: &BuildPlan, manifest: &mut Manifest, teller: &mut Teller<'_>) -> Result<u64, BuildError> {
    let folder = &plan.folder;
    let before = manifest.meaning.take();
    let layers = Layer::ALL.map(|layer| Documents::open(folder, manifest, layer));
    let [podcasts, episodes] = layers;
    let layers = [podcasts?, episodes?];
    let [_, episodes] = &layers;
    let documents = layers.iter().map(Documents::count).sum();
    let kept = before.filter(|note| is_kept(note, &plan.meaning, documents));
    if kept.is_none() {
        forget(folder, manifest.shards)?;
    }
    let note = match (&plan.meaning, &kept) {
        (Meaning::Off, _) => return Ok(0),
        (_, Some(note)) => note.clone(),
        (Meaning::Table, None) => {
            let table = teller.step(BuildStep::Learning, &Count::default(), || train_table(folder, &layers))?;
            MeaningNote { model: table.model().to_owned(), is_table: true, documents }
        }
        (Meaning::Asked(originals), None) => {
            // Not for vectors: topics are learned from the same sample, and a search without the model falls back on it.
            teller.step(BuildStep::Learning, &Count::default(), || train_table(folder, &layers))?;
            MeaningNote { model: originals.model().to_owned(), is_table: false, documents }
        }
    };
    let table = if note.is_table { Some(TermTable::open(&terms_path(folder))?) } else { None };
    let encoder = match (&table, &plan.meaning) {
        (None, Meaning::Asked(originals)) => Encoder::asked(originals.as_ref()),
        (Some(table), _) => Encoder::table(table),
        (None, _) => return Ok(0),
    };
    let vocabulary = Vocabulary::open(&topics_path(folder))?;
    let codebooks = match kept {
        Some(_) => layers.each_ref().map(|documents| open_codebook(folder, documents.layer, &note.model)),
        None => teller.step(BuildStep::Learning, &Count::default(), || {
            layers.each_ref().map(|documents| train_codebook(folder, documents, &encoder))
        }),
    };
    let count = Count::default();
    let written = teller.step(BuildStep::Vectors, &count, || {
        let write = |(documents, codebook): (&Documents, Result<Codebook, BuildError>)| {
            let codebook = &codebook?;
            let beside = Beside { codebook, encoder: &encoder, vocabulary: &vocabulary, count: &count };
            documents.write(episodes, &beside)
        };
        layers.iter().zip(codebooks).map(write).sum::<Result<u64, BuildError>>()
    })?;
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
        documents.sample(1, usize::MAX, &mut |text, _| {
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
    let of = |layer: Layer, shard| [layer.vectors_folder(folder, shard), layer.subjects_folder(folder, shard)];
    let beside = (0..shards).flat_map(|shard| Layer::ALL.into_iter().flat_map(move |layer| of(layer, shard)));
    for path in beside.chain([meaning_folder(folder)]) {
        remove(&path)?;
    }
    Ok(())
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
