//! `/podcasts/{podcastSlug}`

use crate::web::head::PageHead;
use crate::web::json_ld;
use crate::web::page::{InitialQuery, MAX_DESCRIPTION_BYTES, Page, PageOutcome};
use crate::web::templates;
use crate::web::text::truncate_bytes;
use earshot_api_catalog::podcasts::episodes::PodcastEpisodesData;
use earshot_api_catalog::podcasts::get::PodcastData;
use earshot_api_catalog::podcasts::related::RelatedData;
use earshot_api_content::lookup::{add_transcription_modes, find_podcast};
use earshot_api_server::extract::parse_page_skip;
use earshot_api_server::prelude::*;
use earshot_indexer::EpisodeListOptions;
use earshot_model::PodcastDocument;
use serde_json::json;

/// As many as the web app requests.
const EPISODES_PER_PAGE: usize = 25;

#[derive(Debug, Deserialize)]
pub(in crate::web) struct PodcastPageQuery {
    skip: Option<String>,
    transcripts: Option<String>,
}

struct PodcastPageParts {
    document: std::sync::Arc<PodcastDocument>,
    episodes: PodcastEpisodesData,
    related: RelatedData,
    data: PodcastData,
}

pub(in crate::web) async fn build_page(
    state: &AppState,
    caller: &Caller,
    requested: String,
    query: PodcastPageQuery,
) -> Result<PageOutcome, ApiError> {
    let skip = parse_page_skip(query.skip.as_deref());
    let has_transcript = (query.transcripts.as_deref() == Some("yes")).then_some(true);
    let needed = EpisodeListOptions { has_transcript, skip, limit: EPISODES_PER_PAGE };
    let name = requested.clone();
    let tier = caller.tier;
    let mut parts = state
        .run_engine_task(EngineTask::new(caller, WorkCost::SIMILAR), move |generation, _cancel| {
            let document = find_podcast(generation, &name)?;
            let episodes = PodcastEpisodesData::read(generation, &document, needed)?;
            let related = RelatedData::read(generation, &document)?;
            let data = PodcastData::read(generation, &document, tier)?;
            Ok(PodcastPageParts { document, episodes, related, data })
        })
        .await?;
    let slug = &parts.document.podcast.slug;
    // Redirects from an id or a former slug.
    if *slug != requested {
        return Ok(PageOutcome::MovedTo(format!("/podcasts/{slug}")));
    }
    add_transcription_modes(state, caller, std::iter::once(&mut parts.data.podcast)).await?;
    let page = Page::new(build_head(&parts.document, state), render_content(&parts, needed)?)
        .with_query(InitialQuery::new(json!(["podcast", slug]), &parts.data)?)
        .with_query(InitialQuery::new(json!(["podcast-episodes", slug, skip, has_transcript]), &parts.episodes)?)
        .with_query(InitialQuery::new(json!(["related", slug]), &parts.related)?);
    Ok(page.into())
}

fn build_head(document: &PodcastDocument, state: &AppState) -> PageHead {
    let podcast = &document.podcast;
    let path = format!("/podcasts/{}", podcast.slug);
    let description = match podcast.description.as_str() {
        "" => &format!("Episodes and transcripts of {}.", podcast.title),
        text => text,
    };
    let public_url = &state.config.public_url;
    let steps =
        [("Earshot", "/".to_owned()), ("Podcasts", "/podcasts/directory".to_owned()), (&podcast.title, path.clone())];
    PageHead {
        image_url: podcast.image_url.clone(),
        json_ld: vec![json_ld::podcast(document, public_url), json_ld::breadcrumbs(&steps, public_url)],
        ..PageHead::new(&format!("{} | Earshot", podcast.title), description, &path)
    }
}

fn render_content(parts: &PodcastPageParts, needed: EpisodeListOptions) -> Result<String, ApiError> {
    let podcast = &parts.data.podcast;
    let next = needed.skip + parts.episodes.podcast_with_episodes.episodes.len();
    let next_page = (next < parts.episodes.total_matching).then(|| {
        let filter = if needed.has_transcript.is_some() { "&transcripts=yes" } else { "" };
        format!("/podcasts/{}?skip={next}{filter}", podcast.slug)
    });
    let podcast_texts = &parts.document.podcast;
    let related: Vec<_> = parts.related.related_podcasts.similar_podcasts.iter().map(|other| &other.podcast).collect();
    templates::render(
        "podcast.html",
        json!({
            // Sanitized when the feed was read.
            "description": (podcast_texts.description_html.len() <= MAX_DESCRIPTION_BYTES)
                .then_some(&podcast_texts.description_html),
            "description_start": truncate_bytes(&podcast_texts.description, MAX_DESCRIPTION_BYTES),
            "podcast": podcast, "episodes": parts.episodes, "related": related, "next_page": next_page }),
    )
}
