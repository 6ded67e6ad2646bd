//! The summary of a guest preparation, in Markdown.

use super::question_group::QuestionGroup;
use crate::facts::ShowFacts;
use crate::hostile_text::is_quotable;
use crate::phrasing;
use chrono::{DateTime, Utc};
use earshot_model::{UpdateFrequency, format_count};

/// Writes format, rhythm and questions of the show, from figures.
pub(super) fn write(show: &ShowFacts, groups: &[QuestionGroup], transcripts: usize, now: DateTime<Utc>) -> String {
    let is_clean = is_quotable(&show.title);
    let title = if is_clean { phrasing::escape_markdown(show.title.trim()) } else { "The podcast".to_owned() };
    let mut lines = vec![format!("## {title}"), String::new()];
    let mut add = |label: &str, text: String| lines.push(format!("- **{label}**: {text}"));
    let hosts: Vec<&String> = show.host_names.iter().filter(|name| is_quotable(name)).collect();
    if !hosts.is_empty() {
        let hosts: Vec<String> = hosts.iter().map(|name| phrasing::escape_markdown(name)).collect();
        add(if hosts.len() == 1 { "Host" } else { "Hosts" }, phrasing::list(&hosts));
    }
    let episodes = show.episodes();
    let with = show.episodes_with_guests();
    add("Guests", format!("in {with} of the last {}", format_count(episodes.len(), "episode")));
    let mut durations: Vec<u32> = episodes.iter().filter_map(|episode| episode.duration_seconds).collect();
    durations.sort_unstable();
    if let Some(median) = durations.get(durations.len() / 2) {
        add("Usual length", format!("{} minutes", median.div_ceil(60)));
    }
    let rhythm = match show.update_frequency {
        Some(UpdateFrequency::Daily) => Some("daily"),
        Some(UpdateFrequency::Weekly) => Some("weekly"),
        Some(UpdateFrequency::BiWeekly) => Some("every two weeks"),
        Some(UpdateFrequency::Monthly) => Some("monthly"),
        Some(UpdateFrequency::Stale) | None => None,
    };
    let last = show.last_published().map(|day| format!("the newest episode is from {}", phrasing::date(day, now)));
    let rhythm: Vec<String> = rhythm.map(str::to_owned).into_iter().chain(last).collect();
    if !rhythm.is_empty() {
        add("Published", rhythm.join("; "));
    }
    add("Transcripts read", transcripts.to_string());
    let likely =
        groups.iter().flat_map(|group| &group.very_likely).chain(groups.iter().flat_map(|group| &group.likely));
    let likely: Vec<_> = likely.take(5).collect();
    lines.push(String::new());
    if likely.is_empty() {
        lines.push("No question came up in more than one of the transcripts.".to_owned());
    } else {
        lines.push("Questions that came up in several episodes:".to_owned());
        lines.push(String::new());
        for question in likely {
            let text = phrasing::escape_markdown(&question.question);
            lines.push(format!("- {text} ({})", format_count(question.episodes, "episode")));
        }
    }
    lines.join("\n")
}
