//! People of a transcript: who is introduced at its beginning, and who speaks.

use super::evidence::Evidence;
use super::name::{name_from, person_key};
use super::read;
use super::text::Text;
use super::words::GivenNames;
use earshot_model::{AppearanceKind, CreditSource, Cue};
use std::collections::BTreeMap;

/// Of what is said, in bytes: introductions are made at the beginning.
const MAX_SPOKEN: usize = 8 << 10;
/// Cues that are counted by speaker.
const MAX_CUES: usize = 20_000;

pub(crate) fn read(cues: &[Cue], names: &GivenNames) -> Vec<Evidence> {
    let mut spoken = String::new();
    for cue in cues.iter().take_while(|cue| cue.text.len() < MAX_SPOKEN) {
        if spoken.len() > MAX_SPOKEN {
            break;
        }
        spoken.push_str(&cue.text);
        spoken.push('\n');
    }
    let text = Text::new(&spoken, MAX_SPOKEN);
    let mut found = read::read(&text, CreditSource::Transcript, names);
    // Who is only named in talk is not worth telling.
    found.retain(|one| one.credit.kind != AppearanceKind::Mentioned);
    found.extend(introductions(&text, names));
    let speakers = speakers(cues, names);
    // The first to speak greets the others.
    let first = cues.iter().find_map(|cue| cue.speaker.as_deref()).map(person_key);
    for (key, name) in speakers {
        let is_guest = found.iter().any(|one| one.credit.kind == AppearanceKind::Guest && is_same(&one.key, &key));
        let kind = match &first {
            _ if is_guest => AppearanceKind::Guest,
            Some(first) if *first == key => AppearanceKind::Host,
            _ => AppearanceKind::Unknown,
        };
        let confidence = if kind == AppearanceKind::Unknown { 0.6 } else { 0.75 };
        found.push(Evidence::new(name, kind, CreditSource::Transcript, confidence));
    }
    found
}

fn is_same(one: &str, other: &str) -> bool {
    one == other || one.split(' ').next() == other.split(' ').next() && (!one.contains(' ') || !other.contains(' '))
}

/// `I'm Anna Miller`, `myself, Anna Miller` in the first sentences is a host's.
fn introductions(text: &Text<'_>, names: &GivenNames) -> Vec<Evidence> {
    let mut found = Vec::new();
    for at in 0..text.tokens.len().min(400) {
        let from = match (text.folded(at), text.folded(at + 1)) {
            ("i'm" | "myself", _) => at + 1,
            ("i", "am") => at + 2,
            _ => continue,
        };
        let from = if text.is_sign(from, ",") { from + 1 } else { from };
        let name = name_from(text, from, names).filter(|name| name.words > 1 && name.has_given);
        found.extend(name.map(|name| Evidence::new(name.text, AppearanceKind::Host, CreditSource::Transcript, 0.88)));
    }
    found
}

/// Speakers with a person's name, by key.
fn speakers(cues: &[Cue], names: &GivenNames) -> BTreeMap<String, String> {
    let mut speakers = BTreeMap::new();
    for speaker in cues.iter().take(MAX_CUES).filter_map(|cue| cue.speaker.as_deref()) {
        let text = Text::new(speaker, 100);
        if let Some(name) =
            name_from(&text, 0, names).filter(|name| name.words > 1 && name.range.end == text.tokens.len())
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
    use crate::people::evidence::resolve;

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
        let people = resolve(read(&cues, &GivenNames::default()));
        let found: Vec<(&str, AppearanceKind)> = people.iter().map(|one| (one.name.as_str(), one.kind)).collect();
        assert_eq!(found, [("Ben Hill", AppearanceKind::Guest), ("Anna Miller", AppearanceKind::Host)]);
    }
}
