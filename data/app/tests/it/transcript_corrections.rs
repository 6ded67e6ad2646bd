//! Corrections of transcripts: the queue, its bounds, and what became of them, on both databases.

use crate::support::prelude::*;
use earshot_app::{
    CorrectionDecision, MAX_OPEN_SUGGESTIONS, NewTranscriptCorrection, SuggestionOutcome, TranscriptCorrection,
    TranscriptCorrectionState,
};
use earshot_model::transcript::{TextCorrection, TranscriptPart};
use earshot_model::{EpisodeId, PodcastId};

fn change(part: TranscriptPart, before: &str, text: &str) -> TextCorrection {
    TextCorrection { part, text_before: before.to_owned(), text: text.to_owned() }
}

fn new(reader: &Account, text: &str) -> NewTranscriptCorrection {
    let podcast = PodcastId::from_feed_url("https://feeds.example/tea");
    NewTranscriptCorrection {
        podcast,
        podcast_slug: "tea".to_owned(),
        episode: EpisodeId::derive(podcast, "1"),
        episode_slug: "one".to_owned(),
        episode_title: "One".to_owned(),
        change: change(TranscriptPart::Sentence { start_ms: 500 }, "oo long", text),
        suggested_by: reader.user_id,
    }
}

async fn suggest(db: &Db, reader: &Account, text: &str) -> TranscriptCorrection {
    match db.suggest_transcript_correction(new(reader, text)).await.expect("works") {
        SuggestionOutcome::Open(correction) => *correction,
        other => panic!("{other:?}"),
    }
}

async fn decide(
    db: &Db,
    admin: &Account,
    correction: &TranscriptCorrection,
    is_accepted: bool,
) -> TranscriptCorrection {
    let decision =
        CorrectionDecision { is_accepted, reason: Some("heard it".to_owned()), decided_by: Some(admin.user_id) };
    db.decide_transcript_correction(correction.id, decision).await.expect("works").expect("known")
}

on_both_databases!(a_correction_waits_until_it_is_decided_and_written, |db, time| {
    let (ann, ben) = (user(&db, "ann", Tier::Free).await, user(&db, "ben", Tier::Free).await);
    let admin = user(&db, "admin", Tier::Admin).await;
    let first = suggest(&db, &ann, "oolong").await;
    assert_eq!(suggest(&db, &ann, "oolong").await, first, "it waits already");
    time.advance(Duration::from_secs(1));
    let second = suggest(&db, &ben, "oolong").await;
    assert_ne!(second.id, first.id, "another reader sees their own");
    let of_ann = db.suggestions_of_reader(ann.user_id, first.episode).await.expect("works");
    assert_eq!(of_ann, std::slice::from_ref(&first));
    let open = db.transcript_corrections(TranscriptCorrectionState::Open).await.expect("works");
    let readers: Vec<_> = open.iter().map(|queued| queued.suggested_by.as_deref()).collect();
    assert_eq!(readers, [Some("ann@example.org"), Some("ben@example.org")]);
    assert!(db.accepted_transcript_corrections(9).await.expect("works").is_empty());

    assert_eq!(decide(&db, &admin, &second, false).await.state, TranscriptCorrectionState::Refused);
    let accepted = decide(&db, &admin, &first, true).await;
    assert_eq!(accepted.reason.as_deref(), Some("heard it"));
    let waiting = db.accepted_transcript_corrections(9).await.expect("works");
    assert_eq!(waiting, std::slice::from_ref(&accepted));
    // Refused while it is written: the catalog has the text.
    decide(&db, &admin, &first, false).await;
    db.finish_transcript_correction(first.id, true).await.expect("works");
    assert_eq!(decide(&db, &admin, &first, false).await.state, TranscriptCorrectionState::Applied);
    assert!(db.accepted_transcript_corrections(9).await.expect("works").is_empty());

    time.advance(Duration::from_secs(200 * 24 * 60 * 60));
    assert_eq!(db.delete_old_transcript_corrections().await.expect("works"), 1, "the refused one");
    let kept = db.transcript_correction(first.id).await.expect("works").expect("the history of the text");
    assert_eq!(kept.state, TranscriptCorrectionState::Applied);
    assert_eq!(db.transcript_correction(second.id).await.expect("works"), None);
});

on_both_databases!(corrections_of_all_parts_are_stored_as_they_were_suggested, |db, _| {
    let ann = user(&db, "ann", Tier::Free).await;
    let parts = [
        TranscriptPart::Sentence { start_ms: 500 },
        TranscriptPart::Line(0),
        TranscriptPart::Line(7),
        TranscriptPart::Speaker,
    ];
    let mut ids = Vec::new();
    // The second time, each waits already.
    for part in parts.into_iter().chain(parts) {
        let change = change(part, "oo long", "oolong");
        let one = NewTranscriptCorrection { change: change.clone(), ..new(&ann, "oolong") };
        match db.suggest_transcript_correction(one).await.expect("works") {
            SuggestionOutcome::Open(correction) => {
                assert_eq!(correction.change, change);
                ids.push(correction.id);
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(ids[..4], ids[4..]);
    let stored = db.transcript_corrections(TranscriptCorrectionState::Open).await.expect("works");
    let mut found: Vec<TranscriptPart> = stored.iter().map(|queued| queued.correction.change.part).collect();
    found.sort_by_key(|part| parts.iter().position(|one| one == part));
    assert_eq!(found, parts);
});

on_both_databases!(open_suggestions_have_bounds, |db, _| {
    let (ann, ben) = (user(&db, "ann", Tier::Free).await, user(&db, "ben", Tier::Free).await);
    let cid = user(&db, "cid", Tier::Free).await;
    let of = |reader: &Account, text: &str| db.suggest_transcript_correction(new(reader, text));
    for number in 0..MAX_OPEN_SUGGESTIONS {
        suggest(&db, &ann, &number.to_string()).await;
        suggest(&db, &ben, &number.to_string()).await;
    }
    assert_eq!(of(&ann, "late").await.expect("works"), SuggestionOutcome::TooManyOfReader);
    assert_eq!(of(&cid, "late").await.expect("works"), SuggestionOutcome::TooManyOfTranscript);
    suggest(&db, &ann, "0").await;
});
