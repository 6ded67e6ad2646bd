//! The names that stand before a place of a text, with what is said of them between.

use super::name::{Name, name_at};
use super::text::{Shape, Text};
use super::words::GivenNames;

/// Words between a name and what is told of it.
const MAX_ASIDE: usize = 50;
/// Words between a name and what is told of it that say where somebody is from.
const MAX_FROM: usize = 14;

/// Between a name and where somebody is from, folded.
const FROM: &[&str] = &["of", "from", "at", "fra", "von", "vom", "bei", "de", "van", "fran", "hos", "pa"];

/// The name that ends before a token, what is said between commas left out.
pub(super) fn before(text: &Text<'_>, at: usize, names: &GivenNames) -> Option<Name> {
    let mut end = at;
    // `Anna Miller, founder of Acme, joins`, `Anna Miller (Acme) joins`, `Anna Miller of Acme joins`.
    let mut passed = 0;
    while end > 0 && passed < 26 {
        if let Some(name) = ending_at(text, end, names) {
            let is_from = name.range.start.checked_sub(1).is_some_and(|index| FROM.contains(&text.folded(index)));
            if name.words > 1 && (!is_from || name.has_given) || passed == 0 && !is_from {
                return Some(name);
            }
        }
        match text.shape(end - 1) {
            Shape::Break | Shape::Address => return None,
            Shape::Sign if !matches!(text.raw(end - 1), "," | "(" | ")" | "&" | "-" | "“" | "”" | "\"" | "'" | "’") =>
            {
                return None;
            }
            _ => {}
        }
        let is_aside = text.is_sign(end - 1, ",") || text.is_sign(end - 1, ")") || passed > 0;
        let is_from = (1..6).any(|back| end >= back && FROM.contains(&text.folded(end - back)));
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

/// The name whose last token is before `end`.
fn ending_at(text: &Text<'_>, end: usize, names: &GivenNames) -> Option<Name> {
    let is_part = |index: usize| {
        matches!(text.shape(index), Shape::Capitalised | Shape::Capitals | Shape::Initial)
            || super::words::is_particle(text.folded(index))
            || text.is_sign(index, ".") && index > 0 && text.shape(index - 1) == Shape::Initial
    };
    let mut start = end;
    while start > 0 && end - start < 9 && is_part(start - 1) {
        start -= 1;
    }
    (start..end).filter_map(|at| name_at(text, at, names)).find(|name| name.range.end == end)
}

/// The names of a list that ends before a token: `Anna Miller and Ben Hill discuss`.
pub(super) fn all_before(text: &Text<'_>, at: usize, names: &GivenNames) -> Vec<Name> {
    let mut found: Vec<Name> = before(text, at, names).into_iter().collect();
    while let Some(first) = found.last().map(|name| name.range.start).filter(|_| found.len() < 8) {
        let Some(joint) = first.checked_sub(1) else { break };
        let joins = matches!(text.raw(joint), "," | "&")
            || matches!(text.folded(joint), "and" | "und" | "og" | "och" | "et" | "y" | "e" | "en" | "i" | "и");
        let end = if joins && joint > 0 && text.is_sign(joint - 1, ",") { joint - 1 } else { joint };
        match ending_at(text, end, names).filter(|name| joins && name.words > 1) {
            Some(name) => found.push(name),
            None => break,
        }
    }
    found.reverse();
    found
}

/// `Anna Miller, author of “Tea: Why?” (and more), reveals`, `Anna Miller of the band Blue explores`: the name that
/// begins the sentence, an aside behind it.
pub(super) fn subject_of_sentence(text: &Text<'_>, at: usize, names: &GivenNames) -> Option<Name> {
    let last = at.checked_sub(1)?;
    let is_start = |index: &usize| {
        let Some(before) = index.checked_sub(1) else { return true };
        text.shape(before) == Shape::Break || text.is_sign(before, ".") && text.tokens[*index].is_apart
    };
    let start = (last.saturating_sub(MAX_ASIDE)..last).rfind(is_start)?;
    let name = name_at(text, start, names).filter(|name| name.words > 1 && name.has_given)?;
    let behind = name.range.end;
    let is_aside = matches!(text.raw(behind), "," | "(") && matches!(text.raw(last), "," | ")");
    let is_from = FROM.contains(&text.folded(behind)) && at - behind < MAX_FROM;
    (is_aside || is_from).then_some(name)
}
