//! The lexicon: numbers terms, so that a repeated word costs one lookup, and documents become lists of numbers.

use super::language::Language;
use super::terms::Terms;
use super::words::Word;
use foldhash::fast::RandomState;
use hashbrown::HashTable;
use std::collections::HashMap;
use std::hash::BuildHasher as _;
use std::io;
use std::ops::Range;

/// Longest term that the engine takes, in bytes.
pub const MAX_TERM_BYTES: usize = u16::MAX as usize - 5;

/// A word of up to 15 bytes as two numbers, the length in the last byte. Looking it up follows no pointer.
type ShortWord = (u64, u64);

const SHORT_BYTES: usize = 15;

/// The terms of the documents that are being written, and the words that map to them.
#[derive(Default)]
pub struct Lexicon {
    terms: TermNumbers,
    languages: HashMap<Language, LanguageWords>,
    /// Identifies the current document; 0 when its words are not counted.
    pub(super) document: u32,
    /// The number of the last document.
    last_document: u32,
}

/// The entry of a surface form. Count and term number are adjacent, so that counting needs no further memory access.
#[derive(Clone, Copy)]
struct WordEntry {
    /// The number of its term.
    term: u32,
    documents: DocumentCount,
}

/// The number of documents with a word; the lowest bits identify the document that had it last.
#[derive(Clone, Copy)]
struct DocumentCount(u32);

/// Bits to distinguish a document from those before. Once in several thousand documents two are confused, and one is
/// not counted.
const DOCUMENT_BITS: u32 = 12;
const DOCUMENT: u32 = (1 << DOCUMENT_BITS) - 1;

impl DocumentCount {
    const NONE: Self = Self(0);

    fn add(&mut self, document: u32) {
        let is_full = self.0 >> DOCUMENT_BITS == u32::MAX >> DOCUMENT_BITS;
        if document != 0 && self.0 & DOCUMENT != document && !is_full {
            self.0 = ((self.0 >> DOCUMENT_BITS) + 1) << DOCUMENT_BITS | document;
        }
    }

    fn count(self) -> u32 {
        self.0 >> DOCUMENT_BITS
    }
}

impl Lexicon {
    /// The numberer for words of a language.
    pub(super) fn numberer(&mut self, language: Language) -> TermNumberer<'_> {
        let words = self.languages.entry(language).or_insert_with(|| LanguageWords::new(language));
        TermNumberer { language_words: words, terms: &mut self.terms, document: self.document }
    }

    /// Begins the next document.
    pub fn begin_document(&mut self) {
        self.last_document = self.last_document % DOCUMENT + 1;
        self.document = self.last_document;
    }

    /// Stops counting: the following words are already counted.
    pub fn end_document(&mut self) {
        self.document = 0;
    }

    /// Passes on the surface forms, each once per language, with document counts.
    pub fn for_each_surface_form(&self, mut take: impl FnMut(&str, u32) -> io::Result<()>) -> io::Result<()> {
        for words in self.languages.values() {
            for (short, known) in words.short.iter().filter(|(_, known)| known.documents.count() > 0) {
                let bytes = (u128::from(short.1) << 64 | u128::from(short.0)).to_le_bytes();
                let length = usize::from(bytes[SHORT_BYTES]);
                take(std::str::from_utf8(&bytes[..length]).unwrap_or_default(), known.documents.count())?;
            }
            for (long, known) in words.long.iter().filter(|(_, known)| known.documents.count() > 0) {
                take(long, known.documents.count())?;
            }
        }
        Ok(())
    }

    /// The number of a term; `None` when it is too long for the engine.
    pub fn number(&mut self, term: &str) -> Option<u32> {
        if term.len() > MAX_TERM_BYTES {
            return None;
        }
        let start = self.terms.texts.len();
        self.terms.texts.push_str(term);
        Some(self.terms.intern(start))
    }

    pub fn term(&self, number: u32) -> &str {
        self.terms.text(number)
    }

    /// The term numbers sorted by the bytes of their terms.
    pub fn sorted(&self) -> Vec<u32> {
        let head = |term: &str| {
            let mut bytes = [0; 16];
            let length = term.len().min(bytes.len());
            bytes[..length].copy_from_slice(&term.as_bytes()[..length]);
            u128::from_be_bytes(bytes)
        };
        // Most terms differ within their first sixteen bytes, which are compared without following a pointer.
        let mut terms: Vec<(u128, u32)> =
            (0..).zip(&self.terms.ends).map(|(number, _)| (head(self.term(number)), number)).collect();
        terms.sort_unstable_by(|(one, number), (other, other_number)| {
            one.cmp(other).then_with(|| self.term(*number).cmp(self.term(*other_number)))
        });
        terms.into_iter().map(|(_, number)| number).collect()
    }

    /// Bytes of memory in use.
    pub fn bytes(&self) -> usize {
        self.terms.bytes() + self.languages.values().map(LanguageWords::bytes).sum::<usize>()
    }

    /// Drops all terms and words. Earlier term numbers become invalid.
    pub fn clear(&mut self) {
        *self = Self { document: self.document, last_document: self.last_document, ..Self::default() };
    }
}

/// All terms in one string, and the end of each.
#[derive(Default)]
struct TermNumbers {
    numbers: HashTable<u32>,
    hasher: RandomState,
    texts: String,
    ends: Vec<usize>,
}

impl TermNumbers {
    fn text(&self, number: u32) -> &str {
        text(&self.texts, &self.ends, number)
    }

    /// The number of the term at the end of the string from `start` on. A term that already exists is removed again.
    fn intern(&mut self, start: usize) -> u32 {
        let Self { numbers, hasher, texts, ends } = self;
        let term = &texts[start..];
        let hash = hasher.hash_one(term);
        if let Some(&known) = numbers.find(hash, |&number| text(texts, ends, number) == term) {
            texts.truncate(start);
            return known;
        }
        let number = u32::try_from(ends.len()).expect("fewer than 4 billion terms fit in memory");
        ends.push(texts.len());
        numbers.insert_unique(hash, number, |&number| hasher.hash_one(text(texts, ends, number)));
        number
    }

    fn bytes(&self) -> usize {
        self.texts.capacity() + self.ends.capacity() * size_of::<usize>() + self.numbers.capacity() * size_of::<u64>()
    }
}

fn text<'a>(texts: &'a str, ends: &[usize], number: u32) -> &'a str {
    let at = number as usize;
    let start = at.checked_sub(1).map_or(0, |before| ends[before]);
    &texts[start..ends[at]]
}

/// The surface forms of one language; most are short.
struct LanguageWords {
    terms: Terms,
    short: HashMap<ShortWord, WordEntry, RandomState>,
    long: HashMap<Box<str>, WordEntry, RandomState>,
    long_bytes: usize,
}

impl LanguageWords {
    fn new(language: Language) -> Self {
        Self { terms: Terms::new(language), short: HashMap::default(), long: HashMap::default(), long_bytes: 0 }
    }

    fn bytes(&self) -> usize {
        self.short.capacity() * 28 + self.long.capacity() * 28 + self.long_bytes
    }
}

/// Converts the words of a language to term numbers.
pub(super) struct TermNumberer<'a> {
    language_words: &'a mut LanguageWords,
    terms: &'a mut TermNumbers,
    document: u32,
}

/// A word to look up.
pub(super) struct LookupWord {
    short: Option<ShortWord>,
    range: Range<usize>,
    is_unspaced: bool,
    pub position: u32,
}

impl LookupWord {
    /// A word of `text`.
    pub(super) fn new(text: &str, word: &Word, position: u32) -> Self {
        Self { short: short(text, &word.range), range: word.range.clone(), is_unspaced: word.is_unspaced, position }
    }
}

impl TermNumberer<'_> {
    /// The same numberer without counting.
    pub(super) fn without_counting(&mut self) -> TermNumberer<'_> {
        TermNumberer { language_words: self.language_words, terms: self.terms, document: 0 }
    }

    /// Whether two spellings have the same term.
    pub(super) fn have_same_term(&mut self, one: &str, other: &str) -> bool {
        let [mut first, mut second] = [String::new(), String::new()];
        self.language_words.terms.push_term(one, false, &mut first);
        self.language_words.terms.push_term(other, false, &mut second);
        first == second
    }

    /// The term number of each word. Words are looked up in batches, so that the processor fetches many entries at
    /// once, which are in no cache.
    pub(super) fn look_up_term_numbers<'w>(
        &mut self,
        text: &str,
        words: &'w [LookupWord],
        mut take: impl FnMut(&'w LookupWord, u32),
    ) {
        for word in words {
            let known = word.short.and_then(|short| self.language_words.short.get_mut(&short)).map(|known| {
                known.documents.add(self.document);
                known.term
            });
            take(word, known.unwrap_or_else(|| self.number(word, &text[word.range.clone()])));
        }
    }

    /// The number of a word that is long or new.
    fn number(&mut self, looked_up: &LookupWord, word: &str) -> u32 {
        if looked_up.short.is_none()
            && let Some(known) = self.language_words.long.get_mut(word)
        {
            known.documents.add(self.document);
            return known.term;
        }
        let start = self.terms.texts.len();
        self.language_words.terms.push_term(word, looked_up.is_unspaced, &mut self.terms.texts);
        let mut known = WordEntry { term: self.terms.intern(start), documents: DocumentCount::NONE };
        known.documents.add(self.document);
        match looked_up.short {
            Some(short) => self.language_words.short.insert(short, known),
            None => {
                self.language_words.long_bytes += word.len();
                self.language_words.long.insert(word.into(), known)
            }
        };
        known.term
    }
}

fn short(text: &str, word: &Range<usize>) -> Option<ShortWord> {
    let length = word.len();
    if length > SHORT_BYTES {
        return None;
    }
    let bytes = &text.as_bytes()[word.start..];
    // Usually sixteen bytes are available and one load reads them; the bytes after the word are masked out.
    let word = match bytes.first_chunk() {
        Some(sixteen) => u128::from_le_bytes(*sixteen) & ((1 << (8 * length)) - 1),
        None => bytes[..length].iter().rev().fold(0, |word, &byte| word << 8 | u128::from(byte)),
    };
    Some((word as u64, (word >> 64) as u64 | (length as u64) << 56))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(terms: &mut Lexicon, language: Language, word: &str) -> u32 {
        let words = [LookupWord {
            short: short(word, &(0..word.len())),
            range: 0..word.len(),
            is_unspaced: false,
            position: 0,
        }];
        let mut found = 0;
        terms.numberer(language).look_up_term_numbers(word, &words, |_, number| found = number);
        found
    }

    #[test]
    fn words_of_one_term_share_its_number() {
        let english = Language::from_tag(Some("en"));
        let mut terms = Lexicon::default();
        let house = number(&mut terms, english, "house");
        let tree = number(&mut terms, english, "tree");
        for word in ["Houses", "house", "HOUSE"] {
            assert_eq!(number(&mut terms, english, word), house, "{word}");
        }
        assert_eq!((terms.term(house), terms.term(tree)), ("en:hous", "en:tree"));
        assert_eq!(terms.number("en:tree"), Some(tree));
        let plain = number(&mut terms, Language::Plain, "house");
        assert_eq!((terms.number("house"), terms.term(plain)), (Some(plain), "house"));
        assert_eq!(terms.sorted(), [house, tree, plain]);
        terms.clear();
        assert_eq!(number(&mut terms, english, "tree"), 0);
    }

    #[test]
    fn surface_forms_are_counted_once_a_document() {
        let mut terms = Lexicon::default();
        let english = Language::from_tag(Some("en"));
        let long = "Donaudampfschifffahrt";
        number(&mut terms, english, "uncounted");
        for document in 0..10_000 {
            terms.begin_document();
            for _ in 0..2 {
                number(&mut terms, english, "houses");
                number(&mut terms, Language::Plain, long);
            }
            if document % 5_000 == 0 {
                number(&mut terms, english, "house");
            }
            terms.end_document();
            number(&mut terms, english, "house");
        }
        let mut counts = Vec::new();
        terms
            .for_each_surface_form(|word, documents| {
                counts.push((word.to_owned(), documents));
                Ok(())
            })
            .expect("counts");
        counts.sort();
        assert_eq!(counts, [(long.to_owned(), 10_000), ("house".to_owned(), 2), ("houses".to_owned(), 10_000)]);
        terms.clear();
        terms.for_each_surface_form(|word, _| panic!("{word}")).expect("knows none");

        let mut most = DocumentCount::NONE;
        (0..3_000_000).for_each(|document| most.add(document % 2 + 1));
        assert_eq!(most.count(), (1 << 20) - 1, "counts no further");
    }

    #[test]
    fn words_of_any_length_are_distinct_and_sorted() {
        let mut terms = Lexicon::default();
        let mut expected = Vec::new();
        for length in 1..=32 {
            for letter in ["a", "b", "\u{436}"] {
                let word = letter.repeat(length);
                let found = number(&mut terms, Language::Plain, &word);
                assert_eq!((number(&mut terms, Language::Plain, &word), terms.term(found)), (found, &*word));
                expected.push(word);
            }
        }
        expected.sort();
        let sorted: Vec<&str> = terms.sorted().into_iter().map(|number| terms.term(number)).collect();
        assert_eq!(sorted, expected);
    }

    #[test]
    fn short_words_are_distinct_wherever_they_stand() {
        let text = "a ab abc b aa ab\0 0123456789abcde 0123456789abcdef a";
        let mut begun = 0;
        let mut seen = HashMap::new();
        for word in text.split(' ') {
            let range = begun..begun + word.len();
            begun = range.end + 1;
            let short = short(text, &range);
            assert_eq!(short.is_some(), word.len() <= SHORT_BYTES);
            let Some(short) = short else { continue };
            assert_eq!(*seen.entry(short).or_insert(word), word);
            assert_eq!(super::short(word, &(0..word.len())), Some(short), "{word} alone");
        }
        assert_eq!(seen.len(), 7);
    }

    #[test]
    fn terms_that_are_too_long_have_no_number() {
        let mut terms = Lexicon::default();
        let longest = "a".repeat(MAX_TERM_BYTES);
        assert_eq!(terms.number(&longest), Some(0));
        let longer = longest + "a";
        assert_eq!((terms.number(&longer), terms.number("b")), (None, Some(1)));
        assert!(terms.bytes() > MAX_TERM_BYTES);
    }
}
