//! How complete a guest profile is, and what each missing part improves.

use super::GuestProfileFields;

/// How complete a guest profile is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completeness {
    /// From 0 to 100.
    pub percent: u32,
    /// What is missing, the part with the most points first.
    pub missing: Vec<MissingPart>,
}

/// A missing part of a guest profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissingPart {
    /// The field on the wire.
    pub field: &'static str,
    /// The name for people.
    pub label: &'static str,
    /// The percentage that it adds.
    pub percent: u32,
    /// What it improves, as a sentence.
    pub improves: &'static str,
}

struct ProfilePart {
    missing: MissingPart,
    is_filled: fn(&GuestProfileFields, usize) -> bool,
}

const fn part(
    field: &'static str,
    label: &'static str,
    percent: u32,
    improves: &'static str,
    is_filled: fn(&GuestProfileFields, usize) -> bool,
) -> ProfilePart {
    ProfilePart { missing: MissingPart { field, label, percent, improves }, is_filled }
}

/// A short bio of this many characters introduces the guest.
const GOOD_BIO_CHARS: usize = 80;
/// Topics that leave a host a choice.
const GOOD_TOPICS: usize = 3;

#[rustfmt::skip]
const PARTS: [ProfilePart; 13] = [
    part("name", "First and last name", 10, "Names the guest in pitches and finds past appearances.",
        |fields, _| !fields.first_name.is_empty() && !fields.last_name.is_empty()),
    part("shortBio", "Short bio of at least 80 characters", 15, "Opens every pitch and the one-sheet.",
        |fields, _| fields.bio.short_bio.chars().count() >= GOOD_BIO_CHARS),
    part("areasOfExpertise", "Expertise", 15, "Finds podcasts on the guest's subjects.",
        |fields, _| !fields.bio.areas_of_expertise.is_empty()),
    part("topicsToDiscuss", "At least three topics to discuss", 15, "Matches topics with what podcasts talk about, and gives each pitch its hook.",
        |fields, _| fields.bio.topics_to_discuss.len() >= GOOD_TOPICS),
    part("goals", "Goals", 10, "Rates podcasts by the guest's goals.",
        |fields, _| !fields.bio.goals.is_empty()),
    part("longBio", "Long bio", 8, "Fills the one-sheet and answers hosts' questions.",
        |fields, _| !fields.bio.long_bio.is_empty()),
    part("email", "Email address", 5, "Tells hosts where to reply.", |fields, _| fields.email.is_some()),
    part("bookingUrl", "Booking link", 4, "Lets hosts book a time without more emails.", |fields, _| fields.booking_url.is_some()),
    part("websiteUrl", "Website", 4, "Lets hosts check who the guest is.", |fields, _| fields.website_url.is_some()),
    part("companyName", "Company", 3, "Fills the sender's company in templates.", |fields, _| fields.company_name.is_some()),
    part("socialMediaLinks", "Social profiles", 4, "Shows hosts the audience the guest brings.",
        |fields, _| !fields.social_links.is_empty()),
    part("thingsToAvoid", "Topics to avoid", 3, "Lowers the rating of podcasts on these topics.",
        |fields, _| !fields.bio.things_to_avoid.is_empty()),
    part("documents", "A file, such as a resume or a one-pager", 4, "Adds facts from which the bio is written.", |_, files| files > 0),
];

/// Returns how complete a profile with this number of files is.
///
/// ```
/// use earshot_model::guest_profile::{GuestProfileFields, completeness};
/// let empty = completeness(&GuestProfileFields::default(), 0);
/// assert_eq!((empty.percent, empty.missing.len()), (0, 13));
/// ```
#[must_use]
pub fn completeness(fields: &GuestProfileFields, files: usize) -> Completeness {
    let mut missing: Vec<MissingPart> =
        PARTS.iter().filter(|part| !(part.is_filled)(fields, files)).map(|part| part.missing).collect();
    missing.sort_by_key(|part| std::cmp::Reverse(part.percent));
    let percent = 100_u32.saturating_sub(missing.iter().map(|part| part.percent).sum());
    Completeness { percent, missing }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_add_up_to_100() {
        assert_eq!(PARTS.iter().map(|part| part.missing.percent).sum::<u32>(), 100);
    }

    #[test]
    fn each_part_counts_once() {
        let mut fields = GuestProfileFields { first_name: "Ada".to_owned(), ..GuestProfileFields::default() };
        assert_eq!(completeness(&fields, 0).percent, 0, "half a name is no name");
        fields.last_name = "Lovelace".to_owned();
        fields.bio.topics_to_discuss = vec!["Engines".to_owned(), "Notes".to_owned()];
        let found = completeness(&fields, 1);
        assert_eq!((found.percent, found.missing[0].field), (14, "shortBio"));
        fields.bio.topics_to_discuss.push("Numbers".to_owned());
        assert_eq!(completeness(&fields, 1).percent, 29);
    }
}
