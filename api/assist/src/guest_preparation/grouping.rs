//! Groups questions by their theme.

use super::question_group::{LikelyQuestion, QuestionGroup, VERY_LIKELY_EPISODES};
use super::questions::QuestionCluster;
use super::themes::{THEMES, theme_of};
use crate::words::word_count;

/// Words of a question that is read at a glance.
const SHORT_WORDS: std::ops::RangeInclusive<usize> = 6..=22;
/// The maximum questions of each kind in a group.
const MAX_OF_KIND: usize = 6;

/// Returns the groups that have questions: those with very likely ones first, then by the number of questions.
pub(super) fn group(clusters: &[QuestionCluster]) -> Vec<QuestionGroup> {
    let mut groups: Vec<QuestionGroup> = THEMES
        .iter()
        .map(|theme| QuestionGroup {
            description: theme.description.to_owned(),
            very_likely: Vec::new(),
            likely: Vec::new(),
            curveballs: Vec::new(),
        })
        .collect();
    for cluster in clusters {
        let question = &cluster.question;
        let group = &mut groups[theme_of(&question.question).unwrap_or(THEMES.len() - 1)];
        match question.episodes {
            VERY_LIKELY_EPISODES.. => group.very_likely.push(question.clone()),
            2 => group.likely.push(question.clone()),
            _ => group.curveballs.push(question.clone()),
        }
    }
    for group in &mut groups {
        let by_episodes = |one: &LikelyQuestion| std::cmp::Reverse(one.episodes);
        group.very_likely.sort_by_key(by_episodes);
        // The longest questions are the most specific, as long as they are read at a glance.
        let is_long = |one: &LikelyQuestion| !SHORT_WORDS.contains(&word_count(&one.question));
        group.curveballs.sort_by_key(|one| (is_long(one), std::cmp::Reverse(one.question.len())));
        for list in [&mut group.very_likely, &mut group.likely, &mut group.curveballs] {
            list.truncate(MAX_OF_KIND);
        }
    }
    groups.retain(|group| !group.very_likely.is_empty() || !group.likely.is_empty() || !group.curveballs.is_empty());
    let rank = |group: &QuestionGroup| (group.very_likely.len(), group.likely.len(), group.curveballs.len());
    groups.sort_by_key(|group| std::cmp::Reverse(rank(group)));
    groups
}
