//! Decides about the finds of an alert: the role of the subject, whether each mention is an advertisement or about a
//! namesake, and whether the alert keeps it. Pure: the same texts always give the same decision.

mod ads;
mod classification;
mod decision_context;
mod found_mention;
mod names;
mod role;
mod subject;

pub use decision_context::DecisionContext;
pub use found_mention::{FoundMention, MentionField};
pub use names::{is_name_credit, key_words};

use super::{
    AlertFields, AlertKind, AlertMention, FilterReason, MatchFilter, MatchSource, MatchStatus, MentionClassifier,
    MentionLabel, RoleDecision,
};
use crate::AppearanceKind;
use names::contains_words;

/// Mentions that a match stores. The first ones of each episode are sufficient.
pub(crate) const MAX_MENTIONS: usize = 20;

/// The decision of an alert on an episode.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    pub status: MatchStatus,
    pub source: MatchSource,
    /// `None` for keywords.
    pub role: Option<RoleDecision>,
    pub mentions: Vec<AlertMention>,
    /// Why it is filtered; empty when it is kept.
    pub filters: Vec<MatchFilter>,
}

/// Decides on an episode. `None` when neither its texts nor its credits have the alert's words.
#[must_use]
pub fn decide(context: &DecisionContext<'_>, mut found: Vec<FoundMention>) -> Option<Decision> {
    let role = role::decide_role(context, &found);
    if found.is_empty() {
        found.push(role::credit_mention(context)?);
    }
    found.sort_by_key(|mention| (mention.field, mention.start_ms));
    let source = match found[0].field {
        MentionField::Transcript => MatchSource::Transcript,
        _ => MatchSource::Episode,
    };
    found.truncate(MAX_MENTIONS);
    let mentions: Vec<AlertMention> = found
        .iter()
        .enumerate()
        .map(|(number, mention)| classify_mention(context, role.as_ref(), number, mention))
        .collect();
    let mut filters = Vec::new();
    let mut filter = |reason: FilterReason, text: String| filters.push(MatchFilter { reason, text });
    if context.is_muted {
        filter(FilterReason::MutedShow, format!("{} is muted for this alert.", context.podcast_title));
    }
    if let Some(role) = role.as_ref().filter(|role| !tracks(context.alert, role.kind)) {
        filter(FilterReason::Role, format!("The alert does not track this role: {}", role.reason));
    }
    if mentions.iter().all(|mention| !mention.passes_filters) {
        let mut known: Vec<FilterReason> = Vec::new();
        for reason in mentions.iter().flat_map(|mention| mention.filter_reasons.iter().copied()) {
            if !known.contains(&reason) {
                known.push(reason);
                filter(reason, reason_text(reason).to_owned());
            }
        }
    }
    let status = if filters.is_empty() { MatchStatus::Kept } else { MatchStatus::Filtered };
    Some(Decision { status, source, role, mentions, filters })
}

fn reason_text(reason: FilterReason) -> &'static str {
    match reason {
        FilterReason::Ad => "It is only mentioned in advertisements.",
        FilterReason::NotSubject => "The text is probably about someone or something else with this name.",
        FilterReason::ExcludedWord => "Each mention is near an excluded word.",
        FilterReason::Unchecked => "The text does not reveal who or what is meant.",
        FilterReason::MutedShow => "The podcast is muted for this alert.",
        FilterReason::Role => "The alert does not track this role.",
        FilterReason::NotRelevant => "Marked as not relevant.",
    }
}

fn tracks(alert: &AlertFields, role: AppearanceKind) -> bool {
    let settings = &alert.settings;
    match role {
        _ if alert.kind != AlertKind::Person => true,
        AppearanceKind::Guest => settings.track_guest_appearances,
        AppearanceKind::Host => settings.track_host_appearances,
        AppearanceKind::Mentioned => settings.track_mentions,
        // An unknown role passes if any role is tracked, so that no appearance is missed.
        AppearanceKind::Unknown => {
            settings.track_guest_appearances || settings.track_host_appearances || settings.track_mentions
        }
    }
}

fn classify_mention(
    context: &DecisionContext<'_>,
    role: Option<&RoleDecision>,
    number: usize,
    mention: &FoundMention,
) -> AlertMention {
    let settings = &context.alert.settings;
    let ad = ads::ad_probability(context, mention);
    let subject = subject::subject_probability(context, role, mention);
    let is_ad = ad.probability >= 0.5;
    let is_subject = subject.probability >= 0.5;
    let mut labels = vec![MentionLabel {
        classifier: MentionClassifier::IsAd,
        label: if is_ad { "ad" } else { "talk" }.to_owned(),
        probability: ad.probability,
        filtered_out: is_ad && settings.exclude_ads,
        reason: ad.reason,
    }];
    if context.alert.kind != AlertKind::CustomKeyword || settings.subject_note.is_some() {
        labels.push(MentionLabel {
            classifier: MentionClassifier::IsSubject,
            label: if is_subject { "subject" } else { "namesake?" }.to_owned(),
            probability: subject.probability,
            filtered_out: !is_subject && settings.require_subject,
            reason: subject.reason,
        });
    }
    let mut filter_reasons = Vec::new();
    if is_ad && settings.exclude_ads {
        filter_reasons.push(FilterReason::Ad);
    }
    if !is_subject && settings.require_subject {
        filter_reasons.push(FilterReason::NotSubject);
    }
    let near = [mention.context.as_str(), context.episode_title];
    if settings.excluded_words.iter().any(|word| near.iter().any(|text| contains_words(text, word))) {
        filter_reasons.push(FilterReason::ExcludedWord);
    }
    let seconds = |ms: Option<i64>| ms.and_then(|ms| u32::try_from(ms / 1_000).ok());
    AlertMention {
        id: (number + 1).to_string(),
        start_second: seconds(mention.start_ms),
        end_second: seconds(mention.end_ms),
        snippet: mention.snippet.clone(),
        passes_filters: filter_reasons.is_empty(),
        filter_reasons,
        labels,
    }
}

#[cfg(test)]
mod tests;
