//! The names of a show's hosts: those on record, or those that its description names.

use crate::facts::ShowFacts;
use crate::hostile_text::is_quotable;
use crate::words::{WEEKDAYS, beginning};

/// Bytes of a description that are read.
const MAX_BYTES: usize = 2_000;
/// More names in a row are a list of guests.
const MAX_HOSTS: usize = 4;

/// Words before the names of hosts, in lower case.
const INTRODUCTIONS: [&str; 34] = [
    "hosted by",
    "your hosts are",
    "your hosts",
    "your host is",
    "your host",
    "our host",
    "hosts are",
    "co-hosts",
    "cohosts",
    "presented by",
    "podcast by",
    "show by",
    "i'm",
    "i’m",
    "i am",
    "my name is",
    "join",
    "hosts",
    "host",
    "moderiert von",
    "ein podcast von",
    "présenté par",
    "animé par",
    "un podcast de",
    "presentado por",
    "conducido por",
    "un pódcast de",
    "apresentado por",
    "um podcast de",
    "programledere er",
    "programleder er",
    "med programleder",
    "presenteres av",
    "en podkast av",
];

/// Capitalized words that are no part of a person's name.
const NO_NAMES: [&str; 39] = [
    "the",
    "a",
    "an",
    "and",
    "your",
    "our",
    "my",
    "this",
    "each",
    "every",
    "we",
    "us",
    "it",
    "he",
    "she",
    "they",
    "media",
    "network",
    "radio",
    "studio",
    "studios",
    "productions",
    "production",
    "podcast",
    "podcasts",
    "show",
    "news",
    "inc",
    "llc",
    "ltd",
    "gmbh",
    "university",
    "institute",
    "foundation",
    "magazine",
    "church",
    "team",
    "company",
    "group",
];

const TITLES: [&str; 9] = ["dr", "prof", "professor", "mr", "ms", "mrs", "rev", "sir", "coach"];

/// The full names of the hosts. Empty when the show does not name them.
pub(super) fn host_names(show: &ShowFacts) -> Vec<String> {
    let on_record: Vec<String> = show
        .host_names
        .iter()
        .map(|name| name.trim().to_owned())
        .filter(|name| !name.is_empty() && is_quotable(name))
        .collect();
    if !on_record.is_empty() {
        return on_record;
    }
    let description = beginning(&show.description, MAX_BYTES);
    if !is_quotable(description) && !is_quotable(beginning(description, 300)) {
        return Vec::new();
    }
    let lower = description.to_lowercase();
    // Letters that change their length in lower case would shift the places.
    if lower.len() == description.len() {
        for introduction in INTRODUCTIONS {
            for (at, _) in lower.match_indices(introduction) {
                let is_word = !lower[..at].ends_with(char::is_alphanumeric);
                let rest = &description[at + introduction.len()..];
                let names = if is_word && rest.starts_with([' ', ':', ',']) { leading_names(rest) } else { Vec::new() };
                if !names.is_empty() {
                    return names;
                }
            }
        }
    }
    let of_title = name_in_title(show);
    if !of_title.is_empty() {
        return of_title;
    }
    // The author of a feed is a person when the description names it too.
    let author = show.author.as_deref().unwrap_or_default().trim();
    let names = leading_names(author);
    let is_whole = names.iter().map(String::len).sum::<usize>() + 6 * names.len() >= author.len();
    let is_title = show.title.contains(author);
    if is_whole && !is_title && names.iter().all(|name| description.contains(name.as_str())) {
        names
    } else {
        Vec::new()
    }
}

/// The name in a title such as "Tides with Ana Ruiz", when the show's texts have it, and have none of its words in lower
/// case: "Living with Chronic Pain" names nobody.
fn name_in_title(show: &ShowFacts) -> Vec<String> {
    let Some((_, rest)) = show.title.split_once(" with ") else { return Vec::new() };
    let names = leading_names(rest);
    let [name] = names.as_slice() else { return Vec::new() };
    let ends = rest
        .strip_prefix(name.as_str())
        .map(str::trim_start)
        .is_some_and(|after| after.is_empty() || after.starts_with([':', '|', '-', '–', '—', '(']));
    let notes = show.episodes().iter().take(10).map(|episode| episode.description.as_str());
    let texts: Vec<&str> = notes.chain([show.description.as_str()]).map(|text| beginning(text, MAX_BYTES)).collect();
    let is_word = |part: &str| {
        let lower = part.to_lowercase();
        texts.iter().any(|text| text.split(|letter: char| !letter.is_alphabetic()).any(|word| word == lower))
    };
    let is_named = texts.iter().any(|text| text.contains(name.as_str()));
    if ends && is_named && !name.split(' ').any(is_word) { names } else { Vec::new() }
}

/// The names at the beginning of a text: `Ana Ruiz and Joel Park`, `Dr. Ana Ruiz, a baker`.
fn leading_names(text: &str) -> Vec<String> {
    let mut names: Vec<Vec<&str>> = vec![Vec::new()];
    let mut token_before = "";
    for token in text.split_whitespace().take(24) {
        let word = token.trim_matches(|letter: char| !letter.is_alphanumeric());
        let lower = word.to_lowercase();
        if word.is_empty() || matches!(lower.as_str(), "and" | "und" | "et" | "y" | "e" | "og") || token == "&" {
            names.push(Vec::new());
            continue;
        }
        if TITLES.contains(&lower.as_str()) {
            continue;
        }
        let is_initial = word.chars().count() == 1 && word.chars().all(char::is_uppercase);
        let is_name = word.chars().next().is_some_and(char::is_uppercase)
            && word.chars().all(|letter| letter.is_alphabetic() || "-'’.".contains(letter))
            && (is_initial || word.chars().any(char::is_lowercase))
            && !is_brand(word)
            && !NO_NAMES.contains(&lower.as_str())
            && !WEEKDAYS.contains(&lower.as_str());
        if !is_name {
            // "Salt Roads Radio" is no person.
            if NO_NAMES.contains(&lower.as_str()) && word.starts_with(char::is_uppercase) && !ends_name(token_before) {
                names.pop();
            }
            break;
        }
        token_before = token;
        if let Some(last) = names.last_mut() {
            last.push(word);
        }
        if token.ends_with(',') {
            names.push(Vec::new());
        } else if token.ends_with(['.', '!', '?', ';', ':', ')', '–', '—']) && !is_initial {
            break;
        }
    }
    names.retain(|name| !name.is_empty());
    let is_person = |name: &Vec<&str>| (2..=4).contains(&name.len());
    let persons: Vec<String> = names.iter().take_while(|name| is_person(name)).map(|name| name.join(" ")).collect();
    if persons.len() > MAX_HOSTS { Vec::new() } else { persons }
}

/// Whether a name ends with a mark after it.
fn ends_name(token: &str) -> bool {
    token.ends_with([',', ';', '.', ':', '!', '?', ')'])
}

/// Whether a word has capitals inside, as brands have. `McKay`, `DeLuca` and `O'Neil` are names.
fn is_brand(word: &str) -> bool {
    let parts = word.split(['-', '\'', '’', '.']);
    parts.into_iter().any(|part| {
        let inner: Vec<usize> =
            part.char_indices().skip(1).filter(|(_, letter)| letter.is_uppercase()).map(|(at, _)| at).collect();
        inner.len() > 1 || inner.first().is_some_and(|at| *at > 3)
    })
}

/// The first name of a host, without titles.
pub(super) fn first_name(name: &str) -> Option<&str> {
    let mut parts = name.split_whitespace();
    let is_title = |part: &str| TITLES.contains(&part.to_lowercase().trim_end_matches('.'));
    let is_name = |part: &&str| part.chars().all(|letter| letter.is_alphabetic() || "-'’.".contains(letter));
    parts.find(|part| !is_title(part)).filter(is_name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_are_read_from_descriptions_that_name_them() {
        let hosts = |description: &str, author: Option<&str>| {
            host_names(&ShowFacts {
                description: description.into(),
                author: author.map(str::to_owned),
                ..ShowFacts::default()
            })
        };
        for (description, expected) in [
            ("A weekly show about tides, hosted by Ana Ruiz and Joel Park.", vec!["Ana Ruiz", "Joel Park"]),
            ("Host Dr. Ana Ruiz talks with sailors.", vec!["Ana Ruiz"]),
            ("I'm Ana Ruiz, and I bake.", vec!["Ana Ruiz"]),
            ("Join Ana Ruiz each week.", vec!["Ana Ruiz"]),
            ("Moderiert von Jörg Weiß und Anne-Marie Koch", vec!["Jörg Weiß", "Anne-Marie Koch"]),
            ("Hosted by Signal Media Network.", vec![]),
            ("Join Us on Monday. The host knows.", vec![]),
            ("Podcast by Salt Road Radio", vec![]),
            ("Hosted by Ana Ruiz. The team is small.", vec!["Ana Ruiz"]),
            ("We host guests such as Bo Ek.", vec![]),
        ] {
            assert_eq!(hosts(description, None), expected, "{description}");
        }
        assert_eq!(hosts("Ana Ruiz walks the coast.", Some("Ana Ruiz")), ["Ana Ruiz"]);
        assert_eq!(hosts("A walk on the coast.", Some("Ana Ruiz")), [""; 0]);
        assert_eq!(hosts("WordPress Weekly is about WordPress Weekly.", Some("WordPress Weekly")), [""; 0]);
        let with_title = |title: &str, description: &str| {
            host_names(&ShowFacts { title: title.into(), description: description.into(), ..ShowFacts::default() })
        };
        assert_eq!(with_title("Tides with Ana Ruiz: Boats", "Ana Ruiz sails."), ["Ana Ruiz"]);
        assert_eq!(with_title("Living with Chronic Pain", "Chronic Pain is about chronic pain."), [""; 0]);
        assert_eq!((first_name("Dr. Ana Ruiz"), first_name("Prof. Ida")), (Some("Ana"), Some("Ida")));
    }
}
