//! Names of those who take part in the talk; the model says who does.

use earshot_model::search::PersonPart;
use earshot_model::{EpisodeDocument, PodcastDocument};

/// Names of a show's own people.
pub fn of_show(show: &PodcastDocument) -> Vec<&str> {
    let hosts = &show.credits.hosts;
    let marked = show.podcast.persons.iter().filter(|person| hosts.is_empty() && person.part().is_some());
    hosts.iter().map(|host| host.name.as_str()).chain(marked.map(|person| person.name.as_str())).collect()
}

/// Names of those who take part in the talk of an episode.
pub fn of_episode(episode: &EpisodeDocument) -> Vec<&str> {
    let credits = &episode.credits;
    let parts = [PersonPart::Host, PersonPart::Guest].into_iter();
    let read = parts.flat_map(|part| credits.people_as(part.into()));
    let own = &episode.episode.persons;
    let marked = own.iter().filter(|person| credits.people.is_empty() && person.part().is_some());
    read.map(|person| person.name.as_str()).chain(marked.map(|person| person.name.as_str())).collect()
}
