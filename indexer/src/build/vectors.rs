//! Computes the data that depends on all documents of an index: for each segment the vectors, topics and keywords
//! ([`super::sidecars`]).
//!
//! The models for this (term table, codebooks, topic vocabulary) are trained on a sample and reused while they fit.

use super::encoder::Encoder;
use super::plan::{BuildStep, EmbeddingSource};
use super::progress::{ProgressCount, ProgressReporter};
use super::sidecars::{IndexedDocuments, SidecarInputs, remove_folder};
use super::training::{open_codebook, train_codebook, train_table};
use super::{BuildError, BuildPlan};
use crate::manifest::{
    EmbeddingModelInfo, Manifest, embedding_folder, subjects_folder, terms_path, topics_path, vectors_folder,
};
use crate::topics::Vocabulary;
use earshot_embed::TermTable;
use earshot_engine::schema::DocumentKind;
use earshot_vectors::Codebook;
use std::ops::ControlFlow;
use std::path::Path;

/// Writes the missing vectors of the manifest's index. Returns their number.
///
/// A full build trains new models. An incremental build reuses them, so that only new documents need vectors, until the
/// number of documents has doubled or halved since the training.
pub fn write_vectors(
    plan: &BuildPlan,
    manifest: &mut Manifest,
    teller: &mut ProgressReporter<'_>,
) -> Result<u64, BuildError> {
    let folder = &plan.folder;
    let before = manifest.meaning.take();
    let indexes = DocumentKind::ALL.map(|kind| IndexedDocuments::open(folder, manifest, kind));
    let [podcasts, episodes] = indexes;
    let indexes = [podcasts?, episodes?];
    let [_, episodes] = &indexes;
    let documents = indexes.iter().map(IndexedDocuments::count).sum();
    let kept = before.filter(|note| is_reusable(note, &plan.embeddings, documents));
    if kept.is_none() {
        remove_vectors(folder, manifest.shards)?;
    }
    let note = match (&plan.embeddings, &kept) {
        (EmbeddingSource::Off, _) => return Ok(0),
        (_, Some(note)) => note.clone(),
        (EmbeddingSource::TermTable, None) => {
            let table =
                teller.run_step(BuildStep::Learning, &ProgressCount::default(), || train_table(folder, &indexes))?;
            EmbeddingModelInfo { model: table.model().to_owned(), is_table: true, documents }
        }
        (EmbeddingSource::Stored(originals), None) => {
            // Trained even when vectors come from a model: topics are learned from the same sample, and searches
            // without the model fall back on the table.
            teller.run_step(BuildStep::Learning, &ProgressCount::default(), || train_table(folder, &indexes))?;
            EmbeddingModelInfo { model: originals.model().to_owned(), is_table: false, documents }
        }
    };
    let table = if note.is_table { Some(TermTable::open(&terms_path(folder))?) } else { None };
    let encoder = match (&table, &plan.embeddings) {
        (None, EmbeddingSource::Stored(originals)) => Encoder::from_stored(originals.as_ref()),
        (Some(table), _) => Encoder::from_table(table),
        (None, _) => return Ok(0),
    };
    let vocabulary = Vocabulary::open(&topics_path(folder))?;
    let codebooks = match kept {
        Some(_) => indexes.each_ref().map(|documents| open_codebook(folder, documents.kind, &note.model)),
        None => teller.run_step(BuildStep::Learning, &ProgressCount::default(), || {
            indexes.each_ref().map(|documents| train_codebook(folder, documents, &encoder))
        }),
    };
    let count = ProgressCount::default();
    let written = teller.run_step(BuildStep::Vectors, &count, || {
        let write = |(documents, codebook): (&IndexedDocuments, Result<Codebook, BuildError>)| {
            let codebook = &codebook?;
            let beside = SidecarInputs { codebook, encoder: &encoder, vocabulary: &vocabulary, progress: &count };
            documents.write(episodes, &beside)
        };
        indexes.iter().zip(codebooks).map(write).sum::<Result<u64, BuildError>>()
    })?;
    manifest.meaning = Some(note);
    Ok(written)
}

/// Calls back with every text of a complete index that gets an embedding, in index order. Returns their number.
pub fn for_each_text(folder: &Path, take: &mut dyn FnMut(&str) -> ControlFlow<()>) -> Result<u64, BuildError> {
    let manifest = Manifest::read(folder).map_err(BuildError::at(folder))?;
    if !manifest.is_current() {
        return Err(BuildError::Outdated(folder.to_owned()));
    }
    let mut texts = 0;
    for kind in DocumentKind::ALL {
        let documents = IndexedDocuments::open(folder, &manifest, kind)?;
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

/// Whether the models of the previous index still fit.
fn is_reusable(note: &EmbeddingModelInfo, meaning: &EmbeddingSource, documents: u64) -> bool {
    let is_the_same = match meaning {
        EmbeddingSource::Off => false,
        EmbeddingSource::TermTable => note.is_table,
        EmbeddingSource::Stored(originals) => !note.is_table && note.model == originals.model(),
    };
    is_the_same && documents <= note.documents.saturating_mul(2) && documents >= note.documents / 2
}

/// Removes all trained models and vectors.
fn remove_vectors(folder: &Path, shards: usize) -> Result<(), BuildError> {
    let of = |kind: DocumentKind, shard| [vectors_folder(folder, shard, kind), subjects_folder(folder, shard, kind)];
    let beside = (0..shards).flat_map(|shard| DocumentKind::ALL.into_iter().flat_map(move |kind| of(kind, shard)));
    for path in beside.chain([embedding_folder(folder)]) {
        remove_folder(&path)?;
    }
    Ok(())
}
