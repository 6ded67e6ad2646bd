//! The preparations that the rules write for the twelve guests and shows with real transcripts. `TRANSCRIPTS` is the folder
//! with the unpacked collection; with `PRINT=1` and `--nocapture`, all of it is printed, so that a person can read it.

#![expect(clippy::print_stdout, reason = "the texts are printed with --nocapture")]

use chrono::{DateTime, Days, NaiveDate, NaiveTime, Utc};
use earshot_assist::facts::{EpisodeFacts, GuestFacts, ShowFacts, SpeakerRole, TranscriptCue};
use earshot_assist::guest_preparation::{QuestionGroup, prepare};
use earshot_assist::outreach::{OutreachOptions, OutreachRequest, hook_candidates, write};
use earshot_assist::relevancy::RelevancyReviewer;
use earshot_assist::words::CorpusStatistics;
use earshot_ingest::transcript::parse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};

const GUESTS: &str = include_str!("../fixtures/relevancy/twelve_guests.json");
/// Folders of shows, with titles and descriptions.
const SHOWS: [(&str, &str, &str); 9] = [
    (
        "changelog/brainscience",
        "Brain Science",
        "A podcast about the mind: habits, grief, anxiety and how people change.",
    ),
    (
        "changelog/shipit",
        "Ship It!",
        "A podcast about operations, infrastructure, containers and keeping servers running.",
    ),
    ("changelog/podcast", "The Changelog", "Conversations with the people who write open source software."),
    ("changelog/practicalai", "Practical AI", "Making artificial intelligence practical and accessible to everyone."),
    ("lennys/episodes", "Lenny's Podcast", "Interviews with product leaders and growth experts."),
    ("haskell-interlude/podcast", "The Haskell Interlude", "Interviews with people from the Haskell community."),
    ("oxide-and-friends", "Oxide and Friends", "A podcast about computers and the people who build them."),
    (
        "bitcoin/stephan-livera-podcast",
        "Stephan Livera Podcast",
        "Interviews about the economics and technology of Bitcoin.",
    ),
    ("talk-python", "Talk Python To Me", "A weekly podcast about Python and the developers who use it."),
];
const MAX_EPISODES: usize = 20;
const SHOWS_PER_GUEST: usize = 3;

fn now() -> DateTime<Utc> {
    NaiveDate::from_ymd_opt(2025, 12, 1).expect("a day").and_time(NaiveTime::MIN).and_utc()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    paths.into_iter().flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// The title of an episode, from the name of its file, or of its folder.
fn title_of(path: &Path) -> String {
    let stem = |path: &Path| path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let name = stem(path);
    let name = if name == "transcript" { path.parent().map(stem).unwrap_or_default() } else { name };
    name.replace(['-', '_'], " ")
}

fn read_show(root: &Path, (folder, title, description): (&str, &str, &str)) -> ShowFacts {
    let mut episodes: Vec<EpisodeFacts> = Vec::new();
    for path in files(&root.join(folder)) {
        let Ok(transcript) = parse(&std::fs::read(&path).expect("a transcript"), None) else { continue };
        let number = episodes.len();
        if number == MAX_EPISODES {
            break;
        }
        let cues = transcript.cues.into_iter().map(|cue| TranscriptCue {
            second: cue.start_ms.and_then(|start| u32::try_from(start / 1_000).ok()),
            speaker: cue.speaker,
            role: SpeakerRole::Unknown,
            text: cue.text,
        });
        episodes.push(EpisodeFacts {
            id: format!("{folder}/{number}"),
            slug: format!("episode-{number}"),
            title: title_of(&path),
            published: now().checked_sub_days(Days::new(7 * number as u64 + 3)),
            cues: cues.collect(),
            ..EpisodeFacts::default()
        });
    }
    // The speakers of half of the episodes are hosts.
    let mut counts: HashMap<String, usize> = HashMap::new();
    for episode in &episodes {
        let speakers: BTreeSet<&String> = episode.cues.iter().filter_map(|cue| cue.speaker.as_ref()).collect();
        speakers.into_iter().for_each(|speaker| *counts.entry(speaker.clone()).or_default() += 1);
    }
    let is_host = |speaker: &str| counts.get(speaker).is_some_and(|count| count * 2 >= episodes.len());
    let hosts: Vec<String> = counts.keys().filter(|speaker| is_host(speaker)).cloned().collect();
    for episode in &mut episodes {
        let mut guests = BTreeSet::new();
        for cue in &mut episode.cues {
            let Some(speaker) = cue.speaker.as_deref().filter(|name| !name.contains(char::is_numeric)) else {
                continue;
            };
            cue.role = if hosts.iter().any(|host| host == speaker) { SpeakerRole::Host } else { SpeakerRole::Guest };
            if cue.role == SpeakerRole::Guest && speaker.contains(' ') {
                guests.insert(speaker.to_owned());
            }
        }
        episode.guests = guests.into_iter().collect();
    }
    ShowFacts {
        id: folder.to_owned(),
        slug: folder.replace('/', "-"),
        title: title.to_owned(),
        description: description.to_owned(),
        language: Some("en".to_owned()),
        host_names: hosts.into_iter().filter(|name| name.contains(' ')).collect(),
        episodes,
        ..ShowFacts::default()
    }
}

fn print_group(group: &QuestionGroup) {
    println!("  # {}", group.description);
    for (kind, list) in [("!!", &group.very_likely), (" !", &group.likely), ("  ", &group.curveballs)] {
        for one in list {
            let place = one.occurrences.first().map(|place| format!("{} {:?}", place.episode_title, place.second));
            println!("    {kind} {} ({} episodes; {})", one.question, one.episodes, place.unwrap_or_default());
        }
    }
}

#[test]
fn preparations_of_real_transcripts_have_questions() {
    let Some(root) = std::env::var_os("TRANSCRIPTS").map(PathBuf::from) else { return };
    let print = std::env::var_os("PRINT").is_some();
    let guests: BTreeMap<String, GuestFacts> = serde_json::from_str(GUESTS).expect("the guests");
    let shows: Vec<ShowFacts> = SHOWS.into_iter().map(|show| read_show(&root, show)).collect();
    let statistics = CorpusStatistics::from_shows(&shows);
    let mut printed: BTreeSet<&str> = BTreeSet::new();
    for (name, guest) in &guests {
        let reviewer = RelevancyReviewer::new(Some(guest), None, &statistics, now());
        let mut ranked: Vec<(u8, &ShowFacts)> = shows
            .iter()
            .map(|show| (reviewer.as_ref().map(|one| one.review(show).score).unwrap_or_default(), show))
            .collect();
        ranked.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        for (score, show) in ranked.into_iter().take(SHOWS_PER_GUEST) {
            let prepared = prepare(Some(guest), show, now()).expect("there are transcripts");
            assert!(!prepared.critical_actions.is_empty(), "{name} {}", show.title);
            if !print {
                continue;
            }
            println!("\n======== {name} / {} ({score})", show.title);
            prepared.critical_actions.iter().for_each(|action| println!("  * {action}"));
            if printed.insert(show.id.as_str()) {
                println!("{}", prepared.summary);
                prepared.grouped_likely_questions.iter().for_each(print_group);
            }
            for hook in hook_candidates(guest, show, &statistics, now()) {
                let (subject, title) = (hook.subject.unwrap_or_default(), hook.episode_title.unwrap_or_default());
                println!("REASON {:?} <{subject}> {title} / {}", hook.kind, hook.quote.unwrap_or_default());
            }
            let (options, sender) = (OutreachOptions::default(), earshot_assist::facts::SenderFacts::default());
            let request = OutreachRequest {
                guest,
                show,
                sender: &sender,
                options: &options,
                statistics: &statistics,
                now: now(),
            };
            if let Ok(written) = write(&request) {
                println!("[{}]\n{}", written.variants[0].subject, written.variants[0].body);
            }
        }
    }
}
