//! Charts as inputs of engagement: the best current position, the days on charts in the last 30 days, and the trend.
//!
//! Without recent charts there are no chart inputs. With them, a show on no chart gets zero for its position, but only
//! when other engagement data exists: charts list two hundred shows out of millions, so absence alone shows nothing.

use crate::measurement::{Measurement, format_position};
use chrono::{NaiveDate, NaiveTime};
use earshot_catalog::{ChartSummary, PodcastToScore};
use earshot_model::{Timestamp, chart_value, chart_weight};

/// `is_rated`: other engagement data exists.
pub(crate) fn chart_measurements(podcast: &PodcastToScore, is_rated: bool) -> Vec<Measurement<'static>> {
    match (&podcast.chart_summary, podcast.charts_as_of) {
        (Some(charts), Some(_)) => charted_measurements(charts),
        (None, Some(day)) if is_rated => vec![
            Measurement { name: "chart-position", observed: "not on a chart".to_owned(), value: 0.0, at: to_noon(day) },
            Measurement::from_count("chart-days", 0.0, format_chart_days(0.0), to_noon(day)),
        ],
        _ => Vec::new(),
    }
}

fn charted_measurements(charts: &ChartSummary) -> Vec<Measurement<'static>> {
    let at = to_noon(charts.as_of);
    let observed = charts.best_position.map_or("not on a chart".to_owned(), |(chart, position)| {
        let others = match charts.chart_count {
            ..2 => String::new(),
            charts => format!("; on {charts} charts"),
        };
        format!("{}{others}", format_position(&chart, position))
    });
    let value = charts.best_position.map_or(0.0, |(chart, position)| chart_value(position, chart_weight(&chart)));
    #[expect(clippy::cast_precision_loss, reason = "at most thirty")]
    let days = charts.charted_days.clamp(0, 30) as f64;
    let mut measured = vec![
        Measurement { name: "chart-position", observed, value, at },
        Measurement::from_count("chart-days", days, format_chart_days(days), at),
    ];
    if let Some((before, now)) = charts.trend {
        let way = match now - before {
            change if change > 0.0 => "up from a week before",
            change if change < 0.0 => "down from a week before",
            _ => "the same as a week before",
        };
        measured.push(Measurement {
            name: "chart-trend",
            observed: way.to_owned(),
            value: 0.5 + (now - before) / 2.0,
            at,
        });
    }
    measured
}

fn format_chart_days(days: f64) -> String {
    format!("{days:.0} of the last 30 days on a chart")
}

/// Converts a day of charts to a timestamp at noon.
fn to_noon(day: NaiveDate) -> Option<Timestamp> {
    Some(day.and_time(NaiveTime::from_hms_opt(12, 0, 0)?).and_utc())
}
