//! A list of people behind a phrase: `our friend Anna Miller, founder of Example, and Ben Hill (Acme)`.

use super::name::{Name, name_at, name_from};
use super::text::{Shape, Text};
use super::words::{GivenNames, is_article, is_guest_word, is_role};
use std::ops::Range;

/// Words that may stand between a phrase and the first name: `with our senior engineer and old friend Anna Miller`.
const MAX_DESCRIPTION: usize = 12;
const MAX_PEOPLE: usize = 12;

/// Between two names of a list, folded.
const ANDS: &[&str] =
    &["and", "und", "et", "y", "e", "en", "og", "och", "i", "и", "with", "plus", "si", "samt", "sowie", "oraz", "&"];
/// Here a description ends: what follows is what they talk about, or another sentence.
const ENDS: &[&str] = &[
    "about",
    "on",
    "who",
    "whom",
    "that",
    "which",
    "how",
    "why",
    "when",
    "where",
    "because",
    "after",
    "before",
    "during",
    "regarding",
    "uber",
    "wie",
    "warum",
    "om",
    "over",
    "sur",
    "sobre",
    "su",
    "about",
    "hvordan",
    "hvorfor",
    "while",
    "since",
    "if",
    "what",
    "und",
    "so",
    "so",
    "is",
    "are",
    "was",
    "to",
    "dass",
    "was",
    "som",
    "que",
    "qui",
    "che",
    "die",
    "o",
    "про",
    "как",
    "but",
    "or",
    "not",
];
/// Behind these stands where somebody is from, not who it is.
const OF: &[&str] = &[
    "of", "at", "from", "for", "in", "by", "von", "bei", "i", "pa", "hos", "fra", "ved", "av", "fran", "vid", "de",
    "du", "del", "della", "di", "da", "do", "van", "bij", "chez", "el", "the", "af", "из", "w", "z",
];

/// An interview by somebody has a host behind it, not a guest.
const BY: &[&str] = &["by", "от", "durch", "door", "par", "por", "przez"];

/// Somebody of a list.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    pub name: Name,
    pub role: Option<String>,
    pub organisation: Option<String>,
}

/// The people that follow a phrase whose last token is before `from`. `may_be_single`: one capitalised word is a name.
pub(crate) fn people_from(text: &Text<'_>, from: usize, names: &GivenNames, may_be_single: bool) -> Vec<Listed> {
    let mut people: Vec<Listed> = Vec::new();
    let mut at = skip_signs(text, from);
    if BY.contains(&text.folded(at)) {
        return people;
    }
    while people.len() < MAX_PEOPLE {
        let Some((name, role)) = next_name(text, at, names, may_be_single, people.is_empty()) else { break };
        let end = name.range.end;
        let (details, behind) = super::details::behind(text, end);
        let title = name.title.clone();
        let organisation = details.organisation.or_else(|| super::details::possessor(text, name.range.start));
        people.push(Listed { role: details.role.or(role).or(title), organisation, name });
        match separator(text, behind) {
            Some(next) => at = next,
            None => break,
        }
    }
    people
}

/// The token behind signs that may stand between a phrase and what it announces.
fn skip_signs(text: &Text<'_>, mut at: usize) -> usize {
    let mut breaks = 0;
    loop {
        match text.shape(at) {
            Shape::Sign if matches!(text.raw(at), ":" | "-" | "–" | "—" | "." | "*" | "•" | "“" | "\"" | "→" | "(") => {
                at += 1
            }
            // A heading with the list below it.
            Shape::Break if at < text.tokens.len() && breaks < 2 && at > 0 && !ends_sentence(text, at) => {
                (at, breaks) = (at + 1, breaks + 1)
            }
            _ => return at,
        }
    }
}

fn ends_sentence(text: &Text<'_>, at: usize) -> bool {
    matches!(text.raw(at - 1), "." | "!" | "?")
}

/// The next name, and the description before it. What is described may be long before the first, and is short between.
fn next_name(
    text: &Text<'_>,
    from: usize,
    names: &GivenNames,
    may_be_single: bool,
    is_first: bool,
) -> Option<(Name, Option<String>)> {
    let limit = from + if is_first { MAX_DESCRIPTION } else { 7 };
    let mut at = from;
    while at < limit {
        let folded = text.folded(at);
        match text.shape(at) {
            Shape::Break | Shape::Address => return None,
            Shape::Sign => match text.raw(at) {
                "," | "-" | "–" if at > from => {}
                // `Our guest, Anna Miller, explains`
                "," if is_first && at > 0 && is_guest_word(text.folded(at - 1)) => {}
                "“" | "”" | "\"" | "'" | "‘" | "’" | "(" | ")" | "„" | "&" | "/" | "«" | "»" => {}
                _ => return None,
            },
            Shape::Capitalised | Shape::Capitals | Shape::Initial => {
                let name = if at == from { name_from(text, at, names) } else { name_at(text, at, names) };
                if let Some(name) = name {
                    // `von Zork Blorb` is where somebody is from, `an Indonesian Bitcoiner` and `(Original Gopher)` what.
                    let before = name.range.start.checked_sub(1).map_or("", |before| text.folded(before));
                    // Directly behind the phrase it is the phrase's: `entrevista a Zork Blorb`.
                    let is_described = at > from && (OF.contains(&before) || is_article(before)) || before == "(";
                    let is_no_name = !name.has_given && is_described;
                    let is_enough = name.words > 1 || (may_be_single && at == from && name.has_given);
                    if is_enough && !is_no_name {
                        let role = description(text, from..name.range.start);
                        return Some((name, role));
                    }
                }
                if !is_first && at == from && !is_role(folded) {
                    return None;
                }
            }
            Shape::Lower | Shape::Other => {
                let is_end = ENDS.contains(&folded) || is_verb_like(folded);
                let leads_on = folded == "to" && matches!(text.folded(at + 1), "the" | "our" | "my" | "this");
                if leads_on {
                    at += 1;
                    continue;
                }
                if is_end && at > from || ENDS.contains(&folded) && !matches!(folded, "die" | "o" | "is" | "are") {
                    return None;
                }
            }
        }
        at += 1;
    }
    None
}

/// Auxiliary verbs: behind one of them another sentence is told.
fn is_verb_like(folded: &str) -> bool {
    matches!(
        folded,
        "has" | "have" | "had" | "were" | "will" | "can" | "hat" | "ist" | "har" | "er" | "est" | "es" | "ha" | "heeft"
    )
}

/// The role in the words before a name: from the first word of a role on, or the words next to it.
fn description(text: &Text<'_>, range: Range<usize>) -> Option<String> {
    let role = range.clone().rposition_role(text)?;
    let mut from = role;
    let is_word = |index: usize| {
        matches!(text.shape(index), Shape::Lower | Shape::Capitalised | Shape::Other)
            && !matches!(
                text.folded(index),
                "the"
                    | "a"
                    | "an"
                    | "our"
                    | "my"
                    | "with"
                    | "and"
                    | "der"
                    | "die"
                    | "den"
                    | "une"
                    | "un"
                    | "het"
                    | "de"
                    | "en"
                    | "by"
                    | "to"
                    | "og"
                    | "med"
            )
    };
    while from > range.start && is_word(from - 1) && role - from < 3 {
        from -= 1;
    }
    Some(text.slice(from..role + 1).to_owned())
}

trait LastRole {
    fn rposition_role(self, text: &Text<'_>) -> Option<usize>;
}

impl LastRole for Range<usize> {
    fn rposition_role(mut self, text: &Text<'_>) -> Option<usize> {
        self.rfind(|index| is_role(text.folded(*index)))
    }
}

/// The token behind what separates two names; `None` where the list ends.
fn separator(text: &Text<'_>, from: usize) -> Option<usize> {
    let mut at = from;
    let mut is_separated = false;
    while at < from + 5 {
        let folded = text.folded(at);
        match text.shape(at) {
            Shape::Sign if matches!(text.raw(at), "," | "&" | "/" | ";" | "+" | "•") => is_separated = true,
            Shape::Sign if matches!(text.raw(at), "-" | "*" | "·" | "–") && is_separated => {}
            Shape::Lower if ANDS.contains(&folded) => is_separated = true,
            Shape::Address => {}
            Shape::Break if at < text.tokens.len() && (is_separated || is_list_line(text, at)) => is_separated = true,
            Shape::Capitalised | Shape::Capitals | Shape::Initial | Shape::Lower if is_separated => return Some(at),
            _ => return None,
        }
        at += 1;
    }
    None
}

/// Whether the next line goes on with the list: it begins with a sign of a list or with a name.
fn is_list_line(text: &Text<'_>, line_end: usize) -> bool {
    let next = line_end + 1;
    let is_name = |at: usize| text.shape(at) == Shape::Capitalised && text.shape(at + 1) == Shape::Capitalised;
    is_name(next) || (text.shape(next) == Shape::Sign && is_name(next + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn people(raw: &str) -> Vec<String> {
        let text = Text::new(raw, 1_000);
        people_from(&text, 0, &GivenNames::default(), true).into_iter().map(|listed| listed.name.text).collect()
    }

    #[test]
    fn names_of_a_list() {
        let cases: &[(&str, &[&str])] = &[
            ("Anna Miller and Ben Hill about tea", &["Anna Miller", "Ben Hill"]),
            ("Anna Miller, Ben Hill & Carla Otto.", &["Anna Miller", "Ben Hill", "Carla Otto"]),
            ("my dear friend Anna Miller, founder of Example!", &["Anna Miller"]),
            ("the number one commenter to the channel, Billy Weldon. They", &["Billy Weldon"]),
            ("the founder of Acme Widgets, Anna Miller", &["Anna Miller"]),
            ("Anna Miller (Example) and the brilliant Ben Hill (designer)", &["Anna Miller", "Ben Hill"]),
            ("journalist Anna Miller og lektor i historie Sofie Lene Bak.", &["Anna Miller", "Sofie Lene Bak"]),
            (":\n- Anna Miller\n- Ben Hill\n\nLinks", &["Anna Miller", "Ben Hill"]),
            ("experts about Anna Miller", &[]),
            ("an Indonesian Bitcoiner who", &[]),
            ("the Golden Gopher", &[]),
            ("a true star (Original Gopher), Anna Miller.", &["Anna Miller"]),
            ("by Anna Miller", &[]),
            ("klimaforscher Zork Blorb om", &["Zork Blorb"]),
            ("la psicóloga Zork Blorb, que", &["Zork Blorb"]),
            ("a listener who met Anna Miller", &[]),
            ("Google Cloud and Docker", &[]),
        ];
        for (raw, expected) in cases {
            assert_eq!(people(raw), *expected, "{raw}");
        }
    }
}
