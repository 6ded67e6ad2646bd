//! The one form of an email address that an account has.

use std::fmt;
use std::str::FromStr;
use unicode_normalization::UnicodeNormalization;
use unicode_security::GeneralSecurityProfile;
use unicode_security::confusable_detection::skeleton;
use url::Host;

/// RFC 5321 4.5.3.1.1, in bytes.
const MAX_LOCAL_BYTES: usize = 64;
/// RFC 5321 4.5.3.1.3 less the angle brackets, in bytes.
const MAX_ADDRESS_BYTES: usize = 254;
/// RFC 1035 2.3.4.
const MAX_LABEL_BYTES: usize = 63;
/// What RFC 5322 3.2.3 allows in an atom beside letters and digits.
const ATOM_PUNCTUATION: &str = "!#$%&'*+-/=?^_`{|}~";

/// An email address in its one normal form: the local part as its owner writes it, the domain in lower-case ASCII (IDNA).
///
/// The local part is exact: its case is kept, because only its host knows whether case matters there (RFC 5321 2.4), and no
/// compatibility folding makes another address of it. Characters beyond ASCII are those of UTS 39's general security profile,
/// in NFC, so that there are no controls, blanks, bidirectional marks, invisible or compatibility characters. An address that
/// has other characters and still reads like an ASCII one (`mіke` with a Cyrillic `і`) is rejected.
///
/// Accounts, sign-in requests and limits go by [`EmailKey`], not by this form. A mail goes to the address that is stored with
/// the account, never to the one that was typed: `MIKE@…` and `mike@…` share a key, so whoever types one cannot have a link
/// of the other's account.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct EmailAddress {
    /// Local part, `@`, domain.
    text: String,
    local_len: usize,
}

/// What accounts are found by and limits are counted by: the address with the ASCII letters of its local part in lower case.
///
/// People write `Ann@…` and `ann@…` for one mailbox, and two accounts that differ in nothing else would be mistaken for each
/// other. So there is at most one account for a key, and all spellings share its limits. Nothing but ASCII case is folded.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EmailKey(String);

/// Why a text is no email address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EmailAddressError {
    #[error("must be an e-mail address")]
    Syntax,
    #[error("must have at most 254 characters, 64 of them before the @")]
    TooLong,
    #[error("has a letter that e-mail addresses do not have")]
    Character,
    #[error("has letters that only look like a to z, and can be mistaken for another address")]
    Lookalike,
}

impl EmailAddress {
    /// Reads an address; blanks around it are cut.
    ///
    /// # Errors
    /// When it is none, or one that could be mistaken for another.
    pub fn parse(text: &str) -> Result<Self, EmailAddressError> {
        let text = text.trim();
        // Normalizing never makes a text so much shorter that a longer one could fit.
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

    /// In lower-case ASCII.
    #[must_use]
    pub fn domain(&self) -> &str {
        &self.text[self.local_len + 1..]
    }

    #[must_use]
    pub fn key(&self) -> EmailKey {
        EmailKey(self.text.to_ascii_lowercase())
    }

    /// What it looks like (the skeleton of UTS 39, without regard to case): addresses of one skeleton can be mistaken for each
    /// other.
    #[must_use]
    pub fn skeleton(&self) -> String {
        let (domain, _) = idna::domain_to_unicode(self.domain());
        let shown = format!("{}@{domain}", self.local_part());
        let folded: String = shown.nfkc().flat_map(char::to_lowercase).collect();
        skeleton(&folded).collect()
    }

    /// Whether both are read as the same, although their keys differ. ASCII addresses are told apart by eye or not at all
    /// (`l` and `1`): their owners cannot choose others, so they are never refused for another one's sake.
    #[must_use]
    pub fn is_confusable_with(&self, other: &Self) -> bool {
        self.key() != other.key() && !(self.is_ascii() || other.is_ascii()) && self.skeleton() == other.skeleton()
    }

    /// Whether nothing of what people see of it is beyond ASCII.
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

/// A dot-atom of RFC 5322 with the letters of RFC 6531; quoted local parts are rejected (UTS 39 3.3).
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

/// The domain as the name system has it. Addresses of machines (`[192.0.2.1]`) are none.
fn parse_domain(text: &str) -> Result<String, EmailAddressError> {
    let Ok(Host::Domain(domain)) = Host::parse(text) else { return Err(EmailAddressError::Syntax) };
    let is_label = |label: &str| {
        (1..=MAX_LABEL_BYTES).contains(&label.len())
            && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
            && !(label.starts_with('-') || label.ends_with('-'))
    };
    // `HostState` undoes percent-encoding, which addresses do not have.
    if text.contains('%') || !domain.split('.').all(is_label) {
        return Err(EmailAddressError::Syntax);
    }
    Ok(domain)
}

#[cfg(test)]
mod tests;
