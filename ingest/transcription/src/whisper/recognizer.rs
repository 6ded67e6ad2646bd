//! Recognizes the speech of a file, window by window.

use super::attempt::{Attempt, WindowDecoder};
use super::mel::{HOP_SAMPLES, Spectrogram, WINDOW_SAMPLES};
use super::network::{Encoder, TextDecoder};
use super::segments::split_at_times;
use super::settings::read_model_settings;
use super::vocabulary::Vocabulary;
use crate::confidence::MeanConfidence;
use crate::error::TranscriptionError;
use crate::transcriber::{AudioPart, RecognizedSpeech};
use crate::wav::{HEADER_BYTES, SAMPLE_BYTES};
use candle_core::{DType, Device, Error};
use candle_nn::VarBuilder;
use earshot_model::Cue;
use earshot_weights::{FolderError, Weights};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use rand::SeedableRng as _;
use rand::rngs::StdRng;
use std::fs::File;
use std::io::{self, Write as _};
use std::os::unix::fs::FileExt as _;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

/// Tried one after the other, until a text is probable and does not repeat itself.
const TEMPERATURES: [f32; 3] = [0.0, 0.4, 0.8];
/// Whisper's own limits: less probable texts are tried again, and are none where silence is more probable than this.
const MIN_LOG_PROBABILITY: f32 = -1.0;
const SILENCE_PROBABILITY: f32 = 0.6;
/// Texts that compress better than this are loops.
const MAX_COMPRESSION: f64 = 2.4;
/// A language other than that of the hint is taken when it is this probable, and that of the hint is not.
const CLEAR_PROBABILITY: f32 = 0.8;
const UNLIKELY_PROBABILITY: f32 = 0.05;
/// Samples of a step of times, 20 ms.
const STEP_SAMPLES: usize = 2 * HOP_SAMPLES;
/// Shorter rests of a file have no word.
const MIN_SAMPLES: usize = 1_600;
/// A window that is never louder is silent: 3 of 32,768.
const SILENT: f32 = 1e-4;

/// A loaded model.
pub struct Recognizer {
    encoder: Encoder,
    decoder: TextDecoder,
    /// Tokens of a text.
    max_tokens: usize,
    vocabulary: Vocabulary,
    spectrogram: Spectrogram,
}

impl Recognizer {
    /// Loads a model.
    ///
    /// # Errors
    /// When a file is missing, damaged, or not of a Whisper model.
    pub fn open(folder: &Path) -> Result<Self, FolderError> {
        let settings = read_model_settings(folder)?;
        let vocabulary = Vocabulary::read(folder, &settings)?;
        let weights = Weights::open(folder)?;
        let path = weights.path().to_owned();
        let wrong = |error: Error| FolderError::new(&path, error);
        let spectrogram = Spectrogram::new(settings.bands).map_err(wrong)?;
        let builder = VarBuilder::from_backend(Box::new(weights), DType::F32, Device::Cpu);
        let builder = builder.pp("model");
        let encoder = Encoder::load(&builder.pp("encoder"), &settings).map_err(wrong)?;
        let decoder = TextDecoder::load(&builder.pp("decoder"), &settings).map_err(wrong)?;
        Ok(Self { encoder, decoder, max_tokens: settings.text_positions / 2, vocabulary, spectrogram })
    }

    /// Recognizes the speech of a WAV file with samples of 16 bits. Ends early when it is canceled.
    ///
    /// # Errors
    /// [`TranscriptionError::NoSpeech`] for silence.
    pub fn transcribe(
        &self,
        audio: &AudioPart,
        language: Option<&str>,
        is_canceled: &AtomicBool,
    ) -> Result<RecognizedSpeech, TranscriptionError> {
        let count = (audio.bytes.saturating_sub(HEADER_BYTES) / SAMPLE_BYTES) as usize;
        let mut random = StdRng::seed_from_u64(0);
        let (mut cues, mut spoken, mut start) = (Vec::new(), None, 0);
        let mut confidence = MeanConfidence::default();
        while start + MIN_SAMPLES <= count && !is_canceled.load(Ordering::Relaxed) {
            let samples = read_samples(&audio.file, start, WINDOW_SAMPLES.min(count - start))?;
            if samples.iter().all(|sample| sample.abs() < SILENT) {
                start += samples.len();
                continue;
            }
            let window = self.open_window(&samples, is_canceled).map_err(failed)?;
            let spoken_language = match spoken {
                Some(known) => known,
                None => *spoken.insert(self.detect_language(&window, language).map_err(failed)?),
            };
            let attempt = self.decode(&window, spoken_language, &mut random)?;
            let length = samples.len().div_ceil(STEP_SAMPLES) as u32;
            let (segments, next) = split_at_times(&attempt.tokens, self.vocabulary.first_time, length);
            for segment in segments {
                let text = self.vocabulary.text(&segment.tokens).map_err(model_error)?;
                let to_ms = |step: u32| Some((start / 16) as i64 + i64::from(step) * 20);
                if !text.is_empty() {
                    confidence.add(Some(f64::from(attempt.mean_log_probability).exp()), text.len());
                    cues.push(Cue { start_ms: to_ms(segment.start), end_ms: to_ms(segment.end), speaker: None, text });
                }
            }
            start += next as usize * STEP_SAMPLES;
        }
        if cues.is_empty() {
            return Err(TranscriptionError::NoSpeech);
        }
        let language = spoken.flatten().map(|token| self.language_code(token));
        let language = language.or_else(|| self.only_language());
        Ok(RecognizedSpeech { language, cues, confidence: confidence.mean() })
    }

    fn open_window<'a>(&'a self, samples: &[f32], is_canceled: &'a AtomicBool) -> Result<WindowDecoder<'a>, Error> {
        let features = self.encoder.encode(&self.spectrogram.compute(samples)?)?;
        let (decoder, vocabulary, max_tokens) = (&self.decoder, &self.vocabulary, self.max_tokens);
        Ok(WindowDecoder { decoder, vocabulary, state: decoder.start(&features)?, max_tokens, is_canceled })
    }

    /// The token of the language that is heard, or of the hint if it may be that. `None` for a model of English only. Feeds often
    /// name the language of their template.
    fn detect_language(&self, window: &WindowDecoder<'_>, hint: Option<&str>) -> Result<Option<u32>, Error> {
        let logits = window.first_logits()?;
        let probable = self.vocabulary.languages.iter().map(|(_, token)| (*token, logits[*token as usize]));
        let Some((heard, most)) = probable.clone().max_by(|one, other| one.1.total_cmp(&other.1)) else {
            return Ok(None);
        };
        let sum: f32 = probable.map(|(_, logit)| (logit - most).exp()).sum();
        let Some(hint) = hint.and_then(|tag| self.vocabulary.language(tag)) else { return Ok(Some(heard)) };
        let hint_probability = (logits[hint as usize] - most).exp() / sum;
        let is_other = 1.0 / sum > CLEAR_PROBABILITY && hint_probability < UNLIKELY_PROBABILITY;
        Ok(Some(if is_other { heard } else { hint }))
    }

    /// Decodes a window at rising temperatures. A text that still repeats itself, or that is probably silence, is none.
    fn decode(
        &self,
        window: &WindowDecoder<'_>,
        language: Option<u32>,
        random: &mut StdRng,
    ) -> Result<Attempt, TranscriptionError> {
        let mut prompt = vec![self.vocabulary.start];
        prompt.extend(language.into_iter().flat_map(|token| [token, self.vocabulary.transcribe]));
        for temperature in TEMPERATURES {
            let attempt = window.decode(&prompt, temperature, random).map_err(failed)?;
            let is_improbable = attempt.mean_log_probability < MIN_LOG_PROBABILITY;
            if is_improbable && attempt.no_speech_probability > SILENCE_PROBABILITY {
                break;
            }
            let text = self.vocabulary.text(&attempt.tokens).map_err(model_error)?;
            let is_last = temperature == TEMPERATURES[TEMPERATURES.len() - 1];
            if !repeats_itself(&text)? && (!is_improbable || is_last) {
                return Ok(attempt);
            }
        }
        Ok(Attempt::default())
    }

    fn language_code(&self, token: u32) -> String {
        let known = self.vocabulary.languages.iter().find(|(_, id)| *id == token);
        known.map(|(code, _)| code.clone()).unwrap_or_default()
    }

    fn only_language(&self) -> Option<String> {
        self.vocabulary.languages.is_empty().then(|| "en".to_owned())
    }
}

fn read_samples(file: &File, start: usize, count: usize) -> io::Result<Vec<f32>> {
    let mut bytes = vec![0; count * SAMPLE_BYTES as usize];
    file.read_exact_at(&mut bytes, HEADER_BYTES + start as u64 * SAMPLE_BYTES)?;
    Ok(bytes.chunks_exact(2).map(|two| f32::from(i16::from_le_bytes([two[0], two[1]])) / 32_768.0).collect())
}

/// Whisper's own measure of loops: how much smaller the text gets.
fn repeats_itself(text: &str) -> io::Result<bool> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes())?;
    let compressed = encoder.finish()?.len();
    Ok(text.len() as f64 > MAX_COMPRESSION * compressed as f64)
}

fn failed(error: Error) -> TranscriptionError {
    model_error(error.to_string())
}

fn model_error(reason: String) -> TranscriptionError {
    TranscriptionError::Model { reason }
}
