//! Next steps: for each input, what would raise the score, and by how many points if everything else stays.
//!
//! Steps invert the curves, so that they fit the stored score whenever it was computed.

use super::curve::{chart_value, count_to_value, value_to_count};
use super::podcast_score::{PodcastScore, ScoreInput};
use crate::rating::wilson_lower_bound;
use crate::{format_count, group_digits};

/// A step that raises an input.
#[derive(Clone, Debug, PartialEq)]
pub struct NextStep {
    /// For people: `200 episodes`.
    pub description: String,
    /// The value of the input after the step.
    pub value: f64,
    /// Points that the step adds to the authority score.
    pub points: f64,
}

/// Smaller gains are not shown.
const MIN_POINTS: f64 = 0.05;
const FULL_AGE_YEARS: f64 = 5.0;
const FULL_SOCIALS: f64 = 4.0;

/// The next step of an input of `score`; `None` when there is nothing to gain, or when nobody can influence the input.
#[must_use]
pub fn next_step(score: &PodcastScore, input: &ScoreInput) -> Option<NextStep> {
    let (what, value) = find_step(score, input)?;
    let value = value.clamp(0.0, 1.0);
    let points = (value - input.value) * score.max_points(input);
    (points >= MIN_POINTS).then_some(NextStep { description: what, value, points })
}

fn find_step(score: &PodcastScore, input: &ScoreInput) -> Option<(String, f64)> {
    let whole = |what: &str| Some((what.to_owned(), 1.0));
    match input.name.as_str() {
        "recency" => whole("a new episode"),
        "posting-interval" => whole("a steadier schedule"),
        "age" => {
            let years = (input.value * FULL_AGE_YEARS + 1e-9).floor() + 1.0;
            Some((format!("{} since the first episode", format_count(years, "year")), years / FULL_AGE_YEARS))
        }
        "episode-length" => whole("episodes of 15 to 90 minutes"),
        "show-notes" => whole("600 characters and a link in the notes of each episode"),
        "guest-acceptance" => whole("a guest in every other episode"),
        "artwork" => whole("cover art in the feed"),
        "episode-thumbnails" => whole("artwork for each episode"),
        "website" => whole("a website in the feed"),
        "social-links" => {
            let platforms = (input.value * FULL_SOCIALS + 1e-9).floor() + 1.0;
            let noun = if platforms > 1.0 { "profiles" } else { "a profile" };
            Some((format!("{noun} on {}", format_count(platforms, "platform")), platforms / FULL_SOCIALS))
        }
        "apple-rating" => double_ratings(score, input, "apple-ratings-count"),
        "spotify-rating" => double_ratings(score, input, "spotify-ratings-count"),
        "chart-position" => {
            let tenth = chart_value(10, 1.0);
            if input.value < tenth {
                Some(("position 10 on the largest chart".to_owned(), tenth))
            } else {
                whole("position 1 on the largest chart")
            }
        }
        // A trend depends on the positions of other shows as well, so no step leads to it.
        "chart-trend" => None,
        name => {
            let count = value_to_count(name, input.value)?.round();
            let next = round_number_above(count);
            Some((describe_count(name, next)?, count_to_value(name, next)?))
        }
    }
}

/// The step to twice as many ratings with the same average.
fn double_ratings(score: &PodcastScore, input: &ScoreInput, count: &str) -> Option<(String, f64)> {
    let counted = score.inputs.iter().find(|other| other.sub_score == input.sub_score && other.name == count)?;
    let count = value_to_count(count, counted.value)?.round().max(1.0);
    #[expect(clippy::cast_possible_truncation, reason = "curves end at a hundred thousand")]
    let count = count as i64;
    let average = average_from_bound(input.value, count);
    let bound = wilson_lower_bound(average, count.saturating_mul(2))?;
    Some((format!("twice as many ratings, averaging {average:.1}"), bound))
}

/// Finds the average that gives this Wilson bound, by bisection: the bound grows with the average.
fn average_from_bound(bound: f64, count: i64) -> f64 {
    let (mut low, mut high) = (1.0_f64, 5.0_f64);
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        if wilson_lower_bound(middle, count).is_some_and(|found| found < bound) { low = middle } else { high = middle }
    }
    high
}

/// The next number of the series 1, 2, 5, 10, 20, … that is at least a tenth larger.
fn round_number_above(count: f64) -> f64 {
    let mut tens = 1.0;
    loop {
        for digit in [1.0, 2.0, 5.0] {
            if digit * tens >= (count * 1.1).max(count + 0.5) {
                return digit * tens;
            }
        }
        tens *= 10.0;
    }
}

/// `12,000 ratings`; `None` when the input is not a count.
fn describe_count(input: &str, count: f64) -> Option<String> {
    Some(match input {
        "episode-count" => format_count(count, "episode"),
        "apple-ratings-count" | "spotify-ratings-count" => format_count(count, "rating"),
        "castbox-plays" => format_count(count, "play"),
        "castbox-subscribers" | "subscribers" => format_count(count, "subscriber"),
        "chart-days" => format!("{} of the last 30 days on a chart", group_digits(count)),
        "followers" => format_count(count, "follower"),
        "followers-elsewhere" => format!("{} on a second platform", format_count(count, "follower")),
        "views-per-video" => format!("{} per video", format_count(count, "view")),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ScorePrior;
    use crate::score::fixtures;
    use proptest::prelude::*;

    /// A score whose inputs all have the same value.
    fn score(value: f64) -> PodcastScore {
        fixtures::score(&vec![Some(value); fixtures::input_count()], Some(ScorePrior::COLD_START))
    }

    fn step_of(score: &PodcastScore, name: &str) -> Option<NextStep> {
        next_step(score, score.inputs.iter().find(|input| input.name == name).expect("an input"))
    }

    #[test]
    fn steps_are_the_next_round_number() {
        let mut of = score(0.5);
        let count = count_to_value("episode-count", 120.0).expect("a count");
        of.inputs.iter_mut().filter(|input| input.name == "episode-count").for_each(|input| input.value = count);
        let step = step_of(&of, "episode-count").expect("a step");
        assert_eq!(step.description, "200 episodes");
        let gain = 100.0 * 0.30 * 0.13 * (201.0_f64.ln() - 121.0_f64.ln()) / 301.0_f64.ln();
        assert!((step.points - gain).abs() < 1e-9, "{} is not {gain}", step.points);
        assert_eq!(step_of(&of, "website").expect("a step").description, "a website in the feed");
        assert_eq!(step_of(&of, "social-links").expect("a step").description, "profiles on 3 platforms");
        assert_eq!(step_of(&of, "age").expect("a step").description, "3 years since the first episode");
        assert_eq!(step_of(&of, "followers").expect("a step").description, "2,000 followers");
        assert_eq!(step_of(&of, "chart-trend"), None);
    }

    #[test]
    fn twice_the_ratings_are_of_the_same_average() {
        let mut of = score(0.5);
        for input in &mut of.inputs {
            match input.name.as_str() {
                "apple-rating" => input.value = wilson_lower_bound(4.8, 50).expect("a bound"),
                "apple-ratings-count" => input.value = count_to_value("apple-ratings-count", 50.0).expect("a count"),
                _ => {}
            }
        }
        let step = step_of(&of, "apple-rating").expect("a step");
        assert_eq!(step.description, "twice as many ratings, averaging 4.8");
        assert!((step.value - wilson_lower_bound(4.8, 100).expect("a bound")).abs() < 1e-6);
    }

    #[test]
    fn full_inputs_have_no_next_step() {
        let of = score(1.0);
        assert!(of.inputs.iter().all(|input| next_step(&of, input).is_none()));
        assert_eq!(of.unknown_inputs().count(), 0);
    }

    proptest! {
        #[test]
        fn a_step_gives_points_and_no_more_than_there_are(value in 0.0_f64..=1.0) {
            let of = score(value);
            for input in &of.inputs {
                let Some(step) = next_step(&of, input) else { continue };
                let left = of.max_points(input) * (1.0 - input.value);
                prop_assert!(step.points > 0.0 && step.points <= left + 1e-9, "{} {step:?}", input.name);
                prop_assert!(step.value > input.value && step.value <= 1.0);
            }
        }

        #[test]
        fn counts_read_back(count in 0_i32..90_000) {
            let value = count_to_value("apple-ratings-count", f64::from(count)).expect("a count");
            let found = value_to_count("apple-ratings-count", value).expect("a count");
            prop_assert!((found - f64::from(count)).abs() < 1e-3);
        }
    }
}
