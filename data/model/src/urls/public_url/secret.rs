//! Decides which names and values of a URL are secrets.

use std::borrow::Cow;

/// Names of parameters with secrets, without case and separators.
const SECRET_KEYS: &[&str] = &[
    "key",
    "accesskey",
    "apikey",
    "secretkey",
    "pass",
    "passwd",
    "passphrase",
    "pwd",
    "pw",
    "sig",
    "jwt",
    "session",
    "sessionid",
    "sid",
    "credential",
    "credentials",
    "authorization",
    "email",
    "mail",
    "hmac",
    "hash",
    "policy",
    "member",
    "memberid",
    "memberkey",
    "subscriber",
    "subscriberid",
    "patron",
    "patronid",
    "uuid",
];
/// Suffixes of secret parameter names.
const SECRET_ENDINGS: &[&str] =
    &["auth", "token", "secret", "password", "signature", "authkey", "apikey", "authcode", "userkey", "useruuid"];
/// Names with public ids, whose values may look random, without case and separators.
const PUBLIC_KEYS: &[&str] = &[
    "album",
    "channel",
    "collection",
    "episode",
    "feed",
    "format",
    "guid",
    "list",
    "network",
    "p",
    "playlist",
    "podcast",
    "program",
    "rev",
    "season",
    "series",
    "show",
    "si",
    "slug",
    "v",
    "ver",
    "version",
];
/// Suffixes of public parameter names: `channel_id`, `podcastGuid`, and the click ids of advertisers.
const PUBLIC_ENDINGS: &[&str] =
    &["id", "clid", "playlist", "podcastguid", "showguid", "feedguid", "podcastuuid", "showuuid"];
/// Starts of names with ids of persons, and of names with the marks of campaigns.
const PERSONAL_STARTS: &[&str] = &[
    "uid",
    "user",
    "member",
    "subscriber",
    "patron",
    "listener",
    "account",
    "customer",
    "session",
    "client",
    "device",
];
const CAMPAIGN_STARTS: &[&str] = &["utm", "ref", "src"];
/// Suffixes of names, and starts of names with random values, whose values belong to a person also in the URL of a file.
const CREDENTIAL_ENDINGS: &[&str] =
    &["auth", "token", "secret", "password", "authkey", "authcode", "userkey", "useruuid", "jwt"];
const OWNER_STARTS: &[&str] = &["uid", "user", "member", "subscriber", "patron", "listener", "account", "customer"];
/// Short names of tokens. They also name times, so the value decides.
const SHORT_TOKEN_KEYS: &[&str] = &["t", "tk", "tok"];
const MIN_SHORT_TOKEN_BYTES: usize = 6;

/// Minimum length of a value that is secret by its look, in bytes.
const MIN_OPAQUE_BYTES: usize = 16;
/// Minimum length of its longest part without separators, and minimum number of changes between digits, small and
/// capital letters in that part.
const MIN_PART_BYTES: usize = 12;
const MIN_CHANGES: usize = 4;
/// Names and values may be encoded again by the page that links them.
const MAX_DECODINGS: usize = 2;

/// Whether a parameter is secret, by its name or by the look of its value. Both are decoded.
pub(super) fn is_secret_pair(key: &str, value: &str) -> bool {
    let name = plain_name(key);
    let starts = |starts: &[&str]| starts.iter().any(|start| name.starts_with(start));
    let ends = |endings: &[&str]| endings.iter().any(|ending| name.ends_with(ending));
    if SECRET_KEYS.contains(&name.as_str())
        || ends(SECRET_ENDINGS)
        || is_signed_token(value)
        || is_short_token(&name, value)
    {
        return true;
    }
    let is_personal = starts(PERSONAL_STARTS);
    let is_public =
        PUBLIC_KEYS.contains(&name.as_str()) || (ends(PUBLIC_ENDINGS) && !is_personal) || starts(CAMPAIGN_STARTS);
    !is_public && is_opaque(value)
}

/// Whether a parameter of a file belongs to a person, and not to the file as its signature does. Both are decoded.
pub(super) fn is_personal_pair(key: &str, value: &str) -> bool {
    let name = plain_name(key);
    CREDENTIAL_ENDINGS.iter().any(|ending| name.ends_with(ending))
        || is_web_token(value)
        || is_short_token(&name, value)
        || (OWNER_STARTS.iter().any(|start| name.starts_with(start)) && is_opaque(value))
}

/// The name of a parameter without case and separators.
fn plain_name(key: &str) -> String {
    key.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase()
}

/// Whether a parameter with a short name is a token. Times have no other letters than `h`, `m` and `s`.
fn is_short_token(name: &str, value: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    let is_time = value.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'h' | b'm' | b's'));
    SHORT_TOKEN_KEYS.contains(&name)
        && value.len() >= MIN_SHORT_TOKEN_BYTES
        && value.bytes().all(is_plain)
        && value.bytes().any(|byte| byte.is_ascii_digit())
        && !is_time
}

/// Whether a text is JSON in Base64, which is recognized by its `{"`: a JSON Web Token, or the policy of a file.
pub(super) fn is_signed_token(text: &str) -> bool {
    text.len() >= 40 && text.starts_with("eyJ")
}

/// Whether a text is a JSON Web Token. Its last part may be missing, where it was taken for the extension of a file.
pub(super) fn is_web_token(text: &str) -> bool {
    is_signed_token(text) && text.contains('.')
}

/// Whether a text is random: a UUID, a hexadecimal number, or Base64. Words and dates are not.
pub(super) fn is_opaque(text: &str) -> bool {
    let is_plain =
        |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'=' | b'+' | b'/' | b'.' | b'~');
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    let letters = text.bytes().filter(u8::is_ascii_alphabetic).count();
    if text.len() < MIN_OPAQUE_BYTES || !text.bytes().all(is_plain) || digits < 2 || letters < 2 {
        return false;
    }
    let is_hexadecimal = text.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_uuid(text) || is_hexadecimal || text.split(['-', '_', '.', '/', '+', '~', '=']).any(is_mixed)
}

/// Whether a segment of a path is a random text that belongs to a person. Public ids of publishers also follow
/// `/user/`, and have small letters and digits only.
pub(super) fn is_personal_token(text: &str) -> bool {
    let is_hexadecimal = text.len() >= 2 * MIN_OPAQUE_BYTES && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let has_both_cases =
        text.contains(|c: char| c.is_ascii_uppercase()) && text.contains(|c: char| c.is_ascii_lowercase());
    is_opaque(text) && (is_hexadecimal || is_uuid(text) || has_both_cases)
}

fn is_uuid(text: &str) -> bool {
    let lengths = text.split('-').map(str::len);
    lengths.eq([8, 4, 4, 4, 12]) && text.bytes().all(|byte| byte.is_ascii_hexdigit() || byte == b'-')
}

/// Whether digits, small and capital letters alternate as they do by chance.
fn is_mixed(part: &str) -> bool {
    let class = |byte: u8| (byte.is_ascii_digit(), byte.is_ascii_uppercase());
    let bytes = part.as_bytes();
    // A capital before a small letter begins a word.
    let is_change = |pair: &[u8]| {
        class(pair[0]) != class(pair[1]) && !(pair[0].is_ascii_uppercase() && pair[1].is_ascii_lowercase())
    };
    let digits = bytes.iter().filter(|byte| byte.is_ascii_digit()).count();
    part.len() >= MIN_PART_BYTES
        && digits >= 2
        && bytes.windows(2).filter(|pair| is_change(pair)).count() >= MIN_CHANGES
}

/// Percent-decodes a text up to twice.
pub(super) fn decode(text: &str) -> Cow<'_, str> {
    let mut decoded = Cow::Borrowed(text);
    for _ in 0..MAX_DECODINGS {
        if !decoded.contains('%') {
            break;
        }
        decoded = Cow::Owned(decode_once(&decoded));
    }
    decoded
}

fn decode_once(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let code = after.get(..2).and_then(|code| std::str::from_utf8(code).ok());
        let byte = code.filter(|_| *first == b'%').and_then(|code| u8::from_str_radix(code, 16).ok());
        bytes.push(byte.unwrap_or(*first));
        rest = if byte.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_values_are_recognized() {
        let random = [
            "6f9619ff-8b86-d011-b42d-00cf4fc964ff",
            "9c1185a5c5e9fc54612808977ee8f548",
            "k3Jd9QmZ0xT7vLw2",
            "Zm9v-a8F3kQ92LmX0tR5_vb",
        ];
        for value in random {
            assert!(is_opaque(value), "{value}");
        }
        let plain = [
            "1234567890123456",
            "the-show-2024-special-edition",
            "ThePodcastOfEverybody",
            "2024-03-11T10:00:00Z",
            "morning_news_20240311",
            "short1a2b3c",
            "victorybaptistmg",
        ];
        for value in plain {
            assert!(!is_opaque(value), "{value}");
        }
    }

    #[test]
    fn names_are_decoded() {
        assert_eq!(decode("a%75th"), "auth");
        assert_eq!(decode("a%2575th"), "auth");
        assert_eq!(decode("100%"), "100%");
        assert_eq!(decode("%é%4"), "%é%4");
    }
}
