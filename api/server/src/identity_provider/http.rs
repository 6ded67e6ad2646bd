//! The requests of the OpenID Connect library, sent by our HTTP client.

use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{Method, Response};
use earshot_net::{FetchError, FetchRequest, HttpClient};
use futures::FutureExt as _;
use futures::future::BoxFuture;
use openidconnect::{AsyncHttpClient, HttpRequest, HttpResponse};
use std::time::Duration;
use url::form_urlencoded;

/// The documents of providers have some kilobytes.
const MAX_BYTES: usize = 1 << 20;
const TIMEOUT: Duration = Duration::from_secs(10);

/// Sends the requests of a sign-in. Someone waits for them.
pub(super) struct ProviderHttp(pub HttpClient);

/// Why a request to the provider failed.
#[derive(Debug, thiserror::Error)]
pub(super) enum ProviderHttpError {
    #[error(transparent)]
    Fetch(#[from] FetchError),
    #[error("the response is not valid")]
    Response(#[from] axum::http::Error),
}

impl<'c> AsyncHttpClient<'c> for ProviderHttp {
    type Error = ProviderHttpError;
    type Future = BoxFuture<'c, Result<HttpResponse, ProviderHttpError>>;

    fn call(&'c self, request: HttpRequest) -> Self::Future {
        self.send(request).boxed()
    }
}

impl ProviderHttp {
    async fn send(&self, request: HttpRequest) -> Result<HttpResponse, ProviderHttpError> {
        let mut fetch = FetchRequest {
            accept: "application/json",
            max_bytes: MAX_BYTES,
            first_byte_timeout: TIMEOUT,
            timeout: TIMEOUT,
            forbids_downgrade: true,
            ..FetchRequest::new(request.uri().to_string())
        };
        if let Some(credentials) = request.headers().get(AUTHORIZATION).and_then(|value| value.to_str().ok()) {
            fetch.headers.push(("authorization", credentials.to_owned()));
        }
        let response = if request.method() == Method::POST {
            let fields: Vec<(String, String)> = form_urlencoded::parse(request.body()).into_owned().collect();
            let fields: Vec<(&str, &str)> =
                fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
            self.0.post_form(&fetch, &fields).await?
        } else {
            self.0.fetch(&fetch).await?
        };
        let kind = response.content_type.as_deref().unwrap_or("application/json");
        Ok(Response::builder().status(response.status).header(CONTENT_TYPE, kind).body(response.body)?)
    }
}
