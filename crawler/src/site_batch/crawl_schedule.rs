//! When a site is crawled again. Pure.

use earshot_model::Timestamp;

const DAY_S: u64 = 86_400;

/// Outcome of the last crawl.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CrawlOutcome {
    /// The site changed or was crawled for the first time.
    Changed,
    /// Number of consecutive crawls without changes.
    Unchanged(u32),
    /// Number of consecutive crawls in which nothing could be read.
    Failed(u32),
    /// Disallowed by robots.txt or by an opt-out.
    Refused,
    /// For sale, or a JavaScript application: such sites rarely change.
    Parked,
}

impl CrawlOutcome {
    /// Returns the reason to store for the next crawl.
    pub(super) fn reason(self) -> &'static str {
        match self {
            Self::Changed => "changed",
            Self::Unchanged(_) => "unchanged",
            Self::Failed(_) => "failed",
            Self::Refused => "refused",
            Self::Parked => "parked",
        }
    }

    fn interval_days(self) -> u64 {
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

/// Returns the next crawl time, shifted by up to a tenth in either direction, so that sites crawled together spread
/// out. `site` seeds the shift.
pub(super) fn next_crawl_at(outcome: CrawlOutcome, site: &str, now: Timestamp) -> Timestamp {
    let drawn = site
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    let wait = outcome.interval_days() * DAY_S;
    let wait = wait * 9 / 10 + drawn % (wait / 5);
    now + std::time::Duration::from_secs(wait)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::DateTime;

    #[test]
    fn the_crawl_interval_depends_on_the_outcome() {
        let now = DateTime::UNIX_EPOCH;
        for (outcome, days) in [
            (CrawlOutcome::Changed, 14),
            (CrawlOutcome::Unchanged(1), 30),
            (CrawlOutcome::Unchanged(9), 60),
            (CrawlOutcome::Failed(1), 1),
            (CrawlOutcome::Failed(3), 4),
            (CrawlOutcome::Failed(u32::MAX), 64),
            (CrawlOutcome::Refused, 60),
            (CrawlOutcome::Parked, 90),
        ] {
            let mut moments: Vec<i64> =
                (0..200).map(|site| next_crawl_at(outcome, &format!("{site}.example"), now).timestamp()).collect();
            moments.sort_unstable();
            let (first, last) = (moments[0], moments[199]);
            let wait = days * 86_400;
            assert!(first >= wait * 9 / 10 && last < wait * 11 / 10, "{outcome:?}: {first} to {last}");
            assert!(last - first > wait / 10, "{outcome:?}: spread over {} s", last - first);
        }
    }
}
