//! English nouns that a sentence needs in the plural: "podcasts about balance sheets".

/// The plural of a phrase that a text has with an article of one: "reading a balance sheet". `None` for other phrases, which
/// are plural, or name no single thing, and for those that are a line of their own: "divorce" is a field beside "what a
/// divorce costs".
pub(crate) fn plural_of_one<'t>(phrase: &str, texts: impl IntoIterator<Item = &'t str>) -> Option<String> {
    let lower = phrase.to_lowercase();
    let mut is_one = false;
    for text in texts {
        if text.trim().to_lowercase() == lower {
            return None;
        }
        is_one |= is_one_of_many(&lower, text);
    }
    is_one.then(|| plural(phrase)).flatten()
}

/// Whether a text names one of many, such as "a source".
pub(crate) fn is_one_of_many(phrase: &str, text: &str) -> bool {
    let words = text.split(|letter: char| !letter.is_alphanumeric() && !"-'’".contains(letter));
    let text = format!(" {} ", words.collect::<Vec<_>>().join(" ").to_lowercase());
    [" a ", " an "].iter().any(|article| text.contains(&format!("{article}{} ", phrase.to_lowercase())))
}

/// The regular plural. `None` when the last word is plural or no plain word.
fn plural(phrase: &str) -> Option<String> {
    let last = phrase.rsplit([' ', '-']).next()?;
    let is_plain = last.len() > 2 && last.bytes().all(|byte| byte.is_ascii_lowercase());
    if !is_plain || last.ends_with("ing") || last.ends_with("man") || last.ends_with('s') && !last.ends_with("ss") {
        return None;
    }
    let ends_in = |ending: &str| last.ends_with(ending);
    let is_after_vowel = last.as_bytes().get(last.len() - 2).is_some_and(|letter| b"aeiou".contains(letter));
    Some(match () {
        () if ends_in("y") && !is_after_vowel => format!("{}ies", &phrase[..phrase.len() - 1]),
        () if ["s", "x", "z", "ch", "sh"].iter().any(|ending| ends_in(ending)) => format!("{phrase}es"),
        () => format!("{phrase}s"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_text_names_as_one_is_plural_in_general() {
        for (phrase, text, expected) in [
            ("tide table", "Reading a tide table for trouble", Some("tide tables")),
            ("Harbour fee", "Who sets a harbour fee?", Some("Harbour fees")),
            ("ferry", "What a ferry costs", Some("ferries")),
            ("glass", "How to blow a glass", Some("glasses")),
            ("cold store", "Life in the cold store", None),
            ("ice", "How ice travels", None),
            ("sailing", "The joy of a sailing", None),
            ("nets", "A history of nets", None),
        ] {
            assert_eq!(plural_of_one(phrase, [text]).as_deref(), expected, "{phrase}");
        }
        assert_eq!(plural_of_one("freight", ["What a freight costs", "Freight"]), None);
    }
}
