//! An answer as a JSON document.

use earshot_indexer::{EpisodeHit, Explanation, FacetCounts, FoundBy, PodcastHit, SearchAnswer, Total};
use serde_json::{Value, json};

pub fn answer<Hit>(answer: &SearchAnswer<Hit>, hit: fn(&Hit) -> Value) -> Value {
    let (value, relation) = match answer.total {
        Total::Exactly(value) => (value, "eq"),
        Total::AtLeast(value) => (value, "gte"),
    };
    let hits: Vec<Value> = answer.hits.iter().map(hit).collect();
    json!({
        "total": { "value": value, "relation": relation }, "tookMs": answer.took_ms, "partial": answer.is_partial,
        "foundBy": found_by(&answer.found_by), "didYouMean": answer.did_you_mean, "facets": answer.facets.iter().map(facet).collect::<Vec<_>>(), "hits": hits,
    })
}

fn found_by(found: &FoundBy) -> Value {
    json!({ "mode": found.by.as_str(), "model": found.model, "shortfall": found.shortfall })
}

fn facet(facet: &FacetCounts) -> Value {
    let values: Vec<Value> =
        facet.values.iter().map(|(value, count)| json!({ "value": value, "count": count })).collect();
    json!({ "facet": facet.facet.as_str(), "counted": facet.counted, "values": values })
}

fn explanation(explanation: &Explanation) -> Value {
    let parts: Vec<Value> = explanation.parts.iter().map(self::explanation).collect();
    json!({ "what": explanation.what, "value": explanation.value, "parts": parts })
}

pub fn podcast(hit: &PodcastHit) -> Value {
    let podcast = &hit.document.podcast;
    json!({
        "podcastId": podcast.id, "slug": podcast.slug, "title": podcast.title, "author": podcast.author,
        "language": podcast.language, "score": hit.score, "titleHighlights": hit.title_highlights,
        "descriptionHighlights": hit.description_highlights, "reason": hit.reason.as_str(),
        "explanation": hit.explanation.as_ref().map(explanation),
    })
}

pub fn episode(hit: &EpisodeHit) -> Value {
    let episode = &hit.document.episode;
    let matches: Vec<Value> = hit
        .transcript_matches
        .iter()
        .map(|found| json!({ "text": found.text, "startMs": found.start_ms, "speaker": found.speaker, "byMeaning": found.is_by_meaning }))
        .collect();
    json!({
        "episodeId": episode.id, "slug": episode.slug, "title": episode.title, "podcastSlug": hit.document.podcast_slug,
        "podcastTitle": hit.document.podcast_title, "publishedAt": episode.published_at, "score": hit.score,
        "titleHighlights": hit.title_highlights, "descriptionHighlights": hit.description_highlights,
        "transcriptMatches": matches, "reason": hit.reason.as_str(),
        "explanation": hit.explanation.as_ref().map(explanation),
    })
}
