//! Generates a podcast from its number: language, topic, people, schedule.

use super::feed_defect::FeedDefect;
use super::feed_style::FeedStyle;
use super::languages::LANGUAGES;
use super::options::SyntheticOptions;
use super::release_schedule::ReleaseSchedule;
use super::text_generator::TextGenerator;
use super::vocabulary::Topic;
use super::web_urls::{WebAddress, WebUrls};
use crate::GenerateError;
use crate::apple::{self, Category};
use crate::random::Random;
use chrono::{DateTime, Days, NaiveDate, Utc};
use earshot_model::slug;

/// Share of shows without an episode for 90 days, as in real catalogs.
const STALE_SHARE: f64 = 0.60;
const STALE_DAYS: u32 = 90;
/// Maximum age of the newest episode, in days.
const MAX_STALE_DAYS: u32 = 3_300;
/// Hosting companies with their shares in percent.
const HOSTING_COMPANIES: &[(&str, u32)] = &[
    ("castharbour", 24),
    ("podmill", 17),
    ("feedloom", 13),
    ("hearthcast", 10),
    ("audioquay", 8),
    ("loudleaf", 7),
    ("wavelarder", 6),
    ("episodic-works", 5),
    ("own", 10),
];

/// Coprime to the number of categories.
const CATEGORY_STEP: usize = 37;

/// Options and languages, shared by all podcasts.
pub struct SyntheticCatalog {
    pub options: SyntheticOptions,
    pub web: WebUrls,
    text_generators: Vec<TextGenerator>,
    categories: Vec<Category>,
    random: Random,
    /// The first second of the reference date.
    pub midnight: DateTime<Utc>,
}

impl SyntheticCatalog {
    pub fn new(options: &SyntheticOptions) -> Result<Self, GenerateError> {
        let today = options.today;
        let midnight = today.and_hms_opt(0, 0, 0).ok_or(GenerateError::Date { today })?.and_utc();
        if let Some(url) = options.base_url.as_ref().filter(|url| !is_web_address(url)) {
            return Err(GenerateError::BaseUrl { url: url.clone() });
        }
        // The oldest feed, and 15 years of its episodes, must have valid dates.
        let oldest = Days::new(u64::from(MAX_STALE_DAYS) + 20 * 366);
        today.checked_sub_days(oldest).ok_or(GenerateError::Date { today })?;
        Ok(Self {
            options: options.clone(),
            web: WebUrls::new(options.base_url.as_deref()),
            text_generators: LANGUAGES.iter().map(|language| TextGenerator::new(language, options.seed)).collect(),
            categories: apple::all_categories().collect(),
            random: Random::named(options.seed, "podcast"),
            midnight,
        })
    }

    pub fn podcast(&self, index: u64) -> SyntheticPodcast<'_> {
        let mut random = self.random.numbered(index);
        let voice = &self.text_generators[random.weighted(LANGUAGES.iter().map(|language| language.share))];
        // Some subjects have many times more shows than others.
        let popular = random.unit_float();
        let subject = (popular * popular * self.categories.len() as f64) as usize;
        let topic = Topic { subject: subject as u32, show: random.bits() };
        let title = invent_title(voice, topic, &mut random);
        let hosts: Vec<String> = (0..random.in_range(1, 2)).map(|_| voice.full_name(&mut random)).collect();
        let name = slug::from_title(&title).unwrap_or_default().replace('-', "");
        let handle = format!("{}{index}", name.get(..18).unwrap_or(&name));
        let hoster = HOSTING_COMPANIES[random.weighted(HOSTING_COMPANIES.iter().map(|(_, share)| *share))].0;
        let rhythm = ReleaseSchedule::new(&mut random);
        let is_stale = random.chance(STALE_SHARE);
        let age_days = if is_stale {
            random.in_range(STALE_DAYS + 1, MAX_STALE_DAYS)
        } else if random.chance(0.15) {
            // The newest episode is late.
            rhythm.longest_gap_days()
        } else {
            0
        };
        let language = voice.language.tag;
        SyntheticPodcast {
            index,
            text_generator: voice,
            topic,
            // Spreads popular subjects over the categories, which are sorted alphabetically.
            category: self.categories[subject * CATEGORY_STEP % self.categories.len()],
            title,
            hosts,
            domain: format!("{handle}.example"),
            hosting_company: hoster,
            address: feed_address(hoster, &handle),
            last_day: self.yesterday().checked_sub_days(Days::new(age_days.into())).unwrap_or(NaiveDate::MIN),
            release_schedule: rhythm,
            is_stale,
            style: FeedStyle::new(language, &handle, random.numbered(3)),
            defect: if self.options.has_defects { FeedDefect::draw(random.numbered(4)) } else { FeedDefect::NoDefect },
            // Log-normal around half an hour, in seconds.
            median_duration_s: (1_900.0 * exponential(0.55 * random.normal())) as u32,
            has_interviews: random.chance(0.35),
            has_podcast_tags: random.chance(23.0 / 54.0),
            explicit: random.chance(0.12),
            handle,
            random,
        }
    }

    pub fn draw_category(&self, random: &mut Random) -> Category {
        *random.pick(&self.categories)
    }

    pub fn yesterday(&self) -> NaiveDate {
        (self.midnight - chrono::TimeDelta::days(1)).date_naive()
    }
}

fn is_web_address(url: &str) -> bool {
    ["http://", "https://"].iter().any(|scheme| url.strip_prefix(scheme).is_some_and(|host| !host.is_empty()))
}

/// Returns the feed's URL at a hosting company or at the show's own server.
pub fn feed_address(hoster: &str, handle: &str) -> WebAddress {
    match hoster {
        "own" => WebAddress::new(format!("{handle}.example"), "/feed.xml"),
        _ => WebAddress::new(format!("feeds.{hoster}.example"), format!("/{handle}/rss")),
    }
}

fn invent_title(voice: &TextGenerator, topic: Topic, random: &mut Random) -> String {
    let length = random.in_range(1, 3);
    let words = voice.title_words(length, topic, random);
    let format = random.pick(voice.language.formats);
    let space = if voice.language.has_spaces { " " } else { "" };
    match random.below(5) {
        0 => format!("{words}{space}{format}"),
        1 => format!("{words}{space}{}{space}{}", voice.language.with, voice.full_name(random)),
        2 if voice.language.tag == "en" => format!("The {words}"),
        3 => format!("{words} & {}", voice.title_words(1, topic, random)),
        _ => words,
    }
}

/// Computes e^x for small x by squaring (1 + x/64) six times. Unlike the platform's function, it gives the same result
/// on every machine.
pub fn exponential(x: f64) -> f64 {
    (0..6).fold(1.0 + x.clamp(-8.0, 8.0) / 64.0, |power, _| power * power)
}

/// An invented podcast: all that its feed, charts and dump rows are rendered from.
pub struct SyntheticPodcast<'w> {
    pub index: u64,
    pub text_generator: &'w TextGenerator,
    pub topic: Topic,
    pub category: Category,
    pub title: String,
    pub hosts: Vec<String>,
    pub domain: String,
    pub handle: String,
    pub hosting_company: &'static str,
    /// The URL of the feed.
    pub address: WebAddress,
    release_schedule: ReleaseSchedule,
    last_day: NaiveDate,
    pub is_stale: bool,
    pub style: FeedStyle,
    pub defect: FeedDefect,
    pub median_duration_s: u32,
    pub has_interviews: bool,
    /// Whether the feed uses the podcast namespace.
    pub has_podcast_tags: bool,
    pub explicit: bool,
    /// Random numbers of this podcast. Cloned by number, never advanced.
    pub random: Random,
}

impl SyntheticPodcast<'_> {
    /// The feed's file name without extension: `p0000123`.
    pub fn file_stem(&self) -> String {
        format!("p{:07}", self.index)
    }

    pub fn apple_id(&self) -> String {
        (1_500_000_000 + self.index).to_string()
    }

    pub fn author(&self) -> &str {
        &self.hosts[0]
    }

    pub fn email(&self) -> String {
        format!("hello@{}", self.domain)
    }

    /// Returns the publish times of the newest `count` episodes, newest first.
    pub fn publish_times(&self, count: u32) -> impl Iterator<Item = DateTime<Utc>> + use<> {
        self.release_schedule.publish_times(self.last_day, count)
    }

    /// Of 23 feeds with the podcast namespace, 9 have chapters (facts 1.7).
    pub fn has_chapters(&self) -> bool {
        self.random.numbered(6).chance(9.0 / 23.0)
    }

    /// Returns a hosting company other than the podcast's.
    pub fn other_hosting_company(&self) -> &'static str {
        let others: Vec<&'static str> = HOSTING_COMPANIES
            .iter()
            .map(|row| row.0)
            .filter(|name| *name != self.hosting_company && *name != "own")
            .collect();
        others[self.random.numbered(7).below(others.len())]
    }

    /// Returns profiles and directory links.
    pub fn links(&self) -> Vec<(&'static str, String)> {
        let handle = &self.handle;
        let all = [
            ("Apple Podcasts", format!("https://podcasts.apple.com/us/podcast/{handle}/id{}", self.apple_id())),
            ("Instagram", format!("https://www.instagram.com/{handle}")),
            ("YouTube", format!("https://www.youtube.com/@{handle}")),
            ("Facebook", format!("https://www.facebook.com/{handle}")),
            ("Patreon", format!("https://www.patreon.com/{handle}")),
        ];
        let count = self.random.numbered(1).in_range(1, all.len() as u32) as usize;
        all.into_iter().take(count).collect()
    }
}
