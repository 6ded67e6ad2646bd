#![doc = include_str!("README.md")]

mod bits;
mod codebook;
mod encode;
mod error;
mod kernel;
mod kmeans;
mod layout;
mod merge;
mod part;
mod question;
mod random;
mod rotation;
mod scan;
#[cfg(test)]
mod tests;
mod unit;
mod write;

pub use bits::Bits;
pub use codebook::{Codebook, TrainingRules};
pub use error::{VectorDefect, VectorError};
pub(crate) use kernel::{add_row, add_scaled, add_squares};
pub(crate) use layout::{FileKind, Frame, Framed, Header};
pub use merge::merge;
pub use part::{Part, Row};
pub use question::Question;
pub(crate) use random::Random;
pub use scan::{Neighbour, Scan};
pub use unit::UnitVector;
pub use write::PartWriter;

/// Numbers of a vector (spec 5: embeddings are of 768 dimensions). Everything here is made for it.
pub const DIMENSIONS: usize = 768;

/// Bytes of a vector's code: one bit a dimension.
const CODE_BYTES: usize = DIMENSIONS / 8;

/// A code with its factors before it, so that one look at memory brings both.
const CODED_BYTES: usize = 4 + CODE_BYTES;

/// The numbers of one vector.
pub(crate) type Coordinates = [f32; DIMENSIONS];
