//! Which endpoints get their next delivery: teams take turns, and endpoints within a team. No I/O.

use earshot_app::DueEndpoint;
use std::collections::{HashMap, HashSet};
use std::time::Duration;
use uuid::Uuid;

/// Requests at the same time.
const MAX_IN_FLIGHT: usize = 64;
/// Requests of one team at the same time.
const MAX_PER_TEAM: usize = 8;
/// Requests to one endpoint at the same time, so that one that hangs does not delay the others.
const MAX_PER_ENDPOINT: usize = 4;
/// Requests to slow endpoints at the same time. The other places are for endpoints that respond.
const MAX_SLOW: usize = MAX_IN_FLIGHT / 2;
/// An endpoint whose last request took this long is slow, and gets one request at a time.
const SLOW_AFTER: Duration = Duration::from_secs(3);
/// Teams and endpoints that are remembered while none of their requests runs.
const MAX_REMEMBERED: usize = 10_000;

/// The requests in flight, and when each team and endpoint had its last turn.
#[derive(Debug, Default)]
pub struct Turns {
    turn: u64,
    last_turns: HashMap<Uuid, u64>,
    in_flight: HashMap<Uuid, usize>,
    running: usize,
    slow: HashSet<Uuid>,
    slow_running: usize,
}

impl Turns {
    /// Returns the endpoints of the next round, one of each team: first the team whose last turn was longest ago.
    /// Endpoints without a free place are left out.
    #[must_use]
    pub fn next_round(&self, due: &[DueEndpoint]) -> Vec<DueEndpoint> {
        let mut first: HashMap<Uuid, DueEndpoint> = HashMap::new();
        for endpoint in due.iter().filter(|endpoint| self.has_place(endpoint)) {
            let chosen = first.entry(endpoint.team_id).or_insert(*endpoint);
            if self.order(endpoint.webhook_id) < self.order(chosen.webhook_id) {
                *chosen = *endpoint;
            }
        }
        let mut round: Vec<DueEndpoint> = first.into_values().collect();
        round.sort_by_key(|endpoint| self.order(endpoint.team_id));
        round
    }

    /// Whether a request to an endpoint may start.
    #[must_use]
    pub fn has_place(&self, endpoint: &DueEndpoint) -> bool {
        let running = |id: Uuid| self.in_flight.get(&id).copied().unwrap_or_default();
        let is_slow = self.slow.contains(&endpoint.webhook_id);
        let of_endpoint = if is_slow { 1 } else { MAX_PER_ENDPOINT };
        self.running < MAX_IN_FLIGHT
            && running(endpoint.team_id) < MAX_PER_TEAM
            && running(endpoint.webhook_id) < of_endpoint
            && !(is_slow && self.slow_running >= MAX_SLOW)
    }

    /// Counts a request that starts. Returns whether its endpoint is slow, for [`Self::end`].
    pub fn start(&mut self, endpoint: &DueEndpoint) -> bool {
        self.turn += 1;
        for id in [endpoint.team_id, endpoint.webhook_id] {
            self.last_turns.insert(id, self.turn);
            *self.in_flight.entry(id).or_default() += 1;
        }
        let is_slow = self.slow.contains(&endpoint.webhook_id);
        self.running += 1;
        self.slow_running += usize::from(is_slow);
        is_slow
    }

    /// Counts a request that ended after `took`.
    pub fn end(&mut self, endpoint: &DueEndpoint, was_slow: bool, took: Duration) {
        for id in [endpoint.team_id, endpoint.webhook_id] {
            let count = self.in_flight.entry(id).or_default();
            *count = count.saturating_sub(1);
            if *count == 0 {
                self.in_flight.remove(&id);
            }
        }
        self.running = self.running.saturating_sub(1);
        self.slow_running = self.slow_running.saturating_sub(usize::from(was_slow));
        if took >= SLOW_AFTER {
            self.slow.insert(endpoint.webhook_id);
        } else {
            self.slow.remove(&endpoint.webhook_id);
        }
        if self.last_turns.len() > MAX_REMEMBERED {
            self.last_turns.retain(|id, _| self.in_flight.contains_key(id));
            self.slow.retain(|id| self.in_flight.contains_key(id));
        }
    }

    /// Those without a turn come first. Ids make the order the same in each run.
    fn order(&self, id: Uuid) -> (u64, Uuid) {
        (self.last_turns.get(&id).copied().unwrap_or_default(), id)
    }
}
