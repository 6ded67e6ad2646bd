//! Joins the credits of one name, in all of its spellings, to people.
//!
//! The credits of a name key in one podcast are one person. Podcasts are joined where they share a fact, the strongest
//! facts first, unless that would give a person two profiles on one site. Time grows with the number of facts, not with
//! its square: podcasts with a fact in common are joined one after the other.

use super::appearance::CreditedAppearance;
use super::evidence::{comparable_url, visit_evidence};
use super::groups::PlaceGroups;
use super::joined_person::{JoinReason, JoinedPerson};
use super::places::{MAX_PROFILES, NameCredits, SharedFacts};
use super::{build_person, possibly_same};
use std::collections::{BTreeMap, HashMap};

/// Credits of one name that are read. A name with more is a recurring host of a daily show.
pub const MAX_APPEARANCES: usize = 100_000;
/// Facts of a name in one podcast that are compared.
const MAX_FACTS: usize = 256;
/// People with a fact in common that a further podcast is compared with.
const MAX_COMPARED: usize = 8;

/// Returns the people whom credits of one name belong to, most appearances first. At most [`MAX_APPEARANCES`] credits
/// are read.
#[must_use]
pub fn join_people(mut appearances: Vec<CreditedAppearance>) -> Vec<JoinedPerson> {
    appearances.truncate(MAX_APPEARANCES);
    let places = collect_places(&appearances);
    let facts = sort_facts(&places, &appearances);
    let mut groups = PlaceGroups::new(&places);
    for same in facts.chunk_by(|one, other| (&one.0, &one.1) == (&other.0, &other.1)) {
        let mut compared: Vec<usize> = Vec::new();
        for (_, _, place) in same {
            if !compared.iter().any(|other| groups.join(*place, *other)) && compared.len() < MAX_COMPARED {
                compared.push(*place);
            }
        }
    }
    let roots: Vec<usize> = (0..places.len()).map(|place| groups.root(place)).collect();
    let shared = shared_facts(&facts, &roots, places.len());
    let mut members: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (place, root) in roots.iter().enumerate() {
        members.entry(*root).or_default().push(place);
    }
    let mut found: Vec<JoinedPerson> =
        members.values().map(|places_of| build_person::build(places_of, &places, &shared, &appearances)).collect();
    found.sort_by(|one, other| {
        let podcast = |person: &JoinedPerson| person.podcasts.iter().map(|one| one.podcast).min();
        other
            .appearances
            .len()
            .cmp(&one.appearances.len())
            .then_with(|| podcast(one).cmp(&podcast(other)))
            .then_with(|| one.name.cmp(&other.name))
    });
    possibly_same::link(&mut found);
    found
}

fn collect_places(appearances: &[CreditedAppearance]) -> Vec<NameCredits> {
    let mut numbers: HashMap<(&str, crate::PodcastId), usize> = HashMap::new();
    let mut places: Vec<NameCredits> = Vec::new();
    for (index, appearance) in appearances.iter().enumerate() {
        let number = *numbers.entry((&appearance.key, appearance.podcast)).or_insert(places.len());
        if number == places.len() {
            places.push(NameCredits::default());
        }
        let place = &mut places[number];
        place.appearances.push(index);
        visit_evidence(appearance, |fact| {
            if place.facts.len() < MAX_FACTS {
                place.facts.insert(fact);
            }
        });
        if let Some(url) = appearance.url.as_ref().filter(|_| appearance.is_url_personal)
            && place.profiles.len() < MAX_PROFILES
        {
            place.profiles.insert(comparable_url(url));
        }
    }
    places
}

/// A fact, the name that it is about unless it joins names, and the place where it was found.
type JoinFact<'a> = (JoinReason, &'a str, usize);

/// Returns all facts, equal ones next to each other and the strongest first.
fn sort_facts<'a>(places: &[NameCredits], appearances: &'a [CreditedAppearance]) -> Vec<JoinFact<'a>> {
    let mut facts: Vec<JoinFact<'a>> = Vec::new();
    for (number, place) in places.iter().enumerate() {
        let Some(first) = place.appearances.first() else { continue };
        for fact in &place.facts {
            let name = if fact.joins_names() { "" } else { appearances[*first].key.as_str() };
            facts.push((fact.clone(), name, number));
        }
    }
    facts.sort_by(|one, other| other.0.strength().total_cmp(&one.0.strength()).then_with(|| one.cmp(other)));
    facts
}

fn shared_facts(facts: &[JoinFact<'_>], roots: &[usize], places: usize) -> Vec<SharedFacts> {
    let mut shared = vec![SharedFacts { strongest: None, doubt: 1.0 }; places];
    for same in facts.chunk_by(|one, other| (&one.0, &one.1) == (&other.0, &other.1)) {
        let mut of_person: HashMap<usize, usize> = HashMap::new();
        for (_, _, place) in same {
            *of_person.entry(roots[*place]).or_default() += 1;
        }
        for (fact, _, place) in same {
            if of_person.get(&roots[*place]).is_some_and(|places| *places > 1) {
                let place = &mut shared[*place];
                place.strongest.get_or_insert_with(|| fact.clone());
                place.doubt *= 1.0 - fact.strength();
            }
        }
    }
    shared
}
