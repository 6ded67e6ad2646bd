//! The number of dimensions, and the sizes that follow from it.

/// Dimensions of a vector (spec 5: embeddings have 768 dimensions). All code of this crate is made for this number.
pub const DIMENSIONS: usize = 768;

/// Bytes of a vector's code: one bit per dimension.
pub(crate) const CODE_BYTES: usize = DIMENSIONS / 8;

/// Bytes of a code with its factors, which come first so that one memory access reads both.
pub(crate) const CODED_BYTES: usize = 4 + CODE_BYTES;

/// The numbers of one vector.
pub type Coordinates = [f32; DIMENSIONS];
