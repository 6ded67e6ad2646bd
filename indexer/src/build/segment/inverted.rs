//! What leads from the values of a field to documents, while these are in memory.

use super::Ordered;
use super::keys::Keys;
use super::lists::Lists;
use super::postings::{Posting, Postings};
use crate::schema::Kind;
use std::io;
use tantivy::DocId;

/// See the [module](self).
pub enum Inverted {
    /// Nothing does.
    None,
    /// Words, with their positions.
    Words(Postings),
    /// Values that many documents share.
    Values(Postings),
    /// Values that few documents share.
    Keys(Keys),
}

impl Inverted {
    pub fn of(kind: Kind) -> Self {
        match kind {
            Kind::Text | Kind::Counted => Self::Words(Postings::default()),
            Kind::Facet | Kind::CasedFacet => Self::Values(Postings::default()),
            Kind::Key | Kind::Id => Self::Keys(Keys::default()),
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
    pub fn sorted(&self) -> usize {
        match self {
            Self::Words(postings) | Self::Values(postings) => postings.sorted(),
            Self::None | Self::Keys(_) => 0,
        }
    }

    /// Writes a list for each value, `new_ids` being the numbers that documents get, and forgets them. `sorted` is room
    /// for them, which serves one field after the other.
    pub fn write(
        &mut self,
        terms: &Ordered<'_>,
        new_ids: &[DocId],
        sorted: &mut [Posting],
        lists: &mut impl Lists,
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
