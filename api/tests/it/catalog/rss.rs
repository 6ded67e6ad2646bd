//! Use of the podcast namespace in feeds.

use crate::support::prelude::*;

#[tokio::test]
async fn feed_statistics_are_public_and_conform_to_the_contract() {
    let app = TestApp::new().await;
    let answer = app.get("/api/v1/rss/stats/public/podcast2").await;
    assert_eq!(answer.status, StatusCode::OK);
    let answer = answer.json();
    let stats = &answer["data"]["podcast2Stats"];
    let frequency = json!([{ "field": "podcast:guid", "frequency": 2, "percentage": 66.67, "episodes": null }]);
    assert_eq!(
        stats["podcastLevelStats"],
        json!({ "totalRssFeeds": 3, "totalEpisodes": null, "fieldFrequency": frequency })
    );
    let frequency = json!([{ "field": "podcast:transcript", "frequency": 1, "percentage": 33.33, "episodes": 2 }]);
    let expected = json!({ "totalRssFeeds": 3, "totalEpisodes": 6, "fieldFrequency": frequency });
    assert_eq!(stats["episodeLevelStats"], expected);
    assert_eq!(stats["topPodcast2Podcasts"][0]["numPodcast20Fields"], 2);
    assert_eq!(stats["topHosts"][0], json!({ "host": "Libsyn", "totalPodcasts": 2, "percentage": 66.67 }));
    // Sorted by share, not by size.
    assert_eq!(stats["topHostsWithPodcast2Transcripts"][0]["host"], "media.example");
    assert_eq!(stats["topHostsWithPodcast2Stats"][1]["averageNumPodcast2Fields"], 1.5);
    assert_eq!(stats["snapshotAt"], "2026-11-20T10:00:00.000Z");
}

#[tokio::test]
async fn a_tag_has_a_history_and_unknown_tags_are_rejected() {
    let app = TestApp::new().await;
    let path = "/api/v1/rss/stats/public/podcast2/history";
    let answer = app.get(&format!("{path}?field=podcast:transcript")).await;
    assert_eq!(answer.status, StatusCode::OK);
    let day = json!({
        "date": "2026-11-20", "totalRssFeeds": 3, "podcastPercentage": 0.0, "episodePercentage": 33.33,
    });
    assert_eq!(answer.json()["data"], json!({ "field": "podcast:transcript", "days": [day] }));
    assert_eq!(app.get(&format!("{path}?field=podcast:nobody")).await.status, StatusCode::NOT_FOUND);
    let refused = app.get(&format!("{path}?field=rss:title")).await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    assert!(refused.text.contains("must begin with podcast:"), "{}", refused.text);
    assert_eq!(app.get(path).await.status, StatusCode::BAD_REQUEST);
}
