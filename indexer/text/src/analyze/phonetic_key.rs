//! Phonetic keys for words in Latin script: words with the same key sound alike.
//!
//! Names come from many languages, so the key is coarser than that of any one language: voiced and unvoiced consonants
//! are equal, vowels count only at the beginning, and letters that are silent in some language do not count.

/// Longest key. The rest of a word hardly distinguishes it.
const MAX_KEY: usize = 12;

/// The key of a folded word; `None` when it has letters other than a to z, or no sound.
pub fn phonetic_key(word: &str) -> Option<String> {
    if word.is_empty() || !word.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return None;
    }
    let mut key = String::new();
    let mut rest = skip_silent_letter(word);
    let mut is_first = true;
    while let Some(letter) = rest.chars().next() {
        let (length, sound) = sound_at(rest, letter, is_first);
        // Repeated sounds count once.
        if let Some(sound) = sound
            && !key.ends_with(sound)
            && key.len() < MAX_KEY
        {
            key.push_str(sound);
        }
        rest = &rest[length..];
        is_first = false;
    }
    Some(key).filter(|key| !key.is_empty())
}

/// Removes a silent first letter.
fn skip_silent_letter(word: &str) -> &str {
    let is_silent = ["kn", "gn", "pn", "wr", "ps"].iter().any(|start| word.starts_with(start));
    if is_silent { &word[1..] } else { word }
}

/// The number of letters of the sound at the beginning of `rest`, and its code, if any.
fn sound_at(rest: &str, letter: char, is_first: bool) -> (usize, Option<&'static str>) {
    const GROUPS: &[(&str, &str)] =
        &[("tsch", "x"), ("sch", "x"), ("tch", "x"), ("ch", "x"), ("sh", "x"), ("ph", "f"), ("dge", "j"), ("th", "t")];
    if let Some((group, sound)) = GROUPS.iter().find(|(group, _)| rest.starts_with(group)) {
        return (group.len(), Some(*sound));
    }
    if rest.starts_with("gh") {
        return (2, is_first.then_some("k"));
    }
    let is_soft = rest[1..].starts_with(['e', 'i', 'y']);
    let sound = match letter {
        'a' | 'e' | 'i' | 'o' | 'u' => return (1, is_first.then_some("a")),
        'y' => return (1, is_first.then_some("j")),
        'h' => return (1, is_first.then_some("h")),
        'w' => return (1, is_first.then_some("w")),
        'b' | 'p' => "p",
        'c' if is_soft => "s",
        'g' if is_soft => "j",
        'c' | 'g' | 'k' | 'q' => "k",
        'd' | 't' => "t",
        'f' | 'v' => "f",
        'j' => "j",
        'l' => "l",
        'm' => "m",
        'n' => "n",
        'r' => "r",
        'x' if !is_first => "ks",
        _ => "s",
    };
    (1, Some(sound))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_sound_alike_share_a_key() {
        let cases = [
            ("smith", "smyth"),
            ("jon", "john"),
            ("stephen", "steven"),
            ("katherine", "catherine"),
            ("kathryn", "catherine"),
            ("geoff", "jeff"),
            ("fridman", "friedman"),
            ("michael", "micheal"),
            ("philips", "fillips"),
            ("knight", "night"),
            ("schmidt", "shmit"),
            ("alex", "aleks"),
        ];
        for (one, other) in cases {
            assert_eq!(phonetic_key(one), phonetic_key(other), "{one} {other}");
        }
        for (one, other) in [("smith", "smile"), ("anna", "hanna"), ("rogan", "roman")] {
            assert_ne!(phonetic_key(one), phonetic_key(other), "{one} {other}");
        }
    }

    #[test]
    fn other_scripts_have_no_key() {
        for word in ["", "книга", "機械", "a1", "hh"] {
            let is_none = phonetic_key(word).is_none();
            assert_eq!(is_none, word != "hh", "{word}");
        }
        assert!(phonetic_key(&"bd".repeat(1000)).is_some_and(|key| key.len() <= MAX_KEY));
    }
}
