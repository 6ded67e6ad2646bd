//! One person in all cases of Slavic languages: `Иван Петров`, `Ивана Петрова`, `с Иваном Петровым`.
//!
//! Two keys belong to one person when all their words have the same stem. Stems only compare names of one text; they
//! are never shown.

use super::word_lists::{WordClass, WordClasses};
use std::collections::HashMap;

/// Case endings with a consonant, folded (`й` is `и`).
const CYRILLIC_ENDINGS: &[&str] =
    &["ого", "его", "ому", "ему", "ом", "ем", "ым", "им", "ых", "их", "ам", "ям", "ах", "ях"];
const CYRILLIC_VOWELS: &[char] = &['а', 'е', 'и', 'о', 'у', 'ы', 'э', 'ю', 'я', 'ь', 'і', 'є', 'ї'];
const MIN_STEM_CHARS: usize = 3;

/// Endings of declined Polish, Czech and Croatian names after their nominative, folded.
const LATIN_ENDINGS: &[&str] = &["a", "u", "em", "iem", "om", "owi", "ovi", "ego", "emu", "im", "ym", "ej", "y", "ou"];

/// Returns the keys of other spellings with the key of their nominative.
pub(super) fn find_nominatives(keys: &[String]) -> HashMap<String, String> {
    let full: Vec<&String> = keys.iter().filter(|key| key.contains(' ')).collect();
    let mut nominatives = HashMap::new();
    let mut by_stem: HashMap<String, Vec<&String>> = HashMap::new();
    for key in full.iter().filter(|key| is_cyrillic(key)) {
        by_stem.entry(stem_words(key)).or_default().push(key);
    }
    for same in by_stem.into_values() {
        let Some(nominative) =
            same.iter().min_by_key(|key| (!has_nominative_given_name(key), key.chars().count(), **key))
        else {
            continue;
        };
        let nominative = to_nominative(nominative).unwrap_or_else(|| (*nominative).clone());
        nominatives
            .extend(same.into_iter().filter(|key| **key != nominative).map(|key| (key.clone(), nominative.clone())));
    }
    for form in full.iter().filter(|key| key.is_ascii()) {
        let base = full.iter().find(|base| base.is_ascii() && is_declined_latin(form, base));
        if let Some(base) = base {
            nominatives.insert((**form).clone(), (**base).clone());
        }
    }
    nominatives
}

fn is_cyrillic(key: &str) -> bool {
    key.chars().filter(|letter| letter.is_alphabetic()).all(|letter| matches!(letter, '\u{400}'..='\u{4FF}'))
}

/// Returns whether the first word is a given name as listed, which is the nominative.
fn has_nominative_given_name(key: &str) -> bool {
    key.split(' ').next().is_some_and(|given| WordClasses::of(given).has(WordClass::GivenName))
}

/// Returns whether a name without a nominative beside it is in another case, by its given name.
pub(super) fn is_oblique(key: &str) -> bool {
    key.contains(' ') && is_cyrillic(key) && !has_nominative_given_name(key) && to_nominative(key).is_some()
}

fn stem_words(key: &str) -> String {
    key.split(' ').map(stem_word).collect::<Vec<_>>().join(" ")
}

/// Returns a word without its case ending. Endings are removed as long as there are some, so that a nominative that looks
/// declined (`Артем`) has the stem of its cases (`Артемом`).
fn stem_word(word: &str) -> &str {
    let mut stem = word;
    loop {
        let bare = stem.trim_end_matches(CYRILLIC_VOWELS);
        let bare = CYRILLIC_ENDINGS.iter().find_map(|ending| bare.strip_suffix(ending)).unwrap_or(bare);
        if bare.len() == stem.len() || bare.chars().count() < MIN_STEM_CHARS {
            return stem;
        }
        stem = bare;
    }
}

/// Returns the nominative of a name whose given name is declined: `иван петров` for `иваном петровым`.
fn to_nominative(key: &str) -> Option<String> {
    let (given, family) = key.rsplit_once(' ').filter(|(given, _)| !given.contains(' '))?;
    let is_listed = |name: &str| WordClasses::of(name).has(WordClass::GivenName);
    if is_listed(given) {
        return None;
    }
    let stem = given.trim_end_matches(CYRILLIC_VOWELS);
    let bare = ["ом", "ем"].iter().find_map(|ending| given.strip_suffix(ending)).unwrap_or(stem);
    let male = ["", "и", "ь"].iter().map(|ending| format!("{bare}{ending}")).find(|name| is_listed(name));
    if let Some(male) = male {
        let adjective = ["ого", "ому", "им"].iter().find_map(|ending| family.strip_suffix(ending));
        let family = match adjective.filter(|stem| stem.ends_with("ск") || stem.ends_with("цк")) {
            Some(stem) => format!("{stem}ии"),
            None => ["ым", "ом", "ем", "а", "у"]
                .iter()
                .find_map(|ending| family.strip_suffix(ending))
                .filter(|stem| stem.chars().count() >= MIN_STEM_CHARS)
                .unwrap_or(family)
                .to_owned(),
        };
        return Some(format!("{male} {family}"));
    }
    let female = ["а", "я"].iter().map(|ending| format!("{bare}{ending}")).find(|name| is_listed(name))?;
    let family = match family.strip_suffix("ои").or_else(|| family.strip_suffix("ую")) {
        Some(stem) if stem.ends_with("ск") || stem.ends_with("цк") => format!("{stem}ая"),
        Some(stem) => format!("{stem}а"),
        None => match family.strip_suffix('у') {
            Some(stem) if stem.ends_with(['в', 'н']) => format!("{stem}а"),
            _ => family.to_owned(),
        },
    };
    Some(format!("{female} {family}"))
}

/// Returns whether a name is a declined form of another: `pawlem nowakiem` of `pawel nowak`.
fn is_declined_latin(form: &str, base: &str) -> bool {
    let (form, base): (Vec<&str>, Vec<&str>) = (form.split(' ').collect(), base.split(' ').collect());
    // A name that differs only in its given name is another person's: `Carl Miller`, `Carla Miller`.
    form != base && form.len() == base.len() && form.iter().zip(&base).all(|(form, base)| is_declined_word(form, base))
}

fn is_declined_word(form: &str, base: &str) -> bool {
    if base.len() < MIN_STEM_CHARS || base.ends_with(['a', 'e', 'o', 'u', 'y']) {
        return false;
    }
    let ends = |stem: &str| form.strip_prefix(stem).is_some_and(|ending| LATIN_ENDINGS.contains(&ending));
    // `Pawłem` of `Paweł`, `Markiem` of `Marek`: the last `e` of the nominative is lost.
    let fleeting =
        base.rfind('e').filter(|at| at + 2 == base.len()).map(|at| format!("{}{}", &base[..at], &base[at + 1..]));
    let adjective = base.strip_suffix('i').filter(|stem| stem.ends_with("sk") || stem.ends_with("ck"));
    ends(base) || fleeting.is_some_and(|stem| ends(&stem)) || adjective.is_some_and(ends)
}

#[cfg(test)]
mod tests {
    use super::super::person_name::person_key;
    use super::*;

    #[test]
    fn all_cases_have_one_nominative() {
        for names in [
            &["Иван Петров", "Ивана Петрова", "Ивану Петрову", "Иваном Петровым", "Иване Петрове"][..],
            &["Анна Иванова", "Анны Ивановой", "Анну Иванову", "Анной Ивановой"],
            &["Артём Достоевский", "Артёма Достоевского", "Артёмом Достоевским"],
            &["Мария Браун", "Марии Браун", "Марией Браун"],
            &["Paweł Nowak", "Pawłem Nowakiem", "Pawła Nowaka"],
            &["Jan Kowalski", "Janem Kowalskim", "Jana Kowalskiego"],
        ] {
            let keys: Vec<String> = names.iter().map(|name| person_key(name)).collect();
            let nominatives = find_nominatives(&keys);
            for key in &keys[1..] {
                assert_eq!(nominatives.get(key), Some(&keys[0]), "{key}");
            }
            assert_eq!(nominatives.get(&keys[0]), None);
        }
    }

    #[test]
    fn a_declined_name_alone_gets_its_nominative() {
        for (written, expected) in [
            ("Иваном Петровым", "Иван Петров"),
            ("Андреем Достоевским", "Андрей Достоевский"),
            ("Анной Ивановой", "Анна Иванова"),
        ] {
            let key = person_key(written);
            assert_eq!(
                find_nominatives(std::slice::from_ref(&key)).get(&key),
                Some(&person_key(expected)),
                "{written}"
            );
        }
    }

    #[test]
    fn other_people_keep_their_names() {
        let names = ["Carl Miller", "Carla Miller", "Anna Miller", "Anne Miller", "Иван Петров", "Иван Сидоров"];
        let keys: Vec<String> = names.iter().map(|name| person_key(name)).collect();
        assert_eq!(find_nominatives(&keys), HashMap::new());
    }
}
