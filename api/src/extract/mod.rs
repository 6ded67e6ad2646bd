//! What handlers take from a request, with our errors.

mod body;
mod caller;
mod parameters;

pub use body::ApiJson;
pub(crate) use caller::Resolved;
pub use caller::{Caller, InPerson, SESSION_COOKIE, SignedIn, clear_session_cookie, session_cookie};
pub use parameters::{ApiPath, ApiQuery};
