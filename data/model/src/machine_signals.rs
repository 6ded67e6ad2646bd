//! Signs that a show is made by a machine, and the moment from which a show counts as very stale. Beyond the contract.
//!
//! Nothing is hidden by them: they are told, with what they rest on, and filtered by when somebody asks.

use crate::record::is_default;
use crate::{PodcastScore, Timestamp};
use chrono::Duration;
use serde::{Deserialize, Serialize};

named! {
    /// What may tell that nobody speaks in a show.
    MachineSignal {
        /// The show, or its episodes, say so themselves.
        Statement = "statement",
        /// It bears the name of a tool or publisher that makes shows by machine.
        Generator = "generator",
        /// Episodes are told in the turns of phrase of such tools.
        Phrasing = "phrasing",
        /// Many episodes within an hour, again and again.
        Bursts = "bursts",
        /// More than people make: several episodes a day since the first.
        Output = "output",
        /// Episodes of other titles have nearly the same text.
        SameTexts = "same-texts",
        /// Many other shows have nearly the same texts.
        SharedTexts = "shared-texts",
        /// One audio file under several titles.
        SameAudio = "same-audio",
    }
}

impl MachineSignal {
    /// How sure a sign makes one at its strongest, 0 to 1. Our choice, and shown with each sign.
    #[must_use]
    pub fn weight(self) -> f64 {
        match self {
            Self::Statement => 0.85,
            Self::Generator => 0.80,
            Self::Phrasing => 0.45,
            Self::SharedTexts | Self::SameAudio => 0.35,
            Self::Bursts | Self::Output | Self::SameTexts => 0.30,
        }
    }

    /// Whether it is about what is said. The other signs are circumstances: people may bring them about as well.
    #[must_use]
    pub fn is_textual(self) -> bool {
        matches!(self, Self::Statement | Self::Generator | Self::Phrasing)
    }
}

/// A sign that was found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DetectedSignal {
    #[serde(rename = "sign")]
    pub signal: MachineSignal,
    /// 0 to 1.
    pub strength: f64,
    /// What it was found in, for people.
    pub example: String,
}

/// What was found of a show.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct MachineSignals {
    /// The strongest first.
    #[serde(skip_serializing_if = "is_default")]
    #[serde(rename = "found")]
    pub signals: Vec<DetectedSignal>,
}

impl MachineSignals {
    /// From here on a show is likely made by a machine.
    pub const LIKELY_CERTAINTY: f64 = 0.75;
    /// Circumstances alone, however many, are worth no more.
    pub const MAX_CIRCUMSTANTIAL_CERTAINTY: f64 = 0.60;

    /// Those of strength, with what weighs most first.
    #[must_use]
    pub fn from_detected(found: impl IntoIterator<Item = DetectedSignal>) -> Self {
        let mut signals: Vec<DetectedSignal> = found.into_iter().filter(|found| found.strength > 0.0).collect();
        signals.sort_by(|one, other| {
            other.weighted_strength().total_cmp(&one.weighted_strength()).then(one.signal.cmp(&other.signal))
        });
        Self { signals }
    }

    /// How sure the signs make one, 0 to 1: each takes its share of the doubt that the others leave.
    #[must_use]
    pub fn certainty(&self) -> f64 {
        let doubt = |of_words: bool| -> f64 {
            let signs = self.signals.iter().filter(|found| found.signal.is_textual() == of_words);
            signs.map(|found| 1.0 - found.weighted_strength()).product()
        };
        1.0 - doubt(true) * doubt(false).max(1.0 - Self::MAX_CIRCUMSTANTIAL_CERTAINTY)
    }

    #[must_use]
    pub fn is_likely(&self) -> bool {
        self.certainty() >= Self::LIKELY_CERTAINTY
    }
}

impl DetectedSignal {
    /// What it is worth by itself.
    #[must_use]
    pub fn weighted_strength(&self) -> f64 {
        self.signal.weight() * self.strength.clamp(0.0, 1.0)
    }
}

/// Without an episode for so long nothing is very stale, whatever its rhythm was.
const MIN_QUIET_DAYS: f64 = 365.0;
/// So many of its usual gaps are more than a pause.
const QUIET_INTERVALS: f64 = 6.0;
/// Whose rhythm was of years is very stale by now as well.
const MAX_QUIET_DAYS: f64 = 3.0 * 365.0;

/// From when on a show is very stale, as long as no episode comes: a year after the last one, or six of the gaps that are
/// usual between its episodes where that is longer, and three years at most. `None` where no episode has a date.
///
/// A moment and no flag, so that it stays true without being computed again.
#[must_use]
pub fn very_stale_from(score: &PodcastScore) -> Option<Timestamp> {
    very_stale_after(score.last_episode_at?, score.median_interval_days)
}

fn very_stale_after(last: Timestamp, median_interval_days: Option<f64>) -> Option<Timestamp> {
    let usual = median_interval_days.filter(|days| days.is_finite()).unwrap_or(0.0);
    let days = (usual * QUIET_INTERVALS).clamp(MIN_QUIET_DAYS, MAX_QUIET_DAYS);
    #[expect(clippy::cast_possible_truncation, reason = "three years at most")]
    let quiet = Duration::days(days.round() as i64);
    last.checked_add_signed(quiet)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::{TimeZone as _, Utc};

    fn signals(found: &[(MachineSignal, f64)]) -> MachineSignals {
        MachineSignals::from_detected(found.iter().map(|&(sign, strength)| DetectedSignal {
            signal: sign,
            strength,
            example: String::new(),
        }))
    }

    #[test]
    fn textual_signals_outweigh_circumstantial_ones() {
        use MachineSignal::*;
        let all_circumstances = [(Bursts, 1.0), (Output, 1.0), (SameTexts, 1.0), (SharedTexts, 1.0), (SameAudio, 1.0)];
        let cases: &[(&[(MachineSignal, f64)], bool)] = &[
            (&[], false),
            (&[(Statement, 1.0)], true),
            (&[(Generator, 1.0)], true),
            (&[(Statement, 0.5)], false),
            (&[(Phrasing, 1.0)], false),
            (&all_circumstances, false),
            (&[(Phrasing, 1.0), (Bursts, 1.0), (Output, 1.0), (SameTexts, 1.0)], true),
            (&[(Phrasing, 1.0), (Bursts, 1.0)], false),
            (&[(Statement, 0.8), (Output, 0.9)], true),
        ];
        for (found, expected) in cases {
            assert_eq!(signals(found).is_likely(), *expected, "{found:?}: {}", signals(found).certainty());
        }
        assert!(signals(&all_circumstances).certainty() <= MachineSignals::MAX_CIRCUMSTANTIAL_CERTAINTY + 1e-9);
    }

    #[test]
    fn a_further_signal_never_lowers_certainty() {
        for first in MachineSignal::ALL {
            for second in MachineSignal::ALL.iter().filter(|second| *second != first) {
                let mut before = 0.0;
                for strength in [0.0, 0.2, 0.7, 1.0] {
                    let now = signals(&[(*first, 0.6), (*second, strength)]).certainty();
                    assert!((before..=1.0).contains(&now), "{first:?} {second:?} {strength}");
                    before = now;
                }
            }
        }
    }

    #[test]
    fn very_stale_date_is_one_to_three_years_later() {
        let last = Utc.with_ymd_and_hms(2024, 1, 1, 0, 0, 0).single().expect("a moment");
        for (median, days) in
            [(None, 365), (Some(7.0), 365), (Some(100.0), 600), (Some(365.0), 1095), (Some(f64::NAN), 365)]
        {
            assert_eq!(very_stale_after(last, median), Some(last + Duration::days(days)), "{median:?}");
        }
        assert_eq!(very_stale_after(Timestamp::MAX_UTC, None), None);
    }
}
