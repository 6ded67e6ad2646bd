//! Analyzes texts for the index: tokens of numbered terms, grouped by term.

use super::alternatives::{Extent, PositionedWord, for_each_alternative, positioned_words};
use super::language::Language;
use super::lexicon::{Lexicon, LookupWord};
use super::words::Word;

/// The way in which a character of a script without spaces is indexed where a pair begins with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CharacterIndexing {
    /// As a term of its own, see [`BEGINS_A_PAIR`].
    Alone,
    /// Only in pairs, which takes less space.
    InPairs,
}

/// Appended to a character's term where it begins a pair. A character that is alone or ends a run has another term,
/// because the next word directly follows it there, which matters for phrases.
pub const BEGINS_A_PAIR: char = '*';

/// The analysis of the texts of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Analysis {
    pub characters: CharacterIndexing,
    pub extent: Extent,
}

/// Positions between two values of a field, so that no phrase spans two values.
const GAP: u32 = 1;

/// A term at a position of a text. Tokens sort by term number, then by position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Token(u64);

impl Token {
    fn new(term: u32, position: u32) -> Self {
        Self(u64::from(term) << 32 | u64::from(position))
    }

    /// Its number in the [`Lexicon`].
    pub fn term(self) -> u32 {
        (self.0 >> 32) as u32
    }

    /// Number of words before it.
    pub fn position(self) -> u32 {
        self.0 as u32
    }
}

/// Analyzes the texts of many documents.
#[derive(Default)]
pub struct Analyzer {
    pub lexicon: Lexicon,
    tokens: Vec<Token>,
    /// The words of one text.
    lookup_words: Vec<LookupWord>,
    positioned_words: Vec<PositionedWord>,
    /// Buffer for a term with its mark.
    marked_term: String,
}

impl Analyzer {
    /// The sorted tokens of a field that repeats another field of the document. Its words are not counted twice.
    pub fn analyze_repeated<'t>(
        &mut self,
        language: Language,
        analysis: Analysis,
        values: impl IntoIterator<Item = &'t str>,
    ) -> &[Token] {
        let document = std::mem::take(&mut self.lexicon.document);
        self.analyze(language, analysis, values);
        self.lexicon.document = document;
        &self.tokens
    }

    /// The sorted tokens of a field with these values.
    pub fn analyze<'t>(
        &mut self,
        language: Language,
        analysis: Analysis,
        values: impl IntoIterator<Item = &'t str>,
    ) -> &[Token] {
        let Self { lexicon, tokens, lookup_words: words, positioned_words: placed, marked_term: marked } = self;
        let mut terms = lexicon.numberer(language);
        tokens.clear();
        let mut start = 0_u32;
        for text in values {
            words.clear();
            placed.clear();
            placed.extend(positioned_words(text));
            for PositionedWord { word, position } in &*placed {
                let position = start.saturating_add(*position);
                words.push(LookupWord::new(text, word, position));
                if let Some(end) = word.first_end.filter(|_| analysis.characters == CharacterIndexing::Alone) {
                    marked.clear();
                    marked.push_str(&text[word.range.start..end]);
                    marked.push(BEGINS_A_PAIR);
                    let word = Word { range: 0..marked.len(), ..word.clone() };
                    let alone = [LookupWord::new(marked, &word, position)];
                    terms.look_up_term_numbers(marked, &alone, |word, term| {
                        tokens.push(Token::new(term, word.position))
                    });
                }
            }
            terms.look_up_term_numbers(text, words, |word, term| tokens.push(Token::new(term, word.position)));
            let mut terms = terms.without_counting();
            for_each_alternative(text, placed, language, analysis.extent, &mut |alternative| {
                let words = &placed[alternative.words];
                let of_one = if let [placed] = words { Some(&text[placed.word.range.clone()]) } else { None };
                if of_one.is_some_and(|word| terms.have_same_term(word, alternative.text)) {
                    return;
                }
                marked.clear();
                marked.push_str(alternative.text);
                marked.push(alternative.mark);
                let word = Word { range: 0..marked.len(), is_unspaced: false, first_end: None, is_tail: false };
                for placed in words {
                    let words = [LookupWord::new(marked, &word, start.saturating_add(placed.position))];
                    terms.look_up_term_numbers(marked, &words, |word, term| {
                        tokens.push(Token::new(term, word.position))
                    });
                }
            });
            let begun = placed.last().map_or(0, |last| last.position.saturating_add(1));
            start = start.saturating_add(begun).saturating_add(GAP);
        }
        tokens.sort_unstable();
        tokens.dedup();
        tokens
    }
}
