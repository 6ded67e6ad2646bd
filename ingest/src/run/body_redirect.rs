//! Follows documents that replace a feed and name its new URL, as if the server had redirected.

use super::feed_credentials::with_credentials;
use crate::feed::{ParseContext, named_redirect};
use earshot_net::{FetchError, FetchRequest, FetchResponse, HttpClient};

/// Maximum number of such documents in a row.
const MAX_HOPS: usize = 3;

/// Fetches a feed. When the new URL has no document, the first response is returned, and its rejection names the URL.
pub(super) async fn fetch_feed(http: &HttpClient, request: &FetchRequest) -> Result<FetchResponse, FetchError> {
    let mut response = http.fetch(request).await?;
    response.permanent_url = response.permanent_url.map(|target| with_credentials(&request.url, &target));
    for _ in 0..MAX_HOPS {
        let context =
            ParseContext { content_type: response.content_type.as_deref(), base_url: Some(&response.final_url) };
        let Some(redirect) = named_redirect(&response.body, &context).filter(|_| response.status == 200) else { break };
        let target = with_credentials(&request.url, &redirect.url);
        let Some(next) = http.fetch(&FetchRequest::for_feed(&target)).await.ok().filter(|next| next.status == 200)
        else {
            break;
        };
        response = join_responses(response, next, redirect.is_permanent);
    }
    Ok(response)
}

/// Joins the response of a hop with the next. Drops the validators: they belong to the target, and sent to the polled
/// URL they could hide changes.
fn join_responses(response: FetchResponse, next: FetchResponse, is_permanent: bool) -> FetchResponse {
    let was_permanent = response.redirects.is_empty() || response.permanent_url.is_some();
    let permanent_url = if is_permanent && was_permanent {
        next.permanent_url.clone().or_else(|| Some(next.final_url.clone()))
    } else {
        response.permanent_url
    };
    let target = next.redirects.first().map_or(&next.final_url, |(_, target)| target).clone();
    let status = if is_permanent { 301 } else { 302 };
    let redirects = response.redirects.into_iter().chain([(status, target)]).chain(next.redirects).collect();
    FetchResponse { permanent_url, redirects, etag: None, last_modified: None, ..next }
}
