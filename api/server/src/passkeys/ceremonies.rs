//! The ceremonies of WebAuthn, for the site at the public URL.

use super::outcome::{CheckedUse, NamedPasskey, PasskeyError, PasskeyRequest, RegisteredPasskey};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use url::Url;
use uuid::Uuid;
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential, RegisterPublicKeyCredential,
    Webauthn, WebauthnBuilder, WebauthnError,
};

/// The name that devices show beside a passkey.
const SITE_NAME: &str = "Earshot";

/// Requests passkeys and checks them. Passkeys belong to the domain of the public URL.
#[derive(Clone, Debug)]
pub struct PasskeyCeremonies(Webauthn);

impl PasskeyCeremonies {
    /// `None` when the public URL has no domain: browsers make no passkeys for IP addresses.
    #[must_use]
    pub fn new(public_url: &str) -> Option<Self> {
        let origin = Url::parse(public_url).ok()?;
        let domain = origin.domain()?;
        let builder = WebauthnBuilder::new(domain, &origin).ok()?;
        builder.rp_name(SITE_NAME).build().ok().map(Self)
    }

    /// Requests a new passkey of a user, on a device that has none of the existing ones.
    ///
    /// # Errors
    /// When an existing passkey is damaged.
    pub fn request_passkey(
        &self,
        user: Uuid,
        email: &str,
        existing: &[String],
    ) -> Result<PasskeyRequest, PasskeyError> {
        let existing = existing.iter().map(|stored| read_stored::<Passkey>(stored)).collect::<Result<Vec<_>, _>>()?;
        let existing = existing.iter().map(|passkey| passkey.cred_id().clone()).collect();
        let (options, state) =
            self.0.start_passkey_registration(user, email, email, Some(existing)).map_err(to_damaged)?;
        let mut options = serde_json::to_value(options).map_err(to_damaged)?["publicKey"].take();
        // The sign-in page has no address to look passkeys up by: the device has to find its own.
        options["authenticatorSelection"]["residentKey"] = json!("required");
        options["authenticatorSelection"]["requireResidentKey"] = json!(true);
        Ok(PasskeyRequest { options, state: to_stored(&state)? })
    }

    /// Checks a new passkey.
    ///
    /// # Errors
    /// When it does not answer the request.
    pub fn check_new_passkey(&self, state: &str, credential: Value) -> Result<RegisteredPasskey, PasskeyError> {
        let state: PasskeyRegistration = read_stored(state)?;
        let credential: RegisterPublicKeyCredential = serde_json::from_value(credential).map_err(to_invalid)?;
        let passkey = self.0.finish_passkey_registration(&credential, &state).map_err(to_invalid)?;
        let credential_id = URL_SAFE_NO_PAD.encode(passkey.cred_id());
        Ok(RegisteredPasskey { credential_id, credential: to_stored(&passkey)? })
    }

    /// Requests the signature of any passkey.
    ///
    /// # Errors
    /// When the request cannot be written.
    pub fn request_sign_in(&self) -> Result<PasskeyRequest, PasskeyError> {
        let (options, state) = self.0.start_discoverable_authentication().map_err(to_damaged)?;
        let options = serde_json::to_value(options).map_err(to_damaged)?["publicKey"].take();
        Ok(PasskeyRequest { options, state: to_stored(&state)? })
    }

    /// Reads which passkey a response names.
    ///
    /// # Errors
    /// When it is no response of a passkey.
    pub fn named_passkey(&self, credential: &Value) -> Result<NamedPasskey, PasskeyError> {
        let credential = read_response(credential)?;
        let (user, id) = self.0.identify_discoverable_authentication(&credential).map_err(to_invalid)?;
        Ok(NamedPasskey { user, credential_id: URL_SAFE_NO_PAD.encode(id) })
    }

    /// Checks the signature of a passkey.
    ///
    /// # Errors
    /// When it does not answer the request, or its counter went back.
    pub fn check_sign_in(&self, state: &str, credential: &Value, stored: &str) -> Result<CheckedUse, PasskeyError> {
        let state: DiscoverableAuthentication = read_stored(state)?;
        let mut passkey: Passkey = read_stored(stored)?;
        let credential = read_response(credential)?;
        let used =
            self.0.finish_discoverable_authentication_v2(&credential, state, &passkey).map_err(
                |error| match error {
                    WebauthnError::CredentialPossibleCompromise => PasskeyError::Copied,
                    error => to_invalid(error),
                },
            )?;
        passkey.update_credential(&used);
        Ok(CheckedUse { credential: to_stored(&passkey)? })
    }
}

fn read_response(credential: &Value) -> Result<PublicKeyCredential, PasskeyError> {
    serde_json::from_value(credential.clone()).map_err(to_invalid)
}

fn read_stored<T: DeserializeOwned>(stored: &str) -> Result<T, PasskeyError> {
    serde_json::from_str(stored).map_err(to_damaged)
}

fn to_stored(value: &impl Serialize) -> Result<String, PasskeyError> {
    serde_json::to_string(value).map_err(to_damaged)
}

fn to_invalid(error: impl std::fmt::Display) -> PasskeyError {
    PasskeyError::Invalid(error.to_string())
}

fn to_damaged(error: impl std::fmt::Display) -> PasskeyError {
    PasskeyError::Damaged(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_belong_to_the_domain_of_the_public_url() {
        for without_domain in ["http://127.0.0.1:8080", "http://[::1]:8080", "no URL"] {
            assert!(PasskeyCeremonies::new(without_domain).is_none(), "{without_domain}");
        }
        let site = PasskeyCeremonies::new("https://earshot.example").expect("a domain");
        let requested = site.request_passkey(Uuid::from_u128(7), "ann@example.org", &[]).expect("works");
        assert_eq!(requested.options["rp"]["id"], "earshot.example");
        assert_eq!(requested.options["authenticatorSelection"]["userVerification"], "required");
        assert_eq!(requested.options["authenticatorSelection"]["residentKey"], "required");
        let sign_in = site.request_sign_in().expect("works");
        assert_eq!(
            (&sign_in.options["rpId"], &sign_in.options["allowCredentials"]),
            (&json!("earshot.example"), &json!([]))
        );
    }
}
