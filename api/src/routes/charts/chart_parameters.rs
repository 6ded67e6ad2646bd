//! The shared parameters of chart calls: which chart, and which day.

use crate::error::ApiError;
use crate::serving::Generation;
use crate::views::{ChartHead, PodcastSummary};
use chrono::NaiveDate;
use earshot_indexer::PodcastKey;
use earshot_model::chart::{CaptureRows, ChartShowRecord, Movement, compare_captures};
use earshot_model::chart::{
    ChartCategory, ChartCountry, ChartDay, ChartKey, ChartPlatform, ChartSpan, parse_categories,
};
use earshot_model::{PodcastDocument, PodcastId};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// Country of the chart when none is requested.
const DEFAULT_COUNTRY: &str = "us";

/// A requested chart. Its source is chosen by us and not part of the request.
#[derive(Clone, Copy, Debug)]
pub struct RequestedChart {
    pub platform: ChartPlatform,
    pub country: ChartCountry,
    pub category: ChartCategory,
}

/// How many days earlier the chart of comparison lies.
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
                None => {
                    ChartCountry::parse(DEFAULT_COUNTRY).ok_or_else(|| invalid_parameter("country", "is no country"))?
                }
            },
        })
    }

    /// Finds the captures of the chart. A platform may have two sources, which are never mixed: the one with the
    /// earliest capture counts, then the deeper one.
    pub fn find_span(self, generation: &Generation, until: Option<NaiveDate>) -> Option<ChartSpan> {
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

/// A captured chart of a day, and the earlier one that it is compared with.
pub struct ChartComparison {
    pub key: ChartKey,
    pub current: ChartDay,
    pub earlier: Option<ChartDay>,
    pub requested_date: NaiveDate,
    pub movement: Movement,
    /// The captures of the [`HISTORY_DAYS`] days before the chart.
    pub days: BTreeMap<NaiveDate, ChartDay>,
    pub rows: BTreeMap<NaiveDate, Vec<(u16, u32)>>,
}

/// Days among which an earlier capture is looked for first.
const NEARBY_DAYS: u64 = 14;

/// Days of history in each row of a chart.
pub const HISTORY_DAYS: u64 = 30;

impl ChartComparison {
    /// Reads a chart; `None` when it was not captured on the day. Without a day, reads the last capture.
    pub fn read(
        generation: &Generation,
        chosen: RequestedChart,
        date: Option<NaiveDate>,
        with: CompareInterval,
        history_days: u64,
    ) -> Result<Option<Self>, ApiError> {
        let Some(span) = chosen.find_span(generation, date) else { return Ok(None) };
        let (key, date) = (span.key, date.unwrap_or(span.last));
        let requested = with.earlier_date(date);
        let first = date.checked_sub_days(chrono::Days::new(history_days.max(1) - 1)).unwrap_or(date).min(requested);
        // Days without a capture may lie between the two.
        let nearby = requested.checked_sub_days(chrono::Days::new(NEARBY_DAYS)).unwrap_or(requested).min(first);
        let read_days = |first| -> Result<BTreeMap<NaiveDate, ChartDay>, ApiError> {
            Ok(generation.charts.days(&[key], first, date)?.remove(&key).unwrap_or_default())
        };
        let mut days = read_days(nearby)?;
        // There is no capture nearby, so read back to the first one.
        if days.range(..=requested).next().is_none() && span.first < nearby {
            let all = read_days(span.first)?;
            days.extend(all.range(..=requested).next_back().map(|(date, day)| (*date, *day)));
        }
        let Some(now) = days.get(&date).copied() else { return Ok(None) };
        let before = days.range(..=requested).next_back().map(|(_, day)| *day);
        let mut rows = generation.charts.rows(key, first, date)?;
        if let Some(before) = before.filter(|before| before.date < first) {
            rows.extend(generation.charts.rows(key, before.date, before.date)?);
        }
        let rows_of = |day: NaiveDate| rows.get(&day).map_or(&[][..], Vec::as_slice);
        let movement = compare_captures(
            CaptureRows { day: &now, rows: rows_of(date) },
            before.as_ref().map(|before| CaptureRows { day: before, rows: rows_of(before.date) }),
        );
        Ok(Some(Self { key, current: now, earlier: before, requested_date: requested, movement, days, rows }))
    }

    /// Builds the chart's data without its positions.
    pub fn head(&self, with: CompareInterval) -> ChartHead {
        ChartHead::new(
            self.key,
            &self.current,
            self.earlier.as_ref(),
            with.as_str(),
            self.requested_date,
            &self.movement,
        )
    }
}

/// The shows of charts, with their podcasts.
pub struct ChartShowLookup<'a> {
    generation: &'a Generation,
    shows: HashMap<u32, ChartShowRecord>,
}

impl<'a> ChartShowLookup<'a> {
    pub fn read(generation: &'a Generation, numbers: &[u32]) -> Result<Self, ApiError> {
        Ok(Self { generation, shows: generation.charts.shows(numbers)? })
    }

    /// Returns the show of a number; `None` when the files are inconsistent, which does not happen.
    pub fn show(&self, number: u32) -> Option<&ChartShowRecord> {
        self.shows.get(&number)
    }

    pub fn document(&self, show: &ChartShowRecord) -> Result<Option<Arc<PodcastDocument>>, ApiError> {
        let document = |id| Ok(self.generation.backend.podcast(PodcastKey::Id(id))?);
        show.podcast_id.map_or(Ok(None), document)
    }

    pub fn podcast(&self, show: &ChartShowRecord) -> Result<Option<PodcastSummary>, ApiError> {
        Ok(self.document(show)?.as_deref().map(PodcastSummary::of))
    }
}

pub fn find_summary(generation: &Generation, id: PodcastId) -> Result<Option<PodcastSummary>, ApiError> {
    Ok(generation.backend.podcast(PodcastKey::Id(id))?.as_deref().map(PodcastSummary::of))
}
