//! The reason why the rules made a result.

use crate::text_model::ModelError;
use serde::{Deserialize, Serialize};

/// The reason, with a sentence for the user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Fallback {
    pub reason: FallbackReason,
    pub message: String,
}

earshot_model::named! {
    /// The reason why a model made no result.
    FallbackReason {
        /// The facts answer the question, so no model is needed. It costs nothing.
        Facts = "facts",
        /// The question needs a model, and none is connected. It costs nothing.
        NeedsModel = "needsModel",
        /// No model is connected.
        NoModel = "noModel",
        /// The team's budget is used up.
        Budget = "budget",
        /// The service failed, or failed too often.
        Unavailable = "unavailable",
        RateLimited = "rateLimited",
        Timeout = "timeout",
        /// The text ended midway.
        Interrupted = "interrupted",
        /// The model refused the request.
        Refused = "refused",
        /// The result did not satisfy its schema, or it states something that is not in the facts.
        Rejected = "rejected",
    }
}

impl FallbackReason {
    /// The sentence for the user.
    #[must_use]
    pub fn message(self) -> &'static str {
        match self {
            Self::Facts => "Answered from facts, free of charge.",
            Self::NeedsModel => "This question needs an AI model, and none is connected. It was free of charge.",
            Self::NoModel => "Built from facts. No AI model is connected.",
            Self::Budget => "Built from facts, because your team's AI budget is used up.",
            Self::Unavailable => "Built from facts, because the AI model is not available right now.",
            Self::RateLimited => "Built from facts, because the AI model is busy right now.",
            Self::Timeout => "Built from facts, because the AI model took too long.",
            Self::Interrupted => "Built from facts, because the AI model stopped in the middle.",
            Self::Refused => "Built from facts, because the AI model refused the request.",
            Self::Rejected => "Built from facts, because the AI model's result could not be verified.",
        }
    }
}

impl Fallback {
    pub(super) fn new(reason: FallbackReason) -> Self {
        Self { reason, message: reason.message().to_owned() }
    }
}

impl From<&ModelError> for FallbackReason {
    fn from(error: &ModelError) -> Self {
        match error {
            ModelError::CircuitOpen { .. } | ModelError::Status { .. } | ModelError::Connection { .. } => {
                Self::Unavailable
            }
            ModelError::RateLimited { .. } => Self::RateLimited,
            ModelError::Timeout { .. } => Self::Timeout,
            ModelError::Interrupted | ModelError::Truncated => Self::Interrupted,
            ModelError::Refused => Self::Refused,
            ModelError::BadOutput { .. } => Self::Rejected,
            ModelError::Budget => Self::Budget,
            ModelError::NotConnected => Self::NoModel,
        }
    }
}
