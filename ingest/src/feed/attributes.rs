//! Reads attributes of a tag leniently: missing quotes, missing values and unusual entities are accepted.

use super::scan::Tag;
use super::text::{trim, unescape};
use std::borrow::Cow;

/// Returns the value of the attribute with this local name, entities resolved; `None` when it is absent or blank.
pub(crate) fn attribute<'a>(tag: Tag<'a>, name: &str) -> Option<Cow<'a, str>> {
    let raw = match plain_value(tag.attributes(), name) {
        Ok(value) => Cow::Borrowed(value?),
        Err(IrregularTag) => lenient_value(tag, name)?,
    };
    let value = match raw {
        Cow::Borrowed(value) => unescape(value),
        Cow::Owned(value) => Cow::Owned(unescape(&value).into_owned()),
    };
    (!trim(&value).is_empty()).then_some(value)
}

/// Some attribute of the tag is not of the form `name="value"`.
struct IrregularTag;

/// The bytes that occur in well-formed attribute names.
const IS_KEY_BYTE: [bool; 256] = {
    let mut is_of_key = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        is_of_key[byte] = (byte as u8).is_ascii_alphanumeric() || matches!(byte as u8, b':' | b'-' | b'_' | b'.');
        byte += 1;
    }
    is_of_key
};

/// Returns the attribute's value from a tag whose attributes are well-formed up to the wanted one.
fn plain_value<'a>(attributes: &'a str, name: &str) -> Result<Option<&'a str>, IrregularTag> {
    let bytes = attributes.as_bytes();
    let mut at = 0;
    loop {
        while bytes.get(at).is_some_and(u8::is_ascii_whitespace) {
            at += 1;
        }
        if at == bytes.len() || bytes[at..] == *b"/" {
            return Ok(None);
        }
        let mut local = at;
        while let Some(byte) = bytes.get(at).filter(|byte| IS_KEY_BYTE[usize::from(**byte)]) {
            at += 1;
            if *byte == b':' {
                local = at;
            }
        }
        let (key, Some([b'=', quote @ (b'"' | b'\'')])) = (&bytes[local..at], bytes.get(at..at + 2)) else {
            return Err(IrregularTag);
        };
        let value = at + 2;
        let length = memchr::memchr(*quote, &bytes[value..]).ok_or(IrregularTag)?;
        if key.is_empty() {
            return Err(IrregularTag);
        }
        if key.len() == name.len() && key.eq_ignore_ascii_case(name.as_bytes()) {
            return Ok(Some(&attributes[value..value + length]));
        }
        at = value + length + 1;
    }
}

fn lenient_value<'a>(tag: Tag<'a>, name: &str) -> Option<Cow<'a, str>> {
    // Facts 1.9: at most 2,000 attributes of one tag are read.
    let mut found = tag.lenient_attributes().take(2_000).flatten();
    found.find(|attribute| attribute.key.local_name().as_ref().eq_ignore_ascii_case(name)).map(|found| found.value)
}

/// Returns the attribute's value from the inside of an HTML tag.
pub(super) fn find_attribute(inside: &str, name: &str) -> Option<String> {
    let inside = format!("x {inside}");
    attribute(Tag::new(&inside), name).map(Cow::into_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_found_with_any_quotes() {
        let cases = [
            ("href='a&amp;b'", Some("a&b")),
            ("rel=alternate href=x", Some("x")),
            ("HREF=\"a&b\"", Some("a&b")),
            ("x:href='y'", Some("y")),
            ("href=''", None),
            ("href", None),
        ];
        for (inside, expected) in cases {
            assert_eq!(find_attribute(inside, "href").as_deref(), expected, "{inside}");
        }
    }
}
