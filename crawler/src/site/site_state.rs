//! Detects sites without usable content: parked domains and JavaScript applications.

use super::crawl_result::SiteState;
use crate::page::Page;

/// Phrases of domain sellers. Each is specific, so that a show about domains does not match.
const FOR_SALE_PHRASES: &[&str] = &[
    "this domain is for sale",
    "domain is for sale",
    "buy this domain",
    "the domain name is for sale",
    "this domain may be for sale",
    "domain may be for sale",
    "this domain name is for sale",
    "make an offer on this domain",
    "inquire about this domain",
    "this domain is parked",
    "domain parking",
    "parked free, courtesy of",
    "this web page is parked",
    "parked domain",
    "this domain has expired",
    "this domain name has expired",
    "domain has expired",
    "account suspended",
    "account has been suspended",
    "website is no longer available",
    "future home of something quite cool",
    "diese domain steht zum verkauf",
    "domain zu verkaufen",
    "ce domaine est à vendre",
    "este dominio está en venta",
    "este domínio está à venda",
    "questo dominio è in vendita",
    "domein te koop",
    "домен продается",
    "домен продаётся",
    "このドメインは販売",
    "該域名出售",
    "该域名出售",
    "default web site page",
    "apache2 ubuntu default page",
    "welcome to nginx!",
    "related searches",
];
/// Hosts of scripts and frames on parked domains.
const PARKING_HOSTS: &[&str] = &[
    "parkingcrew.net",
    "sedoparking.com",
    "sedo.com/",
    "bodis.com",
    "above.com/",
    "hugedomains.com",
    "afternic.com",
    "dan.com/",
    "parklogic.com",
    "domainsponsor",
    "skenzo.com",
    "uniregistry.com",
    "cashparking",
    "voodoo.com",
    "img1.wsimg.com/parking",
    "parking-lander",
    "abuse-free-parking",
    "d38psrni17bvxu.cloudfront.net",
];
/// A page with more text than this has content of its own.
const MAX_PARKED_BYTES: usize = 2_500;
/// The most text of a page without content.
const MAX_SHELL_BYTES: usize = 300;

/// Returns the state of a site from its first page.
pub(crate) fn detect_site_state(page: &Page) -> SiteState {
    let length = page.text_length();
    if length < MAX_PARKED_BYTES {
        let text = page.blocks.iter().map(|block| block.text.to_lowercase()).collect::<Vec<_>>().join("\n");
        let title = page.title.to_lowercase();
        let contains = |phrase: &&str| text.contains(*phrase) || title.contains(*phrase);
        let is_weak = |phrase: &&str| matches!(*phrase, "related searches" | "domain parking" | "parked domain");
        let loads = page
            .scripts
            .iter()
            .chain(&page.frames)
            .any(|target| PARKING_HOSTS.iter().any(|host| target.contains(host)));
        let matches = FOR_SALE_PHRASES.iter().filter(|phrase| contains(phrase));
        let (weak, strong): (Vec<&&str>, Vec<&&str>) = matches.partition(|phrase| is_weak(phrase));
        if !strong.is_empty() || loads || weak.len() > 1 {
            return SiteState::Parked;
        }
    }
    let links = page.anchors.iter().filter(|anchor| anchor.url.is_some()).count();
    let asks = page.blocks.iter().any(|block| {
        let text = block.text.to_lowercase();
        text.contains("enable javascript")
            || text.contains("javascript is required")
            || text.contains("requires javascript")
    });
    let is_shell = length < MAX_SHELL_BYTES && links < 3 && !page.scripts.is_empty() && (page.has_app_root || asks);
    if is_shell { SiteState::NeedsJavascript } else { SiteState::Fine }
}

#[cfg(test)]
mod tests {
    use super::*;
    use url::Url;

    fn state(html: &str) -> SiteState {
        let url = Url::parse("https://slow.example/").expect("a URL");
        detect_site_state(&crate::page::read_page(&url, html.as_bytes(), None).expect("a page"))
    }

    #[test]
    fn parked_and_empty_sites_are_detected() {
        assert_eq!(
            state("<h1>slow.example</h1><p>This domain is for sale! <a href=/x>Make an offer</a>"),
            SiteState::Parked
        );
        assert_eq!(state("<script src=https://img.sedoparking.com/x.js></script><p>slow"), SiteState::Parked);
        assert_eq!(
            state("<title>Slow</title><div id=root></div><script src=/main.js></script>"),
            SiteState::NeedsJavascript
        );
        assert_eq!(
            state("<noscript>Please enable JavaScript to run this app.</noscript><script src=x></script>"),
            SiteState::NeedsJavascript
        );
        assert_eq!(
            state("<p>A show about the day when this web shop burned. <a href=/about>About</a>"),
            SiteState::Fine
        );
        let essay = format!("<p>{} this domain is for sale", "word ".repeat(1_000));
        assert_eq!(state(&essay), SiteState::Fine);
    }
}
