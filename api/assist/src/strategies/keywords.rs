//! Selects keywords, each of which is a search.

use super::strategy::{StrategyApproach, StrategyRequest};
use crate::facts::{GuestFacts, ShowFacts};
use crate::hostile_text::is_quotable;
use crate::language::FunctionWords;
use crate::subjects::{RecognizedSubject, recognize_subjects};
use crate::words::{NoStatistics, clip_chars, is_stop_word, key_phrases, plural_of_one};
use earshot_text::analyze::{base_language, folded_words};

/// The shortest keyword (spec 5, Search terms).
pub const MIN_KEYWORD_CHARS: usize = 2;
/// Longer keywords have no hits.
const MAX_KEYWORD_WORDS: usize = 4;
const MAX_KEYWORD_CHARS: usize = 60;
/// The maximum keywords per strategy.
const MAX_KEYWORDS: usize = 8;
/// The subjects of one strategy.
const MAX_FOCUS_KEYWORDS: usize = 4;
/// The approaches, each of which makes a strategy around the same subjects.
const APPROACHES: usize = 3;
/// The maximum subjects, each of which can be the focus of a strategy.
const MAX_SUBJECT_KEYWORDS: usize = 12;
/// Shorter words are too common as keywords of their own.
const MIN_SINGLE_WORD_CHARS: usize = 4;
/// Subjects of less weight are named in passing; they are keywords when nothing else finds a podcast.
const MIN_WEIGHT: f32 = 0.62;
/// Letters by which two words are forms of one.
const ROOT_CHARS: usize = 6;

/// The keywords of a project by approach. No list is empty.
pub(super) struct Keywords {
    /// The main subject, written for the middle of a sentence.
    subject: String,
    second: Option<String>,
    pub(super) genres: Vec<String>,
    /// Whether the subjects are in another language than the sentences around them.
    is_foreign: bool,
    straightforward: Vec<String>,
    unconventional: Vec<String>,
    longshot: Vec<String>,
}

impl Keywords {
    /// The keywords with results of the subject `focus`, counted from the most important one. `None` when there is none.
    pub(super) fn collect(request: &StrategyRequest<'_>, focus: usize) -> Option<Self> {
        let subjects = recognize_subjects(request.guest, Some(request.project));
        let other_reason = request.project.other_reason.as_deref().filter(|_| subjects.is_empty()).unwrap_or_default();
        let reasons = key_phrases(&[other_reason], None, &NoStatistics, MAX_KEYWORDS);
        let mut list = KeywordList::new(request, &[], MAX_SUBJECT_KEYWORDS);
        let in_sentence: Vec<(String, f32)> =
            subjects.iter().map(|subject| (label_in_sentence(subject, &subjects, request), subject.weight)).collect();
        let labels = |is_main: bool| {
            let chosen = in_sentence.iter().filter(move |(_, weight)| (*weight >= MIN_WEIGHT) == is_main);
            chosen.map(|(label, _)| label.as_str())
        };
        list.add_all(labels(true).chain(reasons.iter().map(|one| one.text.as_str())));
        if list.keywords.is_empty() {
            list.add_all(labels(false));
        }
        // Each strategy has subjects of its own: one for each when there are few, and more when there are many.
        let all = list.keywords;
        let of_one = (all.len() * APPROACHES / request.count.max(1)).clamp(1, MAX_FOCUS_KEYWORDS);
        let straightforward = all.chunks(of_one).nth(focus)?.to_vec();
        let subject = straightforward.first()?.clone();
        let second = straightforward.get(1).cloned();
        // Words around the subjects: neighbors in the index, phrases of fitting shows.
        let titles: Vec<&str> = request
            .example_shows
            .iter()
            .flat_map(|show| show.episodes().iter().take(30).map(|episode| episode.title.as_str()))
            .collect();
        let phrases = key_phrases(&titles, None, request.statistics, 2 * MAX_KEYWORDS);
        let around = request.related_keywords.iter().map(String::as_str);
        let is_shared = |phrase: &&str| is_of_two_shows(phrase, request.example_shows);
        let around = around.chain(phrases.iter().map(|phrase| phrase.text.as_str()).filter(is_shared));
        let around = around.filter(|phrase| !is_of_show_only(phrase, request.example_shows));
        let mut list = KeywordList::new(request, &all, MAX_SUBJECT_KEYWORDS);
        list.add_all(around);
        let mut unconventional = list.keywords.chunks(MAX_FOCUS_KEYWORDS).nth(focus).unwrap_or_default().to_vec();
        // Without neighbors, two subjects together are less obvious than each alone.
        if unconventional.len() < 2 {
            let pairs: Vec<String> = all.windows(2).filter_map(pair).skip(focus).take(2).collect();
            let mut list = KeywordList::new(request, &[], MAX_KEYWORDS);
            list.add_all(unconventional.iter().chain(&pairs).map(String::as_str));
            unconventional = list.keywords;
        }
        let mut genres: Vec<String> = request.project.genres.clone();
        for genre in request.example_shows.iter().flat_map(|show| &show.genres) {
            if !genres.contains(genre) {
                genres.push(genre.clone());
            }
        }
        // Single words of the subjects find more than the subjects.
        let has_head_first = request.guest.is_some_and(|guest| {
            let base = base_language(guest.text_language());
            matches!(base.as_str(), "es" | "pt" | "fr" | "it" | "ca" | "ro")
        });
        let heads = straightforward.iter().filter_map(|keyword| {
            let mut words = keyword.split(' ');
            if has_head_first { words.next() } else { words.next_back() }
        });
        let heads = heads.filter(|word| word.chars().count() >= MIN_SINGLE_WORD_CHARS);
        let mut list = KeywordList::new(request, &[], MAX_KEYWORDS);
        let for_first = if focus == 0 { genres.as_slice() } else { &[] };
        list.add_all(heads.chain(for_first.iter().map(String::as_str)));
        let mut longshot = list.keywords;
        longshot.retain(|keyword| !all.contains(keyword));
        let is_foreign = request.guest.is_some_and(|guest| guest.text_language() != "en");
        Some(Self { subject, second, genres, is_foreign, straightforward, unconventional, longshot })
    }

    /// A subject within an English sentence: in quotation marks when it is in another language.
    fn in_sentence(&self, subject: &str) -> String {
        if self.is_foreign { format!("“{subject}”") } else { subject.to_owned() }
    }

    pub(super) fn subject_in_sentence(&self) -> String {
        self.in_sentence(&self.subject)
    }

    pub(super) fn second_in_sentence(&self) -> String {
        self.in_sentence(self.second.as_ref().unwrap_or(&self.subject))
    }

    /// `sleep or insomnia`, or the only subject.
    pub(super) fn first_two(&self) -> String {
        match &self.second {
            Some(second) => format!("{} or {}", self.subject_in_sentence(), self.in_sentence(second)),
            None => self.subject_in_sentence(),
        }
    }

    /// The keywords of an approach; empty when only other approaches have them.
    pub(super) fn of(&self, approach: StrategyApproach) -> &[String] {
        match approach {
            StrategyApproach::Straightforward => &self.straightforward,
            StrategyApproach::Unconventional => &self.unconventional,
            StrategyApproach::Longshot => &self.longshot,
        }
    }
}

/// A subject as it stands within a sentence. A line of a profile begins with a capital, which stays when the word is a name:
/// when the profile has it inside a sentence too. German nouns keep theirs.
fn label_in_sentence(
    subject: &RecognizedSubject,
    subjects: &[RecognizedSubject],
    request: &StrategyRequest<'_>,
) -> String {
    let Some(guest) = request.guest else { return subject.label.clone() };
    let label = subject.label.as_str();
    let first = label.split([' ', '-', '’', '\'']).next().unwrap_or_default();
    let is_capitalized = first.chars().next().is_some_and(char::is_uppercase)
        && first.chars().count() > 1
        && !first.chars().skip(1).any(char::is_uppercase);
    let begins_line = guest.topics.iter().chain(&guest.expertise).any(|line| line.trim().starts_with(label));
    let texts = [&guest.short_bio, &guest.long_bio];
    let inside = |text: &str| {
        text.split_whitespace().zip(text.split_whitespace().skip(1)).any(|(before, word)| {
            before.ends_with(char::is_lowercase) && word.trim_matches(|letter: char| !letter.is_alphanumeric()) == first
        })
    };
    let is_name = texts.into_iter().chain(&guest.topics).any(|text| inside(text))
        || subjects.iter().any(|other| inside(&other.label));
    let is_german = guest.text_language().starts_with("de");
    if !is_capitalized || !begins_line || is_name || is_german {
        return label.to_owned();
    }
    format!("{}{}", first.to_lowercase(), &label[first.len()..])
}

/// A keyword that the profile names as one of many, in the plural: "podcasts about balance sheets".
fn in_plural(keyword: String, guest: Option<&GuestFacts>) -> String {
    let Some(guest) = guest.filter(|guest| guest.text_language() == "en") else { return keyword };
    let lines = guest.topics.iter().chain(&guest.expertise).chain([&guest.short_bio, &guest.long_bio]);
    plural_of_one(&keyword, lines.map(String::as_str)).unwrap_or(keyword)
}

/// Whether a phrase finds an example show alone: it begins or ends with a function word, or is of the title of one.
fn is_of_show_only(phrase: &str, shows: &[ShowFacts]) -> bool {
    let words = folded_words(phrase);
    shows.iter().any(|show| {
        let function_words = FunctionWords::of(show.text_language());
        let is_function = |word: Option<&String>| word.is_none_or(|word| function_words.contains(word));
        let title = folded_words(&show.title);
        is_function(words.first()) || is_function(words.last()) || words.iter().all(|word| title.contains(word))
    })
}

/// Whether episodes of two shows have a phrase in their titles: words of one show alone are its own affair.
fn is_of_two_shows(phrase: &str, shows: &[ShowFacts]) -> bool {
    let words = folded_words(phrase);
    let has = |title: &str| folded_words(title).windows(words.len().max(1)).any(|part| part == words);
    let of_show = |show: &&ShowFacts| show.episodes().iter().take(30).any(|episode| has(&episode.title));
    words.len() > 1 && shows.iter().filter(of_show).nth(1).is_some()
}

/// Two subjects together, when each is short and they are about different things.
fn pair(two: &[String]) -> Option<String> {
    let [one, other] = two else { return None };
    let roots = |text: &str| -> Vec<String> {
        folded_words(text).iter().map(|word| word.chars().take(ROOT_CHARS).collect()).collect()
    };
    let (left, right) = (roots(one), roots(other));
    let is_short = left.len() + right.len() <= MAX_KEYWORD_WORDS;
    (is_short && !left.iter().any(|root| right.contains(root))).then(|| format!("{one} {other}"))
}

/// Keywords that find something, each once.
struct KeywordList<'a> {
    request: &'a StrategyRequest<'a>,
    except: &'a [String],
    limit: usize,
    keywords: Vec<String>,
}

impl<'a> KeywordList<'a> {
    fn new(request: &'a StrategyRequest<'a>, except: &'a [String], limit: usize) -> Self {
        Self { request, except, limit, keywords: Vec::new() }
    }

    fn add_all<'t>(&mut self, texts: impl Iterator<Item = &'t str>) {
        let keywords = texts.filter(|text| is_quotable(text)).filter_map(searchable_keyword);
        for keyword in keywords.map(|keyword| in_plural(keyword, self.request.guest)) {
            let is_repeated =
                self.keywords.iter().chain(self.except).any(|other| other.to_lowercase() == keyword.to_lowercase());
            // A keyword without a result is never offered; without an index, none can be counted.
            if !is_repeated
                && self.keywords.len() < self.limit
                && self.request.statistics.podcasts_with(&keyword) != Some(0)
            {
                self.keywords.push(keyword);
            }
        }
    }
}

/// The part of a phrase that can be searched: its longest run of significant words, at most four. `None` when fewer
/// than two characters remain.
#[must_use]
pub fn searchable_keyword(phrase: &str) -> Option<String> {
    let clipped = clip_chars(phrase, 300);
    let mut best: Vec<&str> = Vec::new();
    let mut run: Vec<&str> = Vec::new();
    for token in clipped.split_whitespace() {
        let word = token.trim_matches(|letter: char| !letter.is_alphanumeric() && !"+#".contains(letter));
        let is_break = word.is_empty() || is_stop_word(&word.to_lowercase());
        if is_break || run.len() == MAX_KEYWORD_WORDS {
            run.clear();
        }
        if !is_break {
            run.push(word);
        }
        if run.len() > best.len() {
            best.clone_from(&run);
        }
        if token.ends_with([',', ';', '.', ':']) {
            run.clear();
        }
    }
    let keyword = best.join(" ");
    let chars = keyword.chars().count();
    (MIN_KEYWORD_CHARS..=MAX_KEYWORD_CHARS).contains(&chars).then_some(keyword)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_become_searches() {
        let cases = [
            ("how detectives interview suspects", Some("detectives interview suspects")),
            ("Sleep science", Some("Sleep science")),
            ("the C++ language, and more", Some("C++ language")),
            ("a", None),
            ("  ", None),
            ("what to do", None),
        ];
        for (phrase, expected) in cases {
            assert_eq!(searchable_keyword(phrase).as_deref(), expected, "{phrase}");
        }
    }
}
