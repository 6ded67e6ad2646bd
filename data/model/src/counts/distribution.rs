//! The ranges in which the values of measures are counted, for histograms.

use crate::Measure;

const EPISODES: &[f64] = &[0.0, 5.0, 10.0, 25.0, 50.0, 100.0, 250.0, 500.0, 1_000.0];
const MINUTES: &[f64] = &[0.0, 5.0, 15.0, 30.0, 45.0, 60.0, 90.0, 120.0];
const PEOPLE: &[f64] = &[0.0, 10.0, 100.0, 300.0, 1e3, 3e3, 1e4, 3e4, 1e5, 1e6];
const SCORES: &[f64] = &[0.0, 10.0, 20.0, 30.0, 40.0, 50.0, 60.0, 70.0, 80.0, 90.0];
const RATINGS: &[f64] = &[0.0, 1.0, 2.0, 3.0, 3.5, 4.0, 4.25, 4.5, 4.75];
const SHARES: &[f64] = &[0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

impl Measure {
    /// The lower ends of the ranges, in ascending order. Each range ends where the next one begins; the last one is
    /// open. They are the same for every search, so that histograms can be compared.
    ///
    /// ```
    /// use earshot_model::Measure;
    /// assert_eq!(Measure::AuthorityScore.range_starts()[..3], [0.0, 10.0, 20.0]);
    /// ```
    #[must_use]
    pub fn range_starts(self) -> &'static [f64] {
        match self {
            Self::TotalEpisodes | Self::TotalTranscripts => EPISODES,
            Self::AuthorityScore
            | Self::QualityScore
            | Self::EngagementScore
            | Self::SocialScore
            | Self::YoutubeScore => SCORES,
            Self::EpisodeMinutes => MINUTES,
            Self::AppleRating | Self::SpotifyRating => RATINGS,
            Self::AppleRatingWilson | Self::SpotifyRatingWilson => SHARES,
            Self::AppleRatingsCount
            | Self::SpotifyRatingsCount
            | Self::CastboxPlays
            | Self::CastboxSubscribers
            | Self::YoutubeSubscribers
            | Self::YoutubeViews
            | Self::MonthlyListeners => PEOPLE,
        }
    }

    /// The number of the range that contains a value; `None` below all of them.
    #[must_use]
    pub fn range_of(self, value: f64) -> Option<usize> {
        self.range_starts().partition_point(|start| *start <= value).checked_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_value_is_in_the_range_that_begins_at_or_before_it() {
        for &measure in Measure::ALL {
            let starts = measure.range_starts();
            assert!(starts.is_sorted() && starts[0] == 0.0, "{measure:?}");
            for (number, &start) in starts.iter().enumerate() {
                assert_eq!(measure.range_of(start), Some(number), "{measure:?} {start}");
                assert_eq!(measure.range_of(start - 0.001), number.checked_sub(1), "{measure:?} {start}");
            }
            assert_eq!(measure.range_of(f64::MAX), Some(starts.len() - 1));
            assert_eq!(measure.range_of(f64::NAN), None);
        }
    }
}
