//! Fields of guest profiles in requests.

use earshot_model::guest_profile::{GuestProfileFields, split_lines};
use serde::Deserialize;
use utoipa::ToSchema;

/// Several values: a list, or a text of the web form with one value a line.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum ListOrText {
    /// The values.
    List(Vec<String>),
    /// One value a line.
    Text(String),
}

impl ListOrText {
    fn into_values(self) -> Vec<String> {
        match self {
            Self::List(values) => values,
            Self::Text(text) => split_lines(&text),
        }
    }
}

/// The texts of a guest profile. Absent ones stay as they are.
#[derive(Clone, Debug, Default)]
pub(super) struct BioFields {
    pub short_bio: Option<String>,
    pub long_bio: Option<String>,
    pub goals: Option<ListOrText>,
    pub areas_of_expertise: Option<ListOrText>,
    pub topics_to_discuss: Option<ListOrText>,
    pub things_to_avoid: Option<ListOrText>,
    pub additional_context: Option<String>,
}

impl BioFields {
    pub fn apply_to(self, fields: &mut GuestProfileFields) {
        let bio = &mut fields.bio;
        set(&mut bio.short_bio, self.short_bio);
        set(&mut bio.long_bio, self.long_bio);
        set(&mut bio.goals, self.goals.map(ListOrText::into_values));
        set(&mut bio.areas_of_expertise, self.areas_of_expertise.map(ListOrText::into_values));
        set(&mut bio.topics_to_discuss, self.topics_to_discuss.map(ListOrText::into_values));
        set(&mut bio.things_to_avoid, self.things_to_avoid.map(ListOrText::into_values));
        set(&mut bio.additional_context, self.additional_context.map(Some));
    }
}

/// Who the guest is and how to reach them. Absent fields stay as they are, and an empty text removes a field.
#[derive(Clone, Debug, Default)]
pub(super) struct ContactFields {
    /// The whole name, which is split before its last word.
    pub name: Option<String>,
    pub first_name: Option<String>,
    pub last_name: Option<String>,
    pub email: Option<String>,
    pub phone: Option<String>,
    pub company_name: Option<String>,
    pub website_url: Option<String>,
    pub booking_url: Option<String>,
    pub one_pager_url: Option<String>,
    pub linked_in: Option<String>,
}

impl ContactFields {
    pub fn apply_to(self, fields: &mut GuestProfileFields) {
        if let Some(name) = &self.name {
            let (first, last) = split_name(name);
            first.clone_into(&mut fields.first_name);
            last.clone_into(&mut fields.last_name);
        }
        set(&mut fields.first_name, self.first_name);
        set(&mut fields.last_name, self.last_name);
        for (field, value) in [
            (&mut fields.email, self.email),
            (&mut fields.phone, self.phone),
            (&mut fields.company_name, self.company_name),
            (&mut fields.website_url, self.website_url),
            (&mut fields.booking_url, self.booking_url),
            (&mut fields.one_pager_url, self.one_pager_url),
        ] {
            set(field, value.map(Some));
        }
        if let Some(url) = &self.linked_in {
            fields.set_linked_in(url);
        }
    }
}

fn split_name(name: &str) -> (&str, &str) {
    let name = name.trim();
    name.rsplit_once(char::is_whitespace).map_or((name, ""), |(first, last)| (first.trim_end(), last))
}

fn set<T>(field: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *field = value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_split_before_their_last_word() {
        for (name, expected) in [
            ("Ada Lovelace", ("Ada", "Lovelace")),
            (" Anna  Maria  Berg ", ("Anna  Maria", "Berg")),
            ("Cher", ("Cher", "")),
            ("", ("", "")),
        ] {
            assert_eq!(split_name(name), expected);
        }
    }
}
