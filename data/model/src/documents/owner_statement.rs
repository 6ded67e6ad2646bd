//! What the owner of a podcast states about it, and the facts that anyone can propose to correct.

use crate::contact::{ContactEmail, ContactSource, Sighting, check_email_address};
use crate::{PodcastId, Timestamp, parse_country_code};
use url::Url;

/// Most contacts that an owner can state.
pub const MAX_STATED_EMAILS: usize = 3;
/// Longest text of what a podcast is open to guests on.
pub const MAX_GUEST_TOPICS_CHARS: usize = 200;
const MAX_URL_BYTES: usize = 500;
const MAX_LANGUAGE_BYTES: usize = 20;

named! {
    /// A fact of a podcast that anyone can propose to correct.
    CorrectableFact {
        /// The URL of the podcast's website.
        Website = "website",
        /// Its language, BCP 47.
        Language = "language",
        /// The country that it is made in, ISO 3166-1 alpha-2.
        Country = "country",
        /// Another fact, in words. Accepting it changes nothing by itself.
        Other = "other",
    }
}

impl CorrectableFact {
    /// Normalizes the proposed value of the fact; `None` when it cannot be one.
    #[must_use]
    pub fn parse_value(self, text: &str) -> Option<String> {
        let text = text.trim();
        match self {
            Self::Website => {
                let url = Url::parse(text).ok().filter(|url| matches!(url.scheme(), "http" | "https"))?;
                let has_name = url.host_str().is_some_and(|host| host.contains('.'));
                let is_plain = url.username().is_empty() && url.password().is_none();
                (has_name && is_plain && url.as_str().len() <= MAX_URL_BYTES).then(|| url.into())
            }
            Self::Language => is_language(text).then(|| normalize_language(text)),
            Self::Country => parse_country_code(text).map(str::to_owned),
            Self::Other => (!text.is_empty()).then(|| text.to_owned()),
        }
    }
}

/// The value of a fact that an administrator accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorrectedFact {
    pub podcast: PodcastId,
    pub fact: CorrectableFact,
    pub value: String,
}

fn is_language(text: &str) -> bool {
    let mut parts = text.split('-');
    let is_primary =
        parts.next().is_some_and(|part| (2..=3).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphabetic()));
    let is_subtag = |part: &str| (2..=8).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphanumeric());
    is_primary && text.len() <= MAX_LANGUAGE_BYTES && parts.all(is_subtag)
}

/// `PT-br` becomes `pt-BR`: regions have two letters and are the only such subtag.
fn normalize_language(text: &str) -> String {
    let parts = text.split('-').enumerate();
    let parts =
        parts.map(
            |(at, part)| {
                if at > 0 && part.len() == 2 { part.to_ascii_uppercase() } else { part.to_ascii_lowercase() }
            },
        );
    parts.collect::<Vec<_>>().join("-")
}

/// What the owner of a podcast states about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnerStatement {
    /// Whether an account proves at this time that it controls the feed. Without one, only `hides_contacts` is left of
    /// what was stated.
    pub is_claimed: bool,
    /// No contacts of the podcast are shown.
    pub hides_contacts: bool,
    /// The addresses to write to. They replace those that were found; none leaves them.
    pub emails: Vec<String>,
    /// What the podcast is open to guests on.
    pub guest_topics: Option<String>,
    pub stated_at: Timestamp,
}

impl OwnerStatement {
    pub(crate) fn contact(&self, email: &str) -> ContactEmail {
        let sighting = Sighting {
            source: ContactSource::Owner,
            page: None,
            page_kind: None,
            count: 1,
            context: String::new(),
            confidence: 1.0,
            first_seen_at: self.stated_at,
            last_seen_at: self.stated_at,
        };
        ContactEmail {
            email: email.to_owned(),
            is_own_domain: false,
            takes_mail: None,
            mail_checked_at: None,
            sightings: vec![sighting],
        }
    }
}

/// Normalizes an address that an owner states; `None` when nobody could write to it.
#[must_use]
pub fn parse_stated_email(text: &str) -> Option<String> {
    let text = text.trim();
    (check_email_address(text).is_syntax_valid && crate::is_one_recipient(text)).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_facts_are_normalized_or_refused() {
        let parse = |fact: CorrectableFact, text: &str| fact.parse_value(text);
        for (text, value) in [("PT-br", Some("pt-BR")), ("en", Some("en")), ("zh-Hant", Some("zh-hant")), ("e", None)] {
            assert_eq!(parse(CorrectableFact::Language, text).as_deref(), value, "{text}");
        }
        for text in ["tea.example", "javascript:alert(1)", "https://ann:pw@tea.example", "https://localhost"] {
            assert_eq!(parse(CorrectableFact::Website, text), None, "{text}");
        }
        let website = parse(CorrectableFact::Website, " https://Tea.example ");
        assert_eq!(website.as_deref(), Some("https://tea.example/"));
        assert_eq!(parse(CorrectableFact::Country, "de").as_deref(), Some("DE"));
        assert_eq!(parse(CorrectableFact::Country, "xx"), None);
        assert_eq!(parse(CorrectableFact::Other, "  "), None);
        assert_eq!(parse_stated_email(" a@tea.example ").as_deref(), Some("a@tea.example"));
        for text in ["", "a", "a@b@c", "a@tea.example?bcc=x@y.example", "a@tea.example, b@tea.example"] {
            assert_eq!(parse_stated_email(text), None, "{text}");
        }
    }
}
