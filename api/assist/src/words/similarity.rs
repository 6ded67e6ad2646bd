//! Similarity of short texts by their trigrams.

use super::clean_text::normalize_for_search;

/// The set of trigrams of a text, hashed and sorted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trigrams {
    hashes: Vec<u64>,
}

impl Trigrams {
    /// Builds the trigrams of the letters and digits of a text; one space separates words.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let mut letters = vec![' '];
        for letter in normalize_for_search(text).chars() {
            if letter.is_alphanumeric() {
                letters.push(letter);
            } else if letter != '\'' && letters.last() != Some(&' ') {
                letters.push(' ');
            }
        }
        if letters.last() != Some(&' ') {
            letters.push(' ');
        }
        let pack = |three: &[char]| three.iter().fold(0_u64, |key, letter| (key << 21) | u64::from(u32::from(*letter)));
        let mut hashes: Vec<u64> = letters.windows(3).map(pack).collect();
        hashes.sort_unstable();
        hashes.dedup();
        Self { hashes }
    }

    /// The Jaccard similarity, 0 to 1.
    #[must_use]
    pub fn similarity(&self, other: &Self) -> f32 {
        let (small, large) = (self.hashes.len().min(other.hashes.len()), self.hashes.len().max(other.hashes.len()));
        if large == 0 {
            return 0.0;
        }
        let (mut left, mut right, mut common) = (0, 0, 0_usize);
        while left < self.hashes.len() && right < other.hashes.len() {
            match self.hashes[left].cmp(&other.hashes[right]) {
                std::cmp::Ordering::Less => left += 1,
                std::cmp::Ordering::Greater => right += 1,
                std::cmp::Ordering::Equal => {
                    common += 1;
                    left += 1;
                    right += 1;
                }
            }
        }
        common as f32 / (small + large - common) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rephrasings_are_similar_and_others_are_not() {
        let similarity = |left, right| Trigrams::new(left).similarity(&Trigrams::new(right));
        assert!(similarity("How did you get started?", "So how did you get started?") > 0.7);
        assert!(similarity("How did you get started?", "What keeps you up at night?") < 0.2);
        assert_eq!(similarity("", ""), 1.0_f32.min(similarity("", "")));
    }
}
