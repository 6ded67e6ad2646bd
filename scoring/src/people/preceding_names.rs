//! Names before a position of a text, across descriptions in between.

use super::person_name::{PersonName, name_at};
use super::tokenizer::{TokenizedText, WordShape};
use super::word_lists::WordClass;

/// Words between a name and its verb.
const MAX_ASIDE_WORDS: usize = 50;
/// Words of an origin between a name and its verb.
const MAX_ORIGIN_WORDS: usize = 14;

/// Words that introduce an origin, folded.
const ORIGIN_WORDS: &[&str] = &["of", "from", "at", "fra", "von", "vom", "bei", "de", "van", "fran", "hos", "pa"];

/// Returns the name that ends before a token, skipping an aside between commas.
pub(super) fn name_before(text: &TokenizedText<'_>, at: usize) -> Option<PersonName> {
    let mut end = at;
    // `Anna Miller, founder of Acme, joins`, `Anna Miller (Acme) joins`, `Anna Miller of Acme joins`.
    let mut passed = 0;
    while end > 0 && passed < 26 {
        if let Some(name) = name_ending_at(text, end) {
            let is_from =
                name.range.start.checked_sub(1).is_some_and(|index| ORIGIN_WORDS.contains(&text.folded(index)));
            if name.word_count > 1 && (!is_from || name.has_given_name) || passed == 0 && !is_from {
                return Some(name);
            }
        }
        match text.shape(end - 1) {
            WordShape::Break | WordShape::Address => return None,
            WordShape::Sign
                if !matches!(text.raw(end - 1), "," | "(" | ")" | "&" | "-" | "“" | "”" | "\"" | "'" | "’") =>
            {
                return None;
            }
            _ => {}
        }
        let is_aside = text.is_sign(end - 1, ",") || text.is_sign(end - 1, ")") || passed > 0;
        let is_from = (1..6).any(|back| end >= back && ORIGIN_WORDS.contains(&text.folded(end - back)));
        if !is_aside
            && !is_from
            && !matches!(text.folded(end - 1), "also" | "then" | "now" | "and" | "heute" | "finally")
        {
            return None;
        }
        end -= 1;
        passed += 1;
    }
    None
}

/// Returns the name whose last token is before `end`.
fn name_ending_at(text: &TokenizedText<'_>, end: usize) -> Option<PersonName> {
    let is_part = |index: usize| {
        matches!(text.shape(index), WordShape::Capitalized | WordShape::AllCapitals | WordShape::Initial)
            || text.has_class(index, WordClass::Particle)
            || text.is_sign(index, ".") && index > 0 && text.shape(index - 1) == WordShape::Initial
    };
    let mut start = end;
    while start > 0 && end - start < 9 && is_part(start - 1) {
        start -= 1;
    }
    (start..end).filter_map(|at| name_at(text, at)).find(|name| name.range.end == end)
}

/// Returns the names of a list that ends before a token: `Anna Miller and Ben Hill discuss`.
pub(super) fn names_before(text: &TokenizedText<'_>, at: usize) -> Vec<PersonName> {
    let mut found: Vec<PersonName> = name_before(text, at).into_iter().collect();
    while let Some(first) = found.last().map(|name| name.range.start).filter(|_| found.len() < 8) {
        let Some(joint) = first.checked_sub(1) else { break };
        let joins = matches!(text.raw(joint), "," | "&") || is_and(text.folded(joint));
        let end = if joins && joint > 0 && text.is_sign(joint - 1, ",") { joint - 1 } else { joint };
        match name_ending_at(text, end).filter(|name| joins && name.word_count > 1) {
            Some(name) => found.push(name),
            None => break,
        }
    }
    found.reverse();
    found
}

/// Returns the name at the beginning of the sentence when an aside follows it: `Anna Miller, author of “Tea: Why?” (and
/// more), reveals`, `Anna Miller of the band Blue explores`.
pub(super) fn find_sentence_subject(text: &TokenizedText<'_>, at: usize) -> Option<PersonName> {
    let last = at.checked_sub(1)?;
    let is_start = |index: &usize| {
        let Some(before) = index.checked_sub(1) else { return true };
        text.shape(before) == WordShape::Break || text.is_sign(before, ".") && text.tokens[*index].has_space_before
    };
    let start = (last.saturating_sub(MAX_ASIDE_WORDS)..last).rfind(is_start)?;
    let name = name_at(text, start).filter(|name| name.word_count > 1 && name.has_given_name)?;
    let behind = name.range.end;
    let is_aside = matches!(text.raw(behind), "," | "(") && matches!(text.raw(last), "," | ")");
    let is_from = ORIGIN_WORDS.contains(&text.folded(behind)) && at - behind < MAX_ORIGIN_WORDS;
    (is_aside || is_from).then_some(name)
}

/// Returns the person with a role who is the subject of two verbs: `Advokat Anna Miller har erfaring og gir råd`.
pub(super) fn find_coordinated_subject(text: &TokenizedText<'_>, at: usize) -> Option<PersonName> {
    let joint = at.checked_sub(1).filter(|joint| is_and(text.folded(*joint)))?;
    let start = (joint.saturating_sub(MAX_ASIDE_WORDS)..joint).rfind(|index| text.is_sentence_start(*index))?;
    let name = name_at(text, start).filter(|name| name.word_count > 1 && name.has_given_name)?;
    let is_verb =
        text.shape(name.range.end) == WordShape::Lower && !ORIGIN_WORDS.contains(&text.folded(name.range.end));
    (is_verb && name.role_before.is_some()).then_some(name)
}

pub(super) fn is_and(folded: &str) -> bool {
    matches!(
        folded,
        "and" | "und" | "og" | "och" | "et" | "y" | "e" | "en" | "i" | "и" | "ve" | "ja" | "es" | "dan" | "si"
    )
}

/// Returns whether a word of production credits precedes the token in the same line.
pub(super) fn is_after_credit_word(text: &TokenizedText<'_>, at: usize) -> bool {
    for back in 1..=8.min(at) {
        let index = at - back;
        if matches!(text.shape(index), WordShape::Break)
            || matches!(text.raw(index), ";" | "." if text.tokens[index + 1].has_space_before)
        {
            return false;
        }
        if text.has_class(index, WordClass::CreditWord) && !(text.folded(index) == "by" && back > 1) {
            return !text.has_class(index, WordClass::Role) || text.is_sign(index + 1, ":");
        }
    }
    false
}
