//! The body of a request to the assistant.

use earshot_api_server::prelude::*;

/// The task of the assistant. The kind in the path decides which IDs the context needs.
#[request]
pub struct AgentRequest {
    /// The subject of the request.
    #[serde(default)]
    pub(super) context: AgentContextRequest,
    /// The words of the request, at most 4,000 characters. Each kind but `custom` has default words.
    #[schema(max_length = 4000)]
    pub(super) prompt: Option<String>,
    /// ID of a prompt of the team, instead of `prompt`.
    pub(super) custom_prompt_id: Option<String>,
    /// Settings of the kind.
    #[serde(default)]
    pub(super) options: AgentOptionsRequest,
}

/// The subject of a request to the assistant. IDs may be slugs, except for episodes.
#[request(Default)]
pub struct AgentContextRequest {
    /// The podcast; for `podcast`, and for prompts about podcasts.
    pub(super) podcast_id: Option<String>,
    /// The episode; for `episode` and `transcript`, and for prompts about them.
    pub(super) episode_id: Option<String>,
    /// The guest profile, for `guest`.
    pub(super) guest_profile_id: Option<String>,
    /// The project, for `project` and `strategy`.
    pub(super) project_id: Option<String>,
}

/// Settings of a request to the assistant.
#[request(Default)]
pub struct AgentOptionsRequest {
    /// Number of strategies, 1 to 12, for `strategy`; 6 by default.
    #[schema(minimum = 1, maximum = 12)]
    pub(super) count: Option<usize>,
}
