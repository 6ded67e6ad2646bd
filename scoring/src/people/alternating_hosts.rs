//! Hosts whom no text of the show names, found by agreement across its episodes: those who take turns (`Anna Miller talks to
//! Ben Hill`, then `Carla Otto talks to Anna Miller`), and regulars whom no episode announces as a guest.

use super::evidence::{Evidence, is_told_guest};
use earshot_model::{AppearanceKind, CreditSource};
use std::collections::{BTreeMap, HashSet};

/// Episodes that name a person as their host.
const MIN_EPISODES: usize = 2;
/// Episodes of a regular, and the part of all episodes.
const MIN_REGULAR: usize = 3;
const MAX_EPISODES_PER_REGULAR: usize = 5;
/// The most guests of a conversation with one host.
const MAX_GUESTS: usize = 2;
/// The most people of each list.
const MAX_HOSTS: usize = 40;
/// The confidence of a host who is named like a guest.
const NAMED_AS_GUEST: f32 = 0.86;
/// The confidence from which evidence announces a guest.
const ANNOUNCED: f32 = 0.84;

#[derive(Default)]
struct TurnCounts {
    /// Episodes that name the person as host, beside somebody else who is their guest.
    hosts: usize,
    /// Episodes with this person as their only guest.
    guests: usize,
    /// Episodes in which the person takes part.
    episodes: usize,
    /// Episodes that announce the person as a guest.
    announced: usize,
}

/// Counts who leads the conversation in which episodes.
#[derive(Default)]
pub(super) struct HostTurns<'a> {
    people: BTreeMap<&'a str, TurnCounts>,
}

impl<'a> HostTurns<'a> {
    pub(super) fn add(&mut self, evidence: &'a [Evidence]) {
        let keys = |counts: &dyn Fn(&Evidence) -> bool| {
            let full_names = evidence.iter().filter(|one| one.key.contains(' '));
            full_names.filter(|one| counts(one)).map(|one| one.key.as_str()).collect::<HashSet<_>>()
        };
        let announced = keys(&is_announcement);
        for key in keys(&|one| one.credit.kind != AppearanceKind::Mentioned) {
            let counts = self.people.entry(key).or_default();
            counts.episodes += 1;
            counts.announced += usize::from(announced.contains(key));
        }
        let is_told = |one: &Evidence| one.place.is_none() && one.credit.confidence >= 0.7;
        let hosts = keys(&|one| is_told(one) && one.credit.kind == AppearanceKind::Host);
        let guests = keys(&|one| is_told(one) && one.credit.kind == AppearanceKind::Guest);
        let only_guests: Vec<&str> = guests.difference(&hosts).copied().collect();
        if !only_guests.is_empty() {
            hosts.difference(&guests).for_each(|key| self.people.entry(key).or_default().hosts += 1);
        }
        if let [only] = only_guests[..] {
            self.people.entry(only).or_default().guests += 1;
        }
    }

    /// Returns the keys of those who lead some conversations and come back for others. Guests rarely come back, and then as
    /// guests.
    pub(super) fn alternating(&self, episodes: usize) -> Vec<String> {
        self.choose(&|counts| {
            let is_often_host = counts.hosts >= MIN_EPISODES && counts.hosts > counts.guests;
            let comes_back = counts.hosts + counts.guests > MIN_EPISODES && counts.hosts * 3 >= counts.guests;
            (is_often_host || counts.hosts > 0 && comes_back) && !is_regular(counts, episodes)
        })
    }

    /// Returns the keys of regulars.
    pub(super) fn regulars(&self, episodes: usize) -> Vec<String> {
        self.choose(&|counts| is_regular(counts, episodes))
    }

    fn choose(&self, keep: &dyn Fn(&TurnCounts) -> bool) -> Vec<String> {
        let mut found: Vec<(&str, usize)> = (self.people.iter())
            .filter(|(_, counts)| keep(counts))
            .map(|(key, counts)| (*key, counts.episodes))
            .collect();
        found.sort_by(|(one, of_one), (other, of_other)| of_other.cmp(of_one).then(one.cmp(other)));
        found.into_iter().take(MAX_HOSTS).map(|(key, _)| key.to_owned()).collect()
    }
}

/// Returns whether a person is in a fifth of the episodes, and no text announces the person as a guest.
fn is_regular(counts: &TurnCounts, episodes: usize) -> bool {
    counts.episodes >= MIN_REGULAR && counts.episodes * MAX_EPISODES_PER_REGULAR >= episodes && counts.announced == 0
}

fn is_announcement(one: &Evidence) -> bool {
    one.credit.kind == AppearanceKind::Guest && one.place.is_none() && one.credit.confidence >= ANNOUNCED
}

/// Makes hosts of regulars, and of those who take turns in an episode that has another guest and no other host.
pub(super) fn give_turns(alternating: &[String], regulars: &[String], evidence: &mut [Evidence]) {
    name_as_hosts(regulars, evidence);
    let takes_turns = |one: &Evidence| alternating.contains(&one.key);
    let guests: HashSet<&str> =
        evidence.iter().filter(|one| is_told_guest(one) && !takes_turns(one)).map(|one| one.key.as_str()).collect();
    let is_other_host = |one: &Evidence| {
        one.credit.kind == AppearanceKind::Host && !takes_turns(one) && !guests.contains(one.key.as_str())
    };
    // In a panel of several guests, whoever takes turns elsewhere is one of them.
    let is_conversation = (1..=MAX_GUESTS).contains(&guests.len());
    if is_conversation && !evidence.iter().any(is_other_host) {
        name_as_hosts(alternating, evidence);
    }
}

/// Makes hosts of people whom a text names like guests.
pub(super) fn name_as_hosts(keys: &[String], evidence: &mut [Evidence]) {
    let is_guest = |one: &Evidence| {
        one.credit.kind == AppearanceKind::Guest
            && one.credit.source != CreditSource::PersonTag
            && keys.contains(&one.key)
    };
    for one in evidence.iter_mut().filter(|one| is_guest(one)) {
        (one.credit.kind, one.credit.confidence) = (AppearanceKind::Host, NAMED_AS_GUEST);
    }
}
