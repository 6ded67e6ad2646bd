//! Generates meaningless prose with realistic statistics: sentence lengths, Zipf-distributed words, a recurring topic.

use super::language::Language;
use super::vocabulary::{Topic, Vocabulary};
use crate::random::Random;

/// Generates text in one language.
pub struct TextGenerator {
    pub language: &'static Language,
    pub vocabulary: Vocabulary,
}

/// One word in this many belongs to the podcast's topic.
const TOPIC_ONE_IN: usize = 6;

impl TextGenerator {
    pub fn new(language: &'static Language, seed: u64) -> Self {
        Self { language, vocabulary: Vocabulary::new(language, seed) }
    }

    /// Appends a sentence of `words` words.
    pub fn push_sentence(&self, text: &mut String, words: u32, topic: Topic, random: &mut Random) {
        let spaced = self.language.has_spaces;
        for position in 0..words {
            if position > 0 {
                if position + 1 < words && random.below(11) == 0 {
                    text.push_str(if spaced { "," } else { "、" });
                }
                if spaced {
                    text.push(' ');
                }
            }
            let word = if random.below(TOPIC_ONE_IN) == 0 {
                self.vocabulary.topic_word(topic, random)
            } else {
                self.vocabulary.word(random)
            };
            if position == 0 { push_capitalized(text, word) } else { text.push_str(word) }
        }
        text.push_str(if spaced { "." } else { "。" });
    }

    /// Appends sentences with about `words` words in total.
    pub fn push_prose(&self, text: &mut String, words: u32, topic: Topic, random: &mut Random) {
        let mut left = words;
        while left > 0 {
            let length = random.in_range(6, 20).min(left.max(3));
            self.push_sentence(text, length, topic, random);
            left = left.saturating_sub(length);
            if left > 0 && self.language.has_spaces {
                text.push(' ');
            }
        }
    }

    /// Returns a few capitalized words of the topic, as part of a title.
    pub fn title_words(&self, words: u32, topic: Topic, random: &mut Random) -> String {
        let mut title = String::new();
        for position in 0..words {
            if position > 0 && self.language.has_spaces {
                title.push(' ');
            }
            let of_topic = position == 0 || random.chance(0.4);
            let word = if of_topic { self.vocabulary.topic_word(topic, random) } else { self.vocabulary.word(random) };
            push_capitalized(&mut title, word);
        }
        title
    }

    /// Returns a given name of the language and a generated family name.
    pub fn full_name(&self, random: &mut Random) -> String {
        let given = random.pick(self.language.given_names);
        let mut family = String::new();
        let syllables: Vec<&str> = self.language.syllables.split_whitespace().collect();
        let parts: String = (0..random.in_range(2, 3)).map(|_| *random.pick(&syllables)).collect();
        push_capitalized(&mut family, &parts);
        if self.language.has_spaces { format!("{given} {family}") } else { format!("{family} {given}") }
    }
}

fn push_capitalized(text: &mut String, word: &str) {
    let mut characters = word.chars();
    if let Some(first) = characters.next() {
        text.extend(first.to_uppercase());
        text.push_str(characters.as_str());
    }
}
