//! Measures how long it takes to join credits to people and sponsors, on a generated catalog with forty episodes per
//! show, and to read a person by slug.
//!
//! `cargo run --release -p earshot-benches --bin people-bench -- make FOLDER EPISODES`, then `… join FOLDER`.
#![expect(clippy::print_stdout, reason = "the result is the output")]

use chrono::DateTime;
use earshot_catalog::{
    CatalogOptions, CreditRow, CreditUpdate, DataDir, FeedState, FeedUpdate, PeopleFile, PodcastCreditState,
    ShowHabits, Writer, generation,
};
use earshot_model::{
    AppearanceKind, CreditSource, CreditSummary, Episode, EpisodeCredits, EpisodeId, PersonCredit, Podcast,
    SponsorCredit, SponsorKind, Statistics, Timestamp,
};
use std::error::Error;
use std::process::ExitCode;
use std::time::{Duration, Instant};

const EPISODES_OF_SHOW: usize = 40;
/// Feeds per unit of work.
const FEEDS: usize = 100;
/// Names of guests: fewer than credits, so that they recur across shows, and many are namesakes.
const GIVEN_NAMES: usize = 300;
const FAMILY_NAMES: usize = 900;
const SPONSORS: usize = 5_000;
const READS: usize = 1_000;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["make", folder, episodes] => make_catalog(folder, episodes),
        ["join", folder] => join(folder),
        _ => Err("usage: people-bench make FOLDER EPISODES | join FOLDER".into()),
    };
    match done {
        Ok(result) => {
            println!("{result}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            println!("people-bench: {error}");
            ExitCode::FAILURE
        }
    }
}

fn make_catalog(folder: &str, episodes: &str) -> Result<String, Box<dyn Error>> {
    let shows = episodes.parse::<usize>()? / EPISODES_OF_SHOW;
    let mut writer = Writer::open(&DataDir::new(folder), CatalogOptions::default(), "people-bench")?;
    for first in (0..shows).step_by(FEEDS) {
        let shows: Vec<(FeedUpdate, CreditUpdate)> = (first..shows.min(first + FEEDS)).map(build_show).collect();
        let (feeds, credits) = shows.into_iter().unzip();
        writer.put_feeds(feeds)?;
        writer.put_credits(credits)?;
    }
    Ok(format!("{} episodes of {shows} shows", shows * EPISODES_OF_SHOW))
}

fn build_show(show: usize) -> (FeedUpdate, CreditUpdate) {
    let now = Timestamp::UNIX_EPOCH;
    let url = format!("https://show{show}.example/feed");
    let genres = vec![format!("Genre {}", show % 20)];
    let podcast = Podcast { genres, ..Podcast::new(&url, &format!("Show {show}"), now) };
    let numbers = show * EPISODES_OF_SHOW..(show + 1) * EPISODES_OF_SHOW;
    let episodes: Vec<Episode> = numbers.clone().map(|number| build_episode(&podcast, number)).collect();
    let credit = |(episode, number): (&Episode, usize)| CreditRow {
        episode_id: episode.id,
        podcast_id: podcast.id,
        text_at: now,
        transcript_at: None,
        credits: build_credits(show, number),
        summary: CreditSummary::default(),
    };
    let credits = episodes.iter().zip(numbers).map(credit).collect();
    let credits = CreditUpdate {
        podcast_id: podcast.id,
        revision: 1,
        is_new: true,
        show: PodcastCreditState {
            rules_version: 1,
            show_hash: 1,
            learned_from_episodes: 1,
            recurring_people: Vec::new(),
            habits: ShowHabits::default(),
            hosts: Vec::new(),
        },
        episodes: credits,
    };
    let state =
        FeedState { url, podcast_id: podcast.id, fetched_at: now, body_hash: None, podcast_hash: 1, items: Vec::new() };
    let feed = FeedUpdate {
        state,
        podcast: Some(podcast),
        episodes,
        gone_episodes: Vec::new(),
        issues: Vec::new(),
        keys: Vec::new(),
    };
    (feed, credits)
}

fn build_episode(podcast: &Podcast, number: usize) -> Episode {
    let now = Timestamp::UNIX_EPOCH;
    let day = i64::try_from(number % EPISODES_OF_SHOW).unwrap_or(0) * 7;
    Episode {
        slug: format!("episode-{number}"),
        title: format!("Episode {number}"),
        published_at: DateTime::from_timestamp(day * 86_400, 0),
        ..Episode::new(EpisodeId::derive(podcast.id, &number.to_string()), podcast.id, now)
    }
}

/// A host who recurs, two guests, and a sponsor. A fifth of the guests have a page or an organization.
fn build_credits(show: usize, number: usize) -> EpisodeCredits {
    let mut host = person(show.wrapping_mul(7_919), AppearanceKind::Host);
    host.url = Some(format!("https://host{show}.example/about"));
    let guest = |seed: usize| {
        let mut guest = person(seed, AppearanceKind::Guest);
        guest.profession = Some(["founder", "author", "teacher"][seed % 3].to_owned());
        guest.organization = seed.is_multiple_of(10).then(|| format!("Works {}", seed % 50_000));
        guest.url = (seed % 10 == 1).then(|| format!("https://guest{}.example/", seed % 200_000));
        guest
    };
    let seed = number.wrapping_mul(2_654_435_761) >> 7;
    let sponsor = SponsorCredit {
        name: format!("Sponsor {}", seed % SPONSORS),
        kind: SponsorKind::Sponsor,
        coupon_codes: vec!["TEA20".to_owned()],
        urls: Vec::new(),
        snippet: Some("this episode is supported by a sponsor".to_owned()),
        is_host_read: Some(true),
        source: CreditSource::Description,
        confidence: 0.8,
    };
    EpisodeCredits { people: vec![host, guest(seed), guest(seed / 3 + 17)], sponsors: vec![sponsor] }
}

fn person(seed: usize, kind: AppearanceKind) -> PersonCredit {
    let name = format!("Given{} Family{}", seed % GIVEN_NAMES, (seed / GIVEN_NAMES) % FAMILY_NAMES);
    PersonCredit {
        key: name.to_lowercase(),
        name,
        kind,
        role: None,
        profession: None,
        organization: None,
        image_url: None,
        url: None,
        source: CreditSource::Description,
        snippet: None,
        confidence: 0.9,
    }
}

fn join(folder: &str) -> Result<String, Box<dyn Error>> {
    let data = DataDir::new(folder);
    let options = CatalogOptions::default();
    let built = generation::start(&data, Duration::from_secs(1))?;
    Writer::open(&data, options.clone(), "people-bench")?.export(&built.tables(), "000001", 0)?;
    let started = Instant::now();
    let counts = built.write_people(0, None, &options, Timestamp::UNIX_EPOCH)?;
    let seconds = started.elapsed().as_secs_f64();
    let peak = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = peak.lines().find(|line| line.starts_with("VmHWM")).unwrap_or("VmHWM: unknown").to_owned();
    let parts = vec!["000001".to_owned()];
    let served = generation::publish(&data, built, Timestamp::UNIX_EPOCH, 1, parts, Statistics::default())?;
    let file = PeopleFile::open(&served)?.ok_or("the generation has no people")?;
    let people = file.people(None, 0, READS)?;
    let reading = Instant::now();
    for one in &people {
        file.person(&one.record.slug)?;
        file.appearances(&one.record.slug, 0, 25)?;
    }
    let micros = reading.elapsed().as_micros() / u128::try_from(people.len().max(1))?;
    Ok(format!("{counts:?} in {seconds:.1} s; {micros} µs for a person with 25 appearances; {peak}"))
}
