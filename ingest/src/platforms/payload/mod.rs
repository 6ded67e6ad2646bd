//! Reads what all payloads have in common: damaged JSON, and fields of unexpected types.

mod fields;
mod json;
mod json_repair;
mod lenient_json;

pub(super) use fields::{FieldReader, list_at, number_at, text_at, value_at, web_url_at};
pub use json::MAX_PAYLOAD_BYTES;
pub(super) use json::{PayloadError, parse_json};
pub(super) use json_repair::close_cut_json;
pub(super) use lenient_json::{LenientList, LenientObject, LenientText, MAX_ENTRIES};
