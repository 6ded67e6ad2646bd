//! The 24 podcast directories: hosts, how a show's page looks, and its canonical form.

use super::handle::{Rule, number, rule};
use super::shape::{Shape, Site, shape};
use crate::DirectoryKind::{self, *};

const NUMBER: Rule = number(1, 15);
const NAME: Rule = rule(1, 200, "-_.~");
/// Base64 of a feed's URL.
const BASE64: Rule = rule(8, 1_500, "-_=+");
const SPOTIFY_ID: Rule = rule(22, 22, "");
const UUID: Rule = rule(36, 36, "-");

const TO_APPLE: &str = "https://podcasts.apple.com/podcast/id{}";
const TO_ANCHOR: &str = "https://podcasters.spotify.com/pod/show/{}";
const TO_GOOGLE: &str = "https://podcasts.google.com/feed/{}";
const TO_PLAYERFM: &str = "https://player.fm/series/{}";
const TO_POCKETCASTS: &str = "https://pocketcasts.com/podcasts/{}";
const TO_PODCASTADDICT: &str = "https://podcastaddict.com/podcast/{}";
const TO_TUNEIN: &str = "https://tunein.com/podcasts/p{}";

type Directory = Site<DirectoryKind>;

const fn on(kind: DirectoryKind, hosts: &'static str, shapes: &'static [Shape], reserved: &'static str) -> Directory {
    Site { kind, hosts, shapes, reserved }
}

#[rustfmt::skip]
pub(super) const DIRECTORIES: &[Directory] = &[
    // An episode is the show's with `?i=`.
    on(Apple, "podcasts.apple.com embed.podcasts.apple.com pcr.apple.com", &[shape("**/id{}", TO_APPLE, NUMBER)], ""),
    // Music, books and applications have numbers here too.
    on(Apple, "itunes.apple.com geo.itunes.apple.com", &[
        shape("**/podcast/**/id{}", TO_APPLE, NUMBER),
        shape("WebObjects/**?id={}", TO_APPLE, NUMBER),
        shape("podcast?id={}", TO_APPLE, NUMBER),
    ], ""),
    on(Amazonmusic, "music.amazon.*", &[shape("podcasts/{}", "https://{host}/podcasts/{}", UUID)], ""),
    on(Anchor, "anchor.fm", &[shape("{}", "https://anchor.fm/{}", NAME)],
        "s dashboard login signup api blog features privacy tos podcasters download switch about press careers help"),
    on(Anchor, "podcasters.spotify.com creators.spotify.com", &[shape("pod/show|profile/{}", TO_ANCHOR, NAME)], ""),
    on(Audible, "audible.*", &[shape("pd|podcast/**/B0{}", "https://www.{host}/pd/B0{}", rule(8, 8, ""))], ""),
    on(Castbox, "castbox.fm", &[
        shape("channel/*-id{}", "https://castbox.fm/channel/id{}", NUMBER),
        shape("channel/id{}", "https://castbox.fm/channel/id{}", NUMBER),
        shape("channel/{}", "https://castbox.fm/channel/id{}", NUMBER),
        shape("vic|ch/{}", "https://castbox.fm/{word}/{}", NUMBER),
    ], ""),
    on(Castro, "castro.fm", &[shape("podcast|itunes/{}", "https://castro.fm/{word}/{}", NAME)], ""),
    // A third segment is an episode.
    on(Goodpods, "goodpods.com", &[shape("podcasts|podcasts-aid/{}$", "https://goodpods.com/{word}/{}", NAME)], ""),
    on(Google, "podcasts.google.com", &[
        shape("feed/{}", TO_GOOGLE, BASE64),
        shape("u/*/feed/{}", TO_GOOGLE, BASE64),
        shape("?feed={}", TO_GOOGLE, BASE64),
    ], ""),
    on(Google, "google.com", &[shape("podcasts?feed={}", TO_GOOGLE, BASE64)], ""),
    on(Iheartradio, "iheart.com *.iheart.com", &[
        shape("podcast/*-{}", "https://www.iheart.com/podcast/{}", NUMBER),
        shape("podcast/{}", "https://www.iheart.com/podcast/{}", NUMBER),
    ], ""),
    on(Listennotes, "listennotes.com", &[
        shape("podcasts|c/{}", "https://www.listennotes.com/{word}/{}", NAME),
    ], "best-podcasts podcast-academy"),
    on(Listennotes, "lnns.co", &[shape("{}$", "https://lnns.co/{}", rule(5, 40, "-_"))], ""),
    on(Overcast, "overcast.fm", &[
        shape("itunes{}", "https://overcast.fm/itunes{}", NUMBER),
        shape("p{}", "https://overcast.fm/p{}", rule(3, 40, "-_").leading_digit()),
    ], ""),
    on(Playerfm, "player.fm *.player.fm", &[shape("series/{}", TO_PLAYERFM, NAME)], ""),
    on(Pocketcasts, "pca.st", &[
        shape("itunes|podcast/{}", "https://pca.st/{word}/{}", NAME),
        shape("{}$", "https://pca.st/{}", rule(3, 40, "-_")),
    ], "episode private podcast itunes"),
    on(Pocketcasts, "pocketcasts.com play.pocketcasts.com lists.pocketcasts.com", &[
        shape("**/podcast|podcasts/{}", TO_POCKETCASTS, UUID),
        shape("**/podcast|podcasts/*/{}", TO_POCKETCASTS, UUID),
    ], ""),
    on(Podbean, "podbean.com", &[
        shape("podcast-detail|itunes/{}", "https://www.podbean.com/{word}/{}", NAME),
    ], ""),
    on(Podbean, "{}.podbean.com", &[shape("", "https://{}.podbean.com", rule(2, 63, "-"))],
        "feed feeds mcdn help support pbcdn1 deow9bq0xqvbj djrh1elvisfd9 blog sponsorship patron admin5 api developers"),
    on(Podcastaddict, "podcastaddict.com", &[
        shape("podcast/{}", TO_PODCASTADDICT, NUMBER),
        shape("podcast/*/{}", TO_PODCASTADDICT, NUMBER),
    ], ""),
    on(Podcastrepublic, "podcastrepublic.net", &[
        shape("podcast/{}", "https://podcastrepublic.net/podcast/{}", NUMBER),
    ], ""),
    on(Podchaser, "podchaser.com", &[
        // A third segment is a page of the show, or one of its episodes.
        shape("podcasts/{}", "https://www.podchaser.com/podcasts/{}", NAME),
        shape("{}$", "https://www.podchaser.com/{}", rule(4, 60, "-_")),
    ], "podcasts creators lists users login signup about blog explore articles features pricing charts categories \
        networks search settings privacy terms welcome academy episodes alerts reviews companies"),
    on(Podnews, "podnews.net", &[shape("podcast/{}", "https://podnews.net/podcast/{}", NAME)], ""),
    on(Podscan, "podscan.fm", &[shape("podcasts/{}", "https://podscan.fm/podcasts/{}", NAME)], ""),
    on(Podscribe, "app.podscribe.com app.podscribe.ai", &[
        shape("feed|series/{}", "https://app.podscribe.com/{word}/{}", NUMBER),
    ], ""),
    on(Radiopublic, "radiopublic.com play.radiopublic.com", &[
        shape("*-{}", "https://radiopublic.com/{*}-{}", rule(6, 6, "")),
    ], ""),
    on(Rephonic, "rephonic.com", &[shape("podcasts/{}", "https://rephonic.com/podcasts/{}", NAME)], ""),
    on(Spotify, "open.spotify.com play.spotify.com", &[
        shape("**/show/{}", "https://open.spotify.com/show/{}", SPOTIFY_ID),
    ], ""),
    on(Tunein, "tunein.com", &[
        shape("podcasts|radio/**/*-p{}", TO_TUNEIN, NUMBER),
        shape("podcasts|radio/**/p{}", TO_TUNEIN, NUMBER),
    ], ""),
];
