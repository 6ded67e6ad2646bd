//! Distinguishes the guests and hosts among the people of an episode. Credits that were read from texts have priority,
//! since they include what feeds mark. Without them, the roles of the feed decide (podcast namespace, person taxonomy).
//! Search and display share this rule.

use crate::search::ParticipantKind;
use crate::{AppearanceKind, Episode, EpisodeDocument, Person, PodcastDocument};

/// Roles of people who take part in the talk. Other roles (editors, narrators) do not.
const PARTICIPANT_ROLES: &[(&str, ParticipantKind)] = &[
    ("guest", ParticipantKind::Guest),
    ("host", ParticipantKind::Host),
    ("co-host", ParticipantKind::Host),
    ("cohost", ParticipantKind::Host),
    ("co host", ParticipantKind::Host),
    ("guest host", ParticipantKind::Host),
];

impl Person {
    /// Guest or host by the role in the feed; `None` when the person does not take part in the talk.
    #[must_use]
    pub fn participant_kind(&self) -> Option<ParticipantKind> {
        PARTICIPANT_ROLES.iter().find(|(role, _)| *role == self.role).map(|(_, part)| *part)
    }

    fn is_participant(&self, part: ParticipantKind) -> bool {
        self.participant_kind() == Some(part)
    }
}

impl From<ParticipantKind> for AppearanceKind {
    fn from(part: ParticipantKind) -> Self {
        match part {
            ParticipantKind::Guest => Self::Guest,
            ParticipantKind::Host => Self::Host,
        }
    }
}

impl PodcastDocument {
    /// Whether the show has guests: the feed marks one, or credits name one (spec 3, podcastHasGuests). `None` without
    /// evidence.
    #[must_use]
    pub fn has_guests(&self) -> Option<bool> {
        let is_marked = self.podcast.persons.iter().any(|person| person.is_participant(ParticipantKind::Guest));
        if is_marked { Some(true) } else { self.credits.has_guests }
    }

    /// The persons whom the feed marks as hosts of the show.
    pub fn marked_hosts(&self) -> impl Iterator<Item = &Person> {
        self.podcast.persons.iter().filter(|person| person.is_participant(ParticipantKind::Host))
    }

    /// Names of the hosts from the credits, else from the feed.
    #[must_use]
    pub fn host_names(&self) -> Vec<String> {
        let read: Vec<String> = self.credits.hosts.iter().map(|host| host.name.clone()).collect();
        if read.is_empty() { self.marked_hosts().map(|person| person.name.clone()).collect() } else { read }
    }
}

impl EpisodeDocument {
    /// The persons whom the feed marks, if the episode has no credits. An episode without a marked host has those of
    /// its show.
    pub fn marked_participants<'a>(&'a self, show: &'a PodcastDocument) -> impl Iterator<Item = &'a Person> {
        let own = self.episode.persons.as_slice();
        let has_host = own.iter().any(|person| person.is_participant(ParticipantKind::Host));
        let of_show = show.marked_hosts().filter(move |_| !has_host);
        own.iter().chain(of_show).filter(|_| self.credits.people.is_empty())
    }

    /// Names of the guests or hosts.
    pub fn participant_names<'a>(
        &'a self,
        show: &'a PodcastDocument,
        part: ParticipantKind,
    ) -> impl Iterator<Item = &'a str> {
        let read = self.credits.people_of_kind(part.into()).map(|person| person.name.as_str());
        read.chain(
            self.marked_participants(show)
                .filter(move |person| person.is_participant(part))
                .map(|person| person.name.as_str()),
        )
    }
}

impl Episode {
    /// Whether the feed marks a guest of the episode.
    #[must_use]
    pub fn has_marked_guest(&self) -> bool {
        self.persons.iter().any(|person| person.is_participant(ParticipantKind::Guest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Podcast, PodcastCredits, Timestamp};

    fn person(name: &str, role: &str) -> Person {
        Person { name: name.to_owned(), role: role.to_owned(), group: None, image_url: None, url: None }
    }

    fn show(persons: &[Person]) -> PodcastDocument {
        let podcast = Podcast::new("https://a.example/feed", "A", Timestamp::UNIX_EPOCH);
        PodcastDocument::new(Podcast { persons: persons.to_vec(), ..podcast })
    }

    #[test]
    fn roles_map_to_participant_kinds() {
        let part = |role| person("Ann", role).participant_kind();
        assert_eq!(part("guest"), Some(ParticipantKind::Guest));
        for role in ["host", "co-host", "cohost", "co host", "guest host"] {
            assert_eq!(part(role), Some(ParticipantKind::Host), "{role}");
        }
        assert_eq!((part("editor"), part("")), (None, None));
    }

    #[test]
    fn guests_come_from_feed_or_credits() {
        let cases = [
            (vec![], None, None),
            (vec![], Some(false), Some(false)),
            (vec![], Some(true), Some(true)),
            (vec![person("Gus", "guest")], None, Some(true)),
            (vec![person("Gus", "guest")], Some(false), Some(true)),
            (vec![person("Hal", "guest host")], None, None),
        ];
        for (persons, from_credits, expected) in cases {
            let credits = PodcastCredits { has_guests: from_credits, ..PodcastCredits::default() };
            let document = PodcastDocument { credits, ..show(&persons) };
            assert_eq!(document.has_guests(), expected, "{persons:?} {from_credits:?}");
        }
    }
}
