//! Vectors of length one.

use super::dimensions::{Coordinates, DIMENSIONS};
use super::error::VectorDefect;

/// A vector of length one with finite numbers. [`UnitVector::new`] is the only constructor, so later code needs no
/// checks.
#[derive(Clone, Debug, PartialEq)]
pub struct UnitVector(Box<Coordinates>);

impl UnitVector {
    /// Scales a vector to length one.
    ///
    /// # Errors
    /// When it does not have [`DIMENSIONS`] finite numbers, or all are zero.
    pub fn new(numbers: &[f32]) -> Result<Self, VectorDefect> {
        let mut coordinates: Box<Coordinates> =
            numbers.to_vec().try_into().map_err(|_| VectorDefect::Length(numbers.len()))?;
        normalize(&mut coordinates)?;
        Ok(Self(coordinates))
    }

    /// Scales a vector of at most [`DIMENSIONS`] numbers to length one, with zeros for the dimensions that it does not have. They
    /// change no cosine, and the rotation of an index spreads the others over all dimensions.
    ///
    /// # Errors
    /// When it has more numbers, one is not finite, or all are zero.
    pub fn padded(numbers: &[f32]) -> Result<Self, VectorDefect> {
        let mut padded = numbers.to_vec();
        if padded.len() < DIMENSIONS {
            padded.resize(DIMENSIONS, 0.0);
        }
        Self::new(&padded)
    }

    #[must_use]
    pub fn coordinates(&self) -> &[f32; DIMENSIONS] {
        &self.0
    }

    /// The cosine of the angle between two vectors.
    #[must_use]
    pub fn cosine(&self, other: &Self) -> f32 {
        super::kernel::dot::fastest(&self.0, &other.0)
    }
}

/// Computes in double precision, where no square of a single-precision number overflows or vanishes.
fn normalize(coordinates: &mut Coordinates) -> Result<(), VectorDefect> {
    if let Some(at) = coordinates.iter().position(|number| !number.is_finite()) {
        return Err(VectorDefect::NotFinite(at));
    }
    let length = coordinates.iter().map(|&number| f64::from(number) * f64::from(number)).sum::<f64>().sqrt();
    if length == 0.0 {
        return Err(VectorDefect::Zero);
    }
    for number in coordinates {
        *number = to_single_precision(f64::from(*number) / length);
    }
    Ok(())
}

#[expect(clippy::cast_possible_truncation, reason = "a part of a unit vector is between -1 and 1")]
fn to_single_precision(number: f64) -> f32 {
    number as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fewer_dimensions_are_padded_without_a_change_of_cosines() {
        let [one, other] = [[0.6, 0.8, 0.0], [0.0, 1.0, 0.0]].map(|numbers| UnitVector::padded(&numbers).unwrap());
        assert!((one.cosine(&other) - 0.8).abs() < 1e-6);
        assert_eq!(UnitVector::padded(&[]), Err(VectorDefect::Zero));
        assert_eq!(UnitVector::padded(&[1.0; DIMENSIONS + 1]), Err(VectorDefect::Length(DIMENSIONS + 1)));
    }

    #[test]
    fn vectors_are_checked_and_scaled() {
        let mut numbers = vec![0.0; DIMENSIONS];
        assert_eq!(UnitVector::new(&numbers), Err(VectorDefect::Zero));
        assert_eq!(UnitVector::new(&numbers[1..]), Err(VectorDefect::Length(DIMENSIONS - 1)));
        for unfit in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
            numbers[5] = unfit;
            assert_eq!(UnitVector::new(&numbers), Err(VectorDefect::NotFinite(5)));
        }
        for scale in [f32::MIN_POSITIVE, 1e-30, 1.0, 1e30, f32::MAX] {
            (numbers[5], numbers[9]) = (0.6 * scale, -0.8 * scale);
            let unit = UnitVector::new(&numbers).unwrap();
            assert!((unit.coordinates()[5] - 0.6).abs() < 1e-6 && (unit.coordinates()[9] + 0.8).abs() < 1e-6);
            assert!((unit.cosine(&unit) - 1.0).abs() < 1e-6);
        }
    }
}
