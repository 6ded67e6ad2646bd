//! Usage, under the names of the specification and of the contract.

use chrono::{NaiveDate, NaiveTime};
use earshot_api_server::prelude::*;
use earshot_app::UsageCounts;
use earshot_model::{Meter, PlanLimits};
use std::collections::BTreeMap;

/// Counts of a usage record (spec 3).
#[view(Clone)]
pub struct UsageCountsView {
    /// Number of uses of AI assistance.
    pub ai_assist_count: u64,
    /// Podcasts whose contacts were requested, each once per month.
    pub contacts_requested_count: u64,
    /// Number of exports.
    pub csv_export_count: u64,
    /// Number of searches.
    pub search_count: u64,
    /// Number of downloaded transcripts.
    pub transcript_download_count: u64,
    /// Number of requested transcripts.
    pub transcription_requests: u64,
}

impl From<UsageCounts> for UsageCountsView {
    fn from(counts: UsageCounts) -> Self {
        Self {
            ai_assist_count: counts.count(Meter::AiAssist),
            contacts_requested_count: counts.count(Meter::AdvancedContacts),
            csv_export_count: counts.count(Meter::Exports),
            search_count: counts.count(Meter::Searches),
            transcript_download_count: counts.count(Meter::TranscriptDownloads),
            transcription_requests: counts.count(Meter::TranscriptionRequests),
        }
    }
}

/// The meters that the contract counts for a team, with alias and label.
pub const ALIASES: [(Meter, &str, &str); 4] = [
    (Meter::Searches, "searchCount", "Searches"),
    (Meter::Exports, "exportCount", "Exports"),
    (Meter::TranscriptDownloads, "transcriptDownloadCount", "Transcript downloads"),
    (Meter::TranscriptionRequests, "transcriptionRequests", "Transcription requests"),
];

/// Returns the counts by alias.
pub fn by_alias(counts: &UsageCounts) -> BTreeMap<String, u64> {
    ALIASES.iter().map(|&(meter, alias, _)| (alias.to_owned(), counts.count(meter))).collect()
}

/// Returns the limits by alias, each for the plan's own period; `null` is unlimited.
pub fn limits_by_alias(limits: &PlanLimits) -> BTreeMap<String, Option<u32>> {
    ALIASES.iter().map(|&(meter, alias, _)| (alias.to_owned(), limits.quota(meter).map(|(count, _)| count))).collect()
}

/// Returns the sum of all counts with an alias.
pub fn total(counts: &UsageCounts) -> u64 {
    ALIASES.iter().map(|&(meter, _, _)| counts.count(meter)).sum()
}

/// Returns the start of a day in UTC.
pub fn day_start(day: NaiveDate) -> TimestampView {
    TimestampView(day.and_time(NaiveTime::MIN).and_utc())
}
