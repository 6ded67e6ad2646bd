//! Who does not want to be listed: addresses, domains, shows. Every stage asks it.

use super::domain_of_address;
use crate::{PodcastContacts, PodcastDocument, PodcastId, Timestamp};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::str::FromStr as _;

named! {
    /// What an entry of the list is about.
    OptOutKind {
        /// An email address, everywhere.
        Address = "address",
        /// A domain with all below it: its addresses are not shown, its sites not crawled.
        Domain = "domain",
        /// A podcast: none of its contacts is shown, its site is not crawled for it.
        Show = "show",
        /// An address or a number at one show, `<podcast id> <address>`: it is not that show's.
        Contact = "contact",
    }
}

/// An entry of the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptOut {
    pub kind: OptOutKind,
    /// In the form of [`OptOut::new`].
    pub value: String,
    pub why: String,
    pub added_at: Timestamp,
}

impl OptOut {
    /// `None` when it is neither an address, nor a domain, nor the id of a podcast. Which of them it is shows in itself:
    /// what has an `@` is an address, what has a dot a domain.
    #[must_use]
    pub fn new(text: &str, why: &str, added_at: Timestamp) -> Option<Self> {
        let text = text.trim().to_lowercase();
        let (kind, value) = match text.split_once('@') {
            // A domain may be given as `@domain`.
            Some(("", domain)) if is_domain(domain) => (OptOutKind::Domain, domain.to_owned()),
            Some((local, domain)) if !local.is_empty() && is_domain(domain) => (OptOutKind::Address, text),
            Some(_) => return None,
            None => match PodcastId::from_str(&text) {
                Ok(id) => (OptOutKind::Show, id.to_string()),
                Err(_) if is_domain(&text) => (OptOutKind::Domain, text),
                Err(_) => return None,
            },
        };
        Some(Self { kind, value, why: why.to_owned(), added_at })
    }

    /// That a contact is not the show's.
    #[must_use]
    pub fn of_contact(podcast: PodcastId, contact: &str, why: &str, added_at: Timestamp) -> Self {
        let value = contact_value(podcast, contact);
        Self { kind: OptOutKind::Contact, value, why: why.to_owned(), added_at }
    }
}

fn contact_value(podcast: PodcastId, contact: &str) -> String {
    format!("{podcast} {}", contact.trim().to_lowercase())
}

fn is_domain(text: &str) -> bool {
    let is_label = |label: &str| !label.is_empty() && label.chars().all(|c| c.is_alphanumeric() || c == '-');
    text.len() <= 253 && text.contains('.') && text.split('.').all(is_label)
}

/// The whole list, to be asked.
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

    fn has(&self, kind: OptOutKind, value: &str) -> bool {
        !self.entries.is_empty() && self.entries.contains(&(kind, value.to_owned()))
    }

    #[must_use]
    pub fn has_show(&self, podcast: PodcastId) -> bool {
        self.has(OptOutKind::Show, &podcast.to_string())
    }

    /// Whether a host is, or is below, a domain of the list.
    #[must_use]
    pub fn has_domain(&self, host: &str) -> bool {
        let host = host.trim_end_matches('.').to_lowercase();
        let mut domain = host.as_str();
        while !self.entries.is_empty() {
            if self.has(OptOutKind::Domain, domain) {
                return true;
            }
            match domain.split_once('.') {
                Some((_, rest)) => domain = rest,
                None => break,
            }
        }
        false
    }

    /// Whether an address or a number may not be shown at a podcast.
    #[must_use]
    pub fn hides(&self, podcast: PodcastId, contact: &str) -> bool {
        if self.entries.is_empty() {
            return false;
        }
        let lower = contact.to_lowercase();
        self.has_show(podcast)
            || self.has(OptOutKind::Address, &lower)
            || self.has(OptOutKind::Contact, &contact_value(podcast, contact))
            || domain_of_address(&lower).is_some_and(|domain| self.has_domain(domain))
    }

    /// Takes out of contacts what may not be shown; true when something was.
    pub fn hide_contacts(&self, podcast: PodcastId, contacts: &mut PodcastContacts) -> bool {
        if self.entries.is_empty() || contacts.is_empty() {
            return false;
        }
        if self.has_show(podcast) {
            *contacts = PodcastContacts::default();
            return true;
        }
        let before = contacts.emails.len() + contacts.phones.len() + contacts.pages.len();
        contacts.emails.retain(|email| !self.hides(podcast, &email.email));
        contacts.phones.retain(|phone| !self.hides(podcast, &phone.phone));
        contacts.pages.retain(|page| !host_of(&page.url).is_some_and(|host| self.has_domain(host)));
        before != contacts.emails.len() + contacts.phones.len() + contacts.pages.len()
    }

    /// Whether something of a document may not be shown.
    #[must_use]
    pub fn touches(&self, document: &PodcastDocument) -> bool {
        let id = document.podcast.id;
        let contacts = &document.contacts;
        !self.entries.is_empty()
            && (self.has_show(id)
                || document.podcast.owner_email.as_deref().is_some_and(|email| self.hides(id, email))
                || contacts.emails.iter().any(|email| self.hides(id, &email.email))
                || contacts.phones.iter().any(|phone| self.hides(id, &phone.phone))
                || contacts.pages.iter().any(|page| host_of(&page.url).is_some_and(|host| self.has_domain(host))))
    }

    /// Takes out of a document what may not be shown.
    pub fn hide(&self, document: &mut PodcastDocument) {
        let id = document.podcast.id;
        self.hide_contacts(id, &mut document.contacts);
        if document.podcast.owner_email.as_deref().is_some_and(|email| self.hides(id, email)) {
            document.podcast.owner_email = None;
        }
    }
}

fn host_of(url: &str) -> Option<&str> {
    let (_, rest) = url.split_once("://")?;
    let authority = rest.split(['/', '?', '#']).next()?;
    Some(authority.rsplit_once(':').map_or(authority, |(host, _)| host))
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::DateTime;

    fn list(entries: &[&str]) -> OptOuts {
        entries.iter().map(|text| OptOut::new(text, "", DateTime::UNIX_EPOCH).expect("an entry")).collect()
    }

    #[test]
    fn entries_say_what_they_are() {
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
        assert_eq!((show.kind, show.value), (OptOutKind::Show, id.to_string()));
    }

    #[test]
    fn addresses_domains_shows_and_single_contacts_are_hidden() {
        let one = PodcastId::from_feed_url("https://a.example/rss");
        let other = PodcastId::from_feed_url("https://b.example/rss");
        let hidden = list(&["ada@slow.example", "quiet.example"]);
        assert!(hidden.hides(one, "Ada@slow.example") && !hidden.hides(one, "ben@slow.example"));
        assert!(hidden.hides(one, "x@mail.quiet.example") && !hidden.hides(one, "x@notquiet.example"));
        assert!(hidden.has_domain("www.quiet.example.") && !hidden.has_domain("example"));
        let show = list(&[&one.to_string()]);
        assert!(show.hides(one, "+4533121212") && !show.hides(other, "+4533121212"));
        let wrong: OptOuts =
            [OptOut::of_contact(one, "Hi@slow.example", "reported", DateTime::UNIX_EPOCH)].into_iter().collect();
        assert!(wrong.hides(one, "hi@slow.example") && !wrong.hides(other, "hi@slow.example"));
        assert!(!OptOuts::default().hides(one, "hi@slow.example"));
    }
}
