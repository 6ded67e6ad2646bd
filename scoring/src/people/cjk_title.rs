//! Names at a place of titles in Chinese and Korean: `Tea - 王小明`, `차 이야기 | 김민수`. Like other places, they count when episodes of
//! the show agree (`habit.rs`).

use super::cjk::{has_cjk_text, is_cjk_letter};
use super::cjk_sentence::chinese_name;
use super::evidence::Evidence;
use super::word_lists::is_given_name;
use earshot_model::people::is_korean_family_name;
use earshot_model::{AppearanceKind, CreditSource};
use unicode_normalization::UnicodeNormalization as _;

/// Signs between the parts of a title.
const SEPARATORS: &[&str] = &[" - ", " – ", " — ", "｜", " | ", "：", "·"];
/// Signs between two names.
const NAME_SEPARATORS: &[char] = &['、', '，', ',', '/', '&', '＆', '和', '与', '與', ' ', '　'];
const MAX_NAME_CHARS: usize = 12;
const MAX_NAMES: usize = 4;
const CONFIDENCE: f32 = 0.76;

/// Returns the people at the end and at the beginning of a title, when one of its texts is in these scripts.
pub(super) fn read_title_names(title: &str, description: &str) -> Vec<Evidence> {
    if !has_cjk_text(title) && !has_cjk_text(description) {
        return Vec::new();
    }
    let cut = |sign: &&str| title.rfind(*sign).map(|at| (at, at + sign.len()));
    let Some((end, begin)) = SEPARATORS.iter().filter_map(cut).max() else { return Vec::new() };
    let part = |part: &str, place: &str| {
        let names = names_of(part).unwrap_or_default();
        names.into_iter().map(|name| candidate(name, place)).collect::<Vec<_>>()
    };
    let mut found = part(&title[begin..], "title cjk end");
    found.extend(part(&title[..end], "title cjk begin"));
    found
}

/// Returns whether a key has the form of a name in these scripts.
pub(super) fn is_cjk_name(key: &str) -> bool {
    let is_korean = || {
        key.chars().count() == 3
            && key.chars().all(|letter| matches!(letter, '\u{AC00}'..='\u{D7A3}'))
            && key.chars().next().is_some_and(is_korean_family_name)
    };
    chinese_name(key) == Some(key) || is_korean()
}

/// Reads a part of a title that contains only names, and the number of the part in brackets: `王小明 李红(上)`.
fn names_of(part: &str) -> Option<Vec<&str>> {
    let end = part.find(['(', '（', '[', '【']).unwrap_or(part.len());
    let names: Vec<&str> = part[..end].split(NAME_SEPARATORS).filter(|name| !name.is_empty()).collect();
    let is_possible = |name: &&str| {
        let count = name.chars().count();
        let is_han = (2..=5).contains(&count) && name.chars().all(is_cjk_letter);
        let is_latin = (3..=MAX_NAME_CHARS).contains(&count)
            && name.chars().next().is_some_and(char::is_uppercase)
            && name.chars().skip(1).all(char::is_lowercase);
        is_han || is_latin
    };
    (!names.is_empty() && names.len() <= MAX_NAMES && names.iter().all(is_possible)).then_some(names)
}

fn candidate(name: &str, place: &str) -> Evidence {
    let mut one = Evidence::new(name.to_owned(), AppearanceKind::Guest, CreditSource::EpisodeTitle, CONFIDENCE);
    one.place = Some(place.to_owned());
    one
}

/// Returns whether a key at such a place is surely a name.
pub(super) fn is_known_name(key: &str) -> bool {
    is_cjk_name(&key.nfc().collect::<String>()) || is_given_name(key)
}
