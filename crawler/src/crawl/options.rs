//! The options of a site crawl.

use super::limits::CrawlLimits;
use super::validators::Validators;
use crate::site::BoilerplateAccounts;

/// Options of a site crawl.
#[derive(Clone, Debug, Default)]
pub struct CrawlOptions {
    pub limits: CrawlLimits,
    /// Known names of the show: title and author.
    pub names: Vec<String>,
    /// Known boilerplate accounts, which are ignored.
    pub boilerplate: BoilerplateAccounts,
    /// Further promising URLs on the site: pages of its shows.
    pub extra_urls: Vec<String>,
    /// Validators of the first page from its last crawl. If the server confirms them, the site counts as unchanged.
    pub known_validators: Option<Validators>,
}
