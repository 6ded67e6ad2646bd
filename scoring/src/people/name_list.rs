//! Lists of people after a cue phrase: `our friend Anna Miller, founder of Example, and Ben Hill (Acme)`.

use super::person_name::{PersonName, name_at, name_starting_at};
use super::tokenizer::{TokenizedText, WordShape};
use super::word_lists::{WordClass, WordClasses, is_guest_word, is_role_compound};
use std::ops::Range;

/// Words allowed between a phrase and the first name: `with our senior engineer and old friend Anna Miller`.
const MAX_DESCRIPTION_WORDS: usize = 12;
const MAX_PEOPLE: usize = 12;

/// Words between two names of a list, folded.
const AND_WORDS: &[&str] =
    &["and", "und", "et", "y", "e", "en", "og", "och", "i", "и", "with", "plus", "si", "samt", "sowie", "oraz", "&"];
/// Words that end a description: a topic or another sentence follows.
const END_WORDS: &[&str] = &[
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
    "around",
    "rond",
    "rondom",
    "omtrent",
    "omkring",
    "kring",
    "rundt",
    "autour",
    "intorno",
    "вокруг",
    "wokol",
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
/// Words before an origin. The name after them is an organization or a place, not the person.
const OF_WORDS: &[&str] = &[
    "of", "at", "from", "for", "in", "by", "von", "bei", "i", "pa", "hos", "fra", "ved", "av", "fran", "vid", "de",
    "du", "del", "della", "di", "da", "do", "van", "bij", "chez", "el", "the", "af", "из", "w", "z",
];

/// Returns whether a word introduces a topic, a partner, a place or an origin, so that the name after it is not the
/// subject.
pub(crate) fn is_preposition(folded: &str) -> bool {
    const WORDS: &[&str] = &[
        "about", "on", "uber", "sur", "sobre", "su", "om", "over", "with", "mit", "med", "met", "avec", "con", "com",
        "to", "auf", "an", "zu", "nach", "til", "till", "naar", "aan", "a", "al", "ao", "por", "per", "par", "para",
        "pour", "fur", "voor", "for", "contra", "contro", "gegen", "mot", "o", "об", "про", "с", "со", "для", "у", "к",
        "z", "ze", "do", "dla", "und", "and", "og", "och", "et", "y", "e", "i", "и", "en", "dass", "que", "che", "at",
    ];
    WORDS.contains(&folded) || OF_WORDS.contains(&folded) && !matches!(folded, "der" | "the" | "el")
}

/// "Interview by" is followed by a host, not a guest.
const BY_WORDS: &[&str] = &["by", "от", "durch", "door", "par", "por", "przez"];

/// A name in a list with its description.
#[derive(Clone, Debug)]
pub(crate) struct DescribedName {
    pub name: PersonName,
    pub role: Option<String>,
    pub organization: Option<String>,
}

/// Returns the people after a phrase, whose last token is before `from`. `may_be_single`: one capitalized word is
/// enough for a name.
pub(crate) fn read_people(text: &TokenizedText<'_>, from: usize, may_be_single: bool) -> Vec<DescribedName> {
    let mut people: Vec<DescribedName> = Vec::new();
    let mut at = skip_signs(text, from);
    if BY_WORDS.contains(&text.folded(at)) {
        return people;
    }
    while people.len() < MAX_PEOPLE {
        let Some((name, role)) = find_next_name(text, at, may_be_single, people.is_empty()) else { break };
        let end = name.range.end;
        let (details, behind) = super::details::details_after(text, end);
        let title = name.role_before.clone();
        let organization = details.organization.or_else(|| super::details::find_possessor(text, name.range.start));
        people.push(DescribedName { role: details.role.or(role).or(title), organization, name });
        let next = next_of_sentences(text, from, end).or_else(|| skip_separator(text, behind));
        match next.or_else(|| next_without_sign(text, end)) {
            Some(next) => at = next,
            None => break,
        }
    }
    people
}

/// Skips the signs allowed between a phrase and the names it announces.
fn skip_signs(text: &TokenizedText<'_>, mut at: usize) -> usize {
    let mut breaks = 0;
    loop {
        match text.shape(at) {
            WordShape::Sign
                if matches!(text.raw(at), ":" | "-" | "–" | "—" | "." | "*" | "•" | "“" | "\"" | "→" | "(") =>
            {
                at += 1
            }
            // A heading with the list in the next line.
            WordShape::Break if at < text.tokens.len() && breaks < 2 && at > 0 && !is_sentence_end(text, at) => {
                (at, breaks) = (at + 1, breaks + 1)
            }
            _ => return at,
        }
    }
}

fn is_sentence_end(text: &TokenizedText<'_>, at: usize) -> bool {
    matches!(text.raw(at - 1), "." | "!" | "?")
}

/// Finds the next name and the description before it. The description may be long before the first name, and is short
/// before further ones.
fn find_next_name(
    text: &TokenizedText<'_>,
    from: usize,
    may_be_single: bool,
    is_first: bool,
) -> Option<(PersonName, Option<String>)> {
    let limit = from + if is_first { MAX_DESCRIPTION_WORDS } else { 7 };
    let mut at = from;
    while at < limit {
        let folded = text.folded(at);
        match text.shape(at) {
            WordShape::Break | WordShape::Address => return None,
            WordShape::Sign => match text.raw(at) {
                "," | "-" | "–" if at > from => {}
                // `with our experts at Acme: Anna Miller and Ben Hill`
                ":" if is_first && at > from && is_known_name(text, at + 1) => {}
                // `Our guest, Anna Miller, explains`
                "," if is_first && at > 0 && is_guest_word(text.folded(at - 1)) => {}
                "“" | "”" | "\"" | "'" | "‘" | "’" | "(" | ")" | "„" | "&" | "/" | "«" | "»" => {}
                _ => return None,
            },
            WordShape::Capitalized | WordShape::AllCapitals | WordShape::Initial => {
                let name = if at == from { name_starting_at(text, at) } else { name_at(text, at) };
                if let Some(name) = name {
                    // `von Zork Blorb` is an origin; `an Indonesian Bitcoiner` and `(Original Gopher)` are
                    // descriptions.
                    let word_before = |index: usize| index.checked_sub(1).map_or("", |before| text.folded(before));
                    let (before, before_run) =
                        (word_before(name.range.start), word_before(begin_of_run(text, from, name.range.start)));
                    // Directly after the phrase, the word belongs to the phrase: `entrevista a Zork Blorb`.
                    let is_article = |word: &str| WordClasses::of(word).has(WordClass::Article);
                    let is_described = at > from
                        && (OF_WORDS.contains(&before) || is_article(before) || is_article(before_run))
                        || before == "(";
                    let is_no_name = !name.has_given_name && is_described;
                    let is_enough = name.word_count > 1 || (may_be_single && at == from && name.has_given_name);
                    if is_quoted(text, &name) {
                        return None;
                    }
                    if is_enough && !is_no_name {
                        let role = describe_role(text, from..name.range.start);
                        return Some((name, role));
                    }
                }
                if !is_first && at == from && !text.has_class(at, WordClass::Role) {
                    return None;
                }
            }
            WordShape::Lower | WordShape::Other => {
                let is_end = END_WORDS.contains(&folded) || is_verb_like(folded);
                let leads_on = folded == "to" && matches!(text.folded(at + 1), "the" | "our" | "my" | "this");
                if leads_on {
                    at += 1;
                    continue;
                }
                if is_end && at > from || END_WORDS.contains(&folded) && !matches!(folded, "die" | "o" | "is" | "are") {
                    return None;
                }
            }
        }
        at += 1;
    }
    None
}

/// Returns where the capitalized words before a name begin: with `the National Blorb Service`, a part of it is no name.
fn begin_of_run(text: &TokenizedText<'_>, from: usize, name: usize) -> usize {
    let is_part = |index: &usize| {
        matches!(text.shape(*index), WordShape::Capitalized | WordShape::AllCapitals)
            && !text.is_title(*index)
            && !text.tokens[*index].is_possessive
    };
    (from..name).rev().take_while(is_part).last().unwrap_or(name)
}

fn is_known_name(text: &TokenizedText<'_>, at: usize) -> bool {
    name_starting_at(text, at).is_some_and(|name| name.range.start == at && name.word_count > 1 && name.has_given_name)
}

/// Returns whether a name is in quotation marks, as the title of a work is: `the creator of “Hallo Anna”`.
fn is_quoted(text: &TokenizedText<'_>, name: &PersonName) -> bool {
    let is_mark = |index: usize| {
        text.shape(index) == WordShape::Sign
            && matches!(text.raw(index), "\"" | "“" | "”" | "„" | "«" | "»" | "‘" | "’" | "‹" | "›")
    };
    name.range.start.checked_sub(1).is_some_and(is_mark) && is_mark(name.range.end)
}

/// Auxiliary verbs. After one of them a new sentence follows.
fn is_verb_like(folded: &str) -> bool {
    matches!(
        folded,
        "has" | "have" | "had" | "were" | "will" | "can" | "hat" | "ist" | "har" | "er" | "est" | "es" | "ha" | "heeft"
    )
}

/// Returns the role in the words before a name: from the first word of a role on, or the words next to the name.
fn describe_role(text: &TokenizedText<'_>, range: Range<usize>) -> Option<String> {
    let role = range.clone().find_last_role(text)?;
    let mut from = role;
    let is_word = |index: usize| {
        matches!(text.shape(index), WordShape::Lower | WordShape::Capitalized | WordShape::Other)
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

trait RoleSearch {
    fn find_last_role(self, text: &TokenizedText<'_>) -> Option<usize>;
}

impl RoleSearch for Range<usize> {
    fn find_last_role(mut self, text: &TokenizedText<'_>) -> Option<usize> {
        self.rfind(|index| text.has_class(*index, WordClass::Role))
    }
}

/// Returns the token after a separator between names; `None` where the list ends.
fn skip_separator(text: &TokenizedText<'_>, from: usize) -> Option<usize> {
    let mut at = from;
    let mut is_separated = false;
    while at < from + 5 {
        let folded = text.folded(at);
        match text.shape(at) {
            WordShape::Sign if matches!(text.raw(at), "," | "&" | "/" | ";" | "+" | "•") => is_separated = true,
            WordShape::Sign if matches!(text.raw(at), "-" | "*" | "·" | "–" | "—" | "→") && is_separated => {}
            WordShape::Lower if AND_WORDS.contains(&folded) => is_separated = true,
            WordShape::Address => {}
            WordShape::Break if at < text.tokens.len() && (is_separated || is_list_line(text, at)) => {
                is_separated = true
            }
            WordShape::Capitalized | WordShape::AllCapitals | WordShape::Initial | WordShape::Lower if is_separated => {
                return Some(at);
            }
            _ => return None,
        }
        at += 1;
    }
    None
}

/// Returns the next person of a list without signs: `Anna Miller Ben Hill`.
fn next_without_sign(text: &TokenizedText<'_>, end: usize) -> Option<usize> {
    text.has_class(end, WordClass::GivenName)
        .then(|| name_starting_at(text, end))
        .flatten()
        .filter(|name| name.range.start == end && name.word_count > 1)
        .map(|_| end)
}

/// Returns the next person of a list behind a colon that has a sentence without a verb for each: `Med: Anna Miller, lærer. Ben
/// Hill, journalist.`
fn next_of_sentences(text: &TokenizedText<'_>, from: usize, end: usize) -> Option<usize> {
    const MAX_WORDS: usize = 8;
    let is_list = from.checked_sub(1).is_some_and(|before| text.is_sign(before, ":"));
    let stop_behind =
        |end: usize| (end + 1..end + MAX_WORDS).find(|at| text.is_sign(*at, ".")).filter(|_| text.is_sign(end, ","));
    let next = stop_behind(end)? + 1;
    let name = name_starting_at(text, next).filter(|name| name.range.start == next && name.word_count > 1)?;
    let is_described = stop_behind(name.range.end).is_some_and(|stop| {
        (name.range.end + 1..stop).any(|at| text.has_class(at, WordClass::Role) || is_role_compound(text.folded(at)))
    });
    (is_list && is_described).then_some(next)
}

/// Returns whether the next line continues the list: it begins with a list sign or a name.
fn is_list_line(text: &TokenizedText<'_>, line_end: usize) -> bool {
    let next = line_end + 1;
    let is_name = |at: usize| text.shape(at) == WordShape::Capitalized && text.shape(at + 1) == WordShape::Capitalized;
    is_name(next) || (text.shape(next) == WordShape::Sign && is_name(next + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn people(raw: &str) -> Vec<String> {
        let text = TokenizedText::new(raw, 1_000);
        read_people(&text, 0, true).into_iter().map(|listed| listed.name.text).collect()
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
            ("our experts at Acme: Anna Miller and Ben Hill", &["Anna Miller", "Ben Hill"]),
            ("our experts at Acme: Modern Tea", &[]),
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
