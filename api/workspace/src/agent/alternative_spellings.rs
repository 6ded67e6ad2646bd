//! `POST /api/v1/agent/alternative-spellings`

use earshot_api_server::prelude::*;
use earshot_model::limits::{MAX_SPELLING_LENGTH, MIN_TERM_LENGTH};
use earshot_model::search::validate_text;

/// Most spellings in a response.
const MAX_SPELLINGS: usize = 10;

/// The name whose spellings are requested.
#[request]
pub struct AlternativeSpellingsRequest {
    /// A name or a few words, 2 to 100 characters.
    value: String,
}

/// Other ways to spell the name, most likely first.
#[view]
pub struct AlternativeSpellingsData {
    /// The other spellings, most likely first.
    spellings: Vec<String>,
}

/// Returns other spellings of a name: names of the catalog that sound or look alike, then spellings of the same sound,
/// as a listener or a speech recognizer might write them.
#[endpoint(
    post "/api/v1/agent/alternative-spellings",
    (status = 200, description = "The spellings. A name in another script than Latin may have none", body = Envelope<AlternativeSpellingsData>),
    (status = 400, description = "The value is blank or too long"),
    security((), ("apiKey" = ["read"]), ("session" = []))
)]
pub async fn get_alternative_spellings(
    state: AppState,
    owner: WorkOwner,
    ApiJson(body): ApiJson<AlternativeSpellingsRequest>,
) -> Result<Envelope<AlternativeSpellingsData>, ApiError> {
    let value = check_value(&body.value)?;
    let spellings = state
        .run_engine_task(EngineTask::new(owner, WorkCost::SPELLINGS), move |generation, _cancel| {
            Ok(generation.backend.alternative_spellings(&value, MAX_SPELLINGS)?)
        })
        .await?;
    Ok(Envelope::new(AlternativeSpellingsData { spellings }))
}

fn check_value(value: &str) -> Result<String, ApiError> {
    let wrong = |message: &str| ApiError::invalid("The body is not valid for this call.", "/value", message);
    let value = validate_text(value, MIN_TERM_LENGTH).map_err(|message| wrong(&message))?;
    if value.chars().count() > MAX_SPELLING_LENGTH {
        return Err(wrong(&format!("must have at most {MAX_SPELLING_LENGTH} characters")));
    }
    Ok(value)
}
