//! By what hits are found: beyond the contract. The type `embeddings` of a term stays refused (spec 5).

use super::{SearchOptionsError, SearchRequest, invalid};
use crate::search::{FindBy, Finding};

pub(super) fn finding(request: &SearchRequest) -> Result<Finding, SearchOptionsError> {
    let by = match request.find_by.as_deref() {
        None => None,
        Some(name) => Some(FindBy::parse(name).ok_or_else(|| invalid("/mode", "must be one of words, meaning, both"))?),
    };
    let has_terms = !request.search_terms.is_empty() || !request.search_term_groups.is_empty();
    if by == Some(FindBy::Meaning) && !has_terms {
        return Err(invalid("/mode", "cannot be meaning without a search term: nothing is meant"));
    }
    let weight = match request.meaning_weight {
        Some(weight) if !(0.0..=1.0).contains(&weight) => {
            return Err(invalid("/meaningWeight", "must be 0 to 1"));
        }
        #[expect(clippy::cast_possible_truncation, reason = "between 0 and 1")]
        weight => weight.map(|weight| weight as f32),
    };
    Ok(Finding { by, weight })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::TermRequest;

    fn asked(by: Option<&str>, weight: Option<f64>, terms: usize) -> Result<Finding, String> {
        let request = SearchRequest {
            find_by: by.map(str::to_owned),
            meaning_weight: weight,
            search_terms: vec![TermRequest::default(); terms],
            ..SearchRequest::default()
        };
        finding(&request).map_err(|error| error.detail().map(|(at, _)| at.to_owned()).unwrap_or_default())
    }

    #[test]
    fn ways_of_finding_are_checked() {
        assert_eq!(asked(None, None, 0), Ok(Finding::default()));
        assert_eq!(asked(Some("both"), Some(0.25), 0), Ok(Finding { by: Some(FindBy::Both), weight: Some(0.25) }));
        assert_eq!(asked(Some("meaning"), None, 1).map(|finding| finding.by), Ok(Some(FindBy::Meaning)));
        for (by, weight, at) in [
            (Some("meaning"), None, "/mode"),
            (Some("Both"), None, "/mode"),
            (None, Some(1.01), "/meaningWeight"),
            (None, Some(f64::NAN), "/meaningWeight"),
        ] {
            assert_eq!(asked(by, weight, 0), Err(at.to_owned()));
        }
    }
}
