//! Paging while generations are published: all pages of a search come from the generation of the first one, or the
//! call fails with 409.

use crate::support::catalog::{generation, generation_of_shows};
use crate::support::documents::{episode, podcast, timestamp};
use crate::support::prelude::*;
use earshot_api::serving::OpenGeneration;
use earshot_model::OptOut;

const PODCASTS: &str = "/api/v1/search/podcasts";
const EPISODES: &str = "/api/v1/search/episodes";

/// A caller who pages through one search.
struct PagedSearch<'a> {
    app: &'a TestApp,
    cookie: String,
    path: String,
    cursor: Option<String>,
    /// The ids on the pages, in order.
    seen: Vec<String>,
}

impl<'a> PagedSearch<'a> {
    async fn new(app: &'a TestApp, path: impl Into<String>) -> Self {
        let cookie = app.cookie(Tier::Individual).await;
        Self { app, cookie, path: path.into(), cursor: None, seen: Vec::new() }
    }

    async fn send(&self) -> TestResponse {
        let term = |target: &str| json!([{ "searchTerm": "rust", "searchTargets": [target] }]);
        let body = if self.path.ends_with("/transcript") {
            let options = json!({ "searchTerms": term("transcript") });
            json!({ "searchOptions": options, "pageSize": 20, "cursor": self.cursor })
        } else {
            json!({ "searchTerms": term("podcast-title"), "cursor": self.cursor })
        };
        self.app.post_as(&self.path, &body, &[("cookie", &self.cookie)]).await
    }

    /// Requests one page; false after the last one.
    async fn next_page(&mut self) -> bool {
        let data = self.send().await.data();
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

    async fn assert_rejected(&self) {
        let reply = self.send().await;
        assert_eq!(reply.status, StatusCode::CONFLICT, "{}", reply.text);
        assert_eq!(reply.json()["code"], "cursor_outdated");
        assert!(reply.message().ends_with("Start again from the first page."), "{}", reply.message());
    }
}

fn shows(numbers: impl Iterator<Item = usize>) -> Vec<String> {
    numbers.map(|number| format!("show-{number}")).collect()
}

/// A generation with another order and a new podcast in front, so that the same offset would return other hits.
fn later_generation(name: &str) -> OpenGeneration {
    generation_of_shows(name, (0..46).rev())
}

fn with_published_at(generation: OpenGeneration, at: &str) -> OpenGeneration {
    OpenGeneration { published_at: timestamp(at), ..generation }
}

#[tokio::test]
async fn no_hit_repeats_or_is_missed_when_another_generation_is_published() {
    for path in [PODCASTS, EPISODES] {
        let app = TestApp::empty().await;
        app.state.swap_generation(generation_of_shows("g1", 0..45));
        let mut walk = PagedSearch::new(&app, path).await;
        assert!(walk.next_page().await);
        app.state.swap_generation(later_generation("g2"));
        while walk.next_page().await {}
        assert_eq!(walk.seen, shows(0..45), "{path}");
        let mut anew = PagedSearch::new(&app, path).await;
        anew.next_page().await;
        assert_eq!(anew.seen, shows((26..46).rev()), "{path}: the first page is of the one in service");
    }
}

#[tokio::test]
async fn after_two_publications_the_cursor_is_outdated() {
    let transcript = format!("{EPISODES}/{}/transcript", episode(&podcast("rust-talk", "Rust Talk"), 1).episode.id);
    for path in [PODCASTS, EPISODES, &transcript] {
        let app = TestApp::new().await;
        let mut walk = PagedSearch::new(&app, path).await;
        assert!(walk.next_page().await);
        app.state.swap_generation(generation("g2"));
        assert!(walk.next_page().await, "{path}: the one before goes on");
        app.state.swap_generation(generation("g3"));
        walk.assert_rejected().await;
        // A failed page costs nothing, and the search can start again.
        walk.cursor = None;
        assert!(walk.next_page().await, "{path}");
    }
}

#[tokio::test]
async fn passages_come_from_the_generation_of_the_first_page() {
    let app = TestApp::new().await;
    let id = episode(&podcast("rust-talk", "Rust Talk"), 1).episode.id;
    let mut walk = PagedSearch::new(&app, format!("{EPISODES}/{id}/transcript")).await;
    assert!(walk.next_page().await);
    // The episode is only in the previous generation.
    app.state.swap_generation(later_generation("g2"));
    while walk.next_page().await {}
    assert_eq!(walk.seen, (0..45).map(|number| format!("sentence {number} of rust")).collect::<Vec<_>>());
}

#[tokio::test]
async fn reopening_a_generation_keeps_cursors_valid() {
    let app = TestApp::empty().await;
    app.state.swap_generation(generation_of_shows("g1", 0..45));
    let mut walk = PagedSearch::new(&app, PODCASTS).await;
    walk.next_page().await;
    for name in ["g2", "g2"] {
        app.state.swap_generation(later_generation(name));
        assert!(walk.next_page().await || walk.seen.len() == 45);
    }
    assert_eq!(walk.seen, shows(0..45));
}

#[tokio::test]
async fn a_rolled_back_generation_serves_no_pages() {
    let app = TestApp::empty().await;
    let first = || with_published_at(generation_of_shows("g1", 0..45), "2026-11-20T12:00:00Z");
    app.state.swap_generation(first());
    let mut of_first = PagedSearch::new(&app, PODCASTS).await;
    of_first.next_page().await;
    app.state.swap_generation(with_published_at(later_generation("g2"), "2026-11-21T12:00:00Z"));
    let mut of_second = PagedSearch::new(&app, PODCASTS).await;
    of_second.next_page().await;

    app.state.swap_generation(first());
    of_second.assert_rejected().await;
    while of_first.next_page().await {}
    assert_eq!(of_first.seen, shows(0..45));

    // After a rollback, the next generation has the restored one as its previous one.
    let mut of_first = PagedSearch::new(&app, PODCASTS).await;
    of_first.next_page().await;
    app.state.swap_generation(with_published_at(generation_of_shows("g3", 0..3), "2026-11-22T12:00:00Z"));
    while of_first.next_page().await {}
    assert_eq!(of_first.seen, shows(0..45));
}

#[tokio::test]
async fn opt_outs_apply_to_the_previous_generation_at_once() {
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
    app.state.swap_generation(generation("g2"));
    assert_ne!(contact(&page(first["cursor"].clone()).await), Value::Null);
    let hidden = OptOut::new("ann@show.example", "", timestamp("2026-11-21T09:00:00Z")).expect("an address");
    app.state.generations.set_opt_outs([hidden].into_iter().collect());
    let second = page(first["cursor"].clone()).await;
    assert_eq!(second["result"]["hitsReturned"], 20);
    assert_eq!(contact(&second), Value::Null);
    // Opt-outs also apply to a generation that becomes the previous one afterwards.
    let first = page(Value::Null).await;
    app.state.swap_generation(generation("g3"));
    assert_eq!(contact(&page(first["cursor"].clone()).await), Value::Null);
}
