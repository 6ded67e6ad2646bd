//! Turns a panic in a handler into an internal error.

use earshot_api_server::prelude::*;
use std::any::Any;

#[derive(Debug, thiserror::Error)]
#[error("handler panicked: {0}")]
struct HandlerPanic(String);

pub(crate) fn respond_to_panic(panic: Box<dyn Any + Send + 'static>) -> Response {
    let text = panic
        .downcast_ref::<String>()
        .cloned()
        .or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()))
        .unwrap_or_else(|| "with a value that is not text".to_owned());
    ApiError::internal(HandlerPanic(text)).into_response()
}
