//! The documents of a draft that are in memory.

use super::inverse;
use super::inverted::Inverted;
use super::lists::SegmentLists;
use super::postings::Posting;
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
    /// Of one field after the other, when they are written.
    pub sorted: Vec<Posting>,
}

impl Pending {
    pub fn new(schema: &Schema) -> Result<Self, TantivyError> {
        let mut inverted: Vec<Inverted> = schema.fields().map(|_| Inverted::None).collect();
        for (name, kind) in schema::fields_of(schema) {
            inverted[place(schema::of(schema, name))] = Inverted::of(kind);
        }
        Ok(Self { inverted, columns: columns_of(schema)?, ranks: Vec::new(), sorted: Vec::new() })
    }

    /// Takes out the columns of documents whose lists were written, and forgets these. Memory is kept for the next ones.
    pub fn take_columns(&mut self, schema: &Schema) -> Result<FastFieldsWriter, TantivyError> {
        self.ranks.clear();
        Ok(std::mem::replace(&mut self.columns, columns_of(schema)?))
    }

    pub fn is_empty(&self) -> bool {
        self.ranks.is_empty()
    }

    /// Memory that is taken and that writing takes, in bytes.
    pub fn bytes(&self) -> usize {
        let inverted: usize = self.inverted.iter().map(Inverted::bytes).sum();
        let sorted = self.most_sorted() * size_of::<Posting>();
        inverted + sorted + self.columns.mem_usage() + self.ranks.capacity() * size_of::<u64>()
    }

    fn most_sorted(&self) -> usize {
        self.inverted.iter().map(Inverted::sorted).max().unwrap_or_default()
    }

    /// Makes room for the postings of each field.
    pub fn make_room(&mut self) {
        let wanted = self.most_sorted();
        if self.sorted.len() < wanted {
            self.sorted = Vec::new();
            self.sorted = vec![Posting::default(); wanted];
        }
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
    pub fn by_rank(&self) -> Vec<DocId> {
        let mut documents: Vec<DocId> = (0..self.next()).collect();
        documents.sort_by_key(|&document| self.ranks[document as usize]);
        documents
    }

    /// Writes all but the stored documents, and returns in which order these are to be.
    pub fn write(mut self, segment: &Segment, terms: &Ordered<'_>) -> Result<Vec<DocId>, TantivyError> {
        self.make_room();
        let documents = self.by_rank();
        let new_ids = inverse(&documents);
        let fields: Vec<Field> = segment.schema().fields().map(|(field, _)| field).collect();
        let norms = |(&field, inverted): (&Field, &Inverted)| Some(Ok((field, inverted.norms(&documents)?)));
        let mut lists = SegmentLists::create(segment, fields.iter().zip(&self.inverted).filter_map(norms))?;
        let filled = fields.into_iter().zip(&mut self.inverted).filter(|(_, inverted)| !inverted.is_empty());
        for (field, inverted) in filled {
            let mut lists = lists.field(field, inverted.count(), inverted.has_positions())?;
            inverted.write(terms, &new_ids, &mut self.sorted, &mut lists)?;
            lists.close()?;
        }
        lists.close()?;
        let mut file = segment.open_write(SegmentComponent::FastFields)?;
        self.columns.serialize(&mut file, Some(&DocIdMapping::new_permutation(documents.clone())?))?;
        file.terminate()?;
        Ok(documents)
    }
}

fn columns_of(schema: &Schema) -> Result<FastFieldsWriter, TantivyError> {
    FastFieldsWriter::from_schema_and_tokenizer_manager(schema, TokenizerManager::default())
}

fn place(field: Field) -> usize {
    field.field_id() as usize
}
