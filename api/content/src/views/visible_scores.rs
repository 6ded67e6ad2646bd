//! Scores as callers see them (spec 6). The weights are public, so an exact score would reveal the figures behind it.
//!
//! An input that measures a figure that not every plan shows counts in bands, and every sum is computed from what is
//! shown. So a score reveals no more than its inputs, and their points still add up to it. This holds for all callers,
//! also for those who see the figure: a podcast has one score, which does not change when a reader signs in.

use earshot_model::search::RestrictedField;
use earshot_model::{PodcastScore, SUB_SCORE_WEIGHTS, ScoreInput, ScorePoint, Tier, input_weights};

/// Bands of an input's value, 0 to 1. On the scale of counts, each spans a factor of two and more.
const VALUE_BANDS: f64 = 10.0;
/// Bands of a sub-score of the history, which has no inputs; as wide as those of one input.
const SUB_SCORE_BAND: f64 = 10.0;
const PERCENTILE_BAND: f64 = 5.0;
/// Below this share of a sub-score, a band of a hidden input is less than a point.
const HARMLESS_SHARE: f64 = 0.1;
/// In later versions of the weights, a sub-score without data counts as an average.
const LAST_VERSION_WITHOUT_PRIOR: i64 = 2;
/// Bands of relevance, 0 to 1. Popularity, which is the authority score, adds 0.07 at most.
const RELEVANCE_BANDS: f64 = 100.0;

/// The scores of a podcast, the same for every caller.
pub struct VisibleScores<'a> {
    score: &'a PodcastScore,
    /// The shown value of each restricted input, in the order of the inputs; `None` for inputs that every plan shows.
    shown_values: Vec<Option<f64>>,
}

impl<'a> VisibleScores<'a> {
    pub fn new(score: &'a PodcastScore) -> Self {
        let shown = |input: &ScoreInput| is_restricted(&input.name).then(|| banded_value(input.value));
        Self { score, shown_values: score.inputs.iter().map(shown).collect() }
    }

    /// The authority score, 0 to 100; `None` without a score.
    pub fn authority(&self) -> Option<f64> {
        Some(self.shift(self.score.authority?, |input| Some(self.score.max_points(input))))
    }

    /// A sub-score, 0 to 100; `None` without data.
    pub fn sub_score(&self, name: &str) -> Option<f64> {
        Some(self.shift(self.score.sub_score(name)?, |input| (input.sub_score == name).then_some(100.0 * input.share)))
    }

    /// Replaces what exact inputs add to a sum by what the shown ones add. `points` are those of an input of the value
    /// 1; `None` for inputs that are not in the sum.
    fn shift(&self, exact: f64, points: impl Fn(&ScoreInput) -> Option<f64>) -> f64 {
        let inputs = self.score.inputs.iter().zip(&self.shown_values);
        let gains = inputs.filter_map(|(input, shown)| Some(((*shown)? - input.value) * points(input)?));
        // A sum with a restricted input is rounded even when the shown value is exact, because the difference would
        // reveal it.
        gains.reduce(|sum, gain| sum + gain).map_or(exact, |gain| to_hundredths((exact + gain).clamp(0.0, 100.0)))
    }
}

/// A day of a podcast's history, the same for every caller. Each sub-score that restricted inputs make up to a tenth or
/// more is in bands, and the authority score is computed from the shown ones.
pub fn visible_point(point: &ScorePoint) -> ScorePoint {
    let mut seen = *point;
    let mut known = 0.0;
    let mut gains = Vec::new();
    for (name, weight) in SUB_SCORE_WEIGHTS {
        let points = match *name {
            "quality" => &mut seen.quality,
            "engagement" => &mut seen.engagement,
            "social" => &mut seen.social,
            _ => &mut seen.youtube,
        };
        let Some(exact) = *points else { continue };
        known += weight;
        if !is_harmless(name, is_restricted) {
            let shown = (exact / SUB_SCORE_BAND).round() * SUB_SCORE_BAND;
            gains.push(weight * (shown - exact));
            *points = Some(shown);
        }
    }
    if gains.is_empty() {
        return *point;
    }
    // Until this version of the weights, the weight of sub-scores without data was distributed to the others.
    let all = if point.weights > LAST_VERSION_WITHOUT_PRIOR { 1.0 } else { known };
    let authority = (point.authority + gains.iter().sum::<f64>() / all).round().clamp(0.0, 100.0);
    ScorePoint { authority, ..seen }
}

/// The percentile of a score among active podcasts, 0 to 100. `None` for sub-scores that hidden inputs make up to a
/// tenth or more, because ordering podcasts by such a score would reveal the order of the hidden figures.
pub fn visible_percentile(name: &str, percentile: f64, tier: Tier) -> Option<f64> {
    let banded = || (percentile / PERCENTILE_BAND).round() * PERCENTILE_BAND;
    is_harmless(name, |input| !sees_input(tier, input))
        .then(|| if tier.sees_all_score_inputs() { percentile } else { banded() })
}

/// The value of a restricted input, 0 to 1.
pub fn banded_value(value: f64) -> f64 {
    (value * VALUE_BANDS).round() / VALUE_BANDS
}

/// The relevance of a hit, or a part of it. Popularity is a part of it.
pub fn visible_relevance(score: f32, tier: Tier) -> f64 {
    let exact = f64::from(score);
    if tier.sees_all_score_inputs() { exact } else { (exact * RELEVANCE_BANDS).round() / RELEVANCE_BANDS }
}

/// Whether a tier sees the figure that an input measures.
pub fn sees_input(tier: Tier, name: &str) -> bool {
    RestrictedField::of_score_input(name).is_none_or(|field| tier.can_see(field))
}

/// Whether an input measures a figure that not every plan shows.
pub fn is_restricted(name: &str) -> bool {
    RestrictedField::of_score_input(name).is_some()
}

/// Whether whole points and an order of a sub-score reveal no more than its inputs that are not hidden.
fn is_harmless(sub_score: &str, is_hidden: impl Fn(&str) -> bool) -> bool {
    let hidden = input_weights(sub_score).iter().filter(|(input, _)| is_hidden(input));
    hidden.map(|(_, weight)| weight).sum::<f64>() < HARMLESS_SHARE
}

/// Rounds to hundredths. The errors of sums are rounded away first, because they would decide what half a hundredth
/// becomes.
fn to_hundredths(points: f64) -> f64 {
    let without_errors = (points * 1e6).round() / 1e6;
    (without_errors * 100.0).round() / 100.0
}
