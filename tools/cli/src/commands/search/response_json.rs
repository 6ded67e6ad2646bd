//! Prints search results as JSON.

use earshot_indexer::{
    EpisodeHit, Explanation, FacetCounts, PodcastHit, RangeCount, RetrievalOutcome, SearchResults, Total,
};
use serde_json::{Value, json};

/// Formats search results.
pub fn response_json<Hit>(response: &SearchResults<Hit>, hit: fn(&Hit) -> Value) -> Value {
    let (value, relation) = match response.total {
        Total::Exactly(value) => (value, "eq"),
        Total::AtLeast(value) => (value, "gte"),
    };
    let hits: Vec<Value> = response.hits.iter().map(hit).collect();
    json!({
        "total": { "value": value, "relation": relation }, "tookMs": response.took_ms, "partial": response.is_partial,
        "foundBy": found_by_json(&response.retrieval), "didYouMean": response.did_you_mean, "facets": response.facets.iter().map(facet_json).collect::<Vec<_>>(), "hits": hits,
    })
}

fn found_by_json(found: &RetrievalOutcome) -> Value {
    json!({ "mode": found.mode.as_str(), "model": found.model, "shortfall": found.fallback_reason })
}

fn facet_json(facet: &FacetCounts) -> Value {
    let values: Vec<Value> =
        facet.values.iter().map(|(value, count)| json!({ "value": value, "count": count })).collect();
    let range = |range: &RangeCount| json!({ "min": range.min, "below": range.below, "count": range.count });
    let ranges: Vec<Value> = facet.ranges.iter().map(range).collect();
    json!({ "facet": facet.facet.as_str(), "counted": facet.counted, "values": values, "ranges": ranges })
}

fn explanation_json(explanation: &Explanation) -> Value {
    let parts: Vec<Value> = explanation.parts.iter().map(self::explanation_json).collect();
    json!({ "what": explanation.label, "value": explanation.value, "parts": parts })
}

pub fn podcast_json(hit: &PodcastHit) -> Value {
    let podcast = &hit.document.podcast;
    json!({
        "podcastId": podcast.id, "slug": podcast.slug, "title": podcast.title, "author": podcast.author,
        "language": podcast.language, "score": hit.score, "titleHighlights": hit.title_highlights,
        "descriptionHighlights": hit.description_highlights, "reason": hit.found_by.as_str(),
        "explanation": hit.explanation.as_ref().map(explanation_json),
    })
}

pub fn episode_json(hit: &EpisodeHit) -> Value {
    let episode = &hit.document.episode;
    let matches: Vec<Value> = hit
        .transcript_snippets
        .iter()
        .map(|found| json!({ "text": found.text, "startMs": found.start_ms, "matchMs": found.match_ms, "speaker": found.speaker, "byMeaning": found.is_semantic }))
        .collect();
    json!({
        "episodeId": episode.id, "slug": episode.slug, "title": episode.title, "podcastSlug": hit.document.podcast_slug,
        "podcastTitle": hit.document.podcast_title, "publishedAt": episode.published_at, "score": hit.score,
        "titleHighlights": hit.title_highlights, "descriptionHighlights": hit.description_highlights,
        "transcriptMatches": matches, "reason": hit.found_by.as_str(),
        "explanation": hit.explanation.as_ref().map(explanation_json),
    })
}
