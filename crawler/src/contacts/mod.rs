//! Merges the contacts of feed and site with the stored ones. Pure.

mod email_order;
mod limits;
mod sightings;

use crate::crawl::SiteContents;
use crate::site::{CrawlResult, FoundEmail, FoundPhone, PageKind, domain_of, is_own_domain, junk_reason};
use earshot_model::{
    ContactEmail, ContactPage, ContactPhone, ContactSite, ContactSource, OptOuts, Podcast, PodcastContacts, PodcastId,
    Sighting, Timestamp, email_domain, is_one_recipient,
};
use sightings::add_sightings;
use std::collections::HashMap;
use url::Url;

/// The most pages recorded per finding.
const MAX_SIGHTINGS: usize = 5;

/// Merges the feed's contacts with the stored ones; `None` when there are none.
#[must_use]
pub fn merge_feed_contacts(
    known: &PodcastContacts,
    podcast: &Podcast,
    hidden: &OptOuts,
    now: Timestamp,
) -> Option<PodcastContacts> {
    let own = podcast.website_url.as_deref().and_then(|url| Url::parse(url).ok()).and_then(|url| domain_of(&url));
    let named = [
        (podcast.owner_email.as_deref(), ContactSource::FeedOwner, "itunes:owner"),
        (podcast.namespace.locked_owner.as_deref(), ContactSource::FeedLocked, "podcast:locked"),
    ];
    let mut contacts = known.clone();
    contacts.feed_checked_at = Some(now);
    for (email, source, tag) in named {
        let Some(email) = email.map(str::trim).filter(|email| is_one_recipient(email)) else { continue };
        if junk_reason(email, own.as_deref()).is_some() || hidden.is_contact_opted_out(podcast.id, email) {
            continue;
        }
        let sighting = Sighting {
            source,
            page: None,
            page_kind: None,
            count: 1,
            context: tag.to_owned(),
            // The owner publishes it as a contact, but it may be years old.
            confidence: 0.9,
            first_seen_at: now,
            last_seen_at: now,
        };
        let is_own_domain = is_own_domain(email, own.as_deref());
        add_email_sightings(&mut contacts.emails, email, is_own_domain, [sighting]);
    }
    email_order::sort_contacts(&mut contacts);
    (!contacts.emails.is_empty() || !known.is_empty()).then_some(contacts)
}

/// A podcast whose site was crawled.
#[derive(Clone, Copy, Debug)]
pub struct PodcastSiteContext<'a> {
    pub podcast: PodcastId,
    pub feed_url: &'a str,
    pub title: &'a str,
    /// Number of podcasts that name the site.
    pub podcast_count: u32,
    /// Whether domains accept mail, as far as it was checked.
    pub accepts_mail: &'a HashMap<String, bool>,
}

/// Merges the site's contacts with the stored ones.
#[must_use]
pub fn merge_site_contacts(
    known: &PodcastContacts,
    reading: &SiteContents,
    result: &CrawlResult,
    of: PodcastSiteContext<'_>,
    hidden: &OptOuts,
    now: Timestamp,
) -> PodcastContacts {
    let kinds: HashMap<String, PageKind> = reading.pages.iter().map(|page| (page.url.to_string(), page.kind)).collect();
    let mut contacts = known.clone();
    contacts.site = Some(ContactSite {
        url: result.stats.base_url.clone(),
        state: result.state.as_str().to_owned(),
        is_verified: is_site_of_show(reading, of.title, of.feed_url),
        shows: of.podcast_count,
        pages: u32::try_from(result.stats.pages_crawled).unwrap_or(u32::MAX),
        checked_at: now,
    });
    for found in &result.emails {
        let sightings = email_sightings(found, &kinds, now);
        add_email_sightings(&mut contacts.emails, &found.email, found.is_own_domain, sightings);
    }
    for found in &result.phones {
        add_phone_sightings(&mut contacts.phones, found, &kinds, now);
    }
    for found in &result.contact_pages {
        let page = ContactPage {
            url: found.url.clone(),
            kind: kinds.get(&found.url).map_or("other", |kind| kind.as_str()).to_owned(),
            title: found.title.clone(),
            has_form: found.has_form,
            first_seen_at: now,
            last_seen_at: now,
        };
        match contacts.pages.iter_mut().find(|known| known.url == page.url) {
            Some(known) => *known = ContactPage { first_seen_at: known.first_seen_at, ..page },
            None => contacts.pages.push(page),
        }
    }
    for email in &mut contacts.emails {
        let domain = email_domain(&email.email).unwrap_or_default().to_lowercase();
        if let Some(accepts_mail) = of.accepts_mail.get(&domain) {
            email.takes_mail = Some(*accepts_mail);
            email.mail_checked_at = Some(now);
        }
    }
    hidden.redact_contacts(of.podcast, &mut contacts);
    email_order::sort_contacts(&mut contacts);
    contacts
}

/// Returns whether the site belongs to the show: it has the show's name, or links to its feed.
fn is_site_of_show(reading: &SiteContents, title: &str, feed_url: &str) -> bool {
    let show = crate::site::SiteIdentity::from_names(&[title.to_owned()]);
    let leads_to_feed = reading.pages.iter().flat_map(|page| &page.external_urls).any(|url| url.as_str() == feed_url);
    let names = reading.pages.iter().flat_map(|page| &page.names);
    leads_to_feed
        || names.flat_map(|name| name.split(['|', '–', '—', '·', ':'])).any(|name| show.similarity(name) >= 0.9)
}

/// Returns the pages with a finding, contact pages first.
fn best_pages<'a>(pages: &'a [String], kinds: &HashMap<String, PageKind>) -> Vec<(&'a String, PageKind)> {
    let mut places: Vec<_> =
        pages.iter().map(|page| (page, kinds.get(page).copied().unwrap_or(PageKind::Other))).collect();
    places.sort_by_key(|(_, kind)| std::cmp::Reverse(kind.contact_priority()));
    places.truncate(MAX_SIGHTINGS);
    places
}

fn new_sighting(page: &str, kind: PageKind, count: usize, context: &str, confidence: f32, now: Timestamp) -> Sighting {
    Sighting {
        source: ContactSource::Website,
        page: Some(page.to_owned()),
        page_kind: Some(kind.as_str().to_owned()),
        count: u32::try_from(count).unwrap_or(u32::MAX),
        context: context.to_owned(),
        confidence,
        first_seen_at: now,
        last_seen_at: now,
    }
}

fn email_sightings(found: &FoundEmail, kinds: &HashMap<String, PageKind>, now: Timestamp) -> Vec<Sighting> {
    let places = best_pages(&found.pages, kinds).into_iter();
    places.map(|(page, kind)| new_sighting(page, kind, found.count, &found.context, found.confidence, now)).collect()
}

fn add_email_sightings(
    emails: &mut Vec<ContactEmail>,
    email: &str,
    is_own_domain: bool,
    sightings: impl IntoIterator<Item = Sighting>,
) {
    let at = emails.iter().position(|known| known.email.eq_ignore_ascii_case(email)).unwrap_or_else(|| {
        emails.push(ContactEmail {
            email: email.to_owned(),
            is_own_domain,
            takes_mail: None,
            mail_checked_at: None,
            sightings: Vec::new(),
        });
        emails.len() - 1
    });
    emails[at].is_own_domain = is_own_domain;
    add_sightings(&mut emails[at].sightings, sightings);
}

fn add_phone_sightings(
    phones: &mut Vec<ContactPhone>,
    found: &FoundPhone,
    kinds: &HashMap<String, PageKind>,
    now: Timestamp,
) {
    let places = best_pages(&found.pages, kinds).into_iter();
    // A number is recognized by its form, and its page shows whose it is.
    let sure = |kind: PageKind| if kind.is_about_site() { 0.8 } else { 0.6 };
    let sightings = places.map(|(page, kind)| new_sighting(page, kind, found.count, &found.context, sure(kind), now));
    let at = phones.iter().position(|known| known.phone == found.phone).unwrap_or_else(|| {
        phones.push(ContactPhone { phone: found.phone.clone(), is_fax: found.is_fax, sightings: Vec::new() });
        phones.len() - 1
    });
    add_sightings(&mut phones[at].sightings, sightings);
}

#[cfg(test)]
mod tests;
