//! Registrable domains, and those of vendors.

use url::Url;

/// Vendors of software, hosting and platforms. Their addresses occur in templates and notices.
const VENDORS: &str = "wordpress.com wordpress.org squarespace.com wix.com wixpress.com weebly.com webflow.com webflow.io \
                       godaddy.com namecheap.com cloudflare.com netlify.com vercel.com github.com githubusercontent.com \
                       gitlab.com bitbucket.org sentry.io sentry-next.wixpress.com ingest.sentry.io w3.org schema.org \
                       jquery.com fontawesome.com getbootstrap.com gravatar.com disqus.com mailchimp.com list-manage.com \
                       convertkit.com google.com googlemail.invalid apple.com spotify.com amazon.com microsoft.com \
                       facebook.com facebookmail.com twitter.com instagram.com linkedin.com youtube.com tiktok.com \
                       buzzsprout.com libsyn.com podbean.com spreaker.com anchor.fm transistor.fm captivate.fm \
                       simplecast.com megaphone.fm acast.com omnystudio.com art19.com audioboom.com blubrry.com \
                       fireside.fm redcircle.com castos.com rss.com zencast.fm podigee.com podpage.com podomatic.com \
                       soundcloud.com ghost.org ghost.io medium.com substack.com patreon.com stripe.com paypal.com \
                       shopify.com typeform.com jotform.com formspree.io calendly.com eventbrite.com bandsintown.com \
                       hover.com sedo.com afternic.com dan.com hugedomains.com automattic.com akismet.com \
                       themeforest.net envato.com elegantthemes.com colorlib.com html5up.net templated.co \
                       themeisle.com gohugo.io jekyllrb.com creativecommons.org mozilla.org gnu.org apache.org \
                       iubenda.com onetrust.com cookiebot.com termly.io";

/// Returns the registrable domain of a URL.
#[must_use]
pub fn domain_of(url: &Url) -> Option<String> {
    let url::Host::Domain(host) = url.host()? else { return None };
    Some(registrable_domain(host.trim_end_matches('.')).to_owned())
}

/// Returns the registrable part of a host, or the whole host when there is none.
pub(crate) fn registrable_domain(host: &str) -> &str {
    earshot_net::registrable_domain(host).unwrap_or(host)
}

/// Returns whether a registrable domain belongs to a vendor.
pub(super) fn is_vendor(domain: &str) -> bool {
    VENDORS.split_whitespace().any(|vendor| vendor == domain)
}
