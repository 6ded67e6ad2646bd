//! The result of crawling a site (spec 3, Website crawl result).

use crate::extract::EmailForm;
use earshot_model::LinkKind;
use std::time::Duration;

/// What a site says of contacts.
#[derive(Clone, Debug, Default)]
pub struct CrawlResult {
    /// Whom to write to first.
    pub primary_email: Option<String>,
    /// Best first.
    pub emails: Vec<FoundEmail>,
    pub phones: Vec<FoundPhone>,
    pub contact_pages: Vec<ContactPage>,
    /// Profiles, directory entries among them told apart by [`FoundProfile::page_kind`].
    pub profiles: Vec<FoundProfile>,
    pub external_links: Vec<String>,
    pub visited_urls: Vec<String>,
    /// What is odd about the site as a whole.
    pub state: SiteState,
    pub stats: CrawlStats,
}

/// Whether a crawl could read the site.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SiteState {
    #[default]
    Fine,
    /// The domain is for sale, or shows advertisements.
    Parked,
    /// An application in JavaScript, which is not run: what the site says is not known.
    NeedsJavascript,
    /// None of its pages could be read; the errors say why.
    Unread,
}

impl SiteState {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Fine => "fine",
            Self::Parked => "parked",
            Self::NeedsJavascript => "needs-javascript",
            Self::Unread => "unread",
        }
    }
}

/// An email address of a site, with where and how it was found.
#[derive(Clone, Debug)]
pub struct FoundEmail {
    pub email: String,
    /// Occurrences.
    pub count: usize,
    pub pages: Vec<String>,
    /// The surest way it was written.
    pub form: EmailForm,
    /// The text around the first.
    pub context: String,
    /// From 0 to 1.
    pub confidence: f32,
    pub is_own_domain: bool,
    /// It sounds like the site or the show.
    pub is_similar: bool,
}

/// A phone number of a site, with where it was found.
#[derive(Clone, Debug)]
pub struct FoundPhone {
    /// E.164.
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
    /// Canonical.
    pub url: String,
    /// Occurrences.
    pub count: usize,
    pub pages: Vec<String>,
    pub context: String,
    /// From 0 to 1.
    pub confidence: f32,
    /// It sounds like the site or the show.
    pub is_similar: bool,
}

/// A page on which one can write to the show, or learn how.
#[derive(Clone, Debug)]
pub struct ContactPage {
    pub url: String,
    pub title: String,
    pub has_form: bool,
    /// Where the form is sent to.
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
    /// Pages that were not sent again: what is held is still good.
    pub cache_hits: usize,
    pub cache_misses: usize,
    /// Pages with the content of another.
    pub duplicates: usize,
    pub bytes: usize,
    pub duration: Duration,
    /// Why there are no more pages, if there may be.
    pub stopped_by: Option<&'static str>,
}

/// A page, or robots.txt, that brought nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrawlError {
    pub url: String,
    /// Kebab-case.
    pub kind: String,
    pub message: String,
}
