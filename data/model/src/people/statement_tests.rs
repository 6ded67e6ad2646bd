use super::*;
use crate::{AppearanceKind, EpisodeId, PodcastId};
use chrono::DateTime;
use std::convert::Infallible;
use uuid::Uuid;

/// People of a generation, each with appearances as podcast and day.
struct Generation(Vec<(PersonRecord, Vec<AppearanceRecord>)>);

impl PublishedPeople for Generation {
    type Error = Infallible;

    fn person(&self, slug: &str) -> Result<Option<PersonRecord>, Infallible> {
        Ok(self.0.iter().map(|(record, _)| record.clone()).find(|record| record.slug == slug))
    }

    fn people_of_podcast(&self, of: PodcastId) -> Result<Vec<PersonRecord>, Infallible> {
        let there = self.0.iter().filter(|(record, _)| record.podcasts.iter().any(|one| one.podcast == of));
        Ok(there.map(|(record, _)| record.clone()).collect())
    }

    fn all_appearances(&self, slug: &str) -> Result<Vec<AppearanceRecord>, Infallible> {
        Ok(self.0.iter().find(|(record, _)| record.slug == slug).map(|(_, all)| all.clone()).unwrap_or_default())
    }
}

fn podcast(number: usize) -> PodcastId {
    PodcastId::from_feed_url(&format!("https://show{number}.example/feed"))
}

fn episode(of: usize, day: i64) -> EpisodeId {
    EpisodeId::derive(podcast(of), &day.to_string())
}

/// A person with credits, as podcast and day.
fn person(slug: &str, name: &str, credits: &[(usize, i64)]) -> (PersonRecord, Vec<AppearanceRecord>) {
    let credit = |(of, day): &(usize, i64)| CreditedAppearance {
        podcast: podcast(*of),
        episode: episode(*of, *day),
        key: name.to_lowercase(),
        name: name.to_owned(),
        kind: AppearanceKind::Guest,
        confidence: 0.9,
        published_at: DateTime::from_timestamp(day * 86_400, 0),
        profession: None,
        organization: Some("Acme Tea".to_owned()),
        image_url: Some(format!("https://{slug}.example/photo")),
        url: None,
        is_url_personal: false,
        others: Vec::new(),
        topics: vec!["Food".to_owned()],
    };
    let joined = join_people(credits.iter().map(credit).collect()).remove(0);
    let appearances = joined.appearances.iter().map(|one| AppearanceRecord {
        episode: one.episode,
        podcast: one.podcast,
        kind: one.kind,
        confidence: one.confidence,
        published_at: one.published_at,
        name: one.name.clone(),
    });
    (PersonRecord::of(&joined, slug.to_owned()), appearances.collect())
}

fn stated(slug: &str, name: &str, of: usize) -> StatedPerson {
    let anchor = PersonAnchor::Credits { key: name.to_lowercase(), podcast: podcast(of) };
    StatedPerson { slug: slug.to_owned(), name: name.to_owned(), anchor }
}

fn statement(number: u128, change: PersonChange) -> PersonStatement {
    PersonStatement { id: Uuid::from_u128(number), change }
}

fn merge(number: u128, person: StatedPerson, into: StatedPerson) -> PersonStatement {
    statement(number, PersonChange::Merge { person, into })
}

fn split(number: u128, person: StatedPerson, of: usize, day: Option<i64>) -> PersonStatement {
    let credits = SplitCredits {
        podcast: podcast(of),
        podcast_title: "Tea".to_owned(),
        episode: day.map(|day| episode(of, day)),
        episode_title: None,
    };
    statement(number, PersonChange::Split { person, credits })
}

fn build(generation: &Generation, statements: &[PersonStatement]) -> CuratedPeople {
    CuratedPeople::build(generation, statements).unwrap_or_else(|error| match error {})
}

fn effects(curated: &CuratedPeople, statements: &[PersonStatement]) -> Vec<StatementEffect> {
    statements.iter().map(|one| curated.effect(one.id).expect("applied")).collect()
}

fn two_people() -> Generation {
    Generation(vec![
        person("ben-hill", "Ben Hill", &[(1, 1), (1, 2), (2, 3)]),
        person("benny-hill", "Benny Hill", &[(3, 4), (1, 2)]),
    ])
}

#[test]
fn a_merged_page_has_all_appearances_once_and_the_other_leads_to_it() {
    let generation = two_people();
    let all = [merge(1, stated("benny-hill", "Benny Hill", 3), stated("ben-hill", "Ben Hill", 1))];
    let curated = build(&generation, &all);
    assert_eq!(effects(&curated, &all), [StatementEffect::Applied]);
    assert_eq!(curated.resolve("benny-hill"), "ben-hill");
    let page = curated.page("benny-hill").expect("a page");
    assert_eq!(page.page.record.name, "Ben Hill");
    // Both are credited in one episode.
    assert_eq!((page.page.record.appearances, page.page.appearances.len(), page.page.record.podcast_count), (4, 4, 3));
    assert_eq!(page.page.appearances[0].episode, episode(3, 4), "the newest comes first");
    assert_eq!(page.page.record.keys, ["ben hill", "benny hill"]);
    let reason = |of| page.page.record.podcasts.iter().find(|one| one.podcast == podcast(of)).map(|one| &one.reason);
    assert_eq!(reason(3), Some(&Some(JoinReason::Administrator)));
}

#[test]
fn a_list_has_a_merged_page_once_by_each_of_its_names() {
    let generation = two_people();
    let curated =
        build(&generation, &[merge(1, stated("benny-hill", "Benny Hill", 3), stated("ben-hill", "Ben Hill", 1))]);
    let rows = |search| {
        let found = generation.0.iter().flat_map(|(record, _)| curated.in_row(record.clone(), search));
        found.map(|record| record.slug).collect::<Vec<_>>()
    };
    assert_eq!(rows(None), ["ben-hill"]);
    assert_eq!(rows(Some("hill")), ["ben-hill"]);
    // The index returns only the row of the other name.
    let other = curated.in_row(generation.0[1].0.clone(), Some("benny"));
    assert_eq!(other.iter().map(|one| one.slug.as_str()).collect::<Vec<_>>(), ["ben-hill"]);
}

#[test]
fn a_podcast_that_is_not_the_persons_gets_a_page() {
    let generation = two_people();
    let all = [split(7, stated("ben-hill", "Ben Hill", 2), 2, None)];
    let curated = build(&generation, &all);
    let slug = all[0].split_slug().expect("a slug");
    assert_eq!(slug, "ben-hill-00000007");
    let (kept, other) = (curated.page("ben-hill").expect("a page"), curated.page(&slug).expect("a page"));
    assert_eq!((kept.page.record.appearances, other.page.record.appearances), (2, 1));
    assert_eq!(kept.page.record.image_url.as_deref(), Some("https://ben-hill.example/photo"));
    assert_eq!((&other.page.record.image_url, other.page.record.organizations.len()), (&None, 0));
    let published = std::slice::from_ref(&generation.0[0].0);
    let slugs = |people: Vec<PersonRecord>| people.into_iter().map(|one| one.slug).collect::<Vec<_>>();
    assert_eq!(slugs(curated.of_podcast(published.to_vec(), podcast(2))), std::slice::from_ref(&slug));
    assert_eq!(slugs(curated.of_episode(published.to_vec(), episode(1, 1))), ["ben-hill"]);
    assert_eq!(slugs(curated.in_row(published[0].clone(), None)), ["ben-hill".to_owned(), slug]);
}

#[test]
fn a_split_page_can_be_merged_and_split_again() {
    let generation = two_people();
    let first = split(7, stated("ben-hill", "Ben Hill", 1), 1, None);
    let anchor = PersonAnchor::Statement { id: first.id };
    let split_page =
        || StatedPerson { slug: "ben-hill-00000007".to_owned(), name: String::new(), anchor: anchor.clone() };
    let all =
        [first, merge(8, split_page(), stated("benny-hill", "Benny Hill", 3)), split(9, split_page(), 1, Some(1))];
    let curated = build(&generation, &all);
    assert_eq!(effects(&curated, &all), [StatementEffect::Applied; 3]);
    assert_eq!(curated.resolve("ben-hill-00000007"), "benny-hill");
    assert_eq!(curated.page("benny-hill").map(|page| page.page.appearances.len()), Some(2));
    // When the first statement is undone, the page that the others name is gone, and nobody else is changed.
    let curated = build(&generation, &all[1..]);
    assert_eq!(effects(&curated, &all[1..]), [StatementEffect::PersonMissing; 2]);
}

#[test]
fn statements_never_go_in_a_circle() {
    let three = Generation(vec![
        person("a-hill", "A Hill", &[(1, 1)]),
        person("b-hill", "B Hill", &[(2, 2)]),
        person("c-hill", "C Hill", &[(3, 3)]),
    ]);
    let [a, b, c] = [("a-hill", "A Hill", 1), ("b-hill", "B Hill", 2), ("c-hill", "C Hill", 3)];
    let to = |number, from: (&str, &str, usize), into: (&str, &str, usize)| {
        merge(number, stated(from.0, from.1, from.2), stated(into.0, into.1, into.2))
    };
    let all = [to(1, a, b), to(2, b, c), to(3, c, a), to(4, b, a)];
    let curated = build(&three, &all);
    let (applied, same) = (StatementEffect::Applied, StatementEffect::SamePerson);
    assert_eq!(effects(&curated, &all), [applied, applied, same, same]);
    for slug in ["a-hill", "b-hill", "c-hill"] {
        assert_eq!(curated.resolve(slug), "c-hill");
    }
}

#[test]
fn statements_about_what_is_gone_have_no_effect() {
    let generation = two_people();
    let gone = || stated("ann-hill", "Ann Hill", 1);
    let all = [
        merge(1, gone(), stated("ben-hill", "Ben Hill", 1)),
        split(2, stated("ben-hill", "Ben Hill", 1), 9, None),
        split(3, stated("benny-hill", "Benny Hill", 3), 3, Some(99)),
    ];
    let curated = build(&generation, &all);
    let (person, credits) = (StatementEffect::PersonMissing, StatementEffect::CreditsMissing);
    assert_eq!(effects(&curated, &all), [person, credits, credits]);
    assert_eq!(curated.page("ben-hill").map(|page| page.page.record.appearances), Some(3));
}

#[test]
fn a_statement_follows_its_person_when_slugs_change_places() {
    let later = Generation(vec![
        person("ben-hill", "Ben Hill", &[(9, 1), (9, 2)]),
        person("ben-hill-1", "Ben Hill", &[(1, 1), (2, 3)]),
    ]);
    let all = [split(7, stated("ben-hill", "Ben Hill", 2), 2, None)];
    let curated = build(&later, &all);
    assert_eq!(curated.page("ben-hill-1").map(|page| page.page.record.appearances), Some(1));
    assert_eq!(curated.page("ben-hill"), None, "the namesake is as it was published");
    // Evidence keeps the podcasts apart now, so the slug of the split leads to the page with its credits.
    let apart = Generation(vec![person("ben-hill", "Ben Hill", &[(2, 3)])]);
    let curated = build(&apart, &all);
    assert_eq!(effects(&curated, &all), [StatementEffect::NothingLeft]);
    assert_eq!(curated.resolve("ben-hill-00000007"), "ben-hill");
}
