//! A request to a platform.

/// A request to a platform.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProviderRequest {
    pub url: String,
    pub headers: Vec<(&'static str, String)>,
    /// JSON body of a POST; `None` for a GET.
    pub body: Option<String>,
}

impl ProviderRequest {
    pub(super) fn get(url: String, headers: Vec<(&'static str, String)>) -> Self {
        Self { url, headers, body: None }
    }
}
