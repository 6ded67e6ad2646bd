//! Tiers and their rights and quotas: spec 6 and 9 as tables.

use crate::Timestamp;
use crate::transcript::TranscriptExportFormat;
use chrono::{Datelike, Days, Months, NaiveDate};
use serde::Serialize;

named! {
    /// The access level of a caller (spec 6), in ascending order.
    Tier {
        /// Not signed in.
        Public = "public",
        Free = "free",
        Individual = "individual",
        Business = "business",
        Agency = "agency",
        /// The staff of the service.
        Admin = "admin",
    }
}

impl Tier {
    /// The tier's row of [`PLAN_LIMITS`].
    #[must_use]
    pub fn limits(self) -> &'static PlanLimits {
        &PLAN_LIMITS[self as usize]
    }
}

named! {
    /// The calls that are counted against a plan (spec 9).
    Meter {
        Searches = "searches",
        /// Searches of the page for readers without scripts. They have their own meter, because a browser with scripts
        /// sends the search a second time through the API.
        PageSearches = "page-searches",
        AiAssist = "ai-assist",
        AdvancedContacts = "advanced-contacts",
        Exports = "exports",
        TranscriptDownloads = "transcript-downloads",
        TranscriptionRequests = "transcription-requests",
    }

    /// The period of a quota, in UTC.
    Period {
        Day = "day",
        Month = "month",
    }
}

impl Meter {
    /// The name for people, in the plural.
    #[must_use]
    pub fn label(self) -> &'static str {
        match self {
            Self::Searches | Self::PageSearches => "searches",
            Self::AiAssist => "AI assists",
            Self::AdvancedContacts => "contact unlocks",
            Self::Exports => "exports",
            Self::TranscriptDownloads => "transcript downloads",
            Self::TranscriptionRequests => "transcription requests",
        }
    }

    /// The meters of API calls.
    pub fn of_calls() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|meter| *meter != Self::PageSearches)
    }
}

impl Period {
    /// The first day of the period that contains `timestamp`, and the first day of the next period.
    #[must_use]
    pub fn bounds(self, timestamp: Timestamp) -> (NaiveDate, NaiveDate) {
        let day = timestamp.date_naive();
        match self {
            Self::Day => (day, day.checked_add_days(Days::new(1)).unwrap_or(NaiveDate::MAX)),
            Self::Month => {
                let first = day.with_day(1).unwrap_or(day);
                (first, first.checked_add_months(Months::new(1)).unwrap_or(NaiveDate::MAX))
            }
        }
    }
}

/// The allowed number per period; `None` is unlimited.
pub type Quota = Option<(u32, Period)>;

const NO_QUOTA: Quota = Some((0, Period::Month));
const fn per_day(count: u32) -> Quota {
    Some((count, Period::Day))
}
const fn per_month(count: u32) -> Quota {
    Some((count, Period::Month))
}

/// The rights and quotas of a tier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PlanLimits {
    /// Spec 9, Searches.
    pub searches: Quota,
    /// Spec 9, AI assist.
    pub ai_assist: Quota,
    /// Spec 9, Advanced contacts per month.
    pub advanced_contacts: Quota,
    /// Spec 9, Exports per month.
    pub exports: Quota,
    /// Spec 9, Transcript downloads per month.
    pub transcript_downloads: Quota,
    /// Spec 9, Transcription requests per month.
    pub transcription_requests: Quota,
    /// Spec 9, Max results per search: how many hits the pages of one search reach.
    pub max_results_per_search: usize,
    /// Spec 9, Alerts and projects: alerts of a team; `None` is unlimited.
    pub alerts: Option<u32>,
    /// Spec 9, Alerts and projects: how many a team has that are not archived; `None` is unlimited.
    pub projects: Option<u32>,
    /// Spec 9, Alerts and projects: podcasts each; `None` is unlimited.
    pub podcasts_per_project: Option<u32>,
    /// Spec 6, team members: whether a team has other members than its owner, in any number.
    pub team_members: bool,
    /// Spec 6: API access.
    pub api_access: bool,
    /// Spec 6: RSS primary contacts visible.
    pub sees_primary_contacts: bool,
    /// Spec 6: internal contacts visible.
    pub sees_contacts: bool,
    /// Spec 6, Transcript formats. WebVTT includes its variant with one sentence per cue.
    #[serde(skip)]
    pub transcript_formats: &'static [TranscriptExportFormat],
    /// Spec 6: only admin may set the page size.
    pub sets_page_size: bool,
    /// Spec 9: most entries per export.
    pub max_export_entries: usize,
    /// Spec 9, Automated search: strategies per list that may add podcasts; 0 without automated search.
    #[serde(skip)]
    pub strategies_per_list: u32,
    /// Spec 9, Automated search: keywords of a strategy that are searched.
    #[serde(skip)]
    pub terms_per_candidate: u32,
    /// Bytes of all files of a team's guests, with those of archived and deleted profiles. Spec 9 has no such limit: it
    /// is ours. Its projects' guests fill half of it (5 files of 5 MB each).
    #[serde(skip)]
    pub guest_file_bytes: u64,
    /// Bytes of each history of a team, such as the activity of its projects; the oldest entries end first. Ours, not
    /// the spec's.
    #[serde(skip)]
    pub history_bytes: u64,
    /// Projects, guest profiles and alerts, each, that a team creates in 24 hours, with those that are deleted since.
    /// Ours, not the spec's: they bound what deleted ones hold for 30 days.
    #[serde(skip)]
    pub creations_per_day: u32,
    /// Projects and guest profiles, each, that a team keeps, with archived ones and those that were deleted less than 30
    /// days ago. Ours, not the spec's, which limits only projects that are not archived.
    #[serde(skip)]
    pub kept_lists: u32,
}

/// 1 MB as people read it, in bytes.
const MB: u64 = 1 << 20;
/// Spec 9: 5 files of 5 MB, in bytes.
const FILES_OF_ONE_GUEST: u64 = 25 * MB;

impl PlanLimits {
    /// Whether the tier may download transcripts in this format. The spec grants the individual tier a format but no
    /// downloads.
    #[must_use]
    pub fn allows_download(&self, format: TranscriptExportFormat) -> bool {
        self.transcript_formats.contains(&format) && self.has_any(Meter::TranscriptDownloads)
    }

    /// Whether the tier's quota of a meter is more than zero. Spec 9 grants the individual tier entries per export but no
    /// exports.
    #[must_use]
    pub fn has_any(&self, meter: Meter) -> bool {
        self.quota(meter).is_none_or(|(count, _)| count > 0)
    }

    /// The tier's quota of a meter.
    #[must_use]
    pub fn quota(&self, meter: Meter) -> Quota {
        match meter {
            Meter::Searches | Meter::PageSearches => self.searches,
            Meter::AiAssist => self.ai_assist,
            Meter::AdvancedContacts => self.advanced_contacts,
            Meter::Exports => self.exports,
            Meter::TranscriptDownloads => self.transcript_downloads,
            Meter::TranscriptionRequests => self.transcription_requests,
        }
    }
}

/// Spec 6 and 9, one row per tier in the order of [`Tier::ALL`]. A dash in the spec's table is a quota of zero, except
/// for admin, whose monthly usage is unlimited (spec 6).
pub const PLAN_LIMITS: [PlanLimits; 6] = {
    const PUBLIC: PlanLimits = PlanLimits {
        searches: per_day(20),
        ai_assist: NO_QUOTA,
        advanced_contacts: NO_QUOTA,
        exports: NO_QUOTA,
        transcript_downloads: NO_QUOTA,
        transcription_requests: NO_QUOTA,
        max_results_per_search: 3,
        alerts: Some(0),
        projects: Some(0),
        podcasts_per_project: Some(0),
        team_members: false,
        api_access: false,
        sees_primary_contacts: false,
        sees_contacts: false,
        transcript_formats: &[],
        sets_page_size: false,
        max_export_entries: 0,
        strategies_per_list: 0,
        terms_per_candidate: 0,
        guest_file_bytes: 0,
        history_bytes: 0,
        creations_per_day: 0,
        kept_lists: 0,
    };
    const FREE: PlanLimits = PlanLimits {
        searches: per_day(10),
        ai_assist: per_day(3),
        max_results_per_search: 10,
        alerts: Some(1),
        projects: Some(1),
        podcasts_per_project: Some(100),
        guest_file_bytes: 2 * FILES_OF_ONE_GUEST,
        history_bytes: 8 * MB,
        creations_per_day: 20,
        kept_lists: 50,
        ..PUBLIC
    };
    const INDIVIDUAL: PlanLimits = PlanLimits {
        searches: per_month(300),
        ai_assist: per_month(100),
        transcription_requests: per_month(100),
        max_results_per_search: 100,
        alerts: Some(10),
        projects: Some(3),
        podcasts_per_project: Some(50),
        sees_primary_contacts: true,
        transcript_formats: &[TranscriptExportFormat::Txt],
        max_export_entries: 100,
        strategies_per_list: 3,
        terms_per_candidate: 5,
        guest_file_bytes: 6 * FILES_OF_ONE_GUEST,
        history_bytes: 16 * MB,
        creations_per_day: 100,
        kept_lists: 300,
        ..FREE
    };
    const BUSINESS: PlanLimits = PlanLimits {
        searches: per_month(1000),
        ai_assist: per_month(300),
        advanced_contacts: per_month(10),
        exports: per_month(100),
        transcript_downloads: per_month(1000),
        transcription_requests: per_month(500),
        alerts: Some(30),
        projects: Some(5),
        podcasts_per_project: Some(100),
        team_members: true,
        api_access: true,
        sees_contacts: true,
        transcript_formats: &[
            TranscriptExportFormat::Txt,
            TranscriptExportFormat::Vtt,
            TranscriptExportFormat::VttSentences,
        ],
        max_export_entries: 1000,
        strategies_per_list: 1,
        guest_file_bytes: 10 * FILES_OF_ONE_GUEST,
        history_bytes: 32 * MB,
        creations_per_day: 200,
        kept_lists: 1_000,
        ..INDIVIDUAL
    };
    const AGENCY: PlanLimits = PlanLimits {
        searches: per_month(5000),
        ai_assist: per_month(1000),
        advanced_contacts: per_month(50),
        transcript_downloads: per_month(2000),
        transcription_requests: per_month(2000),
        alerts: Some(100),
        projects: Some(50),
        podcasts_per_project: Some(200),
        strategies_per_list: 10,
        terms_per_candidate: 10,
        guest_file_bytes: 100 * FILES_OF_ONE_GUEST,
        history_bytes: 64 * MB,
        creations_per_day: 1_000,
        kept_lists: 10_000,
        ..BUSINESS
    };
    const ADMIN: PlanLimits = PlanLimits {
        searches: None,
        advanced_contacts: None,
        exports: None,
        transcript_downloads: None,
        transcription_requests: None,
        alerts: Some(500),
        projects: None,
        podcasts_per_project: Some(1000),
        sets_page_size: true,
        max_export_entries: 5000,
        strategies_per_list: 7,
        terms_per_candidate: 9,
        guest_file_bytes: 400 * FILES_OF_ONE_GUEST,
        history_bytes: 128 * MB,
        creations_per_day: 5_000,
        kept_lists: 50_000,
        ..AGENCY
    };
    [PUBLIC, FREE, INDIVIDUAL, BUSINESS, AGENCY, ADMIN]
};

#[cfg(test)]
mod tests {
    use super::*;

    /// Formats a quota like the spec: `-` for none.
    fn format_quota(allowance: Quota) -> String {
        match allowance {
            None => "unlimited".to_owned(),
            Some((0, _)) => "-".to_owned(),
            Some((count, period)) => format!("{count}/{}", period.as_str()),
        }
    }

    #[test]
    fn limits_match_the_spec() {
        let rows = Tier::ALL.iter().map(|tier| {
            let limits = tier.limits();
            let meters = Meter::ALL.iter().filter(|&&meter| meter != Meter::PageSearches);
            let counted: Vec<String> = meters.map(|&meter| format_quota(limits.quota(meter))).collect();
            let access = if limits.api_access { "api" } else { "" };
            assert_eq!(limits.team_members, limits.api_access, "{}", tier.as_str());
            format!("{} {} {} {access}", tier.as_str(), limits.max_results_per_search, counted.join(" "))
        });
        assert_eq!(
            rows.collect::<Vec<_>>(),
            [
                // tier, results, searches, AI assist, contacts, exports, downloads, transcription requests
                "public 3 20/day - - - - - ",
                "free 10 10/day 3/day - - - - ",
                "individual 100 300/month 100/month - - - 100/month ",
                "business 100 1000/month 300/month 10/month 100/month 1000/month 500/month api",
                "agency 100 5000/month 1000/month 50/month 100/month 2000/month 2000/month api",
                "admin 100 unlimited 1000/month unlimited unlimited unlimited unlimited api",
            ]
        );
    }

    #[test]
    fn alert_limits_match_the_spec() {
        let alerts: Vec<_> = Tier::ALL.iter().map(|tier| tier.limits().alerts).collect();
        assert_eq!(alerts, [0, 1, 10, 30, 100, 500].map(Some));
    }

    #[test]
    fn project_limits_match_the_spec() {
        let rows = Tier::ALL.iter().map(|tier| (tier.limits().projects, tier.limits().podcasts_per_project));
        let expected = [
            (Some(0), Some(0)),
            (Some(1), Some(100)),
            (Some(3), Some(50)),
            (Some(5), Some(100)),
            (Some(50), Some(200)),
            (None, Some(1000)),
        ];
        assert_eq!(rows.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn automated_search_matches_the_spec() {
        let limits = Tier::ALL.iter().map(|tier| tier.limits());
        let rows: Vec<_> = limits.map(|limits| (limits.strategies_per_list, limits.terms_per_candidate)).collect();
        assert_eq!(rows, [(0, 0), (0, 0), (3, 5), (1, 5), (10, 10), (7, 9)]);
    }

    #[test]
    fn room_holds_what_the_spec_grants() {
        for tier in Tier::ALL.iter().copied().filter(|tier| *tier != Tier::Public) {
            let limits = tier.limits();
            let projects = limits.projects.unwrap_or(200);
            let guests_files = u64::from(projects) * FILES_OF_ONE_GUEST;
            assert!(limits.guest_file_bytes >= 2 * guests_files, "{}", tier.as_str());
            assert!(limits.creations_per_day >= limits.alerts.unwrap_or(0).max(projects), "{}", tier.as_str());
            assert!(limits.kept_lists >= 50 * projects, "{}", tier.as_str());
        }
    }

    #[test]
    fn periods_are_days_and_months_of_utc() {
        let around = |period: Period, timestamp: &str| {
            let (first, next) = period.bounds(timestamp.parse().expect("a timestamp"));
            format!("{first} {next}")
        };
        assert_eq!(around(Period::Day, "2026-12-31T23:59:59.999Z"), "2026-12-31 2027-01-01");
        assert_eq!(around(Period::Month, "2026-12-31T23:59:59Z"), "2026-12-01 2027-01-01");
        assert_eq!(around(Period::Month, "2028-02-29T00:00:00+14:00"), "2028-02-01 2028-03-01");
    }

    #[test]
    fn exports_match_the_spec() {
        let entries: Vec<usize> = Tier::ALL.iter().map(|tier| tier.limits().max_export_entries).collect();
        assert_eq!(entries, [0, 0, 100, 1000, 1000, 5000]);
        let exporting: Vec<bool> = Tier::ALL.iter().map(|tier| tier.limits().has_any(Meter::Exports)).collect();
        assert_eq!(exporting, [false, false, false, true, true, true]);
    }
}
