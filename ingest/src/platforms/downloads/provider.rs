//! A service that measures downloads.

use crate::platforms::payload::MAX_PAYLOAD_BYTES;
use crate::platforms::poll::PollContext;
use crate::platforms::request::ProviderRequest;
use earshot_catalog::PodcastToMeasure;
use earshot_model::Issue;
use earshot_model::rating::Rating;
use earshot_net::{FetchError, FetchRequest};
use serde_json::Value;
use std::time::Duration;

/// A service that counts the downloads of podcasts, because their files are fetched through it.
pub trait DownloadProvider {
    /// The provider's name in the catalog's record of polls, and in messages.
    fn name(&self) -> &'static str;

    /// The host through which files are fetched. URLs without it are not looked at.
    fn media_host(&self) -> &'static str;

    /// Whether a file is fetched through the service.
    fn measures(&self, media_url: &str) -> bool;

    /// Fetches the count of a podcast, and pauses after each request. Returns `None` when the service does not have the
    /// podcast, or no count for it: never zero.
    ///
    /// # Errors
    /// [`FetchDownloadsError`].
    fn fetch(
        &self,
        podcast: &PodcastToMeasure,
        context: &PollContext<'_>,
        issues: &mut Vec<Issue>,
    ) -> Result<Option<Rating>, FetchDownloadsError>;
}

/// Why downloads could not be fetched. An error is never returned as a podcast without downloads.
#[derive(Debug, thiserror::Error)]
pub enum FetchDownloadsError {
    #[error(transparent)]
    Fetch(#[from] FetchError),
    /// Further requests are useless.
    #[error("{provider} rejects the API key ({status})")]
    KeyRejected { provider: &'static str, status: u16 },
    #[error("{provider} is throttling requests")]
    Throttled { provider: &'static str },
    #[error("{provider} answered {status}")]
    Status { provider: &'static str, status: u16 },
    #[error("{provider}: unknown format of downloads")]
    UnknownFormat { provider: &'static str },
}

impl FetchDownloadsError {
    /// Whether the run should send no more requests to the service.
    #[must_use]
    pub fn is_poll_over(&self) -> bool {
        matches!(self, Self::KeyRejected { .. } | Self::Throttled { .. } | Self::Fetch(FetchError::Busy { .. }))
    }
}

/// Sends a request and pauses. Returns `None` when the service does not have the resource.
pub(super) fn send_request(
    provider: &'static str,
    ProviderRequest { url, headers, .. }: ProviderRequest,
    context: &PollContext<'_>,
) -> Result<Option<Value>, FetchDownloadsError> {
    let request = FetchRequest {
        accept: "application/json",
        headers,
        max_bytes: MAX_PAYLOAD_BYTES,
        timeout: Duration::from_secs(60),
        forbids_downgrade: true,
        ..FetchRequest::new(&url)
    };
    let response = context.runtime.block_on(context.http.fetch(&request));
    context.pause();
    let response = response?;
    match response.status {
        200 => {
            let json = serde_json::from_slice(&response.body);
            json.map(Some).map_err(|_| FetchDownloadsError::UnknownFormat { provider })
        }
        404 => Ok(None),
        status @ (401 | 403) => Err(FetchDownloadsError::KeyRejected { provider, status }),
        429 => Err(FetchDownloadsError::Throttled { provider }),
        status => Err(FetchDownloadsError::Status { provider, status }),
    }
}
