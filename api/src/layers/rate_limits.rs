//! Rate limits, and the headers that report what is left.

use axum::extract::Request;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use earshot_api_server::extract::AuthenticationResult;
use earshot_api_server::metering::{QuotaStatus, RATE_LIMIT_WINDOW_S, RateLimitPolicy, RateLimitStatus};
use earshot_api_server::prelude::*;
use earshot_model::{Period, Timestamp};

/// Longest URL that is accepted, in bytes: twice what browsers and proxies handle reliably.
const MAX_ADDRESS_BYTES: usize = 16 << 10;

/// Counts the request against the bucket of its rate limit policy.
pub(crate) async fn with_limits(state: AppState, request: Request, next: Next) -> Response {
    match rate_limit_policy(request.uri().path()) {
        None => next.run(request).await,
        Some(RateLimitPolicy::Api) => with_caller_limits(state, request, next).await,
        Some(policy) => with_address_limits(state, policy, request, next).await,
    }
}

/// Counts the request against the bucket of its address. The caller is not authenticated, because that would cost
/// more than the request itself. Only rejections carry the headers, because caches store files and pages.
async fn with_address_limits(state: AppState, policy: RateLimitPolicy, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let now = state.clock.now();
    let rate_limit =
        state.metering.take_request(policy, &Caller::anonymous(&parts, &state.authentication).subject, now);
    let refused = match rate_limit.retry_after_s {
        Some(wait_s) => ApiError::of(ErrorCode::TooManyRequests).with_retry_after(u64::from(wait_s)),
        None => match check_address_length(&parts) {
            Some(error) => error,
            None => return next.run(Request::from_parts(parts, body)).await,
        },
    };
    let mut response = refused.into_response();
    if rate_limit.retry_after_s.is_some() {
        set_rate_limit_headers(response.headers_mut(), policy, rate_limit, None, now);
    }
    response
}

/// Counts the request against the bucket of its key, user or address, in this order, and reports on every response
/// what is left.
async fn with_caller_limits(state: AppState, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let resolved = Caller::authenticate(&parts, &state.authentication).await;
    let caller = match &resolved {
        Ok(caller) => caller.clone(),
        // Attempts with an invalid key count against the address.
        Err(_) => Caller::anonymous(&parts, &state.authentication),
    };
    parts.extensions.insert(AuthenticationResult(resolved));
    let now = state.clock.now();
    let rate_limit = state.metering.take_request(RateLimitPolicy::Api, &caller.rate_limit_key(), now);
    let mut response = match rate_limit.retry_after_s {
        Some(wait_s) => ApiError::of(ErrorCode::TooManyRequests).with_retry_after(u64::from(wait_s)).into_response(),
        None => match check_address_length(&parts) {
            Some(error) => error.into_response(),
            None => next.run(Request::from_parts(parts, body)).await,
        },
    };
    // A request whose wait for the database failed does not wait a second time.
    let quota = match response.status() {
        StatusCode::SERVICE_UNAVAILABLE => None,
        _ => read_quota_status(&state, &caller).await,
    };
    set_rate_limit_headers(response.headers_mut(), RateLimitPolicy::Api, rate_limit, quota, now);
    if let Ok(tier) = HeaderValue::from_str(caller.tier.as_str()) {
        response.headers_mut().insert("x-plan-tier", tier);
    }
    if let Some(used) = caller.key_use() {
        response.extensions_mut().insert(used);
    }
    response
}

async fn read_quota_status(state: &AppState, caller: &Caller) -> Option<QuotaStatus> {
    match state.metering.quota_status(&caller.payer()).await {
        Ok(quota) => Some(quota),
        // The availability monitor logs an outage once; it is not logged with each response.
        Err(error) if error.is_unavailable() => None,
        Err(error) => {
            // The response then has no rate limit headers.
            tracing::warn!(error = &error as &dyn std::error::Error, "what is left of the plan is not known");
            None
        }
    }
}

/// Rejects long URLs, because parsing, logging and comparing them is expensive.
fn check_address_length(parts: &Parts) -> Option<ApiError> {
    let bytes = parts.uri.path_and_query().map_or(0, |address| address.as_str().len());
    (bytes > MAX_ADDRESS_BYTES).then(|| ApiError::of(ErrorCode::AddressTooLong))
}

/// Returns the policy that a request is counted against. The search page counts like a search call. Probes are not
/// limited: they come from the process manager, often through the same proxy as all callers, and a rejected probe
/// would take a healthy server out of service. They read two flags and the app database's connection.
fn rate_limit_policy(path: &str) -> Option<RateLimitPolicy> {
    match path {
        "/livez" | "/readyz" => None,
        "/search" => Some(RateLimitPolicy::Api),
        _ if path.starts_with("/api/") => Some(RateLimitPolicy::Api),
        _ if path.starts_with("/assets/") || path.starts_with("/img/") => Some(RateLimitPolicy::Files),
        _ => Some(RateLimitPolicy::Pages),
    }
}

/// Sets the IETF's fields (draft-ietf-httpapi-ratelimit-headers-10), and those that existing clients read.
fn set_rate_limit_headers(
    headers: &mut HeaderMap,
    policy: RateLimitPolicy,
    rate_limit: RateLimitStatus,
    quota: Option<QuotaStatus>,
    now: Timestamp,
) {
    let name = policy.name();
    let mut policies = Vec::with_capacity(2);
    let mut left = Vec::with_capacity(2);
    let mut set = |name: &'static str, value: String| {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(HeaderName::from_static(name), value);
        }
    };
    if let Some(limit) = rate_limit.limit {
        policies.push(format!("\"{name}\";q={limit};w={RATE_LIMIT_WINDOW_S}"));
        left.push(format!("\"{name}\";r={};t={}", rate_limit.remaining, rate_limit.resets_in_s));
        set("x-ratelimit-limit", limit.to_string());
        set("x-ratelimit-remaining", rate_limit.remaining.to_string());
        set("x-ratelimit-reset", (now.timestamp() + i64::from(rate_limit.resets_in_s)).to_string());
    }
    if let Some(QuotaStatus { limit, used, period, period_s, resets_in_s }) = quota {
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
}
