//! Messages for chats that take Slack's incoming webhooks: `text` for notifications, `blocks` for the channel.

use super::match_text::MatchText;
use earshot_model::PollingEventKind;
use serde_json::{Value, json};

/// Longest text of a part, in characters; Slack allows 3,000 a block.
const MAX_PART_CHARS: usize = 600;

/// Builds the message of an event. `text` is that of its match, if it has one.
#[must_use]
pub fn slack_message(
    kind: PollingEventKind,
    alert_name: Option<&str>,
    text: Option<&MatchText>,
    public_url: &str,
) -> Value {
    let Some(text) = text else { return plain_message(kind, public_url) };
    let alert = escape(alert_name.unwrap_or("Alert"));
    let title = escape(&text.title);
    let podcast = escape(&text.podcast);
    let from = if podcast.is_empty() { String::new() } else { format!(" on {podcast}") };
    let mut blocks = vec![section(&format!("*{alert}*: <{}|{title}>{from}", text.url))];
    if !text.snippet.is_empty() {
        blocks.push(section(&format!("> {}", escape(&text.snippet))));
    }
    let details = [text.date.as_str(), text.role, text.time.as_deref().unwrap_or_default()];
    let details: Vec<&str> = details.into_iter().filter(|detail| !detail.is_empty()).collect();
    if !details.is_empty() {
        let elements = [json!({ "type": "mrkdwn", "text": details.join(" · ") })];
        blocks.push(json!({ "type": "context", "elements": elements }));
    }
    json!({ "text": format!("{alert}: {title}{from}"), "blocks": blocks })
}

fn plain_message(kind: PollingEventKind, public_url: &str) -> Value {
    let (text, path) = match kind {
        PollingEventKind::RequestCompleted => ("A request was completed.", "/app"),
        PollingEventKind::GuestAppearance => ("A guest has a new appearance.", "/app"),
        PollingEventKind::ListedPodcastAdded => ("A podcast was added to a list.", "/app/projects"),
        PollingEventKind::AlertMatch => ("An alert has a new match.", "/app/alerts"),
    };
    message(text, &format!("{public_url}{path}"))
}

/// Builds the message about several podcasts that were added to a list at once.
#[must_use]
pub fn additions_message(count: usize, public_url: &str) -> Value {
    message(&format!("{count} podcasts were added to a list."), &format!("{public_url}/app/projects"))
}

fn message(text: &str, url: &str) -> Value {
    json!({ "text": text, "blocks": [section(&format!("{text} <{url}|Open Earshot>"))] })
}

fn section(text: &str) -> Value {
    json!({ "type": "section", "text": { "type": "mrkdwn", "text": text } })
}

/// Escapes Slack's three control characters, and shortens the text. So no text adds a link or notifies a channel.
fn escape(text: &str) -> String {
    let end = text.char_indices().nth(MAX_PART_CHARS).map_or(text.len(), |(end, _)| end);
    text[..end].replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace(['\r', '\n'], " ")
}
