//! Charts of the week before the reference date, in the formats of Apple and Spotify.

use super::options::CHARTED_PODCASTS;
use super::synthetic_catalog::{SyntheticCatalog, SyntheticPodcast};
use crate::chart::{ChartEntry, write_chart};
use crate::random::Random;
use chrono::{Days, NaiveDate};
use serde::Serialize;
use std::collections::HashMap;

/// Countries with their main language.
const COUNTRIES: &[(&str, &str)] =
    &[("us", "en"), ("gb", "en"), ("de", "de"), ("fr", "fr"), ("es", "es"), ("br", "pt-BR"), ("jp", "ja")];
/// Number of captured days.
const DAYS: u64 = 7;
/// Maximum depth of Apple's second version; Spotify's charts have 200 positions.
const APPLE_DEPTH: usize = 100;
const SPOTIFY_DEPTH: usize = 200;

/// Returns names and documents. A country has no charts when no active show has its language.
pub fn build_charts(world: &SyntheticCatalog) -> serde_json::Result<Vec<(String, Vec<u8>)>> {
    let first: Vec<SyntheticPodcast<'_>> =
        (0..world.options.podcasts.min(CHARTED_PODCASTS)).map(|index| world.podcast(index)).collect();
    let mut charts = Vec::new();
    for (country, language) in COUNTRIES {
        let speaks_language =
            |podcast: &&SyntheticPodcast<'_>| podcast.text_generator.language.tag == *language && !podcast.is_stale;
        let shows: Vec<&SyntheticPodcast<'_>> = first.iter().filter(speaks_language).collect();
        if shows.is_empty() {
            continue;
        }
        let mut before = rank_podcasts(&shows, country, world.yesterday(), DAYS);
        for back in (0..DAYS).rev() {
            let Some(date) = world.yesterday().checked_sub_days(Days::new(back)) else { continue };
            let ranked = rank_podcasts(&shows, country, world.yesterday(), back);
            charts.push((
                format!("charts/apple/{country}/all/{date}.json"),
                write_apple_chart(world, country, date, &ranked)?,
            ));
            let name = format!("charts/spotify/{country}/top-podcasts/{date}.json");
            charts.push((name, write_spotify_chart(world, &ranked, &before)?));
            before = ranked;
        }
    }
    Ok(charts)
}

/// Ranks the shows of a country, a number of days before `last`, best first.
fn rank_podcasts<'a, 'w>(
    shows: &[&'a SyntheticPodcast<'w>],
    country: &str,
    last: NaiveDate,
    back: u64,
) -> Vec<&'a SyntheticPodcast<'w>> {
    let day = last.checked_sub_days(Days::new(back)).unwrap_or(last);
    let mut scored: Vec<(f64, &SyntheticPodcast<'_>)> = shows
        .iter()
        .map(|podcast| {
            let luck = podcast.random.numbered(9);
            let taste = Random::named(12, country).numbered(podcast.index).normal();
            let drift = luck.numbered(u64::from(chrono::Datelike::num_days_from_ce(&day).unsigned_abs())).normal();
            (8.0 * luck.numbered(0).normal() + 2.0 * taste + drift, *podcast)
        })
        .collect();
    scored.sort_by(|(a, one), (b, other)| b.total_cmp(a).then_with(|| one.index.cmp(&other.index)));
    scored.into_iter().map(|(_, podcast)| podcast).collect()
}

fn write_apple_chart(
    world: &SyntheticCatalog,
    country: &str,
    date: NaiveDate,
    ranked: &[&SyntheticPodcast<'_>],
) -> serde_json::Result<Vec<u8>> {
    let listed = &ranked[..ranked.len().min(APPLE_DEPTH)];
    let apple_ids: Vec<String> = listed.iter().map(|podcast| podcast.apple_id()).collect();
    let entries: Vec<ChartEntry<'_>> = listed
        .iter()
        .zip(&apple_ids)
        .map(|(podcast, apple_id)| ChartEntry {
            apple_id,
            slug: &podcast.handle,
            title: &podcast.title,
            artist: podcast.author(),
            artwork_url: world.web.url_of_host(&podcast.domain, "/cover.jpg"),
            explicit: podcast.explicit,
            categories: std::slice::from_ref(&podcast.category),
        })
        .collect();
    write_chart(country, "all", date, &entries)
}

/// Writes Spotify's array. The position is the index (facts 2.3).
fn write_spotify_chart(
    world: &SyntheticCatalog,
    ranked: &[&SyntheticPodcast<'_>],
    before: &[&SyntheticPodcast<'_>],
) -> serde_json::Result<Vec<u8>> {
    let places: HashMap<u64, usize> = before.iter().enumerate().map(|(place, show)| (show.index, place)).collect();
    let rows: Vec<SpotifyRow<'_>> = ranked
        .iter()
        .take(SPOTIFY_DEPTH)
        .enumerate()
        .map(|(place, podcast)| SpotifyRow {
            show_uri: format!("spotify:show:{}", spotify_id(podcast)),
            chart_rank_move: match places.get(&podcast.index) {
                None => "NEW",
                Some(before) if place < *before => "UP",
                Some(before) if place > *before => "DOWN",
                Some(_) => "UNCHANGED",
            },
            show_name: &podcast.title,
            show_publisher: podcast.author(),
            show_image_url: world.web.url_of_host(&podcast.domain, "/cover.jpg"),
            show_description: "",
        })
        .collect();
    let mut bytes = serde_json::to_vec(&rows)?;
    bytes.push(b'\n');
    Ok(bytes)
}

/// Returns 22 letters and digits.
fn spotify_id(podcast: &SyntheticPodcast<'_>) -> String {
    const DIGITS: &[u8] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let mut random = podcast.random.numbered(10);
    (0..22).map(|_| char::from(*random.pick(DIGITS))).collect()
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SpotifyRow<'a> {
    show_uri: String,
    chart_rank_move: &'static str,
    show_name: &'a str,
    show_publisher: &'a str,
    show_image_url: String,
    show_description: &'a str,
}
