//! The words of what a document says of itself, with what may be told of them, and which follow each other.

use super::empty_words::{is_empty, is_part, sells};
use crate::analyze::{Language, Terms, words};
use std::collections::{HashMap, HashSet};

/// Words of a document that are looked at.
const MAX_WORDS: usize = 600;
/// Shortest word in scripts with spaces; shorter ones are particles, unless written in capitals (`AI`)...
const LEAST_LETTERS: usize = 4;
/// ... and, as parts of phrases, nouns too (`ice cream`).
const LEAST_LETTERS_IN_PHRASE: usize = 3;
/// Longer ones are made by machines.
const MOST_LETTERS: usize = 30;

/// What a document says of itself.
#[derive(Debug, Default, PartialEq)]
pub struct About {
    pub title: String,
    pub description: String,
    /// As the feed gives them.
    pub keywords: Vec<String>,
    /// Who makes it, and of an episode which show it is of: their words say nothing of what it is about.
    pub makers: Vec<String>,
    /// Base language of BCP 47, lower case; nothing when it is not known.
    pub language: String,
    /// Tells documents of one show from those of others.
    pub show: u64,
    pub is_episode: bool,
}

/// A word that may be told, or two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Said<'t> {
    /// Of the term and its language; the same for all forms of a word.
    pub key: u64,
    /// As it is written: one word, or two.
    pub written: [Option<&'t str>; 2],
    /// Of a phrase: the keys of its words.
    pub words: Option<[u64; 2]>,
    /// It may be told; else it is a part of phrases.
    pub stands_alone: bool,
}

impl Said<'_> {
    /// As people read it.
    pub fn form(&self) -> String {
        let words: Vec<String> = self.written.iter().flatten().map(|word| word.to_lowercase()).collect();
        words.join(" ")
    }

    /// Whether this is [`Self::form`], without making it.
    pub fn is_written(&self, form: &str) -> bool {
        let [first, second] = self.written;
        let letters = first.unwrap_or_default().chars().chain(second.iter().flat_map(|_| [' ']));
        let letters = letters.chain(second.unwrap_or_default().chars());
        letters.flat_map(char::to_lowercase).eq(form.chars())
    }
}

/// Reads texts; keeps the stems that it has seen.
#[derive(Default)]
pub struct TopicReader {
    analyzers: HashMap<Language, Terms>,
    term: String,
    lower: String,
}

impl TopicReader {
    /// Gives each word and phrase of a document, with how much it counts: more in the title.
    pub fn each<'t>(&mut self, about: &'t About, take: &mut dyn FnMut(Said<'t>, u32)) {
        let mut makers = HashSet::new();
        for maker in &about.makers {
            self.words_of(maker, &about.language, false, &mut |said, _| {
                makers.insert(said.key);
            });
        }
        let mut left = MAX_WORDS;
        let title = std::iter::once((about.title.as_str(), IN_TITLE));
        let keywords = about.keywords.iter().map(|keyword| (keyword.as_str(), IN_KEYWORDS));
        let description = sentences(&about.description).map(|sentence| (sentence, 1));
        for (text, times) in title.chain(keywords).chain(description) {
            if left == 0 {
                break;
            }
            let is_sentence = times == 1;
            left -= self.sentence(text, is_sentence, about, &makers, left, &mut |said| take(said, times));
        }
    }

    /// Gives the words and phrases of a title, or of a sentence that sells nothing; returns how many words were read.
    fn sentence<'t>(
        &mut self,
        text: &'t str,
        may_sell: bool,
        about: &About,
        makers: &HashSet<u64>,
        limit: usize,
        take: &mut dyn FnMut(Said<'t>),
    ) -> usize {
        if points_elsewhere(text) {
            return 0;
        }
        let mut found: Vec<(Said<'t>, bool)> = Vec::new();
        let is_selling =
            self.words_of(text, &about.language, may_sell, &mut |said, follows| found.push((said, follows)));
        if is_selling {
            return 0;
        }
        found.truncate(limit);
        let mut before: Option<Said<'t>> = None;
        for &(said, follows) in &found {
            if makers.contains(&said.key) {
                before = None;
                continue;
            }
            take(said);
            if let Some(first) = before.filter(|first| follows && first.key != said.key) {
                take(Said {
                    key: both(first.key, said.key),
                    written: [first.written[0], said.written[0]],
                    words: Some([first.key, said.key]),
                    stands_alone: true,
                });
            }
            before = Some(said);
        }
        found.len()
    }

    /// Gives the words that may be told, and whether each follows the one before with nothing between. Ends, and says so,
    /// at one that sells, where such are looked for.
    fn words_of<'t>(
        &mut self,
        text: &'t str,
        language: &str,
        may_sell: bool,
        take: &mut dyn FnMut(Said<'t>, bool),
    ) -> bool {
        let of = Language::of(Some(language));
        let analyzer = self.analyzers.entry(of).or_insert_with(|| Terms::new(of));
        let is_shouted = !text.chars().any(char::is_lowercase);
        let mut end = None;
        for word in words(text).filter(|word| !word.is_tail).take(MAX_WORDS) {
            let written = without_possessive(&text[word.range.clone()]);
            self.lower.clear();
            self.lower.extend(written.chars().flat_map(char::to_lowercase));
            if may_sell && sells(&self.lower) {
                return true;
            }
            let Some(stands_alone) = standing(written, &self.lower, is_shouted, word.is_unspaced) else {
                end = None;
                continue;
            };
            analyzer.term_into(text, &word, &mut self.term);
            let key = key(language, &self.term);
            let follows = !word.is_unspaced && end.is_some_and(|end| is_gap(&text[end..word.range.start]));
            end = if word.is_unspaced { None } else { Some(word.range.end) };
            take(Said { key, written: [Some(written), None], words: None, stands_alone }, follows);
        }
        false
    }
}

/// A word of the title counts like so many, one of the keywords like so many.
const IN_TITLE: u32 = 3;
const IN_KEYWORDS: u32 = 2;

/// Whether a word may be told by itself, or only as a part; `None` for neither.
fn standing(written: &str, lower: &str, is_shouted: bool, is_unspaced: bool) -> Option<bool> {
    let letters = written.chars().count();
    if is_unspaced {
        return (letters > 1).then_some(true);
    }
    let is_word = written.chars().all(char::is_alphanumeric) && written.chars().any(char::is_alphabetic);
    // `2b4f`: part of an address or a code. `covid19` and `f1` are words.
    let digits = written.chars().filter(char::is_ascii_digit).count();
    if !is_word || is_empty(lower) || letters > MOST_LETTERS || digits * 2 > letters {
        return None;
    }
    let is_in_capitals = |letter: char| letter.is_uppercase() || letter.is_ascii_digit();
    let is_short_name = letters >= 2 && !is_shouted && written.chars().all(is_in_capitals);
    let stands_alone = !is_part(lower) && (letters >= LEAST_LETTERS || is_short_name);
    (letters >= LEAST_LETTERS_IN_PHRASE || is_short_name).then_some(stands_alone)
}

fn without_possessive(word: &str) -> &str {
    ["'s", "’s", "'S", "’S"].iter().find_map(|end| word.strip_suffix(end)).unwrap_or(word)
}

/// Whether nothing but a space or a hyphen is between two words.
fn is_gap(between: &str) -> bool {
    matches!(between, " " | "-" | "\u{a0}" | "\u{2010}" | "\u{2011}" | "")
}

/// Addresses and handles: what they say is not what the text is about.
fn points_elsewhere(sentence: &str) -> bool {
    ["://", "www.", "@", ".com", ".org", ".net", ".fm/", ".ly/", ".co/"].iter().any(|sign| sentence.contains(sign))
}

/// Ends at a line's end, or where a full stop has a space behind it.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let (sentence, after) = rest.split_at(end_of_sentence(rest));
        rest = after;
        (!sentence.is_empty()).then_some(sentence)
    })
}

fn end_of_sentence(text: &str) -> usize {
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let is_end = match letter {
            '\n' | '。' | '！' | '？' | '•' => true,
            '.' | '!' | '?' | '…' => letters.peek().is_none_or(|(_, next)| next.is_whitespace()),
            _ => false,
        };
        if is_end {
            return at + letter.len_utf8();
        }
    }
    text.len()
}

/// FNV-1a of a term and its language; for ever the same, because files hold it.
fn key(language: &str, term: &str) -> u64 {
    let bytes = language.bytes().chain([0]).chain(term.bytes());
    bytes.fold(OFFSET, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME))
}

/// Of two words in their order.
fn both(first: u64, second: u64) -> u64 {
    let bytes = first.to_le_bytes().into_iter().chain(second.to_le_bytes());
    bytes.fold(OFFSET, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME))
}

const OFFSET: u64 = 0xCBF2_9CE4_8422_2325;
const PRIME: u64 = 0x0100_0000_01B3;

#[cfg(test)]
mod tests {
    use super::*;

    fn said(title: &str, description: &str, makers: &[&str]) -> Vec<(String, u32)> {
        let about = About {
            title: title.to_owned(),
            description: description.to_owned(),
            makers: makers.iter().map(|&maker| maker.to_owned()).collect(),
            language: "en".to_owned(),
            ..About::default()
        };
        let mut found = Vec::new();
        TopicReader::default().each(&about, &mut |said, times| {
            if said.stands_alone {
                found.push((said.form(), times));
            }
        });
        found
    }

    #[test]
    fn words_and_phrases_are_given() {
        let found = said("Raising a Seed Round", "Founders, investors.", &[]);
        let expected = [("raising", 3), ("seed", 3), ("seed round", 3), ("founders", 1), ("investors", 1)];
        assert_eq!(found, expected.map(|(form, times)| (form.to_owned(), times)), "no round by itself");
        let found = said("AI today", "The ice cream of Italy's coast", &[]);
        let forms: Vec<&str> = found.iter().map(|(form, _)| form.as_str()).collect();
        assert_eq!(forms, ["ai", "cream", "ice cream", "italy", "coast", "italy coast"]);
    }

    #[test]
    fn what_sells_or_points_elsewhere_is_left_out() {
        let sold = "Sourdough at home. Support us on Patreon for bread.\nRecipes: https://bread.example/flour!";
        assert_eq!(said("", sold, &[]), [("sourdough".to_owned(), 1), ("home".to_owned(), 1)]);
        assert_eq!(said("Episode 12, September", "with ada lovelace, 2b42", &["Ada Lovelace"]), []);
    }

    #[test]
    fn sentences_end_where_they_do() {
        let text = "node.js is 3.5. Second!\nThird? 第四。第五";
        let found: Vec<&str> = sentences(text).map(str::trim).collect();
        assert_eq!(found, ["node.js is 3.5.", "Second!", "", "Third?", "第四。", "第五"]);
        assert_eq!(sentences("").count(), 0);
    }
}
