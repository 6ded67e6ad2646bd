//! User and password of a URL, sent as Basic authentication (RFC 7617).

use std::fmt;
use url::Url;

/// User and password. They go to the server of the requested URL only.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Credentials {
    pub(crate) user: String,
    pub(crate) password: Option<String>,
}

impl Credentials {
    /// Takes user and password out of a URL.
    pub(crate) fn take(url: &mut Url) -> Option<Self> {
        if url.username().is_empty() && url.password().is_none() {
            return None;
        }
        let credentials = Self { user: decode(url.username()), password: url.password().map(decode) };
        // Only a URL without a host has no place for them, and the guard rejects it.
        let _ = url.set_username("").and_then(|()| url.set_password(None));
        Some(credentials)
    }
}

impl fmt::Debug for Credentials {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Credentials(…)")
    }
}

/// Resolves percent-encoding. Invalid UTF-8 is replaced.
fn decode(text: &str) -> String {
    let plus_is_plus = text.replace('+', "%2B");
    let pair = format!("={plus_is_plus}").replace('&', "%26");
    url::form_urlencoded::parse(pair.as_bytes()).next().map(|(_, value)| value.into_owned()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn credentials_are_taken_out_of_the_url() {
        let cases = [
            ("http://ann:p%21w%26%2B+@a.example/x", "http://a.example/x", Some(("ann", Some("p!w&++")))),
            ("http://ann@a.example/x", "http://a.example/x", Some(("ann", None))),
            ("http://:pw@a.example/x", "http://a.example/x", Some(("", Some("pw")))),
            ("http://a.example/x", "http://a.example/x", None),
        ];
        for (raw, rest, expected) in cases {
            let mut url = Url::parse(raw).expect("a URL");
            let taken = Credentials::take(&mut url);
            let expected = expected.map(|(user, password): (&str, Option<&str>)| Credentials {
                user: user.to_owned(),
                password: password.map(str::to_owned),
            });
            assert_eq!((url.as_str(), taken), (rest, expected));
        }
    }
}
