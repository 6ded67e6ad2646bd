//! Detects speakers before the text: `Ann Lee: hello`. A capitalized start and a colon alone are not evidence: speech
//! also contains "Breaking news: …". A whole transcript has evidence: the same labels recur.

use std::collections::HashMap;

/// Maximum length of a name, in characters and in words.
const MAX_CHARACTERS: usize = 40;
const MAX_WORDS: usize = 4;
/// Maximum number of distinct labels that are counted.
const MAX_NAMES: usize = 10_000;

/// First words of labels that are not names.
const NOT_NAMES: &[&str] = &[
    "note",
    "warning",
    "question",
    "answer",
    "http",
    "https",
    "re",
    "ps",
    "breaking",
    "rule",
    "step",
    "chapter",
    "part",
    "lesson",
    "tip",
    "number",
    "example",
    "episode",
    "season",
    "update",
    "spoiler",
    "fun",
    "fact",
    "disclaimer",
    "summary",
    "reminder",
    "correction",
    "number",
    "point",
    "option",
    "today",
    "tomorrow",
    "first",
    "second",
    "third",
    "finally",
    "remember",
    "important",
    "links",
    "source",
    "sources",
    "credits",
    "music",
    "sponsor",
    "transcript",
    "title",
    "date",
];

/// Labels that name a role. They are evidence by themselves, alone or with a number or letter: `Speaker 1`.
const ROLES: &[&str] = &[
    "speaker",
    "host",
    "cohost",
    "co-host",
    "guest",
    "interviewer",
    "interviewee",
    "moderator",
    "narrator",
    "announcer",
    "caller",
    "sprecher",
    "sprecherin",
    "moderatorin",
    "locutor",
    "entrevistador",
    "animateur",
    "invité",
    "ведущий",
    "гость",
    "主持人",
    "嘉宾",
    "司会",
    "ゲスト",
    "진행자",
];

/// Titles before names.
const TITLES: &[&str] = &["dr.", "mr.", "mrs.", "ms.", "prof.", "rev.", "st.", "fr.", "hr.", "sra.", "sr."];

/// A possible label before a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SpeakerLabel<'a> {
    pub(super) name: &'a str,
    pub(super) words: &'a str,
    /// A dash or `>>` before the name marks a new speaker.
    is_marked: bool,
    /// The name is capitalized, or more than a word.
    is_capitalized: bool,
}

/// Finds a possible label: one to four capitalized words, or one or two others, then a colon and a space.
pub(super) fn find_label(text: &str) -> Option<SpeakerLabel<'_>> {
    let text = text.trim_start();
    let start = text.trim_start_matches(['-', '–', '>', ' ']);
    let window = &start[..start.floor_char_boundary(4 * MAX_CHARACTERS)];
    let (name, words) = start.split_at(window.find([':', '：'])?);
    // The fullwidth colon needs no space after it.
    let is_wide = words.starts_with('：');
    let words = &words[if is_wide { '：'.len_utf8() } else { 1 }..];
    let is_apart = is_wide || words.starts_with(char::is_whitespace) || words.is_empty();
    let is_capitalized = is_name(name);
    let is_label = is_apart && (is_capitalized || is_lowercase_name(name));
    let is_marked = start.len() < text.len();
    let is_capitalized = is_capitalized || is_written_name(name);
    is_label.then(|| SpeakerLabel { name: name.trim(), words: words.trim_start(), is_marked, is_capitalized })
}

/// Whether a text is one to four words that begin with capitals or digits.
pub(super) fn is_name(name: &str) -> bool {
    is_name_of(name, |first| first.is_uppercase() || first.is_ascii_digit() || is_caseless(first)) && !is_phrase(name)
}

/// Whether a text is one or two words in lower case. Much speech begins like that: such a label needs more evidence.
fn is_lowercase_name(name: &str) -> bool {
    let is_word = |word: &str| {
        let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '\'' | '’');
        word.len() > 1 && word.starts_with(char::is_alphabetic) && (word.chars().all(is_part) || TITLES.contains(&word))
    };
    name.split_whitespace().count() <= 2
        && name.split_whitespace().all(is_word)
        && is_name_of(name, char::is_alphabetic)
        && !is_phrase(name)
}

/// Whether a name in lower case is more than a word: `ben_ode`, `anna-maria`, `dr. miller`.
fn is_written_name(name: &str) -> bool {
    name.contains(['_', '-']) || TITLES.iter().any(|title| name.trim_start().starts_with(title))
}

fn is_name_of(name: &str, begins_well: impl Fn(char) -> bool) -> bool {
    if name.chars().take(MAX_CHARACTERS + 1).count() > MAX_CHARACTERS {
        return false;
    }
    let mut count = 0;
    let all_begin_well = name.split_whitespace().all(|word| {
        count += 1;
        word.trim_start_matches(['(', '"', '\'']).chars().next().is_some_and(&begins_well)
    });
    all_begin_well && (1..=MAX_WORDS).contains(&count) && name.chars().any(char::is_alphabetic)
}

fn is_phrase(name: &str) -> bool {
    let first = name.split_whitespace().next().unwrap_or_default().to_lowercase();
    NOT_NAMES.contains(&first.as_str())
}

fn is_role(name: &str) -> bool {
    let mut words = name.split([' ', '_']).filter(|word| !word.is_empty());
    let first = words.next().unwrap_or_default().to_lowercase();
    let is_counter = |word: &str| word.len() == 1 || word.bytes().all(|byte| byte.is_ascii_digit());
    ROLES.contains(&first.as_str()) && words.next().is_none_or(is_counter) && words.next().is_none()
}

/// Whether the character's script has no capitals.
fn is_caseless(character: char) -> bool {
    character.is_alphabetic() && !character.is_lowercase() && !character.is_uppercase()
}

/// The labels of a whole transcript.
#[derive(Debug, Default)]
pub(super) struct SpeakerEvidence {
    turns: HashMap<String, usize>,
    /// Recurring labels cover a fifth of the units, or at least two speakers recur, in six units or more.
    is_labeled: bool,
    /// Nearly every unit has a label, and one recurs.
    is_labeled_throughout: bool,
}

impl SpeakerEvidence {
    /// Counts the labels of lines. `units` is the number of cues or paragraphs that they belong to.
    pub(super) fn collect<'a>(units: usize, lines: impl Iterator<Item = &'a str>) -> Self {
        let mut turns: HashMap<String, usize> = HashMap::new();
        let mut has_capitals: HashMap<String, bool> = HashMap::new();
        let mut labels = 0;
        for label in lines.filter_map(find_label) {
            labels += 1;
            if turns.len() < MAX_NAMES || turns.contains_key(label.name) {
                *turns.entry(label.name.to_owned()).or_default() += 1 + usize::from(label.is_marked);
                has_capitals.entry(label.name.to_owned()).or_insert(label.is_capitalized);
            }
        }
        let recurring = || turns.iter().filter(|(name, turns)| **turns > 1 && has_capitals[*name]);
        let (names, returns) = (recurring().count(), recurring().map(|(_, turns)| turns).sum::<usize>());
        let is_labeled = names > 0 && (returns * 5 >= units || (names > 1 && returns >= 6));
        let is_labeled_throughout = labels * 5 >= units * 4 && turns.values().any(|turns| *turns > 1);
        Self { turns, is_labeled, is_labeled_throughout }
    }

    /// Whether a label is a speaker.
    pub(super) fn accepts(&self, label: &SpeakerLabel<'_>) -> bool {
        let turns = self.turns.get(label.name).copied().unwrap_or(0);
        is_role(label.name)
            || (self.is_labeled_throughout && turns > 0)
            || (self.is_labeled && turns > 1 && label.is_capitalized)
    }

    /// Splits the speaker off a text. Without evidence, and where nothing follows, the text stays whole.
    pub(super) fn split<'a>(&self, text: &'a str) -> (Option<&'a str>, &'a str) {
        match find_label(text).filter(|label| self.accepts(label) && !label.words.is_empty()) {
            Some(label) => (Some(label.name), label.words),
            None => (None, text),
        }
    }
}

/// Splits speakers off the cues that have none.
pub(super) fn split_speakers(cues: &mut [earshot_model::Cue]) {
    let bare = || cues.iter().filter(|cue| cue.speaker.is_none());
    let evidence = SpeakerEvidence::collect(bare().count(), bare().map(|cue| cue.text.as_str()));
    for cue in cues.iter_mut().filter(|cue| cue.speaker.is_none()) {
        let (speaker, words) = evidence.split(&cue.text);
        if let Some(speaker) = speaker {
            (cue.speaker, cue.text) = (Some(speaker.to_owned()), words.to_owned());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split<'a>(lines: &[&'a str]) -> Vec<(Option<&'a str>, &'a str)> {
        let evidence = SpeakerEvidence::collect(lines.len(), lines.iter().copied());
        let borrow = |line: &&'a str| {
            let (name, words) = evidence.split(line);
            (name, words)
        };
        lines.iter().map(borrow).collect()
    }

    #[test]
    fn labels_are_found() {
        let cases = [
            ("Ann: hello", Some(("Ann", "hello"))),
            ("- Dr. Ann Lee: hello", Some(("Dr. Ann Lee", "hello"))),
            (">> SPEAKER 1: yes", Some(("SPEAKER 1", "yes"))),
            ("ann: hello", Some(("ann", "hello"))),
            ("ben_ode: hello", Some(("ben_ode", "hello"))),
            ("anna-maria: hello", Some(("anna-maria", "hello"))),
            ("dr. miller: hello", Some(("dr. miller", "hello"))),
            ("e. g.: hello", None),
            ("and then I said: no", None),
            ("12:30 it was", None),
            ("Note: read this", None),
            ("Breaking News: the mill burned down", None),
            ("https://a.example", None),
            ("主持人：你好", Some(("主持人", "你好"))),
            ("no colon", None),
        ];
        for (text, expected) in cases {
            assert_eq!(find_label(text).map(|label| (label.name, label.words)), expected, "{text}");
        }
    }

    #[test]
    fn speakers_need_evidence() {
        let once = ["Star Trek: it is a series", "Plan B: run", "and then nothing"];
        assert_eq!(split(&once), once.map(|line| (None, line)), "words that were said stay");
        assert_eq!(split(&["Ann: hi", "who is there", "Ann: me"])[2], (Some("Ann"), "me"));
        let throughout = split(&["ann: hi", "Bo: ho", "ann: bye"]);
        assert_eq!(throughout, [(Some("ann"), "hi"), (Some("Bo"), "ho"), (Some("ann"), "bye")]);
        let okay = ["okay: go", "we went home", "it rained", "okay: stop", "the end"];
        assert_eq!(split(&okay), okay.map(|line| (None, line)), "two of five in lower case are not labels");
        let written = ["dr. miller: hi", "well", "ben_ode: ho", "dr. miller: so", "yes", "ben_ode: no"];
        assert_eq!(split(&written)[3], (Some("dr. miller"), "so"));
        assert_eq!(split(&["ben_ode: once", "and", "then", "no", "more"])[0].0, None);
        assert_eq!(split(&["SPEAKER_00: hi", "yes"])[0], (Some("SPEAKER_00"), "hi"));
        assert_eq!(split(&["- Ann: hi", "- Bo: ho", "yes"])[1], (Some("Bo"), "ho"));
        let lines: Vec<String> = (0..100).map(|number| format!("line {number} of a talk")).collect();
        let mut rare: Vec<&str> = lines.iter().map(String::as_str).collect();
        rare[10] = "Plan B: run";
        rare[50] = "Plan B: run again";
        assert!(split(&rare).iter().all(|(name, _)| name.is_none()), "two of a hundred are a figure of speech");
        for (at, label) in [(0, "Ann: a"), (20, "Bo: b"), (30, "Ann: c"), (60, "Bo: d"), (70, "Ann: e"), (90, "Bo: f")]
        {
            rare[at] = label;
        }
        let found = split(&rare);
        assert_eq!((found[0].0, found[90].0, found[1].0), (Some("Ann"), Some("Bo"), None));
    }
}
