//! The words of all titles: completes words, and finds words with similar spelling or sound.

use super::best_first::TypedPrefix;
use super::edit_distance::{allowed_errors, distance_automaton};
use super::key_sorter::KeySorter;
use super::paths::{phonetic_keys_path, words_path};
use super::word_counts::{SimilarWord, WordCountWriter, WordCounts, invert_count};
use earshot_text::analyze::phonetic_key;
use levenshtein_automata::{DFA, Distance};
use std::io;
use std::path::Path;

/// Limit of words of the same sound that are read.
const MAX_SCANNED_WORDS: usize = 5_000;

/// Separates the phonetic key from the word. It sorts before every letter.
const PHONETIC_KEY_END: u8 = 0;

/// Writes the words, which must come in order.
pub struct WordWriter {
    words: WordCountWriter,
    sounds: KeySorter,
    sounds_writer: WordCountWriter,
}

impl WordWriter {
    pub fn create(folder: &Path) -> io::Result<Self> {
        std::fs::create_dir_all(folder)?;
        Ok(Self {
            words: WordCountWriter::create(&words_path(folder))?,
            sounds: KeySorter::new(folder.join("sounds")),
            sounds_writer: WordCountWriter::create(&phonetic_keys_path(folder))?,
        })
    }

    /// Adds a word with the number of titles that have it.
    pub fn add(&mut self, word: &str, titles: u64) -> io::Result<()> {
        if let Some(mut sound) = phonetic_key(word) {
            sound.push(char::from(PHONETIC_KEY_END));
            self.sounds.push([sound.as_bytes(), word.as_bytes()], invert_count(titles))?;
        }
        self.words.insert(word.as_bytes(), titles)
    }

    pub fn finish(mut self) -> io::Result<()> {
        self.words.finish()?;
        self.sounds.for_each(u64::min, |key, cost| self.sounds_writer.insert(key, invert_count(cost)))?;
        self.sounds_writer.finish()
    }
}

/// The words of all titles.
pub struct WordMap {
    words: WordCounts,
    sounds: WordCounts,
}

impl WordMap {
    pub fn open(folder: &Path) -> io::Result<Self> {
        Ok(Self {
            words: WordCounts::open(&words_path(folder))?,
            sounds: WordCounts::open(&phonetic_keys_path(folder))?,
        })
    }

    /// The most frequent words that complete what was typed.
    pub fn complete(&self, typed: &TypedPrefix, limit: usize) -> Vec<String> {
        self.words.complete(typed, limit)
    }

    /// Other words within the edit distance: the nearest first, then the most frequent.
    pub fn similar_words(&self, word: &str) -> Vec<SimilarWord> {
        self.words.similar_words(word, allowed_errors(word), "", 1)
    }

    /// Other words of the same sound, the most frequent first.
    pub fn words_with_same_sound(&self, word: &str) -> Vec<(String, u64)> {
        let Some(sound) = phonetic_key(word) else { return Vec::new() };
        let start = [sound.as_bytes(), &[PHONETIC_KEY_END]].concat();
        let end = [sound.as_bytes(), &[PHONETIC_KEY_END + 1]].concat();
        let mut alike = Vec::new();
        self.sounds.range(&start, &end, |key, titles| {
            if let Ok(found) = std::str::from_utf8(&key[start.len()..])
                && found != word
            {
                alike.push((found.to_owned(), titles));
            }
            alike.len() < MAX_SCANNED_WORDS
        });
        alike.sort_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(&other.0)));
        alike
    }
}

/// Edit distances from a word, up to the allowed number of errors.
pub struct EditDistances(DFA);

impl EditDistances {
    /// `None` for words that are too short for errors.
    pub fn from_word(word: &str) -> Option<Self> {
        let errors = allowed_errors(word);
        (errors > 0).then(|| Self(distance_automaton(word, errors)))
    }

    /// `None` when the other word is farther away.
    pub fn to_word(&self, other: &str) -> Option<u8> {
        match self.0.eval(other) {
            Distance::Exact(distance) => Some(distance),
            Distance::AtLeast(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn similar_words_are_found_by_letters_and_by_sound() {
        let folder = tempfile::TempDir::new().expect("makes a folder");
        let mut words = [("smith", 9), ("smyth", 2), ("smile", 5), ("myth", 1), ("книга", 3), ("a", 1)];
        words.sort_unstable();
        let mut writer = WordWriter::create(folder.path()).expect("writes");
        words.iter().try_for_each(|(word, titles)| writer.add(word, *titles)).expect("writes");
        writer.finish().expect("writes");
        let map = WordMap::open(folder.path()).expect("opens");
        let near = |word: &str| -> Vec<String> {
            map.similar_words(word).into_iter().map(|near| format!("{} {}", near.word, near.distance)).collect()
        };
        assert_eq!(near("smith"), ["smyth 1"]);
        assert_eq!(near("smitth"), ["smith 1", "smyth 2"]);
        assert_eq!(near("zmitth"), ["smith 2"]);
        assert_eq!(near("кнага"), ["книга 1"]);
        assert!(near("a").is_empty() && near("").is_empty());
        assert_eq!(map.words_with_same_sound("smidt"), [("smith".to_owned(), 9), ("smyth".to_owned(), 2)]);
        assert!(map.words_with_same_sound("книга").is_empty());
        assert_eq!(folder.path().read_dir().expect("reads").count(), 2, "nothing else is left");
    }
}
