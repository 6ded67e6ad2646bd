//! Time of large lists: adding 1,000 podcasts in one call, changing them, reading a project of 1,000 podcasts through the API,
//! and listing 1,000 projects. Runs on SQLite, and on PostgreSQL when `EARSHOT_TEST_POSTGRES` has the URL of an empty
//! database. The goals are 1 s for a change and 50 ms for a read (p99).

#![expect(clippy::print_stdout, reason = "a program that prints figures")]

use axum::body::Body;
use axum::http::Request;
use earshot_api::{AppState, Config, router};
use earshot_app::{
    Account, Db, ListedPodcastUpdate, NewListedPodcast, NewProject, OverLimit, PodcastSnapshot, Project,
};
use earshot_model::project::ListedPodcastState;
use earshot_model::{Clock, PodcastId, Tier};
use http_body_util::BodyExt as _;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use tower::ServiceExt as _;

const PODCASTS: usize = 1_000;
const READS: usize = 200;
const MAX_WRITE: Duration = Duration::from_secs(1);
const MAX_READ: Duration = Duration::from_millis(50);

fn main() -> ExitCode {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let mut urls = vec![("SQLite", format!("sqlite://{}", folder.path().join("app.db").display()))];
    #[expect(clippy::disallowed_methods, reason = "benchmarks are configured by the environment")]
    if let Ok(url) = std::env::var("EARSHOT_TEST_POSTGRES") {
        urls.push(("PostgreSQL", url));
    }
    println!("database    step                       p50 ms   p99 ms");
    let mut is_fine = true;
    for (name, url) in urls {
        is_fine &= runtime.block_on(measure(name, &url));
    }
    if is_fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

async fn measure(name: &str, url: &str) -> bool {
    let folder = tempfile::tempdir().expect("a folder");
    let mut config = Config::in_data_dir(folder.path(), "https://earshot.example");
    config.database_url = url.to_owned();
    config.requests_per_minute = None;
    let state = AppState::new(config, Clock::system()).await.expect("the app database opens");
    let db = state.db.clone();
    let account = db.create_or_update_user("bench@example.org", Tier::Admin).await.expect("a user");
    let project = create_project(&db, &account, 0).await;
    let mut is_fine = true;
    let mut print = |step: &str, times: &mut Vec<Duration>, max: Duration| {
        times.sort_unstable();
        let at = |share: usize| times[(times.len() * share / 100).min(times.len() - 1)];
        let (p50, p99) = (at(50), at(99));
        is_fine &= p99 < max;
        println!("{name:<10}  {step:<25} {:>7.1}  {:>7.1}", p50.as_secs_f64() * 1e3, p99.as_secs_f64() * 1e3);
    };

    let began = Instant::now();
    let new = (0..PODCASTS).map(entry).collect();
    db.add_listed_podcasts(&account, project.id, new, OverLimit::Reject).await.expect("they fit");
    print("add 1,000", &mut vec![began.elapsed()], MAX_WRITE);

    let ids: Vec<_> = db.listed_podcasts(&account, project.id, &Default::default()).await.expect("reads");
    let ids: Vec<_> = ids.into_iter().map(|entry| entry.id).collect();
    let mut times = Vec::new();
    for state in [ListedPodcastState::Qualified, ListedPodcastState::Pitched, ListedPodcastState::Booked] {
        let update = ListedPodcastUpdate { state: Some(state), ..ListedPodcastUpdate::default() };
        let began = Instant::now();
        let updated = db.update_listed_podcasts(&account, project.id, &ids, update, None).await.expect("works");
        times.push(began.elapsed());
        let began = Instant::now();
        db.undo_change(&account, updated.change_id.expect("a change")).await.expect("works");
        times.push(began.elapsed());
    }
    print("change or undo 1,000", &mut times, MAX_WRITE);

    let token = db.start_session(account.user_id, None).await.expect("a session");
    let service = router(state);
    let read = async |path: String| {
        let mut times = Vec::with_capacity(READS);
        for _ in 0..READS {
            let request = Request::get(&path).header("cookie", format!("__Host-session={token}"));
            let request = request.body(Body::empty()).expect("a request");
            let began = Instant::now();
            let response = service.clone().oneshot(request).await.expect("the service never fails");
            let is_ok = response.status().is_success();
            let body = response.into_body().collect().await.expect("a whole body").to_bytes();
            times.push(began.elapsed());
            assert!(is_ok, "{}", String::from_utf8_lossy(&body));
        }
        times
    };
    let path = format!("/api/v1/projects/{}", project.slug);
    print("details of 1,000", &mut read(format!("{path}/details")).await, MAX_READ);
    print("podcasts/details of 1,000", &mut read(format!("{path}/podcasts/details")).await, MAX_READ);
    print("activity", &mut read(format!("{path}/activity")).await, MAX_READ);
    for number in 1..PODCASTS {
        create_project(&db, &account, number).await;
    }
    print("list of 1,000 projects", &mut read("/api/v1/projects".to_owned()).await, MAX_READ);
    is_fine
}

async fn create_project(db: &Db, account: &Account, number: usize) -> Project {
    let new = NewProject {
        purpose: Some("Guests for a tour through small shows".to_owned()),
        keywords: vec!["bread".to_owned(), "tea".to_owned()],
        ..NewProject::guest_booking(&format!("Project {number}"))
    };
    db.create_project(account, new).await.expect("a project").0
}

fn entry(number: usize) -> NewListedPodcast {
    NewListedPodcast {
        podcast: PodcastSnapshot {
            id: PodcastId::from_feed_url(&format!("https://feeds.example/{number}")),
            title: format!("The podcast with the number {number}"),
            slug: format!("the-podcast-with-the-number-{number}"),
            image_url: Some(format!("https://images.example/{number}.jpg")),
        },
        former_ids: Vec::new(),
        state: ListedPodcastState::DEFAULT,
        priority: None,
        labels: vec!["automated".to_owned()],
        notes: String::new(),
    }
}
