//! Platforms with follower counts, and their requests. Keys are sent in headers and never in URLs, which appear in logs
//! and error messages.

use crate::platforms::request::ProviderRequest;
use earshot_model::rating::{SocialPlatform, SocialProfileRef};
use serde_json::{Value, json};

/// A platform with an API for follower counts.
pub trait SocialProvider: Send + Sync {
    fn platform(&self) -> SocialPlatform;

    /// Returns the request for a profile, or `None` when the API does not support such a profile.
    fn request(&self, target: &SocialProfileRef) -> Option<ProviderRequest>;

    /// Returns the next request after this response to [`request`](Self::request); `None` when it was the last.
    fn follow_up(&self, _answer: &Value) -> Option<ProviderRequest> {
        None
    }
}

macro_rules! providers {
    ($($(#[$about:meta])* $name:ident at $base:literal;)+) => { $(
        $(#[$about])*
        #[derive(Clone, Debug)]
        pub struct $name {
            /// Base URL without a trailing slash.
            pub base_url: String,
            pub key: String,
        }

        impl $name {
            /// Creates the provider with the platform's own URL.
            #[must_use]
            pub fn new(key: &str) -> Self {
                Self { base_url: $base.to_owned(), key: key.to_owned() }
            }
        }
    )+ };
}

providers! {
    /// YouTube Data API v3, with an API key. A channel costs one of 10,000 units a day (facts 2.3).
    Youtube at "https://www.googleapis.com";
    /// X API v2, with a bearer token.
    Twitter at "https://api.twitter.com";
    /// Meta's Graph API, with a token that has Page Public Content Access.
    Facebook at "https://graph.facebook.com";
    /// Meta's Graph API for business and creator accounts. The key is the id of the operator's own account, a colon,
    /// and a token.
    Instagram at "https://graph.facebook.com";
    /// LinkedIn's versioned API, with a token for organizations. It has no follower counts of persons.
    LinkedinCompany at "https://api.linkedin.com";
    /// TikTok's Research API, with a client token.
    Tiktok at "https://open.tiktokapis.com";
    /// Patreon's API v2, with a creator's token. Campaigns are identified by number only.
    Patreon at "https://www.patreon.com";
}

fn bearer_header(token: &str) -> (&'static str, String) {
    ("authorization", format!("Bearer {token}"))
}

/// Whether a key has only letters, digits and other characters of names. Anything else could change the request.
fn is_plain_key(key: &str) -> bool {
    !key.is_empty() && key.chars().all(|c| c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '@' | '%'))
}

impl SocialProvider for Youtube {
    fn platform(&self) -> SocialPlatform {
        SocialPlatform::Youtube
    }

    fn request(&self, target: &SocialProfileRef) -> Option<ProviderRequest> {
        let (by, key) = match target.key.split_once('/') {
            Some(("channel", id)) => ("id", id),
            Some(("user", name)) => ("forUsername", name),
            // Custom (`c/name`) and legacy names usually equal the handle. The response shows whose profile it is.
            Some(("c", name)) => ("forHandle", name),
            Some(_) => return None,
            None => ("forHandle", target.key.as_str()),
        };
        is_plain_key(key).then(|| {
            let base = &self.base_url;
            let url = format!("{base}/youtube/v3/channels?part=snippet,statistics&{by}={key}");
            ProviderRequest::get(url, vec![("x-goog-api-key", self.key.clone())])
        })
    }
}

impl SocialProvider for Twitter {
    fn platform(&self) -> SocialPlatform {
        SocialPlatform::Twitter
    }

    fn request(&self, target: &SocialProfileRef) -> Option<ProviderRequest> {
        let (base, name) = (&self.base_url, &target.key);
        let fields = "user.fields=created_at,description,profile_image_url,public_metrics,verified";
        is_plain_key(name).then(|| {
            ProviderRequest::get(format!("{base}/2/users/by/username/{name}?{fields}"), vec![bearer_header(&self.key)])
        })
    }
}

impl SocialProvider for Facebook {
    fn platform(&self) -> SocialPlatform {
        SocialPlatform::Facebook
    }

    fn request(&self, target: &SocialProfileRef) -> Option<ProviderRequest> {
        // In `pages/Name/123` the number is the page id.
        let page = target.key.rsplit('/').next().filter(|page| is_plain_key(page))?;
        let fields = "fields=id,name,about,followers_count,fan_count,talking_about_count,picture";
        let url = format!("{}/v21.0/{page}?{fields}", self.base_url);
        Some(ProviderRequest::get(url, vec![bearer_header(&self.key)]))
    }
}

impl SocialProvider for Instagram {
    fn platform(&self) -> SocialPlatform {
        SocialPlatform::Instagram
    }

    fn request(&self, target: &SocialProfileRef) -> Option<ProviderRequest> {
        let (own, token) = self.key.split_once(':')?;
        let name = Some(&target.key).filter(|name| is_plain_key(name) && is_plain_key(own))?;
        let fields = "id,username,name,biography,profile_picture_url,followers_count,follows_count,media_count";
        let url = format!("{}/v21.0/{own}?fields=business_discovery.username({name}){{{fields}}}", self.base_url);
        Some(ProviderRequest::get(url, vec![bearer_header(token)]))
    }
}

impl LinkedinCompany {
    fn headers(&self) -> Vec<(&'static str, String)> {
        let version = [("linkedin-version", "202510"), ("x-restli-protocol-version", "2.0.0")];
        let version = version.map(|(name, value)| (name, value.to_owned()));
        std::iter::once(bearer_header(&self.key)).chain(version).collect()
    }
}

impl SocialProvider for LinkedinCompany {
    fn platform(&self) -> SocialPlatform {
        SocialPlatform::LinkedinCompany
    }

    fn request(&self, target: &SocialProfileRef) -> Option<ProviderRequest> {
        let (base, name) = (&self.base_url, &target.key);
        is_plain_key(name).then(|| {
            ProviderRequest::get(format!("{base}/rest/organizations?q=vanityName&vanityName={name}"), self.headers())
        })
    }

    fn follow_up(&self, answer: &Value) -> Option<ProviderRequest> {
        let id = answer.get("elements")?.get(0)?.get("id")?.as_u64()?;
        let base = &self.base_url;
        let urn = format!("urn%3Ali%3Aorganization%3A{id}");
        let url = format!("{base}/rest/networkSizes/{urn}?edgeType=COMPANY_FOLLOWED_BY_MEMBER");
        Some(ProviderRequest::get(url, self.headers()))
    }
}

impl SocialProvider for Tiktok {
    fn platform(&self) -> SocialPlatform {
        SocialPlatform::Tiktok
    }

    fn request(&self, target: &SocialProfileRef) -> Option<ProviderRequest> {
        let fields = "display_name,bio_description,avatar_url,is_verified,follower_count,following_count,likes_count,\
                      video_count";
        let url = format!("{}/v2/research/user/info/?fields={fields}", self.base_url);
        let body = json!({ "username": target.key }).to_string();
        Some(ProviderRequest { body: Some(body), ..ProviderRequest::get(url, vec![bearer_header(&self.key)]) })
    }
}

impl SocialProvider for Patreon {
    fn platform(&self) -> SocialPlatform {
        SocialPlatform::Patreon
    }

    fn request(&self, target: &SocialProfileRef) -> Option<ProviderRequest> {
        let is_number = target.key.bytes().all(|byte| byte.is_ascii_digit());
        let fields = "fields%5Bcampaign%5D=creation_name,vanity,image_url,created_at,patron_count";
        is_number.then(|| {
            let url = format!("{}/api/oauth2/v2/campaigns/{}?{fields}", self.base_url, target.key);
            ProviderRequest::get(url, vec![bearer_header(&self.key)])
        })
    }
}
