//! Passkeys: what a browser has to sign, and the check of what it signed (WebAuthn, decision 090).

#[cfg(feature = "passkeys")]
mod ceremonies;
mod outcome;
#[cfg(not(feature = "passkeys"))]
mod without;

#[cfg(feature = "passkeys")]
pub use ceremonies::PasskeyCeremonies;
pub use outcome::{CheckedUse, NamedPasskey, PasskeyError, PasskeyRequest, RegisteredPasskey};
#[cfg(not(feature = "passkeys"))]
pub use without::PasskeyCeremonies;
