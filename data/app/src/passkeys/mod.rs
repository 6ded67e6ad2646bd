//! Passkeys of users (decision 090). What is signed is checked above this crate: here are rows.

mod challenges;
mod passkey;
mod rows;

pub use challenges::PASSKEY_CHALLENGE_LIFETIME;
pub use passkey::{MAX_PASSKEYS, NewPasskey, Passkey, PasskeyAddition, PasskeyUse, StoredPasskey};
