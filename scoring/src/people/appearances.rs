//! Appearances of people over the episodes of a podcast: how often, first and latest. Recurring people become hosts.

use earshot_model::{
    AppearanceKind, EpisodeId, MAYBE_TAKES_PART_CONFIDENCE, PersonAppearances, PersonCredit, Timestamp,
};
use std::collections::{BTreeMap, HashMap};

/// Minimum number of episodes from which a person in most of them is a host.
const MIN_EPISODES: usize = 5;

/// Collects the people of a podcast's episodes, in any order. Holds one record per person.
#[derive(Clone, Debug, Default)]
pub struct Appearances {
    episodes: usize,
    people: HashMap<String, PersonTally>,
}

#[derive(Clone, Debug, Default)]
struct PersonTally {
    spellings: BTreeMap<String, usize>,
    /// Counts by kind, in the order of [`AppearanceKind::ALL`].
    kinds: [usize; 4],
    /// Episodes in which the person takes part for sure.
    taking_part: usize,
    image_url: Option<String>,
    first_at: Option<Timestamp>,
    latest_at: Option<Timestamp>,
    latest_episode: Option<EpisodeId>,
}

impl Appearances {
    /// Adds an episode with its people.
    pub fn add(&mut self, episode: EpisodeId, published_at: Option<Timestamp>, people: &[PersonCredit]) {
        self.episodes += 1;
        for person in people {
            let tally = self.people.entry(person.key.clone()).or_default();
            *tally.spellings.entry(person.name.clone()).or_default() += 1;
            tally.kinds[person.kind as usize] += 1;
            tally.taking_part += usize::from(takes_part(person));
            if tally.image_url.is_none() {
                tally.image_url.clone_from(&person.image_url);
            }
            if let Some(at) = published_at {
                tally.first_at = Some(tally.first_at.map_or(at, |first| first.min(at)));
                if tally.latest_at.is_none_or(|latest| at >= latest) {
                    (tally.latest_at, tally.latest_episode) = (Some(at), Some(episode));
                }
            }
        }
    }

    /// Returns the number of episodes added.
    #[must_use]
    pub fn episodes(&self) -> usize {
        self.episodes
    }

    /// Returns all people, those with the most episodes first.
    #[must_use]
    pub fn finish(self) -> Vec<PersonAppearances> {
        let mut people: Vec<PersonAppearances> =
            self.people.into_iter().map(|(key, tally)| tally.finish(key, self.episodes)).collect();
        people.sort_by(|one, other| other.episode_count.cmp(&one.episode_count).then_with(|| one.key.cmp(&other.key)));
        people
    }
}

/// Returns whether a credit shows that the person takes part. A name without a cue may belong to whom the show is about.
fn takes_part(person: &PersonCredit) -> bool {
    match person.kind {
        AppearanceKind::Host | AppearanceKind::Guest => true,
        AppearanceKind::Unknown => person.confidence > MAYBE_TAKES_PART_CONFIDENCE,
        AppearanceKind::Mentioned => false,
    }
}

impl PersonTally {
    fn finish(self, key: String, episodes: usize) -> PersonAppearances {
        let total: usize = self.kinds.iter().sum();
        let most = self.spellings.into_iter().max_by_key(|(name, count)| (*count, name.chars().count()));
        let most_often = AppearanceKind::ALL.iter().copied().max_by_key(|kind| self.kinds[*kind as usize]);
        // A person in most episodes presents the show, whatever the credits of single episodes are.
        let kind = if episodes >= MIN_EPISODES && self.taking_part * 2 > episodes {
            AppearanceKind::Host
        } else {
            most_often.unwrap_or(AppearanceKind::Unknown)
        };
        PersonAppearances {
            name: most.map_or_else(|| key.clone(), |(name, _)| name),
            key,
            kind,
            image_url: self.image_url,
            episode_count: total,
            first_at: self.first_at,
            latest_at: self.latest_at,
            latest_episode: self.latest_episode,
        }
    }
}

/// Returns the names of people in more than half of a show's episodes. They are the hosts with which its episodes are
/// read again ([`super::ShowPeople::add_recurring`]). Empty for a show with fewer than five episodes.
#[must_use]
pub fn find_recurring(people: &[PersonAppearances], episodes: usize) -> Vec<String> {
    let is_host = |person: &&PersonAppearances| {
        episodes >= MIN_EPISODES
            && person.kind == AppearanceKind::Host
            && person.episode_count * 2 > episodes
            && person.key.contains(' ')
    };
    people.iter().filter(is_host).map(|person| person.name.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::{TimeZone as _, Utc};
    use earshot_model::{CreditSource, PodcastId};

    fn person(name: &str, kind: AppearanceKind) -> PersonCredit {
        crate::people::evidence::Evidence::new(name.to_owned(), kind, CreditSource::Description, 0.9).credit
    }

    #[test]
    fn one_person_has_several_spellings_and_dates() {
        let podcast = PodcastId::from_feed_url("https://a.example/feed");
        let mut all = Appearances::default();
        for number in 0..6_u32 {
            let mut people = vec![person("Anna Miller", AppearanceKind::Guest)];
            if number > 3 {
                people.push(person(if number == 4 { "Dr. Ben C. Hill" } else { "Ben Hill" }, AppearanceKind::Guest));
            }
            let day = Utc.with_ymd_and_hms(2026, 11, number + 1, 0, 0, 0).single();
            all.add(EpisodeId::derive(podcast, &number.to_string()), day, &people);
        }
        let episodes = all.episodes();
        assert_eq!(episodes, 6);
        let people = all.finish();
        let [anna, ben] = &people[..] else { panic!("two people: {people:?}") };
        assert_eq!((anna.kind, anna.episode_count), (AppearanceKind::Host, 6));
        assert_eq!((ben.kind, ben.episode_count, ben.key.as_str()), (AppearanceKind::Guest, 2, "ben hill"));
        assert_eq!(ben.latest_episode, Some(EpisodeId::derive(podcast, "5")));
        assert!(ben.first_at < ben.latest_at);
        assert_eq!(find_recurring(&people, episodes), ["Anna Miller"]);
        assert!(find_recurring(&people[..1], 4).is_empty());
    }
}
