//! `earshot search`: the published generation, asked from the shell.

use crate::args::SearchArgs;
use crate::context::Context;
use crate::failure::{Failure, Outcome};
use crate::output::grouped;
use crate::serving::index_failure;
use earshot_catalog::{CatalogError, generation};
use earshot_indexer::{EmbeddedBackend, EpisodeHit, Page, PodcastHit, SearchBackend as _, Total};
use earshot_model::Tier;
use earshot_model::search::{self, SearchMode, SearchRequest, SortOrderRequest, Target};
use std::fmt::Write as _;

pub fn run(context: &Context, args: &SearchArgs) -> Outcome {
    let mode = if args.episodes { SearchMode::Episodes } else { SearchMode::Podcasts };
    // The shell is the operator's: no plan limits there.
    let options = search::build(&request(args, mode), mode, Tier::Admin).map_err(|error| {
        let failure = Failure::input(&error);
        match error.detail() {
            Some((pointer, message)) => failure.with_hint(format!("{pointer} {message}")),
            None => failure,
        }
    })?;
    let served = generation::current(&context.data)?
        .ok_or_else(|| Failure::from(CatalogError::NoGeneration(context.data.generations())))?;
    let backend = EmbeddedBackend::open(&served.index(), &served.manifest.name).map_err(index_failure)?;
    let page = Page { skip: 0, limit: args.limit };
    match mode {
        SearchMode::Podcasts => {
            let answer = backend.search_podcasts(&options, page).map_err(Failure::ours)?;
            let hits: Vec<_> = answer.hits.iter().map(podcast_json).collect();
            let json = serde_json::json!({ "total": total_json(answer.total), "tookMs": answer.took_ms, "hits": hits });
            context.result(&json, || listing(answer.total, answer.took_ms, answer.hits.iter().map(podcast_text)))
        }
        SearchMode::Episodes => {
            let answer = backend.search_episodes(&options, page).map_err(Failure::ours)?;
            let hits: Vec<_> = answer.hits.iter().map(episode_json).collect();
            let json = serde_json::json!({ "total": total_json(answer.total), "tookMs": answer.took_ms, "hits": hits });
            context.result(&json, || listing(answer.total, answer.took_ms, answer.hits.iter().map(episode_text)))
        }
    }
}

fn request(args: &SearchArgs, mode: SearchMode) -> SearchRequest {
    let since = match mode {
        SearchMode::Podcasts => (args.since.clone(), None),
        SearchMode::Episodes => (None, args.since.clone()),
    };
    let targets: Vec<&str> = Target::of_mode(mode).map(Target::as_str).collect();
    let set = |values: &[String]| (!values.is_empty()).then(|| values.to_vec());
    SearchRequest {
        search_terms: search::parse_query(&args.query.join(" "), &targets),
        languages: set(&args.language),
        include_itunes_genres: set(&args.genre),
        has_transcript: args.has_transcript,
        min_total_episodes: args.min_episodes,
        last_episode_date_since: since.0,
        published_since: since.1,
        sort_order: Some(vec![SortOrderRequest { field: args.sort.clone(), ..SortOrderRequest::default() }]),
        ..SearchRequest::default()
    }
}

fn total_json(total: Total) -> serde_json::Value {
    match total {
        Total::Exactly(value) => serde_json::json!({ "value": value, "relation": "eq" }),
        Total::AtLeast(value) => serde_json::json!({ "value": value, "relation": "gte" }),
    }
}

fn podcast_json(hit: &PodcastHit) -> serde_json::Value {
    let podcast = &hit.document.podcast;
    serde_json::json!({
        "podcastId": podcast.id, "slug": podcast.slug, "title": podcast.title, "author": podcast.author,
        "language": podcast.language, "score": hit.score, "titleHighlights": hit.title_highlights,
        "descriptionHighlights": hit.description_highlights,
    })
}

fn episode_json(hit: &EpisodeHit) -> serde_json::Value {
    let episode = &hit.document.episode;
    let matches: Vec<_> = hit
        .transcript_matches
        .iter()
        .map(|found| serde_json::json!({ "text": found.text, "startMs": found.start_ms, "speaker": found.speaker }))
        .collect();
    serde_json::json!({
        "episodeId": episode.id, "slug": episode.slug, "title": episode.title, "podcastSlug": hit.document.podcast_slug,
        "podcastTitle": hit.document.podcast_title, "publishedAt": episode.published_at, "score": hit.score,
        "titleHighlights": hit.title_highlights, "descriptionHighlights": hit.description_highlights,
        "transcriptMatches": matches,
    })
}

fn listing(total: Total, took_ms: f64, hits: impl Iterator<Item = String>) -> String {
    let count = match total {
        Total::Exactly(count) => grouped(count as u64),
        Total::AtLeast(count) => format!("{}+", grouped(count as u64)),
    };
    let mut text = format!("{count} found in {took_ms:.1} ms");
    for (index, hit) in hits.enumerate() {
        write!(text, "\n{:2}. {hit}", index + 1).expect("writing to a string");
    }
    text
}

fn podcast_text(hit: &PodcastHit) -> String {
    let podcast = &hit.document.podcast;
    let author = podcast.author.as_deref().map_or_else(String::new, |author| format!(" · {author}"));
    let fragment = hit.description_highlights.first().map_or_else(String::new, |text| format!("\n    {}", plain(text)));
    format!("{}{author}  [{}]{fragment}", podcast.title, podcast.slug)
}

fn episode_text(hit: &EpisodeHit) -> String {
    let episode = &hit.document.episode;
    let date = episode.published_at.map_or_else(String::new, |at| at.format(" · %Y-%m-%d").to_string());
    let mut text = format!("{} · {}{date}", episode.title, hit.document.podcast_title);
    if let Some(found) = hit.transcript_matches.first() {
        let moment = found.start_ms.map_or_else(String::new, |ms| format!("[{}] ", clock(ms)));
        write!(text, "\n    {moment}{}", plain(&found.highlighted)).expect("writing to a string");
    } else if let Some(fragment) = hit.description_highlights.first() {
        write!(text, "\n    {}", plain(fragment)).expect("writing to a string");
    }
    text
}

/// `1:02:03` or `2:03`.
fn clock(ms: i64) -> String {
    let seconds = ms / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Highlights are HTML; a terminal gets the text with the matches between asterisks.
fn plain(highlighted: &str) -> String {
    highlighted
        .replace("<em>", "*")
        .replace("</em>", "*")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&")
}
