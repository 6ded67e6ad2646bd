//! Reading a map of stems.

use super::{CHECKSUM_BYTES, DICTIONARY_BYTES, Dictionary, LANGUAGES, Languages, MAGIC, places_path};
use crate::mmap::map;
use crate::number::Reader;
use crate::suggest::near::{ONE_ERROR_FROM, TWO_ERRORS_FROM, distances_from, walk};
use fst::raw::Fst;
use memmap2::Mmap;
use std::collections::HashMap;
use std::io;
use std::path::Path;
use tantivy::postings::TermInfo;

/// Bytes that a term takes at least.
const LEAST_BYTES: usize = 6;

/// The stems of an index, and where they lie.
pub struct StemMap {
    map: Fst<Mmap>,
    places: Mmap,
}

/// A term of a stem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TermPlace {
    /// The number of its dictionary.
    pub dictionary: usize,
    /// One.
    pub languages: Languages,
    pub info: TermInfo,
}

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

/// A record up to its terms.
struct Record<'a> {
    documents: u64,
    languages: Languages,
    terms: Reader<'a>,
}

impl StemMap {
    /// The map in a file, and the places beside it.
    ///
    /// # Errors
    /// When one of them cannot be read.
    pub fn open(path: &Path) -> io::Result<Self> {
        let (stems, places) = (Fst::new(map(path)?).map_err(io::Error::other)?, map(&places_path(path))?);
        Ok(Self { map: stems, places })
    }

    /// Whether it was made of these dictionaries.
    pub fn is_of<'d>(&self, dictionaries: impl Iterator<Item = &'d Dictionary>) -> bool {
        let told = dictionaries_in(&self.places);
        told.is_some_and(|told| told.eq(dictionaries.map(Dictionary::told)))
    }

    /// Whether the places are as they were written.
    pub fn is_whole(&self) -> bool {
        let whole = self.places.split_last_chunk::<CHECKSUM_BYTES>();
        whole.is_some_and(|(written, checksum)| crc32fast::hash(written) == u32::from_le_bytes(*checksum))
    }

    /// The languages in which some document has this stem.
    pub fn languages_of(&self, stem: &str) -> Languages {
        self.record(stem).map_or(Languages::default(), |record| record.languages)
    }

    /// The terms of a stem, by dictionary and language.
    pub fn terms_of(&self, stem: &str) -> Vec<TermPlace> {
        let Some(mut record) = self.record(stem) else { return Vec::new() };
        let Some(count) = record.terms.count(LEAST_BYTES) else { return Vec::new() };
        let mut of = 0_u64;
        let mut next = || {
            of = of.saturating_add(record.terms.number()?);
            let dictionary = usize::try_from(of / LANGUAGES).ok()?;
            let languages = Languages(1 << (of % LANGUAGES));
            let doc_freq = record.terms.small()?;
            let mut range = || {
                let start = record.terms.length()?;
                Some(start..start.checked_add(record.terms.length()?)?)
            };
            let info = TermInfo { doc_freq, postings_range: range()?, positions_range: range()? };
            Some(TermPlace { dictionary, languages, info })
        };
        // What a damaged file says ends early.
        (0..count).map_while(|_| next()).collect()
    }

    fn record(&self, stem: &str) -> Option<Record<'_>> {
        self.record_at(self.map.get(stem.as_bytes())?.value())
    }

    fn record_at(&self, start: u64) -> Option<Record<'_>> {
        let mut terms = Reader::new(self.places.get(usize::try_from(start).ok()?..)?);
        Some(Record { documents: terms.number()?, languages: Languages(terms.small()?), terms })
    }

    /// Other stems that are spelt nearly like this one, of a word of so many letters, in no order. One error in words
    /// from 3 letters on, anywhere; two from 6, with the first letter right, for then only a slice of the map is walked.
    /// Adds to `branches` how many branches of the map were gone into.
    pub fn near(&self, stem: &str, letters: usize, branches: &mut usize) -> Vec<NearStem> {
        if letters < ONE_ERROR_FROM {
            return Vec::new();
        }
        let mut near: HashMap<String, NearStem> = HashMap::new();
        let mut walk_within = |errors: u8, start: &str| {
            let word = distances_from(stem, errors);
            *branches += walk(&self.map, &word, start.as_bytes(), u64::MAX, &mut |key, distance, value| {
                let Ok(text) = std::str::from_utf8(key) else { return };
                if distance > 0
                    && let Some(Record { documents, languages, .. }) = self.record_at(value)
                {
                    near.insert(text.to_owned(), NearStem { text: text.to_owned(), distance, languages, documents });
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

/// What the places tell of each dictionary.
fn dictionaries_in(places: &[u8]) -> Option<impl Iterator<Item = [u8; DICTIONARY_BYTES]>> {
    let (count, rest) = places.strip_prefix(MAGIC)?.split_first_chunk()?;
    let bytes = usize::try_from(u32::from_le_bytes(*count)).ok()?.checked_mul(DICTIONARY_BYTES)?;
    let (told, _) = rest.get(..bytes)?.as_chunks();
    Some(told.iter().copied())
}
