//! Compression dictionaries: the first transcripts of each language in a shard.
//!
//! Frames are short, and text compresses mostly by repetition of earlier text. Later transcripts are therefore
//! compressed as if they continued the dictionary. A dictionary never changes, records refer to it by number, and
//! incremental builds keep using it.

use super::part_files::ZSTD_LEVEL;
use earshot_text::analyze::base_language;
use std::collections::{BTreeMap, HashMap};
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use zstd::dict::{DecoderDictionary, EncoderDictionary};

/// Bytes of text. Real podcasts compress to 0.364 of their text without a dictionary, and with one made of other
/// podcasts to 0.340 (110 KiB), 0.324 (256 KiB), 0.319 (512 KiB).
const DICTIONARY_BYTES: usize = 256 << 10;
/// Limit per transcript. A dictionary then contains several podcasts, and is not made for a few transcripts, which
/// would gain less than it takes.
const MAX_BYTES_PER_TRANSCRIPT: usize = 32 << 10;
/// A compressed dictionary has a third of its text's size.
const FILE_LEVEL: i32 = 15;
/// More than there are languages in podcasts. Further languages get no dictionary.
const MAX_DICTIONARIES: usize = 256;

const FILE_PREFIX: &str = "dictionary-";
const FILE_SUFFIX: &str = ".zst";

/// A compression dictionary: the first text of a language in a shard.
pub struct Dictionary {
    pub number: u32,
    text: Vec<u8>,
    encoder: OnceLock<EncoderDictionary<'static>>,
    decoder: OnceLock<DecoderDictionary<'static>>,
}

impl Dictionary {
    fn new(number: u32, text: Vec<u8>) -> Self {
        Self { number, text, encoder: OnceLock::new(), decoder: OnceLock::new() }
    }

    pub fn encoder(&self) -> &EncoderDictionary<'static> {
        self.encoder.get_or_init(|| EncoderDictionary::copy(&self.text, ZSTD_LEVEL))
    }

    pub fn decoder(&self) -> &DecoderDictionary<'static> {
        self.decoder.get_or_init(|| DecoderDictionary::copy(&self.text))
    }
}

/// The dictionaries of a store, by number.
#[derive(Default)]
pub struct Dictionaries {
    all: BTreeMap<u32, (String, Dictionary)>,
}

impl Dictionaries {
    /// Opens all dictionaries of a folder.
    pub fn open(folder: &Path) -> io::Result<Self> {
        let mut all = BTreeMap::new();
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let Some((number, language)) = path.file_name().and_then(|name| parse_file_name(name.to_str()?)) else {
                continue;
            };
            if fs::metadata(&path)?.len() > 2 * DICTIONARY_BYTES as u64 || all.len() == MAX_DICTIONARIES {
                return Err(io::Error::new(io::ErrorKind::InvalidData, "dictionaries are more or larger than can be"));
            }
            let text = zstd::bulk::decompress(&fs::read(&path)?, DICTIONARY_BYTES)?;
            all.insert(number, (language, Dictionary::new(number, text)));
        }
        Ok(Self { all })
    }

    pub fn get(&self, number: u32) -> Option<&Dictionary> {
        self.all.get(&number).map(|(_, dictionary)| dictionary)
    }

    fn for_language_name(&self, language: &str) -> Option<&Dictionary> {
        self.all.values().find(|(of, _)| of == language).map(|(_, dictionary)| dictionary)
    }
}

/// Returns existing dictionaries and builds missing ones from added texts.
pub struct DictionaryBuilder {
    folder: PathBuf,
    dictionaries: Dictionaries,
    /// Collected text of languages without a dictionary.
    samples: HashMap<String, Vec<u8>>,
}

impl DictionaryBuilder {
    pub fn open(folder: &Path) -> io::Result<Self> {
        Ok(Self { folder: folder.to_owned(), dictionaries: Dictionaries::open(folder)?, samples: HashMap::new() })
    }

    /// The dictionary for a language, given as a BCP 47 tag.
    pub fn for_language(&self, tag: Option<&str>) -> Option<&Dictionary> {
        self.dictionaries.for_language_name(&language_name(tag))
    }

    pub fn get(&self, number: u32) -> Option<&Dictionary> {
        self.dictionaries.get(number)
    }

    /// Adds a text to the dictionary of its language while that is being built.
    pub fn add_text(&mut self, tag: Option<&str>, text: &str) -> io::Result<()> {
        let language = language_name(tag);
        let is_full = self.dictionaries.all.len() + self.samples.len() >= MAX_DICTIONARIES
            && !self.samples.contains_key(&language);
        if is_full || self.dictionaries.for_language_name(&language).is_some() {
            return Ok(());
        }
        let heard = self.samples.entry(language.clone()).or_default();
        let wanted = text.len().min(MAX_BYTES_PER_TRANSCRIPT).min(DICTIONARY_BYTES - heard.len());
        heard.extend_from_slice(&text.as_bytes()[..wanted]);
        if heard.len() < DICTIONARY_BYTES {
            return Ok(());
        }
        let text = self.samples.remove(&language).unwrap_or_default();
        let number = self.dictionaries.all.last_key_value().map_or(1, |(last, _)| last + 1);
        let mut compressor = zstd::bulk::Compressor::new(FILE_LEVEL)?;
        compressor.include_checksum(true)?;
        let mut file = File::create(self.folder.join(format!("{FILE_PREFIX}{number:06}-{language}{FILE_SUFFIX}")))?;
        file.write_all(&compressor.compress(&text)?)?;
        file.sync_all()?;
        self.dictionaries.all.insert(number, (language, Dictionary::new(number, text)));
        Ok(())
    }
}

/// The base language, as part of a file name.
fn language_name(tag: Option<&str>) -> String {
    let base = tag.map(base_language).unwrap_or_default();
    let is_name = (2..=8).contains(&base.len()) && base.bytes().all(|byte| byte.is_ascii_lowercase());
    if is_name { base } else { "und".to_owned() }
}

fn parse_file_name(name: &str) -> Option<(u32, String)> {
    let (number, language) = name.strip_prefix(FILE_PREFIX)?.strip_suffix(FILE_SUFFIX)?.split_once('-')?;
    Some((number.parse().ok().filter(|&number| number > 0)?, language.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::super::part_files::data_path;
    use super::super::{PassageLayout, PassagePartWriter, PassageStore};
    use super::*;
    use earshot_model::{Cue, EpisodeId, PodcastId, Timestamp, Transcript, TranscriptFormat};
    use tempfile::TempDir;

    /// About 70 KB of words from a shared vocabulary, in an order of its own per transcript.
    fn transcript(number: usize, language: Option<&str>) -> Transcript {
        let podcast_id = PodcastId::from_feed_url("https://a.example");
        let cue = |row: usize| {
            let words: Vec<String> =
                (1..=12).map(|word| format!("word{}", (number + 7) * (row + 3) * word * word % 4_999)).collect();
            Cue { start_ms: Some(0), end_ms: None, speaker: None, text: words.join(" ") }
        };
        Transcript {
            episode_id: EpisodeId::derive(podcast_id, &number.to_string()),
            podcast_id,
            language: language.map(str::to_owned),
            source: String::new(),
            format: TranscriptFormat::Text,
            cues: (0..700).map(cue).collect(),
            fetched_at: Timestamp::UNIX_EPOCH,
            corrected_at: None,
            confidence: None,
        }
    }

    fn write(folder: &Path, part: u32, before: &[u32], transcripts: &[Transcript]) -> Option<u32> {
        let before = (!before.is_empty()).then(|| PassageStore::open(folder, before).unwrap());
        let mut writer = PassagePartWriter::create(folder, part, before).unwrap();
        for transcript in transcripts {
            writer.add(transcript, &PassageLayout::from_transcript(transcript)).unwrap();
        }
        writer.finish().unwrap()
    }

    fn read(folder: &Path, parts: &[u32], transcript: &Transcript) -> Transcript {
        PassageStore::open(folder, parts).unwrap().get(transcript.episode_id).unwrap().unwrap().transcript().unwrap()
    }

    fn dictionaries(folder: &Path) -> Vec<String> {
        let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.filter(|name| name.starts_with(FILE_PREFIX)).collect();
        names.sort();
        names
    }

    #[test]
    fn languages_with_much_text_have_a_dictionary_that_lasts() {
        let folder = TempDir::new().unwrap();
        let folder = folder.path();
        let german: Vec<Transcript> = (0..12).map(|number| transcript(number, Some("de-AT"))).collect();
        let others = [transcript(100, Some("x/../y")), transcript(101, None), transcript(102, Some("en"))];
        let given: Vec<Transcript> = german.iter().chain(&others).cloned().collect();
        assert_eq!(write(folder, 1, &[], &given), Some(1));
        assert_eq!(dictionaries(folder), ["dictionary-000001-de.zst"]);
        for transcript in &given {
            assert_eq!(read(folder, &[1], transcript), *transcript);
        }
        let store = PassageStore::open(folder, &[1]).unwrap();
        let bytes_of = |transcript: &Transcript| store.record_bytes(transcript.episode_id).unwrap().len();
        assert!(bytes_of(&german[11]) * 10 < bytes_of(&german[0]) * 9, "the last one gains from the first ones");

        // Unchanged transcripts are not written again, even with another dictionary.
        assert_eq!(write(folder, 2, &[1], &given), None);
        let next = transcript(50, Some("de"));
        assert_eq!(write(folder, 2, &[1], std::slice::from_ref(&next)), Some(2));
        assert_eq!(dictionaries(folder).len(), 1);
        assert!(fs::metadata(data_path(folder, 2)).unwrap().len() < bytes_of(&german[0]) as u64);
        assert_eq!(read(folder, &[1, 2], &next), next);
    }

    #[test]
    fn a_missing_or_damaged_dictionary_is_rejected() {
        let folder = TempDir::new().unwrap();
        let folder = folder.path();
        let given: Vec<Transcript> = (0..12).map(|number| transcript(number, Some("de"))).collect();
        write(folder, 1, &[], &given);
        assert!(PassageStore::open(folder, &[1]).unwrap().verify(&|_| false).is_ok());
        let path = folder.join("dictionary-000001-de.zst");
        let mut bytes = fs::read(&path).unwrap();
        let middle = bytes.len() / 2;
        bytes[middle] ^= 1;
        fs::write(&path, &bytes).unwrap();
        assert!(PassageStore::open(folder, &[1]).is_err());
        fs::write(&path, zstd::bulk::compress(b"another text", 1).unwrap()).unwrap();
        assert!(PassageStore::open(folder, &[1]).unwrap().verify(&|_| false).is_err());
        fs::remove_file(&path).unwrap();
        assert!(PassageStore::open(folder, &[1]).unwrap().verify(&|_| false).is_err());
        fs::write(&path, vec![0; 3 * DICTIONARY_BYTES]).unwrap();
        assert!(PassageStore::open(folder, &[1]).is_err());
    }
}
