//! What leads from the values of a field to documents, while these are in memory.

use super::SortedTerms;
use super::field_keys::FieldKeys;
use super::field_postings::{FieldPostings, Posting};
use super::posting_list_writer::PostingListWriter;
use crate::schema::Kind;
use std::io;
use tantivy::DocId;

/// See the [module](self).
pub enum InvertedField {
    /// Nothing does.
    None,
    /// Words, with their positions.
    Words(FieldPostings),
    /// Values that many documents share.
    Values(FieldPostings),
    /// Values that few documents share.
    Keys(FieldKeys),
}

impl InvertedField {
    pub fn new(kind: Kind) -> Self {
        match kind {
            Kind::Text | Kind::Counted => Self::Words(FieldPostings::default()),
            Kind::Facet | Kind::CasedFacet => Self::Values(FieldPostings::default()),
            Kind::Key | Kind::Id => Self::Keys(FieldKeys::default()),
            Kind::Order | Kind::Number | Kind::Seconds | Kind::Fraction | Kind::Stored => Self::None,
        }
    }

    pub fn is_empty(&self) -> bool {
        match self {
            Self::None => true,
            Self::Words(postings) | Self::Values(postings) => postings.is_empty(),
            Self::Keys(keys) => keys.is_empty(),
        }
    }

    /// Values, words each for itself.
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

    /// How long the field of each document is, in this order, as the engine rounds it; of words alone.
    pub fn norms(&self, documents: &[DocId]) -> Option<Vec<u8>> {
        if let Self::Words(postings) = self { Some(postings.norms(documents)) } else { None }
    }

    /// Memory that is taken, in bytes.
    pub fn bytes(&self) -> usize {
        match self {
            Self::None => 0,
            Self::Words(postings) | Self::Values(postings) => postings.bytes(),
            Self::Keys(keys) => keys.bytes(),
        }
    }

    /// Postings that are sorted to be written.
    pub fn posting_count(&self) -> usize {
        match self {
            Self::Words(postings) | Self::Values(postings) => postings.posting_count(),
            Self::None | Self::Keys(_) => 0,
        }
    }

    /// Writes a list for each value, `new_ids` being the numbers that documents get, and forgets them. `sorted` is room
    /// for them, which serves one field after the other.
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
