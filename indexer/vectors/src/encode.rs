//! The stored form of a vector: one bit per dimension with two factors for the scan, and one byte per dimension for the
//! score.

use super::dimensions::{CODE_BYTES, Coordinates, DIMENSIONS};
use super::kernel;

/// The longest residual of a unit vector from a mean of unit vectors.
const MAX_LENGTH: f32 = 2.0;
const STEPS: f32 = 65_535.0;

/// A binary code with the factors of its estimates. The factors are stored as two whole numbers that are valid for any
/// bytes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Code {
    pub bits: [u8; CODE_BYTES],
    pub factors: Factors,
}

/// The length of the residual, and how well its bits represent it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Factors {
    /// Length of the residual: the vector minus its centroid.
    pub length: f32,
    /// Length of the residual divided by the sum of its absolute values: 1 / sqrt(768) for a perfect code, 1 in the
    /// worst case.
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

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the cast saturates, and NaN becomes 0")]
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
    // A vector that equals its centroid has no residual.
    let spread = if sum > 0.0 { length / sum } else { 0.0 };
    Code { bits, factors: Factors { length, spread } }
}

/// A vector minus its centroid with one byte per dimension. Small residuals have fine steps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ByteResidual {
    /// The value of one step.
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
        // For a vector that equals its centroid, NaN becomes zero steps.
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
