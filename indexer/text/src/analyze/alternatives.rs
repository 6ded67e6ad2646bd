//! Alternative spellings of words and names: `Spider-Man` and `spiderman`, `Lenny's` and `lennys`, `Århus` and
//! `Aarhus`.
//!
//! The index stores an alternative as a term with the mark [`ALTERNATIVE`] at each position that it covers, in addition
//! to the words as written. A query looks up its words with and without the mark, and its own alternatives without it.
//! So either side may use the other spelling, and the spelling of the query scores higher. Each word has at most
//! [`MAX_PER_WORD`] alternatives, and at most [`MAX_JOINED_NEIGHBORS`] neighbors are joined.

use super::fold::{is_apostrophe, is_attached_mark};
use super::joined_prefixes::without_prefixes;
use super::language::{ALTERNATIVE, Language, PART};
use super::terms::{fold_word, without_possessive};
use super::words::{Word, words};
use std::ops::Range;

/// Limit of alternatives per word.
const MAX_PER_WORD: usize = 6;
/// Limit of neighboring words that are joined.
const MAX_JOINED_NEIGHBORS: usize = 3;
/// Limit of words of a title that is joined as a whole.
const MAX_JOINED_TITLE_WORDS: usize = 6;
/// Least letters of a part of a compound that is indexed separately.
const MIN_PART_LETTERS: usize = 3;
/// Longest joined word in bytes.
const MAX_BYTES: usize = 48;

/// The alternatives that a text gets: names have many spellings, and long texts must stay small.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Extent {
    /// Hyphens, possessives, elisions, and letters with two spellings.
    Text,
    /// Also words joined by any symbol, words in camel case, and emoji.
    Name,
    /// Also neighboring words.
    Title,
}

/// A word with its position in a text.
#[derive(Clone, Debug)]
pub struct PositionedWord {
    pub word: Word,
    pub position: u32,
}

/// The words of a text with positions from 0 on. A tail shares the position of the pair before it, so that the words
/// after a run keep their distance.
pub fn positioned_words(text: &str) -> impl Iterator<Item = PositionedWord> {
    let mut begun = 0_u32;
    words(text).map(move |word| {
        begun = begun.saturating_add(u32::from(!word.is_tail));
        PositionedWord { position: begun.saturating_sub(1), word }
    })
}

/// An alternative spelling of one word or several.
pub struct Alternative<'a> {
    pub text: &'a str,
    /// [`ALTERNATIVE`] or [`PART`].
    pub mark: char,
    /// The words that it replaces.
    pub words: Range<usize>,
}

/// Passes on the alternatives of the words of `text`.
pub fn for_each_alternative(
    text: &str,
    words: &[PositionedWord],
    language: Language,
    extent: Extent,
    take: &mut dyn FnMut(Alternative<'_>),
) {
    let mut joined = String::new();
    for (at, PositionedWord { word, .. }) in words.iter().enumerate().filter(|(_, placed)| !placed.word.is_unspaced) {
        let written = &text[word.range.clone()];
        for_each_word_spelling(written, language, extent, &mut |text, mark| {
            take(Alternative { text, mark, words: at..at + 1 })
        });
        if has_plus(&text[word.range.end..]) {
            take(Alternative { text: &format!("{written}plus"), mark: ALTERNATIVE, words: at..at + 1 });
        }
        for_each_joined_word(text, &words[at..], extent, &mut joined, &mut |text, count| {
            take(Alternative { text, mark: ALTERNATIVE, words: at..at + count });
        });
    }
    if extent == Extent::Title
        && (MAX_JOINED_NEIGHBORS + 1..=MAX_JOINED_TITLE_WORDS).contains(&words.len())
        && join_all(text, words, &mut joined)
    {
        take(Alternative { text: &joined, mark: ALTERNATIVE, words: 0..words.len() });
    }
    if extent >= Extent::Name {
        for_each_emoji(text, words, take);
    }
}

/// Passes on the words of a query that may be written as one.
pub fn for_each_join(text: &str, words: &[PositionedWord], take: &mut dyn FnMut(Alternative<'_>)) {
    for_each_alternative(text, words, Language::Plain, Extent::Title, &mut |alternative| {
        if alternative.words.len() > 1 {
            take(alternative);
        }
    });
}

/// Joins each word with the following ones when nothing or a symbol separates them.
fn for_each_joined_word(
    text: &str,
    words: &[PositionedWord],
    extent: Extent,
    joined: &mut String,
    take: &mut impl FnMut(&str, usize),
) {
    let mut count = 1;
    for (before, next) in
        words.iter().zip(&words[1..]).take(if extent == Extent::Text { 2 } else { MAX_JOINED_NEIGHBORS + 1 })
    {
        let is_sign = |placed: &PositionedWord| &text[placed.word.range.clone()] == "&";
        let between = &text[before.word.range.end..next.word.range.start];
        let is_at_sign = between.is_empty() && (is_sign(before) || is_sign(next));
        if next.word.is_unspaced || !(is_at_sign || is_joined(between, extent)) {
            break;
        }
        count += 1;
        let words = &words[..count];
        if words.iter().filter(|placed| !is_sign(placed)).count() > MAX_JOINED_NEIGHBORS {
            break;
        }
        if !is_sign(&words[0]) && !is_sign(next) && join_all(text, words, joined) {
            take(joined, count);
        }
    }
}

/// Joins words, without `&` and with the s of possessives: `farmer's market` becomes `farmersmarket`. Returns false when
/// the result is not a word.
fn join_all(text: &str, words: &[PositionedWord], joined: &mut String) -> bool {
    joined.clear();
    for PositionedWord { word, .. } in words {
        let written = &text[word.range.clone()];
        if word.is_unspaced || joined.len() + written.len() > MAX_BYTES {
            return false;
        }
        if written != "&" {
            let owner = without_possessive(written);
            fold_word(owner.unwrap_or(written), Language::Plain, joined);
            joined.extend(owner.map(|_| 's'));
        }
    }
    joined.chars().nth(1).is_some()
}

/// Whether the text between two words makes them one name.
fn is_joined(between: &str, extent: Extent) -> bool {
    match extent {
        Extent::Title => true,
        Extent::Name => between.chars().count() <= 1 && !between.contains(char::is_whitespace) || is_initial(between),
        Extent::Text => matches!(between, "-" | "\u{2010}" | "\u{2011}" | "\u{200C}"),
    }
}

/// Whether the text is what separates the initials of `J. R. R.`
fn is_initial(between: &str) -> bool {
    between == ". "
}

/// Passes on the alternative spellings of one word.
fn for_each_word_spelling(written: &str, language: Language, extent: Extent, take: &mut impl FnMut(&str, char)) {
    let is_ascii = written.is_ascii();
    if !is_ascii {
        without_prefixes(written).for_each(|rest| take(rest, ALTERNATIVE));
    }
    if !is_ascii || written.contains(['\'', '`']) {
        if let Some(owner) = without_possessive(written) {
            take(&format!("{owner}s"), ALTERNATIVE);
        }
        if let Some((_, rest)) = written.split_once(is_apostrophe).filter(|(article, rest)| is_elision(article, rest)) {
            take(rest, ALTERNATIVE);
        }
        if !is_ascii && language.has_digraphs() && written.chars().any(|letter| digraph(letter).is_some()) {
            let mut spelled = String::with_capacity(written.len() + 4);
            for letter in written.chars() {
                match digraph(letter) {
                    Some(digraph) => spelled.push_str(digraph),
                    None => spelled.push(letter),
                }
            }
            take(&spelled, ALTERNATIVE);
        }
    }
    if extent >= Extent::Name {
        if written.eq_ignore_ascii_case(".net") {
            take(&written[1..], ALTERNATIVE);
        }
        camel_case_parts(written).take(MAX_PER_WORD / 2).for_each(|part| take(part, PART));
    }
}

/// Whether the part before an apostrophe is an article or similar in any language: `l'`, `d'`, `O'`.
fn is_elision(article: &str, rest: &str) -> bool {
    const ARTICLES: &[&str] =
        &["l", "d", "n", "m", "s", "t", "c", "j", "o", "qu", "all", "dall", "dell", "nell", "sull", "un", "quest"];
    ARTICLES.iter().any(|known| article.eq_ignore_ascii_case(known))
        && rest.chars().nth(1).is_some()
        && !["ll", "re", "ve"].contains(&rest)
}

/// Whether one plus follows a word, as in `Disney+` and `50+`, and ends it.
fn has_plus(rest: &str) -> bool {
    rest.strip_prefix('+').is_some_and(|rest| !rest.starts_with(|next: char| next == '+' || next.is_alphanumeric()))
}

/// The words of `StarTalk`, with at least three letters.
fn camel_case_parts(written: &str) -> impl Iterator<Item = &str> {
    let mut start = 0;
    let mut before = ' ';
    let mut ends = written.char_indices().filter_map(move |(at, letter)| {
        let begins = before.is_lowercase() && letter.is_uppercase();
        before = letter;
        begins.then_some(at)
    });
    let mut is_over = false;
    std::iter::from_fn(move || {
        if is_over {
            return None;
        }
        let end = ends.next();
        is_over = end.is_none();
        let part = &written[start..end.unwrap_or(written.len())];
        start = end.unwrap_or(written.len());
        Some(part)
    })
    .filter(move |part| part.len() < written.len() && part.chars().count() >= MIN_PART_LETTERS)
}

/// The two letters that German and Scandinavian writers type when a letter is missing on the keyboard.
fn digraph(letter: char) -> Option<&'static str> {
    match letter {
        'ä' | 'Ä' => Some("ae"),
        'ö' | 'Ö' | 'ø' | 'Ø' => Some("oe"),
        'ü' | 'Ü' => Some("ue"),
        'å' | 'Å' => Some("aa"),
        _ => None,
    }
}

/// Passes on each emoji of a text, at the position of the following word, or of the last word at the end.
fn for_each_emoji(text: &str, words: &[PositionedWord], take: &mut dyn FnMut(Alternative<'_>)) {
    if text.is_ascii() || words.is_empty() {
        return;
    }
    let mut left = MAX_PER_WORD;
    for (at, letter) in text.char_indices().filter(|(_, letter)| is_emoji(*letter)) {
        let word = words.partition_point(|placed| placed.word.range.start < at).min(words.len() - 1);
        take(Alternative { text: &text[at..at + letter.len_utf8()], mark: PART, words: word..word + 1 });
        left -= 1;
        if left == 0 {
            return;
        }
    }
}

/// Whether a character is an emoji. Sequences of characters are not recognized as one.
pub fn is_emoji(letter: char) -> bool {
    matches!(letter, '\u{2600}'..='\u{27BF}' | '\u{1F300}'..='\u{1F3FA}' | '\u{1F400}'..='\u{1FAFF}')
        && !is_attached_mark(letter)
}
