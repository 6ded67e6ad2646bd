//! Converts the sample rate of audio with one channel.

use super::SAMPLE_RATE;
use std::f64::consts::PI;

/// Zero crossings of the filter on either side.
const ZERO_CROSSINGS: f64 = 16.0;
/// Part of the new bandwidth that passes.
const PASSBAND: f64 = 0.94;

/// A low-pass filter that is evaluated at the times of the new samples (windowed sinc). Its coefficients repeat after as many new
/// samples as the rates have phases.
pub struct Resampler {
    /// Old samples that go by for each cycle of phases, and the phases of a cycle.
    step: usize,
    phases: usize,
    /// The filter of each phase.
    filters: Vec<Vec<f32>>,
    /// Old samples that are still needed.
    input: Vec<f32>,
    /// The next phase, and the index in `input` at which its filter begins.
    phase: usize,
    start: usize,
}

impl Resampler {
    /// `rate` is that of the old samples and must not be zero.
    #[must_use]
    pub fn new(rate: usize) -> Self {
        let divisor = greatest_common_divisor(rate, SAMPLE_RATE);
        let (step, phases) = (rate / divisor, SAMPLE_RATE / divisor);
        let bandwidth = PASSBAND * (SAMPLE_RATE as f64 / rate as f64).min(1.0);
        let half = (ZERO_CROSSINGS / bandwidth).ceil() as usize;
        let filter = |phase: usize| {
            // The new sample lies at this fraction after the old one in the middle.
            let fraction = (phase * step % phases) as f64 / phases as f64;
            let at = |tap: usize| tap as f64 - half as f64 - fraction;
            let taps: Vec<f64> = (0..=2 * half).map(|tap| coefficient(at(tap), bandwidth, half as f64 + 1.0)).collect();
            let sum: f64 = taps.iter().sum();
            taps.into_iter().map(|tap| (tap / sum) as f32).collect()
        };
        // Silence before the start, so that the first sample is in the middle of the filter.
        Self { step, phases, filters: (0..phases).map(filter).collect(), input: vec![0.0; half], phase: 0, start: 0 }
    }

    /// Takes old samples, and appends the new ones that they complete.
    pub fn push(&mut self, samples: &[f32], output: &mut Vec<f32>) {
        self.input.extend_from_slice(samples);
        loop {
            let filter = &self.filters[self.phase];
            let Some(input) = self.input.get(self.start..self.start + filter.len()) else { break };
            output.push(filter.iter().zip(input).map(|(tap, sample)| tap * sample).sum());
            let before = self.phase * self.step / self.phases;
            self.phase += 1;
            self.start += self.phase * self.step / self.phases - before;
            self.phase %= self.phases;
        }
        let used = self.start.min(self.input.len());
        self.input.drain(..used);
        self.start -= used;
    }

    /// Appends the last samples.
    pub fn finish(&mut self, output: &mut Vec<f32>) {
        let silence = vec![0.0; self.filters[0].len() / 2];
        self.push(&silence, output);
    }
}

fn greatest_common_divisor(mut one: usize, mut other: usize) -> usize {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}

/// The sinc of a bandwidth under a Hann window.
fn coefficient(at: f64, bandwidth: f64, half: f64) -> f64 {
    let angle = PI * at * bandwidth;
    let sinc = if angle.abs() < 1e-9 { 1.0 } else { angle.sin() / angle };
    sinc * (0.5 + 0.5 * (PI * at / half).cos())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Resamples a second of a tone in uneven chunks.
    fn resample_tone(rate: usize, hertz: f64) -> Vec<f32> {
        let tone: Vec<f32> = (0..rate).map(|at| (2.0 * PI * hertz * at as f64 / rate as f64).sin() as f32).collect();
        let (mut resampler, mut output) = (Resampler::new(rate), Vec::new());
        for chunk in tone.chunks(977) {
            resampler.push(chunk, &mut output);
        }
        resampler.finish(&mut output);
        output
    }

    #[test]
    fn a_tone_stays_itself_at_every_usual_rate() {
        for rate in [8_000, 11_025, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000] {
            let output = resample_tone(rate, 1_000.0);
            assert!(output.len().abs_diff(SAMPLE_RATE) <= 2, "{rate}: {}", output.len());
            let wrong = output[1_000..15_000].iter().enumerate().map(|(at, sample)| {
                let expected = (2.0 * PI * 1_000.0 * (at + 1_000) as f64 / SAMPLE_RATE as f64).sin();
                (f64::from(*sample) - expected).abs()
            });
            let wrong = wrong.fold(0.0, f64::max);
            assert!(wrong < 0.01, "{rate}: {wrong}");
        }
    }

    #[test]
    fn tones_above_the_new_bandwidth_are_removed() {
        let output = resample_tone(48_000, 12_000.0);
        let loudest = output[1_000..15_000].iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
        assert!(loudest < 0.01, "{loudest}");
    }
}
