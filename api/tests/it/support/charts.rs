//! Charts in memory, with one letter for each position.

use super::documents::podcast;
use chrono::NaiveDate;
use earshot_api::serving::{ChartDays, ChartRows, ChartTables, ShowPositions, TablesError};
use earshot_model::PodcastId;
use earshot_model::chart::{
    ChartCategory, ChartCountry, ChartDay, ChartFrequency, ChartKey, ChartMatch, ChartPlatform, ChartShow,
    ChartShowRecord, ChartSource, ChartSpan,
};
use std::collections::{BTreeMap, HashMap};

#[derive(Default)]
pub struct Charts {
    spans: Vec<ChartSpan>,
    days: ChartDays,
    rows: BTreeMap<ChartKey, ChartRows>,
}

pub fn date(text: &str) -> NaiveDate {
    text.parse().expect("a date")
}

/// The number of the letter's show. Spotify's numbers differ from Apple's.
fn number(source: ChartSource, letter: char) -> u32 {
    u32::from(letter) + if source == ChartSource::Spotify { 1_000 } else { 0 }
}

impl Charts {
    /// Apple's chart of the USA over some days with a gap, its chart of technology, and Spotify's of Germany. Show
    /// `a` is the podcast `rust-talk`, `b` is `slow-bread`, and the podcasts of the others are unknown.
    pub fn sample() -> Self {
        let mut charts = Self::default();
        let us = [
            ("2026-11-13", "dcab"),
            ("2026-11-17", "abcd"),
            ("2026-11-18", "bacd"),
            // The third show is unknown, the fourth position is missing.
            ("2026-11-19", "ab?-e"),
            ("2026-11-20", "bace"),
        ];
        charts.add(ChartSource::AppleTop, "us", "top podcasts", &us);
        charts.add(ChartSource::AppleTop, "us", "technology", &[("2026-11-20", "a")]);
        charts.add(ChartSource::Spotify, "de", "top podcasts", &[("2026-11-19", "xa"), ("2026-11-20", "xy")]);
        charts
    }

    fn add(&mut self, source: ChartSource, country: &str, category: &str, days: &[(&str, &str)]) {
        let key = ChartKey {
            source,
            frequency: ChartFrequency::Daily,
            country: ChartCountry::parse(country).expect("a country"),
            category: ChartCategory::parse(category).expect("a category"),
        };
        for (text, letters) in days {
            let date = date(text);
            let places: Vec<(u16, char)> = (1..).zip(letters.chars()).filter(|(_, letter)| *letter != '-').collect();
            let count = |wanted: &dyn Fn(char) -> bool| {
                u16::try_from(places.iter().filter(|(_, letter)| wanted(*letter)).count()).expect("few")
            };
            let day = ChartDay {
                date,
                captured_at: date.and_time(chrono::NaiveTime::MIN).and_utc(),
                positions: count(&|_| true),
                unresolved: count(&|letter| letter == '?'),
                depth: places.last().map_or(0, |(position, _)| *position),
                is_whole: true,
            };
            self.days.entry(key).or_default().insert(date, day);
            let known = places.iter().filter(|(_, letter)| *letter != '?');
            let rows = known.map(|(position, letter)| (*position, number(source, *letter))).collect();
            self.rows.entry(key).or_default().insert(date, rows);
        }
        let (first, last) = (date(days[0].0), date(days[days.len() - 1].0));
        self.spans.push(ChartSpan { key, first, last });
    }
}

fn listed(number: u32) -> ChartShowRecord {
    let platform = if number > 1_000 { ChartPlatform::Spotify } else { ChartPlatform::Apple };
    let letter = char::from_u32(number % 1_000).expect("a letter");
    let slug = match letter {
        'a' => Some("rust-talk"),
        'b' => Some("slow-bread"),
        _ => None,
    };
    ChartShowRecord {
        number,
        platform,
        show: ChartShow {
            platform_id: number.to_string(),
            title: format!("Show {letter}"),
            creator: Some("Ann Author".to_owned()),
            image_url: None,
        },
        podcast_id: slug.map(|slug| podcast(slug, slug).podcast.id),
        matched_by: slug.map(|_| ChartMatch::OwnLink),
    }
}

impl ChartTables for Charts {
    fn spans(&self) -> &[ChartSpan] {
        &self.spans
    }

    fn days(&self, keys: &[ChartKey], first: NaiveDate, last: NaiveDate) -> Result<ChartDays, TablesError> {
        let of = |key: &ChartKey| {
            let days = self.days.get(key)?.range(first..=last).map(|(date, day)| (*date, *day)).collect();
            Some((*key, days))
        };
        Ok(keys.iter().filter_map(of).collect())
    }

    fn rows(&self, key: ChartKey, first: NaiveDate, last: NaiveDate) -> Result<ChartRows, TablesError> {
        let rows = self.rows.get(&key).into_iter().flat_map(|days| days.range(first..=last));
        Ok(rows.map(|(date, rows)| (*date, rows.clone())).collect())
    }

    fn positions(
        &self,
        platform: ChartPlatform,
        shows: &[u32],
        first: NaiveDate,
        last: NaiveDate,
    ) -> Result<ShowPositions, TablesError> {
        let mut found = ShowPositions::new();
        for (key, days) in self.rows.iter().filter(|(key, _)| key.platform() == platform) {
            for (date, rows) in days.range(first..=last) {
                for (position, _) in rows.iter().filter(|(_, show)| shows.contains(show)) {
                    found.entry(*key).or_default().insert(*date, *position);
                }
            }
        }
        Ok(found)
    }

    fn shows(&self, numbers: &[u32]) -> Result<HashMap<u32, ChartShowRecord>, TablesError> {
        Ok(numbers.iter().map(|number| (*number, listed(*number))).collect())
    }

    fn show_by_id(&self, platform: ChartPlatform, platform_id: &str) -> Result<Option<u32>, TablesError> {
        let all = self.rows.values().flat_map(|days| days.values().flatten()).map(|(_, show)| listed(*show));
        let mut found = all.filter(|show| show.platform == platform && show.show.platform_id == platform_id);
        Ok(found.next().map(|show| show.number))
    }

    fn shows_of_podcast(&self, podcast: PodcastId) -> Result<Vec<u32>, TablesError> {
        let numbers = "abcdexy"
            .chars()
            .flat_map(|letter| [ChartSource::AppleTop, ChartSource::Spotify].map(|source| number(source, letter)));
        Ok(numbers.filter(|number| listed(*number).podcast_id == Some(podcast)).collect())
    }
}
