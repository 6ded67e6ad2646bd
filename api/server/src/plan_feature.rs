//! The features that only some plans include. A call declares its feature in `x-plan`, or as the plan of `x-cost`; the
//! access layer enforces it before the handler runs (decision 017).

use crate::error::ErrorCode;
use earshot_model::{Meter, Tier};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// A feature of a plan, as a call requires it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanFeature {
    /// Decisions for the whole installation.
    Administration,
    /// Spec 6: API access.
    ApiKeys,
    /// Spec 9, AI assist.
    Assistant,
    /// Spec 6: automated search, from individual.
    AutomatedSearch,
    /// Spec 9, Exports per month.
    Exports,
    /// Spec 6: team members.
    TeamMembers,
    /// Spec 9, Transcription requests per month.
    TranscriptionRequests,
    /// Webhooks of a team.
    Webhooks,
}

impl PlanFeature {
    /// All features.
    pub const ALL: &'static [Self] = &[
        Self::Administration,
        Self::ApiKeys,
        Self::Assistant,
        Self::AutomatedSearch,
        Self::Exports,
        Self::TeamMembers,
        Self::TranscriptionRequests,
        Self::Webhooks,
    ];

    /// The name in the API's document.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Administration => "administration",
            Self::ApiKeys => "api-keys",
            Self::Assistant => "assistant",
            Self::AutomatedSearch => "automated-search",
            Self::Exports => "exports",
            Self::TeamMembers => "team-members",
            Self::TranscriptionRequests => "transcription-requests",
            Self::Webhooks => "webhooks",
        }
    }

    /// Returns the feature with this name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|feature| feature.as_str() == name)
    }

    /// Whether a plan includes the feature.
    #[must_use]
    pub fn is_included(self, tier: Tier) -> bool {
        let limits = tier.limits();
        match self {
            Self::Administration => tier == Tier::Admin,
            Self::ApiKeys => limits.api_access,
            Self::Assistant => limits.has_any(Meter::AiAssist),
            Self::AutomatedSearch => limits.strategies_per_list > 0,
            Self::Exports => limits.has_any(Meter::Exports),
            Self::TeamMembers => limits.team_members,
            Self::TranscriptionRequests => limits.has_any(Meter::TranscriptionRequests),
            Self::Webhooks => tier >= Tier::Individual,
        }
    }

    /// The lowest plan that includes the feature. A test rules out that a higher one lacks it.
    #[must_use]
    pub fn first_tier(self) -> Tier {
        Tier::ALL.iter().copied().find(|tier| self.is_included(*tier)).unwrap_or(Tier::Admin)
    }

    /// The error for callers whose plan lacks the feature.
    #[must_use]
    pub fn error_code(self) -> ErrorCode {
        if self == Self::ApiKeys { ErrorCode::NoApiAccess } else { ErrorCode::NotOnPlan }
    }

    /// The feature in a sentence.
    #[must_use]
    pub fn noun(self) -> &'static str {
        match self {
            Self::Administration => "administration",
            Self::ApiKeys => "API access",
            Self::Assistant => "the AI assistant",
            Self::AutomatedSearch => "automated search",
            Self::Exports => "exports",
            Self::TeamMembers => "team members",
            Self::TranscriptionRequests => "transcription requests",
            Self::Webhooks => "webhooks",
        }
    }

    /// The message for callers whose plan lacks the feature.
    #[must_use]
    pub fn message(self) -> String {
        format!("Your plan does not include {}. The {} plan does.", self.noun(), self.first_tier().as_str())
    }
}

/// `{"feature": "exports", "from": "business", "code": "not_on_plan"}`, as the API's document publishes it.
impl Serialize for PlanFeature {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("PlanFeature", 3)?;
        fields.serialize_field("feature", self.as_str())?;
        fields.serialize_field("from", self.first_tier().as_str())?;
        fields.serialize_field("code", self.error_code().row().name)?;
        fields.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_plan_from_the_first_on_includes_a_feature() {
        for feature in PlanFeature::ALL {
            let first = feature.first_tier();
            for tier in Tier::ALL {
                assert_eq!(feature.is_included(*tier), *tier >= first, "{} of {}", feature.as_str(), tier.as_str());
            }
            assert_eq!(PlanFeature::parse(feature.as_str()), Some(*feature));
        }
    }
}
