//! The fields of spec 3 that responses have in addition to the fields of the contract.

use crate::support::catalog::{generation, generation_with};
use crate::support::prelude::*;

const PODCASTS: &str = "/api/v1/search/podcasts";
const EPISODES: &str = "/api/v1/search/episodes";

/// Spec 3, Podcast search fields.
const PODCAST_FIELDS: &str = "appleId applePodcastsCategories applePodcastsContentRating applePodcastsRating \
    applePodcastsRatingsCount applePodcastsRatingWilsonScore castboxPlays castboxSubscribers chartPositions \
    facebookFollowers ignore instagramFollowers instagramFollowing instagramPosts podcastCountries foundedDate \
    lastEpisodeDate podRoll similarPodcasts podcastHasAdvertisers podcastHasGuests podcastHasHostReadSponsors \
    podcastHosts podcastHostNames podcastId podcastImageUrl podcastKeywords podcastLinks podcastSocialMediaLinks \
    podcastOwner podcastEarshotGenres podcastProfessions podcastRssAuthor podcastRssDescription \
    podcastRssDescriptionNoHtml podcastRssDescriptionGeneratedLong podcastRssDescriptionGeneratedShort \
    podcastRssDescriptionEmbedding podcastRssTitle podcastSlug podcastTags podcastTopics podcastWebsiteUrl \
    primaryContact rssCategories rssLanguage spotifyId spotifyRating spotifyRatingsCount spotifyRatingWilsonScore \
    tiktokFollowers tiktokFollowing tiktokLikes transcriptionMode totalEpisodes totalTranscripts twitterFollowers \
    updatedAt updateFrequency youtubeSubscribers youtubeTotalViews";

/// Spec 3, Episode search fields.
const EPISODE_FIELDS: &str = "episodeCreatedAt episodeUpdatedAt episodeRssDescriptionNoHtml \
    episodeRssDescriptionGeneratedShort episodeRssDescriptionGeneratedLong episodeDurationSeconds episodeEnclosureUrl \
    episodeGuid episodeId episodeImageUrl episodeKeywords episodePodcastTitleDenormalized \
    episodePodcastDescriptionDenormalized episodeEarshotGenres episodeRssDescription episodeRssDescriptionEmbedding \
    episodeRssTitle episodeSlug episodeHasTranscript episodeSponsorsAndAdvertisers episodeGuestsAndHosts episodeTags \
    episodeTopics episodeWebUrl episodeRssPublishedAt transcriptId transcriptText transcriptEmbeddingsChunks";

fn search() -> Value {
    json!({ "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }] })
}

async fn first_hit(app: &TestApp, path: &str, body: &Value, key: &str) -> Value {
    app.post_as(path, body, &[("authorization", key)]).await.data()["result"]["hits"][0].clone()
}

#[tokio::test]
async fn hits_have_every_field_of_the_specification() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Admin).await;
    for (path, fields) in [(PODCASTS, PODCAST_FIELDS), (EPISODES, EPISODE_FIELDS)] {
        let hit = first_hit(&app, path, &search(), &key).await;
        let missing: Vec<&str> = fields.split_whitespace().filter(|field| hit.get(*field).is_none()).collect();
        assert!(missing.is_empty(), "{path}: {missing:?}");
    }
}

#[tokio::test]
async fn profiles_are_counted_under_both_names() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Business).await;
    for path in [PODCASTS, EPISODES] {
        let hit = first_hit(&app, path, &search(), &key).await;
        let figures = [
            ("facebookFollowers", "socialsFacebookTotalFollowersCount", json!(40)),
            ("instagramFollowers", "socialsInstagramTotalFollowersCount", json!(800)),
            ("instagramFollowing", "socialsInstagramTotalFollowingCount", json!(12)),
            ("instagramPosts", "socialsInstagramTotalPostsCount", Value::Null),
            ("tiktokFollowers", "socialsTiktokTotalFollowersCount", json!(7)),
            ("tiktokLikes", "socialsTiktokTotalLikesCount", json!(70)),
            ("twitterFollowers", "socialsTwitterTotalFollowersCount", json!(1_234)),
        ];
        for (spec, contract, value) in figures {
            assert_eq!((&hit[spec], &hit[contract]), (&value, &value), "{path} {spec}");
        }
        assert_eq!(hit["socialsTwitterTotalProfilesCount"], 1);
        assert_eq!(hit["socialsTwitter"][0]["followers_count"], 1_234);
        assert_eq!(hit["socialsInstagram"][0]["missing"], json!(["posts_count"]));
        assert_eq!(hit["socialsLinkedinPerson"][0]["name"], "Hal Host");
        let channel = ["youtubePrimaryChannelSubscribers", "youtubePrimaryChannelVideos", "youtubePrimaryChannelViews"];
        assert_eq!(channel.map(|name| hit[name].clone()), [json!(1_200), json!(45), json!(90_000)]);
        assert_eq!(hit["youtubeAverageViewsPerVideo"], 2_000.0);
        assert_eq!(hit["youtubeChannels"][0]["channel_id"], "UC1");
    }
}

#[tokio::test]
async fn linkedin_people_are_listed_without_counts() {
    let app = TestApp::new().await;
    let cookie = app.cookie(Tier::Free).await;
    let data = app.get_as("/api/v1/podcasts/rust-talk/social-media", &[("cookie", &cookie)]).await.data();
    let people = &data["socialMediaData"]["linkedInPersonData"];
    assert_eq!(people.as_array().map(Vec::len), Some(1), "{people}");
    assert_eq!((&people[0]["name"], &people[0]["linkedInProfileId"]), (&json!("Hal Host"), &json!("hal-host-1")));
    assert!(people[0]["missing"].as_array().is_some_and(|missing| missing.contains(&json!("followerCount"))));
}

#[tokio::test]
async fn genres_tags_and_generated_descriptions() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Admin).await;
    let hit = first_hit(&app, PODCASTS, &search(), &key).await;
    assert_eq!(hit["applePodcastsCategories"], json!(["technology"]));
    assert_eq!(hit["podcastEarshotGenres"], json!(["technology"]));
    let tags: Vec<&str> =
        hit["podcastTags"].as_array().expect("a list").iter().filter_map(|tag| tag["id"].as_str()).collect();
    assert_eq!(tags, ["genre:technology", "topic:systems", "keyword:rust", "keyword:memory safety", "host:hal host"]);
    assert_eq!(hit["podcastRssDescriptionGeneratedShort"], "All about Rust Talk & more");
    assert_eq!(
        hit["podcastRssDescriptionGeneratedFrom"],
        json!({ "method": "extractive", "sources": ["description", "episode-notes"] })
    );
    let details = app.get_as("/api/v1/podcasts/rust-talk", &[("authorization", &key)]).await.data();
    let podcast = &details["podcast"];
    assert_eq!(podcast["podcastTags"], hit["podcastTags"]);
    assert_eq!(podcast["descriptionGeneratedShort"], hit["podcastRssDescriptionGeneratedShort"]);
    assert_eq!(podcast["similarPodcasts"].as_array().map(Vec::len), Some(2));

    let episode = first_hit(&app, EPISODES, &search(), &key).await;
    let people = &episode["episodeGuestsAndHosts"];
    assert_eq!(people[1]["snippet"], "Gus Guest, founder of Tea Works");
    assert!(people[0]["snippet"].is_null() && people[0]["urls"].is_array(), "{people}");
    assert_eq!(episode["episodeEarshotGenres"], json!(["technology"]));
    assert_eq!(hit["podcastOwner"], json!({ "ownerType": null, "ownerName": "Ann Author" }));
    assert_eq!(
        episode["episodeTags"],
        json!([
            { "id": "host:hal host", "type": "host", "value": "Hal Host" },
            { "id": "guest:gus guest", "type": "guest", "value": "Gus Guest" },
            { "id": "sponsor:acme", "type": "sponsor", "value": "Acme" },
        ])
    );
}

#[tokio::test]
async fn embeddings_and_similar_podcasts_are_sent_on_request() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Business).await;
    let needed = |key: &str| {
        let mut body = search();
        body[key] = json!(true);
        body
    };
    let plain = first_hit(&app, PODCASTS, &search(), &key).await;
    assert!(plain["similarPodcasts"].is_null() && plain["podcastRssDescriptionEmbedding"].is_null());
    let hit = first_hit(&app, PODCASTS, &needed("includeSimilarPodcasts"), &key).await;
    assert_eq!(hit["similarPodcasts"][0]["slug"], "slow-bread");
    let hit = first_hit(&app, PODCASTS, &needed("includeEmbeddings"), &key).await;
    assert_eq!(hit["podcastRssDescriptionEmbedding"].as_array().map(Vec::len), Some(768));
    let hit = first_hit(&app, EPISODES, &needed("includeEmbeddings"), &key).await;
    let chunk = &hit["transcriptEmbeddingsChunks"][0];
    assert_eq!((&chunk["tokens"], &chunk["startSecond"], &chunk["endSecond"]), (&json!(2), &json!(0.0), &json!(2.5)));
    assert_eq!(chunk["embedding"].as_array().map(Vec::len), Some(768));
    let path = format!("/api/v1/episodes/{}/details", hit["episodeId"].as_str().expect("an id"));
    let requested = format!("{path}?includeEmbeddings=true");
    let details = app.get_as(&requested, &[("authorization", &key)]).await.data();
    assert_eq!(details["episode"]["transcriptEmbeddingsChunks"], hit["transcriptEmbeddingsChunks"]);
    // Chunks contain the whole transcript, which is for users (spec 7).
    assert_eq!(app.get(&requested).await.status, StatusCode::UNAUTHORIZED);
    for path in [PODCASTS, EPISODES] {
        assert_eq!(app.post(path, &needed("includeEmbeddings")).await.status, StatusCode::UNAUTHORIZED);
    }
    assert!(app.get(&path).await.data()["episode"]["transcriptEmbeddingsChunks"].is_null());
}

/// Spec 5 names two date filters differently than the contract.
#[tokio::test]
async fn date_filters_have_two_names() {
    let app = TestApp::new().await;
    let mut body = search();
    (body["activeSince"], body["foundedDate"]) = (json!({ "unit": "days", "value": 90 }), json!("2020-01-31"));
    let echo = app.post(PODCASTS, &body).await.data()["searchOptions"].clone();
    assert_eq!(echo["lastEpisodeDateSince"], json!({ "unit": "days", "value": 90 }));
    assert_eq!(echo["foundedSince"], "2020-01-31");
    assert!(echo.get("activeSince").is_none() && echo.get("foundedDate").is_none(), "{echo}");
    body["foundedSince"] = json!("2021-01-31");
    assert_eq!(app.post(PODCASTS, &body).await.status, StatusCode::BAD_REQUEST, "both names");
}

/// Spec 3: a chart list response has total, entities and additional_entities.podcasts, in the second form of a summary.
#[tokio::test]
async fn charts_are_listed_with_their_podcasts() {
    let app = TestApp::new().await;
    app.state.swap_generation(generation("g1"));
    let data = app.get("/api/v1/charts/list?chartType=apple&country=us&positionsLimit=3").await.data();
    let total = data["total"].as_u64().expect("a number");
    let entities = data["entities"].as_array().expect("a list");
    assert!(total > 0 && !entities.is_empty(), "{data}");
    for chart in entities {
        assert!(chart["chart_type"] == "apple" && chart["last_updated"].is_string(), "{chart}");
        let [country] = chart["countries"].as_array().expect("a list").as_slice() else { panic!("one country") };
        let [category] = country["categories"].as_array().expect("a list").as_slice() else { panic!("one category") };
        let rankings = category["rankings"].as_array().expect("a list");
        assert!((1..=3).contains(&rankings.len()) && rankings[0]["position"] == 1, "{category}");
    }
    let podcasts = data["additional_entities"]["podcasts"].as_array().expect("a list");
    let podcast = podcasts.iter().find(|podcast| podcast["slug"] == "rust-talk").expect("is on a chart");
    assert_eq!((&podcast["power_score"], &podcast["itunes_id"]), (&json!(61.5), &Value::Null));
    assert_eq!(podcast["networks"], json!([{ "id": "radio-of-tea", "title": "Radio of Tea", "verified": false }]));
    let cookie = app.cookie(Tier::Individual).await;
    let path = "/api/v1/charts/list?chartType=apple&country=us";
    let data = app.get_as(path, &[("cookie", &cookie)]).await.data();
    let podcasts = data["additional_entities"]["podcasts"].as_array().expect("a list");
    let podcast = podcasts.iter().find(|podcast| podcast["slug"] == "rust-talk").expect("is on a chart");
    let figures = ["itunes_id", "rating_count", "rating", "owner_name", "has_guests"].map(|name| podcast[name].clone());
    assert_eq!(figures, [json!(1_200_361_736_i64), json!(1_200), json!(4.5), json!("Ann Author"), json!(true)]);
    for wrong in ["limit=21", "limit=0", "positionsLimit=201", "chartType=x", "country=usa", "category=nonsense"] {
        assert_eq!(app.get(&format!("/api/v1/charts/list?{wrong}")).await.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
}

#[tokio::test]
async fn owners_are_people_or_organizations_where_their_name_is_known() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Business).await;
    for (name, kind) in [("hal host", json!("person")), ("Radio of Tea", json!("organization")), ("X", Value::Null)] {
        app.state
            .swap_generation(generation_with("g1", |document| document.podcast.owner_name = Some(name.to_owned())));
        let hit = first_hit(&app, PODCASTS, &search(), &key).await;
        assert_eq!((&hit["podcastOwner"]["ownerType"], &hit["podcastOwner"]["ownerName"]), (&kind, &json!(name)));
    }
}
