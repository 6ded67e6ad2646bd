//! Lists of addresses and names: donation platforms, affiliate networks, shops, and notices of hosting companies.

/// Donation platforms by host, with their names.
pub(super) const DONATION_PLATFORMS: &[(&str, &str)] = &[
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
/// Donation platforms by the word that names them when there is no link, folded.
pub(super) const PLATFORM_WORDS: &[(&str, &str)] = &[
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
/// Telephone payments, folded.
pub(super) const TELEPHONE_PLATFORMS: &[(&str, &str)] = &[
    ("swish", "Swish"),
    ("swisha", "Swish"),
    ("swishnummer", "Swish"),
    ("vipps", "Vipps"),
    ("vippse", "Vipps"),
    ("mobilepay", "MobilePay"),
    ("bizum", "Bizum"),
    ("twint", "Twint"),
];
/// Hosting companies, folded. The texts they add to episodes are notices.
pub(super) const HOSTING_COMPANIES: &str = "acast anchor art19 audioboom audiomeans ausha blubrry buzzsprout captivate castos fireside firstory \
    firstoryhosting hubhopper ivoox julep letscast libsyn megaphone omny omnystudio pinecast podbean \
    podcaster podcastics podigee podomatic redcircle riverside rsscom simplecast soundon sounder soundcloud \
    spotify spotifyforpodcasters spreaker substack transistor transistorfm zencastr adswizz wordpress";
/// Addresses of hosting companies' notices. A hosting company is not a sponsor.
pub(super) const HOSTING_NOTICES: &str = "acast.com/privacy megaphone.fm/adchoices omnystudio.com/listener adchoices art19.com/privacy \
    simplecast.com/privacy redcircle.com/privacy pcm.adswizz.com audioboom.com/terms podcastchoices.com \
    spreaker.com/privacy chartable.com/privacy podtrac.com buzzsprout.com/twilio buzzsprout.com/privacy \
    redcircle.com/brands spreaker.com/show/ iab.com podscribe.com/privacy op3.dev";
/// URL parameters of affiliate links, folded.
pub(super) const AFFILIATE_PARAMETERS: &str = "tag ref refcode referralcode referral refid aff affid aff_id affiliate affiliate_id irclickid irgwc awc \
    awinaffid ranmid raneaid ransiteid via partner partnerid fpr afid a_aid r";
/// Affiliate networks and forms of affiliate addresses.
pub(super) const AFFILIATE_HOSTS: &str = "amzn.to amzn.eu amzn.asia geni.us shareasale.com awin1.com anrdoezrs.net jdoqocy.com tkqlhce.com \
    dpbolvw.net kqzyfj.com linksynergy.com click.linksynergy.com go.skimresources.com prf.hn pxf.io sjv.io \
    rstyle.me shopstyle.it tidd.ly bookshop.org";
/// Shops for merchandise.
pub(super) const MERCHANDISE_HOSTS: &str = "teespring.com spreadshirt redbubble.com teepublic.com spri.ng bonfire.com bigcartel.com threadless.com \
    dashery.com cottonbureau.com myshopify.com fourthwall.com creator-spring.com spod.com shirtee. \
    spreadshop. shirtigo. printify.me merchshop. supergeek. umapenca.com redwolf.in";

/// Hosts of addresses that only lead to another one.
pub(super) const SHORT_LINK_HOSTS: &str = "t.co bit.ly tinyurl.com goo.gl ow.ly buff.ly lnkd.in rebrand.ly is.gd v.gd tiny.cc cutt.ly \
    shorturl.at fb.me dlvr.it trib.al rb.gy s.id t.ly";
