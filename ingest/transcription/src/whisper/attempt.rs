//! Decodes a window of audio at one temperature.

use super::network::{DecoderState, TextDecoder};
use super::timestamp_rules::{apply_timestamp_rules, log_sum_exp};
use super::vocabulary::Vocabulary;
use candle_core::Error;
use rand::Rng as _;
use rand::rngs::StdRng;
use std::sync::atomic::{AtomicBool, Ordering};

/// What was decoded.
#[derive(Clone, Debug, Default)]
pub struct Attempt {
    /// Text and times.
    pub tokens: Vec<u32>,
    /// The mean of the logarithms of the tokens' probabilities.
    pub mean_log_probability: f32,
    pub no_speech_probability: f32,
}

/// The decoder with the audio of a window.
pub struct WindowDecoder<'a> {
    pub decoder: &'a TextDecoder,
    pub vocabulary: &'a Vocabulary,
    /// Before the first token.
    pub state: DecoderState,
    /// Tokens that a text has at most.
    pub max_tokens: usize,
    pub is_canceled: &'a AtomicBool,
}

impl WindowDecoder<'_> {
    /// The logits after the first token of a text, which decide on its language.
    ///
    /// # Errors
    /// When the network fails.
    pub fn first_logits(&self) -> Result<Vec<f32>, Error> {
        let states = self.decoder.decode(&mut self.state.clone(), &[self.vocabulary.start])?;
        self.decoder.logits(&states, 0)
    }

    /// Decodes the text after `prompt`, which begins with the start token. The probable tokens are taken at temperature 0, and drawn
    /// at others.
    ///
    /// # Errors
    /// When the network fails.
    pub fn decode(&self, prompt: &[u32], temperature: f32, random: &mut StdRng) -> Result<Attempt, Error> {
        let mut state = self.state.clone();
        let mut states = self.decoder.decode(&mut state, prompt)?;
        let first = self.decoder.logits(&states, 0)?;
        let silence = first[self.vocabulary.no_speech as usize] - log_sum_exp(&first);
        let mut attempt = Attempt { no_speech_probability: silence.exp(), ..Attempt::default() };
        let (mut sum, mut place) = (0.0, prompt.len() - 1);
        while attempt.tokens.len() < self.max_tokens && !self.is_canceled.load(Ordering::Relaxed) {
            let mut logits = self.decoder.logits(&states, place)?;
            apply_timestamp_rules(&mut logits, &attempt.tokens, self.vocabulary);
            let token = choose(&logits, temperature, random);
            sum += logits[token as usize] - log_sum_exp(&logits);
            if token == self.vocabulary.end {
                break;
            }
            attempt.tokens.push(token);
            states = self.decoder.decode(&mut state, &[token])?;
            place = 0;
        }
        attempt.mean_log_probability = sum / (attempt.tokens.len() + 1) as f32;
        Ok(attempt)
    }
}

/// The likeliest token, or one that is drawn.
fn choose(logits: &[f32], temperature: f32, random: &mut StdRng) -> u32 {
    let likeliest = (0..logits.len()).max_by(|one, other| logits[*one].total_cmp(&logits[*other])).unwrap_or_default();
    if temperature <= 0.0 {
        return likeliest as u32;
    }
    let weights: Vec<f32> = logits.iter().map(|logit| ((logit - logits[likeliest]) / temperature).exp()).collect();
    let mut left = random.random::<f32>() * weights.iter().sum::<f32>();
    for (token, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return token as u32;
        }
    }
    likeliest as u32
}
