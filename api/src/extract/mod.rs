//! What handlers take from a request, with our errors.

mod body;
mod caller;
mod device;
mod fault;
mod json;
mod origin;
mod pairs;
mod parameters;

pub use body::ApiJson;
pub(crate) use body::{Refused, read};
pub(crate) use caller::Resolved;
pub use caller::{
    Caller, Client, InPerson, LOGIN_COOKIE, SESSION_COOKIE, SignedIn, clear_login_cookie, clear_session_cookie,
    login_cookie, session_cookie,
};
pub use device::Device;
pub(crate) use fault::Fault;
pub use origin::Origin;
pub use parameters::{ApiPath, ApiQuery, checked_skip, page_skip};
