//! The phrases that tell who takes part in an episode: one table a language, in `phrases/`.

use super::phrase_table::PhraseTable;
use super::tokenizer::{TokenizedText, WordShape};
use std::sync::LazyLock;

/// What a phrase says of the name beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CueKind {
    /// The name behind it is a guest's.
    GuestFollows,
    /// The same, and the name before it is a host's: `Anna talks to Ben`.
    GuestFollowsHost,
    /// The name before it is a guest's: `Ben joins us`.
    GuestBefore,
    /// The name behind it, else the one before it: `nos visita Ben`, `Ben nos visita`.
    GuestBeside,
    /// The name before it is of somebody who is heard: `Ben explains`. Of others it is said as well, of full names
    /// hardly ever.
    GuestSpeaks,
    HostFollows,
    HostBefore,
    /// Behind it stands a topic, and behind the topic perhaps `with` and a guest: `we talk about tea with Ben`.
    TopicFollows,
    /// The same without a topic, as a verb that somebody stands behind: `i dag snakker vi med Ben`. Alone it tells nothing.
    TalksWith,
}

/// A table a language: `[section]`, then a phrase a line. Words by blanks, choices for a place by `|`.
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

/// Of phrases that are as long, the first section's wins.
const SECTIONS: &[(&str, CueKind)] = &[
    ("[guest follows host]", CueKind::GuestFollowsHost),
    ("[guest beside]", CueKind::GuestBeside),
    ("[guest follows]", CueKind::GuestFollows),
    ("[guest before]", CueKind::GuestBefore),
    ("[host follows]", CueKind::HostFollows),
    ("[host before]", CueKind::HostBefore),
    ("[talk]", CueKind::TopicFollows),
    ("[guest tells]", CueKind::GuestSpeaks),
    ("[talks with]", CueKind::TalksWith),
];

static CUE_PHRASES: LazyLock<PhraseTable<CueKind>> = LazyLock::new(|| PhraseTable::from_sections(TABLES, SECTIONS));

/// A phrase in a text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CuePhrase {
    pub kind: CueKind,
    /// Tokens.
    pub start: usize,
    pub end: usize,
}

/// The longest phrase that begins at a token.
pub(crate) fn cue_at(text: &TokenizedText<'_>, at: usize) -> Option<CuePhrase> {
    CUE_PHRASES.find_longest(text, at).map(|(says, end)| CuePhrase { kind: says, start: at, end })
}

/// Words that lead to a guest in a title: `with`, in each language.
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

/// Whether a phrase that announces hosts or guests begins at a token.
pub(crate) fn is_people_cue_at(text: &TokenizedText<'_>, at: usize) -> bool {
    cue_at(text, at).is_some_and(|cue| matches!(cue.kind, CueKind::HostFollows | CueKind::GuestFollows))
}

/// Whether a word leads to whom somebody talks with.
pub(crate) fn is_with_word(folded: &str) -> bool {
    matches!(folded, "with" | "mit" | "med" | "met" | "avec" | "con" | "com" | "amb" | "cu" | "z" | "ze" | "с" | "со")
}

/// Where a name may begin when a title's token says `with`.
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
