//! The tools for guests and outreach: their descriptions and arguments. `guest_results.rs` calls the API and writes
//! their results.

use super::guest_arguments::{GuestAndPodcast, GuestArgument, NewPitch, NoArguments, PitchedMark, PreparationRequest};
use super::tools::{Tools, flatten_result};
use axum::http::request::Parts;
use rmcp::handler::server::tool::Extension;
use rmcp::handler::server::wrapper::Parameters;
use rmcp::model::CallToolResult;
use rmcp::{tool, tool_router};

#[tool_router(router = guest_tool_router, vis = "pub(super)")]
impl Tools {
    #[tool(
        description = "The guest profiles of the team: who is offered to podcasts as a guest. Needs an API key.",
        annotations(title = "Guest profiles", read_only_hint = true, open_world_hint = false)
    )]
    async fn list_guest_profiles(
        &self,
        Parameters(NoArguments {}): Parameters<NoArguments>,
        Extension(caller): Extension<Parts>,
    ) -> CallToolResult {
        flatten_result(self.list_team_guests(&caller).await)
    }

    #[tool(
        description = "A guest profile: bio, expertise, topics, goals and topics to avoid. Needs an API key.",
        annotations(title = "Guest profile", read_only_hint = true, open_world_hint = false)
    )]
    async fn get_guest_profile(
        &self,
        Parameters(name): Parameters<GuestArgument>,
        Extension(caller): Extension<Parts>,
    ) -> CallToolResult {
        flatten_result(self.describe_guest(&name, &caller).await)
    }

    #[tool(
        description = "Rate from 1 to 5 how well a podcast fits a guest profile and its project, with reasons and quotes of the \
            podcast. Costs one AI assist; a review that is still up to date is returned for free. The review is kept with the \
            project and replaces one that is out of date. Needs an API key with the `write` scope.",
        annotations(
            title = "Rate relevancy",
            read_only_hint = false,
            destructive_hint = true,
            idempotent_hint = true,
            open_world_hint = false
        )
    )]
    async fn rate_relevancy(
        &self,
        Parameters(pair): Parameters<GuestAndPodcast>,
        Extension(caller): Extension<Parts>,
    ) -> CallToolResult {
        flatten_result(self.review_podcast(&pair, &caller).await)
    }

    #[tool(
        description = "Draft an email that offers a guest to a podcast, and keep it as a pitch of the team. It never sends \
            anything: a person edits the draft and sends it from their own mail program. Costs one AI assist, whatever the \
            number of texts; refunded when there is no result. Slots in brackets are for the user to fill in. Needs an API key \
            with the `write` scope.",
        annotations(
            title = "Draft pitch",
            read_only_hint = false,
            destructive_hint = false,
            idempotent_hint = false,
            open_world_hint = false
        )
    )]
    async fn draft_pitch(
        &self,
        Parameters(pitch): Parameters<NewPitch>,
        Extension(caller): Extension<Parts>,
    ) -> CallToolResult {
        flatten_result(self.write_pitch(&pitch, &caller).await)
    }

    #[tool(
        description = "Record that a person has sent a pitch, which moves the podcast on its project to pitched, or remove \
            the mark, which does not change the project. It sends nothing and costs nothing. Use it only when the user reports \
            that the email was sent. Needs an API key with the `write` scope.",
        annotations(
            title = "Mark as pitched",
            read_only_hint = false,
            destructive_hint = true,
            idempotent_hint = true,
            open_world_hint = false
        )
    )]
    async fn mark_as_pitched(
        &self,
        Parameters(mark): Parameters<PitchedMark>,
        Extension(caller): Extension<Parts>,
    ) -> CallToolResult {
        flatten_result(self.mark_pitch(&mark, &caller).await)
    }

    #[tool(
        description = "Prepare a guest for a podcast: the questions of its hosts, each with episode and second, and a \
            list of tasks before the recording. It reads transcripts of the podcast, and stores nothing. Costs one AI assist; refunded \
            when there is no result. Needs an API key with the `write` scope.",
        annotations(
            title = "Prepare guest",
            read_only_hint = false,
            destructive_hint = false,
            idempotent_hint = false,
            open_world_hint = false
        )
    )]
    async fn prepare_guest(
        &self,
        Parameters(request): Parameters<PreparationRequest>,
        Extension(caller): Extension<Parts>,
    ) -> CallToolResult {
        flatten_result(self.write_preparation(&request, &caller).await)
    }
}
