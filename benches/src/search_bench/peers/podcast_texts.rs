//! The texts that the peers index.

use earshot_model::PodcastDocument;

/// The texts of a show for the peers: title, description, people, keywords.
pub(super) fn texts_of_podcast(show: &PodcastDocument) -> [String; 4] {
    let podcast = &show.podcast;
    let mut people = show.host_names();
    people.extend(podcast.author.clone());
    [podcast.title.clone(), podcast.description.clone(), people.join("\n"), podcast.keywords.join("\n")]
}
