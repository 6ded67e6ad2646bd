//! Groups of words that share spellings.

use std::collections::HashMap;
use std::hash::Hash;

/// Groups of words that share spellings, directly or through other words.
pub struct SpellingGroups(Vec<usize>);

impl SpellingGroups {
    pub fn new<T: Hash + Eq>(words: &[Vec<T>]) -> Self {
        let mut groups = Self((0..words.len()).collect());
        let mut known: HashMap<&T, usize> = HashMap::new();
        for (number, spellings) in words.iter().enumerate() {
            for spelling in spellings {
                let other = *known.entry(spelling).or_insert(number);
                let (one, other) = (groups.first_of_group(number), groups.first_of_group(other));
                groups.0[one.max(other)] = one.min(other);
            }
        }
        groups
    }

    /// The first word of a word's group.
    pub fn first_of_group(&mut self, mut number: usize) -> usize {
        while self.0[number] != number {
            self.0[number] = self.0[self.0[number]];
            number = self.0[number];
        }
        number
    }
}
