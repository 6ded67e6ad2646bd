//! Time zones of dates: offsets, abbreviations, and names of the IANA database.

use chrono::{DateTime, LocalResult, NaiveDateTime, TimeDelta, TimeZone as _, Utc};
use chrono_tz::Tz;

/// Zones of RFC 5322 4.3 and other common ones, in minutes east of UTC. An ambiguous one has its most common meaning.
const ZONES: &[(&str, i32)] = &[
    ("gmt", 0),
    ("utc", 0),
    ("ut", 0),
    ("z", 0),
    ("wet", 0),
    ("est", -300),
    ("edt", -240),
    ("cst", -360),
    ("cdt", -300),
    ("mst", -420),
    ("mdt", -360),
    ("pst", -480),
    ("pdt", -420),
    ("akst", -540),
    ("akdt", -480),
    ("hst", -600),
    ("ast", -240),
    ("adt", -180),
    ("nst", -210),
    ("ndt", -150),
    ("art", -180),
    ("brt", -180),
    ("brst", -120),
    ("clt", -240),
    ("cot", -300),
    ("bst", 60),
    ("cet", 60),
    ("met", 60),
    ("mez", 60),
    ("west", 60),
    ("wat", 60),
    ("cest", 120),
    ("mest", 120),
    ("mesz", 120),
    ("eet", 120),
    ("cat", 120),
    ("sast", 120),
    ("eest", 180),
    ("msk", 180),
    ("eat", 180),
    ("trt", 180),
    ("irst", 210),
    ("gst", 240),
    ("pkt", 300),
    ("ist", 330),
    ("npt", 345),
    ("ict", 420),
    ("wib", 420),
    ("hkt", 480),
    ("sgt", 480),
    ("awst", 480),
    ("pht", 480),
    ("jst", 540),
    ("kst", 540),
    ("acst", 570),
    ("aest", 600),
    ("acdt", 630),
    ("aedt", 660),
    ("nzst", 720),
    ("nzdt", 780),
    ("pet", -300),
    ("ect", -300),
    ("bot", -240),
    ("vet", -240),
    ("uyt", -180),
    ("gft", -180),
    ("hnec", 60),
    ("haec", 120),
    ("oez", 120),
    ("oesz", 180),
    ("idt", 180),
    ("wita", 480),
    ("wit", 540),
    ("myt", 480),
];

/// Zones with summer time that people write as one word. The American ones may be followed by "Standard Time".
const REGIONS: &[(&str, Tz)] = &[
    ("et", Tz::America__New_York),
    ("ct", Tz::America__Chicago),
    ("mt", Tz::America__Denver),
    ("pt", Tz::America__Los_Angeles),
    ("eastern", Tz::America__New_York),
    ("central", Tz::America__Chicago),
    ("mountain", Tz::America__Denver),
    ("pacific", Tz::America__Los_Angeles),
    ("atlantic", Tz::America__Halifax),
];

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Zone {
    /// Minutes east of UTC.
    Offset(i32),
    /// A zone of the IANA database.
    Named(Tz),
}

impl Zone {
    pub(super) const UTC: Self = Self::Offset(0);

    /// Converts a local time. Of two times, as on the night when summer time ends, the earlier one counts. A time that
    /// the clocks skipped has the offset of the hour before.
    pub(super) fn to_utc(self, local: NaiveDateTime) -> Option<DateTime<Utc>> {
        let zone = match self {
            Self::Offset(minutes) => {
                return local.and_utc().checked_sub_signed(TimeDelta::minutes(i64::from(minutes)));
            }
            Self::Named(zone) => zone,
        };
        match zone.from_local_datetime(&local) {
            LocalResult::Single(date) | LocalResult::Ambiguous(date, _) => Some(date.to_utc()),
            LocalResult::None => {
                let before = local.checked_sub_signed(TimeDelta::hours(3))?;
                let before = zone.from_local_datetime(&before).earliest()?.to_utc();
                before.checked_add_signed(TimeDelta::hours(3))
            }
        }
    }
}

/// Parses a zone: `+0200`, `+02:00`, `-5`, `GMT+2`, `EST`, `Europe/Berlin`, and `Central` with the next word.
pub(super) fn parse_zone(token: &str, next: Option<&str>) -> Option<Zone> {
    if token.is_empty() {
        return None;
    }
    let lower = token.to_ascii_lowercase();
    if let Some((_, minutes)) = ZONES.iter().find(|(name, _)| *name == lower) {
        return Some(Zone::Offset(*minutes));
    }
    if let Some((_, zone)) = REGIONS.iter().find(|(name, _)| *name == lower) {
        let is_european = next.is_some_and(|next| next.eq_ignore_ascii_case("european"));
        return Some(Zone::Named(match lower.as_str() {
            "central" if is_european => Tz::Europe__Berlin,
            "eastern" if is_european => Tz::Europe__Athens,
            _ => *zone,
        }));
    }
    parse_offset(&lower).map(Zone::Offset).or_else(|| parse_zone_name(token).map(Zone::Named))
}

/// Parses an offset with a sign to minutes east of UTC.
fn parse_offset(lower: &str) -> Option<i32> {
    let signed = lower.trim_start_matches("gmt").trim_start_matches("utc");
    let sign = match signed.chars().next()? {
        '+' => 1,
        '-' | '\u{2212}' => -1,
        _ => return None,
    };
    // Ends at the name of a zone in brackets (RFC 9557).
    let signed = signed.split('[').next()?;
    let digits: String = signed.chars().filter(char::is_ascii_digit).collect();
    let (hours, minutes) = match digits.len() {
        1 | 2 => (digits.parse::<i32>().ok()?, 0),
        3 | 4 => (digits[..digits.len() - 2].parse().ok()?, digits[digits.len() - 2..].parse().ok()?),
        _ => return None,
    };
    (hours <= 15 && minutes < 60).then_some(sign * (hours * 60 + minutes))
}

/// Finds a zone of the IANA database, in any case.
fn parse_zone_name(token: &str) -> Option<Tz> {
    let name = token.trim_matches(['[', ']']);
    if !name.contains('/') {
        return None;
    }
    name.parse()
        .ok()
        .or_else(|| chrono_tz::TZ_VARIANTS.iter().find(|zone| zone.name().eq_ignore_ascii_case(name)).copied())
}
