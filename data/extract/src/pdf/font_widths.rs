//! Widths of letters in fonts of many letters (`W`). The library reads lists of widths only, while browsers also write
//! ranges (`first last width`): without their widths, the gaps between letters look like spaces.

use pdf_extract::{Dictionary, Document, Object};

/// Letters of a font.
const MAX_CODES: usize = 1 << 16;
/// Letters of all fonts whose widths are written as lists.
const MAX_ALL_CODES: usize = 1 << 20;

/// Writes the ranges of all fonts as lists, and default widths as whole numbers, which the library expects.
pub(super) fn expand_ranges(document: &mut Document) {
    let mut left = MAX_ALL_CODES;
    let mut expanded = Vec::new();
    for (id, object) in &document.objects {
        let Ok(font) = object.as_dict() else { continue };
        let is_font = font.get(b"CIDSystemInfo").is_ok() && (font.get(b"W").is_ok() || font.get(b"DW").is_ok());
        if is_font && let Some(font) = with_lists(document, font, &mut left) {
            expanded.push((*id, font));
        }
    }
    for (id, font) in expanded {
        document.objects.insert(id, Object::Dictionary(font));
    }
}

fn with_lists(document: &Document, font: &Dictionary, left: &mut usize) -> Option<Dictionary> {
    let mut font = font.clone();
    if let Some(width) = font.get_deref(b"DW", document).ok().and_then(|width| width.as_float().ok()) {
        #[expect(clippy::cast_possible_truncation, reason = "widths are small")]
        font.set("DW", Object::Integer(width.round() as i64));
    }
    if let Ok(Object::Array(widths)) = font.get_deref(b"W", document) {
        let lists = to_lists(document, widths, left)?;
        font.set("W", Object::Array(lists));
    }
    Some(font)
}

/// Returns widths as `first [width width …]`. Ends at what is no width.
fn to_lists(document: &Document, widths: &[Object], left: &mut usize) -> Option<Vec<Object>> {
    let deref = |at: usize| document.dereference(widths.get(at)?).ok().map(|(_, object)| object);
    let mut lists = Vec::new();
    let mut at = 0;
    while let (Some(first), Some(second)) = (deref(at).and_then(|first| first.as_i64().ok()), deref(at + 1)) {
        if let Object::Array(list) = second {
            let numbers = list
                .iter()
                .map(|width| document.dereference(width).map_or(Object::Integer(0), |(_, width)| width.clone()));
            let numbers = numbers.map(|width| if width.as_float().is_ok() { width } else { Object::Integer(0) });
            lists.extend([Object::Integer(first), Object::Array(numbers.collect())]);
            at += 2;
            continue;
        }
        let (Ok(last), Some(width)) = (second.as_i64(), deref(at + 2)) else { break };
        let count = usize::try_from(last.checked_sub(first)?).ok()? + 1;
        *left = left.checked_sub(count).filter(|_| count <= MAX_CODES && width.as_float().is_ok())?;
        lists.extend([Object::Integer(first), Object::Array(vec![width.clone(); count])]);
        at += 3;
    }
    Some(lists)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lists(widths: &[Object]) -> Option<Vec<Object>> {
        to_lists(&Document::new(), widths, &mut 1_000)
    }

    #[test]
    fn ranges_become_lists() {
        let number = Object::Integer;
        let widths = [
            number(3),
            Object::Array(vec![number(250), Object::Real(500.5)]),
            number(17),
            number(19),
            Object::Real(636.2),
        ];
        let expected = vec![
            number(3),
            Object::Array(vec![number(250), Object::Real(500.5)]),
            number(17),
            Object::Array(vec![Object::Real(636.2); 3]),
        ];
        assert_eq!(lists(&widths), Some(expected));
        assert_eq!(lists(&[number(0), number(9_999), number(1)]), None, "more letters than are left");
        assert_eq!(lists(&[number(5), number(3), number(1)]), None);
        assert_eq!(lists(&[number(i64::MIN), number(i64::MAX), number(1)]), None);
        assert_eq!(lists(&[number(1)]), Some(vec![]));
    }
}
