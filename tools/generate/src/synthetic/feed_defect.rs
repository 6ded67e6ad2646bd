//! Defects of feeds and their URLs: one table, each with its share.

use crate::random::Random;

/// The defect of a show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FeedDefect {
    /// No defect.
    NoDefect,
    /// The same feed also without TLS.
    HttpDuplicate,
    /// The URL without TLS redirects to the feed.
    HttpRedirect,
    /// The same feed also with a trailing slash.
    SlashDuplicate,
    /// Also at another host, with the same `podcast:guid`.
    MirrorGuid,
    /// Also at another host, with the same content and no common id.
    MirrorWithoutIds,
    /// Imported by another host, with a new `podcast:guid` and the same episode guids.
    Imported,
    /// Listed under an old URL that returns 301.
    Moved,
    /// Returns 301 from round 1 on.
    MovesLater,
    /// Listed under an old URL whose feed names the new one.
    NewFeedUrl,
    /// Listed under a URL that returns 302.
    TemporaryRedirect,
    /// An old URL of the show returns 410.
    Gone,
    /// Returns 410 from round 1 on.
    GoneLater,
    /// An old URL of the show returns 404.
    Missing,
    /// Ends in the middle of an episode.
    Truncated,
    /// `&` instead of `&amp;`.
    BareAmpersand,
    /// `itunes:` is used without a declaration.
    UndeclaredPrefix,
    /// The declaration names another encoding.
    WrongEncoding,
    /// An old URL of the show returns 200 with a page.
    Html,
    /// An old URL of the show returns 200 with an empty body.
    Empty,
    /// Has no episodes from round 1 on.
    EmptyLater,
    /// No episode has a guid.
    GuidsMissing,
    /// Pairs of episodes share a guid.
    GuidsRepeated,
    /// All guids change in round 1.
    GuidsChangeLater,
}

/// The name in the manifest, and the number of affected shows in ten thousand.
pub const FEED_DEFECTS: &[(FeedDefect, &str, u32)] = &[
    (FeedDefect::HttpDuplicate, "twin-plain", 30),
    (FeedDefect::HttpRedirect, "twin-plain-moved", 30),
    (FeedDefect::SlashDuplicate, "twin-slash", 40),
    (FeedDefect::MirrorGuid, "mirror-guid", 30),
    (FeedDefect::MirrorWithoutIds, "mirror-bare", 30),
    (FeedDefect::Imported, "import", 40),
    (FeedDefect::Moved, "moved", 100),
    (FeedDefect::MovesLater, "moves", 30),
    (FeedDefect::NewFeedUrl, "new-feed-url", 50),
    (FeedDefect::TemporaryRedirect, "temporary", 50),
    (FeedDefect::Gone, "gone", 100),
    (FeedDefect::GoneLater, "dies", 20),
    (FeedDefect::Missing, "missing", 100),
    (FeedDefect::Truncated, "truncated", 30),
    (FeedDefect::BareAmpersand, "ampersand", 40),
    (FeedDefect::UndeclaredPrefix, "undeclared-prefix", 30),
    (FeedDefect::WrongEncoding, "wrong-encoding", 30),
    (FeedDefect::Html, "html", 50),
    (FeedDefect::Empty, "empty", 30),
    (FeedDefect::EmptyLater, "empties", 20),
    (FeedDefect::GuidsMissing, "guids-missing", 250),
    (FeedDefect::GuidsRepeated, "guids-repeated", 230),
    (FeedDefect::GuidsChangeLater, "guid-storm", 20),
];
const TOTAL_SHARE: u32 = 10_000;

impl FeedDefect {
    pub fn draw(mut random: Random) -> Self {
        let mut left = random.below(TOTAL_SHARE as usize) as u32;
        for (fate, _, share) in FEED_DEFECTS {
            if left < *share {
                return *fate;
            }
            left -= share;
        }
        Self::NoDefect
    }

    pub fn name(self) -> &'static str {
        FEED_DEFECTS.iter().find(|(fate, ..)| *fate == self).map_or("sound", |(_, name, _)| name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn every_defect_has_its_share() {
        let count = 400_000;
        let mut found: BTreeMap<&str, u32> = BTreeMap::new();
        for number in 0..count {
            *found.entry(FeedDefect::draw(Random::new(number)).name()).or_default() += 1;
        }
        for (_, name, share) in FEED_DEFECTS {
            let expected = f64::from(*share) * count as f64 / f64::from(TOTAL_SHARE);
            let found = f64::from(found.get(name).copied().unwrap_or(0));
            assert!((found / expected - 1.0).abs() < 0.15, "{name}: {found} where {expected} were expected");
        }
        let sound = f64::from(found["sound"]) / count as f64;
        assert!((0.85..0.88).contains(&sound), "{sound} of the shows are sound");
    }
}
