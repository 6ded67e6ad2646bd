//! Client views and public lists on both databases: found by their token until they end.

use crate::support::lists::{self};
use crate::support::prelude::*;
use earshot_app::{
    ListRejection, NewListedPodcast, NewProjectShare, OverLimit, PodcastSnapshot, ProjectUpdate, PublicListUpdate,
};
use earshot_model::PodcastId;
use earshot_model::project::{ListedPodcastState, MAX_SHARES, Priority, ShareColumn};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

async fn user(db: &Db, name: &str) -> Account {
    lists::user(db, name, Tier::Agency).await
}

fn share(expires_in: Option<Duration>, db: &Db) -> NewProjectShare {
    NewProjectShare {
        columns: vec![ShareColumn::Title, ShareColumn::State],
        includes_contacts: false,
        takes_answers: true,
        expires_at: expires_in.map(|lifetime| db.clock().now() + lifetime),
    }
}

fn podcast(title: &str, state: ListedPodcastState, priority: Option<Priority>) -> NewListedPodcast {
    NewListedPodcast {
        podcast: PodcastSnapshot {
            id: PodcastId::from_feed_url(&format!("https://{title}.example/feed")),
            title: title.to_owned(),
            slug: title.to_owned(),
            image_url: None,
        },
        former_ids: Vec::new(),
        state,
        priority,
        labels: Vec::new(),
        notes: String::new(),
    }
}

on_both_databases!(a_link_shows_its_project_until_it_ends, |db, time| {
    let ann = user(&db, "ann").await;
    let tour = project(&db, &ann, "Spring tour").await;
    let (endless, token) =
        db.create_project_share(&ann, tour.id, share(None, &db)).await.expect("works").expect("fits");
    let (_, short) = db.create_project_share(&ann, tour.id, share(Some(DAY), &db)).await.expect("works").expect("fits");
    assert_ne!(token, short);
    let found = db.find_shared_project(&token).await.expect("works").expect("is valid");
    assert_eq!((found.project.id, found.tier, found.team_name), (tour.id, Tier::Agency, None));
    assert_eq!(found.share.columns, [ShareColumn::Title, ShareColumn::State]);
    for other in ["", "x", &token[1..], &token.to_uppercase(), &endless.id.to_string()] {
        assert_eq!(db.find_shared_project(other).await.expect("works"), None, "{other:?}");
    }
    time.advance(DAY - Duration::from_secs(1));
    assert!(db.find_shared_project(&short).await.expect("works").is_some());
    time.advance(Duration::from_secs(1));
    assert!(db.find_shared_project(&short).await.expect("works").is_none(), "it has expired");
    assert!(db.find_shared_project(&token).await.expect("works").is_some());

    let revoked = db.revoke_project_share(&ann, tour.id, endless.id).await.expect("works").expect("exists");
    assert!(revoked.revoked_at.is_some());
    assert!(db.find_shared_project(&token).await.expect("works").is_none());
    time.advance(DAY);
    let again = db.revoke_project_share(&ann, tour.id, endless.id).await.expect("works").expect("exists");
    assert_eq!(again.revoked_at, revoked.revoked_at, "the first time counts");
    let listed = db.project_shares(tour.id).await.expect("works");
    assert_eq!(listed.len(), 2, "also those that have ended");
});

on_both_databases!(views_of_a_link_are_recorded_to_the_minute, |db, time| {
    let ann = user(&db, "ann").await;
    let tour = project(&db, &ann, "Spring tour").await;
    let (_, token) = db.create_project_share(&ann, tour.id, share(None, &db)).await.expect("works").expect("fits");
    let last = async || db.project_shares(tour.id).await.expect("works")[0].last_viewed_at;
    assert_eq!(last().await, None);
    let first = db.clock().now();
    for _ in 0..3 {
        db.find_shared_project(&token).await.expect("works").expect("is valid");
        assert_eq!(last().await, Some(first));
        time.advance(Duration::from_secs(20));
    }
    time.advance(Duration::from_secs(1));
    db.find_shared_project(&token).await.expect("works").expect("is valid");
    assert_eq!(last().await, Some(db.clock().now()));
});

on_both_databases!(links_belong_to_their_team, |db, _| {
    let (ann, eve) = (user(&db, "ann").await, user(&db, "eve").await);
    let (tour, own) = (project(&db, &ann, "Spring tour").await, project(&db, &eve, "Evening").await);
    let (of_ann, token) = db.create_project_share(&ann, tour.id, share(None, &db)).await.expect("works").expect("fits");
    let rejected = db.create_project_share(&eve, tour.id, share(None, &db)).await;
    assert!(matches!(rejected, Err(DbError::Rejected(ListRejection::ProjectNotFound))), "{rejected:?}");
    let rejected = db.revoke_project_share(&eve, tour.id, of_ann.id).await;
    assert!(matches!(rejected, Err(DbError::Rejected(ListRejection::ProjectNotFound))), "{rejected:?}");
    assert_eq!(db.revoke_project_share(&eve, own.id, of_ann.id).await.expect("works"), None);
    assert!(db.find_shared_project(&token).await.expect("works").is_some());
    db.delete_project(&ann, tour.id, None).await.expect("works");
    assert!(db.find_shared_project(&token).await.expect("works").is_none(), "the project is deleted");
});

on_both_databases!(the_number_of_valid_links_is_limited, |db, time| {
    let ann = user(&db, "ann").await;
    let tour = project(&db, &ann, "Spring tour").await;
    for _ in 0..MAX_SHARES {
        db.create_project_share(&ann, tour.id, share(Some(DAY), &db)).await.expect("works").expect("fits");
    }
    assert!(db.create_project_share(&ann, tour.id, share(None, &db)).await.expect("works").is_none());
    time.advance(DAY);
    assert!(db.create_project_share(&ann, tour.id, share(None, &db)).await.expect("works").is_some());
});

on_both_databases!(public_lists_are_found_by_their_slug, |db, _| {
    let ann = user(&db, "ann").await;
    let tour = project(&db, &ann, "Spring tour").await;
    let public = |is_public| ProjectUpdate {
        public: PublicListUpdate {
            is_public: Some(is_public),
            slug: Some(Some("best-of-spring".to_owned())),
            ..PublicListUpdate::default()
        },
        ..ProjectUpdate::default()
    };
    assert_eq!(db.find_public_list("best-of-spring").await.expect("works"), None);
    db.update_project(&ann, tour.id, public(false), None).await.expect("works");
    assert!(!db.find_public_list("best-of-spring").await.expect("works").expect("found").public.is_public);
    assert_eq!(db.public_lists().await.expect("works"), []);
    db.update_project(&ann, tour.id, public(true), None).await.expect("works");
    assert!(db.find_public_list("best-of-spring").await.expect("works").expect("found").public.is_public);
    assert_eq!(db.public_lists().await.expect("works")[0].slug, "best-of-spring");

    use ListedPodcastState::{Ignored, Lost, Prospect};
    let new = vec![
        podcast("first", Prospect, None),
        podcast("hidden", Ignored, Some(Priority::Urgent)),
        podcast("second", Lost, Some(Priority::Low)),
        podcast("third", Prospect, Some(Priority::Urgent)),
        podcast("fourth", Prospect, Some(Priority::Low)),
    ];
    db.add_listed_podcasts(&ann, tour.id, new, OverLimit::Reject).await.expect("fits");
    let shown = db.shown_podcasts(&tour).await.expect("works");
    let titles: Vec<_> = shown.iter().map(|entry| entry.podcast.title.as_str()).collect();
    assert_eq!(titles, ["third", "second", "fourth", "first"]);
    db.delete_project(&ann, tour.id, None).await.expect("works");
    assert_eq!(db.find_public_list("best-of-spring").await.expect("works"), None);
    assert_eq!(db.public_lists().await.expect("works"), []);
});
