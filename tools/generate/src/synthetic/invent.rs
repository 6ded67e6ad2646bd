//! Invents a podcast from its number: language, topic, people, rhythm.

use super::SyntheticOptions;
use super::fate::Fate;
use super::language::LANGUAGES;
use super::rhythm::Rhythm;
use super::style::Style;
use super::text::Voice;
use super::vocabulary::Topic;
use super::web::{Place, Web};
use crate::GenerateError;
use crate::apple::{self, Category};
use crate::random::Random;
use chrono::{DateTime, Days, NaiveDate, Utc};
use earshot_model::slug;

/// Of a hundred: no episode for 90 days, as in the catalogs of the world.
const STALE: f64 = 0.60;
const STALE_DAYS: u32 = 90;
/// The oldest last episode.
const OLDEST_DAYS: u32 = 3_300;
/// Hosting companies, by how many of a hundred shows they have.
const HOSTERS: &[(&str, u32)] = &[
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

/// Has no divisor in common with the number of categories.
const CATEGORY_STEP: usize = 37;

/// What all podcasts share: options and languages.
pub struct World {
    pub options: SyntheticOptions,
    pub web: Web,
    voices: Vec<Voice>,
    categories: Vec<Category>,
    random: Random,
    /// Today's first second.
    pub midnight: DateTime<Utc>,
}

impl World {
    pub fn new(options: &SyntheticOptions) -> Result<Self, GenerateError> {
        let today = options.today;
        let midnight = today.and_hms_opt(0, 0, 0).ok_or(GenerateError::Date { today })?.and_utc();
        if let Some(url) = options.base_url.as_ref().filter(|url| !is_web_address(url)) {
            return Err(GenerateError::BaseUrl { url: url.clone() });
        }
        // The oldest feed and fifteen years of its episodes must have a date.
        let oldest = Days::new(u64::from(OLDEST_DAYS) + 20 * 366);
        today.checked_sub_days(oldest).ok_or(GenerateError::Date { today })?;
        Ok(Self {
            options: options.clone(),
            web: Web::new(options.base_url.as_deref()),
            voices: LANGUAGES.iter().map(|language| Voice::new(language, options.seed)).collect(),
            categories: apple::all().collect(),
            random: Random::named(options.seed, "podcast"),
            midnight,
        })
    }

    pub fn podcast(&self, index: u64) -> Podcast<'_> {
        let mut random = self.random.numbered(index);
        let voice = &self.voices[random.weighted(LANGUAGES.iter().map(|language| language.share))];
        // Some subjects have many times the shows of others.
        let popular = random.unit();
        let subject = (popular * popular * self.categories.len() as f64) as usize;
        let topic = Topic { subject: subject as u32, show: random.bits() };
        let title = title(voice, topic, &mut random);
        let hosts: Vec<String> = (0..random.between(1, 2)).map(|_| voice.person(&mut random)).collect();
        let name = slug::from_title(&title).unwrap_or_default().replace('-', "");
        let handle = format!("{}{index}", name.get(..18).unwrap_or(&name));
        let hoster = HOSTERS[random.weighted(HOSTERS.iter().map(|(_, share)| *share))].0;
        let rhythm = Rhythm::new(&mut random);
        let is_stale = random.chance(STALE);
        let age_days = if is_stale {
            random.between(STALE_DAYS + 1, OLDEST_DAYS)
        } else if random.chance(0.15) {
            // The last one is late.
            rhythm.longest_gap_days()
        } else {
            0
        };
        let language = voice.language.tag;
        Podcast {
            index,
            voice,
            topic,
            // The popular ones are spread over the table, which is in the order of the alphabet.
            category: self.categories[subject * CATEGORY_STEP % self.categories.len()],
            title,
            hosts,
            domain: format!("{handle}.example"),
            hoster,
            place: feed_place(hoster, &handle),
            last_day: self.yesterday().checked_sub_days(Days::new(age_days.into())).unwrap_or(NaiveDate::MIN),
            rhythm,
            is_stale,
            style: Style::new(language, &handle, random.numbered(3)),
            fate: if self.options.has_defects { Fate::draw(random.numbered(4)) } else { Fate::Sound },
            // Minutes, log-normal about half an hour.
            median_s: (1_900.0 * exponential(0.55 * random.normal())) as u32,
            interviews: random.chance(0.35),
            podcasting: random.chance(23.0 / 54.0),
            explicit: random.chance(0.12),
            handle,
            random,
        }
    }

    pub fn category(&self, random: &mut Random) -> Category {
        *random.pick(&self.categories)
    }

    pub fn yesterday(&self) -> NaiveDate {
        (self.midnight - chrono::TimeDelta::days(1)).date_naive()
    }
}

fn is_web_address(url: &str) -> bool {
    ["http://", "https://"].iter().any(|scheme| url.strip_prefix(scheme).is_some_and(|host| !host.is_empty()))
}

/// Where a hosting company, or the show's own server, has its feed.
pub fn feed_place(hoster: &str, handle: &str) -> Place {
    match hoster {
        "own" => Place::new(format!("{handle}.example"), "/feed.xml"),
        _ => Place::new(format!("feeds.{hoster}.example"), format!("/{handle}/rss")),
    }
}

fn title(voice: &Voice, topic: Topic, random: &mut Random) -> String {
    let length = random.between(1, 3);
    let words = voice.title_words(length, topic, random);
    let format = random.pick(voice.language.formats);
    let space = if voice.language.spaced { " " } else { "" };
    match random.below(5) {
        0 => format!("{words}{space}{format}"),
        1 => format!("{words}{space}{}{space}{}", voice.language.with, voice.person(random)),
        2 if voice.language.tag == "en" => format!("The {words}"),
        3 => format!("{words} & {}", voice.title_words(1, topic, random)),
        _ => words,
    }
}

/// e^x for small x by squaring (1 + x/64) six times: the same on every machine, unlike the platform's.
pub fn exponential(x: f64) -> f64 {
    (0..6).fold(1.0 + x.clamp(-8.0, 8.0) / 64.0, |power, _| power * power)
}

pub struct Podcast<'w> {
    pub index: u64,
    pub voice: &'w Voice,
    pub topic: Topic,
    pub category: Category,
    pub title: String,
    pub hosts: Vec<String>,
    pub domain: String,
    pub handle: String,
    pub hoster: &'static str,
    /// Where the feed is.
    pub place: Place,
    rhythm: Rhythm,
    last_day: NaiveDate,
    pub is_stale: bool,
    pub style: Style,
    pub fate: Fate,
    pub median_s: u32,
    pub interviews: bool,
    /// Uses the podcast namespace.
    pub podcasting: bool,
    pub explicit: bool,
    /// For what belongs to this podcast alone; cloned by number, never advanced.
    pub random: Random,
}

impl Podcast<'_> {
    /// `p0000123`: the feed's file name without its suffix.
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

    /// When its newest `count` episodes appeared, the newest first.
    pub fn times(&self, count: u32) -> impl Iterator<Item = DateTime<Utc>> + use<> {
        self.rhythm.times(self.last_day, count)
    }

    /// Of the 23 of 54 feeds that use the podcast namespace, 9 have chapters (facts 1.7).
    pub fn has_chapters(&self) -> bool {
        self.random.numbered(6).chance(9.0 / 23.0)
    }

    /// Another hosting company than the podcast's.
    pub fn other_hoster(&self) -> &'static str {
        let others: Vec<&'static str> =
            HOSTERS.iter().map(|row| row.0).filter(|name| *name != self.hoster && *name != "own").collect();
        others[self.random.numbered(7).below(others.len())]
    }

    /// Profiles and directory entries.
    pub fn links(&self) -> Vec<(&'static str, String)> {
        let handle = &self.handle;
        let all = [
            ("Apple Podcasts", format!("https://podcasts.apple.com/us/podcast/{handle}/id{}", self.apple_id())),
            ("Instagram", format!("https://www.instagram.com/{handle}")),
            ("YouTube", format!("https://www.youtube.com/@{handle}")),
            ("Facebook", format!("https://www.facebook.com/{handle}")),
            ("Patreon", format!("https://www.patreon.com/{handle}")),
        ];
        let count = self.random.numbered(1).between(1, all.len() as u32) as usize;
        all.into_iter().take(count).collect()
    }
}
