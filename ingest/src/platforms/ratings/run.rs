//! Imports saved payloads of ratings into the catalog.

use super::parsed_ratings::{ExpectedRating, ParsedRatings, RatingError};
use super::read::read_ratings;
use crate::platforms::apple_lookup::{AppleFeed, read_apple_lookup};
use crate::platforms::followers::read_profile;
use crate::platforms::payload::MAX_PAYLOAD_BYTES;
use crate::platforms::payload_files::{ImportError, PayloadFile, import_files, read_payload};
use crate::platforms::report::RatingReport;
use chrono::{NaiveDate, NaiveTime};
use earshot_catalog::{CatalogError, RatingUpdate, Writer};
use earshot_model::chart::ChartCountry;
use earshot_model::rating::{ShowId, SocialPlatform, SocialProfile, SocialProfileRef};
use earshot_model::{Issue, Timestamp};
use std::collections::HashSet;
use std::path::{Path, PathBuf};

/// Options of an import. They take precedence over file names.
#[derive(Clone, Debug)]
pub struct RatingImportOptions {
    pub country: Option<ChartCountry>,
    pub date: Option<NaiveDate>,
    pub now: Timestamp,
}

/// Imports payloads: files, and all `.json` files below folders. Importing the same payload twice stores it once.
/// Payloads of shows that are not in the catalog are reported and dropped.
///
/// # Errors
/// When a path cannot be read or the catalog cannot be written. A payload of another format becomes a problem in the
/// report.
pub fn import_rating_files(
    paths: &[PathBuf],
    import: &RatingImportOptions,
    writer: &mut Writer,
    progress: &dyn Fn(u64, u64),
) -> Result<RatingReport, ImportError> {
    let mut report = RatingReport::default();
    let store = |files| write_batch(files, import, writer, &mut report);
    import_files(paths, |path| read_file(path, import), store, progress)?;
    Ok(report)
}

enum RatingFile {
    Ratings(ParsedRatings),
    Lookup(Vec<(ShowId, String)>, Vec<Issue>),
    Profile(SocialProfile, Vec<Issue>),
}

/// Writes the ratings of a batch in one transaction.
fn write_batch(
    files: Vec<PayloadFile<RatingFile>>,
    import: &RatingImportOptions,
    writer: &mut Writer,
    report: &mut RatingReport,
) -> Result<(), CatalogError> {
    let mut update = RatingUpdate::default();
    let mut readings = Vec::new();
    let mut identified = Vec::new();
    for file in files {
        report.payloads += 1;
        let what = file.path.display().to_string();
        match file.content {
            Ok(RatingFile::Ratings(reading)) => {
                report.count_issues(&what, &reading.issues);
                readings.push((what, reading));
            }
            Ok(RatingFile::Lookup(shows, issues)) => {
                report.count_issues(&what, &issues);
                identified.extend(shows);
            }
            Ok(RatingFile::Profile(profile, issues)) => {
                report.count_issues(&what, &issues);
                update.profiles.push(profile);
            }
            Err(message) => report.add_failure(&what, message),
        }
    }
    // First, because lookups can match podcasts to the shows of other payloads.
    report.identified += writer.put_platform_shows(&identified, import.now)?;
    let requested: HashSet<ShowId> = readings.iter().map(|(_, reading)| reading.show.clone()).collect();
    let podcasts = writer.podcasts_of_shows(&requested)?;
    for (what, reading) in readings {
        let Some(podcast) = podcasts.get(&reading.show) else {
            *report.issues.entry("unknown-show".to_owned()).or_default() += 1;
            report.unknown += 1;
            report.add_problem(&what, format!("show {} is not in the catalog", reading.show));
            continue;
        };
        update.ratings.extend(reading.rating.map(|rating| (*podcast, rating)));
        update.reviews.extend(reading.reviews.into_iter().map(|review| (*podcast, review)));
    }
    report.add_written(writer.put_ratings(&update)?);
    Ok(())
}

fn read_file(path: &Path, import: &RatingImportOptions) -> Result<RatingFile, String> {
    let bytes = read_payload(path, MAX_PAYLOAD_BYTES)?;
    let (hints, target) = expected_rating_of_path(path, import);
    if let Some(target) = target {
        let target = target?;
        let reading = read_profile(&bytes, &target, hints.captured_at).map_err(|error| error.to_string())?;
        let profile = reading.profile.ok_or("the platform has no such profile")?;
        return Ok(RatingFile::Profile(profile, reading.issues));
    }
    match read_ratings(&bytes, &hints) {
        Ok(reading) => Ok(RatingFile::Ratings(reading)),
        Err(RatingError::UnknownFormat) => {
            let mut issues = Vec::new();
            match read_apple_lookup(&bytes, &mut issues) {
                Ok(Some(feeds)) => {
                    Ok(RatingFile::Lookup(feeds.into_iter().map(AppleFeed::into_show).collect(), issues))
                }
                _ => Err(RatingError::UnknownFormat.to_string()),
            }
        }
        Err(error) => Err(error.to_string()),
    }
}

/// Derives the expected rating from the file path: `…/<country>/<show id>[-<date>].json`, or `…/<social
/// platform>/<key>.json`, where the key may break a rule of the platform. Values of `import` take precedence.
fn expected_rating_of_path(
    path: &Path,
    import: &RatingImportOptions,
) -> (ExpectedRating, Option<Result<SocialProfileRef, String>>) {
    let stem = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let folder = path.parent().and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    let folder = folder.unwrap_or_default();
    let (name, date) = split_date(&stem);
    let at = import.date.or(date).map_or(import.now, |date| capture_time_of(date, import.now));
    let country = import.country.or_else(|| ChartCountry::parse(&folder));
    let hints = ExpectedRating { show: ShowId::parse(name), country, captured_at: at, now: import.now };
    let target = SocialPlatform::parse(&folder).map(|platform| SocialProfileRef::from_key(platform, name));
    (hints, target)
}

/// A date is read as the end of that day, or as the current time when it is today.
fn capture_time_of(date: NaiveDate, now: Timestamp) -> Timestamp {
    if date == now.date_naive() {
        return now;
    }
    let next = date.checked_add_days(chrono::Days::new(1)).unwrap_or(date);
    next.and_time(NaiveTime::MIN).and_utc() - chrono::TimeDelta::seconds(1)
}

/// Splits a date off a file stem: `123-2026-11-21` is `123` and the date.
fn split_date(stem: &str) -> (&str, Option<NaiveDate>) {
    const DATE_LENGTH: usize = 10;
    let at = stem.len().checked_sub(DATE_LENGTH + 1).filter(|at| stem.is_char_boundary(*at));
    let split =
        at.map(|at| stem.split_at(at)).and_then(|(name, date)| Some((name, date.strip_prefix('-')?.parse().ok()?)));
    split.map_or((stem, None), |(name, date)| (name, Some(date)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_give_show_country_and_date() {
        let now: Timestamp = "2026-11-22T06:00:00Z".parse().expect("a moment");
        let import = RatingImportOptions { country: None, date: None, now };
        let cases = [
            ("ratings/us/123.json", "123 us 2026-11-22"),
            ("ratings/gb/123-2026-10-01.json", "123 gb 2026-10-01"),
            ("ratings/us/123-2026-12-24.json", "123 us 2026-12-24"),
            ("castbox/123.json", "123 - 2026-11-22"),
            ("x/us/history.json", "- us 2026-11-22"),
        ];
        for (path, expected) in cases {
            let (hints, target) = expected_rating_of_path(Path::new(path), &import);
            let show = hints.show.map_or("-".to_owned(), |show| show.to_string());
            let country = hints.country.map_or("-".to_owned(), |country| country.as_str().to_owned());
            assert_eq!(format!("{show} {country} {}", hints.captured_at.date_naive()), expected, "{path}");
            assert_eq!(target, None, "{path}");
        }
        let (hints, target) = expected_rating_of_path(Path::new("social/youtube/@idle-2026-10-01.json"), &import);
        assert_eq!(
            target.map(|target| target.map(|target| target.url)),
            Some(Ok("https://www.youtube.com/@idle".to_owned()))
        );
        let (_, target) = expected_rating_of_path(Path::new("social/tiktok/i.json"), &import);
        assert_eq!(target, Some(Err("Invalid TikTok URL: a handle has at least 2 characters".to_owned())));
        assert_eq!(hints.captured_at.date_naive().to_string(), "2026-10-01");
    }
}
