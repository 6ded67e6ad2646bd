//! Checks an email address without network access: syntax, provider, and the likely correction of a typo.

/// RFC 5321 4.5.3.1.
const MAX_LOCAL_BYTES: usize = 64;
const MAX_ADDRESS_BYTES: usize = 254;

/// Providers that offer addresses to the public.
const FREE_PROVIDERS: &[&str] = &[
    "126.com",
    "163.com",
    "aim.com",
    "aol.com",
    "att.net",
    "bell.net",
    "bigpond.com",
    "bk.ru",
    "bluewin.ch",
    "bol.com.br",
    "btinternet.com",
    "comcast.net",
    "cox.net",
    "duck.com",
    "email.com",
    "fastmail.com",
    "fastmail.fm",
    "foxmail.com",
    "free.fr",
    "freenet.de",
    "gmail.com",
    "gmx.at",
    "gmx.ch",
    "gmx.com",
    "gmx.de",
    "gmx.net",
    "googlemail.com",
    "hanmail.net",
    "hey.com",
    "hotmail.ca",
    "hotmail.co.uk",
    "hotmail.com",
    "hotmail.de",
    "hotmail.es",
    "hotmail.fr",
    "hotmail.it",
    "icloud.com",
    "inbox.ru",
    "laposte.net",
    "libero.it",
    "list.ru",
    "live.ca",
    "live.co.uk",
    "live.com",
    "live.com.au",
    "live.dk",
    "live.fr",
    "live.nl",
    "live.se",
    "mac.com",
    "mail.com",
    "mail.ru",
    "me.com",
    "msn.com",
    "naver.com",
    "o2.pl",
    "online.no",
    "optonline.net",
    "orange.fr",
    "outlook.com",
    "outlook.de",
    "outlook.es",
    "outlook.fr",
    "pm.me",
    "proton.me",
    "protonmail.ch",
    "protonmail.com",
    "qq.com",
    "rambler.ru",
    "rediffmail.com",
    "rocketmail.com",
    "rogers.com",
    "sbcglobal.net",
    "seznam.cz",
    "sfr.fr",
    "sina.com",
    "sky.com",
    "t-online.de",
    "telia.com",
    "terra.com.br",
    "tutanota.com",
    "tuta.io",
    "uol.com.br",
    "verizon.net",
    "virgilio.it",
    "wanadoo.fr",
    "web.de",
    "wp.pl",
    "ya.ru",
    "yahoo.ca",
    "yahoo.co.in",
    "yahoo.co.jp",
    "yahoo.co.uk",
    "yahoo.com",
    "yahoo.com.au",
    "yahoo.com.br",
    "yahoo.de",
    "yahoo.es",
    "yahoo.fr",
    "yahoo.it",
    "yandex.com",
    "yandex.ru",
    "ymail.com",
    "zoho.com",
];
/// Providers whose names are mistyped so often that a near miss is a typo and not another domain.
const MISTYPED_PROVIDERS: &[&str] =
    &["gmail.com", "googlemail.com", "hotmail.com", "icloud.com", "outlook.com", "protonmail.com", "yahoo.com"];

/// The result of checking an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmailAddressCheck {
    pub is_syntax_valid: bool,
    pub is_free_provider: bool,
    /// The corrected address, when the domain is one edit away from a common provider.
    pub suggested_correction: Option<String>,
}

/// The part after the `@`, which must not be empty.
#[must_use]
pub fn email_domain(email: &str) -> Option<&str> {
    email.rsplit_once('@').map(|(_, domain)| domain).filter(|domain| !domain.is_empty())
}

#[must_use]
pub fn check_email_address(email: &str) -> EmailAddressCheck {
    let lower = email.trim().to_lowercase();
    let domain = email_domain(&lower).unwrap_or_default();
    let is_free_provider = FREE_PROVIDERS.contains(&domain);
    let corrected_domain =
        if is_free_provider { None } else { MISTYPED_PROVIDERS.iter().find(|typed| is_typo(domain, typed)) };
    let local = lower.rsplit_once('@').map(|(local, _)| local).unwrap_or_default();
    EmailAddressCheck {
        is_syntax_valid: is_valid_address(&lower),
        is_free_provider,
        suggested_correction: corrected_domain.map(|domain| format!("{local}@{domain}")),
    }
}

/// Accepts a dot-atom (RFC 5322 3.2.3, RFC 6531 for other scripts) at a domain with a dot. Quoted local parts and
/// address literals are valid by the RFC but not in use, so they are rejected.
fn is_valid_address(email: &str) -> bool {
    let Some((local, domain)) = email.rsplit_once('@') else { return false };
    let is_atom = |c: char| c.is_alphanumeric() || "!#$%&'*+-/=?^_`{|}~".contains(c);
    let is_local = local.split('.').all(|atom| !atom.is_empty() && atom.chars().all(is_atom));
    let labels: Vec<&str> = domain.split('.').collect();
    let is_label = |label: &&str| {
        !label.is_empty()
            && label.len() <= 63
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.chars().all(|c| c.is_alphanumeric() || c == '-')
    };
    let has_name =
        labels.last().is_some_and(|last| last.chars().count() > 1 && !last.bytes().all(|b| b.is_ascii_digit()));
    local.len() <= MAX_LOCAL_BYTES
        && email.len() <= MAX_ADDRESS_BYTES
        && is_local
        && labels.len() > 1
        && labels.iter().all(is_label)
        && has_name
}

/// Whether one edit, or one swap of neighboring letters, separates the two.
fn is_typo(typed: &str, intended: &str) -> bool {
    let (typed, intended) = (typed.as_bytes(), intended.as_bytes());
    if typed == intended || typed.len() < 6 || typed.len().abs_diff(intended.len()) > 1 {
        return false;
    }
    let same = typed.iter().zip(intended).take_while(|(one, other)| one == other).count();
    let (one, other) = (&typed[same..], &intended[same..]);
    let swapped =
        one.len() >= 2 && other.len() >= 2 && one[0] == other[1] && one[1] == other[0] && one[2..] == other[2..];
    swapped
        || (one.len() == other.len() && one[1..] == other[1..])
        || (one.len() > other.len() && one[1..] == *other)
        || (other.len() > one.len() && other[1..] == *one)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn email_addresses_are_checked() {
        let cases = [
            ("ada@slow.example", (true, false, None)),
            ("Ada.O'Neill+pod@slow.co.uk", (true, false, None)),
            ("büro@müller.example", (true, false, None)),
            ("ada@gmail.com", (true, true, None)),
            ("ada@gmial.com", (true, false, Some("ada@gmail.com"))),
            ("ada@gmail.co", (true, false, Some("ada@gmail.com"))),
            ("ada@gmal.com", (true, false, Some("ada@gmail.com"))),
            ("ada@hotmaill.com", (true, false, Some("ada@hotmail.com"))),
            ("ada@mail.com", (true, true, None)),
            ("ada@email.com", (true, true, None)),
            ("ada..b@slow.example", (false, false, None)),
            ("ada@slow", (false, false, None)),
            ("ada@-slow.example", (false, false, None)),
            ("ada@slow.1", (false, false, None)),
            ("ada", (false, false, None)),
            ("a b@slow.example", (false, false, None)),
        ];
        for (email, (valid, free, correction)) in cases {
            let facts = check_email_address(email);
            let expected = EmailAddressCheck {
                is_syntax_valid: valid,
                is_free_provider: free,
                suggested_correction: correction.map(str::to_owned),
            };
            assert_eq!(facts, expected, "{email}");
        }
    }
}
