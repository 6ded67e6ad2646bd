//! `/podcasts/{podcastSlug}/{episodeSlug}`

use crate::web::head::PageHead;
use crate::web::json_ld;
use crate::web::page::{InitialQuery, MAX_DESCRIPTION_BYTES, MAX_TRANSCRIPT_TEXT_BYTES, Page, PageOutcome};
use crate::web::templates;
use crate::web::text::truncate_bytes;
use earshot_api_catalog::episodes::details::EpisodeData;
use earshot_api_catalog::episodes::transcript_timestamps::TranscriptTimestampsData;
use earshot_api_catalog::episodes::transcript_timestamps_preview::TranscriptTimestampsPreviewData;
use earshot_api_server::prelude::*;
use earshot_indexer::EpisodeKey;
use earshot_model::{EpisodeDocument, Tier, Transcript};
use serde_json::{Value, json};
use std::sync::Arc;

pub(in crate::web) async fn build_page(
    state: &AppState,
    tier: Tier,
    podcast_slug: String,
    episode_slug: String,
) -> Result<PageOutcome, ApiError> {
    let requested = format!("/podcasts/{podcast_slug}/{episode_slug}");
    let (document, data, transcript) = state
        .read_generation(move |generation| {
            let key = EpisodeKey::Slug { podcast_slug: &podcast_slug, episode_slug: &episode_slug };
            let document = generation.backend.episode(key)?.ok_or_else(|| ApiError::not_found("Episode"))?;
            let transcript =
                if document.has_transcript { generation.backend.transcript(document.episode.id)? } else { None };
            let data = EpisodeData::read(generation, &document, tier)?;
            Ok((document, data, transcript))
        })
        .await?;
    let path = format!("/podcasts/{}/{}", document.podcast_slug, document.episode.slug);
    if path != requested {
        return Ok(PageOutcome::MovedTo(path));
    }

    let transcript = transcript
        .map(|transcript| VisibleTranscript::of(&transcript, document.episode.duration_s, tier))
        .transpose()?;
    let texts = &document.episode;
    let shown = transcript.as_ref().map(VisibleTranscript::start).unwrap_or_default();
    let content = templates::render(
        "episode.html",
        json!({
            // Sanitized when the feed was read.
            "description": (texts.description_html.len() <= MAX_DESCRIPTION_BYTES).then_some(&texts.description_html),
            "description_start": truncate_bytes(&texts.description, MAX_DESCRIPTION_BYTES),
            "episode": data.episode,
            "truncated": transcript.as_ref().is_some_and(|readable| readable.is_truncated),
            "transcript": transcript.is_some(),
            "sentences": shown.sentences,
            "text_without_times": shown.text_without_times,
            "is_cut": shown.is_cut }),
    )?;
    let episode_id = data.episode.episode_id.clone();
    let key = json!(["episode", document.podcast_slug, document.episode.slug]);
    let mut page = Page::new(head(&document, path, state), content).with_query(InitialQuery::new(key, &data)?);
    if let Some(readable) = transcript {
        page = page.with_query(InitialQuery::new(json!(["transcript", episode_id]), &readable.data)?);
    }
    Ok(page.into())
}

/// The part of a transcript that the plan may see (spec 7: whole transcripts are for users).
struct VisibleTranscript {
    data: Value,
    is_truncated: bool,
}

/// The part of it in the page's HTML.
#[derive(Default)]
struct TranscriptStart<'a> {
    sentences: &'a [Value],
    text_without_times: &'a str,
    is_cut: bool,
}

impl VisibleTranscript {
    fn start(&self) -> TranscriptStart<'_> {
        let sentences = self.data["sentences"].as_array().map(Vec::as_slice).unwrap_or_default();
        let mut room = MAX_TRANSCRIPT_TEXT_BYTES;
        let fitting = sentences.iter().take_while(|sentence| {
            let bytes =
                sentence["text"].as_str().map_or(0, str::len) + sentence["speaker"].as_str().map_or(0, str::len);
            let fits = bytes <= room;
            room = room.saturating_sub(bytes);
            fits
        });
        let fitting = fitting.count();
        let text = self.data["textWithoutTimes"].as_str().unwrap_or_default();
        let text_without_times = truncate_bytes(text, room);
        let is_cut = fitting < sentences.len() || text_without_times.len() < text.len();
        TranscriptStart { sentences: &sentences[..fitting], text_without_times, is_cut }
    }

    fn of(transcript: &Transcript, duration_s: Option<i64>, tier: Tier) -> Result<Self, ApiError> {
        if tier > Tier::Public {
            let data = serde_json::to_value(TranscriptTimestampsData::of(transcript, duration_s))
                .map_err(ApiError::internal)?;
            return Ok(Self { data, is_truncated: false });
        }
        let preview = TranscriptTimestampsPreviewData::of(transcript, duration_s);
        let is_truncated = preview.truncated;
        Ok(Self { data: serde_json::to_value(preview).map_err(ApiError::internal)?, is_truncated })
    }
}

fn head(document: &Arc<EpisodeDocument>, path: String, state: &AppState) -> PageHead {
    let episode = &document.episode;
    let public_url = &state.config.public_url;
    let description = match episode.description.as_str() {
        "" => &format!("An episode of {}.", document.podcast_title),
        text => text,
    };
    let steps = [
        ("Earshot", "/".to_owned()),
        (document.podcast_title.as_str(), format!("/podcasts/{}", document.podcast_slug)),
        (&episode.title, path.clone()),
    ];
    PageHead {
        kind: "article",
        image_url: episode.image_url.clone(),
        json_ld: vec![json_ld::episode(document, public_url), json_ld::breadcrumbs(&steps, public_url)],
        ..PageHead::new(&format!("{} | {} | Earshot", episode.title, document.podcast_title), description, &path)
    }
}
