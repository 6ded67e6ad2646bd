//! What is wrong with some of the feeds, or with the addresses they are known by: one table, each with its share.

use crate::random::Random;

/// What befalls a show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FeedDefect {
    /// Nothing.
    NoDefect,
    /// The same feed also without TLS.
    HttpDuplicate,
    /// The same, but there it redirects.
    HttpRedirect,
    /// The same feed also with a slash at the end.
    SlashDuplicate,
    /// Also at another host, with the same `podcast:guid`.
    MirrorGuid,
    /// Also at another host, with the same content and no id in common.
    MirrorWithoutIds,
    /// Imported by another host, which gave it a `podcast:guid` of its own and kept the episodes' guids.
    Imported,
    /// Known by an old address that answers 301.
    Moved,
    /// Will answer 301 from the first round on.
    MovesLater,
    /// Known by an old address whose feed names the new one.
    NewFeedUrl,
    /// Known by an address that answers 302.
    TemporaryRedirect,
    /// An old address of the show answers 410.
    Gone,
    /// Will answer 410 from the first round on.
    GoneLater,
    /// An old address of the show answers 404.
    Missing,
    /// Ends in the middle of an episode.
    Truncated,
    /// `&` where `&amp;` is meant.
    BareAmpersand,
    /// `itunes:` is used and not declared.
    UndeclaredPrefix,
    /// The declaration names another encoding than the one that is used.
    WrongEncoding,
    /// An old address of the show answers 200 with a page.
    Html,
    /// An old address of the show answers 200 with nothing.
    Empty,
    /// Will have no episodes from the first round on.
    EmptyLater,
    /// No episode has a guid.
    GuidsMissing,
    /// Two episodes each have the same guid.
    GuidsRepeated,
    /// All guids will be others from the first round on.
    GuidsChangeLater,
}

/// The name in the manifest, and how many of ten thousand shows it befalls.
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
