//! What lets somebody in: a link, or a code and the browser that asked for it.

use super::NewMail;
use crate::ids;
use hmac::{Hmac, Mac};
use sha2::Sha256;

/// What lets somebody in: drawn before it is known whether they have an account.
#[derive(Clone)]
pub struct SignInSecrets {
    /// In the link.
    pub link_token: String,
    /// In the mail, to be typed.
    pub code: String,
    /// In the browser that asked: without it the code is worth nothing.
    pub browser_token: String,
}

/// What a link is for. One for the other does not work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkPurpose {
    SignIn,
    SignUp,
}

/// The mails of a request, by whether the address has an account. `None` sends nothing. The one for a known address goes to
/// the address of the account, whatever was typed.
#[derive(Clone, Debug)]
pub struct SignInMails {
    pub existing_account: Option<NewMail>,
    pub new_account: Option<NewMail>,
    /// For an address without an account that can be mistaken for one that has. It goes where `unknown` would have gone.
    pub confusable_address: Option<NewMail>,
}

impl SignInSecrets {
    #[must_use]
    pub fn generate() -> Self {
        Self { link_token: ids::new_token(), code: ids::new_code(), browser_token: ids::new_token() }
    }
}

/// No log shows what lets somebody in.
impl std::fmt::Debug for SignInSecrets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ticket").finish_non_exhaustive()
    }
}

/// Codes are short, so they are kept under a key that only the asking browser has. Spaces are how people read them.
pub(super) fn code_mac(browser: &str, code: &str) -> Vec<u8> {
    let mut mac = Hmac::<Sha256>::new_from_slice(browser.as_bytes()).expect("HMAC takes keys of any length");
    let digits: String = code.chars().filter(|letter| !letter.is_whitespace() && *letter != '-').collect();
    mac.update(digits.as_bytes());
    mac.finalize().into_bytes().to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_eight_digits_and_accepted_with_spaces() {
        for _ in 0..100 {
            let code = SignInSecrets::generate().code;
            assert!(code.len() == 8 && code.bytes().all(|byte| byte.is_ascii_digit()), "{code}");
        }
        assert_eq!(code_mac("browser", "12345678"), code_mac("browser", " 1234 5678"));
        assert_ne!(code_mac("browser", "12345678"), code_mac("another", "12345678"));
        assert_ne!(code_mac("browser", "12345678"), code_mac("browser", "12345679"));
    }
}
