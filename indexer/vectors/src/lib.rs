#![doc = include_str!("../README.md")]

mod bit_set;
mod checked_file;
mod codebook;
mod dimensions;
mod encode;
mod error;
mod kernel;
mod kmeans;
mod part;
mod part_writer;
mod rotation;
mod scan;
mod scan_query;
mod seeded_rng;
#[cfg(test)]
mod tests;
mod unit;

pub use bit_set::BitSet;
pub use checked_file::{CheckedFile, CheckedFileWriter, FileKind, Header};
pub use codebook::{Codebook, CodebookSize, VectorOrigin};
pub use dimensions::{Coordinates, DIMENSIONS};
pub use error::{VectorDefect, VectorError};
pub use kernel::{add_row, add_scaled, add_squares};
pub use part::{OwnerRows, VectorKey, VectorPart};
pub use part_writer::PartWriter;
pub use scan::{Neighbor, Scan};
pub use scan_query::ScanQuery;
pub use seeded_rng::SeededRng;
pub use unit::UnitVector;
