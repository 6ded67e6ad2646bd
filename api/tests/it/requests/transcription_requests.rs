//! Transcription requests of teams: once for each episode, counted, completed when a generation has the transcript.

use crate::support::documents::{episode, podcast, timestamp};
use crate::support::prelude::*;
use crate::support::test_databases::on_both_databases;
use earshot_api::transcription_requests::{complete_requests, request_future_episodes};
use earshot_app::{
    ALL_EPISODES_SINCE, Account, CompletedTranscription, Db, NewTranscriptionRequest, TranscriptionRequestQuery,
    TranscriptionState,
};
use earshot_model::{EpisodeId, PodcastId};
use futures::future::join_all;
use uuid::Uuid;

const LIST: &str = "/api/v1/users/usage/transcription-requests";

/// The first episode has a transcript, the second has none.
fn of_rust_talk(number: i32) -> EpisodeId {
    episode(&podcast("rust-talk", "Rust Talk"), number).episode.id
}

fn address(episode: EpisodeId) -> String {
    format!("/api/v1/episodes/{episode}/transcription-request")
}

fn wanted(episode: EpisodeId) -> NewTranscriptionRequest {
    NewTranscriptionRequest { podcast: podcast("rust-talk", "Rust Talk").podcast.id, episode, priority: 0 }
}

async fn request_transcription(app: &TestApp, cookie: &str, path: &str) -> TestResponse {
    app.post_as(path, &json!(null), &[("cookie", cookie)]).await
}

async fn create_account(db: &Db, email: &str) -> Account {
    db.create_user(email, Tier::Business).await.expect("a user")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_team_requests_once_and_lists_its_own_by_page_and_status() {
    on_both_databases(|db, time| async move {
        let (ann, bob) = (create_account(&db, "ann@example.org").await, create_account(&db, "bob@example.org").await);
        let episodes: Vec<EpisodeId> = (1..=3).map(of_rust_talk).collect();
        for episode in &episodes {
            let twice = [*episode, *episode].map(|episode| {
                let (db, ann) = (db.clone(), ann.clone());
                async move { db.request_transcription(&ann, wanted(episode)).await }
            });
            join_all(twice).await.into_iter().collect::<Result<Vec<_>, _>>().expect("twice is once");
            time.advance(Duration::from_secs(1));
        }
        db.request_transcription(&bob, wanted(episodes[0])).await.expect("works");

        let open = db.open_transcription_requests(Uuid::nil(), 2).await.expect("works");
        assert_eq!(open.len(), 2);
        let rest = db.open_transcription_requests(open[1].id, 9).await.expect("works");
        assert_eq!(rest.len(), 2, "of two teams");
        let came = timestamp("2026-11-22T08:00:00Z");
        let podcast_id = PodcastId(Uuid::from_u128(7));
        let completed = CompletedTranscription { request: open[1].id, podcast_id, at: came };
        db.complete_transcription_requests(vec![completed], Vec::new()).await.expect("works");

        let list = |is_completed, skip| {
            let page = TranscriptionRequestQuery { is_completed, state: None, skip, limit: 2 };
            let (db, team) = (db.clone(), ann.team_id);
            async move {
                let (total, requests) = db.transcription_requests_of(team, page).await.expect("works");
                (total, requests.iter().map(|request| request.episode_id).collect::<Vec<_>>())
            }
        };
        assert_eq!(list(None, 0).await, (3, vec![episodes[2], episodes[1]]), "the newest first");
        assert_eq!(list(None, 2).await, (3, vec![episodes[0]]));
        assert_eq!(list(Some(true), 0).await, (1, vec![episodes[1]]));
        assert_eq!(list(Some(false), 0).await, (2, vec![episodes[2], episodes[0]]));
        let known = db.transcription_request(ann.team_id, episodes[1]).await.expect("works").expect("is there");
        assert_eq!((known.transcribed_at, known.requested_by), (Some(came), Some(ann.user_id)));
        assert_eq!(db.transcription_request(bob.team_id, episodes[1]).await.expect("works"), None);
    })
    .await;
}

#[tokio::test]
async fn a_request_is_counted_once_and_listed() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Individual).await;
    for _ in 0..2 {
        let request = request_transcription(&app, &cookie, &address(of_rust_talk(2))).await.data()["request"].clone();
        assert_eq!((&request["status"], &request["transcribedAt"]), (&json!("not_started"), &json!(null)));
    }
    let headers = [("cookie", cookie.as_str())];
    let used = app.get_as("/api/v1/users/usage/daily?window=7d", &headers).await.data();
    assert_eq!(used["days"][6]["transcriptionRequests"], 1);
    let me = app.get_as("/api/v1/auth/me", &headers).await.data();
    let show = podcast("rust-talk", "Rust Talk");
    assert_eq!(
        app.get_as(LIST, &headers).await.data(),
        json!({ "totalRequests": 1, "requests": [{
            "episodeId": of_rust_talk(2).to_string(),
            "episodeTitle": "Part 2 </script><b>", "episodeSlug": "part-2",
            "episodeImageUrl": episode(&show, 2).episode.image_url,
            "podcastId": show.podcast.id.to_string(), "podcastTitle": "Rust Talk", "podcastSlug": "rust-talk",
            "podcastImageUrl": show.podcast.image_url,
            "requestedAt": "2026-11-21T10:00:00.000Z", "requestedByUserId": me["user"]["id"],
            "transcribedAt": null, "status": "not_started", "state": "queued", "failureReason": null, "position": 1,
            "estimatedWaitSeconds": null,
        }] })
    );
    assert_eq!(app.get_as(&format!("{LIST}?status=completed"), &headers).await.data()["totalRequests"], 0);
    let other = app.cookie_of("eve@example.org", Tier::Business).await;
    assert_eq!(app.get_as(LIST, &[("cookie", &other)]).await.data()["totalRequests"], 0, "a team sees its own");
}

#[tokio::test]
async fn a_transcript_that_came_completes_its_request() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Business).await;
    request_transcription(&app, &cookie, &address(of_rust_talk(2))).await.data();
    // Requested while no generation had the transcript.
    let account = app.state.db.account_by_email("business@example.org").await.expect("is there");
    app.state.db.request_transcription(&account, wanted(of_rust_talk(1))).await.expect("works");
    app.state.db.request_transcription(&account, wanted(EpisodeId(Uuid::nil()))).await.expect("works");

    complete_requests(&app.state).await.expect("works");
    let headers = [("cookie", cookie.as_str())];
    let completed = app.get_as(&format!("{LIST}?status=completed&limit=1"), &headers).await.data();
    assert_eq!(completed["totalRequests"], 1);
    assert_eq!(completed["requests"][0]["episodeId"], of_rust_talk(1).to_string());
    assert_eq!(completed["requests"][0]["status"], "completed");
    assert!(completed["requests"][0]["transcribedAt"].is_string());
    let mails = app.state.db.newest_mails(9).await.expect("works");
    assert_eq!((mails.len(), mails[0].subject.as_str()), (1, "Your transcript is ready"));
    assert!(mails[0].text.contains("/app/transcriptions"), "{}", mails[0].text);
    complete_requests(&app.state).await.expect("again");
    assert_eq!(app.state.db.newest_mails(9).await.expect("works").len(), 1, "one mail");
    let waiting = app.get_as(&format!("{LIST}?status=not_started"), &headers).await.data();
    assert_eq!(waiting["totalRequests"], 2);
    // A request for an episode that is no longer in the catalog is still listed.
    assert_eq!(
        waiting["requests"].as_array().expect("a list").iter().filter(|one| one["podcastId"].is_null()).count(),
        1
    );
}

#[tokio::test]
async fn invalid_requests_are_rejected_and_cost_nothing() {
    let app = TestApp::new().await;
    let (free, paying) = (app.cookie(Tier::Free).await, app.cookie(Tier::Individual).await);
    let without = address(of_rust_talk(2));
    assert_eq!(app.post(&without, &json!(null)).await.status, StatusCode::UNAUTHORIZED);
    let refused = request_transcription(&app, &free, &without).await;
    assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::FORBIDDEN, &json!("not_on_plan")));
    assert_eq!(refused.message(), "Your plan does not include transcription requests. The individual plan does.");
    let has_one = request_transcription(&app, &paying, &address(of_rust_talk(1))).await;
    assert_eq!(
        (has_one.status, has_one.message().as_str()),
        (StatusCode::BAD_REQUEST, "The episode already has a transcript.")
    );
    for unknown in ["/api/v1/episodes/nonsense/transcription-request".to_owned(), address(EpisodeId(Uuid::nil()))] {
        assert_eq!(request_transcription(&app, &paying, &unknown).await.status, StatusCode::NOT_FOUND, "{unknown}");
    }
    let headers = [("cookie", paying.as_str())];
    for (query, pointer) in
        [("limit=0", "/limit"), ("limit=101", "/limit"), ("skip=100001", "/skip"), ("status=started", "/status")]
    {
        let reply = app.get_as(&format!("{LIST}?{query}"), &headers).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{query}");
        assert_eq!(reply.json()["errors"][0]["pointer"], pointer, "{query}");
    }
    assert_eq!(app.get(LIST).await.status, StatusCode::UNAUTHORIZED);
    let used = app.get_as("/api/v1/users/usage/daily?window=7d", &headers).await.data();
    assert_eq!(used["days"][6]["transcriptionRequests"], 0);
}

#[tokio::test]
async fn a_canceled_request_is_refunded_and_can_be_repeated() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Individual).await;
    let headers = [("cookie", cookie.as_str())];
    let path = address(of_rust_talk(2));
    let requested = request_transcription(&app, &cookie, &path).await.data();
    assert_eq!((&requested["request"]["position"], &requested["requestsLeft"]), (&json!(1), &json!(99)));
    let canceled = app.send(Method::DELETE, &path, &headers, None).await.data();
    assert_eq!((&canceled["request"]["state"], &canceled["requestsLeft"]), (&json!("canceled"), &json!(100)));
    let again = app.send(Method::DELETE, &path, &headers, None).await;
    assert_eq!((again.status, &again.json()["code"]), (StatusCode::CONFLICT, &json!("transcription_started")));
    let repeated = request_transcription(&app, &cookie, &path).await.data();
    assert_eq!((&repeated["request"]["state"], &repeated["requestsLeft"]), (&json!("queued"), &json!(99)));

    let job = app.state.db.claim_transcription("w").await.expect("works").expect("queued");
    assert!(app.state.db.keep_transcription(&job, TranscriptionState::Transcribing).await.expect("works"));
    assert_eq!(app.send(Method::DELETE, &path, &headers, None).await.status, StatusCode::CONFLICT);
    app.state.db.fail_transcription(&job, "the file is not audio: it is a video").await.expect("works");
    let failed = app.get_as(LIST, &headers).await.data()["requests"][0].clone();
    assert_eq!((&failed["state"], &failed["position"]), (&json!("failed"), &json!(null)));
    assert_eq!(failed["failureReason"], "the file is not audio: it is a video");
    let details = app.get_as(&format!("/api/v1/episodes/{}/details", of_rust_talk(2)), &headers).await.data();
    assert!(details["episode"]["transcriptionRequestedAt"].is_string());
}

#[tokio::test]
async fn clients_of_the_contract_request_by_get_with_a_key_and_list() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Business).await;
    let key = app.key(Tier::Business).await;
    let (headers, bearer) = ([("cookie", cookie.as_str())], format!("Bearer {key}"));
    let with_key = [("authorization", bearer.as_str())];
    let path = address(of_rust_talk(2));
    assert_eq!(app.get_as(&path, &headers).await.status, StatusCode::UNAUTHORIZED, "a link costs nothing");
    assert_eq!(app.get_as(&path, &with_key).await.data()["message"], "The transcript was requested.");
    let show = podcast("rust-talk", "Rust Talk").podcast.id;
    let of_show = format!("/api/v1/podcasts/{show}/transcription-request");
    let all = app.get_as(&format!("{of_show}?type=since&requestFutureEpisodes=true"), &with_key).await.data();
    let requested = all["episodeIds"].as_array().expect("a list").len();
    assert!(!all["episodeIds"].as_array().expect("a list").contains(&json!(of_rust_talk(2).to_string())), "{all}");
    assert_eq!((&all["cost"], &all["requestsFutureEpisodes"]), (&json!(requested), &json!(true)));
    let again = app.post_as(&of_show, &json!({ "type": "since", "dryRun": true }), &headers).await.data();
    assert_eq!((&again["cost"], &again["requestsFutureEpisodes"]), (&json!(0), &json!(true)));
    assert_eq!(app.send(Method::DELETE, &of_show, &headers, None).await.status, StatusCode::OK);
    for list in
        ["/api/v1/teams/transcriptions?limit=9", "/api/v1/teams/request-history?limit=9&requestType=transcription"]
    {
        let listed = app.get_as(list, &with_key).await.data();
        assert_eq!(listed["totalRequests"], 1 + requested, "{list}");
        let oldest = listed["requests"].as_array().expect("a list").last().expect("a request").clone();
        assert_eq!((&oldest["requestType"], &oldest["completedAt"]), (&json!("transcription"), &json!(null)));
        assert_eq!(app.get_as(&format!("{list}&filterCompleted=true"), &with_key).await.data()["totalRequests"], 0);
    }
}

#[tokio::test]
async fn the_mode_of_a_podcast_is_what_its_team_has_transcribed() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Business).await;
    let headers = [("cookie", cookie.as_str())];
    let show = podcast("rust-talk", "Rust Talk").podcast.id;
    let request = format!("/api/v1/podcasts/{show}/transcription-request");
    let mode = async |cookie: &str| {
        let shown = app.get_as("/api/v1/podcasts/rust-talk", &[("cookie", cookie)]).await.data();
        shown["podcast"]["transcriptionMode"].clone()
    };
    let none = json!({ "mode": "none", "transcribeSince": null });
    let since = json!({ "mode": "episodes-since", "transcribeSince": "2024-01-01T00:00:00.000Z" });
    assert_eq!(mode(&cookie).await, none);
    for (kind, expected) in
        [("since", &since), ("latest", &since), ("all", &json!({ "mode": "all", "transcribeSince": null }))]
    {
        let body = json!({ "type": kind, "requestFutureEpisodes": true });
        app.post_as(&request, &body, &headers).await.data();
        assert_eq!(&mode(&cookie).await, expected, "{kind}");
    }
    let other = app.cookie_of("eve@example.org", Tier::Business).await;
    assert_eq!(mode(&other).await, none, "a team sees its own");
    let term = json!({ "searchTerm": "rust", "searchTargets": ["podcast-title"] });
    let found = app.post_as("/api/v1/search/podcasts", &json!({ "searchTerms": [term] }), &headers).await.data();
    assert_eq!(found["result"]["hits"][0]["transcriptionMode"], "all", "{found}");
    for path in [
        format!("/api/v1/podcasts/multiple?details=full&podcastIds={show}"),
        "/api/v1/podcasts/rust-talk/all-details".to_owned(),
    ] {
        let shown = app.get_as(&path, &headers).await;
        assert!(shown.text.contains(r#""transcriptionMode":{"mode":"all""#), "{path}: {}", shown.text);
    }
    app.send(Method::DELETE, &request, &headers, None).await.data();
    assert_eq!(mode(&cookie).await, none);
}

#[tokio::test]
async fn episodes_since_a_date_are_requested_once_also_when_they_fail() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Business).await;
    let headers = [("cookie", cookie.as_str())];
    let account = app.state.db.account_by_email("business@example.org").await.expect("is there");
    let show = podcast("rust-talk", "Rust Talk").podcast.id;
    app.state.db.transcribe_future_episodes(&account, show, ALL_EPISODES_SINCE).await.expect("works");
    request_future_episodes(&app.state).await.expect("works");
    let first = app.get_as(LIST, &headers).await.data();
    assert!(first["totalRequests"].as_u64().expect("a number") > 0, "{first}");
    let job = app.state.db.claim_transcription("w").await.expect("works").expect("queued");
    app.state.db.fail_transcription(&job, "the file is not audio").await.expect("works");
    request_future_episodes(&app.state).await.expect("works");
    let after = app.get_as(LIST, &headers).await.data();
    assert_eq!(after["totalRequests"], first["totalRequests"]);
    let states: Vec<_> = after["requests"].as_array().expect("a list").iter().map(|one| &one["state"]).collect();
    assert_eq!(states.iter().filter(|state| **state == "failed").count(), 1, "{states:?}");
}
