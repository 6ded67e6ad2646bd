//! Requests for a profile, one function per platform. Keys are sent in headers and never in URLs, which appear in logs and
//! error messages.

use crate::platforms::request::ProviderRequest;
use earshot_model::rating::SocialProfileRef;
use serde_json::{Value, json};

/// Where a platform's API is, and the key for it.
#[derive(Clone, Debug)]
pub(super) struct ApiAccess {
    /// Base URL without a trailing slash.
    pub(super) base_url: String,
    pub(super) key: String,
}

fn bearer_header(token: &str) -> (&'static str, String) {
    ("authorization", format!("Bearer {token}"))
}

/// Whether a key has only letters, digits and other characters of names. Anything else could change the request.
fn is_plain_key(key: &str) -> bool {
    !key.is_empty() && key.chars().all(|c| c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '@' | '%'))
}

/// YouTube Data API v3, with an API key. A channel costs one of 10,000 units a day (facts 2.3).
pub(super) fn youtube_request(access: &ApiAccess, target: &SocialProfileRef) -> Option<ProviderRequest> {
    let (by, key) = match target.key.split_once('/') {
        Some(("channel", id)) => ("id", id),
        Some(("user", name)) => ("forUsername", name),
        // Custom (`c/name`) and legacy names usually equal the handle. The response shows whose profile it is.
        Some(("c", name)) => ("forHandle", name),
        Some(_) => return None,
        None => ("forHandle", target.key.as_str()),
    };
    is_plain_key(key).then(|| {
        let base = &access.base_url;
        let url = format!("{base}/youtube/v3/channels?part=snippet,statistics&{by}={key}");
        ProviderRequest::get(url, vec![("x-goog-api-key", access.key.clone())])
    })
}

/// X API v2, with a bearer token.
pub(super) fn twitter_request(access: &ApiAccess, target: &SocialProfileRef) -> Option<ProviderRequest> {
    let (base, name) = (&access.base_url, &target.key);
    let fields = "user.fields=created_at,description,profile_image_url,public_metrics,verified";
    is_plain_key(name).then(|| {
        ProviderRequest::get(format!("{base}/2/users/by/username/{name}?{fields}"), vec![bearer_header(&access.key)])
    })
}

/// Meta's Graph API, with a token that has Page Public Content Access.
pub(super) fn facebook_request(access: &ApiAccess, target: &SocialProfileRef) -> Option<ProviderRequest> {
    // In `pages/Name/123` the number is the page id.
    let page = target.key.rsplit('/').next().filter(|page| is_plain_key(page))?;
    let fields = "fields=id,name,about,followers_count,fan_count,talking_about_count,picture";
    let url = format!("{}/v21.0/{page}?{fields}", access.base_url);
    Some(ProviderRequest::get(url, vec![bearer_header(&access.key)]))
}

/// Meta's Graph API for business and creator accounts. The key is the id of the operator's own account, a colon, and
/// a token.
pub(super) fn instagram_request(access: &ApiAccess, target: &SocialProfileRef) -> Option<ProviderRequest> {
    let (own, token) = access.key.split_once(':')?;
    let name = Some(&target.key).filter(|name| is_plain_key(name) && is_plain_key(own))?;
    let fields = "id,username,name,biography,profile_picture_url,followers_count,follows_count,media_count";
    let url = format!("{}/v21.0/{own}?fields=business_discovery.username({name}){{{fields}}}", access.base_url);
    Some(ProviderRequest::get(url, vec![bearer_header(token)]))
}

/// LinkedIn's versioned API, with a token for organizations. It has no follower counts of persons.
pub(super) fn linkedin_request(access: &ApiAccess, target: &SocialProfileRef) -> Option<ProviderRequest> {
    let (base, name) = (&access.base_url, &target.key);
    is_plain_key(name).then(|| {
        ProviderRequest::get(
            format!("{base}/rest/organizations?q=vanityName&vanityName={name}"),
            linkedin_headers(access),
        )
    })
}

/// Returns the request for the followers of the organization in a response to [`linkedin_request`].
pub(super) fn linkedin_follow_up(access: &ApiAccess, response: &Value) -> Option<ProviderRequest> {
    let id = response.get("elements")?.get(0)?.get("id")?.as_u64()?;
    let base = &access.base_url;
    let urn = format!("urn%3Ali%3Aorganization%3A{id}");
    let url = format!("{base}/rest/networkSizes/{urn}?edgeType=COMPANY_FOLLOWED_BY_MEMBER");
    Some(ProviderRequest::get(url, linkedin_headers(access)))
}

fn linkedin_headers(access: &ApiAccess) -> Vec<(&'static str, String)> {
    let version = [("linkedin-version", "202510"), ("x-restli-protocol-version", "2.0.0")];
    let version = version.map(|(name, value)| (name, value.to_owned()));
    std::iter::once(bearer_header(&access.key)).chain(version).collect()
}

/// TikTok's Research API, with a client token.
pub(super) fn tiktok_request(access: &ApiAccess, target: &SocialProfileRef) -> Option<ProviderRequest> {
    let fields = "display_name,bio_description,avatar_url,is_verified,follower_count,following_count,likes_count,\
                  video_count";
    let url = format!("{}/v2/research/user/info/?fields={fields}", access.base_url);
    let body = json!({ "username": target.key }).to_string();
    Some(ProviderRequest { body: Some(body), ..ProviderRequest::get(url, vec![bearer_header(&access.key)]) })
}

/// Patreon's API v2, with a creator's token. Campaigns are identified by number only.
pub(super) fn patreon_request(access: &ApiAccess, target: &SocialProfileRef) -> Option<ProviderRequest> {
    let is_number = target.key.bytes().all(|byte| byte.is_ascii_digit());
    let fields = "fields%5Bcampaign%5D=creation_name,vanity,image_url,created_at,patron_count";
    is_number.then(|| {
        let url = format!("{}/api/oauth2/v2/campaigns/{}?{fields}", access.base_url, target.key);
        ProviderRequest::get(url, vec![bearer_header(&access.key)])
    })
}
