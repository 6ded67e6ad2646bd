//! Sentences about the guest, in the first or third person, with the statements of the profile.

use super::options::Perspective;
use crate::facts::GuestFacts;
use crate::hostile_text::is_quotable;
use crate::words::{clip_chars, first_sentence, sentences, word_count};

/// Longer descriptions are cut at a clause.
const MAX_DESCRIPTION_WORDS: usize = 28;

/// First words of a topic that are lower case within a sentence.
const LOWER_WORDS: [&str; 40] = [
    "a",
    "an",
    "the",
    "how",
    "why",
    "what",
    "when",
    "where",
    "who",
    "which",
    "buying",
    "building",
    "making",
    "running",
    "paying",
    "growing",
    "writing",
    "living",
    "leading",
    "raising",
    "starting",
    "founding",
    "teaching",
    "talking",
    "caring",
    "parenting",
    "hiring",
    "selling",
    "pricing",
    "managing",
    "learning",
    "finding",
    "from",
    "in",
    "on",
    "after",
    "before",
    "my",
    "your",
    "our",
];

/// Writes a topic for the middle of a sentence: `Sleep science` becomes `sleep science`; `Rust in production` stays
/// when the rest of the profile spells `Rust` in upper case.
pub(super) fn topic_in_sentence(topic: &str, guest: &GuestFacts) -> String {
    let topic = topic.trim().trim_end_matches(['.', ';', ',']);
    let Some(first) = topic.split_whitespace().next() else { return String::new() };
    let mut letters = first.chars();
    let is_capitalized = letters.next().is_some_and(char::is_uppercase) && letters.all(|letter| !letter.is_uppercase());
    if !is_capitalized || first == "I" {
        return topic.to_owned();
    }
    let lower = first.to_lowercase();
    let texts = [&guest.short_bio, &guest.long_bio];
    let elsewhere = |word: &str| {
        texts.iter().any(|text| text.split(|letter: char| !letter.is_alphanumeric()).any(|one| one == word))
    };
    let is_name = elsewhere(first) && !elsewhere(&lower);
    if LOWER_WORDS.contains(&lower.as_str()) || (elsewhere(&lower) && !is_name) {
        return format!("{lower}{}", &topic[first.len()..]);
    }
    topic.to_owned()
}

/// Returns `a sleep scientist at a university hospital`, from a bio that begins "Maya Lin is a sleep scientist at …" or
/// "Sleep scientist at …". The words are verbatim from the bio.
pub(super) fn description(guest: &GuestFacts) -> Option<String> {
    let sentence = first_sentence(&guest.short_bio).filter(|text| is_quotable(text))?.trim_end_matches(['.', '!']);
    let rest = strip_subject(sentence, guest)?;
    let description = ["is ", "am ", "'m ", "’m "].iter().find_map(|verb| rest.strip_prefix(verb))?;
    let has_article = ["a ", "an ", "the ", "one of "].iter().any(|article| description.starts_with(article));
    let short = shorten(description.trim());
    (has_article && !short.is_empty()).then_some(short)
}

/// The first sentence of the bio, for use after the guest's name was given: `Erik coaches ultramarathon runners.`
pub(super) fn bio_sentence(guest: &GuestFacts, perspective: Perspective) -> Option<String> {
    let source = if guest.short_bio.trim().is_empty() { &guest.long_bio } else { &guest.short_bio };
    let sentence = sentences(source)
        .map(|(_, sentence)| sentence)
        .find(|sentence| word_count(sentence) > 2 && is_quotable(sentence))?;
    let sentence = clip_chars(sentence.trim_end_matches(['.', '!']), 220);
    let is_own = ["I ", "I'm ", "I’m ", "My "].iter().any(|own| sentence.starts_with(own));
    let name = guest.full_name();
    Some(match perspective {
        Perspective::First if is_own => format!("{sentence}."),
        Perspective::First => format!("From my bio: “{sentence}.”"),
        Perspective::Third if is_own => format!("In {}'s words: “{sentence}.”", first_name(guest)),
        Perspective::Third => match sentence.strip_prefix(&name).filter(|_| !name.is_empty()) {
            Some(rest) => format!("{}{rest}.", first_name(guest)),
            None => format!("{sentence}."),
        },
    })
}

/// The first name, or the whole name when the first name is unknown.
pub(super) fn first_name(guest: &GuestFacts) -> String {
    let first = guest.first_name.trim();
    if first.is_empty() { guest.full_name() } else { first.to_owned() }
}

/// The rest of a sentence that begins with the guest's name or a pronoun.
fn strip_subject<'s>(sentence: &'s str, guest: &GuestFacts) -> Option<&'s str> {
    let names = [guest.full_name(), guest.first_name.trim().to_owned(), guest.last_name.trim().to_owned()];
    let sentence = ["Dr. ", "Dr ", "Prof. ", "Professor "]
        .iter()
        .find_map(|title| sentence.strip_prefix(title))
        .unwrap_or(sentence);
    let subjects = names.iter().filter(|name| !name.is_empty()).map(String::as_str).chain(["I", "She", "He", "They"]);
    subjects.filter_map(|subject| sentence.strip_prefix(subject)).map(str::trim_start).next().or(None)
}

/// Cuts a long text at a clause.
fn shorten(text: &str) -> String {
    if word_count(text) <= MAX_DESCRIPTION_WORDS {
        return text.to_owned();
    }
    let mut cut = text;
    while word_count(cut) > MAX_DESCRIPTION_WORDS {
        match cut.rfind([',', ';', '–']) {
            Some(at) => cut = cut[..at].trim_end(),
            None => return String::new(),
        }
    }
    cut.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(bio: &str) -> GuestFacts {
        GuestFacts {
            first_name: "Maya".into(),
            last_name: "Lin".into(),
            short_bio: bio.into(),
            ..GuestFacts::default()
        }
    }

    #[test]
    fn bios_become_descriptions_and_sentences() {
        let described = |bio| description(&guest(bio));
        assert_eq!(
            described("Dr. Maya Lin is a sleep scientist at Northgate. More."),
            Some("a sleep scientist at Northgate".into())
        );
        assert_eq!(described("I'm a baker."), Some("a baker".into()));
        assert_eq!(described("Maya studies sleep."), None);
        assert_eq!(described("Maya Lin is married."), None);
        let sentence = |bio, perspective| bio_sentence(&guest(bio), perspective).unwrap_or_default();
        assert_eq!(sentence("Maya Lin studies sleep.", Perspective::Third), "Maya studies sleep.");
        assert_eq!(sentence("Maya Lin studies sleep.", Perspective::First), "From my bio: “Maya Lin studies sleep.”");
        assert_eq!(sentence("I study sleep.", Perspective::First), "I study sleep.");
        assert_eq!(sentence("I study sleep.", Perspective::Third), "In Maya's words: “I study sleep.”");
    }

    #[test]
    fn topics_fit_into_sentences() {
        let guest = guest("Maya Lin writes Rust and studies sleep.");
        let cases = [
            ("Sleep science", "sleep science"),
            ("Rust in production", "Rust in production"),
            ("How we rest", "how we rest"),
            ("NASA", "NASA"),
            ("Chicago", "Chicago"),
        ];
        for (topic, expected) in cases {
            assert_eq!(topic_in_sentence(topic, &guest), expected);
        }
    }
}
