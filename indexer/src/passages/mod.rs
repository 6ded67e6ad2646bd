//! What was said, beside the shard: compressed transcripts of which a passage can be read without the rest.
//!
//! A store is a list of immutable parts, the newest part that has an episode wins. A part is two files: `.data`, one
//! record per transcript, and `.index`, sorted by episode id. A record knows for each passage (200 to 300 tokens) the number
//! of its first word, so that a position from the index leads to its passage; text is compressed in frames of several
//! passages, with a dictionary for each language that the shard has enough of.

mod compaction;
mod dictionary;
mod header;
mod layout;
mod part_writer;
mod passage_store;
mod record;

pub use compaction::compact;
pub use layout::PassageLayout;
pub use part_writer::PassagePartWriter;
pub use passage_store::{CueSpan, PassageStore, Timeline, TranscriptRecord};

use std::path::{Path, PathBuf};

const MAGIC: &[u8; 8] = b"ESPASS02";

/// Bytes of an entry of the index: episode id, offset and length of its record, little endian.
const ENTRY_BYTES: usize = 16 + 8 + 8;

fn data_path(folder: &Path, part: u32) -> PathBuf {
    folder.join(format!("part-{part:06}.data"))
}

fn index_path(folder: &Path, part: u32) -> PathBuf {
    folder.join(format!("part-{part:06}.index"))
}
