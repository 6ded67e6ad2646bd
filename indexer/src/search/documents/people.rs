//! Names of hosts and guests for the index. The model decides which credits count.

use earshot_model::search::ParticipantKind;
use earshot_model::{EpisodeDocument, PodcastDocument};

/// Names of a podcast's hosts.
pub fn show_people(show: &PodcastDocument) -> Vec<&str> {
    let hosts = &show.credits.hosts;
    let marked = show.podcast.persons.iter().filter(|person| hosts.is_empty() && person.participant_kind().is_some());
    hosts.iter().map(|host| host.name.as_str()).chain(marked.map(|person| person.name.as_str())).collect()
}

/// Names of an episode's hosts and guests.
pub fn episode_people(episode: &EpisodeDocument) -> Vec<&str> {
    let credits = &episode.credits;
    let parts = [ParticipantKind::Host, ParticipantKind::Guest].into_iter();
    let read = parts.flat_map(|part| credits.people_of_kind(part.into()));
    let own = &episode.episode.persons;
    let marked = own.iter().filter(|person| credits.people.is_empty() && person.participant_kind().is_some());
    read.map(|person| person.name.as_str()).chain(marked.map(|person| person.name.as_str())).collect()
}
