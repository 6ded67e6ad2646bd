//! The requests that wait to be written.

use earshot_app::{MissedRequests, NewLoggedRequest};
use earshot_model::Timestamp;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use uuid::Uuid;

/// Most requests of a team that are logged between two writes, so that one team does not fill the queue.
const MAX_OF_TEAM: usize = 500;
/// Most requests that wait, about 5 MB.
const MAX_WAITING: usize = 20_000;
/// A team whose log grew by so many requests may have more than are kept.
const REQUESTS_PER_CHECK: u64 = 1_000;
/// Teams whose requests are counted. More of them are forgotten, and checked at their next request.
const MAX_COUNTED_TEAMS: usize = 100_000;

/// The requests that wait to be written. What does not fit is counted for its team, and the count is written.
#[derive(Debug, Default)]
pub struct RequestLog(Mutex<QueueState>);

#[derive(Debug, Default)]
struct QueueState {
    waiting: Vec<NewLoggedRequest>,
    teams: HashMap<Uuid, TeamCounts>,
    /// Requests of each team since its log was last checked for its size.
    unchecked: HashMap<Uuid, u64>,
}

#[derive(Debug, Default)]
struct TeamCounts {
    waiting: usize,
    missed: u64,
    first_missed_at: Option<Timestamp>,
}

impl TeamCounts {
    fn miss(&mut self, at: Timestamp, count: u64) {
        self.missed = self.missed.saturating_add(count);
        self.first_missed_at = Some(self.first_missed_at.map_or(at, |first| first.min(at)));
    }
}

impl RequestLog {
    /// Adds a request. Returns false when it does not fit and is only counted.
    pub fn push(&self, request: NewLoggedRequest) -> bool {
        let mut state = self.lock();
        let is_full = state.waiting.len() >= MAX_WAITING;
        let team = state.teams.entry(request.team_id).or_default();
        if is_full || team.waiting >= MAX_OF_TEAM {
            team.miss(request.at, 1);
            return false;
        }
        team.waiting += 1;
        state.waiting.push(request);
        true
    }

    /// Returns what waits, and makes room.
    pub(super) fn take(&self) -> (Vec<NewLoggedRequest>, Vec<MissedRequests>) {
        let mut state = self.lock();
        let teams = std::mem::take(&mut state.teams).into_iter();
        let missed = teams.filter_map(|(team_id, counts)| {
            counts.first_missed_at.map(|at| MissedRequests { team_id, at, count: counts.missed })
        });
        (std::mem::take(&mut state.waiting), missed.collect())
    }

    /// Counts requests that could not be written.
    pub(super) fn miss(&self, requests: &[NewLoggedRequest], missed: &[MissedRequests]) {
        let mut state = self.lock();
        for request in requests {
            state.teams.entry(request.team_id).or_default().miss(request.at, 1);
        }
        for missed in missed {
            state.teams.entry(missed.team_id).or_default().miss(missed.at, missed.count);
        }
    }

    /// Counts written requests. Returns the teams whose log must be checked for its size: at their first request,
    /// because this process did not count what came before, and after some thousand requests.
    pub(super) fn teams_to_check(&self, written: &[NewLoggedRequest]) -> Vec<Uuid> {
        let mut state = self.lock();
        if state.unchecked.len() >= MAX_COUNTED_TEAMS {
            state.unchecked.clear();
        }
        let mut due = Vec::new();
        for request in written {
            let count = state.unchecked.entry(request.team_id).or_insert(REQUESTS_PER_CHECK);
            if *count >= REQUESTS_PER_CHECK {
                *count = 0;
                due.push(request.team_id);
            }
            *count += 1;
        }
        due
    }

    fn lock(&self) -> MutexGuard<'_, QueueState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(team: u128) -> NewLoggedRequest {
        NewLoggedRequest {
            team_id: Uuid::from_u128(team),
            key_id: Uuid::from_u128(9),
            at: "2026-11-21T10:00:00Z".parse().expect("a time"),
            method: "GET",
            route: "/api/v1/projects".to_owned(),
            status: 200,
            duration_ms: 3,
        }
    }

    #[test]
    fn a_team_that_fills_its_place_leaves_room_for_others_and_its_requests_are_counted() {
        let log = RequestLog::default();
        let logged = (0..MAX_OF_TEAM + 7).filter(|_| log.push(request(1))).count();
        assert_eq!(logged, MAX_OF_TEAM);
        assert!(log.push(request(2)));
        let (waiting, missed) = log.take();
        assert_eq!(waiting.len(), MAX_OF_TEAM + 1);
        let at = request(1).at;
        assert_eq!(missed, [MissedRequests { team_id: Uuid::from_u128(1), at, count: 7 }]);
        assert!(log.push(request(1)), "written ones make room");
        assert!(log.take().1.is_empty());
    }

    #[test]
    fn the_queue_is_bounded_for_any_number_of_teams() {
        let log = RequestLog::default();
        let teams = u128::try_from(MAX_WAITING).expect("small") + 5;
        assert_eq!((0..teams).filter(|team| log.push(request(*team))).count(), MAX_WAITING);
        let (_, missed) = log.take();
        assert_eq!(missed.iter().map(|missed| missed.count).sum::<u64>(), 5);
    }

    #[test]
    fn requests_that_could_not_be_written_are_counted() {
        let log = RequestLog::default();
        let failed = MissedRequests { team_id: Uuid::from_u128(1), at: request(1).at, count: 3 };
        log.miss(&[request(1), request(1)], std::slice::from_ref(&failed));
        assert_eq!(log.take(), (Vec::new(), vec![MissedRequests { count: 5, ..failed }]));
    }

    #[test]
    fn the_size_of_a_log_is_checked_at_first_and_after_a_thousand_requests() {
        let log = RequestLog::default();
        let team = Uuid::from_u128(1);
        assert_eq!(log.teams_to_check(&[request(1), request(1)]), [team]);
        assert!(log.teams_to_check(&vec![request(1); 998]).is_empty());
        assert_eq!(log.teams_to_check(&[request(1), request(2)]), [team, Uuid::from_u128(2)]);
    }
}
