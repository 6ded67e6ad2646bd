//! Builds small feeds, well-formed unless a test adds something else.

use std::fmt::Write as _;

/// Builds an RSS feed.
///
/// ```
/// use earshot_testkit::{EpisodeBuilder, FeedBuilder};
/// let xml = FeedBuilder::new("Tea Talk").episode(EpisodeBuilder::new("1", "Leaves")).build();
/// assert!(xml.contains("<title>Leaves</title>"));
/// ```
#[derive(Clone, Debug)]
pub struct FeedBuilder {
    title: String,
    channel: String,
    episodes: Vec<EpisodeBuilder>,
}

impl FeedBuilder {
    #[must_use]
    pub fn new(title: &str) -> Self {
        Self { title: title.to_owned(), channel: String::new(), episodes: Vec::new() }
    }

    /// `atom:link rel=self`.
    #[must_use]
    pub fn self_url(self, url: &str) -> Self {
        let link = format!("<atom:link rel=\"self\" href=\"{}\"/>", escape(url));
        self.channel_xml(&link)
    }

    /// Adds XML to the channel, verbatim.
    #[must_use]
    pub fn channel_xml(mut self, xml: &str) -> Self {
        self.channel.push_str(xml);
        self
    }

    #[must_use]
    pub fn episode(mut self, episode: EpisodeBuilder) -> Self {
        self.episodes.push(episode);
        self
    }

    #[must_use]
    pub fn build(&self) -> String {
        let mut xml = format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rss version=\"2.0\" \
             xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\" xmlns:atom=\"http://www.w3.org/2005/Atom\" \
             xmlns:podcast=\"https://podcastindex.org/namespace/1.0\"><channel>\n<title>{}</title>{}\n",
            escape(&self.title),
            self.channel
        );
        for episode in &self.episodes {
            // Writing to a String cannot fail.
            let _ = writeln!(
                xml,
                "<item><title>{}</title><guid isPermaLink=\"false\">{guid}</guid><description>{}</description>\
                 <enclosure url=\"https://media.example/{guid}.mp3\" type=\"audio/mpeg\" length=\"1\"/>{}</item>",
                escape(&episode.title),
                escape(&episode.description),
                episode.extra,
                guid = escape(&episode.guid),
            );
        }
        xml.push_str("</channel></rss>\n");
        xml
    }
}

/// Builds an item.
#[derive(Clone, Debug)]
pub struct EpisodeBuilder {
    guid: String,
    title: String,
    description: String,
    extra: String,
}

impl EpisodeBuilder {
    #[must_use]
    pub fn new(guid: &str, title: &str) -> Self {
        Self { guid: guid.to_owned(), title: title.to_owned(), description: String::new(), extra: String::new() }
    }

    #[must_use]
    pub fn description(mut self, text: &str) -> Self {
        self.description = text.to_owned();
        self
    }

    /// Adds XML to the item, verbatim.
    #[must_use]
    pub fn item_xml(mut self, xml: &str) -> Self {
        self.extra.push_str(xml);
        self
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
