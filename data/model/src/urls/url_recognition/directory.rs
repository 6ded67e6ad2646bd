//! URLs of podcast directories: hosts, patterns of show pages, and canonical forms.

use super::handle_rule::{HandleRule, number, rule};
use super::url_pattern::{SiteRules, UrlPattern, pattern};
use crate::DirectoryKind::{self, *};

const NUMBER: HandleRule = number(1, 15);
const NAME: HandleRule = rule(1, 200, "-_.~");
/// A feed's URL in Base64.
const BASE64: HandleRule = rule(8, 1_500, "-_=+");
const SPOTIFY_ID: HandleRule = rule(22, 22, "");
const UUID: HandleRule = rule(36, 36, "-");

const TO_APPLE: &str = "https://podcasts.apple.com/podcast/id{}";
const TO_ANCHOR: &str = "https://podcasters.spotify.com/pod/show/{}";
const TO_GOOGLE: &str = "https://podcasts.google.com/feed/{}";
const TO_PLAYERFM: &str = "https://player.fm/series/{}";
const TO_POCKETCASTS: &str = "https://pocketcasts.com/podcasts/{}";
const TO_PODCASTADDICT: &str = "https://podcastaddict.com/podcast/{}";
const TO_TUNEIN: &str = "https://tunein.com/podcasts/p{}";

type Directory = SiteRules<DirectoryKind>;

const fn site(
    kind: DirectoryKind,
    hosts: &'static str,
    shapes: &'static [UrlPattern],
    reserved: &'static str,
) -> Directory {
    SiteRules { kind, hosts, patterns: shapes, reserved }
}

#[rustfmt::skip]
pub(super) const DIRECTORIES: &[Directory] = &[
    // An episode is the show's URL with `?i=`.
    site(Apple, "podcasts.apple.com embed.podcasts.apple.com pcr.apple.com", &[pattern("**/id{}", TO_APPLE, NUMBER)], ""),
    // Music, books and apps have ids on these hosts too.
    site(Apple, "itunes.apple.com geo.itunes.apple.com", &[
        pattern("**/podcast/**/id{}", TO_APPLE, NUMBER),
        pattern("WebObjects/**?id={}", TO_APPLE, NUMBER),
        pattern("podcast?id={}", TO_APPLE, NUMBER),
    ], ""),
    site(Amazonmusic, "music.amazon.*", &[pattern("podcasts/{}", "https://{host}/podcasts/{}", UUID)], ""),
    site(Anchor, "anchor.fm", &[pattern("{}", "https://anchor.fm/{}", NAME)],
        "s dashboard login signup api blog features privacy tos podcasters download switch about press careers help"),
    site(Anchor, "podcasters.spotify.com creators.spotify.com", &[pattern("pod/show|profile/{}", TO_ANCHOR, NAME)], ""),
    site(Audible, "audible.*", &[pattern("pd|podcast/**/B0{}", "https://www.{host}/pd/B0{}", rule(8, 8, ""))], ""),
    site(Castbox, "castbox.fm", &[
        pattern("channel/*-id{}", "https://castbox.fm/channel/id{}", NUMBER),
        pattern("channel/id{}", "https://castbox.fm/channel/id{}", NUMBER),
        pattern("channel/{}", "https://castbox.fm/channel/id{}", NUMBER),
        pattern("vic|ch/{}", "https://castbox.fm/{word}/{}", NUMBER),
    ], ""),
    site(Castro, "castro.fm", &[pattern("podcast|itunes/{}", "https://castro.fm/{word}/{}", NAME)], ""),
    // A third segment is an episode.
    site(Goodpods, "goodpods.com", &[pattern("podcasts|podcasts-aid/{}$", "https://goodpods.com/{word}/{}", NAME)], ""),
    site(Google, "podcasts.google.com", &[
        pattern("feed/{}", TO_GOOGLE, BASE64),
        pattern("u/*/feed/{}", TO_GOOGLE, BASE64),
        pattern("?feed={}", TO_GOOGLE, BASE64),
    ], ""),
    site(Google, "google.com", &[pattern("podcasts?feed={}", TO_GOOGLE, BASE64)], ""),
    site(Iheartradio, "iheart.com *.iheart.com", &[
        pattern("podcast/*-{}", "https://www.iheart.com/podcast/{}", NUMBER),
        pattern("podcast/{}", "https://www.iheart.com/podcast/{}", NUMBER),
    ], ""),
    site(Listennotes, "listennotes.com", &[
        pattern("podcasts|c/{}", "https://www.listennotes.com/{word}/{}", NAME),
    ], "best-podcasts podcast-academy"),
    site(Listennotes, "lnns.co", &[pattern("{}$", "https://lnns.co/{}", rule(5, 40, "-_"))], ""),
    site(Overcast, "overcast.fm", &[
        pattern("itunes{}", "https://overcast.fm/itunes{}", NUMBER),
        pattern("p{}", "https://overcast.fm/p{}", rule(3, 40, "-_").leading_digit()),
    ], ""),
    site(Playerfm, "player.fm *.player.fm", &[pattern("series/{}", TO_PLAYERFM, NAME)], ""),
    site(Pocketcasts, "pca.st", &[
        pattern("itunes|podcast/{}", "https://pca.st/{word}/{}", NAME),
        pattern("{}$", "https://pca.st/{}", rule(3, 40, "-_")),
    ], "episode private podcast itunes"),
    site(Pocketcasts, "pocketcasts.com play.pocketcasts.com lists.pocketcasts.com", &[
        pattern("**/podcast|podcasts/{}", TO_POCKETCASTS, UUID),
        pattern("**/podcast|podcasts/*/{}", TO_POCKETCASTS, UUID),
    ], ""),
    site(Podbean, "podbean.com", &[
        pattern("podcast-detail|itunes/{}", "https://www.podbean.com/{word}/{}", NAME),
    ], ""),
    site(Podbean, "{}.podbean.com", &[pattern("", "https://{}.podbean.com", rule(2, 63, "-"))],
        "feed feeds mcdn help support pbcdn1 deow9bq0xqvbj djrh1elvisfd9 blog sponsorship patron admin5 api developers"),
    site(Podcastaddict, "podcastaddict.com", &[
        pattern("podcast/{}", TO_PODCASTADDICT, NUMBER),
        pattern("podcast/*/{}", TO_PODCASTADDICT, NUMBER),
    ], ""),
    site(Podcastrepublic, "podcastrepublic.net", &[
        pattern("podcast/{}", "https://podcastrepublic.net/podcast/{}", NUMBER),
    ], ""),
    site(Podchaser, "podchaser.com", &[
        // A third segment is a page of the show or an episode.
        pattern("podcasts/{}", "https://www.podchaser.com/podcasts/{}", NAME),
        pattern("{}$", "https://www.podchaser.com/{}", rule(4, 60, "-_")),
    ], "podcasts creators lists users login signup about blog explore articles features pricing charts categories \
        networks search settings privacy terms welcome academy episodes alerts reviews companies"),
    site(Podnews, "podnews.net", &[pattern("podcast/{}", "https://podnews.net/podcast/{}", NAME)], ""),
    site(Podscan, "podscan.fm", &[pattern("podcasts/{}", "https://podscan.fm/podcasts/{}", NAME)], ""),
    site(Podscribe, "app.podscribe.com app.podscribe.ai", &[
        pattern("feed|series/{}", "https://app.podscribe.com/{word}/{}", NUMBER),
    ], ""),
    site(Radiopublic, "radiopublic.com play.radiopublic.com", &[
        pattern("*-{}", "https://radiopublic.com/{*}-{}", rule(6, 6, "")),
    ], ""),
    site(Rephonic, "rephonic.com", &[pattern("podcasts/{}", "https://rephonic.com/podcasts/{}", NAME)], ""),
    site(Spotify, "open.spotify.com play.spotify.com", &[
        pattern("**/show/{}", "https://open.spotify.com/show/{}", SPOTIFY_ID),
    ], ""),
    site(Tunein, "tunein.com", &[
        pattern("podcasts|radio/**/*-p{}", TO_TUNEIN, NUMBER),
        pattern("podcasts|radio/**/p{}", TO_TUNEIN, NUMBER),
    ], ""),
];
