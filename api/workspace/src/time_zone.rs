//! Names of time zones, as the IANA database has them.

use chrono_tz::{TZ_VARIANTS, Tz};

/// No name of the database is longer.
const MAX_CHARS: usize = 64;
/// A name is only suggested when it is at least this similar, from 0 to 1.
const MIN_SIMILARITY: f64 = 0.6;
/// A city counts less than the whole name, so that `Europe/Vienna` is nearer to itself than any other Vienna.
const CITY_SHARE: f64 = 0.95;

/// Checks the name of a time zone.
///
/// # Errors
/// The rule that an unknown name breaks, with the nearest name if one is near.
pub fn check_time_zone(name: &str) -> Result<(), String> {
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
