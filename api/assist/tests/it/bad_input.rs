//! Empty, huge and foreign input: no panic, bounded results, a clear state.

use crate::relevancy::now;
use earshot_assist::AssistError;
use earshot_assist::facts::{EpisodeFacts, GuestFacts, ProjectFacts, SenderFacts, ShowFacts, TranscriptCue};
use earshot_assist::guest_preparation::prepare;
use earshot_assist::insights::{analyze_episode, analyze_show};
use earshot_assist::outreach::{
    BuiltInTemplateName, ClaimSources, EmailLength, GenerationMode, Intensity, OutreachOptions, OutreachRequest,
    Perspective, check_claims, find_placeholders, write,
};
use earshot_assist::relevancy::RelevancyReviewer;
use earshot_assist::strategies::{StrategyRequest, check_limits, generate};
use earshot_assist::words::NoStatistics;

/// Texts that naive code fails on.
fn odd_texts() -> Vec<String> {
    let hebrew = "הפודקאסט הזה עוסק בשינה, בעבודה ובמשפחה. ".repeat(4_000);
    let texts = [
        "",
        " ",
        "\u{202e}\u{200b}",
        "“",
        "”“",
        "\"",
        "[",
        "]]][[[",
        "{{",
        "[[a]",
        "a",
        "?",
        "????",
        "…",
        "🦊",
        "👩‍👩‍👧‍👦 שלום",
        "I",
        "I'm",
        "is a",
        "Dr. ",
        "no.",
        "1,2,3%",
        "http://",
        "@",
        "a@b",
        "睡眠の科学について話します。",
        "İstanbul ſtraße ŉ",
        "\r\n\r\n",
        "“unclosed quotation",
        "Maya Lin is a",
        "x y z. X Y Z! X? ",
        "%s %n {} {0}",
        "'; DROP TABLE shows; --",
        "<script>alert(1)</script>",
    ];
    let mut texts: Vec<String> = texts.into_iter().map(str::to_owned).collect();
    texts.extend([
        hebrew,
        "a".repeat(200_000),
        "word ".repeat(50_000),
        "?! ".repeat(20_000),
        "[slot] ".repeat(20_000),
        "“a b c d” ".repeat(5_000),
    ]);
    texts
}

fn guest(text: &str) -> GuestFacts {
    let list = vec![text.to_owned(); 3];
    GuestFacts {
        first_name: text.chars().take(40).collect(),
        last_name: text.chars().take(40).collect(),
        short_bio: text.to_owned(),
        long_bio: text.to_owned(),
        expertise: list.clone(),
        topics: list.clone(),
        topics_to_avoid: list.clone(),
        goals: list.clone(),
        achievements: list.clone(),
        audience: Some(text.to_owned()),
        languages: list,
        ..GuestFacts::default()
    }
}

fn show(text: &str) -> ShowFacts {
    let cue = TranscriptCue {
        second: Some(u32::MAX),
        speaker: Some(text.to_owned()),
        text: text.to_owned(),
        ..TranscriptCue::default()
    };
    let episode = EpisodeFacts {
        id: text.chars().take(40).collect(),
        title: text.to_owned(),
        description: text.to_owned(),
        guests: vec![text.to_owned()],
        topics: vec![text.to_owned()],
        sponsors: vec![text.to_owned()],
        duration_seconds: Some(u32::MAX),
        published: Some(now() + chrono::Duration::days(40_000)),
        cues: vec![cue; 2],
        ..EpisodeFacts::default()
    };
    ShowFacts {
        title: text.to_owned(),
        description: text.to_owned(),
        host_names: vec![text.to_owned()],
        genres: vec![text.to_owned()],
        language: Some(text.to_owned()),
        country: Some(text.to_owned()),
        monthly_listeners: Some(u64::MAX),
        episodes: vec![episode; 3],
        ..ShowFacts::default()
    }
}

#[test]
fn odd_texts_never_break_a_rule() {
    let sender = SenderFacts::default();
    for text in odd_texts() {
        let (guest, show) = (guest(&text), show(&text));
        if let Ok(reviewer) = RelevancyReviewer::new(Some(&guest), None, &NoStatistics, now()) {
            let review = reviewer.review(&show);
            assert!((1..=5).contains(&review.rating) && review.justification.len() < 4_000);
        }
        for template in BuiltInTemplateName::ALL {
            let options = OutreachOptions {
                template,
                perspective: Perspective::First,
                email_length: EmailLength::Long,
                personalization_level: Intensity::Heavy,
                generation_mode: GenerationMode::Advanced,
                variants: 2,
                ..OutreachOptions::default()
            };
            let request = OutreachRequest {
                guest: &guest,
                show: &show,
                sender: &sender,
                options: &options,
                statistics: &NoStatistics,
                now: now(),
            };
            match write(&request) {
                Ok(result) => assert!(result.variants.iter().all(|variant| variant.subject.chars().count() <= 90)),
                Err(error) => assert_eq!(error, AssistError::NoSubjects),
            }
        }
        let sources = ClaimSources::new(&show, &guest, &sender);
        let _ = check_claims(&text, &sources, &[]);
        let _ = find_placeholders(&text, &text);
        let project =
            ProjectFacts { keywords: vec![text.clone()], purpose: Some(text.clone()), ..ProjectFacts::default() };
        let shows = [show];
        let request = StrategyRequest {
            project: &project,
            guest: Some(&guest),
            example_shows: &shows,
            related_keywords: std::slice::from_ref(&text),
            statistics: &NoStatistics,
            count: 12,
        };
        for strategy in generate(&request).into_iter().flatten() {
            assert_eq!(check_limits(&strategy), Ok(()));
        }
        assert!(prepare(Some(&guest), &shows[0], now()).is_ok());
        let _ = analyze_episode(&shows[0].episodes[0], &shows[0], &NoStatistics);
        let _ = analyze_show(&shows[0], &NoStatistics, now());
    }
}

#[test]
fn empty_facts_lead_to_a_clear_state() {
    let (guest, show) = (GuestFacts { topics: vec!["sleep".into()], ..GuestFacts::default() }, ShowFacts::default());
    let reviewer = RelevancyReviewer::new(Some(&guest), None, &NoStatistics, now()).expect("a topic");
    let review = reviewer.review(&show);
    assert!(review.rating == 1 && review.score < 10, "{}", review.score);
    assert!(review.justification.contains("we have no episodes"), "{}", review.justification);
    let (sender, options) = (SenderFacts::default(), OutreachOptions::default());
    let request = OutreachRequest {
        guest: &guest,
        show: &show,
        sender: &sender,
        options: &options,
        statistics: &NoStatistics,
        now: now(),
    };
    let result = write(&request).expect("a pitch");
    let listed: Vec<&str> = result.variants[0].placeholders.iter().map(|one| one.text.as_str()).collect();
    assert_eq!(
        listed,
        ["[host first name]", "[your reason]", "[your angle on sleep]", "[introduction]", "[sender name]"],
        "{}",
        result.variants[0].body
    );
    assert_eq!(prepare(None, &show, now()).err(), Some(AssistError::NoTranscripts));
}
