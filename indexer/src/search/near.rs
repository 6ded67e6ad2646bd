//! Near spellings of a word: terms of the index that are an error or two away.
//!
//! The automaton of a word is what costs; it is made once, for all fields and segments, and of the stem alone, so that
//! languages with the same stem share it.

use super::collection::Collection;
use super::fault::Fault;
use super::forms::{MAX_LOOKED_AT, after_all};
use levenshtein_automata::{DFA, Distance, LevenshteinAutomatonBuilder, SINK_STATE};
use std::collections::HashMap;
use std::sync::LazyLock;
use tantivy::schema::Field;
use tantivy_fst::Automaton;

/// Near spellings of a word that are searched for in a field, the nearest and most frequent ones.
const MAX_SPELLINGS: usize = 50;
/// An error is forgiven in words of so many letters, and a second one from the other on.
const ONE_ERROR_FROM: usize = 3;
const TWO_ERRORS_FROM: usize = 6;
/// What a near spelling is worth, by distance.
const WORTH_PER_ERROR: f32 = 0.6;

static ONE_ERROR: LazyLock<LevenshteinAutomatonBuilder> = LazyLock::new(|| LevenshteinAutomatonBuilder::new(1, true));
static TWO_ERRORS: LazyLock<LevenshteinAutomatonBuilder> = LazyLock::new(|| LevenshteinAutomatonBuilder::new(2, true));

/// The automata of the words of one query, by stem and number of errors.
#[derive(Default)]
pub struct NearTerms {
    made: HashMap<(String, u8), DFA>,
}

/// Terms with a mark of their language in front, and a near spelling behind it.
struct Near<'a> {
    mark: &'a [u8],
    word: &'a DFA,
}

#[derive(Clone, Copy)]
enum State {
    /// So many bytes of the mark were seen.
    Mark(usize),
    Word(u32),
    Dead,
}

impl Near<'_> {
    fn behind(&self, seen: usize) -> State {
        if seen == self.mark.len() { State::Word(self.word.initial_state()) } else { State::Mark(seen) }
    }

    /// How many errors a term has; `None` when too many.
    fn distance(&self, term: &[u8]) -> Option<u8> {
        match self.word.eval(term.strip_prefix(self.mark)?) {
            Distance::Exact(distance) => Some(distance),
            Distance::AtLeast(_) => None,
        }
    }
}

impl Automaton for Near<'_> {
    type State = State;

    fn start(&self) -> State {
        self.behind(0)
    }

    fn is_match(&self, state: &State) -> bool {
        matches!(state, State::Word(state) if matches!(self.word.distance(*state), Distance::Exact(_)))
    }

    fn can_match(&self, state: &State) -> bool {
        !matches!(state, State::Dead | State::Word(SINK_STATE))
    }

    fn accept(&self, state: &State, byte: u8) -> State {
        match *state {
            State::Mark(seen) if self.mark[seen] == byte => self.behind(seen + 1),
            State::Mark(_) | State::Dead => State::Dead,
            State::Word(state) => State::Word(self.word.transition(state, byte)),
        }
    }
}

impl NearTerms {
    /// Near spellings of `texts`, which are one word in several languages, with what they are worth. One error in words from 3 letters on, anywhere; two from 6, with the first letter right, for
    /// then only a slice of the dictionary is walked.
    pub fn of(
        &mut self,
        collection: &Collection,
        texts: &[&str],
        letters: usize,
        field: Field,
    ) -> Result<Vec<(String, f32)>, Fault> {
        if letters < ONE_ERROR_FROM {
            return Ok(Vec::new());
        }
        let mut counts: HashMap<String, (u8, u64)> = HashMap::new();
        for text in texts {
            let mark = text.find(':').map_or(0, |at| at + 1);
            let first = text[mark..].chars().next().map_or(0, char::len_utf8);
            let mut found = self.within(collection, text, mark, 1, &text[..mark], field)?;
            if letters >= TWO_ERRORS_FROM {
                found.extend(self.within(collection, text, mark, 2, &text[..mark + first], field)?);
            }
            for (near, (distance, documents)) in found {
                if !texts.contains(&near.as_str()) {
                    let entry = counts.entry(near).or_insert((distance, documents));
                    entry.0 = entry.0.min(distance);
                }
            }
        }
        let mut found: Vec<(String, u8, u64)> =
            counts.into_iter().map(|(near, (distance, documents))| (near, distance, documents)).collect();
        found.sort_by(|one, other| one.1.cmp(&other.1).then(other.2.cmp(&one.2)).then_with(|| one.0.cmp(&other.0)));
        found.truncate(MAX_SPELLINGS);
        let worth = |distance: u8| WORTH_PER_ERROR.powi(i32::from(distance));
        Ok(found.into_iter().map(|(near, distance, _)| (near, worth(distance))).collect())
    }

    /// Terms that begin with `start` and are at most so many errors away from `text` behind its mark, with their
    /// distance and frequency.
    fn within(
        &mut self,
        collection: &Collection,
        text: &str,
        mark: usize,
        errors: u8,
        start: &str,
        field: Field,
    ) -> Result<HashMap<String, (u8, u64)>, Fault> {
        let (mark, stem) = text.split_at(mark);
        let builder = if errors == 1 { &ONE_ERROR } else { &TWO_ERRORS };
        let word = self.made.entry((stem.to_owned(), errors)).or_insert_with(|| builder.build_dfa(stem));
        let end = after_all(start);
        let mut found: HashMap<String, (u8, u64)> = HashMap::new();
        for segment in collection.segments() {
            let index = segment.inverted(field)?;
            let near = Near { mark: mark.as_bytes(), word };
            let mut terms = index.terms().search(near).ge(start.as_bytes()).lt(&end).into_stream()?;
            let near = Near { mark: mark.as_bytes(), word };
            let mut looked_at = 0;
            while looked_at < MAX_LOOKED_AT && terms.advance() {
                looked_at += 1;
                let Some(distance) = near.distance(terms.key()) else { continue };
                let Ok(text) = std::str::from_utf8(terms.key()) else { continue };
                found.entry(text.to_owned()).or_insert((distance, 0)).1 += u64::from(terms.value().doc_freq);
            }
        }
        Ok(found)
    }
}
