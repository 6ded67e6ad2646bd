//! Finds podcasts that share hosts and guests with a podcast.
//!
//! Two people of the same name count as one person. Names of one word are ignored.

use super::people::{episode_people, show_people};
use crate::search::EmbeddedBackend;
use earshot_engine::query::VariantLookup;
use earshot_engine::schema::field;
use earshot_engine::scorer::documents_naming;
use earshot_engine::segments::DocAddress;
use earshot_engine::{Deadline, IndexReadError};
use earshot_model::search::NameFilter;
use earshot_model::{EpisodeDocument, PodcastDocument, PodcastId};
use std::collections::{HashMap, HashSet};

/// Limit of the podcast's own episodes whose guests are read, newest first.
const MAX_OWN_EPISODES: usize = 30;
/// Limit of people to look for: hosts first, then the most frequent guests.
const MAX_PEOPLE: usize = 8;
/// Limit of other podcasts' episodes that are read per person and segment.
const MAX_OTHER_EPISODES: usize = 30;

impl EmbeddedBackend {
    /// Podcasts by id, each with the shared people.
    pub(crate) fn shows_with_shared_people(
        &self,
        document: &PodcastDocument,
    ) -> Result<HashMap<PodcastId, Vec<String>>, IndexReadError> {
        let id = document.podcast.id;
        let own = self.episode_addresses(id)?;
        let mut shows: HashMap<PodcastId, Vec<String>> = HashMap::new();
        let deadline = Deadline::with_budget(self.budget);
        for person in self.people_of_podcast(document, &own)? {
            for show in self.shows_crediting(&person, &own, &deadline)? {
                if show != id {
                    shows.entry(show).or_default().push(person.clone());
                }
            }
        }
        Ok(shows)
    }

    fn people_of_podcast(
        &self,
        document: &PodcastDocument,
        own: &HashSet<DocAddress>,
    ) -> Result<Vec<String>, IndexReadError> {
        let mut people: Vec<String> = Vec::new();
        let is_name = |name: &str| name.split_whitespace().nth(1).is_some();
        for name in show_people(document).into_iter().filter(|name| is_name(name)) {
            if !people.iter().any(|known| known == name) {
                people.push(name.to_owned());
            }
        }
        let mut newest: Vec<(Option<i64>, DocAddress)> =
            own.iter().map(|&address| (self.episodes.columns(address).date(address.document), address)).collect();
        newest.sort_unstable_by(|one, other| other.cmp(one));
        let mut guests: HashMap<String, usize> = HashMap::new();
        for (_, address) in newest.into_iter().take(MAX_OWN_EPISODES) {
            let episode: EpisodeDocument = self.episodes.read_document(address)?;
            for name in episode_people(&episode) {
                if is_name(name) && !people.iter().any(|known| known == name) {
                    *guests.entry(name.to_owned()).or_default() += 1;
                }
            }
        }
        let mut guests: Vec<(String, usize)> = guests.into_iter().collect();
        guests.sort_unstable_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(&other.0)));
        people.extend(guests.into_iter().map(|(name, _)| name));
        people.truncate(MAX_PEOPLE);
        Ok(people)
    }

    /// Podcasts with an episode, not in `own`, that credits a person.
    fn shows_crediting(
        &self,
        person: &str,
        own: &HashSet<DocAddress>,
        deadline: &Deadline,
    ) -> Result<Vec<PodcastId>, IndexReadError> {
        let name = NameFilter { name: person.to_owned(), is_excluded: false, phrase: true, slop: 0, fuzzy: false };
        let mut shows = Vec::new();
        let mut lookup = VariantLookup::new(&self.episodes, deadline);
        for segment in self.episodes.segments() {
            for part in [field::HOST, field::GUEST] {
                let documents = documents_naming(&self.episodes, segment, part, &name, &mut lookup, deadline)?;
                let addresses = documents.iter().map(|document| DocAddress { segment: segment.number, document });
                let others = addresses
                    .filter(|address| !own.contains(address) && !segment.reader.is_deleted(address.document))
                    .take(MAX_OTHER_EPISODES);
                for address in others {
                    let episode: EpisodeDocument = self.episodes.read_document(address)?;
                    let show = episode.episode.podcast_id;
                    if !shows.contains(&show) {
                        shows.push(show);
                    }
                }
            }
        }
        Ok(shows)
    }

    fn episode_addresses(&self, podcast: PodcastId) -> Result<HashSet<DocAddress>, IndexReadError> {
        Ok(self.episodes.addresses_of(field::PODCAST_ID, podcast.0.as_bytes(), None)?.into_iter().collect())
    }
}
