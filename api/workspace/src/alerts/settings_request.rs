//! The settings of an alert in requests.

use super::INVALID;
use crate::time_zone::check_time_zone;
use earshot_api_content::lookup::RequestedChart;
use earshot_api_content::search::{RepeatedSearch, SearchRequest};
use earshot_api_server::prelude::*;
use earshot_app::SavedSearchKey;
use earshot_model::PodcastId;
use earshot_model::alert::{
    AlertFields, AlertKind, ChartMovementKind, ChartRule, ContextDetails, EmailFrequency, StoredAlertSearch,
};

/// The settings of an alert. Absent and `null` fields stay as they are; an empty list or text removes it.
#[request(Clone, Default)]
pub struct AlertSettingsRequest {
    /// The type of the alert, which never changes.
    r#type: Option<String>,
    /// The name or words to find.
    #[schema(max_length = 100)]
    value: Option<String>,
    /// Other spellings that match like the value.
    #[schema(max_items = 30)]
    other_spellings: Option<Vec<String>>,
    /// A mention with one of these words near it is filtered.
    #[schema(max_items = 50)]
    excluded_words: Option<Vec<String>>,
    /// Whether the value matches whole words only.
    whole_words: Option<bool>,
    /// Whether case matters.
    case_sensitive: Option<bool>,
    /// Genres of shows; empty includes all.
    genres_to_include: Option<Vec<String>>,
    /// Genres whose shows are left out.
    genres_to_skip: Option<Vec<String>>,
    /// Languages of shows, such as en; empty includes all.
    languages_to_include: Option<Vec<String>>,
    /// Languages whose shows are left out.
    languages_to_skip: Option<Vec<String>>,
    /// Whether appearances as guest are kept. Only for persons.
    track_guest_appearances: Option<bool>,
    /// Whether appearances as host are kept. Only for persons.
    track_host_appearances: Option<bool>,
    /// Whether mentions are kept. Only for persons.
    track_mentions: Option<bool>,
    /// The same as `filters.excludeAds`, which has priority.
    filter_advertisements: Option<bool>,
    /// Which mentions are filtered.
    filters: Option<AlertFiltersRequest>,
    /// Describes the subject, in words.
    #[schema(max_length = 1000)]
    subject_note: Option<String>,
    /// A question that distinguishes the subject from others.
    #[schema(max_length = 1000)]
    context_aware_question: Option<String>,
    /// What distinguishes the subject from others.
    context_aware_details: Option<ContextDetailsRequest>,
    /// Other addresses that get the mails, once they have confirmed.
    #[schema(max_items = 10)]
    other_emails: Option<Vec<String>>,
    /// The muted shows that stay muted. Mute others by the call for muted podcasts.
    muted_podcasts: Option<Vec<MutedPodcastRequest>>,
    /// Episodes of this many days before they are found are news, also those from before the alert; 0 for those that were
    /// published after the alert was created, for 30 days.
    #[schema(maximum = 365)]
    news_days: Option<u32>,
    /// The search of an alert of type saved-search.
    search: Option<AlertSearchRequest>,
    /// The chart of an alert of type chart-movement.
    chart: Option<AlertChartRequest>,
}

/// Which mentions are filtered.
#[request(Clone, Default)]
pub struct AlertFiltersRequest {
    /// Whether mentions in advertisements are filtered.
    pub(super) exclude_ads: Option<bool>,
    /// Whether mentions of others with the same name are filtered.
    pub(super) require_subject: Option<bool>,
}

/// What distinguishes the subject of an alert from others.
#[request(Clone, Default)]
pub struct ContextDetailsRequest {
    /// Describes the subject.
    #[schema(max_length = 1000)]
    what: Option<String>,
    /// Words near mentions of the subject.
    #[schema(max_length = 1000)]
    relevant_clues: Option<String>,
    /// Words near mentions of others.
    #[schema(max_length = 1000)]
    common_false_positives: Option<String>,
}

/// A muted show.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct MutedPodcastRequest {
    /// ID of the podcast.
    id: Uuid,
}

/// The search of an alert: a saved search of the caller, or a search as a search call takes it.
#[request(Clone, Default)]
pub struct AlertSearchRequest {
    /// ID of a saved search, which is copied when `searchOptions` is left out.
    saved_search_id: Option<String>,
    /// What is searched: podcasts or episodes.
    kind: Option<String>,
    /// The search, as a search call takes it.
    search_options: Option<SearchRequest>,
}

/// A chart, and the movement to watch.
#[request(Clone)]
pub struct AlertChartRequest {
    /// apple or spotify.
    chart_type: String,
    /// The country's code in lower case.
    country: String,
    /// The category of the chart.
    category: String,
    /// enters, leaves, moves or reaches.
    movement: String,
    /// Number of positions, for moves.
    #[schema(minimum = 1, maximum = 200)]
    by: Option<u32>,
    /// The last of the best positions, for reaches.
    #[schema(minimum = 1, maximum = 200)]
    top: Option<u32>,
    /// ID of the podcast to watch; `null` watches all.
    podcast_id: Option<Uuid>,
}

/// When mails with new matches are sent. Absent fields stay as they are.
#[request(Clone, Default)]
pub struct AlertEmailRequest {
    /// hourly, daily or weekly.
    frequency: Option<String>,
    /// Whether mails are sent.
    enabled: Option<bool>,
    /// IANA time zone, such as Europe/Vienna.
    time_zone: Option<String>,
    /// Hour of daily and weekly mails.
    #[schema(maximum = 23)]
    hour: Option<u8>,
    /// Day of weekly mails: 1 (Monday) to 7 (Sunday).
    #[schema(minimum = 1, maximum = 7)]
    weekday: Option<u8>,
}

fn set<T>(field: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *field = value;
    }
}

fn set_text(field: &mut Option<String>, value: Option<String>) {
    if let Some(value) = value {
        *field = (!value.trim().is_empty()).then_some(value);
    }
}

impl AlertSettingsRequest {
    /// Sets the fields that the request has. `at` is where it is in the body.
    pub(super) async fn apply(
        self,
        state: &AppState,
        account: &Account,
        fields: &mut AlertFields,
        at: &str,
    ) -> Result<(), ApiError> {
        if self.r#type.as_deref().is_some_and(|name| name != fields.kind.as_str()) {
            let detail = format!("must be {}, because the type of an alert never changes", fields.kind.as_str());
            return Err(ApiError::invalid(INVALID, &format!("{at}/type"), &detail));
        }
        set(&mut fields.value, self.value);
        let settings = &mut fields.settings;
        set(&mut settings.other_spellings, self.other_spellings);
        set(&mut settings.excluded_words, self.excluded_words);
        set(&mut settings.whole_words, self.whole_words);
        set(&mut settings.case_sensitive, self.case_sensitive);
        set(&mut settings.genres_to_include, self.genres_to_include);
        set(&mut settings.genres_to_skip, self.genres_to_skip);
        set(&mut settings.languages_to_include, self.languages_to_include);
        set(&mut settings.languages_to_skip, self.languages_to_skip);
        set(&mut settings.track_guest_appearances, self.track_guest_appearances);
        set(&mut settings.track_host_appearances, self.track_host_appearances);
        set(&mut settings.track_mentions, self.track_mentions);
        set(&mut settings.exclude_ads, self.filter_advertisements);
        if let Some(filters) = self.filters {
            set(&mut settings.exclude_ads, filters.exclude_ads);
            set(&mut settings.require_subject, filters.require_subject);
        }
        set_text(&mut settings.subject_note, self.subject_note);
        set_text(&mut settings.context_aware_question, self.context_aware_question);
        if let Some(new) = self.context_aware_details {
            let mut details = settings.context_aware_details.take().unwrap_or_default();
            set_text(&mut details.what, new.what);
            set_text(&mut details.relevant_clues, new.relevant_clues);
            set_text(&mut details.common_false_positives, new.common_false_positives);
            settings.context_aware_details = (details != ContextDetails::default()).then_some(details);
        }
        set(&mut settings.other_emails, self.other_emails);
        set(&mut settings.news_days, self.news_days.map(|days| (days > 0).then_some(days)));
        if let Some(kept) = self.muted_podcasts {
            settings.muted_podcasts.retain(|muted| kept.iter().any(|one| one.id == muted.id.0));
        }
        if let Some(search) = self.search.filter(|_| fields.kind == AlertKind::SavedSearch) {
            fields.settings.search = Some(search.check(state, account, &format!("{at}/search")).await?);
        }
        if let Some(chart) = self.chart.filter(|_| fields.kind == AlertKind::ChartMovement) {
            fields.settings.chart = Some(chart.check(&format!("{at}/chart"))?);
        }
        Ok(())
    }
}

impl AlertSearchRequest {
    async fn check(self, state: &AppState, account: &Account, at: &str) -> Result<StoredAlertSearch, ApiError> {
        let invalid = |field: &str, detail: &str| ApiError::invalid(INVALID, &format!("{at}/{field}"), detail);
        let saved = match &self.saved_search_id {
            None => None,
            Some(id) => {
                let found = state.db.find_saved_search(account, &SavedSearchKey::parse(id)).await?;
                // A copied search outlives its original.
                if found.is_none() && self.search_options.is_none() {
                    return Err(invalid("savedSearchId", "is not a saved search you can access"));
                }
                found
            }
        };
        let search = match (self.search_options, &saved) {
            (Some(request), _) => {
                let kind = self.kind.ok_or_else(|| invalid("kind", "must be podcasts or episodes"))?;
                RepeatedSearch::new(request, &kind).map_err(|_| invalid("kind", "must be podcasts or episodes"))?
            }
            (None, Some(saved)) => RepeatedSearch::from_stored(&saved.request, &saved.mode)?,
            (None, None) => return Err(invalid("searchOptions", "or savedSearchId is required")),
        };
        search
            .to_options(account.tier, state.clock.now())
            .map_err(|error| error.prefix_pointers(&format!("{at}/searchOptions")))?;
        Ok(StoredAlertSearch {
            saved_search_id: saved.map(|saved| saved.id.to_string()),
            mode: search.kind().to_owned(),
            request: search.to_stored(),
        })
    }
}

impl AlertChartRequest {
    fn check(self, at: &str) -> Result<ChartRule, ApiError> {
        let movement = ChartMovementKind::parse(&self.movement).ok_or_else(|| {
            ApiError::invalid(INVALID, &format!("{at}/movement"), "must be enters, leaves, moves or reaches")
        })?;
        let chart = RequestedChart::parse(Some(&self.chart_type), Some(&self.category), Some(&self.country))
            .map_err(|error| error.prefix_pointers(at))?;
        Ok(ChartRule {
            chart_type: chart.platform.as_str().to_owned(),
            country: chart.country.as_str().to_owned(),
            category: chart.category.name().to_owned(),
            movement,
            by: self.by.filter(|_| movement == ChartMovementKind::Moves),
            top: self.top.filter(|_| movement == ChartMovementKind::Reaches),
            podcast_id: self.podcast_id.map(PodcastId),
        })
    }
}

impl AlertEmailRequest {
    /// Sets the fields that the request has. `at` is where it is in the body.
    pub(super) fn apply(self, fields: &mut AlertFields, at: &str) -> Result<(), ApiError> {
        if let Some(name) = self.frequency {
            fields.email_frequency = EmailFrequency::parse(&name).ok_or_else(|| {
                ApiError::invalid(INVALID, &format!("{at}/frequency"), "must be hourly, daily or weekly")
            })?;
        }
        set(&mut fields.email_enabled, self.enabled);
        if let Some(zone) = self.time_zone {
            check_time_zone(&zone)
                .map_err(|message| ApiError::invalid(INVALID, &format!("{at}/timeZone"), &message))?;
            fields.settings.email.time_zone = zone;
        }
        set(&mut fields.settings.email.hour, self.hour);
        set(&mut fields.settings.email.weekday, self.weekday);
        Ok(())
    }
}
