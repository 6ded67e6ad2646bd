//! The bodies of deliveries.

use super::digest_schedule::time_zone;
use super::match_text::{MatchText, format_day};
use super::slack_message::{additions_message, slack_message};
use chrono_tz::Tz;
use earshot_api_server::views::TimestampView;
use earshot_app::{DeliveredMatch, DeliveryAlert, PollingEvent};
use earshot_model::webhook::{TEST_EVENT_TYPE, WebhookKind};
use earshot_model::{PollingEventKind, Timestamp};
use serde_json::{Value, json};

/// Builds the body that an endpoint of this kind gets for an event.
pub(super) fn event_body(
    kind: WebhookKind,
    event: &PollingEvent,
    found: Option<&DeliveredMatch>,
    alert: Option<&DeliveryAlert>,
    public_url: &str,
) -> String {
    let zone = alert.map_or(Tz::UTC, time_zone);
    let text = found.map(|found| MatchText::of(found, public_url, zone));
    let alert_name = alert.map(|alert| alert.name.as_str());
    let body = match kind {
        WebhookKind::Standard => standard_body(event, found, text.as_ref()),
        WebhookKind::Slack => slack_message(event.kind, alert_name, text.as_ref(), public_url),
    };
    body.to_string()
}

/// The same event as `GET /polling/updates` has, in the envelope of Standard Webhooks. A match also has what a person
/// wants to read.
fn standard_body(event: &PollingEvent, found: Option<&DeliveredMatch>, text: Option<&MatchText>) -> Value {
    let mut data = event.payload.clone();
    if let (Some(found), Some(text), Value::Object(fields)) = (found, text, &mut data) {
        fields.insert("match".to_owned(), match_details(found, text));
    }
    envelope(event.kind.as_str(), event.occurred_at, &event.id.to_string(), data)
}

/// Builds the body for several podcasts that one call added to a list: the data of each event, in one envelope with the
/// time and id of the first.
pub(super) fn body_of_additions(kind: WebhookKind, events: &[PollingEvent], public_url: &str) -> String {
    let Some(first) = events.first() else { return String::new() };
    let body = match kind {
        WebhookKind::Standard => {
            let rows: Vec<&Value> = events.iter().map(|event| &event.payload).collect();
            let data = json!({ "projectId": first.project_id.map(|id| id.to_string()), "listedPodcasts": rows });
            envelope(first.kind.as_str(), first.occurred_at, &first.id.to_string(), data)
        }
        WebhookKind::Slack => additions_message(events.len(), public_url),
    };
    body.to_string()
}

fn envelope(kind: &str, at: Timestamp, id: &str, data: Value) -> Value {
    json!({ "type": kind, "timestamp": TimestampView(at).text(), "id": id, "data": data })
}

fn match_details(found: &DeliveredMatch, text: &MatchText) -> Value {
    let content = &found.content;
    let mention = content.mentions.iter().find(|mention| mention.passes_filters);
    json!({
        "source": found.source.as_str(),
        "episodeTitle": content.episode_title,
        "podcastTitle": content.podcast_title,
        "url": text.url,
        "publishedAt": content.published_at.map(TimestampView),
        "audioUrl": content.audio_url,
        "role": content.role.as_ref().map(|role| json!({
            "kind": role.kind.as_str(), "probability": role.probability, "reason": role.reason,
        })),
        "snippet": text.snippet,
        "startSecond": mention.and_then(|mention| mention.start_second),
        "chart": content.chart,
    })
}

/// The body of a test: what a match would look like, of an alert that does not exist.
pub fn test_body(kind: WebhookKind, now: Timestamp, id: &str, public_url: &str) -> String {
    let text = MatchText {
        title: "A test episode".to_owned(),
        podcast: "A test podcast".to_owned(),
        url: format!("{public_url}/app/alerts"),
        role: "Mentioned",
        snippet: "This message is a test of your webhook.".to_owned(),
        time: Some("1:05".to_owned()),
        date: format_day(now.date_naive()),
    };
    let body = match kind {
        WebhookKind::Standard => envelope(TEST_EVENT_TYPE, now, id, json!({ "message": text.snippet })),
        WebhookKind::Slack => slack_message(PollingEventKind::AlertMatch, Some("Test"), Some(&text), public_url),
    };
    body.to_string()
}
