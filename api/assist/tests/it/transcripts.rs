//! Guest preparation and insights from transcripts.

use crate::relevancy::{LABELED, LabeledPairs, now};
use earshot_assist::AssistError;
use earshot_assist::facts::{EpisodeFacts, ShowFacts, SpeakerRole, TranscriptCue};
use earshot_assist::guest_preparation::prepare;
use earshot_assist::insights::{PersonRole, analyze_episode, analyze_show};
use earshot_assist::words::CorpusStatistics;

fn cue(second: u32, speaker: &str, role: SpeakerRole, text: &str) -> TranscriptCue {
    TranscriptCue { second: Some(second), speaker: Some(speaker.to_owned()), role, text: text.to_owned() }
}

/// Five episodes: one question in all, one in two, and one in each that no other has.
pub(crate) fn show() -> ShowFacts {
    let openings = [
        "So, how did you get started in this field?",
        "Okay, how did you get started in the field?",
        "And how did you get started in your field?",
        "How did you get started in that field?",
        "Well, how did you get started in this field of yours?",
    ];
    let own = [
        "If the mayor gave you one empty street, what would you plant there first?",
        "Would you rather give up coffee or your alarm clock for a year?",
        "Which smell reminds you of the old laboratory?",
        "Who is the one person that never returned your call?",
        "What did the patient in room nine teach you about patience?",
    ];
    let episode = |number: usize| EpisodeFacts {
        id: format!("e{number}"),
        slug: format!("episode-{number}"),
        title: format!("Night work, part {}", number + 1),
        published: Some(now() - chrono::Duration::days(7 * number as i64 + 3)),
        description: "About night work.".to_owned(),
        duration_seconds: Some(2_400),
        guests: vec![format!("Guest {}", ["Abel", "Bose", "Cruz", "Dorn", "Eames"][number])],
        sponsors: vec!["Northwind Coffee".to_owned()],
        cues: vec![
            cue(
                0,
                "Dana",
                SpeakerRole::Host,
                "Welcome back. This episode is brought to you by Northwind Coffee, roasted daily.",
            ),
            cue(31, "Dana", SpeakerRole::Host, openings[number]),
            cue(40, "Guest", SpeakerRole::Guest, "I began as a nurse. Why do you think that matters to me today?"),
            cue(95, "Guest", SpeakerRole::Guest, "According to a study by Karl Benn, 62 percent of nurses nap."),
            cue(99, "Guest", SpeakerRole::Guest, "I learned that nobody plans a ward around sleep, never once."),
            cue(300, "Dana", SpeakerRole::Host, own[number]),
            cue(
                900,
                "Dana",
                SpeakerRole::Host,
                if number < 2 { "Where can people find you online?" } else { "Thanks." },
            ),
        ],
        ..EpisodeFacts::default()
    };
    ShowFacts {
        id: "show".into(),
        slug: "night-shift-hour".into(),
        title: "The *Night* Shift [Hour]".into(),
        host_names: vec!["Dana Whitfield".into()],
        episodes: (0..5).map(episode).collect(),
        ..ShowFacts::default()
    }
}

#[test]
fn questions_are_grouped_with_episode_and_second() {
    let labeled = LabeledPairs::read(LABELED);
    let prepared = prepare(Some(&labeled.guests["lin"]), &show(), now()).expect("there are transcripts");
    assert_eq!(prepared.episode_slugs.len(), 5);
    let very_likely: Vec<_> = prepared.grouped_likely_questions.iter().flat_map(|group| &group.very_likely).collect();
    assert_eq!(very_likely.len(), 1, "{very_likely:?}");
    assert_eq!(very_likely[0].question, "How did you get started in this field?");
    assert_eq!(very_likely[0].episodes, 5);
    assert_eq!(very_likely[0].occurrences[0].second, Some(31));
    let likely: Vec<_> = prepared.grouped_likely_questions.iter().flat_map(|group| &group.likely).collect();
    assert_eq!(likely.len(), 1);
    let curveballs: usize = prepared.grouped_likely_questions.iter().map(|group| group.curveballs.len()).sum();
    assert_eq!(curveballs, 5);
    let all = serde_json::to_string(&prepared).expect("it serializes");
    assert!(!all.contains("matters to me"), "the guest's own question does not count");
    assert!(prepared.summary.contains(r"## The \*Night\* Shift \[Hour\]"), "{}", prepared.summary);
    assert!(prepared.critical_actions.iter().any(|action| action.contains("off limits: supplements")));
    insta::assert_json_snapshot!("preparation", prepared);
}

#[test]
fn without_transcripts_there_is_no_preparation() {
    let mut show = show();
    for episode in &mut show.episodes {
        episode.cues.clear();
    }
    assert_eq!(prepare(None, &show, now()).err(), Some(AssistError::NoTranscripts));
    let insights = analyze_episode(&show.episodes[0], &show, &CorpusStatistics::default());
    assert!(!insights.has_transcript && insights.summary.contains("no transcript"));
}

#[test]
fn insights_are_verbatim_with_seconds() {
    let show = show();
    let episode = &show.episodes[0];
    let insights = analyze_episode(episode, &show, &CorpusStatistics::from_shows([&show]));
    assert_eq!(insights.sponsors[0].name, "Northwind Coffee");
    assert_eq!(insights.sponsors[0].second, Some(0));
    assert_eq!(insights.claims[0].second, Some(95));
    assert!(insights.quotable_moments.iter().any(|one| one.second == Some(99)), "{:?}", insights.quotable_moments);
    let benn = insights.people.iter().find(|person| person.name == "Karl Benn").expect("a mentioned person");
    assert_eq!((benn.role, benn.second), (PersonRole::Mentioned, Some(95)));
    let text: String = episode.cues.iter().map(|cue| format!("{} ", cue.text)).collect();
    assert!(insights.quotable_moments.iter().all(|one| text.contains(&one.quote)));
    assert!(insights.claims.iter().all(|one| text.contains(&one.text)));
    insta::assert_json_snapshot!("insights", insights);
    let of_show = analyze_show(&show, &CorpusStatistics::default(), now());
    assert_eq!(of_show.days_between_episodes, Some(7.0));
    assert_eq!(of_show.sponsors, [("Northwind Coffee".to_owned(), 5)]);
}

#[test]
fn fifty_long_transcripts_have_questions() {
    let mut show = show();
    let base = show.episodes.clone();
    show.episodes = base.into_iter().cycle().take(50).collect();
    for (number, episode) in show.episodes.iter_mut().enumerate() {
        episode.id = format!("e{number}");
        for part in 0..600 {
            let text = format!("We walked to house {part} and spoke of rain, then of work {number} and of sleep.");
            episode.cues.push(cue(1_000 + part, "Guest", SpeakerRole::Guest, &text));
            if part % 20 == 0 {
                episode.cues.push(cue(
                    1_000 + part,
                    "Dana",
                    SpeakerRole::Host,
                    &format!("What did house {part} look like to you in {number}?"),
                ));
            }
        }
    }
    let prepared = prepare(None, &show, now()).expect("there are transcripts");
    assert!(!prepared.grouped_likely_questions.is_empty());
}
