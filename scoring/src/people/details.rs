//! Details of a person beside the name: role and organization.

use super::tokenizer::{TokenizedText, WordShape};
use super::word_lists::WordClass;

/// Words of a description after a name.
const MAX_DESCRIPTION_WORDS: usize = 24;
const MAX_ROLE_CHARS: usize = 80;

/// Words between a role and an organization, folded.
const OF_WORDS: &[&str] = &[
    "of", "at", "from", "for", "with", "von", "bei", "vom", "hos", "i", "fra", "ved", "pa", "fran", "vid", "de", "du",
    "del", "della", "di", "da", "do", "van", "bij", "chez", "pour", "в", "из", "w", "z", "am", "a",
];
const ARTICLES: &[&str] = &[
    "the", "a", "an", "der", "die", "das", "le", "la", "les", "l", "de", "het", "el", "il", "o", "einer", "eine",
    "ein", "en", "et", "une", "un", "una",
];

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PersonDetails {
    pub role: Option<String>,
    pub organization: Option<String>,
}

/// Returns the details after a name, and the next token: `(Acme)`, `, founder of Acme`, `from Acme`.
pub(crate) fn details_after(text: &TokenizedText<'_>, from: usize) -> (PersonDetails, usize) {
    let mut at = from;
    let mut details = PersonDetails::default();
    while text.shape(at) == WordShape::Address {
        at += 1;
    }
    if text.is_sign(at, "(") {
        let close = (at + 1..at + MAX_DESCRIPTION_WORDS)
            .find(|index| text.is_sign(*index, ")") || text.shape(*index) == WordShape::Break);
        if let Some(close) = close.filter(|close| text.is_sign(*close, ")")) {
            details = parse_details(text, at + 1, close);
            at = close + 1;
        }
    } else if OF_WORDS.contains(&text.folded(at))
        && text.shape(at) == WordShape::Lower
        && !joins_names(text, at)
        && let Some(end) = find_organization_end(text, at + 1)
    {
        let start = skip_articles(text, at + 1);
        return (PersonDetails { role: None, organization: Some(text.slice(start..end).to_owned()) }, end);
    }
    if text.is_sign(at, ",") && is_description_start(text, at + 1) {
        let end = find_description_end(text, at + 1);
        let more = parse_details(text, at + 1, end);
        if more.role.is_some() || details == PersonDetails::default() && more.organization.is_some() {
            return (PersonDetails { role: more.role, organization: more.organization.or(details.organization) }, end);
        }
    }
    (details, at)
}

/// Returns whether `i` is "and" before another name, as in Polish and Croatian, rather than "in".
fn joins_names(text: &TokenizedText<'_>, at: usize) -> bool {
    text.folded(at) == "i" && text.has_class(at + 1, WordClass::GivenName) && is_proper(text.shape(at + 2))
}

/// Returns the organization in `Acme’s Anna Miller`, where `at` is the first token of the name.
pub(crate) fn find_possessor(text: &TokenizedText<'_>, at: usize) -> Option<String> {
    let last = at.checked_sub(1).filter(|last| text.tokens.get(*last).is_some_and(|token| token.is_possessive))?;
    let mut first = last;
    while first > 0 && is_proper(text.shape(first - 1)) {
        first -= 1;
    }
    is_proper(text.shape(last)).then(|| text.slice(first..last + 1).to_owned())
}

/// Returns the details after the verb in `Anna Miller is the founder of Acme`.
pub(crate) fn details_of_predicate(text: &TokenizedText<'_>, from: usize) -> PersonDetails {
    let is_verb = matches!(text.folded(from), "is" | "ist" | "er" | "ar" | "est" | "es" | "e");
    if !is_verb || text.shape(from) != WordShape::Lower {
        return PersonDetails::default();
    }
    parse_details(text, from + 1, find_description_end(text, from + 1))
}

fn is_proper(shape: WordShape) -> bool {
    matches!(shape, WordShape::Capitalized | WordShape::AllCapitals | WordShape::Initial | WordShape::Other)
}

fn skip_articles(text: &TokenizedText<'_>, mut at: usize) -> usize {
    while ARTICLES.contains(&text.folded(at)) {
        at += 1;
    }
    at
}

/// Returns whether a description begins here, rather than another name: a word in lower case, or a word of a role.
fn is_description_start(text: &TokenizedText<'_>, at: usize) -> bool {
    let at = skip_articles(text, at);
    let is_and = matches!(text.folded(at), "and" | "und" | "og" | "et" | "y" | "e" | "och" | "en");
    !is_and
        && (text.shape(at) == WordShape::Lower
            || (at..at + 4)
                .take_while(|index| text.shape(*index) != WordShape::Break)
                .any(|index| is_proper(text.shape(index)) && text.has_class(index, WordClass::Role)))
}

/// Returns the end of a description: the end of the sentence, or of the text between two commas.
fn find_description_end(text: &TokenizedText<'_>, from: usize) -> usize {
    let is_end = |index: &usize| match text.shape(*index) {
        WordShape::Break => true,
        WordShape::Sign if is_abbreviation(text, *index) => false,
        WordShape::Sign => matches!(text.raw(*index), "." | "," | ";" | "!" | "?" | "(" | "–" | "—" | "|" | ":"),
        WordShape::Lower => {
            matches!(
                text.folded(*index),
                "who"
                    | "about"
                    | "joins"
                    | "discuss"
                    | "discusses"
                    | "to"
                    | "om"
                    | "uber"
                    | "which"
                    | "whose"
                    | "that"
                    | "explains"
                    | "shares"
            ) || matches!(text.folded(*index), "and" | "und" | "og" | "et" | "samt" | "och")
                && is_proper(text.shape(index + 1))
                && is_proper(text.shape(index + 2))
                && !text.has_class(index + 1, WordClass::Role)
        }
        _ => false,
    };
    (from..from + MAX_DESCRIPTION_WORDS).find(is_end).unwrap_or(from + MAX_DESCRIPTION_WORDS).min(text.tokens.len())
}

/// Returns whether a full stop ends an abbreviation rather than a sentence: no capital letter follows it, or no blank.
fn is_abbreviation(text: &TokenizedText<'_>, at: usize) -> bool {
    let is_inside = text.tokens.get(at + 1).is_some_and(|next| !next.has_space_before);
    let goes_on = is_inside || text.shape(at + 1) == WordShape::Lower;
    text.is_sign(at, ".") && at > 0 && text.shape(at - 1) == WordShape::Lower && goes_on
}

/// Splits a description into role and organization.
fn parse_details(text: &TokenizedText<'_>, from: usize, to: usize) -> PersonDetails {
    let from = skip_articles(text, from);
    let Some(role) = (from..to).find(|index| text.has_class(*index, WordClass::Role)) else {
        let is_name = from < to
            && (from..to).all(|index| is_proper(text.shape(index)) || matches!(text.raw(index), "&" | "." | "-"));
        return PersonDetails { role: None, organization: is_name.then(|| text.slice(from..to).to_owned()) };
    };
    // The role ends where the organization begins.
    let of = (role + 1..to).find(|index| OF_WORDS.contains(&text.folded(*index)));
    let organization = of.and_then(|of| {
        let start = skip_articles(text, of + 1);
        let end = find_organization_end(text, of + 1)?;
        (start < end).then(|| text.slice(start..end.min(to)).to_owned())
    });
    let role_end = if organization.is_some() { of.unwrap_or(to) } else { to };
    let role = text.slice(from..role_end).trim();
    let role = (role.chars().count() <= MAX_ROLE_CHARS && !role.is_empty()).then(|| role.to_owned());
    PersonDetails { role, organization }
}

/// Returns the end of the proper name that begins here, with an optional article before it.
fn find_organization_end(text: &TokenizedText<'_>, from: usize) -> Option<usize> {
    let start = skip_articles(text, from);
    let mut at = start;
    while at < start + 7 {
        let joins = at > start
            && (matches!(text.raw(at), "&") || matches!(text.folded(at), "of" | "for" | "the" | "de" | "and" | "fur"))
            && (is_proper(text.shape(at + 1)) || text.folded(at + 1) == "the" && is_proper(text.shape(at + 2)));
        if is_proper(text.shape(at)) || joins {
            at += 1;
        } else if text.is_sign(at, ".")
            && at > start
            && is_proper(text.shape(at + 1))
            && !text.tokens[at + 1].has_space_before
            || at > start
                && text.is_sign(at, ".")
                && text.shape(at + 1) == WordShape::Lower
                && !text.tokens[at + 1].has_space_before
        {
            at += 2;
        } else {
            break;
        }
        if text.tokens.get(at.wrapping_sub(1)).is_some_and(|token| token.is_possessive) {
            break;
        }
    }
    (at > start).then_some(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roles_and_organizations_are_read() {
        for (raw, role, organization) in [
            (", founder of Visual Rhythm. He", Some("founder"), Some("Visual Rhythm")),
            (
                " (Editor-in-Chief and Founder of the Art of the Title) and",
                Some("Editor-in-Chief and Founder"),
                Some("Art of the Title"),
            ),
            (" (Nearform)", None, Some("Nearform")),
            (" from Endless joins", None, Some("Endless")),
            (", co-founder and CTO of Linear. Prior", Some("co-founder and CTO"), Some("Linear")),
            (", journalist på Politiken samt", Some("journalist"), Some("Politiken")),
            (", dr.phil. og lektor ved Acme. Hun", Some("dr.phil. og lektor"), Some("Acme")),
            (" about tea", None, None),
        ] {
            let details = details_after(&TokenizedText::new(raw, 1_000), 0).0;
            assert_eq!((details.role.as_deref(), details.organization.as_deref()), (role, organization), "{raw}");
        }
    }
}
