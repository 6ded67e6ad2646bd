//! Selects keywords, each of which is a search.

use super::strategy::{StrategyApproach, StrategyRequest};
use crate::facts::GuestFacts;
use crate::hostile_text::is_quotable;
use crate::words::{NoStatistics, clip_chars, is_stop_word, key_phrases};

/// The shortest keyword (spec 5, Search terms).
pub const MIN_KEYWORD_CHARS: usize = 2;
/// Longer keywords have no hits.
const MAX_KEYWORD_WORDS: usize = 4;
const MAX_KEYWORD_CHARS: usize = 60;
/// The maximum keywords per strategy.
const MAX_KEYWORDS: usize = 8;
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
    /// `None` without any subject.
    pub(super) fn collect(request: &StrategyRequest<'_>) -> Option<Self> {
        let guest = request.guest;
        let subjects: Vec<&str> = guest
            .into_iter()
            .flat_map(GuestFacts::subjects)
            .chain(request.project.keywords.iter().map(String::as_str))
            .collect();
        let mut straightforward = Vec::new();
        add_all(&mut straightforward, subjects.iter().copied(), &[]);
        if straightforward.is_empty() {
            let purpose =
                request.project.purpose.as_deref().or(request.project.other_reason.as_deref()).unwrap_or_default();
            let bio = guest.map(|guest| guest.short_bio.as_str()).unwrap_or_default();
            let found = key_phrases(&[purpose, bio], None, &NoStatistics, MAX_KEYWORDS);
            add_all(&mut straightforward, found.iter().map(|phrase| phrase.text.as_str()), &[]);
        }
        let subject = straightforward.first()?.clone();
        let second = straightforward.get(1).cloned();
        // Words around the subjects: neighbors in the index, phrases of fitting shows, the audience.
        let titles: Vec<&str> = request
            .example_shows
            .iter()
            .flat_map(|show| show.episodes().iter().take(30).map(|episode| episode.title.as_str()))
            .collect();
        let phrases = key_phrases(&titles, None, request.statistics, 2 * MAX_KEYWORDS);
        let audience = guest.and_then(|guest| guest.audience.as_deref()).unwrap_or_default();
        let around = request.related_keywords.iter().map(String::as_str);
        let around = around.chain(phrases.iter().filter(|phrase| phrase.texts > 1).map(|phrase| phrase.text.as_str()));
        let mut unconventional = Vec::new();
        add_all(&mut unconventional, around.chain([audience]), &straightforward);
        // Without neighbors, two subjects together are less obvious than each alone.
        if unconventional.len() < 2 {
            let pairs: Vec<String> = straightforward.windows(2).map(|two| format!("{} {}", two[0], two[1])).collect();
            add_all(&mut unconventional, pairs.iter().map(String::as_str).chain([subject.as_str()]), &[]);
        }
        let mut genres: Vec<String> = request.project.genres.clone();
        for genre in request.example_shows.iter().flat_map(|show| &show.genres) {
            if !genres.contains(genre) {
                genres.push(genre.clone());
            }
        }
        // Single words of the subjects find more than the subjects.
        let heads: Vec<&str> = straightforward.iter().filter_map(|keyword| keyword.split(' ').next_back()).collect();
        let mut longshot = Vec::new();
        let genre_words = genres.iter().map(String::as_str);
        add_all(
            &mut longshot,
            heads.into_iter().filter(|word| word.chars().count() >= MIN_SINGLE_WORD_CHARS).chain(genre_words),
            &[],
        );
        if longshot.is_empty() {
            longshot.push(subject.clone());
        }
        Some(Self { subject, second, genres, straightforward, unconventional, longshot })
    }

    pub(super) fn of(&self, approach: StrategyApproach) -> &[String] {
        match approach {
            StrategyApproach::Straightforward => &self.straightforward,
            StrategyApproach::Unconventional => &self.unconventional,
            StrategyApproach::Longshot => &self.longshot,
        }
    }
}

fn add_all<'t>(list: &mut Vec<String>, texts: impl Iterator<Item = &'t str>, except: &[String]) {
    for keyword in texts.filter(|text| is_quotable(text)).filter_map(searchable_keyword) {
        let is_repeated = list.iter().chain(except).any(|other| other.eq_ignore_ascii_case(&keyword));
        if !is_repeated && list.len() < MAX_KEYWORDS {
            list.push(keyword);
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
