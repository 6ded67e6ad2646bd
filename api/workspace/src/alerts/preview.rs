//! `POST /api/v1/alerts/preview`

use super::check_fields;
use super::create::parse_kind;
use super::settings_request::AlertSettingsRequest;
use earshot_api_content::alert_search::{PREVIEW_DAYS, preview_alert};
use earshot_api_content::search::REPEATS_FREE_FOR;
use earshot_api_content::views::AlertMatchView;
use earshot_api_server::prelude::*;
use earshot_app::MatchedItem;
use earshot_model::alert::{AlertFields, AlertSettings, EmailFrequency, MatchStatus};

/// Matches in a response.
const MAX_MATCHES: usize = 50;
/// More matches per week than people read.
const MANY_PER_WEEK: f64 = 200.0;

/// The alert to try.
#[request]
pub struct PreviewAlertRequest {
    /// person, company, custom-keyword, saved-search or chart-movement.
    alert_type: String,
    /// The name or words to find; a description for saved searches and charts.
    value: String,
    /// The settings of the alert.
    alert_settings: Option<AlertSettingsRequest>,
}

/// The matches that an alert would have found in the last 30 days.
#[view]
pub struct AlertPreviewData {
    /// Number of kept matches of the last 30 days, estimated when there are many.
    total: u64,
    /// Kept matches per week to expect.
    per_week: f64,
    /// Kept matches of each week, oldest first.
    weeks: Vec<PreviewWeek>,
    /// The newest matches, kept and filtered; at most 50.
    matches: Vec<AlertMatchView>,
    /// Whether `total` is an estimate.
    is_estimate: bool,
    /// Warnings to read before saving, for people.
    warnings: Vec<String>,
}

/// The kept matches of a week.
#[view]
pub struct PreviewWeek {
    /// The first day of the week in UTC: 1 to 5 times seven days ago.
    week: String,
    /// Number of kept matches.
    count: u64,
}

/// Shows what an alert would have found in the last 30 days, without saving it.
///
/// It counts as one search; the same words are free again for some minutes. Charts are free.
#[endpoint(
    post "/api/v1/alerts/preview",
    operation_id = "previewAlert",
    (status = 200, description = "What it would have found", body = Envelope<AlertPreviewData>),
    (status = 400, description = "A field is not valid, or the words are in nearly every episode"),
    extensions(("x-cost" = json!({
        "meter": "searches", "count": 1, "repeatsFreeForSeconds": REPEATS_FREE_FOR.as_secs()
    }))),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn preview_alert_config(
    state: AppState,
    owner: WorkOwner,
    SignedInAccount(account): SignedInAccount,
    ApiJson(body): ApiJson<PreviewAlertRequest>,
) -> Result<Envelope<AlertPreviewData>, ApiError> {
    let mut fields = AlertFields {
        name: "Preview".to_owned(),
        kind: parse_kind(&body.alert_type)?,
        value: body.value,
        enabled: true,
        email_enabled: false,
        email_frequency: EmailFrequency::Daily,
        settings: AlertSettings::default(),
    };
    if let Some(settings) = body.alert_settings {
        settings.apply(&state, &account, &mut fields, "/alertSettings").await?;
    }
    let fields = check_fields(fields, "/alertSettings")?;
    let preview = preview_alert(&state, &account, owner, Uuid::nil(), &fields).await?;
    let url = &state.config.public_url;
    let now = state.clock.now();
    let scale = preview.scale();
    let mut weeks = [0_u64; 5];
    let mut kept = 0_u64;
    for found in preview.matches.iter().filter(|found| found.status == MatchStatus::Kept) {
        kept += 1;
        let age = found.content.published_at.map_or(0, |at| (now - at).num_days().max(0));
        if let Some(count) = weeks.get_mut(usize::try_from(age / 7).unwrap_or(usize::MAX)) {
            *count += 1;
        }
    }
    let estimate = |count: u64| (count as f64 * scale).round() as u64;
    let per_week = kept as f64 * scale / (PREVIEW_DAYS as f64 / 7.0);
    let mut warnings = Vec::new();
    if per_week > MANY_PER_WEEK {
        warnings.push(format!("This alert would find about {per_week:.0} matches a week. Make it more specific."));
    }
    if kept == 0 {
        warnings.push("It would have found nothing in the last 30 days.".to_owned());
    }
    let week = |(number, count): (usize, &u64)| {
        let first = now - chrono::TimeDelta::days(7 * (number as i64 + 1));
        PreviewWeek { week: first.date_naive().to_string(), count: estimate(*count) }
    };
    let matches = preview.matches.iter().take(MAX_MATCHES).map(|found| {
        let episode = match &found.subject {
            MatchedItem::Episode(id) => Some(id.to_string()),
            MatchedItem::Podcast(_) | MatchedItem::Chart(_) => None,
        };
        let is_kept = found.status == MatchStatus::Kept;
        AlertMatchView::of_preview(&found.content, (episode, found.podcast_id.to_string()), is_kept, url)
    });
    Ok(Envelope::new(AlertPreviewData {
        total: estimate(kept),
        per_week: (per_week * 10.0).round() / 10.0,
        weeks: weeks.iter().enumerate().rev().map(week).collect(),
        matches: matches.collect(),
        is_estimate: preview.scale() > 1.0,
        warnings,
    }))
}
