//! Publish times of a show's episodes, computed backwards from the reference date.

use super::show::{Cadence, Show};
use crate::random::Random;
use chrono::{DateTime, Datelike, Days, Months, NaiveDate, Utc, Weekday};

/// Weekdays, weighted by how many shows publish on them.
const WEEKDAYS: &[(Weekday, u32)] = &[
    (Weekday::Mon, 18),
    (Weekday::Tue, 24),
    (Weekday::Wed, 20),
    (Weekday::Thu, 18),
    (Weekday::Fri, 12),
    (Weekday::Sat, 3),
    (Weekday::Sun, 5),
];
/// One date in this many is missed.
const MISSED_ONE_IN: usize = 15;
/// One date in this many is some hours late.
const LATE_ONE_IN: usize = 12;

/// The publishing habit of a show, which follows from its slug.
struct PublishingHabit {
    cadence: Cadence,
    weekday: Weekday,
    /// Which of two weeks, or which week of the month.
    week: u32,
    hour: u32,
    minute: u32,
}

impl PublishingHabit {
    fn of(show: &Show) -> Self {
        let mut random = Random::named(1, &show.slug);
        let weekday = WEEKDAYS[random.weighted(WEEKDAYS.iter().map(|(_, weight)| *weight))].0;
        Self {
            cadence: show.authored.cadence,
            weekday,
            week: random.in_range(0, 3),
            hour: random.in_range(3, 17),
            minute: *random.pick(&[0, 0, 0, 1, 5, 15, 30, 30, 45]),
        }
    }

    fn is_due(&self, day: NaiveDate) -> bool {
        if self.cadence == Cadence::Daily {
            return !matches!(day.weekday(), Weekday::Sat | Weekday::Sun);
        }
        day.weekday() == self.weekday
            && match self.cadence {
                Cadence::Daily | Cadence::Weekly => true,
                Cadence::BiWeekly => day.num_days_from_ce() / 7 % 2 == self.week as i32 % 2,
                Cadence::Monthly => day.day0() / 7 == self.week,
            }
    }
}

/// Returns one time per episode, newest first, all before `today`. Returns fewer only if the
/// earliest representable date is reached.
pub fn publish_times(show: &Show, today: NaiveDate) -> Vec<DateTime<Utc>> {
    let habit = PublishingHabit::of(show);
    let days = Random::named(2, &show.slug);
    let requested = show.authored.episodes.len();
    let mut times = Vec::with_capacity(requested);
    let mut day = today.checked_sub_months(Months::new(show.authored.ended_months_ago));
    while times.len() < requested {
        day = day.and_then(|later| later.checked_sub_days(Days::new(1)));
        let Some(date) = day else { break };
        if habit.is_due(date)
            && let Some(time) = time_on(&habit, date, &days)
        {
            times.push(time);
        }
    }
    times
}

/// Returns the time on a scheduled day; `None` on a missed one. It depends on the day only, so that a later run
/// generates the same past.
fn time_on(habit: &PublishingHabit, date: NaiveDate, days: &Random) -> Option<DateTime<Utc>> {
    let mut luck = days.numbered(date.num_days_from_ce() as u64);
    if luck.below(MISSED_ONE_IN) == 0 {
        return None;
    }
    let late_hours = if luck.below(LATE_ONE_IN) == 0 { luck.in_range(1, 4) } else { 0 };
    let minute = habit.minute + luck.in_range(0, 9);
    Some(date.and_hms_opt(habit.hour + late_hours, minute, luck.in_range(0, 59))?.and_utc())
}
