//! Matches 30,000 new episodes with 100,000 alerts on two threads, and stores matches. The goals are 60 s and 1 GB.

#![expect(clippy::print_stdout, reason = "a program that prints figures")]

use earshot_app::{Db, MatchedItem, NewAlertMatch, NewJob};
use earshot_model::alert::{AlertFields, AlertKind, AlertSettings, MatchContent, MatchSource, MatchStatus};
use earshot_model::transcript::TranscriptFormat;
use earshot_model::{
    Clock, Cue, Episode, EpisodeAliases, EpisodeCredits, EpisodeDocument, EpisodeId, Podcast, PodcastDocument, Tier,
    Timestamp, Transcript,
};
use earshot_percolator::{AlertMatcher, EpisodeToMatch};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use uuid::Uuid;

const ALERTS: u64 = 100_000;
const EPISODES: u64 = 30_000;
const THREADS: usize = 2;
/// Words of a description, and of the transcript that every tenth episode has.
const DESCRIPTION_WORDS: u64 = 150;
const TRANSCRIPT_WORDS: u64 = 8_000;
const VOCABULARY: u64 = 30_000;
const FIRST_NAMES: u64 = 2_000;
const LAST_NAMES: u64 = 20_000;
const STORED_MATCHES: u128 = 10_000;
const MAX_TIME: Duration = Duration::from_secs(60);
const MAX_MEMORY_KB: u64 = 1_000_000;

fn main() -> ExitCode {
    let began = Instant::now();
    let mut matcher = AlertMatcher::default();
    for number in 0..ALERTS {
        matcher.add(Uuid::from_u128(number.into()), alert(number));
    }
    let loaded = began.elapsed();
    let podcast = podcast();
    let (next, found) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let began = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed) as u64;
                    if number >= EPISODES {
                        return;
                    }
                    let (episode, transcript) = episode(&podcast, number);
                    let new = EpisodeToMatch { episode: &episode, podcast: &podcast, transcript: transcript.as_ref() };
                    found.fetch_add(matcher.match_episode(new).len(), Ordering::Relaxed);
                }
            });
        }
    });
    let matched = began.elapsed();
    let stored = tokio::runtime::Runtime::new().expect("a runtime").block_on(store_matches());
    let memory = peak_memory_kb();
    println!("alerts  episodes  matches  load s  match s  store {STORED_MATCHES} s  peak MB");
    println!(
        "{ALERTS}  {EPISODES}  {}  {:.2}  {:.2}  {:.2}  {}",
        found.load(Ordering::Relaxed),
        loaded.as_secs_f64(),
        matched.as_secs_f64(),
        stored.as_secs_f64(),
        memory / 1_000
    );
    let is_fine = loaded + matched + stored < MAX_TIME && memory < MAX_MEMORY_KB;
    if is_fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Three in four alerts are on people, the others on words.
fn alert(number: u64) -> AlertFields {
    let value = match number % 4 {
        0 => format!("{} {}", word(mix(number) % VOCABULARY), word(mix(number + 7) % VOCABULARY)),
        _ => name(mix(number)),
    };
    let kind = if number.is_multiple_of(4) { AlertKind::CustomKeyword } else { AlertKind::Person };
    let settings = AlertSettings { other_spellings: vec![format!("{value}son")], ..AlertSettings::default() };
    AlertFields { settings, ..AlertFields::new(kind, value) }
}

/// Mixes the bits of a number.
fn mix(number: u64) -> u64 {
    let mixed = number.wrapping_add(0x9E37_79B9_7F4A_7C15).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB) >> 11
}

fn word(number: u64) -> String {
    const SYLLABLES: [&str; 16] =
        ["ba", "den", "ki", "lo", "mar", "ne", "po", "ri", "sa", "tu", "ven", "wo", "xi", "yor", "zu", "cha"];
    let mut rest = number + 16;
    let mut word = String::new();
    while rest > 0 {
        word.push_str(SYLLABLES[(rest % 16) as usize]);
        rest /= 16;
    }
    word
}

fn name(number: u64) -> String {
    format!("{} {}", word(number % FIRST_NAMES), word(100_000 + number / 7 % LAST_NAMES))
}

/// Generates `words` words: low word numbers are drawn most often (cubed distribution), and one word in fifty is
/// replaced by a name.
fn text(seed: u64, words: u64) -> String {
    let mut text = String::new();
    for number in 0..words {
        let random = mix(seed.wrapping_mul(1_000_003).wrapping_add(number));
        if number > 0 {
            text.push(' ');
        }
        if random.is_multiple_of(50) {
            text.push_str(&name(random));
        } else {
            let share = (random >> 8) % 1_000;
            text.push_str(&word(share * share * share * VOCABULARY / 1_000_000_000));
        }
    }
    text
}

fn podcast() -> PodcastDocument {
    PodcastDocument::new(Podcast::new("https://feeds.example/1", "Show", Timestamp::UNIX_EPOCH))
}

fn episode(podcast: &PodcastDocument, number: u64) -> (EpisodeDocument, Option<Transcript>) {
    let podcast_id = podcast.podcast.id;
    let id = EpisodeId(Uuid::from_u128(number.into()));
    let episode = Episode {
        slug: number.to_string(),
        title: text(number * 3, 8),
        description: text(number * 3 + 1, DESCRIPTION_WORDS),
        enclosure_url: Some(format!("https://media.example/{number}.mp3")),
        ..Episode::new(id, podcast_id, Timestamp::UNIX_EPOCH)
    };
    let has_transcript = number.is_multiple_of(10);
    let cue = |line: u64| Cue {
        start_ms: Some(line as i64 * 4_000),
        end_ms: None,
        speaker: None,
        text: text(number * 3 + 2 + line * 1_000_000, 10),
    };
    let transcript = has_transcript.then(|| Transcript {
        episode_id: id,
        podcast_id,
        language: None,
        source: String::new(),
        format: TranscriptFormat::Vtt,
        cues: (0..TRANSCRIPT_WORDS / 10).map(cue).collect(),
        fetched_at: Timestamp::UNIX_EPOCH,
        corrected_at: None,
        confidence: None,
    });
    let document = EpisodeDocument {
        episode,
        podcast_slug: "show".to_owned(),
        podcast_title: "Show".to_owned(),
        has_transcript,
        aliases: EpisodeAliases::default(),
        credits: EpisodeCredits::default(),
    };
    (document, transcript)
}

/// The time to store matches of 500 alerts in SQLite, in batches.
async fn store_matches() -> Duration {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}", folder.path().join("app.db").display());
    let db = Db::open(&url, Clock::system()).await.expect("the database opens");
    let account = db.create_user("bench@example.org", Tier::Admin).await.expect("a user");
    let mut alerts = Vec::new();
    for number in 0..500 {
        alerts.push(db.create_alert(&account, alert(number)).await.expect("it fits").0.id);
    }
    let (start, next) = (Timestamp::UNIX_EPOCH, Timestamp::UNIX_EPOCH + chrono::TimeDelta::days(1));
    db.begin_matching("episodes", "1", start).await.expect("works");
    let job = NewJob {
        kind: "bench".to_owned(),
        payload: serde_json::Value::Null,
        priority: 0,
        dedupe_key: None,
        team_id: None,
    };
    db.enqueue(job).await.expect("works");
    let lease = db.claim_job("bench", "bench", MAX_TIME).await.expect("works").expect("a job");
    db.set_matching_target(&lease, "episodes", "2", next).await.expect("works");
    let podcast_id = podcast().podcast.id;
    let found = |number: u128| NewAlertMatch {
        alert_id: alerts[number as usize % alerts.len()],
        subject: MatchedItem::Episode(EpisodeId(Uuid::from_u128(number))),
        podcast_id,
        status: MatchStatus::Kept,
        source: MatchSource::Episode,
        audio_key: Some(number.to_string()),
        text_key: None,
        title_key: None,
        dated_at: None,
        is_back_catalog: false,
        content: MatchContent { podcast_title: text(number as u64, 40), ..MatchContent::default() },
    };
    let began = Instant::now();
    for first in (0..STORED_MATCHES).step_by(500) {
        let batch = (first..first + 500).map(found).collect();
        db.record_matches(&lease, "episodes", first.to_string(), batch).await.expect("works").expect("the lease");
    }
    began.elapsed()
}

fn peak_memory_kb() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}
