//! Normalizes language tags to BCP 47, and detects the language of a text when a feed has no tag.

use earshot_model::parse_country_code as country_code;

/// Codes of three letters with a two-letter code in ISO 639-1. The detector uses them too.
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
];

/// Withdrawn codes of ISO 639, and country codes that are used for languages and are not language codes (or, like `se`,
/// the code of a language with far fewer podcasts). `gb` also has a region, because `uk` is Ukrainian.
const CODE_MISTAKES: &[(&str, &str)] = &[
    ("iw", "he"),
    ("in", "id"),
    ("ji", "yi"),
    ("mo", "ro"),
    ("jp", "ja"),
    ("cn", "zh"),
    ("hk", "zh-HK"),
    ("kr", "ko"),
    ("cz", "cs"),
    ("dk", "da"),
    ("se", "sv"),
    ("gr", "el"),
    ("ua", "uk"),
    ("us", "en"),
    ("gb", "en-GB"),
    ("au", "en-AU"),
    ("nz", "en-NZ"),
    ("at", "de-AT"),
    ("sp", "es"),
    ("mx", "es-MX"),
    ("cl", "es-CL"),
    ("pe", "es-PE"),
    ("uy", "es-UY"),
    ("ir", "fa"),
    ("il", "he"),
    ("eg", "ar"),
    ("iq", "ar"),
    ("sy", "ar"),
    ("rs", "sr"),
    ("by", "be"),
    ("al", "sq"),
    ("kz", "kk"),
    ("np", "ne"),
    ("bd", "bn"),
    ("pk", "ur"),
    ("vn", "vi"),
    ("ph", "fil"),
];

/// Names of languages in English and in the language itself, in lower case.
const NAMES: &[(&str, &str)] = &[
    ("en", "english inglés ingles inglês anglais englisch inglese"),
    ("de", "german deutsch allemand alemán tedesco"),
    ("fr", "french français francais französisch francés francese"),
    ("es", "spanish español espanol castellano spanisch espagnol espanhol spagnolo"),
    ("pt", "portuguese português portugues portugués portugiesisch portugais"),
    ("it", "italian italiano italienisch italien"),
    ("nl", "dutch nederlands flemish vlaams niederländisch"),
    ("sv", "swedish svenska"),
    ("no", "norwegian norsk"),
    ("nb", "bokmål"),
    ("nn", "nynorsk"),
    ("da", "danish dansk"),
    ("fi", "finnish suomi"),
    ("is", "icelandic íslenska"),
    ("pl", "polish polski"),
    ("cs", "czech čeština cesky česky"),
    ("sk", "slovak slovenčina"),
    ("sl", "slovenian slovene slovenščina"),
    ("hr", "croatian hrvatski"),
    ("sr", "serbian srpski српски"),
    ("bs", "bosnian bosanski"),
    ("bg", "bulgarian български"),
    ("mk", "macedonian македонски"),
    ("ru", "russian русский русский"),
    ("uk", "ukrainian українська"),
    ("be", "belarusian беларуская"),
    ("ro", "romanian română romana"),
    ("hu", "hungarian magyar"),
    ("el", "greek ελληνικά"),
    ("tr", "turkish türkçe turkce"),
    ("he", "hebrew עברית"),
    ("ar", "arabic العربية عربي"),
    ("fa", "persian farsi فارسی"),
    ("ur", "urdu اردو"),
    ("hi", "hindi हिन्दी हिंदी"),
    ("bn", "bengali bangla বাংলা"),
    ("ta", "tamil தமிழ்"),
    ("te", "telugu తెలుగు"),
    ("mr", "marathi मराठी"),
    ("gu", "gujarati"),
    ("ml", "malayalam"),
    ("kn", "kannada"),
    ("pa", "punjabi"),
    ("ne", "nepali"),
    ("th", "thai ไทย ภาษาไทย"),
    ("vi", "vietnamese tiếng"),
    ("id", "indonesian indonesia bahasa"),
    ("ms", "malay melayu"),
    ("fil", "filipino"),
    ("tl", "tagalog"),
    ("zh", "chinese mandarin cantonese 中文 汉语 漢語 普通话 國語 国语"),
    ("ja", "japanese 日本語"),
    ("ko", "korean 한국어"),
    ("ca", "catalan català"),
    ("eu", "basque euskara"),
    ("gl", "galician galego"),
    ("cy", "welsh cymraeg"),
    ("ga", "irish gaeilge"),
    ("et", "estonian eesti"),
    ("lv", "latvian latviešu"),
    ("lt", "lithuanian lietuvių"),
    ("sq", "albanian shqip"),
    ("af", "afrikaans"),
    ("sw", "swahili kiswahili"),
    ("zu", "zulu"),
    ("am", "amharic"),
    ("la", "latin"),
    ("eo", "esperanto"),
];

/// Other names of regions.
const REGION_NAMES: &[(&str, &str)] = &[
    ("uk", "GB"),
    ("gbr", "GB"),
    ("british", "GB"),
    ("usa", "US"),
    ("american", "US"),
    ("aus", "AU"),
    ("australian", "AU"),
    ("can", "CA"),
    ("canadian", "CA"),
    ("bra", "BR"),
    ("brazil", "BR"),
    ("brasil", "BR"),
    ("brazilian", "BR"),
    ("brasileiro", "BR"),
    ("mex", "MX"),
    ("mexican", "MX"),
    ("swiss", "CH"),
    ("austrian", "AT"),
];

/// Languages whose code is also the code of their main country, as in `de-DE`. For other languages such a pair is a
/// mistake: `en-EN`, and `sv-SV`, which would be Swedish of El Salvador.
const SAME_AS_COUNTRY: &str = "az bg de es fi fr hr hu id is it lt lv mg mk mt nl no pl pt ro ru sk so th tr";

/// Regions with which a tag is written without its hyphen: `enus`.
const GLUED_REGIONS: &str = "us gb uk au ca nz ie in za br pt es mx ar co cl de at ch fr be nl cn tw hk jp kr";

/// Shorter names are compared exactly, because many other words are one letter away.
const MIN_MISSPELT_LETTERS: usize = 6;

/// The detector's sample size and the minimum text, in bytes.
const SAMPLE_BYTES: usize = 2_000;
const MIN_SAMPLE: usize = 40;

/// A longer text is not a language.
const MAX_TAG_BYTES: usize = 60;

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
    let text = raw.split(['.', ',', ';', '@', '/', '(']).next()?.trim();
    if text.len() > MAX_TAG_BYTES {
        return None;
    }
    let text = text.to_lowercase();
    let parts: Vec<&str> = text.split(['-', '_', ' ', '–']).filter(|part| !part.is_empty()).collect();
    // "American English": the language is not always the first word.
    let named = parts.iter().enumerate().find_map(|(at, part)| Some((at, find_name(part)?)));
    let (at, primary) = match named {
        Some((at, code)) => (at, code),
        None => match parts[..] {
            [only] if only.len() == 4 && only.is_ascii() && has_word(GLUED_REGIONS, &only[2..]) => {
                let region = region_code(&only[2..])?;
                return Some(format!("{}-{region}", primary_code(&only[..2])?));
            }
            _ => (0, primary_code(parts.first()?)?),
        },
    };
    let others = parts.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, part)| *part);
    Some(add_subtags(primary, others.take(3)))
}

/// Adds script and region to a primary language.
fn add_subtags<'a>(primary: &str, subtags: impl Iterator<Item = &'a str>) -> String {
    let mut tag = primary.to_owned();
    // A country's code has its region already.
    for part in subtags.filter(|_| !primary.contains('-')) {
        let is_alphabetic = part.bytes().all(|byte| byte.is_ascii_lowercase());
        let is_number = part.len() == 3 && part.bytes().all(|byte| byte.is_ascii_digit());
        let is_mistake = part == primary && !has_word(SAME_AS_COUNTRY, part);
        match part {
            "chs" => tag.push_str("-Hans"),
            "cht" => tag.push_str("-Hant"),
            _ if part.len() == 4 && is_alphabetic => {
                tag.push('-');
                tag.push_str(&part[..1].to_ascii_uppercase());
                tag.push_str(&part[1..]);
            }
            _ if is_number => return format!("{tag}-{part}"),
            _ => {
                if let Some(region) = region_code(part).filter(|_| !is_mistake) {
                    return format!("{tag}-{region}");
                }
            }
        }
    }
    tag
}

/// Returns the code of a primary language: as it is, or the one for a country's code.
fn primary_code(text: &str) -> Option<&str> {
    let replaced = CODE_MISTAKES.iter().chain(CODES).find(|(from, _)| *from == text).map(|(_, to)| *to);
    let is_code = (2..=3).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_lowercase());
    replaced.or(is_code.then_some(text)).filter(|code| !matches!(*code, "und" | "xx" | "zxx" | "mul" | "mis"))
}

fn region_code(text: &str) -> Option<&'static str> {
    let named = REGION_NAMES.iter().find(|(name, _)| *name == text).map(|(_, code)| *code);
    named.or_else(|| country_code(text))
}

/// Finds a language by its name, also with one wrong letter.
fn find_name(word: &str) -> Option<&'static str> {
    let exact = NAMES.iter().find(|(_, names)| has_word(names, word));
    let letters = word.chars().count();
    let may_be_misspelt = letters >= MIN_MISSPELT_LETTERS && word.chars().all(char::is_alphabetic);
    let near = || {
        let is_near = |name: &str| name.chars().count() >= MIN_MISSPELT_LETTERS && is_one_edit(name, word);
        NAMES.iter().filter(|_| may_be_misspelt).find(|(_, names)| names.split(' ').any(is_near))
    };
    exact.or_else(near).map(|(code, _)| *code)
}

fn has_word(words: &str, requested: &str) -> bool {
    words.split(' ').any(|word| word == requested)
}

/// Whether one letter is missing, added or wrong, or two neighbors are exchanged.
fn is_one_edit(one: &str, other: &str) -> bool {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let start = one.iter().zip(&other).take_while(|(one, other)| one == other).count();
    let (one, other) = (&one[start..], &other[start..]);
    let end = one.iter().rev().zip(other.iter().rev()).take_while(|(one, other)| one == other).count();
    match (&one[..one.len() - end], &other[..other.len() - end]) {
        ([], [_]) | ([_], []) | ([_], [_]) => true,
        ([a, b], [c, d]) => a == d && b == c,
        _ => false,
    }
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
            ("x-default", None),
            ("none", None),
            ("mul", None),
            ("se", Some("sv")),
            ("at", Some("de-AT")),
            ("mx", Some("es-MX")),
            ("da-DA", Some("da")),
            ("sv-SV", Some("sv")),
            ("uk-UK", Some("uk")),
            ("es-ES", Some("es-ES")),
            ("en-QQ", Some("en")),
            ("en-USA", Some("en-US")),
            ("pt-Brasil", Some("pt-BR")),
            ("ptbr", Some("pt-BR")),
            ("enUK", Some("en-GB")),
            ("urdu", Some("ur")),
            ("zh-cht", Some("zh-Hant")),
            ("American English", Some("en-US")),
            ("UK English", Some("en-GB")),
            ("Brazilian Portuguese", Some("pt-BR")),
            ("Norsk", Some("no")),
            ("日本語", Some("ja")),
            ("Englisch", Some("en")),
            ("Enlgish", Some("en")),
            ("Portugese", Some("pt")),
            ("Engineering", None),
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
