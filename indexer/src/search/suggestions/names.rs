//! Completes names of hosts, guests and publishers. They are read from the best documents that have the typed words, so each
//! name finds something.

use crate::search::EmbeddedBackend;
use crate::{NameRole, SuggestedName};
use earshot_engine::query::{CompiledQuery, Condition, QueryTerm, SearchedField, VariantLookup, query_words};
use earshot_engine::schema::field;
use earshot_engine::scorer::{Search, best_hits};
use earshot_engine::segments::{Collection, DocAddress};
use earshot_engine::{Deadline, IndexReadError};
use earshot_model::search::{Filters, ParticipantKind, SearchMode};
use earshot_model::{EpisodeDocument, PodcastDocument};
use earshot_text::analyze::title_key;
use std::collections::HashSet;

/// With fewer letters, nearly every name is a completion.
const MIN_LETTERS: usize = 3;
const MAX_TYPED_WORDS: usize = 4;
/// Limit of names of each role.
const MAX_NAMES: usize = 3;
/// Limit of documents that are read, best first. Each takes tens of microseconds.
const MAX_READ: usize = 30;
const MAX_VARIANTS: usize = 256;

const OF_PODCASTS: &[SearchedField] = &[SearchedField { field: field::PEOPLE, boost: 1.0, is_exact: false }];
const OF_EPISODES: &[SearchedField] = &[SearchedField { field: field::GUEST, boost: 1.0, is_exact: true }];

impl EmbeddedBackend {
    /// `key` is the title key of the typed text.
    pub(crate) fn complete_names(
        &self,
        typed: &str,
        key: &str,
        deadline: &Deadline,
    ) -> Result<Vec<SuggestedName>, IndexReadError> {
        let mut found = NameCompletions::new(key);
        if key.chars().count() < MIN_LETTERS {
            return Ok(Vec::new());
        }
        for address in self.documents_naming(&self.podcasts, SearchMode::Podcasts, OF_PODCASTS, typed, deadline)? {
            if deadline.is_over() {
                break;
            }
            found.add_names_of_podcast(&*self.podcast_at(address)?);
        }
        for address in self.documents_naming(&self.episodes, SearchMode::Episodes, OF_EPISODES, typed, deadline)? {
            if deadline.is_over() {
                break;
            }
            found.add_guests(&self.episodes.read_document(address)?);
        }
        Ok(found.names)
    }

    /// The most popular documents with all typed words in these fields, the last as the beginning of a word.
    fn documents_naming(
        &self,
        collection: &Collection,
        mode: SearchMode,
        fields: &[SearchedField],
        typed: &str,
        deadline: &Deadline,
    ) -> Result<Vec<DocAddress>, IndexReadError> {
        let words = query_words(typed, &self.languages);
        if words.is_empty() || words.len() > MAX_TYPED_WORDS {
            return Ok(Vec::new());
        }
        let mut lookup = VariantLookup::new(collection, deadline);
        let mut all = Vec::with_capacity(words.len());
        for (number, word) in words.iter().enumerate() {
            let mut variants = Vec::new();
            for &searched in fields {
                variants.extend(if number + 1 == words.len() {
                    lookup.completions_of(word, searched, &self.languages)?
                } else {
                    lookup.of(word, searched, &self.languages, false)?
                });
            }
            let Some(term) = QueryTerm::new(variants, MAX_VARIANTS, collection) else { return Ok(Vec::new()) };
            all.push(Condition::Word(term));
        }
        let compiled =
            CompiledQuery { has_score: false, ..CompiledQuery::from_condition(Condition::all(all), Vec::new()) };
        let filters = Filters::default();
        let search = Search::new(collection, &compiled, &filters, mode, self, deadline)?;
        Ok(best_hits(&search, MAX_READ)?.0.into_iter().map(|hit| hit.address).collect())
    }
}

/// The names that begin with a typed text, at the start of one of their words.
struct NameCompletions<'k> {
    key: &'k str,
    known: HashSet<String>,
    names: Vec<SuggestedName>,
}

impl<'k> NameCompletions<'k> {
    fn new(key: &'k str) -> Self {
        Self { key, known: HashSet::new(), names: Vec::new() }
    }

    fn add_names_of_podcast(&mut self, document: &PodcastDocument) {
        for host in document.host_names() {
            self.add(&host, NameRole::Host);
        }
        let podcast = &document.podcast;
        // The podcast itself is offered by its title.
        if let Some(author) = podcast.author.as_deref().filter(|author| title_key(author) != title_key(&podcast.title))
        {
            self.add(author, NameRole::Publisher);
        }
    }

    /// Adds the guests whom a search finds: the feed may mark one whom no text names.
    fn add_guests(&mut self, document: &EpisodeDocument) {
        let episode = &document.episode;
        let marked = episode.persons.iter().filter(|person| person.participant_kind() == Some(ParticipantKind::Guest));
        let read = document.credits.people_of_kind(ParticipantKind::Guest.into()).map(|person| person.name.as_str());
        for name in read.chain(marked.map(|person| person.name.as_str())) {
            if episode.title.contains(name) || episode.description.contains(name) {
                self.add(name, NameRole::Guest);
            }
        }
    }

    fn add(&mut self, name: &str, role: NameRole) {
        let key = title_key(name);
        let begins = key.match_indices(self.key).any(|(at, _)| at == 0 || key[..at].ends_with(' '));
        let count = self.names.iter().filter(|known| known.role == role).count();
        if begins && count < MAX_NAMES && self.known.insert(key) {
            self.names.push(SuggestedName { name: name.trim().to_owned(), role });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_begin_at_a_word_and_are_offered_once() {
        let mut found = NameCompletions::new("love");
        for name in ["Ada Lovelace", "ada lovelace", "Glovemakers", "Love Media", "J. Lovett", "Lovell", "Jo Loveless"]
        {
            found.add(name, NameRole::Host);
        }
        let names: Vec<&str> = found.names.iter().map(|found| found.name.as_str()).collect();
        assert_eq!(names, ["Ada Lovelace", "Love Media", "J. Lovett"]);
    }
}
