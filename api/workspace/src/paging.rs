//! Paging in lists by number.

use earshot_api_server::error::ApiError;

const DEFAULT_LIMIT: u64 = 20;
const MAX_LIMIT: u64 = 100;

/// Parses how many entries to skip and to return: 20 by default, at most 100.
pub(crate) fn parse_page(skip: Option<u64>, limit: Option<u64>, max_skip: u64) -> Result<(u64, u64), ApiError> {
    let limit = limit.unwrap_or(DEFAULT_LIMIT);
    if !(1..=MAX_LIMIT).contains(&limit) {
        return Err(ApiError::invalid("The limit is not valid.", "/limit", "must be 1 to 100"));
    }
    let skip = skip.unwrap_or(0);
    if skip > max_skip {
        return Err(ApiError::invalid("The skip is not valid.", "/skip", &format!("must be at most {max_skip}")));
    }
    Ok((skip, limit))
}
