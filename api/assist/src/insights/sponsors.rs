//! Finds sponsors in the credits, and by cue phrases of advertisements.

use super::limits::MAX_ENTRIES;
use crate::facts::EpisodeFacts;
use crate::hostile_text::is_quotable;
use crate::transcripts::SpeakerTurn;
use crate::words::clip_chars;
use serde::{Deserialize, Serialize};

const CUE_PHRASES: [&str; 12] = [
    "sponsored by",
    "brought to you by",
    "our sponsor",
    "today's sponsor",
    "promo code",
    "use code",
    "discount code",
    "thanks to our friends at",
    "support for this show comes from",
    "free trial at",
    "percent off your first",
    "this episode is supported by",
];
/// Words that end a sponsor's name.
const NAME_ENDS: [&str; 12] = ["and", "the", "a", "who", "which", "where", "go", "visit", "use", "for", "with", "is"];

/// A sponsor with its place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SponsorMention {
    pub name: String,
    /// The sentence of the transcript, verbatim, when there is one.
    pub quote: Option<String>,
    /// Seconds from the start of the episode.
    pub second: Option<u32>,
}

/// Whether a sentence, in lower case, belongs to an advertisement.
pub(super) fn is_ad(lower: &str) -> bool {
    let lower = lower.replace('’', "'");
    CUE_PHRASES.iter().any(|phrase| lower.contains(phrase))
}

pub(super) fn find(episode: &EpisodeFacts, turns: &[SpeakerTurn<'_>]) -> Vec<SponsorMention> {
    let mut found: Vec<SponsorMention> = episode
        .sponsors
        .iter()
        .filter(|name| is_quotable(name))
        .map(|name| SponsorMention { name: name.clone(), quote: None, second: None })
        .collect();
    for turn in turns {
        for sentence in turn.sentences() {
            let lower = sentence.text.to_lowercase();
            let of_record =
                found.iter_mut().find(|one| one.quote.is_none() && lower.contains(&one.name.to_lowercase()));
            let quote = Some(clip_chars(sentence.text, 300));
            if let Some(sponsor) = of_record {
                if is_ad(&lower) {
                    sponsor.quote = quote;
                    sponsor.second = sentence.second;
                }
            } else if let Some(name) = sponsor_name(sentence.text)
                && !found.iter().any(|one| one.name.eq_ignore_ascii_case(&name))
            {
                found.push(SponsorMention { name, quote, second: sentence.second });
            }
        }
    }
    found.truncate(MAX_ENTRIES);
    found
}

/// The capitalized words after "sponsored by" or "brought to you by".
fn sponsor_name(sentence: &str) -> Option<String> {
    let at = ["sponsored by ", "brought to you by ", "support for this show comes from "]
        .iter()
        .find_map(|phrase| sentence.to_ascii_lowercase().find(phrase).map(|at| at + phrase.len()))?;
    let words = sentence[at..].split_whitespace();
    let mut name: Vec<&str> = Vec::new();
    for word in words.take(4) {
        let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        if !bare.starts_with(|letter: char| letter.is_uppercase() || letter.is_ascii_digit())
            || NAME_ENDS.contains(&bare.to_lowercase().as_str())
        {
            break;
        }
        name.push(bare);
        if word.ends_with([',', '.', ';', '!']) {
            break;
        }
    }
    (!name.is_empty()).then(|| name.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_follow_cue_phrases() {
        let cases = [
            ("This episode is brought to you by Northwind Coffee, roasted daily.", Some("Northwind Coffee")),
            ("We are sponsored by the listeners.", None),
            ("Sponsored by Acme and Sons", Some("Acme")),
            ("No ads.", None),
        ];
        for (sentence, expected) in cases {
            assert_eq!(sponsor_name(sentence).as_deref(), expected, "{sentence}");
        }
    }
}
