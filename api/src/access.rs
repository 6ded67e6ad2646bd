//! Who may make which call. Handlers declare it beside their route (`security` and `x-plan` of `#[utoipa::path]`); this
//! table is read from the document, so that what is published, what is enforced and what is tested are one.

use crate::db::Scopes;
use crate::error::{CODES, Code};
use axum::http::Method;
use earshot_model::Tier;
use std::collections::HashMap;
use std::sync::LazyLock;
use utoipa::openapi::path::Operation;

/// What an operation asks of its caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// Takes callers without credentials.
    pub nobody: bool,
    /// Takes sessions.
    pub session: bool,
    /// Takes keys with this scope; `None` takes no key.
    pub key: Option<Scopes>,
    /// The first plan that has it, and how the others are refused.
    pub plan: Option<(Tier, Code)>,
}

/// What a caller shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Nothing, or a session that has ended.
    Nothing,
    Session(Tier),
    Key(Tier, Scopes),
    /// A key that is none, has expired or was revoked.
    InvalidKey,
}

/// Every operation's access, by method and route.
static TABLE: LazyLock<HashMap<(Method, String), Access>> = LazyLock::new(|| {
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
            let access = Access::declared(&method, &operation?)?;
            Some(((method, path.clone()), access))
        })
    });
    operations.collect()
});

impl Access {
    /// What the operation at a route asks; `None` when it is no operation, or does not say.
    #[must_use]
    pub fn of(method: &Method, route: &str) -> Option<Self> {
        // HEAD is GET without its body (RFC 9110 9.3.2).
        let method = if *method == Method::HEAD { Method::GET } else { method.clone() };
        TABLE.get(&(method, route.to_owned())).copied()
    }

    /// Whether the operation looks at who asks.
    #[must_use]
    pub fn looks_at_callers(self) -> bool {
        self.session || self.key.is_some()
    }

    /// Why a caller is refused, plans aside; `None` lets them in.
    #[must_use]
    pub fn refuses(self, shown: Shown) -> Option<Code> {
        if !self.looks_at_callers() {
            return None;
        }
        match shown {
            Shown::Nothing => (!self.nobody).then_some(Code::SignInRequired),
            Shown::Session(_) => (!self.session).then_some(Code::SignInRequired),
            // Spec 6: an invalid key gives UNAUTHORIZED.
            Shown::InvalidKey => Some(Code::Unauthorized),
            // Spec 6: API access for business, agency and admin.
            Shown::Key(tier, _) if !tier.limits().api_access => Some(Code::NoApiAccess),
            Shown::Key(_, scopes) => match self.key {
                None => Some(Code::SessionRequired),
                Some(needed) => (needed.writes && !scopes.writes).then_some(Code::ScopeMissing),
            },
        }
    }

    /// Why the caller's plan is refused.
    #[must_use]
    pub fn refuses_plan(self, shown: Shown) -> Option<Code> {
        let tier = match shown {
            Shown::Session(tier) | Shown::Key(tier, _) => tier,
            Shown::Nothing | Shown::InvalidKey => Tier::Public,
        };
        self.plan.filter(|(first, _)| tier < *first).map(|(_, code)| code)
    }

    /// From `security` and `x-plan` of an operation.
    fn declared(method: &Method, operation: &Operation) -> Option<Self> {
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
        let plan = plan["from"].as_str().and_then(Tier::parse).zip(plan["code"].as_str().and_then(code_named));
        Some(Self {
            nobody: requirements.iter().any(|one| one.as_object().is_some_and(serde_json::Map::is_empty)),
            session: has("session").is_some(),
            key: has("apiKey").map(|names| scopes(names.as_array().map_or(&[], Vec::as_slice))),
            plan,
        })
    }
}

fn code_named(name: &str) -> Option<Code> {
    CODES.iter().find(|row| row.name == name).map(|row| row.code)
}
