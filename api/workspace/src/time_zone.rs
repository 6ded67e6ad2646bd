//! Names of time zones, as the IANA database has them.

use chrono_tz::{TZ_VARIANTS, Tz};

/// No name of the database is longer.
const MAX_CHARS: usize = 64;
/// A name is only suggested when it is at least this similar, from 0 to 1.
const MIN_SIMILARITY: f64 = 0.6;
/// A city counts less than the whole name, so that `Europe/Vienna` is nearer to itself than any other Vienna.
const CITY_SHARE: f64 = 0.95;

/// Checks the name of a time zone. The message of an unknown one has the nearest name.
pub(crate) fn check_time_zone(name: &str) -> Result<(), String> {
    if name.parse::<Tz>().is_ok() {
        return Ok(());
    }
    Err(match nearest(name) {
        Some(zone) => format!("must be a time zone that exists; the nearest name is {zone}"),
        None => "must be a time zone that exists, such as Europe/Vienna".to_owned(),
    })
}

fn nearest(name: &str) -> Option<&'static str> {
    let requested = folded(name);
    let city = last_part(&requested);
    let similarity = |zone: &str| {
        let zone = folded(zone);
        let whole = strsim::normalized_damerau_levenshtein(&requested, &zone);
        whole.max(CITY_SHARE * strsim::normalized_damerau_levenshtein(city, last_part(&zone)))
    };
    let rated = TZ_VARIANTS.iter().map(|zone| (similarity(zone.name()), zone.name()));
    let (best, zone) = rated.max_by(|(one, _), (other, _)| one.total_cmp(other))?;
    (best >= MIN_SIMILARITY).then_some(zone)
}

/// Lower case, with the underscores of the database.
fn folded(name: &str) -> String {
    name.trim()
        .chars()
        .take(MAX_CHARS)
        .map(|letter| if letter == ' ' { '_' } else { letter.to_ascii_lowercase() })
        .collect()
}

fn last_part(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zones_that_exist_are_accepted() {
        for name in
            ["UTC", "Europe/Vienna", "America/Argentina/Buenos_Aires", "Asia/Calcutta", "Europe/Kyiv", "Etc/GMT+3"]
        {
            assert_eq!(check_time_zone(name), Ok(()), "{name}");
        }
    }

    #[test]
    fn the_nearest_zone_is_suggested() {
        let cases = [
            ("Europe/Viena", Some("Europe/Vienna")),
            ("europe/vienna", Some("Europe/Vienna")),
            ("Vienna", Some("Europe/Vienna")),
            ("Austria/Vienna", Some("Europe/Vienna")),
            ("America/New York", Some("America/New_York")),
            ("Amercia/Los_Angelos", Some("America/Los_Angeles")),
            ("Mars/Olympus_Mons", None),
            ("", None),
        ];
        for (name, expected) in cases {
            assert_eq!(nearest(name), expected, "{name}");
            assert!(check_time_zone(name).is_err(), "{name}");
        }
        assert!(check_time_zone(&"Vienna/".repeat(100_000)).is_err());
    }
}
