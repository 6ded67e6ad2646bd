//! Phone numbers: in links, in JSON-LD, and in text where a word announces them.

use super::emails::shorten_context;
use super::findings::PhoneFinding;
use super::structured_data::StructuredData;
use crate::page::{Page, Region, has_word, split_words};
use phonenumber::Mode;
use phonenumber::country::Id;

/// Phone numbers per page.
const MAX_PHONES: usize = 50;
/// Candidates per text.
const MAX_CANDIDATES: usize = 20;
/// Number of digits (E.164: at most 15).
const DIGIT_COUNTS: std::ops::RangeInclusive<usize> = 7..=15;
/// Words before a phone number.
const PHONE_WORDS: &str = "phone tel telephone telefon telefono teléfono telefone téléphone tlf puhelin telefoon call fax mobile \
                    cell whatsapp voicemail hotline handy mobil celular móvil тел телефон 電話 电话 전화 text sms line";
/// Languages of one country only, or mainly.
const COUNTRIES: &[(&str, Id)] = &[
    ("bg", Id::BG),
    ("cs", Id::CZ),
    ("da", Id::DK),
    ("de", Id::DE),
    ("el", Id::GR),
    ("et", Id::EE),
    ("fa", Id::IR),
    ("fi", Id::FI),
    ("fr", Id::FR),
    ("he", Id::IL),
    ("hu", Id::HU),
    ("id", Id::ID),
    ("is", Id::IS),
    ("it", Id::IT),
    ("ja", Id::JP),
    ("ko", Id::KR),
    ("lt", Id::LT),
    ("lv", Id::LV),
    ("nb", Id::NO),
    ("nl", Id::NL),
    ("nn", Id::NO),
    ("no", Id::NO),
    ("pl", Id::PL),
    ("ro", Id::RO),
    ("ru", Id::RU),
    ("sk", Id::SK),
    ("sl", Id::SI),
    ("sv", Id::SE),
    ("th", Id::TH),
    ("tr", Id::TR),
    ("uk", Id::UA),
    ("vi", Id::VN),
    ("zh", Id::CN),
];

/// Returns the country of numbers without `+`: from an address on the page, then the domain, then the language.
pub(super) fn phone_country(page: &Page, declared: Option<&str>) -> Option<Id> {
    let of_code = |code: &str| code.to_ascii_uppercase().parse::<Id>().ok();
    let of_domain = || {
        let ending = page.url.host_str()?.rsplit('.').next()?;
        match ending {
            "uk" => Some(Id::GB),
            // Country domains that are sold worldwide.
            "io" | "co" | "me" | "tv" | "fm" | "am" | "cc" | "ws" | "ai" | "to" | "gg" | "ly" | "la" | "so" => None,
            ending if ending.len() == 2 => of_code(ending),
            _ => None,
        }
    };
    let of_language = || {
        let language = page.language.as_deref()?;
        match language.split_once('-') {
            Some((_, region)) if region.len() == 2 => of_code(region),
            _ => COUNTRIES
                .iter()
                .find(|(code, _)| *code == language.split('-').next().unwrap_or_default())
                .map(|(_, id)| *id),
        }
    };
    declared.and_then(of_code).or_else(of_domain).or_else(of_language)
}

pub(super) fn extract_phones(page: &Page, facts: &StructuredData, country: Option<Id>) -> Vec<PhoneFinding> {
    let mut found = Vec::new();
    for anchor in &page.anchors {
        let Some((scheme, number)) = anchor.href.split_once(':') else { continue };
        if matches!(scheme.to_ascii_lowercase().as_str(), "tel" | "callto" | "sms") {
            let number = number.split([';', '?']).next().unwrap_or_default().replace("%20", " ");
            let is_fax = has_word(&split_words(page.surrounding_text(anchor)), "fax telefax");
            let context = shorten_context(page.surrounding_text(anchor), &anchor.text);
            found.extend(format_e164(&number, country).map(|phone| PhoneFinding {
                phone,
                is_fax,
                region: anchor.region,
                context,
            }));
        }
    }
    for number in &facts.phones {
        let phone = format_e164(number, country);
        found.extend(phone.map(|phone| PhoneFinding {
            phone,
            is_fax: false,
            region: Region::Body,
            context: String::new(),
        }));
    }
    for block in &page.blocks {
        for (number, before) in find_candidates(&block.text).into_iter().take(MAX_CANDIDATES) {
            let cue = split_words(before);
            let near = &cue[cue.len().saturating_sub(4)..];
            let is_said = has_word(near, PHONE_WORDS);
            if !is_said && !number.starts_with('+') {
                continue;
            }
            let is_fax = near.last().is_some_and(|word| matches!(word.as_str(), "fax" | "telefax"));
            let context = shorten_context(&block.text, "");
            found.extend(format_e164(number, country).map(|phone| PhoneFinding {
                phone,
                is_fax,
                region: block.region,
                context,
            }));
        }
    }
    found.truncate(MAX_PHONES);
    found
}

/// Formats a valid number as E.164.
fn format_e164(number: &str, country: Option<Id>) -> Option<String> {
    if number.len() > 64 || !DIGIT_COUNTS.contains(&number.bytes().filter(u8::is_ascii_digit).count()) {
        return None;
    }
    // `(0)` is dialed within the country only.
    let number = number.replace("(0)", "");
    let number = match number.trim().strip_prefix("00") {
        Some(rest) => format!("+{rest}"),
        None => number.trim().to_owned(),
    };
    let parsed = phonenumber::parse(country, number).ok()?;
    phonenumber::is_valid(&parsed).then(|| parsed.format().mode(Mode::E164).to_string())
}

/// Returns runs of digits and separators, each with the text before it.
fn find_candidates(text: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut rest = 0;
    while let Some(offset) = text[rest..].find(|letter: char| letter.is_ascii_digit() || letter == '+' || letter == '(')
    {
        let start = rest + offset;
        let length = text[start..].find(|letter: char| !(letter.is_ascii_digit() || "+()./- \u{a0}".contains(letter)));
        let end = length.map_or(text.len(), |length| start + length);
        let number = text[start..end].trim_end_matches(|letter: char| !letter.is_ascii_digit());
        let is_inside = text[..start].ends_with(|letter: char| letter.is_alphanumeric() || "#@_=%&/.".contains(letter));
        let runs_on = text[start + number.len()..].starts_with(char::is_alphabetic);
        if !is_inside && !runs_on && DIGIT_COUNTS.contains(&number.bytes().filter(u8::is_ascii_digit).count()) {
            found.push((number, &text[..start]));
        }
        rest = end.max(start + 1);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use url::Url;

    fn found(url: &str, html: &str) -> Vec<String> {
        let url = Url::parse(url).expect("a URL");
        let page = crate::page::read_page(&url, html.as_bytes(), None).expect("a page");
        let country = phone_country(&page, None);
        extract_phones(&page, &StructuredData::default(), country).into_iter().map(|found| found.phone).collect()
    }

    #[test]
    fn numbers_are_found_beside_phone_words() {
        let cases: &[(&str, &str, &[&str])] = &[
            ("https://slow.com/", "<a href='tel:+1-415-555-2671'>call</a>", &["+14155552671"]),
            ("https://slow.de/", "<p>Tel.: 030 901820", &["+4930901820"]),
            ("https://slow.de/", "<p>Tel: +49 (0) 30 901820", &["+4930901820"]),
            ("https://slow.com/", "<html lang=en-US><p>Call us: (415) 555-2671 today", &["+14155552671"]),
            ("https://slow.com/", "<p>We are at 0045 33 12 12 12 or +45 33121212", &["+4533121212"]),
            ("https://slow.com/", "<html lang=da><p>Telefon 33 12 12 12", &["+4533121212"]),
            ("https://slow.com/", "<html lang=en-US><p>On 2024-01-15 we had 4155552671 plays", &[]),
            ("https://slow.com/", "<html lang=en-US><p>ISBN 978-3-16-148410-0, call number 1234567890", &[]),
            ("https://slow.com/", "<p>Phone: 415 555 2671", &[]),
            ("https://slow.com/", "<p>+1 2 3 +++ +99999999999999999999", &[]),
        ];
        for (url, html, expected) in cases {
            assert_eq!(found(url, html), *expected, "{html}");
        }
    }

    proptest::proptest! {
        #[test]
        fn nothing_panics(text in "(tel|phone)?[ 0-9+().\\-/xé\u{a0}]{0,60}") {
            let _ = found("https://slow.de/", &text);
        }
    }
}
