//! The rules of texts in profiles and of the sender of a team. Pure.

use crate::time_zone;
use earshot_api_server::error::ApiError;
use earshot_model::without_hidden_characters;

pub(crate) const MAX_NAME_CHARS: usize = 60;
pub(crate) const MAX_FIELD_CHARS: usize = 100;
pub(crate) const MAX_SIGNATURE_CHARS: usize = 500;
pub(crate) const MAX_REASON_CHARS: usize = 300;
const MAX_SIGNATURE_LINES: usize = 8;

/// Spec 5, reasons for using the product.
const REASONS: [&str; 8] = ["advertising", "api", "content", "guests", "leads", "monitoring", "other", "transcripts"];
/// Spec 5.
pub(crate) use earshot_model::project::OTHER_REASON_REQUIRED;

pub(crate) fn is_reason(name: &str) -> bool {
    name.is_empty() || REASONS.contains(&name)
}

type Clearable = Option<Option<String>>;

/// Checks a text of one line. An empty one removes the value.
pub(crate) fn check_line(value: Clearable, pointer: &str, max_chars: usize) -> Result<Clearable, ApiError> {
    let Some(Some(text)) = value else { return Ok(value) };
    let text = without_hidden_characters(&text).trim().to_owned();
    if text.chars().any(char::is_control) {
        return Err(ApiError::invalid("The text must be one line.", pointer, "must be one line"));
    }
    check_length(text, pointer, max_chars)
}

/// Checks a text of some lines. An empty one removes the value.
pub(crate) fn check_lines(value: Clearable, pointer: &str, max_chars: usize) -> Result<Clearable, ApiError> {
    let Some(Some(text)) = value else { return Ok(value) };
    let text = without_hidden_characters(&text).replace("\r\n", "\n").trim().to_owned();
    let is_control = |letter: char| letter.is_control() && letter != '\n';
    if text.contains(is_control) || text.lines().count() > MAX_SIGNATURE_LINES {
        let reason = format!("must have at most {MAX_SIGNATURE_LINES} lines of text");
        return Err(ApiError::invalid("The text is not valid.", pointer, &reason));
    }
    check_length(text, pointer, max_chars)
}

fn check_length(text: String, pointer: &str, max_chars: usize) -> Result<Clearable, ApiError> {
    if text.chars().count() > max_chars {
        let reason = format!("must have at most {max_chars} characters");
        return Err(ApiError::invalid("The text is too long.", pointer, &reason));
    }
    Ok(Some(Some(text).filter(|text| !text.is_empty())))
}

pub(crate) fn check_time_zone(value: Clearable) -> Result<Clearable, ApiError> {
    let Some(Some(name)) = value else { return Ok(value) };
    if name.is_empty() {
        return Ok(Some(None));
    }
    time_zone::check_time_zone(&name)
        .map_err(|detail| ApiError::invalid("The time zone is not valid.", "/timeZone", &detail))?;
    Ok(Some(Some(name)))
}
