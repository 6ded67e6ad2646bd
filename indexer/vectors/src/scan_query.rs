//! Scan queries: a query vector that is rotated, compared with all centroids, and quantized to four bits per list.

use super::codebook::Codebook;
use super::dimensions::{Coordinates, DIMENSIONS};
use super::encode::Factors;
use super::kernel::{self, Planes};
use super::unit::UnitVector;

/// The middle of the levels 0 to 15.
const MIDDLE: f32 = 7.5;

/// Width of the error bound in standard deviations. One estimate in 700 is below it. The 1.9 of RaBitQ (3.2.2) would
/// save a few rows and lose half a hit in a hundred.
const CONFIDENCE: f32 = 3.0;

/// A query, prepared once for all parts that share a codebook.
pub struct ScanQuery {
    rotated: Box<Coordinates>,
    /// The query as whole numbers, and the value of one step.
    pub(super) quantized: Box<[i16; DIMENSIONS]>,
    pub(super) quantized_scale: f32,
    /// Its dot product with each centroid.
    products: Vec<f32>,
    /// Lists from the nearest to the farthest.
    pub(super) nearest_lists: Vec<u32>,
}

/// The form of the query for one list.
pub struct ListQuery {
    pub planes: Planes,
    step: f32,
    level_sum: f32,
    /// The query's dot product with the centroid.
    product: f32,
    /// `product` plus half of what the lengths contribute.
    base: f32,
    /// The distance from the centroid to the query.
    distance: f32,
}

impl ScanQuery {
    #[must_use]
    pub fn new(codebook: &Codebook, query: &UnitVector) -> Self {
        Self::from_stored(codebook, Box::new(codebook.to_stored(query.coordinates())))
    }

    /// Prepares a vector in its stored form ([`Part::stored_vector`](super::Part::stored_vector)).
    pub fn from_stored(codebook: &Codebook, rotated: Box<Coordinates>) -> Self {
        let mut products = vec![0.0; codebook.centroids().len()];
        kernel::dots::fastest(&rotated, codebook.centroids(), &mut products);
        let mut nearest_lists: Vec<u32> = (0_u32..).take(products.len()).collect();
        let nearness = |list: u32| products[list as usize] - codebook.half_squares()[list as usize];
        nearest_lists.sort_unstable_by(|&a, &b| nearness(b).total_cmp(&nearness(a)).then(a.cmp(&b)));

        let largest = rotated.iter().fold(0.0_f32, |largest, number| largest.max(number.abs()));
        let quantized_scale = largest / 16_383.0;
        let quantized = Box::new(rotated.map(|number| to_quantized(number / quantized_scale)));
        Self { rotated, quantized, quantized_scale, products, nearest_lists }
    }

    /// The form of the query for the vectors of one list.
    pub(super) fn for_list(&self, codebook: &Codebook, list: usize) -> ListQuery {
        let centroid = &codebook.centroids()[list];
        let half_square = codebook.half_squares()[list];
        let mut rest = self.rotated.clone();
        let mut largest = 0.0_f32;
        for (number, centre) in rest.iter_mut().zip(centroid) {
            *number -= centre;
            largest = largest.max(number.abs());
        }
        let step = if largest > 0.0 { largest / MIDDLE } else { 1.0 };
        let mut planes = [[0; 4]; DIMENSIONS / 64];
        let sum = kernel::levels::fastest(&rest, step, &mut planes);
        let product = self.products[list];
        ListQuery {
            planes,
            step,
            level_sum: to_float(sum),
            product,
            base: product + 0.5 - half_square,
            distance: (1.0 - 2.0 * product + 2.0 * half_square).max(0.0).sqrt(),
        }
    }
}

impl ListQuery {
    /// Estimates the dot product of the query with a vector, from the vector's sum of levels and number of ones.
    ///
    /// With vector o, centroid c, r = o - c and query q: o·q = c·q + r·c + r·(q - c). Because |o| is 1, r·c follows
    /// from the lengths; r·(q - c) is estimated from the signs of r.
    pub fn estimate(&self, factors: Factors, levels: u32, ones: u32) -> f32 {
        let signs = to_float(ones) * 2.0 - to_float(DIMENSIONS_U32);
        let product = self.step * (2.0 * to_float(levels) - self.level_sum - MIDDLE * signs);
        self.base + factors.length * (factors.spread * product - 0.5 * factors.length)
    }

    /// The query's dot product with the centroid.
    pub fn product(&self) -> f32 {
        self.product
    }

    /// The bound of the estimate's error.
    pub fn error(&self, factors: Factors) -> f32 {
        let dimensions = to_float(DIMENSIONS_U32);
        let doubt = (dimensions * factors.spread * factors.spread - 1.0).max(0.0) / (dimensions - 1.0);
        CONFIDENCE * self.distance * factors.length * doubt.sqrt()
    }
}

#[expect(clippy::cast_possible_truncation, reason = "768")]
const DIMENSIONS_U32: u32 = DIMENSIONS as u32;

/// Exact, because sums of 768 levels are far below 2^24.
#[expect(clippy::cast_precision_loss, reason = "see above")]
fn to_float(number: u32) -> f32 {
    number as f32
}

#[expect(clippy::cast_possible_truncation, reason = "within the limits by its scale")]
fn to_quantized(number: f32) -> i16 {
    (number.round() as i16).clamp(-16_383, 16_383)
}

#[cfg(test)]
mod tests {
    use super::super::encode::{ByteResidual, encode};
    use super::super::seeded_rng::SeededRng;
    use super::*;
    use crate::codebook::VectorOrigin;

    fn unit(random: &mut SeededRng, around: &Coordinates, distance: f32) -> UnitVector {
        let numbers: Vec<f32> = around.iter().map(|number| number + random.next_normal() * distance).collect();
        UnitVector::new(&numbers).unwrap()
    }

    /// Estimates are unbiased and almost always within the bound; scores from bytes are close.
    #[test]
    fn estimates_are_unbiased_and_bounded() {
        let mut random = SeededRng::new(11);
        let centre = unit(&mut random, &[0.0; DIMENSIONS], 1.0);
        let sample: Vec<UnitVector> = (0..200).map(|_| unit(&mut random, centre.coordinates(), 0.03)).collect();
        let codebook = Codebook::train("m", &sample, 1, (5, VectorOrigin::Zero)).unwrap();
        let question = ScanQuery::new(&codebook, &unit(&mut random, centre.coordinates(), 0.03));
        let in_list = question.for_list(&codebook, 0);
        let (mut errors, mut squares, mut beyond, mut widest) = (0.0_f64, 0.0_f64, 0, 0.0_f32);
        let vectors = 2_000;
        for _ in 0..vectors {
            let vector = unit(&mut random, centre.coordinates(), 0.03);
            let rotated = codebook.to_stored(vector.coordinates());
            let truth = kernel::dot::plain(&rotated, &question.rotated);
            let code = encode(&rotated, &codebook.centroids()[0]);
            let factors = Factors::from_bytes(code.factors.to_bytes());
            let mut sums = Vec::new();
            let mut coded = [0; 4 + DIMENSIONS / 8];
            coded[4..].copy_from_slice(&code.bits);
            kernel::level_sums::plain(&[coded], &[0], &in_list.planes, &mut sums);
            let estimate = in_list.estimate(factors, sums[0].0, sums[0].1);
            errors += f64::from(estimate - truth);
            squares += f64::from(estimate - truth).powi(2);
            widest = widest.max(in_list.error(factors));
            beyond += usize::from((estimate - truth).abs() > in_list.error(factors));

            let bytes = ByteResidual::new(&rotated, &codebook.centroids()[0]);
            let steps = kernel::dot_bytes::plain(&bytes.steps, &question.quantized);
            #[expect(clippy::cast_precision_loss, reason = "a test")]
            let score = in_list.product() + steps as f32 * bytes.scale * question.quantized_scale;
            assert!((score - truth).abs() < 1e-3, "{score} {truth}");
        }
        let mean = errors / f64::from(vectors);
        let (widest, spread) = (f64::from(widest), (squares / f64::from(vectors)).sqrt());
        assert!(mean.abs() < 1e-3, "{mean}");
        assert!(beyond < 20, "{beyond} of {vectors} beyond the bound");
        assert!(widest < 4.0 * spread, "a bound this wide is of no use: {widest}, errors are {spread}");
    }
}
