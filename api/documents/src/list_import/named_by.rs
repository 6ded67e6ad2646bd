//! What a cell names.

use earshot_model::rating::ShowId;

/// The way in which a cell identifies a podcast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NamedBy {
    /// The URL of a page of this service: the slug or id in it.
    OwnPage(String),
    Show(ShowId),
    /// A page of a directory that names neither a feed nor an id of Apple or Spotify.
    DirectoryPage(&'static str),
    /// Another URL: of a feed or of a website.
    Url(String),
}
