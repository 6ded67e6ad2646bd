//! Every key of a request reaches the engine, every result reaches the response, and each plan sees its fields.

use crate::support::catalog::{MISSPELT, SLOW, catalog};
use crate::support::documents::{episode, podcast};
use crate::support::prelude::*;
use earshot_indexer::search_fields;
use earshot_model::search::{FILTERS, RestrictedField};

const PODCASTS: &str = "/api/v1/search/podcasts";
const EPISODES: &str = "/api/v1/search/episodes";

fn search(text: &str) -> Value {
    json!({ "searchTerms": [{ "searchTerm": text, "searchTargets": ["podcast-title"] }] })
}

/// A request with every key of a search for episodes.
fn full_request() -> Value {
    serde_json::from_str(FULL_REQUEST).expect("JSON")
}

const FULL_REQUEST: &str = r#"{
    "searchTerms": [{
        "searchTerm": " rust ", "searchType": "text", "searchTargets": ["transcript", "podcast-title"],
        "searchTermOptions": { "matchMode": "must", "phraseMatch": true, "slop": 2, "fuzzy": false }
    }],
    "searchTermGroups": [{ "searchTerms": [
        { "searchTerm": "async", "searchType": "text", "searchTargets": ["episode-title"], "searchTermOptions": null },
        { "searchTerm": "tokio", "searchType": "text", "searchTargets": ["transcript"],
          "searchTermOptions": { "fuzzy": true } }
    ] }],
    "includeItunesGenres": ["Technology"], "excludeItunesGenres": ["News"], "languages": ["en-GB"],
    "includePodcastIds": ["0b8a4c54-6a64-5a3d-9d4f-3b2f4d9c1e11"],
    "excludePodcastIds": ["0b8a4c54-6a64-5a3d-9d4f-3b2f4d9c1e12"],
    "includeEpisodeIds": ["0b8a4c54-6a64-5a3d-9d4f-3b2f4d9c1e13"],
    "excludeEpisodeIds": ["0b8a4c54-6a64-5a3d-9d4f-3b2f4d9c1e14"],
    "explicit": "clean", "foundedSince": "2020-01-31", "lastEpisodeDateSince": { "unit": "hours", "value": 6 },
    "publishedSince": { "unit": "years", "value": 1 }, "publishedBefore": { "date": "2026-06-01T00:00:00+02:00" },
    "addedSince": "2026-01-31", "episodeCreatedSince": { "unit": "months", "value": 2 }, "episodeUpdatedSince": { "unit": "days", "value": 3 },
    "minTotalEpisodes": 2, "maxTotalEpisodes": 500, "minItunesRating": 4.5, "minItunesRatingCount": 10,
    "minSpotifyRating": 4, "minSpotifyRatingCount": 20, "minCastboxPlays": 30, "minCastboxSubscribers": 40,
    "podcastAuthorityScore": {
        "authorityScore": { "min": 50, "max": null }, "qualityScore": { "min": null, "max": 90 },
        "engagementScore": null, "socialScore": { "min": 1, "max": 2 }, "youtubeScore": { "min": 3, "max": 4 }
    },
    "podcastAudienceEstimatedMonthlyListeners": { "min": 1000, "max": null },
    "podcastCountries": ["gb", "IE"], "podcastHasGuests": true, "podcastLikelyMachineMade": false, "podcastVeryStale": false,
    "updateFrequencies": ["weekly", "stale"], "podcastEpisodeMinutes": { "min": 20, "max": null },
    "chartPositions": { "chartType": "apple", "country": "GB", "category": "books", "maxPosition": 50 }, "hasTranscript": true, "hasSocials": ["mastodon"],
    "hasPrimaryContact": false,
    "personFilters": [{ "name": "Ada Lovelace", "type": "guest", "phraseMatch": true }],
    "sponsorFilters": [{ "name": "Acme", "matchMode": "not", "fuzzy": true }],
    "topics": ["seed round"], "keywords": ["startups"],
    "project": null, "projectId": null, "includeBlacklisted": true, "cursor": null,
    "sortOrder": [{ "field": "castboxPlays", "direction": "asc", "nullOrder": "first" }, { "field": "relevance" }],
    "pageSize": 7, "facets": ["language", "country"], "countOnly": false, "explain": true, "includeSimilarPodcasts": true, "includeEmbeddings": true, "mode": "both", "meaningWeight": 0.25, "includeMatchSnippet": true,
    "includeTranscriptSnippet": true, "transcriptSnippetLength": 300, "transcriptHighlightLength": 120
}"#;

#[tokio::test]
async fn every_request_key_reaches_the_engine() {
    let app = TestApp::new().await;
    let (generation, catalog) = catalog("g1");
    app.state.swap_generation(generation);
    let key = app.key(Tier::Admin).await;
    let headers = [("authorization", key.as_str()), ("accept-language", "nb-NO,nb;q=0.9")];
    let data = app.post_as(EPISODES, &full_request(), &headers).await.data();
    insta::assert_debug_snapshot!(catalog.last_search());

    // The echo has the keys of the request, without those that are null.
    let echo = &data["searchOptions"];
    let mut requested = full_request();
    let keys = requested.as_object_mut().expect("an object");
    keys.retain(|_, value| !value.is_null());
    for (key, value) in keys.iter() {
        let bounded = ["podcastAuthorityScore", "podcastAudienceEstimatedMonthlyListeners", "podcastEpisodeMinutes"];
        if key != "searchTermGroups" && !bounded.contains(&key.as_str()) {
            let (echoed, requested) = (echo[key].to_string().replace(".0", ""), value.to_string().replace(".0", ""));
            assert_eq!(echoed, requested, "{key}");
        }
    }
}

#[test]
fn every_documented_key_is_a_filter_or_an_option() {
    let document: Value = serde_json::from_str(include_str!("../../../openapi.json")).expect("JSON");
    let properties = document["components"]["schemas"]["SearchRequest"]["properties"].as_object().expect("keys");
    let no_filters = [
        "searchTerms",
        "searchTermGroups",
        "sortOrder",
        "cursor",
        "facets",
        "countOnly",
        "explain",
        "includeSimilarPodcasts",
        "includeEmbeddings",
        "mode",
        "meaningWeight",
        "includeMatchSnippet",
        "includeTranscriptSnippet",
        "transcriptSnippetLength",
        "transcriptHighlightLength",
        "project",
        "projectId",
        "includeBlacklisted",
    ];
    let mut keys: Vec<&str> = FILTERS.iter().map(|rule| rule.name).chain(no_filters).collect();
    keys.sort_unstable();
    let mut documented: Vec<&str> = properties.keys().map(String::as_str).collect();
    documented.sort_unstable();
    assert_eq!(documented, keys);
    let requested = full_request();
    for key in documented.iter().filter(|key| !["project", "projectId", "cursor"].contains(key)) {
        assert!(!requested[key].is_null(), "{key} is not tested");
    }
}

#[tokio::test]
async fn each_filter_requires_its_plan_and_mode() {
    let app = TestApp::new().await;
    let everything = full_request();
    for tier in Tier::ALL {
        for rule in FILTERS {
            // Each has its own user, because together they exceed the searches of a plan.
            let email = format!("{}-{}@example.org", rule.name.to_lowercase(), tier.as_str());
            let cookie = if *tier == Tier::Public { String::new() } else { app.cookie_of(&email, *tier).await };
            for (path, is_episodes) in [(PODCASTS, false), (EPISODES, true)] {
                let mut body = search("rust");
                body[rule.name] = everything[rule.name].clone();
                let reply = app.post_as(path, &body, &[("cookie", &cookie)]).await;
                let expected = if *tier < rule.from {
                    (403, format!("Search filter \"{}\" is not available for your plan.", rule.name))
                } else if rule.episodes_only && !is_episodes {
                    (400, format!("Search filter \"{}\" is not supported.", rule.name))
                } else {
                    (200, String::new())
                };
                assert_eq!((reply.status.as_u16(), reply.message()), expected, "{tier:?} {path} {}", rule.name);
            }
        }
    }
}

#[tokio::test]
async fn responses_have_facets_corrections_and_partial() {
    let app = TestApp::new().await;
    for path in [PODCASTS, EPISODES] {
        let plain = app.post(path, &search("rust")).await.data();
        assert_eq!(
            (&plain["facets"], &plain["didYouMean"], &plain["partial"]),
            (&json!([]), &json!(null), &json!(false))
        );
        assert_eq!(plain["result"]["hits"][0]["explanation"], json!(null));
        assert_eq!(app.post(path, &search(MISSPELT)).await.data()["didYouMean"], "rust");
        assert_eq!(app.post(path, &search(SLOW)).await.data()["partial"], true);

        let mut body = search("rust");
        (body["facets"], body["explain"]) = (json!(["language"]), json!(true));
        let data = app.post(path, &body).await.data();
        assert_eq!(
            data["facets"],
            json!([{
                "facet": "language", "counted": 45,
                "values": [{ "value": "en", "count": 40 }, { "value": "de", "count": 5 }], "ranges": [],
            }])
        );
        body["facets"] = json!(["totalEpisodes", "podcastAudienceEstimatedMonthlyListeners"]);
        assert_eq!(
            app.post(path, &body).await.data()["facets"],
            json!([{
                "facet": "totalEpisodes", "counted": 45, "values": [],
                "ranges": [{ "min": 0.0, "below": 10.0, "count": 4 }, { "min": 10.0, "below": null, "count": 41 }],
            }]),
            "without an account, nobody sees how audiences are distributed"
        );
        assert_eq!(
            data["result"]["hits"][0]["explanation"],
            json!({
                "what": "score", "value": 1.0,
                "parts": [{ "what": "word rust in the title", "value": 1.0, "parts": [] }],
            })
        );
        let stats = &data["searchResultsStats"];
        assert_eq!(
            (&stats["totals"]["totalResultsAvailable"], &stats["totals"]["resultsReturned"]),
            (&json!(45), &json!(3))
        );
        let ms = |key: &str| stats["time"][key].as_f64().expect("milliseconds");
        assert_eq!(ms("totalSearchTimeMs"), 0.5, "as the engine says");
        assert!(ms("totalPostProcessingTimeMs") >= 0.0 && ms("totalTimeTakenMs") > 0.0);
    }
}

#[tokio::test]
async fn each_plan_sees_its_fields_of_a_hit() {
    let app = TestApp::new().await;
    let fields = [
        "applePodcastsRating",
        "applePodcastsRatingsCount",
        "applePodcastsRatingWilsonScore",
        "castboxPlays",
        "youtubeTotalViews",
        "podcastHasGuests",
        "chartPositions",
        "podcastSocialMediaLinks",
        "podcastCountries",
        "appleId",
        "podcastAudienceEstimatedMonthlyListeners",
        "primaryContact",
        "podcastOwner",
        "podcastEmails",
    ];
    let mut rows = Vec::new();
    for tier in Tier::ALL {
        let cookie = if *tier == Tier::Public { String::new() } else { app.cookie(*tier).await };
        for path in [PODCASTS, EPISODES] {
            let hit =
                app.post_as(path, &search("rust"), &[("cookie", &cookie)]).await.data()["result"]["hits"][0].clone();
            let seen: Vec<&str> = fields.into_iter().filter(|field| !hit[field].is_null()).collect();
            rows.push(format!(
                "{} {}: {}",
                tier.as_str(),
                if path == PODCASTS { "podcasts" } else { "episodes" },
                seen.join(" ")
            ));
        }
    }
    insta::assert_snapshot!(rows.join("\n"));
}

/// The engine's table of fields declares who may see each; responses must follow it.
#[tokio::test]
async fn fields_are_visible_from_their_plan_on() {
    let app = TestApp::new().await;
    let mut hits = Vec::new();
    for tier in Tier::ALL {
        let cookie = if *tier == Tier::Public { String::new() } else { app.cookie(*tier).await };
        let answer = app.post_as(PODCASTS, &search("rust"), &[("cookie", &cookie)]).await;
        hits.push((*tier, answer.data()["result"]["hits"][0].clone()));
    }
    let (_, whole) = &hits[hits.len() - 1];
    let mut restricted = 0;
    for field in search_fields() {
        let seen_from = field.restricted.map_or(Tier::Public, RestrictedField::min_tier);
        for name in field.api_names.iter().filter(|name| !whole[**name].is_null()) {
            let seen = hits.iter().find(|(_, hit)| !hit[*name].is_null()).map(|(tier, _)| *tier);
            assert_eq!(seen, Some(seen_from), "{name}");
            restricted += usize::from(seen_from > Tier::Public);
        }
    }
    assert!(restricted > 8, "{restricted} fields that only some plans see");
}

#[tokio::test]
async fn responses_name_the_retrieval_mode() {
    let app = TestApp::new().await;
    app.state.swap_generation(catalog("g1").0);
    let mut requested = search("rust");
    let words = app.post(PODCASTS, &requested).await.data();
    assert_eq!(words["foundBy"], json!({ "mode": "words", "model": null, "shortfall": null }));
    assert_eq!(words["result"]["hits"][0]["reason"], "words");
    requested["mode"] = json!("both");
    let both = app.post(PODCASTS, &requested).await.data();
    assert_eq!(both["foundBy"], json!({ "mode": "both", "model": "lexical-semantic", "shortfall": null }));
    assert_eq!(both["result"]["hits"][0]["reason"], "both");
    requested["mode"] = json!("vibes");
    let refused = app.post(PODCASTS, &requested).await;
    assert_eq!(refused.status.as_u16(), 400);
    assert!(refused.text.contains("\"/mode\"") && refused.text.contains("words, meaning, both"), "{}", refused.text);
}

/// The echo of a search can be sent to find passages, by any caller who could make the search.
#[tokio::test]
async fn an_echoed_search_finds_passages() {
    let app = TestApp::new().await;
    let passages = format!("{EPISODES}/{}/transcript", episode(&podcast("rust-talk", "Rust Talk"), 1).episode.id);
    for tier in [Tier::Public, Tier::Free, Tier::Individual, Tier::Admin] {
        let key = if tier == Tier::Public { String::new() } else { app.cookie(tier).await };
        let auth: &[(&str, &str)] = if tier == Tier::Public { &[] } else { &[("cookie", key.as_str())] };
        for path in [PODCASTS, EPISODES] {
            let mut body = full_request();
            let is_podcasts = path == PODCASTS;
            for rule in FILTERS.iter().filter(|rule| rule.from > tier || (is_podcasts && rule.episodes_only)) {
                body[rule.name] = Value::Null;
            }
            if tier == Tier::Public {
                // Embeddings of transcripts are for users.
                body["includeEmbeddings"] = Value::Null;
            }
            if is_podcasts {
                let of_episodes = [
                    "includeMatchSnippet",
                    "includeTranscriptSnippet",
                    "transcriptSnippetLength",
                    "transcriptHighlightLength",
                ];
                of_episodes.into_iter().for_each(|name| body[name] = Value::Null);
                body["searchTerms"][0]["searchTargets"] = json!(["podcast-title"]);
                body["searchTermGroups"] = Value::Null;
                // Sort orders that exist only for podcasts.
                body["sortOrder"] = json!([{ "field": "chartPosition" }, { "field": "podcastRssTitle" }]);
            } else if !tier.can_see(RestrictedField::Castbox) {
                body["sortOrder"] = json!([{ "field": "relevance" }]);
            }
            let first = app.post_as(path, &body, auth).await.data();
            body["cursor"] = first["cursor"].clone();
            let last =
                if body["cursor"].is_null() { first.clone() } else { app.post_as(path, &body, auth).await.data() };
            for echo in [&first["searchOptions"], &last["searchOptions"]] {
                let requested = json!({ "searchOptions": echo, "pageSize": 2 });
                let found = app.post_as(&passages, &requested, auth).await.data();
                let cursor = found["nextCursor"].as_str().unwrap_or_else(|| panic!("{tier:?} {path}: {found}"));
                // The same passages, whatever order and paging the search had.
                let mut next = json!({ "searchOptions": echo, "pageSize": 2, "cursor": cursor });
                next["searchOptions"]["sortOrder"] = Value::Null;
                assert_ne!(app.post_as(&passages, &next, auth).await.data()["passages"], json!([]));
            }
        }
    }
}
