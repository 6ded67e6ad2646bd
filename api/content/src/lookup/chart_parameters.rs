//! The shared parameters of chart calls: which chart, and which day.

use chrono::NaiveDate;
use earshot_api_server::prelude::*;
use earshot_model::chart::{ChartCategory, ChartCountry, ChartPlatform, ChartSpan, parse_categories};

/// Country of the chart when none is requested.
const DEFAULT_COUNTRY: &str = "us";

/// A requested chart. Its source is chosen by us and not part of the request.
#[derive(Clone, Copy, Debug)]
pub struct RequestedChart {
    pub platform: ChartPlatform,
    pub country: ChartCountry,
    pub category: ChartCategory,
}

/// How many days earlier the chart of comparison is.
#[derive(Clone, Copy, Debug)]
pub struct CompareInterval(pub u64);

fn invalid_parameter(parameter: &str, detail: &str) -> ApiError {
    ApiError::invalid("A parameter is not valid.", &format!("/{parameter}"), detail)
}

impl RequestedChart {
    /// Parses the parameters. Missing ones select Apple's chart of all podcasts in the USA.
    pub fn parse(chart_type: Option<&str>, category: Option<&str>, country: Option<&str>) -> Result<Self, ApiError> {
        Ok(Self {
            platform: parse_platform(chart_type)?.unwrap_or(ChartPlatform::Apple),
            category: self::parse_category(category)?.unwrap_or(ChartCategory::TOP_PODCASTS),
            country: match self::parse_country(country)? {
                Some(country) => country,
                None => ChartCountry::parse(DEFAULT_COUNTRY)
                    .ok_or_else(|| invalid_parameter("country", "must be a country code such as us"))?,
            },
        })
    }

    /// Finds the captures of the chart. A platform may have two sources, which are never mixed: the one with the
    /// earliest capture counts, then the deeper one.
    pub fn find_span(self, generation: &OpenGeneration, until: Option<NaiveDate>) -> Option<ChartSpan> {
        let spans = generation.charts.spans().iter().filter(|span| {
            let key = span.key;
            (key.platform(), key.country, key.category) == (self.platform, self.country, self.category)
        });
        spans
            .filter(|span| until.is_none_or(|until| span.first <= until))
            .max_by_key(|span| (until.map_or(span.last, |until| span.last.min(until)), span.key.source.depth()))
            .copied()
    }
}

/// Parses `apple` or `spotify`.
pub fn parse_platform(name: Option<&str>) -> Result<Option<ChartPlatform>, ApiError> {
    let parse =
        |name| ChartPlatform::parse(name).ok_or_else(|| invalid_parameter("chartType", "must be apple or spotify"));
    name.map(parse).transpose()
}

pub fn parse_country(code: Option<&str>) -> Result<Option<ChartCountry>, ApiError> {
    let parse =
        |code| ChartCountry::parse(code).ok_or_else(|| invalid_parameter("country", "must be an ISO alpha-2 code"));
    code.map(parse).transpose()
}

/// Spec 5: an unknown category gives 'No valid categories found'.
pub fn parse_category(name: Option<&str>) -> Result<Option<ChartCategory>, ApiError> {
    let Some(name) = name else { return Ok(None) };
    let found = parse_categories([name]).map_err(|error| {
        let text = error.to_string();
        ApiError::invalid(&text, "/category", &text)
    })?;
    Ok(found.first().copied())
}

/// Parses a date, or the date of a timestamp.
pub fn parse_date(parameter: &str, text: Option<&str>) -> Result<Option<NaiveDate>, ApiError> {
    let parse = |text: &str| {
        let is_moment = text.len() == 10 || text.as_bytes().get(10) == Some(&b'T');
        let day = text.get(..10).filter(|_| is_moment).and_then(|day| day.parse().ok());
        day.ok_or_else(|| invalid_parameter(parameter, "must be a date such as 2026-11-21"))
    };
    text.map(parse).transpose()
}

/// Parses a number of rows.
pub fn parse_limit(parameter: &str, given: Option<f64>, default: usize, most: usize) -> Result<usize, ApiError> {
    let Some(given) = given else { return Ok(default) };
    // The contract types them as numbers, so 10.0 is valid, too.
    #[expect(clippy::cast_precision_loss, reason = "limits are small")]
    let is_valid = given.fract() == 0.0 && (1.0..=most as f64).contains(&given);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked to be a small whole number")]
    let limit = given as usize;
    if is_valid {
        Ok(limit)
    } else {
        Err(invalid_parameter(parameter, &format!("must be a whole number from 1 to {most}")))
    }
}

impl CompareInterval {
    /// The names on the wire.
    pub const NAMES: [&'static str; 2] = ["1d", "7d"];

    pub fn parse(text: Option<&str>) -> Result<Self, ApiError> {
        match text {
            None | Some("1d") => Ok(Self(1)),
            Some("7d") => Ok(Self(7)),
            Some(_) => Err(invalid_parameter("compare", "must be 1d or 7d")),
        }
    }

    pub fn as_str(self) -> &'static str {
        if self.0 == 7 { "7d" } else { "1d" }
    }

    pub fn earlier_date(self, date: NaiveDate) -> NaiveDate {
        date.checked_sub_days(chrono::Days::new(self.0)).unwrap_or(date)
    }
}
