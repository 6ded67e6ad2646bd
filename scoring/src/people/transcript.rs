//! People in a transcript: those introduced at its beginning, and its speakers.

use super::cue_phrase::is_with_word;
use super::description;
use super::evidence::Evidence;
use super::person_name::{name_starting_at, person_key};
use super::phrase_table::PhraseTable;
use super::tokenizer::TokenizedText;
use earshot_model::{AppearanceKind, CreditSource, Cue};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// Bytes of speech searched for introductions, which come at the beginning.
const MAX_INTRODUCTION_BYTES: usize = 8 << 10;
/// Bytes of speech searched for greetings. A teaser may precede them.
const MAX_GREETING_BYTES: usize = 16 << 10;
/// Bytes of speech in which a first name after `with` is the guest.
const MAX_FIRST_NAME_BYTES: usize = 2 << 10;
/// Cues that are counted by speaker.
const MAX_CUES: usize = 20_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GreetingKind {
    /// The speaker was invited.
    Thanks,
    /// The person named beside it was invited.
    Welcome,
}

const THANKS_PHRASES: &[&str] = &[
    "thanks|thank for having|inviting|hosting me|us",
    "thank you for having|inviting|hosting me|us",
    "thank you so|very much for having|inviting me|us",
    "thanks so much for having|inviting me|us",
    "happy|glad|excited|pleasure|honored|honoured|thrilled|delighted|great|good to be here",
    "happy|glad|excited|pleasure|honored|honoured|thrilled|delighted|great to be on",
    "danke fur die einladung",
    "danke dass ich da|hier|dabei sein",
    "merci pour l'invitation",
    "merci de m'avoir|m'accueillir|m'inviter",
    "gracias por la invitacion",
    "gracias por invitarme|recibirme|tenerme",
    "obrigado|obrigada pelo convite",
    "grazie per l'invito|avermi",
    "bedankt voor de uitnodiging",
    "tack for att jag far|fick",
    "takk for at jeg far|fikk",
    "takk for invitasjonen",
    "tak for invitationen",
    "спасибо за приглашение|что",
    "dziekuje|dzieki za zaproszenie",
];
const WELCOME_PHRASES: &[&str] = &[
    "welcome to|back|on",
    "welcome",
    "willkommen",
    "herzlich willkommen",
    "bienvenue",
    "bienvenido|bienvenida",
    "bem-vindo|bem-vinda",
    "benvenuto|benvenuta",
    "welkom",
    "valkommen",
    "velkommen",
    "witaj|witam",
    "our|my guest|guests",
    "thanks|thank for joining|coming",
    "thank you for joining|coming",
];

static GREETINGS: LazyLock<PhraseTable<GreetingKind>> = LazyLock::new(|| {
    PhraseTable::new(&[(THANKS_PHRASES, GreetingKind::Thanks), (WELCOME_PHRASES, GreetingKind::Welcome)])
});

pub(crate) fn read_transcript(cues: &[Cue]) -> Vec<Evidence> {
    let mut spoken = String::new();
    for cue in cues.iter().take_while(|cue| cue.text.len() < MAX_INTRODUCTION_BYTES) {
        if spoken.len() > MAX_INTRODUCTION_BYTES {
            break;
        }
        spoken.push_str(&cue.text);
        spoken.push('\n');
    }
    let text = TokenizedText::new(&spoken, MAX_INTRODUCTION_BYTES);
    let mut found = description::read_description(&text, CreditSource::Transcript);
    // A name mentioned in speech alone is not worth a credit.
    found.retain(|one| matches!(one.credit.kind, AppearanceKind::Host | AppearanceKind::Guest));
    found.extend(find_introductions(&text));
    let speakers = find_speakers(cues);
    // The first speaker greets the others.
    let first = cues.iter().find_map(|cue| cue.speaker.as_deref()).map(person_key);
    let greeted = find_greeted_speakers(cues, &speakers);
    for (key, name) in speakers {
        let is_named = |kind: AppearanceKind| {
            found.iter().any(|one| one.credit.kind == kind && !one.needs_full_name && is_same_person(&one.key, &key))
        };
        let (kind, confidence) = match &first {
            // Stronger evidence than introducing oneself, which hosts do too.
            Some(first) if greeted.contains(&key) && *first != key => (AppearanceKind::Guest, 0.98),
            // The host introduces the speaker.
            _ if is_named(AppearanceKind::Guest) => (AppearanceKind::Guest, 0.75),
            Some(first) if *first == key => (AppearanceKind::Host, 0.75),
            _ => (AppearanceKind::Unknown, 0.6),
        };
        found.push(Evidence::new(name, kind, CreditSource::Transcript, confidence));
    }
    found
}

/// Returns speakers who are welcomed, are introduced, or give thanks for the invitation, near the beginning.
fn find_greeted_speakers(cues: &[Cue], speakers: &BTreeMap<String, String>) -> BTreeSet<String> {
    let mut greeted = BTreeSet::new();
    let mut read = 0;
    for cue in cues.iter().take(MAX_CUES) {
        read += cue.text.len();
        if read > MAX_GREETING_BYTES {
            break;
        }
        let text = TokenizedText::new(&cue.text, MAX_INTRODUCTION_BYTES);
        let speaker = cue.speaker.as_deref().map(person_key);
        for at in 0..text.tokens.len() {
            match GREETINGS.find_longest(&text, at) {
                Some((GreetingKind::Thanks, _)) => {
                    greeted.extend(speaker.clone().filter(|key| speakers.contains_key(key)))
                }
                Some((GreetingKind::Welcome, end)) => {
                    // `Anna, you are here to tell us about tea. Welcome!`
                    let called = (at.saturating_sub(16)..at).filter(|index| text.is_sign(index + 1, ","));
                    let named = (at.saturating_sub(4)..end + 4).chain(called);
                    greeted.extend(
                        named.filter_map(|index| find_only_speaker(speakers, text.folded(index), speaker.as_deref())),
                    );
                }
                None if is_with_word(text.folded(at)) => {
                    let full =
                        |key: &&String| is_name_at(&text, at + 1, key) && Some(key.as_str()) != speaker.as_deref();
                    greeted.extend(speakers.keys().find(full).cloned());
                    if read < MAX_FIRST_NAME_BYTES {
                        greeted.extend(find_only_speaker(speakers, text.folded(at + 1), speaker.as_deref()));
                    }
                }
                None => {}
            }
        }
    }
    greeted
}

/// Returns whether a name, given by its key, occurs at a token.
fn is_name_at(text: &TokenizedText<'_>, at: usize, key: &str) -> bool {
    key.contains(' ') && key.split(' ').enumerate().all(|(offset, word)| text.folded(at + offset) == word)
}

/// Returns the only speaker with a first name, other than the current one.
fn find_only_speaker(speakers: &BTreeMap<String, String>, first: &str, but: Option<&str>) -> Option<String> {
    let is_first = |key: &&String| !first.is_empty() && key.split(' ').next() == Some(first);
    let mut fitting = speakers.keys().filter(is_first);
    match (fitting.next(), fitting.next()) {
        (Some(one), None) if Some(one.as_str()) != but => Some(one.clone()),
        _ => None,
    }
}

fn is_same_person(one: &str, other: &str) -> bool {
    one == other || one.split(' ').next() == other.split(' ').next() && (!one.contains(' ') || !other.contains(' '))
}

/// Returns hosts who introduce themselves in the first sentences: `I'm Anna Miller`, `myself, Anna Miller`.
fn find_introductions(text: &TokenizedText<'_>) -> Vec<Evidence> {
    let mut found = Vec::new();
    for at in 0..text.tokens.len().min(400) {
        let from = match (text.folded(at), text.folded(at + 1)) {
            ("i'm" | "myself", _) => at + 1,
            ("i", "am") => at + 2,
            _ => continue,
        };
        let from = if text.is_sign(from, ",") { from + 1 } else { from };
        let name = name_starting_at(text, from).filter(|name| name.word_count > 1 && name.has_given_name);
        found.extend(name.map(|name| Evidence::new(name.text, AppearanceKind::Host, CreditSource::Transcript, 0.88)));
    }
    found
}

/// Returns the speakers whose label is a person's name, by key.
fn find_speakers(cues: &[Cue]) -> BTreeMap<String, String> {
    let mut speakers = BTreeMap::new();
    for speaker in cues.iter().take(MAX_CUES).filter_map(|cue| cue.speaker.as_deref()) {
        let text = TokenizedText::new(speaker, 100);
        if let Some(name) =
            name_starting_at(&text, 0).filter(|name| name.word_count > 1 && name.range.end == text.tokens.len())
        {
            speakers.entry(person_key(&name.text)).or_insert(name.text);
        }
        if speakers.len() > 30 {
            break;
        }
    }
    speakers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::evidence::resolve_people;

    #[test]
    fn who_is_greeted_is_a_guest() {
        let cue = |speaker: &str, text: &str| Cue {
            start_ms: None,
            end_ms: None,
            speaker: Some(speaker.to_owned()),
            text: text.to_owned(),
        };
        let cases: &[(&str, &str, AppearanceKind)] = &[
            ("Today we talk about tea. Zork, welcome to the show.", "Hello.", AppearanceKind::Guest),
            ("Today we talk about tea, with Zork Blorb.", "Hello.", AppearanceKind::Guest),
            ("Zork, you are here to tell us of tea. Welcome!", "Hello. My name is Zork Blorb.", AppearanceKind::Guest),
            ("Today we talk about tea.", "Thank you so much for having me.", AppearanceKind::Guest),
            ("Today we talk about tea.", "Hello. I met Carla Otto.", AppearanceKind::Unknown),
            ("Welcome everybody. What do you drink?", "Hello.", AppearanceKind::Unknown),
        ];
        for (one, other, expected) in cases {
            let people = resolve_people(read_transcript(&[cue("Anna Miller", one), cue("Zork Blorb", other)]));
            let kind = people.iter().find(|person| person.name == "Zork Blorb").map(|person| person.kind);
            assert_eq!(kind, Some(*expected), "{one} {other}");
        }
    }

    #[test]
    fn speakers_and_introductions() {
        let cue = |speaker: &str, text: &str| Cue {
            start_ms: None,
            end_ms: None,
            speaker: Some(speaker.to_owned()),
            text: text.to_owned(),
        };
        let cues = [
            cue("Anna Miller", "Welcome! I'm Anna Miller, and our guest today is Ben Hill."),
            cue("Ben Hill", "Thanks. I met Carla Otto once."),
        ];
        let people = resolve_people(read_transcript(&cues));
        let found: Vec<(&str, AppearanceKind)> = people.iter().map(|one| (one.name.as_str(), one.kind)).collect();
        assert_eq!(found, [("Ben Hill", AppearanceKind::Guest), ("Anna Miller", AppearanceKind::Host)]);
    }
}
