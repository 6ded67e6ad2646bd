//! Compares titles with a query: how many of its words a title contains in order, and their share of the title.

use super::query_word::QueryWord;
use super::term_variants::TermVariant;
use crate::index_read_error::IndexReadError;
use crate::schema::{MAX_TITLE_KEY_BYTES, MAX_TITLE_WORDS, field, hash_key, title_word_hash};
use crate::segments::collection::Collection;
use crate::segments::doc_address::DocAddress;
use earshot_text::analyze::title_key;
use std::collections::HashMap;
use tantivy::schema::IndexRecordOption;
use tantivy::{DocSet, TERMINATED, Term};

/// Limit of documents per segment that have exactly this title, popular ones first.
const MAX_SAME_TITLE: usize = 64;

/// The weights of a title that contains the query's words in order, and of one that begins with them. A larger share of
/// the title counts more.
const HAS_WORDS: f64 = 0.4;
const BEGINS: f64 = 0.5;
const COVERED: f64 = 0.4;

/// A search term with the target title.
#[derive(Clone, Debug, Default)]
pub struct TitleQuery {
    key: String,
    /// For each word the hashes of its spellings with their similarity.
    words: Vec<Vec<(u64, f64)>>,
    spellings: HashMap<String, Vec<(u64, f64)>>,
}

/// How well a title matches a query.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TitleMatch {
    /// 1 when the title equals the query, less for each different letter, 0 when it does not.
    pub is_query: f64,
    /// 0 to 1.
    pub has_words: f64,
}

impl TitleQuery {
    pub fn new(text: &str) -> Self {
        let mut key = title_key(text);
        key.truncate(key.floor_char_boundary(MAX_TITLE_KEY_BYTES));
        Self { key, ..Self::default() }
    }

    /// Adds the spellings of a word that titles have.
    pub fn add_spellings(&mut self, word: &str, variants: &[TermVariant]) {
        self.add_spelled(word, variants.iter().map(|variant| (variant.text(), variant.similarity)));
    }

    /// Adds the spellings of a word that titles have, each with its similarity.
    pub fn add_spelled<'t>(&mut self, word: &str, spellings: impl Iterator<Item = (&'t str, f32)>) {
        let spellings = spellings.map(|(text, similarity)| (title_word_hash(text), f64::from(similarity)));
        self.spellings.entry(word.to_owned()).or_default().extend(spellings);
    }

    /// Sets the words in order, stop words included.
    pub fn set_words(&mut self, words: &[QueryWord]) {
        let spellings = |word: &QueryWord| match self.spellings.get(&word.folded) {
            Some(known) if !known.is_empty() => known.clone(),
            _ => vec![(title_word_hash(&word.folded), 1.0)],
        };
        self.words = words.iter().take(MAX_TITLE_WORDS).map(spellings).collect();
        self.spellings = HashMap::new();
    }

    /// Compares a title, given by the hashes of its words.
    pub fn compare(&self, title: &[u64]) -> TitleMatch {
        if self.words.is_empty() {
            return TitleMatch::default();
        }
        let near =
            |word: &[(u64, f64)], hash: u64| word.iter().find(|(known, _)| *known == hash).map(|(_, near)| *near);
        let begins: Option<f64> = if title.len() < self.words.len() {
            None
        } else {
            self.words.iter().zip(title).map(|(word, &hash)| near(word, hash)).product()
        };
        if let Some(nearness) = begins.filter(|_| title.len() == self.words.len()) {
            return TitleMatch { is_query: nearness, has_words: nearness };
        }
        let mut rest = title.iter();
        let in_order: Option<f64> =
            self.words.iter().map(|word| rest.by_ref().find_map(|&hash| near(word, hash))).product();
        #[expect(clippy::cast_precision_loss, reason = "titles are short")]
        let covered = COVERED * self.words.len() as f64 / title.len().max(1) as f64;
        let has_words = match (begins, in_order) {
            (Some(nearness), _) => nearness * (BEGINS + covered),
            (None, Some(nearness)) => nearness * (HAS_WORDS + covered),
            (None, None) => 0.0,
        };
        TitleMatch { is_query: 0.0, has_words }
    }

    /// The documents whose title equals the query, by their title key. Keys may collide in theory; comparing the words
    /// excludes such documents.
    pub fn documents_with_title(&self, collection: &Collection) -> Result<Vec<DocAddress>, IndexReadError> {
        let mut addresses = Vec::new();
        if self.key.is_empty() {
            return Ok(addresses);
        }
        let term = Term::from_field_bytes(collection.field(field::SAME_TITLE), &hash_key(&self.key));
        for segment in collection.segments() {
            let index = segment.inverted_index(term.field())?;
            let Some(mut postings) = index.read_postings(&term, IndexRecordOption::Basic)? else { continue };
            let mut left = MAX_SAME_TITLE;
            while postings.doc() != TERMINATED && left > 0 {
                addresses.push(DocAddress { segment: segment.number, document: postings.doc() });
                postings.advance();
                left -= 1;
            }
        }
        Ok(addresses)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn query(words: &[&[(u64, f64)]]) -> TitleQuery {
        TitleQuery { words: words.iter().map(|word| word.to_vec()).collect(), ..TitleQuery::default() }
    }

    #[test]
    fn titles_are_compared_word_by_word() {
        let plain = query(&[&[(1, 1.0)], &[(2, 1.0)]]);
        let cases: &[(&[u64], f64, f64)] = &[
            (&[1, 2], 1.0, 1.0),
            (&[1, 2, 3, 4], 0.0, 0.7),
            (&[0, 1, 5, 2], 0.0, 0.6),
            (&[2, 1], 0.0, 0.0),
            (&[1], 0.0, 0.0),
            (&[], 0.0, 0.0),
        ];
        for (title, is_query, has_words) in cases {
            let found = plain.compare(title);
            let is_right = (found.is_query - is_query).abs() < 1e-9 && (found.has_words - has_words).abs() < 1e-9;
            assert!(is_right, "{title:?} {found:?}");
        }
        assert_eq!(query(&[]).compare(&[1]), TitleMatch::default());
    }

    #[test]
    fn similar_spellings_nearly_match_the_title() {
        let near = query(&[&[(1, 1.0), (9, 0.6)], &[(2, 1.0)]]);
        assert!((near.compare(&[9, 2]).is_query - 0.6).abs() < 1e-9);
        assert!((near.compare(&[1, 2]).is_query - 1.0).abs() < 1e-9);
    }
}
