//! Measures people and sponsors against labeled episodes: reads labels, applies parser and rules to the feeds,
//! compares.

mod compare;
mod label;
mod report;

pub use label::{Label, read_labels};
pub use report::CreditLabelReport;

use compare::compare_episode;
use earshot_ingest::feed::{ParseContext, parse, to_episode, to_podcast};
use earshot_model::{Cue, Episode, PersonCredit, PodcastId};
use earshot_scoring::people::{Appearances, EpisodeText, ShowPeople, ShowText, find_people, find_recurring};
use earshot_scoring::sponsors::find_sponsors;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::io::{self, Read as _};
use std::path::Path;

/// Episodes of a show that are read to learn recurring people.
const MAX_EPISODES: usize = 300;

/// Reads the labeled episodes and compares. `feeds` is the folder of real feeds; transcripts are beside it.
///
/// # Errors
/// When a file cannot be read, or a labelled episode is not in its feed.
pub fn measure(labels: &[Label], feeds: &Path, with_held_out: bool) -> io::Result<CreditLabelReport> {
    let mut by_feed: BTreeMap<&str, Vec<&Label>> = BTreeMap::new();
    let mut spoken: Vec<&Label> = Vec::new();
    for label in labels.iter().filter(|label| with_held_out || !is_held_out(&label.show())) {
        match &label.feed {
            Some(feed) => by_feed.entry(feed).or_default().push(label),
            None => spoken.push(label),
        }
    }
    let mut report = CreditLabelReport::default();
    for (feed, labels) in by_feed {
        let bytes = std::fs::read(feeds.join(feed))?;
        measure_feed(feed, &bytes, &labels, &mut report)?;
    }
    let transcripts = read_transcripts(&feeds.join("../transcripts/transcripts.tar.zst"), &spoken)?;
    for label in spoken {
        let name = label.transcript.as_deref().unwrap_or_default();
        let bytes = transcripts.get(name).ok_or_else(|| io::Error::other(format!("no transcript {name}")))?;
        let parsed = earshot_ingest::transcript::parse(bytes, None).map_err(io::Error::other)?;
        measure_transcript(label, &parsed.cues, &mut report);
    }
    Ok(report)
}

/// A third of the shows, chosen by hash.
fn is_held_out(show: &str) -> bool {
    Sha256::digest(show.as_bytes())[0] % 3 == 0
}

fn measure_feed(feed: &str, bytes: &[u8], labels: &[&Label], report: &mut CreditLabelReport) -> io::Result<()> {
    let url = format!("https://feeds.example/{feed}");
    let context = ParseContext { content_type: None, base_url: Some(&url) };
    let parsed = parse(bytes, &context).map_err(|error| io::Error::other(format!("{feed}: {error}")))?;
    let id = PodcastId::from_feed_url(&url);
    let now = chrono::DateTime::from_timestamp(1_795_000_000, 0).unwrap_or_default();
    let podcast = to_podcast(&parsed, id, &url, now);
    let show = ShowText::from_podcast(&podcast);
    let mut people = ShowPeople::read(&show);
    let episodes: Vec<Episode> = parsed.items.iter().take(MAX_EPISODES).map(|item| to_episode(item, id, now)).collect();
    let mut all = Appearances::default();
    for episode in &episodes {
        all.add(episode.id, episode.published_at, &find_people(&people, &EpisodeText::from_episode(episode, &[])));
    }
    let count = all.episodes();
    people.add_recurring(find_recurring(&all.finish(), count));
    for label in labels {
        let Some(item) = parsed.items.iter().find(|item| label.is_item(item)) else {
            report.add_unmatched(label);
            continue;
        };
        let episode = to_episode(item, id, now);
        let text = EpisodeText::from_episode(&episode, &[]);
        let found: Vec<PersonCredit> = find_people(&people, &text);
        let sponsors = find_sponsors(&show, &text, &found);
        report.add(label, is_held_out(&label.show()), compare_episode(label, &found, &sponsors));
    }
    Ok(())
}

fn measure_transcript(label: &Label, cues: &[Cue], report: &mut CreditLabelReport) {
    let text = EpisodeText { title: &label.title, cues, ..EpisodeText::default() };
    let show = ShowText::default();
    let found = find_people(&ShowPeople::read(&show), &text);
    let sponsors = find_sponsors(&show, &text, &found);
    report.add(label, is_held_out(&label.show()), compare_episode(label, &found, &sponsors));
}

/// Reads the labeled transcripts from the archive.
fn read_transcripts(archive: &Path, labels: &[&Label]) -> io::Result<BTreeMap<String, Vec<u8>>> {
    let mut found = BTreeMap::new();
    if labels.is_empty() {
        return Ok(found);
    }
    let mut archive = tar::Archive::new(zstd::Decoder::new(std::fs::File::open(archive)?)?);
    for entry in archive.entries()? {
        let mut entry = entry?;
        let name = entry.path()?.to_string_lossy().trim_start_matches("./").to_owned();
        if labels.iter().any(|label| label.transcript.as_deref() == Some(name.as_str())) {
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes)?;
            found.insert(name, bytes);
        }
    }
    Ok(found)
}
