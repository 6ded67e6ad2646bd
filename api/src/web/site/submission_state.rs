//! What the page of submissions shows.

use earshot_api_workspace::feed_submissions::FeedSubmissionView;
use serde_json::{Map, Value, json};

/// What the page shows about a submitted feed.
#[derive(Debug, Default)]
pub(super) struct SubmissionState {
    pub entered: String,
    pub failure: Option<String>,
    pub submission: Option<FeedSubmissionView>,
}

impl SubmissionState {
    pub fn values(&self) -> Map<String, Value> {
        let values = [
            ("entered".to_owned(), json!(self.entered)),
            ("failure".to_owned(), json!(self.failure)),
            ("submission".to_owned(), json!(self.submission)),
        ];
        values.into_iter().collect()
    }
}
