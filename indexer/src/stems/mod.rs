//! Where every word of the searched fields lies: its terms in all dictionaries of an index, found by one walk.
//!
//! The index has a dictionary for each field of each segment, and a word has a term there for each language that it is
//! in: some forty walks a word of a query, most of which find nothing. So with each build all of them are merged. `.fst`
//! maps each stem, without the marks of the languages, to where its record starts in `.places`, a file of
//!
//! - [`MAGIC`], the number of dictionaries (u32), and of each the id of its segment (16 bytes), its field (u32) and how
//!   many terms it has (u64), little-endian: an index whose dictionaries are others is not read with it;
//! - records: the stem's documents in all lists together, its [`Languages`], the number of its terms, and of each term the
//!   number of its dictionary and language, less that of the term before, and what the dictionary says of it: documents,
//!   where its list starts and how long it is, and the same of where it stands in them (numbers as in [`crate::number`]);
//! - the CRC-32 of all that (u32).
//!
//! The map also tells what is spelt nearly like a word, in all fields and languages at once.

mod read;
mod write;

pub use read::{NearStem, StemMap, TermPlace};
pub use write::StemWriter;

use crate::analyze::Language;
use crate::schema::{self, Kind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tantivy::index::InvertedIndexReader;
use tantivy::schema::{Field, Schema};
use tantivy::{SegmentReader, TantivyError};
use uuid::Uuid;

const MAGIC: &[u8; 8] = b"stems\0\0\x01";
/// Bytes of what is told of a dictionary.
const DICTIONARY_BYTES: usize = 16 + 4 + 8;
const CHECKSUM_BYTES: usize = 4;
/// More than there are languages.
const LANGUAGES: u64 = 32;

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

/// The terms of a field in a segment.
pub struct Dictionary {
    pub field: Field,
    pub index: Arc<InvertedIndexReader>,
    segment: Uuid,
}

impl Dictionary {
    /// Those of all searched fields, in their order.
    ///
    /// # Errors
    /// When the engine cannot read one.
    pub fn all_of(schema: &Schema, segment: &SegmentReader) -> Result<Vec<Self>, TantivyError> {
        let id = segment.segment_id().uuid_string().parse::<Uuid>();
        let id = id.map_err(|error| TantivyError::InternalError(error.to_string()))?;
        let fields = schema::fields_of(schema).filter(|(_, kind)| *kind == Kind::Text);
        let dictionary = |(name, _)| {
            let field = schema::of(schema, name);
            Ok(Self { field, index: segment.inverted_index(field)?, segment: id })
        };
        fields.map(dictionary).collect()
    }

    /// What is told of it at the start of the places.
    fn told(&self) -> [u8; DICTIONARY_BYTES] {
        let terms = self.index.terms().num_terms() as u64;
        let mut told = [0; DICTIONARY_BYTES];
        told[..16].copy_from_slice(self.segment.as_bytes());
        told[16..20].copy_from_slice(&self.field.field_id().to_le_bytes());
        told[20..].copy_from_slice(&terms.to_le_bytes());
        told
    }
}

pub fn podcast_stems_path(folder: &Path) -> PathBuf {
    folder.join("stems-podcasts.fst")
}

pub fn episode_stems_path(folder: &Path) -> PathBuf {
    folder.join("stems-episodes.fst")
}

/// The places that a map leads to.
fn places_path(map: &Path) -> PathBuf {
    map.with_extension("places")
}

#[cfg(test)]
mod tests {
    use super::*;
    use tantivy::postings::TermInfo;

    fn term(dictionary: usize, language: Language, documents: u32) -> TermPlace {
        let start = documents as usize * 1_000;
        let info = TermInfo { doc_freq: documents, postings_range: start..start + 300, positions_range: start..start };
        TermPlace { dictionary, languages: Languages::one(language), info }
    }

    #[test]
    fn stems_are_found_with_their_terms_and_near_ones_with_their_languages() {
        let folder = tempfile::TempDir::new().expect("makes a folder");
        let path = folder.path().join("stems.fst");
        let [plain, english, german] = ["", "en", "de"].map(|code| Language::of(Some(code)));
        let mut writer = StemWriter::create(&path, [].iter()).expect("writes");
        for (stem, term) in [
            ("ferment", term(2, german, 2)),
            ("ferment", term(0, english, 3)),
            ("ferment", term(2, english, 4)),
            ("fermi", term(1, english, 1)),
            ("ferrmend", term(300, plain, 7)),
            ("perment", term(0, english, 1)),
        ] {
            writer.add(stem.as_bytes(), term).expect("writes");
        }
        writer.finish().expect("writes");
        let map = StemMap::open(&path).expect("opens");
        let near = |stem: &str, letters| {
            let mut found = map.near(stem, letters, &mut 0);
            found.sort_by(|one, other| one.text.cmp(&other.text));
            found.into_iter().map(|near| (near.text, near.distance, near.documents)).collect::<Vec<_>>()
        };
        assert_eq!(near("fermment", 8), [("ferment".to_owned(), 1, 9), ("ferrmend".to_owned(), 2, 7)]);
        assert_eq!(near("ferment", 7), [("ferrmend".to_owned(), 2, 7), ("perment".to_owned(), 1, 1)]);
        assert_eq!(near("fe", 2), []);
        let ferment = map.near("fermentx", 5, &mut 0).pop().expect("is near");
        assert!(ferment.languages.has(english) && ferment.languages.has(german) && !ferment.languages.has(plain));
        assert_eq!(map.languages_of("ferment"), ferment.languages);
        assert_eq!(map.languages_of("fermen"), Languages::default());
        assert_eq!(map.terms_of("ferment"), [term(0, english, 3), term(2, english, 4), term(2, german, 2)]);
        assert_eq!(map.terms_of("ferrmend"), [term(300, plain, 7)]);
        assert_eq!(map.terms_of("fermen"), []);
    }

    #[test]
    fn damaged_places_are_told_and_lead_nowhere_else() {
        let folder = tempfile::TempDir::new().expect("makes a folder");
        let path = folder.path().join("stems.fst");
        let english = Language::of(Some("en"));
        let mut writer = StemWriter::create(&path, [].iter()).expect("writes");
        for dictionary in 0..40 {
            writer.add(b"word", term(dictionary, english, 90_000)).expect("writes");
        }
        writer.finish().expect("writes");
        let whole = std::fs::read(places_path(&path)).expect("reads");
        assert!(StemMap::open(&path).expect("opens").is_whole());
        for at in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[at] = 0xFF;
            std::fs::write(places_path(&path), &damaged).expect("writes");
            let map = StemMap::open(&path).expect("opens");
            assert!(!map.is_whole() || whole[at] == 0xFF, "byte {at}");
            assert!(map.terms_of("word").len() <= 40);
            std::fs::write(places_path(&path), &damaged[..at]).expect("writes");
            let map = StemMap::open(&path).expect("opens");
            assert!(!map.is_whole() && map.terms_of("word").len() <= 40, "cut at {at}");
        }
    }
}
