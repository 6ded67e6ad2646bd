//! Alerts: the names and words that a team watches in new episodes and charts, and their matches (spec 9, `Alerts`).

mod content;
mod decision;
mod fields;
mod kinds;
mod news;
mod rules;
mod settings;

pub use content::{
    AlertMention, ChartMovement, MatchContent, MatchFilter, MentionClassifier, MentionLabel, RoleDecision, RoleSource,
};
pub use decision::{Decision, DecisionContext, FoundMention, MentionField, decide, is_name_credit, key_words};
pub use fields::AlertFields;
pub use kinds::{
    AlertChangeKind, AlertKind, ChartMovementKind, EmailFrequency, FilterReason, MatchSource, MatchStatus, VerdictKind,
};
pub use news::{EpisodeDate, MAX_NEWS_DAYS, NEWS_DAYS, news_since};
pub use rules::{
    InvalidAlertField, MAX_ALERT_NAME_CHARS, MAX_ALERT_VALUE_CHARS, MAX_CONTEXT_CHARS, MAX_EXCLUDED_WORDS,
    MAX_MUTED_PODCASTS, MAX_OTHER_EMAILS, MAX_SPELLINGS, check_alert, is_too_common,
};
pub use settings::{AlertSettings, ChartRule, ContextDetails, EmailSettings, MutedPodcast, StoredAlertSearch};
