//! When a podcast publishes: regular weekdays and an hour, so that the next episode is predictable.

use crate::random::Random;
use chrono::{DateTime, Datelike, Days, NaiveDate, TimeDelta, Utc};

/// Maximum age of a show. Shows with many episodes publish more often instead.
const LONGEST_HISTORY_DAYS: u32 = 15 * 365;
const SECONDS_PER_DAY: u32 = 86_400;
/// One date in this many is missed.
const MISSED_ONE_IN: usize = 16;

/// Bits of the weekdays, from Monday.
const EVERY_DAY: u8 = 0b111_1111;
const WORKING_DAYS: u8 = 0b001_1111;
/// Weekdays of weekly shows in percent; most publish from Tuesday to Thursday.
const WEEKDAYS: &[u32] = &[18, 20, 17, 17, 14, 6, 8];
/// Publishing days, weeks between them, and the share of shows in percent.
const CADENCES: &[(PublishingDays, u32, u32)] = &[
    (PublishingDays::Weekdays(EVERY_DAY), 1, 3),
    (PublishingDays::Weekdays(WORKING_DAYS), 1, 6),
    (PublishingDays::DaysPerWeek(2), 1, 8),
    (PublishingDays::DaysPerWeek(1), 1, 45),
    (PublishingDays::DaysPerWeek(1), 2, 18),
    (PublishingDays::DaysPerWeek(1), 4, 20),
];
/// How much the time varies, in seconds, and the share of shows in percent.
const EXACTNESS: &[(u32, u32)] = &[(0, 35), (600, 30), (7_200, 25), (SECONDS_PER_DAY - 1, 10)];

#[derive(Clone, Copy)]
enum PublishingDays {
    /// These weekdays.
    Weekdays(u8),
    /// This many days per week, chosen per show.
    DaysPerWeek(u32),
}

/// A publishing schedule.
#[derive(Clone, Debug)]
pub struct ReleaseSchedule {
    /// Weekdays as bits, from Monday.
    days: u8,
    every_weeks: u32,
    /// Which of the weeks.
    phase: u32,
    /// Time of a day's first episode in seconds after midnight UTC, and its maximum delay.
    second: u32,
    late_s: u32,
    per_day: u32,
    random: Random,
}

impl ReleaseSchedule {
    pub fn new(random: &mut Random) -> Self {
        let (days, every_weeks, _) = CADENCES[random.weighted(CADENCES.iter().map(|cadence| cadence.2))];
        let days = match days {
            PublishingDays::Weekdays(days) => days,
            PublishingDays::DaysPerWeek(count) => {
                (0..count).fold(0, |days, _| days | 1 << random.weighted(WEEKDAYS.iter().copied()))
            }
        };
        let late_s = EXACTNESS[random.weighted(EXACTNESS.iter().map(|row| row.1))].0;
        // On the full or half hour between three in the morning and eight in the evening.
        let second = random.in_range(6, 40) * 1_800;
        Self {
            days,
            every_weeks,
            phase: random.in_range(0, every_weeks - 1),
            second: second.min(SECONDS_PER_DAY - 1 - late_s),
            late_s,
            per_day: 1,
            random: random.numbered(0),
        }
    }

    /// Maximum number of days between two episodes, apart from missed ones.
    pub fn longest_gap_days(&self) -> u32 {
        7 * self.every_weeks
    }

    /// Returns `count` times, newest first, starting on `last` or the last scheduled day before it.
    pub fn publish_times(&self, last: NaiveDate, count: u32) -> impl Iterator<Item = DateTime<Utc>> + use<> {
        let rhythm = self.with_enough_days(count);
        let days = (0..).map_while(move |back| last.checked_sub_days(Days::new(back)));
        let mut is_first = true;
        let slots = days.flat_map(move |day| {
            let is_kept =
                rhythm.is_publishing_day(day) && (is_first || rhythm.random_of_day(day).below(MISSED_ONE_IN) > 0);
            is_first &= !is_kept;
            let rhythm = rhythm.clone();
            let slots = if is_kept { rhythm.per_day } else { 0 };
            (0..slots).rev().map(move |slot| rhythm.publish_time(day, slot))
        });
        slots.take(count as usize)
    }

    /// Returns the schedule, or a denser one that fits the episodes into the maximum age.
    fn with_enough_days(&self, count: u32) -> Self {
        let slots = LONGEST_HISTORY_DAYS / 7 * self.days.count_ones() / self.every_weeks;
        if count < slots - slots / 8 {
            return self.clone();
        }
        let per_day = 1 + count / (LONGEST_HISTORY_DAYS - LONGEST_HISTORY_DAYS / 8);
        Self { days: EVERY_DAY, every_weeks: 1, phase: 0, per_day, ..self.clone() }
    }

    fn is_publishing_day(&self, day: NaiveDate) -> bool {
        // Day 1 of the common era was a Monday.
        let week = (day.num_days_from_ce() - 1).unsigned_abs() / 7;
        self.days >> day.weekday().num_days_from_monday() & 1 == 1 && week % self.every_weeks == self.phase
    }

    fn publish_time(&self, day: NaiveDate, slot: u32) -> DateTime<Utc> {
        let mut random = self.random_of_day(day).numbered(u64::from(slot));
        let second = if self.per_day == 1 {
            self.second + random.in_range(0, self.late_s)
        } else {
            let length = SECONDS_PER_DAY / self.per_day;
            slot * length + random.in_range(0, length / 2)
        };
        day.and_time(chrono::NaiveTime::MIN).and_utc() + TimeDelta::seconds(i64::from(second))
    }

    fn random_of_day(&self, day: NaiveDate) -> Random {
        self.random.numbered(day.num_days_from_ce().unsigned_abs().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::Timelike as _;

    fn last() -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 10, 31).unwrap()
    }

    fn rhythms() -> impl Iterator<Item = ReleaseSchedule> {
        (0..400).map(|seed| ReleaseSchedule::new(&mut Random::new(seed)))
    }

    #[test]
    fn times_fall_and_reach_no_further_than_the_longest_history() {
        for (rhythm, count) in rhythms().zip([1, 10, 300, 5_000, 40_000].into_iter().cycle()) {
            let times: Vec<_> = rhythm.publish_times(last(), count).collect();
            assert_eq!(times.len() as u32, count);
            assert!(times.windows(2).all(|pair| pair[0] > pair[1]), "{rhythm:?}");
            assert!(times[0].date_naive() <= last());
            let span = times[0] - times[times.len() - 1];
            assert!(span.num_days() <= i64::from(LONGEST_HISTORY_DAYS), "{count} in {} days", span.num_days());
        }
    }

    #[test]
    fn shows_publish_on_fixed_days_and_mostly_at_a_fixed_hour() {
        let mut exact = 0;
        for rhythm in rhythms() {
            let times: Vec<_> = rhythm.publish_times(last(), 40).collect();
            assert!(times.iter().all(|time| rhythm.is_publishing_day(time.date_naive())));
            let seconds = times.iter().map(|time| time.num_seconds_from_midnight());
            let (low, high) = seconds.fold((u32::MAX, 0), |(low, high), second| (low.min(second), high.max(second)));
            exact += u32::from(high - low <= 600);
        }
        assert!((230..290).contains(&exact), "{exact} of 400 shows keep their hour");
    }

    #[test]
    fn the_end_of_the_calendar_ends_the_times() {
        let rhythm = rhythms().next().unwrap();
        assert!(rhythm.publish_times(NaiveDate::MIN, 10).count() < 10);
    }
}
