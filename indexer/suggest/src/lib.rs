#![doc = include_str!("../README.md")]

mod best_first;
mod edit_distance;
mod key_sorter;
mod paths;
pub mod stems;
mod suggestable_words;
mod surface_forms;
mod title_keys;
mod title_map;
mod title_writer;
mod word_counts;
mod word_map;

pub use best_first::TypedPrefix;
pub use edit_distance::MAX_ERRORS;
pub use suggestable_words::is_word;
pub use surface_forms::{FEW_DOCUMENTS, SurfaceFormCounts, SurfaceForms, write_surface_forms};
pub use title_map::{TitleCompletion, TitleMap};
pub use title_writer::TitleWriter;
pub use word_map::{EditDistances, WordMap, WordWriter};

use earshot_text::mmap::map;
use fst::raw::Fst;
use std::io;
use std::path::Path;

/// Reads a whole map and compares its checksum.
///
/// # Errors
/// When the file cannot be read or is damaged.
pub fn verify_map(path: &Path) -> io::Result<()> {
    let map = Fst::new(map(path)?).map_err(io::Error::other)?;
    map.verify().map_err(io::Error::other)
}
