//! Measures what alerts decide: the roles of people, and advertisements, against the labeled episodes of
//! `scoring/tests/labels`.
//!
//! Each labeled person gets an alert, each labeled sponsor and each organization of a guest too. People whom the rules credit
//! without a label get one as well, so that a wrong guest counts.

mod report;

pub use report::AlertLabelReport;

use crate::people_labels::compare::{is_same_party, is_same_person};
use crate::people_labels::{Label, LabeledEpisode, visit_episodes};
use earshot_model::alert::{AlertFields, AlertKind, Decision, MentionClassifier};
use earshot_model::transcript::TranscriptFormat;
use earshot_model::{
    AppearanceKind, EpisodeAliases, EpisodeCredits, EpisodeDocument, PodcastDocument, Timestamp, Transcript,
};
use earshot_percolator::{AlertMatcher, EpisodeToMatch};
use std::io;
use std::path::Path;
use uuid::Uuid;

/// The label of the subject of an alert.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Truth {
    Role(AppearanceKind),
    /// Its mentions advertise.
    Advertised,
    /// Its mentions do not advertise, and it has no role.
    TalkedAbout,
    /// A person whom the rules credit and no label names.
    Unlabeled,
}

/// Reads the labeled episodes, matches them with their alerts, and compares. `feeds` is the folder of real feeds.
///
/// # Errors
/// When a file cannot be read.
pub fn measure(labels: &[Label], feeds: &Path) -> io::Result<AlertLabelReport> {
    let mut report = AlertLabelReport::default();
    visit_episodes(labels, feeds, true, |episode| measure_episode(&episode, &mut report))?;
    Ok(report)
}

fn measure_episode(labeled: &LabeledEpisode<'_>, report: &mut AlertLabelReport) {
    let subjects = subjects(labeled);
    let mut matcher = AlertMatcher::default();
    for (number, (kind, name, _)) in subjects.iter().enumerate() {
        matcher.add(Uuid::from_u128(number as u128), AlertFields::new(*kind, name.as_str()));
    }
    let mut podcast = PodcastDocument::new(labeled.podcast.clone());
    podcast.credits.hosts = labeled.show_hosts.to_vec();
    let episode = EpisodeDocument {
        episode: labeled.episode.clone(),
        podcast_slug: String::new(),
        podcast_title: labeled.podcast.title.clone(),
        has_transcript: !labeled.cues.is_empty(),
        aliases: EpisodeAliases::default(),
        credits: EpisodeCredits { people: labeled.people.clone(), sponsors: labeled.sponsors.clone() },
    };
    let transcript = (!labeled.cues.is_empty()).then(|| Transcript {
        episode_id: labeled.episode.id,
        podcast_id: labeled.podcast.id,
        language: None,
        source: String::new(),
        format: TranscriptFormat::Vtt,
        cues: labeled.cues.to_vec(),
        fetched_at: Timestamp::UNIX_EPOCH,
        corrected_at: None,
        confidence: None,
    });
    let new = EpisodeToMatch { episode: &episode, podcast: &podcast, transcript: transcript.as_ref() };
    let mut decided = vec![None; subjects.len()];
    for found in matcher.match_episode(new) {
        let Some((_, name, truth)) = subjects.get(found.alert_id.as_u128() as usize) else { continue };
        let place = format!("{} [{}] {}: {name}", labeled.label.show(), labeled.label.language, labeled.label.title);
        compare(&place, labeled.is_held_out, *truth, &found.decision, report);
        decided[found.alert_id.as_u128() as usize] = found.decision.role.map(|role| role.kind);
    }
    add_recall(labeled, &subjects, &decided, report);
}

/// Returns the subjects of alerts, without people whom the label marks as unclear.
fn subjects(labeled: &LabeledEpisode<'_>) -> Vec<(AlertKind, String, Truth)> {
    let label = labeled.label;
    let is_unclear = |name: &str| label.unclear.iter().any(|unclear| is_same_person(unclear, name));
    let guests = label.guests.iter().map(|guest| (&guest.name, AppearanceKind::Guest));
    let hosts = label.hosts.iter().map(|name| (name, AppearanceKind::Host));
    let mentioned = label.mentioned.iter().flatten().map(|name| (name, AppearanceKind::Mentioned));
    let mut people: Vec<(String, Truth)> = guests
        .chain(hosts)
        .chain(mentioned)
        .filter(|(name, _)| !is_unclear(name))
        .map(|(name, role)| (name.clone(), Truth::Role(role)))
        .collect();
    for credit in &labeled.people {
        if !is_unclear(&credit.name) && !people.iter().any(|(name, _)| is_same_person(name, &credit.name)) {
            people.push((credit.name.clone(), Truth::Unlabeled));
        }
    }
    let paid = label
        .sponsors
        .iter()
        .flatten()
        .filter(|one| matches!(one.kind.as_str(), "sponsor" | "advertiser" | "affiliate"));
    let advertised: Vec<String> = paid.map(|sponsor| sponsor.name.clone()).collect();
    let promoted = |name: &str| {
        label
            .sponsors
            .iter()
            .flatten()
            .map(|one| &one.name)
            .chain(&label.unclear_sponsors)
            .any(|one| is_same_party(one, name))
    };
    let organizations = label.guests.iter().filter_map(|guest| guest.organisation.clone());
    let talked_about = organizations.filter(|name| !promoted(name)).map(|name| (name, Truth::TalkedAbout));
    let companies = advertised.into_iter().map(|name| (name, Truth::Advertised)).chain(talked_about);
    let people = people.into_iter().map(|(name, truth)| (AlertKind::Person, name, truth));
    people.chain(companies.map(|(name, truth)| (AlertKind::Company, name, truth))).collect()
}

/// Counts which labeled roles an alert decides. An alert without a match decides none.
fn add_recall(
    labeled: &LabeledEpisode<'_>,
    subjects: &[(AlertKind, String, Truth)],
    decided: &[Option<AppearanceKind>],
    report: &mut AlertLabelReport,
) {
    for ((_, _, truth), decided) in subjects.iter().zip(decided) {
        let measure = match truth {
            Truth::Role(AppearanceKind::Guest) => "recall: guest",
            Truth::Role(AppearanceKind::Mentioned) => "recall: mentioned",
            Truth::Role(AppearanceKind::Host) => "recall: host",
            _ => continue,
        };
        let Truth::Role(role) = truth else { continue };
        report.add(measure, labeled.is_held_out, *decided == Some(*role), String::new);
    }
}

fn compare(place: &str, is_held_out: bool, truth: Truth, decision: &Decision, report: &mut AlertLabelReport) {
    let decided = decision.role.as_ref().map(|role| role.kind);
    let note = || decision.role.as_ref().map_or_else(String::new, |role| role.reason.clone());
    match (truth, decided) {
        (Truth::Role(role), Some(AppearanceKind::Guest)) => {
            report
                .add("guest", is_held_out, role == AppearanceKind::Guest, || format!("{place} ({role:?}) {}", note()));
        }
        (Truth::Unlabeled, Some(AppearanceKind::Guest)) => {
            report.add("guest", is_held_out, false, || format!("{place} (no label) {}", note()));
        }
        (Truth::Role(role), Some(AppearanceKind::Mentioned)) => {
            let is_right = role == AppearanceKind::Mentioned;
            report.add("mentioned", is_held_out, is_right, || format!("{place} ({role:?}) {}", note()));
        }
        (Truth::Role(role), Some(AppearanceKind::Host)) => {
            report.add("host", is_held_out, role == AppearanceKind::Host, || format!("{place} ({role:?}) {}", note()));
        }
        _ => {}
    }
    let is_advertised = match truth {
        Truth::Advertised => true,
        Truth::TalkedAbout | Truth::Role(_) => false,
        Truth::Unlabeled => return,
    };
    for mention in &decision.mentions {
        let Some(label) = mention.labels.iter().find(|label| label.classifier == MentionClassifier::IsAd) else {
            continue;
        };
        let measure = if is_advertised { "ads called ads" } else { "talk called talk" };
        let is_right = (label.label == "ad") == is_advertised;
        report.add(measure, is_held_out, is_right, || format!("{place} {} {:?}", label.reason, mention.snippet));
        if label.label == "ad" {
            report.add("called ads", is_held_out, is_advertised, String::new);
        }
        report.add("ads and talk", is_held_out, is_right, String::new);
    }
}
