//! Spellings that a listener or a speech recognizer might write for a name in Latin script.
//!
//! Each spelling exchanges one group of letters for another that sounds alike, `ph` for `f`. The phonetic key decides
//! whether the word still sounds the same, so the exchanges need no context of their own.

use super::language::Language;
use super::phonetic_key::phonetic_key;
use super::terms::fold_word;

/// Groups of letters that sound alike in names, the usual exchanges first. `^` is the start of a word, `$` its end.
const EXCHANGES: &[(&str, &str)] = &[
    ("ph", "f"),
    ("^kn", "^n"),
    ("^wr", "^r"),
    ("ck", "k"),
    ("c", "k"),
    ("k", "c"),
    ("ie$", "y$"),
    ("y$", "ie$"),
    ("ey$", "y$"),
    ("y$", "ey$"),
    ("i$", "y$"),
    ("y", "i"),
    ("i", "y"),
    ("^ge", "^je"),
    ("^je", "^ge"),
    ("^gi", "^ji"),
    ("^j", "^g"),
    ("sch", "sh"),
    ("sh", "sch"),
    ("tch", "ch"),
    ("th", "t"),
    ("ei", "ie"),
    ("ie", "ei"),
    ("ie", "ee"),
    ("ea", "ee"),
    ("ee", "ea"),
    ("ai", "ay"),
    ("ay", "ai"),
    ("ou", "oo"),
    ("oo", "u"),
    ("ae", "e"),
    ("oe", "o"),
    ("ue", "u"),
    ("son$", "sen$"),
    ("sen$", "son$"),
    ("man$", "mann$"),
    ("er$", "or$"),
    ("or$", "er$"),
    ("ar$", "er$"),
    ("er$", "ar$"),
    ("ah$", "a$"),
    ("a$", "ah$"),
    ("cc", "c"),
    ("bb", "b"),
    ("dd", "d"),
    ("gg", "g"),
    ("zz", "z"),
    ("ll", "l"),
    ("nn", "n"),
    ("tt", "t"),
    ("ss", "s"),
    ("mm", "m"),
    ("rr", "r"),
    ("pp", "p"),
    ("ff", "f"),
    ("dt", "t"),
    ("v", "w"),
    ("v", "f"),
    ("f", "v"),
    ("f", "ph"),
    ("z", "s"),
    ("s$", "z$"),
    ("x", "ks"),
    ("ks", "x"),
    ("qu", "kw"),
    ("ce", "se"),
    ("gh", ""),
    ("ou", "u"),
    ("e", "i"),
    ("a", "e"),
    ("o", "u"),
    ("l", "ll"),
    ("n", "nn"),
    ("t", "tt"),
    ("e$", "$"),
];

/// Longer words, and texts with more words, are not names.
const MAX_WORD_BYTES: usize = 32;
const MAX_NAME_WORDS: usize = 6;

/// Returns at most `limit` spellings of a name that sound like it, the likelier first: those with one word changed, then
/// those with two. Words in other scripts stay as they are; a name without a word in Latin script has none, and a text of
/// more than six words is not a name.
///
/// ```
/// use earshot_text::analyze::sound_alikes;
/// assert_eq!(sound_alikes("Stephen Kay", 2), ["Stefen Kay", "Stephen Cay"]);
/// assert!(sound_alikes("機械", 5).is_empty());
/// ```
#[must_use]
pub fn sound_alikes(name: &str, limit: usize) -> Vec<String> {
    let words: Vec<&str> = name.split_whitespace().take(MAX_NAME_WORDS + 1).collect();
    if words.len() > MAX_NAME_WORDS || words.iter().any(|word| word.len() > MAX_WORD_BYTES) {
        return Vec::new();
    }
    let changed: Vec<Vec<String>> = words.iter().map(|word| spellings_of_word(word)).collect();
    let with = |changes: &[(usize, &str)]| {
        let word = |at: usize| changes.iter().find(|(place, _)| *place == at).map_or(words[at], |(_, word)| word);
        (0..words.len()).map(word).collect::<Vec<_>>().join(" ")
    };
    let most = changed.iter().map(Vec::len).max().unwrap_or_default();
    // The best of each word before the second of any.
    let single = (0..most).flat_map(|rank| {
        let of_rank = changed.iter().enumerate().filter_map(move |(at, words)| Some((at, words.get(rank)?.as_str())));
        of_rank.map(|change| with(&[change]))
    });
    let best: Vec<(usize, &str)> =
        changed.iter().enumerate().filter_map(|(at, words)| Some((at, words.first()?.as_str()))).collect();
    let double = best.windows(2).map(with);
    single.chain(double).take(limit).collect()
}

/// The spellings of one word, the likelier first. Its capital stays one.
fn spellings_of_word(word: &str) -> Vec<String> {
    let mut folded = String::new();
    fold_word(word, Language::Plain, &mut folded);
    let Some(key) = phonetic_key(&folded) else { return Vec::new() };
    let marked = format!("^{folded}$");
    let mut spellings: Vec<String> = Vec::new();
    if word.to_lowercase() != folded {
        // Without accents.
        spellings.push(folded.clone());
    }
    for (from, to) in EXCHANGES {
        for (at, _) in marked.match_indices(from) {
            let spelling = format!("{}{to}{}", &marked[..at], &marked[at + from.len()..]);
            let spelling = spelling.trim_matches(['^', '$']);
            let is_new = spelling != folded && !spellings.iter().any(|known| known == spelling);
            // No name has a letter three times, or `kc`.
            let is_word = !spelling.contains("kc")
                && !spelling.as_bytes().windows(3).any(|three| three[0] == three[1] && three[1] == three[2]);
            if is_new && is_word && phonetic_key(spelling).as_ref() == Some(&key) {
                spellings.push(spelling.to_owned());
            }
        }
    }
    if word.starts_with(char::is_uppercase) {
        spellings.iter_mut().for_each(|spelling| spelling[..1].make_ascii_uppercase());
    }
    spellings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_people_misspell_are_found() {
        let cases = [
            ("Stephen", "Stefen"),
            ("Smith", "Smyth"),
            ("Catherine", "Katherine"),
            ("Phillips", "Fillips"),
            ("Jenny", "Jennie"),
            ("Meyer", "Meier"),
            ("Knight", "Night"),
            ("Geoff", "Jeoff"),
            ("Sarah", "Sara"),
            ("Friedman", "Freedman"),
            ("Rebecca", "Rebeca"),
            ("Schmidt", "Shmidt"),
            ("alex", "aleks"),
            ("José", "Jose"),
        ];
        for (name, spelling) in cases {
            assert!(spellings_of_word(name).contains(&spelling.to_owned()), "{name}: {:?}", spellings_of_word(name));
        }
    }

    #[test]
    fn spellings_sound_like_the_name_and_are_no_repetition() {
        for name in ["Mara Vinter", "Ngozi Okonjo", "Acme", "Lex Fridman", "a b", "José García"] {
            let spellings = sound_alikes(name, 100);
            let mut sorted = spellings.clone();
            sorted.sort_unstable();
            sorted.dedup();
            assert_eq!(sorted.len(), spellings.len(), "{name}");
            assert!(!spellings.contains(&name.to_owned()), "{name}");
        }
        assert!(sound_alikes("Mara Vinter", 100).len() > 8);
        assert_eq!(sound_alikes("Mara 機械", 3).iter().filter(|name| name.ends_with(" 機械")).count(), 3);
        for none in ["", "  ", "機械", "книга", "42", &"kay ".repeat(7), &"kay".repeat(20)] {
            assert!(sound_alikes(none, 10).is_empty(), "{none}");
        }
    }
}
