//! Who is a guest of an episode and who its host: as its texts were read, which has what feeds mark too; where none were
//! read, by the roles that feeds give (podcast namespace, person taxonomy).

use earshot_model::search::PersonPart;
use earshot_model::{AppearanceKind, EpisodeDocument, Person, PodcastDocument};

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

fn kind(part: PersonPart) -> AppearanceKind {
    match part {
        PersonPart::Guest => AppearanceKind::Guest,
        PersonPart::Host => AppearanceKind::Host,
    }
}

/// Names of an episode's guests or hosts. An episode that names no host has those of its show.
pub fn names<'a>(
    episode: &'a EpisodeDocument,
    show: &'a PodcastDocument,
    part: PersonPart,
) -> impl Iterator<Item = &'a str> {
    let credits = &episode.credits;
    let is_read = !credits.people.is_empty();
    let own = &episode.episode.persons;
    let falls_back = part == PersonPart::Host && !own.iter().any(|person| is(person, part));
    let persons = if falls_back { &show.podcast.persons } else { own };
    let marked = persons.iter().filter(move |person| !is_read && is(person, part)).map(|person| person.name.as_str());
    credits.people_as(kind(part)).map(|person| person.name.as_str()).chain(marked)
}

/// Names of a show's own people.
pub fn of_show(show: &PodcastDocument) -> Vec<&str> {
    let hosts = &show.credits.hosts;
    let marked = show.podcast.persons.iter().filter(|person| hosts.is_empty() && takes_part(person));
    hosts.iter().map(|host| host.name.as_str()).chain(marked.map(|person| person.name.as_str())).collect()
}

/// Names of those who take part in the talk of an episode.
pub fn of_episode(episode: &EpisodeDocument) -> Vec<&str> {
    let credits = &episode.credits;
    let read = [PersonPart::Host, PersonPart::Guest].into_iter().flat_map(|part| credits.people_as(kind(part)));
    let marked = episode.episode.persons.iter().filter(|person| credits.people.is_empty() && takes_part(person));
    read.map(|person| person.name.as_str()).chain(marked.map(|person| person.name.as_str())).collect()
}

fn takes_part(person: &Person) -> bool {
    ROLES.iter().any(|(role, _)| *role == person.role)
}

/// Whether the persons name a guest.
pub fn name_a_guest(persons: &[Person]) -> bool {
    persons.iter().any(|person| is(person, PersonPart::Guest))
}
