//! Finds keys of a map within an edit distance.

use earshot_text::mmap::Mmap;
use fst::raw::Fst;
use levenshtein_automata::{DFA, Distance, LevenshteinAutomatonBuilder, SINK_STATE};
use std::sync::LazyLock;

/// Limit of branches that one search visits.
const MAX_BRANCHES: usize = 100_000;

/// Least letters for one error, and for two. Shorter words are similar to too many others.
pub const ONE_ERROR_FROM: usize = 3;
pub const TWO_ERRORS_FROM: usize = 6;
/// The most errors allowed in any word.
pub const MAX_ERRORS: u8 = 2;

/// Shared by all maps, because building one takes milliseconds.
static ONE_ERROR: LazyLock<LevenshteinAutomatonBuilder> = LazyLock::new(|| LevenshteinAutomatonBuilder::new(1, true));
static TWO_ERRORS: LazyLock<LevenshteinAutomatonBuilder> = LazyLock::new(|| LevenshteinAutomatonBuilder::new(2, true));

/// The builder for automata with this number of errors (1 or 2).
pub fn automaton_builder(errors: u8) -> &'static LevenshteinAutomatonBuilder {
    if errors == 1 { &ONE_ERROR } else { &TWO_ERRORS }
}

/// An automaton that computes edit distances up to two.
pub fn distance_automaton(word: &str, errors: u8) -> DFA {
    automaton_builder(errors).build_dfa(word)
}

/// The number of errors allowed in a word: 0 when it is too short.
pub fn allowed_errors(word: &str) -> u8 {
    match word.chars().count() {
        ..ONE_ERROR_FROM => 0,
        ONE_ERROR_FROM..TWO_ERRORS_FROM => 1,
        TWO_ERRORS_FROM.. => 2,
    }
}

/// A branch to visit.
struct MapBranch {
    /// Bytes of the key before `byte`.
    length: usize,
    byte: Option<u8>,
    node: usize,
    value: u64,
    state: u32,
}

/// Visits the keys that begin with `start` and are within the distance, with distance and value. Skips branches whose
/// least value is above `most`. Returns the number of visited branches.
pub fn for_each_within(
    map: &Fst<Mmap>,
    word: &DFA,
    start: &[u8],
    most: u64,
    visit: &mut dyn FnMut(&[u8], u8, u64),
) -> usize {
    let mut key = start.to_vec();
    let mut first =
        MapBranch { length: start.len(), byte: None, node: map.root().addr(), value: 0, state: word.initial_state() };
    for &byte in start {
        let node = map.node(first.node);
        let Some(found) = node.find_input(byte) else { return 0 };
        let next = node.transition(found);
        first.node = next.addr;
        first.value += next.out.value();
        first.state = word.transition(first.state, byte);
    }
    let mut branches = vec![first];
    let mut gone_into = 0;
    while let Some(branch) = branches.pop()
        && gone_into < MAX_BRANCHES
    {
        gone_into += 1;
        key.truncate(branch.length);
        key.extend(branch.byte);
        let node = map.node(branch.node);
        let value = branch.value + node.final_output().value();
        if node.is_final()
            && value <= most
            && let Distance::Exact(distance) = word.distance(branch.state)
        {
            visit(&key, distance, value);
        }
        for next in node.transitions() {
            let state = word.transition(branch.state, next.inp);
            let value = branch.value + next.out.value();
            if state != SINK_STATE && value <= most {
                branches.push(MapBranch { length: key.len(), byte: Some(next.inp), node: next.addr, value, state });
            }
        }
    }
    gone_into
}
