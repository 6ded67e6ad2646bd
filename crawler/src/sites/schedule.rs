//! When a site is asked again. Pure.

use earshot_model::Timestamp;

const DAY_S: u64 = 86_400;

/// How the last crawl went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// It says something else than before, or was never read.
    Changed,
    /// So many crawls in a row brought nothing new.
    Unchanged(u32),
    /// Nothing could be read, so many times in a row.
    Failed(u32),
    /// robots.txt forbids it, or its owner does not want it.
    Refused,
    /// For sale, or drawn by scripts: it takes long until that changes.
    Parked,
}

impl Outcome {
    /// Why the site is due when it is due next.
    pub(super) fn why(self) -> &'static str {
        match self {
            Self::Changed => "changed",
            Self::Unchanged(_) => "unchanged",
            Self::Failed(_) => "failed",
            Self::Refused => "refused",
            Self::Parked => "parked",
        }
    }

    fn days(self) -> u64 {
        match self {
            Self::Changed => 14,
            // Facts 3.1: one crawl in 30 days.
            Self::Unchanged(0..=2) => 30,
            Self::Unchanged(_) | Self::Refused => 60,
            Self::Failed(times) => 1_u64 << times.saturating_sub(1).min(6),
            Self::Parked => 90,
        }
    }
}

/// The moment, a tenth earlier or later: sites that came together don't stay together. `site` draws which.
pub(super) fn next(outcome: Outcome, site: &str, now: Timestamp) -> Timestamp {
    let drawn = site
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    let wait = outcome.days() * DAY_S;
    let wait = wait * 9 / 10 + drawn % (wait / 5);
    now + std::time::Duration::from_secs(wait)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::DateTime;

    #[test]
    fn sites_are_asked_again_by_what_they_are_worth() {
        let now = DateTime::UNIX_EPOCH;
        for (outcome, days) in [
            (Outcome::Changed, 14),
            (Outcome::Unchanged(1), 30),
            (Outcome::Unchanged(9), 60),
            (Outcome::Failed(1), 1),
            (Outcome::Failed(3), 4),
            (Outcome::Failed(u32::MAX), 64),
            (Outcome::Refused, 60),
            (Outcome::Parked, 90),
        ] {
            let mut moments: Vec<i64> =
                (0..200).map(|site| next(outcome, &format!("{site}.example"), now).timestamp()).collect();
            moments.sort_unstable();
            let (first, last) = (moments[0], moments[199]);
            let wait = days * 86_400;
            assert!(first >= wait * 9 / 10 && last < wait * 11 / 10, "{outcome:?}: {first} to {last}");
            assert!(last - first > wait / 10, "{outcome:?}: spread over {} s", last - first);
        }
    }
}
