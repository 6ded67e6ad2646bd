//! Reads the words and phrases of a document's texts, with their source and spelling.

use super::topic_stop_words::{is_phrase_word, is_promotional, is_stop_word};
use earshot_text::analyze::{Language, Terms, fold_word, title_key, words};
use std::collections::{HashMap, HashSet};

/// Limit of words per document.
const MAX_WORDS: usize = 600;
/// Limit of words per phrase in texts, and per label.
const MAX_PHRASE: usize = 3;
pub const MAX_LABEL: usize = 4;
/// Shorter words of scripts with spaces are particles, unless written in capitals (`AI`).
const MIN_LETTERS: usize = 4;
/// Shortest word within a phrase (`ice cream`).
const MIN_LETTERS_IN_PHRASE: usize = 3;
/// A longer word in capitals is emphasis, not an acronym.
pub const MAX_ACRONYM: usize = 5;
/// Letters of the longest article before an apostrophe (`dell'arte`).
const MAX_ARTICLE: usize = 5;
/// Longer words are not written by people.
const MAX_LETTERS: usize = 30;
/// Shorter texts do not show which words have a capital of their own.
const MIN_PROSE_WORDS: usize = 4;
/// Languages with plurals in s. Their stemmers also merge words that are different topics (`market`, `marketing`).
const PLURAL_IN_S: [&str; 6] = ["ca", "en", "es", "fr", "nl", "pt"];

/// The texts of a document that topics are read from.
#[derive(Debug, Default, PartialEq)]
pub struct TopicInput {
    pub title: String,
    pub description: String,
    /// As the feed gives them.
    pub keywords: Vec<String>,
    pub genres: Vec<String>,
    /// Names of the makers, which are not topics.
    pub makers: Vec<String>,
    /// Title of the podcast, which is not a topic either.
    pub name: String,
    /// Base language of BCP 47 in lower case; empty when unknown.
    pub language: String,
    /// Hash of the podcast, to distinguish its documents from those of others.
    pub show: u64,
}

/// The source of a mention: the text in which a document mentions a word or phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MentionSource {
    Title,
    /// One of the feed's keywords or genres.
    Keyword,
    Genre,
    /// A part of a genre of the document (`Kids` of `Kids & Family`). It is a label, though not of this document.
    GenrePart,
    /// The first sentence of the description.
    Opening,
    Text,
}

pub const MENTION_SOURCES: usize = 6;

/// The case in which prose writes a word or phrase within a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LetterCase {
    /// It is not within a sentence of prose.
    Unknown,
    Lower,
    /// Every word begins with a capital, and the words around do not.
    Name,
    /// Like [`Self::Name`], and another such word follows: a given name, or part of a longer name.
    NameBegins,
}

/// A word or phrase of a document that may be a topic.
#[derive(Clone, Copy, Debug)]
pub struct Mention<'t> {
    /// Hash of the words and their language; equal for singular and plural.
    pub key: u64,
    /// Hash of a whole keyword or genre; equal in every language.
    pub label: Option<u64>,
    pub surface_form: &'t str,
    /// Hashes of its words in order; 0 for none.
    pub words: [u64; MAX_LABEL],
    pub source: MentionSource,
    pub case: LetterCase,
    /// It contains a word that is a topic only within a phrase.
    pub has_part: bool,
}

/// A word of a text.
struct TopicToken {
    start: usize,
    end: usize,
    hash: u64,
    /// `None` when the word is not part of a topic.
    topic_word: Option<TopicWord>,
    is_capital: bool,
    /// Only a space or a hyphen separates it from the word before.
    follows: bool,
    /// It is not the first word of its sentence, so a capital is its own.
    is_inside: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum TopicWord {
    /// May be a topic alone.
    Standalone,
    /// May be part of a topic, next to another word.
    PhraseOnly,
}

/// Reads texts and caches stems.
#[derive(Default)]
pub struct TopicReader {
    analyzers: HashMap<Language, Terms>,
}

impl TopicReader {
    /// Calls back with each word and phrase of a document that may be a topic. `is_new` decides for each sentence of
    /// the description whether to read it.
    pub fn for_each_mention<'t>(
        &mut self,
        about: &'t TopicInput,
        is_new: &mut dyn FnMut(&str) -> bool,
        take: &mut dyn FnMut(Mention<'t>),
    ) {
        let title = title_key(&about.title);
        // An author with the podcast's name is not a person, and the words of that name may be topics.
        let persons = about.makers.iter().filter(|maker| !title.contains(&title_key(maker)) && **maker != about.name);
        let persons: HashSet<u64> =
            persons.flat_map(|maker| self.tokens(maker, about)).map(|token| token.hash).collect();
        let name: Vec<u64> = self.tokens(&about.name, about).iter().map(|token| token.hash).collect();
        let name = topic_key(&about.language, &name);
        let mut take = |mention: Mention<'t>| {
            let is_person =
                mention.source != MentionSource::Genre && mention.words.iter().any(|word| persons.contains(word));
            if !is_person && mention.key != name {
                take(mention);
            }
        };
        let mut left = MAX_WORDS;
        self.read_text(&about.title, MentionSource::Title, about, &mut left, &mut take);
        for (labels, source) in [(&about.keywords, MentionSource::Keyword), (&about.genres, MentionSource::Genre)] {
            for label in labels {
                self.read_label(label.trim().trim_start_matches('#'), source, about, &mut take);
            }
        }
        let mut source = MentionSource::Opening;
        for sentence in sentences(&about.description) {
            if left == 0 {
                break;
            }
            if sentence.trim().is_empty() || has_address(sentence) || !is_new(sentence) {
                continue;
            }
            // A sentence around the podcast's name is read without the name.
            let mut parts = [Some(sentence), None];
            if about.name.len() >= MIN_LETTERS
                && let Some((before, after)) = sentence.split_once(about.name.as_str())
            {
                parts = [Some(before), Some(after)];
            }
            for part in parts.into_iter().flatten() {
                self.read_text(part, source, about, &mut left, &mut take);
            }
            source = MentionSource::Text;
        }
    }

    /// Reads a label, and the parts that `&` joins in it.
    fn read_label<'t>(
        &mut self,
        label: &'t str,
        source: MentionSource,
        about: &TopicInput,
        take: &mut impl FnMut(Mention<'t>),
    ) {
        let tokens = self.tokens(label, about);
        let is_label = !tokens.is_empty()
            && tokens.len() <= MAX_LABEL
            && tokens.iter().any(|token| token.topic_word.is_some())
            && tokens.iter().all(|token| token.topic_word.is_some() || source == MentionSource::Genre);
        if !is_label {
            return;
        }
        let words = hashes(&tokens);
        let key = topic_key(&about.language, &words[..tokens.len()]);
        let label_key = self::topic_key(ANY_LANGUAGE, &[hash(FNV_OFFSET, title_key(label).as_bytes())]);
        let has_part = tokens.iter().all(|token| token.topic_word != Some(TopicWord::Standalone));
        take(Mention {
            key,
            label: Some(label_key),
            surface_form: label,
            words,
            source,
            case: LetterCase::Unknown,
            has_part,
        });
        if source == MentionSource::Genre && label.contains('&') {
            label.split('&').for_each(|part| self.read_label(part.trim(), MentionSource::GenrePart, about, take));
        }
    }

    /// Reads the words and phrases of a title or a sentence, unless it is advertising.
    fn read_text<'t>(
        &mut self,
        text: &'t str,
        source: MentionSource,
        about: &TopicInput,
        left: &mut usize,
        take: &mut impl FnMut(Mention<'t>),
    ) {
        let mut tokens = self.tokens(text, about);
        let is_selling = |token: &TopicToken| is_promotional(&text[token.start..token.end].to_lowercase());
        if source != MentionSource::Title && tokens.iter().any(is_selling) {
            return;
        }
        tokens.truncate(*left);
        *left -= tokens.len();
        let small = tokens.iter().filter(|token| !token.is_capital).count();
        let is_prose = source != MentionSource::Title && tokens.len() >= MIN_PROSE_WORDS && small * 2 >= tokens.len();
        for start in 0..tokens.len() {
            for end in start + 1..=tokens.len().min(start + MAX_PHRASE) {
                let last = &tokens[end - 1];
                if last.topic_word.is_none() || (end - start > 1 && !last.follows) {
                    break;
                }
                let phrase = &tokens[start..end];
                if phrase.iter().all(|token| token.topic_word != Some(TopicWord::Standalone)) {
                    continue;
                }
                let words = hashes(phrase);
                take(Mention {
                    key: topic_key(&about.language, &words[..phrase.len()]),
                    label: None,
                    surface_form: &text[tokens[start].start..last.end],
                    words,
                    source,
                    case: if is_prose { case_of(&tokens, start, end) } else { LetterCase::Unknown },
                    has_part: phrase.iter().any(|token| token.topic_word == Some(TopicWord::PhraseOnly)),
                });
            }
        }
    }

    /// Splits a text into words.
    fn tokens(&mut self, text: &str, about: &TopicInput) -> Vec<TopicToken> {
        let language = Language::from_tag(Some(&about.language));
        let analyzer = self.analyzers.entry(language).or_insert_with(|| Terms::new(language));
        let has_plural_in_s = PLURAL_IN_S.contains(&about.language.as_str());
        let is_shouted = text.len() > MAX_ACRONYM && !text.chars().any(char::is_lowercase);
        let mut tokens: Vec<TopicToken> = Vec::new();
        let (mut term, mut end) = (String::new(), 0);
        for word in words(text).filter(|word| !word.is_tail).take(MAX_WORDS) {
            let whole = &text[word.range.clone()];
            let noun = if language.has_elision() { without_article(whole) } else { whole };
            let written = without_possessive(noun);
            let lower = written.to_lowercase();
            if has_plural_in_s {
                term.clear();
                fold_word(&lower, language, &mut term);
                to_singular(&mut term);
            } else {
                analyzer.term_into(text, &word, &mut term);
            }
            let between = text.get(end..word.range.start).unwrap_or_default();
            let start = word.range.end - noun.len();
            tokens.push(TopicToken {
                start,
                end: start + written.len(),
                hash: hash(FNV_OFFSET, term.as_bytes()),
                topic_word: topic_word_of(written, &lower, is_shouted, word.is_unspaced),
                is_capital: written.starts_with(char::is_uppercase),
                follows: !tokens.is_empty() && matches!(between, " " | "-" | "\u{a0}" | "\u{2010}" | "\u{2011}"),
                is_inside: !tokens.is_empty() && !between.contains(SENTENCE_BREAKS),
            });
            end = word.range.end;
        }
        tokens
    }
}

/// A word after one of these may be capitalized because of its position.
const SENTENCE_BREAKS: [char; 18] =
    ['.', ':', '!', '?', '…', '"', '“', '”', '«', '»', '(', '–', '—', '•', '|', '/', '\'', '‘'];

/// Keys of labels belong to no language.
const ANY_LANGUAGE: &str = "*";

fn case_of(tokens: &[TopicToken], start: usize, end: usize) -> LetterCase {
    let before = start.checked_sub(1).and_then(|at| tokens.get(at));
    let is_name = tokens[start..end].iter().all(|token| token.is_capital);
    if !tokens[start].is_inside {
        LetterCase::Unknown
    } else if !is_name || (tokens[start].follows && before.is_some_and(|token| token.is_capital)) {
        LetterCase::Lower
    } else if tokens.get(end).is_some_and(|next| next.follows && next.is_capital) {
        LetterCase::NameBegins
    } else {
        LetterCase::Name
    }
}

fn hashes(tokens: &[TopicToken]) -> [u64; MAX_LABEL] {
    let mut hashes = [0; MAX_LABEL];
    hashes.iter_mut().zip(tokens).for_each(|(hash, token)| *hash = token.hash);
    hashes
}

/// Classifies a word; `None` when it is not a topic. Pairs of characters are not words, so scripts without spaces have labels
/// only.
fn topic_word_of(written: &str, lower: &str, is_shouted: bool, is_unspaced: bool) -> Option<TopicWord> {
    let letters = written.chars().count();
    if is_unspaced {
        return None;
    }
    let is_word = written.chars().all(char::is_alphanumeric) && written.chars().any(char::is_alphabetic);
    // `2b4f` is part of an address or a code. `covid19` and `f1` are words.
    let digits = written.chars().filter(char::is_ascii_digit).count();
    if !is_word || is_stop_word(lower) || letters > MAX_LETTERS || digits * 2 > letters {
        return None;
    }
    let is_in_capitals = |letter: char| letter.is_uppercase() || letter.is_ascii_digit();
    let is_short_name = letters >= 2 && !is_shouted && written.chars().all(is_in_capitals);
    let is_whole = !is_phrase_word(lower) && (letters >= MIN_LETTERS || is_short_name);
    let worth = if is_whole { TopicWord::Standalone } else { TopicWord::PhraseOnly };
    (letters >= MIN_LETTERS_IN_PHRASE || is_short_name).then_some(worth)
}

fn without_possessive(word: &str) -> &str {
    ["'s", "’s", "'S", "’S"].iter().find_map(|end| word.strip_suffix(end)).unwrap_or(word)
}

fn without_article(word: &str) -> &str {
    let split = word.split_once(['\'', '’']);
    split.filter(|(article, _)| article.chars().count() <= MAX_ARTICLE).map_or(word, |(_, noun)| noun)
}

/// Reduces a folded word to its singular (Harman's S stemmer).
fn to_singular(folded: &mut String) {
    if folded.len() < MIN_LETTERS || matches!(folded.as_str(), "news" | "series" | "species") {
        return;
    }
    if folded.ends_with("ies") {
        folded.truncate(folded.len() - 3);
        folded.push('y');
    } else if folded.strip_suffix('s').is_some_and(|rest| !rest.ends_with(['s', 'u', 'i'])) {
        folded.pop();
    }
}

/// Whether a sentence has an address or a handle, whose words are not topics.
fn has_address(sentence: &str) -> bool {
    ["://", "www.", "@", ".com", ".org", ".net", ".fm/", ".ly/", ".co/"].iter().any(|sign| sentence.contains(sign))
}

/// The sentences of a text without those that advertise or have an address.
pub fn editorial_sentences(text: &str) -> impl Iterator<Item = &str> {
    let is_promotional =
        |sentence: &str| words(sentence).any(|word| is_promotional(&sentence[word.range].to_lowercase()));
    sentences(text).filter(move |sentence| !has_address(sentence) && !is_promotional(sentence))
}

/// Splits at line ends and at full stops followed by a space.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let (sentence, after) = rest.split_at(sentence_end(rest));
        rest = after;
        (!sentence.is_empty()).then_some(sentence)
    })
}

fn sentence_end(text: &str) -> usize {
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

/// The key of words in a language. It must never change, because files store it.
fn topic_key(language: &str, words: &[u64]) -> u64 {
    words.iter().fold(hash(FNV_OFFSET, language.as_bytes()), |key, word| hash(key, &word.to_le_bytes()))
}

/// FNV-1a.
pub fn hash(from: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(from, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(FNV_PRIME))
}

pub const FNV_OFFSET: u64 = 0xCBF2_9CE4_8422_2325;
const FNV_PRIME: u64 = 0x0100_0000_01B3;
