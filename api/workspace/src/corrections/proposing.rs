//! Checks a proposed correction and queues it. The API and the page share it.

use crate::auth::sign_in_flow::count_attempt;
use earshot_api_content::lookup::find_podcast;
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::prelude::*;
use earshot_app::{FactCorrection, NewFactCorrection};
use earshot_model::{CorrectableFact, without_hidden_characters};

const MAX_VALUE_CHARS: usize = 500;
const MIN_EVIDENCE_CHARS: usize = 10;
const MAX_EVIDENCE_CHARS: usize = 1_000;

/// A fact as someone proposes it.
#[derive(Debug)]
pub struct ProposedFact<'a> {
    /// Id or slug.
    pub podcast: &'a str,
    pub fact: &'a str,
    pub value: &'a str,
    pub evidence: &'a str,
}

/// Checks a correction and queues it. `client` is whose corrections are limited.
///
/// # Errors
/// Why it is not accepted, for people; when too many were proposed or wait.
pub async fn propose_correction(
    state: &AppState,
    client: &str,
    reported_by: Option<Uuid>,
    proposed: ProposedFact<'_>,
) -> Result<FactCorrection, ApiError> {
    let (fact, value) = check_fact(proposed.fact, proposed.value)?;
    let evidence = check_evidence(proposed.evidence)?;
    let requested = proposed.podcast.trim().to_owned();
    let document = state.read_generation(move |generation| find_podcast(generation, &requested)).await?;
    count_attempt(state, AttemptKind::CorrectionByClient, client)?;
    let podcast = &document.podcast;
    let new = NewFactCorrection {
        podcast: podcast.id,
        podcast_slug: podcast.slug.clone(),
        podcast_title: podcast.title.clone(),
        fact,
        value,
        evidence,
        reported_by,
    };
    let queued = state.db.propose_correction(new).await?;
    queued.ok_or_else(|| {
        ApiError::new(ErrorCode::Busy, "Many corrections are waiting to be read. Try again in some days.")
    })
}

/// Checks what is wrong and what is right.
///
/// # Errors
/// Which of them is not valid, for people.
pub fn check_fact(fact: &str, value: &str) -> Result<(CorrectableFact, String), ApiError> {
    let fact = CorrectableFact::parse(fact).ok_or_else(|| {
        ApiError::invalid("Choose what is wrong.", "/fact", "must be website, language, country or other")
    })?;
    let (message, rule) = match fact {
        CorrectableFact::Website => ("Enter the URL of the website.", "must be a URL"),
        CorrectableFact::Language => ("Enter the code of a language, such as en or pt-BR.", "must be BCP 47"),
        CorrectableFact::Country => ("Enter the two letters of a country, such as DE.", "must be ISO 3166-1 alpha-2"),
        CorrectableFact::Other => {
            ("Describe what is right, in at most 500 characters.", "must have 1 to 500 characters")
        }
    };
    let value = without_hidden_characters(value);
    let value = fact.parse_value(&value).filter(|value| value.chars().count() <= MAX_VALUE_CHARS);
    Ok((fact, value.ok_or_else(|| ApiError::invalid(message, "/value", rule))?))
}

/// Checks what shows that a correction is right.
///
/// # Errors
/// That it is too short, too long or no text, for people.
pub fn check_evidence(text: &str) -> Result<String, ApiError> {
    let text = without_hidden_characters(text).replace("\r\n", "\n").trim().to_owned();
    let is_text = !text.contains(|letter: char| letter.is_control() && letter != '\n');
    let length = text.chars().count();
    if !is_text || !(MIN_EVIDENCE_CHARS..=MAX_EVIDENCE_CHARS).contains(&length) {
        let message = "Name a page or a sentence that shows it, in 10 to 1,000 characters.";
        return Err(ApiError::invalid(message, "/evidence", "must have 10 to 1,000 characters"));
    }
    Ok(text)
}
