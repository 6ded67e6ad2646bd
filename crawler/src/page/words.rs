//! Words of names and texts: what rules look for.

/// Splits at everything that is no letter or digit, lower case; also between `camelCase`.
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

/// Whether one of the words of a text is in a list that is separated by spaces.
pub(crate) fn has_word(words: &[String], list: &str) -> bool {
    words.iter().any(|word| list.split(' ').any(|listed| listed == word))
}
