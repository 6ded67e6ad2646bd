//! The words of all titles: completing one, and finding those that are spelt or sound nearly like it.

use super::best::{BestFirst, Typed};
use super::{sounds_path, words_path};
use crate::analyze::sound_key;
use crate::mmap::map;
use fst::raw::Fst;
use fst::{IntoStreamer, MapBuilder, Streamer};
use levenshtein_automata::{DFA, Distance, LevenshteinAutomatonBuilder, SINK_STATE};
use memmap2::Mmap;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::sync::LazyLock;

/// Branches that one look for near words goes into, and words that sound alike.
const MAX_LOOKED_AT: usize = 50_000;

/// Words with fewer letters are near too many others; from so many on two errors are forgiven.
const ONE_ERROR_FROM: usize = 3;
const TWO_ERRORS_FROM: usize = 6;

/// Between the sound and the word of a key: sorts before every letter.
const SOUND_END: u8 = 0;

static ONE_ERROR: LazyLock<LevenshteinAutomatonBuilder> = LazyLock::new(|| LevenshteinAutomatonBuilder::new(1, true));
static TWO_ERRORS: LazyLock<LevenshteinAutomatonBuilder> = LazyLock::new(|| LevenshteinAutomatonBuilder::new(2, true));

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
        Ok(Self { words: open(&words_path(folder))?, sounds: open(&sounds_path(folder))? })
    }

    /// The most frequent words that complete what was typed.
    pub fn complete(&self, typed: &Typed, wanted: usize) -> Vec<String> {
        BestFirst::new(&self.words, typed).filter_map(|(key, _)| String::from_utf8(key).ok()).take(wanted).collect()
    }

    /// Other words that are spelt nearly like this one and stand in so many titles at least: the nearest first, then
    /// the frequent ones.
    pub fn near(&self, word: &str, least_titles: u64) -> Vec<NearWord> {
        let Some(distances) = Distances::of(word) else { return Vec::new() };
        let mut near = self.within(&distances, least_titles);
        near.sort_by(|one, other| {
            one.distance
                .cmp(&other.distance)
                .then(other.titles.cmp(&one.titles))
                .then_with(|| one.word.cmp(&other.word))
        });
        near
    }

    /// A branch of the map says what its cheapest word costs, so that those without a frequent one are passed by.
    fn within(&self, distances: &Distances, least_titles: u64) -> Vec<NearWord> {
        let most_cost = u64::from(u32::MAX).saturating_sub(least_titles);
        let mut near = Vec::new();
        let mut key: Vec<u8> = Vec::new();
        let start = distances.0.initial_state();
        let mut branches =
            vec![Branch { length: 0, byte: None, node: self.words.root().addr(), cost: 0, state: start }];
        let mut looked_at = 0;
        while let Some(branch) = branches.pop()
            && looked_at < MAX_LOOKED_AT
        {
            looked_at += 1;
            key.truncate(branch.length);
            key.extend(branch.byte);
            let node = self.words.node(branch.node);
            let cost = branch.cost + node.final_output().value();
            if node.is_final()
                && cost <= most_cost
                && let Distance::Exact(distance @ 1..) = distances.0.distance(branch.state)
                && let Ok(word) = std::str::from_utf8(&key)
            {
                near.push(NearWord { word: word.to_owned(), distance, titles: titles(cost) });
            }
            for next in node.transitions() {
                let state = distances.0.transition(branch.state, next.inp);
                let cost = branch.cost + next.out.value();
                if state != SINK_STATE && cost <= most_cost {
                    branches.push(Branch { length: key.len(), byte: Some(next.inp), node: next.addr, cost, state });
                }
            }
        }
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

/// Distances from a word, as far as errors are forgiven in it.
pub struct Distances(DFA);

impl Distances {
    /// `None` for words that are too short to be misspelt.
    pub fn of(word: &str) -> Option<Self> {
        let letters = word.chars().count();
        if letters < ONE_ERROR_FROM {
            return None;
        }
        let builder = if letters < TWO_ERRORS_FROM { &ONE_ERROR } else { &TWO_ERRORS };
        Some(Self(builder.build_dfa(word)))
    }

    /// `None` when the other word is farther away.
    pub fn between(&self, other: &str) -> Option<u8> {
        match self.0.eval(other) {
            Distance::Exact(distance) => Some(distance),
            Distance::AtLeast(_) => None,
        }
    }
}

/// A branch of the map that was not gone into yet.
struct Branch {
    /// Bytes of the word before `byte`.
    length: usize,
    byte: Option<u8>,
    node: usize,
    cost: u64,
    state: u32,
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
        assert!(near("a").is_empty() && near("").is_empty());
        let frequent: Vec<String> = map.near("smitth", 3).into_iter().map(|near| near.word).collect();
        assert_eq!(frequent, ["smith"]);
        assert_eq!(map.sounding_like("smidt"), [("smith".to_owned(), 9), ("smyth".to_owned(), 2)]);
        assert!(map.sounding_like("книга").is_empty());
    }
}
