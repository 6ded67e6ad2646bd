//! The tabs of profiles: parts of a profile that are not posts.

use crate::SocialKind::{self, *};

/// Returns whether the segments after a profile's path lead to a tab of the profile, not to a post.
pub(super) fn is_tab(kind: SocialKind, rest: &[String]) -> bool {
    match rest {
        [] => true,
        // Languages, and the parts of a tab.
        [..] if kind == Linkedin => true,
        [tab] => tabs_of(kind).split(' ').any(|known| known.eq_ignore_ascii_case(tab)),
        _ => false,
    }
}

fn tabs_of(kind: SocialKind) -> &'static str {
    match kind {
        Beehiiv => "subscribe archive about authors upgrade",
        Behance => "projects appreciated info moodboards services resume collections about",
        Bluesky => "followers follows known-followers lists feed media",
        Facebook => "about photos videos posts reviews community events shop groups reels mentions live services",
        Instagram => "reels tagged channel guides igtv",
        Mastodon => "with_replies media followers following featured",
        Medium => "about followers following lists latest archive",
        Patreon => "posts about membership shop home community chats collections",
        Pinterest => "_saved _created boards pins followers following",
        Reddit => "about wiki top new hot rising controversial submitted comments posts overview",
        Soundcloud => "tracks albums sets reposts popular-tracks likes following followers comments",
        Substack => "about archive subscribe podcast notes people posts welcome",
        Threads => "replies media reposts",
        Tiktok => "live",
        Tumblr => "archive ask about submit",
        Twitch => "about schedule videos clips squad chat subscribe followers home",
        Twitter => "with_replies media likes followers following highlights articles superfollows",
        Vimeo => "videos about following likes collections showcases albums",
        Youtube => {
            "videos shorts streams live playlists podcasts community posts channels about featured join search \
             releases store"
        }
        Discord | Github | Linkedin | Linktree | Snapchat | Whatsapp => "",
    }
}
