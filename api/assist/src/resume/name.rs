//! The name at the top of a resume.

use super::headings::is_title;
use super::lines::{ResumeLine, ResumeLines};
use super::section::Section;

/// Lines in which the name is looked for.
const MAX_LINES: usize = 3;
const NAME_WORDS: std::ops::RangeInclusive<usize> = 2..=4;
const HONORIFICS: [&str; 8] = ["dr", "dr.", "prof", "prof.", "mr", "mr.", "mrs", "ms"];
/// Words of names that are written small.
const PARTICLES: [&str; 14] =
    ["af", "al", "av", "da", "de", "del", "della", "der", "di", "do", "dos", "la", "van", "von"];

/// The first and the last name, and their line. `None` when no line reads as a name in a script with capitals.
pub(super) fn find_name<'a>(resume: &ResumeLines<'a>) -> Option<(String, String, ResumeLine<'a>)> {
    resume.of(Section::Header).take(MAX_LINES).find_map(|line| {
        let mut parts = line.text.split([',', '|', '–', '—']).map(str::trim).filter(|part| !is_title(part));
        let (first, last) = parts.next().and_then(split_name)?;
        Some((first, last, *line))
    })
}

fn split_name(text: &str) -> Option<(String, String)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let honorifics = words.iter().take_while(|word| HONORIFICS.contains(&word.to_lowercase().as_str())).count();
    let words = &words[honorifics..];
    if !NAME_WORDS.contains(&words.len()) || !words.iter().all(|word| is_name_word(word)) {
        return None;
    }
    let is_shouted = words.iter().all(|word| !word.contains(char::is_lowercase));
    let words: Vec<String> =
        words.iter().map(|word| if is_shouted { lowered(word) } else { (*word).to_owned() }).collect();
    // A particle belongs to the last name: Vincent van Gogh.
    let last_from = words.iter().position(|word| PARTICLES.contains(&word.as_str())).filter(|at| *at > 0);
    let (first, last) = words.split_at(last_from.unwrap_or(words.len() - 1));
    Some((first.join(" "), last.join(" ")))
}

fn is_name_word(word: &str) -> bool {
    let is_letter = |letter: char| letter.is_alphabetic() || "-'’.".contains(letter);
    word.chars().all(is_letter) && (word.starts_with(char::is_uppercase) || PARTICLES.contains(&word))
}

/// ADA-MARIA as Ada-Maria.
fn lowered(word: &str) -> String {
    let mut begins = true;
    word.chars()
        .flat_map(|letter| {
            let lowered: String = if begins { letter.to_string() } else { letter.to_lowercase().collect() };
            begins = !letter.is_alphabetic();
            lowered.chars().collect::<Vec<char>>()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_is_at_the_top() {
        for (text, expected) in [
            ("Curriculum Vitae\nADA-MARIA LOVELACE", Some(("Ada-Maria", "Lovelace"))),
            ("Curriculum Vitae – Dr. Ada Lovelace", Some(("Ada", "Lovelace"))),
            ("Vincent van Gogh, painter", Some(("Vincent", "van Gogh"))),
            ("Анна Петрова\nО себе", Some(("Анна", "Петрова"))),
            ("weaver of cloth\nada@x.example", None),
            ("Profile\nAda Lovelace", None),
        ] {
            let found = find_name(&ResumeLines::read(text));
            let found = found.as_ref().map(|(first, last, _)| (first.as_str(), last.as_str()));
            assert_eq!(found, expected, "{text}");
        }
    }
}
