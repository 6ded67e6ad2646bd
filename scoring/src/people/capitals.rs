//! Names that a text writes in capitals, in the letters of other texts.

use super::text_folding::fold;
use super::word_lists::is_given_name;

/// Writes a name in capitals, which begins with a listed given name, with a capital letter at the start of its words: `ANNA O'NEILL`
/// becomes `Anna O'Neill`. Other names in capitals may be those of artists, and stay.
pub(super) fn without_capitals(name: String) -> String {
    let is_written_so = name.contains(' ') && !name.chars().any(char::is_lowercase);
    if !is_written_so || !name.split(' ').next().is_some_and(|first| is_given_name(&fold(first))) {
        return name;
    }
    name.split(' ').map(capitalize).collect::<Vec<_>>().join(" ")
}

fn capitalize(word: &str) -> String {
    if matches!(word.trim_end_matches('.'), "II" | "III" | "IV" | "MD" | "PHD") {
        return word.to_owned();
    }
    let mut written = String::with_capacity(word.len());
    let mut is_start = true;
    for letter in word.chars() {
        if is_start {
            written.push(letter);
        } else {
            written.extend(letter.to_lowercase());
        }
        // `MCDONALD`, `O'NEILL`, `ANNE-MARIE`.
        is_start = !letter.is_alphanumeric() || written == "Mc";
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_capitals_are_written_like_others() {
        for (name, expected) in [
            ("ANNA O'NEILL", "Anna O'Neill"),
            ("ANNE-MARIE MCDONALD III", "Anne-Marie McDonald III"),
            ("ÁNGEL ÁLVAREZ", "Ángel Álvarez"),
            ("JOHN F. KENNEDY", "John F. Kennedy"),
            ("MF DOOM", "MF DOOM"),
            ("ANNA", "ANNA"),
            ("Anna Miller", "Anna Miller"),
            ("김 철수", "김 철수"),
        ] {
            assert_eq!(without_capitals(name.to_owned()), expected);
        }
    }
}
