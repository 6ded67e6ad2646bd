//! Vectors like those of a language model on a catalog: they share a direction, cluster by field, topic and show, and
//! have a power-law spectrum. Each follows from the seed and its number, so none is stored.

use earshot_indexer::vectors::{DIMENSIONS, UnitVector};

type RawVector = [f32; DIMENSIONS];

const FIELDS: u64 = 40;
const TOPICS: u64 = 2_000;
const EPISODES_PER_SHOW: u64 = 15;
/// Deviations of a vector's parts: shared by all, field, topic, show, and its own. Two episodes of a show then have a
/// cosine of about 0.7, two of a topic 0.55, any two 0.2.
const SHARES: [f32; 5] = [0.5, 0.45, 0.5, 0.45, 0.6];

/// A corpus of any size.
#[derive(Clone)]
pub struct VectorCorpus {
    seed: u64,
    /// Standard deviation by dimension.
    spectrum: Box<RawVector>,
}

impl VectorCorpus {
    #[expect(clippy::cast_precision_loss, reason = "numbers below a thousand")]
    pub fn new(seed: u64) -> Self {
        let mut spectrum = Box::new(std::array::from_fn(|at| (at as f32 + 5.0).powf(-0.45)));
        let length = spectrum.iter().map(|number: &f32| number * number).sum::<f32>().sqrt();
        spectrum.iter_mut().for_each(|number| *number /= length);
        Self { seed, spectrum }
    }

    /// Returns the vector of an episode.
    pub fn vector(&self, episode: u32) -> UnitVector {
        let show = u64::from(episode) / EPISODES_PER_SHOW;
        let topic = self.topic(show);
        self.sum(&[
            (0, 0, SHARES[0]),
            (1, topic % FIELDS, SHARES[1]),
            (2, topic, SHARES[2]),
            (3, show, SHARES[3]),
            (4, episode.into(), SHARES[4]),
        ])
    }

    /// Returns the vector of a query about a topic, without a show.
    pub fn query_vector(&self, number: u32) -> UnitVector {
        let topic = self.topic(mix(self.seed ^ 0x51, u64::from(number)) >> 20);
        self.sum(&[(0, 0, SHARES[0]), (1, topic % FIELDS, SHARES[1]), (2, topic, SHARES[2]), (5, number.into(), 0.7)])
    }

    /// Returns the field of an episode, for a filter like that by category.
    pub fn field(&self, episode: u32) -> u64 {
        self.topic(u64::from(episode) / EPISODES_PER_SHOW) % FIELDS
    }

    /// A few topics are large, many are small.
    #[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a draw")]
    fn topic(&self, show: u64) -> u64 {
        let even = (mix(self.seed ^ 0x70, show) >> 11) as f64 / (1_u64 << 53) as f64;
        ((TOPICS as f64).powf(even) * even) as u64
    }

    fn sum(&self, parts: &[(u64, u64, f32)]) -> UnitVector {
        let mut sum = [0.0; DIMENSIONS];
        for &(kind, number, share) in parts {
            let mut state = mix(mix(self.seed, kind), number);
            for (sum, deviation) in sum.iter_mut().zip(self.spectrum.iter()) {
                state = mix(state, kind);
                *sum += share * deviation * normal(state);
            }
        }
        UnitVector::new(&sum).expect("a sum of many draws is not zero")
    }
}

/// Hashes two numbers to one (the finalizer of SplitMix64).
pub fn mix(a: u64, b: u64) -> u64 {
    let mut bits = a.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(b).wrapping_add(0x2545_F491_4F6C_DD1D);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

/// Approximates a normal number with deviation one: the sum of four uniform numbers of 16 bits.
#[expect(clippy::cast_precision_loss, reason = "18 bits")]
fn normal(bits: u64) -> f32 {
    let sum = (bits & 0xFFFF) + ((bits >> 16) & 0xFFFF) + ((bits >> 32) & 0xFFFF) + (bits >> 48);
    (sum as f32 / 65_535.0 - 2.0) * 1.732_050_8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vectors_of_a_podcast_are_near_each_other() {
        let corpus = VectorCorpus::new(3);
        let mean = |distance: u32| {
            (0..100).map(|at| corpus.vector(at * 977).cosine(&corpus.vector(at * 977 + distance))).sum::<f32>() / 100.0
        };
        let (near, far) = (mean(1), mean(100_003));
        assert!((0.6..0.8).contains(&near), "{near}");
        assert!((0.1..0.45).contains(&far), "{far}");
    }
}
