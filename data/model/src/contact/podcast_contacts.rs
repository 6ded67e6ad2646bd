//! The contacts of a podcast, and where each was seen.

use crate::Timestamp;
use crate::empty_fields::is_default;
use serde::{Deserialize, Serialize};

/// All contacts of a podcast. A contact that is no longer seen stays, with the time of its last sighting.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct PodcastContacts {
    /// Best first.
    #[serde(skip_serializing_if = "is_default")]
    pub emails: Vec<ContactEmail>,
    #[serde(skip_serializing_if = "is_default")]
    pub phones: Vec<ContactPhone>,
    /// Pages with a contact form or with directions for contacting the show.
    #[serde(skip_serializing_if = "is_default")]
    pub pages: Vec<ContactPage>,
    #[serde(skip_serializing_if = "is_default")]
    pub site: Option<ContactSite>,
    /// When the feed was last checked for contacts.
    #[serde(skip_serializing_if = "is_default")]
    pub feed_checked_at: Option<Timestamp>,
}

/// An email address with its provenance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ContactEmail {
    pub email: String,
    /// Whether the address is on the domain of the show's site.
    #[serde(default, skip_serializing_if = "is_default")]
    pub is_own_domain: bool,
    /// Whether the domain has mail servers (MX records); `None` when it was not checked.
    #[serde(default, skip_serializing_if = "is_default")]
    pub takes_mail: Option<bool>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub mail_checked_at: Option<Timestamp>,
    /// One entry per place.
    pub sightings: Vec<Sighting>,
}

/// A phone number with its provenance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ContactPhone {
    /// E.164, for example `+14155550123`.
    pub phone: String,
    #[serde(default, skip_serializing_if = "is_default")]
    pub is_fax: bool,
    pub sightings: Vec<Sighting>,
}

/// A page through which listeners contact the show.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ContactPage {
    pub url: String,
    /// The purpose of the page: `contact`, `about`.
    pub kind: String,
    #[serde(default, skip_serializing_if = "is_default")]
    pub title: String,
    #[serde(default, skip_serializing_if = "is_default")]
    pub has_form: bool,
    pub first_seen_at: Timestamp,
    pub last_seen_at: Timestamp,
}

/// The show's website, as it was last crawled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ContactSite {
    /// The URL at which the crawl began, after redirects.
    pub url: String,
    /// `fine`, `parked`, `needs-javascript`, `unread`.
    pub state: String,
    /// Whether the site names the show or links to its feed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub is_verified: bool,
    /// The number of podcasts whose feeds name this site. From two on, it belongs to a network or a hosting company.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shows: u32,
    pub pages: u32,
    pub checked_at: Timestamp,
}

/// One place where a contact was seen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sighting {
    pub source: ContactSource,
    /// The URL of the page, for sightings on a website.
    #[serde(default, skip_serializing_if = "is_default")]
    pub page: Option<String>,
    /// The purpose of the page.
    #[serde(default, skip_serializing_if = "is_default")]
    pub page_kind: Option<String>,
    /// Occurrences on the whole site.
    pub count: u32,
    /// The text around the contact.
    #[serde(default, skip_serializing_if = "is_default")]
    pub context: String,
    /// The confidence that the contact belongs to the show, 0 to 1.
    pub confidence: f32,
    pub first_seen_at: Timestamp,
    pub last_seen_at: Timestamp,
}

named! {
    /// Where a contact was found.
    ContactSource {
        /// `itunes:owner`.
        FeedOwner = "feed-owner",
        /// The owner in `podcast:locked`.
        FeedLocked = "feed-locked",
        /// The podcast's own website.
        Website = "website",
        /// Its owner, here.
        Owner = "owner",
    }
}

impl ContactSource {
    #[must_use]
    pub fn is_feed(self) -> bool {
        matches!(self, Self::FeedOwner | Self::FeedLocked)
    }

    /// Whether the owner published the contact, in the feed or here. Plans that count contacts do not count it.
    #[must_use]
    pub fn is_of_owner(self) -> bool {
        self.is_feed() || self == Self::Owner
    }
}

impl PodcastContacts {
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// When the place was last checked.
    #[must_use]
    pub fn checked_at(&self, source: ContactSource) -> Option<Timestamp> {
        if source.is_feed() { self.feed_checked_at } else { self.site.as_ref().map(|site| site.checked_at) }
    }

    /// Whether the sighting was confirmed when its place was last checked.
    #[must_use]
    pub fn is_current(&self, sighting: &Sighting) -> bool {
        sighting.source == ContactSource::Owner
            || self.checked_at(sighting.source).is_some_and(|checked| sighting.last_seen_at >= checked)
    }

    /// Addresses with a current sighting, best first.
    pub fn current_emails(&self) -> impl Iterator<Item = &ContactEmail> {
        self.emails.iter().filter(|email| email.sightings.iter().any(|sighting| self.is_current(sighting)))
    }

    /// Phone numbers with a current sighting, best first.
    pub fn current_phones(&self) -> impl Iterator<Item = &ContactPhone> {
        self.phones.iter().filter(|phone| phone.sightings.iter().any(|sighting| self.is_current(sighting)))
    }

    /// Removes the website sightings of addresses for which `is_nobodys` holds, and addresses without any sighting
    /// left. Returns whether anything was removed.
    pub fn remove_site_sightings(&mut self, is_nobodys: impl Fn(&str) -> bool) -> bool {
        let of_site = |email: &ContactEmail| email.sightings.iter().filter(|seen| !seen.source.is_feed()).count();
        let before: usize = self.emails.iter().map(of_site).sum();
        for email in self.emails.iter_mut().filter(|email| is_nobodys(&email.email)) {
            email.sightings.retain(|seen| seen.source.is_feed());
        }
        self.emails.retain(|email| !email.sightings.is_empty());
        before != self.emails.iter().map(of_site).sum::<usize>()
    }

    /// Pages that the last crawl of the site found.
    pub fn current_pages(&self) -> impl Iterator<Item = &ContactPage> {
        let checked = self.site.as_ref().map(|site| site.checked_at);
        self.pages.iter().filter(move |page| checked.is_some_and(|checked| page.last_seen_at >= checked))
    }
}
