//! The random rotation before encoding. Without it, the bits of correlated dimensions are redundant.
//!
//! Three rounds of random signs, a Hadamard transform of each third, and a reflection that mixes the thirds. That is an
//! orthogonal map for a few thousand additions instead of a 768 × 768 matrix.

use super::dimensions::{Coordinates, DIMENSIONS};
use super::seeded_rng::SeededRng;

const ROUNDS: usize = 3;
/// 768 is not a power of two, but a third of it is.
const BLOCK: usize = DIMENSIONS / 3;

/// A rotation that depends only on the seed.
#[derive(Clone)]
pub struct Rotation {
    signs: Box<[Coordinates; ROUNDS]>,
}

impl Rotation {
    pub fn new(seed: u64) -> Self {
        let mut random = SeededRng::new(seed);
        let mut signs = Box::new([[1.0; DIMENSIONS]; ROUNDS]);
        for sign in signs.iter_mut().flatten() {
            if random.next_u64() & 1 == 1 {
                *sign = -1.0;
            }
        }
        Self { signs }
    }

    pub fn apply(&self, vector: &mut Coordinates) {
        for signs in self.signs.iter() {
            for (number, sign) in vector.iter_mut().zip(signs) {
                *number *= sign;
            }
            let (blocks, _) = vector.as_chunks_mut::<BLOCK>();
            for block in blocks.iter_mut() {
                hadamard(block);
            }
            if let [first, second, third] = blocks {
                mix(first, second, third);
            }
        }
    }
}

impl Rotation {
    /// Undoes [`Self::apply`]: each step is its own inverse.
    pub fn undo(&self, vector: &mut Coordinates) {
        for signs in self.signs.iter().rev() {
            let (blocks, _) = vector.as_chunks_mut::<BLOCK>();
            if let [first, second, third] = blocks {
                mix(first, second, third);
            }
            for block in blocks.iter_mut() {
                hadamard(block);
            }
            for (number, sign) in vector.iter_mut().zip(signs) {
                *number *= sign;
            }
        }
    }
}

/// The Walsh-Hadamard transform, scaled to preserve lengths.
fn hadamard(block: &mut [f32; BLOCK]) {
    let mut half = 1;
    while half < BLOCK {
        for pair in block.chunks_exact_mut(2 * half) {
            let (left, right) = pair.split_at_mut(half);
            for (a, b) in left.iter_mut().zip(right) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
    // The square root of 256.
    for number in block {
        *number /= 16.0;
    }
}

/// The reflection that subtracts two thirds of the sum from each of the three.
fn mix(first: &mut [f32; BLOCK], second: &mut [f32; BLOCK], third: &mut [f32; BLOCK]) {
    for ((a, b), c) in first.iter_mut().zip(second).zip(third) {
        let share = (*a + *b + *c) * (2.0 / 3.0);
        *a -= share;
        *b -= share;
        *c -= share;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dot(a: &Coordinates, b: &Coordinates) -> f64 {
        a.iter().zip(b).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum()
    }

    #[test]
    fn lengths_and_angles_stay() {
        let rotation = Rotation::new(1);
        let mut random = SeededRng::new(2);
        for _ in 0..20 {
            let mut a: Coordinates = std::array::from_fn(|_| random.next_normal());
            let mut b: Coordinates = std::array::from_fn(|_| random.next_normal());
            let before = [dot(&a, &a), dot(&a, &b)];
            rotation.apply(&mut a);
            rotation.apply(&mut b);
            let after = [dot(&a, &a), dot(&a, &b)];
            assert!(
                before.iter().zip(after).all(|(before, after)| (before - after).abs() < 1e-2),
                "{before:?} {after:?}"
            );
        }
    }

    #[test]
    fn a_rotation_is_undone() {
        let rotation = Rotation::new(7);
        let mut random = SeededRng::new(8);
        let vector: Coordinates = std::array::from_fn(|_| random.next_normal());
        let mut turned = vector;
        rotation.apply(&mut turned);
        assert!(dot(&vector, &turned).abs() < 0.5 * dot(&vector, &vector));
        rotation.undo(&mut turned);
        assert!(vector.iter().zip(&turned).all(|(one, other)| (one - other).abs() < 1e-4));
    }

    #[test]
    fn one_dimension_is_spread_over_all() {
        for seed in 0..3 {
            let rotation = Rotation::new(seed);
            for at in [0, 5, 255, 256, 700] {
                let mut vector = [0.0; DIMENSIONS];
                vector[at] = 1.0;
                rotation.apply(&mut vector);
                let largest = vector.iter().fold(0.0_f32, |largest, number| largest.max(number.abs()));
                // The largest number of a random unit vector is about 0.12.
                assert!(largest < 0.2, "{largest}");
            }
        }
    }
}
