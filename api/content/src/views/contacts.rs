//! The contacts of a podcast (spec 3, Contacts), each with its provenance. `visible_fields.rs` decides who may see
//! which.

use super::values::{round_confidence, web_url};
use super::visible_fields::{ContactAccess, visible_emails};
use earshot_api_server::prelude::*;
use earshot_app::ContactReports;
use earshot_model::{
    ContactEmail, ContactPage, ContactPhone, ContactSource, PodcastContacts, PodcastDocument, Sighting,
    check_email_address,
};

/// The contacts of a podcast, as far as the plan shows them.
#[view(Clone)]
pub struct PodcastContactsView {
    /// ID of the podcast.
    pub podcast_id: String,
    /// Best first: the first one is the primary contact.
    pub emails: Vec<ContactEmailView>,
    /// The phone numbers, E.164.
    pub phone_numbers: Vec<String>,
    /// The websites that the podcast names.
    pub websites: Vec<ContactWebsiteView>,
    /// The phone numbers with their provenance.
    pub phone_details: Vec<ContactPhoneView>,
    /// Pages for contacting the podcast, with a form or an address.
    pub contact_pages: Vec<ContactPageView>,
}

/// An email address and its checks.
#[view(Clone)]
pub struct ContactEmailView {
    /// The email address.
    pub email: String,
    /// When the domain's mail servers were last looked up.
    pub verified_at: Option<TimestampView>,
    /// Whether the address is well-formed.
    pub syntax_valid: Option<bool>,
    /// Whether the domain accepts mail; `null` when it was not looked up.
    pub mx_valid: Option<bool>,
    /// Always `null`: no mail server is contacted.
    #[schema(value_type = Option<String>)]
    pub deep_verified_at: Option<TimestampView>,
    /// `invalid` when the syntax or the domain is invalid, otherwise `null`. Whether the mailbox exists is not
    /// checked.
    pub deliverability_status: Option<String>,
    /// Why `deliverabilityStatus` is `invalid`; otherwise `null`.
    pub deliverability_reason: Option<String>,
    /// Whether the domain belongs to a free mail service, such as gmail.com.
    pub is_free_email_provider: Option<bool>,
    /// A likely correction of a mistyped address.
    pub suggested_correction: Option<String>,
    /// Whether the address is on the domain of the podcast's website.
    pub is_own_domain: bool,
    /// Confidence that the address belongs to the podcast, 0 to 1.
    pub confidence: f32,
    /// When the address was first seen; `null` when unknown.
    pub first_seen_at: Option<TimestampView>,
    /// When the address was last seen; `null` when unknown.
    pub last_seen_at: Option<TimestampView>,
    /// Where the address was seen.
    pub sightings: Vec<SightingView>,
    /// Number of users who reported it as wrong.
    pub reported_by: u32,
}

/// A phone number.
#[view(Clone)]
pub struct ContactPhoneView {
    /// The phone number, E.164.
    pub phone: String,
    /// Whether it is a fax number.
    pub is_fax: bool,
    /// Confidence that the number belongs to the podcast, 0 to 1.
    pub confidence: f32,
    /// When the number was first seen; `null` when unknown.
    pub first_seen_at: Option<TimestampView>,
    /// When the number was last seen; `null` when unknown.
    pub last_seen_at: Option<TimestampView>,
    /// Where the number was seen.
    pub sightings: Vec<SightingView>,
    /// Number of users who reported it as wrong.
    pub reported_by: u32,
}

/// A place where a contact was seen.
#[view(Clone)]
pub struct SightingView {
    /// `rss`, `podcast-website`, or `owner` when the owner of the podcast stated it here.
    pub source: String,
    /// The tag of the feed, or the purpose of the page: `itunes:owner`, `contact`, `imprint`, `owner`.
    pub place: String,
    /// The URL of the page.
    pub url: Option<String>,
    /// Number of occurrences on the whole site.
    pub occurrences: u32,
    /// The surrounding text.
    pub context: String,
    /// Confidence that this place shows a contact of the podcast, 0 to 1.
    pub confidence: f32,
    /// When the contact was first seen there; `null` when unknown.
    pub first_seen_at: Option<TimestampView>,
    /// When the contact was last seen there; `null` when unknown.
    pub last_seen_at: Option<TimestampView>,
    /// Whether the contact was there at the last visit.
    pub is_current: bool,
}

/// A website of the podcast.
#[view(Clone)]
pub struct ContactWebsiteView {
    /// URL of the site.
    pub url: String,
    /// Whether the site was read, and names the podcast or links to its feed.
    pub verified: bool,
    /// URLs of its pages for contact.
    pub contact_urls: Vec<String>,
    /// `fine`, `parked`, `needs-javascript`, or `unread` when no page could be read; `null` when the site was not
    /// visited yet.
    pub state: Option<String>,
    /// When the site was last visited; `null` when it was not visited yet.
    pub checked_at: Option<TimestampView>,
    /// Number of podcasts that name the site.
    pub shows: u32,
}

/// A page for contacting the podcast.
#[view(Clone)]
pub struct ContactPageView {
    /// URL of the page.
    pub url: String,
    /// The purpose of the page: `contact`, `about`, `imprint`.
    pub kind: String,
    /// Title of the page.
    pub title: String,
    /// Whether the page has a form for messages.
    pub has_form: bool,
    /// When it was first seen.
    pub first_seen_at: TimestampView,
    /// When it was last seen.
    pub last_seen_at: TimestampView,
}

/// The quota for contacts beyond those in the feed.
#[view(Clone, PartialEq, Eq)]
pub struct ContactsQuotaView {
    /// Number of podcasts whose contacts were requested this month.
    pub used: u32,
    /// Podcasts per period whose contacts the plan shows; `null` is unlimited.
    pub limit: Option<u32>,
    /// When the quota resets.
    pub resets_at: TimestampView,
    /// Whether this podcast is already paid for, so that repeats are free this month.
    pub is_spent: bool,
}

/// The contacts that are not shown.
#[view(Clone, PartialEq, Eq)]
pub struct LockedContactsView {
    /// `none`, `primary` (the address in the feed), `all`.
    pub access: String,
    /// The lowest plan that shows everything; `null` when the caller's plan does.
    pub plan: Option<String>,
    /// Number of email addresses.
    pub emails: usize,
    /// Number of phone numbers.
    pub phone_numbers: usize,
    /// Number of pages for contact.
    pub contact_pages: usize,
}

impl PodcastContactsView {
    pub fn of(document: &PodcastDocument, access: ContactAccess, reports: &[ContactReports]) -> Self {
        let contacts = &document.contacts;
        let sees_all = access == ContactAccess::All;
        let emails = visible_emails(document, access);
        let phones: Vec<&ContactPhone> = contacts.current_phones().filter(|_| sees_all).collect();
        let pages: Vec<&ContactPage> = contacts.current_pages().filter(|_| sees_all).collect();
        Self {
            podcast_id: document.podcast.id.to_string(),
            emails: emails.iter().map(|email| email_view(email, contacts, reports)).collect(),
            phone_numbers: phones.iter().filter(|phone| !phone.is_fax).map(|phone| phone.phone.clone()).collect(),
            websites: websites(document, &pages),
            phone_details: phones.into_iter().map(|phone| phone_view(phone, contacts, reports)).collect(),
            contact_pages: pages.into_iter().map(page_view).collect(),
        }
    }

    /// Whether an email address or a phone number is among the shown ones.
    pub fn has(&self, contact: &str) -> bool {
        self.emails.iter().any(|email| email.email.eq_ignore_ascii_case(contact))
            || self.phone_details.iter().any(|phone| phone.phone == contact)
    }
}

impl LockedContactsView {
    /// `access` decides which contacts are shown; `of_plan` is the most that the plan may show.
    pub fn of(document: &PodcastDocument, access: ContactAccess, of_plan: ContactAccess) -> Self {
        let all = visible_emails(document, ContactAccess::All).len();
        let sees_all = access == ContactAccess::All;
        let rest = |count: usize| if sees_all { 0 } else { count };
        Self {
            access: access.as_str().to_owned(),
            plan: ContactAccess::first_plan_with_all()
                .filter(|_| of_plan != ContactAccess::All)
                .map(|tier| tier.as_str().to_owned()),
            emails: all - visible_emails(document, access).len(),
            phone_numbers: rest(document.contacts.current_phones().count()),
            contact_pages: rest(document.contacts.current_pages().count()),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.emails + self.phone_numbers + self.contact_pages == 0
    }
}

fn email_view(email: &ContactEmail, contacts: &PodcastContacts, reports: &[ContactReports]) -> ContactEmailView {
    let facts = check_email_address(&email.email);
    let reason = match (facts.is_syntax_valid, email.takes_mail) {
        (false, _) => Some("the address is not well-formed"),
        (true, Some(false)) => Some("the domain does not accept mail"),
        (true, _) => None,
    };
    ContactEmailView {
        email: email.email.clone(),
        verified_at: email.mail_checked_at.map(TimestampView),
        syntax_valid: Some(facts.is_syntax_valid),
        mx_valid: email.takes_mail,
        deep_verified_at: None,
        deliverability_status: reason.map(|_| "invalid".to_owned()),
        deliverability_reason: reason.map(str::to_owned),
        is_free_email_provider: Some(facts.is_free_provider),
        suggested_correction: facts.suggested_correction,
        is_own_domain: email.is_own_domain,
        confidence: round_confidence(max_confidence(&email.sightings)),
        first_seen_at: email.sightings.iter().map(|seen| seen.first_seen_at).min().map(TimestampView),
        last_seen_at: email.sightings.iter().map(|seen| seen.last_seen_at).max().map(TimestampView),
        sightings: email.sightings.iter().map(|seen| sighting_view(seen, contacts)).collect(),
        reported_by: reporter_count(&email.email, reports),
    }
}

fn phone_view(phone: &ContactPhone, contacts: &PodcastContacts, reports: &[ContactReports]) -> ContactPhoneView {
    ContactPhoneView {
        phone: phone.phone.clone(),
        is_fax: phone.is_fax,
        confidence: round_confidence(max_confidence(&phone.sightings)),
        first_seen_at: phone.sightings.iter().map(|seen| seen.first_seen_at).min().map(TimestampView),
        last_seen_at: phone.sightings.iter().map(|seen| seen.last_seen_at).max().map(TimestampView),
        sightings: phone.sightings.iter().map(|seen| sighting_view(seen, contacts)).collect(),
        reported_by: reporter_count(&phone.phone, reports),
    }
}

fn sighting_view(seen: &Sighting, contacts: &PodcastContacts) -> SightingView {
    let place = match seen.source {
        ContactSource::FeedOwner => "itunes:owner",
        ContactSource::FeedLocked => "podcast:locked",
        ContactSource::Owner => "owner",
        ContactSource::Website => seen.page_kind.as_deref().unwrap_or("other"),
    };
    SightingView {
        source: match seen.source {
            ContactSource::FeedOwner | ContactSource::FeedLocked => "rss",
            ContactSource::Owner => "owner",
            ContactSource::Website => "podcast-website",
        }
        .to_owned(),
        place: place.to_owned(),
        url: web_url(seen.page.as_deref()),
        occurrences: seen.count,
        context: if seen.source.is_feed() { String::new() } else { seen.context.clone() },
        confidence: round_confidence(seen.confidence),
        first_seen_at: Some(TimestampView(seen.first_seen_at)),
        last_seen_at: Some(TimestampView(seen.last_seen_at)),
        is_current: contacts.is_current(seen),
    }
}

fn websites(document: &PodcastDocument, pages: &[&ContactPage]) -> Vec<ContactWebsiteView> {
    let site = document.contacts.site.as_ref();
    let url = web_url(document.podcast.website_url.as_deref()).or_else(|| site.map(|site| site.url.clone()));
    let view = |url: String| ContactWebsiteView {
        url,
        verified: site.is_some_and(|site| site.is_verified),
        contact_urls: pages.iter().map(|page| page.url.clone()).collect(),
        state: site.map(|site| site.state.clone()),
        checked_at: site.map(|site| TimestampView(site.checked_at)),
        shows: site.map_or(1, |site| site.shows),
    };
    url.map(view).into_iter().collect()
}

fn page_view(page: &ContactPage) -> ContactPageView {
    ContactPageView {
        url: page.url.clone(),
        kind: page.kind.clone(),
        title: page.title.clone(),
        has_form: page.has_form,
        first_seen_at: TimestampView(page.first_seen_at),
        last_seen_at: TimestampView(page.last_seen_at),
    }
}

fn max_confidence(sightings: &[Sighting]) -> f32 {
    sightings.iter().map(|seen| seen.confidence).fold(0.0, f32::max)
}

fn reporter_count(contact: &str, reports: &[ContactReports]) -> u32 {
    let contact = contact.to_lowercase();
    reports.iter().find(|report| report.contact == contact).map_or(0, |report| report.users)
}
