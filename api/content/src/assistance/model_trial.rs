//! Tries a text model with one guest and one podcast: what it is sent, what comes back, and what Earshot makes of it.

use super::index_statistics::IndexStatistics;
use super::show_facts::{ShowDetail, show_facts};
use earshot_api_server::prelude::*;
use earshot_api_server::serving::{ServedGenerations, find_podcast};
use earshot_api_server::text_model::{Assistance, TextModelConfig};
use earshot_app::ids;
use earshot_assist::agent::{Assistant, Generated, GeneratedBy};
use earshot_assist::facts::{SenderFacts, read_guest};
use earshot_assist::outreach::{GeneratedOutreach, GenerationMode, OutreachOptions};
use earshot_assist::relevancy::RelevancyReview;
use earshot_assist::text_model::{ModelExchange, RecordingModel, UnlimitedBudget};
use earshot_model::{Clock, Tier};
use serde_json::Value;

/// The page that the user agent names.
const CONTACT_URL: &str = "https://earshot.example/bot";

/// What a model did with one guest and one podcast.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelTrial {
    pub guest: String,
    pub podcast: String,
    /// The name of the model; `None` when none is set.
    pub model: Option<String>,
    pub uses: Vec<TrialUse>,
}

/// One use of the assistant: a review or a pitch.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TrialUse {
    pub name: &'static str,
    /// What the model was sent, or would be sent, and what came back. The second one repairs the first.
    pub exchanges: Vec<ModelExchange>,
    pub generated_by: GeneratedBy,
    /// Why rules made the result.
    pub reason: Option<String>,
    pub result: Value,
    /// The result for people.
    #[serde(skip)]
    pub text: String,
}

/// Runs a review and a pitch by the model, or by rules without one. `guest_file` is the text of a profile or of a bio.
///
/// # Errors
/// When the file or the podcast cannot be read, or the facts are not enough for a result.
pub async fn try_model(
    config: Option<&TextModelConfig>,
    generations: &ServedGenerations,
    guest_file: &str,
    podcast: &str,
    clock: &Clock,
) -> Result<ModelTrial, ApiError> {
    let guest = read_guest(guest_file)
        .map_err(|error| ApiError::invalid("The guest's file is not the JSON of a profile", "", &error.to_string()))?;
    let generation = generations.current()?;
    let document = find_podcast(&generation, podcast)?;
    let show = show_facts(&generation, &generations.opt_outs(), &document, ShowDetail::FULL, Tier::Admin)?;
    let assistance = Assistance::new(config, CONTACT_URL, clock.clone()).map_err(ApiError::internal)?;
    let recording = RecordingModel::new(assistance.model());
    let (marker, now) = (ids::new_token(), clock.now());
    let statistics = IndexStatistics::new(Some(generation), now);
    let assistant =
        Assistant { model: Some(&recording), budget: &UnlimitedBudget, statistics: &statistics, now, marker: &marker };
    let review = assistant.relevancy(Some(&guest), None, &show).await?;
    let review = trial_use("Review", review, review_text, &recording)?;
    let options = OutreachOptions { generation_mode: GenerationMode::Advanced, ..OutreachOptions::default() };
    let pitch = assistant.outreach(&guest, &show, &SenderFacts::default(), &options).await?;
    let pitch = trial_use("Pitch", pitch, pitch_text, &recording)?;
    Ok(ModelTrial {
        guest: guest.full_name(),
        podcast: show.title,
        model: assistance.model().map(|model| model.name().to_owned()),
        uses: vec![review, pitch],
    })
}

fn trial_use<T: Serialize>(
    name: &'static str,
    generated: Generated<T>,
    text_of: fn(&T) -> String,
    recording: &RecordingModel<'_>,
) -> Result<TrialUse, ApiError> {
    Ok(TrialUse {
        name,
        exchanges: recording.take_exchanges(),
        generated_by: generated.generated_by,
        reason: generated.fallback.map(|fallback| fallback.message),
        text: text_of(&generated.result),
        result: serde_json::to_value(generated.result).map_err(ApiError::internal)?,
    })
}

fn review_text(review: &RelevancyReview) -> String {
    let mut lines = vec![format!("Rating: {} of 5", review.rating), review.justification.clone()];
    lines.extend(review.strengths.iter().map(|strength| format!("+ {strength}")));
    lines.extend(review.concerns.iter().map(|concern| format!("- {concern}")));
    lines.extend(review.evidence.iter().map(|evidence| format!("“{}”", evidence.quote)));
    lines.join("\n")
}

fn pitch_text(pitch: &GeneratedOutreach) -> String {
    let variants = pitch.variants.iter().map(|variant| format!("{}\n\n{}", variant.subject, variant.body));
    let warnings = pitch.warnings.iter().map(|warning| format!("Warning: {warning}"));
    variants.chain(warnings).collect::<Vec<_>>().join("\n\n")
}
