//! Sponsors across podcasts: their reads summed up.

use crate::{EpisodeId, PodcastId, SponsorGroup, SponsorKind, Timestamp, fold_text};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Podcasts, categories and other values that are stored with a sponsor.
const MAX_PODCASTS: usize = 500;
const MAX_VALUES: usize = 20;
/// Months of a chart: twenty years.
const MAX_MONTHS: usize = 240;

/// Words that texts put where a name is expected. Such a name counts only when a link has it as its domain.
const GENERIC_NAMES: &[&str] = &[
    "ad",
    "ads",
    "advertisement",
    "advertiser",
    "anzeige",
    "app",
    "code",
    "discount",
    "episode",
    "episodes",
    "folge",
    "here",
    "link",
    "links",
    "merch",
    "newsletter",
    "offer",
    "partner",
    "partners",
    "patrons",
    "podcast",
    "promo",
    "shop",
    "show",
    "site",
    "sponsor",
    "sponsors",
    "store",
    "supporters",
    "this episode",
    "website",
    "werbung",
];

/// A message of a sponsor in an episode.
#[derive(Clone, Debug, PartialEq)]
pub struct SponsorRead {
    pub podcast: PodcastId,
    pub episode: EpisodeId,
    /// As written.
    pub name: String,
    pub kind: SponsorKind,
    pub confidence: f32,
    pub published_at: Option<Timestamp>,
    /// The text around the name.
    pub snippet: Option<String>,
    pub is_host_read: Option<bool>,
    pub urls: Vec<String>,
    pub coupon_codes: Vec<String>,
    /// Genres of the podcast.
    pub categories: Vec<String>,
}

/// A podcast that a sponsor appears in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SponsoredPodcast {
    pub podcast: PodcastId,
    pub episodes: u32,
    pub first_at: Option<Timestamp>,
    pub latest_at: Option<Timestamp>,
}

/// A value with the number of episodes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountedValue {
    pub value: String,
    pub episodes: u32,
}

/// A sponsor as a generation stores it for pages and the API.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SponsorRecord {
    pub slug: String,
    pub name: String,
    pub kind: SponsorKind,
    pub group: SponsorGroup,
    /// Most episodes first, at most 500.
    pub podcasts: Vec<SponsoredPodcast>,
    pub podcast_count: usize,
    pub episodes: usize,
    pub first_at: Option<Timestamp>,
    pub latest_at: Option<Timestamp>,
    /// Episodes by month, `2026-11`, oldest first.
    pub months: Vec<CountedValue>,
    /// Genres of the podcasts, most episodes first.
    pub categories: Vec<CountedValue>,
    /// Domains of its links, most episodes first.
    pub domains: Vec<String>,
    pub coupon_codes: Vec<String>,
}

/// A read of a sponsor as a generation stores it.
#[derive(Clone, Debug, PartialEq)]
pub struct SponsorReadRecord {
    pub episode: EpisodeId,
    pub podcast: PodcastId,
    pub kind: SponsorKind,
    pub confidence: f32,
    pub published_at: Option<Timestamp>,
    pub snippet: Option<String>,
    pub is_host_read: Option<bool>,
    pub coupon_codes: Vec<String>,
}

/// Sums up the reads of one sponsor; `None` when the name is a generic word. `reads` becomes one per episode, newest
/// first.
#[must_use]
pub fn sum_up_sponsor(reads: &mut Vec<SponsorRead>, slug: impl FnOnce(&str) -> String) -> Option<SponsorRecord> {
    reads.sort_by(|one, other| {
        one.episode.cmp(&other.episode).then_with(|| other.confidence.total_cmp(&one.confidence))
    });
    reads.dedup_by_key(|read| read.episode);
    reads.sort_by_key(|read| (Reverse(read.published_at), read.episode));
    let name = most_frequent(reads.iter().map(|read| &read.name)).into_iter().next()?.value;
    let domains = most_frequent(reads.iter().flat_map(|read| &read.urls).filter_map(|url| domain_of(url)));
    if is_generic(&name) && !domains.iter().any(|domain| domain.value.starts_with(&format!("{}.", fold_text(&name)))) {
        return None;
    }
    let kind = most_frequent_kind(reads)?;
    let podcasts = sum_up_podcasts(reads);
    let months = reads.iter().filter_map(|read| read.published_at).map(|at| at.format("%Y-%m").to_string());
    let mut months = most_frequent(months);
    months.sort_by(|one, other| one.value.cmp(&other.value));
    let codes = most_frequent(reads.iter().flat_map(|read| &read.coupon_codes));
    let mut categories = most_frequent(reads.iter().flat_map(|read| &read.categories));
    categories.truncate(MAX_VALUES);
    let values = |counted: Vec<CountedValue>| counted.into_iter().take(MAX_VALUES).map(|one| one.value).collect();
    Some(SponsorRecord {
        slug: slug(&name),
        name,
        kind,
        group: kind.group(),
        podcast_count: podcasts.len(),
        podcasts: podcasts.into_iter().take(MAX_PODCASTS).collect(),
        episodes: reads.len(),
        first_at: reads.iter().filter_map(|read| read.published_at).min(),
        latest_at: reads.iter().filter_map(|read| read.published_at).max(),
        months: months.split_off(months.len().saturating_sub(MAX_MONTHS)),
        categories,
        domains: values(domains),
        coupon_codes: values(codes),
    })
}

/// Whether a text has a word for what is sponsored, or for a link, in place of a name.
fn is_generic(name: &str) -> bool {
    let folded = fold_text(name);
    let folded = folded.trim_matches(|letter: char| !letter.is_alphanumeric());
    folded.is_empty() || GENERIC_NAMES.contains(&folded)
}

fn domain_of(url: &str) -> Option<String> {
    let lower = url.trim().to_lowercase();
    let rest = lower.split_once("://").map_or(lower.as_str(), |(_, rest)| rest);
    let host = rest.split(['/', '?', '#', ':']).next()?;
    let host = host.strip_prefix("www.").unwrap_or(host);
    (host.contains('.') && host.len() <= 253).then(|| host.to_owned())
}

/// The kind of most reads; of equally frequent ones, the one that is paid.
fn most_frequent_kind(reads: &[SponsorRead]) -> Option<SponsorKind> {
    let count = |kind: SponsorKind| reads.iter().filter(|read| read.kind == kind).count();
    let kinds = SponsorKind::ALL.iter().copied().filter(|kind| count(*kind) > 0);
    kinds.max_by_key(|kind| (count(*kind), kind.group() == SponsorGroup::Paid))
}

fn sum_up_podcasts(reads: &[SponsorRead]) -> Vec<SponsoredPodcast> {
    let mut podcasts: BTreeMap<PodcastId, SponsoredPodcast> = BTreeMap::new();
    for read in reads {
        let new = SponsoredPodcast { podcast: read.podcast, episodes: 0, first_at: None, latest_at: None };
        let entry = podcasts.entry(read.podcast).or_insert(new);
        entry.episodes += 1;
        entry.first_at = [entry.first_at, read.published_at].into_iter().flatten().min();
        entry.latest_at = entry.latest_at.max(read.published_at);
    }
    let mut podcasts: Vec<SponsoredPodcast> = podcasts.into_values().collect();
    podcasts.sort_by_key(|podcast| (Reverse(podcast.episodes), podcast.podcast));
    podcasts
}

/// Returns distinct values with their number, the most frequent first, then in alphabetical order.
fn most_frequent(values: impl Iterator<Item = impl AsRef<str>>) -> Vec<CountedValue> {
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for value in values {
        match counts.get_mut(value.as_ref()) {
            Some(count) => *count += 1,
            None => {
                counts.insert(value.as_ref().to_owned(), 1);
            }
        }
    }
    let mut counted: Vec<CountedValue> =
        counts.into_iter().map(|(value, episodes)| CountedValue { value, episodes }).collect();
    counted.sort_by_key(|one| Reverse(one.episodes));
    counted
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::DateTime;

    fn read(of: usize, day: i64, name: &str, kind: SponsorKind) -> SponsorRead {
        let podcast = PodcastId::from_feed_url(&format!("https://show{of}.example/feed"));
        SponsorRead {
            podcast,
            episode: EpisodeId::derive(podcast, &day.to_string()),
            name: name.to_owned(),
            kind,
            confidence: 0.9,
            published_at: DateTime::from_timestamp(day * 86_400, 0),
            snippet: None,
            is_host_read: None,
            urls: Vec::new(),
            coupon_codes: Vec::new(),
            categories: vec!["Food".to_owned()],
        }
    }

    fn sum_up(mut reads: Vec<SponsorRead>) -> Option<SponsorRecord> {
        sum_up_sponsor(&mut reads, str::to_lowercase)
    }

    #[test]
    fn reads_are_counted_by_podcast_month_and_category() {
        let reads = vec![
            read(1, 1, "Acme", SponsorKind::Sponsor),
            read(1, 1, "ACME", SponsorKind::Affiliate),
            read(1, 40, "Acme", SponsorKind::Advertiser),
            read(2, 41, "Acme", SponsorKind::Sponsor),
        ];
        let found = sum_up(reads).expect("a sponsor");
        assert_eq!(
            (found.name.as_str(), found.group, found.episodes, found.podcast_count),
            ("Acme", SponsorGroup::Paid, 3, 2)
        );
        let months: Vec<_> = found.months.iter().map(|one| (one.value.as_str(), one.episodes)).collect();
        assert_eq!(months, [("1970-01", 1), ("1970-02", 2)]);
        assert_eq!(found.podcasts.iter().map(|one| one.episodes).collect::<Vec<_>>(), [2, 1]);
        assert_eq!(found.categories, [CountedValue { value: "Food".to_owned(), episodes: 3 }]);
        assert_eq!(found.first_at, DateTime::from_timestamp(86_400, 0));
    }

    #[test]
    fn a_generic_word_is_no_sponsor_unless_it_owns_the_domain() {
        let episode = || read(1, 1, "Episode", SponsorKind::Sponsor);
        assert_eq!(sum_up(vec![episode()]), None);
        assert_eq!(sum_up(vec![read(1, 1, "  ", SponsorKind::Sponsor)]), None);
        let linked = |url: &str| SponsorRead { urls: vec![url.to_owned()], ..episode() };
        assert_eq!(sum_up(vec![linked("https://acme.example/episode")]), None);
        assert!(sum_up(vec![linked("https://www.episode.example/tea")]).is_some());
    }

    #[test]
    fn a_party_that_mostly_gives_no_money_is_not_paid() {
        let own = || read(1, 1, "Tea Club", SponsorKind::SelfPromotion);
        let found = sum_up(vec![
            own(),
            read(1, 2, "Tea Club", SponsorKind::SelfPromotion),
            read(2, 3, "Tea Club", SponsorKind::Sponsor),
        ]);
        assert_eq!(found.map(|found| found.group), Some(SponsorGroup::Own));
        let even = sum_up(vec![own(), read(2, 3, "Tea Club", SponsorKind::Sponsor)]);
        assert_eq!(even.map(|found| found.group), Some(SponsorGroup::Paid));
    }
}
