//! The inner loops. Each is written once and compiled for three targets, chosen at run time: the platform's baseline,
//! AVX2, and AVX-512 with bit counting. Sums use a fixed number of lanes and products are never fused, so all variants
//! give the same bits. (Where NEON belongs to the platform, the baseline uses it.)

use super::dimensions::{CODED_BYTES, Coordinates, DIMENSIONS};

#[cfg(target_arch = "x86_64")]
fn has_avx512() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512vpopcntdq")
}

/// The levels of a query as bit planes: for 64 dimensions at a time the lowest bits of their levels, then the next.
pub type Planes = [[u64; 4]; DIMENSIONS / 64];

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

            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx2,bmi1,bmi2,popcnt,avx512f,avx512vl,avx512vpopcntdq")]
            fn avx512($($argument: $type),*) $(-> $result)? {
                plain($($argument),*)
            }

            /// The fastest variant for this processor.
            #[inline]
            pub fn fastest($($argument: $type),*) $(-> $result)? {
                #[cfg(target_arch = "x86_64")]
                if super::has_avx2() {
                    #[expect(unsafe_code, reason = "the processor's features were just checked")]
                    return unsafe {
                        if super::has_avx512() { avx512($($argument),*) } else { avx2($($argument),*) }
                    };
                }
                plain($($argument),*)
            }

            /// All variants that this processor can run, the plain one first; for tests.
            #[cfg(test)]
            pub fn all() -> Vec<fn($($type),*) $(-> $result)?> {
                let mut all: Vec<fn($($type),*) $(-> $result)?> = vec![plain, fastest];
                #[cfg(target_arch = "x86_64")]
                if super::has_avx2() {
                    #[expect(unsafe_code, reason = "the processor's features were just checked")]
                    all.push(|$($argument),*| unsafe { avx2($($argument),*) });
                }
                all
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
    /// The dot products of a vector with many others.
    dots(vector: &Coordinates, with: &[Coordinates], out: &mut [f32]) {
        for (other, out) in with.iter().zip(out) {
            *out = dot::plain(vector, other);
        }
    }
}

kernel! {
    /// Adds a multiple of whole numbers to a sum.
    add_scaled(sums: &mut Coordinates, scale: f32, numbers: &[u8; DIMENSIONS]) {
        for (sum, &number) in sums.iter_mut().zip(numbers) {
            *sum += scale * f32::from(number.cast_signed());
        }
    }
}

kernel! {
    /// Adds a multiple of a row to a sum.
    add_row(sums: &mut Coordinates, scale: f32, row: &Coordinates) {
        for (sum, &number) in sums.iter_mut().zip(row) {
            *sum += scale * number;
        }
    }
}

kernel! {
    /// Adds the products of the four rows' numbers for each pair of columns; only the upper triangle. It uses double
    /// precision, because callers need small differences of large sums.
    add_squares(sums: &mut [[f64; DIMENSIONS]], rows: &[[f64; DIMENSIONS]; 4]) {
        let end = sums.len();
        for (first, sums) in sums.iter_mut().enumerate() {
            let [a, b, c, d] = [rows[0][first], rows[1][first], rows[2][first], rows[3][first]];
            // From the start of a cache line.
            let from = first / 8 * 8;
            let columns = rows[0][from..end].iter().zip(&rows[1][from..end]).zip(&rows[2][from..end]).zip(&rows[3][from..end]);
            for (sum, (((e, f), g), h)) in sums[from..].iter_mut().zip(columns) {
                *sum += (a * e + b * f) + (c * g + d * h);
            }
        }
    }
}

kernel! {
    /// The dot product of a stored vector (one byte per dimension) with a quantized query. It cannot overflow: 128 *
    /// 16,383 * 768 is below 2^31.
    dot_bytes(stored: &[u8; DIMENSIONS], question: &[i16; DIMENSIONS]) -> i32 {
        let mut sum = 0_i32;
        for (&stored, &requested) in stored.iter().zip(question) {
            sum += i32::from(stored.cast_signed()) * i32::from(requested);
        }
        sum
    }
}

/// Rows to prefetch while one is processed. After a filter, processors cannot predict which rows follow.
const AHEAD: usize = 8;

/// Prefetches a code, which spans two cache lines, sometimes three.
#[inline(always)]
fn fetch(code: &[u8; CODED_BYTES]) {
    #[cfg(target_arch = "x86_64")]
    for at in [0, CODED_BYTES - 1] {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        #[expect(unsafe_code, reason = "a hint: nothing is read, and the address is of a byte that is there")]
        unsafe {
            _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(&code[at]).cast());
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = code;
}

kernel! {
    /// For each of `rows`: the sum of the query's levels where the code has a one, and the number of ones. Rows beyond
    /// the codes give zeros.
    #[expect(clippy::cast_possible_truncation, reason = "at most 15 * 768")]
    level_sums(codes: &[[u8; CODED_BYTES]], rows: &[u32], planes: &Planes, out: &mut Vec<(u32, u32)>) {
        out.clear();
        out.extend(rows.iter().enumerate().map(|(at, &row)| {
            if let Some(later) = rows.get(at + AHEAD).and_then(|&row| codes.get(row as usize)) {
                fetch(later);
            }
            let Some(coded) = codes.get(row as usize) else { return (0, 0) };
            let code = &coded[CODED_BYTES - DIMENSIONS / 8..];
            let mut ones = 0;
            let mut counts = [0_u64; 4];
            for (bytes, planes) in code.as_chunks::<8>().0.iter().zip(planes) {
                let word = u64::from_le_bytes(*bytes);
                ones += word.count_ones();
                for plane in 0..4 {
                    counts[plane] += u64::from((word & planes[plane]).count_ones());
                }
            }
            let levels = counts[0] + 2 * counts[1] + 4 * counts[2] + 8 * counts[3];
            (levels as u32, ones)
        }));
    }
}

kernel! {
    /// Quantizes numbers to 16 levels in bit planes: `number / step` from -7.5 to 7.5 becomes 0 to 15. Returns the sum
    /// of the levels.
    levels(numbers: &Coordinates, step: f32, planes: &mut Planes) -> u32 {
        let mut levels = [0_u8; DIMENSIONS];
        let per_step = 1.0 / step;
        for (level, number) in levels.iter_mut().zip(numbers) {
            // The cast truncates positive numbers and turns negative ones into zero.
            *level = to_level(number * per_step + 8.0);
        }
        for (planes, levels) in planes.iter_mut().zip(levels.as_chunks::<64>().0) {
            *planes = [0; 4];
            for (at, eight) in levels.as_chunks::<8>().0.iter().enumerate() {
                let word = u64::from_le_bytes(*eight);
                for (bit, plane) in planes.iter_mut().enumerate() {
                    // Collects the same bit of eight bytes in the highest byte of the product.
                    let bits = (word >> bit) & 0x0101_0101_0101_0101;
                    *plane |= (bits.wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * at);
                }
            }
        }
        levels.iter().map(|&level| u32::from(level)).sum()
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the cast saturates, and NaN becomes 0")]
#[inline(always)]
fn to_level(number: f32) -> u8 {
    (number.clamp(0.0, 15.0) as i32) as u8
}

kernel! {
    /// Divides numbers by the scale and rounds to whole steps from -127 to 127.
    steps(numbers: &Coordinates, scale: f32, out: &mut [u8; DIMENSIONS]) {
        for (out, number) in out.iter_mut().zip(numbers) {
            *out = to_step(number / scale);
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "within the limits, and NaN becomes 0")]
#[inline(always)]
fn to_step(number: f32) -> u8 {
    // Numbers beyond 2^23 have no fraction: adding this one rounds in the same way on every processor.
    const ROUND: f32 = 12_582_912.0;
    (((number.clamp(-127.0, 127.0) + ROUND) - ROUND) as i8).cast_unsigned()
}

/// Rows and centroids that are multiplied at a time: as many sums as there are registers.
const TILE_ROWS: usize = 4;
const TILE_CENTROIDS: usize = 2;
const TILE_LANES: usize = 8;

kernel! {
    /// For each vector the number of the nearest centroid: the one with the largest dot product minus half of its
    /// squared length (`half_squares`).
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
    use super::super::seeded_rng::SeededRng;
    use super::*;

    fn vector(random: &mut SeededRng, scale: f32) -> Coordinates {
        std::array::from_fn(|_| random.next_normal() * scale)
    }

    /// The result of all variants of a kernel, after checking that they are equal.
    fn same<T: PartialEq + std::fmt::Debug, K>(kernels: Vec<K>, answer: impl Fn(K) -> T) -> T {
        let mut answers: Vec<T> = kernels.into_iter().map(answer).collect();
        assert!(answers.windows(2).all(|pair| pair[0] == pair[1]), "{answers:?}");
        answers.swap_remove(0)
    }

    proptest::proptest! {
        /// On a processor without AVX2 it compares the plain kernels with themselves.
        #[test]
        fn all_variants_give_the_same_bits(seed: u64, scale in 1e-6_f32..1e6, rows in 0_usize..40) {
            let mut random = SeededRng::new(seed);
            let (a, b) = (vector(&mut random, scale), vector(&mut random, scale));
            let product = same(dot::all(), |dot| dot(&a, &b).to_bits());
            let expected: f64 = a.iter().zip(b).map(|(a, b)| f64::from(*a) * f64::from(b)).sum();
            assert!((f64::from(f32::from_bits(product)) - expected).abs() <= 1e-3 * f64::from(scale).powi(2));

            let vectors: Vec<Coordinates> = (0..rows).map(|_| vector(&mut random, scale)).collect();
            same(dots::all(), |dots| {
                let mut out = vec![0.0; rows];
                dots(&a, &vectors, &mut out);
                out
            });
            let centroids: Vec<Coordinates> = (0..rows / 3 + 1).map(|_| vector(&mut random, scale)).collect();
            let halves: Vec<f32> = centroids.iter().map(|centroid| dot::plain(centroid, centroid) / 2.0).collect();
            same(nearest::all(), |nearest| {
                let mut out = vec![0; rows];
                nearest(&vectors, &centroids, &halves, &mut out);
                out
            });

            let largest = a.iter().fold(0.0_f32, |largest, number| largest.max(number.abs()));
            let stored = same(steps::all(), |steps| {
                let mut out = [0; DIMENSIONS];
                steps(&a, largest / 127.0, &mut out);
                out
            });
            let requested: [i16; DIMENSIONS] = std::array::from_fn(|_| i16::try_from(random.next_below(32_767)).unwrap() - 16_383);
            let expected: i64 = stored.iter().zip(requested).map(|(a, b)| i64::from(a.cast_signed()) * i64::from(b)).sum();
            assert_eq!(i64::from(same(dot_bytes::all(), |dot_bytes| dot_bytes(&stored, &requested))), expected);

            same(add_scaled::all(), |add_scaled| {
                let mut sums = a;
                add_scaled(&mut sums, scale, &stored);
                sums
            });
            same(add_row::all(), |add_row| {
                let mut sums = a;
                add_row(&mut sums, scale, &b);
                sums
            });
            let rows_of_four = [a, b, a, b].map(|row| row.map(f64::from));
            same(add_squares::all(), |add_squares| {
                let mut sums = vec![[0.0; DIMENSIONS]; 2];
                add_squares(&mut sums, &rows_of_four);
                sums
            });

            let codes: Vec<[u8; CODED_BYTES]> = (0..rows).map(|_| std::array::from_fn(|_| random.next_u64().to_le_bytes()[0])).collect();
            let (planes, sum) = same(levels::all(), |levels| {
                let mut planes = [[0; 4]; DIMENSIONS / 64];
                let sum = levels(&b, largest / 7.5, &mut planes);
                (planes, sum)
            });
            assert_eq!(sum, (0..DIMENSIONS).map(|at| level(&planes, at)).sum::<u32>());
            for (at, number) in b.iter().enumerate() {
                let exact = (number / (largest / 7.5) + 7.5).clamp(0.0, 15.0);
                assert!((exact - level(&planes, at) as f32).abs() < 0.501);
            }
            let needed: Vec<u32> = (0..50).collect();
            let sums = same(level_sums::all(), |level_sums| {
                let mut out = Vec::new();
                level_sums(&codes, &needed, &planes, &mut out);
                out
            });
            for (row, code) in codes.iter().enumerate() {
                let bits = |at: usize| u32::from((code[4 + at / 8] >> (at % 8)) & 1);
                let ones: u32 = (0..DIMENSIONS).map(bits).sum();
                let levels: u32 = (0..DIMENSIONS).map(|at| bits(at) * level(&planes, at)).sum();
                assert_eq!(sums[row], (levels, ones));
            }
        }
    }

    fn level(planes: &Planes, at: usize) -> u32 {
        (0..4).map(|plane| u32::from((planes[at / 64][plane] >> (at % 64)) & 1 == 1) << plane).sum()
    }

    #[test]
    fn the_extremes_of_bytes_do_not_overflow() {
        let stored = [0x80; DIMENSIONS];
        let requested = [-16_383; DIMENSIONS];
        assert_eq!(dot_bytes::fastest(&stored, &requested), 128 * 16_383 * 768);
    }
}
