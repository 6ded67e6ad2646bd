//! Converts words to index terms.

use super::fold::{fold_into, is_apostrophe};
use super::language::{ALTERNATIVE, Language, PART};
use super::words::Word;
use foldhash::fast::RandomState;
use frostem::Stemmer;
use std::borrow::Cow;
use std::collections::HashMap;

/// Cached stems per text, so that frequent words of a transcript are stemmed once.
const STEM_CACHE_SIZE: usize = 20_000;

/// Converts words to terms of one language.
///
/// A term of a language with a stemmer is its stem after the language's mark (`en:hous`, `de:haus`); any other term is
/// the folded word. A stem therefore only matches documents of its own language: French *rat* does not match an English
/// search for *rates*. A query's words are converted in each of its languages and match the documents of each.
#[derive(Clone)]
pub struct Terms {
    language: Language,
    stemmer: Option<Stemmer>,
    cache: HashMap<String, String, RandomState>,
    folded: String,
}

impl Terms {
    pub fn new(language: Language) -> Self {
        Self { language, stemmer: language.stemmer(), cache: HashMap::default(), folded: String::new() }
    }

    /// Writes the term of `word`, a word of `text`, to `out`.
    pub fn term_into(&mut self, text: &str, word: &Word, out: &mut String) {
        out.clear();
        let slice = &text[word.range.clone()];
        if self.stemmer.is_none() || word.is_unspaced {
            fold_word(slice, Language::Plain, out);
            return;
        }
        self.fold(slice);
        if let Some(known) = self.cache.get(&self.folded) {
            out.push_str(known);
            return;
        }
        self.push_stem(out);
        if self.cache.len() < STEM_CACHE_SIZE {
            self.cache.insert(self.folded.clone(), out.clone());
        }
    }

    /// Appends the term of a word, without caching it. The mark of an alternative stays at the end.
    pub fn push_term(&mut self, word: &str, is_unspaced: bool, out: &mut String) {
        if let Some(mark) = word.chars().next_back().filter(|mark| matches!(*mark, ALTERNATIVE | PART)) {
            self.push_term(&word[..word.len() - 1], is_unspaced, out);
            out.push(mark);
        } else if self.stemmer.is_none() || is_unspaced {
            fold_word(word, Language::Plain, out);
        } else {
            self.fold(word);
            self.push_stem(out);
        }
    }

    fn fold(&mut self, word: &str) {
        self.folded.clear();
        fold_word(word, self.language, &mut self.folded);
    }

    /// People type the final ة of Arabic as ه, and both are folded to it. The stemmer removes ة from every word, but ه only
    /// from words without an article, so that المكتبة and مكتبة would differ.
    fn word_to_stem(&self) -> Cow<'_, str> {
        let start = self.folded.strip_suffix('ه').filter(|_| self.language.code() == "ar");
        start.map_or(Cow::Borrowed(self.folded.as_str()), |start| Cow::Owned(format!("{start}ة")))
    }

    fn push_stem(&self, out: &mut String) {
        let word = self.word_to_stem();
        let stem = self.stemmer.map_or(Cow::Borrowed(""), |stemmer| stemmer.stem(&word));
        out.push_str(self.language.code());
        out.push(':');
        // A stemmer may leave nothing of a short word.
        out.push_str(if stem.is_empty() { &self.folded } else { &stem });
    }
}

/// Folds a word and resolves apostrophes: `mother's` becomes `mother`, `don't` `dont`, `l'homme` `homme`. Symbols are
/// spelled out (`C++` becomes `cplusplus`, `&` the language's *and*); separators of digits and initials are dropped.
pub fn fold_word(word: &str, language: Language, out: &mut String) {
    let is_special = |letter: char| is_apostrophe(letter) || matches!(letter, '.' | ',' | '+' | '#' | '$' | '&' | '%');
    if !word.contains(is_special) {
        fold_into(word, out);
        return;
    }
    match word {
        "&" => return out.push_str(language.and_word()),
        "%" => return out.push_str(language.percent_word()),
        _ => {}
    }
    let kept = match word.split_once(is_apostrophe) {
        Some((article, rest)) if language.has_elision() && article.chars().count() <= 5 && rest.chars().count() > 1 => {
            rest
        }
        _ => word,
    };
    let kept = without_possessive(kept).unwrap_or(kept);
    let is_grouped = has_groups(kept);
    let mut spelled = String::with_capacity(kept.len() + 8);
    for letter in kept.chars() {
        match letter {
            '.' if spelled.is_empty() => spelled.push_str("dot"),
            '.' | ',' if is_grouped || !spelled.ends_with(|before: char| before.is_ascii_digit()) => {}
            // Decimals are written with a point or a comma.
            ',' => spelled.push('.'),
            '+' => spelled.push_str("plus"),
            '#' => spelled.push_str("sharp"),
            '$' => spelled.push('s'),
            letter if is_apostrophe(letter) => {}
            letter => spelled.push(letter),
        }
    }
    fold_into(&spelled, out);
}

/// Whether a word is a symbol that each language reads as a word of its own: `&` is *and* or *und*.
pub fn is_symbol_word(word: &str) -> bool {
    matches!(word, "&" | "%")
}

/// The word before `'s`; `None` without one.
pub(super) fn without_possessive(word: &str) -> Option<&str> {
    let owner = word.strip_suffix(['s', 'S'])?.strip_suffix(is_apostrophe)?;
    (!owner.is_empty()).then_some(owner)
}

/// Whether a number has its digits in groups of three: `10,000`. `3.141` counts as one too, in texts and queries alike.
fn has_groups(word: &str) -> bool {
    let number = word.trim_end_matches(|letter: char| !letter.is_ascii_digit());
    let Some(separator) = number.chars().find(|letter| matches!(letter, '.' | ',')) else { return false };
    let mut groups = number.split(separator);
    let is_digits = |group: &str| group.bytes().all(|byte| byte.is_ascii_digit());
    groups.next().is_some_and(|first| (1..=3).contains(&first.len()) && is_digits(first) && first != "0")
        && groups.all(|group| group.len() == 3 && is_digits(group))
}
