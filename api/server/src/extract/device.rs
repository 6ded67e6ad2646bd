//! The browser and system of a client, read from `User-Agent`.

use axum::extract::FromRequestParts;
use axum::http::header::USER_AGENT;
use axum::http::request::Parts;
use std::convert::Infallible;

/// The first entry found in `User-Agent` names the browser. The order matters, because most browsers also list others
/// for compatibility.
const BROWSERS: &[(&str, &str)] = &[
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
];

const SYSTEMS: &[(&str, &str)] = &[
    ("Windows", "Windows"),
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// A label such as `Firefox on Linux`, for lists of sessions. `None` when the header names no known browser or
/// system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device(pub Option<String>);

impl Device {
    fn from_user_agent(user_agent: &str) -> Self {
        let first = |table: &[(&str, &'static str)]| {
            table.iter().find(|(mark, _)| user_agent.contains(mark)).map(|&(_, name)| name)
        };
        Self(match (first(BROWSERS), first(SYSTEMS)) {
            (Some(browser), Some(system)) => Some(format!("{browser} on {system}")),
            (Some(one), None) | (None, Some(one)) => Some(one.to_owned()),
            (None, None) => None,
        })
    }
}

impl<S: Sync> FromRequestParts<S> for Device {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let user_agent = parts.headers.get(USER_AGENT).and_then(|value| value.to_str().ok());
        Ok(Self::from_user_agent(user_agent.unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_recognized_by_their_user_agents() {
        let cases = [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", Some("Firefox on Linux")),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0",
                Some("Edge on Windows"),
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1",
                Some("Safari on iPhone"),
            ),
            ("curl/8.5.0", Some("curl")),
            ("<script>alert(1)</script>", None),
            ("", None),
        ];
        for (user_agent, expected) in cases {
            assert_eq!(Device::from_user_agent(user_agent).0.as_deref(), expected, "{user_agent}");
        }
    }
}
