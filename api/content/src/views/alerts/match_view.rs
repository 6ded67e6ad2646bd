//! The matches of an alert, in responses.

use earshot_api_server::page_urls::{episode_page_url, podcast_page_url};
use earshot_api_server::prelude::*;
use earshot_app::{Alert, AlertMatch};
use earshot_model::alert::{AlertMention, ChartMovement, FilterReason, MatchContent, MentionLabel, RoleDecision};
use std::collections::HashMap;

/// What an alert found: an episode with its mentions, a podcast, or a movement on a chart.
#[view(Clone)]
pub struct AlertMatchView {
    /// ID of the match; empty in a preview.
    id: String,
    /// The alert.
    alert_config: MatchAlertView,
    /// kept or filtered.
    status: String,
    /// Why it is filtered: ad, not_subject or unchecked.
    filter_reasons: Vec<String>,
    /// Why it is filtered, with a sentence for people.
    filter_details: Vec<MatchFilterView>,
    /// The episode; `null` for podcasts and charts, which are only listed where all types are requested.
    episode: Option<MatchEpisodeView>,
    /// The podcast.
    podcast: MatchPodcastView,
    /// The role of the person or company, with its source; `null` for keywords.
    appearance: Option<AppearanceView>,
    /// Number of mentions.
    mention_count: usize,
    /// Number of mentions that pass the filters of the alert.
    kept_mention_count: usize,
    /// IDs of other episodes with the same audio or text.
    syndicated_episode_ids: Vec<String>,
    /// Whether the episode was no news when it was found: it was published before the alert was created, or too long before.
    /// Nothing is sent for it.
    is_back_catalog: bool,
    /// When it was found.
    first_matched_at: Option<TimestampView>,
    /// The mentions, in the order of the episode: title, description, transcript. At most 20.
    mentions: Vec<MentionView>,
    /// The movement on a chart; `null` for others.
    chart: Option<MatchChartView>,
    /// URL of the episode's audio; `null` without one.
    audio_url: Option<String>,
    /// When someone saw it; `null` when nobody did.
    seen_at: Option<TimestampView>,
    /// Until when it is snoozed; `null` when it is not.
    snoozed_until: Option<TimestampView>,
    /// The rating by a user: not_relevant or relevant; `null` without one.
    verdict: Option<String>,
}

/// The alert of a match.
#[view(Clone)]
pub struct MatchAlertView {
    /// ID of the alert.
    id: String,
    /// Name of the alert.
    name: String,
    /// Type of the alert.
    r#type: String,
}

/// Why a match is filtered.
#[view(Clone)]
pub struct MatchFilterView {
    /// ad, not_subject, unchecked, excluded_word, muted_show, role or not_relevant.
    reason: String,
    /// One sentence for people.
    text: String,
}

/// The episode of a match.
#[view(Clone)]
pub struct MatchEpisodeView {
    /// ID of the episode.
    id: String,
    /// Slug of the episode.
    slug: String,
    /// Title of the episode.
    title: String,
    /// When it was published; `null` when the feed omits it.
    published_at: Option<TimestampView>,
    /// URL of its image, or of the podcast's; `null` without one.
    image_url: Option<String>,
}

/// The podcast of a match.
#[view(Clone)]
pub struct MatchPodcastView {
    /// ID of the podcast.
    id: String,
    /// Slug of the podcast.
    slug: String,
    /// Title of the podcast.
    title: String,
    /// URL of its image; `null` without one.
    image_url: Option<String>,
}

/// The role of a person or company in an episode.
#[view(Clone)]
pub struct AppearanceView {
    /// guest, host, mentioned or unknown.
    role: String,
    /// people_data or title_description.
    source: String,
    /// How certain the role is: 0 to 1.
    probability: f32,
    /// One sentence for people.
    reason: String,
}

/// A place where the words of the alert occur.
#[view(Clone)]
pub struct MentionView {
    /// Unique in its match.
    id: String,
    /// Seconds from the start of the audio; `null` outside transcripts.
    start_second: Option<u32>,
    /// Second at which it ends; `null` outside transcripts.
    end_second: Option<u32>,
    /// The text around it.
    snippet: String,
    /// Whether it passes the filters of the alert.
    passes_filters: bool,
    /// Why it does not, in the names of the contract.
    filter_reasons: Vec<String>,
    /// The labels of the classifiers.
    labels: Vec<MentionLabelView>,
    /// URL that plays the episode from here, or shows it when it has no audio.
    play_url: String,
}

/// The label of a classifier for a mention.
#[view(Clone)]
pub struct MentionLabelView {
    /// isAd or isSubject.
    classifier: String,
    /// `ad`, `talk`, `subject` or `namesake?`.
    label: String,
    /// Probability that the classifier's question is answered with yes: 0 to 1.
    probability: f32,
    /// Whether the alert filters the mention for it.
    filtered_out: bool,
    /// One sentence for people.
    reason: String,
}

/// A movement on a chart.
#[view(Clone)]
pub struct MatchChartView {
    /// apple or spotify.
    chart_type: String,
    /// The country's code in lower case.
    country: String,
    /// The category of the chart.
    category: String,
    /// The day of the chart.
    day: String,
    /// enters, leaves, moves or reaches.
    movement: String,
    /// Position before; `null` off the chart.
    from: Option<u32>,
    /// Position after; `null` off the chart.
    to: Option<u32>,
}

/// The names and types of alerts, by ID.
#[derive(Clone, Debug, Default)]
pub struct MatchAlerts(HashMap<Uuid, (String, &'static str)>);

impl MatchAlerts {
    pub fn of(alerts: &[Alert]) -> Self {
        let entry = |alert: &Alert| (alert.id, (alert.fields.name.clone(), alert.fields.kind.as_str()));
        Self(alerts.iter().map(entry).collect())
    }

    fn view(&self, id: Uuid) -> MatchAlertView {
        let (name, kind) = self.0.get(&id).cloned().unwrap_or_default();
        MatchAlertView { id: id.to_string(), name, r#type: kind.to_owned() }
    }
}

impl AlertMatchView {
    /// `public_url` is where the web application is.
    pub fn of(found: &AlertMatch, alerts: &MatchAlerts, public_url: &str) -> Self {
        let content = &found.content;
        let episode_id = found.episode_id.map(|id| id.to_string());
        Self {
            id: found.id.to_string(),
            alert_config: alerts.view(found.alert_id),
            status: found.status.as_str().to_owned(),
            is_back_catalog: found.is_back_catalog,
            first_matched_at: Some(found.matched_at.into()),
            seen_at: found.seen_at.map(Into::into),
            snoozed_until: found.snoozed_until.map(Into::into),
            verdict: found.verdict.map(|verdict| verdict.as_str().to_owned()),
            ..Self::of_content(content, episode_id, found.podcast_id.to_string(), public_url)
        }
    }

    /// A match of a preview, which is not stored.
    pub fn of_preview(
        content: &MatchContent,
        (episode, podcast): (Option<String>, String),
        is_kept: bool,
        public_url: &str,
    ) -> Self {
        let status = if is_kept { "kept" } else { "filtered" };
        Self { status: status.to_owned(), ..Self::of_content(content, episode, podcast, public_url) }
    }

    fn of_content(content: &MatchContent, episode_id: Option<String>, podcast_id: String, public_url: &str) -> Self {
        let mut reasons: Vec<String> = Vec::new();
        for filter in &content.filters {
            let name = filter.reason.contract_name();
            if !reasons.iter().any(|known| known == name) {
                reasons.push(name.to_owned());
            }
        }
        let podcast_url = podcast_page_url(public_url, &content.podcast_slug);
        let page = episode_page_url(&podcast_url, content.episode_slug.as_deref().unwrap_or_default(), None);
        Self {
            id: String::new(),
            alert_config: MatchAlertView { id: String::new(), name: String::new(), r#type: String::new() },
            status: String::new(),
            filter_reasons: reasons,
            filter_details: content
                .filters
                .iter()
                .map(|filter| MatchFilterView { reason: filter.reason.as_str().to_owned(), text: filter.text.clone() })
                .collect(),
            episode: episode_id.map(|id| MatchEpisodeView {
                id,
                slug: content.episode_slug.clone().unwrap_or_default(),
                title: content.episode_title.clone().unwrap_or_default(),
                published_at: content.published_at.map(Into::into),
                image_url: content.episode_image_url.clone().or_else(|| content.podcast_image_url.clone()),
            }),
            podcast: MatchPodcastView {
                id: podcast_id,
                slug: content.podcast_slug.clone(),
                title: content.podcast_title.clone(),
                image_url: content.podcast_image_url.clone(),
            },
            appearance: content.role.as_ref().map(Into::into),
            mention_count: content.mentions.len(),
            kept_mention_count: content.mentions.iter().filter(|mention| mention.passes_filters).count(),
            syndicated_episode_ids: content.syndicated_episode_ids.iter().map(ToString::to_string).collect(),
            is_back_catalog: false,
            first_matched_at: None,
            mentions: content
                .mentions
                .iter()
                .map(|mention| MentionView::of(mention, content.audio_url.as_deref(), &page))
                .collect(),
            chart: content.chart.as_ref().map(Into::into),
            audio_url: content.audio_url.clone(),
            seen_at: None,
            snoozed_until: None,
            verdict: None,
        }
    }
}

impl MentionView {
    fn of(mention: &AlertMention, audio: Option<&str>, page: &str) -> Self {
        let reasons: Vec<FilterReason> = mention.filter_reasons.clone();
        Self {
            id: mention.id.clone(),
            start_second: mention.start_second,
            end_second: mention.end_second,
            snippet: mention.snippet.clone(),
            passes_filters: mention.passes_filters,
            filter_reasons: reasons.into_iter().map(|reason| reason.contract_name().to_owned()).collect(),
            labels: mention.labels.iter().map(Into::into).collect(),
            play_url: match (audio, mention.start_second) {
                (Some(audio), Some(second)) => format!("{audio}#t={second}"),
                (Some(audio), None) => audio.to_owned(),
                (None, Some(second)) => format!("{page}?t={second}"),
                (None, None) => page.to_owned(),
            },
        }
    }
}

impl From<&RoleDecision> for AppearanceView {
    fn from(role: &RoleDecision) -> Self {
        Self {
            role: role.kind.as_str().to_owned(),
            source: role.source.as_str().to_owned(),
            probability: role.probability,
            reason: role.reason.clone(),
        }
    }
}

impl From<&MentionLabel> for MentionLabelView {
    fn from(label: &MentionLabel) -> Self {
        Self {
            classifier: label.classifier.as_str().to_owned(),
            label: label.label.clone(),
            probability: label.probability,
            filtered_out: label.filtered_out,
            reason: label.reason.clone(),
        }
    }
}

impl From<&ChartMovement> for MatchChartView {
    fn from(chart: &ChartMovement) -> Self {
        Self {
            chart_type: chart.chart_type.clone(),
            country: chart.country.clone(),
            category: chart.category.clone(),
            day: chart.day.clone(),
            movement: chart.movement.as_str().to_owned(),
            from: chart.from,
            to: chart.to,
        }
    }
}
