//! What a phrase says of the names beside it.

use super::before::{all_before, before, subject_of_sentence};
use super::cue::{Cue, Says, cue_at, is_with};
use super::details;
use super::evidence::Evidence;
use super::fold::fold;
use super::list::{Listed, people_from};
use super::name::Name;
use super::read::{evidence, is_credit};
use super::text::{Shape, Text};
use super::words::{GivenNames, is_guest_word};
use earshot_model::{AppearanceKind, CreditSource};

/// Words between `we talk about` and `with`.
const MAX_TOPIC: usize = 18;

/// Below a name that no given name is known of, confidence is less.
fn sure(name: &Name, confidence: f32) -> f32 {
    if name.has_given { confidence } else { confidence - 0.15 }
}

/// A name with what is before it only.
pub(super) fn own(text: &Text<'_>, name: Name) -> Listed {
    Listed { role: name.title.clone(), organisation: details::possessor(text, name.range.start), name }
}

pub(super) fn guests_behind(
    text: &Text<'_>,
    cue: Cue,
    source: CreditSource,
    names: &GivenNames,
    found: &mut Vec<Evidence>,
) {
    let people = people_from(text, cue.end, names, true);
    // `@name` where no other name is given.
    let handle = text.raw(cue.end).strip_prefix('@').filter(|_| people.is_empty());
    if let Some(handle) = handle.map(|handle| handle.trim_end_matches(['.', ',', ')', ':'])).filter(|it| !it.is_empty())
    {
        found.push(Evidence::new(handle.to_owned(), AppearanceKind::Guest, source, 0.7));
    }
    let mut is_among_full = false;
    for listed in people {
        // Behind a full name, a first name alone begins the next clause: `besøk av Anna Miller og Ben skal`.
        if listed.name.words < 2 && is_among_full {
            break;
        }
        is_among_full |= listed.name.words > 1;
        let is_host = listed.role.as_deref().is_some_and(|role| is_host_role(&fold(role)));
        let kind = if is_host { AppearanceKind::Host } else { AppearanceKind::Guest };
        let is_single = listed.name.words < 2;
        let confidence = if is_single { 0.7 } else { sure(&listed.name, 0.9) };
        let mut one = evidence(text, listed, kind, source, confidence);
        one.needs_full = is_single && !announces_guest(text, cue);
        found.push(one);
    }
    if cue.says == Says::GuestFollowsHost {
        let who = before(text, cue.start, names).filter(|name| name.words > 1);
        found.extend(who.map(|name| Evidence::new(name.text, AppearanceKind::Host, source, 0.7)));
    }
}

/// Whether a phrase names the guest as such, so that a first name alone is one.
fn announces_guest(text: &Text<'_>, cue: Cue) -> bool {
    const WORDS: &[&str] = &["joined", "joining", "besok", "acompan"];
    let announces = |word: &str| is_guest_word(word) || WORDS.iter().any(|start| word.starts_with(start));
    (cue.start..cue.end).any(|index| announces(text.folded(index)))
}

fn is_host_role(folded: &str) -> bool {
    ["host", "programleder", "programledare", "presentat", "presentad", "moderator", "conduct", "vaert", "ведущ"]
        .iter()
        .any(|word| folded.contains(word))
}

pub(super) fn hosts_behind(
    text: &Text<'_>,
    cue: Cue,
    source: CreditSource,
    names: &GivenNames,
    found: &mut Vec<Evidence>,
) {
    let people = people_from(text, cue.end, names, true);
    let end = people.last().map(|listed| listed.name.range.end);
    for listed in people {
        let confidence = sure(&listed.name, 0.92);
        found.push(evidence(text, listed, AppearanceKind::Host, source, confidence));
    }
    // `bespreekt presentator Anna Miller met verslaggever Ben Hill`
    let is_talk = |at: usize| {
        cue_at(text, at).is_some_and(|it| matches!(it.says, Says::Talk | Says::TalksWith | Says::GuestFollowsHost))
    };
    if let Some(end) = end.filter(|_| (cue.start.saturating_sub(4)..cue.start).any(is_talk)) {
        let _ = talked_with(text, end, source, names, found);
    }
}

/// `We talk about tea with Ben Hill`: behind the topic, in the same sentence. Whether there is anybody.
pub(super) fn talked_with(
    text: &Text<'_>,
    from: usize,
    source: CreditSource,
    names: &GivenNames,
    found: &mut Vec<Evidence>,
) -> bool {
    for at in from..from + MAX_TOPIC {
        match text.shape(at) {
            Shape::Break | Shape::Address => return false,
            Shape::Sign if matches!(text.raw(at), "." | "!" | "?" | ";" | "…") => return false,
            Shape::Lower if is_with(text.folded(at)) => {
                let people = people_from(text, at + 1, names, false);
                let is_near = |listed: &Listed| listed.name.has_given && !is_credit(text, listed.name.range.start);
                if people.first().is_some_and(is_near) {
                    found.extend(people.into_iter().map(|listed| {
                        let confidence = sure(&listed.name, 0.82);
                        evidence(text, listed, AppearanceKind::Guest, source, confidence)
                    }));
                    return true;
                }
            }
            _ => {}
        }
    }
    false
}

/// Who does what the phrase says: `Anna Miller and Ben Hill explain`.
pub(super) fn subjects(text: &Text<'_>, cue: Cue, source: CreditSource, names: &GivenNames, found: &mut Vec<Evidence>) {
    let mut people = all_before(text, cue.start, names);
    if people.is_empty() {
        people.extend(subject_of_sentence(text, cue.start, names));
    }
    let tells = cue.says == Says::GuestTells;
    // In a headline, a noun may look like a verb: `Publicity at Trade Shows`.
    let is_headline = text.shape(cue.start) != Shape::Lower;
    for name in people {
        let is_unknown = !name.has_given && (is_headline || tells && name.title.is_none());
        if is_unknown || name.words < 2 && !name.has_given {
            continue;
        }
        let is_single = name.words < 2;
        let confidence = if is_single { 0.72 } else { sure(&name, 0.8) };
        let mut one = evidence(text, own(text, name), AppearanceKind::Guest, source, confidence);
        one.needs_full = is_single && (tells || source == CreditSource::Transcript);
        found.push(one);
    }
}
