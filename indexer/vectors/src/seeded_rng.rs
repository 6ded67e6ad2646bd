//! A random number generator with fixed results per seed. It must never change, because files depend on it.

/// SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
#[derive(Clone, Debug)]
pub struct SeededRng(u64);

impl SeededRng {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }

    /// A number below `limit`, which must not be zero. The bias is `limit` in 2^64.
    pub fn next_below(&mut self, limit: usize) -> usize {
        let product = u128::from(self.next_u64()) * limit as u128;
        usize::try_from(product >> 64).expect("below a usize")
    }

    /// An approximately normal number: the sum of twelve uniform ones.
    #[expect(clippy::cast_precision_loss, reason = "24 bits are what a single-precision number has")]
    pub fn next_normal(&mut self) -> f32 {
        let even = |bits: u64| (bits >> 40) as f32 / (1 << 24) as f32;
        (0..12).map(|_| even(self.next_u64())).sum::<f32>() - 6.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_always_gives_the_same_numbers() {
        let mut random = SeededRng::new(0);
        // Output of the authors' program for the seed 0.
        assert_eq!([random.next_u64(), random.next_u64()], [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4]);
    }

    #[test]
    fn numbers_are_spread() {
        let mut random = SeededRng::new(7);
        let mut counts = [0; 10];
        for _ in 0..10_000 {
            counts[random.next_below(10)] += 1;
        }
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
        let normals: Vec<f32> = (0..10_000).map(|_| random.next_normal()).collect();
        let mean = normals.iter().sum::<f32>() / 10_000.0;
        let variance = normals.iter().map(|number| (number - mean).powi(2)).sum::<f32>() / 10_000.0;
        assert!(mean.abs() < 0.05 && (variance - 1.0).abs() < 0.06, "{mean} {variance}");
    }
}
