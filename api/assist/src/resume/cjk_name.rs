//! Chinese, Japanese and Korean names: the family name comes first, and often no blank follows it.

use super::no_names::is_cjk_description;
use earshot_model::people::{chinese_family_name_len, is_korean_family_name};

const PART_LETTERS: std::ops::RangeInclusive<usize> = 1..=5;
/// Korean family names of two syllables.
const KOREAN_COMPOUND: [&str; 7] = ["남궁", "황보", "제갈", "사공", "선우", "독고", "서문"];
/// What is written between the parts of a foreign name, whose given name comes first.
const MIDDLE_DOT: char = '・';
/// Most Japanese family names have two letters.
const JAPANESE_FAMILY_LETTERS: usize = 2;
/// `佐々木`: the sign repeats a letter.
const REPETITION: char = '々';

/// Whether a text is in Kana, the syllables of Japanese.
pub(super) fn has_kana(text: &str) -> bool {
    text.chars().any(is_kana)
}

fn is_kana(letter: char) -> bool {
    matches!(letter, '\u{3041}'..='\u{309F}' | '\u{30A1}'..='\u{30FA}' | 'ー')
}

fn is_katakana(text: &str) -> bool {
    text.chars().all(|letter| matches!(letter, '\u{30A1}'..='\u{30FA}' | 'ー'))
}

fn is_han(text: &str) -> bool {
    text.chars().all(|letter| matches!(letter, '\u{3400}'..='\u{9FFF}' | REPETITION))
}

fn is_hangul(text: &str) -> bool {
    text.chars().all(|letter| matches!(letter, '\u{AC00}'..='\u{D7A3}'))
}

/// The given name and the family name of a text that is a name. `is_japanese` decides how Han without a blank is read.
pub(super) fn split_cjk_name(text: &str, is_japanese: bool) -> Option<(String, String)> {
    let parts: Vec<&str> = text.split_whitespace().collect();
    let is_letters = |part: &&str| is_han(part) || is_hangul(part) || part.chars().all(is_kana);
    match parts[..] {
        _ if is_cjk_description(text) => None,
        [one] => split_at_dot(one).or_else(|| split_joined(one, is_japanese)),
        [first, last] if is_katakana(first) && is_katakana(last) => Some((first.to_owned(), last.to_owned())),
        [family, given] => {
            let has_lengths = [family, given].iter().all(|part| PART_LETTERS.contains(&part.chars().count()));
            let is_name = has_lengths && [family, given].iter().all(is_letters);
            is_name.then(|| (given.to_owned(), family.to_owned()))
        }
        _ => None,
    }
}

/// A foreign name: `アダ・ラブレス`.
fn split_at_dot(text: &str) -> Option<(String, String)> {
    let (given, family) = text.split_once(MIDDLE_DOT)?;
    let is_name = is_katakana(given) && !given.is_empty() && is_katakana(family) && !family.is_empty();
    is_name.then(|| (given.to_owned(), family.to_owned()))
}

/// A name without a blank, where its family name shows where it ends.
fn split_joined(text: &str, is_japanese: bool) -> Option<(String, String)> {
    let letters = text.chars().count();
    let first = text.chars().next()?;
    let family = if is_hangul(text) {
        let compound = KOREAN_COMPOUND.iter().find(|name| text.starts_with(**name)).map(|name| name.len());
        let is_name = (2..=4).contains(&letters) && is_korean_family_name(first);
        compound.filter(|_| (3..=5).contains(&letters)).or_else(|| is_name.then(|| first.len_utf8()))?
    } else if is_japanese && is_han(text) {
        let repeats = text.chars().nth(1) == Some(REPETITION);
        let family = JAPANESE_FAMILY_LETTERS + usize::from(repeats);
        let is_name = (3..=5).contains(&letters) && letters > family;
        text.char_indices().nth(family).filter(|_| is_name).map(|(at, _)| at)?
    } else if is_han(text) {
        chinese_family_name_len(text).filter(|_| (2..=4).contains(&letters))?
    } else {
        return None;
    };
    let (family, given) = text.split_at_checked(family).filter(|(_, given)| !given.is_empty())?;
    Some((given.to_owned(), family.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_family_name_comes_first() {
        for (text, is_japanese, expected) in [
            ("山田 花子", true, Some(("花子", "山田"))),
            ("山田　はなこ", true, Some(("はなこ", "山田"))),
            ("山田花子", true, Some(("花子", "山田"))),
            ("佐々木希", true, Some(("希", "佐々木"))),
            ("アダ・ラブレス", true, Some(("アダ", "ラブレス"))),
            ("アダ ラブレス", true, Some(("アダ", "ラブレス"))),
            ("王小明", false, Some(("小明", "王"))),
            ("欧阳修", false, Some(("修", "欧阳"))),
            ("김민수", false, Some(("민수", "김"))),
            ("남궁민수", false, Some(("민수", "남궁"))),
            ("김 민수", false, Some(("민수", "김"))),
            ("睡眠科学", false, None),
            ("東京大学", true, None),
            ("山田 教授", true, None),
            ("株式会社 山田", true, None),
            ("睡眠について", true, None),
            ("山田 花子 博士 東京", true, None),
            ("", true, None),
        ] {
            let found = split_cjk_name(text, is_japanese);
            let found = found.as_ref().map(|(given, family)| (given.as_str(), family.as_str()));
            assert_eq!(found, expected, "{text}");
        }
    }
}
