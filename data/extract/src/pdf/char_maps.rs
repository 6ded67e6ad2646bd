//! Character maps of fonts (`ToUnicode`). The library expands each range of a map, so a few bytes can name billions of codes.

use pdf_extract::{Document, Object, ObjectId};
use std::collections::BTreeSet;

/// Codes of one map. Fonts have at most 65,536 letters.
const MAX_CODES: u64 = 1 << 17;
const KEY: &[u8] = b"ToUnicode";

/// Removes the maps that name more codes than a font can have. The text in those fonts is read without a map.
pub(super) fn remove_absurd_maps(document: &mut Document) {
    let maps: BTreeSet<ObjectId> = document.objects.values().filter_map(map_of).collect();
    let absurd: BTreeSet<ObjectId> = maps.into_iter().filter(|id| is_absurd(document, *id)).collect();
    if absurd.is_empty() {
        return;
    }
    for object in document.objects.values_mut() {
        if map_of(object).is_some_and(|id| absurd.contains(&id))
            && let Ok(font) = object.as_dict_mut()
        {
            font.remove(KEY);
        }
    }
}

fn map_of(object: &Object) -> Option<ObjectId> {
    object.as_dict().ok()?.get(KEY).ok()?.as_reference().ok()
}

fn is_absurd(document: &Document, id: ObjectId) -> bool {
    let Ok(stream) = document.get_object(id).and_then(Object::as_stream) else { return false };
    let content = stream.decompressed_content().unwrap_or_else(|_| stream.content.clone());
    count_codes(&content) > MAX_CODES
}

/// Counts the codes in the ranges of a map: `beginbfrange <first> <last> target …`.
fn count_codes(map: &[u8]) -> u64 {
    let mut codes = 0_u64;
    for start in memchr::memmem::find_iter(map, b"beginbfrange") {
        let section = &map[start..];
        let end = memchr::memmem::find(section, b"endbfrange").unwrap_or(section.len());
        let mut strings = HexStrings(&section[..end]);
        while let (Some(first), Some(last)) = (strings.next(), strings.next()) {
            codes = codes.saturating_add(last.saturating_sub(first).saturating_add(1));
            if codes > MAX_CODES {
                return codes;
            }
            strings.skip_target();
        }
    }
    codes
}

/// The strings in hexadecimal digits, as numbers.
struct HexStrings<'a>(&'a [u8]);

impl HexStrings<'_> {
    fn next(&mut self) -> Option<u64> {
        let start = memchr::memchr(b'<', self.0)?;
        let rest = &self.0[start + 1..];
        let end = memchr::memchr(b'>', rest)?;
        self.0 = &rest[end + 1..];
        let digits = rest[..end].iter().filter_map(|digit| char::from(*digit).to_digit(16));
        // The library keeps the last 32 bits, too.
        Some(digits.fold(0_u64, |number, digit| (number << 4 | u64::from(digit)) & 0xffff_ffff))
    }

    /// Skips where the codes of a range lead: a string, or a list of strings.
    fn skip_target(&mut self) {
        let next = memchr::memchr2(b'<', b'[', self.0).map(|place| self.0[place]);
        let end = memchr::memchr(if next == Some(b'[') { b']' } else { b'>' }, self.0);
        self.0 = end.map_or(&[], |end| &self.0[end + 1..]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_ranges_are_counted() {
        let map = b"1 begincodespacerange <0000> <FFFF> endcodespacerange\n\
            3 beginbfrange <0003> <0005> <0041> <0010><0011> [<0042> <0043>] <20> <2 F> <0050> endbfrange";
        assert_eq!(count_codes(map), 3 + 2 + 16);
        assert!(count_codes(b"1 beginbfrange <00000000> <FFFFFFFF> <0000> endbfrange") > MAX_CODES);
        // Many ranges of a bearable size count together.
        let many = "<0000> <FFFF> <0000> ".repeat(3);
        assert!(count_codes(format!("3 beginbfrange {many} endbfrange").as_bytes()) > MAX_CODES);
        assert_eq!(count_codes(b"1 beginbfrange <0001"), 0);
    }
}
