//! People and sponsors, of an episode and over the episodes of a podcast (spec 3, Guests and sponsors per podcast).

use super::values::web_url;
use earshot_api_server::prelude::*;
use earshot_model::{
    AppearanceKind, EpisodeDocument, PersonCredit, SponsorCredit, SponsorGroup, SponsorKind, Timestamp,
};
use std::collections::HashMap;
use std::sync::Arc;

/// A sponsor of an episode, or someone who is promoted in it.
#[view(Clone)]
pub struct SponsorView {
    /// Name of the sponsor.
    pub name: String,
    /// sponsor, advertiser, guest, affiliate, self promotion, charity, donation, other or unknown.
    #[serde(rename = "type")]
    pub kind: String,
    /// paid, own (of the show or its guest), donation, affiliate or unclear.
    pub group: String,
    /// Coupon codes that the texts give.
    pub coupon_codes: Vec<String>,
    /// URLs that the texts give for the sponsor.
    pub urls: Vec<String>,
    /// The text around the name.
    pub snippet: Option<String>,
    /// Whether a host reads it out; `null` when unknown.
    pub is_host_read: Option<bool>,
    /// The text that names the sponsor: `description`, `transcript`.
    pub source: String,
    /// Confidence, 0 to 1.
    pub confidence: f64,
}

/// The people in a podcast's episodes.
#[view(Clone)]
pub struct PodcastGuestsView {
    /// Number of episodes that were read, and their dates.
    pub episodes_count: usize,
    /// Number of episodes with guests.
    pub episodes_with_guests_count: usize,
    /// When the newest episode that was read was published; `null` when there is none.
    pub most_recent_episode_date: Option<TimestampView>,
    /// When the oldest episode that was read was published; `null` when there is none.
    pub oldest_episode_date: Option<TimestampView>,
    /// Sorted by number of episodes, most first.
    pub guests: Vec<PodcastGuestView>,
}

/// A person over the episodes of a podcast.
#[view(Clone)]
pub struct PodcastGuestView {
    /// The person's name.
    pub name: String,
    /// host, guest, mentioned or unknown: the most frequent kind.
    #[serde(rename = "type")]
    pub kind: String,
    /// URL of the person's image; `null` when the feed has none.
    pub image_url: Option<String>,
    /// Number of episodes.
    pub appearances_count: usize,
    /// When the newest of the episodes was published.
    pub most_recent_appearance_date: TimestampView,
    /// When the oldest of the episodes was published.
    pub oldest_appearance_date: TimestampView,
    /// The role in the newest text that gives one.
    pub role: Option<String>,
    /// The organization, as the texts name it; `null` when unknown.
    pub organization: Option<String>,
    /// The newest of the episodes.
    pub most_recent_episode_slug: String,
    /// The highest confidence of any text, 0 to 1.
    pub confidence: f64,
}

/// The sponsors of a podcast's episodes.
#[view(Clone)]
pub struct PodcastSponsorsView {
    /// Number of episodes that were read, and their dates.
    pub episodes_count: usize,
    /// Number of episodes with sponsors.
    pub episodes_with_sponsors_count: usize,
    /// When the newest episode that was read was published; `null` when there is none.
    pub most_recent_episode_date: Option<TimestampView>,
    /// When the oldest episode that was read was published; `null` when there is none.
    pub oldest_episode_date: Option<TimestampView>,
    /// Sorted by number of episodes, most first.
    pub sponsors: Vec<PodcastSponsorView>,
}

/// A sponsor over the episodes of a podcast.
#[view(Clone)]
pub struct PodcastSponsorView {
    /// Name of the sponsor.
    pub name: String,
    /// Always `null`: the texts contain no images.
    pub image_url: Option<String>,
    /// Number of episodes.
    pub appearances_count: usize,
    /// When the newest of the episodes was published.
    pub most_recent_appearance_date: TimestampView,
    /// When the oldest of the episodes was published.
    pub oldest_appearance_date: TimestampView,
    /// The most frequent kind: sponsor, advertiser, guest, affiliate, self promotion, charity, donation, other or
    /// unknown.
    #[serde(rename = "type")]
    pub kind: String,
    /// paid, own (of the show or its guest), donation, affiliate or unclear.
    pub group: String,
    /// Coupon codes of the newest episode that has any.
    pub coupon_codes: Vec<String>,
    /// URLs that the texts give for the sponsor.
    pub urls: Vec<String>,
    /// Whether a host reads it out in one of the episodes.
    pub is_host_read: Option<bool>,
    /// The highest confidence of any text, 0 to 1.
    pub confidence: f64,
}

impl SponsorView {
    /// Returns everyone who is promoted: those who pay first, otherwise in the order of the text.
    pub fn paid_first(sponsors: &[SponsorCredit]) -> impl Iterator<Item = Self> {
        let (paid, others): (Vec<_>, Vec<_>) = sponsors.iter().partition(|sponsor| sponsor.is_paid());
        paid.into_iter().chain(others).map(Self::of)
    }

    pub fn of(sponsor: &SponsorCredit) -> Self {
        Self {
            name: sponsor.name.clone(),
            kind: sponsor.kind.as_str().to_owned(),
            group: sponsor.kind.group().as_str().to_owned(),
            coupon_codes: sponsor.coupon_codes.clone(),
            urls: web_urls(&sponsor.urls),
            snippet: sponsor.snippet.clone(),
            is_host_read: sponsor.is_host_read,
            source: sponsor.source.as_str().to_owned(),
            confidence: round_confidence(sponsor.confidence),
        }
    }
}

/// Returns the URLs that may be shown. Texts also write them without a scheme.
pub fn web_urls(urls: &[String]) -> Vec<String> {
    let complete = |url: &String| if url.contains(':') { url.clone() } else { format!("https://{url}") };
    urls.iter().filter_map(|url| web_url(Some(&complete(url)))).collect()
}

/// Rounds to two digits, because more would suggest a false precision.
pub fn round_confidence(confidence: f32) -> f64 {
    (f64::from(confidence) * 100.0).round() / 100.0
}

/// Returns the first and last date of episodes. Without any publication date, the time when they were first seen
/// counts.
fn date_range(episodes: &[&EpisodeDocument]) -> Option<(TimestampView, TimestampView)> {
    let ends = |dates: Vec<Timestamp>| Some(((*dates.iter().min()?).into(), (*dates.iter().max()?).into()));
    ends(episodes.iter().filter_map(|document| document.episode.published_at).collect())
        .or_else(|| ends(episodes.iter().map(|document| document.episode.first_seen_at).collect()))
}

/// The credits of one name over episodes, newest first; never empty.
struct CreditGroup<'a, Kind, Credit> {
    credits: Vec<&'a Credit>,
    /// The episode of each credit.
    episodes: Vec<&'a EpisodeDocument>,
    /// Kinds with their number of episodes.
    kinds: Vec<(Kind, usize)>,
}

/// Groups credits by key, sorted by number of episodes, then newest first.
fn group_credits<'a, Kind: Copy + PartialEq, Credit>(
    credits: impl Iterator<Item = (String, Kind, &'a Credit, &'a EpisodeDocument)>,
) -> Vec<CreditGroup<'a, Kind, Credit>> {
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut tallies: Vec<CreditGroup<'a, Kind, Credit>> = Vec::new();
    for (key, kind, credit, episode) in credits {
        let place = *places.entry(key).or_insert(tallies.len());
        if place == tallies.len() {
            tallies.push(CreditGroup { credits: Vec::new(), episodes: Vec::new(), kinds: Vec::new() });
        }
        let tally = &mut tallies[place];
        tally.credits.push(credit);
        tally.episodes.push(episode);
        match tally.kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, count)) => *count += 1,
            None => tally.kinds.push((kind, 1)),
        }
    }
    // The sort is stable: groups with equal counts stay in order of their newest episode.
    tallies.sort_by_key(|tally| std::cmp::Reverse(tally.credits.len()));
    tallies
}

impl<Kind: Copy, Credit> CreditGroup<'_, Kind, Credit> {
    /// Returns the most frequent kind; of equally frequent ones, the latest.
    fn kind(&self) -> Option<Kind> {
        let most = self.kinds.iter().map(|(_, count)| *count).max()?;
        self.kinds.iter().find(|(_, count)| *count == most).map(|(kind, _)| *kind)
    }
}

impl PodcastGuestsView {
    /// Summarizes episodes, newest first. `role` keeps people who mostly have this role.
    pub fn of(episodes: &[Arc<EpisodeDocument>], role: Option<AppearanceKind>) -> Self {
        let documents: Vec<&EpisodeDocument> = episodes.iter().map(AsRef::as_ref).collect();
        let credits = documents.iter().flat_map(|document| {
            document.credits.people.iter().map(move |person| (person.key.clone(), person.kind, person, *document))
        });
        let guests =
            group_credits(credits).into_iter().filter_map(|tally| PodcastGuestView::of(&tally, role)).collect();
        let has_guest =
            |document: &&&EpisodeDocument| document.credits.people_of_kind(AppearanceKind::Guest).next().is_some();
        let (oldest_episode_date, most_recent_episode_date) = date_range(&documents).unzip();
        Self {
            episodes_count: documents.len(),
            episodes_with_guests_count: documents.iter().filter(has_guest).count(),
            most_recent_episode_date,
            oldest_episode_date,
            guests,
        }
    }
}

impl PodcastGuestView {
    fn of(tally: &CreditGroup<'_, AppearanceKind, PersonCredit>, role: Option<AppearanceKind>) -> Option<Self> {
        let kind = tally.kind().filter(|kind| role.is_none_or(|role| role == *kind))?;
        let (oldest_appearance_date, most_recent_appearance_date) = date_range(&tally.episodes)?;
        let all = || tally.credits.iter();
        Some(Self {
            name: tally.credits.first()?.name.clone(),
            kind: kind.as_str().to_owned(),
            image_url: all().find_map(|credit| web_url(credit.image_url.as_deref())),
            appearances_count: tally.credits.len(),
            most_recent_appearance_date,
            oldest_appearance_date,
            role: all().find_map(|credit| credit.role.clone()),
            organization: all().find_map(|credit| credit.organization.clone()),
            most_recent_episode_slug: tally.episodes.first()?.episode.slug.clone(),
            confidence: round_confidence(all().map(|credit| credit.confidence).fold(0.0, f32::max)),
        })
    }
}

impl PodcastSponsorsView {
    /// Summarizes episodes, newest first. `group` keeps sponsors of one group.
    pub fn of(episodes: &[Arc<EpisodeDocument>], group: Option<SponsorGroup>) -> Self {
        let documents: Vec<&EpisodeDocument> = episodes.iter().map(AsRef::as_ref).collect();
        let is_kept = move |sponsor: &&SponsorCredit| group.is_none_or(|group| sponsor.kind.group() == group);
        let credits = documents.iter().flat_map(|document| {
            let sponsors = document.credits.sponsors.iter().filter(is_kept);
            sponsors.map(move |sponsor| (sponsor.name.trim().to_lowercase(), sponsor.kind, sponsor, *document))
        });
        let (oldest_episode_date, most_recent_episode_date) = date_range(&documents).unzip();
        Self {
            episodes_count: documents.len(),
            episodes_with_sponsors_count: documents
                .iter()
                .filter(|one| one.credits.sponsors.iter().any(|sponsor| is_kept(&sponsor)))
                .count(),
            most_recent_episode_date,
            oldest_episode_date,
            sponsors: group_credits(credits).iter().filter_map(PodcastSponsorView::of).collect(),
        }
    }
}

impl PodcastSponsorView {
    fn of(tally: &CreditGroup<'_, SponsorKind, SponsorCredit>) -> Option<Self> {
        let (oldest_appearance_date, most_recent_appearance_date) = date_range(&tally.episodes)?;
        let all = || tally.credits.iter();
        let codes = all().find(|credit| !credit.coupon_codes.is_empty());
        let urls = all().map(|credit| web_urls(&credit.urls)).find(|urls| !urls.is_empty());
        let voices: Vec<bool> = all().filter_map(|credit| credit.is_host_read).collect();
        Some(Self {
            name: tally.credits.first()?.name.clone(),
            image_url: None,
            appearances_count: tally.credits.len(),
            most_recent_appearance_date,
            oldest_appearance_date,
            kind: tally.kind()?.as_str().to_owned(),
            group: tally.kind()?.group().as_str().to_owned(),
            coupon_codes: codes.map(|credit| credit.coupon_codes.clone()).unwrap_or_default(),
            urls: urls.unwrap_or_default(),
            is_host_read: (!voices.is_empty()).then(|| voices.contains(&true)),
            confidence: round_confidence(all().map(|credit| credit.confidence).fold(0.0, f32::max)),
        })
    }
}
