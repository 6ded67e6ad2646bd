//! What is stored of a vector: a bit a dimension with two factors for the scan, a byte a dimension for the score.

use super::{CODE_BYTES, Coordinates, DIMENSIONS, kernel};

/// Residuals of unit vectors from means of unit vectors are at most this long.
const MAX_LENGTH: f32 = 2.0;
const STEPS: f32 = 65_535.0;

/// A code with what makes estimates of it. Stored as two whole numbers, of which no value is a bad one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Code {
    pub bits: [u8; CODE_BYTES],
    pub factors: Factors,
}

/// How long the residual is, and how far its bits are from it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Factors {
    /// Of the residual: the vector less its centroid.
    pub length: f32,
    /// Length of the residual by the sum of its absolute values: 1 / sqrt(768) when the bits say all, 1 at the worst.
    pub spread: f32,
}

impl Factors {
    pub fn to_bytes(self) -> [u8; 4] {
        let [a, b] = to_steps(self.length / MAX_LENGTH).to_le_bytes();
        let [c, d] = to_steps(self.spread).to_le_bytes();
        [a, b, c, d]
    }

    pub fn from_bytes([a, b, c, d]: [u8; 4]) -> Self {
        let from_steps = |bytes| f32::from(u16::from_le_bytes(bytes)) / STEPS;
        Self { length: from_steps([a, b]) * MAX_LENGTH, spread: from_steps([c, d]) }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates, and no number is none"
)]
fn to_steps(number: f32) -> u16 {
    (number * STEPS).round() as u16
}

/// The code of a rotated vector in the list of `centroid`.
pub fn encode(rotated: &Coordinates, centroid: &Coordinates) -> Code {
    let mut bits = [0; CODE_BYTES];
    let (mut square, mut sum) = (0.0_f32, 0.0_f32);
    for (at, (number, centre)) in rotated.iter().zip(centroid).enumerate() {
        let residual = number - centre;
        square += residual * residual;
        sum += residual.abs();
        bits[at / 8] |= u8::from(residual > 0.0) << (at % 8);
    }
    let length = square.sqrt();
    // A vector that is its centroid has no residual to be wrong about.
    let spread = if sum > 0.0 { length / sum } else { 0.0 };
    Code { bits, factors: Factors { length, spread } }
}

/// A vector less its centroid, a byte a dimension: the smaller the numbers, the finer the steps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ByteResidual {
    /// What a step of a byte is worth.
    pub scale: f32,
    pub steps: [u8; DIMENSIONS],
}

impl ByteResidual {
    pub fn new(rotated: &Coordinates, centroid: &Coordinates) -> Self {
        let mut rest = *rotated;
        let mut largest = 0.0_f32;
        for (number, centre) in rest.iter_mut().zip(centroid) {
            *number -= centre;
            largest = largest.max(number.abs());
        }
        let scale = largest / 127.0;
        let mut steps = [0; DIMENSIONS];
        // A vector that is its centroid: no number is zero steps.
        kernel::steps::fastest(&rest, scale, &mut steps);
        Self { scale, steps }
    }
}

#[cfg(test)]
mod tests {
    use super::super::seeded_rng::SeededRng;
    use super::*;

    #[test]
    fn factors_survive_being_stored() {
        for (length, spread) in [(0.0, 0.0), (0.5, 0.036), (1.2, 0.05), (2.0, 1.0)] {
            let stored = Factors::from_bytes(Factors { length, spread }.to_bytes());
            assert!((stored.length - length).abs() < 2e-5 && (stored.spread - spread).abs() < 1e-5, "{stored:?}");
        }
        let unfit = Factors { length: f32::NAN, spread: f32::INFINITY };
        assert_eq!(Factors::from_bytes(unfit.to_bytes()), Factors { length: 0.0, spread: 1.0 });
    }

    #[test]
    fn bytes_are_within_half_a_step() {
        let mut random = SeededRng::new(3);
        let vector: Coordinates = std::array::from_fn(|_| random.next_normal());
        let centroid: Coordinates = std::array::from_fn(|_| random.next_normal());
        let bytes = ByteResidual::new(&vector, &centroid);
        for ((number, centre), step) in vector.iter().zip(centroid).zip(bytes.steps) {
            assert!((number - centre - f32::from(step.cast_signed()) * bytes.scale).abs() <= bytes.scale * 0.501);
        }
    }

    #[test]
    fn a_vector_that_is_its_centroid_has_a_code() {
        let vector = [0.1; DIMENSIONS];
        let code = encode(&vector, &vector);
        assert_eq!((code.factors.length, code.factors.spread), (0.0, 0.0));
        assert_eq!(ByteResidual::new(&vector, &vector), ByteResidual { scale: 0.0, steps: [0; DIMENSIONS] });
    }
}
