//! Pages while generations are published: all of a search's come from that of the first one, or the answer is 409.

use crate::support::catalog::{generation, generation_of_shows};
use crate::support::documents::{episode, moment, podcast};
use crate::support::{Reply, TestApp};
use axum::http::StatusCode;
use earshot_api::serving::Generation;
use earshot_model::{OptOut, Tier};
use serde_json::{Value, json};

const PODCASTS: &str = "/api/v1/search/podcasts";
const EPISODES: &str = "/api/v1/search/episodes";

/// Somebody who pages through one search.
struct Walk<'a> {
    app: &'a TestApp,
    cookie: String,
    path: String,
    cursor: Option<String>,
    /// What the pages held, in the order in which it came.
    seen: Vec<String>,
}

impl<'a> Walk<'a> {
    async fn of(app: &'a TestApp, path: impl Into<String>) -> Self {
        let cookie = app.cookie(Tier::Individual).await;
        Self { app, cookie, path: path.into(), cursor: None, seen: Vec::new() }
    }

    async fn ask(&self) -> Reply {
        let term = |target: &str| json!([{ "searchTerm": "rust", "searchTargets": [target] }]);
        let body = if self.path.ends_with("/transcript") {
            let options = json!({ "searchTerms": term("transcript") });
            json!({ "searchOptions": options, "pageSize": 20, "cursor": self.cursor })
        } else {
            json!({ "searchTerms": term("podcast-title"), "cursor": self.cursor })
        };
        self.app.post_as(&self.path, &body, &[("cookie", &self.cookie)]).await
    }

    /// One page; false when it is the last one.
    async fn page(&mut self) -> bool {
        let data = self.ask().await.data();
        let (items, name, cursor) = match data.get("passages") {
            Some(passages) => (passages, "text", &data["nextCursor"]),
            None => (&data["result"]["hits"], "podcastSlug", &data["cursor"]),
        };
        let texts =
            items.as_array().expect("a page").iter().map(|item| item[name].as_str().expect("a text").to_owned());
        self.seen.extend(texts);
        self.cursor = cursor.as_str().map(str::to_owned);
        self.cursor.is_some()
    }

    async fn refused(&self) {
        let reply = self.ask().await;
        assert_eq!(reply.status, StatusCode::CONFLICT, "{}", reply.text);
        assert_eq!(reply.json()["code"], "cursor_outdated");
        assert!(reply.message().ends_with("Search again from the first page."), "{}", reply.message());
    }
}

fn shows(numbers: impl Iterator<Item = usize>) -> Vec<String> {
    numbers.map(|number| format!("show-{number}")).collect()
}

/// Another order and a new show in front: at the same depth there would be other hits.
fn later(name: &str) -> Generation {
    generation_of_shows(name, (0..46).rev())
}

fn published(generation: Generation, at: &str) -> Generation {
    Generation { published_at: moment(at), ..generation }
}

#[tokio::test]
async fn no_hit_repeats_or_is_missed_when_another_generation_is_published() {
    for path in [PODCASTS, EPISODES] {
        let app = TestApp::empty().await;
        app.state.swap(generation_of_shows("g1", 0..45));
        let mut walk = Walk::of(&app, path).await;
        assert!(walk.page().await);
        app.state.swap(later("g2"));
        while walk.page().await {}
        assert_eq!(walk.seen, shows(0..45), "{path}");
        let mut anew = Walk::of(&app, path).await;
        anew.page().await;
        assert_eq!(anew.seen, shows((26..46).rev()), "{path}: the first page is of the one in service");
    }
}

#[tokio::test]
async fn after_two_publications_the_search_is_to_be_made_anew() {
    let transcript = format!("{EPISODES}/{}/transcript", episode(&podcast("rust-talk", "Rust Talk"), 1).episode.id);
    for path in [PODCASTS, EPISODES, &transcript] {
        let app = TestApp::new().await;
        let mut walk = Walk::of(&app, path).await;
        assert!(walk.page().await);
        app.state.swap(generation("g2"));
        assert!(walk.page().await, "{path}: the one before goes on");
        app.state.swap(generation("g3"));
        walk.refused().await;
        // What is not told costs nothing, and the search can be made again.
        walk.cursor = None;
        assert!(walk.page().await, "{path}");
    }
}

#[tokio::test]
async fn passages_are_those_of_the_first_page_too() {
    let app = TestApp::new().await;
    let id = episode(&podcast("rust-talk", "Rust Talk"), 1).episode.id;
    let mut walk = Walk::of(&app, format!("{EPISODES}/{id}/transcript")).await;
    assert!(walk.page().await);
    // The episode is in the one before only.
    app.state.swap(later("g2"));
    while walk.page().await {}
    assert_eq!(walk.seen, (0..45).map(|number| format!("sentence {number} of rust")).collect::<Vec<_>>());
}

#[tokio::test]
async fn a_generation_that_is_opened_anew_is_the_same_one() {
    let app = TestApp::empty().await;
    app.state.swap(generation_of_shows("g1", 0..45));
    let mut walk = Walk::of(&app, PODCASTS).await;
    walk.page().await;
    for name in ["g2", "g2"] {
        app.state.swap(later(name));
        assert!(walk.page().await || walk.seen.len() == 45);
    }
    assert_eq!(walk.seen, shows(0..45));
}

#[tokio::test]
async fn nothing_is_told_of_a_generation_that_was_rolled_back() {
    let app = TestApp::empty().await;
    let first = || published(generation_of_shows("g1", 0..45), "2026-11-20T12:00:00Z");
    app.state.swap(first());
    let mut of_first = Walk::of(&app, PODCASTS).await;
    of_first.page().await;
    app.state.swap(published(later("g2"), "2026-11-21T12:00:00Z"));
    let mut of_second = Walk::of(&app, PODCASTS).await;
    of_second.page().await;

    app.state.swap(first());
    of_second.refused().await;
    while of_first.page().await {}
    assert_eq!(of_first.seen, shows(0..45));

    // What is published next has the one that was gone back to before it.
    let mut of_first = Walk::of(&app, PODCASTS).await;
    of_first.page().await;
    app.state.swap(published(generation_of_shows("g3", 0..3), "2026-11-22T12:00:00Z"));
    while of_first.page().await {}
    assert_eq!(of_first.seen, shows(0..45));
}

#[tokio::test]
async fn opt_outs_hold_at_once_for_the_generation_before_too() {
    let app = TestApp::new().await;
    let key = app.key(Tier::Business).await;
    let search = json!({ "searchTerms": [{ "searchTerm": "rust", "searchTargets": ["podcast-title"] }] });
    let page = |cursor: Value| {
        let mut body = search.clone();
        body["cursor"] = cursor;
        let (app, key) = (&app, &key);
        async move { app.post_as(PODCASTS, &body, &[("authorization", key)]).await.data() }
    };
    let contact = |data: &Value| data["result"]["hits"][0]["primaryContact"].clone();
    let first = page(Value::Null).await;
    app.state.swap(generation("g2"));
    assert_ne!(contact(&page(first["cursor"].clone()).await), Value::Null);
    let hidden = OptOut::new("ann@show.example", "", moment("2026-11-21T09:00:00Z")).expect("an address");
    app.state.serving.hide([hidden].into_iter().collect());
    let second = page(first["cursor"].clone()).await;
    assert_eq!(second["result"]["hitsReturned"], 20);
    assert_eq!(contact(&second), Value::Null);
    // And for one that becomes the one before later.
    let first = page(Value::Null).await;
    app.state.swap(generation("g3"));
    assert_eq!(contact(&page(first["cursor"].clone()).await), Value::Null);
}
