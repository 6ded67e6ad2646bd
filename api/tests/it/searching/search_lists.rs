//! Searches of a team: the lists of each hit, and what the blacklist and a project hide.

use crate::support::catalog::generation_of_shows;
use crate::support::documents::former_id;
use crate::support::prelude::*;
use crate::support::test_databases::on_both_database_urls;
use earshot_app::{Account, NewListedPodcast, NewProject, OverLimit, PodcastSnapshot};
use earshot_model::PodcastId;
use earshot_model::project::ListedPodcastState;
use std::collections::BTreeSet;

const PODCASTS: &str = "/api/v1/search/podcasts";
const EPISODES: &str = "/api/v1/search/episodes";

fn rust() -> Value {
    json!({ "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }] })
}

fn with(key: &str, value: Value) -> Value {
    let mut body = rust();
    body[key] = value;
    body
}

/// A team with forty shows in its catalog, and two projects.
struct Team {
    app: TestApp,
    ann: Account,
    cookie: String,
    tour: uuid::Uuid,
    ads: uuid::Uuid,
}

impl Team {
    async fn new(app: TestApp) -> Self {
        app.state.swap_generation(generation_of_shows("g1", 0..40));
        let Member { account: ann, cookie } = Member::new(&app, "ann", Tier::Agency).await;
        let create = |name: &str| {
            let new = NewProject::guest_booking(name);
            app.state.db.create_project(&ann, new)
        };
        let tour = create("Spring tour").await.expect("a project").0.id;
        let ads = create("Advertisers").await.expect("a project").0.id;
        Self { app, ann, cookie, tour, ads }
    }

    async fn list(&self, project: uuid::Uuid, shows: &[usize], state: ListedPodcastState) {
        let entry = |show: &usize| NewListedPodcast::new(snapshot(id_of(*show)), state);
        let entries = shows.iter().map(entry).collect();
        self.app.state.db.add_listed_podcasts(&self.ann, project, entries, OverLimit::Reject).await.expect("works");
    }

    async fn blacklist(&self, show: usize, is_on: bool) {
        let headers = [("cookie", self.cookie.as_str()), ("content-type", "application/json")];
        let path = format!("/api/v1/teams/podcasts/{}", id_of(show));
        let body = json!({ "blacklist": is_on }).to_string();
        self.app.send(Method::PUT, &path, &headers, Some(body)).await.data();
    }

    async fn search(&self, path: &str, body: &Value) -> Value {
        self.app.post_as(path, body, &[("cookie", &self.cookie)]).await.data()
    }

    /// The shows of all pages, in their order.
    async fn all_pages(&self, body: &Value) -> Vec<usize> {
        let (mut shows, mut body) = (Vec::new(), body.clone());
        loop {
            let data = self.search(PODCASTS, &body).await;
            shows.extend(shows_of(&data));
            if data["cursor"].is_null() {
                return shows;
            }
            body["cursor"] = data["cursor"].clone();
        }
    }
}

fn id_of(show: usize) -> PodcastId {
    PodcastId::from_feed_url(&format!("https://feeds.example/show-{show}"))
}

fn snapshot(id: PodcastId) -> PodcastSnapshot {
    PodcastSnapshot { id, title: "A show".to_owned(), slug: "a-show".to_owned(), image_url: None }
}

fn shows_of(data: &Value) -> Vec<usize> {
    let hits = data["result"]["hits"].as_array().expect("hits").iter();
    let number = |hit: &Value| hit["podcastSlug"].as_str()?.strip_prefix("show-")?.parse().ok();
    hits.map(|hit| number(hit).expect("a show")).collect()
}

fn hit_of(data: &Value, show: usize) -> Value {
    let hits = data["result"]["hits"].as_array().expect("hits").iter();
    hits.clone().find(|hit| hit["podcastSlug"] == format!("show-{show}")).expect("a hit").clone()
}

async fn on_both(test: impl AsyncFn(Team, ManualClock)) {
    on_both_database_urls(async |url| {
        let time = ManualClock::new();
        let app = TestApp::with_config(time.clock(), |config| config.database_url = url).await;
        test(Team::new(app).await, time).await;
    })
    .await;
}

#[tokio::test]
async fn hits_have_lists_pitch_and_blacklist_of_the_team() {
    on_both(async |team, time| {
        team.list(team.tour, &[1], ListedPodcastState::Prospect).await;
        time.advance(Duration::from_secs(60));
        team.list(team.ads, &[1, 2], ListedPodcastState::Pitched).await;
        for path in [PODCASTS, EPISODES] {
            let data = team.search(path, &rust()).await;
            assert_eq!((&data["blacklistedPodcasts"], &data["hiddenListedPodcasts"]), (&json!(0), &json!(0)));
            let hit = hit_of(&data, 1);
            let lists = hit["lists"].as_array().expect("lists");
            let of = |list: &Value| {
                (
                    list["projectName"].clone(),
                    list["state"].clone(),
                    list["pitchedAt"].clone(),
                    list["pitchedBy"].clone(),
                )
            };
            assert_eq!(of(&lists[0]), (json!("Spring tour"), json!("prospect"), json!(null), json!(null)));
            let pitched_at = json!("2026-11-21T10:01:00.000Z");
            let pitched = (json!("Advertisers"), json!("pitched"), pitched_at.clone(), json!("ann@example.org"));
            assert_eq!(of(&lists[1]), pitched);
            assert_eq!(lists[1]["projectId"], team.ads.to_string());
            assert_eq!(
                hit["lastPitch"],
                json!({
                    "userDisplayName": "ann@example.org", "projectName": "Advertisers", "at": pitched_at,
                })
            );
            let other = hit_of(&data, 3);
            assert_eq!((&other["lists"], &other["blacklisted"]), (&json!([]), &json!(false)));
            assert!(other["lastPitch"].is_null());
            // Another team and anonymous callers do not see the lists.
            let stranger = team.app.cookie(Tier::Admin).await;
            let of_stranger = team.app.post_as(path, &rust(), &[("cookie", &stranger)]).await.data();
            assert_eq!(hit_of(&of_stranger, 1)["lists"], json!([]));
            let anonymous = team.app.post(path, &rust()).await.data();
            assert!(anonymous["result"]["hits"][1]["lists"].is_null());
            assert!(anonymous["result"]["hits"][1]["blacklisted"].is_null());
        }
        // A deleted list disappears at once, and its pitches stay.
        team.app.state.db.delete_project(&team.ann, team.ads, None).await.expect("works");
        let hit = hit_of(&team.search(PODCASTS, &rust()).await, 2);
        assert_eq!((&hit["lists"], &hit["lastPitch"]["projectName"]), (&json!([]), &json!("Advertisers")));
    })
    .await;
}

/// The podcast was listed before it merged into the one that the catalog has.
#[tokio::test]
async fn lists_have_former_ids_too() {
    on_both(async |team, _| {
        let entry = NewListedPodcast::new(snapshot(former_id("show-4")), ListedPodcastState::Qualified);
        let db = &team.app.state.db;
        db.add_listed_podcasts(&team.ann, team.tour, vec![entry], OverLimit::Reject).await.expect("works");
        let hit = hit_of(&team.search(PODCASTS, &rust()).await, 4);
        assert_eq!(hit["lists"][0]["state"], "qualified");
    })
    .await;
}

#[tokio::test]
async fn blacklisted_shows_leave_every_search_and_are_counted() {
    on_both(async |team, _| {
        for show in [0, 5, 21] {
            team.blacklist(show, true).await;
        }
        let expected: Vec<usize> = (0..40).filter(|show| ![0, 5, 21].contains(show)).collect();
        assert_eq!(team.all_pages(&rust()).await, expected);
        for path in [PODCASTS, EPISODES] {
            let data = team.search(path, &rust()).await;
            assert_eq!(data["result"]["total"], json!({ "value": 37, "relation": "eq" }));
            assert_eq!(data["blacklistedPodcasts"], json!(3));
            assert_eq!(data["searchResultsStats"]["totals"]["blacklistedPodcasts"], json!(3));
            let requested = team.search(path, &with("includeBlacklisted", json!(true))).await;
            assert_eq!(
                (&requested["result"]["total"]["value"], &requested["blacklistedPodcasts"]),
                (&json!(40), &json!(0))
            );
            let marked: Vec<bool> =
                [0, 1].iter().map(|show| hit_of(&requested, *show)["blacklisted"].as_bool().expect("a flag")).collect();
            assert_eq!(marked, [true, false]);
            let count = team.search(path, &with("countOnly", json!(true))).await;
            assert_eq!((&count["result"]["total"]["value"], &count["blacklistedPodcasts"]), (&json!(37), &json!(3)));
        }
        // The page for readers without scripts.
        let page = team.app.get_as("/search?q=rust", &[("cookie", &team.cookie)]).await;
        assert!(page.text.contains("Show 1<") && !page.text.contains("Show 5<"), "{}", page.text);
        team.blacklist(5, false).await;
        assert_eq!(team.search(PODCASTS, &rust()).await["blacklistedPodcasts"], json!(2));
        let stranger = team.app.cookie(Tier::Admin).await;
        let data = team.app.post_as(PODCASTS, &rust(), &[("cookie", &stranger)]).await.data();
        assert_eq!((&data["result"]["total"]["value"], &data["blacklistedPodcasts"]), (&json!(40), &json!(0)));
    })
    .await;
}

#[tokio::test]
async fn a_project_hides_what_is_on_it() {
    on_both(async |team, _| {
        team.list(team.tour, &[1, 2, 3], ListedPodcastState::Prospect).await;
        team.list(team.tour, &[4], ListedPodcastState::Ignored).await;
        team.list(team.ads, &[10], ListedPodcastState::Booked).await;
        team.blacklist(3, true).await;
        team.blacklist(30, true).await;
        let id = team.tour.to_string();
        let project = |options: Value| {
            let mut project = options;
            project["projectId"] = json!(id);
            with("project", project)
        };
        let all_listed = BTreeSet::from([1, 2, 3, 4, 30]);
        let cases = [
            (with("projectId", json!(id)), all_listed.clone(), 3),
            (with("projectId", json!("spring-tour")), all_listed.clone(), 3),
            (project(json!({})), all_listed.clone(), 3),
            (with("project", json!({ "id": id, "excludeListed": true })), all_listed.clone(), 3),
            (project(json!({ "excludePodcastsOnList": null, "excludeIgnoredPodcasts": null })), all_listed, 3),
            (project(json!({ "excludePodcastsOnList": false })), BTreeSet::from([3, 4, 30]), 1),
            (
                project(json!({ "excludePodcastsOnList": false, "excludeIgnoredPodcasts": false })),
                BTreeSet::from([3, 30]),
                0,
            ),
        ];
        for (body, hidden, listed) in cases {
            let shown: BTreeSet<usize> = team.all_pages(&body).await.into_iter().collect();
            assert_eq!(shown, (0..40).filter(|show| !hidden.contains(show)).collect(), "{body}");
            let data = team.search(PODCASTS, &body).await;
            assert_eq!(data["result"]["total"]["value"], json!(40 - hidden.len()), "{body}");
            // A podcast that is hidden for both reasons counts as blacklisted.
            assert_eq!(
                (&data["blacklistedPodcasts"], &data["hiddenListedPodcasts"]),
                (&json!(2), &json!(listed)),
                "{body}"
            );
            assert_eq!(data["searchResultsStats"]["totals"]["projectExcludedPodcasts"], json!(listed));
        }
        let stranger = team.app.cookie(Tier::Admin).await;
        let unknown = "0197a000-0000-7000-8000-000000000000";
        let not_found = |body: Value, cookie: &str| {
            let (app, cookie) = (&team.app, cookie.to_owned());
            async move {
                let reply = app.post_as(PODCASTS, &body, &[("cookie", &cookie)]).await;
                assert_eq!(reply.status, StatusCode::NOT_FOUND, "{body}");
                let mut reply = reply.json();
                reply["requestId"] = json!(null);
                reply
            }
        };
        let foreign = not_found(with("projectId", json!(id)), &stranger).await;
        assert_eq!(foreign, not_found(with("projectId", json!(unknown)), &stranger).await);
        for name in ["", "no such", "a\u{0}b"] {
            not_found(with("projectId", json!(name)), &team.cookie).await;
        }
        let reply = team.app.post(PODCASTS, &with("projectId", json!(id))).await;
        assert_eq!(reply.status, StatusCode::UNAUTHORIZED);
        for (body, pointer) in [
            (with("project", json!({ "excludeListed": true })), "/project/projectId"),
            (project(json!({ "excludeRelvancyValues": [0] })), "/project/excludeRelvancyValues"),
            (project(json!({ "luck": true })), "/project/luck"),
        ] {
            let reply = team.app.post_as(PODCASTS, &body, &[("cookie", &team.cookie)]).await;
            assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{body}");
            assert_eq!(reply.json()["errors"][0]["pointer"], pointer, "{body}");
        }
    })
    .await;
}

/// Someone lists hits of the first page before they open the second one.
#[tokio::test]
async fn pages_join_while_podcasts_are_listed() {
    on_both(async |team, time| {
        team.list(team.tour, &[7], ListedPodcastState::Prospect).await;
        let body = with("projectId", json!("spring-tour"));
        let first = team.search(PODCASTS, &body).await;
        let mut shows = shows_of(&first);
        time.advance(Duration::from_millis(1));
        team.list(team.tour, &[0, 1, 2, 25], ListedPodcastState::Prospect).await;
        team.blacklist(30, true).await;
        let mut next = body.clone();
        next["cursor"] = first["cursor"].clone();
        let second = team.search(PODCASTS, &next).await;
        shows.extend(shows_of(&second));
        assert_eq!(shows, (0..40).filter(|show| *show != 7).collect::<Vec<_>>());
        assert_eq!((&second["result"]["total"]["value"], &second["blacklistedPodcasts"]), (&json!(39), &json!(0)));
        // The hits report the change.
        assert_eq!(hit_of(&second, 25)["lists"][0]["projectSlug"], "spring-tour");
        assert_eq!(hit_of(&second, 30)["blacklisted"], json!(true));
        // A new search hides it.
        let data = team.search(PODCASTS, &body).await;
        assert_eq!((&data["result"]["total"]["value"], &data["blacklistedPodcasts"]), (&json!(34), &json!(1)));
    })
    .await;
}

/// "Add all n results" works on the podcasts of a search.
#[tokio::test]
async fn the_podcasts_of_a_search_are_all_results_within_the_plan() {
    on_both(async |team, time| {
        team.list(team.tour, &[3], ListedPodcastState::Prospect).await;
        let of_search = |id: &Value, cookie: &str| {
            let path = format!("/api/v1/search/history/{}/podcasts", id.as_str().expect("an id"));
            let (app, cookie) = (&team.app, cookie.to_owned());
            async move { app.get_as(&path, &[("cookie", &cookie)]).await }
        };
        let ids = |shows: Vec<usize>| shows.into_iter().map(|show| id_of(show).to_string()).collect::<Vec<_>>();
        for path in [PODCASTS, EPISODES] {
            let search = team.search(path, &with("projectId", json!("spring-tour"))).await;
            assert_eq!(search["result"]["hitsReturned"], json!(20));
            let all = of_search(&search["searchId"], &team.cookie).await.data();
            let expected = ids((0..40).filter(|show| *show != 3).collect());
            assert_eq!(all, json!({ "podcastIds": expected, "truncated": false }), "{path}");
            // Podcasts that were hidden since then are left out, and a repeat is free for 15 minutes.
            team.blacklist(9, true).await;
            let all = of_search(&search["searchId"], &team.cookie).await.data();
            assert_eq!(all["podcastIds"].as_array().expect("ids").len(), 38);
            team.blacklist(9, false).await;
            let stranger = team.app.cookie(Tier::Admin).await;
            assert_eq!(of_search(&search["searchId"], &stranger).await.status, StatusCode::NOT_FOUND);
        }
        let used = team.app.get_as("/api/v1/teams/usage/current", &[("cookie", &team.cookie)]).await.text;
        assert!(used.contains("\"used\":2"), "{used}");
        time.advance(Duration::from_secs(16 * 60));
        // The plan reaches 10 of the results.
        team.app.state.db.set_plan("ann@example.org", Tier::Free).await.expect("works");
        let search = team.search(PODCASTS, &rust()).await;
        let all = of_search(&search["searchId"], &team.cookie).await.data();
        assert_eq!(all, json!({ "podcastIds": ids((0..10).collect()), "truncated": true }));
    })
    .await;
}
