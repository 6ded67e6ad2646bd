//! Evidence from a cue phrase about the names beside it.

use super::cue_phrase::{CueKind, CuePhrase, cue_at, is_with_word};
use super::details;
use super::evidence::{Evidence, new_evidence};
use super::name_list::{DescribedName, read_people};
use super::person_name::PersonName;
use super::preceding_names::{find_sentence_subject, is_after_credit_word, name_before, names_before};
use super::text_folding::fold;
use super::tokenizer::{TokenizedText, WordShape};
use super::word_lists::is_guest_word;
use earshot_model::{AppearanceKind, CreditSource};

/// Conjunctions that make an appearance occasional or hypothetical: `whenever Anna Miller joins`.
const CONDITIONS: &[&str] = &["whenever", "if", "unless", "until"];

/// Words between `we talk about` and `with`.
const MAX_TOPIC_WORDS: usize = 18;

/// Lowers the confidence of a name without a known given name.
fn adjust_confidence(name: &PersonName, confidence: f32) -> f32 {
    if name.has_given_name { confidence } else { confidence - 0.15 }
}

/// Returns a name described only by the words before it.
pub(super) fn describe_name(text: &TokenizedText<'_>, name: PersonName) -> DescribedName {
    DescribedName {
        role: name.role_before.clone(),
        organization: details::find_possessor(text, name.range.start),
        name,
    }
}

pub(super) fn add_guests_after(
    text: &TokenizedText<'_>,
    cue: CuePhrase,
    source: CreditSource,
    found: &mut Vec<Evidence>,
) {
    let mut people = read_people(text, cue.end, true);
    people.retain(|listed| !is_possessor(text, &listed.name));
    // Use an `@handle` when the phrase has no other name.
    let handle = text.raw(cue.end).strip_prefix('@').filter(|_| people.is_empty());
    if let Some(handle) = handle.map(|handle| handle.trim_end_matches(['.', ',', ')', ':'])).filter(|it| !it.is_empty())
    {
        found.push(Evidence::new(handle.to_owned(), AppearanceKind::Guest, source, 0.7));
    }
    let mut is_among_full = false;
    for listed in people {
        // After a full name, a single first name starts the next clause: `besøk av Anna Miller og Ben skal`.
        if listed.name.word_count < 2 && is_among_full {
            break;
        }
        is_among_full |= listed.name.word_count > 1;
        let is_host = listed.role.as_deref().is_some_and(|role| is_host_role(&fold(role)));
        let kind = if is_host { AppearanceKind::Host } else { AppearanceKind::Guest };
        let is_single = listed.name.word_count < 2;
        let confidence = if is_single { 0.7 } else { adjust_confidence(&listed.name, 0.9) };
        let mut one = new_evidence(text, listed, kind, source, confidence);
        one.needs_full_name = is_single && !is_guest_announcement(text, cue);
        found.push(one);
    }
    if cue.kind == CueKind::GuestFollowsHost {
        let who = name_before(text, cue.start).filter(|name| name.word_count > 1);
        found.extend(who.map(|name| Evidence::new(name.text, AppearanceKind::Host, source, 0.7)));
    }
}

/// Whether the text is about something of the person: `we talk to Anna Miller's doctor`.
fn is_possessor(text: &TokenizedText<'_>, name: &PersonName) -> bool {
    name.range.end.checked_sub(1).and_then(|last| text.tokens.get(last)).is_some_and(|token| token.is_possessive)
}

/// Returns whether a phrase contains a word for guest, so that a first name alone is enough.
fn is_guest_announcement(text: &TokenizedText<'_>, cue: CuePhrase) -> bool {
    const WORDS: &[&str] = &["joined", "joining", "besok", "acompan"];
    let announces = |word: &str| is_guest_word(word) || WORDS.iter().any(|start| word.starts_with(start));
    (cue.start..cue.end).any(|index| announces(text.folded(index)))
}

fn is_host_role(folded: &str) -> bool {
    ["host", "programleder", "programledare", "presentat", "presentad", "moderator", "conduct", "vaert", "ведущ"]
        .iter()
        .any(|word| folded.contains(word))
}

pub(super) fn add_hosts_after(
    text: &TokenizedText<'_>,
    cue: CuePhrase,
    source: CreditSource,
    found: &mut Vec<Evidence>,
) {
    let people = read_people(text, cue.end, true);
    let end = people.last().map(|listed| listed.name.range.end);
    for listed in people {
        let confidence = adjust_confidence(&listed.name, 0.92);
        found.push(new_evidence(text, listed, AppearanceKind::Host, source, confidence));
    }
    // `bespreekt presentator Anna Miller met verslaggever Ben Hill`
    let is_talk = |at: usize| {
        cue_at(text, at)
            .is_some_and(|it| matches!(it.kind, CueKind::TopicFollows | CueKind::TalksWith | CueKind::GuestFollowsHost))
    };
    if let Some(end) = end.filter(|_| (cue.start.saturating_sub(4)..cue.start).any(is_talk)) {
        let _ = add_conversation_guests(text, end, source, found);
    }
}

/// Adds guests named after the topic in the same sentence: `We talk about tea with Ben Hill`. Returns whether any were
/// found.
pub(super) fn add_conversation_guests(
    text: &TokenizedText<'_>,
    from: usize,
    source: CreditSource,
    found: &mut Vec<Evidence>,
) -> bool {
    for at in from..from + MAX_TOPIC_WORDS {
        match text.shape(at) {
            WordShape::Break | WordShape::Address => return false,
            WordShape::Sign if matches!(text.raw(at), "." | "!" | "?" | ";" | "…") => return false,
            WordShape::Lower if is_with_word(text.folded(at)) => {
                let mut people = read_people(text, at + 1, false);
                people.retain(|listed| !is_possessor(text, &listed.name));
                let is_near = |listed: &DescribedName| {
                    listed.name.has_given_name && !is_after_credit_word(text, listed.name.range.start)
                };
                if people.first().is_some_and(is_near) {
                    found.extend(people.into_iter().map(|listed| {
                        let confidence = adjust_confidence(&listed.name, 0.82);
                        new_evidence(text, listed, AppearanceKind::Guest, source, confidence)
                    }));
                    return true;
                }
            }
            _ => {}
        }
    }
    false
}

/// Adds people who do what the phrase describes: `Anna Miller and Ben Hill explain`.
pub(super) fn add_subjects(text: &TokenizedText<'_>, cue: CuePhrase, source: CreditSource, found: &mut Vec<Evidence>) {
    let mut people = names_before(text, cue.start);
    if people.is_empty() {
        people.extend(find_sentence_subject(text, cue.start));
    }
    let tells = cue.kind == CueKind::GuestSpeaks;
    // In a headline, a noun can look like a verb: `Publicity at Trade Shows`.
    let is_headline = text.shape(cue.start) != WordShape::Lower;
    for name in people {
        let is_unknown = !name.has_given_name && (is_headline || tells && name.role_before.is_none());
        if is_unknown || name.word_count < 2 && !name.has_given_name {
            continue;
        }
        let before = name.range.start.checked_sub(1).map_or("", |before| text.folded(before));
        if CONDITIONS.contains(&before) {
            continue;
        }
        let is_single = name.word_count < 2;
        let confidence = if is_single { 0.72 } else { adjust_confidence(&name, 0.8) };
        let mut one = new_evidence(text, describe_name(text, name), AppearanceKind::Guest, source, confidence);
        one.needs_full_name = is_single && (tells || source == CreditSource::Transcript);
        found.push(one);
    }
}
