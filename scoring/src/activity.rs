//! How alive a show is: what it did in the past counts less the longer it has published nothing.

use crate::frequency::days_between;
use earshot_model::{ScorePrior, Timestamp};

/// Days without an episode from which a show is less active, whatever its rhythm.
const GRACE_DAYS: f64 = 90.0;
/// Usual gaps without an episode from which a show with long gaps is less active.
const GRACE_GAPS: f64 = 3.0;
const HALF_LIFE_DAYS: f64 = 180.0;
/// The activity of a show that ended long ago: it may come back, and has some of its listeners.
const LEAST_ACTIVITY: f64 = 0.2;

/// Returns how active a show is, from 0.2 to 1, by its publication dates in the past, newest first. Without any date it is
/// unknown, and 1.
pub(crate) fn measure_activity(past: &[Timestamp], now: Timestamp) -> f64 {
    let Some(newest) = past.first() else { return 1.0 };
    let usual_gap = crate::median_interval_days(past).unwrap_or(0.0);
    let grace = GRACE_DAYS.max(GRACE_GAPS * usual_gap).min(2.0 * 365.0);
    let overdue = (days_between(*newest, now) - grace).max(0.0);
    0.5_f64.powf(overdue / HALF_LIFE_DAYS).max(LEAST_ACTIVITY)
}

/// Returns the prior of a show with this activity. The prior is the average of the catalog; a show that ended is not
/// expected to have the listeners of an average one.
pub(crate) fn scale_prior(prior: &ScorePrior, activity: f64) -> ScorePrior {
    let scale = |value: f64| (value * activity * 1_000.0).round() / 1_000.0;
    ScorePrior {
        quality: scale(prior.quality),
        engagement: scale(prior.engagement),
        social: scale(prior.social),
        youtube: scale(prior.youtube),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::{DateTime, TimeDelta};

    #[test]
    fn a_show_fades_after_its_usual_gaps() {
        let now = DateTime::UNIX_EPOCH + TimeDelta::days(20_000);
        let published = |newest: i64, gap: i64| -> Vec<Timestamp> {
            (0..10).map(|number| now - TimeDelta::days(newest + gap * number)).collect()
        };
        let activity = |newest, gap| measure_activity(&published(newest, gap), now);
        assert!((activity(3, 7) - 1.0).abs() < 1e-9);
        assert!((activity(90, 7) - 1.0).abs() < 1e-9);
        assert!((activity(270, 7) - 0.5).abs() < 1e-9);
        assert!((activity(350, 120) - 1.0).abs() < 1e-9, "a season each four months");
        assert!((activity(5 * 365, 7) - LEAST_ACTIVITY).abs() < 1e-9);
        assert!((measure_activity(&[], now) - 1.0).abs() < 1e-9);
    }
}
