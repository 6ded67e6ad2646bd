//! The secrets of a sign-in request: a link, or a code and the token of the requesting browser.

use crate::NewMail;
use crate::ids;
use hmac::{Hmac, Mac};
use sha2::Sha256;

/// The secrets of a sign-in request. They are generated before the account is looked up.
#[derive(Clone)]
pub struct SignInSecrets {
    /// Stands for the token in the link, which is created when the mail is sent.
    pub link_placeholder: String,
    /// Code in the mail, to be typed.
    pub code: String,
    /// Token in the requesting browser. Without it the code is worthless.
    pub browser_token: String,
}

/// The purpose of a link. A link works only for its own purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkPurpose {
    SignIn,
    SignUp,
}

/// The mails of a request; which one is sent depends on whether the address has an account. `None` sends nothing. The
/// mail for an existing account goes to the account's address, whatever spelling was typed.
#[derive(Clone, Debug)]
pub struct SignInMails {
    pub existing_account: Option<NewMail>,
    pub new_account: Option<NewMail>,
    /// For an address without an account that looks like the address of one. It goes to the typed address.
    pub confusable_address: Option<NewMail>,
}

impl SignInSecrets {
    #[must_use]
    pub fn generate() -> Self {
        Self { link_placeholder: ids::new_token(), code: ids::new_code(), browser_token: ids::new_token() }
    }
}

/// Hides the secrets from logs.
impl std::fmt::Debug for SignInSecrets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SignInSecrets").finish_non_exhaustive()
    }
}

/// Computes the MAC of a code under the browser's token, because codes are too short for a plain hash. Spaces are
/// removed, because the mail shows the code in groups.
pub(crate) fn code_mac(browser: &str, code: &str) -> Vec<u8> {
    let mut mac = Hmac::<Sha256>::new_from_slice(browser.as_bytes()).expect("HMAC takes keys of any length");
    let digits: String = code.chars().filter(|letter| !letter.is_whitespace() && *letter != '-').collect();
    mac.update(digits.as_bytes());
    mac.finalize().into_bytes().to_vec()
}
