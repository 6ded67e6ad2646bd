//! Ends the writing of a file that nobody waits for.

use earshot_api_server::prelude::*;
use earshot_indexer::CancelToken;

pub(super) fn check_not_canceled(cancel: &CancelToken) -> Result<(), ApiError> {
    if cancel.is_cancelled() { Err(ApiError::of(ErrorCode::Timeout)) } else { Ok(()) }
}
