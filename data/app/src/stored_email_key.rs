//! The keys by which accounts are found.

use earshot_model::EmailAddress;

/// Prefix of the key of an account whose address belongs to an older account. No address has a colon before its @.
pub(crate) const DUPLICATE_PREFIX: &str = "duplicate:";
/// Prefix of the key of an account whose address the rules of [`EmailAddress`] reject.
pub(crate) const REJECTED_PREFIX: &str = "rejected:";

/// Returns the key of an account with this address, provided that it is the oldest one.
pub(crate) fn stored_key(email: &str) -> String {
    match EmailAddress::parse(email) {
        Ok(address) => address.key().as_str().to_owned(),
        Err(_) => format!("{REJECTED_PREFIX}{}", email.trim()),
    }
}
