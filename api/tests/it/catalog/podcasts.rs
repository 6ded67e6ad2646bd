//! Podcasts and episodes: what each tier sees.

use crate::support::catalog::catalog;
use crate::support::documents::{episode, former_id, podcast};
use crate::support::prelude::*;
use earshot_model::search::SortField;

#[tokio::test]
async fn contacts_and_socials_follow_the_plan() {
    let app = TestApp::new().await;
    let mut rows = Vec::new();
    for tier in Tier::ALL {
        let cookie = if *tier == Tier::Public { String::new() } else { app.cookie(*tier).await };
        let data = app.get_as("/api/v1/podcasts/rust-talk", &[("cookie", &cookie)]).await.data();
        let podcast = &data["podcast"];
        rows.push(json!({
            "tier": tier.as_str(),
            "appleId": podcast["appleId"],
            "primaryContactEmail": podcast["primaryContactEmail"],
            "emails": podcast["emails"],
            "socials": podcast["socialMediaLinks"].as_array().map(Vec::len),
            "podcastHasGuests": podcast["podcastHasGuests"],
        }));
    }
    insta::assert_json_snapshot!(rows);
}

#[tokio::test]
async fn a_podcast_has_all_fields() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Business).await;
    insta::assert_json_snapshot!(
        app.get_as("/api/v1/podcasts/rust-talk", &[("authorization", &format!("Bearer {key}"))]).await.data()
    );
}

#[tokio::test]
async fn an_episode_by_id_and_by_slug() {
    let app = TestApp::new().await;
    let id = episode(&podcast("rust-talk", "Rust Talk"), 2).episode.id;
    let by_id = app.get(&format!("/api/v1/episodes/{id}/details")).await.data();
    let by_slug = app.get("/api/v1/episodes/by-slug?podcast=rust-talk&episode=part-2").await.data();
    assert_eq!(by_id, by_slug);
    assert_eq!(by_id["episode"]["publishedAt"], Value::Null);
    assert_eq!(by_id["episode"]["enclosureUrl"], "");
    let missing = app.get("/api/v1/episodes/by-slug?podcast=rust-talk&episode=part-9").await;
    assert_eq!(missing.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn former_ids_and_slugs_find_the_current_record() {
    let app = TestApp::new().await;
    let show = podcast("rust-talk", "Rust Talk");
    let now = app.get("/api/v1/podcasts/rust-talk").await.data();
    let former = former_id("rust-talk");
    for path in [former.to_string(), "old-rust-talk".to_owned()] {
        let answer = app.get(&format!("/api/v1/podcasts/{path}")).await;
        assert_eq!((answer.status, answer.data()), (StatusCode::OK, now.clone()), "{path}");
    }
    let by_url = app.get("/api/v1/podcasts/by-feed-url?rssFeedUrl=https://old.example/rust-talk").await.data();
    assert_eq!(by_url, now);
    let looked_up = app.get(&format!("/api/v1/podcasts/id/lookup?earshotId={former}")).await.data();
    assert_eq!(looked_up["podcast"]["id"], show.podcast.id.to_string());

    let episode = episode(&show, 1);
    let old = episode.aliases.ids[0];
    let details = app.get(&format!("/api/v1/episodes/{old}/details")).await.data();
    assert_eq!(details["episode"]["episodeId"], episode.episode.id.to_string());
    let preview = app.get(&format!("/api/v1/episodes/{old}/transcript-text/preview")).await.data();
    assert_eq!(preview["episodeTranscriptText"]["episodeId"], episode.episode.id.to_string());
    let by_slug = app.get("/api/v1/episodes/by-slug?podcast=old-rust-talk&episode=old-part-1").await.data();
    assert_eq!(by_slug, details);
}

#[tokio::test]
async fn a_podcast_is_looked_up_by_each_kind_of_id() {
    let app = TestApp::new().await;
    let id = podcast("rust-talk", "Rust Talk").podcast.id;
    let cases = [
        ("slug=rust-talk", true),
        ("rssFeedUrl=https://feeds.example/rust-talk", true),
        ("appleId=1200361736", true),
        ("appleId=1", false),
        ("spotifyId=4rOoJ6Egrf8K2IrywzwOMk", false),
        // A number is not a Spotify id.
        ("spotifyId=1200361736", false),
        ("podcastGuid=no-guid", false),
        ("earshotId=no-uuid", false),
    ];
    for (query, is_found) in cases {
        let answer = app.get(&format!("/api/v1/podcasts/id/lookup?{query}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{query}");
        assert_eq!(!answer.data()["podcast"].is_null(), is_found, "{query}");
    }
    for parameter in ["earshotId", "podEngineId"] {
        let found = app.get(&format!("/api/v1/podcasts/id/lookup?{parameter}={id}")).await.data();
        assert_eq!(found["podcast"]["id"], id.to_string(), "{parameter}");
    }
    let wrong = [
        ("appleId=abc", None),
        ("", Some("One of appleId, slug, spotifyId, or earshotId is required")),
        ("appleId=1&spotifyId=2", Some("Only one of appleId, slug, spotifyId, or earshotId can be provided")),
    ];
    for (query, message) in wrong {
        let answer = app.get(&format!("/api/v1/podcasts/id/lookup?{query}")).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{query}");
        assert!(message.is_none_or(|message| answer.message() == message), "{query}: {}", answer.message());
    }
}

#[tokio::test]
async fn transcripts_are_for_users_and_their_start_for_all() {
    let app = TestApp::new().await;
    let show = podcast("rust-talk", "Rust Talk");
    let (with, without) = (episode(&show, 1).episode.id, episode(&show, 2).episode.id);
    let cookie = app.cookie(Tier::Free).await;
    let cookie = [("cookie", cookie.as_str())];

    let path = format!("/api/v1/episodes/{with}/transcript-timestamps");
    assert_eq!(app.get(&path).await.status, StatusCode::UNAUTHORIZED);
    let whole = app.get_as(&path, &cookie).await.data();
    assert_eq!(whole["sentences"].as_array().map(Vec::len), Some(30));
    // A cue without an end lasts until the next one begins; the last one has no length.
    assert_eq!(
        whole["sentences"][1],
        json!({
            "text": "Sentence <1>.", "startSecond": 2.5, "endSecond": 5.0, "speaker": "Hal Host",
        })
    );
    assert_eq!(whole["sentences"][29]["endSecond"], 72.5);

    let origin = json!({
        "source": "publisher", "model": null, "confidence": null, "language": "en", "createdAt": "2026-11-01T00:00:00.000Z",
        "correctedAt": null, "possibleDriftSeconds": -1727.5,
    });
    assert_eq!(whole["origin"], origin, "the transcript ends long before the episode");

    let preview = app.get(&format!("{path}/preview")).await.data();
    assert_eq!(preview["origin"], origin);
    assert_eq!(preview["sentences"].as_array().map(Vec::len), Some(20));
    assert_eq!((&preview["totalSentences"], &preview["truncated"]), (&json!(30), &json!(true)));

    let text = app.get_as(&format!("/api/v1/episodes/{with}/transcript-text"), &cookie).await.data();
    let text = text["episodeTranscriptText"]["text"].as_str().expect("text").to_owned();
    assert!(text.starts_with("Hal Host: Sentence <0>.\nSentence <1>."), "{text}");

    let none = app.get_as(&format!("/api/v1/episodes/{without}/transcript-text"), &cookie).await;
    assert_eq!((none.status, none.message().as_str()), (StatusCode::NOT_FOUND, "Transcript not found"));
}

#[tokio::test]
async fn an_episode_has_its_chapters() {
    let app = TestApp::new().await;
    let show = podcast("rust-talk", "Rust Talk");
    let (with, without) = (episode(&show, 1).episode.id, episode(&show, 2).episode.id);
    let data = app.get(&format!("/api/v1/episodes/{with}/details")).await.data();
    let row =
        |second: f64, title: &str| json!({ "startSecond": second, "title": title, "url": null, "imageUrl": null });
    let expected = json!({ "source": "feed", "chapters": [row(0.0, "Intro"), row(62.5, "Tea")] });
    assert_eq!(data["episode"]["chapters"], expected);
    let none = app.get(&format!("/api/v1/episodes/{without}/details")).await.data();
    assert_eq!(none["episode"]["chapters"], json!(null));
}

#[tokio::test]
async fn transcripts_are_downloaded_in_the_formats_of_the_plan() {
    let app = TestApp::new().await;
    let show = podcast("rust-talk", "Rust Talk");
    let (with, without) = (episode(&show, 1).episode.id, episode(&show, 2).episode.id);
    let path = |format: &str| format!("/api/v1/episodes/{with}/download/transcript?format={format}");
    assert_eq!(app.get(&path("txt")).await.status, StatusCode::UNAUTHORIZED);
    let mut rows = Vec::new();
    for tier in [Tier::Free, Tier::Individual, Tier::Business, Tier::Agency, Tier::Admin] {
        let cookie = app.cookie(tier).await;
        let mut row = vec![tier.as_str().to_owned()];
        for format in ["txt", "vtt", "sentence-vtt"] {
            row.push(app.get_as(&path(format), &[("cookie", &cookie)]).await.status.as_str().to_owned());
        }
        rows.push(row.join(" "));
    }
    // Spec 6, Transcript formats; spec 9, Transcript downloads per month: individual has none.
    assert_eq!(
        rows,
        [
            "free 403 403 403",
            "individual 403 403 403",
            "business 200 200 200",
            "agency 200 200 200",
            "admin 200 200 200"
        ]
    );
    let individual = app.cookie(Tier::Individual).await;
    let refused = app.get_as(&path("vtt"), &[("cookie", &individual)]).await;
    assert_eq!(refused.message(), "Transcripts as vtt come with the business plan.");
    let cookie = app.cookie(Tier::Business).await;
    let cookie = [("cookie", cookie.as_str())];
    let file = app.get_as(&format!("/api/v1/episodes/{with}/download/transcript"), &cookie).await;
    assert_eq!(file.header("content-type"), "text/plain; charset=utf-8");
    assert_eq!(file.header("content-disposition"), "attachment; filename=\"rust-talk-part-1.txt\"");
    assert!(file.text.starts_with("Hal Host: Sentence <0>.\nSentence <1>."), "{}", file.text);
    assert_eq!(app.get_as(&path("docx"), &cookie).await.status, StatusCode::BAD_REQUEST);
    let none = app.get_as(&format!("/api/v1/episodes/{without}/download/transcript"), &cookie).await;
    assert_eq!((none.status, none.message().as_str()), (StatusCode::NOT_FOUND, "Transcript not found"));
    // One episode in three formats, and one that failed.
    let used = app.get_as("/api/v1/users/usage/monthly", &cookie).await.data();
    assert!(used.to_string().contains("\"transcriptDownloadCount\":1"), "{used}");
}

#[tokio::test]
async fn several_podcasts_at_once() {
    let app = TestApp::new().await;
    let id = |slug: &str| podcast(slug, slug).podcast.id.to_string();
    let unknown = "0b8a4c54-6a64-5a3d-9d4f-3b2f4d9c1e99";
    let ids = [id("zero"), unknown.to_owned(), id("rust-talk"), former_id("rust-talk").to_string()];
    let requested: String = ids.iter().map(|id| format!("&podcastIds={id}")).collect();
    let basic = app.get(&format!("/api/v1/podcasts/multiple?details=basic{requested}")).await.data();
    assert_eq!((&basic["totalRequested"], &basic["totalFound"]), (&json!(4), &json!(2)), "a show once");
    assert_eq!(basic["options"], json!({ "podcastIds": ids, "details": "basic" }));
    assert_eq!([&basic["podcasts"][0]["slug"], &basic["podcasts"][1]["slug"]], ["zero", "rust-talk"]);
    assert_eq!(basic["podcasts"][1].get("rssFeedUrl"), None);
    let full = app.get(&format!("/api/v1/podcasts/multiple?details=full&podcastIds={}", id("rust-talk"))).await.data();
    let mut alone = app.get("/api/v1/podcasts/rust-talk").await.data();
    assert!(alone["podcast"]["similarPodcasts"].is_array());
    // Similar podcasts come with a podcast alone.
    alone["podcast"]["similarPodcasts"] = Value::Null;
    assert_eq!(full["podcasts"][0], alone["podcast"]);
    let many = format!("&podcastIds={unknown}").repeat(101);
    for bad in
        ["details=basic", "details=all&podcastIds=x", "details=basic&podcastIds=x", &format!("details=basic{many}")]
    {
        let answer = app.get(&format!("/api/v1/podcasts/multiple?{bad}")).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{}", &bad[..20.min(bad.len())]);
    }
}

#[tokio::test]
async fn the_latest_episodes_are_grouped_by_podcast() {
    let app = TestApp::empty().await;
    let (generation, catalog) = catalog("g1");
    app.state.swap_generation(generation);
    let data = app.get("/api/v1/episodes/latest").await.data();
    let shows = data["latestPodcasts"].as_array().expect("a list");
    // The test catalog finds 45 episodes of three podcasts for every query.
    assert_eq!(shows.len(), 3);
    assert!(shows.iter().all(|show| show["episodes"].as_array().map(Vec::len) == Some(15)));
    let requested = catalog.last_search();
    assert_eq!(requested.filters.languages, ["en"], "Spec 7: default en");
    assert_eq!(requested.sort[0].field, SortField::RecentActivity);

    let some = "categories=News&categories=Tech&language=de&hasTranscript=true&excludeExplicit=true&limit=4";
    let data = app.get(&format!("/api/v1/episodes/latest?{some}")).await.data();
    let episodes = data["latestPodcasts"].as_array().expect("a list").iter();
    let lengths = episodes.map(|show| show["episodes"].as_array().map_or(0, Vec::len));
    assert_eq!(lengths.sum::<usize>(), 4);
    let filters = catalog.last_search().filters;
    assert_eq!(
        (filters.include_genres, filters.languages),
        (vec!["news".to_owned(), "tech".to_owned()], vec!["de".to_owned()])
    );
    assert_eq!((filters.has_transcript, filters.explicit), (Some(true), Some(false)));
    for bad in ["limit=0", "limit=151", "limit=x", "hasTranscript=maybe"] {
        assert_eq!(app.get(&format!("/api/v1/episodes/latest?{bad}")).await.status, StatusCode::BAD_REQUEST, "{bad}");
    }
}

#[tokio::test]
async fn the_authority_score_lists_its_inputs() {
    let app = TestApp::new().await;
    let score = app.get("/api/v1/podcasts/authority-score/rust-talk").await.data();
    let alone = app.get("/api/v1/podcasts/rust-talk").await.data();
    assert_eq!(score["authorityScore"], alone["podcast"]["authorityScore"]);
    assert!(score["authorityScore"]["authorityScore"].is_number(), "{score}");
    let confidence = "low: 30% of the score is measured; the rest is left out";
    assert_eq!(score["authorityScore"]["confidenceInWords"], confidence, "scored before there was a prior");
    assert_eq!(alone["podcast"]["audienceEstimate"], Value::Null, "the audience is of the paid plans");
    let details = app.get("/api/v1/podcasts/authority-score/rust-talk/details").await.data();
    assert_eq!(details["authorityScore"], score["authorityScore"]);
    let inputs = details["inputs"].as_array().expect("a list");
    let shares: f64 = inputs.iter().map(|input| input["share"].as_f64().expect("a number")).sum();
    assert!((shares - 1.0).abs() < 1e-9 && inputs.iter().all(|input| input["observed"].is_string()), "{details}");
    // A regular schedule is worth 0.615 of 100 points here.
    let step = &inputs[0]["nextStep"];
    assert!(step["what"].is_string() && (step["points"].as_f64().expect("a number") - 38.5).abs() < 1e-9, "{step}");
    let unknown = details["unknownInputs"].as_array().expect("a list");
    assert!(unknown.iter().any(|input| input["name"] == "apple-rating" && input["weight"] == 0.2), "{details}");
    assert!(unknown.iter().all(|input| input["points"] == 0.0), "{details}");
    assert_eq!(details["prior"], json!({}));
    assert_eq!(details["inputWeights"]["quality"]["guest-acceptance"], 0.08);
    assert_eq!(details["inputWeights"]["social"]["followers"], 0.7);
    assert_eq!(details["standing"]["percentiles"]["authority"], 75.0);
    assert_eq!((&details["standing"]["activeShows"], &details["standing"]["rank"]["rank"]), (&json!(8), &json!(3)));
    assert_eq!(details["history"][0]["date"], "2026-11-02");
    assert_eq!(details["history"][0]["socialScore"], Value::Null);
    let other = app.get("/api/v1/podcasts/authority-score/slow-bread/details").await.data();
    assert_eq!((&other["standing"], &other["history"]), (&Value::Null, &json!([])), "of a show that is silent");
    assert_eq!(app.get("/api/v1/podcasts/authority-score/nobody").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn directory_and_statistics() {
    let app = TestApp::new().await;
    let page = app.get("/api/v1/public/directory?letter=s").await.data();
    assert_eq!((&page["total"], &page["podcasts"][0]["slug"]), (&json!(1), &json!("slow-bread")));
    insta::assert_json_snapshot!(app.get("/api/v1/public/statistics").await.data());
}

#[tokio::test]
async fn similar_episodes_have_reasons() {
    let app = TestApp::new().await;
    let id = episode(&podcast("rust-talk", "Rust Talk"), 1).episode.id;
    let data = app.get(&format!("/api/v1/episodes/{id}/similar-episodes")).await.data();
    let similar = data["similarEpisodes"].as_array().expect("a list");
    assert!(similar.iter().all(|one| one["podcastSlug"] != "rust-talk") && similar.len() == 2, "{data}");
    assert_eq!(similar[0]["reasons"][0], "topic: fermentation");
    let missing = app.get("/api/v1/episodes/0b8a4c54-6a64-5a3d-9d4f-3b2f4d9c1e99/similar-episodes").await;
    assert_eq!(missing.status.as_u16(), 404);
}

#[tokio::test]
async fn guests_require_sign_in() {
    let app = TestApp::new().await;
    let path = "/api/v1/podcasts/rust-talk/guests";
    assert_eq!(app.get(path).await.status, StatusCode::UNAUTHORIZED);
    let cookie = app.cookie(Tier::Free).await;
    let all = app.get_as(path, &[("cookie", &cookie)]).await.data();
    insta::assert_json_snapshot!(all["guests"]);
    let names = |data: &Value| -> Vec<String> {
        let guests = data["guests"]["guests"].as_array().cloned().unwrap_or_default();
        guests.iter().map(|guest| guest["name"].as_str().unwrap_or_default().to_owned()).collect()
    };
    for (role, expected) in [("guest", "Gus Guest"), ("host", "Hal Host")] {
        let some = app.get_as(&format!("{path}?role={role}"), &[("cookie", &cookie)]).await.data();
        assert_eq!(names(&some), [expected]);
    }
    // Episodes without a date are in no period.
    let dated = app.get_as(&format!("{path}?sinceDays=36500"), &[("cookie", &cookie)]).await.data();
    assert_eq!(dated["guests"]["episodesCount"], 1);
    for wrong in ["role=mentioned", "sinceDays=0", "sinceDays=36501", "sinceDays=x"] {
        let answer = app.get_as(&format!("{path}?{wrong}"), &[("cookie", &cookie)]).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    let missing = app.get_as("/api/v1/podcasts/nobody/guests", &[("cookie", &cookie)]).await;
    assert_eq!(missing.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn all_details_leave_out_the_parts_that_require_sign_in() {
    const PARTS: [&str; 4] = ["guests", "reviews", "socialMedia", "youtubeData"];
    let app = TestApp::new().await;
    let path = "/api/v1/podcasts/rust-talk/all-details";
    let anonymous = app.get(path).await;
    assert_eq!(anonymous.status, StatusCode::OK, "{}", anonymous.text);
    for part in PARTS {
        assert!(anonymous.data()["podcast"][part].is_null(), "{part}");
    }
    let cookie = app.cookie(Tier::Free).await;
    let signed_in = app.get_as(path, &[("cookie", &cookie)]).await;
    for part in PARTS {
        assert!(signed_in.data()["podcast"][part].is_object(), "{part}");
    }
}

#[tokio::test]
async fn sponsors_of_a_podcast() {
    let app = TestApp::new().await;
    insta::assert_json_snapshot!(app.get("/api/v1/podcasts/rust-talk/sponsors").await.data()["sponsors"]);
}
