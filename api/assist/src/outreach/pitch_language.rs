//! The language of a pitch: that of the show's own texts, or of its tag when the texts are too short.

use crate::facts::{GuestFacts, ShowFacts};
use crate::phrasing::language_name;
use crate::words::beginning;

/// Bytes of texts that are read.
const MAX_BYTES: usize = 6_000;
/// Function words that decide.
const MIN_WORDS: usize = 6;

/// A language with sentences for pitches, or another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PitchLanguage {
    English,
    German,
    French,
    Spanish,
    Portuguese,
    Norwegian,
    /// Nobody wrote sentences for it: the pitch has the facts, and a gap for each sentence.
    Other,
}

/// Function words that the other languages of the list do not have, or seldom.
const WORDS: [(PitchLanguage, &str, &[&str]); 6] = [
    (
        PitchLanguage::English,
        "en",
        &["the", "and", "of", "to", "with", "is", "this", "for", "about", "we", "how", "you"],
    ),
    (
        PitchLanguage::German,
        "de",
        &[
            "der", "die", "das", "und", "ist", "mit", "wir", "ein", "eine", "nicht", "über", "auf", "für", "den",
            "ich", "mein", "im", "von", "zur",
        ],
    ),
    (
        PitchLanguage::French,
        "fr",
        &["le", "les", "des", "et", "est", "dans", "une", "pour", "nous", "avec", "sur", "du"],
    ),
    (PitchLanguage::Spanish, "es", &["el", "los", "las", "y", "en", "una", "con", "del", "por", "nos", "sobre", "su"]),
    (PitchLanguage::Portuguese, "pt", &["o", "os", "um", "uma", "e", "em", "com", "não", "para", "do", "da", "são"]),
    (PitchLanguage::Norwegian, "no", &["og", "er", "det", "som", "på", "av", "ikke", "til", "vi", "en", "et", "om"]),
];

impl PitchLanguage {
    /// The language of a show's texts.
    pub(super) fn of_show(show: &ShowFacts) -> Self {
        let titles = show.episodes().iter().take(10).flat_map(|episode| [&episode.title, &episode.description]);
        let text: Vec<&str> =
            [&show.description, &show.title].into_iter().chain(titles).map(|text| beginning(text, 600)).collect();
        let tag = show.language.as_deref().unwrap_or("en");
        let text = text.join(" ");
        let text = beginning(&text, MAX_BYTES);
        // Notes in another script often have an English part, such as titles of links.
        let foreign = text.chars().filter(|letter| letter.is_alphabetic() && u32::from(*letter) >= 0x250).count();
        if Self::of_tag(tag) == Self::Other && foreign * 30 > text.chars().count() {
            return Self::Other;
        }
        detect(text).unwrap_or_else(|| Self::of_tag(tag))
    }

    /// Whether the statements of a profile are in this language. Short ones are in the language of the whole profile.
    pub(super) fn is_of_guest(self, guest: &GuestFacts) -> bool {
        let text = format!("{} {}", guest.short_bio, guest.long_bio);
        detect(beginning(&text, MAX_BYTES)).unwrap_or_else(|| Self::of_tag(guest.text_language())) == self
    }

    /// Topics with a gap before each, when they are in another language: a pitch never mixes two.
    pub(super) fn topics_in(self, guest: &GuestFacts, topics: Vec<String>) -> Vec<String> {
        if self.is_of_guest(guest) {
            return topics;
        }
        let tag = WORDS.iter().find(|(language, ..)| *language == self).map(|(_, tag, _)| *tag);
        let name = tag.map_or_else(|| "the language of the podcast".to_owned(), language_name);
        topics.into_iter().map(|topic| format!("[in {name}] {topic}")).collect()
    }

    /// The language of a text, if it is clear.
    pub(super) fn of_text(text: &str) -> Option<Self> {
        detect(beginning(text, MAX_BYTES))
    }

    fn of_tag(tag: &str) -> Self {
        let primary = tag.split(['-', '_']).next().unwrap_or_default().to_lowercase();
        match primary.as_str() {
            "" => Self::English,
            "nb" | "nn" => Self::Norwegian,
            primary => WORDS.iter().find(|(_, tag, _)| *tag == primary).map_or(Self::Other, |(language, ..)| *language),
        }
    }
}

/// The language with the most function words, if it is clear. Swedish and Danish are not Norwegian, and most of a text
/// in another script is in no language of the list.
fn detect(text: &str) -> Option<PitchLanguage> {
    let letters = text.chars().filter(|letter| letter.is_alphabetic()).count();
    let latin = text.chars().filter(|letter| letter.is_alphabetic() && u32::from(*letter) < 0x250).count();
    if letters > 40 && latin * 5 < letters * 4 {
        return Some(PitchLanguage::Other);
    }
    let words: Vec<String> = text
        .split(|letter: char| !letter.is_alphabetic())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    let mut counts: Vec<(usize, PitchLanguage)> = WORDS
        .iter()
        .map(|(language, _, list)| (words.iter().filter(|word| list.contains(&word.as_str())).count(), *language))
        .collect();
    counts.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    let [(best, language), (second, _), ..] = counts.as_slice() else { return None };
    let is_clear = *best >= MIN_WORDS && *best * 10 > words.len() && *best * 2 >= *second * 3;
    let is_swedish_or_danish = words.iter().any(|word| matches!(word.as_str(), "och" | "är" | "af"));
    let found = match language {
        PitchLanguage::Norwegian if is_swedish_or_danish => PitchLanguage::Other,
        language => *language,
    };
    is_clear.then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_decides_before_the_tag() {
        let language = |tag: &str, description: &str| {
            PitchLanguage::of_show(&ShowFacts {
                language: Some(tag.into()),
                description: description.into(),
                ..ShowFacts::default()
            })
        };
        let german =
            "Wir reden über das Brot und die Menschen, die es backen. Der Ofen ist alt, und das Mehl ist nicht billig.";
        assert_eq!(language("en", german), PitchLanguage::German);
        assert_eq!(language("de-AT", "Brot"), PitchLanguage::German);
        assert_eq!(language("nb", "Hei"), PitchLanguage::Norwegian);
        assert_eq!(
            language(
                "ja",
                "毎週、寿司の歴史について話します。料理人や漁師をゲストに迎え、海と市場の物語を聞きます。毎月二回配信。"
            ),
            PitchLanguage::Other
        );
        assert_eq!(
            language(
                "no",
                "Vi snakker om det som er på bordet, og om mat som ikke blir spist. Det er en samtale om det vi har til middag."
            ),
            PitchLanguage::Norwegian
        );
        assert_eq!(
            language(
                "sv",
                "Vi pratar om det som är på bordet och om maten. Det är en podd om att äta och om det vi har till middag."
            ),
            PitchLanguage::Other
        );
        assert_eq!(language("", ""), PitchLanguage::English);
    }
}
