//! Whether a text is about a person rather than with the person. The grammar around a name decides: what precedes it,
//! its case, its dates, and the verbs of a life.

use super::declension::is_oblique;
use super::person_name::{PersonName, person_key};
use super::tokenizer::{TokenizedText, WordShape};
use super::word_lists::{WordClass, is_role_compound};
use foldhash::fast::FixedState;
use std::collections::HashSet;
use std::sync::LazyLock;

/// Words between a preposition and the name that describe the person.
const MAX_DESCRIPTION_WORDS: usize = 3;
/// Words between a name and the verb of its life.
const MAX_LIFE_WORDS: usize = 8;

/// Prepositions whose object does not take part. Those that introduce a partner ("with") are none of them.
const ABOUT_WORDS: &str = "about of against by like on from after between without behind under \
    uber von gegen nach durch ohne um wegen \
    van over tegen door \
    de du d' sur contre par selon \
    del sobre contra por segun do da dos das \
    di su dello della dell' contro secondo \
    av af om mot mod ifolge enligt till til \
    о об обо про против от из для у к над \
    o od przez dla wedlug przeciw";

/// Verbs of a life, in the past: who they are about is hardly a guest.
const LIFE_VERBS: &str = "born died dies killed murdered assassinated executed buried disappeared \
    geboren starb gestorben ermordet verstarb verstorben \
    stierf overleed geboren vermoord \
    ne nee mort morte mourut decede assassine \
    nacio murio fallecio fallecido asesinado \
    nasceu morreu faleceu assassinado \
    nacque nato nata mori morto morta ucciso assassinato \
    fodt fodd dode dog doede myrdet mordades drept \
    родился родилась умер умерла погиб погибла скончался скончалась убит \
    urodzil urodzila zmarl zmarla zginal zginela narozen zemrel";

/// The same, for look-up: every word behind a name is looked up.
static LIFE_VERB_SET: LazyLock<HashSet<&'static str, FixedState>> =
    LazyLock::new(|| LIFE_VERBS.split_whitespace().collect());

/// Returns whether a word introduces whom a text is about: `about`, `über`, `de`.
pub(super) fn is_about_word(text: &TokenizedText<'_>, at: usize) -> bool {
    let folded = text.folded(at);
    text.shape(at) == WordShape::Lower && ABOUT_WORDS.split_ascii_whitespace().any(|word| word == folded)
}

/// Returns whether the words around a name show that the person is talked about.
pub(super) fn is_talked_about(text: &TokenizedText<'_>, name: &PersonName) -> bool {
    let end = name.range.end;
    let is_possessor = end.checked_sub(1).and_then(|last| text.tokens.get(last)).is_some_and(|last| last.is_possessive);
    is_possessor || has_dates(text, end) || is_object(text, name) || has_life_verb(text, end)
}

/// Returns whether the text is about a life: dates after the name, or a verb such as "was born" near it.
pub(super) fn is_biography(text: &TokenizedText<'_>, words: &[&str]) -> bool {
    let Some(last) = words.last() else { return false };
    (0..text.tokens.len()).any(|at| {
        text.folded(at) == *last
            && text.shape(at) != WordShape::Lower
            && (has_dates(text, at + 1) || is_about_life(text, at + 1))
    })
}

/// `Anna Miller (1889–1945)`, `Anna Miller (* 1889)`.
fn has_dates(text: &TokenizedText<'_>, end: usize) -> bool {
    let is_year = |index: usize| {
        let word = text.raw(index);
        word.len() == 4 && word.starts_with(['1', '2']) && word.bytes().all(|digit| digit.is_ascii_digit())
    };
    text.is_sign(end, "(") && (end + 1..end + 4).any(is_year)
}

/// Returns whether a verb of a life is in the sentence or at the beginning of the next.
fn is_about_life(text: &TokenizedText<'_>, end: usize) -> bool {
    (end..end + 2 * MAX_LIFE_WORDS).any(|at| is_life_verb(text, at))
}

fn is_life_verb(text: &TokenizedText<'_>, at: usize) -> bool {
    text.shape(at) == WordShape::Lower && LIFE_VERB_SET.contains(text.folded(at))
}

fn has_life_verb(text: &TokenizedText<'_>, end: usize) -> bool {
    for at in end..end + MAX_LIFE_WORDS {
        match text.shape(at) {
            WordShape::Break | WordShape::Address => return false,
            WordShape::Sign if matches!(text.raw(at), "." | "!" | "?" | ";" | ":") => return false,
            WordShape::Lower if is_life_verb(text, at) => return true,
            _ => {}
        }
    }
    false
}

/// Returns whether the name is the object of a preposition, or in a case that is not the subject's.
fn is_object(text: &TokenizedText<'_>, name: &PersonName) -> bool {
    let mut at = name.range.start;
    // The words of the description before the name.
    for _ in 0..=MAX_DESCRIPTION_WORDS {
        let Some(before) = at.checked_sub(1) else { break };
        let folded = text.folded(before);
        if is_about_word(text, before) {
            return true;
        }
        let describes = text.is_title(before)
            || text.has_class(before, WordClass::Article)
            || is_role_compound(folded)
            || matches!(text.raw(before), "«" | "“" | "\"" | ".");
        if !describes || text.shape(before) == WordShape::Break {
            break;
        }
        at = before;
    }
    let is_partner = |index: usize| matches!(text.folded(index), "с" | "со" | "у" | "вместе");
    is_oblique(&person_key(&name.text))
        && !(1..4).any(|back| name.range.start >= back && is_partner(name.range.start - back))
}

#[cfg(test)]
mod tests {
    use super::super::person_name::name_at;
    use super::*;

    #[test]
    fn grammar_shows_who_is_talked_about() {
        for (raw, expected) in [
            ("a book about Anna Miller.", true),
            ("the life of the painter Anna Miller", true),
            ("Anna Miller's house", true),
            ("Anna Miller (1889–1945) painted", true),
            ("Anna Miller, a painter, was born in Oslo", true),
            ("das Leben von Anna Miller", true),
            ("Anna Miller starb in Oslo", true),
            ("la vie d'Anna Miller", true),
            ("фильм Ивана Петрова", true),
            ("вместе с Иваном Петровым", false),
            ("a talk with Anna Miller", false),
            ("Anna Miller makes tea. She was born here", false),
            ("Anna Miller (Acme)", false),
        ] {
            let text = TokenizedText::new(raw, 1_000);
            let name = (0..text.tokens.len()).find_map(|at| name_at(&text, at)).expect(raw);
            assert_eq!(is_talked_about(&text, &name), expected, "{raw}");
        }
    }
}
