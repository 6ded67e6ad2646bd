//! A schedule that gives every poll the same probability of a new episode. It is the obvious choice, and leaves
//! unlikely hours without polls.

use crate::policy::{HOUR_S, Policy};

const BIN_S: i64 = HOUR_S / 2;
const WEEK_BINS: usize = 336;
const DAY_BINS: usize = 48;
const DAY_S: i64 = 24 * HOUR_S;

/// Polls this many times per expected episode.
pub(crate) struct EqualMassPolicy {
    pub(crate) polls: f64,
}

impl Policy for EqualMassPolicy {
    fn next_wait(&mut self, known: &[i64], now: i64, _: bool) -> i64 {
        let recent = &known[known.len().saturating_sub(30)..];
        let likelihood = likelihood(recent);
        let gap = match recent {
            [first, .., last] if recent.len() > 4 => (last - first) as f64 / (recent.len() - 1) as f64,
            _ => (7 * DAY_S) as f64,
        };
        let (mut at, mut left) = (now, 1.0);
        while at < now + DAY_S {
            let edge = (at.div_euclid(BIN_S) + 1) * BIN_S;
            let density = self.polls * likelihood[at.div_euclid(BIN_S) as usize % WEEK_BINS] / gap;
            let mass = density * (edge - at) as f64;
            if mass >= left {
                return (at - now + (left / density) as i64).clamp(900, DAY_S);
            }
            left -= mass;
            at = edge;
        }
        DAY_S
    }
}

/// The mixture of facts 1.3: likelihood by half-hour of the week, with mean one.
fn likelihood(recent: &[i64]) -> [f64; WEEK_BINS] {
    if recent.len() < 5 {
        return [1.0; WEEK_BINS];
    }
    let (mut weekly, mut daily) = ([0.0; WEEK_BINS], [0.0; DAY_BINS]);
    let weights = || (0..recent.len()).map(|rank| 0.93_f64.powi(rank as i32));
    let total: f64 = weights().sum();
    for (at, weight) in recent.iter().rev().zip(weights()) {
        let bin = at.div_euclid(BIN_S) as usize;
        for (shift, part) in [(0, 0.5), (1, 0.25), (WEEK_BINS - 1, 0.25)] {
            weekly[(bin + shift) % WEEK_BINS] += part * weight / total * WEEK_BINS as f64;
            daily[(bin + shift) % DAY_BINS] += part * weight / total * DAY_BINS as f64;
        }
    }
    std::array::from_fn(|bin| 0.55 * weekly[bin] + 0.30 * daily[bin % DAY_BINS] + 0.15)
}
