//! How often each property occurs in a dump: the proportions of the dump of 2026 (facts 2.1).

pub(super) const DAY: i64 = 86_400;
/// Shares of all feeds: no episode for two years, and one within 90 days. The rest lies between.
pub(super) const OLDER_THAN_TWO_YEARS: f64 = 3_330_000.0 / 4_710_545.0;
pub(super) const ACTIVE: f64 = 416_785.0 / 4_710_545.0;
pub(super) const NO_EPISODES: f64 = 230_377.0 / 4_710_545.0;
pub(super) const NO_NEWEST_DATE: f64 = 260_140.0 / 4_710_545.0;
pub(super) const NO_DESCRIPTION: f64 = 414_115.0 / 4_710_545.0;
pub(super) const NO_TITLE: f64 = 14_697.0 / 4_710_545.0;
pub(super) const STATUS_667: f64 = 91_282.0 / 4_710_545.0;
/// The same show under `feeds.` and `rss.` of one host, with different guids.
pub(super) const HOST_DUPLICATES: f64 = 12_575.0 / 4_710_545.0;
/// Rows that share the guid or Apple id of another row.
pub(super) const SHARED_IDS: f64 = 36_546.0 / 4_710_545.0;
// Not published by anyone: our own shares, so that each case occurs.
pub(super) const SCHEME_DUPLICATES: f64 = 0.002;
pub(super) const REPEATS: f64 = 0.004;
pub(super) const BAD_URLS: f64 = 0.000_5;
pub(super) const EPISODE_TITLES: f64 = 0.01;
pub(super) const HTML: f64 = 0.25;
pub(super) const EMPTY_NUMBERS: f64 = 0.03;

pub(super) const HOSTS: &[(&str, u32)] =
    &[("anchor", 22), ("buzzsprout", 9), ("spreaker", 9), ("libsyn", 7), ("podbean", 7), ("megaphone", 4), ("own", 42)];
/// Language tags as feeds declare them, including old and unusual ones.
pub(super) const LANGUAGES: &[(&str, u32)] = &[
    ("en", 300),
    ("en-us", 190),
    ("en-US", 30),
    ("EN", 4),
    ("eng", 4),
    ("es", 110),
    ("es-MX", 10),
    ("pt-br", 90),
    ("pt", 20),
    ("de", 40),
    ("de-DE", 12),
    ("fr", 40),
    ("it", 20),
    ("in", 20),
    ("id", 20),
    ("iw", 2),
    ("ar", 20),
    ("ja", 15),
    ("zh-tw", 10),
    ("sv", 10),
    ("ru", 10),
    ("hi", 10),
    ("english", 1),
    ("xx", 1),
    ("", 11),
];
pub(super) const SYLLABLES: &[&str] = &[
    "ba", "co", "den", "el", "fi", "gor", "ha", "in", "jo", "ka", "lum", "mo", "na", "or", "pe", "qui", "ra", "sol",
    "ta", "un", "ver", "wil", "ya", "zen",
];
pub(super) const VOCABULARY_WORDS: usize = 6_000;
