//! The arguments of the tools for guests and outreach. A model reads the comments as descriptions.

use rmcp::schemars::{self, JsonSchema};
use serde::Deserialize;
use serde_json::{Map, Value, json};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NoArguments {}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct GuestArgument {
    /// ID or slug of a guest profile, or of its project.
    pub(super) guest_profile: String,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct GuestAndPodcast {
    /// ID or slug of the guest profile, or of its project.
    pub(super) guest_profile: String,
    /// ID or slug of the podcast, from search results.
    pub(super) podcast: String,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewPitch {
    /// ID or slug of the guest profile, or of its project.
    guest_profile: String,
    /// ID or slug of the podcast, from search results.
    podcast: String,
    /// ID or slug of the project that the pitch is for; the guest's project by default.
    project: Option<String>,
    /// Who writes: first, the guest, or third, someone for the guest; third by default.
    perspective: Option<String>,
    /// short (100 words), medium (150) or long (200); short by default.
    email_length: Option<String>,
    /// How much the host has to do to accept: light, medium or heavy; light by default.
    call_to_action_style: Option<String>,
    /// How much is about this podcast: light, medium or heavy; medium by default.
    personalization_level: Option<String>,
    /// plain, warm or formal; plain by default.
    tone: Option<String>,
    /// basic uses descriptions and titles, advanced also transcripts; basic by default.
    generation_mode: Option<String>,
    /// default, concise, topicsIdeas, discussion, ultraConcise, or the ID of a template of the user.
    template: Option<String>,
    /// Number of texts to choose from, 1 to 5; 3 by default. All of them cost one AI assist.
    variants: Option<u8>,
    /// true only when the user wants a second pitch to a podcast to which the team wrote before.
    accept_duplicate: Option<bool>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PitchedMark {
    /// ID of the pitch, from draft_pitch.
    pub(super) pitch: String,
    /// false removes the mark; true by default.
    is_pitched: Option<bool>,
    /// true only when the user confirmed that the team may write to the podcast again.
    accept_duplicate: Option<bool>,
    /// true only when the user confirmed that the text was sent as it stands, with slots in brackets.
    accept_placeholders: Option<bool>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PreparationRequest {
    /// ID or slug of the podcast, from search results.
    podcast: String,
    /// ID or slug of the guest profile; without one, the preparation is for anyone.
    guest_profile: Option<String>,
}

impl NewPitch {
    pub(super) fn body(&self) -> Value {
        let texts = [
            ("projectId", &self.project),
            ("perspective", &self.perspective),
            ("emailLength", &self.email_length),
            ("callToActionStyle", &self.call_to_action_style),
            ("personalizationLevel", &self.personalization_level),
            ("tone", &self.tone),
            ("generationMode", &self.generation_mode),
            ("outreachTemplateId", &self.template),
        ];
        let mut body: Map<String, Value> =
            texts.into_iter().filter_map(|(name, text)| Some((name.to_owned(), json!(text.as_ref()?)))).collect();
        body.insert("guestProfileId".to_owned(), json!(self.guest_profile));
        body.insert("podcastId".to_owned(), json!(self.podcast));
        body.insert("variants".to_owned(), json!(self.variants));
        body.insert("acceptDuplicate".to_owned(), json!(self.accept_duplicate.unwrap_or(false)));
        Value::Object(body)
    }
}

impl PitchedMark {
    pub(super) fn body(&self) -> Value {
        json!({
            "isPitched": self.is_pitched.unwrap_or(true),
            "acceptDuplicate": self.accept_duplicate.unwrap_or(false),
            "acceptPlaceholders": self.accept_placeholders.unwrap_or(false),
        })
    }
}

impl PreparationRequest {
    pub(super) fn body(&self) -> Value {
        json!({ "podcastSlug": self.podcast, "guestProfileId": self.guest_profile })
    }
}
