//! The history of a team's requests: transcripts, deep analyses, preparations of guests and pitches.

use crate::support::documents::{episode, podcast};
use crate::support::prelude::*;
use earshot_api::jobs::deep_analysis_runs::analyze_episodes;

async fn history(app: &TestApp, user: &Member, kind: &str, rest: &str) -> Value {
    user.get(app, &format!("/teams/request-history?limit=9&requestType={kind}{rest}")).await.data()
}

/// Requests one of each kind.
pub async fn request_each_kind(app: &TestApp, user: &Member) {
    let show = podcast("rust-talk", "Rust Talk");
    let (first, second) = (episode(&show, 1).episode.id, episode(&show, 2).episode.id);
    user.post(app, &format!("/episodes/{second}/transcription-request"), &json!(null)).await.data();
    let body = json!({ "podcastId": "rust-talk", "episodeIds": [first.to_string()] });
    user.post(app, "/podcasts/deep-analysis", &body).await.data();
    user.post(app, "/guest-prep/generate", &json!({ "podcastSlug": "rust-talk" })).await.data();
    let guest = json!({ "firstName": "Ada", "lastName": "Lovelace", "shortBio": "Ada writes about Rust." });
    let guest = user.post(app, "/guest-profiles", &guest).await.data();
    let body = json!({ "podcastId": "rust-talk", "guestProfileId": guest["guestProfileId"] });
    user.post(app, "/outreach/generate", &body).await.data();
}

#[tokio::test]
async fn a_team_lists_its_requests_of_each_kind() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    let other = Member::new(&app, "eve", Tier::Business).await;
    request_each_kind(&app, &user).await;
    for (kind, is_completed, has_episode) in [
        ("transcription", false, true),
        ("deepAnalysis", false, true),
        ("guestPrep", true, false),
        ("autoOutreach", true, false),
    ] {
        let page = history(&app, &user, kind, "").await;
        assert_eq!(page["totalRequests"], 1, "{kind}: {page}");
        let request = &page["requests"][0];
        assert_eq!(
            (&request["requestType"], &request["podcastSlug"]),
            (&json!(kind), &json!("rust-talk")),
            "{request}"
        );
        assert_eq!(request["requestedByUserId"], user.account.user_id.to_string(), "{kind}");
        assert_eq!(request["completedAt"].is_string(), is_completed, "{request}");
        assert_eq!(request["episodeId"].is_string(), has_episode, "{request}");
        for filter in [true, false] {
            let filtered = history(&app, &user, kind, &format!("&filterCompleted={filter}")).await;
            assert_eq!(filtered["totalRequests"], u8::from(filter == is_completed), "{kind} {filter}");
        }
        assert_eq!(history(&app, &user, kind, "&skip=1").await["requests"], json!([]), "{kind}");
        assert_eq!(history(&app, &other, kind, "").await["totalRequests"], 0, "a team sees its own: {kind}");
    }
    analyze_episodes(&app.state).await.expect("works");
    let analyzed = history(&app, &user, "deepAnalysis", "&filterCompleted=true").await;
    assert!(analyzed["requests"][0]["completedAt"].is_string(), "{analyzed}");
    assert_eq!(history(&app, &user, "diarization", "").await, json!({ "totalRequests": 0, "requests": [] }));
    let unknown = user.get(&app, "/teams/request-history?limit=9&requestType=magic").await;
    assert_eq!(unknown.status.as_u16(), 400);
}
