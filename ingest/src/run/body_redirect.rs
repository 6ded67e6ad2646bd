//! Follows documents that stand where a feed was and name its new address, as if the server had redirected.

use super::feed_credentials::with_credentials;
use crate::feed::{ParseContext, named_redirect};
use earshot_net::{FetchError, FetchRequest, FetchResponse, HttpClient};

/// Maximum number of such documents in a row.
const MAX_HOPS: usize = 3;

/// Fetches a feed. Where the new address has no document, the first response stays, and its rejection names the address.
pub(super) async fn fetch_feed(http: &HttpClient, request: &FetchRequest) -> Result<FetchResponse, FetchError> {
    let mut answer = http.fetch(request).await?;
    answer.permanent_url = answer.permanent_url.map(|target| with_credentials(&request.url, &target));
    for _ in 0..MAX_HOPS {
        let context = ParseContext { content_type: answer.content_type.as_deref(), base_url: Some(&answer.final_url) };
        let Some(redirect) = named_redirect(&answer.body, &context).filter(|_| answer.status == 200) else { break };
        let target = with_credentials(&request.url, &redirect.url);
        let Some(next) = http.fetch(&FetchRequest::for_feed(&target)).await.ok().filter(|next| next.status == 200)
        else {
            break;
        };
        answer = join_responses(answer, next, redirect.is_permanent);
    }
    Ok(answer)
}

/// Joins the response of a hop with the next. The validators are those of another URL than the one that is polled, where
/// they would hide news.
fn join_responses(answer: FetchResponse, next: FetchResponse, is_permanent: bool) -> FetchResponse {
    let was_permanent = answer.redirects.is_empty() || answer.permanent_url.is_some();
    let permanent_url = if is_permanent && was_permanent {
        next.permanent_url.clone().or_else(|| Some(next.final_url.clone()))
    } else {
        answer.permanent_url
    };
    let target = next.redirects.first().map_or(&next.final_url, |(_, target)| target).clone();
    let status = if is_permanent { 301 } else { 302 };
    let redirects = answer.redirects.into_iter().chain([(status, target)]).chain(next.redirects).collect();
    FetchResponse { permanent_url, redirects, etag: None, last_modified: None, ..next }
}
