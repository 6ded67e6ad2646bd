//! Trains the term table and the codebooks on a sample of an index.

use super::BuildError;
use super::document_texts::DocumentText;
use super::encoder::Encoder;
use super::sidecars::IndexedDocuments;
use crate::manifest::{codebook_path, embedding_folder, terms_path, topics_path};
use crate::topics::TopicLearner;
use earshot_embed::{TableRules, TableTrainer, TermTable};
use earshot_engine::schema::DocumentKind;
use earshot_vectors::{Codebook, CodebookSize, DIMENSIONS, UnitVector};
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

/// Every n-th document is sampled, so that training takes a small part of the indexing time.
const SAMPLE_STRIDE: u64 = 20;
/// Bounds of the sample: small catalogs need a larger share, large ones no more than this (facts 3.3).
const SAMPLE_DOCUMENTS: std::ops::RangeInclusive<u64> = 20_000..=200_000;
/// Terms of the table per hundred sampled documents. Training time grows with the number of terms.
const TERMS_PER_HUNDRED: usize = 50;
const MIN_TERMS: usize = 10_000;
/// Sampled passages per transcript.
const SAMPLE_PASSAGES: usize = 4;
/// Sampled vectors per codebook list.
const SAMPLE_PER_LIST: usize = 32;
const SEED: u64 = 1;

/// Trains the term table on a sample of all documents and learns the topic vocabulary from it.
pub fn train_table(folder: &Path, indexes: &[IndexedDocuments]) -> Result<TermTable, BuildError> {
    let documents: u64 = indexes.iter().map(IndexedDocuments::count).sum();
    let requested = (documents / SAMPLE_STRIDE).clamp(*SAMPLE_DOCUMENTS.start(), *SAMPLE_DOCUMENTS.end());
    let sample = usize::try_from(requested).unwrap_or(usize::MAX);
    let terms = (sample / 100 * TERMS_PER_HUNDRED).max(MIN_TERMS);
    let mut trainer = TableTrainer::new(TableRules { documents: sample, terms, seed: SEED });
    let mut topics = TopicLearner::default();
    let stride = documents.div_ceil(requested).max(1);
    for documents in indexes {
        documents.sample(stride, SAMPLE_PASSAGES, &mut |text, about| {
            trainer.sample_document(&text.text, Some(text.language));
            about.into_iter().for_each(|about| topics.count_document(about));
            ControlFlow::Continue(())
        })?;
    }
    let meaning = embedding_folder(folder);
    fs::create_dir_all(&meaning).map_err(BuildError::at(&meaning))?;
    topics.finish(&topics_path(folder))?;
    Ok(trainer.train(&terms_path(folder))?)
}

/// Trains the codebook of a document kind on a sample of its vectors, and writes it.
pub fn train_codebook(
    folder: &Path,
    indexed: &IndexedDocuments,
    encoder: &Encoder<'_>,
) -> Result<Codebook, BuildError> {
    // The number of vectors is unknown until they are made. A few documents and their passages give a good estimate.
    let mut texts: Vec<DocumentText> = Vec::new();
    let documents = indexed.count();
    let most = CodebookSize::for_vectors(usize::try_from(documents.saturating_mul(8)).unwrap_or(usize::MAX)).lists;
    let requested = (most * SAMPLE_PER_LIST).max(1_024);
    let stride = (documents / (requested as u64)).max(1);
    indexed.sample(stride, SAMPLE_PASSAGES, &mut |text, _| {
        texts.push(text);
        if texts.len() < 2 * requested { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })?;
    let sampled = texts.iter().filter(|text| text.tag == 0).count().max(1) as u64;
    let vectors = (texts.len() as u64).saturating_mul(documents) / sampled;
    let mut sample: Vec<UnitVector> = encoder.encode(&texts)?.into_iter().flatten().collect();
    if sample.is_empty() {
        // When no sampled text has a vector, uses one list with an arbitrary centroid.
        sample.extend(unit());
    }
    // Half as many lists as usual give the same results: searches scan an eighth of all vectors anyway, and assigning a
    // vector to its list takes half the time.
    let lists =
        CodebookSize::for_vectors(usize::try_from(vectors).unwrap_or(usize::MAX)).lists.div_ceil(2).min(sample.len());
    sample.truncate((lists * SAMPLE_PER_LIST).max(1_024));
    let codebook = Codebook::train(encoder.model(), &sample, lists, (SEED, encoder.origin()))?;
    let meaning = embedding_folder(folder);
    fs::create_dir_all(&meaning).map_err(BuildError::at(&meaning))?;
    codebook.write(&codebook_path(folder, indexed.kind))?;
    Ok(codebook)
}

fn unit() -> Option<UnitVector> {
    let mut numbers = [0.0; DIMENSIONS];
    numbers[0] = 1.0;
    UnitVector::new(&numbers).ok()
}

/// Opens the codebook of a document kind.
pub fn open_codebook(folder: &Path, kind: DocumentKind, model: &str) -> Result<Codebook, BuildError> {
    Ok(Codebook::open(&codebook_path(folder, kind), model)?)
}
