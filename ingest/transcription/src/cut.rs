//! Cuts decoded audio at pauses into pieces that overlap. Memory has a few seconds of it, never a whole piece.

use crate::decoding::{DecodedAudio, SAMPLE_RATE};
use crate::error::TranscriptionError;
use crate::silence::{WINDOW_SAMPLES, longest_pause, window_energies};
use crate::wav::{HEADER_BYTES, SAMPLE_BYTES, header};
use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt as _;

/// Speech that two pieces share, so that no word is lost: this long, or half as much more or less, until the next pause.
const OVERLAP_SAMPLES: usize = 10 * SAMPLE_RATE;
/// How far before the limit of a piece a pause is searched.
const SEARCH_SAMPLES: usize = 30 * SAMPLE_RATE;
/// The longest piece, an hour: a piece that fails is recognized again as a whole.
const MAX_PIECE_SAMPLES: u64 = 60 * 60 * SAMPLE_RATE as u64;
/// The shortest, whatever the limit is.
const MIN_PIECE_SAMPLES: u64 = 4 * SAMPLE_RATE as u64;
/// Read at once.
const CHUNK_SAMPLES: usize = 100 * WINDOW_SAMPLES;

/// A piece of audio as a WAV file.
#[derive(Debug)]
pub struct AudioPiece {
    pub file: File,
    pub bytes: u64,
    pub start_ms: i64,
    pub end_ms: i64,
}

/// Iterates over the pieces of a file.
#[derive(Debug)]
pub struct PieceCutter {
    audio: DecodedAudio,
    max_samples: usize,
    /// The first sample of the next piece; `None` after the last.
    start: Option<usize>,
    /// The part of the last piece that the next one begins with.
    overlap: Vec<i16>,
}

impl PieceCutter {
    /// `max_bytes` is the size of the largest piece.
    #[must_use]
    pub fn new(audio: DecodedAudio, max_bytes: u64) -> Self {
        let fitting = max_bytes.saturating_sub(HEADER_BYTES) / SAMPLE_BYTES;
        let fitting = fitting.clamp(MIN_PIECE_SAMPLES, MAX_PIECE_SAMPLES) as usize;
        let max_samples = fitting - fitting % WINDOW_SAMPLES;
        Self { audio, max_samples, start: Some(0), overlap: Vec::new() }
    }

    /// Decodes the next piece. Blocks.
    ///
    /// # Errors
    /// When the audio cannot be decoded, or the piece cannot be stored.
    pub fn next_piece(&mut self) -> Result<Option<AudioPiece>, TranscriptionError> {
        let Some(start) = self.start.take() else { return Ok(None) };
        let mut writer = PieceWriter { file: tempfile::tempfile()?, samples: 0, energies: Vec::new() };
        writer.write(&std::mem::take(&mut self.overlap))?;
        let mut samples = Vec::new();
        while writer.samples < self.max_samples {
            samples.clear();
            let wanted = CHUNK_SAMPLES.min(self.max_samples - writer.samples);
            self.audio.read(wanted, &mut samples)?;
            writer.write(&samples)?;
            if samples.len() < wanted {
                let length = writer.samples;
                return Ok(if length == 0 { None } else { Some(writer.finish(start, length)?) });
            }
        }
        let search = SEARCH_SAMPLES.min(self.max_samples / 4);
        let length = writer.pause_between(self.max_samples - search, self.max_samples);
        let overlap = OVERLAP_SAMPLES.min(self.max_samples / 4);
        let next = writer.pause_between(length - overlap * 3 / 2, length - overlap / 2);
        self.overlap = writer.samples_from(next)?;
        self.start = Some(start + next);
        Ok(Some(writer.finish(start, length)?))
    }
}

/// Writes the samples of a piece, and keeps the energies of their windows.
struct PieceWriter {
    file: File,
    samples: usize,
    energies: Vec<f32>,
}

impl PieceWriter {
    fn write(&mut self, samples: &[i16]) -> io::Result<()> {
        let bytes: Vec<u8> = samples.iter().flat_map(|sample| sample.to_le_bytes()).collect();
        self.file.write_all_at(&bytes, offset(self.samples))?;
        self.energies.extend(window_energies(samples));
        self.samples += samples.len();
        Ok(())
    }

    /// The sample in the middle of the longest pause. Only the last window of a file is not whole.
    fn pause_between(&self, from: usize, until: usize) -> usize {
        let from = from / WINDOW_SAMPLES;
        let until = (until / WINDOW_SAMPLES).min(self.energies.len());
        (from + longest_pause(&self.energies[from..until])) * WINDOW_SAMPLES
    }

    fn samples_from(&self, start: usize) -> io::Result<Vec<i16>> {
        let mut bytes = vec![0; (self.samples - start) * SAMPLE_BYTES as usize];
        self.file.read_exact_at(&mut bytes, offset(start))?;
        Ok(bytes.chunks_exact(2).map(|bytes| i16::from_le_bytes([bytes[0], bytes[1]])).collect())
    }

    /// The first samples, as a file.
    fn finish(self, start: usize, samples: usize) -> io::Result<AudioPiece> {
        self.file.write_all_at(&header(samples as u64), 0)?;
        let to_ms = |sample: usize| (sample as u64 * 1_000 / SAMPLE_RATE as u64) as i64;
        // What follows belongs to the next piece.
        let bytes = offset(samples);
        self.file.set_len(bytes)?;
        Ok(AudioPiece { file: self.file, bytes, start_ms: to_ms(start), end_ms: to_ms(start + samples) })
    }
}

fn offset(sample: usize) -> u64 {
    HEADER_BYTES + sample as u64 * SAMPLE_BYTES
}
