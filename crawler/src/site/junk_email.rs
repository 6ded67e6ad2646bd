//! Junk emails: examples, file names, machine addresses, and addresses of vendors.

use super::domains::{is_vendor, registrable_domain};

/// Domains of examples and templates.
const EXAMPLES: &str = "example.com example.org example.net domain.com domain.tld yourdomain.com yoursite.com mysite.com \
                        website.com company.com email.com mail.com site.com sample.com test.com yourcompany.com mydomain.com \
                        acme.com yourpodcast.com yourshow.com podcast.com xyz.com abc.com address.com youremail.com emai.com \
                        exemple.com exemplo.com ejemplo.com beispiel.de correo.com johndoe.com placeholder.com";
/// Local parts of examples.
const PLACEHOLDERS: &str = "name yourname your.name your-name youremail your.email your email username user someone somebody \
                            john.doe johndoe jane.doe janedoe jdoe john example sample nobody noreply no-reply no_reply \
                            donotreply do-not-reply mailer-daemon postmaster hostmaster abuse firstname.lastname foo bar \
                            max.mustermann mustermann mail@example xxx test tester you me@ nome seuemail tuemail ihre";
/// Disposable email services, whose addresses expire.
const DISPOSABLE_DOMAINS: &str = "dispostable.com mailinator.com guerrillamail.com 10minutemail.com tempmail.com temp-mail.org yopmail.com \
                          trashmail.com sharklasers.com getnada.com maildrop.cc throwawaymail.com fakeinbox.com spam4.me";
/// The least number of digits of a hash.
const MIN_HASH: usize = 20;
/// The least length of a message's id, most of which are digits of a time: `20240102150405.ga1234`.
const MIN_MESSAGE_ID: usize = 16;

/// Returns why an address is junk, if it is. `own` is the site's domain, which may itself be a vendor's.
pub(crate) fn junk_reason(email: &str, own: Option<&str>) -> Option<&'static str> {
    let (local, domain) = email.rsplit_once('@')?;
    let (local, domain) = (local.to_ascii_lowercase(), domain.to_ascii_lowercase());
    let is_in = |list: &str, word: &str| list.split_whitespace().any(|listed| listed == word);
    let registrable = registrable_domain(&domain);
    if own == Some(registrable) && !is_in(EXAMPLES, registrable) {
        return is_in("noreply no-reply no_reply donotreply do-not-reply mailer-daemon", &local).then_some("no reply");
    }
    if is_in(EXAMPLES, &domain) || is_in(EXAMPLES, registrable) {
        return Some("example");
    }
    if is_in(PLACEHOLDERS, &local) && !local.starts_with("abuse") {
        return Some("placeholder");
    }
    if is_vendor(registrable) || is_vendor(&domain) {
        return Some("platform");
    }
    if is_in(DISPOSABLE_DOMAINS, registrable) {
        return Some("throw-away");
    }
    let digits = local.bytes().filter(u8::is_ascii_digit).count();
    let is_message_id = domain == "mail.gmail.com" || (local.len() >= MIN_MESSAGE_ID && digits * 2 >= local.len());
    let is_hash = local.len() >= MIN_HASH && local.bytes().all(|byte| byte.is_ascii_hexdigit());
    let is_file = ["png", "jpg", "jpeg", "gif", "webp", "svg", "css", "js", "mp3"]
        .iter()
        .any(|ending| domain.ends_with(&format!(".{ending}")));
    let is_fediverse =
        ["mastodon.", "mstdn.", "fosstodon.org", "hachyderm.io"].iter().any(|host| domain.starts_with(host));
    match () {
        () if is_hash => Some("hash"),
        () if is_message_id => Some("message id"),
        () if is_file => Some("file name"),
        () if is_fediverse => Some("fediverse handle"),
        () => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn junk_has_its_reason() {
        let cases = [
            ("hi@slow.com", None),
            ("you@example.com", Some("example")),
            ("your.name@gmail.com", Some("placeholder")),
            ("git@github.com", Some("platform")),
            ("support@mail.libsyn.com", Some("platform")),
            ("605a7baede844d278b89dc95ae0a9123@sentry-next.wixpress.com", Some("platform")),
            ("605a7baede844d278b89dc95ae0a9123@o1.slow.com", Some("hash")),
            ("slow@mastodon.social", Some("fediverse handle")),
            ("20240102150405.GA1234@mx.slow.com", Some("message id")),
            ("CAF8hx-Ann@mail.gmail.com", Some("message id")),
            ("ann.miller19850101@slow.com", None),
        ];
        for (email, why) in cases {
            assert_eq!(junk_reason(email, Some("ledger.com")), why, "{email}");
        }
        assert_eq!(junk_reason("press@spotify.com", Some("spotify.com")), None);
        assert_eq!(junk_reason("noreply@slow.com", Some("slow.com")), Some("no reply"));
    }
}
