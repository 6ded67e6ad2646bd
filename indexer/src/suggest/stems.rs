//! The words of an index in all its fields, without the marks of their languages: what is spelt nearly like a word is
//! found by one walk, and not by one through each language of each field.

use super::near::{ONE_ERROR_FROM, TWO_ERRORS_FROM, distances_from, walk};
use crate::analyze::Language;
use crate::mmap::map;
use fst::MapBuilder;
use fst::raw::Fst;
use memmap2::Mmap;
use std::collections::HashMap;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// Languages, one bit for each; the lowest is for words of no language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Languages(u32);

impl Languages {
    pub fn one(language: Language) -> Self {
        match language {
            Language::Plain => Self(1),
            Language::Stemmed(row) => Self(2 << row),
        }
    }

    pub fn has(self, language: Language) -> bool {
        self.0 & Self::one(language).0 != 0
    }
}

/// Writes a map.
pub struct StemWriter {
    builder: MapBuilder<BufWriter<File>>,
    stem: Vec<u8>,
    languages: u32,
    documents: u64,
}

impl StemWriter {
    pub fn create(path: &Path) -> io::Result<Self> {
        let builder = MapBuilder::new(BufWriter::new(File::create(path)?)).map_err(io::Error::other)?;
        Ok(Self { builder, stem: Vec::new(), languages: 0, documents: 0 })
    }

    /// A stem and how many documents have it in a field; stems come in order, and as often as there are fields.
    pub fn add(&mut self, stem: &[u8], languages: Languages, documents: u64) -> io::Result<()> {
        if stem != self.stem {
            self.end_stem()?;
            self.stem.extend_from_slice(stem);
        }
        self.languages |= languages.0;
        self.documents += documents;
        Ok(())
    }

    fn end_stem(&mut self) -> io::Result<()> {
        if self.documents > 0 {
            let value = self.documents.min(u64::from(u32::MAX)) << 32 | u64::from(self.languages);
            self.builder.insert(&self.stem, value).map_err(io::Error::other)?;
        }
        self.stem.clear();
        (self.languages, self.documents) = (0, 0);
        Ok(())
    }

    pub fn finish(mut self) -> io::Result<()> {
        self.end_stem()?;
        let mut file = self.builder.into_inner().map_err(io::Error::other)?;
        file.flush()?;
        file.get_ref().sync_all()
    }
}

/// The stems of an index.
pub struct StemMap(Fst<Mmap>);

/// A stem that is spelt nearly like another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NearStem {
    pub text: String,
    /// Letters that differ.
    pub distance: u8,
    /// That have it.
    pub languages: Languages,
    /// In each field, in all of them together.
    pub documents: u64,
}

impl StemMap {
    pub fn open(path: &Path) -> io::Result<Self> {
        Ok(Self(Fst::new(map(path)?).map_err(io::Error::other)?))
    }

    /// The languages in which some document has this stem.
    pub fn languages_of(&self, stem: &str) -> Languages {
        self.0.get(stem.as_bytes()).map_or(Languages::default(), |value| languages_in(value.value()))
    }

    /// Other stems that are spelt nearly like this one, of a word of so many letters, in no order. One error in words
    /// from 3 letters on, anywhere; two from 6, with the first letter right, for then only a slice of the map is walked.
    pub fn near(&self, stem: &str, letters: usize) -> Vec<NearStem> {
        if letters < ONE_ERROR_FROM {
            return Vec::new();
        }
        let mut near: HashMap<String, NearStem> = HashMap::new();
        let mut walk_within = |errors: u8, start: &str| {
            let word = distances_from(stem, errors);
            walk(&self.0, &word, start.as_bytes(), u64::MAX, &mut |key, distance, value| {
                let Ok(text) = std::str::from_utf8(key) else { return };
                if distance > 0 {
                    let languages = languages_in(value);
                    let found = NearStem { text: text.to_owned(), distance, languages, documents: value >> 32 };
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

/// The number of documents is in the upper half.
fn languages_in(value: u64) -> Languages {
    #[expect(clippy::cast_possible_truncation, reason = "the lower half")]
    let languages = Languages(value as u32);
    languages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_stems_are_found_with_their_languages() {
        let folder = tempfile::TempDir::new().expect("makes a folder");
        let path = folder.path().join("stems.fst");
        let [plain, english, german] = ["", "en", "de"].map(|code| Language::of(Some(code)));
        let mut writer = StemWriter::create(&path).expect("writes");
        for (stem, language, documents) in [
            ("ferment", german, 2),
            ("ferment", english, 3),
            ("ferment", english, 4),
            ("fermi", english, 1),
            ("ferrmend", plain, 7),
            ("perment", english, 1),
        ] {
            writer.add(stem.as_bytes(), Languages::one(language), documents).expect("writes");
        }
        writer.finish().expect("writes");
        let map = StemMap::open(&path).expect("opens");
        let near = |stem: &str, letters| {
            let mut found = map.near(stem, letters);
            found.sort_by(|one, other| one.text.cmp(&other.text));
            found.into_iter().map(|near| (near.text, near.distance, near.documents)).collect::<Vec<_>>()
        };
        assert_eq!(near("fermment", 8), [("ferment".to_owned(), 1, 9), ("ferrmend".to_owned(), 2, 7)]);
        assert_eq!(near("ferment", 7), [("ferrmend".to_owned(), 2, 7), ("perment".to_owned(), 1, 1)]);
        assert_eq!(near("fe", 2), []);
        let ferment = map.near("fermentx", 5).pop().expect("is near");
        assert!(ferment.languages.has(english) && ferment.languages.has(german) && !ferment.languages.has(plain));
        assert_eq!(map.languages_of("ferment"), ferment.languages);
        assert_eq!(map.languages_of("fermen"), Languages::default());
    }
}
