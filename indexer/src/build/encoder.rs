//! Embeds the texts of documents, by the term table or from stored embeddings.

use super::BuildError;
use super::document_texts::DocumentText;
use super::plan::StoredEmbeddings;
use earshot_embed::{TermReader, TermTable};
use earshot_vectors::{UnitVector, VectorOrigin};
use rayon::prelude::*;
use std::sync::{Mutex, PoisonError};

/// Embeds texts.
pub struct Encoder<'a> {
    source: VectorSource<'a>,
    /// One per thread, because readers cache stems.
    readers: Vec<Mutex<TermReader>>,
}

#[derive(Clone, Copy)]
enum VectorSource<'a> {
    Table(&'a TermTable),
    Stored(&'a dyn StoredEmbeddings),
}

impl<'a> Encoder<'a> {
    pub fn from_table(table: &'a TermTable) -> Self {
        let readers = (0..rayon::current_num_threads()).map(|_| Mutex::default()).collect();
        Self { source: VectorSource::Table(table), readers }
    }

    pub fn from_stored(originals: &'a dyn StoredEmbeddings) -> Self {
        Self { source: VectorSource::Stored(originals), readers: Vec::new() }
    }

    pub fn model(&self) -> &str {
        match self.source {
            VectorSource::Table(table) => table.model(),
            VectorSource::Stored(originals) => originals.model(),
        }
    }

    /// The vectors of language models are compared from their mean. The term table removes what its vectors have in common itself.
    pub fn origin(&self) -> VectorOrigin {
        match self.source {
            VectorSource::Table(_) => VectorOrigin::Zero,
            VectorSource::Stored(_) => VectorOrigin::SampleMean,
        }
    }

    /// Embeds texts in order; `None` for texts without known words or stored embedding.
    pub fn encode(&self, texts: &[DocumentText]) -> Result<Vec<Option<UnitVector>>, BuildError> {
        match self.source {
            VectorSource::Table(table) => Ok(texts.par_iter().map(|text| self.encode_one(table, text)).collect()),
            VectorSource::Stored(originals) => {
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
