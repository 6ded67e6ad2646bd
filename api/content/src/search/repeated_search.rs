//! A search that is stored and runs again later, without a caller: the search of a self-filling list.

use super::SearchRequest;
use earshot_api_server::error::ApiError;
use earshot_model::search::{SearchMode, SearchOptions, build_search_options};
use earshot_model::{Tier, Timestamp};

/// A stored search.
#[derive(Clone, Debug)]
pub struct RepeatedSearch {
    request: SearchRequest,
    mode: SearchMode,
}

impl RepeatedSearch {
    /// `kind` is `podcasts` or `episodes`.
    pub fn new(request: SearchRequest, kind: &str) -> Result<Self, ApiError> {
        let mode = match kind {
            "podcasts" => SearchMode::Podcasts,
            "episodes" => SearchMode::Episodes,
            _ => {
                let detail = "must be podcasts or episodes";
                return Err(ApiError::invalid("The kind of the search is not valid.", "/searchKind", detail));
            }
        };
        // The project to fill is not a part of the search.
        Ok(Self { request: SearchRequest { project: None, project_id: None, ..request }, mode })
    }

    /// Reads a stored search.
    pub fn from_stored(stored: &str, kind: &str) -> Result<Self, ApiError> {
        Self::new(serde_json::from_str(stored).map_err(ApiError::internal)?, kind)
    }

    pub fn kind(&self) -> &'static str {
        match self.mode {
            SearchMode::Podcasts => "podcasts",
            SearchMode::Episodes => "episodes",
        }
    }

    /// Returns the search as it is stored: without cursor, page size and options of the output.
    pub fn to_stored(&self) -> String {
        self.request.canonical()
    }

    /// Validates the search for a plan. Relative dates count back from `now`.
    pub fn to_options(&self, tier: Tier, now: Timestamp) -> Result<SearchOptions, ApiError> {
        let stored =
            SearchRequest { cursor: None, page_size: None, facets: None, explain: None, ..self.request.clone() };
        Ok(build_search_options(&stored.to_model(), self.mode, tier, now)?)
    }
}

/// Validates the search of a body, which may be one for podcasts or one for episodes. Page, cursor and output do not
/// matter.
pub fn options_of_request(request: &SearchRequest, tier: Tier, now: Timestamp) -> Result<SearchOptions, ApiError> {
    let options = |kind| RepeatedSearch::new(request.clone(), kind)?.to_options(tier, now);
    options("podcasts").or_else(|error| options("episodes").map_err(|_| error))
}
