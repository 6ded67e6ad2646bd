//! The queue of transcriptions on both databases: done once for all teams, in turns, refunded when nothing comes.

use crate::support::prelude::*;
use earshot_app::{
    Charge, NewTranscriptionRequest, Reservation, TranscriptionRequestQuery, TranscriptionState, team_subject,
};
use earshot_model::{EpisodeId, Meter, Period, PodcastId};

const SHOW: PodcastId = PodcastId(Uuid::from_u128(1));

fn episode(number: u128) -> EpisodeId {
    EpisodeId(Uuid::from_u128(number))
}

async fn request(db: &Db, who: &Account, episode: EpisodeId, priority: i32) {
    let requested = NewTranscriptionRequest { podcast: SHOW, episode, priority };
    db.request_transcription(who, requested).await.expect("works");
}

/// Charges like the API, and requests.
async fn pay_and_request(db: &Db, who: &Account, episode: EpisodeId) -> bool {
    let charge = Charge {
        subject: team_subject(who.team_id),
        account: Some((who.team_id, who.user_id)),
        meter: Meter::TranscriptionRequests,
        limit: Some(100),
        period: Period::Month,
        charge_key: episode.to_string(),
        free_until: db.clock().now() + Duration::from_secs(30 * 24 * 3600),
    };
    let is_paid = matches!(db.reserve(charge).await.expect("works"), Reservation::Paid { .. });
    request(db, who, episode, 0).await;
    is_paid
}

async fn used(db: &Db, who: &Account) -> u32 {
    let subject = team_subject(who.team_id);
    db.usage_in_period(&subject, Meter::TranscriptionRequests, Period::Month).await.expect("works")
}

async fn state(db: &Db, who: &Account, episode: EpisodeId) -> (TranscriptionState, Option<String>) {
    let request = db.transcription_request(who.team_id, episode).await.expect("works").expect("exists");
    (request.state, request.problem)
}

on_both_databases!(an_episode_is_transcribed_once_for_all_teams, |db, _| {
    let (ann, bob) = (user(&db, "ann", Tier::Agency).await, user(&db, "bob", Tier::Agency).await);
    for who in [&ann, &bob, &ann] {
        request(&db, who, episode(5), 0).await;
    }
    assert_eq!(db.transcription_positions(&[episode(5), episode(6)]).await.expect("works").len(), 1);
    let job = db.claim_transcription("w").await.expect("works").expect("queued");
    assert_eq!((job.episode, job.attempt()), (episode(5), 1));
    assert!(db.claim_transcription("w").await.expect("works").is_none(), "one job for both teams");
    assert!(db.keep_transcription(&job, TranscriptionState::Transcribing).await.expect("works"));
    assert_eq!(state(&db, &bob, episode(5)).await, (TranscriptionState::Transcribing, None));
    assert!(!db.cancel_transcription(ann.team_id, episode(5)).await.expect("works"), "too late");
    db.finish_transcription(&job).await.expect("works");
    for who in [&ann, &bob] {
        assert_eq!(state(&db, who, episode(5)).await.0, TranscriptionState::Transcribed);
    }
    assert!(!db.keep_transcription(&job, TranscriptionState::Fetching).await.expect("works"), "ended");
    assert_eq!(db.requeue_lost_transcriptions().await.expect("works"), 0, "nothing is open");
});

on_both_databases!(requests_of_ten_teams_are_served_in_turns, |db, time| {
    let mut teams = Vec::new();
    for number in 0..10_u128 {
        let team = user(&db, &format!("team{number}"), Tier::Agency).await;
        for requested in 0..5 {
            request(&db, &team, episode(number * 100 + requested), 0).await;
        }
        teams.push(team);
    }
    let last = db.transcription_positions(&[episode(904), episode(900)]).await.expect("works");
    assert_eq!((last[&episode(900)], last[&episode(904)]), (10, 50), "the last team waits for one round");
    request(&db, &teams[3], episode(305), 0).await;
    request(&db, &teams[3], episode(3_000), 10).await;
    let requested = [3_000, 900, 904, 305].map(episode);
    let places = db.transcription_positions(&requested).await.expect("works");
    assert_eq!(requested.map(|episode| places[&episode]), [1, 11, 51, 52], "the urgent one, and a sixth round of one");
    for round in 0..=5 {
        let mut served = Vec::new();
        for _ in 0..if round == 0 { 1 } else { 10 } {
            let job = db.claim_transcription("w").await.expect("works").expect("queued");
            served.push(job.episode.0.as_u128() / 100);
            db.finish_transcription(&job).await.expect("works");
            time.advance(Duration::from_secs(1));
        }
        served.sort_unstable();
        let expected: Vec<u128> = if round == 0 { vec![30] } else { (0..10).collect() };
        assert_eq!(served, expected, "round {round}: the urgent one, then one of each team");
    }
});

on_both_databases!(what_brings_no_transcript_is_refunded_once, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    for number in [1, 2] {
        assert!(pay_and_request(&db, &ann, episode(number)).await);
    }
    assert_eq!(used(&db, &ann).await, 2);
    let job = db.claim_transcription("w").await.expect("works").expect("queued");
    assert_eq!(job.episode, episode(1));
    db.fail_transcription(&job, "the audio is a web page").await.expect("works");
    db.refund_transcriptions().await.expect("again");
    let failed = (TranscriptionState::Failed, Some("the audio is a web page".to_owned()));
    assert_eq!((state(&db, &ann, episode(1)).await, used(&db, &ann).await), (failed, 1));

    assert!(db.cancel_transcription(ann.team_id, episode(2)).await.expect("works"));
    assert!(!db.cancel_transcription(ann.team_id, episode(2)).await.expect("works"));
    assert_eq!((state(&db, &ann, episode(2)).await.0, used(&db, &ann).await), (TranscriptionState::Canceled, 0));
    let canceled = db.claim_transcription("w").await.expect("works").expect("its job is still queued");
    assert!(!db.keep_transcription(&canceled, TranscriptionState::Fetching).await.expect("works"), "nobody waits");
    db.drop_transcription(&canceled).await.expect("works");

    assert!(pay_and_request(&db, &ann, episode(1)).await, "a retry is paid again");
    assert_eq!((state(&db, &ann, episode(1)).await, used(&db, &ann).await), ((TranscriptionState::Queued, None), 1));
    assert!(!pay_and_request(&db, &ann, episode(1)).await, "a repeat is free");
    let again = db.claim_transcription("w").await.expect("works").expect("queued again");
    assert_eq!(again.episode, episode(1));
});

on_both_databases!(a_lost_worker_loses_no_request, |db, time| {
    let (ann, bob) = (user(&db, "ann", Tier::Agency).await, user(&db, "bob", Tier::Agency).await);
    assert!(pay_and_request(&db, &ann, episode(1)).await);
    for attempt in 1..=8 {
        let lost = db.claim_transcription("w").await.expect("works").expect("leased again");
        assert_eq!(lost.attempt(), attempt);
        assert_eq!(db.requeue_lost_transcriptions().await.expect("works"), 0);
        time.advance(Duration::from_secs(301));
    }
    assert!(db.claim_transcription("w").await.expect("works").is_none(), "given up");
    assert_eq!(db.requeue_lost_transcriptions().await.expect("works"), 0);
    let (state_now, problem) = state(&db, &ann, episode(1)).await;
    assert_eq!((state_now, used(&db, &ann).await), (TranscriptionState::Failed, 0));
    assert!(problem.is_some_and(|problem| problem.contains("interrupted")));

    // A request that came while the job ended has no job until the next check.
    request(&db, &ann, episode(2), 0).await;
    let job = db.claim_transcription("w").await.expect("works").expect("queued");
    request(&db, &bob, episode(2), 0).await;
    db.drop_transcription(&job).await.expect("works");
    assert!(db.claim_transcription("w").await.expect("works").is_none());
    assert_eq!(db.requeue_lost_transcriptions().await.expect("works"), 1, "for both teams");
    assert_eq!(db.claim_transcription("w").await.expect("works").expect("queued").episode, episode(2));
});

on_both_databases!(failed_attempts_are_repeated_and_then_fail_the_request, |db, time| {
    let ann = user(&db, "ann", Tier::Agency).await;
    assert!(pay_and_request(&db, &ann, episode(1)).await);
    let busy = db.claim_transcription("w").await.expect("works").expect("queued");
    db.give_back_transcription(&busy, Duration::ZERO).await.expect("works");
    for attempt in 1..=8 {
        let job = db.claim_transcription("w").await.expect("works").expect("due");
        assert_eq!(job.attempt(), attempt, "a job that was given back had no attempt");
        let is_repeated = db.retry_transcription(&job, "the service is down").await.expect("works");
        assert_eq!(is_repeated, attempt < 8);
        time.advance(Duration::from_secs(2 * 3600));
    }
    let failed = (TranscriptionState::Failed, Some("the service is down".to_owned()));
    assert_eq!((state(&db, &ann, episode(1)).await, used(&db, &ann).await), (failed, 0));
    let page = TranscriptionRequestQuery { state: Some(TranscriptionState::Failed), limit: 9, ..Default::default() };
    assert_eq!(db.transcription_requests_of(ann.team_id, page).await.expect("works").0, 1);
    let times = db.transcription_request_times(ann.team_id, &[episode(1), episode(2)]).await.expect("works");
    assert_eq!(times.len(), 1);
});

on_both_databases!(future_episodes_are_requested_until_stopped, |db, _| {
    let (ann, bob) = (user(&db, "ann", Tier::Agency).await, user(&db, "bob", Tier::Agency).await);
    let now = db.clock().now();
    for who in [&ann, &ann, &bob] {
        db.transcribe_future_episodes(who, SHOW, now).await.expect("works");
    }
    let all = db.transcribed_podcasts((Uuid::nil(), PodcastId(Uuid::nil())), 9).await.expect("works");
    assert_eq!(all.len(), 2);
    let rest = db.transcribed_podcasts((all[0].team_id, all[0].podcast_id), 9).await.expect("works");
    assert_eq!(rest, all[1..]);
    let other = PodcastId(Uuid::from_u128(99));
    let among = db.transcribed_among(ann.team_id, &[other, SHOW]).await.expect("works");
    assert_eq!(among.into_iter().collect::<Vec<_>>(), [(SHOW, now)]);
    assert!(db.stop_transcribing_podcast(ann.team_id, SHOW).await.expect("works"));
    assert!(!db.stop_transcribing_podcast(ann.team_id, SHOW).await.expect("works"));
    assert_eq!(db.transcribed_podcast(ann.team_id, SHOW).await.expect("works"), None);
    let of_bob = db.transcribed_podcast(bob.team_id, SHOW).await.expect("works").expect("stays");
    assert_eq!((of_bob.since, of_bob.user_id), (now, Some(bob.user_id)));
});

on_both_databases!(the_queue_moves_as_fast_as_the_last_episodes, |db, time| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let minutes = |count: u64| Duration::from_secs(count * 60);
    for number in 1..=3 {
        request(&db, &ann, episode(number), 0).await;
    }
    assert_eq!(db.transcription_pace().await.expect("works"), None, "nobody transcribes");
    let job = db.claim_transcription("w").await.expect("works").expect("queued");
    assert_eq!(db.transcription_pace().await.expect("works"), None, "nothing was transcribed yet");
    time.advance(minutes(4));
    db.finish_transcription(&job).await.expect("works");
    assert_eq!(db.transcription_pace().await.expect("works"), Some(minutes(4)));
    let mut running = Vec::new();
    for _ in 0..2 {
        running.push(db.claim_transcription("w").await.expect("works").expect("queued"));
    }
    assert_eq!(db.transcription_pace().await.expect("works"), Some(minutes(2)), "two at once");
    for (job, later) in running.iter().zip([1, 2]) {
        time.advance(minutes(later));
        db.finish_transcription(job).await.expect("works");
    }
    assert_eq!(db.transcription_pace().await.expect("works"), Some(minutes(3)), "the middle one decides");
});

on_both_databases!(without_a_worker_there_is_no_estimate, |db, time| {
    let ann = user(&db, "ann", Tier::Agency).await;
    request(&db, &ann, episode(1), 0).await;
    let job = db.claim_transcription("w").await.expect("works").expect("queued");
    time.advance(Duration::from_secs(60));
    db.finish_transcription(&job).await.expect("works");
    assert!(db.transcription_pace().await.expect("works").is_some());
    time.advance(Duration::from_secs(11 * 60));
    assert_eq!(db.transcription_pace().await.expect("works"), None);
});
