//! Generates a row of the dump from its number.

use super::options::DumpOptions;
use super::shares::{
    ACTIVE, BAD_URLS, DAY, EMPTY_NUMBERS, EPISODE_TITLES, HOST_DUPLICATES, HOSTS, HTML, LANGUAGES, NO_DESCRIPTION,
    NO_EPISODES, NO_NEWEST_DATE, NO_TITLE, OLDER_THAN_TWO_YEARS, REPEATS, SCHEME_DUPLICATES, SHARED_IDS, STATUS_667,
    SYLLABLES, VOCABULARY_WORDS,
};
use crate::GenerateError;
use crate::apple::{self, Category};
use crate::random::Random;
use rayon::prelude::*;
use rusqlite::types::Value;
use std::ops::Range;

/// The values of a row, in column order.
pub type DumpRow = Vec<Value>;

/// Generates rows.
pub struct RowGenerator {
    random: Random,
    words: Vec<String>,
    categories: Vec<Category>,
    /// The first second of the reference date.
    today_s: i64,
}

/// The properties that a duplicate row shares with its original.
struct InventedShow {
    handle: String,
    host: &'static str,
    title: String,
    random: Random,
}

impl RowGenerator {
    pub fn new(options: &DumpOptions) -> Result<Self, GenerateError> {
        let today = options.today;
        let midnight = today.and_hms_opt(0, 0, 0).ok_or(GenerateError::Date { today })?.and_utc().timestamp();
        if midnight < 20 * 366 * DAY {
            return Err(GenerateError::Date { today });
        }
        let mut random = Random::named(options.seed, "dump words");
        let words = (0..VOCABULARY_WORDS)
            .map(|_| (0..random.in_range(1, 4)).map(|_| *random.pick(SYLLABLES)).collect::<String>())
            .collect();
        Ok(Self {
            random: Random::named(options.seed, "dump"),
            words,
            categories: apple::all_categories().collect(),
            today_s: midnight,
        })
    }

    pub fn rows(&self, numbers: Range<u64>) -> Vec<DumpRow> {
        numbers.into_par_iter().map(|number| self.new_row(number)).collect()
    }

    fn word(&self, random: &mut Random) -> &str {
        &self.words[random.below(self.words.len())]
    }

    /// Returns the row id. Ids have gaps.
    fn id(number: u64) -> i64 {
        (number + number / 3 + 1).cast_signed()
    }

    fn new_show(&self, number: u64) -> InventedShow {
        let mut random = self.random.numbered(number);
        let host = HOSTS[random.weighted(HOSTS.iter().map(|(_, share)| *share))].0;
        let title = self.new_title(&mut random);
        let handle = format!("{}{number}", self.word(&mut random));
        InventedShow { handle, host, title, random }
    }

    fn new_title(&self, random: &mut Random) -> String {
        let words: Vec<String> = (0..random.in_range(1, 4)).map(|_| capitalize(self.word(random))).collect();
        let words = words.join(" ");
        match random.below(6) {
            0 => format!("The {words} Podcast"),
            1 => format!("{words} &amp; {}", capitalize(self.word(random))),
            2 => format!("{words} with {}", capitalize(self.word(random))),
            _ if random.chance(EPISODE_TITLES) => format!("Episode {}: {words}", random.in_range(1, 90)),
            _ => words,
        }
    }

    fn feed_url(show: &InventedShow) -> String {
        let handle = &show.handle;
        match show.host {
            "own" => format!("https://www.{handle}.example/feed/podcast/"),
            "anchor" => format!("https://anchor.example/s/{handle}/podcast/rss"),
            host => format!("https://feeds.{host}.example/{handle}.rss"),
        }
    }

    fn new_prose(&self, words: u32, random: &mut Random) -> String {
        let mut text = String::with_capacity(words as usize * 7);
        let mut left = 0;
        for _ in 0..words {
            let word = self.word(random);
            if left == 0 {
                left = random.in_range(5, 18);
                text.push_str(if text.is_empty() { "" } else { ". " });
                text.push_str(&capitalize(word));
            } else {
                text.push(' ');
                text.push_str(word);
            }
            left -= 1;
        }
        text.push('.');
        text
    }

    fn new_description(&self, url: &str, random: &mut Random) -> Value {
        if random.chance(NO_DESCRIPTION) {
            return if random.chance(0.5) { Value::Null } else { text("") };
        }
        let words = random.in_range(8, 110);
        let prose = self.new_prose(words, random);
        if random.chance(HTML) {
            return text(format!("<p>{prose}</p><p><a href=\"{url}\">Listen</a> &amp; <b>subscribe</b></p>"));
        }
        text(prose)
    }

    /// Returns at most ten of Apple's category names, split into words like Podcast Index does.
    fn categories(&self, random: &mut Random) -> Vec<Value> {
        let mut words: Vec<String> = Vec::new();
        for _ in 0..random.in_range(1, 2) {
            let category = random.pick(&self.categories);
            for name in [category.top_level_name(), category.name] {
                for word in name.to_lowercase().split([' ', '&']).filter(|word| !word.is_empty()) {
                    let is_small = matches!(word, "for" | "arts" if name != "Arts");
                    if !is_small && !words.iter().any(|other| other == word) {
                        words.push(word.to_owned());
                    }
                }
            }
        }
        let mut values: Vec<Value> = words.into_iter().take(10).map(text).collect();
        values.resize(10, text(""));
        values
    }

    fn new_row(&self, number: u64) -> DumpRow {
        let mut own = Random::numbered(&self.random, !number);
        let is_repeat = number > 0 && own.chance(REPEATS);
        let is_scheme_duplicate = number > 0 && !is_repeat && own.chance(SCHEME_DUPLICATES);
        let is_host_duplicate = number > 0 && !is_repeat && !is_scheme_duplicate && own.chance(HOST_DUPLICATES);
        let shares_ids = number > 0 && own.chance(SHARED_IDS);
        let original = if is_repeat || is_scheme_duplicate || is_host_duplicate { number - 1 } else { number };
        let show = self.new_show(original);
        let mut random = show.random.clone();
        let mut url = Self::feed_url(&show);
        if is_scheme_duplicate {
            url = if own.chance(0.5) { url.replace("https://", "http://") } else { format!("{url}/") };
        } else if is_host_duplicate {
            url = format!("https://rss.buzzsprout.example/{}.rss", show.handle);
        } else if is_repeat {
            url = format!("https://old.{}.example/{number}/feed.xml", show.handle);
        } else if own.chance(BAD_URLS) {
            let handle = &show.handle;
            url = if own.chance(0.5) {
                format!("ftp://{handle}.example/feed")
            } else {
                format!("{handle} is no address")
            };
        }
        let dates = self.dates(&mut random);
        let guid_of = if shares_ids { number - 1 } else { number };
        let website = if show.host == "own" { format!("https://www.{}.example/", show.handle) } else { url.clone() };
        let title = if random.chance(NO_TITLE) { text("") } else { text(show.title.as_str()) };
        let host = format!("{}.example", show.host);
        let host: String = host.chars().take(random.in_range(3, 16) as usize).collect();
        let language = LANGUAGES[random.weighted(LANGUAGES.iter().map(|(_, share)| *share))].0;
        let author = capitalize(self.word(&mut random));
        let generator = if random.chance(0.3) { "Anchor Podcasts" } else { "https://wordpress.example/?v=6.4" };
        let mut row = vec![
            Value::Integer(Self::id(number)),
            text(url.as_str()),
            title,
            Value::Integer(self.today_s - i64::from(random.in_range(0, 30)) * DAY),
            text(website),
            self.status(&mut random),
            Value::Integer(0),
            text(if random.chance(0.7) { "application/rss+xml" } else { "text/xml; charset=utf-8" }),
            self.apple_number(guid_of, &mut random),
            text(url.as_str()),
            text(format!("{author} {}", capitalize(self.word(&mut random)))),
            if random.chance(0.2) { Value::Null } else { text(author) },
            Value::Integer(i64::from(random.chance(0.12))),
            text(format!("https://img.{}.example/{}.jpg", show.host, show.handle)),
            text(if random.chance(0.05) { "serial" } else { "episodic" }),
            text(generator),
            dates.newest,
            text(language),
            dates.oldest,
            Value::Integer(dates.episodes),
            Value::Integer((random.unit_float() * random.unit_float() * random.unit_float() * 30.0) as i64),
            Value::Integer(i64::from(random.in_range(0, 6)) - 1),
            Value::Integer(self.today_s - i64::from(random.in_range(1, 2_000)) * DAY),
            Value::Integer(dates.frequency),
            text(format!("{:016x}{:016x}", random.bits(), random.bits())),
            text(if random.chance(0.2) { host.to_uppercase() } else { host }),
            text(format!("https://dts.podtrac.example/redirect.mp3/chrt.example/track/X/{}/last.mp3", show.handle)),
            text(guid(&mut self.random.numbered(guid_of ^ (1 << 62)))),
            self.new_description(&url, &mut random),
        ];
        row.extend(self.categories(&mut random));
        row.push(if random.chance(EMPTY_NUMBERS) {
            text("")
        } else {
            Value::Integer(i64::from(random.in_range(60, 7_200)))
        });
        row.push(if is_repeat { Value::Integer(Self::id(number - 1)) } else { Value::Null });
        row
    }

    fn status(&self, random: &mut Random) -> Value {
        if random.chance(STATUS_667) {
            return Value::Integer(667);
        }
        Value::Integer(*random.pick(&[200, 200, 200, 200, 200, 200, 200, 404, 403, 0]))
    }

    /// Returns the Apple id; half of the shows have none.
    fn apple_number(&self, number: u64, random: &mut Random) -> Value {
        match random.below(4) {
            0 => Value::Null,
            1 => text(""),
            _ => Value::Integer(1_000_000_000 + number.cast_signed()),
        }
    }

    fn dates(&self, random: &mut Random) -> Dates {
        let draw = random.unit_float();
        let age_days = if draw < ACTIVE {
            random.in_range(0, 89)
        } else if draw < 1.0 - OLDER_THAN_TWO_YEARS {
            random.in_range(90, 730)
        } else {
            random.in_range(731, 5_000)
        };
        let newest = self.today_s - i64::from(age_days) * DAY - i64::from(random.in_range(0, 86_399));
        let oldest = newest - i64::from(random.in_range(0, 1_500)) * DAY;
        let has_none = random.chance(NO_EPISODES);
        let date = |seconds: i64| if seconds > 0 { Value::Integer(seconds) } else { text("") };
        let steps = [5, 10, 20, 40, 100, 200, 400, 800];
        let class = steps.iter().position(|days| age_days < *days).unwrap_or(steps.len());
        Dates {
            newest: if random.chance(NO_NEWEST_DATE) { Value::Null } else { date(newest) },
            oldest: if has_none { Value::Integer(0) } else { date(oldest) },
            episodes: if has_none { 0 } else { (1.0 / random.unit_float().max(0.000_5)) as i64 },
            frequency: class as i64 + 1,
        }
    }
}

struct Dates {
    newest: Value,
    oldest: Value,
    episodes: i64,
    frequency: i64,
}

fn text(value: impl Into<String>) -> Value {
    Value::Text(value.into())
}

fn capitalize(word: &str) -> String {
    let mut characters = word.chars();
    characters.next().map(|first| first.to_ascii_uppercase().to_string() + characters.as_str()).unwrap_or_default()
}

fn guid(random: &mut Random) -> String {
    let (high, low) = (random.bits(), random.bits());
    uuid::Uuid::from_u64_pair(high, low).to_string()
}
