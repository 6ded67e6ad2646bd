//! Recognition of personal names by form: capitalized words, initials and particles. Their context confirms them.

use super::family_name::is_family_name;
use super::text_folding::fold;
use super::tokenizer::{TokenizedText, WordShape};
use super::word_lists::{WordClass, WordClasses, is_one_of, is_role_compound};
use std::ops::Range;

/// Words of a name, without particles.
const MAX_NAME_WORDS: usize = 4;
/// Letters of a capitalized word that is too long for an unlisted given name.
const MIN_DESCRIPTION_CHARS: usize = 11;
/// The most consecutive capitalized words. A longer run is a headline.
const MAX_RUN_WORDS: usize = 9;

/// A name in a text.
#[derive(Clone, Debug)]
pub(crate) struct PersonName {
    /// Range of tokens.
    pub range: Range<usize>,
    /// As written, without honorifics.
    pub text: String,
    /// Number of capitalized words.
    pub word_count: usize,
    /// The first word is a known given name.
    pub has_given_name: bool,
    /// Role words before it in the same run: `Psykolog` in `Psykolog Rebekka Egeland`.
    pub role_before: Option<String>,
}

/// Returns the name whose run of capitalized words begins at a token.
pub(crate) fn name_at(text: &TokenizedText<'_>, at: usize) -> Option<PersonName> {
    if at > 0 && is_within_run(text, at) {
        return None;
    }
    parse_name(text, capitalized_run(text, at))
}

/// Returns the name at a token, whatever precedes it.
pub(crate) fn name_starting_at(text: &TokenizedText<'_>, at: usize) -> Option<PersonName> {
    parse_name(text, capitalized_run(text, at))
}

/// Returns whether the previous token belongs to the same run.
fn is_within_run(text: &TokenizedText<'_>, at: usize) -> bool {
    let before = at - 1;
    is_capital(text.shape(before))
        && !text.tokens[before].is_possessive
        && !text.is_title(before)
        && !text.classes(before).is_stop_word(false)
}

fn is_capital(shape: WordShape) -> bool {
    matches!(shape, WordShape::Capitalized | WordShape::Initial | WordShape::AllCapitals)
}

/// Returns the tokens of a run of words that may form one name, without quoted nicknames and points.
fn capitalized_run(text: &TokenizedText<'_>, at: usize) -> Vec<usize> {
    let is_particle = |index: usize| text.has_class(index, WordClass::Particle);
    let mut words = Vec::new();
    let mut index = at;
    while words.len() < MAX_RUN_WORDS {
        let is_next_apart = words.is_empty() || text.tokens.get(index).is_some_and(|token| token.has_space_before);
        if is_capital(text.shape(index)) && is_next_apart
            || (text.shape(index) == WordShape::Initial && !words.is_empty())
        {
            words.push(index);
            if text.tokens[index].is_possessive {
                break;
            }
            index += 1;
            let is_short = text.shape(index - 1) == WordShape::Initial
                || text.has_class(index - 1, WordClass::Honorific)
                || text.has_class(index - 1, WordClass::Suffix)
                || text.folded(index - 1) == "st";
            if text.is_sign(index, ".") && is_short {
                index += 1;
            }
        } else if !words.is_empty() && text.shape(index) == WordShape::Lower && is_particle(index) {
            let next = (index..index + 3).find(|next| !is_particle(*next) || is_capital(text.shape(*next)));
            // `Anna Miller y Ben Hill` are two people.
            let is_and = text.folded(index) == "y"
                && (text.has_class(index + 1, WordClass::GivenName)
                    || words.len() > 1 && is_capital(text.shape(index + 2)));
            // `Anna Miller den Anbau`: the article of the object.
            let is_article = words.len() > 1 && matches!(text.folded(index), "der" | "den" | "das");
            // `Blorb van Anna`: two people, unless a family name follows.
            let is_of = words.len() == 1
                && matches!(text.folded(index), "van" | "von" | "de" | "di" | "da" | "av" | "af")
                && !text.has_class(words[0], WordClass::GivenName)
                && text.has_class(index + 1, WordClass::GivenName);
            match next {
                Some(next) if !is_and && !is_article && !is_of && is_capital(text.shape(next)) => {
                    words.extend(index..next);
                    index = next;
                }
                _ => break,
            }
        } else if let (false, Some(behind)) = (words.is_empty(), skip_nickname(text, index)) {
            index = behind;
        } else {
            break;
        }
    }
    words
}

/// Skips a quoted nickname before another capitalized word: `Ryan ‘Speedy’ Crawford`.
fn skip_nickname(text: &TokenizedText<'_>, at: usize) -> Option<usize> {
    let opens = text.shape(at) == WordShape::Sign && matches!(text.raw(at), "\"" | "“" | "‘" | "'" | "«");
    let close = (at + 2..at + 4).find(|close| {
        text.shape(*close) == WordShape::Sign && matches!(text.raw(*close), "\"" | "”" | "’" | "'" | "»" | "“")
    })?;
    let goes_on = text.shape(close + 1) == WordShape::Capitalized && text.tokens[close + 1].has_space_before;
    (opens && text.tokens[at].has_space_before && goes_on).then_some(close + 1)
}

fn parse_name(text: &TokenizedText<'_>, mut words: Vec<usize>) -> Option<PersonName> {
    let first = *words.first()?;
    // Roles precede the name: the name begins after the last word of a role.
    let is_before = |index: &usize| text.is_title(*index);
    let is_particle = |index: usize| text.has_class(index, WordClass::Particle);
    let is_name = |index: usize| text.has_class(index, WordClass::GivenName);
    // `Michael Böss`: directly after a given name, the word is a surname.
    let is_surname = words.len() == 2 && is_name(first) && !is_before(&first);
    let title_words = words.iter().rposition(|index| !is_surname && is_before(index)).map_or(0, |last| last + 1);
    // A compound is a role only when a name remains after it.
    let is_compound =
        |at: usize| words.len() > at + 2 && is_role_compound(text.folded(words[at])) && !is_name(words[at]);
    let title_words = if title_words == 0 && is_compound(0) { 1 } else { title_words };
    if title_words >= words.len() {
        return None;
    }
    words.drain(..title_words);
    while words.first().is_some_and(|index| is_particle(*index) && text.shape(*index) == WordShape::Lower) {
        words.remove(0);
    }
    let is_given = |index: usize| text.shape(index) != WordShape::Initial && is_name(index);
    // `Anna Confronts Ben Hill`: a verb of a headline between two people.
    if let [one, verb, other, _] = words[..]
        && is_given(one)
        && is_given(other)
        && !is_given(verb)
        && text.shape(verb) == WordShape::Capitalized
        && text.folded(verb).len() > 4
        && text.folded(verb).ends_with('s')
    {
        words.drain(..2);
    }
    // `Bundestagsabgeordnete Anna Miller`, `die Biologin Anna Miller`: a long word before a given name, or one behind an
    // article, describes the person.
    if let [described, other, _] = words[..]
        && !is_given(described)
        && is_given(other)
        && text.shape(described) == WordShape::Capitalized
        && !text.raw(described).contains('-')
        && (text.raw(described).chars().count() >= MIN_DESCRIPTION_CHARS || is_behind_article(text, described))
    {
        words.drain(..1);
    }
    // `Anna Miller Ben Hill`: two people without a sign between them.
    let named: Vec<usize> = words.iter().copied().filter(|index| text.shape(*index) != WordShape::Lower).collect();
    if let [one, surname, other, last] = named[..]
        && (is_given(one) && is_given(other) && !is_given(surname) && !is_given(last)
            || text.folded(one) == text.folded(other) && text.folded(surname) == text.folded(last))
    {
        words.retain(|index| *index <= surname);
    }
    let count = |words: &[usize]| words.iter().filter(|index| text.shape(**index) != WordShape::Lower).count();
    let has_stop = |words: &[usize]| {
        let mut is_behind = false;
        words.iter().any(|index| {
            // `Del Puppo`: particles may be capitalized.
            let is_inside =
                *index != words[0] && (is_particle(*index) || matches!(text.folded(*index), "san" | "santa" | "santo"));
            let is_stop =
                !is_inside && text.shape(*index) != WordShape::Initial && text.classes(*index).is_stop_word(is_behind);
            is_behind |= is_given(*index);
            is_stop
        })
    };
    if has_stop(&words) || count(&words) > MAX_NAME_WORDS {
        // In `Example Media Ann Miller`, the last words are the name.
        let start = words.iter().rposition(|index| is_given(*index) && !text.classes(*index).is_stop_word(false))?;
        words.drain(..start);
        if count(&words) < 2 || count(&words) > MAX_NAME_WORDS || has_stop(&words) {
            return None;
        }
    }
    let (from, to) = (*words.first()?, *words.last()? + 1);
    let is_initial = text.shape(from) == WordShape::Initial && !is_word_of_one_letter(text, from);
    let has_family = || {
        let behind: Vec<&str> = words[1..].iter().map(|index| text.folded(*index)).collect();
        let is_capitalized = |index: &usize| matches!(text.shape(*index), WordShape::Capitalized | WordShape::Lower);
        count(&words) == 2 && words.iter().all(is_capitalized) && is_family_name(&behind.join(" "))
    };
    let has_given = is_given(from) || is_initial && count(&words) > 1 || has_family();
    // Accept names in capitals only with a known given name: others are abbreviations or emphasis.
    let capitals = words.iter().filter(|index| text.shape(**index) == WordShape::AllCapitals);
    if capitals.clone().any(|index| text.raw(*index).chars().count() > 3) && !has_given {
        return None;
    }
    if words.iter().all(|index| text.shape(*index) == WordShape::Initial) || is_group(text, to - 1) {
        return None;
    }
    let title = (title_words > 0).then(|| text.slice(first..from).trim_end_matches(['.', ' ']).to_owned());
    let title = title.filter(|title| !title.split_whitespace().all(|word| is_honorific(&fold(word.trim_matches('.')))));
    let written = text.slice(from..to).split_whitespace().collect::<Vec<_>>().join(" ");
    (written.chars().count() <= 60).then_some(PersonName {
        range: from..to,
        text: written,
        word_count: count(&words),
        has_given_name: has_given,
        role_before: title,
    })
}

/// Last words of the names of bands, orchestras and teams.
const GROUP_WORDS: &str = "band bandet orchestra orchester orkester orkest orquesta orquestra ensemble trio kvartett quartet quartett quintet \
    kvintett choir kor chor coro collective kollektiv brothers sisters family familie familien duo team";

/// Returns whether a name is that of a group: `Zork Blorb Band`.
fn is_group(text: &TokenizedText<'_>, last: usize) -> bool {
    is_one_of(GROUP_WORDS, text.folded(last))
}

/// Returns whether a capital letter without a full stop is a word rather than an initial: `O Blorb`, `A Blorb`, `В Блорбе`.
fn is_word_of_one_letter(text: &TokenizedText<'_>, at: usize) -> bool {
    const WORDS: &str = "a e i o u y w z в и к о с у я";
    is_one_of(WORDS, text.folded(at)) && !text.is_sign(at + 1, ".")
}

fn is_behind_article(text: &TokenizedText<'_>, at: usize) -> bool {
    at.checked_sub(1).is_some_and(|before| {
        text.shape(before) == WordShape::Lower
            && matches!(
                text.folded(before),
                "der"
                    | "die"
                    | "den"
                    | "dem"
                    | "ein"
                    | "eine"
                    | "einer"
                    | "einem"
                    | "the"
                    | "seine"
                    | "ihre"
                    | "unsere"
            )
    })
}

fn is_honorific(folded: &str) -> bool {
    WordClasses::of(folded).has(WordClass::Honorific)
}

/// Returns the key that all spellings of one name share: folded, without honorifics, initials and suffixes.
///
/// ```
/// use earshot_scoring::people::person_key;
/// assert_eq!(person_key("Dr. John C. Dvořák Jr."), person_key("John Dvorak"));
/// assert_ne!(person_key("John Dvorak"), person_key("Jane Dvorak"));
/// ```
#[must_use]
pub fn person_key(name: &str) -> String {
    let folded = fold(name);
    let parts = folded.split(|letter: char| !(letter.is_alphanumeric() || letter == '-' || letter == '\''));
    let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    let core = |part: &&str| {
        let is_suffix = WordClasses::of(part).has(WordClass::Suffix);
        !is_honorific(part) && !is_suffix && part.chars().count() > 1
    };
    let kept: Vec<&str> = parts.iter().copied().filter(core).collect();
    if kept.is_empty() { parts.join(" ") } else { kept.join(" ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(raw: &str) -> Option<String> {
        name_at(&TokenizedText::new(raw, 1_000), 0).map(|name| name.text)
    }

    #[test]
    fn names_have_a_shape() {
        for (raw, expected) in [
            ("Anna Miller talks", "Anna Miller"),
            ("Dr. Richard Engler, our", "Richard Engler"),
            ("John S. Opdahl", "John S. Opdahl"),
            ("J. R. Miller", "J. R. Miller"),
            ("Jan van der Berg en", "Jan van der Berg"),
            ("Ryan ‘Special Comments’ Crawford and", "Ryan ‘Special Comments’ Crawford"),
            ("Psykolog Rebekka Egeland gir", "Rebekka Egeland"),
            ("Former US Army Ranger Rory Fanning talks", "Rory Fanning"),
            ("Anna Hill", "Anna Hill"),
            ("Martin Luther King Jr. spoke", "Martin Luther King Jr"),
            ("Example Media Anna Miller", "Anna Miller"),
            ("Horologist Tobias Birch winds", "Tobias Birch"),
            ("Klimaforscher Zork Blorb warnt", "Zork Blorb"),
            ("Sociologen Anna Miller", "Anna Miller"),
            ("Zork Altmeister", "Zork Altmeister"),
            ("Michael Böss, dr.phil.", "Michael Böss"),
            ("Isaki Lacuesta", "Isaki Lacuesta"),
            ("Anna Miller’s book", "Anna Miller"),
            ("Zbyněk Žůrek", "Zbyněk Žůrek"),
            ("ANNA MILLER", "ANNA MILLER"),
            ("Павел Елизаров", "Павел Елизаров"),
        ] {
            assert_eq!(name(raw).as_deref(), Some(expected), "{raw}");
        }
    }

    #[test]
    fn other_capitalized_words_are_no_names() {
        for raw in [
            "The Example",
            "New York",
            "Google Cloud",
            "MVC FRAMEWORKS",
            "how to",
            "Bitcoin Magazine",
            "2024 Anna",
            "CEO",
        ] {
            assert_eq!(name(raw), None, "{raw}");
        }
    }
}
