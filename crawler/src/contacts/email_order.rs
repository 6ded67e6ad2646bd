//! The order of emails, which decides the primary contact.
//!
//! Criteria in order: current addresses before outdated ones. The show's own domain before other domains, and the show
//! before its network before a hosting company. Addresses in both feed and site, then those on a contact page or of the
//! feed's owner. General addresses before personal ones before departments. Then by confidence.

use super::limits::{MAX_EMAILS, MAX_PAGES, MAX_PHONES};
use crate::site::role_rank;
use earshot_model::{ContactEmail, ContactPhone, PodcastContacts, Sighting};

pub(super) fn sort_contacts(contacts: &mut PodcastContacts) {
    let mut emails: Vec<(Rank, ContactEmail)> =
        std::mem::take(&mut contacts.emails).into_iter().map(|email| (rank_email(contacts, &email), email)).collect();
    emails.sort_by(|(one, _), (other, _)| other.partial_cmp(one).unwrap_or(std::cmp::Ordering::Equal));
    contacts.emails = emails.into_iter().map(|(_, email)| email).take(MAX_EMAILS).collect();

    let surest = |phone: &ContactPhone| confidence(&phone.sightings);
    let newest = |phone: &ContactPhone| phone.sightings.iter().map(|seen| seen.last_seen_at).max();
    contacts.phones.sort_by(|one, other| {
        newest(other).cmp(&newest(one)).then(one.is_fax.cmp(&other.is_fax)).then(surest(other).total_cmp(&surest(one)))
    });
    contacts.phones.truncate(MAX_PHONES);
    contacts.pages.sort_by(|one, other| {
        let rank = |page: &earshot_model::ContactPage| (page.last_seen_at, page.kind == "contact", page.has_form);
        rank(other).cmp(&rank(one))
    });
    contacts.pages.truncate(MAX_PAGES);
}

/// Rank of an email; a higher one comes first.
type Rank = (bool, bool, bool, bool, usize, f32);

fn rank_email(contacts: &PodcastContacts, email: &ContactEmail) -> Rank {
    let current: Vec<&Sighting> = email.sightings.iter().filter(|seen| contacts.is_current(seen)).collect();
    let in_feed = current.iter().any(|seen| seen.source.is_feed());
    let on_site = current.iter().any(|seen| !seen.source.is_feed());
    let on_contact_page = current.iter().any(|seen| seen.page_kind.as_deref() == Some("contact"));
    (
        !current.is_empty(),
        email.is_own_domain,
        in_feed && on_site,
        in_feed || on_contact_page,
        role_rank(&email.email),
        confidence(&email.sightings),
    )
}

fn confidence(sightings: &[Sighting]) -> f32 {
    sightings.iter().map(|seen| seen.confidence).fold(0.0, f32::max)
}
