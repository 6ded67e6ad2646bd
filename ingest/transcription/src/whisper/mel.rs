//! The spectrogram that a model hears: the energy of frequency bands each 10 ms.

use candle_core::{Device, Error, Tensor};
use std::f64::consts::PI;

/// Samples of half a minute, which a model hears at once.
pub const WINDOW_SAMPLES: usize = 30 * 16_000;
/// Samples from one frame to the next: 10 ms.
pub const HOP_SAMPLES: usize = 160;
const FRAMES: usize = WINDOW_SAMPLES / HOP_SAMPLES;
/// Samples of a frame.
const FRAME_SAMPLES: usize = 400;
/// Frequencies of a frame, up to half of the sample rate.
const FREQUENCIES: usize = FRAME_SAMPLES / 2 + 1;
const HERTZ_PER_FREQUENCY: f64 = 16_000.0 / FRAME_SAMPLES as f64;
/// Energies below are those of silence.
const MIN_ENERGY: f32 = 1e-10;
/// Decades below the loudest energy of a window.
const DECADES: f32 = 8.0;

/// Computes spectrograms with a number of bands.
pub struct Spectrogram {
    window: Vec<f32>,
    cosines: Tensor,
    sines: Tensor,
    bands: Tensor,
}

impl Spectrogram {
    /// Computes the tables.
    ///
    /// # Errors
    /// When the tensors cannot be created.
    pub fn new(bands: usize) -> Result<Self, Error> {
        let window = (0..FRAME_SAMPLES)
            .map(|at| (0.5 - 0.5 * (2.0 * PI * at as f64 / FRAME_SAMPLES as f64).cos()) as f32)
            .collect();
        let angles = |function: fn(f64) -> f64| {
            let angle = |at: usize| {
                2.0 * PI * ((at / FREQUENCIES) * (at % FREQUENCIES) % FRAME_SAMPLES) as f64 / FRAME_SAMPLES as f64
            };
            let values: Vec<f32> = (0..FRAME_SAMPLES * FREQUENCIES).map(|at| function(angle(at)) as f32).collect();
            Tensor::from_vec(values, (FRAME_SAMPLES, FREQUENCIES), &Device::Cpu)
        };
        let bands = Tensor::from_vec(mel_bands(bands), (FREQUENCIES, bands), &Device::Cpu)?;
        Ok(Self { window, cosines: angles(f64::cos)?, sines: angles(f64::sin)?, bands })
    }

    /// The spectrogram of up to half a minute, after which there is silence: bands by frames.
    ///
    /// # Errors
    /// When memory is short.
    pub fn compute(&self, samples: &[f32]) -> Result<Tensor, Error> {
        let half = FRAME_SAMPLES / 2;
        // The audio is mirrored at its start.
        let sample = |at: usize| {
            let at = at.abs_diff(half);
            if at < WINDOW_SAMPLES { samples.get(at).copied().unwrap_or_default() } else { 0.0 }
        };
        let mut frames = Vec::with_capacity(FRAMES * FRAME_SAMPLES);
        for frame in 0..FRAMES {
            frames.extend((0..FRAME_SAMPLES).map(|at| sample(frame * HOP_SAMPLES + at) * self.window[at]));
        }
        let frames = Tensor::from_vec(frames, (FRAMES, FRAME_SAMPLES), &Device::Cpu)?;
        let energies = (frames.matmul(&self.cosines)?.sqr()? + frames.matmul(&self.sines)?.sqr()?)?;
        let bands = energies.matmul(&self.bands)?.t()?.contiguous()?;
        let (count, shape) = (bands.dim(0)?, bands.dim(1)?);
        let mut values: Vec<f32> = bands.flatten_all()?.to_vec1()?;
        values.iter_mut().for_each(|value| *value = value.max(MIN_ENERGY).log10());
        let floor = values.iter().copied().fold(f32::NEG_INFINITY, f32::max) - DECADES;
        values.iter_mut().for_each(|value| *value = (value.max(floor) + 4.0) / 4.0);
        Tensor::from_vec(values, (1, count, shape), &Device::Cpu)
    }
}

/// The part of each frequency in each band: triangles of equal area on Slaney's mel scale.
fn mel_bands(count: usize) -> Vec<f32> {
    let top = hertz_to_mel(HERTZ_PER_FREQUENCY * (FREQUENCIES - 1) as f64);
    let edge = |number: usize| mel_to_hertz(top * number as f64 / (count + 1) as f64);
    let mut bands = Vec::with_capacity(FREQUENCIES * count);
    for frequency in 0..FREQUENCIES {
        let hertz = frequency as f64 * HERTZ_PER_FREQUENCY;
        bands.extend((0..count).map(|band| {
            let (low, middle, high) = (edge(band), edge(band + 1), edge(band + 2));
            let part = ((hertz - low) / (middle - low)).min((high - hertz) / (high - middle)).max(0.0);
            (part * 2.0 / (high - low)) as f32
        }));
    }
    bands
}

/// Linear up to 1,000 Hz, where there are 15 mel, and logarithmic above.
fn hertz_to_mel(hertz: f64) -> f64 {
    if hertz < 1_000.0 { hertz * 3.0 / 200.0 } else { 15.0 + (hertz / 1_000.0).ln() * 27.0 / 6.4_f64.ln() }
}

fn mel_to_hertz(mel: f64) -> f64 {
    if mel < 15.0 { mel * 200.0 / 3.0 } else { 1_000.0 * ((mel - 15.0) * 6.4_f64.ln() / 27.0).exp() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_are_those_of_librosa() {
        let bands = mel_bands(80);
        let value = |frequency: usize, band: usize| bands[frequency * 80 + band];
        // librosa.filters.mel(sr=16000, n_fft=400, n_mels=80)
        assert!((value(1, 0) - 0.024_862_59).abs() < 1e-6, "{}", value(1, 0));
        assert!((value(2, 1) - 0.022_871_41).abs() < 1e-3, "{}", value(2, 1));
        assert_eq!((value(0, 0), value(200, 79)), (0.0, 0.0));
    }

    #[test]
    fn a_tone_is_loudest_in_its_band_and_silence_is_even() {
        let spectrogram = Spectrogram::new(80).expect("tables");
        let tone: Vec<f32> =
            (0..WINDOW_SAMPLES).map(|at| (2.0 * PI * 1_000.0 * at as f64 / 16_000.0).sin() as f32).collect();
        let energies: Vec<Vec<f32>> =
            spectrogram.compute(&tone).expect("computed").squeeze(0).expect("one").to_vec2().expect("rows");
        assert_eq!((energies.len(), energies[0].len()), (80, FRAMES));
        let loudest = (0..80).max_by(|one, other| energies[*one][1_000].total_cmp(&energies[*other][1_000]));
        // 15 of 45.245 mel.
        assert!(loudest.is_some_and(|band| band.abs_diff(26) <= 1), "{loudest:?}");
        let silence: Vec<f32> =
            spectrogram.compute(&[]).expect("computed").flatten_all().expect("flat").to_vec1().expect("values");
        assert!(silence.iter().all(|value| *value == -1.5), "{:?}", &silence[..4]);
    }
}
