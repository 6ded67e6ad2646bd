//! Measures the batch that finds people and sponsors, on a generated catalog with forty episodes per show.
//!
//! `cargo run --release -p earshot-benches --bin credits-batch -- make FOLDER EPISODES`, then `… read FOLDER`, which
//! reads what is due. A second run shows the cost when nothing is due.
#![expect(clippy::print_stdout, reason = "the result is the output")]

use chrono::DateTime;
use earshot_benches::credit_texts::credit_texts;
use earshot_catalog::{CatalogError, CatalogOptions, DataDir, FeedItem, FeedState, FeedUpdate, ItemKeys, Writer};
use earshot_model::{Episode, EpisodeId, Podcast, Timestamp};
use earshot_scoring::credit_podcasts;
use std::error::Error;
use std::process::ExitCode;
use std::time::Instant;

const EPISODES_OF_SHOW: usize = 40;
/// Feeds per unit of work.
const FEEDS: usize = 100;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["make", folder, episodes] => make_catalog(folder, episodes),
        ["read", folder] => read_credits(folder).map_err(Into::into),
        _ => Err("usage: credits-batch make FOLDER EPISODES | read FOLDER".into()),
    };
    match done {
        Ok(result) => {
            println!("{result}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            println!("credits-batch: {error}");
            ExitCode::FAILURE
        }
    }
}

fn open(folder: &str) -> Result<Writer, CatalogError> {
    Writer::open(&DataDir::new(folder), CatalogOptions::default(), "credits-batch")
}

fn make_catalog(folder: &str, episodes: &str) -> Result<String, Box<dyn Error>> {
    let shows = episodes.parse::<usize>()? / EPISODES_OF_SHOW;
    let mut writer = open(folder)?;
    for first in (0..shows).step_by(FEEDS) {
        writer.put_feeds((first..shows.min(first + FEEDS)).map(build_feed).collect())?;
    }
    Ok(format!("{} episodes of {shows} shows", shows * EPISODES_OF_SHOW))
}

fn build_feed(show: usize) -> FeedUpdate {
    let now = Timestamp::UNIX_EPOCH;
    let url = format!("https://show{show}.example/feed");
    let podcast = Podcast { author: Some("Anna Miller".to_owned()), ..Podcast::new(&url, "Tea Talk", now) };
    let first = show * EPISODES_OF_SHOW;
    let episodes: Vec<Episode> =
        (first..first + EPISODES_OF_SHOW).map(|number| build_episode(&podcast, number, now)).collect();
    let item = |episode: &Episode| FeedItem { episode_id: episode.id, hash: 1, keys: ItemKeys::default() };
    FeedUpdate {
        state: FeedState {
            url,
            podcast_id: podcast.id,
            fetched_at: now,
            body_hash: None,
            podcast_hash: 1,
            items: episodes.iter().map(item).collect(),
        },
        podcast: Some(podcast),
        episodes,
        gone_episodes: Vec::new(),
        issues: Vec::new(),
        keys: Vec::new(),
    }
}

fn build_episode(podcast: &Podcast, number: usize, now: Timestamp) -> Episode {
    let written = credit_texts(number);
    let day = i64::try_from(number % EPISODES_OF_SHOW).unwrap_or(0) * 86_400;
    Episode {
        slug: format!("episode-{number}"),
        title: written.title,
        description_html: written.html,
        description: written.plain,
        published_at: DateTime::from_timestamp(day, 0),
        ..Episode::new(EpisodeId::derive(podcast.id, &number.to_string()), podcast.id, now)
    }
}

fn read_credits(folder: &str) -> Result<String, CatalogError> {
    let mut writer = open(folder)?;
    let started = Instant::now();
    let report = credit_podcasts(&mut writer, |_, _| {})?;
    let seconds = started.elapsed().as_secs_f64();
    let peak = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = peak.lines().find(|line| line.starts_with("VmHWM")).unwrap_or("VmHWM: unknown").to_owned();
    Ok(format!("{report:?} in {seconds:.1} s; {peak}"))
}
