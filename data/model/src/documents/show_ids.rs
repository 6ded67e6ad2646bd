//! The shows of platforms that a podcast is: its ids at Apple and Spotify.

use crate::chart::ChartPlatform;
use crate::rating::{ShowClaim, ShowEvidence, ShowId};
use crate::{LinkKind, LinkSource, PodcastDocument};

impl PodcastDocument {
    /// Returns the shows that the podcast claims to be: of each platform, those with the strongest evidence. There are
    /// several when a platform lists the podcast twice.
    #[must_use]
    pub fn show_claims(&self) -> Vec<ShowClaim> {
        let listed = self.podcast.apple_id.map(|id| claim(ShowId::Apple(id), ShowEvidence::Directory));
        let mut all: Vec<ShowClaim> = listed.into_iter().chain(self.shows.iter().cloned()).collect();
        for platform in ChartPlatform::ALL {
            let by_feed = self.linked_show(*platform, LinkSource::is_feed);
            let by_site = self.linked_show(*platform, |source| !source.is_feed());
            all.extend(by_feed.map(|show| claim(show, ShowEvidence::FeedLink)));
            all.extend(by_site.map(|show| claim(show, ShowEvidence::SiteLink)));
        }
        let strongest = |platform: ChartPlatform| {
            all.iter().filter(|claim| claim.show.platform() == platform).map(|claim| claim.evidence).min()
        };
        let mut claims: Vec<ShowClaim> = Vec::new();
        for claim in &all {
            let is_strongest = strongest(claim.show.platform()) == Some(claim.evidence);
            if is_strongest && claims.iter().all(|other| other.show != claim.show) {
                claims.push(claim.clone());
            }
        }
        claims
    }

    /// Returns the podcast's id at Apple.
    #[must_use]
    pub fn apple_id(&self) -> Option<i64> {
        self.show_claims().into_iter().find_map(|claim| match claim.show {
            ShowId::Apple(id) => Some(id),
            ShowId::Spotify(_) => None,
        })
    }

    /// Returns the podcast's id at Spotify.
    #[must_use]
    pub fn spotify_id(&self) -> Option<String> {
        self.show_claims().into_iter().find_map(|claim| match claim.show {
            ShowId::Spotify(id) => Some(id),
            ShowId::Apple(_) => None,
        })
    }

    /// Returns the show that the links of some sources lead to. A source with links to several shows of a platform
    /// links to other people's shows too, so it does not count as evidence.
    fn linked_show(&self, platform: ChartPlatform, is_source: impl Fn(LinkSource) -> bool) -> Option<ShowId> {
        let links = self.links.iter().filter(|link| is_source(link.source));
        let shows = links.filter_map(|link| match link.kind {
            LinkKind::Directory(kind) => ShowId::from_directory_url(kind, &link.url),
            LinkKind::Social(_) => None,
        });
        let mut shows = shows.filter(|show| show.platform() == platform);
        let first = shows.next()?;
        shows.all(|show| show == first).then_some(first)
    }
}

fn claim(show: ShowId, evidence: ShowEvidence) -> ShowClaim {
    ShowClaim { show, evidence }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{DirectoryKind, Link, Podcast, Timestamp};

    fn document(links: &[(LinkSource, DirectoryKind, &str)]) -> PodcastDocument {
        let podcast = Podcast::new("https://a.example/feed", "A", Timestamp::UNIX_EPOCH);
        let links = links.iter().map(|(source, kind, url)| Link {
            podcast_id: podcast.id,
            kind: LinkKind::Directory(*kind),
            url: (*url).to_owned(),
            source: *source,
            sighting: None,
            first_seen_at: Timestamp::UNIX_EPOCH,
            last_seen_at: Timestamp::UNIX_EPOCH,
        });
        PodcastDocument { links: links.collect(), ..PodcastDocument::new(podcast) }
    }

    const ONE: &str = "https://podcasts.apple.com/us/podcast/id1";
    const TWO: &str = "https://podcasts.apple.com/us/podcast/id2";

    #[test]
    fn the_strongest_evidence_decides_per_platform() {
        let spotify = "https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk";
        let mut document = document(&[
            (LinkSource::FeedDescription, DirectoryKind::Apple, ONE),
            (LinkSource::Website, DirectoryKind::Apple, TWO),
            (LinkSource::Website, DirectoryKind::Spotify, spotify),
        ]);
        let ids = |document: &PodcastDocument| (document.apple_id(), document.spotify_id().is_some());
        assert_eq!(ids(&document), (Some(1), true), "a link in the feed counts more than one on the site");
        assert_eq!(document.show_claims().len(), 2);
        document.shows = vec![claim(ShowId::Apple(3), ShowEvidence::TitleAndAuthor)];
        assert_eq!(document.apple_id(), Some(1));
        document.shows.push(claim(ShowId::Apple(4), ShowEvidence::Chart));
        assert_eq!(document.apple_id(), Some(4));
        document.podcast.apple_id = Some(5);
        document.shows.push(claim(ShowId::Apple(6), ShowEvidence::Directory));
        let apple: Vec<ShowId> = document.show_claims().into_iter().map(|claim| claim.show).take(2).collect();
        assert_eq!(apple, [ShowId::Apple(5), ShowId::Apple(6)], "a directory may list a podcast twice");
    }

    #[test]
    fn links_to_several_shows_do_not_count_as_evidence() {
        let source = LinkSource::Website;
        let several = document(&[(source, DirectoryKind::Apple, ONE), (source, DirectoryKind::Apple, TWO)]);
        assert_eq!(several.show_claims(), []);
        let twice = document(&[
            (source, DirectoryKind::Apple, ONE),
            (source, DirectoryKind::Overcast, "https://overcast.fm/itunes1"),
        ]);
        assert_eq!(twice.show_claims(), [claim(ShowId::Apple(1), ShowEvidence::SiteLink)]);
    }
}
