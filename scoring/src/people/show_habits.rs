//! Habits of a show, learned from its episodes: the places at which it names its guests, and those at which it names whom an
//! episode is about.

use super::alternating_hosts::HostTurns;
use super::candidate::{Candidate, Trait};
use super::cjk_title::is_known_name;
use super::evidence::{Evidence, is_told_guest};
use super::likelihood::is_likely_by_text;
use super::show_people::ShowPeople;
use super::tokenizer::TokenizedText;
use super::word_lists::is_given_name;
use earshot_catalog::ShowHabits;
use earshot_model::CreditSource;
use std::collections::{BTreeMap, HashSet};

/// Episodes of a show from which habits are learned, and people at a place.
const MIN_EPISODES: usize = 4;
const MIN_PEOPLE: usize = 3;
/// The most entries of each kind.
const MAX_HABITS: usize = 12;
const MAX_OFTEN_NAMED: usize = 60;

#[derive(Default)]
struct PlaceCounts<'a> {
    /// People at the place, each counted once per episode.
    people: usize,
    hosts: usize,
    /// People whom the same episode names as guests elsewhere.
    told: usize,
    /// People of episodes about the past.
    past: usize,
    episodes: usize,
    keys: HashSet<&'a str>,
}

/// The evidence of an episode from which habits are learned.
pub(super) struct EpisodeEvidence<'a> {
    pub evidence: &'a [Evidence],
    pub candidates: &'a [Candidate],
    pub is_about_past: bool,
}

/// Returns the habits of a show.
pub(super) fn find_habits<'a>(show: &ShowPeople, episodes: impl Iterator<Item = EpisodeEvidence<'a>>) -> ShowHabits {
    let mut counts: BTreeMap<&str, PlaceCounts<'_>> = BTreeMap::new();
    let mut turns = HostTurns::default();
    let (mut count, mut with_guests, mut about_past, mut with_title, mut with_words) = (0, 0, 0, 0, 0);
    let mut likely: Vec<(bool, Vec<&Candidate>)> = Vec::new();
    let mut named: BTreeMap<&str, usize> = BTreeMap::new();
    for episode in episodes {
        count += 1;
        turns.add(episode.evidence);
        about_past += usize::from(episode.is_about_past);
        with_guests += usize::from(announces_guest(show, episode.evidence));
        with_words += usize::from(episode.evidence.iter().any(|one| is_told_by_words(show, one)));
        let in_title =
            |one: &Candidate| one.has(Trait::InTitle) && one.has(Trait::GivenName) && !show.is_host(&one.key);
        with_title += usize::from(episode.candidates.iter().any(in_title));
        episode.candidates.iter().for_each(|one| *named.entry(&one.key).or_default() += 1);
        let told = episode.evidence.iter().any(|one| is_told_by_words(show, one));
        likely.push((told, episode.candidates.iter().collect::<Vec<_>>()));
        add_places(show, &episode, &mut counts);
    }
    let is_likely = |one: &&&Candidate| {
        is_likely_by_text(one)
            && !show.is_host(&one.key)
            && named.get(one.key.as_str()).is_none_or(|times| *times < MIN_PEOPLE)
    };
    let with_likely = (likely.iter()).filter(|(told, all)| *told || all.iter().filter(is_likely).count() > 0).count();
    let mut often: Vec<(&str, usize)> =
        named.iter().map(|(key, times)| (*key, *times)).filter(|(_, times)| *times >= MIN_PEOPLE).collect();
    often.sort_by(|(one, of_one), (other, of_other)| of_other.cmp(of_one).then(one.cmp(other)));
    let chosen = |keep: &dyn Fn(&str, &PlaceCounts<'_>) -> bool| {
        let mut found: Vec<(&str, usize)> =
            counts.iter().filter(|(place, of)| keep(place, of)).map(|(place, of)| (*place, of.people)).collect();
        found.sort_by(|(one, of_one), (other, of_other)| of_other.cmp(of_one).then(one.cmp(other)));
        found.into_iter().take(MAX_HABITS).map(|(place, _)| place.to_owned()).collect::<Vec<_>>()
    };
    ShowHabits {
        guest_places: chosen(&|place, of| is_guest_place(place, of, count)),
        topic_places: chosen(&|place, of| is_topic_place(place, of, count)),
        alternating_hosts: turns.alternating(count),
        regulars: turns.regulars(count),
        often_named: often.into_iter().take(MAX_OFTEN_NAMED).map(|(key, _)| key.to_owned()).collect(),
        guest_percent: percent(with_words, count),
        likely_percent: percent(with_likely, count),
        title_percent: percent(with_title, count),
        usually_has_guests: count >= MIN_EPISODES && with_guests * 2 >= count && about_past * 4 < count,
    }
}

fn percent(part: usize, whole: usize) -> u8 {
    if whole < MIN_EPISODES { 0 } else { u8::try_from(part * 100 / whole).unwrap_or(100) }
}

fn add_places<'a>(show: &ShowPeople, episode: &EpisodeEvidence<'a>, counts: &mut BTreeMap<&'a str, PlaceCounts<'a>>) {
    let told: HashSet<&str> = (episode.evidence.iter())
        .filter(|one| one.place.is_none() && one.topic_place.is_none() && is_told_guest(one))
        .map(|one| one.key.as_str())
        .collect();
    let mut seen: HashSet<(&str, &str)> = HashSet::new();
    let mut places: HashSet<&str> = HashSet::new();
    for one in episode.evidence {
        let Some(place) = one.place.as_deref() else { continue };
        if !seen.insert((place, &one.key)) {
            continue;
        }
        let place_count = counts.entry(place).or_default();
        place_count.people += 1;
        if show.is_host(&one.key) {
            place_count.hosts += 1;
            continue;
        }
        place_count.told += usize::from(told.contains(one.key.as_str()));
        place_count.past += usize::from(episode.is_about_past);
        place_count.episodes += usize::from(places.insert(place));
        place_count.keys.insert(&one.key);
    }
}

fn announces_guest(show: &ShowPeople, evidence: &[Evidence]) -> bool {
    evidence.iter().any(|one| one.place.is_none() && is_told_guest(one) && !show.is_host(&one.key))
}

/// Returns whether words or tags announce somebody as a guest, and not only the form of a title.
fn is_told_by_words(show: &ShowPeople, one: &Evidence) -> bool {
    let is_form = one.credit.source == CreditSource::EpisodeTitle && one.topic_place.is_some();
    one.place.is_none() && !is_form && is_told_guest(one) && !show.is_host(&one.key)
}

fn is_guest_place(place: &str, place_count: &PlaceCounts<'_>, episodes: usize) -> bool {
    let guests = place_count.people - place_count.hosts;
    let is_known = |key: &&&str| is_given_name(key.split(' ').next().unwrap_or_default()) || is_known_name(key);
    let known = place_count.keys.iter().filter(is_known).count();
    let is_varied = place_count.keys.len() >= MIN_PEOPLE && place_count.keys.len() * 10 >= guests * 7;
    let are_people = known * 5 >= place_count.keys.len() * 2 && place_count.hosts * 3 <= place_count.people;
    let is_habit = if place.starts_with("title") {
        place_count.episodes * 5 >= episodes * 2
    } else {
        // Words before a name may also announce people who made or wrote something.
        place_count.told * 3 >= guests && place_count.episodes * 5 >= episodes
    };
    let is_about = is_topic_place(place, place_count, episodes);
    episodes >= MIN_EPISODES && is_varied && are_people && is_habit && !is_about
}

/// Returns whether a place names whom the episodes are about: many of them are about the past, and no other place of their
/// texts shows that these people take part.
fn is_topic_place(place: &str, place_count: &PlaceCounts<'_>, episodes: usize) -> bool {
    let guests = place_count.people - place_count.hosts;
    episodes >= MIN_EPISODES
        && place.starts_with("title")
        && guests >= MIN_PEOPLE
        && place_count.past * 10 >= guests * 3
        && place_count.told * 5 < guests
}

/// Returns whether a text is about the past: it has a year of an earlier time.
pub(super) fn is_about_past(text: &TokenizedText<'_>) -> bool {
    (0..text.tokens.len()).any(|at| {
        let word = text.raw(at);
        word.len() == 4
            && word.bytes().all(|digit| digit.is_ascii_digit())
            && word.parse::<u32>().is_ok_and(|year| (1000..1960).contains(&year))
    })
}
