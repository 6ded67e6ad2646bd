//! The stem map of an index: all stems of the searched fields without their language marks, how common each is per
//! language, and which have similar spellings.
//!
//! Each build merges the dictionaries of all fields and segments into one finite-state map. The value of a stem has
//! [`LEVEL_BITS`] bits per language for the share of that language's documents with the stem, and above them the number
//! of documents in all languages on a logarithmic scale.

use crate::edit_distance::{ONE_ERROR_FROM, TWO_ERRORS_FROM, distance_automaton, for_each_within};
use earshot_text::analyze::Language;
use earshot_text::mmap::{Mmap, map};
use fst::MapBuilder;
use fst::raw::Fst;
use std::collections::HashMap;
use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

/// Document counts, indexed by language number.
pub type DocumentCounts = [u64; Language::COUNT];

const LEVEL_BITS: usize = 3;
const MAX_LEVEL: u64 = (1 << LEVEL_BITS) - 1;
/// The first bit of the frequency, which takes seven bits.
const FREQUENCY_FROM: usize = LEVEL_BITS * Language::COUNT;
const _: () = assert!(FREQUENCY_FROM + 7 <= 64);
/// Added to the document count of a language, because one document of a small language is weak evidence.
const SMOOTHING: u64 = 64;

/// Frequencies of a stem, per language and in all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StemUsage(u64);

impl StemUsage {
    fn from_counts(counts: &DocumentCounts, documents: &DocumentCounts) -> Self {
        let levels = counts.iter().zip(documents).map(|(&count, &documents)| level(count, documents));
        let levels = levels.enumerate().fold(0, |all, (number, level)| all | level << (LEVEL_BITS * number));
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a logarithm of at least one"
        )]
        let frequency = ((counts.iter().sum::<u64>().max(1) as f64).log2() * 3.0).min(127.0) as u64;
        Self(levels | frequency << FREQUENCY_FROM)
    }

    /// 0 when no document of the language has the stem, 7 when at least one in sixteen has it, and one less for each
    /// factor of four.
    pub fn level(self, language: Language) -> u8 {
        let level = self.0 >> (LEVEL_BITS * language.number()) & MAX_LEVEL;
        u8::try_from(level).expect("it has three bits")
    }

    /// Grows with the number of documents that have the stem in all languages together.
    pub fn frequency(self) -> u64 {
        self.0 >> FREQUENCY_FROM
    }
}

/// How common a stem is that `count` of a language's `documents` documents have; see [`StemUsage::level`].
pub fn level(count: u64, documents: u64) -> u64 {
    if count == 0 {
        return 0;
    }
    let one_in = (documents + SMOOTHING) / count;
    let quarters = u64::from(one_in.max(4).ilog2()) / 2 - 1;
    MAX_LEVEL - quarters.min(MAX_LEVEL - 1)
}

/// A stem within the edit distance of another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SimilarStem {
    pub text: String,
    /// Edit distance in letters.
    pub distance: u8,
    pub usage: StemUsage,
}

/// The stems of an index.
pub struct StemMap(Fst<Mmap>);

impl StemMap {
    /// Opens the map.
    pub fn open(path: &Path) -> io::Result<Self> {
        Ok(Self(Fst::new(map(path)?).map_err(io::Error::other)?))
    }

    pub fn usage(&self, stem: &str) -> StemUsage {
        self.0.get(stem.as_bytes()).map_or(StemUsage::default(), |number| StemUsage(number.value()))
    }

    /// Returns other stems within the edit distance of this one, in arbitrary order. `letters` is the length of the
    /// unstemmed word: from 3 letters on one edit, from 6 on two edits if the first letter is right (then only a slice
    /// of the map is searched). Adds the number of visited branches to `branches`.
    pub fn similar_stems(&self, stem: &str, letters: usize, branches: &mut usize) -> Vec<SimilarStem> {
        if letters < ONE_ERROR_FROM {
            return Vec::new();
        }
        let mut near: HashMap<String, SimilarStem> = HashMap::new();
        let mut walk_within = |errors: u8, start: &str| {
            let word = distance_automaton(stem, errors);
            *branches += for_each_within(&self.0, &word, start.as_bytes(), u64::MAX, &mut |key, distance, number| {
                let Ok(text) = std::str::from_utf8(key) else { return };
                if distance > 0 {
                    let found = SimilarStem { text: text.to_owned(), distance, usage: StemUsage(number) };
                    near.insert(text.to_owned(), found);
                }
            });
        };
        if letters >= TWO_ERRORS_FROM {
            let first = stem.chars().next().map_or(0, char::len_utf8);
            walk_within(2, &stem[..first]);
        }
        walk_within(1, "");
        near.into_values().collect()
    }
}

/// Writes a stem map.
pub struct StemWriter {
    map: MapBuilder<BufWriter<File>>,
    documents: DocumentCounts,
    stem: Vec<u8>,
    counts: DocumentCounts,
}

impl StemWriter {
    /// Creates a map for an index with these document counts.
    ///
    /// # Errors
    /// When the file cannot be written. The other methods fail for the same reason.
    pub fn create(path: &Path, documents: DocumentCounts) -> io::Result<Self> {
        let map = MapBuilder::new(BufWriter::new(File::create(path)?)).map_err(io::Error::other)?;
        Ok(Self { map, documents, stem: Vec::new(), counts: [0; Language::COUNT] })
    }

    /// Adds that `documents` documents of a language have the stem in one field. Stems come in sorted order; a stem
    /// repeats for each dictionary that has it.
    pub fn add(&mut self, stem: &[u8], language: Language, documents: u64) -> io::Result<()> {
        if stem != self.stem {
            self.end_stem()?;
            self.stem.extend_from_slice(stem);
        }
        self.counts[language.number()] += documents;
        Ok(())
    }

    fn end_stem(&mut self) -> io::Result<()> {
        if self.counts.iter().any(|&count| count > 0) {
            let usage = StemUsage::from_counts(&self.counts, &self.documents);
            self.map.insert(&self.stem, usage.0).map_err(io::Error::other)?;
        }
        self.stem.clear();
        self.counts = [0; Language::COUNT];
        Ok(())
    }

    pub fn finish(mut self) -> io::Result<()> {
        self.end_stem()?;
        let mut file = self.map.into_inner().map_err(io::Error::other)?;
        file.flush()?;
        file.get_ref().sync_all()
    }
}

pub fn podcast_stems_path(folder: &Path) -> PathBuf {
    folder.join("stems-podcasts.fst")
}

pub fn episode_stems_path(folder: &Path) -> PathBuf {
    folder.join("stems-episodes.fst")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_follow_shares_of_a_language() {
        let cases = [(0, 1_000, 0), (1, 0, 5), (100, 1_000, 7), (60, 1_000, 6), (10, 1_000, 5), (1, 100_000, 1)];
        for (count, documents, expected) in cases {
            assert_eq!(level(count, documents), expected, "{count} of {documents}");
        }
        assert_eq!((level(1, u64::MAX - SMOOTHING), level(u64::MAX, 1)), (1, 7));
    }

    #[test]
    fn stems_are_found_with_usage_and_similar_stems() {
        let folder = tempfile::TempDir::new().expect("makes a folder");
        let path = folder.path().join("stems.fst");
        let [plain, english, german, tamil] = ["", "en", "de", "ta"].map(|code| Language::from_tag(Some(code)));
        let mut writer = StemWriter::create(&path, [1_000; Language::COUNT]).expect("writes");
        for (stem, language, documents) in [
            ("ferment", german, 2),
            ("ferment", english, 80),
            ("ferment", english, 40),
            ("ferment", tamil, 1),
            ("fermi", english, 1),
            ("ferrmend", plain, 7),
            ("perment", english, 1),
        ] {
            writer.add(stem.as_bytes(), language, documents).expect("writes");
        }
        writer.finish().expect("writes");
        let map = StemMap::open(&path).expect("opens");
        let levels = |stem: &str| [plain, english, german, tamil].map(|language| map.usage(stem).level(language));
        assert_eq!(levels("ferment"), [0, 7, 4, 3]);
        assert_eq!(levels("ferrmend"), [5, 0, 0, 0]);
        assert_eq!(map.usage("fermen"), StemUsage::default());
        assert!(map.usage("ferment").frequency() > map.usage("ferrmend").frequency());
        let near = |stem: &str, letters| {
            let mut found = map.similar_stems(stem, letters, &mut 0);
            found.sort_by(|one, other| one.text.cmp(&other.text));
            found.into_iter().map(|near| (near.text, near.distance)).collect::<Vec<_>>()
        };
        assert_eq!(near("fermment", 8), [("ferment".to_owned(), 1), ("ferrmend".to_owned(), 2)]);
        assert_eq!(near("ferment", 7), [("ferrmend".to_owned(), 2), ("perment".to_owned(), 1)]);
        assert_eq!(near("fe", 2), []);
        assert_eq!(map.similar_stems("fermentx", 5, &mut 0).pop().expect("is near").usage, map.usage("ferment"));
    }
}
