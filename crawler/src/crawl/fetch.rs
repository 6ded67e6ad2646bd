//! The source of pages: a trait, and its implementation by the HTTP client.

use earshot_net::{FetchError, FetchRequest, FetchResponse, HttpClient};
use std::future::Future;

/// Fetches a URL. A crawl fetches its pages one at a time, so each site has at most one request in flight.
pub trait Fetcher: Sync {
    fn fetch(&self, request: FetchRequest) -> impl Future<Output = Result<FetchResponse, FetchError>> + Send;
}

impl Fetcher for HttpClient {
    async fn fetch(&self, request: FetchRequest) -> Result<FetchResponse, FetchError> {
        Self::fetch(self, &request).await
    }
}
