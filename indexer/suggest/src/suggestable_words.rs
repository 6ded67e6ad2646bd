//! Selects the words that may be suggested.

/// Shortest word to complete or suggest, in characters.
const MIN_LETTERS: usize = 3;

/// Whether a folded word may be completed or suggested. Numbers and pairs of unspaced scripts may not.
pub fn is_word(word: &str) -> bool {
    let is_long = word.len() >= MIN_LETTERS && word.chars().count() >= MIN_LETTERS;
    is_long
        && !word.starts_with(|letter: char| letter.is_ascii_digit())
        && (word.is_ascii() || !earshot_text::analyze::words(word).any(|word| word.is_unspaced))
}
