//! The text limits of strategies (spec 5).

use super::strategy::SearchStrategy;

/// Fields with their maximum characters. Spec 5 names: short title, long title, description, reason, audience
/// alignment, yes/no prompt, geographical filters, search advice.
pub const STRATEGY_TEXT_LIMITS: [(&str, usize); 9] = [
    ("title", 100),
    ("shortDescription", 300),
    ("strategyBlurb", 1_000),
    ("whyItsEffective", 300),
    ("audiencePersonaTarget", 500),
    ("yesNoPrompt", 500),
    ("geographicalFilters", 500),
    ("strategyTrainingDocumentation", 1_000),
    ("strategyFocus", 300),
];

/// A text that is too long or missing. The message is for users.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LimitError {
    #[error("{field} must be at most {limit} characters")]
    TooLong { field: &'static str, limit: usize },
    #[error("{field} must not be empty")]
    Empty { field: &'static str },
    #[error("each keyword must have at least 2 characters")]
    ShortKeyword,
}

/// The limit of a field.
pub(super) fn limit_of(field: &str) -> usize {
    STRATEGY_TEXT_LIMITS.iter().find(|(name, _)| *name == field).map_or(300, |(_, limit)| *limit)
}

/// Checks an edited or generated strategy.
///
/// # Errors
/// All violations of a limit.
pub fn check_limits(strategy: &SearchStrategy) -> Result<(), Vec<LimitError>> {
    let texts = [
        &strategy.title,
        &strategy.short_description,
        &strategy.strategy_blurb,
        &strategy.why_its_effective,
        &strategy.audience_persona_target,
        &strategy.yes_no_prompt,
        &strategy.geographical_filters,
        &strategy.strategy_training_documentation,
        &strategy.strategy_focus,
    ];
    let mut errors = Vec::new();
    for ((field, limit), text) in STRATEGY_TEXT_LIMITS.into_iter().zip(texts) {
        if text.chars().count() > limit {
            errors.push(LimitError::TooLong { field, limit });
        }
    }
    if strategy.title.trim().is_empty() {
        errors.push(LimitError::Empty { field: "title" });
    }
    // Spec 5, Search terms: at least 2 characters, not blank.
    if strategy.keyword_inspiration.iter().any(|keyword| keyword.trim().chars().count() < 2) {
        errors.push(LimitError::ShortKeyword);
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}
