//! The bytes that matter in tags: white space, quotes, and the end of a tag.

/// Whether the character is white space (XML 1.0, 2.3).
pub(super) fn is_blank(character: char) -> bool {
    matches!(character, ' ' | '\t' | '\r' | '\n')
}

/// Returns the `>` that ends a tag. A `>` in quotes does not (XML 1.0, 3.1, `AttValue`).
pub(super) fn end_of_tag(bytes: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        at += bytes[at..].iter().position(|byte| BYTE_CLASSES[usize::from(*byte)] & IN_TAG != 0)?;
        match bytes[at] {
            b'>' => return Some(at),
            quote => at += memchr::memchr(quote, &bytes[at + 1..])? + 2,
        }
    }
}

/// Classes of bytes that matter in a tag and in its name.
pub(super) const BYTE_CLASSES: [u8; 256] = {
    let mut matters = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        matters[byte] = match byte as u8 {
            b'>' | b'"' | b'\'' => IN_TAG | IN_NAME,
            b' ' | b'\t' | b'\r' | b'\n' | b'<' => IN_NAME,
            _ => 0,
        };
        byte += 1;
    }
    matters
};
const IN_TAG: u8 = 1;
pub(super) const IN_NAME: u8 = 2;
