//! Responses have the shapes of the contract: `tests/contract.json` holds its responses for the calls that we serve.

use crate::requests::feed_refreshes::read_queue;
use crate::support::catalog::generation;
use crate::support::documents::{episode, podcast};
use crate::support::operations::{FORM_TYPE, form_with_a_file};
use crate::support::prelude::*;
use crate::teams::request_history::request_each_kind;
use serde_json::Map;
use std::sync::LazyLock;

static CONTRACT: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../contract.json")).expect("the contract is JSON"));

#[tokio::test]
async fn every_response_conforms_to_the_contract() {
    let app = TestApp::new().await;
    app.state.swap_generation(generation("g1"));
    let show = podcast("rust-talk", "Rust Talk");
    let part = episode(&show, 1).episode.id;
    let reads = [
        ("searchAutocompletePodcasts", "/api/v1/autocomplete/podcasts?query=ru".to_owned()),
        ("getLatestPodcasts", "/api/v1/podcasts/latest?hasTranscripts=true".to_owned()),
        ("getLatestEpisodes", "/api/v1/episodes/latest?language=en&categories=tech&limit=10".to_owned()),
        ("getMultiplePodcasts", format!("/api/v1/podcasts/multiple?details=basic&podcastIds={}", show.podcast.id)),
        ("getMultiplePodcasts", format!("/api/v1/podcasts/multiple?details=full&podcastIds={}", show.podcast.id)),
        ("getPodcastIdLookup", "/api/v1/podcasts/id/lookup?slug=rust-talk".to_owned()),
        ("getPodcastIdLookup", format!("/api/v1/podcasts/id/lookup?podEngineId={}", show.podcast.id)),
        ("getPodcastIdLookup", "/api/v1/podcasts/id/lookup?slug=unknown".to_owned()),
        ("getPodcastByFeedUrl", "/api/v1/podcasts/by-feed-url?rssFeedUrl=https://feeds.example/rust-talk".to_owned()),
        ("getPodcast", "/api/v1/podcasts/rust-talk".to_owned()),
        ("getPodcast", format!("/api/v1/podcasts/{}", show.podcast.id)),
        ("getPodcastAllDetails", "/api/v1/podcasts/rust-talk/all-details?includePublishingHistory=true".to_owned()),
        ("getPodcastAllDetails", "/api/v1/podcasts/slow-bread/all-details".to_owned()),
        ("getPodcastEpisodes", "/api/v1/podcasts/rust-talk/episodes?hasTranscript=true&skip=0&limit=10".to_owned()),
        ("getPodcastEpisodes", "/api/v1/podcasts/rust-talk/episodes".to_owned()),
        ("getPodcastEpisodeCatalogue", "/api/v1/podcasts/rust-talk/episode-catalogue?view=full".to_owned()),
        ("getPodcastEpisodeCatalogue", "/api/v1/podcasts/rust-talk/episode-catalogue?view=summary".to_owned()),
        ("getPodcastContacts", "/api/v1/podcasts/rust-talk/contacts".to_owned()),
        ("getPodcastGuests", "/api/v1/podcasts/rust-talk/guests".to_owned()),
        ("getPodcastGuests", "/api/v1/podcasts/rust-talk/guests?sinceDays=365&role=guest".to_owned()),
        ("getPodcastSponsors", "/api/v1/podcasts/rust-talk/sponsors?sinceDays=365".to_owned()),
        ("getPodcastReviews", "/api/v1/podcasts/rust-talk/reviews".to_owned()),
        (
            "getPodcastReviews",
            "/api/v1/podcasts/rust-talk/reviews?country=us&minRating=2&maxRating=5&q=calm&sort=lowest&limit=1&offset=1"
                .to_owned(),
        ),
        ("getPodcastReviews", "/api/v1/podcasts/slow-bread/reviews".to_owned()),
        ("getPodcastSocialMediaDetails", "/api/v1/podcasts/rust-talk/social-media".to_owned()),
        ("getPodcastSocialMediaDetails", "/api/v1/podcasts/slow-bread/social-media".to_owned()),
        ("getPodcastYoutubeDetails", "/api/v1/podcasts/rust-talk/youtube".to_owned()),
        ("getPodcastYoutubeDetails", "/api/v1/podcasts/slow-bread/youtube".to_owned()),
        ("getPodcastRelatedPodcasts", "/api/v1/podcasts/rust-talk/related-podcasts".to_owned()),
        ("getAvailableCountriesByChartType", "/api/v1/charts/apple/countries".to_owned()),
        ("getCategoriesByChartType", "/api/v1/charts/spotify/categories".to_owned()),
        ("getLatestChart", "/api/v1/charts/latest?compare=7d".to_owned()),
        ("getLatestChart", "/api/v1/charts/latest?country=fr".to_owned()),
        ("getChart", "/api/v1/charts?chartType=apple&category=technology&country=us&date=2026-11-20".to_owned()),
        ("getChartAvailability", "/api/v1/charts/availability".to_owned()),
        ("getChartMovement", "/api/v1/charts/movement?compare=7d".to_owned()),
        ("getChartMovement", "/api/v1/charts/movement".to_owned()),
        ("getChartRankHistory", "/api/v1/charts/history?days=7".to_owned()),
        (
            "getPodcastChartAppearances",
            "/api/v1/charts/podcast-appearances?identityType=podcast&podcastIdOrSlug=rust-talk&date=2026-11-20"
                .to_owned(),
        ),
        (
            "getPodcastChartHistory",
            "/api/v1/charts/podcast-history?identityType=podcast&podcastIdOrSlug=rust-talk".to_owned(),
        ),
        (
            "getPodcastChartHistory",
            "/api/v1/charts/podcast-history?identityType=platform&platformId=101&chartType=apple&range=all".to_owned(),
        ),
        ("getPodcastChartPresence", "/api/v1/podcasts/rust-talk/charts/presence".to_owned()),
        ("getPodcastCharts", "/api/v1/podcasts/rust-talk/charts".to_owned()),
        ("getEpisodeDetailsById", format!("/api/v1/episodes/{part}/details")),
        ("getEpisodeTranscriptText", format!("/api/v1/episodes/{part}/transcript-text")),
        ("getEpisodeTranscriptTextPreview", format!("/api/v1/episodes/{part}/transcript-text/preview")),
        ("getEpisodeTranscriptTimestamps", format!("/api/v1/episodes/{part}/transcript-timestamps")),
        ("getEpisodeTranscriptTimestampsPreview", format!("/api/v1/episodes/{part}/transcript-timestamps/preview")),
        ("getCurrent", "/api/v1/teams/usage/current".to_owned()),
        ("getDaily", "/api/v1/teams/usage/daily?window=7d".to_owned()),
        ("getMembers", "/api/v1/teams/usage/members?window=90d".to_owned()),
        ("getMonthly", "/api/v1/teams/usage/monthly?months=3".to_owned()),
    ];
    // Once like an existing client, and once as a user whose plan shows little.
    let key = app.key(Tier::Business).await;
    let cookie = app.cookie(Tier::Free).await;
    for headers in [("authorization", key.as_str()), ("cookie", cookie.as_str())] {
        for (operation, path) in &reads {
            let reply = app.get_as(path, &[headers]).await;
            check(operation, &reply.json());
            if *operation == "searchAutocompletePodcasts" {
                check_keys(operation, &reply.json());
            }
        }
        for (operation, path) in [("searchPodcasts", "podcasts"), ("searchEpisodes", "episodes")] {
            let body = json!({
                "searchTerms": [{
                    "searchTerm": "rust", "searchType": "text", "searchTargets": ["podcast-title"],
                    "searchTermOptions": { "matchMode": "must" },
                }],
                "sortOrder": [{ "field": "relevance" }],
            });
            let reply = app.post_as(&format!("/api/v1/search/{path}"), &body, &[headers]).await;
            check(operation, &reply.json());
            check_keys(operation, &reply.json());
        }
        let body = json!({
            "searchOptions": { "searchTerms": [{
                "searchTerm": "rust", "searchType": "text", "searchTargets": ["transcript"],
                "searchTermOptions": { "matchMode": "optional" },
            }] },
            "pageSize": 10,
        });
        let reply = app.post_as(&format!("/api/v1/search/episodes/{part}/transcript"), &body, &[headers]).await;
        check("getTranscriptPassages", &reply.json());
        check_keys("getTranscriptPassages", &reply.json());
        let reply = app.post_as("/api/v1/agent/alternative-spellings", &json!({ "value": "Jon" }), &[headers]).await;
        check("getAlternativeSpellings", &reply.json());
    }
}

#[tokio::test]
async fn responses_about_projects_conform_to_the_contract() {
    let app = TestApp::new().await;
    for plan in [Tier::Business, Tier::Free] {
        let user = Member::new(&app, plan.as_str(), plan).await;
        user.create_project(&app, "Spring tour").await;
        let path = "/projects/spring-tour";
        let body = json!({ "podcastId": "rust-talk", "state": "prospect", "priority": "low", "labels": ["mcp"] });
        let added = user.post(&app, &format!("{path}/podcasts"), &body).await;
        let entry = added.data()["listedPodcast"]["listedPodcastId"].as_str().expect("an id").to_owned();
        let entry = format!("{path}/podcasts/{entry}");
        let changed = user.patch(&app, &entry, &json!({ "state": "pitched", "priority": null })).await;
        let project = user.patch(&app, path, &json!({ "state": "ACTIVE", "projectPurpose": "A book" })).await;
        let list = user.get(&app, "/projects?states=ACTIVE&sortBy=name").await;
        let details = user.get(&app, &format!("{path}/details")).await;
        let removed = user.delete(&app, &entry).await;
        for (operation, reply) in [
            ("addPodcastToProject", added),
            ("updateProjectListedPodcast", changed),
            ("updateProject", project),
            ("getProjects", list),
            ("getProjectDetails", details),
            ("removeListedPodcastFromProject", removed),
        ] {
            check(operation, &reply.json());
            check_keys(operation, &reply.json());
        }
    }
}

#[tokio::test]
async fn responses_of_the_assistant_conform_to_the_contract() {
    let app = TestApp::new().await;
    app.state.swap_generation(generation("g1"));
    let user = Member::new(&app, "ann", Tier::Business).await;
    let slug = user.create_project(&app, "Spring tour").await;
    user.patch(&app, &format!("/projects/{slug}"), &json!({ "projectKeywords": ["rust"] })).await.data();
    // As an existing client sends it: `null` for what it leaves out.
    let body = json!({ "projectId": slug, "podcastId": "rust-talk", "searchOptions": null, "forceRegenerate": null });
    let reviewed = user.post(&app, "/agent/project/relevancy", &body).await;
    check("askAgentProjectPodcastRelevancy", &reviewed.json());
    check_keys("askAgentProjectPodcastRelevancy", &reviewed.json());
    user.post(&app, "/strategies/generate", &json!({ "projectId": slug })).await.data();
    let strategies = user.get(&app, &format!("/projects/{slug}/strategies")).await;
    check("getProjectStrategies", &strategies.json());
    check_keys("getProjectStrategies", &strategies.json());
    let search = json!({
        "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }],
        "project": { "projectId": slug, "includePodcastRelevancy": true },
    });
    check("searchPodcasts", &user.post(&app, "/search/podcasts", &search).await.json());
}

#[tokio::test]
async fn responses_about_guest_profiles_conform_to_the_contract() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    // As an existing client sends it: `null` for what it leaves out.
    let body = json!({
        "firstName": "Ada", "lastName": "Lovelace", "shortBio": "Builds engines.", "longBio": null,
        "topicsToDiscuss": ["Engines"], "goals": null, "createAlert": null,
    });
    let created = user.post(&app, "/guest-profiles", &body).await;
    let at = |rest: &str| format!("/guest-profiles/ada-lovelace{rest}");
    let bio = user.put(&app, &at("/bio"), &json!({ "goals": ["Meet hosts"], "longBio": null })).await;
    let contact = user.put(&app, &at("/contact-details"), &json!({ "phone": "+43 1 234567", "name": null })).await;
    let links = json!([{ "socialMediaType": "github", "url": "https://github.com/ada" }]);
    let links = user.put(&app, &at("/social-media-links"), &links).await;
    let headers = [("cookie", user.cookie.as_str()), ("content-type", FORM_TYPE)];
    let form = Some(form_with_a_file());
    let files = app.send(Method::POST, &format!("/api/v1{}", at("/documents")), &headers, form).await;
    let without_body = user.send(&app, Method::POST, &at("/documents"), None, None).await;
    assert_eq!(without_body.data(), json!({ "uploadedDocuments": [] }));
    let details = user.get(&app, &at("")).await;
    let bio_again = user.post(&app, &at("/regenerate-bio"), &json!({})).await;
    let empty = json!({ "shortBio": "", "longBio": "", "goals": [], "topicsToDiscuss": [] });
    user.post(&app, "/guest-profiles", &json!({ "firstName": "Bo", "draft": true })).await.data();
    user.put(&app, "/guest-profiles/bo/bio", &empty).await.data();
    let no_bio = user.post(&app, "/guest-profiles/bo/regenerate-bio", &json!({})).await;
    let archived = user.post(&app, &at("/archive"), &json!({})).await;
    for (operation, reply) in [
        ("createGuestProfile", created),
        ("updateGuestProfileBio", bio),
        ("updateGuestProfileContactDetails", contact),
        ("updateGuestProfileSocialMediaLinks", links),
        ("uploadDocuments", files),
        ("uploadDocuments", without_body),
        ("getGuestProfileDetails", details),
        ("regenerateBio", bio_again),
        ("regenerateBio", no_bio),
        ("archiveGuestProfile", archived),
    ] {
        check(operation, &reply.json());
        check_keys(operation, &reply.json());
    }
}

#[tokio::test]
async fn team_podcasts_conform_to_the_contract() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Business).await;
    let headers = [("authorization", key.as_str()), ("content-type", "application/json")];
    let path = |rest: &str| format!("/api/v1/teams/podcasts{rest}");
    let body = |body: Value| Some(body.to_string());
    // As an existing client sends it: it needs both flags, which may be null.
    for flags in [json!({ "sync": true, "blacklist": null }), json!({ "sync": null, "blacklist": true })] {
        let reply = app.send(Method::PUT, &path("/rust-talk"), &headers, body(flags)).await;
        check("addPodcastToTeam", &reply.json());
        check_keys("addPodcastToTeam", &reply.json());
    }
    let reply = app.get_as(&path("?limit=10&offset=0&sortOrder=podcastTitle"), &headers).await;
    check("getTeamPodcasts", &reply.json());
    check_keys("getTeamPodcasts", &reply.json());
    let removed = body(json!({ "podcastIds": ["rust-talk"], "appleIds": null }));
    let reply = app.send(Method::DELETE, &path("/multiple"), &headers, removed).await;
    check("removeMultiplePodcastsFromTeam", &reply.json());
    check_keys("removeMultiplePodcastsFromTeam", &reply.json());
    app.send(Method::PUT, &path("/rust-talk"), &headers, body(json!({ "sync": null, "blacklist": null }))).await;
    let reply = app.send(Method::DELETE, &path("/rust-talk"), &headers[..1], None).await;
    check("removePodcastFromTeam", &reply.json());
}

#[tokio::test]
async fn a_refresh_conforms_to_the_contract() {
    let time = ManualClock::new();
    let app = TestApp::with_config(time.clock(), |_| {}).await;
    app.state.swap_generation(generation("g1"));
    let key = app.key(Tier::Business).await;
    let headers = [("authorization", key.as_str())];
    let path = "/api/v1/podcasts/rust-talk/refresh";
    check("refreshPodcast", &app.get_as(path, &headers).await.json());
    read_queue(&app, None).await;
    time.advance(Duration::from_secs(60));
    app.state.db.poll_submitted_feeds(1).await.expect("works");
    let (read, ()) = tokio::join!(app.get_as(path, &headers), read_queue(&app, None));
    check("refreshPodcast", &read.json());
}

#[tokio::test]
async fn the_history_of_requests_conforms_to_the_contract() {
    let app = TestApp::new().await;
    let user = Member::new(&app, "ann", Tier::Business).await;
    request_each_kind(&app, &user).await;
    for kind in ["autoOutreach", "deepAnalysis", "diarization", "guestPrep", "transcription"] {
        let reply = user.get(&app, &format!("/teams/request-history?limit=9&requestType={kind}")).await;
        check("getTeamRequestHistory", &reply.json());
        check_keys("getTeamRequestHistory", &reply.json());
    }
}

/// The contract's echo has both ends of a score range, and requires neither for an audience range.
#[tokio::test]
async fn half_open_ranges_are_echoed_as_in_the_contract() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Admin).await;
    let auth = [("authorization", key.as_str())];
    let names = ["authorityScore", "qualityScore", "engagementScore", "socialScore", "youtubeScore"];
    for range in [json!({ "min": 50.0 }), json!({ "max": 50.5 }), json!({ "min": null, "max": 1.0 }), json!({})] {
        let scores: Map<String, Value> = names.iter().map(|name| ((*name).to_owned(), range.clone())).collect();
        for (operation, path) in [("searchPodcasts", "podcasts"), ("searchEpisodes", "episodes")] {
            let body = json!({
                "podcastAuthorityScore": scores, "podcastHasGuests": true,
                "podcastAudienceEstimatedMonthlyListeners": { "min": 1000 },
            });
            let answer = app.post_as(&format!("/api/v1/search/{path}"), &body, &auth).await;
            check(operation, &answer.json());
            let echoed = &answer.data()["searchOptions"]["podcastAuthorityScore"]["socialScore"];
            assert_eq!(echoed, &json!({ "min": range.get("min"), "max": range.get("max") }));
        }
    }
}

/// Checks that every key of the contract is there, also optional ones. The echo contains only what was sent.
fn check_keys(operation: &str, answer: &Value) {
    let mut lacking = Vec::new();
    find_missing_keys(&CONTRACT["operations"][operation], answer, operation, &mut lacking);
    assert!(lacking.is_empty(), "{lacking:#?}");
}

fn find_missing_keys(schema: &Value, value: &Value, at: &str, lacking: &mut Vec<String>) {
    if let Some(name) = schema["$ref"].as_str() {
        return find_missing_keys(&CONTRACT["schemas"][name], value, at, lacking);
    }
    if let Some(options) = schema["anyOf"].as_array() {
        let of_value = options.iter().filter(|option| option["type"] != "null" && !value.is_null());
        return of_value.for_each(|option| find_missing_keys(option, value, at, lacking));
    }
    for (name, property) in schema["properties"].as_object().into_iter().flatten() {
        match value.get(name) {
            None => lacking.push(format!("{at}.{name}")),
            Some(_) if name == "searchOptions" => {}
            Some(inner) => find_missing_keys(property, inner, &format!("{at}.{name}"), lacking),
        }
    }
    for (index, item) in value.as_array().into_iter().flatten().enumerate() {
        find_missing_keys(&schema["items"], item, &format!("{at}[{index}]"), lacking);
    }
}

fn check(operation: &str, answer: &Value) {
    let mut faults = Vec::new();
    let schema = &CONTRACT["operations"][operation];
    assert!(schema.is_object(), "the contract has no {operation}");
    validate(schema, answer, operation, &mut faults);
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The part of JSON Schema that the contract uses.
fn validate(schema: &Value, value: &Value, at: &str, faults: &mut Vec<String>) {
    if let Some(name) = schema["$ref"].as_str() {
        return validate(&CONTRACT["schemas"][name], value, at, faults);
    }
    if let Some(options) = schema["anyOf"].as_array() {
        let fits = options.iter().any(|option| {
            let mut inner = Vec::new();
            validate(option, value, at, &mut inner);
            inner.is_empty()
        });
        if !fits {
            faults.push(format!("{at}: {value} fits none of {}", schema["anyOf"]));
        }
        return;
    }
    let has_type = match schema["type"].as_str() {
        None => true,
        Some("null") => value.is_null(),
        Some("string") => value.is_string(),
        Some("boolean") => value.is_boolean(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        Some(other) => panic!("type {other} in the contract"),
    };
    let is_listed = schema["enum"].as_array().is_none_or(|values| values.contains(value));
    let is_constant = schema.get("const").is_none_or(|constant| constant == value);
    if !has_type || !is_listed || !is_constant {
        faults.push(format!("{at}: {value} is not {schema}"));
        return;
    }
    for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        if value.get(name).is_none() {
            faults.push(format!("{at}: {name} is missing"));
        }
    }
    for (name, property) in schema["properties"].as_object().into_iter().flatten() {
        if let Some(inner) = value.get(name) {
            validate(property, inner, &format!("{at}.{name}"), faults);
        }
    }
    for (index, item) in value.as_array().into_iter().flatten().enumerate() {
        validate(&schema["items"], item, &format!("{at}[{index}]"), faults);
    }
}
