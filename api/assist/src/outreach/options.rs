//! The options of a pitch (spec 3).

use serde::{Deserialize, Serialize};

/// How a pitch is written. The default is a short pitch by somebody on the guest's behalf.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct OutreachOptions {
    pub perspective: Perspective,
    pub email_length: EmailLength,
    /// How much the last paragraph wants of the host.
    pub call_to_action_style: Intensity,
    /// How many facts of the show the pitch names.
    pub personalization_level: Intensity,
    pub tone: Tone,
    pub generation_mode: GenerationMode,
    pub template: OutreachTemplate,
    /// The user's own template, instead of one of the five.
    pub custom_template: Option<CustomTemplate>,
    /// 1 to 5.
    pub variants: u8,
    /// The id of the hook to use in all variants. Without it, each variant takes the next best hook.
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
            template: OutreachTemplate::Default,
            custom_template: None,
            variants: 1,
            hook_id: None,
        }
    }
}

/// Who writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Perspective {
    /// The guest.
    First,
    /// Somebody on the guest's behalf.
    #[default]
    Third,
}

/// How long a pitch may be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum EmailLength {
    #[default]
    Short,
    Medium,
    Long,
}

impl EmailLength {
    /// The most words of the body.
    #[must_use]
    pub fn max_words(self) -> usize {
        match self {
            Self::Short => 120,
            Self::Medium => 180,
            Self::Long => 280,
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

/// How formal a pitch is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Tone {
    #[default]
    Plain,
    Warm,
    Formal,
}

/// What a pitch may use (spec 3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum GenerationMode {
    /// Titles and descriptions.
    #[default]
    Basic,
    /// Transcripts as well.
    Advanced,
}

/// The five templates (spec 3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum OutreachTemplate {
    #[default]
    Default,
    Concise,
    TopicsIdeas,
    Discussion,
    UltraConcise,
}

impl OutreachTemplate {
    pub const ALL: [Self; 5] = [Self::Default, Self::Concise, Self::TopicsIdeas, Self::Discussion, Self::UltraConcise];
}

/// A template of the user, with slots in brackets.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct CustomTemplate {
    pub subject: Option<String>,
    pub body: String,
}
