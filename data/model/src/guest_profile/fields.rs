//! The fields of a guest profile that people fill.

use crate::SocialKind;
use serde::{Deserialize, Serialize};

/// The fields of a guest profile that people fill: the form of spec 3, and the fields of the API contract.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct GuestProfileFields {
    pub first_name: String,
    pub last_name: String,
    /// An email address.
    pub email: Option<String>,
    pub phone: Option<String>,
    pub company_name: Option<String>,
    pub website_url: Option<String>,
    /// Where hosts book a time.
    pub booking_url: Option<String>,
    /// The guest's own one-sheet.
    pub one_pager_url: Option<String>,
    pub image_url: Option<String>,
    pub bio: GuestBio,
    /// Profiles on social platforms, LinkedIn among them, each once.
    pub social_links: Vec<SocialLink>,
    pub public_view: PublicViewSettings,
}

/// The texts of a guest profile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct GuestBio {
    pub short_bio: String,
    pub long_bio: String,
    pub goals: Vec<String>,
    pub areas_of_expertise: Vec<String>,
    pub topics_to_discuss: Vec<String>,
    pub things_to_avoid: Vec<String>,
    /// For whoever writes the outreach, such as travel dates. Never on the public page.
    pub additional_context: Option<String>,
}

/// A profile on a social platform.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SocialLink {
    pub kind: SocialKind,
    /// The canonical URL.
    pub url: String,
}

/// The public page of a guest profile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PublicViewSettings {
    /// Whether the page exists.
    pub is_public: bool,
    pub display_linked_in: bool,
    pub display_socials: bool,
    pub display_previous_podcast_appearances: bool,
    /// Markdown.
    pub marketing_letter: Option<String>,
}

impl GuestProfileFields {
    /// The guest's name, as it is written.
    ///
    /// ```
    /// use earshot_model::guest_profile::GuestProfileFields;
    /// let fields = GuestProfileFields { first_name: "Ada".to_owned(), ..GuestProfileFields::default() };
    /// assert_eq!(fields.name(), "Ada");
    /// ```
    #[must_use]
    pub fn name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name).trim().to_owned()
    }

    /// The guest's profile on LinkedIn.
    #[must_use]
    pub fn linked_in(&self) -> Option<&str> {
        self.social_links.iter().find(|link| link.kind == SocialKind::Linkedin).map(|link| link.url.as_str())
    }

    /// Replaces the guest's profile on LinkedIn; an empty URL removes it.
    pub fn set_linked_in(&mut self, url: &str) {
        let place = self.social_links.iter().position(|link| link.kind == SocialKind::Linkedin);
        match (place, url.trim()) {
            (Some(place), "") => {
                self.social_links.remove(place);
            }
            (None, "") => {}
            (Some(place), url) => url.clone_into(&mut self.social_links[place].url),
            (None, url) => {
                self.social_links.insert(0, SocialLink { kind: SocialKind::Linkedin, url: url.to_owned() });
            }
        }
    }
}
