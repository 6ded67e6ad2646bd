//! `GET /api/v1/episodes/{episodeId}/download/transcript`

use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use earshot_api_content::lookup::{find_episode, parse_id};
use earshot_api_content::views::{DOWNLOAD_FORMATS, format_name};
use earshot_api_server::metering::{ChargeKey, end_of_month};
use earshot_api_server::prelude::*;
use earshot_model::transcript::TranscriptExportFormat;
use earshot_model::{Meter, Tier};

/// The file format of a transcript.
#[parameters]
pub struct DownloadParameters {
    /// The format; `txt` by default. `sentence-vtt` has one cue per sentence.
    format: Option<String>,
}

/// Downloads the transcript of an episode, in a format of the caller's plan.
///
/// Costs one transcript download. Repeated downloads of the same episode within the month are free.
#[endpoint(
    get "/api/v1/episodes/{episodeId}/download/transcript",
    (status = 200, description = "The file", content((String = "text/plain"), (String = "text/vtt"))),
    (status = 400, description = "Unknown format, or the transcript has no timestamps, which subtitles need"),
    (status = 403, description = "The plan does not include the format"),
    (status = 404, description = "Episode not found, or it has no transcript"),
    extensions(("x-cost" = json!({
        "meter": "transcript-downloads", "count": 1, "repeatsFreeFor": "month",
        "plan": { "from": "business", "code": "format_not_on_plan" },
    }))),
)]
pub async fn download_episode_transcript(
    state: AppState,
    caller: Caller,
    ApiPath(id): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<DownloadParameters>,
) -> Result<Response, ApiError> {
    let format = parse_format(parameters.format.as_deref(), caller.tier)?;
    // Spec 9, Transcript downloads per month: the same episode counts once. The id is parsed first, so that only
    // valid ids are stored in the app database.
    let key = ChargeKey { text: parse_id(&id)?.to_string(), free_until: end_of_month(state.clock.now()) };
    let reservation = state.metering.reserve(&caller.payer(), Meter::TranscriptDownloads, key).await?;
    let job = EngineTask::new(&caller, WorkCost::TRANSCRIPT).with_reservation(Some(reservation));
    let file = state.run_engine_task(job, move |generation, _cancel| {
        let episode = find_episode(generation, &id)?;
        let transcript = generation.backend.transcript(episode.episode.id)?;
        let transcript = transcript.ok_or_else(|| ApiError::not_found("Transcript"))?;
        let text = transcript.export(format).map_err(|error| invalid_format(&error.to_string()))?;
        // Slugs are lower-case ASCII letters, digits and hyphens, so the name needs no escaping.
        let name = format!("{}-{}.{}", episode.podcast_slug, episode.episode.slug, format.extension());
        Ok((name, text))
    });
    let (name, text) = file.await?;
    let disposition = format!("attachment; filename=\"{name}\"");
    Ok(([(CONTENT_TYPE, format.media_type().to_owned()), (CONTENT_DISPOSITION, disposition)], text).into_response())
}

/// Parses the requested format, and checks that the plan includes it.
fn parse_format(name: Option<&str>, tier: Tier) -> Result<TranscriptExportFormat, ApiError> {
    let format = DOWNLOAD_FORMATS.into_iter().find(|format| format_name(*format) == name.unwrap_or("txt"));
    let format = format.ok_or_else(|| invalid_format("must be txt, vtt or sentence-vtt"))?;
    if tier.limits().allows_download(format) {
        return Ok(format);
    }
    let first = Tier::ALL.iter().find(|tier| tier.limits().allows_download(format));
    let plan = first.map_or("no plan", |tier| tier.as_str());
    let message = format!("Transcripts as {} come with the {plan} plan.", format_name(format));
    Err(ApiError::new(ErrorCode::FormatNotOnPlan, message))
}

fn invalid_format(what: &str) -> ApiError {
    ApiError::invalid("A parameter is not valid.", "/format", what)
}
