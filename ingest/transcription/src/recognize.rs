//! Transcribes a file, in pieces when the recognizer does not take it as it is.

use crate::audio::AudioFile;
use crate::confidence::MeanConfidence;
use crate::cut::{AudioPiece, PieceCutter};
use crate::decoding::DecoderProgram;
use crate::error::TranscriptionError;
use crate::join::{RecognizedPiece, join_pieces};
use crate::media_type::AudioFormat;
use crate::transcriber::{AudioPart, RecognizedSpeech, Transcriber};
use std::io::{self, Seek as _, SeekFrom};
use tokio::task::spawn_blocking;

/// Transcribes audio. Files that are too large, and all files for a recognizer that takes samples, are decoded and cut at pauses.
/// `on_piece` gets the number of a piece that is done, and the time at which it ends, in milliseconds.
///
/// # Errors
/// The first error of a piece. Pieces of silence are none, unless all are.
pub async fn recognize(
    transcriber: &dyn Transcriber,
    decoder: &DecoderProgram,
    audio: &AudioFile,
    language: Option<&str>,
    on_piece: &mut (dyn FnMut(usize, i64) + Send),
) -> Result<RecognizedSpeech, TranscriptionError> {
    if audio.bytes <= transcriber.max_bytes() && !transcriber.takes_samples_only() {
        let mut file = audio.file.try_clone()?;
        file.seek(SeekFrom::Start(0))?;
        return transcriber.transcribe(AudioPart { file, bytes: audio.bytes, format: audio.format }, language).await;
    }
    let mut cutter = PieceCutter::new(decoder.decode(&audio.file)?, transcriber.max_bytes());
    let mut pieces = Vec::new();
    let (mut heard, mut confidence) = (None, MeanConfidence::default());
    let mut number = 0;
    loop {
        let (returned, piece) = cut_in_background(cutter).await?;
        cutter = returned;
        let Some(AudioPiece { mut file, bytes, start_ms, end_ms }) = piece else { break };
        file.seek(SeekFrom::Start(0))?;
        // The language of the first piece with speech is that of all.
        let hint = language.or(heard.as_deref());
        match transcriber.transcribe(AudioPart { file, bytes, format: AudioFormat::Wav }, hint).await {
            Ok(mut speech) => {
                for time in speech.cues.iter_mut().flat_map(|cue| [&mut cue.start_ms, &mut cue.end_ms]).flatten() {
                    // A recognizer must not move speech beyond its piece.
                    *time = (*time + start_ms).min(end_ms);
                }
                heard = heard.or(speech.language);
                confidence.add(speech.confidence, speech.cues.iter().map(|cue| cue.text.len()).sum());
                pieces.push(RecognizedPiece { start_ms, end_ms, cues: speech.cues });
            }
            Err(TranscriptionError::NoSpeech) => {}
            Err(error) => return Err(error),
        }
        number += 1;
        on_piece(number, end_ms);
    }
    let cues = join_pieces(pieces);
    if cues.is_empty() {
        return Err(TranscriptionError::NoSpeech);
    }
    Ok(RecognizedSpeech { language: heard, cues, confidence: confidence.mean() })
}

/// Cuts the next piece on a thread that may block. When nobody waits for it any more, its end ends the child process.
async fn cut_in_background(mut cutter: PieceCutter) -> Result<(PieceCutter, Option<AudioPiece>), TranscriptionError> {
    let cut = spawn_blocking(move || {
        let piece = cutter.next_piece();
        (cutter, piece)
    });
    let (cutter, piece) = cut.await.map_err(io::Error::other)?;
    Ok((cutter, piece?))
}
