//! The style of a podcast's publisher: spellings, encodings, trackers, omissions. It is drawn once per show, so shares
//! are shares of shows. They follow facts 1.6, 1.8, 2.1 and 7 where these have figures.

use super::charset::Charset;
use crate::feed::{DateForm, Dialect, DurationForm, Enclosure};
use crate::random::Random;

/// Spellings of dates, by their number in a thousand shows.
const DATES: &[(DateForm, u32)] = &[
    (DateForm::Numeric, 420),
    (DateForm::Gmt, 370),
    (DateForm::Offset(-300), 40),
    (DateForm::Offset(-480), 30),
    (DateForm::Offset(60), 40),
    (DateForm::Zone("EST", -300), 30),
    (DateForm::Zone("PDT", -420), 15),
    (DateForm::NoWeekday, 15),
    (DateForm::NoSeconds, 10),
    (DateForm::ShortYear, 5),
    (DateForm::WrongWeekday, 10),
    (DateForm::Iso, 15),
];
/// 4.3 % of the durations are m:ss.
const DURATIONS: &[(DurationForm, u32)] = &[
    (DurationForm::FullClock, 480),
    (DurationForm::Seconds, 337),
    (DurationForm::Clock, 140),
    (DurationForm::Minutes, 43),
];
const TRUTHS: &[([&str; 2], u32)] = &[(["false", "true"], 60), (["no", "yes"], 25), (["clean", "yes"], 15)];
/// A quarter of the enclosures has no valid length.
const LENGTHS: &[(LengthForm, u32)] =
    &[(LengthForm::Bytes, 75), (LengthForm::Zero, 15), (LengthForm::Missing, 8), (LengthForm::NoNumber, 2)];
const ITUNES_URIS: &[(&str, u32)] =
    &[("http://www.itunes.com/dtds/podcast-1.0.dtd", 95), ("http://www.itunes.com/DTDs/Podcast-1.0.dtd", 5)];
const PODCAST_URIS: &[(&str, u32)] = &[
    ("https://podcastindex.org/namespace/1.0", 80),
    ("https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md", 20),
];
/// Shares of Atom feeds, and of encodings other than plain UTF-8.
const ATOM_SHARE: f64 = 0.015;
const BOM_PERCENT: u32 = 20;
const LEGACY_PERCENT: u32 = 15;
const UTF16_PERCENT: u32 = 3;
/// Share of shows with trackers, and among them of the largest one.
const TRACKED_SHARE: f64 = 0.204;
const LARGEST_TRACKER_SHARE: f64 = 0.70;
const MAX_TRACKERS: u32 = 10;
/// Tracker prefixes; `{}` is the show's key. The first is the largest.
const TRACKERS: &[&str] = &[
    "www.podtrac.com/pts/redirect.mp3/",
    "pdst.fm/e/",
    "op3.dev/e/",
    "pscrb.fm/rss/p/",
    "chrt.fm/track/{}/",
    "mgln.ai/e/{}/",
    "prfx.byspotify.com/e/",
    "verifi.podscribe.com/rss/p/",
    "claritaspod.com/measure/",
    "arttrk.com/p/{}/",
    "pfx.vpixl.com/{}/",
    "media.blubrry.com/{}/",
    "dts.podtrac.com/redirect.mp3/",
];
/// Regions that feeds add to a language, most frequent first.
const REGIONS: &[(&str, &[&str])] = &[
    ("en", &["en-us", "en-us", "en-US", "en-gb", "en-au", "eng"]),
    ("es", &["es-es", "es-mx", "es-419"]),
    ("pt-BR", &["pt-br", "pt-BR", "pt-pt"]),
    ("de", &["de-de", "de-DE", "de-at"]),
    ("fr", &["fr-fr", "fr-ca"]),
    ("zh", &["zh-cn", "zh-tw"]),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LengthForm {
    Bytes,
    Zero,
    Missing,
    NoNumber,
}

/// The style of a show.
#[derive(Clone, Debug)]
pub struct FeedStyle {
    pub dialect: Dialect,
    pub charset: Charset,
    /// The language tag in the feed's spelling.
    pub language: String,
    length: LengthForm,
    /// Trackers before each enclosure, with the scheme; only the scheme when there are none.
    prefix: Option<String>,
    has_video: bool,
    pub names_owner_only: bool,
    pub has_new_feed_url: bool,
    pub has_content: bool,
    pub numbers_episodes: bool,
}

fn draw_weighted<T: Copy>(table: &[(T, u32)], random: &mut Random) -> T {
    table[random.weighted(table.iter().map(|row| row.1))].0
}

impl FeedStyle {
    /// Draws the style of a show in `language` (BCP 47) with the name `handle`.
    pub fn new(language: &str, handle: &str, mut random: Random) -> Self {
        let random = &mut random;
        let is_atom = random.chance(ATOM_SHARE);
        let dates =
            if language == "de" && random.chance(0.04) { DateForm::German } else { draw_weighted(DATES, random) };
        let dialect = Dialect {
            is_atom,
            dates,
            durations: draw_weighted(DURATIONS, random),
            html_is_cdata: random.chance(0.6),
            titles_are_cdata: random.chance(0.15),
            itunes_uri: draw_weighted(ITUNES_URIS, random),
            podcast_uri: draw_weighted(PODCAST_URIS, random),
            truths: draw_weighted(TRUTHS, random),
        };
        let legacy = Charset::Legacy(Charset::legacy_encoding(language));
        let rest = 1_000 - BOM_PERCENT - LEGACY_PERCENT - UTF16_PERCENT;
        let charsets = [
            (Charset::Utf8, rest),
            (Charset::Utf8WithBom, BOM_PERCENT),
            (legacy, LEGACY_PERCENT),
            (Charset::Utf16, UTF16_PERCENT),
        ];
        Self {
            dialect,
            charset: draw_weighted(&charsets, random),
            language: spell_language(language, random),
            length: draw_weighted(LENGTHS, random),
            prefix: random.chance(TRACKED_SHARE).then(|| draw_trackers(handle, random)),
            has_video: random.chance(0.01),
            // 13 of 53 feeds with an owner.
            names_owner_only: random.chance(0.245),
            // 10 of 54 feeds, nearly all with their current URL.
            has_new_feed_url: random.chance(0.18),
            has_content: random.chance(0.35),
            numbers_episodes: random.chance(0.6),
        }
    }

    /// Returns the enclosures of an episode. `url` has neither trackers nor `.mp3`.
    pub fn enclosures(&self, url: &str, bytes: u64) -> Vec<Enclosure> {
        let length = |bytes: u64| match self.length {
            LengthForm::Bytes => Some(bytes.to_string()),
            LengthForm::Zero => Some("0".to_owned()),
            LengthForm::Missing => None,
            LengthForm::NoNumber => Some("unknown".to_owned()),
        };
        let audio =
            Enclosure { url: self.add_trackers(&format!("{url}.mp3")), length: length(bytes), mime: "audio/mpeg" };
        let video =
            || Enclosure { url: format!("{url}.mp4"), length: length(bytes.saturating_mul(9)), mime: "video/mp4" };
        std::iter::once(audio).chain(self.has_video.then(video)).collect()
    }

    fn add_trackers(&self, url: &str) -> String {
        match &self.prefix {
            Some(prefix) => format!("{prefix}{}", url.split_once("://").map_or(url, |(_, rest)| rest)),
            None => url.to_owned(),
        }
    }
}

fn spell_language(language: &str, random: &mut Random) -> String {
    let regions = REGIONS.iter().find(|row| row.0 == language).map(|row| row.1);
    match regions {
        Some(regions) if random.chance(0.5) => (*random.pick(regions)).to_owned(),
        _ => language.to_owned(),
    }
}

/// Draws trackers: usually one, each further one with half the probability. The largest comes first.
fn draw_trackers(handle: &str, random: &mut Random) -> String {
    let mut count = 1;
    while count < MAX_TRACKERS && random.chance(0.5) {
        count += 1;
    }
    let key = format!("{:x}", random.bits() >> 44);
    let mut left: Vec<&str> = TRACKERS[1..].to_vec();
    let mut prefix = "https://".to_owned();
    for position in 0..count {
        let tracker = if position == 0 && random.chance(LARGEST_TRACKER_SHARE) {
            TRACKERS[0]
        } else {
            left.remove(random.below(left.len()))
        };
        let own = if tracker.contains("blubrry") { handle } else { &key };
        prefix.push_str(&tracker.replace("{}", own));
    }
    prefix
}

#[cfg(test)]
mod tests {
    use super::*;

    type Test<'a> = &'a dyn Fn(&FeedStyle) -> bool;

    #[test]
    fn tables_add_up_to_a_whole() {
        assert_eq!(DATES.iter().map(|row| row.1).sum::<u32>(), 1_000);
        assert_eq!(DURATIONS.iter().map(|row| row.1).sum::<u32>(), 1_000);
        assert_eq!(LENGTHS.iter().map(|row| row.1).sum::<u32>(), 100);
    }

    #[test]
    fn shares_match_real_feeds() {
        let count = 20_000;
        let styles: Vec<FeedStyle> = (0..count).map(|seed| FeedStyle::new("en", "show", Random::new(seed))).collect();
        let share = |test: &dyn Fn(&FeedStyle) -> bool| {
            styles.iter().filter(|style| test(style)).count() as f64 / count as f64 * 100.0
        };
        let trackers = |style: &FeedStyle, url: &str| style.add_trackers("https://a.example/1.mp3").contains(url);
        let cases: [(&str, f64, Test<'_>); 8] = [
            ("m:ss", 4.3, &|style| style.dialect.durations == DurationForm::Minutes),
            ("no length", 25.0, &|style| style.length != LengthForm::Bytes),
            ("Atom", 1.5, &|style| style.dialect.is_atom),
            ("tracked", 20.4, &|style| style.prefix.is_some()),
            ("Podtrac", 14.3, &|style| trackers(style, "www.podtrac.com")),
            ("other encodings", 1.8, &|style| matches!(style.charset, Charset::Legacy(_) | Charset::Utf16)),
            ("owners without address", 24.5, &|style| style.names_owner_only),
            ("new-feed-url", 18.0, &|style| style.has_new_feed_url),
        ];
        for (what, expected, test) in cases {
            let found = share(test);
            assert!((found - expected).abs() < 0.25 + expected * 0.05, "{what}: {found} % is not {expected} %");
        }
        let most = styles.iter().map(|style| style.add_trackers("https://a.example/x").matches(".com/").count()).max();
        assert!(most >= Some(4), "trackers are stacked");
    }

    #[test]
    fn trackers_precede_the_url_without_its_scheme() {
        let tracked = (0..).map(|seed| FeedStyle::new("en", "show", Random::new(seed)));
        let style =
            tracked.into_iter().find(|style| style.prefix.is_some() && style.length == LengthForm::Zero).unwrap();
        let enclosures = style.enclosures("https://media.a.example/show/1", 77);
        let url = &enclosures[0].url;
        assert!(url.starts_with("https://") && url.ends_with("/media.a.example/show/1.mp3"), "{url}");
        assert!(!url[8..].contains("://"), "{url}");
        assert_eq!(enclosures[0].length.as_deref(), Some("0"));
    }
}
