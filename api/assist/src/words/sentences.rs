//! Splits texts into sentences.

/// Abbreviations whose period does not end a sentence.
const ABBREVIATIONS: [&str; 17] =
    ["dr", "mr", "mrs", "ms", "prof", "st", "vs", "etc", "jr", "sr", "e.g", "i.e", "no", "inc", "ltd", "ph.d", "u.s"];

/// The sentences of a text, each with its first byte. Line breaks end sentences too.
pub fn sentences(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest_from = 0;
    std::iter::from_fn(move || {
        while rest_from < text.len() {
            let start = rest_from;
            let end = sentence_end(text, start);
            rest_from = end;
            let sentence = &text[start..end];
            let trimmed = sentence.trim_start();
            let at = end - trimmed.len();
            let trimmed = trimmed.trim_end();
            if !trimmed.is_empty() {
                return Some((at, trimmed));
            }
        }
        None
    })
}

fn sentence_end(text: &str, start: usize) -> usize {
    let mut letters = text[start..].char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let end = start + at + letter.len_utf8();
        match letter {
            '\n' | '。' | '！' | '？' => return end,
            '.' | '!' | '?' | '…' => {
                let mut end = end;
                while let Some((_, closing)) = letters.next_if(|(_, next)| ".!?…\"'”’)".contains(*next)) {
                    end += closing.len_utf8();
                }
                let is_followed_by_space = letters.peek().is_none_or(|(_, next)| next.is_whitespace());
                if is_followed_by_space && !(letter == '.' && is_abbreviation(&text[start..start + at])) {
                    return end;
                }
            }
            _ => {}
        }
    }
    text.len()
}

fn is_abbreviation(before: &str) -> bool {
    let word = before.rsplit(char::is_whitespace).next().unwrap_or_default().trim_start_matches(['(', '"', '“']);
    let is_initial = word.chars().count() == 1 && word.chars().all(char::is_uppercase) && word != "I";
    is_initial || ABBREVIATIONS.contains(&word.to_lowercase().as_str())
}

/// The first sentence of a text. `None` for a text without words.
#[must_use]
pub fn first_sentence(text: &str) -> Option<&str> {
    sentences(text).next().map(|(_, sentence)| sentence)
}

/// Counts words as an editor does.
#[must_use]
pub fn word_count(text: &str) -> usize {
    text.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_end_at_periods_and_not_at_abbreviations() {
        let text = "Dr. Lin sleeps. Does she? \"Yes!\" In 3.5 hours\nNext J. S. Bach";
        let found: Vec<&str> = sentences(text).map(|(_, sentence)| sentence).collect();
        assert_eq!(found, ["Dr. Lin sleeps.", "Does she?", "\"Yes!\"", "In 3.5 hours", "Next J. S. Bach"]);
        assert!(sentences(text).all(|(at, sentence)| text[at..].starts_with(sentence)));
        assert_eq!(word_count("One – two, three."), 3);
    }
}
