//! Error messages of services that a server calls with a key and with texts of its users. Logs show them shortened, and
//! without what may repeat the key or the texts.

use std::collections::HashSet;

/// Longest message, in characters.
const MAX_CHARS: usize = 120;
/// Words of a message that are compared, in characters together.
const MAX_READ_CHARS: usize = 2_000;
/// Words in a row that count as a repetition of a sent text.
const REPEATED_WORDS: usize = 3;
/// Shortest word with letters and digits that may be a key.
const MIN_KEY_CHARS: usize = 8;
/// Longest word without digits that is no key.
const MAX_WORD_CHARS: usize = 20;
const HIDDEN: &str = "[hidden]";

/// Returns the message of a service for a log: on one line, shortened, with "[hidden]" for words that may be keys or
/// addresses, and for three words in a row that were `sent` to the service.
///
/// ```
/// use earshot_model::mask_service_message;
/// let message = "Incorrect key sk-a1b2c3d4e5 for \"the secret plans of Ann\".";
/// assert_eq!(mask_service_message(message, &["Write about the secret plans of Ann"]), "Incorrect key [hidden] for [hidden]");
/// assert_eq!(mask_service_message("model\n not found", &["a"]), "model not found");
/// ```
#[must_use]
pub fn mask_service_message(message: &str, sent: &[&str]) -> String {
    let message = message.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    let message: String = message.take(MAX_READ_CHARS).collect();
    let words: Vec<&str> = message.split_whitespace().collect();
    let mut is_hidden: Vec<bool> = words.iter().map(|word| may_be_secret(word)).collect();
    let plain: Vec<String> = words.iter().map(|word| plain_word(word)).collect();
    let runs: HashSet<&[String]> = plain.windows(REPEATED_WORDS).collect();
    let repeated = repeated_runs(&runs, sent);
    for (start, run) in plain.windows(REPEATED_WORDS).enumerate() {
        if repeated.contains(run) {
            is_hidden[start..start + REPEATED_WORDS].fill(true);
        }
    }
    let mut shown: Vec<&str> = Vec::new();
    for (word, is_hidden) in words.iter().zip(is_hidden) {
        match (is_hidden, shown.last()) {
            (false, _) => shown.push(word),
            (true, Some(&HIDDEN)) => {}
            (true, _) => shown.push(HIDDEN),
        }
    }
    let shown = shown.join(" ");
    if shown.chars().count() <= MAX_CHARS {
        return shown;
    }
    shown.chars().take(MAX_CHARS - 1).chain(['…']).collect()
}

/// Returns those of the runs of words that a sent text contains. Each text is read once.
fn repeated_runs(runs: &HashSet<&[String]>, sent: &[&str]) -> HashSet<Vec<String>> {
    let mut repeated = HashSet::new();
    if runs.is_empty() {
        return repeated;
    }
    for text in sent {
        let words: Vec<String> = text.split_whitespace().map(plain_word).collect();
        for run in words.windows(REPEATED_WORDS) {
            if runs.contains(run) {
                repeated.insert(run.to_vec());
            }
        }
    }
    repeated
}

/// The letters and digits of a word, in lower case, without what surrounds them.
fn plain_word(word: &str) -> String {
    word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase()
}

fn may_be_secret(word: &str) -> bool {
    let has = |test: fn(char) -> bool| word.chars().any(test);
    let length = word.chars().count();
    word.contains('@')
        || word.contains("://")
        || length > MAX_WORD_CHARS
        || (length >= MIN_KEY_CHARS && has(char::is_alphabetic) && has(|letter| letter.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_addresses_and_sent_texts_are_hidden() {
        let sent = ["Write to Ann Lovelace about her new engine", "short"];
        let cases = [
            ("Unsupported parameter: max_tokens", "Unsupported parameter: max_tokens"),
            ("bad key Bearer:abcdefghijklmnopqrstuvwx", "bad key [hidden]"),
            ("bad key 'sk-12ab34cd'!", "bad key [hidden]"),
            ("ask admin@host.example or https://a.example/x", "ask [hidden] or [hidden]"),
            ("flagged: \"…to ann lovelace, about her new ENGINE\" (policy)", "flagged: [hidden] (policy)"),
            ("about her", "about her"),
            ("line\r\n two\u{7}", "line two"),
            ("", ""),
        ];
        for (message, expected) in cases {
            assert_eq!(mask_service_message(message, &sent), expected, "{message}");
        }
        let long = mask_service_message(&"no ".repeat(10_000), &[]);
        assert_eq!((long.chars().count(), long.ends_with('…')), (MAX_CHARS, true));
    }
}
