//! The snapshot of a podcast in the rows of a team.

use earshot_app::PodcastSnapshot;
use earshot_model::PodcastDocument;

/// What a row keeps of a podcast, which may leave the catalog.
pub(crate) fn snapshot_of(document: &PodcastDocument) -> PodcastSnapshot {
    let podcast = &document.podcast;
    PodcastSnapshot {
        id: podcast.id,
        title: podcast.title.clone(),
        slug: podcast.slug.clone(),
        image_url: podcast.image_url.clone(),
    }
}
