//! The rules for handles of each platform, with their sources.
//!
//! A documented rule of the platform decides. Spec 5 decides where a platform documents none; a rule of it that refuses
//! profiles that exist does not (decision 057).

use super::handle_rule::{HandleRule, NO_LIMIT, number, rule};

/// The label of a host: RFC 1035, 2.3.4.
const MAX_HOST_LABEL: usize = 63;

/// Spec 5, but a newsletter's name is a label of a host.
pub(super) const BEEHIIV: HandleRule = rule(1, MAX_HOST_LABEL, "-_");
/// Spec 5.
pub(super) const BEHANCE: HandleRule = rule(3, NO_LIMIT, "-_");
/// A handle is a domain name: https://atproto.com/specs/handle.
pub(super) const BLUESKY: HandleRule = rule(3, 253, ".-").separated_by(".").not_first("-");
/// The part before `.bsky.social`: `MAX_SERVICE_HANDLE_LENGTH` of the app is 18; older ones are labels of a host.
pub(super) const BLUESKY_NAME: HandleRule = rule(3, MAX_HOST_LABEL, "-");
/// 24 characters of Base32: https://web.plc.directory/spec/v0.1/did-plc.
pub(super) const DID_PLC: HandleRule = rule(24, 24, "");
/// A chosen code has 2 to 32 characters, a generated one 7 to 10:
/// https://support.discord.com/hc/en-us/articles/115001542132.
pub(super) const DISCORD: HandleRule = rule(2, 32, "-");
/// Ids count from 4: https://www.facebook.com/profile.php?id=4. They are 64-bit numbers.
pub(super) const FACEBOOK_ID: HandleRule = number(1, 20);
/// An id behind a name, where a short number is part of the name.
pub(super) const FACEBOOK_PAGE_ID: HandleRule = number(8, 20);
/// New names have 5 characters and more (https://www.facebook.com/help/105399436216001); older ones are shorter: `npr`.
pub(super) const FACEBOOK_NAME: HandleRule = rule(2, NO_LIMIT, ".").not_only_digits().no_page(".php");
/// https://docs.github.com/en/enterprise-cloud@latest/admin/managing-iam/iam-configuration-reference/username-considerations-for-external-authentication.
pub(super) const GITHUB: HandleRule = rule(1, 39, "-").separated_by("-");
/// https://help.instagram.com/182492381886913: 30 letters, digits, periods and underscores. A leading underscore is valid.
/// Threads has the same accounts.
pub(super) const INSTAGRAM: HandleRule = rule(1, 30, "._").separated_by(".");
/// Names of companies may be short and have other characters: `hp`, `3m`, `booking.com`, `barnes-&-noble`.
pub(super) const LINKEDIN_COMPANY: HandleRule = rule(1, NO_LIMIT, "-_.&'").separated_by("-").of_any_script();
/// 3 to 100 characters: https://www.linkedin.com/help/linkedin/answer/a542685.
pub(super) const LINKEDIN_PERSON: HandleRule = rule(3, 100, "-").separated_by("-").of_any_script();
/// Spec 5. Underscores may stand anywhere, as in the handles of Instagram that people repeat.
pub(super) const LINKTREE: HandleRule = rule(3, 30, "._-").separated_by(".-");
/// `USERNAME_RE` and `USERNAME_LENGTH_LIMIT` of https://github.com/mastodon/mastodon/blob/main/app/models/account.rb: periods
/// and hyphens stand inside only.
pub(super) const MASTODON: HandleRule = rule(1, 30, "_.-").not_first(".-").not_last(".-");
/// Spec 5.
pub(super) const MEDIUM_PUBLICATION: HandleRule = rule(1, 50, "-").separated_by("-");
/// Spec 5.
pub(super) const MEDIUM_USER: HandleRule = rule(1, 30, "._-");
/// Spec 5, without its upper limit, for which Patreon has no rule.
pub(super) const PATREON: HandleRule = rule(1, NO_LIMIT, "-_").separated_by("-_");
/// Spec 5.
pub(super) const PINTEREST: HandleRule = rule(3, 30, "._").separated_by("._");
/// `user_rx` of https://github.com/reddit-archive/reddit/blob/master/r2/r2/lib/validator/validator.py: a digit may come first.
pub(super) const REDDIT_USER: HandleRule = rule(3, 20, "_-");
/// `subreddit_rx` and `language_subreddit_rx` of
/// https://github.com/reddit-archive/reddit/blob/master/r2/r2/models/subreddit.py: 3 to 21, or a language (`r/de`).
pub(super) const SUBREDDIT: HandleRule = rule(2, 21, "_").not_first("_");
/// https://help.snapchat.com/hc/en-us/articles/7012334893332: 3 to 15 characters.
pub(super) const SNAPCHAT: HandleRule = rule(3, 15, "._-");
/// https://help.soundcloud.com/hc/en-us/articles/115003564308: at least 3.
pub(super) const SOUNDCLOUD: HandleRule = rule(3, NO_LIMIT, "-_");
/// A newsletter's name is a label of a host, a user's name is one by default.
pub(super) const SUBSTACK: HandleRule = rule(1, MAX_HOST_LABEL, "-_");
/// https://support.tiktok.com/en/getting-started/setting-up-your-profile/changing-your-username: 2 to 24, no period last.
pub(super) const TIKTOK: HandleRule = rule(2, 24, "._").not_last(".");
/// A blog's name has up to 32 characters: https://help.tumblr.com/knowledge/blog-url.
pub(super) const TUMBLR: HandleRule = rule(1, 32, "-").separated_by("-");
/// 4 to 25, digits first or not: https://help.twitch.tv/s/article/creating-an-account-with-twitch. Old names have 2 or 3: `ign`.
pub(super) const TWITCH: HandleRule = rule(2, 25, "_").not_first("_");
/// https://help.x.com/en/managing-your-account/x-username-rules.
pub(super) const TWITTER: HandleRule = rule(1, 15, "_");
/// Spec 5.
pub(super) const VIMEO: HandleRule = rule(1, NO_LIMIT, "-_").not_only_digits();
/// Spec 5.
pub(super) const WHATSAPP: HandleRule = rule(5, NO_LIMIT, "");
/// Handles: https://support.google.com/youtube/answer/11585688. At least 3 Latin letters, fewer in scripts of syllables.
pub(super) const YOUTUBE: HandleRule = rule(3, NO_LIMIT, "._-·").of_any_script();
/// Spec 5.
pub(super) const YOUTUBE_CHANNEL: HandleRule = rule(10, NO_LIMIT, "-_");
/// Names before handles, without a documented rule.
pub(super) const YOUTUBE_NAME: HandleRule = rule(1, NO_LIMIT, "._-").of_any_script();
