//! The form of a text in which people's spellings of it are equal, for filters and sorting in lists.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Folds a text: lower case without accents, with single spaces. Databases compare the folded forms byte by byte, so
/// that all of them find and sort alike.
///
/// ```
/// use earshot_model::fold_text;
/// assert_eq!(fold_text("  Café \t ÜBER "), "cafe uber");
/// assert_eq!(fold_text("ﬁlm № 9\0"), "film no 9");
/// ```
#[must_use]
pub fn fold_text(text: &str) -> String {
    // Control characters are not part of a spelling, and PostgreSQL stores no NUL.
    let is_kept = |letter: &char| !is_combining_mark(*letter) && (letter.is_whitespace() || !letter.is_control());
    let lower: String = text.nfkd().filter(is_kept).flat_map(char::to_lowercase).collect();
    lower.split_whitespace().collect::<Vec<_>>().join(" ")
}
