//! Who is asking: nobody, a session of the web app, or an API key.

use crate::db::Account;
use crate::error::{ApiError, Code};
use crate::metering::{client_address, subject_of};
use crate::state::AppState;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use earshot_model::Tier;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// The prefix makes browsers insist on Secure, Path=/ and no Domain.
pub const SESSION_COOKIE: &str = "__Host-session";
/// Days until the browser forgets the cookie: the session's longest life.
const COOKIE_MAX_AGE_S: i64 = 90 * 24 * 60 * 60;

/// Who is asking. Credentials that are not valid fail the request, absent ones do not.
#[derive(Clone, Debug)]
pub struct Caller {
    pub tier: Tier,
    /// `None` when not signed in.
    pub account: Option<Account>,
    /// Whose allowance is used: a team's, or that of an address.
    pub subject: String,
}

/// What a layer found out about the caller, for the handler.
#[derive(Clone, Debug)]
pub(crate) struct Resolved(pub Result<Caller, ApiError>);

/// A caller with an account.
#[derive(Clone, Debug)]
pub struct SignedIn(pub Account);

impl Caller {
    #[must_use]
    pub fn signed_in(account: Account) -> Self {
        Self { tier: account.tier, subject: subject_of(&account), account: Some(account) }
    }

    /// Somebody without credentials, known by their address alone.
    pub(crate) fn nobody_at(parts: &Parts, state: &AppState) -> Self {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(peer)| peer.ip());
        let address = client_address(peer, &parts.headers, &state.config.trusted_proxies);
        let subject = format!("address {}", state.metering.address_name(address));
        Self { tier: Tier::Public, account: None, subject }
    }

    /// Who sent this request.
    pub(crate) async fn resolve(parts: &Parts, state: &AppState) -> Result<Self, ApiError> {
        if let Some(header) = parts.headers.get(AUTHORIZATION) {
            let account = match header.to_str() {
                Ok(value) => state.db.authenticate_key(without_scheme(value)).await?,
                Err(_) => None,
            };
            // Spec 6: an invalid key gives UNAUTHORIZED, 'Invalid authorization token'.
            let account = account.ok_or_else(|| ApiError::of(Code::Unauthorized))?;
            // Spec 6: API access for business, agency and admin; looked up on each call, so a downgrade stops keys.
            if !account.tier.limits().api_access {
                return Err(ApiError::of(Code::NoApiAccess));
            }
            return Ok(Self::signed_in(account));
        }
        let cookies = CookieJar::from_headers(&parts.headers);
        let Some(cookie) = cookies.get(SESSION_COOKIE) else { return Ok(Self::nobody_at(parts, state)) };
        // A session that has ended is like none: pages stay readable.
        let account = state.db.session(cookie.value()).await?;
        Ok(account.map_or_else(|| Self::nobody_at(parts, state), Self::signed_in))
    }
}

impl FromRequestParts<AppState> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Self::Rejection> {
        match parts.extensions.get::<Resolved>() {
            Some(Resolved(resolved)) => resolved.clone(),
            None => Self::resolve(parts, state).await,
        }
    }
}

impl FromRequestParts<AppState> for SignedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Self::Rejection> {
        let caller = Caller::from_request_parts(parts, state).await?;
        caller.account.map(Self).ok_or_else(|| ApiError::of(Code::SignInRequired))
    }
}

/// The field's client sends the key raw, its documentation says Bearer.
fn without_scheme(value: &str) -> &str {
    let value = value.trim();
    match value.split_once(' ') {
        Some((scheme, key)) if scheme.eq_ignore_ascii_case("bearer") => key.trim(),
        _ => value,
    }
}

#[must_use]
pub fn session_cookie(token: &str) -> String {
    format!("{SESSION_COOKIE}={token}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age={COOKIE_MAX_AGE_S}")
}

#[must_use]
pub const fn clear_session_cookie() -> &'static str {
    "__Host-session=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0"
}
