//! Podcasts that administrators ignore, on both databases.

use crate::support::lists::podcast_id;
use crate::support::prelude::*;
use earshot_app::IgnoredPodcast;
use earshot_model::PodcastId;

async fn ignore(db: &Db, admin: &Account, podcast: PodcastId, reason: &str) -> IgnoredPodcast {
    let ignored = IgnoredPodcast {
        podcast,
        slug: "slow-bread".to_owned(),
        title: "Slow Bread".to_owned(),
        reason: reason.to_owned(),
        ignored_at: db.clock().now(),
    };
    db.ignore_podcast(ignored, admin.user_id).await.expect("works").expect("fits")
}

on_both_databases!(ignored_podcasts_are_laid_over_the_catalog_until_they_are_shown_again, |db, time| {
    let root = user(&db, "root", Tier::Admin).await;
    let (bread, salt) = (podcast_id(1), podcast_id(2));
    let before = db.stated_facts_stamp().await.expect("works");
    ignore(&db, &root, bread, "Spam").await;
    let ignored_once = db.stated_facts_stamp().await.expect("works");
    time.advance(Duration::from_secs(1));
    ignore(&db, &root, bread, "Read by a machine").await;
    ignore(&db, &root, salt, "Spam").await;
    let stamp = db.stated_facts_stamp().await.expect("works");
    assert!(before != ignored_once && ignored_once != stamp, "servers read them again");
    let all = db.ignored_podcasts().await.expect("works");
    assert_eq!(all.len(), 2, "{all:?}");
    let reason = |podcast| all.iter().find(|ignored| ignored.podcast == podcast).map(|found| found.reason.as_str());
    assert_eq!((reason(bread), reason(salt)), (Some("Read by a machine"), Some("Spam")));
    assert_eq!(db.stated_podcasts().await.expect("works").ignored().len(), 2);

    assert!(db.stop_ignoring_podcast(bread).await.expect("works"));
    assert!(!db.stop_ignoring_podcast(bread).await.expect("works"));
    assert_ne!(db.stated_facts_stamp().await.expect("works"), stamp);
    assert_eq!(db.stated_podcasts().await.expect("works").ignored(), [salt]);
    db.delete_user(root.user_id).await.expect("works");
    assert_eq!(db.ignored_podcasts().await.expect("works").len(), 1, "the decision stays");
});
