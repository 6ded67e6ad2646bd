use super::*;
use crate::{AppearanceKind, EpisodeId, PodcastId};
use chrono::DateTime;

fn podcast(number: usize) -> PodcastId {
    PodcastId::from_feed_url(&format!("https://show{number}.example/feed"))
}

fn credit(of: usize, episode: i64, name: &str) -> CreditedAppearance {
    CreditedAppearance {
        podcast: podcast(of),
        episode: EpisodeId::derive(podcast(of), &episode.to_string()),
        key: name.to_lowercase(),
        name: name.to_owned(),
        kind: AppearanceKind::Guest,
        confidence: 0.9,
        published_at: DateTime::from_timestamp(episode * 86_400, 0),
        profession: None,
        organization: None,
        image_url: None,
        url: None,
        is_url_personal: false,
        others: Vec::new(),
        topics: Vec::new(),
    }
}

fn linked(of: usize, name: &str, url: &str) -> CreditedAppearance {
    CreditedAppearance { url: Some(url.to_owned()), is_url_personal: true, ..credit(of, 1, name) }
}

fn beside(of: usize, name: &str, others: &[&str]) -> CreditedAppearance {
    CreditedAppearance { others: others.iter().map(|other| (*other).to_owned()).collect(), ..credit(of, 1, name) }
}

fn sizes(people: &[JoinedPerson]) -> Vec<usize> {
    people.iter().map(|person| person.podcasts.len()).collect()
}

#[test]
fn a_name_alone_joins_no_podcasts() {
    let found = join_people(vec![credit(1, 1, "Ben Hill"), credit(1, 2, "Ben Hill"), credit(2, 1, "Ben Hill")]);
    assert_eq!(found.iter().map(|person| person.appearances.len()).collect::<Vec<_>>(), [2, 1]);
    assert!(found.iter().all(|person| person.possibly_same.is_empty()));
}

#[test]
fn shared_evidence_joins_podcasts_and_is_given_as_the_reason() {
    let at = |of, organization: &str| CreditedAppearance {
        organization: Some(organization.to_owned()),
        ..credit(of, 1, "Ben Hill")
    };
    let found = join_people(vec![
        at(1, "Acme Tea"),
        at(2, "acme tea"),
        at(3, "Other Works"),
        beside(4, "Ben Hill", &["anna miller"]),
        beside(2, "Ben Hill", &["anna miller"]),
    ]);
    assert_eq!(sizes(&found), [3, 1]);
    let reason =
        |of: usize| found[0].podcasts.iter().find(|one| one.podcast == podcast(of)).and_then(|one| one.reason.clone());
    assert_eq!(reason(1), Some(JoinReason::Organization("acme tea".to_owned())));
    assert_eq!(reason(4), Some(JoinReason::OtherPerson("anna miller".to_owned())));
    // The second podcast shares two facts, and the person is as certain as its weakest podcast.
    let confidence =
        |of: usize| found[0].podcasts.iter().find(|one| one.podcast == podcast(of)).map(|one| one.confidence);
    assert!(confidence(2) > confidence(1));
    assert!((found[0].confidence - 0.8).abs() < 1e-6, "{}", found[0].confidence);
}

#[test]
fn two_hosts_of_one_name_on_one_network_stay_apart() {
    let network = "the network";
    let host = |of, url: &str| CreditedAppearance {
        kind: AppearanceKind::Host,
        organization: Some(network.to_owned()),
        ..linked(of, "Ben Hill", url)
    };
    let found = join_people(vec![
        host(1, "https://www.linkedin.com/in/ben-hill-1"),
        host(2, "https://linkedin.com/in/ben-hill-2/"),
        host(3, "http://linkedin.com/in/ben-hill-2?trk=x"),
    ]);
    assert_eq!(sizes(&found), [2, 1]);
}

#[test]
fn a_first_name_or_a_long_cast_is_no_evidence() {
    let cast: Vec<String> = (0..40).map(|number| format!("actor number{number}")).collect();
    let cast: Vec<&str> = cast.iter().map(String::as_str).collect();
    let found = join_people(vec![
        beside(1, "Ben Hill", &cast),
        beside(2, "Ben Hill", &cast),
        beside(3, "Ben Hill", &["anna"]),
        beside(4, "Ben Hill", &["anna"]),
    ]);
    assert_eq!(sizes(&found), [1, 1, 1, 1]);
}

#[test]
fn a_profession_and_topic_in_common_are_only_a_hint() {
    let about = |of, topic: &str| CreditedAppearance {
        profession: Some("founder".to_owned()),
        topics: vec![topic.to_owned()],
        ..credit(of, 1, "Ben Hill")
    };
    let found = join_people(vec![about(1, "Business"), about(2, "Business"), about(3, "Music")]);
    assert_eq!(found.len(), 3);
    let hints: usize = found.iter().map(|person| person.possibly_same.len()).sum();
    assert_eq!(hints, 2);
    let hint = found.iter().flat_map(|person| &person.possibly_same).next().expect("a hint");
    assert_eq!(hint.reason, JoinReason::ProfessionAndTopic("founder, Business".to_owned()));
}

#[test]
fn a_personal_page_joins_a_name_in_three_scripts() {
    let names = [("anna müller", 9), ("анна мюллер", 2), ("安娜", 1)];
    let of_url = UrlNames {
        names: names.iter().map(|(name, credits)| ((*name).to_owned(), *credits)).collect(),
        most_in_an_episode: 1,
    };
    assert_eq!(names_of_personal_url(&of_url), ["anna müller", "анна мюллер", "安娜"]);
    let url = "https://anna.example/";
    let found = join_people(vec![linked(1, "Anna Müller", url), linked(1, "Анна Мюллер", url), linked(2, "安娜", url)]);
    assert_eq!(sizes(&found), [2]);
    assert_eq!((found[0].spelling_count, found[0].keys.len(), found[0].appearances.len()), (3, 3, 2));
}

#[test]
fn a_page_of_several_people_belongs_to_none() {
    let of = |names: &[(&str, u64)], most| UrlNames {
        names: names.iter().map(|(name, credits)| ((*name).to_owned(), *credits)).collect(),
        most_in_an_episode: most,
    };
    for (case, url) in [
        ("a cast page", of(&[("ben hill", 5), ("b hill", 5)], 2)),
        ("a family on one site", of(&[("ben hill", 5), ("ann hill", 5)], 1)),
        ("the guests of a show", of(&[("ben hill", 1), ("anna miller", 1), ("cy wood", 1)], 1)),
        ("nobody", of(&[], 0)),
    ] {
        assert!(names_of_personal_url(&url).is_empty(), "{case}");
    }
    let misspelled = of(&[("ben hill", 40), ("b hill", 3), ("bne hlil", 1)], 1);
    assert_eq!(names_of_personal_url(&misspelled), ["ben hill", "b hill"]);
}

#[test]
fn nine_hundred_spellings_are_one_person_with_a_short_list() {
    let url = "https://ben.example/about";
    let credits = (0..900).map(|number| linked(number, &format!("Ben Hill{number}"), url)).collect();
    let found = join_people(credits);
    assert_eq!((found.len(), found[0].spelling_count, found[0].spellings.len()), (1, 900, 20));
}

#[test]
fn an_episode_counts_once() {
    let again = CreditedAppearance { confidence: 0.6, kind: AppearanceKind::Host, ..credit(1, 1, "Ben Hill") };
    let found = join_people(vec![again, credit(1, 1, "Ben Hill")]);
    assert_eq!(found[0].appearances.iter().map(|one| one.kind).collect::<Vec<_>>(), [AppearanceKind::Guest]);
}

#[test]
fn time_grows_with_the_credits_of_a_name_and_not_with_their_square() {
    let shared = |of: usize| CreditedAppearance {
        organization: Some(format!("works {}", of % 40)),
        profession: Some("founder".to_owned()),
        topics: vec!["Business".to_owned()],
        ..beside(of, "Ben Hill", &["anna miller", "cy wood"])
    };
    // Comparing each pair would take hours.
    assert_eq!(join_people((0..20_000).map(shared).collect()).len(), 1);
    assert_eq!(join_people((0..20_000).map(|of| credit(of, 1, "Ben Hill")).collect()).len(), 20_000);
}

#[test]
fn namesakes_get_different_slugs_that_stay_the_same() {
    let slugs = || {
        let mut namer = SlugNamer::default();
        [podcast(1), podcast(2), podcast(2)].map(|id| namer.name("Ben Hill", id.0))
    };
    let found = slugs();
    assert_eq!(found[0], "ben-hill");
    assert!(found[1].starts_with("ben-hill-") && found[2].starts_with(&format!("{}-", found[1])));
    assert_eq!(found, slugs());
    assert!(SlugNamer::default().name("???", podcast(1).0).starts_with("name-"));
}
