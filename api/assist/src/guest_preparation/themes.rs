//! The themes of questions, by their words.

use crate::words::normalize_for_search;

/// A theme with the words of its questions. Themes are tried in order.
pub(super) struct Theme {
    pub(super) description: &'static str,
    words: &'static [&'static str],
}

pub(super) const THEMES: [Theme; 7] = [
    Theme {
        description: "Closing questions: where to find the guest, last words",
        words: &[
            "where can people",
            "where can listeners",
            "find you",
            "reach out",
            "useful to you",
            "helpful to you",
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
            "you get started",
            "you got started",
            "you start out",
            "how did you begin",
            "grow up",
            "grew up",
            "your background",
            "your story",
            "your journey",
            "first job",
            "what led you",
            "what brought you",
            "you get into",
            "you got into",
            "you end up",
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
            "failed",
            "failure",
            "hardest",
            "regret",
            "go wrong",
            "went wrong",
            "challenge",
            "struggle",
            "struggled",
            "worst",
            "afraid",
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

/// The number of the first theme whose words a question has, also in the plural.
pub(super) fn theme_of(question: &str) -> Option<usize> {
    let normal = normalize_for_search(question);
    let words = normal.split(|letter: char| !letter.is_alphanumeric() && letter != '\'');
    let padded = format!(" {} ", words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "));
    let has = |words: &&str| padded.contains(&format!(" {words} ")) || padded.contains(&format!(" {words}s "));
    THEMES.iter().position(|theme| theme.words.iter().any(has))
}
