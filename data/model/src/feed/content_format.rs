//! Formats of episodes (spec 9: 19, of which it names four; the others are our choice).

named! {
    /// How an episode is made.
    ContentFormat {
        GuestInterview = "guest interview",
        CoHostedConversation = "co-hosted conversation",
        SoloCommentary = "solo commentary",
        PanelDiscussion = "panel discussion",
        Debate = "debate",
        QuestionsAndAnswers = "questions and answers",
        News = "news",
        Documentary = "documentary",
        Investigation = "investigation",
        Storytelling = "storytelling",
        AudioDrama = "audio drama",
        Lesson = "lesson",
        Lecture = "lecture",
        Review = "review",
        Recap = "recap",
        LiveRecording = "live recording",
        GameShow = "game show",
        Meditation = "meditation",
        Other = "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_formats_as_in_the_spec() {
        assert_eq!(ContentFormat::ALL.len(), 19);
        for name in ["guest interview", "news", "panel discussion", "other"] {
            assert!(ContentFormat::parse(name).is_some(), "{name}");
        }
    }
}
