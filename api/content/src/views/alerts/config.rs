//! An alert in responses.

use earshot_api_server::prelude::*;
use earshot_app::Alert;
use earshot_model::alert::{AlertFields, AlertSettings, ChartRule, ContextDetails, MutedPodcast, StoredAlertSearch};
use serde_json::Value;

/// An alert.
#[view(Clone)]
pub struct AlertConfigView {
    /// ID of the alert.
    id: String,
    /// ID of the user who created it; empty when their account was deleted.
    created_by_user_id: String,
    /// ID of the team.
    team_id: String,
    /// When it was created.
    created_at: TimestampView,
    /// When its fields last changed.
    updated_at: TimestampView,
    /// Name of the alert.
    alert_name: String,
    /// person, company or custom-keyword; also saved-search or chart-movement where all types are requested.
    alert_type: String,
    /// Whether it looks for matches.
    enabled: bool,
    /// The settings of the alert.
    alert_settings: AlertSettingsView,
    /// When mails are sent.
    email_settings: AlertEmailView,
    /// When it was last compared with new episodes; `null` before.
    last_run_date: Option<TimestampView>,
    /// When it last found something; `null` before.
    last_match_date: Option<TimestampView>,
    /// Number of kept matches that nobody has seen.
    unseen_count: u64,
    /// Why the last run left something out, for people; `null` when it did not.
    problem: Option<String>,
    /// Grows with each change of the alert.
    version: i64,
}

/// The settings of an alert.
#[view(Clone)]
pub struct AlertSettingsView {
    /// The type of the alert.
    r#type: String,
    /// The name or words to find; a description for saved searches and charts.
    value: String,
    /// Other spellings that match like the value.
    other_spellings: Vec<String>,
    /// A mention with one of these words near it is filtered.
    excluded_words: Vec<String>,
    /// Whether the value matches whole words only.
    whole_words: bool,
    /// Whether case matters.
    case_sensitive: bool,
    /// Genres of shows; empty includes all.
    genres_to_include: Vec<String>,
    /// Genres whose shows are left out.
    genres_to_skip: Vec<String>,
    /// Languages of shows, such as en; empty includes all.
    languages_to_include: Vec<String>,
    /// Languages whose shows are left out.
    languages_to_skip: Vec<String>,
    /// Whether appearances as guest are kept. Only for persons.
    track_guest_appearances: bool,
    /// Whether appearances as host are kept. Only for persons.
    track_host_appearances: bool,
    /// Whether mentions are kept. Only for persons.
    track_mentions: bool,
    /// The same as `filters.excludeAds`.
    filter_advertisements: bool,
    /// Which mentions are filtered.
    filters: AlertFiltersView,
    /// Describes the subject, in words; `null` without one.
    subject_note: Option<String>,
    /// A question that distinguishes the subject from others; `null` without one.
    context_aware_question: Option<String>,
    /// What distinguishes the subject from others; `null` without it.
    context_aware_details: Option<ContextDetailsView>,
    /// Other addresses that get the mails, once they have confirmed.
    other_emails: Vec<String>,
    /// Episodes of this many days before they are found are news, also those from before the alert. `null`: those that were
    /// published after the alert was created, for 30 days.
    news_days: Option<u32>,
    /// Shows whose matches are filtered.
    muted_podcasts: Vec<MutedPodcastView>,
    /// The search of an alert of type saved-search; `null` for others.
    search: Option<AlertSearchView>,
    /// The chart of an alert of type chart-movement; `null` for others.
    chart: Option<AlertChartView>,
}

/// Which mentions are filtered.
#[view(Clone)]
pub struct AlertFiltersView {
    /// Whether mentions in advertisements are filtered.
    exclude_ads: bool,
    /// Whether mentions of others with the same name are filtered.
    require_subject: bool,
}

/// What distinguishes the subject of an alert from others.
#[view(Clone)]
pub struct ContextDetailsView {
    /// Describes the subject.
    what: Option<String>,
    /// Words near mentions of the subject.
    relevant_clues: Option<String>,
    /// Words near mentions of others.
    common_false_positives: Option<String>,
}

/// A show whose matches are filtered.
#[view(Clone)]
pub struct MutedPodcastView {
    /// ID of the podcast.
    id: String,
    /// Title of the podcast when it was muted.
    title: String,
    /// Slug of the podcast when it was muted.
    slug: String,
}

/// The search of an alert.
#[view(Clone)]
pub struct AlertSearchView {
    /// ID of the saved search from which it was copied; `null` without one.
    saved_search_id: Option<String>,
    /// What is searched: podcasts or episodes.
    kind: String,
    /// The search, as a search call takes it.
    #[schema(value_type = Object)]
    search_options: Value,
}

/// The chart of an alert, and the movement that it watches.
#[view(Clone)]
pub struct AlertChartView {
    /// apple or spotify.
    chart_type: String,
    /// The country's code in lower case.
    country: String,
    /// The category of the chart.
    category: String,
    /// enters, leaves, moves or reaches.
    movement: String,
    /// Number of positions, for moves; `null` for others.
    by: Option<u32>,
    /// The last of the best positions, for reaches; `null` for others.
    top: Option<u32>,
    /// ID of the podcast to watch; `null` watches all.
    podcast_id: Option<String>,
}

/// When mails with new matches are sent.
#[view(Clone)]
pub struct AlertEmailView {
    /// hourly, daily or weekly.
    frequency: String,
    /// Whether mails are sent.
    enabled: bool,
    /// IANA time zone, such as Europe/Vienna.
    time_zone: String,
    /// Hour of daily and weekly mails: 0 to 23.
    hour: u8,
    /// Day of weekly mails: 1 (Monday) to 7 (Sunday).
    weekday: u8,
}

/// The number of alerts and the limit of the plan.
#[view(Clone)]
pub struct AlertConfigsLimitView {
    /// Alerts of the team.
    pub used: u64,
    /// Most alerts on the plan; `null` is unlimited.
    pub max: Option<u64>,
}

impl AlertConfigView {
    pub fn of(alert: &Alert, unseen_count: u64) -> Self {
        let fields = &alert.fields;
        Self {
            id: alert.id.to_string(),
            created_by_user_id: alert.created_by.map(|id| id.to_string()).unwrap_or_default(),
            team_id: alert.team_id.to_string(),
            created_at: alert.created_at.into(),
            updated_at: alert.updated_at.into(),
            alert_name: fields.name.clone(),
            alert_type: fields.kind.as_str().to_owned(),
            enabled: fields.enabled,
            alert_settings: AlertSettingsView::of(fields),
            email_settings: AlertEmailView {
                frequency: fields.email_frequency.as_str().to_owned(),
                enabled: fields.email_enabled,
                time_zone: fields.settings.email.time_zone.clone(),
                hour: fields.settings.email.hour,
                weekday: fields.settings.email.weekday,
            },
            last_run_date: alert.last_run_at.map(Into::into),
            last_match_date: alert.last_match_at.map(Into::into),
            unseen_count,
            problem: alert.problem.clone(),
            version: alert.version,
        }
    }
}

impl AlertSettingsView {
    pub fn of(fields: &AlertFields) -> Self {
        let AlertSettings {
            other_spellings,
            excluded_words,
            whole_words,
            case_sensitive,
            genres_to_include,
            genres_to_skip,
            languages_to_include,
            languages_to_skip,
            track_guest_appearances,
            track_host_appearances,
            track_mentions,
            exclude_ads,
            require_subject,
            subject_note,
            context_aware_question,
            context_aware_details,
            other_emails,
            muted_podcasts,
            news_days,
            search,
            chart,
            email: _,
        } = fields.settings.clone();
        Self {
            r#type: fields.kind.as_str().to_owned(),
            value: fields.value.clone(),
            other_spellings,
            excluded_words,
            whole_words,
            case_sensitive,
            genres_to_include,
            genres_to_skip,
            languages_to_include,
            languages_to_skip,
            track_guest_appearances,
            track_host_appearances,
            track_mentions,
            filter_advertisements: exclude_ads,
            filters: AlertFiltersView { exclude_ads, require_subject },
            subject_note,
            context_aware_question,
            context_aware_details: context_aware_details.map(Into::into),
            other_emails,
            news_days,
            muted_podcasts: muted_podcasts.into_iter().map(Into::into).collect(),
            search: search.map(Into::into),
            chart: chart.map(Into::into),
        }
    }
}

impl From<ContextDetails> for ContextDetailsView {
    fn from(details: ContextDetails) -> Self {
        let ContextDetails { what, relevant_clues, common_false_positives } = details;
        Self { what, relevant_clues, common_false_positives }
    }
}

impl From<MutedPodcast> for MutedPodcastView {
    fn from(muted: MutedPodcast) -> Self {
        Self { id: muted.id.to_string(), title: muted.title, slug: muted.slug }
    }
}

impl From<StoredAlertSearch> for AlertSearchView {
    fn from(search: StoredAlertSearch) -> Self {
        Self {
            saved_search_id: search.saved_search_id,
            kind: search.mode,
            // This program wrote the value; a damaged one is shown as none.
            search_options: serde_json::from_str(&search.request).unwrap_or_default(),
        }
    }
}

impl From<ChartRule> for AlertChartView {
    fn from(chart: ChartRule) -> Self {
        Self {
            chart_type: chart.chart_type,
            country: chart.country,
            category: chart.category,
            movement: chart.movement.as_str().to_owned(),
            by: chart.by,
            top: chart.top,
            podcast_id: chart.podcast_id.map(|id| id.to_string()),
        }
    }
}
