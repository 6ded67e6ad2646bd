//! The inner loops. Each is written once and compiled twice: for what every processor of the kind has, and for AVX2 with
//! the counting of bits, chosen when the program runs. Sums go over a fixed number of lanes and products are never fused,
//! so that both give the same bits. (Where NEON is part of the platform, the plain one uses it.)

use super::question::Planes;
use super::{CODE_BYTES, Coordinates, DIMENSIONS};

/// Partial sums of a dot product.
const LANES: usize = 16;

macro_rules! kernel {
    ($(#[$doc:meta])* $name:ident($($argument:ident: $type:ty),*) $(-> $result:ty)? $body:block) => {
        $(#[$doc])*
        pub mod $name {
            use super::*;

            /// For every processor.
            #[inline(always)]
            pub fn plain($($argument: $type),*) $(-> $result)? $body

            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
            fn avx2($($argument: $type),*) $(-> $result)? {
                plain($($argument),*)
            }

            /// For this processor.
            #[inline]
            pub fn fastest($($argument: $type),*) $(-> $result)? {
                #[cfg(target_arch = "x86_64")]
                if super::has_avx2() {
                    #[expect(unsafe_code, reason = "the processor was just asked for all that it needs")]
                    return unsafe { avx2($($argument),*) };
                }
                plain($($argument),*)
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
fn has_avx2() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("popcnt")
}

kernel! {
    /// The dot product.
    dot(a: &Coordinates, b: &Coordinates) -> f32 {
        let mut sums = [0.0_f32; LANES];
        for (a, b) in a.as_chunks::<LANES>().0.iter().zip(b.as_chunks::<LANES>().0) {
            for lane in 0..LANES {
                sums[lane] += a[lane] * b[lane];
            }
        }
        sum(&sums)
    }
}

kernel! {
    /// The dot product of a vector with each of many.
    dots(vector: &Coordinates, with: &[Coordinates], out: &mut [f32]) {
        for (other, out) in with.iter().zip(out) {
            *out = dot::plain(vector, other);
        }
    }
}

kernel! {
    /// The dot product of a stored vector, a byte a dimension, with that of a question. It cannot overflow:
    /// 128 * 16,383 * 768 is below 2^31.
    dot_bytes(stored: &[u8; DIMENSIONS], question: &[i16; DIMENSIONS]) -> i32 {
        let mut sum = 0_i32;
        for (&stored, &asked) in stored.iter().zip(question) {
            sum += i32::from(stored.cast_signed()) * i32::from(asked);
        }
        sum
    }
}

kernel! {
    /// For each of `rows`: the sum of the question's levels where the row's code has a one, and its number of ones.
    /// Rows beyond the codes are answered with nothing.
    level_sums(codes: &[[u8; CODE_BYTES]], rows: &[u32], planes: &Planes, out: &mut Vec<(u32, u32)>) {
        out.clear();
        out.extend(rows.iter().map(|&row| {
            let Some(code) = codes.get(row as usize) else { return (0, 0) };
            let mut counts = [0_u32; 5];
            for (bytes, planes) in code.as_chunks::<8>().0.iter().zip(planes) {
                let word = u64::from_le_bytes(*bytes);
                counts[4] += word.count_ones();
                for (count, plane) in counts.iter_mut().zip(planes) {
                    *count += (word & plane).count_ones();
                }
            }
            (counts[0] + 2 * counts[1] + 4 * counts[2] + 8 * counts[3], counts[4])
        }));
    }
}

/// Rows and centroids that are multiplied with each other at a time: as many sums as there are registers for.
const TILE_ROWS: usize = 4;
const TILE_CENTROIDS: usize = 2;
const TILE_LANES: usize = 8;

kernel! {
    /// For each vector the number of the nearest centroid: that with the largest dot product less half its square,
    /// which `half_squares` has.
    nearest(vectors: &[Coordinates], centroids: &[Coordinates], half_squares: &[f32], out: &mut [u32]) {
        let mut best = vec![f32::NEG_INFINITY; vectors.len()];
        for (pair, centroids) in centroids.chunks(TILE_CENTROIDS).enumerate() {
            for (tile, vectors) in vectors.chunks(TILE_ROWS).enumerate() {
                let products = tile_products(vectors, centroids);
                for (row, products) in products.iter().enumerate().take(vectors.len()) {
                    let row = tile * TILE_ROWS + row;
                    for (column, product) in products.iter().enumerate().take(centroids.len()) {
                        let list = pair * TILE_CENTROIDS + column;
                        let score = product - half_squares[list];
                        if score > best[row] {
                            best[row] = score;
                            out[row] = u32::try_from(list).unwrap_or(u32::MAX);
                        }
                    }
                }
            }
        }
    }
}

#[inline(always)]
fn tile_products(vectors: &[Coordinates], centroids: &[Coordinates]) -> [[f32; TILE_CENTROIDS]; TILE_ROWS] {
    let mut products = [[0.0; TILE_CENTROIDS]; TILE_ROWS];
    if let ([a, b, c, d], [p, q]) = (vectors, centroids) {
        let rows = [a, b, c, d].map(|row| row.as_chunks::<TILE_LANES>().0);
        let columns = [p, q].map(|column| column.as_chunks::<TILE_LANES>().0);
        let mut sums = [[[0.0_f32; TILE_LANES]; TILE_CENTROIDS]; TILE_ROWS];
        for at in 0..DIMENSIONS / TILE_LANES {
            for row in 0..TILE_ROWS {
                for column in 0..TILE_CENTROIDS {
                    for lane in 0..TILE_LANES {
                        sums[row][column][lane] += rows[row][at][lane] * columns[column][at][lane];
                    }
                }
            }
        }
        return sums.map(|row| row.map(|lanes| lanes.iter().sum()));
    }
    for (row, vector) in vectors.iter().enumerate() {
        for (column, centroid) in centroids.iter().enumerate() {
            products[row][column] = dot::plain(vector, centroid);
        }
    }
    products
}

#[inline(always)]
fn sum(lanes: &[f32; LANES]) -> f32 {
    let mut halves = [0.0; LANES / 2];
    for lane in 0..LANES / 2 {
        halves[lane] = lanes[lane] + lanes[lane + LANES / 2];
    }
    halves.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::super::random::Random;
    use super::*;

    fn vector(random: &mut Random, scale: f32) -> Coordinates {
        std::array::from_fn(|_| random.normal() * scale)
    }

    proptest::proptest! {
        #![proptest_config(proptest::prelude::ProptestConfig::with_cases(64))]

        /// On a processor without AVX2 it compares the plain kernels with themselves.
        #[test]
        fn both_give_the_same_bits(seed: u64, scale in 1e-6_f32..1e6, rows in 0_usize..40) {
            let mut random = Random::new(seed);
            let (a, b) = (vector(&mut random, scale), vector(&mut random, scale));
            proptest::prop_assert_eq!(dot::plain(&a, &b).to_bits(), dot::fastest(&a, &b).to_bits());

            let vectors: Vec<Coordinates> = (0..rows).map(|_| vector(&mut random, scale)).collect();
            let (mut plain, mut fastest) = (vec![0.0; rows], vec![0.0; rows]);
            dots::plain(&a, &vectors, &mut plain);
            dots::fastest(&a, &vectors, &mut fastest);
            proptest::prop_assert_eq!(&plain, &fastest);

            let centroids: Vec<Coordinates> = (0..rows / 3 + 1).map(|_| vector(&mut random, scale)).collect();
            let halves: Vec<f32> = centroids.iter().map(|centroid| dot::plain(centroid, centroid) / 2.0).collect();
            let (mut plain, mut fastest) = (vec![0; rows], vec![0; rows]);
            nearest::plain(&vectors, &centroids, &halves, &mut plain);
            nearest::fastest(&vectors, &centroids, &halves, &mut fastest);
            proptest::prop_assert_eq!(&plain, &fastest);

            let stored: [u8; DIMENSIONS] = std::array::from_fn(|_| random.next().to_le_bytes()[0]);
            let asked: [i16; DIMENSIONS] = std::array::from_fn(|_| i16::try_from(random.below(32_767)).unwrap() - 16_383);
            let expected: i64 = stored.iter().zip(asked).map(|(a, b)| i64::from(a.cast_signed()) * i64::from(b)).sum();
            proptest::prop_assert_eq!(i64::from(dot_bytes::plain(&stored, &asked)), expected);
            proptest::prop_assert_eq!(i64::from(dot_bytes::fastest(&stored, &asked)), expected);

            let codes: Vec<[u8; CODE_BYTES]> = (0..rows).map(|_| std::array::from_fn(|_| random.next().to_le_bytes()[0])).collect();
            let planes: Planes = std::array::from_fn(|_| std::array::from_fn(|_| random.next()));
            let wanted: Vec<u32> = (0..50).collect();
            let (mut plain, mut fastest) = (Vec::new(), Vec::new());
            level_sums::plain(&codes, &wanted, &planes, &mut plain);
            level_sums::fastest(&codes, &wanted, &planes, &mut fastest);
            proptest::prop_assert_eq!(&plain, &fastest);
            for (row, code) in codes.iter().enumerate() {
                let bits = |at: usize| u32::from((code[at / 8] >> (at % 8)) & 1);
                let ones: u32 = (0..DIMENSIONS).map(bits).sum();
                let levels: u32 = (0..DIMENSIONS).map(|at| bits(at) * level(&planes, at)).sum();
                proptest::prop_assert_eq!(plain[row], (levels, ones));
            }
        }
    }

    fn level(planes: &Planes, at: usize) -> u32 {
        (0..4).map(|plane| u32::from((planes[at / 64][plane] >> (at % 64)) & 1 == 1) << plane).sum()
    }

    #[test]
    fn the_extremes_of_bytes_do_not_overflow() {
        let stored = [0x80; DIMENSIONS];
        let asked = [-16_383; DIMENSIONS];
        assert_eq!(dot_bytes::fastest(&stored, &asked), 128 * 16_383 * 768);
    }
}
