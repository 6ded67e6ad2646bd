//! Steps to take before the recording.

use super::question_group::{LikelyQuestion, QuestionGroup};
use crate::facts::{GuestFacts, ShowFacts};
use crate::hostile_text::is_quotable;
use crate::phrasing;
use chrono::{DateTime, Utc};
use std::collections::BTreeMap;

const MAX_ACTIONS: usize = 8;

/// Returns concrete steps, the most important first.
pub(super) fn list(
    guest: Option<&GuestFacts>,
    show: &ShowFacts,
    groups: &[QuestionGroup],
    now: DateTime<Utc>,
) -> Vec<String> {
    let mut actions = Vec::new();
    let mut with_guest = show.episodes().iter().filter(|one| !one.guests.is_empty() && is_quotable(&one.title));
    if let Some(episode) = with_guest.find(|one| one.guests.iter().all(|name| is_quotable(name))) {
        let title = phrasing::title(&episode.title);
        let day = episode.published.map(|day| format!(" ({})", phrasing::date(day, now))).unwrap_or_default();
        let length = episode.duration_seconds.map(|seconds| format!(", {} minutes", seconds.div_ceil(60)));
        let who = phrasing::list(&episode.guests);
        actions.push(format!("Listen to {title}{day} with {who}{}.", length.unwrap_or_default()));
    }
    let mut frequent: Vec<&LikelyQuestion> = groups.iter().flat_map(|group| &group.very_likely).collect();
    frequent.sort_by_key(|question| std::cmp::Reverse(question.episodes));
    for question in frequent.iter().take(3) {
        let question_text = phrasing::title(&question.question);
        actions.push(format!(
            "Prepare a short answer to {question_text}, which came up in {} episodes.",
            question.episodes
        ));
    }
    if let Some(guest) = guest {
        let avoided: Vec<&str> =
            guest.topics_to_avoid.iter().map(|topic| topic.trim()).filter(|topic| !topic.is_empty()).collect();
        if !avoided.is_empty() {
            actions.push(format!("Tell the host beforehand what is off limits: {}.", phrasing::list(&avoided)));
        }
        match guest.calls_to_action.first().map(|text| text.trim()).filter(|text| !text.is_empty()) {
            Some(call) => actions.push(format!("Have your call to action ready: {call}")),
            None => actions.push("Decide on the one thing that listeners should do after the episode.".to_owned()),
        }
    }
    let mut sponsors: BTreeMap<&str, usize> = BTreeMap::new();
    for sponsor in show.episodes().iter().flat_map(|episode| &episode.sponsors).filter(|name| is_quotable(name)) {
        *sponsors.entry(sponsor.as_str()).or_default() += 1;
    }
    let mut sponsors: Vec<(&str, usize)> = sponsors.into_iter().collect();
    sponsors.sort_by_key(|(name, count)| (std::cmp::Reverse(*count), *name));
    let names: Vec<&str> = sponsors.iter().take(3).map(|(name, _)| *name).collect();
    if !names.is_empty() {
        actions.push(format!(
            "The podcast’s sponsors include {}. Check for conflicts with your company.",
            phrasing::list(&names)
        ));
    }
    actions.truncate(MAX_ACTIONS);
    actions
}
