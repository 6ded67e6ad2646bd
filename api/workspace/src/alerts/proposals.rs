//! Proposes changes of an alert that would have filtered a match.

use earshot_api_server::prelude::*;
use earshot_app::{Alert, AlertMatch};
use earshot_model::alert::{MAX_EXCLUDED_WORDS, MentionClassifier, is_too_common};
use earshot_model::fold_text;
use serde_json::{Value, json};
use std::collections::HashSet;

/// Words that are proposed at once.
const MAX_WORDS: usize = 3;
/// Shorter words reveal little, in characters.
const MIN_WORD_CHARS: usize = 5;

/// A change of the alert that would have filtered the match.
#[view]
pub struct ExclusionProposal {
    /// exclude-ads, require-subject, exclude-word or mute-show.
    kind: &'static str,
    /// The change in words, for people.
    label: String,
    /// The word or the ID of the podcast; `null` for others.
    value: Option<String>,
    /// The body of the call that changes the alert; `null` for mute-show, which has its own call.
    #[schema(value_type = Option<Object>)]
    updates: Option<Value>,
}

pub(super) fn propose_exclusions(alert: &Alert, found: &AlertMatch, kept: &[AlertMatch]) -> Vec<ExclusionProposal> {
    let mut proposals = Vec::new();
    let settings = &alert.fields.settings;
    let change = |changed: Value| {
        let mut all = json!({ "type": alert.fields.kind.as_str(), "value": alert.fields.value });
        if let (Some(all), Value::Object(changed)) = (all.as_object_mut(), changed) {
            all.extend(changed);
        }
        Some(json!({ "updates": { "alertSettings": all } }))
    };
    let labels = || found.content.mentions.iter().flat_map(|mention| &mention.labels);
    let is_ad = labels().any(|label| label.classifier == MentionClassifier::IsAd && label.probability >= 0.5);
    if is_ad && !settings.exclude_ads {
        proposals.push(ExclusionProposal {
            kind: "exclude-ads",
            label: "Filter mentions in advertisements".to_owned(),
            value: None,
            updates: change(json!({ "filters": { "excludeAds": true } })),
        });
    }
    let is_namesake = labels().any(|label| label.classifier == MentionClassifier::IsSubject && label.probability < 0.5);
    if is_namesake && !settings.require_subject {
        proposals.push(ExclusionProposal {
            kind: "require-subject",
            label: "Filter mentions of others with this name".to_owned(),
            value: None,
            updates: change(json!({ "filters": { "requireSubject": true } })),
        });
    }
    if settings.excluded_words.len() < MAX_EXCLUDED_WORDS {
        for word in distinctive_words(alert, found, kept) {
            let mut words = settings.excluded_words.clone();
            words.push(word.clone());
            proposals.push(ExclusionProposal {
                kind: "exclude-word",
                label: format!("Filter mentions near \u{201c}{word}\u{201d}"),
                updates: change(json!({ "excludedWords": words })),
                value: Some(word),
            });
        }
    }
    proposals.push(ExclusionProposal {
        kind: "mute-show",
        label: format!("Mute {}", found.content.podcast_title),
        value: Some(found.podcast_id.to_string()),
        updates: None,
    });
    proposals
}

/// Words of the match's snippets that no kept match has, the longest first.
fn distinctive_words(alert: &Alert, found: &AlertMatch, kept: &[AlertMatch]) -> Vec<String> {
    let text_of = |found: &AlertMatch| {
        let snippets: Vec<&str> = found.content.mentions.iter().map(|mention| mention.snippet.as_str()).collect();
        format!("{}\n{}", found.content.episode_title.as_deref().unwrap_or_default(), snippets.join("\n"))
    };
    let words_of = |text: &str| -> Vec<String> {
        text.split(|letter: char| !letter.is_alphanumeric()).map(fold_text).filter(|word| !word.is_empty()).collect()
    };
    let mut known: HashSet<String> = kept.iter().flat_map(|found| words_of(&text_of(found))).collect();
    known.extend(alert.fields.names().flat_map(words_of));
    let mut words: Vec<String> = Vec::new();
    for word in words_of(&text_of(found)) {
        let is_distinctive = word.chars().count() >= MIN_WORD_CHARS
            && word.chars().all(char::is_alphabetic)
            && !known.contains(&word)
            && !is_too_common(&word);
        if is_distinctive && !words.contains(&word) {
            words.push(word);
        }
    }
    words.sort_by_key(|word| std::cmp::Reverse(word.chars().count()));
    words.truncate(MAX_WORDS);
    words
}
