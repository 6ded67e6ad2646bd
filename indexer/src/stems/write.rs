//! Writing a map of stems.

use super::{CHECKSUM_BYTES, DICTIONARY_BYTES, Dictionary, LANGUAGES, MAGIC, TermPlace, places_path};
use crate::number;
use crc32fast::Hasher;
use fst::MapBuilder;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use tantivy::postings::TermInfo;

/// See the [module](super).
pub struct StemWriter {
    map: MapBuilder<BufWriter<File>>,
    places: BufWriter<File>,
    checksum: Hasher,
    written: u64,
    stem: Vec<u8>,
    /// With the number of its dictionary and language, each term of the stem.
    terms: Vec<(u64, TermInfo)>,
    record: Vec<u8>,
}

impl StemWriter {
    /// A map, and beside it the places in these dictionaries.
    ///
    /// # Errors
    /// When a file cannot be written, as below.
    pub fn create<'d>(path: &Path, dictionaries: impl ExactSizeIterator<Item = &'d Dictionary>) -> io::Result<Self> {
        let map = MapBuilder::new(BufWriter::new(File::create(path)?)).map_err(io::Error::other)?;
        let mut head = Vec::with_capacity(MAGIC.len() + 4 + dictionaries.len() * DICTIONARY_BYTES);
        head.extend_from_slice(MAGIC);
        head.extend_from_slice(&u32::try_from(dictionaries.len()).map_err(io::Error::other)?.to_le_bytes());
        dictionaries.for_each(|dictionary| head.extend_from_slice(&dictionary.told()));
        let mut writer = Self {
            map,
            places: BufWriter::new(File::create(places_path(path))?),
            checksum: Hasher::new(),
            written: 0,
            stem: Vec::new(),
            terms: Vec::new(),
            record: head,
        };
        writer.put()?;
        Ok(writer)
    }

    /// A term whose stem this is; stems come in order, and each as often as it has terms.
    pub fn add(&mut self, stem: &[u8], term: TermPlace) -> io::Result<()> {
        if stem != self.stem {
            self.end_stem()?;
            self.stem.extend_from_slice(stem);
        }
        let language = u64::from(term.languages.0.trailing_zeros());
        self.terms.push((term.dictionary as u64 * LANGUAGES + language, term.info));
        Ok(())
    }

    fn end_stem(&mut self) -> io::Result<()> {
        if !self.terms.is_empty() {
            self.map.insert(&self.stem, self.written).map_err(io::Error::other)?;
            self.terms.sort_unstable_by_key(|(of, _)| *of);
            number::push(&mut self.record, self.terms.iter().map(|(_, info)| u64::from(info.doc_freq)).sum());
            number::push(&mut self.record, self.terms.iter().fold(0, |all, (of, _)| all | 1 << (of % LANGUAGES)));
            number::push_length(&mut self.record, self.terms.len());
            let mut before = 0;
            for (of, info) in &self.terms {
                number::push(&mut self.record, of - before);
                number::push(&mut self.record, info.doc_freq.into());
                for range in [&info.postings_range, &info.positions_range] {
                    number::push_length(&mut self.record, range.start);
                    number::push_length(&mut self.record, range.len());
                }
                before = *of;
            }
            self.put()?;
        }
        self.stem.clear();
        self.terms.clear();
        Ok(())
    }

    fn put(&mut self) -> io::Result<()> {
        self.checksum.update(&self.record);
        self.places.write_all(&self.record)?;
        self.written += self.record.len() as u64;
        self.record.clear();
        Ok(())
    }

    pub fn finish(mut self) -> io::Result<()> {
        self.end_stem()?;
        let checksum: [u8; CHECKSUM_BYTES] = self.checksum.finalize().to_le_bytes();
        self.places.write_all(&checksum)?;
        for mut file in [self.map.into_inner().map_err(io::Error::other)?, self.places] {
            file.flush()?;
            file.get_ref().sync_all()?;
        }
        Ok(())
    }
}
