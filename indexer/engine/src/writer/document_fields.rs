//! Fills the fields of one document: words go to the segment draft, values to columns.

use super::segment::SegmentDraft;
use crate::schema::{Fields, MAX_TITLE_KEY_BYTES, MAX_TITLE_WORDS, analysis_of, field, hash_key, title_word_hash};
use earshot_model::Timestamp;
use earshot_text::analyze::{Analyzer, Language, Token, folded_words, title_key};
use tantivy::{TantivyDocument, TantivyError};
use uuid::Uuid;

/// Limit of names per kind and episode, and bytes of each name.
const MAX_NAMES: usize = 100;
const MAX_NAME_BYTES: usize = 200;

/// The index that documents are written to.
pub struct DocumentSink<'a> {
    pub fields: &'a Fields,
    pub draft: &'a mut SegmentDraft,
    pub analyzer: &'a mut Analyzer,
}

/// The values of a document, by field name.
pub struct DocumentValues<'a> {
    pub fields: &'a Fields,
    pub values: TantivyDocument,
}

impl DocumentValues<'_> {
    pub fn text(&mut self, name: &str, value: &str) {
        self.values.add_text(self.fields.field(name), value);
    }

    /// Adds the hashes of the current and former names.
    pub fn add_keys(&mut self, name: &str, now: &str, former: &[String]) {
        self.bytes(name, &hash_key(now));
        former.iter().for_each(|value| self.bytes(name, &hash_key(value)));
    }

    pub fn bytes(&mut self, name: &str, value: &[u8]) {
        self.values.add_bytes(self.fields.field(name), value);
    }

    pub fn number(&mut self, name: &str, value: u64) {
        self.values.add_u64(self.fields.field(name), value);
    }

    pub fn flag(&mut self, name: &str, value: Option<bool>) {
        if let Some(value) = value {
            self.number(name, u64::from(value));
        }
    }

    pub fn seconds(&mut self, name: &str, value: Option<Timestamp>) {
        self.signed(name, value.map(|value| value.timestamp()));
    }

    pub fn signed(&mut self, name: &str, value: Option<i64>) {
        if let Some(value) = value {
            self.values.add_i64(self.fields.field(name), value);
        }
    }

    pub fn fraction(&mut self, name: &str, value: f64) {
        self.values.add_f64(self.fields.field(name), value);
    }

    pub fn id(&mut self, id: Uuid) {
        let (high, low) = id.as_u64_pair();
        self.bytes(field::ID, id.as_bytes());
        self.number(field::ID_HIGH, high);
        self.number(field::ID_LOW, low);
    }
}

/// Writes a document: words to the segment draft, values to columns.
pub struct DocumentWriter<'a> {
    draft: &'a mut SegmentDraft,
    analyzer: &'a mut Analyzer,
    pub values: DocumentValues<'a>,
}

impl<'a> DocumentWriter<'a> {
    pub fn new(target: DocumentSink<'a>, values: TantivyDocument) -> Self {
        let DocumentSink { fields, draft, analyzer } = target;
        Self { draft, analyzer, values: DocumentValues { fields, values } }
    }

    pub fn tokens(&mut self, name: &str, tokens: &[Token]) {
        self.draft.add_words(self.values.fields.field(name), tokens);
    }

    /// Adds the texts of a searched field.
    pub fn words<'t>(&mut self, name: &str, language: Language, texts: impl IntoIterator<Item = &'t str>) {
        let tokens = self.analyzer.analyze(language, analysis_of(name), texts);
        self.draft.add_words(self.values.fields.field(name), tokens);
    }

    /// Adds names unstemmed, one value each, so that a phrase never spans two names. The words are already counted in
    /// the texts that the names come from.
    pub fn names<'n>(&mut self, name: &str, names: impl Iterator<Item = &'n str>) {
        self.plain_words(name, names.take(MAX_NAMES).map(|person| truncate(person, MAX_NAME_BYTES)));
    }

    /// Adds words unstemmed. Another field has the same words in the document's language and counts them.
    fn plain_words<'t>(&mut self, name: &str, texts: impl IntoIterator<Item = &'t str>) {
        self.add_repeated_words(name, Language::Plain, texts);
    }

    /// Adds words that another field or document also contains and counts.
    pub fn add_repeated_words<'t>(&mut self, name: &str, language: Language, texts: impl IntoIterator<Item = &'t str>) {
        let tokens = self.analyzer.analyze_repeated(language, analysis_of(name), texts);
        self.draft.add_words(self.values.fields.field(name), tokens);
    }

    /// Adds the title's sort key and word hashes.
    pub fn title(&mut self, title: &str) {
        self.plain_words(field::TITLE_EXACT, [title]);
        let key = title_key(title);
        let key = truncate(&key, MAX_TITLE_KEY_BYTES);
        self.values.text(field::TITLE_KEY, key);
        self.values.bytes(field::SAME_TITLE, &hash_key(key));
        for word in folded_words(title).iter().take(MAX_TITLE_WORDS) {
            self.values.number(field::TITLE_WORDS, title_word_hash(word));
        }
    }

    pub fn finish(mut self, rank: u64, stored: &impl serde::Serialize) -> Result<(), TantivyError> {
        self.values.number(field::RANK, rank);
        self.draft.finish_document(&self.values.values, rank, stored, &mut self.analyzer.lexicon)
    }
}

/// The beginning of a text, at most this many bytes.
pub fn truncate(text: &str, bytes: usize) -> &str {
    &text[..text.floor_char_boundary(bytes)]
}
