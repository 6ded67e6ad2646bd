//! Corrections of transcripts: readers suggest them, and administrators decide.

use crate::support::catalog::generation;
use crate::support::documents::{episode, podcast};
use crate::support::prelude::*;
use earshot_api_workspace::transcript_corrections::suggested_text::{
    SuggestTranscriptCorrectionRequest, TranscriptPartName, check_suggestion,
};
use earshot_app::{MAX_OPEN_SUGGESTIONS, NewTranscriptCorrection, SuggestionOutcome};
use earshot_model::EpisodeDocument;
use earshot_model::transcript::{TextCorrection, TranscriptPart};

const QUEUE: &str = "/transcript-corrections";

/// It has a transcript: 30 sentences, each 2.5 seconds after the one before.
fn spoken() -> EpisodeDocument {
    episode(&podcast("rust-talk", "Rust Talk"), 1)
}

fn place() -> String {
    format!("/episodes/{}/transcript-corrections", spoken().episode.id)
}

fn suggestion(corrected: &str) -> Value {
    json!({ "startSecond": 2.5, "text": "Sentence <1>.", "correctedText": corrected })
}

async fn app(url: String) -> TestApp {
    let app = TestApp::with_config(ManualClock::new().clock(), |config| {
        config.database_url = url;
        config.requests_per_minute = None;
    })
    .await;
    app.state.swap_generation(generation("g1"));
    app
}

/// A suggestion for a text that the transcript had before.
async fn suggest_for_a_former_text(app: &TestApp, reader: &Member) -> String {
    let document = spoken();
    let new = NewTranscriptCorrection {
        podcast: document.episode.podcast_id,
        podcast_slug: document.podcast_slug.clone(),
        episode: document.episode.id,
        episode_slug: document.episode.slug.clone(),
        episode_title: document.episode.title,
        change: TextCorrection {
            part: TranscriptPart::Sentence { start_ms: 5_000 },
            text_before: "A former text".to_owned(),
            text: "Tea".to_owned(),
        },
        suggested_by: reader.account.user_id,
    };
    match app.state.db.suggest_transcript_correction(new).await.expect("works") {
        SuggestionOutcome::Open(correction) => correction.id.to_string(),
        other => panic!("{other:?}"),
    }
}

fn code(reply: &TestResponse) -> (StatusCode, Value) {
    (reply.status, reply.json()["code"].clone())
}

on_both_databases!(a_suggestion_waits_for_an_administrator_and_its_reader_sees_what_became_of_it, |url| {
    let app = app(url).await;
    let (ann, eve) = (Member::new(&app, "ann", Tier::Free).await, Member::new(&app, "eve", Tier::Agency).await);
    let admin = Member::new(&app, "admin", Tier::Admin).await;
    let hostile = "<img src=x onerror=alert(1)> \u{202E}Tea\r\n";
    let made = ann.post(&app, &place(), &suggestion(hostile)).await.data()["correction"].clone();
    assert_eq!(
        (&made["correctedText"], &made["state"], &made["startSecond"], &made["suggestedBy"]),
        (&json!("<img src=x onerror=alert(1)> Tea"), &json!("open"), &json!(2.5), &Value::Null)
    );
    let again = ann.post(&app, &place(), &suggestion(hostile)).await.data();
    assert_eq!(again["correction"]["id"], made["id"], "the same suggestion is one");
    assert_eq!(eve.get(&app, &place()).await.data()["corrections"], json!([]), "others do not see it");
    assert_eq!(app.get(&format!("/api/v1{}", place())).await.status, StatusCode::UNAUTHORIZED);

    assert_eq!(eve.get(&app, QUEUE).await.status, StatusCode::FORBIDDEN);
    let queued = admin.get(&app, QUEUE).await.data()["corrections"][0].clone();
    assert_eq!(
        (&queued["id"], &queued["suggestedBy"], &queued["episodeSlug"]),
        (&made["id"], &json!("ann@example.org"), &json!(spoken().episode.slug))
    );
    let decision = format!("{QUEUE}/{}/decision", made["id"].as_str().expect("an id"));
    assert_eq!(eve.post(&app, &decision, &json!({ "accept": true })).await.status, StatusCode::FORBIDDEN);
    let long = json!({ "accept": true, "reason": "a".repeat(501) });
    assert_eq!(admin.post(&app, &decision, &long).await.status, StatusCode::BAD_REQUEST);
    let accepted = admin.post(&app, &decision, &json!({ "accept": true, "reason": "heard it" })).await.data();
    assert_eq!(accepted["correction"]["state"], "accepted");
    assert_eq!(admin.get(&app, QUEUE).await.data()["corrections"], json!([]));
    assert_eq!(admin.get(&app, &format!("{QUEUE}?state=accepted")).await.data()["corrections"][0]["id"], made["id"]);
    let own = ann.get(&app, &place()).await.data()["corrections"][0].clone();
    assert_eq!((&own["state"], &own["reason"]), (&json!("accepted"), &json!("heard it")));
    assert_eq!(admin.post(&app, &decision, &json!({ "accept": false })).await.data()["correction"]["state"], "refused");
    assert_eq!(admin.get(&app, &format!("{QUEUE}?state=lost")).await.status, StatusCode::BAD_REQUEST);
});

on_both_databases!(a_suggestion_for_a_text_that_has_changed_is_outdated, |url| {
    let app = app(url).await;
    let (ann, admin) = (Member::new(&app, "ann", Tier::Free).await, Member::new(&app, "admin", Tier::Admin).await);
    for (key, value) in [("text", json!("Another text")), ("startSecond", json!(2.6)), ("text", json!("Sentence <2>."))]
    {
        let mut wrong = suggestion("Tea");
        wrong[key] = value;
        let reply = ann.post(&app, &place(), &wrong).await;
        assert_eq!(code(&reply), (StatusCode::CONFLICT, json!("transcript_changed")), "{wrong}");
        assert!(reply.text.contains("has another text by now"), "{}", reply.text);
    }
    for (key, value) in [
        ("correctedText", json!("Sentence <1>. ")),
        ("correctedText", json!(" \u{200B}")),
        ("correctedText", json!("a".repeat(2_001))),
        ("correctedText", json!("Tea\u{1b}[2J")),
        ("startSecond", json!(-1)),
        ("startSecond", json!(1e300)),
    ] {
        let mut wrong = suggestion("Tea");
        wrong[key] = value;
        assert_eq!(ann.post(&app, &place(), &wrong).await.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    let silent = place().replace(&spoken().episode.id.to_string(), "0197a000-0000-7000-8000-000000000000");
    assert_eq!(ann.post(&app, &silent, &suggestion("Tea")).await.status, StatusCode::NOT_FOUND);

    let former = suggest_for_a_former_text(&app, &ann).await;
    assert_eq!(ann.get(&app, &place()).await.data()["corrections"][0]["state"], "outdated");
    let decision = format!("{QUEUE}/{former}/decision");
    let reply = admin.post(&app, &decision, &json!({ "accept": true })).await;
    assert_eq!(code(&reply), (StatusCode::CONFLICT, json!("transcript_changed")));
    assert_eq!(admin.post(&app, &decision, &json!({ "accept": false })).await.data()["correction"]["state"], "refused");
});

on_both_databases!(names_of_speakers_are_corrected_and_lines_only_without_times, |url| {
    let app = app(url).await;
    let ann = Member::new(&app, "ann", Tier::Free).await;
    let name = json!({ "part": "speaker", "text": "Hal Host", "correctedText": "Hal Hosted" });
    let made = ann.post(&app, &place(), &name).await.data()["correction"].clone();
    assert_eq!(
        (&made["part"], &made["startSecond"], &made["line"], &made["text"], &made["state"]),
        (&json!("speaker"), &Value::Null, &Value::Null, &json!("Hal Host"), &json!("open"))
    );
    let nobody = json!({ "part": "speaker", "text": "Eve", "correctedText": "Adam" });
    let reply = ann.post(&app, &place(), &nobody).await;
    assert_eq!(code(&reply), (StatusCode::CONFLICT, json!("transcript_changed")));
    // All sentences of this transcript have times.
    let line = json!({ "part": "line", "line": 1, "text": "Sentence <1>.", "correctedText": "Tea" });
    let reply = ann.post(&app, &place(), &line).await;
    assert_eq!(code(&reply), (StatusCode::CONFLICT, json!("transcript_changed")));
    for wrong in [
        json!({ "part": "line", "text": "Sentence <1>.", "correctedText": "Tea" }),
        json!({ "part": "line", "line": -1, "text": "Sentence <1>.", "correctedText": "Tea" }),
        json!({ "part": "sentence", "text": "Sentence <1>.", "correctedText": "Tea" }),
        json!({ "part": "word", "text": "Sentence <1>.", "correctedText": "Tea" }),
        json!({ "part": "speaker", "text": "Hal Host", "correctedText": "a".repeat(101) }),
    ] {
        assert_eq!(ann.post(&app, &place(), &wrong).await.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
});

on_both_databases!(a_reader_has_a_bounded_number_of_open_suggestions, |url| {
    let app = app(url).await;
    let ann = Member::new(&app, "ann", Tier::Free).await;
    for number in 0..MAX_OPEN_SUGGESTIONS {
        ann.post(&app, &place(), &suggestion(&number.to_string())).await.data();
    }
    let reply = ann.post(&app, &place(), &suggestion("late")).await;
    assert_eq!(code(&reply), (StatusCode::CONFLICT, json!("too_many_suggestions")));
    assert_eq!(ann.get(&app, &place()).await.data()["corrections"].as_array().map(Vec::len), Some(50));
});

fn sentence(second: f64, text: &str, corrected: &str) -> SuggestTranscriptCorrectionRequest {
    SuggestTranscriptCorrectionRequest {
        part: TranscriptPartName::Sentence,
        start_second: Some(second),
        line: None,
        text: text.to_owned(),
        corrected_text: corrected.to_owned(),
    }
}

#[test]
fn suggestions_are_cleaned_and_bounded() {
    let cleaned = check_suggestion(sentence(16.1, "oo long", " oo\u{202E}long\r\n tea ")).expect("valid");
    assert_eq!(cleaned.part, TranscriptPart::Sentence { start_ms: 16_100 });
    assert_eq!(cleaned.text, "oolong tea");
    let long = "a".repeat(2_001);
    for (second, text, corrected) in [
        (-1.0, "oo long", "oolong"),
        (1e300, "oo long", "oolong"),
        (f64::NAN, "oo long", "oolong"),
        (1.0, long.as_str(), "oolong"),
        (1.0, "", "oolong"),
        (1.0, "oo long", long.as_str()),
        (1.0, "oo long", " \u{200B} "),
        (1.0, "oo long", "oo\u{1b}[2J"),
        (1.0, "oo long", " oo  long"),
    ] {
        assert!(check_suggestion(sentence(second, text, corrected)).is_err(), "{second} {text} {corrected}");
    }
}

#[test]
fn each_part_needs_its_place() {
    let of = |part, line, corrected: &str| SuggestTranscriptCorrectionRequest {
        part,
        start_second: None,
        line,
        ..sentence(0.0, "Speaker 1", corrected)
    };
    let line = check_suggestion(of(TranscriptPartName::Line, Some(3), "Tea")).expect("valid");
    assert_eq!(line.part, TranscriptPart::Line(3));
    let name = check_suggestion(of(TranscriptPartName::Speaker, None, "Ada")).expect("valid");
    assert_eq!(name.part, TranscriptPart::Speaker);
    assert!(check_suggestion(of(TranscriptPartName::Line, None, "Tea")).is_err());
    assert!(check_suggestion(of(TranscriptPartName::Sentence, Some(3), "Tea")).is_err());
    assert!(check_suggestion(of(TranscriptPartName::Speaker, None, &"a".repeat(101))).is_err());
}
