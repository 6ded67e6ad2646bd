//! Podcasts of teams on both databases: flags, roles, pages, filters, and what searches hide.

use crate::support::prelude::*;
use earshot_app::{
    NewListedPodcast, NewProject, OverLimit, PodcastSnapshot, RemovedTeamPodcasts, TeamPodcast, TeamPodcastChange,
    TeamPodcastOrder, TeamPodcastOutcome, TeamPodcastQuery, TeamPodcastReason,
};
use earshot_model::PodcastId;
use earshot_model::project::ListedPodcastState;

async fn user(db: &Db, name: &str) -> Account {
    db.create_user(&format!("{name}@example.org"), Tier::Agency).await.expect("a user")
}

fn podcast(title: &str) -> PodcastSnapshot {
    PodcastSnapshot {
        id: PodcastId::from_feed_url(&format!("https://feeds.example/{title}")),
        title: title.to_owned(),
        slug: "show".to_owned(),
        image_url: None,
    }
}

async fn change(db: &Db, account: &Account, podcast: &PodcastSnapshot, change: TeamPodcastChange) -> TeamPodcast {
    match db.change_team_podcast(account, podcast.clone(), change).await.expect("works") {
        TeamPodcastOutcome::Changed(row) => row,
        other => panic!("{other:?}"),
    }
}

const NOTHING: TeamPodcastChange = TeamPodcastChange { sync: None, blacklist: None };
const BLACKLIST: TeamPodcastChange = TeamPodcastChange { sync: None, blacklist: Some(true) };
const SYNC: TeamPodcastChange = TeamPodcastChange { sync: Some(true), blacklist: None };

fn titles(podcasts: &[TeamPodcast]) -> Vec<&str> {
    podcasts.iter().map(|row| row.podcast.title.as_str()).collect()
}

on_both_databases!(flags_are_independent_and_null_leaves_them, |db, time| {
    let ann = user(&db, "ann").await;
    let show = podcast("Show");
    let row = change(&db, &ann, &show, NOTHING).await;
    assert_eq!((row.sync, row.blacklisted_at, row.added_reason), (false, None, TeamPodcastReason::AddButton));
    assert_eq!(row.added_by, Some(ann.user_id));
    time.advance(Duration::from_secs(60));
    let row = change(&db, &ann, &show, SYNC).await;
    assert!(row.sync && row.blacklisted_at.is_none() && row.updated_at > row.created_at);
    let row = change(&db, &ann, &show, BLACKLIST).await;
    let since = row.blacklisted_at.expect("blacklisted");
    assert!(row.sync);
    time.advance(Duration::from_secs(60));
    let same = change(&db, &ann, &show, BLACKLIST).await;
    assert_eq!(same, row, "nothing has changed");
    let off = TeamPodcastChange { sync: Some(false), blacklist: Some(false) };
    let row = change(&db, &ann, &show, off).await;
    assert!(!row.sync && row.blacklisted_at.is_none() && row.updated_at > since);
    assert_eq!(db.team_podcast(&ann, show.id).await.expect("works"), Some(row));
});

on_both_databases!(members_cannot_change_the_blacklist, |db, _| {
    let (ann, bob) = (user(&db, "ann").await, user(&db, "bob").await);
    let of_team = |role| Account { team_id: ann.team_id, role, ..bob.clone() };
    let (member, admin) = (of_team(Role::Member), of_team(Role::Admin));
    let (show, other) = (podcast("Show"), podcast("Another"));
    let blacklisted = db.change_team_podcast(&member, show.clone(), BLACKLIST).await.expect("works");
    assert_eq!(blacklisted, TeamPodcastOutcome::RoleMissing);
    assert_eq!(db.team_podcast(&ann, show.id).await.expect("works"), None, "nothing is written");
    change(&db, &member, &other, SYNC).await;
    change(&db, &admin, &show, BLACKLIST).await;
    // Setting a value that is already set changes nothing.
    change(&db, &member, &show, BLACKLIST).await;
    change(&db, &member, &show, SYNC).await;
    let off = TeamPodcastChange { sync: None, blacklist: Some(false) };
    let refused = db.change_team_podcast(&member, show.clone(), off).await.expect("works");
    assert_eq!(refused, TeamPodcastOutcome::RoleMissing);
    let removed = db.remove_team_podcasts(&member, [show.id, other.id, podcast("x").id]).await.expect("works");
    assert_eq!(removed, RemovedTeamPodcasts { removed: 1, missing: 1, role_missing: 1 });
    let removed = db.remove_team_podcasts(&admin, [show.id]).await.expect("works");
    assert_eq!(removed, RemovedTeamPodcasts { removed: 1, missing: 0, role_missing: 0 });
});

on_both_databases!(pages_are_filtered_and_sorted_alike_on_both_databases, |db, time| {
    let (ann, bob) = (user(&db, "ann").await, user(&db, "bob").await);
    for title in ["Ärzte im Gespräch", "100% Rust_", "apple pie", "Zebra", "the Café"] {
        change(&db, &ann, &podcast(title), NOTHING).await;
        time.advance(Duration::from_secs(1));
    }
    change(&db, &ann, &podcast("Zebra"), SYNC).await;
    change(&db, &ann, &podcast("apple pie"), BLACKLIST).await;
    change(&db, &bob, &podcast("Of Bob"), BLACKLIST).await;
    let page = |query| {
        let (db, ann) = (db.clone(), ann.clone());
        async move { db.team_podcasts(&ann, &query).await.expect("works") }
    };
    let query = || TeamPodcastQuery { limit: 10, order: TeamPodcastOrder::Title, ..TeamPodcastQuery::default() };
    let all = page(query()).await;
    assert_eq!((all.total, all.total_filtered), (5, 5));
    assert_eq!(titles(&all.podcasts), ["100% Rust_", "apple pie", "Ärzte im Gespräch", "the Café", "Zebra"]);
    let newest = page(TeamPodcastQuery { order: TeamPodcastOrder::Added, ..query() }).await;
    assert_eq!(titles(&newest.podcasts)[..2], ["the Café", "Zebra"]);
    let cases: Vec<(TeamPodcastQuery, &[&str])> = vec![
        (TeamPodcastQuery { blacklist: Some(true), ..query() }, &["apple pie"]),
        (TeamPodcastQuery { sync: Some(true), ..query() }, &["Zebra"]),
        (TeamPodcastQuery { sync: Some(true), blacklist: Some(true), ..query() }, &[]),
        (TeamPodcastQuery { text: Some("ARZTE".to_owned()), ..query() }, &["Ärzte im Gespräch"]),
        (TeamPodcastQuery { text: Some("  cafe ".to_owned()), ..query() }, &["the Café"]),
        (TeamPodcastQuery { text: Some("%".to_owned()), ..query() }, &["100% Rust_"]),
        (TeamPodcastQuery { text: Some("t_".to_owned()), ..query() }, &["100% Rust_"]),
        (TeamPodcastQuery { text: Some("\\".to_owned()), ..query() }, &[]),
    ];
    for (query, expected) in cases {
        let found = page(query.clone()).await;
        assert_eq!(titles(&found.podcasts), expected, "{query:?}");
        assert_eq!((found.total, found.total_filtered), (5, expected.len() as u64), "{query:?}");
    }
    let mut joined = Vec::new();
    for skip in [0, 2, 4] {
        let part = page(TeamPodcastQuery { skip, limit: 2, ..query() }).await;
        assert_eq!(part.total_filtered, 5);
        joined.extend(part.podcasts);
    }
    assert_eq!(joined, all.podcasts);
});

on_both_databases!(listed_podcasts_are_added_to_the_team_and_stay, |db, time| {
    let (ann, bob) = (user(&db, "ann").await, user(&db, "bob").await);
    let new = NewProject::guest_booking("Spring tour");
    let project = db.create_project(&ann, new).await.expect("a project").0.id;
    let list = |title: &str, state| NewListedPodcast::new(podcast(title), state);
    change(&db, &ann, &podcast("Before"), BLACKLIST).await;
    let (prospect, ignored) = (ListedPodcastState::Prospect, ListedPodcastState::Ignored);
    let listed = vec![list("Before", prospect), list("Good show", prospect), list("Unfit", ignored)];
    db.add_listed_podcasts(&ann, project, listed, OverLimit::Reject).await.expect("works");
    let first_page_at = db.clock().now();
    let reason = |title: &'static str| {
        let (db, ann) = (db.clone(), ann.clone());
        async move { db.team_podcast(&ann, podcast(title).id).await.expect("works").map(|row| row.added_reason) }
    };
    assert_eq!(reason("Good show").await, Some(TeamPodcastReason::ListedPodcast));
    assert_eq!(reason("Before").await, Some(TeamPodcastReason::AddButton), "it stays as it is");
    // Podcasts that searches hide, now and as of the first page of an earlier search.
    time.advance(Duration::from_secs(1));
    db.add_listed_podcasts(&ann, project, vec![list("Later!", prospect)], OverLimit::Reject).await.expect("works");
    change(&db, &ann, &podcast("Blacklisted now"), BLACKLIST).await;
    let now = db.clock().now();
    let ids = |titles: &[&str]| {
        let mut ids: Vec<PodcastId> = titles.iter().map(|title| podcast(title).id).collect();
        ids.sort_unstable();
        ids
    };
    for (at, hidden, blacklisted) in [
        (first_page_at, ids(&["Before", "Good show", "Unfit"]), ids(&["Before"])),
        (now, ids(&["Before", "Good show", "Unfit", "Later!"]), ids(&["Before", "Blacklisted now"])),
    ] {
        let listed = db.podcasts_hidden_by_project(&ann, project, at, false).await.expect("works");
        assert_eq!(listed, hidden);
        assert_eq!(db.blacklisted_podcasts(&ann, at).await.expect("works"), blacklisted);
    }
    let only_ignored = db.podcasts_hidden_by_project(&ann, project, now, true).await.expect("works");
    assert_eq!(only_ignored, ids(&["Unfit"]));
    // Another team does not see the podcast.
    assert_eq!(db.podcasts_hidden_by_project(&bob, project, now, false).await.expect("works"), []);
    assert_eq!(db.blacklisted_podcasts(&bob, now).await.expect("works"), []);
    let all = ids(&["Before", "Good show"]);
    assert_eq!(db.blacklisted_among(&ann, &all).await.expect("works"), ids(&["Before"]));
    assert_eq!(db.blacklisted_among(&bob, &all).await.expect("works"), []);
    let projects = db.projects_of_team_podcasts(&ann, &all).await.expect("works");
    let of = |title: &str| &projects[&podcast(title).id][0];
    assert_eq!((of("Before").project_id, of("Before").added_by), (project, Some(ann.user_id)));
    assert_eq!((of("Good show").state, of("Good show").project_name.as_str()), (prospect, "Spring tour"));
    assert!(db.projects_of_team_podcasts(&bob, &all).await.expect("works").is_empty());
    // Removing the podcast from the team leaves it on the project.
    db.remove_team_podcasts(&ann, all).await.expect("works");
    let listed = db.podcasts_hidden_by_project(&ann, project, now, false).await.expect("works");
    assert_eq!(listed.len(), 4);
});

// The list is longer than the limit of one query.
on_both_databases!(a_thousand_podcasts_are_removed_at_once, |db, _| {
    let ann = user(&db, "ann").await;
    let id = |number: usize| PodcastId::from_feed_url(&format!("https://{number}.example/feed"));
    for number in 0..3 {
        let snapshot = PodcastSnapshot { id: id(number * 400), ..podcast("Show") };
        change(&db, &ann, &snapshot, NOTHING).await;
    }
    let removed = db.remove_team_podcasts(&ann, (0..1_000).map(id)).await.expect("works");
    assert_eq!(removed, RemovedTeamPodcasts { removed: 3, missing: 997, role_missing: 0 });
});
