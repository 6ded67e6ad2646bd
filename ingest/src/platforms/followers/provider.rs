//! A platform that is connected with a key.

use super::platform_table::{PlatformRow, find_platform};
use super::requests::ApiAccess;
use crate::platforms::request::ProviderRequest;
use earshot_model::rating::{SocialPlatform, SocialProfileRef};
use serde_json::Value;

/// A platform and the key for its API.
#[derive(Clone, Debug)]
pub struct SocialProvider {
    row: &'static PlatformRow,
    access: ApiAccess,
}

impl SocialProvider {
    /// Connects a platform at its own URL. Returns `None` when no service publishes the platform's counts.
    #[must_use]
    pub fn connect(platform: SocialPlatform, key: &str) -> Option<Self> {
        let row = find_platform(platform)?;
        Some(Self { row, access: ApiAccess { base_url: row.base_url.to_owned(), key: key.to_owned() } })
    }

    /// Sets another base URL, for a service on this machine.
    #[must_use]
    pub fn at(self, base_url: &str) -> Self {
        let base_url = base_url.trim_end_matches('/').to_owned();
        Self { access: ApiAccess { base_url, ..self.access }, ..self }
    }

    #[must_use]
    pub fn platform(&self) -> SocialPlatform {
        self.row.platform
    }

    /// The platform's name in the catalog's record of polls.
    pub(super) fn poll_name(&self) -> &'static str {
        self.row.poll_name
    }

    /// Returns the request for a profile, or `None` when the API does not support such a profile.
    #[must_use]
    pub fn request(&self, target: &SocialProfileRef) -> Option<ProviderRequest> {
        (self.row.request)(&self.access, target)
    }

    /// Returns the next request after this response to [`request`](Self::request); `None` when it was the last.
    pub(super) fn follow_up(&self, response: &Value) -> Option<ProviderRequest> {
        self.row.follow_up.and_then(|follow_up| follow_up(&self.access, response))
    }
}
