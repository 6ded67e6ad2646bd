//! Suggestions for a profile, each with its place in a document.

use super::lines::ResumeLine;
use earshot_model::SocialKind;

/// A field of a guest profile, or a line for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProfileField {
    FirstName,
    LastName,
    Email,
    Phone,
    WebsiteUrl,
    BookingUrl,
    SocialLink(SocialKind),
    ShortBio,
    LongBio,
    AreasOfExpertise,
    TopicsToDiscuss,
    /// A line for the additional context.
    Award,
    /// A line for the additional context.
    PastAppearance,
}

impl ProfileField {
    /// Whether the field has several values.
    pub(super) fn is_list(self) -> bool {
        matches!(
            self,
            Self::SocialLink(_) | Self::AreasOfExpertise | Self::TopicsToDiscuss | Self::Award | Self::PastAppearance
        )
    }
}

/// A value that a resume gives to a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ResumeValue<'a> {
    pub field: ProfileField,
    pub value: String,
    pub line: ResumeLine<'a>,
}

impl<'a> ResumeValue<'a> {
    pub fn new(field: ProfileField, value: String, line: &ResumeLine<'a>) -> Self {
        Self { field, value, line: *line }
    }
}

/// A value for a field of a profile, with its source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileSuggestion {
    pub field: ProfileField,
    pub value: String,
    /// The value that the field has now. `None` for an empty field or a list.
    pub replaces: Option<String>,
    pub source: SuggestionSource,
}

/// Where a suggestion was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuggestionSource {
    /// The place of the document in the request.
    pub document: usize,
    /// From 1.
    pub line: usize,
    /// The heading above the line, as it is written.
    pub heading: Option<String>,
    /// The line.
    pub text: String,
}
