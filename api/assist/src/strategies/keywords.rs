//! Selects keywords, each of which is a search.

use super::strategy::{StrategyApproach, StrategyRequest};
use crate::hostile_text::is_quotable;
use crate::subjects::recognize_subjects;
use crate::words::{NoStatistics, clip_chars, is_stop_word, key_phrases};

/// The shortest keyword (spec 5, Search terms).
pub const MIN_KEYWORD_CHARS: usize = 2;
/// Longer keywords have no hits.
const MAX_KEYWORD_WORDS: usize = 4;
const MAX_KEYWORD_CHARS: usize = 60;
/// The maximum keywords per strategy.
const MAX_KEYWORDS: usize = 8;
/// The maximum subjects, each of which can be the focus of a strategy.
const MAX_SUBJECT_KEYWORDS: usize = 12;
/// Shorter words are too common as keywords of their own.
const MIN_SINGLE_WORD_CHARS: usize = 4;

/// The keywords of a project by approach. No list is empty.
pub(super) struct Keywords {
    /// The main subject, written for the middle of a sentence.
    pub(super) subject: String,
    pub(super) second: Option<String>,
    pub(super) genres: Vec<String>,
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
        list.add_all(
            subjects.iter().map(|subject| subject.label.as_str()).chain(reasons.iter().map(|one| one.text.as_str())),
        );
        let mut straightforward = list.keywords;
        if focus >= straightforward.len() {
            return None;
        }
        straightforward.rotate_left(focus);
        straightforward.truncate(MAX_KEYWORDS);
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
        let around = around.chain(phrases.iter().filter(|phrase| phrase.texts > 1).map(|phrase| phrase.text.as_str()));
        let mut list = KeywordList::new(request, &straightforward, MAX_KEYWORDS);
        list.add_all(around);
        let mut unconventional = list.keywords;
        let turn = focus.min(unconventional.len());
        unconventional.rotate_left(turn);
        // Without neighbors, two subjects together are less obvious than each alone.
        if unconventional.len() < 2 {
            let pairs: Vec<String> = straightforward.windows(2).map(|two| format!("{} {}", two[0], two[1])).collect();
            let mut list = KeywordList::new(request, &[], MAX_KEYWORDS);
            list.add_all(unconventional.iter().chain(&pairs).map(String::as_str).chain([subject.as_str()]));
            unconventional = list.keywords;
        }
        let mut genres: Vec<String> = request.project.genres.clone();
        for genre in request.example_shows.iter().flat_map(|show| &show.genres) {
            if !genres.contains(genre) {
                genres.push(genre.clone());
            }
        }
        // Single words of the subjects find more than the subjects.
        let heads = straightforward.iter().filter_map(|keyword| keyword.split(' ').next_back());
        let heads = heads.filter(|word| word.chars().count() >= MIN_SINGLE_WORD_CHARS);
        let mut list = KeywordList::new(request, &[], MAX_KEYWORDS);
        list.add_all(heads.chain(genres.iter().map(String::as_str)));
        let mut longshot = list.keywords;
        if longshot.is_empty() {
            longshot.push(subject.clone());
        }
        Some(Self { subject, second, genres, straightforward, unconventional, longshot })
    }

    /// `sleep or insomnia`, or the only subject.
    pub(super) fn first_two(&self) -> String {
        match &self.second {
            Some(second) => format!("{} or {second}", self.subject),
            None => self.subject.clone(),
        }
    }

    pub(super) fn of(&self, approach: StrategyApproach) -> &[String] {
        match approach {
            StrategyApproach::Straightforward => &self.straightforward,
            StrategyApproach::Unconventional => &self.unconventional,
            StrategyApproach::Longshot => &self.longshot,
        }
    }
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
        for keyword in texts.filter(|text| is_quotable(text)).filter_map(searchable_keyword) {
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
