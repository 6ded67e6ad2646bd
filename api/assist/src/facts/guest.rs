//! Facts of a guest and of the sender of a pitch.

use crate::language::guess_language;
use serde::{Deserialize, Serialize};

/// Bytes of a bio that show its language.
const MAX_BIO_BYTES: usize = 8_000;

/// The facts of a guest profile (spec 3 and 5).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct GuestFacts {
    pub id: String,
    pub first_name: String,
    pub last_name: String,
    pub short_bio: String,
    pub long_bio: String,
    pub company_name: Option<String>,
    /// Short phrases.
    pub expertise: Vec<String>,
    /// Short phrases.
    pub topics: Vec<String>,
    /// Short phrases.
    pub topics_to_avoid: Vec<String>,
    pub goals: Vec<String>,
    /// The audience that the guest wants to reach, in words.
    pub audience: Option<String>,
    /// Whole sentences or short phrases, each true on its own.
    pub achievements: Vec<String>,
    /// Invitations to listeners, such as "download the sleep diary".
    pub calls_to_action: Vec<String>,
    pub additional_context: Option<String>,
    /// Languages in which the guest gives interviews, as BCP 47 tags. Read from the texts of the profile when empty.
    pub languages: Vec<String>,
    /// Countries that the guest wants to reach, as ISO alpha-2 codes. Empty means all.
    pub countries: Vec<String>,
    pub website_url: Option<String>,
    pub booking_url: Option<String>,
    pub one_pager_url: Option<String>,
    pub email: Option<String>,
    pub links: Vec<GuestLink>,
    /// The subjects that the team chose, instead of those that are recognized in the profile.
    pub chosen_subjects: Option<Vec<String>>,
    /// Earlier appearances that are on record.
    pub appearances: Vec<Appearance>,
}

/// A profile of the guest on a platform.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct GuestLink {
    /// `linkedin`, `youtube` and so on.
    pub kind: String,
    pub url: String,
}

/// An earlier episode with the guest.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Appearance {
    pub show_title: String,
    pub episode_title: String,
}

/// The sender of a pitch: the guest, or someone on the guest's behalf.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct SenderFacts {
    pub name: Option<String>,
    /// Such as `Booker`.
    pub title: Option<String>,
    pub company_name: Option<String>,
    /// Lines below name and company at the end of a pitch, such as a website.
    pub signature: Option<String>,
    pub email: Option<String>,
}

impl GuestFacts {
    /// First and last name.
    #[must_use]
    pub fn full_name(&self) -> String {
        format!("{} {}", self.first_name.trim(), self.last_name.trim()).trim().to_owned()
    }

    /// Topics, then expertise: the phrases that are compared with a show.
    pub(crate) fn subjects(&self) -> impl Iterator<Item = &str> {
        self.topics.iter().chain(&self.expertise).map(|subject| subject.trim()).filter(|subject| !subject.is_empty())
    }

    /// Whether no field describes the guest's subjects.
    #[must_use]
    pub fn has_no_subjects(&self) -> bool {
        self.subjects().next().is_none() && self.short_bio.trim().is_empty() && self.long_bio.trim().is_empty()
    }

    /// The language of the profile's texts, from topics and bio; English when they do not show one.
    pub(crate) fn text_language(&self) -> &str {
        self.written_language().or_else(|| self.languages.first().map(String::as_str)).unwrap_or("en")
    }

    fn written_language(&self) -> Option<&'static str> {
        let bios = [self.short_bio.as_str(), self.long_bio.as_str()];
        let texts: Vec<&str> =
            self.subjects().chain(bios).map(|text| &text[..text.floor_char_boundary(MAX_BIO_BYTES)]).collect();
        guess_language(&texts.join("\n"))
    }

    /// The languages in which the guest gives interviews: those on record, otherwise the language of the profile. Empty
    /// when neither is certain; no language is assumed.
    #[must_use]
    pub fn spoken_languages(&self) -> Vec<String> {
        if self.languages.is_empty() {
            return self.written_language().map(str::to_owned).into_iter().collect();
        }
        self.languages.clone()
    }

    /// All links on record.
    pub fn urls(&self) -> impl Iterator<Item = &str> {
        let single = [&self.website_url, &self.booking_url, &self.one_pager_url];
        single.into_iter().flatten().map(String::as_str).chain(self.links.iter().map(|link| link.url.as_str()))
    }
}
