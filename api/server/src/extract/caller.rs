//! The caller of a request: anonymous, a session of the web app, or an API key.

use super::Authentication;
use crate::access::PresentedCredential;
use crate::error::{ApiError, ErrorCode};
use crate::metering::{Payer, subject_of};
use axum::extract::{FromRef, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION};
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use earshot_app::{Account, AuthenticatedKey, AuthenticatedSession, Scopes};
use earshot_model::{TeamAction, Tier, Timestamp};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use uuid::Uuid;

/// The prefix makes browsers require Secure, Path=/ and no Domain.
pub const SESSION_COOKIE: &str = "__Host-session";
/// Seconds until the browser deletes the cookie: the longest lifetime of a session.
const COOKIE_MAX_AGE_S: i64 = 90 * 24 * 60 * 60;

/// The caller of a request. Invalid credentials fail the request; missing ones do not.
#[derive(Clone, Debug)]
pub struct Caller {
    pub tier: Tier,
    /// `None` when the caller is anonymous.
    pub account: Option<Account>,
    /// Whose quota is used: a team, or an address.
    pub subject: String,
    /// The preferred language of the browser, as it was sent: a hint to the language of a search.
    pub interface_language: Option<String>,
    credential: Credential,
}

/// The credential of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Credential {
    None,
    Session(CallerSession),
    /// An API key.
    Key {
        id: Uuid,
        scopes: Scopes,
    },
}

/// The API key of a request, and its team: an extension of the response, for the log of requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyUse {
    pub team_id: Uuid,
    pub key_id: Uuid,
}

/// The result of authentication in a layer, passed on to the handler.
#[derive(Clone, Debug)]
pub struct AuthenticationResult(pub Result<Caller, ApiError>);

/// A caller with an account, by session or API key.
#[derive(Clone, Debug)]
pub struct SignedInAccount(pub Account);

/// A caller with a session, for calls that manage an account. API keys are not accepted.
#[derive(Clone, Debug)]
pub struct SessionCaller {
    pub account: Account,
    pub session: CallerSession,
}

/// The session of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallerSession {
    pub id: Uuid,
    confirmed_at: Timestamp,
}

/// The client's address, hashed, as audit events and attempt limits store it.
#[derive(Clone, Debug)]
pub struct ClientAddress(pub String);

/// How long a confirmed identity remains valid for sensitive calls.
const CONFIRMATION_LIFETIME: Duration = Duration::from_secs(10 * 60);

impl Caller {
    #[must_use]
    pub fn from_session(session: AuthenticatedSession) -> Self {
        let AuthenticatedSession { id, account, confirmed_at } = session;
        Self::with_credential(account, Credential::Session(CallerSession { id, confirmed_at }))
    }

    fn with_credential(account: Account, credential: Credential) -> Self {
        let (tier, subject) = (account.tier, subject_of(&account));
        Self { tier, subject, account: Some(account), interface_language: None, credential }
    }

    /// Who pays for the caller's metered calls.
    pub fn payer(&self) -> Payer {
        let account = self.account.as_ref().map(|account| (account.team_id, account.user_id));
        Payer { subject: self.subject.clone(), tier: self.tier, account }
    }

    /// The session of the caller; `None` for keys and without a credential.
    pub fn session(&self) -> Option<SessionCaller> {
        match (self.credential, &self.account) {
            (Credential::Session(session), Some(account)) => Some(SessionCaller { account: account.clone(), session }),
            _ => None,
        }
    }

    /// The API key of the request, and its team.
    pub fn key_use(&self) -> Option<KeyUse> {
        match (self.credential, &self.account) {
            (Credential::Key { id, .. }, Some(account)) => Some(KeyUse { team_id: account.team_id, key_id: id }),
            _ => None,
        }
    }

    /// The credential, as access rules see it.
    pub fn presented_credential(&self) -> PresentedCredential {
        match self.credential {
            Credential::None => PresentedCredential::Missing,
            Credential::Session(_) => PresentedCredential::Session(self.tier),
            Credential::Key { scopes, .. } => PresentedCredential::Key(self.tier, scopes),
        }
    }

    /// Whether the credential may change data: a session, or a key with that scope.
    pub fn may_write(&self) -> bool {
        match self.credential {
            Credential::None => false,
            Credential::Session(_) => true,
            Credential::Key { scopes, .. } => scopes.can_write,
        }
    }

    /// The key of the caller's rate limit bucket: the API key, the user or the address.
    pub fn rate_limit_key(&self) -> String {
        match (self.credential, &self.account) {
            (Credential::Key { id, .. }, _) => format!("key {id}"),
            (_, Some(account)) => format!("user {}", account.user_id),
            (_, None) => self.subject.clone(),
        }
    }

    /// Builds an anonymous caller, identified by the hashed address.
    pub fn anonymous(parts: &Parts, authentication: &Authentication) -> Self {
        let subject = authentication.address_subject(parts);
        let credential = Credential::None;
        Self { tier: Tier::Public, account: None, subject, interface_language: None, credential }
    }

    /// Finds out the caller of a request.
    pub async fn authenticate(parts: &Parts, authentication: &Authentication) -> Result<Self, ApiError> {
        let db = &authentication.db;
        let mut headers = parts.headers.get_all(AUTHORIZATION).iter();
        if let Some(header) = headers.next() {
            let used = match header.to_str() {
                // A request with two keys is rejected.
                Ok(value) if headers.next().is_none() => db.authenticate_key(strip_scheme(value)).await?,
                _ => None,
            };
            // Spec 6: an invalid key leads to UNAUTHORIZED, 'Invalid authorization token'.
            let Some(AuthenticatedKey { id, account, scopes }) = used else {
                tracing::info!("refused: the key is not valid");
                return Err(ApiError::of(ErrorCode::Unauthorized));
            };
            // Spec 6: API access is for business, agency and admin. The plan is read on each call, so that a
            // downgrade disables keys.
            if !account.tier.limits().api_access {
                return Err(ApiError::of(ErrorCode::NoApiAccess));
            }
            return Ok(Self::with_credential(account, Credential::Key { id, scopes }));
        }
        let cookies = CookieJar::from_headers(&parts.headers);
        let Some(cookie) = cookies.get(SESSION_COOKIE) else { return Ok(Self::anonymous(parts, authentication)) };
        // A session that has ended counts as no credential, so that public pages stay readable.
        let session = db.authenticate_session(cookie.value()).await?;
        Ok(session.map_or_else(|| Self::anonymous(parts, authentication), Self::from_session))
    }
}

impl<S> FromRequestParts<S> for Caller
where
    Arc<Authentication>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        let resolved = match parts.extensions.get::<AuthenticationResult>() {
            Some(AuthenticationResult(resolved)) => resolved.clone(),
            None => Self::authenticate(parts, &Arc::<Authentication>::from_ref(state)).await,
        };
        resolved.map(|caller| Self { interface_language: preferred_language(&parts.headers), ..caller })
    }
}

/// Returns the first language tag of `Accept-Language` (RFC 9110, 12.5.4): browsers list them by preference.
fn preferred_language(headers: &HeaderMap) -> Option<String> {
    /// Longest tag with script, region and variants (RFC 5646, 4.4.1).
    const MAX_TAG_BYTES: usize = 35;
    let first = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?.split([',', ';']).next()?.trim();
    let is_tag = (2..=MAX_TAG_BYTES).contains(&first.len())
        && first.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    is_tag.then(|| first.to_owned())
}

impl<S> FromRequestParts<S> for SignedInAccount
where
    Arc<Authentication>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        let caller = Caller::from_request_parts(parts, state).await?;
        caller.account.map(Self).ok_or_else(|| ApiError::of(ErrorCode::SignInRequired))
    }
}

impl<S> FromRequestParts<S> for SessionCaller
where
    Arc<Authentication>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        let caller = Caller::from_request_parts(parts, state).await?;
        match (caller.credential, caller.account) {
            (Credential::Session(session), Some(account)) => Ok(Self { account, session }),
            (Credential::Key { .. }, _) => Err(ApiError::of(ErrorCode::SessionRequired)),
            _ => Err(ApiError::of(ErrorCode::SignInRequired)),
        }
    }
}

impl SessionCaller {
    /// Checks that the user's role in the team allows an action.
    ///
    /// # Errors
    /// When it does not.
    pub fn require_role(&self, action: TeamAction) -> Result<(), ApiError> {
        if self.account.role.allows(action) { Ok(()) } else { Err(ApiError::of(ErrorCode::RoleRequired)) }
    }

    /// Checks that the user has confirmed their identity recently. A session alone is not enough for calls with
    /// lasting effect, because it may be left open or stolen.
    ///
    /// # Errors
    /// When the last confirmation is too old.
    pub fn require_confirmation(&self, now: Timestamp) -> Result<(), ApiError> {
        let age = (now - self.session.confirmed_at).to_std().unwrap_or_default();
        if age > CONFIRMATION_LIFETIME { Err(ApiError::of(ErrorCode::ConfirmationRequired)) } else { Ok(()) }
    }
}

impl<S> FromRequestParts<S> for ClientAddress
where
    Arc<Authentication>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        Ok(Self(Arc::<Authentication>::from_ref(state).address_subject(parts)))
    }
}

/// Removes the scheme `Bearer`: clients of the field send the key raw, their documentation uses Bearer.
fn strip_scheme(value: &str) -> &str {
    let value = value.trim();
    match value.split_once(' ') {
        Some((scheme, key)) if scheme.eq_ignore_ascii_case("bearer") => key.trim(),
        _ => value,
    }
}

/// Cookie that binds a sign-in request to the browser that started it. The code in the mail works only there.
pub const SIGN_IN_COOKIE: &str = "__Host-login";

#[must_use]
pub fn sign_in_cookie(browser: &str) -> String {
    let max_age_s = earshot_app::LINK_LIFETIME.as_secs();
    format!("{SIGN_IN_COOKIE}={browser}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age={max_age_s}")
}

#[must_use]
pub const fn clear_sign_in_cookie() -> &'static str {
    "__Host-login=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0"
}

/// Cookie that binds a sign-in at the identity provider to the browser that started it.
pub const PROVIDER_COOKIE: &str = "__Host-provider";

#[must_use]
pub fn provider_cookie(browser: &str) -> String {
    let max_age_s = earshot_app::PROVIDER_SIGN_IN_LIFETIME.as_secs();
    format!("{PROVIDER_COOKIE}={browser}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age={max_age_s}")
}

#[must_use]
pub fn session_cookie(token: &str) -> String {
    format!("{SESSION_COOKIE}={token}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age={COOKIE_MAX_AGE_S}")
}

#[must_use]
pub const fn clear_session_cookie() -> &'static str {
    "__Host-session=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0"
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn the_first_language_of_a_browser_is_preferred() {
        let of = |value: &'static str| {
            preferred_language(&HeaderMap::from_iter([(ACCEPT_LANGUAGE, HeaderValue::from_static(value))]))
        };
        assert_eq!(of("nb-NO,nb;q=0.9,en;q=0.8").as_deref(), Some("nb-NO"));
        assert_eq!(of("de;q=0.5").as_deref(), Some("de"));
        for none in ["*", "", "x", ";q=1", "de_DE", "abcdefghijklmnopqrstuvwxyz-0123456789-abcdefghij"] {
            assert_eq!(of(none), None, "{none}");
        }
        assert_eq!(preferred_language(&HeaderMap::new()), None);
    }
}
