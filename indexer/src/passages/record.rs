//! The bytes of one transcript in a part.
//!
//! ```text
//! u32 length of the header   u32 passages   u32 frames
//! passages × (u32 first word, u32 first byte)
//! frames × (u32 first byte of text, u32 length compressed)
//! header: zstd of JSON        frames: zstd of text
//! ```
//! Numbers are little endian.

use super::layout::{Layout, PassageStart};
use earshot_model::{Cue, PodcastId, Timestamp, Transcript, TranscriptFormat};
use serde::{Deserialize, Serialize};
use std::io;

/// Text in one frame, at least; larger frames compress better, smaller ones open faster.
const FRAME_BYTES: usize = 32 << 10;
const ZSTD_LEVEL: i32 = 6;

/// Everything of a transcript but its text.
#[derive(Serialize, Deserialize)]
pub struct Header {
    podcast_id: PodcastId,
    language: Option<String>,
    source: String,
    format: TranscriptFormat,
    fetched_at: Timestamp,
    speakers: Vec<String>,
    pub cues: Vec<CueRow>,
}

/// Start and end in milliseconds, number of the speaker, bytes of text.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct CueRow(pub Option<i64>, pub Option<i64>, pub Option<usize>, pub usize);

impl Header {
    fn of(transcript: &Transcript) -> Self {
        let mut speakers: Vec<String> = Vec::new();
        let mut number_of = |name: &String| {
            speakers.iter().position(|known| known == name).unwrap_or_else(|| {
                speakers.push(name.clone());
                speakers.len() - 1
            })
        };
        let row =
            |cue: &Cue| CueRow(cue.start_ms, cue.end_ms, cue.speaker.as_ref().map(&mut number_of), cue.text.len());
        let cues = transcript.cues.iter().map(row).collect();
        Self {
            podcast_id: transcript.podcast_id,
            language: transcript.language.clone(),
            source: transcript.source.clone(),
            format: transcript.format,
            fetched_at: transcript.fetched_at,
            speakers,
            cues,
        }
    }

    pub fn speaker(&self, cue: &CueRow) -> Option<&String> {
        cue.2.and_then(|number| self.speakers.get(number))
    }

    /// The transcript again; `None` when the text does not have the cues' lengths.
    pub fn with_text(self, episode_id: earshot_model::EpisodeId, text: &str) -> Option<Transcript> {
        let mut cues = Vec::with_capacity(self.cues.len());
        let mut start = 0_usize;
        for row in &self.cues {
            let cue_text = text.get(start..start.checked_add(row.3)?)?;
            let speaker = self.speaker(row).cloned();
            cues.push(Cue { start_ms: row.0, end_ms: row.1, speaker, text: cue_text.to_owned() });
            start += row.3 + 1;
        }
        Some(Transcript {
            episode_id,
            podcast_id: self.podcast_id,
            language: self.language,
            source: self.source,
            format: self.format,
            cues,
            fetched_at: self.fetched_at,
        })
    }
}

/// The record of a transcript. The same transcript always has the same bytes.
pub fn encode(transcript: &Transcript, layout: &Layout) -> io::Result<Vec<u8>> {
    // Each piece carries a checksum, so that damage is noticed when it is read.
    let mut compressor = zstd::bulk::Compressor::new(ZSTD_LEVEL)?;
    compressor.include_checksum(true)?;
    let header = compressor.compress(&serde_json::to_vec(&Header::of(transcript))?)?;
    let mut frames = Vec::new();
    let mut start = 0;
    for (number, _) in layout.passages.iter().enumerate() {
        let end = layout.passages.get(number + 1).map_or(layout.text.len(), |next| next.byte as usize);
        if end - start >= FRAME_BYTES || end == layout.text.len() {
            frames.push((start, compressor.compress(&layout.text.as_bytes()[start..end])?));
            start = end;
        }
    }

    let mut bytes = Vec::new();
    for number in [header.len(), layout.passages.len(), frames.len()] {
        push(&mut bytes, number)?;
    }
    for passage in &layout.passages {
        bytes.extend(passage.word.to_le_bytes());
        bytes.extend(passage.byte.to_le_bytes());
    }
    for (start, frame) in &frames {
        push(&mut bytes, *start)?;
        push(&mut bytes, frame.len())?;
    }
    bytes.extend(header);
    for (_, frame) in frames {
        bytes.extend(frame);
    }
    Ok(bytes)
}

fn push(bytes: &mut Vec<u8>, number: usize) -> io::Result<()> {
    let number = u32::try_from(number).map_err(|_| io::Error::other("transcript is larger than 4 GiB"))?;
    bytes.extend(number.to_le_bytes());
    Ok(())
}

/// Where the pieces of a record lie.
pub struct Pieces<'a> {
    pub header: &'a [u8],
    pub passages: Vec<PassageStart>,
    /// First byte of text, and the compressed bytes.
    pub frames: Vec<(usize, &'a [u8])>,
}

impl<'a> Pieces<'a> {
    /// `None` when the lengths do not fit the record.
    pub fn of(record: &'a [u8]) -> Option<Self> {
        let number = |at: usize| -> Option<usize> {
            let bytes = record.get(at..at + 4)?;
            usize::try_from(u32::from_le_bytes(bytes.try_into().ok()?)).ok()
        };
        let (header_length, passage_count, frame_count) = (number(0)?, number(4)?, number(8)?);
        let passages_at = 12;
        let frames_at = passages_at + passage_count.checked_mul(8)?;
        let header_at = frames_at.checked_add(frame_count.checked_mul(8)?)?;
        if header_at > record.len() {
            return None;
        }
        let passages = (0..passage_count)
            .map(|row| {
                let at = passages_at + row * 8;
                let word = u32::try_from(number(at)?).ok()?;
                let byte = u32::try_from(number(at + 4)?).ok()?;
                Some(PassageStart { word, byte })
            })
            .collect::<Option<Vec<_>>>()?;
        let header = record.get(header_at..header_at.checked_add(header_length)?)?;
        let mut frame_at = header_at + header_length;
        let mut frames = Vec::with_capacity(frame_count);
        for row in 0..frame_count {
            let (start, length) = (number(frames_at + row * 8)?, number(frames_at + row * 8 + 4)?);
            frames.push((start, record.get(frame_at..frame_at.checked_add(length)?)?));
            frame_at += length;
        }
        Some(Self { header, passages, frames })
    }
}
