//! Cue phrases that announce hosts and guests: one table per language, in `phrases/`.

use super::phrase_table::PhraseTable;
use super::tokenizer::{TokenizedText, WordShape};
use std::sync::LazyLock;

/// What a cue phrase implies for the names beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CueKind {
    /// The name after it is a guest's.
    GuestFollows,
    /// The name after it is a guest's, and the name before it a host's: `Anna talks to Ben`.
    GuestFollowsHost,
    /// Like `GuestFollowsHost`, but others meet too: `Anna meets Ben` counts when Anna is a host.
    MetByHost,
    /// The name before it is a guest's: `Ben joins us`.
    GuestBefore,
    /// The name after it is a guest's, otherwise the name before it: `nos visita Ben`, `Ben nos visita`.
    GuestBeside,
    /// The name before it is a guest's, otherwise the name directly after it: `zu Gast ist Ben`, `nos cuenta Ben`. In
    /// languages other than English, the verb often precedes its subject.
    GuestAround,
    /// A noun for guests without a sign, directly before their names: `convidadas Anna e Ben`.
    GuestNext,
    /// The names after it are those who speak, hosts and guests: `On Air: Anna / Ben`.
    ParticipantsFollow,
    /// The names after it are of a cast or of makers of a work that is talked about: `starring Anna and Ben`.
    CastFollows,
    /// The name before it belongs to a speaker: `Ben explains`. Such verbs have other subjects too, but rarely full
    /// names.
    GuestSpeaks,
    /// Like `GuestSpeaks`, otherwise of the name directly after it: `erklärt Ben`, `vertelt Ben`.
    GuestSpeaksAround,
    /// An infinitive whose subject is before it and behind a modal verb: `skal Ben forklare`, `gaat Ben vertellen`.
    GuestWillSpeak,
    HostFollows,
    HostBefore,
    /// A topic follows, and possibly `with` and a guest: `we talk about tea with Ben`.
    TopicFollows,
    /// Like `TopicFollows` without a topic: `i dag snakker vi med Ben`. The phrase alone is not evidence.
    TalksWith,
}

/// One table per language: `[section]`, then one phrase per line. Blanks separate words, `|` separates alternatives.
const TABLES: &[&str] = &[
    include_str!("phrases/en.txt"),
    include_str!("phrases/nordic.txt"),
    include_str!("phrases/de.txt"),
    include_str!("phrases/nl.txt"),
    include_str!("phrases/fr.txt"),
    include_str!("phrases/es.txt"),
    include_str!("phrases/pt.txt"),
    include_str!("phrases/it.txt"),
    include_str!("phrases/slavic.txt"),
    include_str!("phrases/other.txt"),
];

/// Of phrases with equal length, the one in the first section wins.
const SECTIONS: &[(&str, CueKind)] = &[
    ("[guest follows host]", CueKind::GuestFollowsHost),
    ("[met by host]", CueKind::MetByHost),
    ("[guest beside]", CueKind::GuestBeside),
    ("[guest follows]", CueKind::GuestFollows),
    ("[guest before]", CueKind::GuestBefore),
    ("[guest around]", CueKind::GuestAround),
    ("[guest next]", CueKind::GuestNext),
    ("[participants follow]", CueKind::ParticipantsFollow),
    ("[cast follows]", CueKind::CastFollows),
    ("[host follows]", CueKind::HostFollows),
    ("[host before]", CueKind::HostBefore),
    ("[talk]", CueKind::TopicFollows),
    ("[guest tells]", CueKind::GuestSpeaks),
    ("[guest tells around]", CueKind::GuestSpeaksAround),
    ("[talks with]", CueKind::TalksWith),
    ("[guest will tell]", CueKind::GuestWillSpeak),
];

static CUE_PHRASES: LazyLock<PhraseTable<CueKind>> = LazyLock::new(|| PhraseTable::from_sections(TABLES, SECTIONS));

/// A cue phrase in a text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CuePhrase {
    pub kind: CueKind,
    /// Range of tokens, from here to `end`.
    pub start: usize,
    pub end: usize,
}

/// Returns the longest cue phrase that begins at a token.
pub(crate) fn cue_at(text: &TokenizedText<'_>, at: usize) -> Option<CuePhrase> {
    let listed = CUE_PHRASES.find_longest(text, at).map(|(kind, end)| CuePhrase { kind, start: at, end });
    listed.or_else(|| {
        is_talk_compound(text, at).then_some(CuePhrase { kind: CueKind::GuestFollows, start: at, end: at + 2 })
    })
}

/// Endings of compounds that are talks: `Hintergrundgespräch`, `geiteprat`, `slotinterview`.
const TALK_ENDINGS: &[&str] =
    &["gesprach", "gesprek", "interview", "intervju", "intervjun", "samtale", "samtal", "prat", "snakk", "snak"];

/// Returns whether a compound that is a talk is followed by a word such as `with`.
fn is_talk_compound(text: &TokenizedText<'_>, at: usize) -> bool {
    is_with_word(text.folded(at + 1))
        && matches!(text.shape(at), WordShape::Lower | WordShape::Capitalized)
        && TALK_ENDINGS
            .iter()
            .any(|ending| text.folded(at).strip_suffix(ending).is_some_and(|rest| rest.chars().count() > 2))
}

/// Words that introduce a guest in a title: `with`, in each language.
const WITH_WORDS: &[&str] = &[
    "with",
    "w",
    "feat",
    "ft",
    "featuring",
    "mit",
    "med",
    "met",
    "avec",
    "con",
    "com",
    "amb",
    "cu",
    "z",
    "ze",
    "с",
    "со",
    "x",
];

/// Returns whether a phrase that announces hosts or guests begins at a token.
pub(crate) fn is_people_cue_at(text: &TokenizedText<'_>, at: usize) -> bool {
    cue_at(text, at).is_some_and(|cue| {
        matches!(cue.kind, CueKind::HostFollows | CueKind::GuestFollows | CueKind::ParticipantsFollow)
    })
}

/// Returns whether a word such as `with` introduces a conversation partner.
pub(crate) fn is_with_word(folded: &str) -> bool {
    matches!(folded, "with" | "mit" | "med" | "met" | "avec" | "con" | "com" | "amb" | "cu" | "z" | "ze" | "с" | "со")
}

/// Returns where a name may begin when the title's token is a word such as `with`.
pub(crate) fn name_start_after_with(text: &TokenizedText<'_>, at: usize) -> Option<usize> {
    let word = text.folded(at);
    if !WITH_WORDS.contains(&word) {
        return None;
    }
    match word {
        "w" if text.is_sign(at + 1, "/") => Some(at + 2),
        "w" => None,
        "feat" | "ft" if text.is_sign(at + 1, ".") => Some(at + 2),
        "x" if text.shape(at) != WordShape::Lower || at == 0 => None,
        _ => Some(at + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_phrase_is_found() {
        for (raw, expected) in [
            ("joined by Anna", Some((CueKind::GuestFollows, 2))),
            ("talks to Anna", Some((CueKind::GuestFollowsHost, 2))),
            ("hosted by Anna", Some((CueKind::HostFollows, 2))),
            ("Zu Gast ist Anna", Some((CueKind::GuestFollows, 3))),
            ("В гостях Павел", Some((CueKind::GuestFollows, 2))),
            ("joins the show", Some((CueKind::GuestBefore, 1))),
            ("nos visita Anna", Some((CueKind::GuestBeside, 2))),
            ("veckans gäst är Anna", Some((CueKind::GuestFollows, 3))),
            ("explains how", Some((CueKind::GuestSpeaks, 1))),
            ("we talk about tea", None),
            ("talk about tea", Some((CueKind::TopicFollows, 2))),
            ("walks fast", None),
        ] {
            let cue = cue_at(&TokenizedText::new(raw, 100), 0).map(|cue| (cue.kind, cue.end));
            assert_eq!(cue, expected, "{raw}");
        }
    }

    #[test]
    fn every_line_of_the_tables_is_a_section_or_a_phrase() {
        for table in TABLES {
            let mut section = "";
            for line in table.lines().filter(|line| !line.starts_with('#')) {
                if line.starts_with('[') {
                    assert!(SECTIONS.iter().any(|(name, _)| *name == line), "{line}");
                    section = line;
                    continue;
                }
                assert!(!section.is_empty(), "{line}");
                assert!(line.split([' ', '|']).all(|word| !word.is_empty()), "{line:?}");
            }
        }
    }
}
