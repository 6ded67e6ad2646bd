//! The texts that the web form requires (spec 5).

use super::{GuestBio, InvalidGuestField};

type IsMissing = fn(&GuestBio) -> bool;

/// Spec 5: the fields that the form requires, with their messages.
const REQUIRED_TEXTS: [(&str, &str, IsMissing); 4] = [
    ("shortBio", "Short bio is required. The more detailed the better so our AI will work better.", |bio| {
        bio.short_bio.is_empty()
    }),
    ("goals", "Goals are required. The more detailed the better so our AI will work better.", |bio| {
        bio.goals.is_empty()
    }),
    ("expertise", "Expertise is required. The more detailed the better so our AI will work better.", |bio| {
        bio.areas_of_expertise.is_empty()
    }),
    (
        "topicsToDiscuss",
        "Topics to discuss are required. The more detailed the better so our AI will work better.",
        |bio| bio.topics_to_discuss.is_empty(),
    ),
];

/// The texts that are missing before a profile can leave the state DRAFT through the form, each with its message. The
/// bio is checked, so that it has no blank texts.
#[must_use]
pub fn missing_form_texts(bio: &GuestBio) -> Vec<InvalidGuestField> {
    let missing = REQUIRED_TEXTS.iter().filter(|(_, _, is_missing)| is_missing(bio));
    missing
        .map(|(field, message, _)| InvalidGuestField { field: (*field).to_owned(), message: (*message).to_owned() })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_requires_four_texts() {
        let missing = missing_form_texts(&GuestBio::default());
        let fields: Vec<_> = missing.iter().map(|problem| problem.field.as_str()).collect();
        assert_eq!(fields, ["shortBio", "goals", "expertise", "topicsToDiscuss"]);
        let spec = "Short bio is required. The more detailed the better so our AI will work better.";
        assert_eq!(missing[0].message, spec);
        let bio = GuestBio {
            short_bio: "Ada builds engines.".to_owned(),
            goals: vec!["Meet hosts".to_owned()],
            areas_of_expertise: vec!["Engines".to_owned()],
            ..GuestBio::default()
        };
        assert_eq!(missing_form_texts(&bio).len(), 1);
        let bio = GuestBio { topics_to_discuss: vec!["Notes".to_owned()], ..bio };
        assert_eq!(missing_form_texts(&bio), []);
    }
}
