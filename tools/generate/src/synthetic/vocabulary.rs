//! The words of a language, by frequency.

use super::language::Language;
use crate::random::Random;
use std::collections::HashSet;

/// Number of words per language: real common ones first, then generated ones.
const VOCABULARY_WORDS: usize = 20_000;
/// Zipf-Mandelbrot: a word's frequency is 1 / (rank + SHIFT).
const ZIPF_SHIFT: f64 = 2.7;
/// Number of words of a subject, and of a show. Those of a show are rarer.
const SUBJECT_WORDS: usize = 40;
const SHOW_WORDS: usize = 16;
const SHOW_WORDS_FROM_RANK: usize = 6_000;

/// The topic of a show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Topic {
    /// The index of its category.
    pub subject: u32,
    /// Determines the show's own words.
    pub show: u64,
}

/// The words of a language with their sampling weights (alias method).
pub struct Vocabulary {
    words: Vec<String>,
    common: usize,
    /// Walker's alias method: for each column, its own share and the index of the other word.
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
        while words.len() < VOCABULARY_WORDS {
            // Frequent words are short.
            let longer = u32::from(words.len() > 1_500) + u32::from(words.len() > 8_000);
            let length = random.in_range(language.word_syllables[0], language.word_syllables[1] + longer);
            let word: String = (0..length).map(|_| *random.pick(&syllables)).collect();
            if seen.insert(word.clone()) {
                words.push(word);
            }
        }
        let (own, alias) =
            alias_table(&(0..words.len()).map(|rank| 1.0 / (rank as f64 + ZIPF_SHIFT)).collect::<Vec<_>>());
        Self { words, common, own, alias }
    }

    /// Returns a random word by frequency.
    pub fn word(&self, random: &mut Random) -> &str {
        let column = random.below(self.words.len());
        let index = if random.unit_float() < self.own[column] { column } else { self.alias[column] as usize };
        &self.words[index]
    }

    /// Returns a word of a topic: with equal probability one of the show's own words, or one that all shows of the
    /// subject share.
    pub fn topic_word(&self, topic: Topic, random: &mut Random) -> &str {
        let subject = self.common + topic.subject as usize * SUBJECT_WORDS;
        let index = if random.below(2) == 0 {
            SHOW_WORDS_FROM_RANK
                + Random::new(topic.show)
                    .numbered(random.below(SHOW_WORDS) as u64)
                    .below(VOCABULARY_WORDS - SHOW_WORDS_FROM_RANK)
        } else {
            subject + random.below(SUBJECT_WORDS)
        };
        &self.words[index % self.words.len()]
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
    // The rest differs from 1 only by rounding.
    for index in small.into_iter().chain(large) {
        own[index] = 1.0;
    }
    (own, alias)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::synthetic::languages::LANGUAGES;

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
        let expected = (9.0 + ZIPF_SHIFT) / ZIPF_SHIFT;
        assert!((ratio / expected - 1.0).abs() < 0.1, "{ratio} is not near {expected}");
    }

    #[test]
    fn a_show_has_words_of_its_own() {
        let vocabulary = Vocabulary::new(LANGUAGES[0], 1);
        let words = |show| {
            let mut random = Random::new(9);
            let topic = Topic { subject: 3, show };
            (0..2_000).map(|_| vocabulary.topic_word(topic, &mut random)).collect::<HashSet<_>>()
        };
        let (one, other) = (words(1), words(2));
        assert!((50..=SUBJECT_WORDS + SHOW_WORDS).contains(&one.len()), "{} words", one.len());
        let shared = one.intersection(&other).count();
        assert!((SUBJECT_WORDS..SUBJECT_WORDS + 4).contains(&shared), "{shared} words are shared");
    }

    #[test]
    fn every_language_has_its_words() {
        for language in LANGUAGES {
            let vocabulary = Vocabulary::new(language, 1);
            assert_eq!(vocabulary.words.len(), VOCABULARY_WORDS, "{}", language.tag);
            assert!(vocabulary.common >= 40, "{} has {} common words", language.tag, vocabulary.common);
        }
    }
}
