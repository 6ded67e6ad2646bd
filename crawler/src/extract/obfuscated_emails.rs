//! Obfuscated emails: `name [at] domain (dot) com`.

/// Bracketed words that stand for `@`, in lower case.
const AT: &str =
    "at @ ät aet a t arroba arobase chiocciola snabela snabel-a apenstaartje kukac zavinac malpa собака от эт";
/// Bracketed words that stand for `.`.
const DOT: &str = "dot . d o t punkt pkt punto point ponto stip punt точка piste";
/// Words before a bare `at` that are not names: "listen at", "meet us at".
const NOT_NAMES: &str = "us me you it them him her is are be was look look listen find available visit online here live \
                         blogs blog meet also back up out in on website site reach follow hosted more read see only \
                         podcast episode page check email mail twitter work works working worked and or the";

/// Replaces obfuscations; `None` when there are none.
pub(super) fn deobfuscate(text: &str) -> Option<String> {
    let clean: String = text.chars().filter(|letter| !is_invisible(*letter)).map(fold_fullwidth).collect();
    let clean = decode_signs(&clean);
    let brackets = replace_bracketed_signs(&clean);
    let bare = replace_spelled_addresses(&brackets);
    (bare != text).then_some(bare)
}

fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
}

/// Returns the ASCII form of a fullwidth letter or sign (Unicode, Halfwidth and Fullwidth Forms), and of the small `@`.
fn fold_fullwidth(letter: char) -> char {
    match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        '\u{fe6b}' => '@',
        letter => letter,
    }
}

/// Names of signs that a page encoded once too often.
const ENCODED_SIGNS: &[(&str, char)] = &[("&commat;", '@'), ("&period;", '.'), ("\\u0040", '@'), ("\\u002e", '.')];

/// Decodes signs that are encoded twice, or in the form of scripts. `%40` in a URL belongs to the URL.
fn decode_signs(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['&', '\\']) {
        plain.push_str(&rest[..at]);
        rest = &rest[at..];
        let is_here =
            |encoded: &str| rest.get(..encoded.len()).is_some_and(|start| start.eq_ignore_ascii_case(encoded));
        let named = ENCODED_SIGNS.iter().find(|(encoded, _)| is_here(encoded));
        let (length, sign) = named
            .map(|(encoded, sign)| (encoded.len(), *sign))
            .or_else(|| decode_numeric_reference(rest))
            .unwrap_or((1, if rest.starts_with('&') { '&' } else { '\\' }));
        plain.push(sign);
        rest = &rest[length..];
    }
    plain.push_str(rest);
    if !plain.contains("%40") {
        return plain;
    }
    let words =
        plain.split(' ').map(|word| if word.contains(['=', '/']) { word.to_owned() } else { word.replace("%40", "@") });
    words.collect::<Vec<_>>().join(" ")
}

/// Returns the length of a reference to an ASCII character (`&#64;`, `&#x40;`), and the character.
fn decode_numeric_reference(text: &str) -> Option<(usize, char)> {
    let digits = text.strip_prefix("&#")?;
    let end = digits.find(';').filter(|end| *end <= 6)?;
    let code = match digits[..end].strip_prefix(['x', 'X']) {
        Some(digits) => u32::from_str_radix(digits, 16).ok()?,
        None => digits[..end].parse().ok()?,
    };
    let sign = char::from_u32(code).filter(char::is_ascii_graphic)?;
    Some((end + 3, sign))
}

/// Replaces `[at]`, `( dot )`, `{@}`, `_at_` and the white space around them.
fn replace_bracketed_signs(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['[', '(', '{', '<', '_', '（', '«', '|']) {
        let open = rest[at..].chars().next().map_or(1, char::len_utf8);
        let inside = &rest[at + open..];
        let close = inside.find([']', ')', '}', '>', '_', '）', '»', '|']).filter(|close| *close <= 24);
        let sign = close.and_then(|close| sign_of(&inside[..close]));
        let (Some(close), Some(sign)) = (close, sign) else {
            plain.push_str(&rest[..at + open]);
            rest = inside;
            continue;
        };
        plain.push_str(rest[..at].trim_end());
        plain.push(sign);
        let width = inside[close..].chars().next().map_or(1, char::len_utf8);
        rest = inside[close + width..].trim_start();
    }
    plain.push_str(rest);
    plain
}

fn sign_of(word: &str) -> Option<char> {
    let word = word.trim().to_lowercase();
    let is_in = |list: &str| !word.is_empty() && list.split(' ').any(|listed| listed == word);
    if is_in(AT) || word == "a t" || word == "@" {
        Some('@')
    } else if is_in(DOT) && word.len() != 1 || word == "." || word == "d o t" {
        Some('.')
    } else {
        None
    }
}

/// Replaces `name at domain dot com`, `name @ domain . com`, `name@domain dot com`.
fn replace_spelled_addresses(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let mut plain: Vec<String> = Vec::with_capacity(words.len());
    let mut at = 0;
    while at < words.len() {
        if let Some((address, used)) = parse_spelled_address(&words[at..]) {
            plain.push(address);
            at += used;
        } else {
            plain.push(words[at].to_owned());
            at += 1;
        }
    }
    plain.join(" ")
}

/// Parses a spelled address at the start of these words; returns it and the number of words.
fn parse_spelled_address(words: &[&str]) -> Option<(String, usize)> {
    let name = words.first()?.trim_start_matches(['(', '"', ':', '<', '“']);
    let is_name = |word: &str| {
        !word.is_empty() && word.chars().all(|letter| letter.is_ascii_alphanumeric() || "._+-".contains(letter))
    };
    // The name and the sign are two words or one.
    let (mut address, mut used, is_word) = match words.get(1).map(trim_decoration) {
        Some("@" | "arroba" | "arobase" | "chiocciola" | "snabela" | "ät" | "AT'") if is_name(name) => {
            (format!("{name}@"), 2, false)
        }
        // "--at--" is a sign.
        Some("at" | "AT") if is_name(name) && words[1].len() > 2 => (format!("{name}@"), 2, false),
        Some("at" | "AT" | "At") if is_name(name) && !is_not_name(name) => (format!("{name}@"), 2, true),
        _ => match name.split_once('@') {
            Some((local, "")) if is_name(local) => (format!("{local}@"), 1, false),
            Some((local, domain)) if is_name(local) && is_name(domain) && !domain.contains('.') => {
                (name.to_owned(), 1, false)
            }
            _ => return None,
        },
    };
    if address.ends_with('@') {
        let domain =
            words.get(used).filter(|word| is_name(word.trim_end_matches(['.', ',', ')', ';', '!', '>', '”'])))?;
        let bare = domain.trim_end_matches(['.', ',', ')', ';', '!', '?', '>', '”']);
        address.push_str(bare);
        // A bare "at" before a domain with dots is more often a location on the web than an address.
        if is_word && bare.contains('.') {
            return is_role_name(name).then_some((address, used + 1));
        }
        used += 1;
    }
    let mut dots = 0;
    while let Some("dot" | "DOT" | "." | "punkt" | "Dot" | "punto" | "ponto" | "point" | "stip") =
        words.get(used).map(trim_decoration)
    {
        let label = words.get(used + 1)?.trim_end_matches(['.', ',', ')', ';', '!', '?', '>', '”', '"']);
        if !is_name(label) || dots > 3 {
            return None;
        }
        address.push('.');
        address.push_str(label);
        (used, dots) = (used + 2, dots + 1);
    }
    let is_whole = dots > 0 || (!is_word && used > 1);
    is_whole.then_some((address, used))
}

/// Strips decoration such as in "--at--".
fn trim_decoration<'a>(word: &&'a str) -> &'a str {
    let bare = word.trim_matches(['-', '*', '~', '=', '/', '\\', '^', '+']);
    if bare.is_empty() { word } else { bare }
}

/// Returns whether a name occurs in addresses only.
fn is_role_name(name: &str) -> bool {
    const ROLES: &str =
        "hello info contact hi hey feedback podcast questions press show mail ideas hosts kontakt contacto contato";
    let name = name.to_lowercase();
    ROLES.split(' ').any(|role| role == name)
}

fn is_not_name(word: &str) -> bool {
    let word = word.to_lowercase();
    NOT_NAMES.split_whitespace().any(|listed| listed == word)
}

#[cfg(test)]
mod tests {
    use super::super::email_address::find_emails;
    use super::*;

    #[test]
    fn the_common_spellings_are_read() {
        let cases = [
            "hi [at] slow [dot] com",
            "hi[at]slow[dot]com",
            "hi(at)slow(dot)com",
            "hi (at) slow.com",
            "hi {at} slow {dot} com",
            "hi <at> slow <dot> com",
            "hi_at_slow.com",
            "hi [@] slow.com",
            "hi [ÄT] slow [PUNKT] com",
            "hi (arroba) slow (punto) com",
            "hi [собака] slow [точка] com",
            "hi at slow dot com",
            "hi AT slow DOT com",
            "Write: hi at slow dot com.",
            "hi @ slow.com",
            "hi@ slow.com",
            "hi @ slow . com",
            "hi@slow dot com",
            "hi@\u{200b}slow.com",
            "h\u{ad}i@slow.com",
            "hi --arroba-- slow -ponto- com",
            "hi --at-- slow --dot-- com",
            "hi＠slow.com",
            "ｈｉ＠ｓｌｏｗ．ｃｏｍ",
            "hi﹫slow.com",
            "hi（ａｔ）slow（ｄｏｔ）com",
            "hi&#64;slow.com",
            "&#104;i&#X40;slow&#46;com",
            "hi&commat;slow&period;com",
            "hi%40slow.com",
            "hi\\u0040slow.com",
        ];
        for case in cases {
            let plain = deobfuscate(case).unwrap_or_default();
            assert_eq!(find_emails(&plain), ["hi@slow.com"], "{case} became {plain}");
        }
        assert_eq!(find_emails(&deobfuscate("Questions? hello at slow.com!").unwrap_or_default()), ["hello@slow.com"]);
        let plain = deobfuscate("ann at mail dot slow dot co dot uk!").unwrap_or_default();
        assert_eq!(find_emails(&plain), ["ann@mail.slow.co.uk"]);
    }

    #[test]
    fn words_are_left_alone() {
        let cases = [
            "Meet us at slow dot com",
            "look at slow.com",
            "listen at slow.com",
            "she works at slow dot com",
            "Ann at slow.com",
            "[a] list (of) things [and] dots.",
            "the dot in dot com",
            "Saturday at 8PM",
            "our podcast is at slow.com",
            "@slow on X",
            "https://slow.com/leave?mail=ann%40guest.com",
        ];
        for case in cases {
            let plain = deobfuscate(case).unwrap_or_default();
            assert!(find_emails(&plain).is_empty(), "{case} became {plain}");
        }
    }
}
