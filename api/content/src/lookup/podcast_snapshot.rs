//! The snapshot of a podcast in the rows of a team.

use earshot_app::PodcastSnapshot;
use earshot_model::PodcastDocument;

/// The fields that a row stores of a podcast, because the podcast may leave the catalog.
pub fn snapshot_of(document: &PodcastDocument) -> PodcastSnapshot {
    let podcast = &document.podcast;
    PodcastSnapshot {
        id: podcast.id,
        title: podcast.title.clone(),
        slug: podcast.slug.clone(),
        image_url: podcast.image_url.clone(),
    }
}
