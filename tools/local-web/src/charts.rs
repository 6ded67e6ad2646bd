//! Chart services: serves the chart documents at the URLs of Apple and Spotify (facts 2.2, 2.3).

use crate::files::path_below;
use serde_json::Value;
use std::path::{Path, PathBuf};

const APPLE: &str = "/rss.marketingtools.apple.com/api/v2/";
const OLD_APPLE: &str = "/rss.applemarketingtools.com/api/v2/";
const SPOTIFY: &str = "/podcastcharts.byspotify.com/api/charts/";

/// The response of a chart service.
#[derive(Debug, PartialEq, Eq)]
pub enum ChartResponse {
    /// The folder with a chart's days, and the number of requested entries.
    Days(PathBuf, usize),
    Redirect(String),
    /// An error for this depth, like that of the real service.
    ServerError,
    NotFound,
}

/// Returns `None` when the path does not belong to a chart service.
pub fn find_chart(root: &Path, path: &str, query: &str) -> Option<ChartResponse> {
    if let Some(rest) = path.strip_prefix(OLD_APPLE) {
        return Some(ChartResponse::Redirect(format!("{APPLE}{rest}")));
    }
    if let Some(rest) = path.strip_prefix(APPLE) {
        return Some(find_apple_chart(root, rest).unwrap_or(ChartResponse::NotFound));
    }
    let list = path.strip_prefix(SPOTIFY)?;
    let value = |name: &str| {
        let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(found, _)| *found == name).map(|(_, value)| value)
    };
    let folder = path_below(root, &format!("charts/spotify/{}/{list}", value("region").unwrap_or("us")));
    let limit = value("limit").map_or(Some(200), |limit| limit.parse().ok());
    Some(folder.zip(limit).map_or(ChartResponse::NotFound, |(folder, limit)| ChartResponse::Days(folder, limit)))
}

/// Parses `us/podcasts/top/100/podcasts.json`.
fn find_apple_chart(root: &Path, rest: &str) -> Option<ChartResponse> {
    let parts: Vec<&str> = rest.split('/').collect();
    let [country, "podcasts", "top", limit, "podcasts.json"] = parts[..] else { return None };
    match limit {
        "10" | "25" | "50" | "100" => {
            Some(ChartResponse::Days(path_below(root, &format!("charts/apple/{country}/all"))?, limit.parse().ok()?))
        }
        _ => Some(ChartResponse::ServerError),
    }
}

/// Returns the document of a round: the oldest day in round 0, the next day in each further round, at most the newest.
pub async fn read_chart_of_round(folder: &Path, round: u32, limit: usize) -> Option<Vec<u8>> {
    let mut days = Vec::new();
    let mut entries = tokio::fs::read_dir(folder).await.ok()?;
    while let Some(entry) = entries.next_entry().await.ok()? {
        days.push(entry.path());
    }
    days.sort_unstable();
    let day = days.get((round as usize).min(days.len().checked_sub(1)?))?;
    limit_entries(tokio::fs::read(day).await.ok()?, limit)
}

/// Keeps the first `limit` entries of a document. Returns the bytes unchanged when there are no more.
fn limit_entries(bytes: Vec<u8>, limit: usize) -> Option<Vec<u8>> {
    let mut document: Value = serde_json::from_slice(&bytes).ok()?;
    let entries = match &mut document {
        Value::Array(entries) => entries,
        document => document["feed"]["results"].as_array_mut()?,
    };
    if entries.len() <= limit {
        return Some(bytes);
    }
    entries.truncate(limit);
    serde_json::to_vec(&document).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chart_urls_are_found() {
        let root = Path::new("/r");
        let days = |path: &str, limit| Some(ChartResponse::Days(PathBuf::from(path), limit));
        let apple = |rest: &str| find_chart(root, &format!("{APPLE}{rest}"), "");
        assert_eq!(apple("us/podcasts/top/25/podcasts.json"), days("/r/charts/apple/us/all", 25));
        assert_eq!(apple("us/podcasts/top/200/podcasts.json"), Some(ChartResponse::ServerError));
        assert_eq!(apple("../podcasts/top/25/podcasts.json"), Some(ChartResponse::NotFound));
        assert_eq!(find_chart(root, &format!("{OLD_APPLE}x"), ""), Some(ChartResponse::Redirect(format!("{APPLE}x"))));
        let spotify = |query| find_chart(root, &format!("{SPOTIFY}top-podcasts"), query);
        assert_eq!(spotify("region=de&limit=50"), days("/r/charts/spotify/de/top-podcasts", 50));
        assert_eq!(spotify("region=..&limit=50"), Some(ChartResponse::NotFound));
        assert_eq!(find_chart(root, "/feeds.a.example/x", ""), None);
    }

    #[test]
    fn entries_are_limited() {
        assert_eq!(limit_entries(b"[1, 2, 3]".to_vec(), 2).unwrap(), b"[1,2]");
        assert_eq!(limit_entries(b"[1, 2, 3]".to_vec(), 3).unwrap(), b"[1, 2, 3]");
        assert_eq!(
            limit_entries(br#"{"feed":{"results":[1,2]}}"#.to_vec(), 1).unwrap(),
            br#"{"feed":{"results":[1]}}"#
        );
        assert_eq!(limit_entries(b"{}".to_vec(), 1), None);
    }
}
