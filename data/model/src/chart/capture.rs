//! What was seen of a chart at one moment, and what was wrong with it.

use super::{ChartFrequency, ChartKey};
use crate::Timestamp;
use chrono::{DateTime, Datelike, Days, NaiveDate};
use std::collections::HashSet;

/// No chart goes deeper; a position beyond is none.
pub const MAX_POSITION: u16 = 1_000;

/// A show as a chart names it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ChartShow {
    /// Apple's number or Spotify's id: the only identity on a chart, for shows are renamed (facts 5.3).
    pub platform_id: String,
    pub title: String,
    pub creator: Option<String>,
    pub image_url: Option<String>,
}

/// A position, and who has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartRanking {
    pub position: u16,
    /// `None` where the payload does not say who it is.
    pub show: Option<ChartShow>,
}

/// A chart as it was at a moment: by position, none twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartCapture {
    pub key: ChartKey,
    /// The hour, day or week that the chart stands for; see [`ChartFrequency`].
    pub period: Timestamp,
    /// When it was made, as the payload says, else when it was fetched.
    pub captured_at: Timestamp,
    /// The payload was read to its end.
    pub is_whole: bool,
    pub rankings: Vec<ChartRanking>,
}

impl ChartFrequency {
    /// The beginning of the hour, day or (ISO) week that a moment lies in.
    #[must_use]
    pub fn period_start(self, moment: Timestamp) -> Timestamp {
        let day = moment.date_naive();
        match self {
            Self::Hourly => DateTime::from_timestamp(moment.timestamp().div_euclid(3_600) * 3_600, 0).unwrap_or(moment),
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
    /// The day that it is filed under.
    #[must_use]
    pub fn date(&self) -> NaiveDate {
        self.period.date_naive()
    }

    /// Brings rankings into order. Of a position that is there twice, and of a show that has two positions, the first
    /// stays; what is left out comes back in words.
    #[must_use]
    pub fn normalize_rankings(mut rankings: Vec<ChartRanking>) -> (Vec<ChartRanking>, Vec<String>) {
        let mut defects = Vec::new();
        // Stable: of two of a position the first of the payload stays the first.
        rankings.sort_by_key(|ranking| ranking.position);
        let mut shows = HashSet::new();
        let mut last = 0;
        rankings.retain(|ranking| {
            let position = ranking.position;
            if position == 0 || position > MAX_POSITION {
                defects.push(format!("position {position} is none"));
                return false;
            }
            if position == last {
                defects.push(format!("position {position} is there twice"));
                return false;
            }
            if let Some(show) = &ranking.show
                && !shows.insert(show.platform_id.clone())
            {
                defects.push(format!("show {} is there twice", show.platform_id));
                return false;
            }
            last = position;
            true
        });
        (rankings, defects)
    }

    /// Positions between the first and the deepest that the payload does not have.
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
        assert_eq!(defects, ["position 0 is none", "show a is there twice", "position 3 is there twice"]);
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
