//! A language's words by how often they are said.

use super::language::Language;
use crate::random::Random;
use std::collections::HashSet;

/// Words of a language: real common ones first, made ones after.
const WORDS: usize = 20_000;
/// Zipf-Mandelbrot: a word's frequency is 1 / (rank + SHIFT).
const SHIFT: f64 = 2.7;

pub struct Vocabulary {
    words: Vec<String>,
    common: usize,
    /// Walker's alias method: for each column, how much of it is its own, and whose the rest is.
    own: Vec<f64>,
    alias: Vec<u32>,
}

impl Vocabulary {
    pub fn new(language: &Language, seed: u64) -> Self {
        let mut random = Random::named(seed, language.tag);
        let mut words: Vec<String> = language.common.split_whitespace().map(str::to_owned).collect();
        let common = words.len();
        let mut seen: HashSet<String> = words.iter().cloned().collect();
        let syllables: Vec<&str> = language.syllables.split_whitespace().collect();
        while words.len() < WORDS {
            // Frequent words are short.
            let longer = u32::from(words.len() > 1_500) + u32::from(words.len() > 8_000);
            let length = random.between(language.word_syllables[0], language.word_syllables[1] + longer);
            let word: String = (0..length).map(|_| *random.pick(&syllables)).collect();
            if seen.insert(word.clone()) {
                words.push(word);
            }
        }
        let (own, alias) = alias_table(&(0..words.len()).map(|rank| 1.0 / (rank as f64 + SHIFT)).collect::<Vec<_>>());
        Self { words, common, own, alias }
    }

    /// Any word, as often as it is said.
    pub fn word(&self, random: &mut Random) -> &str {
        let column = random.below(self.words.len());
        let index = if random.unit() < self.own[column] { column } else { self.alias[column] as usize };
        &self.words[index]
    }

    /// One of the 40 words that belong to a topic.
    pub fn topic_word(&self, topic: u32, random: &mut Random) -> &str {
        let start = self.common + topic as usize * 40;
        &self.words[(start + random.below(40)) % self.words.len()]
    }
}

fn alias_table(weights: &[f64]) -> (Vec<f64>, Vec<u32>) {
    let scale = weights.len() as f64 / weights.iter().sum::<f64>();
    let mut own: Vec<f64> = weights.iter().map(|weight| weight * scale).collect();
    let mut alias = vec![0; weights.len()];
    let (mut small, mut large): (Vec<usize>, Vec<usize>) = (0..own.len()).partition(|index| own[*index] < 1.0);
    while let (Some(&poor), Some(&rich)) = (small.last(), large.last()) {
        small.pop();
        alias[poor] = rich as u32;
        own[rich] -= 1.0 - own[poor];
        if own[rich] < 1.0 {
            large.pop();
            small.push(rich);
        }
    }
    // What is left differs from 1 by rounding alone.
    for index in small.into_iter().chain(large) {
        own[index] = 1.0;
    }
    (own, alias)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::synthetic::language::LANGUAGES;

    #[test]
    fn frequencies_follow_zipf() {
        let vocabulary = Vocabulary::new(LANGUAGES[0], 1);
        let mut random = Random::new(5);
        let draws = 200_000;
        let mut counts = [0_u32; 2];
        for _ in 0..draws {
            let word = vocabulary.word(&mut random);
            counts[0] += u32::from(word == vocabulary.words[0]);
            counts[1] += u32::from(word == vocabulary.words[9]);
        }
        let ratio = f64::from(counts[0]) / f64::from(counts[1]);
        let expected = (9.0 + SHIFT) / SHIFT;
        assert!((ratio / expected - 1.0).abs() < 0.1, "{ratio} is not near {expected}");
    }

    #[test]
    fn every_language_has_its_words() {
        for language in LANGUAGES {
            let vocabulary = Vocabulary::new(language, 1);
            assert_eq!(vocabulary.words.len(), WORDS, "{}", language.tag);
            assert!(vocabulary.common >= 40, "{} has {} common words", language.tag, vocabulary.common);
        }
    }
}
