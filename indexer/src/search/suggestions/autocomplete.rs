//! Completions of a partly typed query.

use crate::Suggestions;
use crate::search::EmbeddedBackend;
use earshot_engine::{Deadline, IndexReadError};
use earshot_model::PodcastDocument;
use earshot_suggest::{TitleMap, TypedPrefix};
use earshot_text::analyze::{PositionedWord, for_each_join, positioned_words, title_key};
use std::ops::ControlFlow;
use std::sync::Arc;

/// Joined spellings of neighboring words are only tried for queries with at most this many words, and at most this many
/// of them.
const MAX_JOINED_WORDS: usize = 6;
const MAX_JOINED_KEYS: usize = 6;
/// Titles that are exactly the typed text come first, but at most this many, so that many shows of one name leave room for
/// longer titles.
const MAX_WHOLE_TITLES: usize = 3;
/// Words offered in addition to podcasts.
const MAX_WORDS: usize = 10;

impl EmbeddedBackend {
    /// Completes in this order: titles that are typed in full, exact completions, completions with names joined to one word, fuzzy completions.
    pub(crate) fn complete(&self, typed: &str, limit: usize) -> Result<Suggestions, IndexReadError> {
        let key = title_key(typed);
        if key.is_empty() || limit == 0 {
            return Ok(Suggestions::default());
        }
        let deadline = Deadline::with_budget(self.budget);
        let mut podcasts: Vec<Arc<PodcastDocument>> = Vec::new();
        // Otherwise a title of one letter would be hidden by the popular ones that begin with it.
        self.complete_titles(&TypedPrefix::whole(&key), limit.min(MAX_WHOLE_TITLES), &deadline, &mut podcasts)?;
        let near = TypedPrefix::fuzzy(&key);
        let exact = TypedPrefix::exact(&key);
        let joined: Vec<TypedPrefix> =
            keys_with_joined_words(typed).iter().map(|key| TypedPrefix::exact(key)).collect();
        for typed in std::iter::once(&exact).chain(&joined).chain(&near) {
            if podcasts.len() < limit {
                self.complete_titles(typed, limit, &deadline, &mut podcasts)?;
            }
        }

        // The user is still typing the last word.
        let last = key.rsplit(' ').next().unwrap_or(&key);
        let near = TypedPrefix::fuzzy(last);
        let wanted = limit.min(MAX_WORDS);
        let mut words = self.word_map.complete(&TypedPrefix::exact(last), wanted);
        if let Some(near) = near.filter(|_| words.is_empty()) {
            words = self.word_map.complete(&near, wanted);
        }
        Ok(Suggestions { podcasts, words })
    }

    fn complete_titles(
        &self,
        typed: &TypedPrefix,
        limit: usize,
        deadline: &Deadline,
        podcasts: &mut Vec<Arc<PodcastDocument>>,
    ) -> Result<(), IndexReadError> {
        let mut failure = None;
        let wanted = limit - podcasts.len();
        let accept = |found: earshot_suggest::TitleCompletion| {
            // Titles that only end with the typed text come after all others.
            if deadline.is_over() || matches!(typed, TypedPrefix::Whole(_)) && found.is_later_word() {
                return ControlFlow::Break(());
            }
            if podcasts.iter().any(|known| known.podcast.id == found.podcast) {
                return ControlFlow::Continue(false);
            }
            match self.podcast_by_id(found.podcast) {
                Ok(Some(document)) if TitleMap::is_current(typed, &document.podcast.title) => {
                    podcasts.push(document);
                    ControlFlow::Continue(true)
                }
                Ok(_) => ControlFlow::Continue(false),
                Err(error) => {
                    failure = Some(error);
                    ControlFlow::Break(())
                }
            }
        };
        self.title_map.complete(typed, accept, wanted);
        failure.map_or(Ok(()), Err)
    }
}

/// The query with neighboring words joined, one key for each pair.
fn keys_with_joined_words(typed: &str) -> Vec<String> {
    let placed: Vec<PositionedWord> = positioned_words(typed).take(MAX_JOINED_WORDS + 1).collect();
    let mut keys = Vec::new();
    if placed.len() > MAX_JOINED_WORDS {
        return keys;
    }
    for_each_join(typed, &placed, &mut |other| {
        let [first, last] = [other.words.start, other.words.end - 1].map(|at| placed[at].word.range.clone());
        if keys.len() < MAX_JOINED_KEYS {
            keys.push(title_key(&format!("{} {} {}", &typed[..first.start], other.text, &typed[last.end..])));
        }
    });
    keys
}
