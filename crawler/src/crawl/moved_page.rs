//! First pages that lead elsewhere: by a refresh, or by a canonical URL on another site.

use super::cache::PageCache;
use super::fetch::Fetcher;
use super::page_fetch::ParsedPage;
use super::site_crawl::Crawl;
use super::validators::Validators;
use crate::page::Page;
use crate::site::site_key_of;
use earshot_model::{RecognizedUrl, recognize_url};
use url::Url;

/// The most moves from the URL that a show names.
const MAX_MOVES: usize = 3;

/// Where a page leads.
enum PageMove {
    /// Browsers leave the page at once.
    Refresh(Url),
    /// The same page of another site, which search engines prefer.
    Canonical(Url),
}

impl<F: Fetcher, C: PageCache> Crawl<'_, F, C> {
    /// Follows the first page to where it leads, and returns the page there. A target that cannot be read, or that is
    /// another page than the canonical URL promises, changes nothing.
    pub(super) async fn follow_moves(&mut self, start: &Url, mut read: ParsedPage) -> ParsedPage {
        let mut visited = vec![start.clone(), read.page.url.clone()];
        for _ in 0..MAX_MOVES {
            let Some(step) = next_move(&read.page) else { break };
            let (PageMove::Refresh(target) | PageMove::Canonical(target)) = &step;
            if visited.contains(target) || is_on_platform(target) {
                break;
            }
            visited.push(target.clone());
            let validators = std::mem::take(&mut self.validators);
            let next = self.fetch_page(target, false).await;
            let is_followed =
                |next: &ParsedPage| matches!(step, PageMove::Refresh(_)) || is_same_page(&read.page, &next.page);
            let Some(next) = next.filter(is_followed) else {
                self.validators = validators;
                break;
            };
            // Validators of another page do not show that the first one is unchanged.
            self.validators = Validators::default();
            read = next;
        }
        read
    }
}

fn next_move(page: &Page) -> Option<PageMove> {
    if let Some(target) = page.refresh.clone() {
        return Some(PageMove::Refresh(target));
    }
    let canonical = page.canonical.clone().filter(|canonical| matches!(canonical.scheme(), "http" | "https"))?;
    // On the site itself, the canonical URL is a link like others.
    (site_key_of(&canonical) != site_key_of(&page.url)).then_some(PageMove::Canonical(canonical))
}

/// Copied themes name the site of their author as canonical. Its pages have other titles.
fn is_same_page(page: &Page, canonical: &Page) -> bool {
    !page.title.is_empty() && page.title.to_lowercase() == canonical.title.to_lowercase()
}

/// A show's own site does not lead to its entry on a platform.
fn is_on_platform(url: &Url) -> bool {
    matches!(recognize_url(url.as_str()), RecognizedUrl::Profile { .. } | RecognizedUrl::Directory { .. })
}
