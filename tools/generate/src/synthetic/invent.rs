//! Invents a podcast from its number: language, topic, people, rhythm.

use super::SyntheticOptions;
use super::language::LANGUAGES;
use super::text::Voice;
use crate::GenerateError;
use crate::apple::{self, Category};
use crate::feed::{Channel, Funding, Person, Podcasting};
use crate::html::{link, paragraphs};
use crate::random::Random;
use chrono::{DateTime, Days, NaiveDate, Utc};
use earshot_model::{PodcastId, slug};

/// Days between episodes, by how many of a hundred shows have them.
const CADENCES: &[(u32, u32)] = &[(1, 9), (3, 8), (7, 45), (14, 18), (30, 20)];
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

/// What all podcasts share: options and languages.
pub struct World {
    pub options: SyntheticOptions,
    voices: Vec<Voice>,
    categories: Vec<Category>,
    random: Random,
    /// Today's first second.
    midnight: DateTime<Utc>,
}

impl World {
    pub fn new(options: &SyntheticOptions) -> Result<Self, GenerateError> {
        let today = options.today;
        let midnight = today.and_hms_opt(0, 0, 0).ok_or(GenerateError::Date { today })?.and_utc();
        // The oldest feed and fifteen years of its episodes must have a date.
        let oldest = Days::new(u64::from(OLDEST_DAYS) + 20 * 366);
        today.checked_sub_days(oldest).ok_or(GenerateError::Date { today })?;
        Ok(Self {
            options: *options,
            voices: LANGUAGES.iter().map(|language| Voice::new(language, options.seed)).collect(),
            categories: apple::all().collect(),
            random: Random::named(options.seed, "podcast"),
            midnight,
        })
    }

    pub fn podcast(&self, index: u64) -> Podcast<'_> {
        let mut random = self.random.numbered(index);
        let voice = &self.voices[random.weighted(LANGUAGES.iter().map(|language| language.share))];
        let topic = random.below(self.categories.len()) as u32;
        let title = title(voice, topic, &mut random);
        let hosts: Vec<String> = (0..random.between(1, 2)).map(|_| voice.person(&mut random)).collect();
        let name = slug::from_title(&title).unwrap_or_default().replace('-', "");
        let handle = format!("{}{index}", name.get(..18).unwrap_or(&name));
        let domain = format!("{handle}.example");
        let hoster = HOSTERS[random.weighted(HOSTERS.iter().map(|(_, share)| *share))].0;
        let feed_url = match hoster {
            "own" => format!("https://{domain}/feed.xml"),
            _ => format!("https://feeds.{hoster}.example/{handle}/rss"),
        };
        let gap_days = CADENCES[random.weighted(CADENCES.iter().map(|(_, share)| *share))].0;
        let age_days = if random.chance(STALE) {
            random.between(STALE_DAYS + 1, OLDEST_DAYS)
        } else {
            random.between(0, (2 * gap_days).min(STALE_DAYS - 2))
        };
        let second_of_day = random.between(3 * 3600, 20 * 3600);
        let age_s = i64::from(age_days + 1) * 86_400 - i64::from(second_of_day);
        Podcast {
            index,
            voice,
            topic,
            category: self.categories[topic as usize],
            title,
            hosts,
            domain,
            handle,
            hoster,
            feed_url,
            gap_days,
            newest: self.midnight - chrono::TimeDelta::seconds(age_s),
            is_stale: age_days > STALE_DAYS,
            // Minutes, log-normal about half an hour.
            median_s: (1_900.0 * exponential(0.55 * random.normal())) as u32,
            interviews: random.chance(0.35),
            podcasting: random.chance(0.42),
            explicit: random.chance(0.12),
            random,
        }
    }

    pub fn yesterday(&self) -> NaiveDate {
        (self.midnight - chrono::TimeDelta::days(1)).date_naive()
    }
}

fn title(voice: &Voice, topic: u32, random: &mut Random) -> String {
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
    pub topic: u32,
    pub category: Category,
    pub title: String,
    pub hosts: Vec<String>,
    pub domain: String,
    pub handle: String,
    hoster: &'static str,
    pub feed_url: String,
    pub gap_days: u32,
    pub newest: DateTime<Utc>,
    pub is_stale: bool,
    pub median_s: u32,
    pub interviews: bool,
    podcasting: bool,
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

    /// `needs_podcasting`: the feed has transcripts to link to.
    pub fn channel(&self, world: &World, needs_podcasting: bool) -> Channel {
        let mut random = self.random.numbered(2);
        let mut summary = String::new();
        let words = random.between(20, 120);
        self.voice.push_prose(&mut summary, words, self.topic, &mut random);
        let mut description_html = paragraphs(&summary);
        if random.chance(0.4) {
            let links: Vec<String> = self.links().iter().map(|(label, url)| link(url, label)).collect();
            description_html.push_str(&format!("<p>{}</p>\n", links.join(" · ")));
        }
        let keywords = (0..random.between(0, 6)).map(|_| self.voice.title_words(1, self.topic, &mut random)).collect();
        let mut categories = vec![self.category];
        if random.chance(0.35) {
            categories.push(*random.pick(&world.categories));
            categories.dedup();
        }
        let has_podcasting = self.podcasting || needs_podcasting;
        Channel {
            title: self.title.clone(),
            feed_url: self.feed_url.clone(),
            website: format!("https://{}/", self.domain),
            language: self.voice.language.tag.to_owned(),
            summary,
            description_html,
            author: self.author().to_owned(),
            owner_name: self.author().to_owned(),
            owner_email: self.email(),
            image_url: format!("https://{}/cover.jpg", self.domain),
            categories,
            keywords,
            explicit: self.explicit,
            serial: random.chance(0.06),
            complete: self.is_stale && random.chance(0.05),
            copyright: format!("© {}", self.author()),
            generator: self.hoster.to_owned(),
            last_build: self.newest,
            podcasting: has_podcasting.then(|| self.podcasting(&mut random)),
        }
    }

    fn podcasting(&self, random: &mut Random) -> Podcasting {
        let host = |name: &String| Person { name: name.clone(), role: "host", href: None };
        let url = format!("https://{}/support", self.domain);
        Podcasting {
            guid: PodcastId::from_feed_url(&self.feed_url).0,
            hosts: if random.chance(0.3) { self.hosts.iter().map(host).collect() } else { Vec::new() },
            funding: random.chance(0.15).then(|| Funding { url, text: "Support".to_owned() }),
        }
    }
}
