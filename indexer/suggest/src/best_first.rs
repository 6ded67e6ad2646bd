//! Best-first search in a map whose values are costs: finds the cheapest completions without reading others.

use super::edit_distance::automaton_builder;
use super::title_keys::{KEY_END, truncate_key};
use earshot_text::mmap::Mmap;
use fst::raw::{Fst, Output};
use levenshtein_automata::{DFA, Distance, SINK_STATE};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Limit of steps per search. A longer one would end after the user's next keystroke.
const MAX_STEPS: usize = 20_000;

/// Least characters of a typed prefix for one typing error, and for two. Whole words have other limits
/// ([`edit_distance`](super::edit_distance)).
const PREFIX_ONE_ERROR_FROM: usize = 5;
const PREFIX_TWO_ERRORS_FROM: usize = 9;

/// A typed prefix, and how exactly keys must match it.
pub enum TypedPrefix {
    /// Keys begin with exactly this.
    Exact(String),
    /// Keys are exactly this, and end with [`KEY_END`].
    Whole(String),
    /// Keys begin with something within the edit distance. The first letter must match.
    Fuzzy { first: String, dfa: DFA },
}

impl TypedPrefix {
    /// An exact prefix. It is cut to the length of the longest key.
    pub fn exact(typed: &str) -> Self {
        Self::Exact(truncate_key(typed).to_owned())
    }

    /// A whole key.
    pub fn whole(typed: &str) -> Self {
        Self::Whole(format!("{}{KEY_END}", truncate_key(typed)))
    }

    /// A prefix with typing errors; `None` when it is too short for errors.
    pub fn fuzzy(typed: &str) -> Option<Self> {
        let typed = truncate_key(typed);
        let letters = typed.chars().count();
        if letters < PREFIX_ONE_ERROR_FROM {
            return None;
        }
        let errors = if letters < PREFIX_TWO_ERRORS_FROM { 1 } else { 2 };
        let first = typed.chars().next()?.to_string();
        Some(Self::Fuzzy { first, dfa: automaton_builder(errors).build_prefix_dfa(typed) })
    }

    /// Whether a key is a completion.
    pub fn is_completed_by(&self, key: &str) -> bool {
        match self {
            Self::Exact(typed) => key.starts_with(typed.as_str()),
            Self::Whole(typed) => typed.strip_suffix(KEY_END) == Some(truncate_key(key)),
            Self::Fuzzy { first, dfa } => {
                key.starts_with(first.as_str()) && matches!(dfa.eval(key), Distance::Exact(_))
            }
        }
    }

    fn literal(&self) -> &str {
        match self {
            Self::Exact(typed) | Self::Whole(typed) => typed,
            Self::Fuzzy { first, .. } => first,
        }
    }
}

/// A node of the map to visit. The order of the fields is the order of visits.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct WalkNode {
    /// A lower bound for the cost of all completions from here.
    cost: u64,
    /// A whole key ends here; otherwise its node is expanded.
    is_end: bool,
    key: Vec<u8>,
    node: usize,
    /// State of the automaton; `None` once the whole prefix is matched.
    state: Option<u32>,
}

/// Iterates over completions, cheapest first.
pub struct BestFirst<'a> {
    map: &'a Fst<Mmap>,
    prefix: &'a TypedPrefix,
    queue: BinaryHeap<Reverse<WalkNode>>,
    steps: usize,
}

impl<'a> BestFirst<'a> {
    pub fn new(map: &'a Fst<Mmap>, typed: &'a TypedPrefix) -> Self {
        let mut walk = Self { map, prefix: typed, queue: BinaryHeap::new(), steps: 0 };
        let mut node = map.root();
        let mut cost = Output::zero();
        let mut state = match typed {
            TypedPrefix::Exact(_) | TypedPrefix::Whole(_) => None,
            TypedPrefix::Fuzzy { dfa, .. } => Some(dfa.initial_state()),
        };
        for &byte in typed.literal().as_bytes() {
            let Some(found) = node.find_input(byte) else { return walk };
            let transition = node.transition(found);
            cost = cost.cat(transition.out);
            node = map.node(transition.addr);
            state = state.and_then(|state| walk.step(state, byte));
        }
        let key = typed.literal().as_bytes().to_vec();
        walk.queue.push(Reverse(WalkNode { cost: cost.value(), is_end: false, key, node: node.addr(), state }));
        walk
    }

    /// The automaton's next state; `None` when no match is possible.
    fn step(&self, state: u32, byte: u8) -> Option<u32> {
        match self.prefix {
            TypedPrefix::Exact(_) | TypedPrefix::Whole(_) => None,
            TypedPrefix::Fuzzy { dfa, .. } => Some(dfa.transition(state, byte)),
        }
    }

    fn is_match(&self, state: Option<u32>) -> bool {
        match (self.prefix, state) {
            (TypedPrefix::Fuzzy { dfa, .. }, Some(state)) => matches!(dfa.distance(state), Distance::Exact(_)),
            _ => true,
        }
    }
}

impl Iterator for BestFirst<'_> {
    /// The key and its cost.
    type Item = (Vec<u8>, u64);

    fn next(&mut self) -> Option<Self::Item> {
        while let Some(Reverse(place)) = self.queue.pop() {
            if place.is_end {
                return Some((place.key, place.cost));
            }
            self.steps += 1;
            if self.steps > MAX_STEPS {
                return None;
            }
            let node = self.map.node(place.node);
            if node.is_final() && self.is_match(place.state) {
                let cost = place.cost + node.final_output().value();
                self.queue.push(Reverse(WalkNode { cost, is_end: true, key: place.key.clone(), node: 0, state: None }));
            }
            for transition in node.transitions() {
                let state = place.state.and_then(|state| self.step(state, transition.inp));
                if state == Some(SINK_STATE) {
                    continue;
                }
                let mut key = Vec::with_capacity(place.key.len() + 1);
                key.extend_from_slice(&place.key);
                key.push(transition.inp);
                let cost = place.cost + transition.out.value();
                self.queue.push(Reverse(WalkNode { cost, is_end: false, key, node: transition.addr, state }));
            }
        }
        None
    }
}
