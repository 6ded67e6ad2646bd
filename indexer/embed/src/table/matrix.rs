//! A sparse matrix of documents by terms, and its dominant subspace.

use super::orthonormal::orthonormalize;
use earshot_vectors::{Coordinates, DIMENSIONS, SeededRng, add_row};
use rayon::prelude::*;

/// Number of power iterations. After four, only the last dimensions still improve.
const POWER_ITERATIONS: usize = 4;
/// Documents per block of products: 50 MB.
const BLOCK: usize = 16_384;

/// The weights of terms in documents, stored by document and by term.
pub struct TermMatrix {
    documents: usize,
    /// Per document the start of its entries: terms and weights.
    document_starts: Vec<usize>,
    terms: Vec<(u32, f32)>,
    /// Per term the start of its entries: documents in order, and weights.
    term_starts: Vec<usize>,
    postings: Vec<(u32, f32)>,
}

impl TermMatrix {
    /// `rows` are the terms of each document with their weights. Term numbers are below `terms`.
    pub fn new(rows: impl Iterator<Item = Vec<(u32, f32)>>, terms: usize) -> Self {
        let mut document_starts = vec![0];
        let mut entries = Vec::new();
        for row in rows {
            entries.extend(row);
            document_starts.push(entries.len());
        }
        let mut term_starts = vec![0; terms + 1];
        for &(term, _) in &entries {
            term_starts[term as usize + 1] += 1;
        }
        for term in 0..terms {
            term_starts[term + 1] += term_starts[term];
        }
        let mut next = term_starts.clone();
        let mut postings = vec![(0, 0.0); entries.len()];
        let documents = document_starts.len() - 1;
        for document in 0..documents {
            for &(term, weight) in &entries[document_starts[document]..document_starts[document + 1]] {
                let place = &mut next[term as usize];
                postings[*place] = (u32::try_from(document).expect("a sample is smaller"), weight);
                *place += 1;
            }
        }
        Self { documents, document_starts, terms: entries, term_starts, postings }
    }

    fn terms(&self) -> usize {
        self.term_starts.len() - 1
    }

    /// Computes an orthonormal basis, with a row per term, of the subspace that preserves the documents best: the
    /// largest singular values, by power iteration of random columns (Halko, Martinsson and Tropp, SIAM Review 2011,
    /// 4.5). Cosines do not depend on the basis, so singular vectors are not computed. Columns beyond `dimensions` or
    /// the rank of the matrix are zero. The result depends on the seed, not on the number of threads.
    pub fn dominant_subspace(&self, dimensions: usize, seed: u64) -> Vec<Coordinates> {
        let dimensions = dimensions.min(DIMENSIONS);
        let mut space = random_rows(self.terms(), dimensions, seed);
        orthonormalize(&mut space, dimensions);
        for _ in 0..POWER_ITERATIONS {
            space = self.multiply_by_gram_matrix(&space);
            orthonormalize(&mut space, dimensions);
        }
        // Repeated, because the first pass leaves rounding errors of single precision.
        orthonormalize(&mut space, dimensions);
        space
    }

    /// Multiplies the transposed matrix with the product of the matrix and `space`.
    fn multiply_by_gram_matrix(&self, space: &[Coordinates]) -> Vec<Coordinates> {
        let mut turned = vec![[0.0; DIMENSIONS]; self.terms()];
        let mut next: Vec<usize> = self.term_starts[..self.terms()].to_vec();
        let mut products = vec![[0.0; DIMENSIONS]; BLOCK.min(self.documents)];
        for first in (0..self.documents).step_by(BLOCK) {
            let end = (first + BLOCK).min(self.documents);
            let products = &mut products[..end - first];
            products.par_iter_mut().enumerate().for_each(|(at, product)| {
                *product = [0.0; DIMENSIONS];
                let range = self.document_starts[first + at]..self.document_starts[first + at + 1];
                for &(term, weight) in &self.terms[range] {
                    add_row::fastest(product, weight, &space[term as usize]);
                }
            });
            let products = &*products;
            turned.par_iter_mut().zip(&mut next).enumerate().for_each(|(term, (sum, next))| {
                let postings = &self.postings[*next..self.term_starts[term + 1]];
                let in_block = postings.iter().take_while(|(document, _)| (*document as usize) < end);
                for &(document, weight) in in_block {
                    add_row::fastest(sum, weight, &products[document as usize - first]);
                    *next += 1;
                }
            });
        }
        turned
    }
}

fn random_rows(rows: usize, dimensions: usize, seed: u64) -> Vec<Coordinates> {
    let row = |number: usize| {
        let mut random = SeededRng::new(seed ^ (number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        std::array::from_fn(|column| if column < dimensions { random.next_normal() } else { 0.0 })
    };
    (0..rows).into_par_iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A matrix of rank three: each document is one of three texts, in different lengths.
    fn three_texts() -> TermMatrix {
        let rows = (0..60_u32).map(|document| {
            let text = document % 3;
            (0..4).map(|term| (text * 4 + term, 1.0 + document as f32 * 0.01 + term as f32)).collect()
        });
        TermMatrix::new(rows, 12)
    }

    #[test]
    fn the_space_of_a_matrix_is_found() {
        let space = three_texts().dominant_subspace(12, 1);
        let length: f32 = space.iter().flatten().map(|number| number * number).sum();
        // The columns of the three dimensions have length one. The texts' term shares differ slightly.
        assert!((length - 6.0).abs() < 1e-3, "{length}");
        // The projection of a document on the subspace is as long as the document.
        let mut projected = [0.0; DIMENSIONS];
        for (term, row) in space.iter().enumerate().take(4) {
            add_row::fastest(&mut projected, 1.0 + term as f32, row);
        }
        let square: f32 = projected.iter().map(|number| number * number).sum();
        assert!((square - 30.0).abs() < 1e-2, "{square}");
    }

    #[test]
    fn threads_make_no_difference() {
        let one = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
        let three = rayon::ThreadPoolBuilder::new().num_threads(3).build().unwrap();
        let space = |pool: &rayon::ThreadPool| pool.install(|| three_texts().dominant_subspace(12, 5));
        assert_eq!(space(&one), space(&three));
    }

    #[test]
    fn nothing_has_no_space() {
        let space = TermMatrix::new(std::iter::empty(), 3).dominant_subspace(12, 1);
        assert!(space.iter().flatten().all(|number| *number == 0.0));
    }
}
