//! Payloads of generated charts: positions change slowly, and some shows are on the charts of every country.

use chrono::{Days, NaiveDate};
use earshot_model::chart::{ChartCategory, ChartCountry};
use std::fmt::Write as _;

/// Shows per chart position that compete for it.
const RIVALS_PER_POSITION: f64 = 1.3;
/// Number of shows of a category that are the same in every country.
const WORLDWIDE_SHOWS: usize = 10;
/// One payload in this many is missing.
const MISSING_ONE_IN: u64 = 40;

/// Invented shows whose chart positions change slowly from day to day.
pub struct SyntheticCharts {
    pub first: NaiveDate,
    pub countries: Vec<ChartCountry>,
    pub categories: Vec<ChartCategory>,
    pub depth: u16,
}

impl SyntheticCharts {
    pub fn new(countries: usize, categories: usize, depth: u16, days: u32) -> Self {
        let letters = || b'a'..=b'z';
        let codes = letters().flat_map(|one| letters().map(move |other| [one, other]));
        let parse = |code: [u8; 2]| ChartCountry::parse(std::str::from_utf8(&code).ok()?);
        let last = NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day");
        let all = ChartCategory::all().filter(|category| category.apple_genre().is_some());
        Self {
            first: last.checked_sub_days(Days::new(u64::from(days) - 1)).unwrap_or(last),
            countries: codes.filter_map(parse).take(countries).collect(),
            categories: all.take(categories).collect(),
            depth,
        }
    }

    /// Returns the payload of a chart in Apple's format; `None` on a missing day.
    pub fn payload(&self, country: usize, category: usize, day: u32) -> Option<String> {
        let chart = (country * 1_000 + category) as u64;
        if mix_hash(chart, u64::from(day)).is_multiple_of(MISSING_ONE_IN) {
            return None;
        }
        let rivals = (f64::from(self.depth) * RIVALS_PER_POSITION) as usize;
        let mut ranked: Vec<(f64, usize)> =
            (0..rivals).map(|show| (show_score(chart, show, day, rivals), show)).collect();
        ranked.sort_by(|one, other| one.0.total_cmp(&other.0));
        let date = self.first.checked_add_days(Days::new(u64::from(day)))?;
        let code = self.countries[country].as_str();
        let mut text = format!(
            r#"{{"feed":{{"title":"Top Shows","id":"https://rss.marketingtools.apple.com/api/v2/{code}/podcasts/top/100/podcasts.json","country":"{code}","updated":"{date}T03:15:00Z","results":["#
        );
        for (place, (_, show)) in ranked.iter().take(usize::from(self.depth)).enumerate() {
            let home = if *show < WORLDWIDE_SHOWS { 0 } else { country + 1 };
            let id = 1 + (home * 100 + category) * 1_000 + show;
            let comma = if place > 0 { "," } else { "" };
            write!(
                text,
                r#"{comma}{{"artistName":"Network {}","id":"{id}","name":"The invented show {id}","kind":"podcasts","artworkUrl100":"https://art.example/{id}/100x100bb.png","genres":[{{"genreId":"1489","name":"News","url":"https://itunes.apple.com/{code}/genre/id1489"}}],"url":"https://podcasts.apple.com/{code}/podcast/show/id{id}"}}"#,
                id % 977
            )
            .expect("writing to a string");
        }
        text.push_str("]}}");
        Some(text)
    }
}

/// Returns the score of a show, smaller is better: its base position, a slow drift, and daily noise.
fn show_score(chart: u64, show: usize, day: u32, rivals: usize) -> f64 {
    let luck = |at: u64| (mix_hash(chart * 4_096 + show as u64, at) % 10_000) as f64 / 10_000.0 - 0.5;
    let week = u64::from(day / 7);
    let part = f64::from(day % 7) / 7.0;
    let drift = luck(1_000 + week) * (1.0 - part) + luck(1_001 + week) * part;
    show as f64 + 0.25 * rivals as f64 * drift + 3.0 * luck(u64::from(day) + 1_000_000)
}

/// SplitMix64.
fn mix_hash(one: u64, other: u64) -> u64 {
    let mut z = one.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(other.wrapping_mul(0xd1b5_4a32_d192_ed03));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
