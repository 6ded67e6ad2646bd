//! Words that people put into their addresses for others to take out again: `hiNOSPAM@slow.example`.

/// Words in lower case, longer ones first.
const SPAM_WORDS: &[&str] = &[
    "nospamplease",
    "remove-this",
    "remove_this",
    "remove.this",
    "removethis",
    "deletethis",
    "delete-this",
    "delete_this",
    "stripthis",
    "takethisout",
    "removeme",
    "remove-me",
    "remove_me",
    "deleteme",
    "spamremove",
    "removespam",
    "stopspam",
    "antispam",
    "anti-spam",
    "no-spam",
    "no_spam",
    "no.spam",
    "nospam",
    "spamfree",
    "entfernen",
    "supprimer",
    "pasdespam",
    "sinspam",
    "semspam",
];
/// Words that also occur in names, and so only count in capitals.
const CAPITAL_WORDS: &[&str] = &["REMOVE", "DELETE", "SPAM", "INVALID"];

/// Removes a spam word that is in capitals when the rest is not. A spam word in the same case as the rest may belong to
/// the address, so the address is dropped (`None`).
pub(super) fn without_spam_words(local: &str, domain: &str) -> Option<(String, String)> {
    Some((clean(local)?, clean(domain)?))
}

fn clean(part: &str) -> Option<String> {
    let Some(word) = find_word(part) else { return Some(part.to_owned()) };
    let rest = || part[..word.start].chars().chain(part[word.end..].chars());
    let is_capital = !part[word.clone()].chars().any(char::is_lowercase) && !rest().any(char::is_uppercase);
    if !is_capital || !rest().any(char::is_alphanumeric) {
        return None;
    }
    // The separator of the word goes with it: `hi.NOSPAM`, `NOSPAM.slow.example`.
    let (before, after) = (&part[..word.start], &part[word.end..]);
    let is_separator = |letter: char| matches!(letter, '.' | '-' | '_' | '+');
    let cleaned = match (before.ends_with(is_separator), after.starts_with(is_separator)) {
        (true, true) => format!("{}{after}", &before[..before.len() - 1]),
        (true, false) if after.is_empty() => before[..before.len() - 1].to_owned(),
        (false, true) if before.is_empty() => after[1..].to_owned(),
        _ => format!("{before}{after}"),
    };
    // Repeats for addresses with several spam words.
    clean(&cleaned)
}

/// Returns the place of the first word in an address.
fn find_word(part: &str) -> Option<std::ops::Range<usize>> {
    // All words are ASCII, so offsets in lower case are those of the text.
    let lower = part.to_ascii_lowercase();
    let of_list = SPAM_WORDS.iter().find_map(|word| lower.find(word).map(|at| at..at + word.len()));
    of_list.or_else(|| {
        CAPITAL_WORDS
            .iter()
            .find_map(|word| part.find(word).map(|at| at..at + word.len()))
            .filter(|found| part[..found.start].chars().chain(part[found.end..].chars()).any(char::is_lowercase))
    })
}

#[cfg(test)]
mod tests {
    use super::super::email_address::find_emails;

    #[test]
    fn words_in_capitals_are_taken_out() {
        for text in [
            "hiNOSPAM@slow.com",
            "NOSPAMhi@slow.com",
            "hi.NOSPAM@slow.com",
            "hi-REMOVE-THIS@slow.com",
            "hi@NOSPAM.slow.com",
            "hi@REMOVETHIS.slow.com",
            "hi@slowNOSPAM.com",
            "hi@slow-ENTFERNEN.com",
            "hi_REMOVE@slow.com",
            "NOSPAM.hi@DELETETHISslow.com",
        ] {
            assert_eq!(find_emails(text), ["hi@slow.com"], "{text}");
        }
    }

    #[test]
    fn an_address_that_may_have_a_further_word_is_unknown() {
        for text in
            ["hinospam@slow.com", "hi@nospam.slow.com", "nospam@slow.com", "NOSPAM@slow.com", "HINOSPAM@slow.com"]
        {
            assert!(find_emails(text).is_empty(), "{text} gave {:?}", find_emails(text));
        }
    }

    #[test]
    fn names_that_contain_such_letters_stay() {
        for email in ["remove@slow.com", "SPAM@slow.com", "deleteria@slow.com", "Ann@slow.com", "ANN@slow.com"] {
            assert_eq!(find_emails(email), [email], "{email}");
        }
    }
}
