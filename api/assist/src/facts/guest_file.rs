//! A guest from a file: the JSON of a profile, or a text such as a bio.

use super::GuestFacts;
use serde_json::Value;

/// The fields of the API's bio that have another name here.
const RENAMED: [(&str, &str); 3] =
    [("areasOfExpertise", "expertise"), ("topicsToDiscuss", "topics"), ("thingsToAvoid", "topicsToAvoid")];
const NAME_WORDS: std::ops::RangeInclusive<usize> = 2..=4;

/// Reads a guest from the JSON of a profile, also as the API returns it. Any other text becomes the long bio, and a first
/// line that reads as a name becomes the name.
///
/// # Errors
/// When the text begins as JSON and is none, or a field has another type.
pub fn read_guest(text: &str) -> Result<GuestFacts, serde_json::Error> {
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.starts_with('{') { read_profile(serde_json::from_str(text)?) } else { Ok(read_bio(text)) }
}

fn read_profile(mut profile: Value) -> Result<GuestFacts, serde_json::Error> {
    if profile["data"].is_object() {
        profile = profile["data"].take();
    }
    if let Some(fields) = profile.as_object_mut() {
        if let Some(Value::Object(bio)) = fields.remove("guestBio") {
            fields.extend(bio);
        }
        for (of_api, own) in RENAMED {
            if let Some(value) = fields.remove(of_api) {
                fields.insert(own.to_owned(), value);
            }
        }
        fields.retain(|_, value| !value.is_null());
    }
    serde_json::from_value(profile)
}

fn read_bio(text: &str) -> GuestFacts {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let words: Vec<&str> = first.split_whitespace().collect();
    let is_name = NAME_WORDS.contains(&words.len())
        && words.iter().all(|word| word.starts_with(char::is_uppercase))
        && !first.contains(|letter: char| letter.is_numeric() || ":;,!?@/".contains(letter));
    match words.split_last() {
        Some((last, first)) if is_name && !rest.trim().is_empty() => GuestFacts {
            first_name: first.join(" "),
            last_name: (*last).to_owned(),
            long_bio: rest.trim().to_owned(),
            ..GuestFacts::default()
        },
        _ => GuestFacts { long_bio: text.to_owned(), ..GuestFacts::default() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn profiles_are_read_in_the_form_of_the_api_and_in_our_own() {
        let of_api = r#"{"data": {"firstName": "Ada", "companyName": null, "version": 3,
            "guestBio": {"shortBio": "Weaves.", "topicsToDiscuss": ["looms"], "areasOfExpertise": ["cloth"]}}}"#;
        let own = r#"{"firstName": "Ada", "shortBio": "Weaves.", "topics": ["looms"], "expertise": ["cloth"]}"#;
        let guest = read_guest(of_api).expect("a profile");
        assert_eq!((guest.topics.as_slice(), guest.short_bio.as_str()), (&["looms".to_owned()][..], "Weaves."));
        assert_eq!(read_guest(own).expect("a profile"), guest);
        assert!(read_guest("{\"topics\": 7}").is_err() && read_guest("{").is_err());
    }

    #[test]
    fn a_text_is_the_bio_and_may_begin_with_the_name() {
        let guest = read_guest("Ada King Lovelace\n\nShe weaves cloth.").expect("a text");
        assert_eq!((guest.full_name().as_str(), guest.long_bio.as_str()), ("Ada King Lovelace", "She weaves cloth."));
        assert_eq!(read_guest("She weaves cloth.\nIn Bath.").expect("a text").full_name(), "");
    }
}
