//! MinHash sketches with one permutation: estimate the similarity of texts without comparing them.

use super::signal_strength::ratio;
use earshot_catalog::MachineSignalUpdate;

/// Parts of a sketch. Each is the smallest hash of its share of the text's word triples.
const SKETCH_PARTS: usize = 32;
/// Parts per band hash. Two texts with nine tenths in common share a given band two times in three, and at least one of
/// four bands nearly always; texts with half in common nearly never share one.
const ROWS_PER_BAND: usize = 4;
/// Shorter texts are boilerplate such as "find out more about your choices".
const MIN_TRIPLES: usize = 50;

/// A fixed-size summary of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MinHashSketch([u64; SKETCH_PARTS]);

impl MinHashSketch {
    /// Computes the sketch of a text in lower case; `None` when the text is too short.
    pub(super) fn from_text(lower: &str) -> Option<Self> {
        let mut words =
            lower.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).map(hash_word);
        let (mut one, mut two) = (words.next()?, words.next()?);
        let mut parts = [u64::MAX; SKETCH_PARTS];
        let mut triples = 0;
        for three in words {
            let triple = mix_bits(one ^ two.rotate_left(21) ^ three.rotate_left(42));
            let part = &mut parts[usize::try_from(triple % SKETCH_PARTS as u64).expect("less than the parts")];
            *part = triple.min(*part);
            triples += 1;
            (one, two) = (two, three);
        }
        if triples < MIN_TRIPLES {
            return None;
        }
        // An empty part takes the value of the next non-empty one, mixed with the distance.
        let full = parts;
        for (place, part) in parts.iter_mut().enumerate().filter(|(_, part)| **part == u64::MAX) {
            let next = (1..SKETCH_PARTS).find(|ahead| full[(place + ahead) % SKETCH_PARTS] != u64::MAX)?;
            *part = mix_bits(full[(place + next) % SKETCH_PARTS] ^ next as u64);
        }
        Some(Self(parts))
    }

    /// Estimates the share of triples that two texts have in common, 0 to 1.
    pub(super) fn similarity(&self, other: &Self) -> f64 {
        ratio(self.0.iter().zip(&other.0).filter(|(one, other)| one == other).count(), SKETCH_PARTS)
    }

    /// Returns the band hashes, each of several parts.
    pub(super) fn bands(&self) -> impl Iterator<Item = i64> {
        self.0
            .chunks(ROWS_PER_BAND)
            .take(MachineSignalUpdate::BANDS_PER_TEXT)
            .zip(1_u64..)
            .map(|(rows, number)| rows.iter().fold(mix_bits(number), |band, part| mix_bits(band ^ part)).cast_signed())
    }
}

/// 64-bit FNV-1a. It is stable across versions and machines, because hashes are stored.
fn hash_word(word: &str) -> u64 {
    word.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Mixes all bits (the finalizer of SplitMix64).
fn mix_bits(mut bits: u64) -> u64 {
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Builds a text of distinct words, of which `changed` in each hundred come from the second seed.
    fn text(seed: u64, other: u64, changed: u64, words: u64) -> String {
        (0..words)
            .map(|place| format!("w{} ", mix_bits(place * 7 + if place % 100 < changed { other } else { seed })))
            .collect()
    }

    #[test]
    fn similarity_is_about_the_share_of_equal_triples() {
        let one = MinHashSketch::from_text(&text(1, 1, 0, 400)).expect("is long enough");
        assert!((one.similarity(&one) - 1.0).abs() < 1e-9);
        for (changed, least, most) in [(3, 0.75, 1.0), (30, 0.25, 0.8), (100, 0.0, 0.1)] {
            let other = MinHashSketch::from_text(&text(1, 2, changed, 400)).expect("is long enough");
            let likeness = one.similarity(&other);
            assert!((least..=most).contains(&likeness), "{changed}: {likeness}");
        }
        assert_eq!(MinHashSketch::from_text(&text(1, 1, 0, 40)), None);
        assert_eq!(MinHashSketch::from_text(""), None);
    }

    #[test]
    fn similar_texts_share_most_bands_and_others_none() {
        let in_common = |one: &str, other: &str| {
            let bands =
                |text: &str| MinHashSketch::from_text(text).expect("is long enough").bands().collect::<Vec<_>>();
            let (one, other) = (bands(one), bands(other));
            assert_eq!(one.len(), MachineSignalUpdate::BANDS_PER_TEXT);
            one.iter().zip(&other).filter(|(one, other)| one == other).count()
        };
        let mut nearly = 0;
        for seed in 0..100 {
            let original = text(seed, seed, 0, 300);
            nearly += usize::from(in_common(&original, &text(seed, seed + 1_000, 1, 300)) >= 2);
            assert_eq!(in_common(&original, &text(seed + 5_000, 0, 0, 300)), 0, "{seed}");
        }
        assert!(nearly >= 90, "{nearly}");
    }
}
