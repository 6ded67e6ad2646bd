//! Limits that are checked before a page is tokenized.
//!
//! Nesting is cheap because no tree is built, but the tokenizer compares each attribute with all others of its tag.

/// Attributes per tag. At this limit, 2 MB of tags take one or two seconds.
const MAX_ATTRIBUTES: usize = 4_000;

/// Returns whether a tag has more attributes than any real one. The check also counts text in scripts as markup, so the
/// count may be too high but never too low.
pub(super) fn has_oversized_tag(html: &str) -> bool {
    let bytes = html.as_bytes();
    let mut at = 0;
    while let Some(found) = memchr::memchr(b'<', &bytes[at..]) {
        at += found + 1;
        if !bytes.get(at).is_some_and(u8::is_ascii_alphabetic) {
            continue;
        }
        let (end, attributes) = scan_tag(bytes, at);
        if attributes > MAX_ATTRIBUTES {
            return true;
        }
        at = end;
    }
    false
}

/// Returns the end of a tag and its number of attributes (HTML Standard, 13.2.5.32 to 13.2.5.39).
fn scan_tag(bytes: &[u8], start: usize) -> (usize, usize) {
    let (mut at, mut attributes) = (start, 0);
    // The next letter begins an attribute; an attribute has a name but no value yet; `=` was read.
    let (mut is_between, mut has_name, mut awaits_value) = (false, false, false);
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        match byte {
            b'>' => break,
            b'"' | b'\'' if awaits_value => {
                at += memchr::memchr(byte, &bytes[at..]).map_or(bytes.len() - at, |end| end + 1);
                (is_between, has_name, awaits_value) = (true, false, false);
            }
            byte if byte.is_ascii_whitespace() => is_between = !awaits_value,
            _ if awaits_value => (is_between, has_name, awaits_value) = (false, false, false),
            b'/' => is_between = true,
            b'=' if has_name => awaits_value = true,
            _ => {
                attributes += usize::from(is_between);
                has_name |= is_between;
                is_between = false;
            }
        }
    }
    (at, attributes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_counted_as_the_tokenizer_does() {
        let many = |one: &str| format!("<p{}>", one.repeat(MAX_ATTRIBUTES + 2));
        for one in [" a", " a=1", " a='b'", "/a", "\na = \"x > y\"", " a=b\"", " \""] {
            assert!(has_oversized_tag(&many(one)), "{one}");
        }
        let words = "word ".repeat(MAX_ATTRIBUTES * 2);
        assert!(!has_oversized_tag(&format!(
            "<p>{words}<p title=\"{words}\" alt='{words}'> 1 < 2 {words} <!-- {words}"
        )));
        assert!(!has_oversized_tag(&"<p a b c d>".repeat(MAX_ATTRIBUTES)));
    }
}
