//! Splits speech into sentences.

/// Words that end in a period without ending a sentence.
const ABBREVIATIONS: &[&str] = &["Dr", "Mr", "Mrs", "Ms", "St", "vs", "bzw", "ca", "Nr", "Sra", "Sr", "Mme", "No"];

/// Returns the sentences of a text, trimmed, with punctuation.
pub fn sentences(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut characters = text.char_indices().peekable();
    while let Some((at, character)) = characters.next() {
        let wide = matches!(character, '。' | '！' | '？');
        if !wide && !matches!(character, '.' | '!' | '?' | '…') {
            continue;
        }
        // Closing quotes, brackets and further punctuation belong to the sentence.
        let mut end = at + character.len_utf8();
        while let Some(&(next_at, next)) = characters.peek() {
            if !is_closing(next) {
                break;
            }
            end = next_at + next.len_utf8();
            characters.next();
        }
        let rest = &text[end..];
        let followed_by_space = rest.starts_with(char::is_whitespace);
        let next_is_lower = rest.trim_start().starts_with(char::is_lowercase);
        let inside_quote = wide && rest.starts_with(['と', 'っ', 'を', 'の', 'が', 'は']);
        let is_end = if wide { !inside_quote } else { followed_by_space && !next_is_lower };
        if is_end && !(character == '.' && is_abbreviation(&text[start..at])) {
            found.push(text[start..end].trim());
            start = end;
        }
    }
    found.push(text[start..].trim());
    found.retain(|sentence| !sentence.is_empty());
    found
}

fn is_closing(character: char) -> bool {
    matches!(character, '"' | '\'' | '”' | '’' | '“' | '»' | '」' | '』' | ')' | '）' | '.' | '!' | '?' | '…')
}

/// Whether the text ends with an initial (`K.`), a number (`14.` Jahrhundert) or an abbreviation.
fn is_abbreviation(before: &str) -> bool {
    let word = before.rsplit(char::is_whitespace).next().unwrap_or(before);
    let word = word.trim_start_matches(|c: char| !c.is_alphanumeric());
    word.chars().count() == 1 && word.chars().all(char::is_uppercase)
        || (word.len() <= 2 && !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit()))
        || ABBREVIATIONS.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_end_where_they_end() {
        let cases: &[(&str, &[&str])] = &[
            ("One. Two! Three?", &["One.", "Two!", "Three?"]),
            ("It costs 97.4 percent. Yes.", &["It costs 97.4 percent.", "Yes."]),
            ("Ask Dr. Okafor. She knows.", &["Ask Dr. Okafor.", "She knows."]),
            ("Herr K. kam. Im 14. Jahrhundert.", &["Herr K. kam.", "Im 14. Jahrhundert."]),
            ("„Nein.“ Dann ging er.", &["„Nein.“", "Dann ging er."]),
            ("no stop", &["no stop"]),
            ("四十三度です。戻りません。", &["四十三度です。", "戻りません。"]),
            ("「はい。」と言った。次へ。", &["「はい。」と言った。", "次へ。"]),
            ("Well... maybe. Go on", &["Well... maybe.", "Go on"]),
            ("", &[]),
        ];
        for (text, expected) in cases {
            assert_eq!(&sentences(text), expected, "{text}");
        }
    }
}
