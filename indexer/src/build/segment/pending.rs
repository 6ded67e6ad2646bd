//! The documents of a draft that are in memory.

use super::inverse;
use super::inverted::Inverted;
use super::lists::SegmentLists;
use super::{Lexicon, Ordered, Token};
use crate::schema;
use tantivy::directory::TerminatingWrite as _;
use tantivy::fastfield::FastFieldsWriter;
use tantivy::index::SegmentComponent;
use tantivy::indexer::DocIdMapping;
use tantivy::schema::{Field, Schema, Value as _};
use tantivy::tokenizer::TokenizerManager;
use tantivy::{DocId, Segment, TantivyDocument, TantivyError};

/// See the [module](self).
pub struct Pending {
    /// By the number of the field.
    pub inverted: Vec<Inverted>,
    pub columns: FastFieldsWriter,
    pub ranks: Vec<u64>,
}

impl Pending {
    pub fn new(schema: &Schema) -> Result<Self, TantivyError> {
        let columns = FastFieldsWriter::from_schema_and_tokenizer_manager(schema, TokenizerManager::default())?;
        let mut inverted: Vec<Inverted> = schema.fields().map(|_| Inverted::None).collect();
        for (name, kind) in schema::fields_of(schema) {
            inverted[place(schema::of(schema, name))] = Inverted::of(kind);
        }
        Ok(Self { inverted, columns, ranks: Vec::new() })
    }

    pub fn is_empty(&self) -> bool {
        self.ranks.is_empty()
    }

    pub fn bytes(&self) -> usize {
        let (mut kept, mut most) = (0, 0);
        for (bytes, writing) in self.inverted.iter().map(Inverted::bytes) {
            kept += bytes;
            most = most.max(writing);
        }
        kept + most + self.columns.mem_usage() + self.ranks.capacity() * size_of::<u64>()
    }

    fn next(&self) -> DocId {
        DocId::try_from(self.ranks.len()).expect("memory is full long before there are 4 billion documents")
    }

    pub fn words(&mut self, field: Field, tokens: &[Token]) {
        let document = self.next();
        if let Inverted::Words(postings) = &mut self.inverted[place(field)] {
            postings.add(document, tokens);
        }
    }

    pub fn end(&mut self, values: &TantivyDocument, rank: u64, lexicon: &mut Lexicon) -> Result<(), TantivyError> {
        let document = self.next();
        self.columns.add_document(values)?;
        for (field, value) in values.field_values() {
            match &mut self.inverted[place(field)] {
                Inverted::Values(postings) => {
                    let term = value.as_str().and_then(|value| lexicon.number(value));
                    term.into_iter().for_each(|term| postings.add_value(document, term));
                }
                Inverted::Keys(keys) => value.as_bytes().into_iter().for_each(|key| keys.add(document, key)),
                Inverted::None | Inverted::Words(_) => {}
            }
        }
        self.ranks.push(rank);
        Ok(())
    }

    /// The documents, best rank first.
    pub fn sorted(&self) -> Vec<DocId> {
        let mut documents: Vec<DocId> = (0..self.next()).collect();
        documents.sort_by_key(|&document| self.ranks[document as usize]);
        documents
    }

    /// Writes all but the stored documents, and returns in which order these are to be.
    pub fn write(self, segment: &Segment, terms: &Ordered<'_>) -> Result<Vec<DocId>, TantivyError> {
        let documents = self.sorted();
        let new_ids = inverse(&documents);
        let fields: Vec<Field> = segment.schema().fields().map(|(field, _)| field).collect();
        let norms = |(&field, inverted): (&Field, &Inverted)| Some(Ok((field, inverted.norms(&documents)?)));
        let mut lists = SegmentLists::create(segment, fields.iter().zip(&self.inverted).filter_map(norms))?;
        for (field, inverted) in fields.into_iter().zip(self.inverted).filter(|(_, inverted)| !inverted.is_empty()) {
            let mut lists = lists.field(field, inverted.count(), inverted.has_positions())?;
            inverted.write(terms, &new_ids, &mut lists)?;
            lists.close()?;
        }
        lists.close()?;
        let mut columns = self.columns;
        let mut file = segment.open_write(SegmentComponent::FastFields)?;
        columns.serialize(&mut file, Some(&DocIdMapping::new_permutation(documents.clone())?))?;
        file.terminate()?;
        Ok(documents)
    }
}

fn place(field: Field) -> usize {
    field.field_id() as usize
}
