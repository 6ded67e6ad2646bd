//! The term table as a memory-mapped file: sorted term hashes, term weights, the scale of each row, and rows with one
//! byte per dimension.

use super::model_constants::{MODEL_NAME, frequency_weight};
use super::term_reader::TermReader;
use earshot_text::analyze::{ANALYZER_VERSION, Language};
use earshot_vectors::{
    CheckedFile, CheckedFileWriter, Coordinates, DIMENSIONS, FileKind, Header, UnitVector, VectorError, add_scaled,
};
use std::ops::Range;
use std::path::Path;

const TERMS_FILE: FileKind = FileKind(4, "terms");

/// More than the number of languages with a stemmer.
const MAX_LANGUAGES: usize = 64;

/// A term to write.
pub struct TermEntry<'a> {
    pub hash: u64,
    /// The weight of the term in addition to its frequency in a text.
    pub weight: f32,
    pub row: &'a Coordinates,
}

/// Writes a table with `terms` terms, sorted by hash.
pub fn write(
    path: &Path,
    languages: &[&str],
    terms: usize,
    entries: &mut (dyn Iterator<Item = TermEntry<'_>> + '_),
) -> Result<(), VectorError> {
    let mut file = CheckedFileWriter::create(path)?;
    let languages = languages.join(",");
    file.write(&(languages.len() as u64).to_le_bytes())?;
    file.write(languages.as_bytes())?;
    let (mut weights, mut steps) = (Vec::with_capacity(terms * 4), Vec::with_capacity(terms * 4));
    let mut rows = Vec::with_capacity(terms * DIMENSIONS);
    for entry in entries {
        file.write(&entry.hash.to_le_bytes())?;
        weights.extend(entry.weight.to_le_bytes());
        let largest = entry.row.iter().fold(0.0_f32, |largest, number| largest.max(number.abs()));
        let step = largest / 127.0;
        steps.extend((step * entry.weight).to_le_bytes());
        rows.extend(entry.row.map(|number| to_step(number, step)));
    }
    file.write(&weights)?;
    file.write(&steps)?;
    file.write(&rows)?;
    // Terms depend on the analysis. The header stores the analyzer's version in the field for lists.
    file.finish(Header::new(TERMS_FILE, ANALYZER_VERSION, terms as u64))?;
    Ok(())
}

#[expect(clippy::cast_possible_truncation, reason = "the cast saturates, and NaN becomes 0")]
fn to_step(number: f32, step: f32) -> u8 {
    ((number / step).round() as i8).cast_unsigned()
}

/// A trained term table. Each training gives a model of its own, with other vectors.
pub struct TermTable {
    file: CheckedFile,
    model: String,
    languages: Vec<Language>,
    hashes: Range<usize>,
    weights: Range<usize>,
    steps: Range<usize>,
    rows: Range<usize>,
}

impl TermTable {
    /// Opens the file.
    ///
    /// # Errors
    /// When the file cannot be read, is damaged, or was written with another version of the analyzer.
    pub fn open(path: &Path) -> Result<Self, VectorError> {
        let file = CheckedFile::open(path, TERMS_FILE)?;
        if file.header.lists != ANALYZER_VERSION {
            return Err(file.damaged("another version analyzed its terms: train the table again"));
        }
        let layout = layout(&file).ok_or_else(|| file.damaged("its lengths are inconsistent"))?;
        let (languages, [hashes, weights, steps, rows]) = layout;
        let model = format!("{MODEL_NAME}@{:08x}", file.header.body_checksum);
        Ok(Self { file, model, languages, hashes, weights, steps, rows })
    }

    /// The identifier of this training. It marks the vectors made with it.
    #[must_use]
    pub fn model(&self) -> &str {
        &self.model
    }

    /// Number of terms.
    #[must_use]
    pub fn len(&self) -> usize {
        self.hashes.len() / 8
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Reads the whole file and compares its checksum.
    ///
    /// # Errors
    /// When the file is damaged.
    pub fn verify(&self) -> Result<(), VectorError> {
        self.file.verify()?;
        let is_number = |bytes: &[u8; 4]| f32::from_le_bytes(*bytes).is_finite();
        if self.steps().iter().chain(self.weights()).all(is_number)
            && self.hashes().is_sorted_by_key(|bytes| u64::from_le_bytes(*bytes))
        {
            return Ok(());
        }
        Err(self.file.damaged("its terms are out of order or no numbers"))
    }

    /// Embeds a text; `None` when no term of it is in the table. Without a language, each word counts in every language
    /// of the table, as in a search.
    pub fn embed(&self, reader: &mut TermReader, text: &str, language: Option<&str>) -> Option<UnitVector> {
        let own = language.map(|language| [Language::from_tag(Some(language))]);
        let languages = own.as_ref().map_or(self.languages.as_slice(), |own| own);
        let mut sum = [0.0; DIMENSIONS];
        for (hash, count) in reader.counts(text, languages) {
            if let Some(place) = self.find(hash) {
                let (step, row) = (self.steps().get(place)?, self.rows().get(place)?);
                add_scaled::fastest(&mut sum, frequency_weight(count) * f32::from_le_bytes(*step), row);
            }
        }
        // Zero when no term is in the table; NaN only in a damaged file.
        UnitVector::new(&sum).ok()
    }

    fn weights(&self) -> &[[u8; 4]] {
        self.file.body()[self.weights.clone()].as_chunks().0
    }

    fn find(&self, hash: u64) -> Option<usize> {
        self.hashes().binary_search_by_key(&hash, |bytes| u64::from_le_bytes(*bytes)).ok()
    }

    fn hashes(&self) -> &[[u8; 8]] {
        self.file.body()[self.hashes.clone()].as_chunks().0
    }

    fn steps(&self) -> &[[u8; 4]] {
        self.file.body()[self.steps.clone()].as_chunks().0
    }

    fn rows(&self) -> &[[u8; DIMENSIONS]] {
        self.file.body()[self.rows.clone()].as_chunks().0
    }
}

/// The languages, and the byte ranges of the columns.
fn layout(file: &CheckedFile) -> Option<(Vec<Language>, [Range<usize>; 4])> {
    let (length, rest) = file.body().split_first_chunk()?;
    let length = usize::try_from(u64::from_le_bytes(*length)).ok()?;
    let languages = std::str::from_utf8(rest.get(..length)?).ok()?;
    let languages: Vec<Language> =
        languages.split(',').take(MAX_LANGUAGES).map(|code| Language::from_tag(Some(code))).collect();
    let terms = usize::try_from(file.header.rows).ok()?;
    let start = 8 + length;
    let hashes = start..start.checked_add(terms.checked_mul(8)?)?;
    let weights = hashes.end..hashes.end.checked_add(terms.checked_mul(4)?)?;
    let steps = weights.end..weights.end.checked_add(terms.checked_mul(4)?)?;
    let rows = steps.end..steps.end.checked_add(terms.checked_mul(DIMENSIONS)?)?;
    (rows.end == file.body().len()).then_some((languages, [hashes, weights, steps, rows]))
}

#[cfg(test)]
mod tests {
    use super::super::trainer::{TableRules, TableTrainer};
    use super::*;
    use std::fs;
    use tempfile::TempDir;

    const RULES: TableRules = TableRules { documents: 500, terms: 1_000, seed: 3 };

    /// Texts about two subjects, which share common words.
    fn texts() -> Vec<String> {
        let matters =
            [["tea", "kettle", "leaves", "oolong", "cup"], ["football", "goal", "striker", "match", "league"]];
        let spoken = ["today", "we", "talk", "about", "people"];
        (0..200)
            .map(|at| {
                let matter = matters[at % 2];
                let picks = [matter[at / 2 % 5], matter[at / 10 % 5], matter[at / 50 % 5]];
                format!("{} {} {}", spoken[at % 5], picks.join(" "), spoken[at / 5 % 5])
            })
            .collect()
    }

    fn trained(path: &Path) -> TermTable {
        let mut trainer = TableTrainer::new(RULES);
        texts().iter().for_each(|text| trainer.sample_document(text, Some("en")));
        trainer.train(path).unwrap()
    }

    #[test]
    fn words_of_one_topic_have_near_vectors() {
        let folder = TempDir::new().unwrap();
        let table = trained(&folder.path().join("terms"));
        table.verify().unwrap();
        let mut reader = TermReader::default();
        let mut meaning = |text: &str| table.embed(&mut reader, text, None).unwrap();
        let [tea, oolong, goal] = ["tea kettles", "a cup of oolong", "goals"].map(&mut meaning);
        // The first two have no word in common.
        assert!(tea.cosine(&oolong) > 0.5, "{}", tea.cosine(&oolong));
        assert!(tea.cosine(&goal) < 0.2, "{}", tea.cosine(&goal));
        assert_eq!(table.embed(&mut reader, "xylophone, 12", Some("en")), None);
        assert_eq!(table.embed(&mut reader, "", None), None);
        assert!(table.model().starts_with("lexical-semantic@"));
    }

    #[test]
    fn the_same_texts_make_the_same_table() {
        let folder = TempDir::new().unwrap();
        let [one, other] = ["one", "other"].map(|name| folder.path().join(name));
        assert_eq!(trained(&one).model(), trained(&other).model());
        assert_eq!(fs::read(&one).unwrap(), fs::read(&other).unwrap());
        let mut trainer = TableTrainer::new(RULES);
        texts().iter().skip(1).for_each(|text| trainer.sample_document(text, Some("en")));
        assert_ne!(trainer.train(&other).unwrap().model(), trained(&one).model());
    }

    #[test]
    fn a_sample_is_bounded_and_of_all() {
        let mut trainer = TableTrainer::new(TableRules { documents: 50, ..RULES });
        texts().iter().for_each(|text| trainer.sample_document(text, Some("en")));
        assert_eq!(trainer.len(), 50);
        let folder = TempDir::new().unwrap();
        let table = trainer.train(&folder.path().join("terms")).unwrap();
        let mut reader = TermReader::default();
        for word in ["kettle", "striker"] {
            assert!(table.embed(&mut reader, word, Some("en")).is_some(), "{word}");
        }
    }

    #[test]
    fn nothing_makes_an_empty_table() {
        let folder = TempDir::new().unwrap();
        let table = TableTrainer::new(RULES).train(&folder.path().join("terms")).unwrap();
        table.verify().unwrap();
        assert!(table.is_empty());
        assert_eq!(table.embed(&mut TermReader::default(), "tea", None), None);
    }

    #[test]
    fn a_damaged_table_is_refused_by_name() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("terms");
        trained(&path);
        let whole = fs::read(&path).unwrap();
        let check = |damaged: &[u8]| {
            fs::write(&path, damaged).unwrap();
            let error = TermTable::open(&path).and_then(|table| table.verify()).unwrap_err().to_string();
            assert!(error.contains("terms"), "{error}");
        };
        for length in [0, 1, 63, 64, 70, whole.len() / 2, whole.len() - 1] {
            check(&whole[..length]);
        }
        for at in (0..whole.len()).step_by(whole.len() / 50) {
            let mut damaged = whole.clone();
            damaged[at] ^= 0x20;
            check(&damaged);
        }
    }
}
