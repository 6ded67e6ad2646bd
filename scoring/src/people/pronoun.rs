//! Pronouns that take up a person who was named: `Anna Miller is a baker. She explains how bread rises.`

use super::cue_phrase::{CueKind, cue_at, is_with_word};
use super::tokenizer::TokenizedText;
use super::word_lists::{is_guest_word, is_one_of};

/// Words between a person and the pronoun.
const MAX_WORDS_BETWEEN: usize = 150;
/// Bytes of the longest pronoun.
const MAX_PRONOUN_BYTES: usize = 8;
/// Pronouns that take up a person who was named.
const PRONOUNS: &str = "he she er sie hij zij ze han hon hun il elle el ella lui lei ele ela он она ona";

/// Returns whether a word is a pronoun of the third person.
fn is_pronoun(folded: &str) -> bool {
    folded.len() <= MAX_PRONOUN_BYTES && is_one_of(PRONOUNS, folded)
}

/// Returns whether a pronoun that takes up a person is the subject of a verb of talking: `… she explains`, `… erzählt sie`.
pub(super) fn speaks_later(text: &TokenizedText<'_>, from: usize) -> bool {
    let speaks = |kind: CueKind| {
        matches!(
            kind,
            CueKind::GuestSpeaks
                | CueKind::GuestSpeaksAround
                | CueKind::GuestBefore
                | CueKind::GuestAround
                | CueKind::GuestFollowsHost
                | CueKind::TopicFollows
                | CueKind::TalksWith
        )
    };
    (from + 1..text.tokens.len().min(from + MAX_WORDS_BETWEEN)).any(|at| {
        is_partner_pronoun(text, at)
            || is_pronoun(text.folded(at))
                && (cue_at(text, at + 1).is_some_and(|cue| speaks(cue.kind))
                    || (at.saturating_sub(3)..at)
                        .any(|begin| cue_at(text, begin).is_some_and(|cue| speaks(cue.kind) && cue.end == at)))
    })
}

/// Pronouns of the third person after a word such as `with`.
const OBJECT_PRONOUNS: &str = "him her them ihm ihr ihnen hem haar hen ham henne hende dem lui elle eux el ella ellos ele ela lei loro \
    ним неи ними nim nia nimi";

/// Returns whether the show talks with a person whom a pronoun takes up: `n'ha parlat amb ella`, `we talk with her`.
fn is_partner_pronoun(text: &TokenizedText<'_>, at: usize) -> bool {
    let talks = |begin: usize| {
        cue_at(text, begin).is_some_and(|cue| {
            matches!(
                cue.kind,
                CueKind::TalksWith | CueKind::GuestFollowsHost | CueKind::GuestFollows | CueKind::TopicFollows
            ) && (cue.start..cue.end).all(|index| !is_guest_word(text.folded(index)))
        })
    };
    at > 1
        && text.folded(at).len() <= MAX_PRONOUN_BYTES
        && is_one_of(OBJECT_PRONOUNS, text.folded(at))
        && (is_with_word(text.folded(at - 1)) || matches!(text.folded(at - 1), "to" | "hos"))
        && (at.saturating_sub(6)..at).any(talks)
}
