//! The opt-out list: addresses, domains and podcasts that must not be listed. Every stage checks it.

use super::email_check::email_domain;
use super::podcast_contacts::PodcastContacts;
use crate::people::PersonRecord;
use crate::{PodcastId, Timestamp};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::str::FromStr as _;

named! {
    /// What an entry of the opt-out list covers.
    OptOutKind {
        /// An email address, everywhere.
        Address = "address",
        /// A domain with its subdomains: addresses on it are not shown, sites on it are not crawled.
        Domain = "domain",
        /// A podcast: its contacts are not shown, and its site is not crawled for it.
        Podcast = "show",
        /// An address or phone number that does not belong to a given podcast. The value is `<podcast id> <address>`.
        Contact = "contact",
        /// A person: pages about people do not show them. The value is a name key, or `<podcast id> <name key>` for the
        /// one of several namesakes who is credited in that podcast.
        Person = "person",
    }
}

/// An entry of the opt-out list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptOut {
    pub kind: OptOutKind,
    /// Normalized by [`OptOut::new`].
    pub value: String,
    #[serde(rename = "why")]
    pub reason: String,
    pub added_at: Timestamp,
}

impl OptOut {
    /// Parses an address, a domain or a podcast id. The kind follows from the text: an address has an `@`, a domain has
    /// a dot. Returns `None` for any other text.
    #[must_use]
    pub fn new(text: &str, reason: &str, added_at: Timestamp) -> Option<Self> {
        let text = text.trim().to_lowercase();
        let (kind, value) = match text.split_once('@') {
            // A domain may also be written as `@domain`.
            Some(("", domain)) if is_domain(domain) => (OptOutKind::Domain, domain.to_owned()),
            Some((local, domain)) if !local.is_empty() && is_domain(domain) => (OptOutKind::Address, text),
            Some(_) => return None,
            None => match PodcastId::from_str(&text) {
                Ok(id) => (OptOutKind::Podcast, id.to_string()),
                Err(_) if is_domain(&text) => (OptOutKind::Domain, text),
                Err(_) => return None,
            },
        };
        Some(Self { kind, value, reason: reason.to_owned(), added_at })
    }

    /// An entry for a contact that does not belong to the podcast.
    #[must_use]
    pub fn for_contact(podcast: PodcastId, contact: &str, reason: &str, added_at: Timestamp) -> Self {
        let value = contact_value(podcast, contact);
        Self { kind: OptOutKind::Contact, value, reason: reason.to_owned(), added_at }
    }

    /// An entry for everybody with a name, or for the person with that name in a podcast.
    #[must_use]
    pub fn for_person(name_key: &str, podcast: Option<PodcastId>, reason: &str, added_at: Timestamp) -> Self {
        let value = person_value(podcast, name_key);
        Self { kind: OptOutKind::Person, value, reason: reason.to_owned(), added_at }
    }
}

fn person_value(podcast: Option<PodcastId>, name_key: &str) -> String {
    podcast.map_or_else(|| name_key.to_owned(), |podcast| format!("{podcast} {name_key}"))
}

fn contact_value(podcast: PodcastId, contact: &str) -> String {
    format!("{podcast} {}", contact.trim().to_lowercase())
}

fn is_domain(text: &str) -> bool {
    let is_label = |label: &str| !label.is_empty() && label.chars().all(|c| c.is_alphanumeric() || c == '-');
    text.len() <= 253 && text.contains('.') && text.split('.').all(is_label)
}

/// The whole opt-out list, ready for lookups.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OptOuts {
    entries: BTreeSet<(OptOutKind, String)>,
}

impl FromIterator<OptOut> for OptOuts {
    fn from_iter<T: IntoIterator<Item = OptOut>>(entries: T) -> Self {
        Self { entries: entries.into_iter().map(|entry| (entry.kind, entry.value)).collect() }
    }
}

impl OptOuts {
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    fn has_entry(&self, kind: OptOutKind, value: &str) -> bool {
        !self.entries.is_empty() && self.entries.contains(&(kind, value.to_owned()))
    }

    #[must_use]
    pub fn has_podcast(&self, podcast: PodcastId) -> bool {
        self.has_entry(OptOutKind::Podcast, &podcast.to_string())
    }

    /// Whether the list has the host's domain or a domain above it.
    #[must_use]
    pub fn has_domain(&self, host: &str) -> bool {
        let host = host.trim_end_matches('.').to_lowercase();
        let mut domain = host.as_str();
        while !self.entries.is_empty() {
            if self.has_entry(OptOutKind::Domain, domain) {
                return true;
            }
            match domain.split_once('.') {
                Some((_, rest)) => domain = rest,
                None => break,
            }
        }
        false
    }

    /// Whether an address is on the list wherever it is found.
    #[must_use]
    pub fn is_address_opted_out(&self, email: &str) -> bool {
        let lower = email.trim().to_lowercase();
        self.has_entry(OptOutKind::Address, &lower)
            || email_domain(&lower).is_some_and(|domain| self.has_domain(domain))
    }

    /// Whether an address or a phone number must not be shown for a podcast.
    #[must_use]
    pub fn is_contact_opted_out(&self, podcast: PodcastId, contact: &str) -> bool {
        if self.entries.is_empty() {
            return false;
        }
        let lower = contact.to_lowercase();
        self.has_podcast(podcast)
            || self.has_entry(OptOutKind::Address, &lower)
            || self.has_entry(OptOutKind::Contact, &contact_value(podcast, contact))
            || email_domain(&lower).is_some_and(|domain| self.has_domain(domain))
    }

    /// Whether pages about people must not show a person, under any of the names.
    #[must_use]
    pub fn is_person_opted_out(&self, person: &PersonRecord) -> bool {
        !self.entries.is_empty()
            && person.keys.iter().any(|key| {
                self.has_entry(OptOutKind::Person, key)
                    || person
                        .podcasts
                        .iter()
                        .any(|one| self.has_entry(OptOutKind::Person, &person_value(Some(one.podcast), key)))
            })
    }

    /// Whether the page is on an opted-out domain.
    fn is_page_opted_out(&self, url: &str) -> bool {
        url_host(url).is_some_and(|host| self.has_domain(host))
    }

    /// Whether contacts have anything that is opted out.
    #[must_use]
    pub fn has_entry_for_contacts(&self, podcast: PodcastId, contacts: &PodcastContacts) -> bool {
        !self.entries.is_empty()
            && (contacts.emails.iter().any(|email| self.is_contact_opted_out(podcast, &email.email))
                || contacts.phones.iter().any(|phone| self.is_contact_opted_out(podcast, &phone.phone))
                || contacts.pages.iter().any(|page| self.is_page_opted_out(&page.url)))
    }

    /// Removes opted-out entries from contacts. Returns whether anything was removed.
    pub fn redact_contacts(&self, podcast: PodcastId, contacts: &mut PodcastContacts) -> bool {
        if self.entries.is_empty() || contacts.is_empty() {
            return false;
        }
        if self.has_podcast(podcast) {
            *contacts = PodcastContacts::default();
            return true;
        }
        let before = contacts.emails.len() + contacts.phones.len() + contacts.pages.len();
        contacts.emails.retain(|email| !self.is_contact_opted_out(podcast, &email.email));
        contacts.phones.retain(|phone| !self.is_contact_opted_out(podcast, &phone.phone));
        contacts.pages.retain(|page| !self.is_page_opted_out(&page.url));
        before != contacts.emails.len() + contacts.phones.len() + contacts.pages.len()
    }
}

fn url_host(url: &str) -> Option<&str> {
    let (_, rest) = url.split_once("://")?;
    let authority = rest.split(['/', '?', '#']).next()?;
    Some(authority.rsplit_once(':').map_or(authority, |(host, _)| host))
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::DateTime;

    fn opt_outs(entries: &[&str]) -> OptOuts {
        entries.iter().map(|text| OptOut::new(text, "", DateTime::UNIX_EPOCH).expect("an entry")).collect()
    }

    #[test]
    fn entry_kinds_are_detected() {
        let id = PodcastId::from_feed_url("https://a.example/rss");
        let cases = [
            (" Ada@Slow.example ", Some((OptOutKind::Address, "ada@slow.example"))),
            ("@Slow.example", Some((OptOutKind::Domain, "slow.example"))),
            ("slow.example", Some((OptOutKind::Domain, "slow.example"))),
            ("slow", None),
            ("a@", None),
            ("a@b c.example", None),
            ("https://slow.example/x", None),
        ];
        for (text, expected) in cases {
            let found = OptOut::new(text, "", DateTime::UNIX_EPOCH);
            assert_eq!(found.as_ref().map(|entry| (entry.kind, entry.value.as_str())), expected, "{text}");
        }
        let show = OptOut::new(&id.to_string(), "", DateTime::UNIX_EPOCH).expect("an id");
        assert_eq!((show.kind, show.value), (OptOutKind::Podcast, id.to_string()));
    }

    #[test]
    fn opted_out_contacts_are_redacted() {
        let one = PodcastId::from_feed_url("https://a.example/rss");
        let other = PodcastId::from_feed_url("https://b.example/rss");
        let hidden = opt_outs(&["ada@slow.example", "quiet.example"]);
        assert!(
            hidden.is_contact_opted_out(one, "Ada@slow.example")
                && !hidden.is_contact_opted_out(one, "ben@slow.example")
        );
        assert!(
            hidden.is_contact_opted_out(one, "x@mail.quiet.example")
                && !hidden.is_contact_opted_out(one, "x@notquiet.example")
        );
        assert!(hidden.has_domain("www.quiet.example.") && !hidden.has_domain("example"));
        let show = opt_outs(&[&one.to_string()]);
        assert!(show.is_contact_opted_out(one, "+4533121212") && !show.is_contact_opted_out(other, "+4533121212"));
        let wrong: OptOuts =
            [OptOut::for_contact(one, "Hi@slow.example", "reported", DateTime::UNIX_EPOCH)].into_iter().collect();
        assert!(
            wrong.is_contact_opted_out(one, "hi@slow.example") && !wrong.is_contact_opted_out(other, "hi@slow.example")
        );
        assert!(!OptOuts::default().is_contact_opted_out(one, "hi@slow.example"));
    }
}
