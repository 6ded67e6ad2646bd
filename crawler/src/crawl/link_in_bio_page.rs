//! The link-in-bio page: a page at a service such as Linktree on which the owner of a site lists profiles. The crawl
//! follows it one hop off the site.

use super::cache::PageCache;
use super::fetch::Fetcher;
use super::page_fetch::ParsedPage;
use super::site_crawl::Crawl;
use crate::extract::PageFindings;
use crate::page::Region;
use crate::site::PageKind;
use earshot_model::{LinkKind, SocialKind};
use std::collections::BTreeSet;
use url::Url;

/// Hosts of link-in-bio services, besides Linktree.
const LINK_IN_BIO_HOSTS: &str = "allmylinks.com beacons.ai bio.link bio.site campsite.bio direct.me hoo.be komi.io lnk.bio lnk.to \
                     many.link msha.ke pod.link snipfeed.co solo.to stan.store taplink.cc withkoji.com";

impl<F: Fetcher, C: PageCache> Crawl<'_, F, C> {
    /// Reads the link-in-bio page that the site links to as its own. It does not count against the site's page limit.
    pub(super) async fn crawl_link_in_bio_page(&mut self) {
        let Some(url) = find_link_in_bio_page(&self.pages) else { return };
        if self.host_failures >= self.limits.host_failures {
            return;
        }
        let Some(ParsedPage { page, findings, .. }) = self.fetch_page(&url, false).await else { return };
        // A deleted page redirects to the service's own pages.
        if page.url.host() != url.host() || !is_profile_path(&page.url) {
            return;
        }
        self.stats.pages_crawled += 1;
        let external = findings.external_urls.into_iter().filter(|link| link.host() != url.host()).collect();
        // Its title is as often the service's name as the show's, so it is not used.
        self.pages.push(PageFindings {
            kind: PageKind::Listen,
            names: Vec::new(),
            external_urls: external,
            ..findings
        });
    }
}

/// Returns the link-in-bio page that the site links to on pages about itself; none when there are several, because
/// those belong to guests.
fn find_link_in_bio_page(pages: &[PageFindings]) -> Option<Url> {
    let own = || pages.iter().filter(|page| page.kind.is_about_site());
    let is_beside = |region| matches!(region, Region::Article | Region::Comments | Region::Share | Region::Credit);
    let linktrees = own().flat_map(|page| &page.links).filter(|link| {
        link.kind == LinkKind::Social(SocialKind::Linktree) && !is_beside(link.region) && !link.is_credit
    });
    let mut found: BTreeSet<Url> = linktrees.filter_map(|link| Url::parse(&link.url).ok()).collect();
    let others = own().flat_map(|page| &page.external_urls);
    found.extend(others.filter(|url| is_on_service(url) && is_profile_path(url)).map(without_query));
    if found.len() == 1 { found.pop_first() } else { None }
}

fn is_on_service(url: &Url) -> bool {
    let host = url.host_str().unwrap_or_default().trim_start_matches("www.");
    LINK_IN_BIO_HOSTS.split_whitespace().any(|known| known == host)
}

/// Accepts `/slowledger` and rejects the service's front page.
fn is_profile_path(url: &Url) -> bool {
    url.path_segments().is_some_and(|mut segments| segments.next().is_some_and(|first| !first.is_empty()))
}

fn without_query(url: &Url) -> Url {
    let mut url = url.clone();
    url.set_query(None);
    url.set_fragment(None);
    url
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{extract::extract, page};

    fn found_link_page(pages: &[(PageKind, &str)]) -> Option<String> {
        let read = |(kind, html): &(PageKind, &str)| {
            let url = Url::parse("https://slow.example/").expect("a URL");
            extract(&page::read_page(&url, html.as_bytes(), None).expect("a page"), *kind)
        };
        find_link_in_bio_page(&pages.iter().map(read).collect::<Vec<_>>()).map(String::from)
    }

    #[test]
    fn a_site_has_one_page_of_links_of_its_own() {
        let linktree = "<footer><a href=http://www.linktr.ee/Slow?x=1>All links</a></footer>";
        assert_eq!(found_link_page(&[(PageKind::Home, linktree)]).as_deref(), Some("https://linktr.ee/Slow"));
        let beacons = "<p><a href='https://beacons.ai/slow?ref=y#top'>Links</a>";
        assert_eq!(found_link_page(&[(PageKind::About, beacons)]).as_deref(), Some("https://beacons.ai/slow"));
        for (pages, why) in [
            (vec![(PageKind::Home, linktree), (PageKind::About, beacons)], "two, of whom nothing is known"),
            (vec![(PageKind::Other, linktree)], "a post"),
            (vec![(PageKind::Home, "<article><a href=https://linktr.ee/ada>Ada</a></article>")], "in an article"),
            (vec![(PageKind::Home, "<a href=https://beacons.ai/>Made with Beacons</a>")], "the service itself"),
            (vec![(PageKind::Home, "<a href=https://slow.example.com/beacons.ai/x>x</a>")], "somewhere else"),
        ] {
            assert_eq!(found_link_page(&pages), None, "{why}");
        }
    }
}
