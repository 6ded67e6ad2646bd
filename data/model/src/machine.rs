//! Signs that a show is made by a machine, and the moment from which a show counts as very stale. Beyond the contract.
//!
//! Nothing is hidden by them: they are told, with what they rest on, and filtered by when somebody asks.

use crate::record::is_default;
use crate::{PodcastScore, Timestamp};
use chrono::Duration;
use serde::{Deserialize, Serialize};

named! {
    /// What may tell that nobody speaks in a show.
    MachineSign {
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

impl MachineSign {
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
    pub fn is_of_words(self) -> bool {
        matches!(self, Self::Statement | Self::Generator | Self::Phrasing)
    }
}

/// A sign that was found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FoundSign {
    pub sign: MachineSign,
    /// 0 to 1.
    pub strength: f64,
    /// What it was found in, for people.
    pub example: String,
}

/// What was found of a show.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct MachineSigns {
    /// The strongest first.
    #[serde(skip_serializing_if = "is_default")]
    pub found: Vec<FoundSign>,
}

impl MachineSigns {
    /// From here on a show is likely made by a machine.
    pub const LIKELY: f64 = 0.75;
    /// Circumstances alone, however many, are worth no more.
    pub const CIRCUMSTANCES_AT_MOST: f64 = 0.60;

    /// Those of strength, with what weighs most first.
    #[must_use]
    pub fn of(found: impl IntoIterator<Item = FoundSign>) -> Self {
        let mut found: Vec<FoundSign> = found.into_iter().filter(|found| found.strength > 0.0).collect();
        found.sort_by(|one, other| other.points().total_cmp(&one.points()).then(one.sign.cmp(&other.sign)));
        Self { found }
    }

    /// How sure the signs make one, 0 to 1: each takes its share of the doubt that the others leave.
    #[must_use]
    pub fn certainty(&self) -> f64 {
        let doubt = |of_words: bool| -> f64 {
            let signs = self.found.iter().filter(|found| found.sign.is_of_words() == of_words);
            signs.map(|found| 1.0 - found.points()).product()
        };
        1.0 - doubt(true) * doubt(false).max(1.0 - Self::CIRCUMSTANCES_AT_MOST)
    }

    #[must_use]
    pub fn is_likely(&self) -> bool {
        self.certainty() >= Self::LIKELY
    }
}

impl FoundSign {
    /// What it is worth by itself.
    #[must_use]
    pub fn points(&self) -> f64 {
        self.sign.weight() * self.strength.clamp(0.0, 1.0)
    }
}

/// Without an episode for so long nothing is very stale, whatever its rhythm was.
const QUIET_DAYS: f64 = 365.0;
/// So many of its usual gaps are more than a pause.
const GAPS: f64 = 6.0;
/// Whose rhythm was of years is very stale by now as well.
const QUIET_DAYS_AT_MOST: f64 = 3.0 * 365.0;

/// From when on a show is very stale, as long as no episode comes: a year after the last one, or six of the gaps that are
/// usual between its episodes where that is longer, and three years at most. `None` where no episode has a date.
///
/// A moment and no flag, so that it stays true without being computed again.
#[must_use]
pub fn very_stale_from(score: &PodcastScore) -> Option<Timestamp> {
    quiet_from(score.last_episode_at?, score.median_interval_days)
}

fn quiet_from(last: Timestamp, median_interval_days: Option<f64>) -> Option<Timestamp> {
    let usual = median_interval_days.filter(|days| days.is_finite()).unwrap_or(0.0);
    let days = (usual * GAPS).clamp(QUIET_DAYS, QUIET_DAYS_AT_MOST);
    #[expect(clippy::cast_possible_truncation, reason = "three years at most")]
    let quiet = Duration::days(days.round() as i64);
    last.checked_add_signed(quiet)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::{TimeZone as _, Utc};

    fn signs(found: &[(MachineSign, f64)]) -> MachineSigns {
        MachineSigns::of(found.iter().map(|&(sign, strength)| FoundSign { sign, strength, example: String::new() }))
    }

    #[test]
    fn words_decide_and_circumstances_only_add() {
        use MachineSign::*;
        let all_circumstances = [(Bursts, 1.0), (Output, 1.0), (SameTexts, 1.0), (SharedTexts, 1.0), (SameAudio, 1.0)];
        let cases: &[(&[(MachineSign, f64)], bool)] = &[
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
            assert_eq!(signs(found).is_likely(), *expected, "{found:?}: {}", signs(found).certainty());
        }
        assert!(signs(&all_circumstances).certainty() <= MachineSigns::CIRCUMSTANCES_AT_MOST + 1e-9);
    }

    #[test]
    fn a_further_sign_never_takes_certainty_away() {
        for first in MachineSign::ALL {
            for second in MachineSign::ALL.iter().filter(|second| *second != first) {
                let mut before = 0.0;
                for strength in [0.0, 0.2, 0.7, 1.0] {
                    let now = signs(&[(*first, 0.6), (*second, strength)]).certainty();
                    assert!((before..=1.0).contains(&now), "{first:?} {second:?} {strength}");
                    before = now;
                }
            }
        }
    }

    #[test]
    fn rhythm_moves_the_moment_between_one_year_and_three() {
        let last = Utc.with_ymd_and_hms(2024, 1, 1, 0, 0, 0).single().expect("a moment");
        for (median, days) in
            [(None, 365), (Some(7.0), 365), (Some(100.0), 600), (Some(365.0), 1095), (Some(f64::NAN), 365)]
        {
            assert_eq!(quiet_from(last, median), Some(last + Duration::days(days)), "{median:?}");
        }
        assert_eq!(quiet_from(Timestamp::MAX_UTC, None), None);
    }
}
