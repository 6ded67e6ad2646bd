//! The options of a pitch (spec 3).

use serde::{Deserialize, Serialize};

/// Options of a pitch. The default is a short pitch by someone on the guest's behalf.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct OutreachOptions {
    pub perspective: Perspective,
    pub email_length: EmailLength,
    /// How much effort the last paragraph requests from the host.
    pub call_to_action_style: Intensity,
    /// How many facts of the show the pitch names.
    pub personalization_level: Intensity,
    pub tone: Tone,
    pub generation_mode: GenerationMode,
    pub template: BuiltInTemplateName,
    /// The user's own template, instead of one of the five.
    pub custom_template: Option<CustomTemplate>,
    /// 1 to 5.
    pub variants: u8,
    /// The id of the hook for all variants. `None` uses the next best hook for each variant.
    pub hook_id: Option<String>,
}

impl Default for OutreachOptions {
    fn default() -> Self {
        Self {
            perspective: Perspective::Third,
            email_length: EmailLength::Short,
            call_to_action_style: Intensity::Light,
            personalization_level: Intensity::Medium,
            tone: Tone::Plain,
            generation_mode: GenerationMode::Basic,
            template: BuiltInTemplateName::Default,
            custom_template: None,
            variants: 1,
            hook_id: None,
        }
    }
}

/// The writer of a pitch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Perspective {
    /// The guest.
    First,
    /// Someone on the guest's behalf.
    #[default]
    Third,
}

/// The length of a pitch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum EmailLength {
    #[default]
    Short,
    Medium,
    Long,
}

impl EmailLength {
    /// The maximum words of the body.
    #[must_use]
    pub fn max_words(self) -> usize {
        match self {
            Self::Short => 100,
            Self::Medium => 150,
            Self::Long => 200,
        }
    }
}

/// A level of an option.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Intensity {
    Light,
    #[default]
    Medium,
    Heavy,
}

/// The tone of a pitch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Tone {
    #[default]
    Plain,
    Warm,
    Formal,
}

/// The texts that a pitch may use (spec 3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum GenerationMode {
    /// Titles and descriptions.
    #[default]
    Basic,
    /// Titles, descriptions and transcripts.
    Advanced,
}

/// The names of the five built-in templates (spec 3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum BuiltInTemplateName {
    #[default]
    Default,
    Concise,
    TopicsIdeas,
    Discussion,
    UltraConcise,
}

impl BuiltInTemplateName {
    pub const ALL: [Self; 5] = [Self::Default, Self::Concise, Self::TopicsIdeas, Self::Discussion, Self::UltraConcise];
}

/// A template of the user, with slots in brackets.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct CustomTemplate {
    pub subject: Option<String>,
    pub body: String,
}
