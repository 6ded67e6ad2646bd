//! How publishing software spells dates, durations and booleans. All items of a feed use the same spelling.

use chrono::{DateTime, Datelike, FixedOffset, Utc};

/// The spellings of a feed. The default has no defects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dialect {
    pub is_atom: bool,
    pub dates: DateForm,
    pub durations: DurationForm,
    /// Whether descriptions and show notes are CDATA; otherwise their markup is escaped.
    pub html_is_cdata: bool,
    pub titles_are_cdata: bool,
    pub itunes_uri: &'static str,
    pub podcast_uri: &'static str,
    /// Spellings of `itunes:explicit`: false, true.
    pub truths: [&'static str; 2],
}

impl Default for Dialect {
    fn default() -> Self {
        Self {
            is_atom: false,
            dates: DateForm::Numeric,
            durations: DurationForm::Clock,
            html_is_cdata: true,
            titles_are_cdata: false,
            itunes_uri: "http://www.itunes.com/dtds/podcast-1.0.dtd",
            podcast_uri: "https://podcastindex.org/namespace/1.0",
            truths: ["false", "true"],
        }
    }
}

impl Dialect {
    pub fn truth(&self, value: bool) -> &'static str {
        self.truths[usize::from(value)]
    }
}

/// Spellings of a timestamp (facts 1.8). Each keeps the time, some without seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DateForm {
    /// `Tue, 3 Nov 2026 05:15:00 +0000`.
    Numeric,
    /// `Tue, 03 Nov 2026 05:15:00 GMT`.
    Gmt,
    /// `Tue, 03 Nov 2026 00:15:00 -0500`, with the offset in minutes east.
    Offset(i32),
    /// `Tue, 03 Nov 2026 00:15:00 EST`, with the name of an offset in minutes east.
    Zone(&'static str, i32),
    /// `3 Nov 2026 05:15:00 +0000`.
    NoWeekday,
    /// `Tue, 03 Nov 2026 05:15 +0000`.
    NoSeconds,
    /// `Tue, 03 Nov 26 05:15:00 +0000`.
    ShortYear,
    /// `Mon, 03 Nov 2026 05:15:00 +0000`, a fixed weekday.
    WrongWeekday,
    /// `Di, 03 Nov 2026 06:15:00 +0100`.
    German,
    /// `2026-11-03T05:15:00Z`.
    Iso,
}

const GERMAN_DAYS: [&str; 7] = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"];
const GERMAN_MONTHS: [&str; 12] = ["Jan", "Feb", "Mär", "Apr", "Mai", "Jun", "Jul", "Aug", "Sep", "Okt", "Nov", "Dez"];

impl DateForm {
    pub fn format(self, time: DateTime<Utc>) -> String {
        match self {
            Self::Numeric => time.to_rfc2822(),
            Self::Gmt => time.format("%a, %d %b %Y %H:%M:%S GMT").to_string(),
            Self::Offset(minutes) => local_time(time, minutes).format("%a, %d %b %Y %H:%M:%S %z").to_string(),
            Self::Zone(name, minutes) => {
                format!("{} {name}", local_time(time, minutes).format("%a, %d %b %Y %H:%M:%S"))
            }
            Self::NoWeekday => time.format("%-d %b %Y %H:%M:%S +0000").to_string(),
            Self::NoSeconds => time.format("%a, %d %b %Y %H:%M +0000").to_string(),
            Self::ShortYear => time.format("%a, %d %b %y %H:%M:%S +0000").to_string(),
            Self::WrongWeekday => time.format("Mon, %d %b %Y %H:%M:%S +0000").to_string(),
            Self::German => {
                let time = local_time(time, 60);
                let day = GERMAN_DAYS[time.weekday().num_days_from_monday() as usize];
                let month = GERMAN_MONTHS[time.month0() as usize];
                format!("{day}, {} {month} {}", time.format("%d"), time.format("%Y %H:%M:%S %z"))
            }
            Self::Iso => time.format("%Y-%m-%dT%H:%M:%SZ").to_string(),
        }
    }
}

fn local_time(time: DateTime<Utc>, minutes: i32) -> DateTime<FixedOffset> {
    let offset = FixedOffset::east_opt(minutes * 60).expect("the tables' offsets are below a day");
    time.with_timezone(&offset)
}

/// Spellings of `itunes:duration`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DurationForm {
    /// `1:02:03`, or `42:03` below an hour.
    Clock,
    /// `01:02:03`, `00:42:03`.
    FullClock,
    /// `62:03`, in minutes and seconds only.
    Minutes,
    /// `3723`.
    Seconds,
}

impl DurationForm {
    pub fn format(self, seconds: u32) -> String {
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        match self {
            Self::Clock if hours > 0 => format!("{hours}:{minutes:02}:{rest:02}"),
            Self::Clock => format!("{minutes}:{rest:02}"),
            Self::FullClock => format!("{hours:02}:{minutes:02}:{rest:02}"),
            Self::Minutes => format!("{}:{rest:02}", seconds / 60),
            Self::Seconds => seconds.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_has_the_same_time() {
        let time = DateTime::parse_from_rfc3339("2026-03-03T05:15:07Z").unwrap().to_utc();
        let cases = [
            (DateForm::Numeric, "Tue, 3 Mar 2026 05:15:07 +0000"),
            (DateForm::Gmt, "Tue, 03 Mar 2026 05:15:07 GMT"),
            (DateForm::Offset(-480), "Mon, 02 Mar 2026 21:15:07 -0800"),
            (DateForm::Zone("EST", -300), "Tue, 03 Mar 2026 00:15:07 EST"),
            (DateForm::NoWeekday, "3 Mar 2026 05:15:07 +0000"),
            (DateForm::NoSeconds, "Tue, 03 Mar 2026 05:15 +0000"),
            (DateForm::ShortYear, "Tue, 03 Mar 26 05:15:07 +0000"),
            (DateForm::WrongWeekday, "Mon, 03 Mar 2026 05:15:07 +0000"),
            (DateForm::German, "Di, 03 Mär 2026 06:15:07 +0100"),
            (DateForm::Iso, "2026-03-03T05:15:07Z"),
        ];
        for (form, expected) in cases {
            assert_eq!(form.format(time), expected);
        }
    }

    #[test]
    fn durations_are_formatted() {
        let cases = [
            (DurationForm::Clock, ["42:03", "1:02:03"]),
            (DurationForm::FullClock, ["00:42:03", "01:02:03"]),
            (DurationForm::Minutes, ["42:03", "62:03"]),
            (DurationForm::Seconds, ["2523", "3723"]),
        ];
        for (form, expected) in cases {
            assert_eq!([2523, 3723].map(|seconds| form.format(seconds)), expected);
        }
    }
}
