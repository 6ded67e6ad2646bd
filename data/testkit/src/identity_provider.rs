//! An identity provider on loopback, with OpenID Connect: codes with PKCE, and ID tokens with real signatures
//! (ES256). Tests change its claims.

use crate::LocalServer;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::{get, post};
use axum::{Form, Json, Router};
use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use rcgen::{KeyPair, SigningKey as _};
use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use url::Url;

/// The client that is registered at the provider.
pub const PROVIDER_CLIENT: (&str, &str) = ("earshot", "a secret of the provider");

/// A running identity provider.
pub struct IdentityProviderServer {
    server: LocalServer,
    state: Arc<ProviderState>,
}

struct ProviderState {
    key: KeyPair,
    /// Signs when tokens are to be forged.
    other_key: KeyPair,
    open: Mutex<OpenSignIns>,
}

#[derive(Default)]
struct OpenSignIns {
    /// The nonce and the challenge of each code.
    codes: HashMap<String, (String, String)>,
    claims: Map<String, Value>,
    is_forging: bool,
}

impl IdentityProviderServer {
    /// Starts a provider whose users have these claims.
    ///
    /// # Panics
    /// When no port is free.
    pub async fn start(claims: Value) -> Self {
        let key = || KeyPair::generate().expect("a key on P-256");
        let claims = claims.as_object().cloned().unwrap_or_default();
        let open = Mutex::new(OpenSignIns { claims, ..OpenSignIns::default() });
        let state = Arc::new(ProviderState { key: key(), other_key: key(), open });
        let router = Router::new()
            .route("/.well-known/openid-configuration", get(configuration))
            .route("/keys", get(keys))
            .route("/token", post(token))
            .with_state(Arc::clone(&state));
        Self { server: LocalServer::serve(router).await, state }
    }

    /// Its URL.
    #[must_use]
    pub fn issuer(&self) -> String {
        self.server.url("")
    }

    /// Replaces a claim of the next tokens, also one that the provider sets itself.
    pub fn set_claim(&self, name: &str, value: Value) {
        self.open().claims.insert(name.to_owned(), value);
    }

    /// Signs the next tokens with a key that is not published.
    pub fn forge(&self) {
        self.open().is_forging = true;
    }

    /// Signs a user in at the URL to which the browser was sent. Returns the state and the code that it takes back.
    ///
    /// # Panics
    /// When the URL is not that of an authorization with PKCE.
    #[must_use]
    pub fn authorize(&self, url: &str) -> (String, String) {
        let url = Url::parse(url).expect("a URL");
        let query: HashMap<String, String> = url.query_pairs().into_owned().collect();
        assert_eq!((url.path(), query["response_type"].as_str()), ("/authorize", "code"));
        assert_eq!((query["client_id"].as_str(), query["code_challenge_method"].as_str()), (PROVIDER_CLIENT.0, "S256"));
        assert_eq!(query["scope"], "openid email");
        let mut open = self.open();
        let code = format!("code-{}", open.codes.len());
        open.codes.insert(code.clone(), (query["nonce"].clone(), query["code_challenge"].clone()));
        (query["state"].clone(), code)
    }

    fn open(&self) -> std::sync::MutexGuard<'_, OpenSignIns> {
        self.state.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn issuer_of(headers: &HeaderMap) -> String {
    let host = headers.get("host").and_then(|host| host.to_str().ok()).unwrap_or_default();
    format!("http://{host}")
}

async fn configuration(headers: HeaderMap) -> Json<Value> {
    let issuer = issuer_of(&headers);
    Json(json!({
        "issuer": issuer, "authorization_endpoint": format!("{issuer}/authorize"),
        "token_endpoint": format!("{issuer}/token"), "jwks_uri": format!("{issuer}/keys"),
        "response_types_supported": ["code"], "subject_types_supported": ["public"],
        "id_token_signing_alg_values_supported": ["ES256"],
    }))
}

async fn keys(State(state): State<Arc<ProviderState>>) -> Json<Value> {
    let point = state.key.public_key_raw();
    let (x, y) = (URL_SAFE_NO_PAD.encode(&point[1..33]), URL_SAFE_NO_PAD.encode(&point[33..]));
    let key = json!({ "kty": "EC", "crv": "P-256", "alg": "ES256", "use": "sig", "kid": "1", "x": x, "y": y });
    Json(json!({ "keys": [key] }))
}

async fn token(
    State(state): State<Arc<ProviderState>>,
    headers: HeaderMap,
    Form(fields): Form<HashMap<String, String>>,
) -> Result<Json<Value>, (StatusCode, Json<Value>)> {
    let refuse = |error: &str| (StatusCode::BAD_REQUEST, Json(json!({ "error": error })));
    // RFC 6749 2.3.1: both parts are form-encoded first.
    let encode = |text: &str| url::form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>();
    let expected = STANDARD.encode(format!("{}:{}", encode(PROVIDER_CLIENT.0), encode(PROVIDER_CLIENT.1)));
    if headers.get("authorization").is_none_or(|value| value.as_bytes() != format!("Basic {expected}").as_bytes()) {
        return Err(refuse("invalid_client"));
    }
    let mut open = state.open.lock().unwrap_or_else(PoisonError::into_inner);
    let field = |name: &str| fields.get(name).map_or("", String::as_str);
    let known = open.codes.remove(field("code")).ok_or_else(|| refuse("invalid_grant"))?;
    let (nonce, challenge) = known;
    if URL_SAFE_NO_PAD.encode(Sha256::digest(field("code_verifier"))) != challenge {
        return Err(refuse("invalid_grant"));
    }
    let mut claims = Map::new();
    claims.extend([("iss".to_owned(), json!(issuer_of(&headers))), ("sub".to_owned(), json!("user-1"))]);
    claims.extend([("aud".to_owned(), json!(PROVIDER_CLIENT.0)), ("nonce".to_owned(), json!(nonce))]);
    claims.extend(open.claims.clone());
    let key = if open.is_forging { &state.other_key } else { &state.key };
    Ok(Json(json!({ "access_token": "a", "token_type": "Bearer", "id_token": sign(key, &Value::Object(claims)) })))
}

/// A token in the compact form of JWS.
fn sign(key: &KeyPair, claims: &Value) -> String {
    let header = json!({ "alg": "ES256", "kid": "1", "typ": "JWT" });
    let encode = |value: &Value| URL_SAFE_NO_PAD.encode(value.to_string());
    let text = format!("{}.{}", encode(&header), encode(claims));
    let signature = key.sign(text.as_bytes()).expect("signed");
    format!("{text}.{}", URL_SAFE_NO_PAD.encode(fixed_signature(&signature)))
}

/// Converts a signature from DER to the two numbers of 32 bytes that JWS has.
fn fixed_signature(der: &[u8]) -> Vec<u8> {
    // A sequence of two integers, each with its length; all lengths are below 128.
    let first_len = usize::from(der[3]);
    let (first, second) = (&der[4..4 + first_len], &der[6 + first_len..]);
    let fixed = |number: &[u8]| {
        let digits = &number[number.iter().take_while(|byte| **byte == 0).count()..];
        [vec![0; 32 - digits.len()], digits.to_vec()].concat()
    };
    [fixed(first), fixed(second)].concat()
}
