//! Trains the term table: samples texts, selects a vocabulary, and computes the subspace.

use super::matrix::TermMatrix;
use super::model_constants::frequency_weight;
use super::table_file::{TermEntry, TermTable, write};
use super::term_reader::TermReader;
use earshot_text::analyze::Language;
use earshot_vectors::{DIMENSIONS, SeededRng, VectorError};
use std::collections::{BTreeSet, HashMap};
use std::path::Path;

/// Limit of distinct terms per document. With [`TableRules::documents`] it bounds the memory of training.
const MAX_TERMS: usize = 256;

/// The size of a training.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableRules {
    /// Number of sampled documents, drawn evenly from all.
    pub documents: usize,
    /// Number of terms: those of the most documents.
    pub terms: usize,
    pub seed: u64,
}

impl Default for TableRules {
    /// Facts 3.3: a sample of this size is as good as all documents and takes a minute or two.
    fn default() -> Self {
        Self { documents: 200_000, terms: 100_000, seed: 1 }
    }
}

impl TableRules {
    /// Number of dimensions. With nearly as many as documents or terms, each text would have a dimension of its own and
    /// none would be similar. (For 1,400 documents, 300 dimensions are better than 768, facts 3.2.)
    fn dimensions(documents: usize, terms: usize) -> usize {
        (documents.min(terms) / 4).clamp(1, DIMENSIONS)
    }

    /// Terms of fewer documents are too rare to relate to others.
    fn min_documents(documents: usize) -> u32 {
        if documents < 20_000 { 2 } else { 5 }
    }
}

/// Receives documents and keeps a sample.
pub struct TableTrainer {
    rules: TableRules,
    reader: TermReader,
    random: SeededRng,
    offered: usize,
    sample: Vec<Vec<(u64, u32)>>,
    languages: BTreeSet<&'static str>,
}

impl TableTrainer {
    #[must_use]
    pub fn new(rules: TableRules) -> Self {
        let random = SeededRng::new(rules.seed);
        let (reader, sample, languages) = (TermReader::default(), Vec::new(), BTreeSet::new());
        Self { rules, reader, random, offered: 0, sample, languages }
    }

    /// Offers a document. Only drawn documents are analyzed (Vitter's algorithm R: each has the same probability to
    /// stay).
    pub fn sample_document(&mut self, text: &str, language: Option<&str>) {
        self.offered += 1;
        let place = if self.sample.len() < self.rules.documents {
            None
        } else {
            let place = self.random.next_below(self.offered);
            if place >= self.sample.len() {
                return;
            }
            Some(place)
        };
        let language = Language::from_tag(language);
        let mut counts = self.reader.counts(text, &[language]);
        if counts.len() > MAX_TERMS {
            counts.select_nth_unstable_by(MAX_TERMS, |a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
            counts.truncate(MAX_TERMS);
        }
        counts.shrink_to_fit();
        self.languages.insert(language.code());
        match place {
            Some(place) => self.sample[place] = counts,
            None if counts.is_empty() => {}
            None => self.sample.push(counts),
        }
    }

    /// Number of documents in the sample.
    #[must_use]
    pub fn len(&self) -> usize {
        self.sample.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sample.is_empty()
    }

    /// Trains on the sample and writes the table to `path`.
    pub fn train(self, path: &Path) -> Result<TermTable, VectorError> {
        let vocabulary = TrainingVocabulary::from_sample(&self.sample, self.rules.terms);
        let dimensions = TableRules::dimensions(self.sample.len(), vocabulary.terms.len());
        let rows = self.sample.into_iter().map(|counts| vocabulary.weights(&counts));
        let matrix = TermMatrix::new(rows, vocabulary.terms.len());
        let space = matrix.dominant_subspace(dimensions, self.rules.seed);
        drop(matrix);
        let terms = vocabulary.terms.iter().zip(&space);
        let entries = terms.map(|(&(hash, weight), row)| TermEntry { hash, weight, row: row as &[f32; DIMENSIONS] });
        let languages: Vec<&str> = self.languages.into_iter().collect();
        write(path, &languages, vocabulary.terms.len(), &mut entries.into_iter())?;
        TermTable::open(path)
    }
}

/// The terms of the table sorted by hash, with their weights.
struct TrainingVocabulary {
    terms: Vec<(u64, f32)>,
    /// Index in `terms`.
    places: HashMap<u64, u32>,
}

impl TrainingVocabulary {
    #[expect(clippy::cast_precision_loss, reason = "counts of documents")]
    fn from_sample(sample: &[Vec<(u64, u32)>], limit: usize) -> Self {
        let mut documents: HashMap<u64, u32> = HashMap::new();
        for &(hash, _) in sample.iter().flatten() {
            *documents.entry(hash).or_default() += 1;
        }
        let least = TableRules::min_documents(sample.len());
        let mut terms: Vec<(u64, u32)> = documents.into_iter().filter(|(_, count)| *count >= least).collect();
        terms.sort_unstable_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
        terms.truncate(limit);
        terms.sort_unstable_by_key(|(hash, _)| *hash);
        let weight = |count: u32| (1.0 + sample.len() as f32 / count as f32).ln();
        let terms: Vec<(u64, f32)> = terms.into_iter().map(|(hash, count)| (hash, weight(count))).collect();
        let places = terms.iter().zip(0..).map(|((hash, _), place)| (*hash, place)).collect();
        Self { terms, places }
    }

    /// The row of a document: (1 + ln tf) · idf, scaled to length one.
    fn weights(&self, counts: &[(u64, u32)]) -> Vec<(u32, f32)> {
        let known = counts.iter().filter_map(|(hash, count)| Some((*self.places.get(hash)?, *count)));
        let mut row: Vec<(u32, f32)> =
            known.map(|(place, count)| (place, frequency_weight(count) * self.terms[place as usize].1)).collect();
        let length = row.iter().map(|(_, weight)| weight * weight).sum::<f32>().sqrt();
        row.iter_mut().for_each(|(_, weight)| *weight /= length);
        row
    }
}
