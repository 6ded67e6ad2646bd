//! The score batch on a real catalog: guests as an input, and a prior that changes nothing without reason.

use super::credits::{episode, update};
use super::now;
use earshot_catalog::{CatalogError, CatalogOptions, DataDir, GenerationDatabase, Writer};
use earshot_model::{Clock, Podcast, PodcastScore, ScorePrior};
use earshot_scoring::{ScoreReport, credit_podcasts, score_podcasts};
use std::collections::BTreeMap;
use std::path::Path;

fn open(folder: &Path) -> Writer {
    Writer::open(&DataDir::new(folder), CatalogOptions::default(), "a test").expect("opens")
}

const GUESTS: [&str; 6] = ["Ben Hill", "Carla Otto", "Dora Stone", "Emil Lang", "Frank Moss", "Greta Lund"];

/// Stores a weekly show with a text for each of six guests.
fn put_show(writer: &mut Writer, number: usize, text: impl Fn(&str) -> String) {
    let title = format!("Show {number}");
    let show = Podcast::new(&format!("https://{number}.example/feed"), &title, now());
    let episodes =
        (0..).zip(GUESTS).map(|(week, guest)| episode(&show, 7 * week, &format!("Part {week}"), &text(guest)));
    writer.put_feeds(vec![update(&show, episodes.collect())]).expect("writes");
}

fn put_solo_show(writer: &mut Writer, number: usize) {
    put_show(writer, number, |_| "All about tea.".to_owned());
}

fn score(writer: &mut Writer) -> ScoreReport {
    credit_podcasts(writer, |_, _| {}).expect("reads");
    score_podcasts(writer, &Clock::fixed(now()), |_| {}).expect("scores")
}

/// Returns the scores of a part by title, and the revision of the part.
fn export(writer: &mut Writer, folder: &Path, part: &str, after: i64) -> (BTreeMap<String, PodcastScore>, i64) {
    let tables = folder.join("tables");
    let exported = writer.export(&tables, part, after).expect("exports");
    let mut found = BTreeMap::new();
    let snapshot = GenerationDatabase::open(&tables, &CatalogOptions::default()).expect("opens");
    snapshot
        .visit_part::<CatalogError>(part, |document, _| {
            found.insert(document.podcast.title, document.score.expect("is scored"));
            Ok(())
        })
        .expect("reads");
    (found, exported.revision)
}

fn observed<'a>(score: &'a PodcastScore, name: &str) -> Option<&'a str> {
    score.inputs.iter().find(|input| input.name == name).map(|input| input.observed.as_str())
}

#[test]
fn guests_of_episodes_are_an_input() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = open(folder.path());
    put_show(&mut writer, 1, |guest| format!("Our guest today is {guest}, who grows tea."));
    put_solo_show(&mut writer, 2);
    // Without credits, nothing is known of guests.
    score_podcasts(&mut writer, &Clock::fixed(now()), |_| {}).expect("scores");
    let (scores, _) = export(&mut writer, folder.path(), "000001", 0);
    assert_eq!(observed(&scores["Show 1"], "guest-acceptance"), None);
    // Credits make their podcasts due again.
    assert_eq!(score(&mut writer).podcasts, 1, "only one has credits");
    let (scores, _) = export(&mut writer, folder.path(), "000002", 0);
    assert_eq!(observed(&scores["Show 1"], "guest-acceptance"), Some("guests in 100 % of the newest episodes"));
}

#[test]
fn a_run_without_changes_changes_nothing() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = open(folder.path());
    for number in 0..40 {
        put_solo_show(&mut writer, number);
    }
    assert_eq!(score(&mut writer).podcasts, 40);
    let (scores, revision) = export(&mut writer, folder.path(), "000001", 0);
    let prior = writer.score_prior().expect("reads").expect("is estimated");
    assert_ne!(prior, ScorePrior::COLD_START, "it is estimated from these shows");
    assert!(scores.values().all(|score| score.prior == Some(prior)), "all are scored with the same");

    assert_eq!(score(&mut writer), ScoreReport::default());
    assert_eq!(export(&mut writer, folder.path(), "000002", revision), (BTreeMap::new(), revision));

    // One more show is scored alone: it does not move the average far.
    put_solo_show(&mut writer, 40);
    assert_eq!(score(&mut writer).podcasts, 1);
    assert_eq!(writer.score_prior().expect("reads"), Some(prior));
    let (scores, _) = export(&mut writer, folder.path(), "000003", revision);
    assert_eq!(scores.keys().map(String::as_str).collect::<Vec<_>>(), ["Show 40"]);
}
