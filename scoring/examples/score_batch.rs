//! Measures scoring of a whole catalog. `cargo run --release -p earshot-scoring --example score_batch -- FOLDER` scores
//! all due podcasts; a second run measures a pass with nothing due. `charts FOLDER DAYS CHARTS` first writes charts of
//! the catalog's podcasts, with two hundred positions each that change from day to day.
#![expect(clippy::print_stdout, reason = "the result is what it is run for")]

use chrono::{Days, NaiveTime};
use earshot_catalog::{CatalogOptions, DataDir, Writer};
use earshot_model::Clock;
use earshot_model::chart::{
    ChartCapture, ChartCategory, ChartCountry, ChartFrequency, ChartKey, ChartRanking, ChartShow, ChartSource,
};
use earshot_scoring::{make_podcasts_due, score_podcasts};
use std::error::Error;
use std::time::Instant;

const COUNTRIES: &[&str] = &["us", "gb", "de", "fr", "es", "it", "br", "mx", "jp", "ca", "au", "in"];
const PLACES: u16 = 200;
/// First show id of a generated dump.
const FIRST_ID: u64 = 1_000_000_000;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [folder] => score(folder),
        ["charts", folder, days, charts] => make_charts(folder, days.parse()?, charts.parse()?),
        _ => Err("usage: score_batch FOLDER | charts FOLDER DAYS CHARTS".into()),
    }
}

fn open(folder: &str) -> Result<Writer, Box<dyn Error>> {
    Ok(Writer::open(&DataDir::new(folder), CatalogOptions::default(), "score-batch")?)
}

fn score(folder: &str) -> Result<(), Box<dyn Error>> {
    let clock = Clock::system();
    let mut writer = open(folder)?;
    let started = Instant::now();
    let charting = make_podcasts_due(&mut writer, &clock)?;
    println!("{charting} podcasts moved on charts, looked up in {:.1} s", started.elapsed().as_secs_f64());
    let started = Instant::now();
    let report = score_podcasts(&mut writer, &clock, |_| {})?;
    println!("{} podcasts scored in {:.1} s", report.podcasts, started.elapsed().as_secs_f64());
    let started = Instant::now();
    writer.update_score_distribution(clock.now())?;
    println!("standings counted in {:.2} s", started.elapsed().as_secs_f64());
    Ok(())
}

fn make_charts(folder: &str, days: u64, charts: usize) -> Result<(), Box<dyn Error>> {
    let mut writer = open(folder)?;
    let started = Instant::now();
    let today = Clock::system().now().date_naive();
    let categories: Vec<ChartCategory> =
        ChartCategory::all().filter(|category| category.apple_genre().is_some()).collect();
    for back in (0..days).rev() {
        let day = today.checked_sub_days(Days::new(back)).ok_or("too many days")?;
        let period = day.and_time(NaiveTime::MIN).and_utc();
        let captures: Vec<ChartCapture> = (0..charts)
            .map(|chart| ChartCapture {
                key: ChartKey {
                    source: ChartSource::AppleGenre,
                    frequency: ChartFrequency::Daily,
                    country: ChartCountry::parse(COUNTRIES[chart % COUNTRIES.len()]).expect("a country"),
                    category: categories[chart / COUNTRIES.len() % categories.len()],
                },
                period,
                captured_at: period,
                is_whole: true,
                rankings: (1..=PLACES).map(|place| ranking(chart, back, place)).collect(),
            })
            .collect();
        writer.put_charts(earshot_model::chart::ChartPlatform::Apple, day, &captures)?;
    }
    let matched = writer.match_chart_shows()?;
    println!("{} of {} shows matched, {:.1} s", matched.matched, matched.shows, started.elapsed().as_secs_f64());
    Ok(())
}

/// Builds a ranking in which shows move by a few positions per day. The ids are those of the first podcasts of a
/// generated dump.
fn ranking(chart: usize, back: u64, place: u16) -> ChartRanking {
    let shift = u64::from(place) * 7 + back * (chart as u64 % 5);
    let id = FIRST_ID + chart as u64 * 80 + shift % 240;
    let show = ChartShow { platform_id: id.to_string(), title: format!("Show {id}"), creator: None, image_url: None };
    ChartRanking { position: place, show: Some(show) }
}
