//! Highlights matches in texts. It uses the same analysis as the index, so that stems and pairs of characters highlight
//! the right bytes.

use super::snippet_windows::{best_windows, cut_snippet, highlight_window, merge_ranges};
use crate::deadline::Deadline;
use crate::position_budget::PositionBudget;
use crate::query::highlight_terms::HighlightTerms;
use crate::query::quoted_phrase::QuotedPhrase;
use crate::scorer::sloppy_phrase::SloppyPhraseMatcher;
use earshot_text::analyze::{
    ALTERNATIVE, BEGINS_A_PAIR, Extent, Language, PART, PositionedWord, Terms, fold_word, for_each_alternative,
    is_symbol_word, positioned_words,
};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;
use std::time::Duration;

/// Time for highlighting after the deadline.
const GRACE: Duration = Duration::from_millis(100);
/// Limit of bytes of a text that are searched for matches.
const MAX_BYTES: usize = 32 << 10;

/// Highlights texts of documents. Caches the prepared highlight terms of each language.
pub struct Highlighter<'a> {
    terms: &'a HighlightTerms,
    languages: Vec<LanguageHighlights<'a>>,
    /// Present when some phrases are quoted.
    quoted: Option<QuotedHighlights<'a>>,
    deadline: &'a Deadline,
}

/// The quoted phrases of highlight terms, for texts of any language.
pub struct QuotedHighlights<'a>(LanguageHighlights<'a>);

/// The highlight terms for texts of one language.
struct LanguageHighlights<'a> {
    language: Language,
    terms: Terms,
    single: HashSet<&'a str>,
    phrases: Vec<HighlightPhrase<'a>>,
    /// Some terms are characters that begin a pair.
    has_characters: bool,
    /// The terms that are alternative spellings.
    alternatives: HashSet<&'a str>,
    /// A prefilter that skips most words without stemming. `None` for languages whose stems may begin differently from
    /// their words.
    prefixes: Option<StemPrefixes>,
}

/// A phrase to highlight.
struct HighlightPhrase<'a> {
    /// The spellings of each word.
    words: Vec<Vec<&'a str>>,
    phrase: SloppyPhraseMatcher,
}

/// The first two letters of the wanted stems, for ASCII.
struct StemPrefixes {
    /// By first letter, one bit per possible second letter.
    seconds: [u128; 128],
    /// The second letters that stemming never changes.
    kept: u128,
}

/// One bit per lowercase letter.
const SMALL_LETTERS: u128 = ((1 << 26) - 1) << b'a';

/// A word that may match, and its number in the text.
pub struct MatchedWord {
    pub number: u32,
    range: Range<usize>,
    term: String,
}

impl<'a> LanguageHighlights<'a> {
    fn of(terms: &'a HighlightTerms, language: Language) -> Self {
        let is_here = |term: &str| may_occur_in(language, term);
        let single: HashSet<&str> = terms.single.iter().map(String::as_str).filter(|term| is_here(term)).collect();
        let as_written = terms.phrases.iter().filter(|(phrase, _)| phrase.iter().all(|term| is_here(term)));
        let as_written =
            as_written.map(|(phrase, slop)| (phrase.iter().map(|term| vec![term.as_str()]).collect(), *slop));
        let near = terms.fuzzy_phrases.iter().filter(|phrase| is_here(phrase.any_term()));
        let near = near.map(|phrase| (phrase.spellings(), phrase.slop));
        Self::with_phrases(language, single, as_written.chain(near))
    }

    fn with_phrases(
        language: Language,
        single: HashSet<&'a str>,
        phrases: impl Iterator<Item = (Vec<Vec<&'a str>>, u32)>,
    ) -> Self {
        let phrases = phrases.map(|(words, slop)| {
            let phrase = SloppyPhraseMatcher::new(&words, slop);
            HighlightPhrase { words, phrase }
        });
        let phrases: Vec<HighlightPhrase<'_>> = phrases.collect();
        let in_phrases = phrases.iter().flat_map(|phrase| phrase.words.iter().flatten().copied());
        let terms = single.iter().copied().chain(in_phrases);
        let alternatives = terms.clone().filter(|term| term.ends_with([ALTERNATIVE, PART])).collect();
        let prefixes =
            StemPrefixes::of(terms.map(|term| term.split_once(':').map_or(term, |(_, stem)| stem)), language);
        let has_characters = single.iter().any(|term| term.ends_with(BEGINS_A_PAIR));
        let terms = Terms::new(language);
        Self { language, terms, single, phrases, has_characters, alternatives, prefixes }
    }

    fn is_empty(&self) -> bool {
        self.single.is_empty() && !self.has_phrases()
    }

    fn has_phrases(&self) -> bool {
        !self.phrases.is_empty()
    }

    /// False when the first letters rule out that a word matches.
    fn may_match(&self, word: &str) -> bool {
        self.prefixes.as_ref().is_none_or(|beginnings| beginnings.may_contain(word))
    }

    /// Finds the words of a text that match alone, as ranges, and words that phrases may contain. `text_language` is
    /// the language of the text.
    fn read_words(
        &mut self,
        text: &str,
        text_language: Language,
        ranges: &mut Vec<Range<usize>>,
        met: &mut Vec<MatchedWord>,
    ) {
        let (mut term, mut first) = (String::new(), String::new());
        let placed: Vec<PositionedWord> = positioned_words(text).collect();
        for PositionedWord { word, position } in &placed {
            if self.may_match(&text[word.range.clone()]) {
                self.terms.term_into(text, word, &mut term);
                if self.single.contains(term.as_str()) {
                    ranges.push(word.range.clone());
                }
                if let Some(end) = word.first_end.filter(|_| self.has_characters) {
                    let character = word.range.start..end;
                    first.clear();
                    fold_word(&text[character.clone()], Language::Plain, &mut first);
                    first.push(BEGINS_A_PAIR);
                    if self.single.contains(first.as_str()) {
                        ranges.push(character);
                    }
                }
                if self.has_phrases() && !word.is_tail {
                    let (number, range) = (*position, word.range.clone());
                    met.push(MatchedWord { number, range: range.clone(), term: std::mem::take(&mut term) });
                    if self.language != text_language && is_symbol_word(&text[range.clone()]) {
                        let mut term = String::new();
                        fold_word(&text[range.clone()], text_language, &mut term);
                        met.push(MatchedWord { number, range, term });
                    }
                }
            }
        }
        if self.alternatives.is_empty() {
            return;
        }
        for_each_alternative(text, &placed, text_language, Extent::Title, &mut |alternative| {
            let [Some(first), Some(last)] =
                [alternative.words.start, alternative.words.end - 1].map(|at| placed.get(at))
            else {
                return;
            };
            term.clear();
            self.terms.push_term(alternative.text, false, &mut term);
            term.push(alternative.mark);
            if !self.alternatives.contains(term.as_str()) {
                return;
            }
            let range = first.word.range.start..last.word.range.end;
            if self.single.contains(term.as_str()) {
                ranges.push(range.clone());
            }
            if !self.phrases.is_empty() {
                let met_at = |number| MatchedWord { number, range: range.clone(), term: term.clone() };
                met.extend((first.position..=last.position).map(met_at));
            }
        });
    }

    /// Finds all matches in a text.
    fn find_matches(
        &mut self,
        text: &str,
        text_language: Language,
        deadline: &Deadline,
        ranges: &mut Vec<Range<usize>>,
    ) {
        let mut met = Vec::new();
        self.read_words(text, text_language, ranges, &mut met);
        if !met.is_empty() {
            highlight_phrases(&met, &mut self.phrases, deadline, ranges);
        }
    }
}

impl<'a> QuotedHighlights<'a> {
    pub fn new(quoted: impl Iterator<Item = &'a QuotedPhrase>) -> Self {
        // Fields and languages have other index terms for the same words.
        let distinct: BTreeSet<(&Vec<Vec<String>>, u32)> =
            quoted.map(|phrase| (&phrase.surface_spellings, phrase.indexed.slop)).collect();
        let spellings = |word: &'a Vec<String>| word.iter().map(String::as_str).collect();
        let phrases =
            distinct.into_iter().map(|(words, slop)| (words.iter().map(spellings).collect::<Vec<Vec<&str>>>(), slop));
        // Folded words are the terms of languages without a stemmer.
        Self(LanguageHighlights::with_phrases(Language::Plain, HashSet::new(), phrases))
    }

    /// Whether a text has one of the phrases.
    fn has_match(&mut self, text: &str, language: Language, deadline: &Deadline) -> bool {
        let mut ranges = Vec::new();
        self.0.find_matches(text, language, deadline, &mut ranges);
        !ranges.is_empty()
    }

    /// Appends the words of a text that may be of a phrase. The first word of the text has the number `first`.
    pub fn read_words(&mut self, text: &str, language: Language, first: u32, met: &mut Vec<MatchedWord>) {
        let before = met.len();
        self.0.read_words(text, language, &mut Vec::new(), met);
        met[before..].iter_mut().for_each(|word| word.number = word.number.saturating_add(first));
    }

    /// Visits the word numbers of each match, until `visit` returns false. Returns whether it never did.
    pub fn for_each_match(
        &mut self,
        met: &[MatchedWord],
        budget: &mut PositionBudget<'_>,
        visit: &mut dyn FnMut(&[u32]) -> bool,
    ) -> bool {
        met.is_empty() || for_each_phrase_match(met, &mut self.0.phrases, budget, visit)
    }
}

impl StemPrefixes {
    fn of<'t>(stems: impl Iterator<Item = &'t str>, language: Language) -> Option<Self> {
        let kept = match language.code() {
            // The Dutch stemmer removes `ge`; the Turkish one makes *p* of *buma*.
            "nl" | "tr" => return None,
            // The Finnish stemmer can shorten a stem to one letter.
            "fi" => 0,
            // The English stemmer makes *lie* of *lying*.
            "en" => SMALL_LETTERS ^ 1 << b'y',
            // The German stemmer makes *ol* of *oel*.
            "de" => SMALL_LETTERS ^ 1 << b'e',
            _ => SMALL_LETTERS,
        };
        let mut seconds = [0; 128];
        for stem in stems {
            let mut bytes = stem.bytes();
            if let Some(seconds) = bytes.next().and_then(|first| seconds.get_mut(usize::from(first))) {
                let second = bytes.next().filter(|&second| has_bit(kept, second));
                *seconds |= second.map_or(u128::MAX, |second| 1 << second);
            }
        }
        Some(Self { seconds, kept })
    }

    fn may_contain(&self, word: &str) -> bool {
        let mut bytes = word.bytes().map(|byte| byte.to_ascii_lowercase());
        let first = bytes.next().unwrap_or_default();
        // Symbols are spelled out as words, so their letters cannot be compared.
        if !first.is_ascii_alphanumeric() {
            return true;
        }
        let Some(&seconds) = self.seconds.get(usize::from(first)) else { return true };
        let may_follow = match bytes.next() {
            Some(second) if has_bit(self.kept, second) => has_bit(seconds, second),
            _ => seconds != 0,
        };
        // An article before an apostrophe is not part of the stem. These are the first bytes of all kinds of
        // apostrophes.
        may_follow || word.bytes().any(|byte| matches!(byte, b'\'' | b'`' | 0xC2 | 0xCA | 0xE2 | 0xEF))
    }
}

impl<'a> Highlighter<'a> {
    /// Highlights phrases until the deadline, and single words for [`GRACE`] longer.
    pub fn new(terms: &'a HighlightTerms, deadline: &'a Deadline) -> Self {
        let quoted = (!terms.quoted.is_empty()).then(|| QuotedHighlights::new(terms.quoted.iter()));
        Self { terms, languages: Vec::new(), quoted, deadline }
    }

    /// The matched byte ranges, sorted and without overlap.
    pub fn find_matches(&mut self, text: &str, language: Language) -> Vec<Range<usize>> {
        if self.terms.is_empty() || self.deadline.is_over_for(GRACE) {
            return Vec::new();
        }
        let (deadline, text) = (self.deadline, truncate(text, MAX_BYTES));
        let mut ranges = Vec::new();
        let requested = self.highlights_in(language);
        if !requested.is_empty() {
            requested.find_matches(text, language, deadline, &mut ranges);
        }
        if let Some(quoted) = &mut self.quoted {
            quoted.0.find_matches(text, language, deadline, &mut ranges);
        }
        merge_ranges(ranges)
    }

    /// Whether a text has a quoted phrase as written. It is searched to its end.
    pub fn has_quoted(&mut self, text: &str, language: Language) -> bool {
        self.quoted.as_mut().is_some_and(|quoted| quoted.has_match(text, language, self.deadline))
    }

    /// Highlights all matches in a short text. Empty when there are none.
    pub fn highlight_all(&mut self, text: &str, language: Language) -> Vec<String> {
        let found = self.find_matches(text, language);
        if found.is_empty() { Vec::new() } else { vec![highlight_window(text, &(0..text.len()), &found)] }
    }

    /// The snippets of a long text with the most matches, in text order.
    pub fn snippets(&mut self, text: &str, language: Language) -> Vec<String> {
        let found = self.find_matches(text, language);
        let windows = best_windows(text, &found);
        windows.into_iter().map(|window| cut_snippet(text, &window, &found)).collect()
    }

    fn highlights_in(&mut self, language: Language) -> &mut LanguageHighlights<'a> {
        let known = self.languages.iter().position(|known| known.language == language);
        let at = known.unwrap_or_else(|| {
            self.languages.push(LanguageHighlights::of(self.terms, language));
            self.languages.len() - 1
        });
        &mut self.languages[at]
    }
}

/// Whether a term can occur in texts of a language: its language mark is that of the language, or it has none.
fn may_occur_in(language: Language, term: &str) -> bool {
    term.split_once(':').is_none_or(|(mark, _)| mark == language.code())
}

fn has_bit(bits: u128, letter: u8) -> bool {
    letter.is_ascii() && bits >> letter & 1 == 1
}

/// Highlights the words of phrases that are within the slop.
fn highlight_phrases(
    met: &[MatchedWord],
    phrases: &mut [HighlightPhrase<'_>],
    deadline: &Deadline,
    ranges: &mut Vec<Range<usize>>,
) {
    let mut found: HashSet<u32> = HashSet::new();
    for_each_phrase_match(met, phrases, &mut PositionBudget::new(deadline), &mut |positions| {
        found.extend(positions);
        true
    });
    ranges.extend(met.iter().filter(|word| found.contains(&word.number)).map(|word| word.range.clone()));
}

/// Visits the word numbers of each match of the phrases, until `visit` returns false. Returns whether it never did.
fn for_each_phrase_match(
    met: &[MatchedWord],
    phrases: &mut [HighlightPhrase<'_>],
    budget: &mut PositionBudget<'_>,
    visit: &mut dyn FnMut(&[u32]) -> bool,
) -> bool {
    let mut numbers: HashMap<&str, Vec<u32>> = HashMap::new();
    for word in met {
        numbers.entry(&word.term).or_default().push(word.number);
    }
    for HighlightPhrase { words, phrase } in phrases {
        let of_word = |&word: &usize| {
            let mut all: Vec<u32> =
                words[word].iter().filter_map(|term| numbers.get(term)).flatten().copied().collect();
            all.sort_unstable();
            all.dedup();
            all
        };
        let lists: Vec<Vec<u32>> = phrase.lists().iter().map(of_word).collect();
        let mut goes_on = true;
        phrase.for_each_match(&lists, budget, &mut |positions| {
            goes_on = visit(positions);
            goes_on
        });
        if !goes_on {
            return false;
        }
    }
    true
}

fn truncate(text: &str, bytes: usize) -> &str {
    &text[..text.floor_char_boundary(bytes)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn far() -> Deadline {
        Deadline::with_budget(Duration::from_secs(3600))
    }

    fn terms(single: &[&str], phrases: &[(&[&str], u32)]) -> HighlightTerms {
        let owned = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<String>>();
        HighlightTerms {
            single: owned(single).into_iter().collect(),
            phrases: phrases.iter().map(|(phrase, slop)| (owned(phrase), *slop)).collect(),
            ..HighlightTerms::default()
        }
    }

    #[test]
    fn matches_are_highlighted_and_the_rest_is_escaped() {
        let cases: &[(&str, &str, HighlightTerms, &str)] = &[
            ("en", "Houses & <b>", terms(&["en:hous"], &[]), "<em>Houses</em> &amp; &lt;b&gt;"),
            ("de", "Die Häuser", terms(&["de:haus"], &[]), "Die <em>Häuser</em>"),
            ("ja", "機械学習の本", terms(&["机械", "械学"], &[]), "<em>機械学</em>習の本"),
            ("ja", "学習の本、学", terms(&["学", "学*"], &[]), "<em>学</em>習の本、<em>学</em>"),
            (
                "en",
                "heat the pump, heat pump",
                terms(&[], &[(&["en:heat", "en:pump"], 0)]),
                "heat the pump, <em>heat</em> <em>pump</em>",
            ),
            ("en", "heat the pump", terms(&[], &[(&["en:heat", "en:pump"], 1)]), "<em>heat</em> the <em>pump</em>"),
            (
                "en",
                "heat the big pump, heat pump",
                terms(&[], &[(&["en:heat", "en:pump"], 1)]),
                "heat the big pump, <em>heat</em> <em>pump</em>",
            ),
            (
                "fr",
                "l'homme, L’HOMME, homme",
                terms(&["fr:homm"], &[]),
                "<em>l&#39;homme</em>, <em>L’HOMME</em>, <em>homme</em>",
            ),
            ("nl", "gefietst", terms(&["nl:fiets"], &[]), "<em>gefietst</em>"),
            ("en", "Élan, elan, ＥＬＡＮ", terms(&["en:elan"], &[]), "<em>Élan</em>, <em>elan</em>, <em>ＥＬＡＮ</em>"),
        ];
        for (language, text, terms, expected) in cases {
            let shown = Highlighter::new(terms, &far()).highlight_all(text, Language::from_tag(Some(language)));
            assert_eq!(shown, [*expected], "{text}");
        }
    }

    proptest::proptest! {
        #[test]
        fn skipped_words_match_no_stem(words in proptest::collection::vec("([a-zA-Z]{1,14}|[a-z]{2,5}|[a-z]?['’]?\\PC{1,6})", 1..20)) {
            let (text, deadline) = (words.join(" "), far());
            for language in std::iter::once(Language::Plain).chain(Language::all_with_stemmer()) {
                let mut terms = Terms::new(language);
                for word in earshot_text::analyze::words(&text) {
                    let mut term = String::new();
                    terms.term_into(&text, &word, &mut term);
                    let terms = HighlightTerms { single: [term].into(), ..HighlightTerms::default() };
                    let found = Highlighter::new(&terms, &deadline).find_matches(&text, language);
                    let is_found = found.iter().any(|range| range.start <= word.range.start && range.end >= word.range.end);
                    proptest::prop_assert!(is_found, "{language:?} {:?} {terms:?}", &text[word.range]);
                }
            }
        }
    }

    #[test]
    fn stems_begin_as_words_do() {
        let ends = ["", "a", "an", "er", "ers", "ed", "ma", "uma", "ying", "en", "heit", "eux", "ss", "zione", "um"];
        let letters = || (b'a'..=b'z').map(char::from);
        let pairs = letters().flat_map(|first| letters().map(move |second| format!("{first}{second}")));
        let with_ends = pairs.clone().flat_map(|pair| ends.map(|end| format!("{pair}{end}")));
        let threes = pairs.flat_map(|pair| letters().map(move |third| format!("{pair}{third}")));
        let words: Vec<String> = with_ends.chain(threes).collect();
        for language in std::iter::once(Language::Plain).chain(Language::all_with_stemmer()) {
            let (terms, mut term) = (&mut Terms::new(language), String::new());
            for word in &words {
                term.clear();
                terms.push_term(word, false, &mut term);
                let stem = term.split_once(':').map_or(&*term, |(_, stem)| stem);
                let may_match =
                    StemPrefixes::of([stem].into_iter(), language).is_none_or(|known| known.may_contain(word));
                assert!(may_match, "{} {word} {stem}", language.code());
            }
        }
    }

    #[test]
    fn snippets_are_short_and_hold_the_matches() {
        let text = format!("{} solar panels {}", "before ".repeat(100), "after ".repeat(100));
        let terms = terms(&["solar"], &[]);
        let shown = Highlighter::new(&terms, &far()).snippets(&text, Language::Plain);
        assert_eq!(shown.len(), 1);
        assert!(shown[0].contains("<em>solar</em> panels") && shown[0].len() < 300, "{shown:?}");
        assert!(shown[0].starts_with('…') && shown[0].ends_with('…'));
    }

    #[test]
    fn a_text_without_matches_has_no_snippets() {
        assert!(Highlighter::new(&HighlightTerms::default(), &far()).highlight_all("text", Language::Plain).is_empty());
    }
}
