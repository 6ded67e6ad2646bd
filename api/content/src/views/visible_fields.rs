//! Field access: which tier sees which fields of a podcast (spec 6). No other module decides this.

use super::values::{round_confidence, web_url};
use super::{DirectoryLinkView, LinkProvenance, SocialLinkView};
use earshot_api_server::views::TimestampView;
use earshot_model::rating::{SocialPlatform, SocialProfile, SocialProfileRef};
use earshot_model::search::RestrictedField;
use earshot_model::{
    ContactEmail, DirectoryKind, LinkKind, LinkSource, PodcastDocument, PodcastFigures, SocialKind, Tier, main_genres,
};

earshot_model::named! {
    /// Which contacts of a podcast a plan shows.
    ContactAccess {
        None = "none",
        /// The address in the feed.
        Primary = "primary",
        All = "all",
    }
}

impl ContactAccess {
    /// Spec 6: RSS primary contacts from individual on, internal contacts from business on.
    pub fn of(tier: Tier) -> Self {
        let limits = tier.limits();
        match (limits.sees_contacts, limits.sees_primary_contacts) {
            (true, _) => Self::All,
            (false, true) => Self::Primary,
            (false, false) => Self::None,
        }
    }

    pub fn first_plan_with_all() -> Option<Tier> {
        Tier::ALL.iter().copied().find(|tier| Self::of(*tier) == Self::All)
    }
}

/// The restricted fields of a podcast. Those that the tier may not see are empty.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct VisibleFields {
    pub apple_id: Option<i64>,
    /// ISO 3166-1 alpha-2.
    pub countries: Vec<String>,
    /// Ratings, Castbox and YouTube; on paid tiers also the audience.
    pub figures: PodcastFigures,
    /// The owner's name and address in the feed.
    pub owner_name: Option<String>,
    pub primary_contact: Option<String>,
    pub emails: Vec<String>,
    pub socials: Vec<SocialLinkView>,
    /// The listings in directories, without links that contain a hidden Apple ID.
    pub directories: Vec<DirectoryLinkView>,
    /// `None` when it is unknown or not visible.
    pub has_guests: Option<bool>,
    /// The newest counts of social profiles and channels, and LinkedIn people without counts.
    pub profiles: Vec<SocialProfile>,
    /// Genres in the product's own taxonomy.
    pub genres: Vec<&'static str>,
}

impl VisibleFields {
    /// Spec 6, Other permissions.
    pub fn of(document: &PodcastDocument, tier: Tier) -> Self {
        let limits = tier.limits();
        let mut seen = Self { figures: visible_figures(&document.figures, tier), ..Self::default() };
        if tier.can_see(RestrictedField::Guests) {
            seen.has_guests = document.has_guests();
        }
        seen.genres = visible_genres(document, tier);
        seen.profiles = visible_profiles(document, tier);
        if tier.can_see(RestrictedField::Countries) {
            seen.countries = document.countries.clone();
        }
        // Free and above: socials.
        if tier.can_see(RestrictedField::Socials) {
            seen.socials = socials(document);
        }
        // Individual and above: also appleId and primary contact.
        let apple_id = document.apple_id();
        seen.directories = directories(document);
        if tier.can_see(RestrictedField::AppleId) {
            seen.apple_id = apple_id;
        } else {
            // Other directories use Apple's id too.
            let has_id = |url: &str| apple_id.is_some_and(|id| has_number(url, id));
            let is_apple = |listing: &DirectoryLinkView| listing.directory == DirectoryKind::Apple.as_str();
            seen.directories.retain(|listing| !is_apple(listing) && !has_id(&listing.url));
        }
        if limits.sees_primary_contacts {
            seen.owner_name = document.podcast.owner_name.clone();
            seen.primary_contact = document.podcast.owner_email.clone();
        }
        if limits.sees_contacts {
            seen.emails = visible_addresses(document, limits.advanced_contacts.is_some());
            // On plans that do not count contacts, the primary contact is chosen from feed and website.
            seen.primary_contact = seen.emails.first().cloned();
        }
        seen
    }
}

/// Returns the visible addresses. Those in the feed are included even when the website was not crawled.
pub(super) fn visible_emails(document: &PodcastDocument, access: ContactAccess) -> Vec<ContactEmail> {
    let owner = document.podcast.owner_email.as_deref().map(str::trim).filter(|owner| !owner.is_empty());
    let is_owner = |email: &ContactEmail| owner.is_some_and(|owner| email.email.eq_ignore_ascii_case(owner));
    let mut emails: Vec<ContactEmail> = match access {
        ContactAccess::None => return Vec::new(),
        ContactAccess::Primary => document.contacts.emails.iter().filter(|email| is_owner(email)).cloned().collect(),
        ContactAccess::All => document.contacts.current_emails().cloned().collect(),
    };
    if let Some(owner) = owner.filter(|_| !emails.iter().any(is_owner)) {
        emails.push(ContactEmail {
            email: owner.to_owned(),
            is_own_domain: false,
            takes_mail: None,
            mail_checked_at: None,
            sightings: Vec::new(),
        });
    }
    if access == ContactAccess::Primary {
        // Sightings on the website are not on this plan.
        emails.iter_mut().for_each(|email| email.sightings.retain(|seen| seen.source.is_of_owner()));
    }
    emails
}

/// Returns the visible addresses, best first, for [`VisibleFields`]. On plans that count contacts (spec 9, contact
/// unlocks), addresses from websites are left to the call that charges for them.
fn visible_addresses(document: &PodcastDocument, are_counted: bool) -> Vec<String> {
    let is_fed = |email: &ContactEmail| {
        email.sightings.is_empty() || email.sightings.iter().any(|sighting| sighting.source.is_of_owner())
    };
    let emails = visible_emails(document, ContactAccess::All).into_iter();
    emails.filter(|email| !are_counted || is_fed(email)).map(|email| email.email).collect()
}

/// Returns the figures that the plan shows; the others are empty.
fn visible_figures(figures: &PodcastFigures, tier: Tier) -> PodcastFigures {
    let mut shown = figures.clone();
    shown.retain(|measure| measure.restricted_field().is_none_or(|field| tier.can_see(field)));
    shown
}

/// Spec 6: genres in the product's own taxonomy are for admins.
pub fn visible_genres(document: &PodcastDocument, tier: Tier) -> Vec<&'static str> {
    if tier.can_see(RestrictedField::Genres) { main_genres(&document.podcast.genres) } else { Vec::new() }
}

/// Returns the newest counts of the profiles that the plan shows.
fn visible_profiles(document: &PodcastDocument, tier: Tier) -> Vec<SocialProfile> {
    let is_shown = |platform| {
        tier.can_see(match platform {
            SocialPlatform::Youtube => RestrictedField::Youtube,
            _ => RestrictedField::Followers,
        })
    };
    let mut shown: Vec<SocialProfile> =
        document.profiles.iter().filter(|profile| is_shown(profile.platform)).cloned().collect();
    if tier.can_see(RestrictedField::Socials) {
        shown.extend(linkedin_people(document, &document.profiles));
    }
    shown
}

/// Returns the people on LinkedIn to whom the podcast links, and who are not among the counted profiles: no service
/// provides the followers of a person. A host's name is found by the words of the profile's URL.
pub fn linkedin_people(document: &PodcastDocument, counted: &[SocialProfile]) -> Vec<SocialProfile> {
    let mut people: Vec<SocialProfile> = Vec::new();
    for link in document.links.iter().filter(|link| link.kind == LinkKind::Social(SocialKind::Linkedin)) {
        let Some(target) = SocialProfileRef::from_link(SocialKind::Linkedin, &link.url) else { continue };
        let is_known = counted.iter().chain(&people).any(|profile| profile.url == link.url);
        if target.platform == SocialPlatform::LinkedinPerson && !is_known {
            let person = SocialProfile::new(target.platform, &link.url, link.last_seen_at);
            people.push(SocialProfile { name: find_host(document, &target.key), ..person });
        }
    }
    people
}

/// Returns the host all of whose names are in the key of a profile: `ada-lovelace-1815`.
fn find_host(document: &PodcastDocument, key: &str) -> Option<String> {
    let key = key.to_lowercase();
    let words: Vec<&str> = key.split('-').collect();
    let is_named = |name: &String| {
        let name = name.to_lowercase();
        name.contains(' ') && name.split_whitespace().all(|part| words.contains(&part))
    };
    document.host_names().into_iter().find(is_named)
}

/// Returns the podcast's listing in a directory.
pub fn directory_url(document: &PodcastDocument, requested: DirectoryKind) -> Option<&str> {
    document.links.iter().find(|link| link.kind == LinkKind::Directory(requested)).map(|link| link.url.as_str())
}

/// Whether a text contains a number that no other digits touch.
fn has_number(text: &str, number: i64) -> bool {
    text.split(|letter: char| !letter.is_ascii_digit())
        .any(|digits| digits.parse::<i64>().is_ok_and(|found| found == number))
}

fn socials(document: &PodcastDocument) -> Vec<SocialLinkView> {
    let is_social = |kind| matches!(kind, LinkKind::Social(_));
    let view = |(kind, url, sources, provenance): LinkWithProvenance| SocialLinkView {
        social_media_type: kind.as_str().to_owned(),
        url,
        sources,
        provenance,
    };
    group_links(document, is_social).into_iter().map(view).collect()
}

/// Returns the podcast's directory listings, each with where it was found.
fn directories(document: &PodcastDocument) -> Vec<DirectoryLinkView> {
    let is_directory = |kind| matches!(kind, LinkKind::Directory(_));
    let view = |(kind, url, sources, provenance): LinkWithProvenance| DirectoryLinkView {
        directory: kind.as_str().to_owned(),
        url,
        sources,
        provenance,
    };
    group_links(document, is_directory).into_iter().map(view).collect()
}

type LinkWithProvenance = (LinkKind, String, Vec<String>, LinkProvenance);

/// Returns each link once, with all places where it was found.
fn group_links(document: &PodcastDocument, requested: impl Fn(LinkKind) -> bool) -> Vec<LinkWithProvenance> {
    let mut found: Vec<LinkWithProvenance> = Vec::new();
    for link in document.links.iter().filter(|link| requested(link.kind)) {
        // Existing clients use `rss` for both positions in the feed.
        let source = match link.source {
            LinkSource::FeedWebsite | LinkSource::FeedDescription => "rss",
            LinkSource::Website => "podcast-website",
        };
        let at = found.iter().position(|(kind, url, ..)| *kind == link.kind && *url == link.url).unwrap_or_else(|| {
            let provenance = LinkProvenance {
                first_seen_at: link.first_seen_at.into(),
                last_seen_at: link.last_seen_at.into(),
                page_url: None,
                page_kind: None,
                occurrences: None,
                confidence: None,
            };
            found.push((link.kind, link.url.clone(), Vec::new(), provenance));
            found.len() - 1
        });
        let (_, _, sources, provenance) = &mut found[at];
        if !sources.iter().any(|name| name == source) {
            sources.push(source.to_owned());
        }
        provenance.first_seen_at = TimestampView(provenance.first_seen_at.0.min(link.first_seen_at));
        provenance.last_seen_at = TimestampView(provenance.last_seen_at.0.max(link.last_seen_at));
        if let Some(seen) = &link.sighting {
            provenance.page_url = web_url(Some(&seen.page));
            provenance.page_kind = Some(seen.page_kind.clone());
            provenance.occurrences = Some(seen.count);
            provenance.confidence = Some(round_confidence(seen.confidence));
        }
    }
    found
}
