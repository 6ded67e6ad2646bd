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

/// Sounds that captions describe in brackets, as names are written. Compared without case; a label that begins with one
/// is no name.
const SOUNDS: &[&str] = &[
    "music",
    "musik",
    "musique",
    "música",
    "musica",
    "muziek",
    "muzyka",
    "музыка",
    "applause",
    "applaus",
    "applaudissements",
    "aplausos",
    "applausi",
    "аплодисменты",
    "laughter",
    "laughs",
    "laughing",
    "laugh",
    "lachen",
    "gelächter",
    "rires",
    "risas",
    "risate",
    "смех",
    "silence",
    "pause",
    "break",
    "inaudible",
    "unintelligible",
    "crosstalk",
    "overlapping",
    "noise",
    "sound",
    "sounds",
    "audio",
    "blank_audio",
    "background",
    "beep",
    "bell",
    "sigh",
    "sighs",
    "cough",
    "coughs",
    "clears",
    "intro",
    "outro",
    "jingle",
    "theme",
    "ad",
    "ads",
    "advertisement",
    "advertising",
    "werbung",
    "foreign",
    "speaking",
    "end",
    "start",
    "begin",
    "narration",
    "phone",
    "redacted",
    "bleep",
    "censored",
    "音乐",
    "音楽",
    "掌声",
    "拍手",
    "笑声",
    "笑い",
    "음악",
    "박수",
    "웃음",
    "موسيقى",
    "ضحك",
    "تصفيق",
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
    /// The name is in brackets and has no colon, as sounds are written.
    is_bracketed: bool,
}

/// Finds a possible label: one to four capitalized words, or one or two others, then a colon and a space; or one to four
/// capitalized words in brackets.
pub(super) fn find_label(text: &str) -> Option<SpeakerLabel<'_>> {
    let text = text.trim_start();
    let start = text.trim_start_matches(['-', '–', '>', ' ']);
    let window = &start[..start.floor_char_boundary(4 * MAX_CHARACTERS)];
    let is_marked = start.len() < text.len();
    if let Some(inside) = window.strip_prefix('[') {
        let name = without_remark(&inside[..inside.find(']')?]);
        let words = &start[window.find(']')? + 1..];
        let has_colon = words.trim_start().starts_with([':', '：']);
        let is_label = is_name(name) && !is_sound(name);
        let words = words.trim_start().trim_start_matches([':', '：']).trim_start();
        return is_label.then_some(SpeakerLabel {
            name: name.trim(),
            words,
            is_marked,
            is_capitalized: true,
            is_bracketed: !has_colon,
        });
    }
    let (written, words) = start.split_at(window.find([':', '：'])?);
    let name = without_remark(written);
    // The fullwidth colon needs no space after it.
    let is_wide = words.starts_with('：');
    let words = &words[if is_wide { '：'.len_utf8() } else { 1 }..];
    let is_apart = is_wide || words.starts_with(char::is_whitespace) || words.is_empty();
    let is_capitalized = is_name(name);
    let is_label = is_apart && (is_capitalized || is_lowercase_name(name));
    let is_capitalized = is_capitalized || is_written_name(name);
    let words = words.trim_start();
    is_label.then(|| SpeakerLabel { name: name.trim(), words, is_marked, is_capitalized, is_bracketed: false })
}

/// Removes pronouns and remarks in lower case behind a name: `Ann Lee (she/her)`, `Ann [laughing]`.
pub(super) fn without_remark(name: &str) -> &str {
    let Some(at) = name.rfind(['(', '[']).filter(|at| *at > 0) else { return name };
    if skip_remark(&name[at..]).trim().is_empty() && name[at..].len() > 1 { name[..at].trim_end() } else { name }
}

/// Skips a remark at the start: pronouns, or words in lower case, in brackets.
pub(super) fn skip_remark(text: &str) -> &str {
    let Some(inside) = text.strip_prefix(['(', '[']) else { return text };
    let Some((remark, rest)) = inside.split_once([')', ']']) else { return text };
    let is_part = |letter: char| letter.is_alphabetic() || matches!(letter, '/' | ' ' | ',' | '-' | '\'' | '’');
    let is_spoken = remark.starts_with(char::is_lowercase) || remark.contains('/');
    if is_spoken && remark.len() <= MAX_CHARACTERS && remark.chars().all(is_part) { rest.trim_start() } else { text }
}

/// Whether a text in brackets describes a sound.
fn is_sound(text: &str) -> bool {
    let first = text.split([' ', '-', ',']).next().unwrap_or_default().to_lowercase();
    SOUNDS.contains(&first.as_str())
}

/// Whether a text is one to four words that begin with capitals or digits. Pronouns behind the name do not count.
pub(super) fn is_name(name: &str) -> bool {
    let name = without_remark(name);
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
    /// At least two names in brackets recur. One may be a sound that is not in the list.
    has_bracketed_names: bool,
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
        let mut bracketed: HashMap<String, usize> = HashMap::new();
        let mut labels = 0;
        for label in lines.filter_map(find_label) {
            if label.is_bracketed {
                if bracketed.len() < MAX_NAMES || bracketed.contains_key(label.name) {
                    *bracketed.entry(label.name.to_owned()).or_default() += 1;
                }
                continue;
            }
            labels += 1;
            if turns.len() < MAX_NAMES || turns.contains_key(label.name) {
                *turns.entry(label.name.to_owned()).or_default() += 1 + usize::from(label.is_marked);
                has_capitals.entry(label.name.to_owned()).or_insert(label.is_capitalized);
            }
        }
        let has_bracketed_names = bracketed.values().filter(|turns| **turns > 1).count() > 1;
        if has_bracketed_names {
            for (name, count) in bracketed {
                labels += count;
                has_capitals.entry(name.clone()).or_insert(true);
                *turns.entry(name).or_default() += count;
            }
        }
        let recurring = || turns.iter().filter(|(name, turns)| **turns > 1 && has_capitals[*name]);
        let (names, returns) = (recurring().count(), recurring().map(|(_, turns)| turns).sum::<usize>());
        let is_labeled = names > 0 && (returns * 5 >= units || (names > 1 && returns >= 6));
        let is_labeled_throughout = labels * 5 >= units * 4 && turns.values().any(|turns| *turns > 1);
        Self { turns, has_bracketed_names, is_labeled, is_labeled_throughout }
    }

    /// Whether a label is a speaker.
    pub(super) fn accepts(&self, label: &SpeakerLabel<'_>) -> bool {
        let turns = self.turns.get(label.name).copied().unwrap_or(0);
        if label.is_bracketed && !self.has_bracketed_names {
            return is_role(label.name);
        }
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
            ("Ann (he/him): hello", Some(("Ann", "hello"))),
            ("Ann Lee (she/her/hers): hello", Some(("Ann Lee", "hello"))),
            ("ANN [laughing]: ha", Some(("ANN", "ha"))),
            ("Ann Lee (Acme): hello", Some(("Ann Lee (Acme)", "hello"))),
            ("[Ann Lee] hello", Some(("Ann Lee", "hello"))),
            ("- [Ann]: hello", Some(("Ann", "hello"))),
            ("[Ann]", Some(("Ann", ""))),
            ("[Music playing] la", None),
            ("[laughs] no", None),
            ("[", None),
        ];
        for (text, expected) in cases {
            assert_eq!(find_label(text).map(|label| (label.name, label.words)), expected, "{text}");
        }
    }

    #[test]
    fn names_in_brackets_recur_and_are_at_least_two() {
        let talk = ["[Ann] hi", "[Bo] ho", "[Ann] so", "[Applause]", "[Bo] yes", "[Applause]"];
        let expected =
            [(Some("Ann"), "hi"), (Some("Bo"), "ho"), (Some("Ann"), "so"), (None, "[Applause]"), (Some("Bo"), "yes")];
        assert_eq!(split(&talk)[..5], expected);
        let sounds = ["[Barking] hi", "so", "[Barking] yes", "[Door] well", "no"];
        assert_eq!(split(&sounds), sounds.map(|line| (None, line)));
        assert_eq!(split(&["[Speaker 1] hi"])[0], (Some("Speaker 1"), "hi"));
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
