//! Contact data of resumes: addresses, numbers and profiles of the guest, and of nobody else.

use super::lines::{ResumeLine, ResumeLines};
use super::section::Section;
use super::suggestion::{ProfileField, ResumeValue};
use crate::words::addresses;
use earshot_model::{EmailAddress, RecognizedUrl, recognize_entered_profile};

/// Digits of a phone number with its prefixes.
const PHONE_DIGITS: std::ops::RangeInclusive<usize> = 7..=15;
/// The beginnings of labels before phone numbers, in lower case.
const PHONE_LABELS: [&str; 14] =
    ["tel", "tél", "phone", "mobile", "cell", "mob", "handy", "fon", "puh", "тел", "моб", "電話", "携帯", "telefon"];
/// Services on which people book a time.
const BOOKING_HOSTS: [&str; 7] =
    ["calendly.com", "cal.com", "savvycal.com", "tidycal.com", "koalendar.com", "meetings.hubspot.com", "zcal.co"];

/// Finds contact data in the beginning of a resume and in its section for it.
pub(super) fn find_contact<'a>(resume: &ResumeLines<'a>) -> Vec<ResumeValue<'a>> {
    let mut found: Vec<ResumeValue<'a>> = Vec::new();
    let lines = resume.lines.iter().filter(|line| matches!(line.section, Section::Header | Section::Contact));
    for line in lines {
        found.extend(phone(line.text).map(|number| ResumeValue::new(ProfileField::Phone, number, line)));
        for address in addresses(line.text) {
            found.extend(read_address(address, line));
        }
    }
    found
}

fn read_address<'a>(address: &str, line: &ResumeLine<'a>) -> Option<ResumeValue<'a>> {
    let address = address.strip_prefix("mailto:").unwrap_or(address);
    if address.contains('@') && !address.contains('/') {
        let email = EmailAddress::parse(address).ok()?;
        return Some(ResumeValue::new(ProfileField::Email, email.as_str().to_owned(), line));
    }
    match recognize_entered_profile(address) {
        RecognizedUrl::Profile { kind, url } => Some(ResumeValue::new(ProfileField::SocialLink(kind), url, line)),
        RecognizedUrl::Unknown => {
            let url = if address.contains("://") { address.to_owned() } else { format!("https://{address}") };
            let host =
                url.split("://").nth(1)?.split(['/', '?', '#']).next()?.trim_start_matches("www.").to_lowercase();
            let is_booking = BOOKING_HOSTS.iter().any(|known| host == *known || host.ends_with(&format!(".{known}")));
            let field = if is_booking { ProfileField::BookingUrl } else { ProfileField::WebsiteUrl };
            host.contains('.').then(|| ResumeValue::new(field, url, line))
        }
        RecognizedUrl::Directory { .. } | RecognizedUrl::Rejected { .. } => None,
    }
}

/// The first phone number of a line: one with a label, or one that begins as numbers do. Years do not.
fn phone(line: &str) -> Option<String> {
    let is_part = |letter: char| letter.is_ascii_digit() || " +-()./\u{a0}".contains(letter);
    let lower = line.to_lowercase();
    let has_label = PHONE_LABELS.iter().any(|label| {
        lower.match_indices(label).any(|(at, _)| !lower[..at].chars().next_back().is_some_and(char::is_alphanumeric))
    });
    let runs = line.split(|letter: char| !is_part(letter));
    let numbers = runs.map(|run| run.trim_matches(|letter: char| " -./\u{a0}".contains(letter)));
    let is_number = |run: &&str| {
        let digits = run.chars().filter(char::is_ascii_digit).count();
        let begins = run.starts_with(['+', '0', '(']);
        PHONE_DIGITS.contains(&digits) && (begins || has_label) && !is_date(run)
    };
    numbers.filter(is_number).map(str::to_owned).next()
}

/// Whether digits are a day: 01.02.1980.
fn is_date(run: &str) -> bool {
    let lengths: Vec<usize> = run.split(['.', '/', '-', ' ']).map(str::len).collect();
    matches!(lengths.as_slice(), [1 | 2, 1 | 2, 4] | [4, 1 | 2, 1 | 2])
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_model::SocialKind;

    #[test]
    fn contact_data_are_of_the_guest_alone() {
        let text = "Ada Lovelace\nada@looms.example.com | +44 20 7946 0000 | linkedin.com/in/ada-lovelace | www.ada.example\n\
                    Book: https://calendly.com/ada/30min, 2015-2019\nExperience\nTel: 020 1111 2222 boss@firm.example\n\
                    References\nmary@example.com\nContact\ngithub.com/ada";
        let found = find_contact(&ResumeLines::read(text));
        let found: Vec<(ProfileField, &str)> = found.iter().map(|one| (one.field, one.value.as_str())).collect();
        let expected = [
            (ProfileField::Phone, "+44 20 7946 0000"),
            (ProfileField::Email, "ada@looms.example.com"),
            (ProfileField::SocialLink(SocialKind::Linkedin), "https://www.linkedin.com/in/ada-lovelace"),
            (ProfileField::WebsiteUrl, "https://www.ada.example"),
            (ProfileField::BookingUrl, "https://calendly.com/ada/30min"),
            (ProfileField::SocialLink(SocialKind::Github), "https://github.com/ada"),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn years_are_no_phone_numbers() {
        for (line, number) in [
            ("Tel. 7946 0000", Some("7946 0000")),
            ("2015 - 2019, 2020", None),
            ("Born 01.02.1980", None),
            ("(030) 1234567", Some("(030) 1234567")),
            ("電話：03-1234-5678", Some("03-1234-5678")),
            ("Hotel 7946 0000", None),
        ] {
            assert_eq!(phone(line).as_deref(), number, "{line}");
        }
    }
}
