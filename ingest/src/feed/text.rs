//! Cleans text: resolves entities leniently, removes control characters, collapses blank space.

use quick_xml::escape::resolve_html5_entity;
use std::borrow::Cow;

/// The longest entity name of HTML has 31 characters.
const MAX_ENTITY: usize = 32;

/// Resolves entities. Unknown entities stay unchanged. Never fails.
pub(crate) fn unescape(raw: &str) -> Cow<'_, str> {
    if memchr::memchr(b'&', raw.as_bytes()).is_none() {
        return Cow::Borrowed(raw);
    }
    let mut text = String::with_capacity(raw.len());
    let mut rest = raw;
    while let Some(at) = rest.find('&') {
        text.push_str(&rest[..at]);
        let after = &rest[at + 1..];
        let window = &after.as_bytes()[..after.len().min(MAX_ENTITY)];
        let end = window.iter().position(|byte| !byte.is_ascii_alphanumeric() && *byte != b'#');
        rest = match end {
            Some(end) if window[end] == b';' && push_entity(&mut text, &after[..end]) => &after[end + 1..],
            _ => {
                text.push('&');
                after
            }
        };
    }
    text.push_str(rest);
    Cow::Owned(text)
}

/// Appends the text of an entity (without `&` and `;`). Returns false for an unknown one.
pub(super) fn push_entity(text: &mut String, name: &str) -> bool {
    let common = match name {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        "nbsp" => Some('\u{A0}'),
        _ => None,
    };
    if let Some(character) = common {
        text.push(character);
        return true;
    }
    let Some(number) = name.strip_prefix('#') else {
        return match resolve_html5_entity(name) {
            Some(resolved) => {
                text.push_str(resolved);
                true
            }
            None => false,
        };
    };
    let code = match number.strip_prefix(['x', 'X']) {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => number.parse(),
    };
    match code {
        Ok(code) => {
            text.push(decode_character(code));
            true
        }
        Err(_) => false,
    }
}

/// Decodes a character reference (WHATWG HTML 13.2.5.80): 0x80 to 0x9F count as windows-1252; invalid code points
/// become U+FFFD.
fn decode_character(code: u32) -> char {
    match code {
        0x80..=0x9F => {
            let byte = [u8::try_from(code).unwrap_or(b'?')];
            let (text, _) = encoding_rs::WINDOWS_1252.decode_without_bom_handling(&byte);
            text.chars().next().unwrap_or('\u{FFFD}')
        }
        0 => '\u{FFFD}',
        _ => char::from_u32(code).unwrap_or('\u{FFFD}'),
    }
}

/// Whether a character is never displayed: controls, byte order marks, and overrides of the writing direction.
pub(super) fn is_junk(character: char) -> bool {
    (character.is_control() && !matches!(character, '\n' | '\t'))
        || matches!(character, '\u{FEFF}' | '\u{202D}' | '\u{202E}' | '\u{FFFE}' | '\u{FFFF}')
}

/// Bytes per loop step; the compiler vectorizes such a step.
const BYTES_PER_STEP: usize = 16;

/// Whether a byte belongs to a character that needs no cleaning: printable ASCII except the space, or UTF-8 whose first
/// byte begins neither blank space nor junk (those are in U+0080, U+1000, U+2000, U+3000 and U+F000).
const fn is_plain(byte: u8) -> bool {
    // Without branches, so that the compiler vectorizes it.
    (byte > b' ') & (byte != 0x7F) & (byte != 0xC2) & (byte.wrapping_sub(0xE1) > 2) & (byte != 0xEF)
}

/// [`is_plain`] as a table, for single bytes.
const IS_PLAIN: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = is_plain(byte as u8);
        byte += 1;
    }
    table
};

/// Returns the length in bytes of the prefix that needs no cleaning: plain words with single spaces. Ends at a
/// character boundary.
pub(super) fn plain_prefix(text: &str) -> usize {
    let bytes = text.as_bytes();
    let is_word = |at: usize| bytes.get(at).is_some_and(|byte| IS_PLAIN[usize::from(*byte)]);
    let mut at = 0;
    if is_word(0) {
        while let Some(window) = bytes[at..].first_chunk::<{ BYTES_PER_STEP + 1 }>() {
            let mut needs_cleaning = 0;
            for index in 0..BYTES_PER_STEP {
                let (byte, next) = (window[index], window[index + 1]);
                let is_clean = is_plain(byte) | ((byte == b' ') & (next != b' '));
                needs_cleaning |= u8::from(!is_clean);
            }
            if needs_cleaning != 0 {
                break;
            }
            at += BYTES_PER_STEP;
        }
        // A space counts only when a word follows.
        at -= usize::from(at > 0 && bytes[at - 1] == b' ');
    }
    loop {
        if is_word(at) {
            at += 1;
        } else if at > 0 && bytes.get(at) == Some(&b' ') && is_word(at + 1) {
            at += 2;
        } else {
            return at;
        }
    }
}

/// Like the standard library's `trim`, which decodes characters. Usually two bytes decide.
pub(super) fn trim(text: &str) -> &str {
    match text.as_bytes() {
        [first, .., last] if first.is_ascii_graphic() && last.is_ascii_graphic() => text,
        _ => text.trim(),
    }
}

/// Cleans a text to one line: single spaces, no junk, at most `limit` bytes, cut at a character boundary.
pub(crate) fn clean_line(raw: &str, limit: usize) -> String {
    let trimmed = raw.trim_ascii();
    if trimmed.len() <= limit && is_clean(&trimmed[plain_prefix(trimmed)..]) {
        return trimmed.to_owned();
    }
    let mut text = String::with_capacity(raw.len().min(limit));
    for word in raw.split(|character: char| character.is_whitespace() || (character.is_control() && character != '\0'))
    {
        let separator = usize::from(!text.is_empty());
        if word.chars().all(is_junk) {
            continue;
        }
        if text.len() + separator + word.len() > limit {
            let room = limit.saturating_sub(text.len() + separator);
            let mut shown =
                word[..word.floor_char_boundary(room)].chars().filter(|character| !is_junk(*character)).peekable();
            text.extend((separator == 1 && shown.peek().is_some()).then_some(' '));
            text.extend(shown);
            break;
        }
        text.extend(separator.eq(&1).then_some(' '));
        if word.is_ascii() && !word.contains('\0') {
            text.push_str(word);
        } else {
            text.extend(word.chars().filter(|character| !is_junk(*character)));
        }
    }
    text
}

/// Whether the rest of a line, from the end of a word on, has no junk and only single spaces.
fn is_clean(rest: &str) -> bool {
    let mut is_after_space = false;
    rest.chars().all(|character| {
        let was_after_space = std::mem::replace(&mut is_after_space, character == ' ');
        let is_odd = character.is_whitespace() || character.is_control() || is_junk(character);
        if character == ' ' { !was_after_space } else { !is_odd }
    })
}

/// Returns `None` for an empty text.
pub(crate) fn non_empty(text: String) -> Option<String> {
    (!text.is_empty()).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn entities_are_resolved_leniently() {
        let cases = [
            ("Tom &amp; Jerry", "Tom & Jerry"),
            ("Tom & Jerry", "Tom & Jerry"),
            ("a&nbsp;b", "a\u{a0}b"),
            ("&#8217;&#x2019;", "’’"),
            ("&#150;", "–"),
            ("&#xD800;&#0;", "\u{FFFD}\u{FFFD}"),
            ("&nosuch;&#99999999999;&", "&nosuch;&#99999999999;&"),
            ("AT&T;", "AT&T;"),
        ];
        for (raw, expected) in cases {
            assert_eq!(unescape(raw), expected, "{raw}");
        }
    }

    #[test]
    fn lines_are_cleaned_and_cut() {
        let cases = [
            // A word that exceeds the limit is cut off as a whole when only junk precedes it.
            ("Ann \u{FEFF}\u{FEFF}Bee", 8, "Ann"),
            ("  a \n\t b ", 100, "a b"),
            ("a\0b\u{202E}c", 100, "abc"),
            ("Tea \u{FEFF}", 100, "Tea"),
            ("Tea \u{FEFF} \0 talk", 100, "Tea talk"),
            ("ééé", 3, "é"),
            ("one two", 5, "one t"),
            ("", 5, ""),
        ];
        for (raw, limit, expected) in cases {
            assert_eq!(clean_line(raw, limit), expected, "{raw:?}");
        }
    }

    proptest! {
        #[test]
        fn plain_text_needs_no_cleaning(words in prop::collection::vec("[a-z’é茶あ\u{FEFF}\u{85}\u{A0}\u{3000}\u{202E}\u{7F}\t ]{0,24}", 0..6)) {
            let text = words.join(" ");
            let plain = &text[..plain_prefix(&text)];
            prop_assert!(!plain.chars().any(is_junk));
            prop_assert_eq!(plain, plain.split_whitespace().collect::<Vec<_>>().join(" "));
            let ascii = text.find(|character: char| !character.is_ascii_graphic()).unwrap_or(text.len());
            prop_assert!(plain.len() >= ascii);
        }
    }
}
