//! The role of the subject in an episode: a credit decides, not a mention.

use super::names::{is_name_credit, key_words};
use super::{DecisionContext, FoundMention, MentionPlace};
use crate::alert::{AlertFields, AlertKind, RoleDecision, RoleSource};
use crate::{AppearanceKind, CreditSource, PersonCredit};

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
        return Some(from_credit(credit));
    }
    // Hosts are seldom named in each episode.
    if let Some(host) = context.show_hosts.iter().find(|credit| is_credited(context.alert, credit)) {
        let probability = 0.9 * host.confidence;
        return Some(RoleDecision {
            kind: AppearanceKind::Host,
            source: RoleSource::PeopleData,
            probability,
            reason: format!("{} hosts the show.", host.name),
        });
    }
    let first = found.iter().map(|mention| mention.place).min()?;
    let words = context.alert.names().map(|name| key_words(name).len()).max().unwrap_or(0);
    let (probability, reason) = match first {
        // Guests are named in titles, but so are the people whom an episode is about.
        MentionPlace::Title if context.people.is_empty() => {
            (0.6, "The title has the name, and no credit tells whether the person takes part.")
        }
        MentionPlace::Title => (0.8, "The title has the name, without a credit."),
        MentionPlace::Transcript => (0.97, "The name is said in the episode, without a credit."),
        MentionPlace::Description | MentionPlace::Credit if words < 2 => {
            (0.8, "The description has a name of one word, without a credit.")
        }
        MentionPlace::Description | MentionPlace::Credit => (0.95, "The description has the name, without a credit."),
    };
    Some(RoleDecision {
        kind: AppearanceKind::Mentioned,
        source: RoleSource::TitleDescription,
        probability,
        reason: reason.to_owned(),
    })
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
        place: MentionPlace::Credit,
        start_ms: None,
        end_ms: None,
        matched: credit.name.clone(),
        context: snippet.clone(),
        snippet,
    })
}
