//! The 25 social platforms: hosts, where the handle stands, its rule (spec 5), and paths that are no profiles.

use super::{Place, Recognised};
use crate::SocialKind;

/// Where a platform's handle stands in a URL.
#[derive(Clone, Copy)]
enum Shape {
    /// `host/{handle}`, an `@` before it allowed.
    First,
    /// `host/@{handle}`, the `@` required.
    At,
    /// `host/{one of these}/{handle}`; the marker stays in the canonical form.
    After(&'static [&'static str]),
    /// `{handle}.host`.
    Subdomain,
}

/// A platform.
struct Platform {
    kind: SocialKind,
    hosts: &'static [&'static str],
    shapes: &'static [Shape],
    /// Start of the canonical URL, before the handle or the marker.
    canonical: &'static str,
    rule: Rule,
    /// First segments that are no profile.
    reserved: &'static [&'static str],
}

/// What a handle must look like (spec 5, Social profile URL rules).
#[derive(Clone, Copy)]
struct Rule {
    min: usize,
    max: usize,
    /// Besides letters and digits.
    also: &'static str,
    /// Characters that neither begin nor end a handle, nor stand doubled.
    separators: &'static str,
    not_only_digits: bool,
    no_leading_digit: bool,
}

const fn rule(min: usize, max: usize, also: &'static str) -> Rule {
    Rule { min, max, also, separators: "", not_only_digits: false, no_leading_digit: false }
}

const ANY: usize = 100;

impl Rule {
    const fn separated_by(self, separators: &'static str) -> Self {
        Self { separators, ..self }
    }

    /// `None` when the handle is fine, else what is wrong with it.
    fn refuse(&self, handle: &str) -> Option<String> {
        let length = handle.chars().count();
        if length < self.min {
            return Some(format!("a handle has at least {} characters", self.min));
        }
        if length > self.max {
            return Some(format!("a handle has at most {} characters", self.max));
        }
        if let Some(other) =
            handle.chars().find(|letter| !letter.is_ascii_alphanumeric() && !self.also.contains(*letter))
        {
            return Some(format!("a handle has no \"{other}\""));
        }
        for separator in self.separators.chars() {
            if handle.starts_with(separator) {
                return Some(format!("a handle does not start with \"{separator}\""));
            }
            if handle.ends_with(separator) {
                return Some(format!("a handle does not end with \"{separator}\""));
            }
            if handle.contains(&format!("{separator}{separator}")) {
                return Some(format!("a handle has no double \"{separator}\""));
            }
        }
        if self.no_leading_digit && handle.starts_with(|first: char| first.is_ascii_digit()) {
            return Some("a handle does not start with a digit".to_owned());
        }
        if self.not_only_digits && handle.chars().all(|letter| letter.is_ascii_digit()) {
            return Some("a handle is not only digits".to_owned());
        }
        None
    }
}

const PLATFORMS: &[Platform] = &[
    Platform {
        kind: SocialKind::Beehiiv,
        hosts: &["beehiiv.com"],
        shapes: &[Shape::Subdomain],
        canonical: "beehiiv.com",
        rule: rule(3, ANY, "-_"),
        reserved: &["www", "app", "embeds", "media", "support", "blog", "help", "developers", "rss"],
    },
    Platform {
        kind: SocialKind::Behance,
        hosts: &["behance.net"],
        shapes: &[Shape::First],
        canonical: "https://www.behance.net/",
        rule: rule(3, ANY, "-_"),
        reserved: &[
            "gallery",
            "search",
            "joblist",
            "live",
            "hire",
            "galleries",
            "assets",
            "features",
            "onboarding",
            "blog",
        ],
    },
    Platform {
        kind: SocialKind::Bluesky,
        hosts: &["bsky.app"],
        shapes: &[Shape::After(&["profile"])],
        canonical: "https://bsky.app/",
        rule: rule(3, 30, ".-"),
        reserved: &["search", "settings", "hashtag", "feeds", "lists", "starter-pack", "intent", "about"],
    },
    Platform {
        kind: SocialKind::Discord,
        hosts: &["discord.gg"],
        shapes: &[Shape::First],
        canonical: "https://discord.gg/",
        rule: rule(5, 20, "-"),
        reserved: &[],
    },
    Platform {
        kind: SocialKind::Discord,
        hosts: &["discord.com", "discordapp.com"],
        shapes: &[Shape::After(&["invite"])],
        canonical: "https://discord.com/",
        rule: rule(5, 20, "-"),
        reserved: &[
            "channels",
            "app",
            "login",
            "register",
            "download",
            "nitro",
            "users",
            "widget",
            "api",
            "developers",
        ],
    },
    Platform {
        kind: SocialKind::Facebook,
        hosts: &["facebook.com", "fb.com", "fb.me"],
        shapes: &[Shape::First],
        canonical: "https://www.facebook.com/",
        rule: Rule { not_only_digits: true, ..rule(5, ANY, ".") },
        reserved: &[
            "sharer",
            "sharer.php",
            "dialog",
            "plugins",
            "events",
            "groups",
            "marketplace",
            "gaming",
            "watch",
            "reel",
            "photo",
            "photos",
            "video",
            "videos",
            "hashtag",
            "login",
            "help",
            "search",
            "messages",
            "me",
            "tr",
            "share",
            "share.php",
            "story.php",
            "permalink.php",
            "policies",
            "business",
            "legal",
            "pages",
            "people",
        ],
    },
    Platform {
        kind: SocialKind::Github,
        hosts: &["github.com"],
        shapes: &[Shape::First],
        canonical: "https://github.com/",
        rule: rule(1, 39, "-").separated_by("-"),
        reserved: &[
            "about",
            "features",
            "pricing",
            "login",
            "join",
            "orgs",
            "topics",
            "sponsors",
            "marketplace",
            "explore",
            "settings",
            "apps",
            "search",
            "trending",
            "collections",
            "enterprise",
        ],
    },
    Platform {
        kind: SocialKind::Instagram,
        hosts: &["instagram.com", "instagr.am"],
        shapes: &[Shape::First],
        canonical: "https://www.instagram.com/",
        rule: rule(1, 30, "._").separated_by("."),
        reserved: &[
            "p",
            "reel",
            "reels",
            "tv",
            "stories",
            "explore",
            "accounts",
            "direct",
            "s",
            "about",
            "developer",
            "legal",
            "share",
        ],
    },
    Platform {
        kind: SocialKind::Linkedin,
        hosts: &["linkedin.com"],
        shapes: &[Shape::After(&["in", "company", "school", "showcase"])],
        canonical: "https://www.linkedin.com/",
        rule: rule(3, 100, "-").separated_by("-"),
        reserved: &[
            "share",
            "shareArticle",
            "sharing",
            "feed",
            "posts",
            "pulse",
            "jobs",
            "groups",
            "events",
            "learning",
            "signup",
            "login",
            "pub",
            "newsletters",
        ],
    },
    Platform {
        kind: SocialKind::Linktree,
        hosts: &["linktr.ee", "linktree.com"],
        shapes: &[Shape::First],
        canonical: "https://linktr.ee/",
        rule: rule(3, 30, "._-").separated_by("._-"),
        reserved: &["s", "admin", "login", "register", "blog", "marketplace", "help", "discover", "privacy"],
    },
    Platform {
        kind: SocialKind::Medium,
        hosts: &["medium.com"],
        shapes: &[Shape::At],
        canonical: "https://medium.com/@",
        rule: rule(1, 30, "._-"),
        reserved: &[
            "m",
            "p",
            "me",
            "tag",
            "topic",
            "search",
            "about",
            "membership",
            "creators",
            "policy",
            "feed",
            "plans",
        ],
    },
    Platform {
        kind: SocialKind::Patreon,
        hosts: &["patreon.com"],
        shapes: &[Shape::After(&["c", "cw"]), Shape::First],
        canonical: "https://www.patreon.com/",
        rule: rule(1, 30, "-_").separated_by("-_"),
        reserved: &[
            "posts", "login", "signup", "join", "home", "about", "policy", "search", "messages", "oauth2", "checkout",
            "user", "bePatron",
        ],
    },
    Platform {
        kind: SocialKind::Pinterest,
        hosts: &["pinterest.com", "pinterest.co.uk", "pinterest.de", "pinterest.fr", "pinterest.es", "pinterest.ca"],
        shapes: &[Shape::First],
        canonical: "https://www.pinterest.com/",
        rule: rule(3, 30, "._").separated_by("._"),
        reserved: &["pin", "search", "ideas", "explore", "categories", "today", "business", "login", "about"],
    },
    Platform {
        kind: SocialKind::Reddit,
        hosts: &["reddit.com", "old.reddit.com"],
        shapes: &[Shape::After(&["r", "user", "u"])],
        canonical: "https://www.reddit.com/",
        rule: Rule { no_leading_digit: true, ..rule(3, 21, "_-") },
        reserved: &["comments", "submit", "search", "login", "wiki", "premium", "gallery", "media", "poll"],
    },
    Platform {
        kind: SocialKind::Snapchat,
        hosts: &["snapchat.com"],
        shapes: &[Shape::After(&["add"]), Shape::At],
        canonical: "https://www.snapchat.com/",
        rule: rule(5, ANY, "._-"),
        reserved: &["discover", "lens", "unlock", "spotlight", "map", "download", "ads", "scan", "story"],
    },
    Platform {
        kind: SocialKind::Soundcloud,
        hosts: &["soundcloud.com"],
        shapes: &[Shape::First],
        canonical: "https://soundcloud.com/",
        rule: rule(3, ANY, "-_"),
        reserved: &[
            "discover",
            "stream",
            "upload",
            "you",
            "search",
            "pages",
            "charts",
            "tags",
            "jobs",
            "oauth",
            "settings",
            "terms-of-use",
        ],
    },
    Platform {
        kind: SocialKind::Substack,
        hosts: &["substack.com"],
        shapes: &[Shape::Subdomain],
        canonical: "substack.com",
        rule: rule(5, ANY, "-"),
        reserved: &["www", "open", "on", "support", "cdn", "email", "api"],
    },
    Platform {
        kind: SocialKind::Threads,
        hosts: &["threads.net", "threads.com"],
        shapes: &[Shape::At],
        canonical: "https://www.threads.net/@",
        rule: rule(1, 30, "._").separated_by("."),
        reserved: &["t", "login", "search", "intent", "explore"],
    },
    Platform {
        kind: SocialKind::Tiktok,
        hosts: &["tiktok.com"],
        shapes: &[Shape::At],
        canonical: "https://www.tiktok.com/@",
        rule: rule(5, ANY, "._"),
        reserved: &["tag", "music", "discover", "foryou", "live", "share", "embed", "login", "upload", "search"],
    },
    Platform {
        kind: SocialKind::Tumblr,
        hosts: &["tumblr.com"],
        shapes: &[Shape::Subdomain, Shape::First],
        canonical: "tumblr.com",
        rule: rule(5, ANY, "-"),
        reserved: &[
            "www",
            "assets",
            "embed",
            "dashboard",
            "explore",
            "tagged",
            "search",
            "share",
            "widgets",
            "login",
            "register",
            "settings",
            "blog",
        ],
    },
    Platform {
        kind: SocialKind::Twitch,
        hosts: &["twitch.tv"],
        shapes: &[Shape::First],
        canonical: "https://www.twitch.tv/",
        rule: Rule { no_leading_digit: true, ..rule(4, 25, "_") },
        reserved: &[
            "videos",
            "directory",
            "p",
            "settings",
            "subscriptions",
            "downloads",
            "jobs",
            "turbo",
            "store",
            "search",
            "popout",
        ],
    },
    Platform {
        kind: SocialKind::Twitter,
        hosts: &["twitter.com", "x.com"],
        shapes: &[Shape::First],
        canonical: "https://x.com/",
        rule: rule(1, 15, "_"),
        reserved: &[
            "intent",
            "share",
            "home",
            "i",
            "search",
            "hashtag",
            "explore",
            "login",
            "signup",
            "messages",
            "notifications",
            "settings",
            "download",
            "jobs",
            "account",
            "lists",
            "mentions",
            "personalization",
            "privacy",
            "tos",
            "about",
            "session",
            "search-advanced",
            "search-home",
            "widgets",
            "webview",
            "welcome",
            "twitterblue",
            "404",
        ],
    },
    Platform {
        kind: SocialKind::Vimeo,
        hosts: &["vimeo.com"],
        shapes: &[Shape::First],
        canonical: "https://vimeo.com/",
        rule: Rule { not_only_digits: true, ..rule(1, ANY, "-_") },
        reserved: &[
            "watch",
            "categories",
            "features",
            "upload",
            "ondemand",
            "showcase",
            "groups",
            "album",
            "blog",
            "log_in",
            "join",
            "manage",
            "channels",
        ],
    },
    Platform {
        kind: SocialKind::Whatsapp,
        hosts: &["wa.me"],
        shapes: &[Shape::First],
        canonical: "https://wa.me/",
        rule: rule(5, ANY, "+"),
        reserved: &["message"],
    },
    Platform {
        kind: SocialKind::Whatsapp,
        hosts: &["chat.whatsapp.com"],
        shapes: &[Shape::First],
        canonical: "https://chat.whatsapp.com/",
        rule: rule(5, ANY, ""),
        reserved: &["invite"],
    },
    Platform {
        kind: SocialKind::Youtube,
        hosts: &["youtube.com"],
        shapes: &[Shape::After(&["channel"]), Shape::At, Shape::After(&["c", "user"])],
        canonical: "https://www.youtube.com/",
        rule: rule(3, ANY, "._-"),
        // Spec 5 lists the first thirteen.
        reserved: &[
            "feed",
            "about",
            "gaming",
            "news",
            "sports",
            "fashion",
            "music",
            "movies",
            "live",
            "spotlight",
            "learning",
            "browse",
            "trending",
            "watch",
            "embed",
            "playlist",
            "shorts",
            "results",
            "hashtag",
            "t",
            "ads",
            "creators",
            "premium",
            "redirect",
            "v",
            "clip",
            "post",
        ],
    },
];

/// Servers that are known to run Mastodon; any other host with `/@handle` may be anything.
const MASTODON_HOSTS: &[&str] = &[
    "mastodon.social",
    "mastodon.online",
    "mastodon.world",
    "mastodon.art",
    "mstdn.social",
    "mas.to",
    "fosstodon.org",
    "hachyderm.io",
    "podcastindex.social",
    "infosec.exchange",
    "chaos.social",
    "social.coop",
    "indieweb.social",
    "techhub.social",
    "universeodon.com",
    "journa.host",
    "mathstodon.xyz",
    "toot.community",
    "social.tchncs.de",
    "norden.social",
    "troet.cafe",
    "masto.ai",
    "c.im",
    "mstdn.jp",
    "framapiaf.org",
    "piaille.fr",
];

pub(super) fn recognise(place: &Place) -> Recognised {
    if place.host == "youtu.be" {
        return rejected(SocialKind::Youtube, "a single video");
    }
    if MASTODON_HOSTS.contains(&place.host.as_str()) {
        return mastodon(place);
    }
    let mut refused = None;
    for platform in PLATFORMS.iter().filter(|platform| platform.has(place)) {
        match platform.recognise(place) {
            Ok(url) => return Recognised::Profile { kind: platform.kind, url },
            Err(reason) => refused = Some(rejected(platform.kind, &reason)),
        }
    }
    refused.unwrap_or(Recognised::Unknown)
}

fn rejected(kind: SocialKind, reason: &str) -> Recognised {
    Recognised::Rejected { platform: kind.as_str(), reason: reason.to_owned() }
}

fn mastodon(place: &Place) -> Recognised {
    let handle = match (place.segment(0), place.segment(1)) {
        (Some("users" | "web"), Some(handle)) => handle.trim_start_matches('@'),
        (Some(first), _) if first.starts_with('@') => &first[1..],
        (None, _) => return rejected(SocialKind::Mastodon, "the root of the site"),
        (Some(first), _) => return rejected(SocialKind::Mastodon, &format!("\"{first}\" is not a profile")),
    };
    match rule(1, 30, "_").refuse(handle) {
        Some(reason) => rejected(SocialKind::Mastodon, &reason),
        None => Recognised::Profile { kind: SocialKind::Mastodon, url: format!("https://{}/@{handle}", place.host) },
    }
}

impl Platform {
    /// Whether the URL is on this platform: its host, a country's host of it, or a sub-domain that is the handle.
    fn has(&self, place: &Place) -> bool {
        self.hosts.iter().any(|host| {
            place.host == *host
                || place.host.strip_suffix(host).and_then(|start| start.strip_suffix('.')).is_some_and(|start| {
                    let is_country = start.len() == 2 && self.kind == SocialKind::Linkedin;
                    is_country || self.shapes.iter().any(|shape| matches!(shape, Shape::Subdomain))
                })
        })
    }

    /// The canonical URL, or why it is no profile.
    fn recognise(&self, place: &Place) -> Result<String, String> {
        if let Some(handle) = self.subdomain(place) {
            return self.accept(handle).map(|()| format!("https://{handle}.{}", self.canonical));
        }
        let Some(first) = place.segment(0) else { return Err("the root of the site".to_owned()) };
        // Spec 5: a Facebook profile can be a number of 15 or 16 digits, asked for by query.
        if self.kind == SocialKind::Facebook && first == "profile.php" {
            let id = place.query("id").unwrap_or_default();
            let is_id = matches!(id.len(), 15 | 16) && id.bytes().all(|byte| byte.is_ascii_digit());
            let url = format!("{}profile.php?id={id}", self.canonical);
            return if is_id { Ok(url) } else { Err("the id of a profile has 15 or 16 digits".to_owned()) };
        }
        if self.reserved.iter().any(|reserved| reserved.eq_ignore_ascii_case(first)) {
            return Err(format!("\"{first}\" is not a profile"));
        }
        for shape in self.shapes {
            match shape {
                Shape::First if self.canonical.starts_with("https://") => {
                    let handle = first.trim_start_matches('@');
                    return self.accept(handle).map(|()| format!("{}{handle}", self.canonical));
                }
                Shape::At => {
                    if let Some(handle) = first.strip_prefix('@') {
                        let at = if self.canonical.ends_with('@') { "" } else { "@" };
                        return self.accept(handle).map(|()| format!("{}{at}{handle}", self.canonical));
                    }
                }
                Shape::After(markers) if markers.contains(&first) => {
                    let Some(handle) = place.segment(1) else { return Err("no handle in the path".to_owned()) };
                    // Spec 5: a YouTube channel id has at least 10 characters.
                    if first == "channel" && handle.len() < 10 {
                        return Err("a channel id has at least 10 characters".to_owned());
                    }
                    return self.accept(handle).map(|()| format!("{}{first}/{handle}", self.canonical));
                }
                Shape::First | Shape::After(_) | Shape::Subdomain => {}
            }
        }
        Err(format!("\"{first}\" is not a profile"))
    }

    fn subdomain<'place>(&self, place: &'place Place) -> Option<&'place str> {
        if !self.shapes.iter().any(|shape| matches!(shape, Shape::Subdomain)) {
            return None;
        }
        let start = self.hosts.iter().find_map(|host| place.host.strip_suffix(host))?;
        let handle = start.strip_suffix('.')?;
        (!handle.is_empty()).then_some(handle)
    }

    fn accept(&self, handle: &str) -> Result<(), String> {
        if self.reserved.iter().any(|reserved| reserved.eq_ignore_ascii_case(handle)) {
            return Err(format!("\"{handle}\" is not a profile"));
        }
        match self.rule.refuse(handle) {
            Some(reason) => Err(reason),
            None => Ok(()),
        }
    }
}
