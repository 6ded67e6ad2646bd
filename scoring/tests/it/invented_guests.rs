//! Guests of invented episodes in thirteen languages, with titles and notes as real shows write them. Half of the rows were used while the
//! rules were written; the others are only counted.

use earshot_model::AppearanceKind;
use earshot_scoring::people::{EpisodeText, ShowPeople, ShowText, find_people, person_key};
use std::collections::BTreeMap;

/// Language, title, notes and guests of an episode, separated by `|`.
const EPISODES: &str = include_str!("../invented/episodes.txt");

#[derive(Debug, Default)]
struct Counts {
    right: usize,
    wrong: usize,
    missed: usize,
}

/// Returns the names of the guests that the rules find.
fn find_guests(title: &str, notes: &str) -> Vec<String> {
    let show = ShowPeople::read(&ShowText { title: "Tea", author: Some("Rita Hansen"), ..ShowText::default() });
    let people = find_people(&show, &EpisodeText { title, description: notes, ..EpisodeText::default() });
    people.into_iter().filter(|person| person.kind == AppearanceKind::Guest).map(|person| person.name).collect()
}

/// Returns the counts of both halves, and what is wrong in the first.
fn count() -> ([Counts; 2], String) {
    let (mut counts, mut notes) = <([Counts; 2], String)>::default();
    let mut rows: BTreeMap<&str, usize> = BTreeMap::new();
    for line in EPISODES.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [language, title, text, guests] = fields[..] else { panic!("four fields: {line}") };
        let row = rows.entry(language).or_default();
        let half = *row % 2;
        *row += 1;
        let expected: Vec<String> = guests.split(',').filter(|name| !name.trim().is_empty()).map(person_key).collect();
        let found: Vec<String> =
            find_guests(title, &text.replace("\\n", "\n")).iter().map(|name| person_key(name)).collect();
        let is_expected = |name: &&String| expected.iter().any(|guest| name.starts_with(guest.as_str()));
        let right = found.iter().filter(is_expected).count();
        counts[half].right += right;
        counts[half].wrong += found.len() - right;
        counts[half].missed += expected.len() - right;
        if half == 0 && (right < expected.len() || right < found.len()) {
            notes += &format!("{language} {title}: {found:?}, expected {expected:?}\n");
        }
    }
    (counts, notes)
}

#[test]
fn most_guests_of_invented_episodes_are_found_and_hardly_a_wrong_one() {
    let ([used, counted], notes) = count();
    assert!(used.right >= 66 && used.wrong == 0, "{used:?}\n{notes}");
    assert!(counted.right >= 51 && counted.wrong <= 1, "{counted:?}");
    assert_eq!((used.right + used.missed, counted.right + counted.missed), (73, 64));
}
