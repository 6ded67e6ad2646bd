//! The terms of a lexicon in sorted order.

use earshot_text::analyze::Lexicon;

/// The terms of a lexicon, sorted.
pub struct SortedTerms<'a> {
    pub(super) lexicon: &'a Lexicon,
    /// Term numbers in sorted order.
    pub(super) sorted: Vec<u32>,
    /// For each term number its index in the sorted order.
    pub(super) ranks: Vec<u32>,
}

impl<'a> SortedTerms<'a> {
    pub fn new(lexicon: &'a Lexicon) -> Self {
        let sorted = lexicon.sorted();
        let ranks = invert_permutation(&sorted);
        Self { lexicon, sorted, ranks }
    }
}

/// For each number its index in a list that contains all numbers below its length.
pub(super) fn invert_permutation(numbers: &[u32]) -> Vec<u32> {
    let mut indexes = vec![0; numbers.len()];
    for (index, &number) in (0..).zip(numbers) {
        indexes[number as usize] = index;
    }
    indexes
}
