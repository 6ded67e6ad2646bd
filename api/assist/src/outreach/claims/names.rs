//! Finds names in a text that is checked, also at the start of a sentence.

use crate::words::{bare_word, is_capitalized_name, is_stop_word};

/// Words of mails that are capitalized and name nobody.
const MAIL_WORDS: [&str; 3] = ["kind", "subject", "guest"];

/// Words that join the parts of a name: `Ursula von der Leyen`.
const PARTICLES: [&str; 12] = ["von", "van", "der", "den", "de", "da", "di", "del", "la", "of", "dos", "bin"];

/// Runs of capitalized words. At the start of a sentence, a run counts from two words, and without a common first word.
pub(in crate::outreach) fn names(sentence: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut run: Vec<&str> = Vec::new();
    let mut starts_sentence = false;
    let mut is_start = true;
    let mut close = |run: &mut Vec<&str>, starts_sentence: bool| {
        while run.last().is_some_and(|word| PARTICLES.contains(word)) {
            run.pop();
        }
        // The first word of a sentence is capitalized anyway.
        if starts_sentence && run.first().is_some_and(|first| is_stop_word(&first.to_lowercase())) {
            run.remove(0);
        } else if starts_sentence && run.len() == 1 {
            run.clear();
        }
        if !run.is_empty() {
            found.push(run.join(" "));
            run.clear();
        }
    };
    for token in sentence.split([' ', '\n', '\t', '\u{a0}', '/']).filter(|token| !token.is_empty()) {
        let word = bare_word(token);
        // A mark before the word begins another name.
        if token.starts_with(['(', '[']) {
            close(&mut run, starts_sentence);
        }
        if is_capitalized_name(word, &MAIL_WORDS) {
            if run.is_empty() {
                starts_sentence = is_start;
            }
            run.push(word);
        } else if !run.is_empty() && PARTICLES.contains(&word) {
            run.push(word);
        } else {
            close(&mut run, starts_sentence);
        }
        if token.ends_with([',', ';', ':', ')', '.', '?', '!', '-', '–', '—']) {
            close(&mut run, starts_sentence);
        }
        is_start = word.is_empty() || token.ends_with([':', '?', '!', '.', ']']);
    }
    close(&mut run, starts_sentence);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_anywhere_in_a_sentence() {
        for (sentence, expected) in [
            ("Oprah Winfrey read it.", vec!["Oprah Winfrey"]),
            ("In Oslo, Ursula von der Leyen spoke.", vec!["Oslo", "Ursula von der Leyen"]),
            ("Listeners love Maya Lin’s book of the year.", vec!["Maya Lin"]),
            ("Best, Kim", vec!["Kim"]),
            ("The Guardian (Harvard) wrote.", vec!["Guardian", "Harvard"]),
            ("We begin on Monday.", vec![]),
        ] {
            assert_eq!(names(sentence), expected, "{sentence}");
        }
    }
}
