//! Charts of the sample. Positions follow from popularity and a drift that depends on show, country and day only, so
//! that a later run generates the same past.

use super::show::Show;
use crate::chart::{ChartEntry, write_chart};
use crate::random::Random;
use chrono::{Datelike, NaiveDate};
use std::collections::BTreeSet;

/// One capture in this many is missing, as in reality.
const MISSING_ONE_IN: usize = 18;
/// A category with fewer shows gets no chart.
const MIN_CHART_ENTRIES: usize = 3;
/// Factor for a show's popularity outside its own country.
const ABROAD_FACTOR: f64 = 0.82;
/// Factor for a show that has ended.
const ENDED_FACTOR: f64 = 0.55;
/// A show with a lower score is on no chart.
const ENTRY_SCORE: f64 = 30.0;
/// Length of the periods in which a show is on or off the charts, in days.
const SPELL_DAYS: i32 = 8;
/// One period in this many is off the charts.
const OFF_ONE_IN: usize = 11;

/// Returns names and documents of one day's charts, for every country of the shows: all categories, and each category.
pub fn build_charts(shows: &[Show], date: NaiveDate) -> serde_json::Result<Vec<(String, Vec<u8>)>> {
    let countries: BTreeSet<&str> = shows.iter().map(|show| show.authored.country.as_str()).collect();
    let categories: BTreeSet<&str> = shows.iter().flat_map(top_level_categories).collect();
    let mut charts = Vec::new();
    for country in countries {
        let ranked = rank_shows(shows, country, date);
        for category in std::iter::once("all").chain(categories.iter().copied()) {
            let listed: Vec<&Show> = ranked
                .iter()
                .copied()
                .filter(|show| category == "all" || top_level_categories(show).any(|top| top == category))
                .collect();
            let smallest = if category == "all" { 1 } else { MIN_CHART_ENTRIES };
            if listed.len() < smallest || is_missing(country, category, date) {
                continue;
            }
            let entries: Vec<ChartEntry<'_>> = listed.into_iter().filter_map(build_entry).collect();
            let folder = earshot_model::slug::from_title(category).unwrap_or_else(|| category.to_owned());
            charts.push((
                format!("charts/apple/{country}/{folder}/{date}.json"),
                write_chart(country, category, date, &entries)?,
            ));
        }
    }
    Ok(charts)
}

fn top_level_categories(show: &Show) -> impl Iterator<Item = &'static str> {
    show.categories.iter().map(|category| category.top_level_name())
}

/// Returns the shows of a country's chart on a day, best first.
fn rank_shows<'a>(shows: &'a [Show], country: &str, date: NaiveDate) -> Vec<&'a Show> {
    let languages: BTreeSet<&str> =
        shows.iter().filter(|show| show.authored.country == country).map(language).collect();
    let mut scored: Vec<(f64, &Show)> = shows
        .iter()
        .filter(|show| languages.contains(language(show)))
        .filter_map(|show| Some((chart_score(show, country, date)?, show)))
        .collect();
    scored.sort_by(|(a, show_a), (b, show_b)| b.total_cmp(a).then_with(|| show_a.slug.cmp(&show_b.slug)));
    scored.into_iter().map(|(_, show)| show).collect()
}

fn language(show: &Show) -> &str {
    show.authored.language.split('-').next().unwrap_or_default()
}

/// Returns `None` for a show that is off the charts that day.
fn chart_score(show: &Show, country: &str, date: NaiveDate) -> Option<f64> {
    let authored = &show.authored;
    let day = date.num_days_from_ce();
    let luck = Random::named(10, &format!("{} {country}", show.slug));
    let phase = luck.numbered(0).below(SPELL_DAYS as usize) as i32;
    let spell = luck.numbered(1).numbered(((day + phase) / SPELL_DAYS) as u64);
    if spell.clone().below(OFF_ONE_IN) == 0 {
        return None;
    }
    let home = if authored.country == country { 1.0 } else { ABROAD_FACTOR };
    let alive = if authored.ended_months_ago == 0 { 1.0 } else { ENDED_FACTOR };
    let base = f64::from(authored.popularity) * home * alive;
    let score = base + slow_drift(&luck, day) + 1.5 * luck.numbered(2).numbered(day as u64).normal();
    (score >= ENTRY_SCORE).then_some(score)
}

/// Interpolates linearly between random points seven days apart.
fn slow_drift(luck: &Random, day: i32) -> f64 {
    let point = |week: i32| 6.0 * luck.numbered(3).numbered(week as u64).normal();
    let (week, part) = (day / 7, f64::from(day % 7) / 7.0);
    point(week) * (1.0 - part) + point(week + 1) * part
}

fn is_missing(country: &str, category: &str, date: NaiveDate) -> bool {
    let luck = Random::named(11, &format!("{country} {category}"));
    luck.numbered(date.num_days_from_ce() as u64).below(MISSING_ONE_IN) == 0
}

fn build_entry(show: &Show) -> Option<ChartEntry<'_>> {
    Some(ChartEntry {
        apple_id: show.apple_id()?,
        slug: &show.slug,
        title: &show.authored.title,
        artist: &show.authored.author,
        artwork_url: format!("https://{}/cover.png", show.domain()),
        explicit: show.authored.explicit,
        categories: &show.categories,
    })
}
