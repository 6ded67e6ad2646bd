//! Fields of guest profiles in requests.

use earshot_api_server::prelude::*;
use earshot_model::guest_profile::{GuestProfileFields, split_lines};

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

/// New texts of a guest profile. Absent ones stay as they are; an empty text or list removes one.
#[request(Clone, Default)]
#[schema(as = GuestBioRequest)]
pub struct BioFields {
    /// Who the guest is, in a few sentences.
    #[schema(max_length = 2000)]
    pub short_bio: Option<String>,
    /// Who the guest is, in full.
    #[schema(max_length = 20000)]
    pub long_bio: Option<String>,
    /// What the guest wants to reach: a list, or a text with one goal a line.
    pub goals: Option<ListOrText>,
    /// What the guest is an expert in: a list, or a text with one area a line.
    #[serde(default, alias = "expertise")]
    pub areas_of_expertise: Option<ListOrText>,
    /// What the guest talks about: a list, or a text with one topic a line.
    pub topics_to_discuss: Option<ListOrText>,
    /// What the guest does not talk about: a list, or a text with one topic a line.
    #[serde(default, alias = "topicsToAvoid")]
    pub things_to_avoid: Option<ListOrText>,
    /// Notes for the writer of the outreach, such as travel dates.
    #[schema(max_length = 20000)]
    pub additional_context: Option<String>,
}

impl BioFields {
    /// Replaces the texts that are not absent.
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

/// New contact details of a guest. Absent ones stay as they are; an empty text removes one.
#[request(Clone, Default)]
#[schema(as = GuestContactDetailsRequest)]
pub struct ContactFields {
    /// The whole name. Its last word is the last name.
    pub name: Option<String>,
    /// The first name.
    #[schema(max_length = 100)]
    pub first_name: Option<String>,
    /// The last name.
    #[schema(max_length = 100)]
    pub last_name: Option<String>,
    /// The email address.
    pub email: Option<String>,
    /// The phone number.
    pub phone: Option<String>,
    /// The company.
    #[schema(max_length = 100)]
    pub company_name: Option<String>,
    /// The website.
    pub website_url: Option<String>,
    /// Where hosts book a time.
    pub booking_url: Option<String>,
    /// URL of the guest's own one-pager.
    pub one_pager_url: Option<String>,
    /// The guest's profile on LinkedIn.
    pub linked_in: Option<String>,
}

impl ContactFields {
    /// Replaces the details that are not absent. A first or last name of its own replaces that of the whole name.
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
