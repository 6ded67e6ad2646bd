//! The documents of a draft that are in memory.

use super::field_postings::Posting;
use super::inverted_field::InvertedField;
use super::posting_list_writer::SegmentPostingWriter;
use super::sorted_terms::{SortedTerms, invert_permutation};
use crate::schema;
use earshot_text::analyze::{Lexicon, Token};
use tantivy::directory::TerminatingWrite as _;
use tantivy::fastfield::FastFieldsWriter;
use tantivy::index::SegmentComponent;
use tantivy::indexer::DocIdMapping;
use tantivy::schema::{Field, Schema, Value as _};
use tantivy::tokenizer::TokenizerManager;
use tantivy::{DocId, Segment, TantivyDocument, TantivyError};

/// The documents of a draft that are in memory.
pub struct BufferedDocuments {
    /// By field number.
    pub fields: Vec<InvertedField>,
    pub columns: FastFieldsWriter,
    pub ranks: Vec<u64>,
    /// Sort buffer, reused for one field after the other.
    pub sort_buffer: Vec<Posting>,
}

impl BufferedDocuments {
    pub fn new(schema: &Schema) -> Result<Self, TantivyError> {
        let mut inverted: Vec<InvertedField> = schema.fields().map(|_| InvertedField::None).collect();
        for (name, kind) in schema::fields_of(schema) {
            inverted[field_index(schema::find_field(schema, name))] = InvertedField::new(kind);
        }
        Ok(Self { fields: inverted, columns: new_columns(schema)?, ranks: Vec::new(), sort_buffer: Vec::new() })
    }

    /// Takes the columns after the posting lists were written, and clears the buffers. Keeps their memory for the next
    /// documents.
    pub fn take_columns(&mut self, schema: &Schema) -> Result<FastFieldsWriter, TantivyError> {
        self.ranks.clear();
        Ok(std::mem::replace(&mut self.columns, new_columns(schema)?))
    }

    pub fn is_empty(&self) -> bool {
        self.ranks.is_empty()
    }

    /// Bytes of memory in use, with those that writing will need.
    pub fn bytes(&self) -> usize {
        let inverted: usize = self.fields.iter().map(InvertedField::bytes).sum();
        let sorted = self.max_posting_count() * size_of::<Posting>();
        inverted + sorted + self.columns.mem_usage() + self.ranks.capacity() * size_of::<u64>()
    }

    fn max_posting_count(&self) -> usize {
        self.fields.iter().map(InvertedField::posting_count).max().unwrap_or_default()
    }

    /// Reserves memory to sort the postings of each field.
    pub fn reserve_postings(&mut self) {
        let requested = self.max_posting_count();
        if self.sort_buffer.len() < requested {
            self.sort_buffer = Vec::new();
            self.sort_buffer = vec![Posting::default(); requested];
        }
    }

    fn next_document(&self) -> DocId {
        DocId::try_from(self.ranks.len()).expect("memory is full long before there are 4 billion documents")
    }

    pub fn add_words(&mut self, field: Field, tokens: &[Token]) {
        let document = self.next_document();
        if let InvertedField::Words(postings) = &mut self.fields[field_index(field)] {
            postings.add(document, tokens);
        }
    }

    pub fn finish_document(
        &mut self,
        values: &TantivyDocument,
        rank: u64,
        lexicon: &mut Lexicon,
    ) -> Result<(), TantivyError> {
        let document = self.next_document();
        self.columns.add_document(values)?;
        for (field, value) in values.field_values() {
            match &mut self.fields[field_index(field)] {
                InvertedField::Values(postings) => {
                    let term = value.as_str().and_then(|value| lexicon.number(value));
                    term.into_iter().for_each(|term| postings.add_value(document, term));
                }
                InvertedField::Keys(keys) => value.as_bytes().into_iter().for_each(|key| keys.add(document, key)),
                InvertedField::None | InvertedField::Words(_) => {}
            }
        }
        self.ranks.push(rank);
        Ok(())
    }

    /// The documents, best rank first.
    pub fn documents_by_rank(&self) -> Vec<DocId> {
        let mut documents: Vec<DocId> = (0..self.next_document()).collect();
        documents.sort_by_key(|&document| self.ranks[document as usize]);
        documents
    }

    /// Writes everything except stored documents. Returns the order in which to write those.
    pub fn write(mut self, segment: &Segment, terms: &SortedTerms<'_>) -> Result<Vec<DocId>, TantivyError> {
        self.reserve_postings();
        let documents = self.documents_by_rank();
        let new_ids = invert_permutation(&documents);
        let fields: Vec<Field> = segment.schema().fields().map(|(field, _)| field).collect();
        let norms = |(&field, inverted): (&Field, &InvertedField)| Some(Ok((field, inverted.norms(&documents)?)));
        let mut lists = SegmentPostingWriter::create(segment, fields.iter().zip(&self.fields).filter_map(norms))?;
        let filled = fields.into_iter().zip(&mut self.fields).filter(|(_, inverted)| !inverted.is_empty());
        for (field, inverted) in filled {
            let mut lists = lists.field(field, inverted.count(), inverted.has_positions())?;
            inverted.write(terms, &new_ids, &mut self.sort_buffer, &mut lists)?;
            lists.close()?;
        }
        lists.close()?;
        let mut file = segment.open_write(SegmentComponent::FastFields)?;
        self.columns.serialize(&mut file, Some(&DocIdMapping::new_permutation(documents.clone())?))?;
        file.terminate()?;
        Ok(documents)
    }
}

fn new_columns(schema: &Schema) -> Result<FastFieldsWriter, TantivyError> {
    FastFieldsWriter::from_schema_and_tokenizer_manager(schema, TokenizerManager::default())
}

fn field_index(field: Field) -> usize {
    field.field_id() as usize
}
