//! What an address alone tells: a platform that takes money, a shop that pays for links, the show's own site.

use crate::people::{ShowText, fold_letters};
use url_parts::{host, registrable};

/// Platforms on which listeners pay, by host, and their names.
const DONATIONS: &[(&str, &str)] = &[
    ("patreon.com", "Patreon"),
    ("ko-fi.com", "Ko-fi"),
    ("buymeacoffee.com", "Buy Me a Coffee"),
    ("paypal.me", "PayPal"),
    ("paypal.com", "PayPal"),
    ("tipeee.com", "Tipeee"),
    ("en.tipeee.com", "Tipeee"),
    ("steadyhq.com", "Steady"),
    ("liberapay.com", "Liberapay"),
    ("opencollective.com", "Open Collective"),
    ("boosty.to", "Boosty"),
    ("patronite.pl", "Patronite"),
    ("donationalerts.com", "DonationAlerts"),
    ("money.yandex.ru", "Яндекс.Деньги"),
    ("yoomoney.ru", "ЮMoney"),
    ("venmo.com", "Venmo"),
    ("cash.app", "Cash App"),
    ("donorbox.org", "Donorbox"),
    ("givebutter.com", "Givebutter"),
    ("supporter.acast.com", "Acast Supporter"),
    ("apoia.se", "Apoia.se"),
    ("catarse.me", "Catarse"),
    ("padrim.com.br", "Padrim"),
    ("picpay.com", "PicPay"),
    ("flattr.com", "Flattr"),
    ("buzzsprout.com/*/support", "Buzzsprout"),
    ("petje.af", "Petje.af"),
    ("vriendvandeshow.nl", "Vriend van de Show"),
    ("anchor.fm/*/support", "Anchor"),
    ("podcasters.spotify.com/*/support", "Spotify"),
    ("glow.fm", "Glow"),
    ("supercast.com", "Supercast"),
    ("lydia-app.com", "Lydia"),
    ("10er.app", "10er"),
    ("tippr.com", "Tippr"),
    ("streamlabs.com", "Streamlabs"),
    ("memberful.com", "Memberful"),
    ("plus.acast.com", "Acast+"),
    ("bmc.link", "Buy Me a Coffee"),
    ("steady.page", "Steady"),
    ("subscribestar.com", "SubscribeStar"),
    ("tip.md", "Tip"),
    ("helloasso.com", "HelloAsso"),
    ("utip.io", "uTip"),
    ("ulule.com", "Ulule"),
    ("cafecito.app", "Cafecito"),
    ("orelo.cc", "Orelo"),
    ("benfeitoria.com", "Benfeitoria"),
    ("goteo.org", "Goteo"),
    ("ivoox.com/*/support", "iVoox"),
    ("satispay.com", "Satispay"),
    ("produzionidalbasso.com", "Produzioni dal Basso"),
    ("backme.nl", "BackMe"),
    ("tikkie.me", "Tikkie"),
    ("whydonate.com", "WhyDonate"),
    ("buycoffee.to", "buycoffee.to"),
    ("suppi.pl", "Suppi"),
    ("zrzutka.pl", "Zrzutka"),
    ("forendors.cz", "Forendors"),
    ("herohero.co", "Herohero"),
    ("darujme.cz", "Darujme"),
    ("cloudtips.ru", "CloudTips"),
    ("donatepay.ru", "DonatePay"),
    ("qiwi.com", "QIWI"),
    ("donate.stripe.com", "Stripe"),
    ("qr.vipps.no", "Vipps"),
    ("mobilepay.dk", "MobilePay"),
    ("redcircle.com/*/donations", "RedCircle"),
    ("redcircle.com/*/exclusive-content", "RedCircle"),
    ("spreaker.com/*/support", "Spreaker"),
    ("fountain.fm/*/support", "Fountain"),
];

/// Platforms by the word that names them where no link does, folded.
const PLATFORM_WORDS: &[(&str, &str)] = &[
    ("patreon", "Patreon"),
    ("paypal", "PayPal"),
    ("ko-fi", "Ko-fi"),
    ("kofi", "Ko-fi"),
    ("tipeee", "Tipeee"),
    ("steady", "Steady"),
    ("ivoox", "iVoox"),
    ("patronite", "Patronite"),
    ("boosty", "Boosty"),
    ("venmo", "Venmo"),
    ("bizum", "Bizum"),
    ("pix", "PIX"),
    ("apoia.se", "Apoia.se"),
    ("catarse", "Catarse"),
    ("padrim", "Padrim"),
    ("picpay", "PicPay"),
    ("petje", "Petje.af"),
];
/// Payments by telephone, folded.
const TELEPHONE_PLATFORMS: &[(&str, &str)] = &[
    ("swish", "Swish"),
    ("swisha", "Swish"),
    ("swishnummer", "Swish"),
    ("vipps", "Vipps"),
    ("vippse", "Vipps"),
    ("mobilepay", "MobilePay"),
    ("bizum", "Bizum"),
    ("twint", "Twint"),
];
/// Who stores a show's files, folded: what they add to its texts is a notice.
const HOSTING_COMPANIES: &[&str] = &[
    "acast",
    "anchor",
    "art19",
    "audioboom",
    "audiomeans",
    "ausha",
    "blubrry",
    "buzzsprout",
    "captivate",
    "castos",
    "fireside",
    "firstory",
    "firstoryhosting",
    "hubhopper",
    "ivoox",
    "julep",
    "letscast",
    "libsyn",
    "megaphone",
    "omny",
    "omnystudio",
    "pinecast",
    "podbean",
    "podcaster",
    "podcastics",
    "podigee",
    "podomatic",
    "redcircle",
    "riverside",
    "rsscom",
    "simplecast",
    "soundon",
    "sounder",
    "soundcloud",
    "spotify",
    "spotifyforpodcasters",
    "spreaker",
    "substack",
    "transistor",
    "transistorfm",
    "zencastr",
    "adswizz",
    "wordpress",
];

pub(crate) fn platform_by_name(folded: &str) -> Option<&'static str> {
    PLATFORM_WORDS.iter().find(|(word, _)| *word == folded).map(|(_, name)| *name)
}

pub(crate) fn telephone_platform(folded: &str) -> Option<&'static str> {
    TELEPHONE_PLATFORMS.iter().find(|(word, _)| *word == folded).map(|(_, name)| *name)
}

pub(crate) fn is_hosting_company(name: &str) -> bool {
    HOSTING_COMPANIES.contains(&fold_letters(name).as_str())
}

/// Addresses of hosting companies' notices: who stores the file is no sponsor.
const NOTICES: &[&str] = &[
    "acast.com/privacy",
    "megaphone.fm/adchoices",
    "omnystudio.com/listener",
    "adchoices",
    "art19.com/privacy",
    "simplecast.com/privacy",
    "redcircle.com/privacy",
    "pcm.adswizz.com",
    "audioboom.com/terms",
    "podcastchoices.com",
    "spreaker.com/privacy",
    "chartable.com/privacy",
    "podtrac.com",
    "buzzsprout.com/twilio",
    "buzzsprout.com/privacy",
    "redcircle.com/brands",
    "redcircle.com/privacy",
    "spreaker.com/show/",
    "megaphone.fm/adchoices",
    "iab.com",
    "podscribe.com/privacy",
    "op3.dev",
];

/// Shops whose links pay by a parameter, folded parameter names.
const PAYING: &[&str] = &[
    "tag",
    "ref",
    "refcode",
    "referralcode",
    "referral",
    "refid",
    "aff",
    "affid",
    "aff_id",
    "affiliate",
    "affiliate_id",
    "irclickid",
    "irgwc",
    "awc",
    "awinaffid",
    "ranmid",
    "raneaid",
    "ransiteid",
    "via",
    "partner",
    "partnerid",
    "fpr",
    "afid",
    "a_aid",
    "r",
];
/// Networks and forms of addresses whose links pay.
const PAYING_HOSTS: &[&str] = &[
    "amzn.to",
    "amzn.eu",
    "amzn.asia",
    "geni.us",
    "shareasale.com",
    "awin1.com",
    "anrdoezrs.net",
    "jdoqocy.com",
    "tkqlhce.com",
    "dpbolvw.net",
    "kqzyfj.com",
    "linksynergy.com",
    "click.linksynergy.com",
    "go.skimresources.com",
    "prf.hn",
    "pxf.io",
    "sjv.io",
    "rstyle.me",
    "shopstyle.it",
    "tidd.ly",
    "bookshop.org",
];

/// Shops of merchandise.
const MERCHANDISE: &[&str] = &[
    "teespring.com",
    "spreadshirt",
    "redbubble.com",
    "teepublic.com",
    "spri.ng",
    "bonfire.com",
    "bigcartel.com",
    "threadless.com",
    "dashery.com",
    "cottonbureau.com",
    "myshopify.com",
    "fourthwall.com",
    "creator-spring.com",
    "spod.com",
    "shirtee.",
    "spreadshop.",
    "shirtigo.",
    "printify.me",
    "merchshop.",
    "supergeek.",
    "umapenca.com",
    "redwolf.in",
];

/// The host of an address and what follows, in lower case, without scheme and `www.`.
fn bare(url: &str) -> String {
    let url = url.trim().to_lowercase();
    let url = url.split_once("://").map_or(url.as_str(), |(_, rest)| rest);
    url.trim_start_matches("www.").to_owned()
}

mod url_parts {
    /// The host of a bare address.
    pub(super) fn host(bare: &str) -> &str {
        bare.split(['/', '?', '#', ':']).next().unwrap_or_default()
    }

    /// The label by which a host is known: `acme` of `shop.acme.co.uk`.
    pub(super) fn registrable(host: &str) -> &str {
        let labels: Vec<&str> = host.split('.').collect();
        let is_second = |label: &str| matches!(label, "co" | "com" | "org" | "net" | "ac" | "gov" | "edu");
        match labels[..] {
            [.., name, second, _] if is_second(second) && labels.len() > 2 => name,
            [.., name, _] => name,
            _ => host,
        }
    }
}

/// The label of an address: `acme` of `https://shop.acme.co.uk/x`.
pub(crate) fn label(url: &str) -> String {
    registrable(host(&bare(url))).to_owned()
}

pub(crate) fn is_notice(url: &str) -> bool {
    let bare = bare(url);
    NOTICES.iter().any(|notice| bare.contains(notice)) || bare.starts_with("mailto:")
}

/// The platform of an address on which listeners pay.
pub(crate) fn donation_platform(url: &str) -> Option<&'static str> {
    let bare = bare(url);
    let host = host(&bare);
    let fits = |known: &str| match known.split_once("/*/") {
        Some((known, path)) => host.ends_with(known) && bare.contains(&format!("/{path}")),
        None => host == known || host.strip_suffix(known).is_some_and(|rest| rest.ends_with('.')),
    };
    DONATIONS.iter().find(|(known, _)| fits(known)).map(|(_, name)| *name)
}

/// Whether a link pays the show by its form.
pub(crate) fn is_affiliate(url: &str) -> bool {
    let bare = bare(url);
    let host = host(&bare);
    if PAYING_HOSTS.iter().any(|known| host == *known || host.ends_with(&format!(".{known}"))) {
        return true;
    }
    if host.starts_with("partner.")
        || host.starts_with("affiliate.")
        || host.starts_with("refer.")
        || host.starts_with("aff.")
    {
        return true;
    }
    if matches!(
        host.rsplit('.').nth(1),
        Some(
            "twitter"
                | "x"
                | "facebook"
                | "instagram"
                | "youtube"
                | "reddit"
                | "linkedin"
                | "github"
                | "spotify"
                | "apple"
                | "wikipedia"
                | "nytimes"
                // Where the show itself is heard.
                | "stitcher"
                | "castbox"
                | "deezer"
                | "tunein"
                | "iheart"
                | "overcast"
                | "podbean"
                | "pocketcasts"
                | "podchaser"
                | "spreaker"
        )
    ) || host.contains("podcasts")
    {
        return false;
    }
    let Some((path, query)) = bare.split_once('?') else { return false };
    let is_amazon = host.starts_with("amazon.") || host.contains(".amazon.");
    query.split(['&', '#', ';']).filter_map(|pair| pair.split_once('=')).any(|(name, value)| {
        let is_value = value.len() > 2 && !value.contains('_') || name != "ref";
        match name {
            // On Amazon, `ref` only says where on a page somebody clicked.
            "tag" => is_amazon,
            "ref" | "r" | "via" | "partner" => {
                !is_amazon
                    && is_value
                    && !path.contains("article")
                    && name.len() + value.len() > 4
                    && !value.contains("src")
                    && !value.contains('.')
            }
            "utm_medium" => value.contains("affiliate"),
            name => !is_amazon && PAYING.contains(&name) && !value.is_empty(),
        }
    })
}

/// Whether an address is of an article or of a profile: neither is where a sponsor sends listeners.
pub(crate) fn is_article_or_profile(url: &str) -> bool {
    const HOSTS: &[&str] = &[
        "twitter.com",
        "x.com",
        "facebook.com",
        "instagram.com",
        "youtube.com",
        "youtu.be",
        "linkedin.com",
        "tiktok.com",
        "reddit.com",
        "wikipedia.org",
        "discord.gg",
        "t.me",
        "github.com",
        "mastodon.social",
        "bsky.app",
        "threads.net",
        "nytimes.com",
        "theguardian.com",
        "bbc.co.uk",
        "bbc.com",
        "washingtonpost.com",
        "imdb.com",
        "arxiv.org",
        "podcasts.apple.com",
        "open.spotify.com",
    ];
    let bare = bare(url);
    let host = host(&bare);
    let path = bare.split(['?', '#']).next().unwrap_or_default();
    HOSTS.iter().any(|known| host == *known || host.strip_suffix(known).is_some_and(|rest| rest.ends_with('.')))
        || path.split('/').skip(1).any(|part| part.matches('-').count() > 3)
        || path.trim_end_matches('/').split('/').count() > 5
}

/// A network whose address says nothing of the shop behind it.
pub(crate) fn is_paying_host(url: &str) -> bool {
    let bare = bare(url);
    let host = host(&bare);
    PAYING_HOSTS.iter().any(|known| host == *known || host.ends_with(&format!(".{known}")))
}

pub(crate) fn is_amazon(url: &str) -> bool {
    let bare = bare(url);
    let host = host(&bare);
    host.starts_with("amzn.") || host.starts_with("amazon.") || host.contains(".amazon.")
}

pub(crate) fn is_merchandise(url: &str) -> bool {
    let bare = bare(url);
    MERCHANDISE.iter().any(|known| host(&bare).contains(known))
}

/// Whether the path of an address leads to where something is paid: `/support`, `/shop`.
pub(crate) fn has_path_word(url: &str, words: &[&str]) -> bool {
    let bare = bare(url);
    let path = bare.split_once(['/', '?']).map_or("", |(_, path)| path);
    let first = host(&bare).split('.').next().unwrap_or_default();
    words.contains(&first) || path.split(|letter: char| !letter.is_alphanumeric()).any(|part| words.contains(&part))
}

/// What is the show's own: its title, author, owner, site.
#[derive(Clone, Debug, Default)]
pub(crate) struct Own {
    letters: Vec<String>,
}

impl Own {
    pub(crate) fn of(show: &ShowText<'_>, hosts: &[&str]) -> Self {
        let named = [Some(show.title), show.author, show.owner_name].into_iter().flatten().chain(hosts.iter().copied());
        let mut letters: Vec<String> = named.map(fold_letters).collect();
        letters.extend(show.website_url.map(|url| fold_letters(&label(url))));
        letters.retain(|one| one.len() > 3);
        Self { letters }
    }

    /// Whether a name or the label of an address is the show's.
    pub(crate) fn has(&self, name: &str) -> bool {
        let name = fold_letters(name);
        name.len() > 3 && self.letters.iter().any(|own| own.contains(&name) || name.contains(own.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_tell_what_they_are() {
        for (url, platform, affiliate) in [
            ("https://www.patreon.com/acme", Some("Patreon"), false),
            ("https://acme.patreon.com", Some("Patreon"), false),
            ("https://podcasters.spotify.com/pod/show/acme/support", Some("Spotify"), false),
            ("https://podcasters.spotify.com/pod/show/acme/message", None, false),
            ("https://amzn.to/4hzfpnu", None, true),
            ("https://www.amazon.com/dp/B0?tag=acme-20", None, true),
            ("https://www.amazon.com/dp/B0?ref_=ast", None, false),
            ("https://partner.acme.com/tea", None, true),
            ("https://acme.com/signup?ref=JUPITER", None, true),
            ("https://twitter.com/acme?ref_src=twsrc", None, false),
            ("https://acme.com/register?referralCode=abc", None, true),
            ("https://acme.com/?utm_source=podcast", None, false),
            ("https://www.stitcher.com/s?fid=1&refid=stpr", None, false),
        ] {
            assert_eq!((donation_platform(url), is_affiliate(url)), (platform, affiliate), "{url}");
        }
        assert!(is_article_or_profile("https://acme.com/2024/05/why-tea-is-good-for-you"));
        assert!(
            is_article_or_profile("https://www.facebook.com/acme")
                && !is_article_or_profile("https://acme.com/tea-talk")
        );
        assert_eq!(label("https://shop.acme.co.uk/x"), "acme");
        assert!(is_notice("https://omnystudio.com/listener"));
        assert!(has_path_word("https://www.acme.it/support", &["support"]));
    }
}
