//! Finds the texts between quotation marks of all languages.

use std::ops::Range;

/// Marks that open and close a quotation. `"` is its own partner.
const MARKS: [(char, char); 13] = [
    ('“', '”'),
    ('"', '"'),
    ('«', '»'),
    ('„', '“'),
    ('„', '”'),
    ('‟', '”'),
    ('»', '«'),
    ('”', '”'),
    ('‹', '›'),
    ('「', '」'),
    ('『', '』'),
    ('〝', '〟'),
    ('＂', '＂'),
];

/// Marks that are apostrophes or emphasis elsewhere. They open before a word, and close after one.
const THIN_MARKS: [(char, char); 7] =
    [('‘', '’'), ('‚', '‘'), ('‚', '’'), ('\'', '\''), ('`', '`'), ('*', '*'), ('_', '_')];

/// Longer texts between thin marks are not quotations.
const MAX_THIN_BYTES: usize = 600;

/// The texts between quotation marks, without those within others.
pub(crate) fn quotations(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some((open, letter)) = text[from..].char_indices().next().map(|(_, letter)| (from, letter)) {
        let start = open + letter.len_utf8();
        from = start;
        // A mark after a digit is a measure: 5'10".
        let is_measure = letter == '"' && text[..open].ends_with(|before: char| before.is_ascii_digit());
        let wide = MARKS.iter().filter(|(mark, _)| *mark == letter && !is_measure).filter_map(|(_, close)| {
            let end = start + text[start..].find(*close)?;
            Some((end, close.len_utf8()))
        });
        let thin = THIN_MARKS.iter().filter(|(mark, _)| *mark == letter && opens(text, open, start));
        let thin = thin.filter_map(|(_, close)| Some((thin_end(text, start, *close)?, close.len_utf8())));
        let Some((end, width)) = wide.chain(thin).min() else { continue };
        let inner = &text[start..end];
        if !inner.contains("\n\n") && inner.chars().any(char::is_alphanumeric) {
            found.push(inner);
            from = end + width;
        }
    }
    found
}

/// Whether a thin mark opens a quotation: a word follows, and none precedes.
fn opens(text: &str, open: usize, start: usize) -> bool {
    let before = text[..open].chars().next_back();
    let after = text[start..].chars().next();
    before.is_none_or(|letter| letter.is_whitespace() || "([—–-:".contains(letter))
        && after.is_some_and(|letter| letter.is_alphanumeric() || "¿¡[…".contains(letter))
}

/// The first closing mark after a word that no word follows, in the same paragraph.
fn thin_end(text: &str, start: usize, close: char) -> Option<usize> {
    let limit = text[start..].find("\n\n").map_or(text.len(), |at| start + at);
    let limit = text.floor_char_boundary(limit.min(start + MAX_THIN_BYTES));
    text[start..limit].match_indices(close).map(|(at, _)| start + at).find(|at| {
        let before = text[..*at].chars().next_back();
        let after = text[at + close.len_utf8()..].chars().next();
        before.is_some_and(|letter| !letter.is_whitespace()) && after.is_none_or(|letter| !letter.is_alphanumeric())
    })
}

/// The bytes of a text that a slice of it has.
pub(super) fn range_in(text: &str, part: &str) -> Range<usize> {
    let start = part.as_ptr() as usize - text.as_ptr() as usize;
    start..start + part.len()
}

/// A text with a space in place of each of these ranges, which are in order.
pub(super) fn without(text: &str, ranges: impl IntoIterator<Item = Range<usize>>) -> String {
    let mut prose = String::with_capacity(text.len());
    let mut from = 0;
    for Range { start, end } in ranges {
        prose.push_str(&text[from..start]);
        prose.push(' ');
        from = end;
    }
    prose.push_str(&text[from..]);
    prose
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotations_are_found_in_any_marks() {
        let cases: &[(&str, &[&str])] = &[
            ("She said “one two” and \"three\".", &["one two", "three"]),
            ("In «eins» und »zwei« und „drei“ und „vier”.", &["eins", "zwei", "drei", "vier"]),
            ("‹a› 「二」『三』 ”fyra” ＂five＂", &["a", "二", "三", "fyra", "five"]),
            ("In 'The night it's over' and ‘Two’s company’, don't.", &["The night it's over", "Two’s company"]),
            ("Nurses' and hosts' work isn't 'here", &[]),
            ("Your *Second winter* and _Third one_, snake_case and 2*3*4", &["Second winter", "Third one"]),
            ("`code words`: “outer ‘inner’ end”", &["code words", "outer ‘inner’ end"]),
            ("“never closed", &[]),
            ("5'10\" and \"", &[]),
        ];
        for (text, expected) in cases {
            assert_eq!(quotations(text), *expected, "{text}");
        }
        let text = "a “b” c";
        assert_eq!(without(text, []), text);
        assert_eq!(without(text, quotations(text).into_iter().map(|quoted| range_in(text, quoted))), "a “ ” c");
    }
}
