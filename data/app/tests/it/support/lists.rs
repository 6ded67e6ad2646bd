//! Teams with projects, for tests.

use chrono::NaiveDate;
use earshot_app::{
    Account, AddOutcome, AddedPodcasts, Db, ListedPodcast, ListedPodcastUpdate, NewListedPodcast, NewProject,
    OverLimit, PodcastSnapshot, Project,
};
use earshot_model::project::ListedPodcastState;
use earshot_model::{PodcastId, Tier};

pub async fn user(db: &Db, name: &str, plan: Tier) -> Account {
    db.create_user(&format!("{name}@example.org"), plan).await.expect("a user")
}

pub fn new_project(name: &str) -> NewProject {
    NewProject {
        purpose: Some("Talk about bread".to_owned()),
        keywords: vec!["bread".to_owned()],
        ..NewProject::guest_booking(name)
    }
}

pub async fn project(db: &Db, account: &Account, name: &str) -> Project {
    db.create_project(account, new_project(name)).await.expect("a project").0
}

pub fn podcast_id(number: usize) -> PodcastId {
    PodcastId::from_feed_url(&format!("https://feeds.example/{number}"))
}

pub fn entry(number: usize) -> NewListedPodcast {
    NewListedPodcast::new(
        PodcastSnapshot {
            id: podcast_id(number),
            title: format!("Show {number}"),
            slug: format!("show-{number}"),
            image_url: None,
        },
        ListedPodcastState::DEFAULT,
    )
}

/// Adds shows to a project.
pub async fn add(
    db: &Db,
    account: &Account,
    project: &Project,
    numbers: impl IntoIterator<Item = usize>,
) -> AddedPodcasts {
    let new = numbers.into_iter().map(entry).collect();
    db.add_listed_podcasts(account, project.id, new, OverLimit::Reject).await.expect("they fit")
}

/// The entries that were added.
pub fn added(outcome: &AddedPodcasts) -> Vec<ListedPodcast> {
    let entries = outcome.outcomes.iter().filter_map(|outcome| match outcome {
        AddOutcome::Added(entry) => Some(entry.clone()),
        AddOutcome::AlreadyListed(_) | AddOutcome::OverLimit => None,
    });
    entries.collect()
}

pub fn to_state(state: ListedPodcastState) -> ListedPodcastUpdate {
    ListedPodcastUpdate { state: Some(state), ..ListedPodcastUpdate::default() }
}

pub fn day(text: &str) -> NaiveDate {
    text.parse().expect("a day")
}
