//! A capture: one chart as it was fetched at one moment, and the defects of its payload.

use super::{ChartFrequency, ChartKey};
use crate::Timestamp;
use chrono::{DateTime, Datelike, Days, NaiveDate};
use std::collections::HashSet;

/// The deepest position that a chart can have. Deeper positions are rejected.
pub const MAX_POSITION: u16 = 1_000;

/// A show as a chart lists it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ChartShow {
    /// Apple's number or Spotify's id. Matching uses only this id, because shows are renamed (facts 5.3).
    pub platform_id: String,
    pub title: String,
    pub creator: Option<String>,
    pub image_url: Option<String>,
}

/// One row of a chart: a position and the show that holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartRanking {
    pub position: u16,
    /// `None` where the payload does not identify the show.
    pub show: Option<ChartShow>,
}

/// A chart as it was fetched at one moment. Rankings are sorted by position, and each position occurs once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartCapture {
    pub key: ChartKey,
    /// Start of the hour, day or week that the chart covers; see [`ChartFrequency`].
    pub period: Timestamp,
    /// The time of capture that the payload gives, else the time of the fetch.
    pub captured_at: Timestamp,
    /// Whether the payload was read to its end.
    pub is_whole: bool,
    pub rankings: Vec<ChartRanking>,
}

impl ChartFrequency {
    /// The start of the hour, day or ISO week that contains `timestamp`, in UTC.
    #[must_use]
    pub fn period_start(self, timestamp: Timestamp) -> Timestamp {
        let day = timestamp.date_naive();
        match self {
            Self::Hourly => {
                DateTime::from_timestamp(timestamp.timestamp().div_euclid(3_600) * 3_600, 0).unwrap_or(timestamp)
            }
            Self::Daily => midnight(day),
            Self::Weekly => {
                let since_monday = u64::from(day.weekday().num_days_from_monday());
                midnight(day.checked_sub_days(Days::new(since_monday)).unwrap_or(day))
            }
        }
    }
}

fn midnight(day: NaiveDate) -> Timestamp {
    day.and_time(chrono::NaiveTime::MIN).and_utc()
}

impl ChartCapture {
    /// The day under which the capture is stored.
    #[must_use]
    pub fn date(&self) -> NaiveDate {
        self.period.date_naive()
    }

    /// Sorts rankings by position and removes duplicates. Where a position or a show occurs twice, the first one in the
    /// payload stays. Also returns one message for each ranking that is removed.
    #[must_use]
    pub fn normalize_rankings(mut rankings: Vec<ChartRanking>) -> (Vec<ChartRanking>, Vec<String>) {
        let mut defects = Vec::new();
        // The sort is stable: of two rankings with one position, the first of the payload stays first.
        rankings.sort_by_key(|ranking| ranking.position);
        let mut shows = HashSet::new();
        let mut last = 0;
        rankings.retain(|ranking| {
            let position = ranking.position;
            if position == 0 || position > MAX_POSITION {
                defects.push(format!("position {position} is out of range"));
                return false;
            }
            if position == last {
                defects.push(format!("position {position} occurs twice"));
                return false;
            }
            if let Some(show) = &ranking.show
                && !shows.insert(show.platform_id.clone())
            {
                defects.push(format!("show {} occurs twice", show.platform_id));
                return false;
            }
            last = position;
            true
        });
        (rankings, defects)
    }

    /// The number of positions that the payload lacks between 1 and the deepest position.
    #[must_use]
    pub fn missing_positions(&self) -> usize {
        let depth = self.rankings.last().map_or(0, |ranking| usize::from(ranking.position));
        depth - self.rankings.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::{TimeDelta, TimeZone, Utc};
    use proptest::prelude::*;

    fn ranking(position: u16, id: &str) -> ChartRanking {
        let show = ChartShow { platform_id: id.to_owned(), title: id.to_owned(), creator: None, image_url: None };
        ChartRanking { position, show: Some(show) }
    }

    #[test]
    fn duplicate_positions_and_shows_are_reported_and_dropped() {
        let rankings = vec![ranking(3, "c"), ranking(1, "a"), ranking(3, "d"), ranking(2, "a"), ranking(0, "e")];
        let (settled, defects) = ChartCapture::normalize_rankings(rankings);
        let left: Vec<u16> = settled.iter().map(|ranking| ranking.position).collect();
        assert_eq!(left, [1, 3]);
        assert_eq!(settled[1].show.as_ref().unwrap().platform_id, "c");
        assert_eq!(defects, ["position 0 is out of range", "show a occurs twice", "position 3 occurs twice"]);
    }

    proptest! {
        #[test]
        fn normalized_rankings_have_no_duplicates(
            rows in prop::collection::vec((any::<u16>(), 0_u8..30), 0..80)
        ) {
            let given = rows.len();
            let rankings = rows.iter().map(|(position, id)| ranking(*position, &id.to_string())).collect();
            let (settled, defects) = ChartCapture::normalize_rankings(rankings);
            prop_assert!(settled.is_sorted_by(|one, other| one.position < other.position));
            prop_assert_eq!(settled.len() + defects.len(), given);
            let shows: HashSet<_> = settled.iter().map(|ranking| &ranking.show).collect();
            prop_assert_eq!(shows.len(), settled.len());
        }

        #[test]
        fn period_contains_its_timestamp(seconds in 0_i64..4_000_000_000) {
            let moment = DateTime::from_timestamp(seconds, 0).unwrap();
            let longest = [TimeDelta::hours(1), TimeDelta::days(1), TimeDelta::days(7)];
            for (frequency, length) in ChartFrequency::ALL.iter().zip(longest) {
                let period = frequency.period_start(moment);
                prop_assert!(period <= moment && moment < period + length);
                prop_assert_eq!(frequency.period_start(period), period);
            }
        }
    }

    #[test]
    fn weeks_begin_on_mondays() {
        let sunday = Utc.with_ymd_and_hms(2026, 11, 22, 23, 59, 0).unwrap();
        assert_eq!(ChartFrequency::Weekly.period_start(sunday), Utc.with_ymd_and_hms(2026, 11, 16, 0, 0, 0).unwrap());
    }
}
