//! Sign-up, sign-in, sign-out, confirmation of identity, and sessions.

pub mod confirm;
pub mod confirm_code;
pub mod me;
pub(crate) mod passkey_flow;
pub mod passkey_options;
pub mod passkey_sign_in;
pub mod provider;
pub mod provider_finish;
mod provider_flow;
pub mod provider_start;
pub mod session_end;
pub mod sessions;
pub mod sign_in;
pub mod sign_in_code;
pub(crate) mod sign_in_flow;
pub mod sign_in_link;
pub mod sign_out;
pub mod sign_out_everywhere;
pub mod sign_up;
pub mod sign_up_validate;
