//! Finds pauses of speech.

/// Samples of a window: 20 ms.
pub const WINDOW_SAMPLES: usize = 320;
/// A window is quiet with less than this part of the mean energy around it,
const QUIET_PART: f32 = 0.02;
/// or within this factor of the quietest, where noise or music goes on in pauses.
const QUIET_FACTOR: f32 = 3.0;

/// The energy of each window of samples.
pub fn window_energies(samples: &[i16]) -> impl Iterator<Item = f32> {
    samples.chunks(WINDOW_SAMPLES).map(|window| {
        let squares = window.iter().map(|sample| f32::from(*sample) * f32::from(*sample));
        squares.sum::<f32>() / window.len() as f32
    })
}

/// The middle of the longest pause, as the index of its window; of equal ones, the last.
#[must_use]
pub fn longest_pause(energies: &[f32]) -> usize {
    let mean = energies.iter().sum::<f32>() / energies.len().max(1) as f32;
    let lowest = energies.iter().copied().fold(f32::INFINITY, f32::min);
    let quiet = (mean * QUIET_PART).max(lowest * QUIET_FACTOR).min(mean);
    let (mut longest, mut end, mut length) = (0_usize, 0, 0);
    for (window, energy) in energies.iter().enumerate() {
        length = if *energy <= quiet { length + 1 } else { 0 };
        if length > 0 && length >= longest {
            (longest, end) = (length, window + 1);
        }
    }
    end - longest.div_ceil(2).min(end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_longest_pause_is_found_between_words_and_over_noise() {
        let speech =
            |pause: f32| [vec![1e6; 30], vec![pause; 4], vec![1e6; 30], vec![pause; 20], vec![2e6; 30]].concat();
        for pause in [0.0, 1e3, 2e5] {
            let found = longest_pause(&speech(pause));
            assert!((70..=78).contains(&found), "{pause}: {found}");
        }
        assert!(longest_pause(&[0.0; 100]).abs_diff(50) <= 1, "silence is cut in its middle");
        assert_eq!(longest_pause(&[]), 0);
    }

    #[test]
    fn the_energy_of_silence_is_zero() {
        let energies: Vec<f32> = window_energies(&[0; 700]).chain(window_energies(&[i16::MIN; 320])).collect();
        assert_eq!(energies, [0.0, 0.0, 0.0, 32_768.0 * 32_768.0]);
    }

    proptest! {
        #[test]
        fn a_place_is_always_inside(energies in prop::collection::vec(0.0_f32..1e9, 1..300)) {
            prop_assert!(longest_pause(&energies) < energies.len());
        }
    }
}
