//! Measures people and sponsors against labeled episodes: reads labels, applies parser and rules to the feeds,
//! compares.

pub(crate) mod compare;
mod label;
mod report;

pub use label::{Label, read_labels};
pub use report::CreditLabelReport;

use compare::compare_episode;
use earshot_ingest::feed::{ParseContext, ParsedItem, parse, to_episode, to_podcast};
use earshot_model::{Cue, Episode, PersonCredit, Podcast, PodcastId, SponsorCredit};
use earshot_scoring::people::{
    Appearances, EpisodePeople, EpisodeText, ShowPeople, ShowText, find_people, find_recurring, learn_habits,
};
use earshot_scoring::sponsors::find_sponsors;
use std::collections::BTreeMap;
use std::io::{self, Read as _};
use std::path::Path;

/// Episodes of a show that are read to learn recurring people.
const MAX_EPISODES: usize = 300;

/// A labeled episode with what the rules find in it.
#[derive(Debug)]
pub struct LabeledEpisode<'a> {
    pub label: &'a Label,
    /// Whether its show is not among those on which rules are developed.
    pub is_held_out: bool,
    pub podcast: &'a Podcast,
    pub show_hosts: &'a [PersonCredit],
    /// An episode that is a transcript only has a title, and nothing else.
    pub episode: &'a Episode,
    pub cues: &'a [Cue],
    pub people: Vec<PersonCredit>,
    pub sponsors: Vec<SponsorCredit>,
}

/// Reads the labeled episodes and compares. `feeds` is the folder of real feeds; transcripts are beside it.
///
/// # Errors
/// When a file cannot be read, or a labeled episode is not in its feed.
pub fn measure(labels: &[Label], feeds: &Path, with_held_out: bool) -> io::Result<CreditLabelReport> {
    let mut report = CreditLabelReport::default();
    let unmatched = visit_episodes(labels, feeds, with_held_out, |episode| {
        let outcome = compare_episode(episode.label, &episode.people, &episode.sponsors);
        report.add(episode.label, episode.is_held_out, outcome);
    })?;
    unmatched.into_iter().for_each(|label| report.add_unmatched(label));
    Ok(report)
}

/// Calls `visit` with each labeled episode, and returns the labels whose episode is not in its feed.
///
/// # Errors
/// When a file cannot be read.
pub fn visit_episodes<'a>(
    labels: &'a [Label],
    feeds: &Path,
    with_held_out: bool,
    mut visit: impl FnMut(LabeledEpisode<'_>),
) -> io::Result<Vec<&'a Label>> {
    let mut by_feed: BTreeMap<&str, Vec<&Label>> = BTreeMap::new();
    let mut spoken: Vec<&Label> = Vec::new();
    for label in labels.iter().filter(|label| with_held_out || !label.is_held_out()) {
        match &label.feed {
            Some(feed) => by_feed.entry(feed).or_default().push(label),
            None => spoken.push(label),
        }
    }
    let mut unmatched = Vec::new();
    for (feed, labels) in by_feed {
        let bytes = std::fs::read(feeds.join(feed))?;
        unmatched.extend(visit_feed(feed, &bytes, &labels, &mut visit)?);
    }
    let transcripts = read_transcripts(&feeds.join("../transcripts/transcripts.tar.zst"), &spoken)?;
    for label in spoken {
        let name = label.transcript.as_deref().unwrap_or_default();
        let bytes = transcripts.get(name).ok_or_else(|| io::Error::other(format!("no transcript {name}")))?;
        let parsed = earshot_ingest::transcript::parse(bytes, None).map_err(io::Error::other)?;
        visit_transcript(label, &parsed.cues, &mut visit);
    }
    Ok(unmatched)
}

fn visit_feed<'a>(
    feed: &str,
    bytes: &[u8],
    labels: &[&'a Label],
    visit: &mut impl FnMut(LabeledEpisode<'_>),
) -> io::Result<Vec<&'a Label>> {
    let url = format!("https://feeds.example/{feed}");
    let context = ParseContext { content_type: None, base_url: Some(&url) };
    let parsed = parse(bytes, &context).map_err(|error| io::Error::other(format!("{feed}: {error}")))?;
    let id = PodcastId::from_feed_url(&url);
    let now = chrono::DateTime::from_timestamp(1_795_000_000, 0).unwrap_or_default();
    let podcast = to_podcast(&parsed, id, &url, now);
    let show = ShowText::from_podcast(&podcast);
    let mut show_people = ShowPeople::read(&show);
    let episodes: Vec<Episode> = parsed.items.iter().take(MAX_EPISODES).map(|item| to_episode(item, id, now)).collect();
    let own: Vec<EpisodePeople> =
        episodes.iter().map(|episode| EpisodePeople::read(&EpisodeText::from_episode(episode, &[]))).collect();
    let mut all = Appearances::default();
    for (episode, own) in episodes.iter().zip(&own) {
        all.add(episode.id, episode.published_at, &own.clone().credits_for_show(&show_people));
    }
    let count = all.episodes();
    show_people.add_recurring(find_recurring(&all.finish(), count));
    let habits = learn_habits(&show_people, &own);
    show_people.set_habits(habits);
    let show_hosts = show_people.hosts();
    let mut unmatched = Vec::new();
    for &label in labels {
        let Some(item) = parsed.items.iter().find(|item| label.is_item(item)) else {
            unmatched.push(label);
            continue;
        };
        let episode = to_episode(item, id, now);
        let text = EpisodeText::from_episode(&episode, &[]);
        let people: Vec<PersonCredit> = find_people(&show_people, &text);
        let sponsors = find_sponsors(&show, &text, &people);
        visit(LabeledEpisode {
            label,
            is_held_out: label.is_held_out(),
            podcast: &podcast,
            show_hosts: &show_hosts,
            episode: &episode,
            cues: &[],
            people,
            sponsors,
        });
    }
    Ok(unmatched)
}

fn visit_transcript(label: &Label, cues: &[Cue], visit: &mut impl FnMut(LabeledEpisode<'_>)) {
    let now = chrono::DateTime::UNIX_EPOCH;
    let podcast = Podcast::new(&format!("https://feeds.example/{}", label.show()), "", now);
    let episode = to_episode(&ParsedItem { title: label.title.clone(), ..ParsedItem::default() }, podcast.id, now);
    let text = EpisodeText { title: &label.title, cues, ..EpisodeText::default() };
    let show = ShowText::default();
    let people = find_people(&ShowPeople::read(&show), &text);
    let sponsors = find_sponsors(&show, &text, &people);
    visit(LabeledEpisode {
        label,
        is_held_out: label.is_held_out(),
        podcast: &podcast,
        show_hosts: &[],
        episode: &episode,
        cues,
        people,
        sponsors,
    });
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
