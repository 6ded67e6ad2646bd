//! Where pages come from: a trait, and the HTTP client behind it.

use earshot_net::{FetchError, FetchRequest, FetchResponse, HttpClient};
use std::future::Future;

/// Brings what is at a URL. A crawl asks for one page after the other, so that a site has one request in flight.
pub trait Fetcher: Sync {
    fn fetch(&self, request: FetchRequest) -> impl Future<Output = Result<FetchResponse, FetchError>> + Send;
}

impl Fetcher for HttpClient {
    async fn fetch(&self, request: FetchRequest) -> Result<FetchResponse, FetchError> {
        Self::fetch(self, &request).await
    }
}
