//! Results by a text model, through the API: a model that is honest, one that invents quotations, and one whose
//! connection breaks in the middle.

use crate::support::documents::{episode, podcast, timestamp};
use crate::support::prelude::*;
use earshot_api::TextModelConfig;
use earshot_api::jobs::deep_analysis_runs::analyze_episodes;
use earshot_model::{Clock, Meter, Period};
use earshot_testkit::ModelStub;
use http_body_util::BodyExt as _;

/// The service with a text model, a user of it, and their guest.
struct Setup {
    stub: ModelStub,
    app: TestApp,
    user: Member,
    guest: Value,
}

impl Setup {
    async fn new(model: &str) -> Self {
        let stub = ModelStub::start().await;
        let app = TestApp::with_config(Clock::fixed(timestamp("2026-11-21T10:00:00Z")), |config| {
            config.text_model = Some(TextModelConfig::new(stub.base_url(), model));
        })
        .await;
        app.state.swap_generation(crate::support::catalog::generation("g1"));
        let user = Member::new(&app, "ann", Tier::Business).await;
        let body = json!({
            "firstName": "Ada", "lastName": "Lovelace", "shortBio": "Ada writes about Rust and compilers.",
            "topicsToDiscuss": ["Rust", "compilers"], "expertise": ["Rust"],
        });
        let guest = user.post(&app, "/guest-profiles", &body).await.data();
        Self { stub, app, user, guest }
    }

    async fn post(&self, path: &str, body: &Value) -> Value {
        self.user.post(&self.app, path, body).await.data()
    }

    async fn pitch(&self) -> Value {
        let body = json!({ "podcastId": "rust-talk", "guestProfileId": self.guest["guestProfileId"], "variants": 2 });
        self.post("/outreach/generate", &body).await["outreach"].clone()
    }

    async fn review(&self) -> Value {
        let body = json!({ "podcastId": "rust-talk", "projectId": self.guest["projectId"], "forceRegenerate": true });
        self.post("/agent/project/relevancy", &body).await
    }

    async fn strategies(&self) -> Vec<Value> {
        let made =
            self.post("/strategies/generate", &json!({ "projectId": self.guest["projectId"], "count": 2 })).await;
        made["strategies"].as_array().expect("strategies").clone()
    }

    async fn preparation(&self) -> Value {
        let body = json!({ "podcastSlug": "rust-talk", "guestProfileId": self.guest["guestProfileId"] });
        self.post("/guest-prep/generate", &body).await
    }

    async fn analysis(&self) -> Value {
        let part = episode(&podcast("rust-talk", "Rust Talk"), 1).episode.id.to_string();
        self.post("/podcasts/deep-analysis", &json!({ "podcastId": "rust-talk", "episodeIds": [part] })).await;
        analyze_episodes(&self.app.state).await.expect("works");
        let data = self.user.get(&self.app, &format!("/agent/episode/{part}/deep-analysis")).await.data();
        data["deepAnalysis"].clone()
    }

    /// An answer as events: the parts of the text, and the last event with its name.
    async fn streamed(&self) -> (Vec<String>, String, Value) {
        let body = json!({ "context": { "podcastId": "rust-talk" } }).to_string();
        let open = self.app.open_events(Method::POST, "/api/v1/agent/podcast", &self.user.cookie, Some(body));
        let response = open.await;
        assert_eq!(response.status(), StatusCode::OK);
        let bytes = response.into_body().collect().await.expect("a whole stream").to_bytes();
        let text = String::from_utf8(bytes.to_vec()).expect("text");
        let events = text.split("\n\n").filter_map(|event| event.strip_prefix("event: ")?.split_once("\ndata: "));
        let mut events: Vec<(String, Value)> =
            events.map(|(name, data)| (name.to_owned(), serde_json::from_str(data).expect("JSON"))).collect();
        let (name, last) = events.pop().expect("a last event");
        let parts = events.into_iter().map(|(name, data)| {
            assert_eq!(name, "text", "{data}");
            data["text"].as_str().expect("a text").to_owned()
        });
        (parts.collect(), name, last)
    }

    async fn used(&self) -> u32 {
        let subject = format!("team {}", self.user.account.team_id);
        self.app.state.db.usage_in_period(&subject, Meter::AiAssist, Period::Month).await.expect("works")
    }
}

/// The author of a result: the kind, the model, and the reason for a fallback.
fn author(made: &Value) -> (&str, Option<&str>, Option<&str>) {
    let kind = made["generatedBy"].as_str().unwrap_or_else(|| panic!("nobody made {made}"));
    (kind, made["model"].as_str(), made["fallback"]["reason"].as_str())
}

#[tokio::test]
async fn results_name_the_model_and_are_charged_once() {
    let setup = Setup::new("good").await;
    let by_model = ("model", Some("good"), None);
    let pitch = setup.pitch().await;
    assert_eq!(author(&pitch), by_model, "{pitch}");
    let variants = pitch["variants"].as_array().expect("texts");
    assert!(variants.len() == 2 && variants[0]["subject"].as_str().expect("a subject").starts_with("Guest idea: "));
    let claims = variants.iter().flat_map(|variant| variant["claims"].as_array().expect("claims"));
    assert!(claims.into_iter().all(|claim| claim["isSupported"] == true), "{pitch}");
    assert_eq!(setup.used().await, 1);

    let review = setup.review().await;
    assert_eq!(author(&review), by_model, "{review}");
    let answer = &review["result"]["answer"];
    assert!(answer["justification"].as_str().expect("a text").starts_with("The show had “"), "{review}");
    assert_eq!(answer["evidence"].as_array().map(Vec::len), Some(1));
    assert_eq!(setup.used().await, 2);

    let strategies = setup.strategies().await;
    assert_eq!(strategies.len(), 2);
    assert!(strategies.iter().all(|strategy| author(strategy) == by_model), "{strategies:?}");
    assert_eq!(setup.used().await, 3);

    let (parts, last, done) = setup.streamed().await;
    assert_eq!((last.as_str(), author(&done)), ("done", by_model));
    let text = done["result"]["answer"]["text"].as_str().expect("a text");
    assert!(parts.len() > 3 && parts.concat() == text && text.starts_with("This is a summary"), "{parts:?} {text}");
    assert_eq!(setup.used().await, 4);

    let analysis = setup.analysis().await;
    assert_eq!((&analysis["state"], author(&analysis["madeWith"])), (&json!("done"), by_model), "{analysis}");
    let moment = &analysis["insights"]["quotableMoments"][0];
    assert!(moment["quote"].as_str().expect("a quote").starts_with("Sentence <0>"), "{analysis}");
    assert_eq!(setup.used().await, 5);

    let preparation = setup.preparation().await;
    assert_eq!(author(&preparation), by_model, "{preparation}");
    assert_eq!(setup.used().await, 6);
    assert_eq!(setup.stub.requests().len(), 6, "nothing was requested twice");
}

#[tokio::test]
async fn made_up_quotations_lead_to_the_rules() {
    let setup = Setup::new("lies").await;
    let rejected = ("rules", None, Some("rejected"));
    let pitch = setup.pitch().await;
    assert_eq!(author(&pitch), rejected, "{pitch}");
    assert!(!pitch["fallback"]["message"].as_str().expect("a reason").is_empty());
    let texts = pitch["variants"].to_string();
    assert!(!texts.contains("Oprah") && texts.contains("Rust"), "{texts}");
    let review = setup.review().await;
    assert_eq!(author(&review), rejected, "{review}");
    assert!(!review.to_string().contains("waited years"), "{review}");
    // A result by rules is kept like any other.
    assert_eq!(review["isStored"], true);
    let strategies = setup.strategies().await;
    assert!(strategies.iter().all(|strategy| author(strategy) == rejected), "{strategies:?}");
    let preparation = setup.preparation().await;
    assert_eq!(author(&preparation), rejected, "{preparation}");
    let analysis = setup.analysis().await;
    assert_eq!((&analysis["state"], author(&analysis["madeWith"])), (&json!("done"), rejected), "{analysis}");
    assert!(!analysis.to_string().contains("waited years"), "{analysis}");
    assert_eq!(setup.used().await, 0, "rules that stand in cost nothing");
    assert_eq!(setup.stub.requests().len(), 10, "each result was requested twice");

    // Free text keeps what is true; its quotations are removed while it streams.
    let (parts, last, done) = setup.streamed().await;
    assert_eq!((last.as_str(), author(&done)), ("done", ("model", Some("lies"), None)));
    assert_eq!(done["result"]["answer"]["removed"], 2);
    assert!(!format!("{parts:?}{done}").contains("waited years"), "{parts:?} {done}");
    assert_eq!(setup.used().await, 1);
}

#[tokio::test]
async fn a_connection_that_breaks_leaves_the_rules_and_no_charge() {
    let setup = Setup::new("drops").await;
    let (parts, last, done) = setup.streamed().await;
    assert_eq!((last.as_str(), author(&done)), ("done", ("rules", None, Some("interrupted"))));
    let text = done["result"]["answer"]["text"].as_str().expect("a text");
    // The text of the last event replaces the parts.
    assert!(!parts.is_empty() && text.contains("Rust Talk") && !text.starts_with(&parts.concat()), "{parts:?} {text}");
    assert_eq!(setup.used().await, 0);

    let unavailable = ("rules", None, Some("unavailable"));
    assert_eq!(author(&setup.review().await), unavailable);
    assert_eq!(author(&setup.pitch().await), unavailable);
    // Three failures open the circuit, so that nobody waits for the model again.
    let requests = setup.stub.requests().len();
    let analysis = setup.analysis().await;
    assert_eq!((&analysis["state"], author(&analysis["madeWith"])), (&json!("done"), unavailable), "{analysis}");
    assert!(setup.strategies().await.iter().all(|strategy| author(strategy) == unavailable));
    assert_eq!(setup.stub.requests().len(), requests);
    assert_eq!(setup.used().await, 0, "what failed costs nothing");
}
