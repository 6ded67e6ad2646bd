//! Which callers may make which call. Handlers declare it at their route (`security` and `x-plan` of
//! `#[endpoint]`). The table is read from the OpenAPI document, so that the published, enforced and tested rules
//! are the same. A layer enforces it for API keys and sessions alike (`layers/access.rs`).

use crate::error::{ApiError, ERROR_CODES, ErrorCode};
use crate::plan_feature::PlanFeature;
use axum::http::Method;
use earshot_app::Scopes;
use earshot_model::Tier;
use std::collections::HashMap;
use utoipa::openapi::OpenApi;
use utoipa::openapi::path::Operation;

/// The requirement of an operation for its caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AccessRequirement {
    /// Accepts callers without credentials.
    pub anonymous: bool,
    /// Accepts sessions.
    pub session: bool,
    /// Accepts API keys with this scope; `None` accepts no key.
    pub key: Option<Scopes>,
    /// The plan that the operation needs.
    pub plan: Option<PlanRule>,
}

/// The plan that an operation needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlanRule {
    /// The lowest plan that includes the operation.
    pub from: Tier,
    /// The error for callers of lower plans.
    pub code: ErrorCode,
    /// The feature that the operation is part of; `None` when its handler checks the plan, because it depends on the request, such
    /// as on the format of a transcript.
    pub feature: Option<PlanFeature>,
}

/// The credential of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PresentedCredential {
    /// No credential, or a session that has ended.
    Missing,
    Session(Tier),
    Key(Tier, Scopes),
    /// A key that does not exist, has expired or was revoked.
    InvalidKey,
}

/// The access rules of all operations, by method and route.
#[derive(Clone, Debug, Default)]
pub struct AccessTable(HashMap<(Method, String), AccessRequirement>);

impl AccessTable {
    /// Reads the rules that the operations of a document declare.
    #[must_use]
    pub fn from_document(document: &OpenApi) -> Self {
        let operations = document.paths.paths.iter().flat_map(|(path, item)| {
            let methods = [
                (Method::GET, &item.get),
                (Method::POST, &item.post),
                (Method::PUT, &item.put),
                (Method::PATCH, &item.patch),
                (Method::DELETE, &item.delete),
            ];
            methods.into_iter().filter_map(move |(method, operation)| {
                let access = AccessRequirement::from_operation(&method, operation.as_ref()?)?;
                Some(((method, path.clone()), access))
            })
        });
        Self(operations.collect())
    }

    /// Returns the access rules of the operation at a route; `None` when no operation declares any there.
    #[must_use]
    pub fn find(&self, method: &Method, route: &str) -> Option<AccessRequirement> {
        // HEAD is GET without its body (RFC 9110 9.3.2).
        let method = if *method == Method::HEAD { Method::GET } else { method.clone() };
        self.0.get(&(method, route.to_owned())).copied()
    }
}

impl AccessRequirement {
    /// Whether the operation depends on the caller's credentials.
    #[must_use]
    pub fn uses_credentials(self) -> bool {
        self.session || self.key.is_some()
    }

    /// Returns why the operation rejects a credential, apart from its plan; `None` accepts it.
    #[must_use]
    pub fn rejection(self, shown: PresentedCredential) -> Option<ErrorCode> {
        match shown {
            // Spec 6: an invalid key leads to UNAUTHORIZED, whatever the operation.
            PresentedCredential::InvalidKey => Some(ErrorCode::Unauthorized),
            _ if !self.uses_credentials() => None,
            PresentedCredential::Missing => (!self.anonymous).then_some(ErrorCode::SignInRequired),
            PresentedCredential::Session(_) => (!self.session).then_some(ErrorCode::SignInRequired),
            // Spec 6: API access for business, agency and admin.
            PresentedCredential::Key(tier, _) if !tier.limits().api_access => Some(ErrorCode::NoApiAccess),
            PresentedCredential::Key(_, scopes) => match self.key {
                None => Some(ErrorCode::SessionRequired),
                Some(needed) => (needed.can_write && !scopes.can_write).then_some(ErrorCode::ScopeMissing),
            },
        }
    }

    /// Returns the error for a caller whose plan does not include the operation.
    #[must_use]
    pub fn plan_rejection(self, shown: PresentedCredential) -> Option<ErrorCode> {
        let tier = match shown {
            PresentedCredential::Session(tier) | PresentedCredential::Key(tier, _) => tier,
            PresentedCredential::Missing | PresentedCredential::InvalidKey => Tier::Public,
        };
        self.plan.filter(|rule| tier < rule.from).map(|rule| rule.code)
    }

    /// Returns the error with which the service rejects a credential before the handler runs.
    #[must_use]
    pub fn rejection_before_handler(self, shown: PresentedCredential) -> Option<ApiError> {
        if let Some(code) = self.rejection(shown) {
            return Some(ApiError::of(code));
        }
        let code = self.plan_rejection(shown)?;
        let feature = self.plan.and_then(|rule| rule.feature)?;
        Some(ApiError::new(code, feature.message()))
    }

    /// Reads `security` and `x-plan` of an operation.
    fn from_operation(method: &Method, operation: &Operation) -> Option<Self> {
        let declared = serde_json::to_value(operation).ok()?;
        let requirements = declared["security"].as_array()?;
        let has = |name: &str| requirements.iter().find_map(|one| one.get(name));
        // Reading calls that use POST declare their scope: `("apiKey" = ["read"])`. Any other method than GET needs
        // the write scope.
        let scopes = |names: &[serde_json::Value]| match Scopes::parse(names.iter().filter_map(|name| name.as_str())) {
            Some(Scopes::READ) if names.is_empty() && !method.is_safe() => Scopes::READ_AND_WRITE,
            Some(scopes) => scopes,
            None => Scopes::READ_AND_WRITE,
        };
        // A metered call declares its plan inside of `x-cost`, because the order of two extensions would not be
        // stable.
        let plan = if declared.get("x-plan").is_none() { &declared["x-cost"]["plan"] } else { &declared["x-plan"] };
        let feature = plan["feature"].as_str().and_then(PlanFeature::parse);
        let from = plan["from"].as_str().and_then(Tier::parse);
        let code = plan["code"].as_str().and_then(find_error_code);
        let plan = from.zip(code).map(|(from, code)| PlanRule { from, code, feature });
        Some(Self {
            anonymous: requirements.iter().any(|one| one.as_object().is_some_and(serde_json::Map::is_empty)),
            session: has("session").is_some(),
            key: has("apiKey").map(|names| scopes(names.as_array().map_or(&[], Vec::as_slice))),
            plan,
        })
    }
}

fn find_error_code(name: &str) -> Option<ErrorCode> {
    ERROR_CODES.iter().find(|row| row.name == name).map(|row| row.code)
}
