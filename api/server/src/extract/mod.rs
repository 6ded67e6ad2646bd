//! Extractors of handlers. Their failures are errors of this API.

mod authentication;
mod body;
mod caller;
mod device;
mod expected_version;
mod field_error;
mod json_value;
mod origin;
mod parameters;
mod query_parameters;
mod work_owner;

pub use authentication::Authentication;
pub use body::ApiJson;
pub use body::{BodyRejection, parse_json, read_json, read_json_bytes};
pub use caller::AuthenticationResult;
pub use caller::{
    Caller, ClientAddress, KeyUse, PROVIDER_COOKIE, SESSION_COOKIE, SIGN_IN_COOKIE, SessionCaller, SignedInAccount,
    clear_session_cookie, clear_sign_in_cookie, provider_cookie, session_cookie, sign_in_cookie,
};
pub use device::Device;
pub use expected_version::ExpectedVersion;
pub use field_error::FieldError;
pub use json_value::clearable;
pub use origin::RequestOrigin;
pub use parameters::{ApiPath, ApiQuery, check_skip, parse_page_skip};
