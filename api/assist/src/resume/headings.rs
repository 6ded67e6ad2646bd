//! Headings of resumes in thirteen languages.

use super::section::Section;
use earshot_model::fold_text;
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// The longest heading, in bytes.
const MAX_HEADING_BYTES: usize = 120;
/// What joins two headings: "Awards & publications".
const JOINTS: [&str; 15] =
    [" & ", " and ", " und ", " y ", " et ", " e ", " en ", " og ", " och ", " ja ", " и ", " / ", "/", "・", "、"];
/// Signs around headings: bars, boxes, brackets, numbers of sections.
const DECORATION: &str = "-–—_=*#|~•■□●◆◇▪▶【】[]＜＞<>()（）.:： \t\u{a0}\u{3000}";

/// Lines such as `awards: awards, honors`.
const DATA: &str = include_str!("headings.txt");

/// The section of each heading.
static SECTIONS: LazyLock<HashMap<String, Section>> = LazyLock::new(|| {
    let mut sections = HashMap::new();
    for (label, heading) in entries() {
        // A word of two languages keeps its first meaning.
        if let Some(section) = section_named(label) {
            sections.entry(heading).or_insert(section);
        }
    }
    sections
});
/// Titles of the document, which are neither headings nor names.
static TITLES: LazyLock<HashSet<String>> =
    LazyLock::new(|| entries().filter(|(label, _)| *label == "title").map(|(_, title)| title).collect());

/// The label of each line of the data with each of its texts, folded.
fn entries() -> impl Iterator<Item = (&'static str, String)> {
    let lines = DATA.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(": "));
    lines.flat_map(|(label, texts)| texts.split(", ").map(move |text| (label, heading_key(text))))
}

fn section_named(label: &str) -> Option<Section> {
    Some(match label {
        "summary" => Section::Summary,
        "expertise" => Section::Expertise,
        "topics" => Section::Topics,
        "awards" => Section::Awards,
        "appearances" => Section::Appearances,
        "contact" => Section::Contact,
        "references" => Section::References,
        "other" => Section::Other,
        _ => return None,
    })
}

fn heading_key(text: &str) -> String {
    fold_text(&text.replace('’', "'"))
}

/// A text without the signs around it.
pub(super) fn undecorated(text: &str) -> &str {
    text.trim_matches(|letter: char| DECORATION.contains(letter))
}

/// Whether a line is the title of the document.
pub(super) fn is_title(line: &str) -> bool {
    TITLES.contains(&heading_key(undecorated(line)))
}

/// The section that a line begins, if it is a heading and nothing else.
pub(super) fn section_of(line: &str) -> Option<Section> {
    let text = undecorated(line);
    let text = text.trim_start_matches(|letter: char| letter.is_ascii_digit() || DECORATION.contains(letter));
    if text.is_empty() || text.len() > MAX_HEADING_BYTES {
        return None;
    }
    let key = heading_key(&joined_letters(text));
    if let Some(section) = SECTIONS.get(&key) {
        return Some(*section);
    }
    // All parts must be headings: "Skills in media" is none.
    JOINTS.iter().find_map(|joint| {
        let mut parts = key.split(*joint).map(|part| SECTIONS.get(part.trim()).copied());
        let first = parts.next().flatten().filter(|_| key.contains(*joint))?;
        parts.all(|part| part.is_some()).then_some(first)
    })
}

/// The section and the rest of a line such as "Skills: welding, statics".
pub(super) fn inline_section(line: &str) -> Option<(Section, &str)> {
    let (label, rest) = line.split_once([':', '：'])?;
    let rest = rest.trim();
    (!rest.is_empty() && !rest.starts_with("//")).then(|| section_of(label)).flatten().map(|section| (section, rest))
}

/// Joins letters that a layout spaces: "S K I L L S".
fn joined_letters(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_spaced = words.len() >= 4 && words.iter().all(|word| word.chars().count() == 1);
    if is_spaced { words.concat() } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::Section::{Appearances, Awards, Contact, Expertise, Other, Summary};
    use super::*;

    #[test]
    fn each_line_of_the_data_has_a_section() {
        assert!(
            entries().all(|(label, text)| !text.is_empty() && (label == "title" || section_named(label).is_some()))
        );
        assert!(SECTIONS.len() > 400 && TITLES.len() > 10, "{} headings", SECTIONS.len());
    }

    #[test]
    fn headings_of_all_languages_are_recognized() {
        for (heading, section) in [
            ("SKILLS", Expertise),
            ("Awards & Publications", Awards),
            ("3. Über mich", Summary),
            ("Auszeichnungen und Preise:", Awards),
            ("Áreas de especialización", Expertise),
            ("Domaines d’expertise", Expertise),
            ("Prêmios e distinções", Awards),
            ("— Werkervaring —", Other),
            ("Nei media", Appearances),
            ("Fagområder", Expertise),
            ("Udmærkelser", Awards),
            ("Arbetslivserfarenhet", Other),
            ("Yhteystiedot", Contact),
            ("Ключевые навыки", Expertise),
            ("Награды и премии", Awards),
            ("【受賞歴】", Awards),
            ("■ メディア出演", Appearances),
            ("学歴・職歴", Other),
            ("S K I L L S", Expertise),
        ] {
            assert_eq!(section_of(heading), Some(section), "{heading}");
        }
        for line in ["Skills in media", "I like podcasts", "", "Awards: Best book", "2015"] {
            assert_eq!(section_of(line), None, "{line}");
        }
        assert_eq!(inline_section("Kompetenzen: Statik, Holzbau"), Some((Expertise, "Statik, Holzbau")));
        assert_eq!(inline_section("専門：睡眠"), Some((Expertise, "睡眠")));
        assert_eq!(inline_section("Links: //x.example"), None);
        assert!(is_title("Curriculum Vitae") && is_title("履歴書") && !is_title("Ada Lovelace"));
    }
}
