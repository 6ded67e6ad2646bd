//! White space of texts, and the edges of elements within them.

/// Marks the start or end of an inline element while a block is collected: a Unicode noncharacter, which no text
/// contains.
pub(super) const ELEMENT_EDGE: char = '\u{fdd0}';

/// Replaces white space by single spaces and trims the ends.
pub(super) fn collapse_whitespace(text: &str) -> String {
    let mut squeezed = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !squeezed.is_empty() {
            squeezed.push(' ');
        }
        squeezed.push_str(word);
    }
    squeezed
}

/// Replaces white space by single spaces, trims the ends, and takes the edges of elements out: returns the text and the
/// byte offsets of the edges. Only texts with an address have edges.
pub(super) fn collapse_block(text: &str) -> (String, Vec<usize>) {
    if !text.contains(ELEMENT_EDGE) {
        return (collapse_whitespace(text), Vec::new());
    }
    let (mut squeezed, mut edges) = (String::with_capacity(text.len()), Vec::new());
    let mut follows_space = false;
    for letter in text.chars() {
        if letter == ELEMENT_EDGE {
            if edges.last() != Some(&squeezed.len()) {
                edges.push(squeezed.len());
            }
        } else if letter.is_whitespace() {
            follows_space = true;
        } else {
            if follows_space && !squeezed.is_empty() {
                squeezed.push(' ');
            }
            follows_space = false;
            squeezed.push(letter);
        }
    }
    if !squeezed.contains('@') {
        edges.clear();
    }
    (squeezed, edges)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_keep_their_offsets() {
        for (raw, text, edges) in [
            ("a b", "a b", vec![]),
            (" Mail\u{fdd0}a@b.c\u{fdd0}x ", "Maila@b.cx", vec![4, 9]),
            ("Mail \u{fdd0} a@b.c", "Mail a@b.c", vec![4]),
            ("a\u{fdd0}b", "ab", vec![]),
        ] {
            assert_eq!(collapse_block(raw), (text.to_owned(), edges), "{raw:?}");
        }
    }
}
