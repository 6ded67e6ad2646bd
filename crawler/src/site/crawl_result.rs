//! Result of a site crawl (spec 3, Website crawl result).

use crate::extract::EmailForm;
use earshot_model::LinkKind;
use std::time::Duration;

/// Contacts found on a site.
#[derive(Clone, Debug, Default)]
pub struct CrawlResult {
    /// The primary contact.
    pub primary_email: Option<String>,
    /// Best first.
    pub emails: Vec<FoundEmail>,
    pub phones: Vec<FoundPhone>,
    pub contact_pages: Vec<FoundContactPage>,
    /// Profiles and directory entries, distinguished by their kind.
    pub profiles: Vec<FoundProfile>,
    pub external_links: Vec<String>,
    pub visited_urls: Vec<String>,
    /// State of the whole site.
    pub state: SiteState,
    pub stats: CrawlStats,
}

earshot_model::named! {
    /// Whether a crawl could read the site.
    #[derive(Default)]
    SiteState {
        #[default]
        Fine = "fine",
        /// The domain is for sale or shows advertisements only.
        Parked = "parked",
        /// A JavaScript application. Scripts are not run, so the content of the site is not available.
        NeedsJavascript = "needs-javascript",
        /// No page could be read; see the errors.
        Unread = "unread",
    }
}

/// An email address of a site, with where and how it was found.
#[derive(Clone, Debug)]
pub struct FoundEmail {
    pub email: String,
    /// Number of occurrences.
    pub count: usize,
    pub pages: Vec<String>,
    /// The most reliable form in which it was written.
    pub form: EmailForm,
    /// Text around the first occurrence.
    pub context: String,
    /// Confidence from 0 to 1.
    pub confidence: f32,
    pub is_own_domain: bool,
    /// Resembles the site or the show.
    pub is_similar: bool,
}

/// A phone number of a site, with where it was found.
#[derive(Clone, Debug)]
pub struct FoundPhone {
    /// In E.164 format.
    pub phone: String,
    pub is_fax: bool,
    pub count: usize,
    pub pages: Vec<String>,
    pub context: String,
}

/// A profile or directory entry that a site links to, with where it was found.
#[derive(Clone, Debug)]
pub struct FoundProfile {
    pub kind: LinkKind,
    /// Canonical URL.
    pub url: String,
    /// Number of occurrences.
    pub count: usize,
    pub pages: Vec<String>,
    pub context: String,
    /// Confidence from 0 to 1.
    pub confidence: f32,
    /// Resembles the site or the show.
    pub is_similar: bool,
}

/// A page with a contact form or contact details.
#[derive(Clone, Debug)]
pub struct FoundContactPage {
    pub url: String,
    pub title: String,
    pub has_form: bool,
    /// Targets of its forms.
    pub form_actions: Vec<String>,
    pub emails: Vec<String>,
    pub phones: Vec<String>,
}

/// The statistics of crawling one site.
#[derive(Clone, Debug, Default)]
pub struct CrawlStats {
    pub base_url: String,
    pub pages_crawled: usize,
    pub errors: Vec<CrawlError>,
    /// Pages confirmed as unchanged and read from the cache.
    pub cache_hits: usize,
    pub cache_misses: usize,
    /// Pages with the content of another page.
    pub duplicates: usize,
    pub bytes: usize,
    pub duration: Duration,
    /// The limit that ended the crawl, if one did.
    pub stopped_by: Option<&'static str>,
}

/// A page or robots.txt that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrawlError {
    pub url: String,
    /// Kebab-case kind.
    pub kind: String,
    pub message: String,
}
