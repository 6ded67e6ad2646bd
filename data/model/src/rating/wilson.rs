//! The Wilson bound: the lower bound of a rating, given how many people rated.

/// The z-score of 95 % confidence.
const Z_SCORE_95: f64 = 1.96;

/// The lower bound of a rating from 1 to 5 at 95 % confidence, scaled to 0 to 1 (Wilson 1927; facts 5.2). `None`
/// without ratings or without a valid average. Example: one rating of 5.0 gives 0.2065.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "no show has 2^53 ratings")]
pub fn wilson_lower_bound(average: f64, count: i64) -> Option<f64> {
    if count <= 0 || !(1.0..=5.0).contains(&average) {
        return None;
    }
    let n = count as f64;
    let share = (average - 1.0) / 4.0;
    let spread = Z_SCORE_95 * ((share * (1.0 - share) + Z_SCORE_95 * Z_SCORE_95 / (4.0 * n)) / n).sqrt();
    let bound = (share + Z_SCORE_95 * Z_SCORE_95 / (2.0 * n) - spread) / (1.0 + Z_SCORE_95 * Z_SCORE_95 / n);
    Some(bound.clamp(0.0, 1.0))
}

/// The average of one to five stars; `None` without ratings.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "no show has 2^53 ratings")]
pub fn average_stars(stars: &[i64; 5]) -> Option<f64> {
    let count = stars.iter().fold(0_i64, |sum, stars| sum.saturating_add(*stars));
    let sum: f64 = stars.iter().zip(1..).map(|(count, worth): (&i64, i32)| *count as f64 * f64::from(worth)).sum();
    (count > 0).then(|| sum / count as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn few_ratings_are_worth_less_than_many() {
        // Facts 5.2.
        let cases = [
            (5.0, 1, 0.2065),
            (5.0, 10, 0.7225),
            (5.0, 100, 0.9630),
            (4.8, 50, 0.8514),
            (4.8, 1_000, 0.9347),
            (3.0, 4, 0.1500),
            (1.0, 10, 0.0),
        ];
        for (average, count, expected) in cases {
            let bound = wilson_lower_bound(average, count).expect("somebody rated");
            assert!((bound - expected).abs() < 0.00006, "{average} by {count}: {bound}, not {expected}");
        }
    }

    #[test]
    fn invalid_ratings_have_no_bound() {
        let cases = [(5.0, 0), (5.0, -3), (0.0, 10), (5.1, 10), (f64::NAN, 10), (f64::INFINITY, 1)];
        for (average, count) in cases {
            assert_eq!(wilson_lower_bound(average, count), None, "{average} by {count}");
        }
        assert_eq!(average_stars(&[0; 5]), None);
        assert_eq!(average_stars(&[1, 0, 0, 0, 3]), Some(4.0));
    }

    proptest! {
        #[test]
        fn the_bound_is_below_the_rating_and_grows_with_both(
            average in 1.0_f64..5.0, more in 0.0_f64..1.0, count in 1_i64..1_000_000, further in 1_i64..1_000_000,
        ) {
            let bound = |average: f64, count| wilson_lower_bound(average, count).expect("somebody rated");
            let least = bound(average, count);
            prop_assert!((0.0..=1.0).contains(&least));
            prop_assert!(least <= (average - 1.0) / 4.0 + 1e-12);
            prop_assert!(bound((average + more).min(5.0), count) >= least - 1e-12);
            // More ratings of the same average narrow the interval, which raises the bound of a good rating.
            if average >= 3.0 {
                prop_assert!(bound(average, count + further) >= least - 1e-12);
            }
        }
    }
}
