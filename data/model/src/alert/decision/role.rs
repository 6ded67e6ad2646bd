//! The role of the subject in an episode: a credit decides, not a mention.

use super::decision_context::DecisionContext;
use super::found_mention::{FoundMention, MentionField};
use super::names::{contains_folded, contains_words, is_name_credit, key_words};
use crate::alert::{AlertFields, AlertKind, RoleDecision, RoleSource};
use crate::{AppearanceKind, CreditSource, PersonCredit, TALKED_ABOUT_CONFIDENCE, fold_text};

impl AlertFields {
    /// The value and its spellings.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.value.as_str()).chain(self.settings.other_spellings.iter().map(String::as_str))
    }
}

pub(super) fn is_credited(alert: &AlertFields, credit: &PersonCredit) -> bool {
    alert.names().any(|name| is_name_credit(&credit.name, name))
}

/// The credit of the subject; of several, the one that takes part, and of those the most certain.
pub(super) fn find_credit<'a>(context: &DecisionContext<'a>) -> Option<&'a PersonCredit> {
    if context.alert.kind != AlertKind::Person {
        return None;
    }
    let weight = |kind: AppearanceKind| match kind {
        AppearanceKind::Guest | AppearanceKind::Host => 2,
        AppearanceKind::Unknown => 1,
        AppearanceKind::Mentioned => 0,
    };
    let credits = context.people.iter().filter(|credit| is_credited(context.alert, credit));
    credits.max_by(|one, other| {
        weight(one.kind).cmp(&weight(other.kind)).then(one.confidence.total_cmp(&other.confidence))
    })
}

pub(super) fn decide_role(context: &DecisionContext<'_>, found: &[FoundMention]) -> Option<RoleDecision> {
    match context.alert.kind {
        AlertKind::Person => {}
        AlertKind::Company if !found.is_empty() => {
            return Some(RoleDecision {
                kind: AppearanceKind::Mentioned,
                source: RoleSource::TitleDescription,
                probability: 0.95,
                reason: "A company is mentioned.".to_owned(),
            });
        }
        _ => return None,
    }
    if let Some(credit) = find_credit(context) {
        let mut role = from_credit(credit);
        // Unless the grammar shows that the person is talked about, such a credit is a guess of the text alone. The phrases
        // for taking part are most complete in English.
        let is_shown = credit.confidence >= TALKED_ABOUT_CONFIDENCE;
        let is_sure =
            (is_shown || context.is_english && !found.iter().any(may_take_part)) && !is_named_by_show(context);
        if role.kind == AppearanceKind::Mentioned && !is_sure {
            role.kind = AppearanceKind::Unknown;
            role.reason = format!("{} is talked about, and may take part.", credit.name);
        }
        return Some(role);
    }
    // Episodes rarely name their hosts.
    if let Some(host) = context.show_hosts.iter().find(|credit| is_credited(context.alert, credit)) {
        let probability = 0.9 * host.confidence;
        return Some(RoleDecision {
            kind: AppearanceKind::Host,
            source: RoleSource::PeopleData,
            probability,
            reason: format!("{} hosts the podcast.", host.name),
        });
    }
    let first = found.iter().min_by_key(|mention| mention.field)?;
    let doubt = doubt_without_credit(context, found, first);
    let (kind, probability, reason) = match (doubt, first.field) {
        (Some(doubt), _) => (AppearanceKind::Unknown, 0.5, doubt),
        (None, MentionField::Transcript) => {
            (AppearanceKind::Mentioned, 0.95, "The name is said in the episode, without a credit.")
        }
        (None, _) => (AppearanceKind::Mentioned, 0.95, "The description has the name, without a credit."),
    };
    Some(RoleDecision { kind, source: RoleSource::TitleDescription, probability, reason: reason.to_owned() })
}

/// Why a name without a credit may belong to someone who takes part.
fn doubt_without_credit(
    context: &DecisionContext<'_>,
    found: &[FoundMention],
    first: &FoundMention,
) -> Option<&'static str> {
    let longest = context.alert.names().map(|name| key_words(name).len()).max().unwrap_or(0);
    if longest < 2 {
        return Some("The text has only a one-word name, and no credit says whether the person takes part.");
    }
    if !is_named_by_show(context) && found.iter().all(is_topic) {
        return None;
    }
    if first.field == MentionField::Title {
        return Some("The title has the name, and no credit says whether the person takes part.");
    }
    if first.field == MentionField::Transcript && first.start_ms.is_none_or(|start| start < INTRODUCTION_MS) {
        return Some("The name is said where people are introduced, and no credit says whether the person takes part.");
    }
    if is_named_by_show(context) {
        return Some("The podcast’s own texts have the name, and no credit says whether the person hosts it.");
    }
    // In other languages, the rules miss most of the guests that a description announces.
    if first.field == MentionField::Description && !context.is_english {
        return Some("The description has the name and may say that the person takes part.");
    }
    found.iter().any(may_take_part).then_some("The text around the name may mean that the person takes part.")
}

/// Whether the show's title or description has a name: of a host without a credit, or of someone whom it often
/// invites.
fn is_named_by_show(context: &DecisionContext<'_>) -> bool {
    let texts = [context.podcast_title, context.podcast_description];
    context.alert.names().any(|name| texts.iter().any(|text| contains_words(text, name)))
}

/// Guests are introduced within the first minutes.
const INTRODUCTION_MS: i64 = 5 * 60 * 1_000;

/// Phrases of conversations, folded. The person is near one of them.
const CONVERSATION_CUES: &[&str] = &[
    "interview",
    "interviews",
    "in conversation",
    "conversation with",
    "talks with",
    "talks to",
    "talking with",
    "speaks with",
    "speaks to",
    "spoke with",
    "sits down with",
    "sat down with",
    "chats with",
    "joined by",
    "joins",
    "join",
    "guest",
    "guests",
    "welcome",
    "featuring",
    "hosted by",
    "im gesprach",
    "spricht mit",
    "zu gast",
    "taler med",
    "snakker med",
    "samtale",
    "i studio",
    "intervju",
    "gjest",
    "pratar med",
    "praat met",
    "te gast",
    "in gesprek",
    "entretien",
    "invite",
    "invitee",
    "avec nous",
    "hablamos con",
    "conversamos con",
    "charlamos con",
    "entrevista",
    "entrevistamos",
    "parlat amb",
    "parlem amb",
    "conversa com",
    "convidado",
    "convidada",
    "intervista",
    "ospite",
    "parla con",
    "в гостях",
    "гость",
    "беседуем",
    "интервью",
];

/// Prepositions of a topic, in each language, folded. They introduce no one who takes part.
const TOPIC_PREPOSITIONS: &[&str] = &[
    "about",
    "against",
    "of",
    "uber",
    "gegen",
    "over",
    "tegen",
    "sur",
    "contre",
    "sobre",
    "contra",
    "su",
    "contro",
    "om",
    "mot",
    "mod",
    "о",
    "об",
    "против",
];

/// Whether the text is about the person: the name is the object of such a preposition, or something of the person's
/// follows, and no conversation is near it.
fn is_topic(mention: &FoundMention) -> bool {
    let Some(at) = mention.context.find(&mention.matched) else { return false };
    let (before, after) = (&mention.context[..at], &mention.context[at + mention.matched.len()..]);
    let last = before.split_whitespace().next_back().map(fold_text).unwrap_or_default();
    let is_object = TOPIC_PREPOSITIONS.contains(&last.as_str());
    let is_possessor = ["'s ", "’s "].iter().any(|ending| after.starts_with(ending));
    (is_object || is_possessor) && !may_take_part(mention)
}

/// Words before a name that starts a sentence: “Historian Ada Byron explains …”.
const MAX_WORDS_BEFORE_SUBJECT: usize = 2;

/// Whether the name is the subject of its sentence, or a conversation is near it.
fn may_take_part(mention: &FoundMention) -> bool {
    let Some(at) = mention.context.find(&mention.matched) else { return false };
    let (before, after) = (&mention.context[..at], &mention.context[at + mention.matched.len()..]);
    let is_end = |letter: char| matches!(letter, '.' | '!' | '?' | '\u{2026}' | '\n' | '\u{2022}' | '|');
    let sentence_start = before.rmatch_indices(is_end).next().map_or(0, |(end, mark)| end + mark.len());
    let sentence_end = after.find(is_end).unwrap_or(after.len());
    let words_before = before[sentence_start..].split_whitespace().count();
    let verb = after.strip_prefix(' ').and_then(|rest| rest.chars().next());
    if words_before <= MAX_WORDS_BEFORE_SUBJECT
        && mention.field != MentionField::Transcript
        && verb.is_some_and(char::is_lowercase)
    {
        return true;
    }
    let near = fold_text(&format!("{} {}", &before[sentence_start..], &after[..sentence_end]));
    CONVERSATION_CUES.iter().any(|cue| contains_folded(&near, cue))
}

fn from_credit(credit: &PersonCredit) -> RoleDecision {
    let source = match credit.source {
        CreditSource::EpisodeTitle | CreditSource::Description => RoleSource::TitleDescription,
        _ => RoleSource::PeopleData,
    };
    let place = match credit.source {
        CreditSource::PersonTag => "the feed's person tag",
        CreditSource::Author => "the author field",
        CreditSource::EpisodeTitle => "the title",
        CreditSource::Description => "the description",
        CreditSource::Show => "the show's own description",
        CreditSource::Transcript => "the transcript",
        CreditSource::OtherEpisodes => "most other episodes of the show",
    };
    let verb = match credit.kind {
        AppearanceKind::Guest => "is credited as guest",
        AppearanceKind::Host => "is credited as host",
        AppearanceKind::Mentioned => "is talked about",
        AppearanceKind::Unknown => "takes part",
    };
    RoleDecision {
        kind: credit.kind,
        source,
        probability: credit.confidence.clamp(0.0, 1.0),
        reason: format!("{} {verb} in {place}.", credit.name),
    }
}

/// A mention for a credit whose name no text has, such as that of a person tag.
pub(super) fn credit_mention(context: &DecisionContext<'_>) -> Option<FoundMention> {
    let credit = find_credit(context)?;
    let snippet = credit.snippet.clone().unwrap_or_else(|| match &credit.role {
        Some(role) => format!("{} ({role})", credit.name),
        None => credit.name.clone(),
    });
    Some(FoundMention {
        field: MentionField::Credit,
        start_ms: None,
        end_ms: None,
        matched: credit.name.clone(),
        context: snippet.clone(),
        snippet,
    })
}
