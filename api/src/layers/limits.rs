//! How fast a caller may ask, and the headers that tell what is left.

use crate::access::Access;
use crate::error::{ApiError, Code};
use crate::extract::{Caller, Resolved};
use crate::metering::{BURST_WINDOW_S, Burst, Standing, standing_of};
use crate::state::AppState;
use axum::extract::{MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use earshot_model::{Period, Timestamp};

/// Counts the request against the burst of its key, user or address, in this order, and tells on every answer of the API
/// what is left.
pub(crate) async fn with_limits(State(state): State<AppState>, request: Request, next: Next) -> Response {
    if !is_limited(request.uri().path()) {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    let resolved = Caller::resolve(&parts, &state).await;
    let caller = match &resolved {
        Ok(caller) => caller.clone(),
        // Who has no valid key guesses from an address.
        Err(_) => Caller::nobody_at(&parts, &state),
    };
    parts.extensions.insert(Resolved(resolved));
    let now = state.clock.now();
    let burst = state.metering.take_request(&caller.burst_name(), now);
    let mut response = match burst.refused_for_s {
        Some(wait_s) => ApiError::of(Code::TooManyRequests).with_retry_after(u64::from(wait_s)).into_response(),
        None => match refused_at_the_door(&parts) {
            Some(error) => error.into_response(),
            None => next.run(Request::from_parts(parts, body)).await,
        },
    };
    let standing = match standing_of(&state, &caller).await {
        Ok(standing) => Some(standing),
        Err(error) => {
            // The answer is worth more than its headers.
            tracing::warn!(error = &error as &dyn std::error::Error, "what is left of the plan is not known");
            None
        }
    };
    tell(response.headers_mut(), burst, standing, &caller, now);
    response
}

/// Why a call that looks at its callers does not take this one: a key that has ended is told so everywhere, also where
/// nobody needs one.
fn refused_at_the_door(parts: &Parts) -> Option<ApiError> {
    let route = parts.extensions.get::<MatchedPath>()?;
    let looks = Access::of(&parts.method, route.as_str()).is_some_and(Access::looks_at_callers);
    let Resolved(resolved) = parts.extensions.get()?;
    resolved.as_ref().err().filter(|_| looks).cloned()
}

/// The API, and the page that searches. Other pages are read by crawlers, and files are files.
fn is_limited(path: &str) -> bool {
    path.starts_with("/api/") || path == "/search"
}

/// The IETF's fields (draft-ietf-httpapi-ratelimit-headers-10), and those that clients of the field know.
fn tell(headers: &mut HeaderMap, burst: Burst, standing: Option<Standing>, caller: &Caller, now: Timestamp) {
    let mut policies = Vec::with_capacity(2);
    let mut left = Vec::with_capacity(2);
    let mut set = |name: &'static str, value: String| {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(HeaderName::from_static(name), value);
        }
    };
    if let Some(quota) = burst.quota {
        policies.push(format!("\"burst\";q={quota};w={BURST_WINDOW_S}"));
        left.push(format!("\"burst\";r={};t={}", burst.remaining, burst.full_in_s));
        set("x-ratelimit-limit", quota.to_string());
        set("x-ratelimit-remaining", burst.remaining.to_string());
        set("x-ratelimit-reset", (now.timestamp() + i64::from(burst.full_in_s)).to_string());
    }
    if let Some(Standing { limit, used, period, period_s, resets_in_s }) = standing {
        if let Some(limit) = limit {
            policies.push(format!("\"searches\";q={limit};w={period_s}"));
            left.push(format!("\"searches\";r={};t={resets_in_s}", limit.saturating_sub(used)));
        }
        if period == Period::Month {
            set("x-usage-monthly", used.to_string());
        }
    }
    if !policies.is_empty() {
        set("ratelimit-policy", policies.join(", "));
        set("ratelimit", left.join(", "));
    }
    set("x-plan-tier", caller.tier.as_str().to_owned());
}
