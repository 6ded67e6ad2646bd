//! The 25 social platforms: hosts, where the handle stands, its rule (spec 5), and paths that are no profiles.
//!
//! Where the spec is stricter than the platform (handles of four letters at TikTok), the spec is followed.

use super::handle::{ANY, Rule, number, rule};
use super::shape::{Shape, Site, shape};
use crate::SocialKind::{self, *};

const FACEBOOK_ID: Rule = number(15, 16);
const FACEBOOK_NAME: Rule = rule(5, ANY, ".").not_only_digits().no_page(".php");
const GITHUB: Rule = rule(1, 39, "-").separated_by("-");
const INSTAGRAM: Rule = rule(1, 30, "._").separated_by(".").not_first("_");
const LINKEDIN: Rule = rule(3, 100, "-").separated_by("-").of_any_script();
const LINKTREE: Rule = rule(3, 30, "._-").separated_by("._-");
const MEDIUM_PUBLICATION: Rule = rule(1, 50, "-").separated_by("-");
const MEDIUM_USER: Rule = rule(1, 30, "._-");
const PATREON: Rule = rule(1, 30, "-_").separated_by("-_");
const PINTEREST: Rule = rule(3, 30, "._").separated_by("._");
const SNAPCHAT: Rule = rule(5, ANY, "._-");
const SUBSTACK: Rule = rule(5, ANY, "-_");
const TIKTOK: Rule = rule(5, ANY, "._");
const TUMBLR: Rule = rule(5, ANY, "-");
const TWITCH: Rule = rule(4, 25, "_").no_leading_digit().not_first("_").not_double("_");
const TWITTER: Rule = rule(1, 15, "_");
const VIMEO: Rule = rule(1, ANY, "-_").not_only_digits();
const WHATSAPP: Rule = rule(5, ANY, "");
const YOUTUBE: Rule = rule(3, ANY, "._-").of_any_script();

const DISCORD: Rule = rule(5, 20, "-");
const TO_DISCORD: &str = "https://discord.gg/{}";
const TO_FACEBOOK: &str = "https://www.facebook.com/{}";
const TO_FACEBOOK_ID: &str = "https://www.facebook.com/profile.php?id={}";
const TO_TUMBLR: &str = "https://{}.tumblr.com";
const TO_WHATSAPP: &str = "https://wa.me/{}";

type Platform = Site<SocialKind>;

const fn on(kind: SocialKind, hosts: &'static str, shapes: &'static [Shape], reserved: &'static str) -> Platform {
    Site { kind, hosts, shapes, reserved }
}

#[rustfmt::skip]
pub(super) const PLATFORMS: &[Platform] = &[
    on(Beehiiv, "{}.beehiiv.com", &[shape("", "https://{}.beehiiv.com", rule(3, ANY, "-_"))],
        "app embeds media support blog help developers rss link mail cdn"),
    on(Beehiiv, "beehiiv.com", &[], ""),
    on(Behance, "behance.net", &[shape("{}", "https://www.behance.net/{}", rule(3, ANY, "-_"))],
        "gallery search joblist live hire galleries assets features onboarding blog"),
    on(Bluesky, "bsky.app", &[
        shape("profile/did:plc:{}", "https://bsky.app/profile/did:plc:{}", rule(24, 24, "")),
        shape("profile/{}", "https://bsky.app/profile/{}", rule(3, 30, ".-")),
        shape("profile/@{}", "https://bsky.app/profile/{}", rule(3, 30, ".-")),
    ], "search settings hashtag feeds lists starter-pack intent about profile"),
    on(Discord, "discord.gg", &[shape("invite/{}", TO_DISCORD, DISCORD), shape("{}", TO_DISCORD, DISCORD)], "invite"),
    on(Discord, "discord.com discordapp.com", &[shape("invite/{}", TO_DISCORD, DISCORD)], ""),
    on(Facebook, "facebook.com *.facebook.com fb.com fb.me", &[
        shape("profile.php?id={}", TO_FACEBOOK_ID, FACEBOOK_ID),
        shape("people/*/{}", TO_FACEBOOK_ID, FACEBOOK_ID),
        shape("pages/category/*/*-{}", TO_FACEBOOK_ID, FACEBOOK_ID),
        shape("pages/*/{}", "https://www.facebook.com/pages/{*}/{}", number(5, 20)),
        shape("p/*-{}", TO_FACEBOOK_ID, FACEBOOK_ID),
        shape("pg/{}", TO_FACEBOOK, FACEBOOK_NAME),
        shape("{}", TO_FACEBOOK, FACEBOOK_NAME),
        shape("*-{}", TO_FACEBOOK_ID, FACEBOOK_ID),
    ], "sharer sharer.php share share.php dialog plugins events groups marketplace gaming watch reel reels photo photos \
        photo.php video videos video.php hashtag login login.php help search messages stories story.php \
        permalink.php policies privacy business legal pages people profile.php l.php home.php pg tr about ads settings \
        notes media messenger developers careers terms terms.php campaign flx r.php index.php recover group.php \
        event.php posts public directory ajax v2.0 audio 2008"),
    on(Github, "github.com", &[
        shape("sponsors/{}", "https://github.com/{}", GITHUB),
        shape("orgs/{}", "https://github.com/{}", GITHUB),
        shape("{}", "https://github.com/{}", GITHUB),
    ], "about features pricing login join orgs topics sponsors marketplace explore settings apps search trending \
        collections enterprise readme security team contact site customer-stories new notifications issues pulls \
        codespaces events stars signup logout watching dashboard nonprofit education"),
    on(Github, "gist.github.com", &[], ""),
    on(Instagram, "instagram.com instagr.am", &[
        shape("_n|_u/{}", "https://www.instagram.com/{}", INSTAGRAM),
        shape("stories/{}", "https://www.instagram.com/{}", INSTAGRAM),
        shape("@{}", "https://www.instagram.com/{}", INSTAGRAM),
        shape("{}", "https://www.instagram.com/{}", INSTAGRAM),
    ], "p reel reels tv stories explore accounts direct s about developer developers legal share _n _u highlights web \
        oauth press directory invites qr"),
    on(Linkedin, "linkedin.com *.linkedin.com", &[
        shape("in|company|school|showcase/{}", "https://www.linkedin.com/{word}/{}", LINKEDIN),
        shape("mwlite/in|company/{}", "https://www.linkedin.com/{word}/{}", LINKEDIN),
    ], "unavailable login setup admin"),
    on(Linktree, "linktr.ee linktree.com", &[
        shape("@{}", "https://linktr.ee/{}", LINKTREE),
        shape("{}", "https://linktr.ee/{}", LINKTREE),
    ], "s admin login register blog marketplace help discover privacy home about pricing sign-up"),
    on(Medium, "medium.com", &[
        shape("@{}", "https://medium.com/@{}", MEDIUM_USER),
        shape("{}", "https://medium.com/{}", MEDIUM_PUBLICATION),
    ], "m p me tag topic topics search about membership creators policy feed plans new-story jobs business explore \
        signin mastodon tos help r sub u earn gift"),
    on(Medium, "{}.medium.com", &[shape("", "https://medium.com/@{}", MEDIUM_USER)],
        "cdn-images-1 cdn-images-2 miro help policy link about status blog api"),
    on(Patreon, "patreon.com", &[
        shape("user?u={}", "https://www.patreon.com/user?u={}", number(1, 12)),
        shape("bePatron?u={}", "https://www.patreon.com/user?u={}", number(1, 12)),
        shape("c|cw|join|checkout/{}", "https://www.patreon.com/{}", PATREON),
        shape("{}", "https://www.patreon.com/{}", PATREON),
    ], "posts login signup join home about policy search messages oauth2 checkout user bepatron become-a-patron c cw \
        create pricing product settings m file portal api apps explore collection members legal privacy"),
    on(Pinterest, "pinterest.* *.pinterest.com", &[shape("{}", "https://www.pinterest.com/{}", PINTEREST)],
        "pin search ideas explore categories today business login about settings _ password signup source topics"),
    on(Pinterest, "pin.it", &[], ""),
    on(Reddit, "reddit.com *.reddit.com", &[
        shape("u|user/{}", "https://www.reddit.com/user/{}", rule(3, 20, "_-").no_leading_digit()),
        shape("r/{}", "https://www.reddit.com/r/{}", rule(3, 21, "_").no_leading_digit()),
    ], "all popular friends mod random comments submit search login wiki premium gallery media poll me"),
    on(Snapchat, "snapchat.com", &[
        shape("add/{}", "https://www.snapchat.com/add/{}", SNAPCHAT),
        shape("@{}", "https://www.snapchat.com/add/{}", SNAPCHAT),
    ], "discover lens unlock spotlight map download ads scan story"),
    on(Soundcloud, "soundcloud.com", &[shape("{}", "https://soundcloud.com/{}", rule(3, ANY, "-_"))],
        "discover stream upload you search pages charts tags jobs oauth settings terms-of-use player popular imprint \
         people community-guidelines connect login signin logout mobile share explore stations"),
    on(Soundcloud, "w.soundcloud.com on.soundcloud.com api.soundcloud.com feeds.soundcloud.com", &[], ""),
    on(Substack, "open.substack.com", &[shape("pub/{}", "https://{}.substack.com", SUBSTACK)], ""),
    on(Substack, "substack.com", &[
        shape("@{}", "https://substack.com/@{}", SUBSTACK),
        shape("profile/*-{}", "https://substack.com/profile/{*}-{}", SUBSTACK),
    ], ""),
    on(Substack, "{}.substack.com", &[shape("", "https://{}.substack.com", SUBSTACK)],
        "open on support cdn email discover search home api help blog reader post read"),
    on(Threads, "threads.net threads.com", &[shape("@{}", "https://www.threads.net/@{}", INSTAGRAM)],
        "t login search intent explore"),
    on(Tiktok, "tiktok.com", &[shape("@{}", "https://www.tiktok.com/@{}", TIKTOK)],
        "tag music discover foryou live share embed login upload search"),
    on(Tiktok, "vm.tiktok.com vt.tiktok.com", &[], ""),
    on(Tumblr, "tumblr.com", &[
        shape("blog/view/{}", TO_TUMBLR, TUMBLR),
        shape("blog/{}", TO_TUMBLR, TUMBLR),
        shape("@{}", TO_TUMBLR, TUMBLR),
        shape("{}", TO_TUMBLR, TUMBLR),
    ], "assets embed dashboard explore tagged search share widgets login register settings blog follow about policy \
        privacy likes inbox reblog themes"),
    on(Tumblr, "{}.tumblr.com", &[shape("", TO_TUMBLR, TUMBLR)], "assets embed media static platform api safe safe1"),
    on(Twitch, "twitch.tv", &[
        shape("popout|moderator/{}", "https://www.twitch.tv/{}", TWITCH),
        shape("{}", "https://www.twitch.tv/{}", TWITCH),
    ], "videos video directory p settings subscriptions downloads jobs turbo store search popout embed moderator \
        login signup friends wallet drops inventory prime collections team"),
    on(Twitch, "clips.twitch.tv player.twitch.tv", &[], ""),
    on(Twitter, "twitter.com x.com", &[
        shape("@{}", "https://x.com/{}", TWITTER),
        shape("{}", "https://x.com/{}", TWITTER),
        // How buttons to follow name the account.
        shape("intent/user|follow?screen_name={}", "https://x.com/{}", TWITTER),
    ], "intent share home i search hashtag explore login signup messages notifications settings download jobs account \
        lists mentions personalization privacy tos about session search-advanced search-home widgets webview welcome \
        twitterblue 404 statuses status compose logout oauth help who_to_follow follow goodies en tweetbutton"),
    on(Vimeo, "vimeo.com", &[
        shape("channels/{}", "https://vimeo.com/channels/{}", rule(1, ANY, "-_")),
        shape("{}", "https://vimeo.com/{}", VIMEO),
    ], "watch categories features upload ondemand showcase groups album blog log_in join manage channels video \
        settings search terms privacy help about jobs stats store enterprise for-hire user event create"),
    on(Vimeo, "player.vimeo.com", &[], ""),
    on(Whatsapp, "wa.me", &[
        shape("+{}", TO_WHATSAPP, number(5, 15)),
        shape("message/{}", "https://wa.me/message/{}", WHATSAPP),
        shape("{}", TO_WHATSAPP, number(5, 15)),
    ], ""),
    on(Whatsapp, "chat.whatsapp.com", &[
        shape("invite/{}", "https://chat.whatsapp.com/{}", WHATSAPP),
        shape("{}", "https://chat.whatsapp.com/{}", WHATSAPP),
    ], "invite"),
    on(Whatsapp, "api.whatsapp.com whatsapp.com", &[
        shape("send?phone={}", TO_WHATSAPP, number(5, 15)),
        shape("channel/{}", "https://whatsapp.com/channel/{}", WHATSAPP),
    ], ""),
    on(Youtube, "youtube.com music.youtube.com gaming.youtube.com", &[
        // Spec 5: a channel id has at least 10 characters.
        shape("channel/{}", "https://www.youtube.com/channel/{}", rule(10, ANY, "-_")),
        shape("@{}", "https://www.youtube.com/@{}", YOUTUBE),
        shape("c|user/{}", "https://www.youtube.com/{word}/{}", rule(1, ANY, "._-").of_any_script()),
        shape("{}", "https://www.youtube.com/{}", YOUTUBE),
        // Spec 5 lists the first thirteen.
    ], "feed about gaming news sports fashion music movies live spotlight learning browse trending watch embed playlist \
        shorts results hashtag t ads creators premium redirect v clip post subscription_center channel c user attribution_link \
        kids tv account howyoutubeworks jobs yt iframe_api player_api signin oops upload opensearch verify s my_videos \
        intl impressum"),
    on(Youtube, "youtu.be youtube-nocookie.com", &[], ""),
];
