//! Normalizes language tags to BCP 47, and detects the language of a text when a feed has no tag.

/// Language names and old codes with a two-letter code in ISO 639-1. The detector uses the three-letter ones too.
const CODES: &[(&str, &str)] = &[
    ("afr", "af"),
    ("amh", "am"),
    ("ara", "ar"),
    ("aze", "az"),
    ("bel", "be"),
    ("ben", "bn"),
    ("bul", "bg"),
    ("cat", "ca"),
    ("ces", "cs"),
    ("cze", "cs"),
    ("chi", "zh"),
    ("cmn", "zh"),
    ("zho", "zh"),
    ("cym", "cy"),
    ("dan", "da"),
    ("deu", "de"),
    ("ger", "de"),
    ("dut", "nl"),
    ("nld", "nl"),
    ("ell", "el"),
    ("gre", "el"),
    ("eng", "en"),
    ("epo", "eo"),
    ("est", "et"),
    ("eus", "eu"),
    ("fas", "fa"),
    ("per", "fa"),
    ("pes", "fa"),
    ("fin", "fi"),
    ("fra", "fr"),
    ("fre", "fr"),
    ("gle", "ga"),
    ("glg", "gl"),
    ("guj", "gu"),
    ("heb", "he"),
    ("hin", "hi"),
    ("hrv", "hr"),
    ("hun", "hu"),
    ("hye", "hy"),
    ("ind", "id"),
    ("isl", "is"),
    ("ita", "it"),
    ("jav", "jv"),
    ("jpn", "ja"),
    ("kan", "kn"),
    ("kat", "ka"),
    ("khm", "km"),
    ("kor", "ko"),
    ("lat", "la"),
    ("lav", "lv"),
    ("lit", "lt"),
    ("mal", "ml"),
    ("mar", "mr"),
    ("mkd", "mk"),
    ("msa", "ms"),
    ("mya", "my"),
    ("nep", "ne"),
    ("nob", "nb"),
    ("nor", "no"),
    ("ori", "or"),
    ("pan", "pa"),
    ("pol", "pl"),
    ("por", "pt"),
    ("ron", "ro"),
    ("rum", "ro"),
    ("rus", "ru"),
    ("sin", "si"),
    ("slk", "sk"),
    ("slv", "sl"),
    ("sna", "sn"),
    ("spa", "es"),
    ("srp", "sr"),
    ("swe", "sv"),
    ("tam", "ta"),
    ("tel", "te"),
    ("tgl", "tl"),
    ("tha", "th"),
    ("tuk", "tk"),
    ("tur", "tr"),
    ("aka", "ak"),
    ("ukr", "uk"),
    ("urd", "ur"),
    ("uzb", "uz"),
    ("vie", "vi"),
    ("yid", "yi"),
    ("zul", "zu"),
    // Withdrawn codes of ISO 639, and country codes that are used for languages.
    ("iw", "he"),
    ("in", "id"),
    ("ji", "yi"),
    ("jp", "ja"),
    ("cz", "cs"),
    ("dk", "da"),
    ("kr", "ko"),
    ("ua", "uk"),
    ("english", "en"),
    ("german", "de"),
    ("deutsch", "de"),
    ("french", "fr"),
    ("français", "fr"),
    ("spanish", "es"),
    ("español", "es"),
    ("italian", "it"),
    ("italiano", "it"),
    ("portuguese", "pt"),
    ("português", "pt"),
    ("dutch", "nl"),
    ("russian", "ru"),
    ("swedish", "sv"),
    ("japanese", "ja"),
    ("chinese", "zh"),
    ("korean", "ko"),
    ("polish", "pl"),
];

/// The detector's sample size and the minimum text, in bytes.
const SAMPLE_BYTES: usize = 2_000;
const MIN_SAMPLE: usize = 40;

/// Normalizes a language tag (RFC 5646 2.1.1): `en`, `pt-BR`, `zh-Hant-TW`. Returns `None` for text that is not a
/// language tag.
///
/// ```
/// use earshot_ingest::feed::normalize_language;
/// assert_eq!(normalize_language("EN_us.UTF-8").as_deref(), Some("en-US"));
/// assert_eq!(normalize_language("iw").as_deref(), Some("he"));
/// ```
#[must_use]
pub fn normalize_language(raw: &str) -> Option<String> {
    let text = raw.split(['.', ',', ';', '@', '/', '(']).next()?.trim().to_lowercase();
    let mut parts = text.split(['-', '_', ' ', '–']).filter(|part| !part.is_empty());
    let primary = parts.next()?;
    let replaced = CODES.iter().find(|(from, _)| *from == primary).map(|(_, to)| *to);
    let is_code = (2..=3).contains(&primary.len()) && primary.bytes().all(|byte| byte.is_ascii_lowercase());
    let mut tag =
        replaced.or(is_code.then_some(primary)).filter(|code| !matches!(*code, "und" | "xx" | "zxx"))?.to_owned();
    for part in parts.take(3) {
        let is_alphabetic = part.bytes().all(|byte| byte.is_ascii_lowercase());
        let is_region =
            (part.len() == 2 && is_alphabetic) || (part.len() == 3 && part.bytes().all(|byte| byte.is_ascii_digit()));
        if part.len() == 4 && is_alphabetic {
            tag.push('-');
            tag.push_str(&part[..1].to_ascii_uppercase());
            tag.push_str(&part[1..]);
        } else if is_region {
            tag.push('-');
            tag.push_str(&part.to_ascii_uppercase());
            break;
        }
    }
    Some(tag)
}

/// Detects the language of a text. Returns `None` when the text is too short or the result is not reliable.
#[must_use]
pub fn detect_language(text: &str) -> Option<String> {
    let sample = &text[..text.floor_char_boundary(SAMPLE_BYTES)];
    if sample.len() < MIN_SAMPLE {
        return None;
    }
    let found = whatlang::detect(sample).filter(whatlang::Info::is_reliable)?;
    CODES.iter().find(|(code, _)| *code == found.lang().code()).map(|(_, tag)| (*tag).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_normalized() {
        let cases = [
            ("en-us", Some("en-US")),
            ("RO-ro", Some("ro-RO")),
            ("eng", Some("en")),
            ("zh_hant_tw", Some("zh-Hant-TW")),
            ("es-419", Some("es-419")),
            ("English", Some("en")),
            ("no", Some("no")),
            ("nb-no", Some("nb-NO")),
            ("de-DE, en", Some("de-DE")),
            ("en-us-x-foo", Some("en-US")),
            ("", None),
            ("und", None),
            ("klingon!", None),
        ];
        for (raw, expected) in cases {
            assert_eq!(normalize_language(raw).as_deref(), expected, "{raw:?}");
        }
    }

    #[test]
    fn every_language_of_the_detector_has_a_tag() {
        for language in whatlang::Lang::all() {
            assert!(CODES.iter().any(|(code, _)| *code == language.code()), "{}", language.code());
        }
    }

    #[test]
    fn texts_are_detected() {
        let german = "Jede Woche sprechen wir über das Leben auf dem Land, über Kühe, Wiesen und schlechtes Internet.";
        assert_eq!(detect_language(german).as_deref(), Some("de"));
        assert_eq!(detect_language("ok"), None);
    }
}
