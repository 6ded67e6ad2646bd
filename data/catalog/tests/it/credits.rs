//! Credits: which texts are read again, and what a generation contains.

use super::{episode, now, podcast, transcript, update, writer};
use chrono::Duration;
use earshot_catalog::{
    CatalogError, CatalogOptions, CreditRow, CreditUpdate, EpisodeToCredit, GenerationDatabase, PodcastCreditState,
    PodcastMerge, PodcastToCredit, ShowHabits, Writer,
};
use earshot_model::{
    AppearanceKind, CreditSource, CreditSummary, Episode, EpisodeCredits, EpisodeId, PersonCredit, Podcast,
    PodcastCredits, SponsorCredit, SponsorKind,
};
use std::collections::BTreeMap;
use std::path::Path;

const RULES: i64 = 1;

fn person(name: &str, kind: AppearanceKind) -> PersonCredit {
    PersonCredit {
        name: name.to_owned(),
        key: name.to_lowercase(),
        kind,
        role: Some("founder".to_owned()),
        profession: Some("founder".to_owned()),
        organization: None,
        image_url: None,
        url: None,
        source: CreditSource::Description,
        snippet: Some("it's \"her\"".to_owned()),
        confidence: 0.9,
    }
}

fn sponsor(is_host_read: Option<bool>) -> SponsorCredit {
    SponsorCredit {
        name: "Acme".to_owned(),
        kind: SponsorKind::SelfPromotion,
        coupon_codes: vec!["TEA20".to_owned()],
        urls: vec!["acme.example/tea".to_owned()],
        snippet: None,
        is_host_read,
        source: CreditSource::Transcript,
        confidence: 0.75,
    }
}

/// Returns the credits of an episode by its title.
fn found(title: &str) -> (EpisodeCredits, CreditSummary) {
    let mut credits = EpisodeCredits::default();
    if title.contains("guest") {
        credits.people.push(person("Ben Hill", AppearanceKind::Guest));
    }
    if title.contains("offer") {
        credits.sponsors.push(sponsor(Some(title.contains("host"))));
    }
    let has_advertisers = !credits.sponsors.is_empty();
    let signs = CreditSummary {
        has_guests: Some(!credits.people.is_empty()),
        has_advertisers: Some(has_advertisers),
        has_host_read_sponsors: if has_advertisers { Some(title.contains("host")) } else { Some(false) },
    };
    (credits, signs)
}

fn show_hash(podcast: &Podcast) -> i64 {
    i64::try_from(podcast.title.len()).expect("short")
}

fn take_due(writer: &mut Writer, rules: i64) -> (Vec<PodcastToCredit>, Vec<EpisodeToCredit>) {
    writer.count_podcasts_to_credit(rules).expect("counts");
    let due = writer.podcasts_to_credit(100, rules, show_hash).expect("reads");
    let mut episodes = Vec::new();
    writer.visit_episodes_to_credit(&due, |some| episodes.extend(some)).expect("reads");
    let rest = writer.podcasts_to_credit(100, rules, show_hash).expect("reads");
    assert!(rest.is_empty());
    (due, episodes)
}

/// Runs one pass of the stage and returns the titles of the episodes read.
fn run_pass(writer: &mut Writer, rules: i64) -> Vec<String> {
    let (due, episodes) = take_due(writer, rules);
    let updates = due.iter().map(|due| CreditUpdate {
        is_new: due.is_new,
        podcast_id: due.podcast.id,
        revision: due.revision,
        show: PodcastCreditState {
            rules_version: rules,
            show_hash: show_hash(&due.podcast),
            learned_from_episodes: due
                .show_credits
                .as_ref()
                .map_or(due.episode_count, |known| known.learned_from_episodes),
            recurring_people: Vec::new(),
            habits: ShowHabits::default(),
            hosts: vec![person("Ada O'Neill", AppearanceKind::Host)],
        },
        episodes: episodes.iter().filter(|episode| episode.podcast_id == due.podcast.id).map(row).collect(),
    });
    writer.put_credits(updates.collect()).expect("writes");
    episodes.into_iter().map(|episode| episode.title).collect()
}

fn row(episode: &EpisodeToCredit) -> CreditRow {
    let (credits, signs) = found(&episode.title);
    CreditRow {
        episode_id: episode.id,
        podcast_id: episode.podcast_id,
        text_at: episode.text_at,
        transcript_at: episode.transcript_at,
        credits,
        summary: signs,
    }
}

fn titled(show: &Podcast, number: i64, title: &str) -> Episode {
    Episode { title: title.to_owned(), ..episode(show, number) }
}

type ExportedCredits = (Vec<PodcastCredits>, BTreeMap<EpisodeId, EpisodeCredits>);

fn exported(writer: &mut Writer, folder: &Path, part: &str, after: i64) -> (ExportedCredits, i64) {
    let tables = folder.join("tables");
    let revision = writer.export(&tables, part, after).expect("exports").revision;
    let mut found = ExportedCredits::default();
    GenerationDatabase::open(&tables, &CatalogOptions::default())
        .expect("opens")
        .visit_part::<CatalogError>(part, |document, episodes| {
            found.0.push(document.credits);
            for item in episodes {
                let (episode, _, _, credits) = item?;
                found.1.insert(episode.id, credits);
            }
            Ok(())
        })
        .expect("reads");
    (found, revision)
}

#[test]
fn only_changed_texts_are_read_again() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let show = podcast("https://a.example/feed", "Show");
    let mut episodes: Vec<Episode> = (0..8).map(|number| titled(&show, number, &format!("{number} quiet"))).collect();
    writer.put_feeds(vec![update(&show, episodes.clone())]).expect("writes");
    // Newest first, each once.
    assert_eq!(run_pass(&mut writer, RULES).first().map(String::as_str), Some("0 quiet"));
    assert!(run_pass(&mut writer, RULES).is_empty());

    // A changed text, a new transcript, a new episode.
    let later = now() + Duration::hours(1);
    let changed = Episode { title: "3 guest".to_owned(), updated_at: later, ..episodes[3].clone() };
    writer.put_feeds(vec![update(&show, vec![changed.clone(), titled(&show, 8, "8 new")])]).expect("writes");
    writer.put_transcripts(&[transcript(&episodes[5])], &[]).expect("writes");
    assert_eq!(run_pass(&mut writer, RULES), ["3 guest", "5 quiet", "8 new"]);

    // A change in the show's own texts makes all of its episodes due; other changes make none due.
    let explicit = Podcast { explicit: Some(true), updated_at: later, ..show.clone() };
    writer.put_feeds(vec![update(&explicit, vec![])]).expect("writes");
    assert!(run_pass(&mut writer, RULES).is_empty());
    let renamed = Podcast { title: "Tea".to_owned(), updated_at: later, ..show.clone() };
    writer.put_feeds(vec![update(&renamed, vec![])]).expect("writes");
    assert_eq!(run_pass(&mut writer, RULES).len(), 9);
    // A new version of the rules, and a quarter more episodes than recurring people were learned from.
    assert_eq!(run_pass(&mut writer, RULES + 1).len(), 9);
    episodes = (10..13).map(|number| titled(&show, number, "more")).collect();
    writer.put_feeds(vec![update(&renamed, episodes)]).expect("writes");
    assert_eq!(run_pass(&mut writer, RULES + 1).len(), 12);
}

#[test]
fn only_new_rows_are_exported() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let show = podcast("https://a.example/feed", "Show");
    let episodes = vec![titled(&show, 0, "guest"), titled(&show, 1, "offer"), titled(&show, 2, "quiet")];
    let ids: Vec<EpisodeId> = episodes.iter().map(|episode| episode.id).collect();
    writer.put_feeds(vec![update(&show, episodes.clone())]).expect("writes");
    let ((_, before), read) = exported(&mut writer, folder.path(), "000001", 0);
    assert!(before.values().all(|credits| *credits == EpisodeCredits::default()));

    run_pass(&mut writer, RULES);
    let ((podcasts, found_in), credited) = exported(&mut writer, folder.path(), "000002", read);
    assert_eq!(found_in[&ids[0]], found("guest").0);
    assert_eq!(found_in[&ids[1]], found("offer").0);
    assert_eq!(found_in[&ids[2]], EpisodeCredits::default());
    let [credits] = &podcasts[..] else { panic!("one podcast: {podcasts:?}") };
    assert_eq!(credits.hosts, [person("Ada O'Neill", AppearanceKind::Host)]);
    let signs = (credits.has_guests, credits.has_advertisers, credits.has_host_read_sponsors);
    assert_eq!(signs, (Some(true), Some(true), Some(false)));
    assert_eq!(credits.professions, ["founder"]);

    // New rules with the same result: the texts are read, and no generation is due.
    assert_eq!(run_pass(&mut writer, RULES + 1).len(), 3);
    let ((podcasts, _), same) = exported(&mut writer, folder.path(), "000003", credited);
    assert_eq!((podcasts.len(), same), (0, credited));

    // Removed people disappear, and a host's voice decides for the show.
    let later = now() + Duration::hours(1);
    let changed = [(0, "quiet"), (1, "offer, host")]
        .map(|(number, title)| Episode { updated_at: later, ..titled(&show, number, title) });
    writer.put_feeds(vec![update(&show, changed.to_vec())]).expect("writes");
    run_pass(&mut writer, RULES + 1);
    let ((podcasts, found_in), _) = exported(&mut writer, folder.path(), "000004", same);
    assert_eq!(found_in[&ids[0]], EpisodeCredits::default());
    let signs = (podcasts[0].has_guests, podcasts[0].has_advertisers, podcasts[0].has_host_read_sponsors);
    assert_eq!(signs, (Some(false), Some(true), Some(true)));
    assert!(podcasts[0].professions.is_empty(), "the guest is gone");
}

#[test]
fn a_merged_show_is_read_as_one() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let (old, into) = (podcast("https://a.example/feed", "Show"), podcast("https://b.example/feed", "Show"));
    let (twice, moved) = (titled(&old, 0, "guest"), titled(&old, 1, "offer"));
    let stays = titled(&into, 0, "guest");
    writer
        .put_feeds(vec![update(&old, vec![twice.clone(), moved.clone()]), update(&into, vec![stays.clone()])])
        .expect("writes");
    run_pass(&mut writer, RULES);
    let merge = PodcastMerge {
        old_id: old.id,
        kept_id: into.id,
        matched_episodes: vec![(twice.id, stays.id)],
        moved_episodes: vec![moved.id],
        gone_episodes: Vec::new(),
        feed_state: update(&into, vec![stays.clone()]).state,
        former_url: old.feed_url.clone(),
        reason: "guid".to_owned(),
        at: now(),
    };
    assert!(writer.merge_podcast(&merge).expect("merges"));
    let mut read = run_pass(&mut writer, RULES);
    read.sort();
    assert_eq!(read, ["guest", "offer"]);
    let ((podcasts, found_in), _) = exported(&mut writer, folder.path(), "000001", 0);
    assert_eq!(podcasts.len(), 1);
    assert_eq!(found_in.keys().copied().collect::<Vec<_>>().len(), 2);
    assert_eq!(found_in[&moved.id], found("offer").0);
}
