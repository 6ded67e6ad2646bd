//! Completions of a partly typed query.

use crate::Suggestions;
use crate::search::EmbeddedBackend;
use earshot_engine::{Deadline, IndexReadError};
use earshot_model::PodcastDocument;
use earshot_suggest::{TitleMap, TypedPrefix};
use earshot_text::analyze::{
    Alternative, Extent, Language, PositionedWord, for_each_alternative, for_each_join, positioned_words, title_key,
};
use std::ops::ControlFlow;
use std::sync::Arc;

/// Other spellings are only tried for queries with at most this many words, and at most this many of them.
const MAX_JOINED_WORDS: usize = 6;
const MAX_OTHER_KEYS: usize = 6;
/// A number with separators has this many digits between them.
const DIGITS_PER_GROUP: usize = 3;
/// Titles that are exactly the typed text come first, but at most this many, so that many shows of one name leave room for
/// longer titles.
const MAX_WHOLE_TITLES: usize = 3;
/// Words offered in addition to podcasts.
const MAX_WORDS: usize = 10;

impl EmbeddedBackend {
    /// Completes in this order: titles that are typed in full, exact completions, completions of other spellings, fuzzy
    /// completions.
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
        let others: Vec<TypedPrefix> = other_keys(typed).iter().map(|key| TypedPrefix::exact(key)).collect();
        for typed in std::iter::once(&exact).chain(&others).chain(&near) {
            if podcasts.len() < limit {
                self.complete_titles(typed, limit, &deadline, &mut podcasts)?;
            }
        }

        // The user is still typing the last word.
        let last = key.rsplit(' ').next().unwrap_or(&key);
        let near = TypedPrefix::fuzzy(last);
        let requested = limit.min(MAX_WORDS);
        let mut words = self.word_map.complete(&TypedPrefix::exact(last), requested);
        if let Some(near) = near.filter(|_| words.is_empty()) {
            words = self.word_map.complete(&near, requested);
        }
        let names = self.complete_names(typed, &key, &deadline)?;
        Ok(Suggestions { podcasts, words, names })
    }

    fn complete_titles(
        &self,
        typed: &TypedPrefix,
        limit: usize,
        deadline: &Deadline,
        podcasts: &mut Vec<Arc<PodcastDocument>>,
    ) -> Result<(), IndexReadError> {
        let mut failure = None;
        let requested = limit - podcasts.len();
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
        self.title_map.complete(typed, accept, requested);
        failure.map_or(Ok(()), Err)
    }
}

/// Other keys of the typed text: a number whose digits are not all typed, words in other spellings, neighboring words
/// joined.
fn other_keys(typed: &str) -> Vec<String> {
    let placed: Vec<PositionedWord> = positioned_words(typed).take(MAX_JOINED_WORDS + 1).collect();
    let mut keys: Vec<String> = unfinished_text(typed).iter().map(|text| title_key(text)).collect();
    if placed.len() > MAX_JOINED_WORDS {
        return keys;
    }
    let mut add = |other: Alternative<'_>| {
        let [first, last] = [other.words.start, other.words.end - 1].map(|at| placed[at].word.range.clone());
        if keys.len() < MAX_OTHER_KEYS {
            keys.push(title_key(&format!("{} {} {}", &typed[..first.start], other.text, &typed[last.end..])));
        }
    };
    for_each_alternative(typed, &placed, Language::Plain, Extent::Text, &mut |other| {
        if other.words.len() == 1 {
            add(other);
        }
    });
    for_each_join(typed, &placed, &mut add);
    keys
}

/// The typed text as it begins a longer word with the same key: `10,0` begins `10,000`, and `.n` begins `.NET`. `None`
/// when the last word is complete as far as it goes.
fn unfinished_text(typed: &str) -> Option<String> {
    let start =
        typed.rfind(char::is_whitespace).map_or(0, |at| at + typed[at..].chars().next().map_or(0, char::len_utf8));
    let (before, last) = typed.split_at(start);
    let is_digits = |group: &str| !group.is_empty() && group.bytes().all(|byte| byte.is_ascii_digit());
    if let Some((whole, group)) = last.rsplit_once([',', '.'])
        && whole.split([',', '.']).all(is_digits)
        && (group.is_empty() || is_digits(group) && group.len() < DIGITS_PER_GROUP)
    {
        let digits: String = last.chars().filter(char::is_ascii_digit).collect();
        return Some(format!("{before}{digits}"));
    }
    let platform = last.strip_prefix('.')?.to_ascii_lowercase();
    (!platform.is_empty() && "net".starts_with(&platform)).then(|| format!("{before}dot{platform}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_may_be_the_beginning_of_a_longer_word() {
        let cases = [
            ("10,0", Some("100")),
            ("the 10,", Some("the 10")),
            ("1.000,00", Some("100000")),
            ("10,000", None),
            ("web 2.0", Some("web 20")),
            ("asp .n", Some("asp dotn")),
            (".", None),
            ("a,b", None),
            ("solar", None),
            ("", None),
        ];
        for (typed, expected) in cases {
            assert_eq!(unfinished_text(typed).as_deref(), expected, "{typed}");
        }
    }

    #[test]
    fn words_are_also_completed_in_other_spellings() {
        assert_eq!(other_keys("farmer's m"), ["farmers m", "farmersm"]);
        assert_eq!(other_keys("المكتبة"), ["مكتبه"]);
        assert_eq!(other_keys("solar"), Vec::<String>::new());
    }
}
