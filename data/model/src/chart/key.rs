//! Identifies a chart by source, country, category and frequency.

use super::ChartCategory;
use crate::country::parse_country_code;
use std::fmt;

named! {
    /// The platform that publishes the chart (spec 3, chartType).
    ChartPlatform {
        Apple = "apple",
        Spotify = "spotify",
    }
}

/// The feed that a chart is read from. Apple's two feeds have different depths and are never joined into one series
/// (facts 5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ChartSource {
    /// Apple's newer feed: the top 100 of all podcasts.
    AppleTop,
    /// Apple's older feed: the top 200 of each genre.
    AppleGenre,
    Spotify,
}

named! {
    /// How often a chart is captured (spec 3).
    ChartFrequency {
        Hourly = "hourly",
        Daily = "daily",
        Weekly = "weekly",
    }
}

/// A country code of ISO 3166-1 alpha-2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ChartCountry([u8; 2]);

/// The key of a chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ChartKey {
    pub source: ChartSource,
    pub frequency: ChartFrequency,
    pub country: ChartCountry,
    pub category: ChartCategory,
}

impl ChartPlatform {
    /// The feeds that the platform's charts are read from.
    #[must_use]
    pub fn sources(self) -> &'static [ChartSource] {
        match self {
            Self::Apple => &[ChartSource::AppleTop, ChartSource::AppleGenre],
            Self::Spotify => &[ChartSource::Spotify],
        }
    }

    /// The categories for which the source has charts.
    pub fn categories(self) -> impl Iterator<Item = ChartCategory> + Clone {
        ChartCategory::all().filter(move |category| match self {
            Self::Apple => category.apple_genre().is_some(),
            Self::Spotify => category.spotify_slug().is_some(),
        })
    }
}

impl ChartSource {
    pub const ALL: &'static [Self] = &[Self::AppleTop, Self::AppleGenre, Self::Spotify];

    #[must_use]
    pub fn platform(self) -> ChartPlatform {
        match self {
            Self::AppleTop | Self::AppleGenre => ChartPlatform::Apple,
            Self::Spotify => ChartPlatform::Spotify,
        }
    }

    /// The deepest position that the source lists (facts 2.2, 2.3).
    #[must_use]
    pub fn depth(self) -> u16 {
        match self {
            Self::AppleTop => 100,
            Self::AppleGenre | Self::Spotify => 200,
        }
    }

    /// The number is stored in files and never changes.
    fn number(self) -> u32 {
        match self {
            Self::AppleTop => 0,
            Self::AppleGenre => 1,
            Self::Spotify => 2,
        }
    }
}

impl ChartFrequency {
    /// The number is stored in files and never changes.
    fn number(self) -> u32 {
        match self {
            Self::Daily => 0,
            Self::Hourly => 1,
            Self::Weekly => 2,
        }
    }
}

impl ChartCountry {
    /// Parses a code in either case. Returns `None` when no country has it.
    #[must_use]
    pub fn parse(code: &str) -> Option<Self> {
        let code = parse_country_code(code)?.as_bytes();
        Some(Self([code[0].to_ascii_lowercase(), code[1].to_ascii_lowercase()]))
    }

    /// The code in lower case, as the URLs of charts spell it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("two letters of the alphabet")
    }
}

impl fmt::Debug for ChartCountry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Bits of a key's number, from the low end: category, country, frequency, source. The layout is stored in files and
/// never changes.
const CATEGORY_BITS: u32 = 10;
const LETTER_BITS: u32 = 5;
const COUNTRY_SHIFT: u32 = CATEGORY_BITS;
const FREQUENCY_SHIFT: u32 = COUNTRY_SHIFT + 2 * LETTER_BITS;
const SOURCE_SHIFT: u32 = FREQUENCY_SHIFT + 2;

impl ChartKey {
    #[must_use]
    pub fn platform(&self) -> ChartPlatform {
        self.source.platform()
    }

    /// The number that is stored in files. Numbers sort by source, then frequency, then country, so that charts of one
    /// source are adjacent.
    #[must_use]
    pub fn number(&self) -> u32 {
        let letter = |index: usize| u32::from(self.country.0[index] - b'a');
        let country = (letter(0) << LETTER_BITS) | letter(1);
        (self.source.number() << SOURCE_SHIFT)
            | (self.frequency.number() << FREQUENCY_SHIFT)
            | (country << COUNTRY_SHIFT)
            | u32::from(self.category.number())
    }

    /// Decodes a number; `None` when no chart has it.
    #[must_use]
    pub fn from_number(number: u32) -> Option<Self> {
        let bits = |shift: u32, width: u32| (number >> shift) & ((1 << width) - 1);
        let letter = |shift: u32| u8::try_from(bits(COUNTRY_SHIFT + shift, LETTER_BITS)).ok().map(|value| value + b'a');
        let code = [letter(LETTER_BITS)?, letter(0)?];
        let key = Self {
            source: ChartSource::ALL.iter().copied().find(|source| source.number() == number >> SOURCE_SHIFT)?,
            frequency: ChartFrequency::ALL
                .iter()
                .copied()
                .find(|frequency| frequency.number() == bits(FREQUENCY_SHIFT, 2))?,
            country: ChartCountry::parse(std::str::from_utf8(&code).ok()?)?,
            category: ChartCategory::from_number(u16::try_from(bits(0, CATEGORY_BITS)).ok()?)?,
        };
        Some(key)
    }
}

impl fmt::Display for ChartKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} {} {:?} {}",
            self.platform().as_str(),
            self.frequency.as_str(),
            self.country,
            self.category.name()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn any_key() -> impl Strategy<Value = ChartKey> {
        let categories: Vec<ChartCategory> = ChartCategory::all().collect();
        (
            prop::sample::select(ChartSource::ALL),
            prop::sample::select(ChartFrequency::ALL),
            prop::sample::select(vec!["us", "DE", "zw", "AD", "jp"]),
            prop::sample::select(categories),
        )
            .prop_map(|(source, frequency, country, category)| ChartKey {
                source,
                frequency,
                country: ChartCountry::parse(country).unwrap(),
                category,
            })
    }

    proptest! {
        #[test]
        fn numbers_read_back(key in any_key()) {
            prop_assert_eq!(ChartKey::from_number(key.number()), Some(key));
        }

        #[test]
        fn decoded_keys_encode_to_the_same_number(number: u32) {
            if let Some(key) = ChartKey::from_number(number) {
                prop_assert_eq!(key.number(), number);
            }
        }
    }

    #[test]
    fn stored_numbers_are_stable() {
        let key = ChartKey {
            source: ChartSource::AppleGenre,
            frequency: ChartFrequency::Daily,
            country: ChartCountry::parse("US").unwrap(),
            category: ChartCategory::parse("news").unwrap(),
        };
        assert_eq!(key.number(), (1 << 22) | (((20 << 5) | 18) << 10) | 189);
        assert_eq!(key.to_string(), "apple daily us news");
    }
}
