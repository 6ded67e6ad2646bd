//! Groups questions by their theme.

use super::question_group::{LikelyQuestion, QuestionGroup, VERY_LIKELY_EPISODES};
use super::questions::QuestionCluster;

/// The maximum questions of each kind in a group.
const MAX_OF_KIND: usize = 6;

/// A theme with the words of its questions. Themes are tried in order.
struct Theme {
    description: &'static str,
    words: &'static [&'static str],
}

const THEMES: [Theme; 7] = [
    Theme {
        description: "Closing questions: where to find the guest, last words",
        words: &[
            "where can people",
            "where can listeners",
            "find you",
            "last question",
            "final question",
            "before we go",
            "before you go",
            "parting",
            "leave our listeners",
            "leave listeners",
        ],
    },
    Theme {
        description: "How the guest came to the topic",
        words: &[
            "get started",
            "got started",
            "how did you begin",
            "grow up",
            "grew up",
            "your background",
            "your story",
            "your journey",
            "first job",
            "what led you",
            "what brought you",
            "get into",
            "got into",
            "introduce yourself",
            "who are you",
        ],
    },
    Theme {
        description: "Advice for listeners",
        words: &[
            "advice",
            "tips",
            "recommend",
            "should people",
            "should someone",
            "should listeners",
            "younger self",
            "where should",
            "one thing",
            "what can people",
            "what can we do",
            "how can people",
            "how can someone",
        ],
    },
    Theme {
        description: "Failures, doubts and hard moments",
        words: &[
            "mistake",
            "fail",
            "hardest",
            "regret",
            "wrong",
            "challenge",
            "struggle",
            "difficult",
            "worst",
            "afraid",
            "fear",
            "doubt",
            "change your mind",
            "changed your mind",
        ],
    },
    Theme {
        description: "What comes next",
        words: &[
            "future",
            "what's next",
            "what is next",
            "next year",
            "years from now",
            "in ten years",
            "in five years",
            "going to change",
            "looking ahead",
            "working on now",
        ],
    },
    Theme {
        description: "Habits, tastes and personal matters",
        words: &[
            "favorite",
            "favourite",
            "morning",
            "routine",
            "book",
            "reading",
            "hobby",
            "weekend",
            "family",
            "breakfast",
            "relax",
            "music",
        ],
    },
    Theme { description: "About the topic", words: &[] },
];

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
        let lower = question.question.to_lowercase().replace('’', "'");
        let at = THEMES.iter().position(|theme| theme.words.iter().any(|words| lower.contains(words)));
        let group = &mut groups[at.unwrap_or(THEMES.len() - 1)];
        match question.episodes {
            VERY_LIKELY_EPISODES.. => group.very_likely.push(question.clone()),
            2 => group.likely.push(question.clone()),
            _ => group.curveballs.push(question.clone()),
        }
    }
    for group in &mut groups {
        let by_episodes = |one: &LikelyQuestion| std::cmp::Reverse(one.episodes);
        group.very_likely.sort_by_key(by_episodes);
        // The longest questions are the most specific.
        group.curveballs.sort_by_key(|one| std::cmp::Reverse(one.question.len()));
        for list in [&mut group.very_likely, &mut group.likely, &mut group.curveballs] {
            list.truncate(MAX_OF_KIND);
        }
    }
    groups.retain(|group| !group.very_likely.is_empty() || !group.likely.is_empty() || !group.curveballs.is_empty());
    let rank = |group: &QuestionGroup| (group.very_likely.len(), group.likely.len(), group.curveballs.len());
    groups.sort_by_key(|group| std::cmp::Reverse(rank(group)));
    groups
}
