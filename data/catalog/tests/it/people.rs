//! People and sponsors of a generation: joined when it is published, and read by slug.

use crate::{episode, now, podcast, update, writer};
use earshot_catalog::{
    CatalogOptions, CreditRow, CreditUpdate, DataDir, PeopleFile, PodcastCreditState, ShowHabits, Writer, generation,
};
use earshot_model::people::JoinReason;
use earshot_model::{
    AppearanceKind, CreditSource, CreditSummary, EpisodeCredits, OptOut, OptOuts, PersonCredit, Podcast, SponsorCredit,
    SponsorGroup, SponsorKind, Statistics,
};
use std::time::Duration;

fn person(name: &str, kind: AppearanceKind, url: Option<&str>) -> PersonCredit {
    PersonCredit {
        name: name.to_owned(),
        key: name.to_lowercase(),
        kind,
        role: None,
        profession: None,
        organization: None,
        image_url: None,
        url: url.map(str::to_owned),
        source: CreditSource::PersonTag,
        snippet: None,
        confidence: 0.9,
    }
}

fn sponsor(name: &str, kind: SponsorKind) -> SponsorCredit {
    SponsorCredit {
        name: name.to_owned(),
        kind,
        coupon_codes: vec!["TEA20".to_owned()],
        urls: Vec::new(),
        snippet: Some(format!("thanks to {name}")),
        is_host_read: Some(true),
        source: CreditSource::Transcript,
        confidence: 0.8,
    }
}

/// Stores a podcast with the credits of its episodes 1, 2 and so on.
fn store(writer: &mut Writer, show: &Podcast, credits: Vec<EpisodeCredits>) {
    let numbers = 1..=i64::try_from(credits.len()).expect("few");
    let episodes: Vec<_> = numbers.map(|number| episode(show, number)).collect();
    let rows = episodes.iter().zip(credits).map(|(episode, credits)| CreditRow {
        episode_id: episode.id,
        podcast_id: show.id,
        text_at: now(),
        transcript_at: None,
        credits,
        summary: CreditSummary::default(),
    });
    let rows: Vec<CreditRow> = rows.collect();
    writer.put_feeds(vec![update(show, episodes)]).expect("writes");
    let state = PodcastCreditState {
        rules_version: 1,
        show_hash: 1,
        learned_from_episodes: 1,
        recurring_people: Vec::new(),
        habits: ShowHabits::default(),
        hosts: Vec::new(),
    };
    let update = CreditUpdate { podcast_id: show.id, revision: 1, is_new: true, show: state, episodes: rows };
    writer.put_credits(vec![update]).expect("writes");
}

fn of_people(people: Vec<PersonCredit>) -> EpisodeCredits {
    EpisodeCredits { people, sponsors: Vec::new() }
}

fn publish(writer: &mut Writer, folder: &std::path::Path) -> PeopleFile {
    let data = DataDir::new(folder);
    let built = generation::start(&data, Duration::ZERO).expect("begins");
    writer.export(&built.tables(), "000001", 0).expect("exports");
    built.write_people(1, None, &CatalogOptions::default(), now()).expect("joins");
    let parts = vec!["000001".to_owned()];
    let served = generation::publish(&data, built, now(), 1, parts, Statistics::default()).expect("publishes");
    PeopleFile::open(&served).expect("opens").expect("is there")
}

#[test]
fn people_are_joined_by_evidence_and_read_by_slug_and_name() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let shows: Vec<Podcast> =
        (1..=3).map(|number| podcast(&format!("https://s{number}.example/feed"), &format!("Show {number}"))).collect();
    let guest = |url| person("Ben Hill", AppearanceKind::Guest, url);
    let (own, other) = (Some("https://www.ben.example/"), Some("http://ben.example?from=show"));
    let host = || person("Anna Miller", AppearanceKind::Host, None);
    store(&mut writer, &shows[0], vec![of_people(vec![host(), guest(own)]), of_people(vec![host()])]);
    store(&mut writer, &shows[1], vec![of_people(vec![person("Б. Хилл", AppearanceKind::Host, other)])]);
    store(&mut writer, &shows[2], vec![of_people(vec![guest(None), person("Ben", AppearanceKind::Guest, None)])]);
    let file = publish(&mut writer, folder.path());

    let all = file.people(None, 0, 10).expect("reads");
    let found: Vec<_> = all.iter().map(|one| (one.record.slug.as_str(), one.record.appearances)).collect();
    assert_eq!(found.len(), 3, "{found:?}");
    let joined = file.person("ben-hill").expect("reads").expect("is there");
    assert_eq!((joined.podcast_count, joined.appearances, joined.hosted), (2, 2, 1));
    assert!(matches!(&joined.podcasts[0].reason, Some(JoinReason::Profile(url)) if url == "ben.example"));
    assert_eq!(joined.spellings.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Ben Hill", "Б. Хилл"]);

    let search = |text: &str| -> Vec<String> {
        file.people(Some(text), 0, 10).expect("reads").into_iter().map(|one| one.record.slug).collect()
    };
    assert_eq!(search("hill BE").len(), 2);
    assert_eq!(search("хил"), ["ben-hill"]);
    assert_eq!(search("anna-mil"), ["anna-miller"]);
    assert!(search("\"* OR ( NEAR").is_empty() && search("''").is_empty());
    assert_eq!(file.people(Some("hill"), all[0].rank, 1).expect("reads").len(), 1);

    let pages: Vec<_> = (0..3).map(|skip| file.appearances("anna-miller", skip, 1).expect("reads")).collect();
    assert_eq!(pages.iter().map(Vec::len).collect::<Vec<_>>(), [1, 1, 0]);
    let of_episode = file.people_of_episode(episode(&shows[0], 1).id, 10).expect("reads");
    assert_eq!(of_episode.len(), 2);
    assert_eq!(file.people_of_podcast(shows[0].id, 10).expect("reads")[0].slug, "anna-miller");
    assert_eq!(file.person("nobody").expect("reads"), None);

    let hidden = |podcast| -> OptOuts { [OptOut::for_person("ben hill", podcast, "", now())].into_iter().collect() };
    let namesake = all.iter().map(|one| &one.record).find(|one| one.slug.starts_with("ben-hill-")).expect("a namesake");
    assert!(hidden(None).is_person_opted_out(&joined) && hidden(None).is_person_opted_out(namesake));
    let one = hidden(Some(shows[1].id));
    // Opted out by a podcast of the joined person, where another spelling is used.
    assert!(one.is_person_opted_out(&joined) && !one.is_person_opted_out(namesake));
}

#[test]
fn sponsors_are_counted_over_podcasts_and_generic_words_are_not() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let shows: Vec<Podcast> =
        (1..=2).map(|number| podcast(&format!("https://s{number}.example/feed"), &format!("Show {number}"))).collect();
    let paid = |name: &str| sponsor(name, SponsorKind::Sponsor);
    let of = |sponsors| EpisodeCredits { people: Vec::new(), sponsors };
    store(&mut writer, &shows[0], vec![of(vec![paid("Better Tea"), paid("Episode")]), of(vec![paid("BetterTea.com")])]);
    store(&mut writer, &shows[1], vec![of(vec![paid("better tea"), sponsor("Tea Club", SponsorKind::Donation)])]);
    let file = publish(&mut writer, folder.path());

    let slugs = |search, group| -> Vec<String> {
        file.sponsors(search, group, 0, 10).expect("reads").into_iter().map(|one| one.record.slug).collect()
    };
    assert_eq!(slugs(None, Some(SponsorGroup::Paid)).len(), 1);
    assert_eq!(slugs(None, None).len(), 2);
    assert_eq!(slugs(Some("club"), None), ["tea-club"]);
    assert!(slugs(Some("club"), Some(SponsorGroup::Paid)).is_empty());
    let slug = &slugs(None, Some(SponsorGroup::Paid))[0];
    let found = file.sponsor(slug).expect("reads").expect("is there");
    assert_eq!((found.episodes, found.podcast_count), (3, 2));
    let reads = file.sponsor_reads(slug, 1, 5).expect("reads");
    assert_eq!((reads.len(), reads[0].coupon_codes.as_slice()), (2, ["TEA20".to_owned()].as_slice()));
    assert_eq!(file.sponsors_of_episode(episode(&shows[1], 1).id, 5).expect("reads").len(), 2);
    assert_eq!(file.sponsors_of_podcast(shows[0].id, 5).expect("reads").len(), 1);
}

#[test]
fn a_generation_without_credits_has_nobody() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let file = publish(&mut writer, folder.path());
    assert!(file.people(None, 0, 10).expect("reads").is_empty());
    assert!(file.sponsors(None, None, 0, 10).expect("reads").is_empty());
}
