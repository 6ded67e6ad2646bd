//! Who may make which call. Handlers declare it beside their route (`security` and `x-plan` of `#[utoipa::path]`); this
//! table is read from the document, so that what is published, what is enforced and what is tested are one.

use crate::db::Scopes;
use crate::error::{ERROR_CODES, ErrorCode};
use axum::http::Method;
use earshot_model::Tier;
use std::collections::HashMap;
use std::sync::LazyLock;
use utoipa::openapi::path::Operation;

/// What an operation asks of its caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// Takes callers without credentials.
    pub anonymous: bool,
    /// Takes sessions.
    pub session: bool,
    /// Takes keys with this scope; `None` takes no key.
    pub key: Option<Scopes>,
    /// The first plan that has it, and how the others are refused.
    pub plan: Option<(Tier, ErrorCode)>,
}

/// What a caller shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PresentedCredential {
    /// Nothing, or a session that has ended.
    Missing,
    Session(Tier),
    Key(Tier, Scopes),
    /// A key that is none, has expired or was revoked.
    InvalidKey,
}

/// Every operation's access, by method and route.
static ACCESS_BY_ROUTE: LazyLock<HashMap<(Method, String), Access>> = LazyLock::new(|| {
    let document = crate::openapi::document();
    let items = document.paths.paths.into_iter();
    let operations = items.flat_map(|(path, item)| {
        let methods = [
            (Method::GET, item.get),
            (Method::POST, item.post),
            (Method::PUT, item.put),
            (Method::PATCH, item.patch),
            (Method::DELETE, item.delete),
        ];
        methods.into_iter().filter_map(move |(method, operation)| {
            let access = Access::from_operation(&method, &operation?)?;
            Some(((method, path.clone()), access))
        })
    });
    operations.collect()
});

impl Access {
    /// What the operation at a route asks; `None` when it is no operation, or does not say.
    #[must_use]
    pub fn find(method: &Method, route: &str) -> Option<Self> {
        // HEAD is GET without its body (RFC 9110 9.3.2).
        let method = if *method == Method::HEAD { Method::GET } else { method.clone() };
        ACCESS_BY_ROUTE.get(&(method, route.to_owned())).copied()
    }

    /// Whether the operation looks at who asks.
    #[must_use]
    pub fn uses_credentials(self) -> bool {
        self.session || self.key.is_some()
    }

    /// Why a caller is refused, plans aside; `None` lets them in.
    #[must_use]
    pub fn rejection(self, shown: PresentedCredential) -> Option<ErrorCode> {
        if !self.uses_credentials() {
            return None;
        }
        match shown {
            PresentedCredential::Missing => (!self.anonymous).then_some(ErrorCode::SignInRequired),
            PresentedCredential::Session(_) => (!self.session).then_some(ErrorCode::SignInRequired),
            // Spec 6: an invalid key gives UNAUTHORIZED.
            PresentedCredential::InvalidKey => Some(ErrorCode::Unauthorized),
            // Spec 6: API access for business, agency and admin.
            PresentedCredential::Key(tier, _) if !tier.limits().api_access => Some(ErrorCode::NoApiAccess),
            PresentedCredential::Key(_, scopes) => match self.key {
                None => Some(ErrorCode::SessionRequired),
                Some(needed) => (needed.can_write && !scopes.can_write).then_some(ErrorCode::ScopeMissing),
            },
        }
    }

    /// Why the caller's plan is refused.
    #[must_use]
    pub fn plan_rejection(self, shown: PresentedCredential) -> Option<ErrorCode> {
        let tier = match shown {
            PresentedCredential::Session(tier) | PresentedCredential::Key(tier, _) => tier,
            PresentedCredential::Missing | PresentedCredential::InvalidKey => Tier::Public,
        };
        self.plan.filter(|(first, _)| tier < *first).map(|(_, code)| code)
    }

    /// From `security` and `x-plan` of an operation.
    fn from_operation(method: &Method, operation: &Operation) -> Option<Self> {
        let declared = serde_json::to_value(operation).ok()?;
        let requirements = declared["security"].as_array()?;
        let has = |name: &str| requirements.iter().find_map(|one| one.get(name));
        // Calls that ask by POST say so: `("apiKey" = ["read"])`. Whatever else is no GET is a change.
        let scopes = |names: &[serde_json::Value]| match Scopes::parse(names.iter().filter_map(|name| name.as_str())) {
            Some(Scopes::READ) if names.is_empty() && !method.is_safe() => Scopes::READ_AND_WRITE,
            Some(scopes) => scopes,
            None => Scopes::READ_AND_WRITE,
        };
        // A call that costs something has its plan there: of two extensions neither would come first.
        let plan = declared.get("x-plan").unwrap_or(&declared["x-cost"]["plan"]);
        let plan = plan["from"].as_str().and_then(Tier::parse).zip(plan["code"].as_str().and_then(find_error_code));
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
