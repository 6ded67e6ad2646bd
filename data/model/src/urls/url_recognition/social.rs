//! URLs of social platforms: hosts, patterns of profiles, and paths that are not profiles. The rules for handles are in
//! `handles.rs`, each with its source.

use super::handle_rule::number;
use super::handles::*;
use super::url_pattern::{SiteRules, UrlPattern, pattern};
use crate::SocialKind::{self, *};

const TO_BLUESKY: &str = "https://bsky.app/profile/{}";
const TO_DISCORD: &str = "https://discord.gg/{}";
const TO_FACEBOOK: &str = "https://www.facebook.com/{}";
const TO_FACEBOOK_ID: &str = "https://www.facebook.com/profile.php?id={}";
const TO_LINKEDIN_COMPANY: &str = "https://www.linkedin.com/company/{}";
const TO_LINKEDIN_PERSON: &str = "https://www.linkedin.com/in/{}";
const TO_TUMBLR: &str = "https://{}.tumblr.com";
const TO_WHATSAPP: &str = "https://wa.me/{}";

type Platform = SiteRules<SocialKind>;

const fn site(
    kind: SocialKind,
    hosts: &'static str,
    shapes: &'static [UrlPattern],
    reserved: &'static str,
) -> Platform {
    SiteRules { kind, hosts, patterns: shapes, reserved }
}

#[rustfmt::skip]
pub(super) const PLATFORMS: &[Platform] = &[
    site(Beehiiv, "{}.beehiiv.com", &[pattern("", "https://{}.beehiiv.com", BEEHIIV)],
        "app embeds media support blog help developers rss link mail cdn"),
    site(Beehiiv, "beehiiv.com", &[], ""),
    site(Behance, "behance.net", &[pattern("{}", "https://www.behance.net/{}", BEHANCE)],
        "gallery search joblist live hire galleries assets features onboarding blog"),
    site(Bluesky, "bsky.app", &[
        pattern("profile/did:plc:{}", "https://bsky.app/profile/did:plc:{}", DID_PLC),
        pattern("profile/did:web:{}", "https://bsky.app/profile/did:web:{}", BLUESKY),
        pattern("profile/@{}", TO_BLUESKY, BLUESKY),
        pattern("profile/{}", TO_BLUESKY, BLUESKY),
    ], "search settings hashtag feeds lists starter-pack intent about profile"),
    // The page of a handle, which is a domain name, leads to the profile.
    site(Bluesky, "{}.bsky.social", &[pattern("", "https://bsky.app/profile/{}.bsky.social", BLUESKY_NAME)],
        "api staging public blog"),
    site(Discord, "discord.gg", &[pattern("invite/{}", TO_DISCORD, DISCORD), pattern("{}", TO_DISCORD, DISCORD)], "invite"),
    site(Discord, "discord.com discordapp.com", &[pattern("invite/{}", TO_DISCORD, DISCORD)], ""),
    site(Facebook, "facebook.com *.facebook.com fb.com fb.me", &[
        pattern("profile.php?id={}", TO_FACEBOOK_ID, FACEBOOK_ID),
        pattern("people/*/{}", TO_FACEBOOK_ID, FACEBOOK_ID),
        pattern("pages/category/*/*-{}", TO_FACEBOOK_ID, FACEBOOK_PAGE_ID),
        pattern("pages/*/{}", "https://www.facebook.com/pages/{*}/{}", FACEBOOK_PAGE_ID),
        pattern("p/*-{}", TO_FACEBOOK_ID, FACEBOOK_PAGE_ID),
        pattern("pg/{}", TO_FACEBOOK, FACEBOOK_NAME),
        pattern("{}", TO_FACEBOOK, FACEBOOK_NAME),
        pattern("*-{}", TO_FACEBOOK_ID, FACEBOOK_PAGE_ID),
    ], "sharer sharer.php share share.php dialog plugins events groups marketplace gaming watch reel reels photo photos \
        photo.php video videos video.php hashtag login login.php help search messages stories story.php \
        permalink.php policies privacy business legal pages people profile.php l.php home.php pg tr about ads settings \
        notes media messenger developers careers terms terms.php campaign flx r.php index.php recover group.php \
        event.php posts public directory ajax v2.0 audio 2008 me tr x l fr dir lite live games fundraisers donate places \
        jobs work help.php rsrc.php badges bookmarks friends find-friends saved memories weather coronavirus_info"),
    site(Github, "github.com", &[
        pattern("sponsors/{}", "https://github.com/{}", GITHUB),
        pattern("orgs/{}", "https://github.com/{}", GITHUB),
        pattern("{}", "https://github.com/{}", GITHUB),
    ], "about features pricing login join orgs topics sponsors marketplace explore settings apps search trending \
        collections enterprise readme security team contact site customer-stories new notifications issues pulls \
        codespaces events stars signup logout watching dashboard nonprofit education"),
    site(Github, "gist.github.com", &[], ""),
    site(Instagram, "instagram.com instagr.am", &[
        pattern("_n|_u/{}", "https://www.instagram.com/{}", INSTAGRAM),
        pattern("stories/{}", "https://www.instagram.com/{}", INSTAGRAM),
        pattern("@{}", "https://www.instagram.com/{}", INSTAGRAM),
        pattern("{}", "https://www.instagram.com/{}", INSTAGRAM),
    ], "p reel reels tv stories explore accounts direct s about developer developers legal share _n _u highlights \
        oauth press directory invites qr challenge emails push session graphql web"),
    site(Linkedin, "linkedin.com *.linkedin.com", &[
        // Spec 5 has neither schools nor showcases.
        pattern("in/{}", TO_LINKEDIN_PERSON, LINKEDIN_PERSON),
        pattern("company/{}", TO_LINKEDIN_COMPANY, LINKEDIN_COMPANY),
        pattern("mwlite/in/{}", TO_LINKEDIN_PERSON, LINKEDIN_PERSON),
        pattern("mwlite/company/{}", TO_LINKEDIN_COMPANY, LINKEDIN_COMPANY),
    ], "unavailable login setup admin"),
    site(Linktree, "linktr.ee linktree.com", &[
        pattern("@{}", "https://linktr.ee/{}", LINKTREE),
        pattern("{}", "https://linktr.ee/{}", LINKTREE),
    ], "s admin login register blog marketplace help discover privacy home about pricing sign-up"),
    site(Medium, "medium.com", &[
        pattern("@{}", "https://medium.com/@{}", MEDIUM_USER),
        pattern("{}", "https://medium.com/{}", MEDIUM_PUBLICATION),
    ], "m p me tag topic topics search about membership creators policy feed plans new-story jobs business explore \
        signin mastodon tos help r sub u earn gift"),
    site(Medium, "{}.medium.com", &[pattern("", "https://medium.com/@{}", MEDIUM_USER)],
        "cdn-images-1 cdn-images-2 miro help policy link about status blog api"),
    site(Patreon, "patreon.com", &[
        pattern("user?u={}", "https://www.patreon.com/user?u={}", number(1, 12)),
        pattern("bePatron?u={}", "https://www.patreon.com/user?u={}", number(1, 12)),
        pattern("c|cw|join|checkout/{}", "https://www.patreon.com/{}", PATREON),
        pattern("{}", "https://www.patreon.com/{}", PATREON),
    ], "posts login signup join home about policy search messages oauth2 checkout user bepatron become-a-patron c cw \
        create pricing product settings m file portal api apps explore collection members legal privacy"),
    site(Pinterest, "pinterest.* *.pinterest.com", &[pattern("{}", "https://www.pinterest.com/{}", PINTEREST)],
        "pin search ideas explore categories today business login about settings _ password signup source topics"),
    site(Pinterest, "pin.it", &[], ""),
    site(Reddit, "reddit.com *.reddit.com", &[
        pattern("u|user/{}", "https://www.reddit.com/user/{}", REDDIT_USER),
        pattern("r/{}", "https://www.reddit.com/r/{}", SUBREDDIT),
    ], "all popular friends mod random comments submit search login wiki premium gallery media poll me"),
    site(Snapchat, "snapchat.com", &[
        pattern("add/{}", "https://www.snapchat.com/add/{}", SNAPCHAT),
        pattern("@{}", "https://www.snapchat.com/add/{}", SNAPCHAT),
    ], "discover lens unlock spotlight map download ads scan story"),
    site(Soundcloud, "soundcloud.com", &[pattern("{}", "https://soundcloud.com/{}", SOUNDCLOUD)],
        "discover stream upload you search pages charts tags jobs oauth settings terms-of-use player popular imprint \
         people community-guidelines connect login signin logout mobile share explore stations"),
    site(Soundcloud, "w.soundcloud.com on.soundcloud.com api.soundcloud.com feeds.soundcloud.com", &[], ""),
    site(Substack, "open.substack.com", &[pattern("pub/{}", "https://{}.substack.com", SUBSTACK)], ""),
    site(Substack, "substack.com", &[
        pattern("@{}", "https://substack.com/@{}", SUBSTACK),
        pattern("profile/*-{}", "https://substack.com/profile/{*}-{}", SUBSTACK),
    ], ""),
    site(Substack, "{}.substack.com", &[pattern("", "https://{}.substack.com", SUBSTACK)],
        "open on support cdn email discover search home api help blog reader post read"),
    site(Threads, "threads.net threads.com", &[
        pattern("@{}", "https://www.threads.net/@{}", INSTAGRAM),
        pattern("{}", "https://www.threads.net/@{}", INSTAGRAM),
    ], "t login search intent explore home about privacy terms settings download saved liked custom_feed share embed"),
    site(Tiktok, "tiktok.com", &[pattern("@{}", "https://www.tiktok.com/@{}", TIKTOK)],
        "tag music discover foryou live share embed login upload search"),
    site(Tiktok, "vm.tiktok.com vt.tiktok.com", &[], ""),
    site(Tumblr, "tumblr.com", &[
        pattern("blog/view/{}", TO_TUMBLR, TUMBLR),
        pattern("blog/{}", TO_TUMBLR, TUMBLR),
        pattern("@{}", TO_TUMBLR, TUMBLR),
        pattern("{}", TO_TUMBLR, TUMBLR),
    ], "assets embed dashboard explore tagged search share widgets login register settings blog follow about policy \
        privacy likes inbox reblog themes"),
    site(Tumblr, "{}.tumblr.com", &[pattern("", TO_TUMBLR, TUMBLR)], "assets embed media static platform api safe safe1"),
    site(Twitch, "twitch.tv", &[
        // "Subscribe" buttons lead to the channel's offers.
        pattern("popout|moderator|subs|products/{}", "https://www.twitch.tv/{}", TWITCH),
        pattern("{}", "https://www.twitch.tv/{}", TWITCH),
    ], "videos video directory p settings subscriptions downloads jobs turbo store search popout embed moderator \
        login signup friends wallet drops inventory prime collections team subs \
        products redeem bits broadcast user u creatorcamp p partner affiliate ads about security annual-recap"),
    site(Twitch, "clips.twitch.tv player.twitch.tv", &[], ""),
    site(Twitter, "twitter.com x.com", &[
        pattern("@{}", "https://x.com/{}", TWITTER),
        pattern("{}", "https://x.com/{}", TWITTER),
        // Follow buttons name the account in this form.
        pattern("intent/user|follow?screen_name={}", "https://x.com/{}", TWITTER),
    ], "intent share home i search hashtag explore login signup messages notifications settings download jobs account \
        lists mentions personalization privacy tos about session search-advanced search-home widgets webview welcome \
        twitterblue 404 statuses status compose logout oauth help who_to_follow follow goodies en tweetbutton premium \
        communities grok bookmarks topics moments following followers verified"),
    site(Vimeo, "vimeo.com", &[
        pattern("channels/{}", "https://vimeo.com/channels/{}", VIMEO),
        pattern("{}", "https://vimeo.com/{}", VIMEO),
    ], "watch categories features upload ondemand showcase groups album blog log_in join manage channels video \
        settings search terms privacy help about jobs stats store enterprise for-hire user event create"),
    site(Vimeo, "player.vimeo.com", &[], ""),
    site(Whatsapp, "wa.me", &[
        pattern("+{}", TO_WHATSAPP, number(5, 15)),
        pattern("message/{}", "https://wa.me/message/{}", WHATSAPP),
        pattern("{}", TO_WHATSAPP, number(5, 15)),
    ], ""),
    site(Whatsapp, "chat.whatsapp.com", &[
        pattern("invite/{}", "https://chat.whatsapp.com/{}", WHATSAPP),
        pattern("{}", "https://chat.whatsapp.com/{}", WHATSAPP),
    ], "invite"),
    site(Whatsapp, "api.whatsapp.com whatsapp.com", &[
        pattern("send?phone={}", TO_WHATSAPP, number(5, 15)),
        pattern("channel/{}", "https://whatsapp.com/channel/{}", WHATSAPP),
    ], ""),
    site(Youtube, "youtube.com music.youtube.com gaming.youtube.com", &[
        pattern("channel/{}", "https://www.youtube.com/channel/{}", YOUTUBE_CHANNEL),
        pattern("@{}", "https://www.youtube.com/@{}", YOUTUBE),
        pattern("c|user/{}", "https://www.youtube.com/{word}/{}", YOUTUBE_NAME),
        pattern("{}", "https://www.youtube.com/{}", YOUTUBE),
        // Spec 5 lists the first thirteen.
    ], "feed about gaming news sports fashion music movies live spotlight learning browse trending watch embed playlist \
        shorts results hashtag t ads creators premium redirect v clip post subscription_center channel c user attribution_link \
        kids tv account howyoutubeworks jobs yt iframe_api player_api signin oops upload opensearch verify s my_videos \
        intl impressum podcasts subscriptions library playables feeds profile live_chat channels shopping playlists \
        reporthistory paid_memberships"),
    site(Youtube, "youtu.be youtube-nocookie.com", &[], ""),
];
