//! The audience of a podcast: our estimate, and beside it what services measured.

use earshot_api_server::prelude::*;
use earshot_model::rating::MeasuredDownloads;
use earshot_model::search::RestrictedField;
use earshot_model::{AudienceInput, PodcastDocument, Tier};

/// OP3 counts once a day. Days that had ended this long before are old.
const FRESH_DAYS: i64 = 7;

/// The audience. The estimate is ours, from counts of other platforms, and reliable only to its bracket; its fields are
/// `null` when there is none. Measured downloads are not a part of it.
#[view(Clone)]
pub struct AudienceEstimateView {
    /// Always `null`: demographics are unknown.
    #[schema(value_type = Option<Object>)]
    pub audience_demographics: Option<()>,
    /// Estimated number of people who listen at least once a month; `null` without an estimate.
    pub estimated_monthly_listeners: Option<i64>,
    /// 0-1K, 1K-10K, 10K-100K, 100K-1M or 1M+; `null` without an estimate.
    pub estimated_monthly_listeners_bucket: Option<String>,
    /// When the estimate was calculated; `null` without an estimate.
    // The spelling is the contract's.
    pub estimated_monthy_listeners_calculated_at: Option<TimestampView>,
    /// high, medium or low; `null` without an estimate.
    pub confidence: Option<String>,
    /// Whether no episode was published in the last 90 days, or ever; `null` without an estimate.
    pub is_dormant: Option<bool>,
    /// The sources of the estimate.
    pub inputs: Vec<AudienceInputView>,
    /// Whether OP3 publishes downloads of the podcast; `null` when unknown.
    pub has_op3_analytics: Option<bool>,
    /// The downloads that OP3 measured; `null` when the files of the podcast are not fetched through OP3, or it was not
    /// polled. Never 0 for an unknown count.
    pub op3_downloads: Option<Op3DownloadsView>,
}

/// A source of an estimate.
#[view(Clone)]
pub struct AudienceInputView {
    /// Name of the source, such as `update-frequency`.
    pub name: String,
    /// The measured value in words.
    pub observed: String,
    /// The listeners that this source alone implies; `null` for a factor that scales the whole estimate.
    pub listeners: Option<i64>,
    /// Weight of the source; for a scaling factor, the factor.
    pub share: f64,
}

/// Downloads of all episodes in 30 days, as OP3 (op3.dev) counted them.
// The names of these fields are the contract's.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Op3DownloadsView {
    /// Always `downloads`: files that were fetched, not listeners.
    pub unit: String,
    /// Always `op3`.
    pub source: String,
    /// Always `trailing_30_days`.
    pub basis: String,
    /// When the count was read from OP3.
    pub last_synced_at: Option<TimestampView>,
    /// The end of the 30 days, as OP3 states it; `null` when it does not.
    pub source_as_of: Option<TimestampView>,
    /// When the count was stored.
    pub measurement_recorded_at: Option<TimestampView>,
    /// Always `unknown`: episodes that are not fetched through OP3 are not counted.
    pub coverage: String,
    /// `fresh` when the 30 days had ended at most a week before the count was read, else `stale`; `unknown` when OP3 does
    /// not state their end.
    pub freshness: String,
    /// Always `available`.
    pub status: String,
    /// The number of downloads.
    pub value: i64,
    /// Always `null`: the reason of a count that is not available.
    pub reason: Option<String>,
}

impl AudienceEstimateView {
    /// `None` without data. It needs a paid tier, like the filter by audience (spec 6).
    pub fn of(document: &PodcastDocument, tier: Tier) -> Option<Self> {
        let score = document.score.as_ref();
        let estimate = score.and_then(|score| score.audience.as_ref());
        let op3_downloads = document.downloads.as_ref().map(Op3DownloadsView::of);
        let has_data = estimate.is_some() || op3_downloads.is_some();
        (has_data && tier.can_see(RestrictedField::Audience)).then(|| Self {
            audience_demographics: None,
            estimated_monthly_listeners: estimate.map(|estimate| estimate.monthly_listeners),
            estimated_monthly_listeners_bucket: estimate.map(|estimate| estimate.size_bracket().to_owned()),
            estimated_monthy_listeners_calculated_at: estimate.and(score).map(|score| score.computed_at.into()),
            confidence: estimate.map(|estimate| estimate.confidence.as_str().to_owned()),
            is_dormant: estimate.map(|estimate| estimate.is_dormant),
            inputs: estimate.into_iter().flat_map(|estimate| &estimate.inputs).map(AudienceInputView::of).collect(),
            has_op3_analytics: op3_downloads.as_ref().map(|_| true),
            op3_downloads,
        })
    }
}

impl AudienceInputView {
    fn of(input: &AudienceInput) -> Self {
        let AudienceInput { name, observed, listeners, share } = input;
        Self { name: name.clone(), observed: observed.clone(), listeners: *listeners, share: *share }
    }
}

impl Op3DownloadsView {
    fn of(downloads: &MeasuredDownloads) -> Self {
        let MeasuredDownloads { monthly, until, read_at } = *downloads;
        let freshness = match until.map(|until| read_at - until) {
            None => "unknown",
            Some(age) if age.num_days() <= FRESH_DAYS => "fresh",
            Some(_) => "stale",
        };
        Self {
            unit: "downloads".to_owned(),
            source: "op3".to_owned(),
            basis: "trailing_30_days".to_owned(),
            last_synced_at: Some(read_at.into()),
            source_as_of: until.map(TimestampView),
            measurement_recorded_at: Some(read_at.into()),
            coverage: "unknown".to_owned(),
            freshness: freshness.to_owned(),
            status: "available".to_owned(),
            value: monthly,
            reason: None,
        }
    }
}
