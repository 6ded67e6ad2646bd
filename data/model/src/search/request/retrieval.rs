//! The retrieval mode. Not in the contract. The term type `embeddings` stays rejected (spec 5).

use super::invalid::invalid;
use super::search_request::SearchRequest;
use crate::search::{RetrievalMode, RetrievalOptions, SearchOptionsError};

pub(super) fn parse_retrieval(request: &SearchRequest) -> Result<RetrievalOptions, SearchOptionsError> {
    let by = match request.retrieval_mode.as_deref() {
        None => None,
        Some(name) => {
            Some(RetrievalMode::parse(name).ok_or_else(|| invalid("/mode", "must be one of words, meaning, both"))?)
        }
    };
    let has_terms = !request.search_terms.is_empty() || !request.search_term_groups.is_empty();
    if by == Some(RetrievalMode::Semantic) && !has_terms {
        return Err(invalid("/mode", "cannot be meaning without a search term"));
    }
    let weight = match request.meaning_weight {
        Some(weight) if !(0.0..=1.0).contains(&weight) => {
            return Err(invalid("/meaningWeight", "must be 0 to 1"));
        }
        #[expect(clippy::cast_possible_truncation, reason = "between 0 and 1")]
        weight => weight.map(|weight| weight as f32),
    };
    Ok(RetrievalOptions { mode: by, semantic_weight: weight })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::TermRequest;

    fn parse(by: Option<&str>, weight: Option<f64>, terms: usize) -> Result<RetrievalOptions, String> {
        let request = SearchRequest {
            retrieval_mode: by.map(str::to_owned),
            meaning_weight: weight,
            search_terms: vec![TermRequest::default(); terms],
            ..SearchRequest::default()
        };
        parse_retrieval(&request).map_err(|error| error.detail().map(|(at, _)| at.to_owned()).unwrap_or_default())
    }

    #[test]
    fn retrieval_options_are_checked() {
        assert_eq!(parse(None, None, 0), Ok(RetrievalOptions::default()));
        assert_eq!(
            parse(Some("both"), Some(0.25), 0),
            Ok(RetrievalOptions { mode: Some(RetrievalMode::Hybrid), semantic_weight: Some(0.25) })
        );
        assert_eq!(parse(Some("meaning"), None, 1).map(|finding| finding.mode), Ok(Some(RetrievalMode::Semantic)));
        for (by, weight, at) in [
            (Some("meaning"), None, "/mode"),
            (Some("Both"), None, "/mode"),
            (None, Some(1.01), "/meaningWeight"),
            (None, Some(f64::NAN), "/meaningWeight"),
        ] {
            assert_eq!(parse(by, weight, 0), Err(at.to_owned()));
        }
    }
}
