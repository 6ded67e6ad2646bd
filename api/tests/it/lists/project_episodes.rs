//! The recent episodes of a project's podcasts, and the calendar of next actions.

use crate::support::catalog::catalog;
use crate::support::prelude::*;
use earshot_app::ListedPodcastUpdate;
use earshot_model::search::SortField;

#[tokio::test]
async fn one_search_finds_the_episodes_of_all_podcasts() {
    let app = TestApp::empty().await;
    let (generation, engine) = catalog("g1");
    app.state.swap_generation(generation);
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let tour = ann.project(&app, "Spring tour").await;
    let path = format!("/api/v1/projects/{}/podcasts/recent-episodes", tour.slug);
    let none = app.get_as(&path, &ann.headers()).await.data();
    assert_eq!(
        (&none["episodes"], &none["totalEpisodes"], &none["options"]["days"]),
        (&json!([]), &json!(0), &json!(7))
    );
    assert_eq!(engine.searches(), 0, "a search without podcasts would find all episodes");

    let entries = ann.add(&app, &tour, &["rust-talk", "slow-bread", "zero", "gone"]).await;
    let data = app.get_as(&format!("{path}?days=30&limit=3"), &ann.headers()).await.data();
    assert_eq!(engine.searches(), 1);
    let search = engine.last_search();
    let filters = &search.filters;
    assert_eq!(filters.include_podcast_ids.len(), 4);
    assert_eq!(filters.published_since.expect("a date").to_rfc3339(), "2026-10-22T10:00:00+00:00");
    assert_eq!(filters.published_before.expect("a date").to_rfc3339(), "2026-11-21T10:00:00+00:00");
    assert_eq!(search.sort[0].field, SortField::RecentActivity);
    let episodes = data["episodes"].as_array().expect("episodes");
    assert_eq!((episodes.len(), &data["totalEpisodes"]), (3, &json!(45)));
    assert_eq!(episodes[0]["listedPodcastId"], json!(entries[0].id));
    assert_eq!((&episodes[0]["podcastSlug"], &episodes[0]["state"]), (&json!("rust-talk"), &json!("prospect")));

    let states = app.get_as(&format!("{path}?states=booked&states=pitched"), &ann.headers()).await.data();
    assert_eq!((&states["episodes"], engine.searches()), (&json!([]), 1));
    for query in ["days=0", "days=366", "limit=0", "limit=201", "states=won", "skip=-1"] {
        assert_eq!(
            app.get_as(&format!("{path}?{query}"), &ann.headers()).await.status,
            StatusCode::BAD_REQUEST,
            "{query}"
        );
    }
    let eve = Member::new(&app, "eve", Tier::Admin).await;
    assert_eq!(app.get_as(&path, &eve.headers()).await.status, StatusCode::NOT_FOUND);
    assert_eq!(app.get(&path).await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn next_actions_are_a_calendar() {
    let app = TestApp::new().await;
    let ann = Member::new(&app, "ann", Tier::Agency).await;
    let tour = ann.project(&app, "Spring tour").await;
    let entries = ann.add(&app, &tour, &["rust-talk", "slow-bread"]).await;
    let update = ListedPodcastUpdate {
        next_action_on: Some("2026-12-31".parse().ok()),
        notes: Some("Ask, then;\nEND:VEVENT\r\nBEGIN:VEVENT".to_owned()),
        ..ListedPodcastUpdate::default()
    };
    app.state.db.update_listed_podcasts(&ann.account, tour.id, &[entries[0].id], update, None).await.expect("works");
    let path = format!("/api/v1/projects/{}/next-actions.ics", tour.slug);
    let reply = app.get_as(&path, &ann.headers()).await;
    assert_eq!(reply.header("content-type"), "text/calendar; charset=utf-8");
    assert_eq!(reply.header("content-disposition"), "attachment; filename=\"spring-tour-next-actions.ics\"");
    let unfolded = reply.text.replace("\r\n ", "");
    let lines: Vec<&str> = unfolded.lines().collect();
    for line in [
        "BEGIN:VCALENDAR",
        "PRODID:-//Earshot//Next actions//EN",
        "SUMMARY:rust-talk when it was added",
        "DTSTART;VALUE=DATE:20261231",
        "DTEND;VALUE=DATE:20270101",
        "DTSTAMP:20261121T100000Z",
        &format!("UID:{}@earshot", entries[0].id),
    ] {
        assert!(lines.contains(&line), "{line} is not in {}", reply.text);
    }
    // Notes cannot add entries.
    assert_eq!(lines.iter().filter(|line| **line == "BEGIN:VEVENT").count(), 1, "{}", reply.text);
    assert!(reply.text.lines().all(|line| line.len() <= 75), "lines are folded (RFC 5545 3.1)");
    let eve = Member::new(&app, "eve", Tier::Admin).await;
    assert_eq!(app.get_as(&path, &eve.headers()).await.status, StatusCode::NOT_FOUND);
    assert_eq!(app.get(&path).await.status, StatusCode::UNAUTHORIZED);
}
