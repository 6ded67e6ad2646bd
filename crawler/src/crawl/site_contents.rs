//! The pages of a site as a crawl read them.

use super::validators::Validators;
use crate::extract::PageFindings;
use crate::site::{BoilerplateAccounts, CrawlResult, CrawlStats, SiteIdentity, SiteState, build_result};
use earshot_model::{LinkKind, RecognizedUrl, recognize_url};
use url::Url;

/// The pages of a site, before findings are attributed to a show.
#[derive(Debug)]
pub struct SiteContents {
    /// As requested.
    pub(super) start: Url,
    pub pages: Vec<PageFindings>,
    pub state: SiteState,
    pub stats: CrawlStats,
    /// Validators of the first page.
    pub validators: Validators,
    /// The first page is unchanged, so no other page was fetched.
    pub is_unchanged: bool,
}

impl SiteContents {
    /// Builds the contents from stored pages, the first page first.
    #[cfg(test)]
    pub(crate) fn from_pages(pages: Vec<PageFindings>) -> Self {
        Self {
            start: pages[0].url.clone(),
            pages,
            state: SiteState::Fine,
            stats: CrawlStats::default(),
            validators: Validators::default(),
            is_unchanged: false,
        }
    }

    /// Returns the site's findings for a show with these names.
    #[must_use]
    pub fn to_result(&self, names: &[String], boilerplate: &BoilerplateAccounts) -> CrawlResult {
        let base = self.pages.first().map_or(&self.start, |page| &page.url);
        let identity = SiteIdentity::from_pages(base, names, &self.pages);
        let mut result = build_result(&identity, boilerplate, &self.pages);
        if let RecognizedUrl::Profile { kind, url } = recognize_url(self.start.as_str()) {
            result.add_start_profile(LinkKind::Social(kind), url);
        } else if let RecognizedUrl::Directory { kind, url } = recognize_url(self.start.as_str()) {
            result.add_start_profile(LinkKind::Directory(kind), url);
        }
        CrawlResult { state: self.state, stats: self.stats.clone(), ..result }
    }
}
