//! The normal form of an account's email address.

use std::fmt;
use std::str::FromStr;
use unicode_normalization::UnicodeNormalization;
use unicode_security::GeneralSecurityProfile;
use unicode_security::confusable_detection::skeleton;
use url::Host;

/// RFC 5321 4.5.3.1.1, in bytes.
const MAX_LOCAL_BYTES: usize = 64;
/// RFC 5321 4.5.3.1.3 minus the angle brackets, in bytes.
const MAX_ADDRESS_BYTES: usize = 254;
/// RFC 1035 2.3.4, in bytes.
const MAX_LABEL_BYTES: usize = 63;
/// The characters that RFC 5322 3.2.3 allows in an atom besides letters and digits.
const ATOM_PUNCTUATION: &str = "!#$%&'*+-/=?^_`{|}~";

/// An email address in its normal form: the local part as its owner writes it, the domain in lower-case ASCII (IDNA).
///
/// The local part keeps its case, because only its host decides whether case matters there (RFC 5321 2.4), and it is
/// not folded for compatibility, which would turn it into another address. Characters beyond ASCII must be in the
/// general security profile of UTS 39 and in NFC. That excludes controls, blanks, bidirectional marks, invisible
/// characters and compatibility characters. An address with other characters that looks like an ASCII address (`mіke`
/// with a Cyrillic `і`) is rejected.
///
/// Accounts, sign-in requests and limits use [`EmailKey`], not this form. A mail goes to the address stored with the
/// account, never to the one that was typed: `MIKE@…` and `mike@…` share a key, so typing the one must not send the
/// other's sign-in link elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct EmailAddress {
    /// Local part, `@`, domain.
    text: String,
    local_len: usize,
}

/// The key under which accounts are found and limits are counted: the address with the ASCII letters of its local part
/// in lower case.
///
/// People write `Ann@…` and `ann@…` for one mailbox, and two accounts that differ only in case would be confused. So a
/// key has at most one account, and all spellings share its limits. Only ASCII case is folded.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EmailKey(String);

/// Why a text is not accepted as an email address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EmailAddressError {
    #[error("must be an email address")]
    Syntax,
    #[error("must have at most 254 characters, 64 of them before the @")]
    TooLong,
    #[error("has a character that email addresses cannot have")]
    Character,
    #[error("has letters that look like a to z but are not, so it could be mistaken for another address")]
    Lookalike,
}

impl EmailAddress {
    /// Parses an address and removes blanks around it.
    ///
    /// # Errors
    /// [`EmailAddressError`] when the text is not an address, or when it could be mistaken for another one.
    pub fn parse(text: &str) -> Result<Self, EmailAddressError> {
        let text = text.trim();
        // Normalization never shortens a text to a quarter of its length, so a longer text cannot fit.
        if text.len() > 4 * MAX_ADDRESS_BYTES {
            return Err(EmailAddressError::TooLong);
        }
        let (local, domain) = text.rsplit_once('@').ok_or(EmailAddressError::Syntax)?;
        let local: String = local.nfc().collect();
        check_local_part(&local)?;
        let domain = parse_domain(domain)?;
        if local.len() > MAX_LOCAL_BYTES || local.len() + 1 + domain.len() > MAX_ADDRESS_BYTES {
            return Err(EmailAddressError::TooLong);
        }
        let address = Self { text: format!("{local}@{domain}"), local_len: local.len() };
        let lookalike = address.skeleton();
        if !address.is_ascii() && lookalike.is_ascii() {
            return Err(EmailAddressError::Lookalike);
        }
        Ok(address)
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    #[must_use]
    pub fn local_part(&self) -> &str {
        &self.text[..self.local_len]
    }

    /// The domain in lower-case ASCII.
    #[must_use]
    pub fn domain(&self) -> &str {
        &self.text[self.local_len + 1..]
    }

    #[must_use]
    pub fn key(&self) -> EmailKey {
        EmailKey(self.text.to_ascii_lowercase())
    }

    /// The visual form of the address (the skeleton of UTS 39, in lower case). People can confuse addresses with the
    /// same skeleton.
    #[must_use]
    pub fn skeleton(&self) -> String {
        let (domain, _) = idna::domain_to_unicode(self.domain());
        let shown = format!("{}@{domain}", self.local_part());
        let folded: String = shown.nfkc().flat_map(char::to_lowercase).collect();
        skeleton(&folded).collect()
    }

    /// Whether every character that people see is ASCII.
    #[must_use]
    pub fn is_ascii(&self) -> bool {
        self.local_part().is_ascii() && !self.domain().split('.').any(|label| label.starts_with("xn--"))
    }
}

impl EmailKey {
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for EmailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for EmailAddress {
    type Err = EmailAddressError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::parse(text)
    }
}

/// Accepts a dot-atom of RFC 5322 with the letters of RFC 6531. Quoted local parts are rejected (UTS 39 3.3).
fn check_local_part(local: &str) -> Result<(), EmailAddressError> {
    if local.split('.').any(str::is_empty) {
        return Err(EmailAddressError::Syntax);
    }
    for letter in local.chars() {
        let is_allowed = match letter {
            '.' => true,
            _ if letter.is_ascii() => letter.is_ascii_alphanumeric() || ATOM_PUNCTUATION.contains(letter),
            _ => letter.identifier_allowed(),
        };
        if !is_allowed {
            return Err(if letter.is_ascii() { EmailAddressError::Syntax } else { EmailAddressError::Character });
        }
    }
    Ok(())
}

/// Returns the domain in the form that the DNS uses. Address literals (`[192.0.2.1]`) are rejected.
fn parse_domain(text: &str) -> Result<String, EmailAddressError> {
    let Ok(Host::Domain(domain)) = Host::parse(text) else { return Err(EmailAddressError::Syntax) };
    let is_label = |label: &str| {
        (1..=MAX_LABEL_BYTES).contains(&label.len())
            && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
            && !(label.starts_with('-') || label.ends_with('-'))
    };
    // `Host::parse` decodes percent-encoding, which email addresses do not have.
    if text.contains('%') || !domain.split('.').all(is_label) {
        return Err(EmailAddressError::Syntax);
    }
    Ok(domain)
}

#[cfg(test)]
mod tests;
