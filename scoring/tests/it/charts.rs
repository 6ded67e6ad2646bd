//! Charts in the engagement sub-score: monotone, and absence from charts differs from missing charts.

use super::sub_scores::rating;
use super::{now, scored, show};
use earshot_catalog::{ChartSummary, PodcastToScore};
use earshot_model::chart::{ChartCategory, ChartCountry, ChartFrequency, ChartKey, ChartSource};
use earshot_model::rating::RatingPlatform;
use earshot_model::{PodcastScore, chart_value, chart_weight};
use proptest::prelude::*;

pub fn chart(country: &str, category: &str) -> ChartKey {
    ChartKey {
        source: ChartSource::AppleGenre,
        frequency: ChartFrequency::Daily,
        country: ChartCountry::parse(country).expect("a country"),
        category: ChartCategory::parse(category).expect("a category"),
    }
}

pub fn chart_summary(best: Option<(ChartKey, u16)>, days: i64, trend: Option<(f64, f64)>) -> ChartSummary {
    ChartSummary {
        as_of: now().date_naive(),
        best_position: best,
        chart_count: i64::from(best.is_some()),
        charted_days: days,
        trend,
    }
}

fn score_charts(charts: Option<ChartSummary>, were_looked_at: bool, is_rated: bool) -> PodcastScore {
    let ratings = is_rated.then(|| rating(RatingPlatform::Apple, Some(4.5), Some(40))).into_iter().collect();
    let charts_as_of = were_looked_at.then(|| now().date_naive());
    scored(&PodcastToScore { chart_summary: charts, charts_as_of, ratings, ..show(5, 0, 7) })
}

fn value(score: &PodcastScore, name: &str) -> Option<f64> {
    score.inputs.iter().find(|input| input.name == name).map(|input| input.value)
}

fn engagement(score: &PodcastScore) -> f64 {
    score.sub_score("engagement").expect("has data")
}

#[test]
fn a_position_is_weighted_by_its_chart() {
    let us = chart("us", "top podcasts");
    let score = score_charts(Some(chart_summary(Some((us, 1)), 30, Some((0.5, 1.0)))), true, false);
    assert_eq!(value(&score, "chart-position"), Some(1.0));
    assert_eq!(value(&score, "chart-days"), Some(1.0));
    assert_eq!(value(&score, "chart-trend"), Some(0.75));
    let input = score.inputs.iter().find(|input| input.name == "chart-position").expect("an input");
    assert_eq!(input.observed, "#1 in top podcasts, Apple US");
    assert_eq!(input.measured_at.map(|at| at.date_naive()), Some(now().date_naive()));
    // Facts 5.2: 1 - ln 10 / ln 201, on a chart with weight 0.85 * 0.65; half for being on one.
    let small = chart("de", "books");
    assert!((chart_weight(&small) - 0.5525).abs() < 1e-12);
    let expected = 0.5 + 0.5 * 0.5525 * (1.0 - 10.0_f64.ln() / 201.0_f64.ln());
    assert!((chart_value(10, chart_weight(&small)) - expected).abs() < 1e-12);
}

#[test]
fn not_charting_differs_from_unknown() {
    let unknown = score_charts(None, false, true);
    assert_eq!(value(&unknown, "chart-position"), None);
    let on_none = score_charts(None, true, true);
    assert_eq!(value(&on_none, "chart-position"), Some(0.0));
    assert_eq!(value(&on_none, "chart-trend"), None);
    assert!(engagement(&on_none) < engagement(&unknown));
    // Absence from charts alone makes no sub-score.
    assert_eq!(score_charts(None, true, false).sub_score("engagement"), None);
    // Old chart data does not count when there are no current charts.
    let gone = score_charts(Some(chart_summary(Some((chart("us", "arts"), 3)), 9, None)), false, true);
    assert_eq!(value(&gone, "chart-position"), None);
}

proptest! {
    #[test]
    fn bounded_and_monotone(
        place in 1_u16..400,
        higher in 0_u16..400,
        days in -5_i64..100,
        more_days in 0_i64..40,
        before in 0.0_f64..=1.0,
        change in 0.0_f64..=1.0,
        country in prop::sample::select(vec!["us", "de", "lu"]),
        is_rated: bool,
    ) {
        let key = chart(country, "books");
        let of = |place: u16, days: i64, trend: (f64, f64)| {
            score_charts(Some(chart_summary(Some((key, place)), days, Some(trend))), true, is_rated)
        };
        let base = of(place, days, (before, before));
        prop_assert!((0.0..=100.0 + 1e-9).contains(&engagement(&base)));
        let better = [
            of(place.saturating_sub(higher).max(1), days, (before, before)),
            of(place, days + more_days, (before, before)),
            of(place, days, (before, (before + change).min(1.0))),
        ];
        for other in &better {
            prop_assert!(engagement(other) >= engagement(&base) - 1e-9);
        }
        // A show on a chart never scores lower than the same show on none.
        prop_assert!(!is_rated || engagement(&of(place, days, (0.0, 0.0))) >= engagement(&score_charts(None, true, true)));
        prop_assert_eq!(of(place, days, (before, before)), base);
    }

    #[test]
    fn whatever_trends_say_stays_a_score(before: f64, now: f64, days: i64, place: u16) {
        let score = score_charts(Some(chart_summary(Some((chart("us", "arts"), place)), days, Some((before, now)))), true, true);
        prop_assert!((0.0..=100.0 + 1e-9).contains(&engagement(&score)));
        prop_assert!(score.authority.is_some_and(f64::is_finite));
    }
}
