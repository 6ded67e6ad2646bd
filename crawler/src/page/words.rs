//! Splitting names and texts into words.

/// Splits at every character that is neither letter nor digit and inside `camelCase`; returns lower case.
pub(crate) fn split_words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut was_lower = false;
    for letter in text.chars() {
        if !letter.is_alphanumeric() || (was_lower && letter.is_uppercase()) {
            if !word.is_empty() {
                words.push(std::mem::take(&mut word));
            }
            if !letter.is_alphanumeric() {
                was_lower = false;
                continue;
            }
        }
        was_lower = letter.is_lowercase();
        word.extend(letter.to_lowercase());
    }
    if !word.is_empty() {
        words.push(word);
    }
    words
}

/// Returns whether one of the words is in a list separated by spaces.
pub(crate) fn has_word(words: &[String], list: &str) -> bool {
    words.iter().any(|word| list.split(' ').any(|listed| listed == word))
}
