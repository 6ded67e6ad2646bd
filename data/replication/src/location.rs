//! The place of an object store: its URL and how to reach it.

use crate::error::StoreError;
use earshot_net::{install_crypto_provider, names_loopback};
use object_store::ClientOptions;
use object_store::aws::AmazonS3Builder;
use object_store::path::Path;
use object_store::{ObjectStore, RetryConfig};
use std::sync::Arc;
use std::time::Duration;
use url::Url;

/// A request that transfers nothing for this long has failed. The time is for a whole request, whose body has at most some megabytes.
const REQUEST_TIME: Duration = Duration::from_secs(120);
const CONNECT_TIME: Duration = Duration::from_secs(5);

/// How to reach the store. Credentials and region come from the environment, as in other programs for S3
/// (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`, `AWS_REGION`).
#[derive(Clone, Debug)]
pub struct StoreOptions {
    /// The endpoint of a store outside AWS.
    pub endpoint: Option<String>,
    /// Allows plain HTTP to addresses other than loopback.
    pub allows_http: bool,
    /// The time of a request with all of its repetitions.
    pub retry_time: Duration,
}

/// Returns a client of the store, and the prefix of its objects.
pub(crate) fn connect(url: &str, options: &StoreOptions) -> Result<(Arc<dyn ObjectStore>, Path), StoreError> {
    let refused = |reason: String| StoreError::Location { url: url.to_owned(), reason };
    let parsed = Url::parse(url).map_err(|error| refused(error.to_string()))?;
    if parsed.scheme() != "s3" {
        return Err(refused("its scheme is not s3".to_owned()));
    }
    let bucket = parsed.host_str().ok_or_else(|| refused("it has no bucket".to_owned()))?;
    let prefix = Path::from_url_path(parsed.path()).map_err(|error| refused(error.to_string()))?;
    install_crypto_provider();
    let mut builder = AmazonS3Builder::from_env().with_bucket_name(bucket);
    if let Some(endpoint) = &options.endpoint {
        let parsed = Url::parse(endpoint)
            .map_err(|error| StoreError::Location { url: endpoint.clone(), reason: error.to_string() })?;
        let is_plain = parsed.scheme() == "http";
        if is_plain && !options.allows_http && !names_loopback(&parsed) {
            let reason = "plain HTTP shows the catalog to everyone on the way, and needs --s3-plain-http".to_owned();
            return Err(StoreError::Location { url: endpoint.clone(), reason });
        }
        builder = builder.with_endpoint(endpoint.trim_end_matches('/')).with_allow_http(is_plain);
    }
    // Overwrites what the environment may have set, because plain HTTP is allowed here only.
    let allows_http = options.endpoint.as_ref().is_some_and(|endpoint| endpoint.starts_with("http:"));
    let client =
        ClientOptions::new().with_timeout(REQUEST_TIME).with_connect_timeout(CONNECT_TIME).with_allow_http(allows_http);
    let retry = RetryConfig { retry_timeout: options.retry_time, ..RetryConfig::default() };
    Ok((Arc::new(builder.with_client_options(client).with_retry(retry).build()?), prefix))
}
