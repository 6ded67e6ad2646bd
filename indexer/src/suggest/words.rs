//! The words of all titles: completing one, and finding those that are spelt or sound nearly like it.

use super::best::{BestFirst, Typed};
use super::near::{ONE_ERROR_FROM, TWO_ERRORS_FROM, distances_from, walk};
use super::{sounds_path, words_path};
use crate::analyze::sound_key;
use crate::mmap::map;
use fst::raw::Fst;
use fst::{IntoStreamer, MapBuilder, Streamer};
use levenshtein_automata::{DFA, Distance};
use memmap2::Mmap;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// Words that sound alike that one look goes through.
const MAX_LOOKED_AT: usize = 5_000;

/// Between the sound and the word of a key: sorts before every letter.
const SOUND_END: u8 = 0;

/// Writes the words, sorted, with the number of titles that have each.
///
/// # Errors
/// When a file cannot be written, or the words do not come in order.
pub fn write_words(folder: &Path, words: impl Iterator<Item = io::Result<(String, u64)>>) -> io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let mut sounds = Vec::new();
    let mut keys = Vec::new();
    for word in words {
        let (word, titles) = word?;
        if let Some(sound) = sound_key(&word) {
            let key = [sound.as_bytes(), &[SOUND_END], word.as_bytes()].concat();
            sounds.push((key, titles));
        }
        keys.push((word.into_bytes(), titles));
    }
    sounds.sort_unstable();
    write_map(&words_path(folder), keys)?;
    write_map(&sounds_path(folder), sounds)
}

fn write_map(path: &Path, keys: Vec<(Vec<u8>, u64)>) -> io::Result<()> {
    let mut builder = MapBuilder::new(BufWriter::new(File::create(path)?)).map_err(io::Error::other)?;
    for (key, titles) in keys {
        // Cost falls with frequency.
        builder.insert(key, u64::from(u32::MAX).saturating_sub(titles)).map_err(io::Error::other)?;
    }
    let mut file = builder.into_inner().map_err(io::Error::other)?;
    file.flush()?;
    file.get_ref().sync_all()
}

/// The words of all titles.
pub struct WordMap {
    words: Fst<Mmap>,
    /// Titles that have the most frequent word.
    most_titles: u64,
    sounds: Fst<Mmap>,
}

/// A word that is spelt or sounds nearly like another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NearWord {
    pub word: String,
    /// Letters that differ.
    pub distance: u8,
    /// Titles that have it.
    pub titles: u64,
}

impl WordMap {
    pub fn open(folder: &Path) -> io::Result<Self> {
        let open = |path: &Path| Fst::new(map(path)?).map_err(io::Error::other);
        let words = open(&words_path(folder))?;
        // Each transition has the least cost of the words behind it.
        let least_cost = words.root().transitions().map(|transition| transition.out.value()).min();
        Ok(Self { most_titles: least_cost.map_or(0, titles), words, sounds: open(&sounds_path(folder))? })
    }

    /// The most frequent words that complete what was typed.
    pub fn complete(&self, typed: &Typed, wanted: usize) -> Vec<String> {
        BestFirst::new(&self.words, typed).filter_map(|(key, _)| String::from_utf8(key).ok()).take(wanted).collect()
    }

    /// The likeliest of [`Self::near`]: with two errors, the first letter is right. Of all that is near, most begins with
    /// another letter, and is most of the time.
    pub fn nearest(&self, word: &str, least_titles: u64) -> Option<NearWord> {
        let first = word.chars().next().map_or(0, char::len_utf8);
        (1..=forgiven(word))
            .zip(["", &word[..first]])
            .find_map(|(errors, start)| self.within(word, errors, start, least_titles).into_iter().next())
    }

    /// Other words that are spelt nearly like this one and stand in so many titles at least: the nearest first, then
    /// the frequent ones.
    pub fn near(&self, word: &str, least_titles: u64) -> Vec<NearWord> {
        self.within(word, forgiven(word), "", least_titles)
    }

    /// Of the words that begin so.
    fn within(&self, word: &str, errors: u8, start: &str, least_titles: u64) -> Vec<NearWord> {
        if errors == 0 || least_titles > self.most_titles {
            return Vec::new();
        }
        let distances = distances_from(word, errors);
        let mut near = Vec::new();
        // The cost of a word is less the more titles have it.
        let most = u64::from(u32::MAX).saturating_sub(least_titles);
        walk(&self.words, &distances, start.as_bytes(), most, &mut |key, distance, cost| {
            if let Ok(word) = std::str::from_utf8(key)
                && distance > 0
            {
                near.push(NearWord { word: word.to_owned(), distance, titles: titles(cost) });
            }
        });
        near.sort_by(|one, other| {
            one.distance
                .cmp(&other.distance)
                .then(other.titles.cmp(&one.titles))
                .then_with(|| one.word.cmp(&other.word))
        });
        near
    }

    /// Other words that sound like this one, the frequent ones first.
    pub fn sounding_like(&self, word: &str) -> Vec<(String, u64)> {
        let Some(sound) = sound_key(word) else { return Vec::new() };
        let start = [sound.as_bytes(), &[SOUND_END]].concat();
        let end = [sound.as_bytes(), &[SOUND_END + 1]].concat();
        let mut stream = self.sounds.range().ge(&start).lt(&end).into_stream();
        let mut alike = Vec::new();
        while alike.len() < MAX_LOOKED_AT
            && let Some((key, cost)) = stream.next()
        {
            if let Ok(found) = std::str::from_utf8(&key[start.len()..])
                && found != word
            {
                alike.push((found.to_owned(), titles(cost.value())));
            }
        }
        alike.sort_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(&other.0)));
        alike
    }
}

fn titles(cost: u64) -> u64 {
    u64::from(u32::MAX).saturating_sub(cost)
}

/// Errors in a word that are forgiven: none where it is too short to be misspelt.
fn forgiven(word: &str) -> u8 {
    match word.chars().count() {
        ..ONE_ERROR_FROM => 0,
        ONE_ERROR_FROM..TWO_ERRORS_FROM => 1,
        TWO_ERRORS_FROM.. => 2,
    }
}

/// Distances from a word, as far as errors are forgiven in it.
pub struct Distances(DFA);

impl Distances {
    /// `None` for words that are too short to be misspelt.
    pub fn of(word: &str) -> Option<Self> {
        let errors = forgiven(word);
        (errors > 0).then(|| Self(distances_from(word, errors)))
    }

    /// `None` when the other word is farther away.
    pub fn between(&self, other: &str) -> Option<u8> {
        match self.0.eval(other) {
            Distance::Exact(distance) => Some(distance),
            Distance::AtLeast(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(words: &[(&str, u64)]) -> (tempfile::TempDir, WordMap) {
        let folder = tempfile::TempDir::new().expect("makes a folder");
        let mut words: Vec<(String, u64)> = words.iter().map(|(word, titles)| ((*word).to_owned(), *titles)).collect();
        words.sort_unstable();
        write_words(folder.path(), words.into_iter().map(Ok)).expect("writes");
        let map = WordMap::open(folder.path()).expect("opens");
        (folder, map)
    }

    #[test]
    fn near_words_are_found_by_letters_and_by_sound() {
        let (_folder, map) = written(&[("smith", 9), ("smyth", 2), ("smile", 5), ("myth", 1), ("книга", 3), ("a", 1)]);
        let near = |word: &str| -> Vec<String> {
            map.near(word, 1).into_iter().map(|near| format!("{} {}", near.word, near.distance)).collect()
        };
        assert_eq!(near("smith"), ["smyth 1"]);
        assert_eq!(near("smitth"), ["smith 1", "smyth 2"]);
        assert_eq!(near("кнага"), ["книга 1"]);
        for word in ["smith", "smitth", "smittth", "zmith", "a", "house"] {
            assert_eq!(map.nearest(word, 1), map.near(word, 1).into_iter().next(), "{word}");
        }
        assert!(
            near("zmitth") == ["smith 2"] && map.nearest("zmitth", 1).is_none(),
            "not even the first letter is right"
        );
        assert!(near("a").is_empty() && near("").is_empty());
        assert!(map.near("smitt", 9).len() == 1 && map.near("smitt", 10).is_empty());
        let frequent: Vec<String> = map.near("smitth", 3).into_iter().map(|near| near.word).collect();
        assert_eq!(frequent, ["smith"]);
        assert_eq!(map.sounding_like("smidt"), [("smith".to_owned(), 9), ("smyth".to_owned(), 2)]);
        assert!(map.sounding_like("книга").is_empty());
    }
}
