//! Transcribes a file, in pieces when it is larger than the service takes.

use crate::audio::AudioFile;
use crate::error::TranscriptionError;
use crate::join::{RecognizedPiece, join_pieces};
use crate::media_type::AudioFormat;
use crate::mp3;
use crate::transcriber::{AudioPart, RecognizedSpeech, Transcriber};
use std::io::{Seek as _, SeekFrom};

/// Speech that two pieces share, so that no word is cut.
const OVERLAP_MS: i64 = 10_000;

/// Transcribes audio. Files that are too large are cut between the frames of MP3; other formats need a decoder to be cut,
/// and are rejected. `on_piece` gets the number of pieces that are done, and of all.
///
/// # Errors
/// The first error of a piece. Pieces of silence are none, unless all are.
pub async fn recognize(
    transcriber: &dyn Transcriber,
    audio: &mut AudioFile,
    language: Option<&str>,
    on_piece: &mut (dyn FnMut(usize, usize) + Send),
) -> Result<RecognizedSpeech, TranscriptionError> {
    let limit = transcriber.max_bytes();
    if audio.bytes <= limit {
        let part = AudioPart { file: from_start(audio, 0)?, bytes: audio.bytes, format: audio.format };
        let speech = transcriber.transcribe(part, language).await?;
        on_piece(1, 1);
        return Ok(speech);
    }
    if audio.format != AudioFormat::Mp3 {
        return Err(TranscriptionError::TooLarge { bytes: audio.bytes, limit });
    }
    let parts = mp3::cut(&mut audio.file, limit, OVERLAP_MS)?;
    let mut pieces = Vec::with_capacity(parts.len());
    let mut heard = None;
    for (number, part) in parts.iter().enumerate() {
        let file = from_start(audio, part.offset)?;
        let audio_part = AudioPart { file, bytes: part.bytes, format: audio.format };
        // The language of the first piece with speech is that of all.
        let hint = language.or(heard.as_deref());
        match transcriber.transcribe(audio_part, hint).await {
            Ok(mut speech) => {
                for time in speech.cues.iter_mut().flat_map(|cue| [&mut cue.start_ms, &mut cue.end_ms]).flatten() {
                    // A recognizer must not move speech beyond its piece.
                    *time = (*time + part.start_ms).min(part.end_ms);
                }
                heard = heard.or(speech.language);
                pieces.push(RecognizedPiece { start_ms: part.start_ms, end_ms: part.end_ms, cues: speech.cues });
            }
            Err(TranscriptionError::NoSpeech) => {}
            Err(error) => return Err(error),
        }
        on_piece(number + 1, parts.len());
    }
    let cues = join_pieces(pieces);
    if cues.is_empty() { Err(TranscriptionError::NoSpeech) } else { Ok(RecognizedSpeech { language: heard, cues }) }
}

/// The file at a position. Clones share their position, and one piece is sent after the other.
fn from_start(audio: &AudioFile, offset: u64) -> std::io::Result<std::fs::File> {
    let mut file = audio.file.try_clone()?;
    file.seek(SeekFrom::Start(offset))?;
    Ok(file)
}
