//! Who made a result, as every response with a generated result shows it.

use earshot_api_server::prelude::*;
use earshot_assist::agent::{Generated, GeneratedBy};

/// Who made a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GeneratedByView {
    /// `rules` or `model`.
    pub generated_by: String,
    /// The name of the text model that made the result; `null` for a result by rules.
    pub model: Option<String>,
    /// Why the result is by rules; `null` for a result by a model.
    pub fallback: Option<FallbackView>,
}

/// Why a result is by rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct FallbackView {
    /// `facts`, `needsModel`, `noModel`, `budget`, `unavailable`, `rateLimited`, `timeout`, `interrupted`, `refused` or `rejected`.
    pub reason: String,
    /// The reason as a sentence.
    pub message: String,
}

impl GeneratedByView {
    /// The view of a result that only rules make.
    pub fn by_rules() -> Self {
        Self { generated_by: "rules".to_owned(), model: None, fallback: None }
    }

    /// The view of a generated result.
    pub fn of<T>(generated: &Generated<T>) -> Self {
        let generated_by = match generated.generated_by {
            GeneratedBy::Rules => "rules",
            GeneratedBy::Model => "model",
        };
        let fallback = generated.fallback.as_ref().map(|fallback| FallbackView {
            reason: fallback.reason.as_str().to_owned(),
            message: fallback.message.clone(),
        });
        Self { generated_by: generated_by.to_owned(), model: generated.model.clone(), fallback }
    }
}
