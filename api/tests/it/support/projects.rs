//! Projects with podcasts, made through the app database.

use super::documents::podcast;
use super::{Member, TestApp};
use earshot_app::{ListedPodcast, NewListedPodcast, NewProject, OverLimit, PodcastSnapshot, Project};
use earshot_model::project::ListedPodcastState;

impl Member {
    /// Creates a project.
    pub async fn project(&self, app: &TestApp, name: &str) -> Project {
        let new = NewProject::guest_booking(name);
        app.state.db.create_project(&self.account, new).await.expect("a project").0
    }

    /// Adds podcasts of the test catalog, by their slugs. A slug that the catalog does not have is a podcast that has
    /// left it.
    pub async fn add(&self, app: &TestApp, project: &Project, slugs: &[&str]) -> Vec<ListedPodcast> {
        let new = slugs.iter().map(|slug| new_entry(slug)).collect();
        app.state.db.add_listed_podcasts(&self.account, project.id, new, OverLimit::Reject).await.expect("they fit");
        let mut entries = Vec::new();
        for slug in slugs {
            let entry = app.state.db.find_listed_podcast(&self.account, project.id, slug).await.expect("works");
            entries.push(entry.expect("is listed"));
        }
        entries
    }
}

fn new_entry(slug: &str) -> NewListedPodcast {
    let document = podcast(slug, slug);
    NewListedPodcast {
        labels: vec!["warm".to_owned()],
        notes: "Call <b>Ann</b>".to_owned(),
        ..NewListedPodcast::new(
            PodcastSnapshot {
                id: document.podcast.id,
                title: format!("{slug} when it was added"),
                slug: slug.to_owned(),
                image_url: None,
            },
            ListedPodcastState::Prospect,
        )
    }
}
