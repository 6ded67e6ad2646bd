//! What is wrong with some of the feeds, or with the addresses they are known by: one table, each with its share.

use crate::random::Random;

/// What befalls a show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Nothing.
    Sound,
    /// The same feed also without TLS.
    TwinPlain,
    /// The same, but there it redirects.
    TwinPlainMoved,
    /// The same feed also with a slash at the end.
    TwinSlash,
    /// Also at another host, with the same `podcast:guid`.
    MirrorGuid,
    /// Also at another host, with the same content and no id in common.
    MirrorBare,
    /// Imported by another host, which gave it a `podcast:guid` of its own and kept the episodes' guids.
    Import,
    /// Known by an old address that answers 301.
    Moved,
    /// Will answer 301 from the first round on.
    Moves,
    /// Known by an old address whose feed names the new one.
    NewFeedUrl,
    /// Known by an address that answers 302.
    Temporary,
    /// An old address of the show answers 410.
    Gone,
    /// Will answer 410 from the first round on.
    Dies,
    /// An old address of the show answers 404.
    Missing,
    /// Ends in the middle of an episode.
    Truncated,
    /// `&` where `&amp;` is meant.
    Ampersand,
    /// `itunes:` is used and not declared.
    Prefix,
    /// The declaration names another encoding than the one that is used.
    WrongEncoding,
    /// An old address of the show answers 200 with a page.
    Html,
    /// An old address of the show answers 200 with nothing.
    Empty,
    /// Will have no episodes from the first round on.
    Empties,
    /// No episode has a guid.
    GuidsMissing,
    /// Two episodes each have the same guid.
    GuidsRepeated,
    /// All guids will be others from the first round on.
    GuidStorm,
}

/// The name in the manifest, and how many of ten thousand shows it befalls.
pub const FATES: &[(Fate, &str, u32)] = &[
    (Fate::TwinPlain, "twin-plain", 30),
    (Fate::TwinPlainMoved, "twin-plain-moved", 30),
    (Fate::TwinSlash, "twin-slash", 40),
    (Fate::MirrorGuid, "mirror-guid", 30),
    (Fate::MirrorBare, "mirror-bare", 30),
    (Fate::Import, "import", 40),
    (Fate::Moved, "moved", 100),
    (Fate::Moves, "moves", 30),
    (Fate::NewFeedUrl, "new-feed-url", 50),
    (Fate::Temporary, "temporary", 50),
    (Fate::Gone, "gone", 100),
    (Fate::Dies, "dies", 20),
    (Fate::Missing, "missing", 100),
    (Fate::Truncated, "truncated", 30),
    (Fate::Ampersand, "ampersand", 40),
    (Fate::Prefix, "undeclared-prefix", 30),
    (Fate::WrongEncoding, "wrong-encoding", 30),
    (Fate::Html, "html", 50),
    (Fate::Empty, "empty", 30),
    (Fate::Empties, "empties", 20),
    (Fate::GuidsMissing, "guids-missing", 250),
    (Fate::GuidsRepeated, "guids-repeated", 230),
    (Fate::GuidStorm, "guid-storm", 20),
];
const ALL: u32 = 10_000;

impl Fate {
    pub fn draw(mut random: Random) -> Self {
        let mut left = random.below(ALL as usize) as u32;
        for (fate, _, share) in FATES {
            if left < *share {
                return *fate;
            }
            left -= share;
        }
        Self::Sound
    }

    pub fn name(self) -> &'static str {
        FATES.iter().find(|(fate, ..)| *fate == self).map_or("sound", |(_, name, _)| name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn every_fate_befalls_its_share() {
        let count = 400_000;
        let mut found: BTreeMap<&str, u32> = BTreeMap::new();
        for number in 0..count {
            *found.entry(Fate::draw(Random::new(number)).name()).or_default() += 1;
        }
        for (_, name, share) in FATES {
            let expected = f64::from(*share) * count as f64 / f64::from(ALL);
            let found = f64::from(found.get(name).copied().unwrap_or(0));
            assert!((found / expected - 1.0).abs() < 0.15, "{name}: {found} where {expected} were expected");
        }
        let sound = f64::from(found["sound"]) / count as f64;
        assert!((0.85..0.88).contains(&sound), "{sound} of the shows are sound");
    }
}
