//! The record of one transcript in a part.
//!
//! ```text
//! bytes of the header   passages   frames   number of the dictionary, 0 for none
//! passages × (words, bytes of text since the start of the previous passage)
//! frames × (bytes of text, bytes compressed)
//! header: zstd      frames: zstd of text
//! ```
//! Numbers are varints ([`earshot_text::varint`]).

use super::dictionary::Dictionary;
use super::header::Header;
use super::layout::{PassageLayout, PassageStart};
use super::part_files::ZSTD_LEVEL;
use earshot_model::Transcript;
use earshot_text::varint::{self, VarintReader};
use std::io;
use zstd::bulk::Compressor;

/// Minimum text per frame, in bytes. Larger frames compress better, smaller ones decompress faster.
const FRAME_BYTES: usize = 16 << 10;
/// Encodes a transcript. The same transcript and dictionary always give the same bytes.
pub fn encode(transcript: &Transcript, layout: &PassageLayout, dictionary: Option<&Dictionary>) -> io::Result<Vec<u8>> {
    let mut compressor = match dictionary {
        Some(dictionary) => Compressor::with_prepared_dictionary(dictionary.encoder())?,
        None => Compressor::new(ZSTD_LEVEL)?,
    };
    // Each section has a checksum, so that reading detects damage.
    compressor.include_checksum(true)?;
    let header = Header::from_transcript(transcript).encode()?;
    let mut frames = Vec::new();
    let mut start = 0;
    for (number, _) in layout.passages.iter().enumerate() {
        let end = layout.passages.get(number + 1).map_or(layout.text.len(), |next| next.byte as usize);
        if end - start >= FRAME_BYTES || end == layout.text.len() {
            frames.push((end - start, compressor.compress(&layout.text.as_bytes()[start..end])?));
            start = end;
        }
    }

    let mut bytes = Vec::new();
    for length in [header.len(), layout.passages.len(), frames.len()] {
        varint::push_length(&mut bytes, length);
    }
    varint::push(&mut bytes, dictionary.map_or(0, |dictionary| u64::from(dictionary.number)));
    let mut before = PassageStart { word: 0, byte: 0 };
    for passage in &layout.passages {
        varint::push(&mut bytes, u64::from(passage.word.saturating_sub(before.word)));
        varint::push(&mut bytes, u64::from(passage.byte.saturating_sub(before.byte)));
        before = *passage;
    }
    for (length, frame) in &frames {
        varint::push_length(&mut bytes, *length);
        varint::push_length(&mut bytes, frame.len());
    }
    bytes.extend(header);
    for (_, frame) in frames {
        bytes.extend(frame);
    }
    Ok(bytes)
}

/// The sections of a record.
pub struct RecordSections<'a> {
    pub header: &'a [u8],
    /// Number of the dictionary that the frames use.
    pub dictionary: Option<u32>,
    pub passages: Vec<PassageStart>,
    /// For each frame its first byte of text, and the compressed bytes.
    pub frames: Vec<(usize, &'a [u8])>,
}

impl<'a> RecordSections<'a> {
    /// `None` when the lengths do not fit the record.
    pub fn parse(record: &'a [u8]) -> Option<Self> {
        let mut reader = VarintReader::new(record);
        let header_length = reader.length()?;
        let (passage_count, frame_count) = (reader.count(2)?, reader.count(2)?);
        let dictionary = Some(reader.small_number()?).filter(|&number| number > 0);
        let mut passages = Vec::with_capacity(passage_count);
        let mut passage = PassageStart { word: 0, byte: 0 };
        for _ in 0..passage_count {
            passage.word = passage.word.checked_add(reader.small_number()?)?;
            passage.byte = passage.byte.checked_add(reader.small_number()?)?;
            passages.push(passage);
        }
        let mut lengths = Vec::with_capacity(frame_count);
        for _ in 0..frame_count {
            lengths.push((reader.length()?, reader.length()?));
        }
        let header = reader.take_bytes(header_length)?;
        let mut frames = Vec::with_capacity(frame_count);
        let mut start = 0_usize;
        for (text, compressed) in lengths {
            frames.push((start, reader.take_bytes(compressed)?));
            start = start.checked_add(text)?;
        }
        Some(Self { header, dictionary, passages, frames })
    }
}
