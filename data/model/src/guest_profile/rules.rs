//! The valid values of the fields of a guest profile (spec 5).

use super::social_links::check_social_links;
use super::{GuestBio, GuestProfileFields, InvalidGuestField};
use crate::{EmailAddress, text_cleaning};
use url::Url;

/// Length of a first or last name, or of a company's name, in characters.
pub const MAX_GUEST_NAME_CHARS: usize = 100;
/// Length of a short bio, in characters.
pub const MAX_SHORT_BIO_CHARS: usize = 2_000;
/// Length of a long bio, of the context and of the marketing letter, in characters.
pub const MAX_BIO_CHARS: usize = 20_000;
/// Goals, areas, topics, or things to avoid.
pub const MAX_LIST_ITEMS: usize = 50;
/// Length of one of them, in characters.
pub const MAX_LIST_ITEM_CHARS: usize = 1_000;
const MAX_URL_CHARS: usize = 2_000;
const MAX_PHONE_CHARS: usize = 40;
const MIN_PHONE_DIGITS: usize = 5;

/// Checks all fields of a draft, in which anything may be missing, and returns them without surrounding spaces and
/// repetitions. An optional URL may be an empty text (spec 5).
///
/// # Errors
/// Each field that is not valid.
pub fn check_guest_profile(fields: GuestProfileFields) -> Result<GuestProfileFields, Vec<InvalidGuestField>> {
    let mut problems = Problems::default();
    let checked = GuestProfileFields {
        first_name: problems.keep("firstName", one_line(&fields.first_name, MAX_GUEST_NAME_CHARS)),
        last_name: problems.keep("lastName", one_line(&fields.last_name, MAX_GUEST_NAME_CHARS)),
        email: problems.keep_optional("email", fields.email, check_email),
        phone: problems.keep_optional("phone", fields.phone, check_phone),
        company_name: problems
            .keep_optional("companyName", fields.company_name, |name| one_line(name, MAX_GUEST_NAME_CHARS)),
        website_url: problems.keep_optional("websiteUrl", fields.website_url, check_url),
        booking_url: problems.keep_optional("bookingUrl", fields.booking_url, check_url),
        one_pager_url: problems.keep_optional("onePagerUrl", fields.one_pager_url, check_url),
        image_url: problems.keep_optional("imageUrl", fields.image_url, check_url),
        bio: check_bio(fields.bio, &mut problems),
        social_links: problems.keep_all(check_social_links(&fields.social_links)),
        public_view: {
            let mut view = fields.public_view;
            view.marketing_letter =
                problems.keep_optional("marketingLetterMarkdownText", view.marketing_letter, |text| {
                    lines(text, MAX_BIO_CHARS)
                });
            view
        },
    };
    if problems.0.is_empty() { Ok(checked) } else { Err(problems.0) }
}

fn check_bio(bio: GuestBio, problems: &mut Problems) -> GuestBio {
    GuestBio {
        short_bio: problems.keep("shortBio", lines(&bio.short_bio, MAX_SHORT_BIO_CHARS)),
        long_bio: problems.keep("longBio", lines(&bio.long_bio, MAX_BIO_CHARS)),
        goals: problems.keep_list("goals", &bio.goals),
        areas_of_expertise: problems.keep_list("areasOfExpertise", &bio.areas_of_expertise),
        topics_to_discuss: problems.keep_list("topicsToDiscuss", &bio.topics_to_discuss),
        things_to_avoid: problems.keep_list("thingsToAvoid", &bio.things_to_avoid),
        additional_context: problems
            .keep_optional("additionalContext", bio.additional_context, |text| lines(text, MAX_BIO_CHARS)),
    }
}

/// Splits a text of the web form into the values of the API: one a line, without bullets.
///
/// ```
/// use earshot_model::guest_profile::split_lines;
/// assert_eq!(split_lines("- Engines\n\n• Notes \n"), ["Engines", "Notes"]);
/// ```
#[must_use]
pub fn split_lines(text: &str) -> Vec<String> {
    let without_bullet = |line: &str| {
        let line = line.trim();
        let rest = line.strip_prefix(['-', '*', '•', '–']).filter(|rest| rest.starts_with(char::is_whitespace));
        rest.unwrap_or(line).trim().to_owned()
    };
    text.lines().map(without_bullet).filter(|line| !line.is_empty()).collect()
}

#[derive(Default)]
struct Problems(Vec<InvalidGuestField>);

impl Problems {
    fn keep(&mut self, field: &str, checked: Result<String, String>) -> String {
        checked.unwrap_or_else(|message| {
            self.0.push(InvalidGuestField { field: field.to_owned(), message });
            String::new()
        })
    }

    fn keep_optional(
        &mut self,
        field: &str,
        text: Option<String>,
        check: impl Fn(&str) -> Result<String, String>,
    ) -> Option<String> {
        let text = text.filter(|text| !text.trim().is_empty())?;
        Some(self.keep(field, check(&text))).filter(|text| !text.is_empty())
    }

    fn keep_list(&mut self, field: &str, values: &[String]) -> Vec<String> {
        let mut kept: Vec<String> = Vec::new();
        if values.len() > MAX_LIST_ITEMS {
            let message = format!("must be at most {MAX_LIST_ITEMS}");
            self.0.push(InvalidGuestField { field: field.to_owned(), message });
            return kept;
        }
        for (number, value) in values.iter().enumerate() {
            let value = self.keep(&format!("{field}/{number}"), one_line(value, MAX_LIST_ITEM_CHARS));
            if !value.is_empty() && !kept.contains(&value) {
                kept.push(value);
            }
        }
        kept
    }

    fn keep_all<T: Default>(&mut self, checked: Result<T, Vec<InvalidGuestField>>) -> T {
        checked.unwrap_or_else(|problems| {
            self.0.extend(problems);
            T::default()
        })
    }
}

/// Returns a text of one line, with single spaces.
fn one_line(text: &str, max_chars: usize) -> Result<String, String> {
    at_most(text_cleaning::one_line(text), max_chars)
}

/// Returns a text of several lines, without blank space around it.
fn lines(text: &str, max_chars: usize) -> Result<String, String> {
    at_most(text_cleaning::several_lines(text).trim().to_owned(), max_chars)
}

fn at_most(text: String, max_chars: usize) -> Result<String, String> {
    if text.chars().count() > max_chars { Err(format!("must be at most {max_chars} characters")) } else { Ok(text) }
}

fn check_email(text: &str) -> Result<String, String> {
    EmailAddress::parse(text.trim())
        .map(|address| address.as_str().to_owned())
        .map_err(|reason| format!("{text:?} {reason}"))
}

fn check_phone(text: &str) -> Result<String, String> {
    let phone = one_line(text, MAX_PHONE_CHARS)?;
    let is_phone = phone.chars().all(|letter| letter.is_alphanumeric() || " +-()./#,:".contains(letter));
    let digits = phone.chars().filter(|letter| letter.is_numeric()).count();
    if is_phone && digits >= MIN_PHONE_DIGITS { Ok(phone) } else { Err("must be a phone number".to_owned()) }
}

/// Returns a web address with its scheme, which may be missing.
fn check_url(text: &str) -> Result<String, String> {
    let message = || "must be a web address such as https://example.com".to_owned();
    let text = at_most(text.trim().to_owned(), MAX_URL_CHARS)?;
    let has_scheme =
        text.contains("://") || text.split(['/', '.', '?']).next().is_some_and(|start| start.contains(':'));
    let url = if has_scheme { text } else { format!("https://{text}") };
    let url = Url::parse(&url).map_err(|_| message())?;
    let is_site = matches!(url.scheme(), "http" | "https")
        && url.domain().is_some_and(|host| host.contains('.'))
        && url.username().is_empty()
        && url.password().is_none();
    if is_site { Ok(url.into()) } else { Err(message()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SocialKind;
    use crate::guest_profile::SocialLink;

    #[test]
    fn an_empty_profile_is_a_valid_draft() {
        assert_eq!(check_guest_profile(GuestProfileFields::default()), Ok(GuestProfileFields::default()));
        let blank = || Some("  ".to_owned());
        let fields =
            GuestProfileFields { website_url: blank(), booking_url: blank(), email: blank(), ..Default::default() };
        assert_eq!(check_guest_profile(fields), Ok(GuestProfileFields::default()), "an empty text is no URL");
    }

    #[test]
    fn fields_are_cleaned() {
        let fields = GuestProfileFields {
            first_name: " Ada \n".to_owned(),
            website_url: Some("ada.example/about".to_owned()),
            phone: Some("+44 (20) 7946-0000".to_owned()),
            bio: GuestBio {
                short_bio: "One\r\ntwo\0\n ".to_owned(),
                goals: vec!["Meet  hosts".to_owned(), " ".to_owned(), "Meet hosts".to_owned()],
                ..GuestBio::default()
            },
            social_links: vec![SocialLink { kind: SocialKind::Github, url: "github.com/ada/".to_owned() }],
            ..Default::default()
        };
        let kept = check_guest_profile(fields).expect("valid");
        assert_eq!((kept.first_name.as_str(), kept.bio.short_bio.as_str()), ("Ada", "One\ntwo"));
        assert_eq!(kept.website_url.as_deref(), Some("https://ada.example/about"));
        assert_eq!((kept.bio.goals.len(), kept.social_links[0].url.as_str()), (1, "https://github.com/ada"));
        assert_eq!(check_guest_profile(kept.clone()), Ok(kept), "checking again changes nothing");
    }

    #[test]
    fn all_problems_are_named() {
        let some = |text: &str| Some(text.to_owned());
        let fields = GuestProfileFields {
            first_name: "x".repeat(101),
            email: some("ada at example"),
            phone: some("call me"),
            website_url: some("javascript:alert(1)"),
            booking_url: some("https://user:secret@example.com"),
            one_pager_url: some("localhost"),
            bio: GuestBio {
                short_bio: "x".repeat(2_001),
                goals: vec![String::new(), "x".repeat(1_001)],
                topics_to_discuss: vec!["x".to_owned(); 51],
                ..GuestBio::default()
            },
            ..Default::default()
        };
        let problems = check_guest_profile(fields).expect_err("invalid");
        let fields: Vec<_> = problems.iter().map(|problem| problem.field.as_str()).collect();
        let expected = [
            "firstName",
            "email",
            "phone",
            "websiteUrl",
            "bookingUrl",
            "onePagerUrl",
            "shortBio",
            "goals/1",
            "topicsToDiscuss",
        ];
        assert_eq!(fields, expected);
        assert_eq!(problems[0].message, "must be at most 100 characters");
    }

    #[test]
    fn form_texts_are_lists_of_lines() {
        let text = "- Engines\r\n* Notes\n\n-5 degrees\n";
        assert_eq!(split_lines(text), ["Engines", "Notes", "-5 degrees"]);
    }
}
