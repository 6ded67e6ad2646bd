//! Who is a guest of an episode and who its host, by the roles that feeds give (podcast namespace, person taxonomy).

use earshot_model::search::PersonPart;
use earshot_model::{EpisodeDocument, Person, PodcastDocument};

/// Roles that take part in the talk; the others (editors, narrators) are neither.
const ROLES: &[(&str, PersonPart)] = &[
    ("guest", PersonPart::Guest),
    ("host", PersonPart::Host),
    ("co-host", PersonPart::Host),
    ("cohost", PersonPart::Host),
    ("co host", PersonPart::Host),
    ("guest host", PersonPart::Host),
];

fn is(person: &Person, part: PersonPart) -> bool {
    ROLES.iter().any(|(role, of)| *of == part && *role == person.role)
}

/// Names of an episode's guests or hosts. An episode that names no host has those of its show.
pub fn names<'a>(
    episode: &'a EpisodeDocument,
    show: &'a PodcastDocument,
    part: PersonPart,
) -> impl Iterator<Item = &'a str> {
    let own = &episode.episode.persons;
    let falls_back = part == PersonPart::Host && !own.iter().any(|person| is(person, part));
    let persons = if falls_back { &show.podcast.persons } else { own };
    persons.iter().filter(move |person| is(person, part)).map(|person| person.name.as_str())
}

/// Whether somebody takes part in the talk.
pub fn takes_part(person: &Person) -> bool {
    ROLES.iter().any(|(role, _)| *role == person.role)
}

/// Whether the persons name a guest.
pub fn name_a_guest(persons: &[Person]) -> bool {
    persons.iter().any(|person| is(person, PersonPart::Guest))
}
