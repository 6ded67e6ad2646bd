//! Simulates a poller that has only the information from its own polls.

use crate::policy::Policy;
use crate::record::{DAY_S, PublishRecord, Window};
use std::hash::{DefaultHasher, Hash, Hasher};

/// Each show is simulated from several start times, so that luck with the first poll averages out.
const PHASES: u64 = 4;

/// The cost and benefit of a policy.
pub(crate) struct SimulationResult {
    pub(crate) shows: usize,
    pub(crate) episodes: usize,
    pub(crate) polls_a_day: f64,
    /// Mean delay over episodes, in minutes.
    pub(crate) mean: f64,
    /// Mean over shows of their mean delays, in minutes.
    pub(crate) mean_by_show: f64,
    /// Mean delay over episodes within half a year of the previous one, in minutes.
    pub(crate) mean_awake: f64,
    delays: Vec<f64>,
}

impl SimulationResult {
    pub(crate) fn quantile(&self, part: f64) -> f64 {
        self.delays[((self.delays.len() - 1) as f64 * part) as usize]
    }
}

/// Simulates a policy over all shows with enough episodes in the window. An episode is visible `lag_s` seconds after
/// its date.
pub(crate) fn simulate(
    records: &[PublishRecord],
    window: Window,
    lag_s: i64,
    make: &dyn Fn() -> Box<dyn Policy>,
) -> SimulationResult {
    let (mut polls, mut days, mut delays, mut means, mut episodes) = (0, 0.0, Vec::new(), Vec::new(), 0);
    let mut awake = Vec::new();
    for record in records {
        let Some((start, end)) = record.span(window) else { continue };
        episodes += record.times.iter().filter(|at| (start + 1..=end).contains(at)).count();
        let mut own = Vec::new();
        for phase in 0..PHASES {
            let begin = start + first_poll(&record.name, phase);
            if begin >= end {
                continue;
            }
            days += (end - begin) as f64 / DAY_S as f64;
            polls += simulate_show(record, (begin, end), lag_s, &mut *make(), &mut own);
        }
        if !own.is_empty() {
            means.push(mean(own.iter().map(|(delay, _)| *delay)));
        }
        awake.extend(own.iter().filter(|(_, gap)| *gap <= 180 * DAY_S).map(|(delay, _)| *delay));
        delays.extend(own.into_iter().map(|(delay, _)| delay));
    }
    delays.sort_by(f64::total_cmp);
    SimulationResult {
        shows: means.len(),
        episodes,
        polls_a_day: polls as f64 / days,
        mean: mean(delays.iter().copied()),
        mean_by_show: mean(means.iter().copied()),
        mean_awake: mean(awake.iter().copied()),
        delays,
    }
}

fn mean(values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = values.len() as f64;
    values.sum::<f64>() / count
}

fn first_poll(name: &str, phase: u64) -> i64 {
    let mut hasher = DefaultHasher::new();
    name.hash(&mut hasher);
    ((hasher.finish() % DAY_S as u64 + phase * DAY_S as u64 / PHASES) % DAY_S as u64) as i64
}

/// Polls until every episode of the span was seen, and counts the polls in it. Each delay in minutes comes with the gap
/// before the episode in seconds.
fn simulate_show(
    record: &PublishRecord,
    (begin, end): (i64, i64),
    lag_s: i64,
    policy: &mut dyn Policy,
    delays: &mut Vec<(f64, i64)>,
) -> usize {
    let times = &record.times;
    let visible = |now: i64| times.partition_point(|at| at + lag_s <= now);
    let (mut now, mut seen, mut polls) = (begin, visible(begin), 0);
    let mut has_news = true;
    loop {
        polls += usize::from(now <= end);
        let wait = policy.next_wait(&times[..seen], now, has_news);
        now += wait.max(15 * 60);
        let count = visible(now);
        for index in seen..count {
            if times[index] > begin && times[index] <= end {
                let gap = index.checked_sub(1).map_or(0, |before| times[index] - times[before]);
                delays.push(((now - times[index] - lag_s) as f64 / 60.0, gap));
            }
        }
        has_news = count > seen;
        seen = count;
        if now > end && times.get(seen).is_none_or(|at| *at > end) {
            return polls;
        }
    }
}
