//! URLs of the pages of podcasts and episodes, for mails, feeds and exports.

/// The page of a podcast. `public_url` is that of the server, without a slash at the end.
pub fn podcast_page_url(public_url: &str, podcast_slug: &str) -> String {
    format!("{public_url}/podcasts/{podcast_slug}")
}

/// The page of an episode, at a second of its audio. `podcast_url` is that of [`podcast_page_url`].
pub fn episode_page_url(podcast_url: &str, episode_slug: &str, second: Option<u32>) -> String {
    match second {
        Some(second) => format!("{podcast_url}/{episode_slug}?t={second}"),
        None => format!("{podcast_url}/{episode_slug}"),
    }
}
