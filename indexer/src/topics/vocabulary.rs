//! The topic vocabulary as a memory-mapped file: sorted keys, rarities and spellings.

use earshot_text::analyze::ANALYZER_VERSION;
use earshot_vectors::{CheckedFile, CheckedFileWriter, FileKind, Header, VectorError};
use std::ops::Range;
use std::path::Path;

const TOPICS_FILE: FileKind = FileKind(5, "topics");

/// A topic of the vocabulary.
pub struct TopicEntry {
    pub key: u64,
    /// Rarity in its language: ln(1 + documents / documents with the topic).
    pub rarity: f32,
    /// The least weight that a document must give it to be about it.
    pub min_weight: u8,
    /// The most common spelling.
    pub form: String,
}

/// Writes the topics, sorted by key.
pub fn write(path: &Path, entries: &[TopicEntry]) -> Result<(), VectorError> {
    let mut file = CheckedFileWriter::create(path)?;
    for entry in entries {
        file.write(&entry.key.to_le_bytes())?;
    }
    for entry in entries {
        file.write(&entry.rarity.to_le_bytes())?;
    }
    for entry in entries {
        file.write(&[entry.min_weight])?;
    }
    let mut end = 0_u32;
    for entry in entries {
        end += u32::try_from(entry.form.len()).unwrap_or_default();
        file.write(&end.to_le_bytes())?;
    }
    for entry in entries {
        file.write(entry.form.as_bytes())?;
    }
    // The analyzer's version belongs to the file, because keys depend on the analysis.
    file.finish(Header::new(TOPICS_FILE, ANALYZER_VERSION, entries.len() as u64))?;
    Ok(())
}

/// A topic as read; see [`TopicEntry`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Topic<'v> {
    pub rarity: f32,
    pub min_weight: u8,
    pub form: &'v str,
}

/// The topic vocabulary.
pub struct Vocabulary {
    file: CheckedFile,
    keys: Range<usize>,
    rarities: Range<usize>,
    min_weights: Range<usize>,
    ends: Range<usize>,
}

impl Vocabulary {
    /// Opens the file.
    ///
    /// # Errors
    /// When the file cannot be read, is damaged, or was written with another version of the analyzer.
    pub fn open(path: &Path) -> Result<Self, VectorError> {
        let file = CheckedFile::open(path, TOPICS_FILE)?;
        if file.header.lists != ANALYZER_VERSION {
            return Err(file.damaged("another version analyzed its words: rebuild the index"));
        }
        let layout = layout(&file).ok_or_else(|| file.damaged("its lengths are inconsistent"))?;
        let [keys, rarities, min_weights, ends] = layout;
        Ok(Self { file, keys, rarities, min_weights, ends })
    }

    /// Looks up a topic; `None` when the key is not a topic.
    pub fn find(&self, key: u64) -> Option<Topic<'_>> {
        let keys = self.file.body()[self.keys.clone()].as_chunks::<8>().0;
        let place = keys.binary_search_by_key(&key, |bytes| u64::from_le_bytes(*bytes)).ok()?;
        let rarity = self.file.body()[self.rarities.clone()].as_chunks::<4>().0.get(place)?;
        let ends = self.file.body()[self.ends.clone()].as_chunks::<4>().0;
        let end = |place: usize| ends.get(place).map(|bytes| u32::from_le_bytes(*bytes) as usize);
        let start = place.checked_sub(1).map_or(Some(0), end)?;
        let form = self.file.body().get(self.ends.end + start..self.ends.end + end(place)?)?;
        let min_weight = *self.file.body()[self.min_weights.clone()].get(place)?;
        Some(Topic { rarity: f32::from_le_bytes(*rarity), min_weight, form: std::str::from_utf8(form).ok()? })
    }

    /// Reads the whole file and compares its checksum.
    ///
    /// # Errors
    /// When the file is damaged.
    pub fn verify(&self) -> Result<(), VectorError> {
        self.file.verify()
    }
}

/// The byte ranges of the columns.
fn layout(file: &CheckedFile) -> Option<[Range<usize>; 4]> {
    let rows = usize::try_from(file.header.rows).ok()?;
    let keys = 0..rows.checked_mul(8)?;
    let rarities = keys.end..keys.end.checked_add(rows.checked_mul(4)?)?;
    let min_weights = rarities.end..rarities.end.checked_add(rows)?;
    let ends = min_weights.end..min_weights.end.checked_add(rows.checked_mul(4)?)?;
    let forms = file.body().len().checked_sub(ends.end)?;
    let last = file.body()[..ends.end][ends.clone()].as_chunks::<4>().0.last();
    let written = last.map_or(0, |bytes| u32::from_le_bytes(*bytes) as usize);
    (written == forms).then_some([keys, rarities, min_weights, ends])
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use tempfile::TempDir;

    fn entry(key: u64, form: &str) -> TopicEntry {
        TopicEntry { key, rarity: 2.5, min_weight: 2, form: form.to_owned() }
    }

    #[test]
    fn topics_are_found_by_their_keys() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("topics");
        write(&path, &[entry(3, "sourdough"), entry(9, "seed round"), entry(u64::MAX, "日本")]).unwrap();
        let vocabulary = Vocabulary::open(&path).unwrap();
        vocabulary.verify().unwrap();
        let found = [3, 9, u64::MAX, 4].map(|key| vocabulary.find(key).map(|topic| topic.form));
        assert_eq!(found, [Some("sourdough"), Some("seed round"), Some("日本"), None]);
        assert_eq!(vocabulary.find(9), Some(Topic { rarity: 2.5, min_weight: 2, form: "seed round" }));
        write(&path, &[]).unwrap();
        assert_eq!(Vocabulary::open(&path).unwrap().find(3), None);
    }

    #[test]
    fn a_damaged_file_is_refused_by_name() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("topics");
        write(&path, &[entry(3, "sourdough"), entry(9, "seed round")]).unwrap();
        let whole = fs::read(&path).unwrap();
        let check = |damaged: &[u8]| {
            fs::write(&path, damaged).unwrap();
            let error = Vocabulary::open(&path).and_then(|vocabulary| vocabulary.verify()).err().unwrap().to_string();
            assert!(error.contains("topics"), "{error}");
        };
        for length in [0, 63, 64, 70, whole.len() - 1] {
            check(&whole[..length]);
        }
        for at in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[at] ^= 0x20;
            check(&damaged);
        }
    }
}
