//! Prints search results as text.

use crate::output::group_digits;
use earshot_indexer::{EpisodeHit, Explanation, FacetCounts, PodcastHit, SearchResults, Total};
use earshot_model::search::RetrievalMode;

/// The most values of a facet that are shown.
const FACET_VALUES: usize = 10;

pub fn response_text<Hit>(response: &SearchResults<Hit>, hit: fn(&Hit) -> String) -> String {
    let count = match response.total {
        Total::Exactly(count) => group_digits(count as u64),
        Total::AtLeast(count) => format!("{}+", group_digits(count as u64)),
    };
    let mut lines = vec![format!("{count} found in {:.1} ms", response.took_ms)];
    if response.is_partial {
        lines.push("partial results: the search timed out; there may be more and better hits".to_owned());
    }
    lines.extend(response.retrieval.fallback_reason.iter().map(|why| format!("found by words alone: {why}")));
    lines.extend(
        response.retrieval.model.iter().map(|model| format!("found by {} ({model})", response.retrieval.mode.as_str())),
    );
    lines.extend(response.did_you_mean.iter().map(|words| format!("did you mean: {words}")));
    lines.extend(response.hits.iter().enumerate().map(|(index, found)| format!("{:2}. {}", index + 1, hit(found))));
    lines.extend(response.facets.iter().map(facet_text));
    lines.join("\n")
}

/// Formats a facet as `language (of 1,234): en 1,000 · de 200`, ranges as `totalEpisodes (of 9): 0+ 4 · 10+ 5`.
fn facet_text(facet: &FacetCounts) -> String {
    let shown = facet.values.iter().take(FACET_VALUES);
    let mut values: Vec<String> =
        shown.map(|(value, count)| format!("{value} {}", group_digits(*count as u64))).collect();
    if facet.values.len() > FACET_VALUES {
        values.push(format!("{} more", group_digits((facet.values.len() - FACET_VALUES) as u64)));
    }
    let ranges = facet.ranges.iter().filter(|range| range.count > 0);
    values.extend(ranges.map(|range| format!("{}+ {}", range.min, group_digits(range.count as u64))));
    format!("{} (of {}): {}", facet.facet.as_str(), group_digits(facet.counted as u64), values.join(" · "))
}

pub fn podcast_line(hit: &PodcastHit) -> String {
    let podcast = &hit.document.podcast;
    let author = podcast.author.as_deref().map_or_else(String::new, |author| format!(" · {author}"));
    let mut lines = vec![format!("{}{author}  [{}]{}", podcast.title, podcast.slug, match_reason(hit.found_by))];
    lines.extend(hit.description_highlights.first().map(|text| format!("    {}", remove_highlights(text))));
    lines.extend(hit.explanation.as_ref().map(|explanation| explanation_tree(explanation, 2)));
    lines.join("\n")
}

pub fn episode_line(hit: &EpisodeHit) -> String {
    let episode = &hit.document.episode;
    let date = episode.published_at.map_or_else(String::new, |at| at.format(" · %Y-%m-%d").to_string());
    let mut lines =
        vec![format!("{} · {}{date}{}", episode.title, hit.document.podcast_title, match_reason(hit.found_by))];
    if let Some(found) = hit.transcript_snippets.first() {
        let moment =
            found.match_ms.or(found.start_ms).map_or_else(String::new, |ms| format!("[{}] ", format_clock(ms)));
        lines.push(format!("    {moment}{}", remove_highlights(&found.highlighted)));
    } else if let Some(fragment) = hit.description_highlights.first() {
        lines.push(format!("    {}", remove_highlights(fragment)));
    }
    lines.extend(hit.explanation.as_ref().map(|explanation| explanation_tree(explanation, 2)));
    lines.join("\n")
}

/// The retrieval mode that found a hit; empty for words alone.
fn match_reason(reason: RetrievalMode) -> &'static str {
    match reason {
        RetrievalMode::Lexical => "",
        RetrievalMode::Semantic => "  (meaning)",
        RetrievalMode::Hybrid => "  (words and meaning)",
    }
}

/// Formats an explanation as a tree: each part on its own line, indented below its parent.
fn explanation_tree(explanation: &Explanation, depth: usize) -> String {
    let line = format!("{}{:.4} {}", "  ".repeat(depth), explanation.value, explanation.label);
    let parts = explanation.parts.iter().map(|part| explanation_tree(part, depth + 1));
    std::iter::once(line).chain(parts).collect::<Vec<_>>().join("\n")
}

/// Formats milliseconds as `1:02:03` or `2:03`.
fn format_clock(ms: i64) -> String {
    let seconds = ms / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Replaces HTML highlights by asterisks for the terminal.
fn remove_highlights(highlighted: &str) -> String {
    highlighted
        .replace("<em>", "*")
        .replace("</em>", "*")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_indexer::{HiddenCounts, RangeCount, RetrievalOutcome};
    use earshot_model::search::{Facet, RetrievalMode};

    #[test]
    fn an_answer_shows_facets_and_notes_with_its_hits() {
        let leaf = |what: &str, value| Explanation { label: what.to_owned(), value, parts: vec![] };
        let found = SearchResults {
            total: Total::AtLeast(10_000),
            max_score: None,
            hits: vec![Explanation {
                parts: vec![leaf("word rust", 1.25), leaf("popularity", 0.5)],
                ..leaf("score", 1.75)
            }],
            took_ms: 1.04,
            facets: vec![
                FacetCounts {
                    facet: Facet::Language,
                    values: (0..11).map(|index| (format!("l{index}"), 1_000 - index)).collect(),
                    ranges: vec![],
                    counted: 12_000,
                },
                FacetCounts {
                    facet: Facet::TotalEpisodes,
                    values: vec![],
                    ranges: [(0.0, Some(1.0), 0), (1.0, Some(5.0), 7), (5.0, None, 1_200)]
                        .map(|(min, below, count)| RangeCount { min, below, count })
                        .to_vec(),
                    counted: 12_000,
                },
            ],
            did_you_mean: Some("rust".to_owned()),
            is_partial: true,
            retrieval: RetrievalOutcome {
                mode: RetrievalMode::Hybrid,
                model: Some("lexical-semantic".to_owned()),
                fallback_reason: None,
            },
            hidden: HiddenCounts::default(),
        };
        assert_eq!(
            response_text(&found, |hit| format!("A show\n{}", explanation_tree(hit, 2))),
            "10,000+ found in 1.0 ms
partial results: the search timed out; there may be more and better hits
found by both (lexical-semantic)
did you mean: rust
 1. A show
    1.7500 score
      1.2500 word rust
      0.5000 popularity
language (of 12,000): l0 1,000 · l1 999 · l2 998 · l3 997 · l4 996 · l5 995 · l6 994 · l7 993 · l8 992 · l9 991 · 1 more
totalEpisodes (of 12,000): 1+ 7 · 5+ 1,200"
        );
    }
}
