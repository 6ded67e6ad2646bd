//! Percentiles: the share of active podcasts that score lower.
//!
//! A percentile changes when other scores change, so no podcast's record stores it. It is read from the distribution of
//! the scores of active shows, a table that stays small however many shows there are.

use crate::chart::ChartCategory;
use crate::{Podcast, Timestamp};
use chrono::TimeDelta;

/// A show is active when it published within this many days (facts 5.2).
pub const ACTIVE_DAYS: i64 = 90;

/// The scores for which distributions are computed.
pub const SCORES_WITH_PERCENTILE: &[&str] = &["authority", "quality", "engagement", "social", "youtube"];

/// Whether a show is active, by its newest published episode.
#[must_use]
pub fn is_active(newest_at: Option<Timestamp>, now: Timestamp) -> bool {
    newest_at.is_some_and(|newest| newest <= now && now - newest <= TimeDelta::days(ACTIVE_DAYS))
}

/// Rounds a score to hundredths, as it is shown. Scores that look equal share a rank.
#[must_use]
pub fn to_hundredths(score: f64) -> i64 {
    #[expect(clippy::cast_possible_truncation, reason = "clamped")]
    let hundredths = (score.clamp(0.0, 100.0) * 100.0).round() as i64;
    hundredths
}

/// The peer group of a show: its category and language.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PeerGroup {
    /// A top-level category of spec 3: `health & fitness`.
    pub category: String,
    /// Without the region: `pt`.
    pub language: String,
}

impl PeerGroup {
    /// The peer group by the first category of the feed that the spec lists. `None` when the category or the language
    /// is unknown.
    #[must_use]
    pub fn from_podcast(podcast: &Podcast) -> Option<Self> {
        let is_topic =
            |category: &ChartCategory| ![ChartCategory::TOP_PODCASTS, ChartCategory::TRENDING].contains(category);
        let category = podcast.genres.iter().filter_map(|genre| ChartCategory::parse(genre)).find(is_topic)?;
        let language = podcast.language.as_deref()?.split('-').next().filter(|language| !language.is_empty())?;
        Some(Self {
            category: category.parent().unwrap_or(category).name().to_owned(),
            language: language.to_ascii_lowercase(),
        })
    }
}

/// The position of a score in a distribution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Percentile {
    /// Shows with a higher score.
    pub higher: u64,
    /// Shows with a lower score.
    pub lower: u64,
    /// All shows of the distribution, including this one.
    pub shows: u64,
}

impl Percentile {
    /// The share of shows that score lower, 0 to 100; `None` in an empty distribution.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "shows are far below 2^53")]
    pub fn value(&self) -> Option<f64> {
        (self.shows > 0).then(|| 100.0 * self.lower.min(self.shows) as f64 / self.shows as f64)
    }

    /// The rank from 1. Shows with the same score share it.
    #[must_use]
    pub fn rank(&self) -> Option<u64> {
        (self.shows > 0).then(|| self.higher.min(self.shows - 1) + 1)
    }
}

/// The percentiles of a podcast's scores.
#[derive(Clone, Debug, PartialEq)]
pub struct ScorePercentiles {
    /// When the distributions were computed.
    pub as_of: Timestamp,
    /// Among all active shows, keyed by the names of [`SCORES_WITH_PERCENTILE`]. Scores without data are omitted.
    pub among_all: Vec<(&'static str, Percentile)>,
    /// The authority score among active shows of the peer group.
    pub in_peer_group: Option<(PeerGroup, Percentile)>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::DateTime;
    use proptest::prelude::*;

    fn now() -> Timestamp {
        DateTime::from_timestamp(1_795_000_000, 0).expect("a moment")
    }

    #[test]
    fn active_shows_published_lately() {
        let cases = [(Some(0), true), (Some(90), true), (Some(91), false), (Some(-1), false), (None, false)];
        for (days_ago, expected) in cases {
            assert_eq!(is_active(days_ago.map(|days| now() - TimeDelta::days(days)), now()), expected, "{days_ago:?}");
        }
    }

    #[test]
    fn peer_group_uses_first_category_of_the_spec() {
        let of = |genres: &[&str], language: Option<&str>| {
            let mut podcast = Podcast::new("https://a.example/feed", "A show", now());
            podcast.genres = genres.iter().map(|genre| (*genre).to_owned()).collect();
            podcast.language = language.map(str::to_owned);
            PeerGroup::from_podcast(&podcast).map(|group| (group.category, group.language))
        };
        let of_business = Some(("business".to_owned(), "pt".to_owned()));
        assert_eq!(of(&["No such", "Entrepreneurship", "Arts"], Some("pt-BR")), of_business);
        assert_eq!(of(&["Top Podcasts", "Business"], Some("PT")), of_business);
        assert_eq!(of(&["Business"], None), None);
        assert_eq!(of(&[], Some("en")), None);
        assert_eq!(of(&["Business"], Some("")), None);
    }

    proptest! {
        #[test]
        fn bounded_and_monotone(mut scores in prop::collection::vec(0.0_f64..100.0, 1..60), raised in 0.0_f64..50.0) {
            let percentile_of = |score: f64| {
                let count = |is: fn(&i64, &i64) -> bool| {
                    scores.iter().filter(|other| is(&to_hundredths(**other), &to_hundredths(score))).count() as u64
                };
                Percentile { higher: count(i64::gt), lower: count(i64::lt), shows: scores.len() as u64 }
            };
            for score in &scores {
                let (here, above) = (percentile_of(*score), percentile_of(score + raised));
                let (percentile, rank) = (here.value().expect("some"), here.rank().expect("some"));
                prop_assert!((0.0..100.0).contains(&percentile) && (1..=scores.len() as u64).contains(&rank));
                prop_assert!(above.value() >= Some(percentile) && above.rank() <= Some(rank));
            }
            scores.sort_by(|one, other| other.total_cmp(one));
            prop_assert_eq!(to_hundredths(scores[0]), scores.iter().map(|score| to_hundredths(*score)).max().unwrap_or(0));
        }
    }
}
