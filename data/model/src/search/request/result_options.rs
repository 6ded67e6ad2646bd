//! Options of the response: facets, and the lengths of snippets.

use super::invalid::invalid;
use super::search_request::SearchRequest;
use crate::Tier;
use crate::limits::MAX_SNIPPET_CHARS;
use crate::search::{Facet, SearchMode, SearchOptionsError, SnippetOptions};

/// Parses facets and removes duplicates. Facets of fields that `tier` does not see are dropped and not rejected,
/// because the web page requests the same facets for every caller.
pub(super) fn parse_facets(names: &[String], tier: Tier) -> Result<Vec<Facet>, SearchOptionsError> {
    let mut facets = Vec::new();
    for (index, name) in names.iter().enumerate() {
        let Some(facet) = Facet::parse(name) else {
            let known: Vec<&str> = Facet::ALL.iter().map(|facet| facet.as_str()).collect();
            return Err(invalid(&format!("/facets/{index}"), &format!("must be one of {}", known.join(", "))));
        };
        let is_shown = facet.restricted_field().is_none_or(|figure| tier.can_see(figure));
        if is_shown && !facets.contains(&facet) {
            facets.push(facet);
        }
    }
    Ok(facets)
}

pub(super) fn parse_snippet_options(
    request: &SearchRequest,
    requested_mode: SearchMode,
) -> Result<SnippetOptions, SearchOptionsError> {
    let keys = [
        ("/includeMatchSnippet", request.include_match_snippet.is_some()),
        ("/includeTranscriptSnippet", request.include_transcript_snippet.is_some()),
        ("/transcriptSnippetLength", request.transcript_snippet_length.is_some()),
        ("/transcriptHighlightLength", request.transcript_highlight_length.is_some()),
    ];
    let set = keys.iter().find(|(_, is_set)| *is_set);
    if let (SearchMode::Podcasts, Some((pointer, _))) = (requested_mode, set) {
        return Err(invalid(pointer, "is only available in episode searches"));
    }
    let usual = SnippetOptions::default();
    Ok(SnippetOptions {
        // Spec 5: episode searches request transcript snippets.
        has_transcript_snippets: request.include_transcript_snippet.unwrap_or(true),
        snippet_chars: parse_char_count(
            request.transcript_snippet_length,
            usual.snippet_chars,
            "/transcriptSnippetLength",
        )?,
        highlight_chars: parse_char_count(
            request.transcript_highlight_length,
            usual.highlight_chars,
            "/transcriptHighlightLength",
        )?,
    })
}

fn parse_char_count(length: Option<i64>, usual: usize, pointer: &str) -> Result<usize, SearchOptionsError> {
    let Some(length) = length else { return Ok(usual) };
    match usize::try_from(length) {
        Ok(chars) if (1..=MAX_SNIPPET_CHARS).contains(&chars) => Ok(chars),
        _ => Err(invalid(pointer, &format!("must be 1 to {MAX_SNIPPET_CHARS}"))),
    }
}
