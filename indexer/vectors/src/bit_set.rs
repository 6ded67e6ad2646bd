//! A set of owners that a search may return.

/// A set of numbers below a limit, with one bit each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BitSet {
    words: Vec<u64>,
}

impl BitSet {
    /// An empty set for numbers below `limit`.
    #[must_use]
    pub fn new(limit: u32) -> Self {
        Self { words: vec![0; (limit as usize).div_ceil(64)] }
    }

    /// Adds a number. The set grows when the number is not below the limit.
    pub fn insert(&mut self, number: u32) {
        let word = number as usize / 64;
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (number % 64);
    }

    pub fn remove(&mut self, number: u32) {
        if let Some(word) = self.words.get_mut(number as usize / 64) {
            *word &= !(1 << (number % 64));
        }
    }

    #[must_use]
    pub fn contains(&self, number: u32) -> bool {
        self.words.get(number as usize / 64).is_some_and(|word| (word >> (number % 64)) & 1 == 1)
    }

    #[must_use]
    pub fn len(&self) -> u64 {
        self.words.iter().map(|word| u64::from(word.count_ones())).sum()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }
}

impl Extend<u32> for BitSet {
    fn extend<T: IntoIterator<Item = u32>>(&mut self, numbers: T) {
        for number in numbers {
            self.insert(number);
        }
    }
}

impl FromIterator<u32> for BitSet {
    fn from_iter<T: IntoIterator<Item = u32>>(numbers: T) -> Self {
        let mut bits = Self::default();
        bits.extend(numbers);
        bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    proptest::proptest! {
        #[test]
        fn a_bit_set_equals_a_hash_set(added in proptest::collection::vec(0_u32..300, 0..50), removed in proptest::collection::vec(0_u32..400, 0..20)) {
            let mut expected: BTreeSet<u32> = added.iter().copied().collect();
            let mut bits: BitSet = added.into_iter().collect();
            for number in removed {
                expected.remove(&number);
                bits.remove(number);
            }
            proptest::prop_assert_eq!(bits.len(), expected.len() as u64);
            proptest::prop_assert_eq!(bits.is_empty(), expected.is_empty());
            for number in 0..500 {
                proptest::prop_assert_eq!(bits.contains(number), expected.contains(&number));
            }
        }
    }
}
