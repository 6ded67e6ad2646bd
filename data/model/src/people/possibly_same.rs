//! Links namesakes who may be one person, with the reason, where the evidence is too weak to join them.

use super::joined_person::{JoinReason, JoinedPerson, PossiblySame};
use std::collections::BTreeMap;

/// Namesakes linked to a person.
const MAX_LINKED: usize = 5;

/// Links people with a profession and a topic in common, each with the next ones in the list.
pub(super) fn link(people: &mut [JoinedPerson]) {
    if people.len() < 2 {
        return;
    }
    let mut alike: BTreeMap<(String, String), Vec<usize>> = BTreeMap::new();
    for (number, person) in people.iter().enumerate() {
        for profession in person.professions.iter().take(2) {
            for topic in person.topics.iter().take(2) {
                alike.entry((profession.clone(), topic.clone())).or_default().push(number);
            }
        }
    }
    for ((profession, topic), numbers) in alike {
        let reason = JoinReason::ProfessionAndTopic(format!("{profession}, {topic}"));
        for (at, number) in numbers.iter().enumerate() {
            for next in numbers.iter().skip(at + 1).take(MAX_LINKED) {
                add(people, *number, *next, &reason);
                add(people, *next, *number, &reason);
            }
        }
    }
}

fn add(people: &mut [JoinedPerson], to: usize, person: usize, reason: &JoinReason) {
    let links = &mut people[to].possibly_same;
    if links.len() < MAX_LINKED && !links.iter().any(|link| link.person == person) {
        links.push(PossiblySame { person, reason: reason.clone() });
    }
}
