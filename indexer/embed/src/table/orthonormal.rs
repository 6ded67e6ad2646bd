//! Makes columns orthonormal by Cholesky QR, from the products of all columns. All work runs over rows, which are
//! contiguous in memory.

use earshot_vectors::{Coordinates, DIMENSIONS, add_row, add_squares};
use rayon::prelude::*;

/// Rows are summed in this many parts, whatever the number of threads, so that results do not depend on it.
const PARTIAL_SUMS: usize = 8;
/// A column whose remainder after projection is smaller consists of rounding errors only.
const MIN_PIVOT: f64 = 1e-11;

type SquareMatrix = Vec<[f64; DIMENSIONS]>;

/// Makes the first columns of the rows orthonormal. Columns that depend on others become zero, and so do further
/// columns.
pub fn orthonormalize(rows: &mut [Coordinates], columns: usize) {
    let inverse = inverse_of_factor(&products(rows, columns));
    rows.par_iter_mut().for_each(|row| {
        let mut new = [0.0; DIMENSIONS];
        for (number, inverse) in row.iter().zip(&inverse) {
            if *number != 0.0 {
                add_row::fastest(&mut new, *number, inverse);
            }
        }
        *row = new;
    });
}

/// The products of the first columns with each other. Only the upper triangle is valid.
fn products(rows: &[Coordinates], columns: usize) -> SquareMatrix {
    let pieces: Vec<SquareMatrix> = rows
        .par_chunks(rows.len().div_ceil(PARTIAL_SUMS).next_multiple_of(4).max(4))
        .map(|rows| {
            let mut sums = vec![[0.0; DIMENSIONS]; columns];
            for rows in rows.chunks(4) {
                let mut four = [[0.0; DIMENSIONS]; 4];
                for (wide, row) in four.iter_mut().zip(rows) {
                    *wide = row.map(f64::from);
                }
                add_squares::fastest(&mut sums, &four);
            }
            sums
        })
        .collect();
    let mut sums = vec![[0.0; DIMENSIONS]; columns];
    for piece in pieces {
        for (sum, number) in sums.as_flattened_mut().iter_mut().zip(piece.as_flattened()) {
            *sum += number;
        }
    }
    sums
}

/// With the products as L·Lᵀ, returns the inverse of Lᵀ, which maps the columns to orthonormal ones.
fn inverse_of_factor(products: &SquareMatrix) -> Vec<Coordinates> {
    let columns = products.len();
    // L row by row, and 1 by its diagonal; zero for a column that depends on earlier ones.
    let mut factor = vec![[0.0_f64; DIMENSIONS]; columns];
    let mut by_diagonal = [0.0_f64; DIMENSIONS];
    for row in 0..columns {
        let (above, below) = factor.split_at_mut(row);
        let this = &mut below[0];
        for (column, other) in above.iter().enumerate() {
            let known = dot(&this[..column], &other[..column]);
            this[column] = (products[column][row] - known) * by_diagonal[column];
        }
        let left = products[row][row] - dot(&this[..row], &this[..row]);
        if left > products[row][row] * MIN_PIVOT {
            this[row] = left.sqrt();
            by_diagonal[row] = 1.0 / this[row];
        }
    }
    // The inverse of L row by row, stored transposed.
    let mut inverse = vec![[0.0_f64; DIMENSIONS]; columns];
    let mut transposed = vec![[0.0_f32; DIMENSIONS]; columns];
    for row in 0..columns {
        let (known, rest) = inverse.split_at_mut(row);
        let this = &mut rest[0];
        for (other, known) in factor[row].iter().zip(known.iter()) {
            if *other != 0.0 {
                for (sum, number) in this[..row].iter_mut().zip(known) {
                    *sum -= other * number;
                }
            }
        }
        this[row] = 1.0;
        for (column, number) in this[..=row].iter_mut().enumerate() {
            *number *= by_diagonal[row];
            transposed[column][row] = to_single_precision(*number);
        }
    }
    transposed
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    let mut sums = [0.0; 8];
    let (blocks, rest) = a.as_chunks::<8>();
    let (other_blocks, other_rest) = b.as_chunks::<8>();
    for (a, b) in blocks.iter().zip(other_blocks) {
        for lane in 0..8 {
            sums[lane] += a[lane] * b[lane];
        }
    }
    sums.iter().sum::<f64>() + rest.iter().zip(other_rest).map(|(a, b)| a * b).sum::<f64>()
}

#[expect(clippy::cast_possible_truncation, reason = "the rows are of single precision")]
fn to_single_precision(number: f64) -> f32 {
    number as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_vectors::SeededRng;

    const COLUMNS: usize = 50;

    fn check(rows: &[Coordinates], is_one: impl Fn(usize) -> bool) {
        let products = products(rows, COLUMNS);
        for (row, products) in products.iter().enumerate() {
            for (column, &product) in products.iter().enumerate().take(COLUMNS).skip(row) {
                let right = if row == column && is_one(row) { 1.0 } else { 0.0 };
                assert!((product - right).abs() < 1e-4, "{row} {column}: {product}");
            }
        }
    }

    fn row(mut number: impl FnMut(usize) -> f32) -> Coordinates {
        std::array::from_fn(|column| if column < COLUMNS { number(column) } else { 0.0 })
    }

    #[test]
    fn columns_become_orthonormal() {
        let mut random = SeededRng::new(1);
        // Columns of very different lengths, all near one direction.
        let mut rows: Vec<Coordinates> = (0..90)
            .map(|_| {
                let common = random.next_normal() * 30.0;
                row(|column| (common + random.next_normal()) * [1.0, 10.0, 100.0, 1e3, 1e4][column % 5])
            })
            .collect();
        orthonormalize(&mut rows, COLUMNS);
        orthonormalize(&mut rows, COLUMNS);
        check(&rows, |_| true);
    }

    #[test]
    fn columns_that_depend_on_others_become_zero() {
        let mut random = SeededRng::new(2);
        let mut rows: Vec<Coordinates> = (0..60)
            .map(|_| {
                let mut row = row(|column| if column < 10 { random.next_normal() } else { 0.0 });
                row[20] = row[1] * 2.0 - row[2];
                row[30] = row[0];
                row
            })
            .collect();
        orthonormalize(&mut rows, COLUMNS);
        check(&rows, |column| column < 10);
        let mut few: Vec<Coordinates> = (0..5).map(|_| row(|_| random.next_normal())).collect();
        orthonormalize(&mut few, COLUMNS);
        check(&few, |column| column < 5);
    }
}
