//! The passage store of a shard: compressed transcripts whose passages can be read separately.
//!
//! A store is a list of immutable parts; the newest part with an episode counts. A part has two files: `.data` with one
//! record per transcript, and `.index`, sorted by episode id. For each passage (200 to 300 tokens) a record stores the
//! number of its first word, which maps positions of the index to passages. Text is compressed in frames of several
//! passages, with a dictionary for each language that has enough text in the shard.

mod compaction;
mod dictionary;
mod error;
mod fetched_since;
mod header;
mod layout;
mod part_files;
mod part_writer;
mod passage_store;
mod record;

pub use compaction::compact;
pub use error::PassageError;
pub use layout::PassageLayout;
pub use part_writer::PassagePartWriter;
pub(crate) use passage_store::{CueSpan, Timeline};
pub use passage_store::{PassageStore, TranscriptRecord};
