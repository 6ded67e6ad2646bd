//! Sites that several shows name: those of networks and hosting companies. Pure.
//!
//! Contacts of a shared site do not belong to every show on it. A show owns what resembles it, and what is on pages
//! below the show's own URL. Other addresses remain as those of the network, with less confidence and after the show's
//! own. Accounts of a network are not the show's.

use super::SiteIdentity;
use super::crawl_result::CrawlResult;
use super::ownership_votes::MIN_SIMILARITY;
use super::site_result::{choose_primary_email, profile_handle};
use url::Url;

/// A site with more shows than this belongs to a hosting company, whose contacts belong to no show.
const MAX_NETWORK_SHOWS: u32 = 25;
/// The highest confidence of a network's address.
const NETWORK_CONFIDENCE: f32 = 0.6;

/// A show and its part of a site.
#[derive(Clone, Debug)]
pub struct ShowOnSite {
    identity: SiteIdentity,
    /// URL of the show's own part of the site.
    address: Option<Url>,
}

impl ShowOnSite {
    /// `url` is the URL in the show's feed; `others` are those of the other shows on the site.
    #[must_use]
    pub fn new<'a>(title: &str, url: &str, mut others: impl Iterator<Item = &'a str>) -> Self {
        let parsed = Url::parse(url).ok().filter(|parsed| parsed.path().trim_matches('/').len() > 1);
        let address = parsed.filter(|_| others.all(|other| other.trim_end_matches('/') != url.trim_end_matches('/')));
        Self { identity: SiteIdentity::from_names(&[title.to_owned()]), address }
    }

    fn is_similar_to(&self, name: &str) -> bool {
        self.identity.similarity(name) >= MIN_SIMILARITY
    }

    fn has_page(&self, page: &str) -> bool {
        let Some(address) = &self.address else { return false };
        let host = |url: &Url| url.host_str().map(|host| host.trim_start_matches("www.").to_owned());
        let own = address.path().trim_end_matches('/');
        Url::parse(page).is_ok_and(|page| {
            let rest = page.path().strip_prefix(own);
            host(&page) == host(address) && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        })
    }
}

/// Reduces the findings of a site to those of one of its shows.
pub fn keep_findings_of_show(result: &mut CrawlResult, show: &ShowOnSite, shows: u32) {
    let is_network = shows <= MAX_NETWORK_SHOWS;
    let stands_there = |pages: &[String]| pages.iter().any(|page| show.has_page(page));
    let mut emails = Vec::new();
    let mut of_network = Vec::new();
    for mut found in std::mem::take(&mut result.emails) {
        let is_own =
            stands_there(&found.pages) || found.email.split('@').any(|part| show.is_similar_to(name_label(part)));
        found.is_own_domain &= is_own;
        if is_own {
            emails.push(found);
        } else if is_network {
            found.confidence *= NETWORK_CONFIDENCE;
            of_network.push(found);
        }
    }
    emails.append(&mut of_network);
    result.primary_email = choose_primary_email(&emails);
    result.emails = emails;
    result.phones.retain(|found| is_network || stands_there(&found.pages));
    result.contact_pages.retain(|found| is_network || show.has_page(&found.url));
    result.profiles.retain(|found| {
        stands_there(&found.pages) || profile_handle(&found.url).is_some_and(|handle| show.is_similar_to(handle))
    });
}

/// Returns the name in a domain, or a whole local part.
fn name_label(part: &str) -> &str {
    earshot_net::registrable_domain(part).map_or(part, |domain| domain.split('.').next().unwrap_or(domain))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::extract::EmailForm;
    use crate::site::{FoundEmail, FoundProfile};
    use earshot_model::{LinkKind, SocialKind};

    fn email(email: &str, page: &str) -> FoundEmail {
        FoundEmail {
            email: email.to_owned(),
            count: 1,
            pages: vec![page.to_owned()],
            form: EmailForm::Mailto,
            context: String::new(),
            confidence: 0.9,
            is_own_domain: true,
            is_similar: true,
        }
    }

    fn profile(url: &str, page: &str) -> FoundProfile {
        let (kind, url, pages) = (LinkKind::Social(SocialKind::Instagram), url.to_owned(), vec![page.to_owned()]);
        FoundProfile { kind, url, count: 1, pages, context: String::new(), confidence: 0.9, is_similar: true }
    }

    fn site() -> CrawlResult {
        let (home, slow, fast) =
            ("https://net.example/", "https://net.example/shows/slow/about", "https://net.example/shows/fast");
        CrawlResult {
            emails: vec![
                email("hello@net.example", home),
                email("ada@net.example", slow),
                email("slowledger@net.example", home),
                email("fast@net.example", fast),
            ],
            profiles: vec![
                profile("https://instagram.com/net", home),
                profile("https://instagram.com/slowledger", home),
                profile("https://instagram.com/fast", fast),
            ],
            ..CrawlResult::default()
        }
    }

    #[test]
    fn a_network_is_separated_from_its_shows() {
        let others = ["https://net.example/shows/fast"];
        let show = ShowOnSite::new("The Slow Ledger", "https://www.net.example/shows/slow/", others.into_iter());
        let mut result = site();
        keep_findings_of_show(&mut result, &show, 2);
        let emails: Vec<_> = result.emails.iter().map(|found| (found.email.as_str(), found.is_own_domain)).collect();
        let expected = [
            ("ada@net.example", true),
            ("slowledger@net.example", true),
            ("hello@net.example", false),
            ("fast@net.example", false),
        ];
        assert_eq!(emails, expected);
        assert!(result.emails[2].confidence < 0.6);
        assert_eq!(result.primary_email.as_deref(), Some("ada@net.example"));
        assert_eq!(result.profiles.len(), 1);

        let mut result = site();
        keep_findings_of_show(&mut result, &show, 500);
        assert_eq!(result.emails.len(), 2, "a host answers for none of its shows");
    }

    #[test]
    fn an_address_that_two_shows_have_is_the_page_of_neither() {
        let same = ["https://net.example/shows"];
        let show = ShowOnSite::new("Slow", "https://net.example/shows/", same.into_iter());
        assert!(!show.has_page("https://net.example/shows"));
        let alone = ShowOnSite::new("Slow", "https://net.example/shows/", std::iter::empty());
        assert!(alone.has_page("https://net.example/shows") && !alone.has_page("https://net.example/showsome"));
    }
}
