//! Which endpoints get their next delivery.

use crate::support::prelude::*;
use earshot_api::deliveries::Turns;
use earshot_app::DueEndpoint;
use uuid::Uuid;

const FAST: Duration = Duration::from_millis(50);
const HANGING: Duration = Duration::from_secs(15);

fn endpoint(team: u128, webhook: u128) -> DueEndpoint {
    DueEndpoint { team_id: Uuid::from_u128(team), webhook_id: Uuid::from_u128(1_000_000 + 100 * team + webhook) }
}

/// Ten endpoints of each of 20 teams.
fn endpoints_of_teams() -> Vec<DueEndpoint> {
    (1..=20).flat_map(|team| (0..10).map(move |webhook| endpoint(team, webhook))).collect()
}

/// Starts requests while one of the endpoints has a place. Returns them, and whether their endpoints are slow.
fn start_all(turns: &mut Turns, due: &[DueEndpoint]) -> Vec<(DueEndpoint, bool)> {
    let mut started = Vec::new();
    while let Some(next) = turns.next_round(due).first().copied() {
        started.push((next, turns.start(&next)));
    }
    started
}

#[test]
fn a_team_with_many_deliveries_gets_one_of_each_round() {
    let flood: Vec<DueEndpoint> = (0..10).map(|webhook| endpoint(1, webhook)).collect();
    let due = [flood, vec![endpoint(2, 0)]].concat();
    let mut turns = Turns::default();
    let round = turns.next_round(&due);
    assert_eq!(round, [endpoint(1, 0), endpoint(2, 0)]);
    for endpoint in &round {
        turns.start(endpoint);
    }
    // The endpoints of a team take turns, too.
    assert_eq!(turns.next_round(&due), [endpoint(1, 1), endpoint(2, 0)]);
}

#[test]
fn the_team_that_waited_longest_comes_first() {
    let mut turns = Turns::default();
    turns.start(&endpoint(1, 0));
    turns.start(&endpoint(2, 0));
    turns.start(&endpoint(1, 0));
    assert_eq!(
        turns.next_round(&[endpoint(1, 0), endpoint(2, 0), endpoint(3, 0)]),
        [endpoint(3, 0), endpoint(2, 0), endpoint(1, 0)]
    );
}

#[test]
fn a_team_never_has_all_places() {
    let mut turns = Turns::default();
    let due: Vec<DueEndpoint> = (0..10).map(|webhook| endpoint(1, webhook)).collect();
    assert_eq!(start_all(&mut turns, &due).len(), 8);
    assert!(turns.has_place(&endpoint(2, 0)));
}

#[test]
fn requests_that_ended_take_no_places() {
    let mut turns = Turns::default();
    let all = endpoints_of_teams();
    // Of a team, of an endpoint, and of all.
    for (due, places) in [(&all[..10], 8), (&all[..1], 4), (&all[..10], 8), (&all[..], 64), (&all[..], 64)] {
        let started = start_all(&mut turns, due);
        assert_eq!(started.len(), places);
        for (endpoint, was_slow) in started {
            turns.end(&endpoint, was_slow, FAST);
        }
    }
}

#[test]
fn turns_of_ten_thousand_teams_and_endpoints_are_remembered() {
    let mut turns = Turns::default();
    let due = [endpoint(1, 0), endpoint(9_999, 0)];
    let request = |turns: &mut Turns, team| {
        let was_slow = turns.start(&endpoint(team, 0));
        turns.end(&endpoint(team, 0), was_slow, FAST);
    };
    (1..=5_000).for_each(|team| request(&mut turns, team));
    assert_eq!(turns.next_round(&due), [endpoint(9_999, 0), endpoint(1, 0)]);
    request(&mut turns, 5_001);
    assert_eq!(turns.next_round(&due), due, "none has had a turn");
}

#[test]
fn hanging_endpoints_leave_places_for_others() {
    let mut turns = Turns::default();
    let hanging = endpoints_of_teams();
    // Each has hung once.
    for one in &hanging {
        let was_slow = turns.start(one);
        turns.end(one, was_slow, HANGING);
    }
    let mut running = start_all(&mut turns, &hanging);
    assert_eq!(running.len(), 32);
    assert!(turns.has_place(&endpoint(99, 0)), "an endpoint that responds has a place");
    // One that responds again is not slow any more.
    let (first, was_slow) = running.remove(0);
    turns.end(&first, was_slow, FAST);
    let started = (0..4).take_while(|_| turns.has_place(&first) && !turns.start(&first)).count();
    assert_eq!(started, 4);
}
