//! `earshot feed status`: prints the stored state of a feed and its next check.

use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::output::{format_count, group_digits};
use earshot_catalog::{FeedCheck, FeedCheckStore, FeedReport};
use earshot_model::{Timestamp, public_url};
use std::fmt::Write as _;

/// The most defects that the text shows; `--json` lists all.
const MAX_PRINTED_ISSUES: usize = 10;

pub fn run(context: &Context, url: &str) -> CommandResult {
    let check = FeedCheckStore::open(&context.data)?.get(&[url])?.remove(url);
    let report = context.writer("feed status")?.feed_report(url)?;
    if check.is_none() && report.is_none() {
        return Err(Failure::input(format!("there is no feed with the URL {}", public_url(url)))
            .with_advice("give the URL exactly as ingested, with its scheme; `earshot ingest URL` adds a feed"));
    }
    let json = serde_json::json!({ "feed": report, "check": check.as_ref().map(check_json) });
    context.print_result(&json, || status_text(url, check.as_ref(), report.as_ref(), context.clock.now()))
}

fn check_json(check: &FeedCheck) -> serde_json::Value {
    serde_json::json!({
        "url": public_url(&check.url), "state": check.state, "lastCheckedAt": check.checked_at, "lastChangedAt": check.changed_at,
        "nextCheckAt": check.next_at, "why": check.reason, "failures": check.failures, "httpStatus": check.http_status,
        "lastError": check.last_error, "etag": check.etag, "lastModified": check.last_modified,
        "lastFullAt": check.full_body_at, "pollsSinceFull": check.polls_since_full_body, "complete": check.is_complete,
        "hubUrl": check.hub_url, "podcastId": check.podcast_id,
    })
}

fn status_text(url: &str, check: Option<&FeedCheck>, report: Option<&FeedReport>, now: Timestamp) -> String {
    let mut text = report.and_then(|report| report.title.clone()).unwrap_or_else(|| url.to_owned());
    let mut line = |name: &str, value: String| {
        write!(text, "\n  {name:13} {value}").expect("writing to a string");
    };
    match check {
        None => line("checks", "none: the feed came from a file or a list".to_owned()),
        Some(check) => {
            line("state", check.state.clone());
            line("last checked", check.checked_at.map_or_else(|| "never".to_owned(), |at| format_timestamp(at, now)));
            line("last changed", check.changed_at.map_or_else(|| "never".to_owned(), |at| format_timestamp(at, now)));
            line("next check", format!("{}: {}", format_timestamp(check.next_at, now), check.reason));
            if let Some(status) = check.http_status {
                line("HTTP status", status.to_string());
            }
            if check.failures > 0 {
                let error = check.last_error.as_deref().unwrap_or("unknown reason");
                line("failures", format!("{} in a row; the last: {error}", group_digits(check.failures)));
            }
        }
    }
    let Some(report) = report else { return text };
    line("feed", public_url(&report.url).into_owned());
    for alias in &report.aliases {
        line("also", alias.clone());
    }
    line("podcast", report.podcast_id.to_string());
    line("episodes", group_digits(report.episodes));
    line("last read", format_timestamp(report.fetched_at, now));
    line("defects", format_count(report.issues.len() as u64, "issue"));
    for issue in report.issues.iter().take(MAX_PRINTED_ISSUES) {
        let place = issue.line.map_or_else(String::new, |number| format!(" (line {number})"));
        line("", format!("{} {}{place}: {}", issue.severity.as_str(), issue.kind, issue.message));
    }
    if report.issues.len() > MAX_PRINTED_ISSUES {
        line("", format!("… and {} more, all with --json", report.issues.len() - MAX_PRINTED_ISSUES));
    }
    text
}

/// Formats a timestamp with its distance from now.
fn format_timestamp(at: Timestamp, now: Timestamp) -> String {
    let minutes = (at - now).num_minutes();
    let (amount, unit) = match minutes.abs() {
        0..120 => (minutes.abs(), "minute"),
        120..2880 => (minutes.abs() / 60, "hour"),
        _ => (minutes.abs() / 1440, "day"),
    };
    let distance = format_count(amount.unsigned_abs(), unit);
    let words = match minutes {
        0 => "now".to_owned(),
        ..0 => format!("{distance} ago"),
        1.. => format!("in {distance}"),
    };
    format!("{} ({words})", at.format("%Y-%m-%d %H:%M UTC"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::{DateTime, TimeDelta};

    #[test]
    fn timestamps_show_their_distance() {
        let now = DateTime::from_timestamp(1_793_534_400, 0).expect("a moment");
        let cases = [
            (0, "now"),
            (-1, "1 minute ago"),
            (90, "in 90 minutes"),
            (-180, "3 hours ago"),
            (60 * 24 * 3, "in 3 days"),
        ];
        for (minutes, words) in cases {
            assert!(
                format_timestamp(now + TimeDelta::minutes(minutes), now).ends_with(&format!("({words})")),
                "{words}"
            );
        }
    }
}
