//! Words with the number of texts that have each. Frequent words have a low cost, so best-first searches find them
//! first and skip rare ones.

use super::best_first::{BestFirst, TypedPrefix};
use super::edit_distance::{distance_automaton, for_each_within};
use earshot_text::mmap::{Mmap, map};
use fst::raw::Fst;
use fst::{IntoStreamer, MapBuilder, Streamer};
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// A word with a similar spelling or sound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SimilarWord {
    pub word: String,
    /// Edit distance in letters.
    pub distance: u8,
    /// Number of texts with the word.
    pub texts: u64,
}

/// A map from words to the number of texts that have them.
pub struct WordCounts {
    map: Fst<Mmap>,
    /// Number of texts with the most frequent word.
    max_count: u64,
}

impl WordCounts {
    pub fn open(path: &Path) -> io::Result<Self> {
        let map = Fst::new(map(path)?).map_err(io::Error::other)?;
        // Each transition has the least cost of the words after it.
        let least_cost = map.root().transitions().map(|transition| transition.out.value()).min();
        Ok(Self { max_count: least_cost.map_or(0, invert_count), map })
    }

    /// The number of texts with a word.
    pub fn text_count(&self, word: &[u8]) -> u64 {
        self.map.get(word).map_or(0, |cost| invert_count(cost.value()))
    }

    /// The most frequent words that complete what was typed.
    pub fn complete(&self, typed: &TypedPrefix, requested: usize) -> Vec<String> {
        BestFirst::new(&self.map, typed).filter_map(|(key, _)| String::from_utf8(key).ok()).take(requested).collect()
    }

    /// Other words that begin with `start`, are within `errors` edits and in at least `least` texts: the nearest first,
    /// then the most frequent.
    pub fn similar_words(&self, word: &str, errors: u8, start: &str, least: u64) -> Vec<SimilarWord> {
        if errors == 0 || least > self.max_count {
            return Vec::new();
        }
        let distances = distance_automaton(word, errors);
        let mut near = Vec::new();
        for_each_within(&self.map, &distances, start.as_bytes(), invert_count(least), &mut |key, distance, cost| {
            if let Ok(word) = std::str::from_utf8(key)
                && distance > 0
            {
                near.push(SimilarWord { word: word.to_owned(), distance, texts: invert_count(cost) });
            }
        });
        near.sort_by(|one, other| {
            one.distance.cmp(&other.distance).then(other.texts.cmp(&one.texts)).then_with(|| one.word.cmp(&other.word))
        });
        near
    }

    /// Passes on the keys of a range in order, until `take` returns false.
    pub fn range(&self, from: &[u8], to: &[u8], mut take: impl FnMut(&[u8], u64) -> bool) {
        let mut stream = self.map.range().ge(from).lt(to).into_stream();
        while let Some((key, cost)) = stream.next()
            && take(key, invert_count(cost.value()))
        {}
    }

    /// All words in order.
    pub fn stream(&self) -> fst::raw::Stream<'_> {
        self.map.stream()
    }
}

/// Converts a text count to a cost, and a cost to a text count.
pub fn invert_count(number: u64) -> u64 {
    u64::from(u32::MAX).saturating_sub(number)
}

/// Writes words, which must come in order.
pub struct WordCountWriter(MapBuilder<BufWriter<File>>);

impl WordCountWriter {
    pub fn create(path: &Path) -> io::Result<Self> {
        Ok(Self(MapBuilder::new(BufWriter::new(File::create(path)?)).map_err(io::Error::other)?))
    }

    pub fn insert(&mut self, word: &[u8], texts: u64) -> io::Result<()> {
        self.0.insert(word, invert_count(texts)).map_err(io::Error::other)
    }

    pub fn finish(self) -> io::Result<()> {
        let mut file = self.0.into_inner().map_err(io::Error::other)?;
        file.flush()?;
        file.get_ref().sync_all()
    }
}
