//! The inverted data of one field while its documents are in memory.

use super::field_keys::FieldKeys;
use super::field_postings::{FieldPostings, Posting};
use super::posting_list_writer::PostingListWriter;
use super::sorted_terms::SortedTerms;
use crate::schema::FieldKind;
use std::io;
use tantivy::DocId;

/// The inverted data of one field.
pub enum InvertedField {
    /// The field is not inverted.
    None,
    /// Words with positions.
    Words(FieldPostings),
    /// Values that many documents share.
    Values(FieldPostings),
    /// Values that few documents share.
    Keys(FieldKeys),
}

impl InvertedField {
    pub fn new(kind: FieldKind) -> Self {
        match kind {
            FieldKind::Text | FieldKind::Counted => Self::Words(FieldPostings::default()),
            FieldKind::Facet | FieldKind::CasedFacet => Self::Values(FieldPostings::default()),
            FieldKind::Key | FieldKind::Id => Self::Keys(FieldKeys::default()),
            FieldKind::Order | FieldKind::Number | FieldKind::Seconds | FieldKind::Fraction | FieldKind::Stored => {
                Self::None
            }
        }
    }

    pub fn is_empty(&self) -> bool {
        match self {
            Self::None => true,
            Self::Words(postings) | Self::Values(postings) => postings.is_empty(),
            Self::Keys(keys) => keys.is_empty(),
        }
    }

    /// Number of values; each word counts.
    pub fn count(&self) -> u64 {
        match self {
            Self::None => 0,
            Self::Words(postings) | Self::Values(postings) => postings.token_count(),
            Self::Keys(keys) => keys.count(),
        }
    }

    pub fn has_positions(&self) -> bool {
        matches!(self, Self::Words(_))
    }

    /// The length code of each document in this order, rounded as tantivy does; only for words.
    pub fn norms(&self, documents: &[DocId]) -> Option<Vec<u8>> {
        if let Self::Words(postings) = self { Some(postings.norms(documents)) } else { None }
    }

    /// Bytes of memory in use.
    pub fn bytes(&self) -> usize {
        match self {
            Self::None => 0,
            Self::Words(postings) | Self::Values(postings) => postings.bytes(),
            Self::Keys(keys) => keys.bytes(),
        }
    }

    /// Number of postings to sort when writing.
    pub fn posting_count(&self) -> usize {
        match self {
            Self::Words(postings) | Self::Values(postings) => postings.posting_count(),
            Self::None | Self::Keys(_) => 0,
        }
    }

    /// Writes a posting list per value and clears the field. `new_ids` are the final document numbers; `sorted` is a
    /// buffer that all fields share.
    pub fn write(
        &mut self,
        terms: &SortedTerms<'_>,
        new_ids: &[DocId],
        sorted: &mut [Posting],
        lists: &mut impl PostingListWriter,
    ) -> io::Result<()> {
        match self {
            Self::None => {}
            Self::Words(postings) | Self::Values(postings) => {
                postings.write(terms, new_ids, sorted, lists)?;
                postings.clear();
            }
            Self::Keys(keys) => {
                keys.write(new_ids, lists)?;
                keys.clear();
            }
        }
        Ok(())
    }
}
