//! The results of the tools for guest profiles, reviews and preparations, written as text for a model.

use super::guest_arguments::{GuestAndPodcast, GuestArgument, PreparationRequest};
use super::tool_results::{array_items, encode_path_segment, first_items, join_texts, non_empty, text_result};
use super::tool_text::{ToolText, join_facts, text_field, truncate_description};
use super::tools::{ToolResult, Tools};
use axum::http::request::Parts;
use rmcp::model::{CallToolResult, ContentBlock};
use serde_json::{Value, json};

/// Most guest profiles in a result.
const MAX_PROFILES: usize = 50;

impl Tools {
    pub(super) async fn list_team_guests(&self, caller: &Parts) -> ToolResult {
        let response = self.get(caller, &format!("/api/v1/guest-profiles?limit={MAX_PROFILES}")).await?;
        let profiles = array_items(&response["guestProfiles"]);
        let more = if response["cursor"].is_string() { " There are more." } else { "" };
        let mut words = ToolText::with_random_boundary();
        words.push_line(&format!("{} guest profiles, newest first.{more}", profiles.len()));
        for profile in profiles {
            words.push_line(&join_facts(&[
                Some(name_guest(profile)),
                non_empty(text_field(profile, "status")),
                Some(format!("{}% complete", profile["completenessPercent"])),
            ]));
            words.push_untrusted(&[
                ("name", text_field(profile, "name")),
                ("company", text_field(profile, "companyName")),
                ("problem", text_field(profile, "statusReason")),
            ]);
        }
        Ok(text_result(words))
    }

    pub(super) async fn describe_guest(&self, name: &GuestArgument, caller: &Parts) -> ToolResult {
        let profile = self.read_guest(&name.guest_profile, caller).await?;
        let mut words = ToolText::with_random_boundary();
        let completeness = &profile["completeness"];
        words.push_line(&join_facts(&[
            Some(name_guest(&profile)),
            non_empty(text_field(&profile, "projectSlug")).map(|project| format!("project {project}")),
            non_empty(text_field(&profile, "status")),
            Some(format!("{}% complete", completeness["percent"])),
            Some(format!("bio by {}", text_field(&profile, "bioGeneratedBy"))),
        ]));
        let bio = &profile["guestBio"];
        words.push_untrusted(&[
            ("name", text_field(&profile, "name")),
            ("company", text_field(&profile, "companyName")),
            ("website", text_field(&profile, "websiteUrl")),
            ("short bio", text_field(bio, "shortBio")),
            ("long bio", text_field(bio, "longBio")),
            ("expertise", &join_texts(&bio["areasOfExpertise"])),
            ("topics to discuss", &join_texts(&bio["topicsToDiscuss"])),
            ("things to avoid", &join_texts(&bio["thingsToAvoid"])),
            ("goals", &join_texts(&bio["goals"])),
            ("context for outreach", text_field(bio, "additionalContext")),
            ("problem", text_field(&profile, "statusReason")),
        ]);
        let missing = array_items(&completeness["missing"]).iter();
        let missing: Vec<_> = missing.map(|part| text_field(part, "label")).collect();
        if !missing.is_empty() {
            words.push_line(&format!("Missing: {}.", missing.join(", ")));
        }
        Ok(text_result(words))
    }

    pub(super) async fn review_podcast(&self, pair: &GuestAndPodcast, caller: &Parts) -> ToolResult {
        let profile = self.read_guest(&pair.guest_profile, caller).await?;
        // Reviews are kept with the project for which the guest is booked.
        let Some(project) = non_empty(text_field(&profile, "projectId")) else {
            let reason = "The project of this guest profile was deleted, so there is nothing to keep a review with.";
            return Err(CallToolResult::error(vec![ContentBlock::text(reason)]));
        };
        let body = json!({ "projectId": project, "podcastId": pair.podcast });
        let response = self.post(caller, "/api/v1/agent/project/relevancy", &body).await?;
        let review = &response["result"]["answer"];
        let mut words = ToolText::with_random_boundary();
        words.push_line(&join_facts(&[
            Some(format!("rating {} of 5", review["rating"])),
            Some(format!("score {} of 100", review["score"])),
            Some(describe_author(&response)),
            Some(format!("reviewed at {}", text_field(&response, "reviewedAt"))),
        ]));
        let mut lines = vec![("justification", text_field(review, "justification"))];
        for (label, list) in [("strength", &review["strengths"]), ("concern", &review["concerns"])] {
            lines.extend(array_items(list).iter().filter_map(Value::as_str).map(|text| (label, text)));
        }
        words.push_untrusted(&lines);
        for evidence in array_items(&review["evidence"]) {
            words.push_line(&join_facts(&[
                Some(format!("{} of episode {}", text_field(evidence, "source"), text_field(evidence, "episodeId"))),
                at_second(evidence),
            ]));
            words.push_untrusted(&[
                ("episode", text_field(evidence, "episodeTitle")),
                ("speaker", text_field(evidence, "speaker")),
                ("quote", text_field(evidence, "quote")),
            ]);
        }
        Ok(text_result(words))
    }

    pub(super) async fn write_preparation(&self, request: &PreparationRequest, caller: &Parts) -> ToolResult {
        let response = self.post(caller, "/api/v1/guest-prep/generate", &request.body()).await?;
        let mut words = ToolText::with_random_boundary();
        let (slug, episodes) = (text_field(&response, "podcastSlug"), array_items(&response["episodeSlugs"]).len());
        words.push_line(&join_facts(&[
            Some(format!("preparation for podcast {slug}, from {episodes} transcripts")),
            Some(describe_author(&response)),
        ]));
        let mut lines: Vec<_> = text_field(&response, "summary").lines().map(|line| ("summary", line)).collect();
        lines.extend(
            array_items(&response["criticalActions"]).iter().filter_map(Value::as_str).map(|action| ("to do", action)),
        );
        words.push_untrusted(&lines);
        for group in array_items(&response["groupedLikelyQuestions"]) {
            words.push_line("Questions about a matter:");
            words.push_untrusted(&[("matter", text_field(group, "description"))]);
            for (label, list) in [("very likely", "veryLikely"), ("likely", "likely"), ("curveball", "curveballs")] {
                array_items(&group[list]).iter().for_each(|question| push_question(&mut words, label, question));
            }
        }
        Ok(text_result(words))
    }

    async fn read_guest(&self, name: &str, caller: &Parts) -> Result<Value, CallToolResult> {
        self.get(caller, &format!("/api/v1/guest-profiles/{}", encode_path_segment(name))).await
    }
}

/// A question with the newest place where it came up.
fn push_question(words: &mut ToolText, label: &str, question: &Value) {
    let newest = &first_items(&question["occurrences"], 1).first().cloned().unwrap_or_default();
    words.push_line(&join_facts(&[
        Some(format!("{label}, in {} episodes", question["episodes"])),
        non_empty(text_field(newest, "episodeId")).map(|id| format!("newest in episode {id}")),
        at_second(newest),
    ]));
    words.push_untrusted(&[
        ("question", text_field(question, "question")),
        ("episode", &truncate_description(text_field(newest, "episodeTitle"))),
    ]);
}

fn name_guest(profile: &Value) -> String {
    let (slug, id) = (text_field(profile, "guestProfileSlug"), text_field(profile, "guestProfileId"));
    format!("guest profile {slug}, id {id}")
}

/// Who made a result, and why it was not a model.
pub(super) fn describe_author(response: &Value) -> String {
    match (response["model"].as_str(), response["fallback"]["message"].as_str()) {
        (Some(model), _) => format!("by the model {model}"),
        (None, Some(reason)) => format!("by rules: {reason}"),
        (None, None) => "by rules".to_owned(),
    }
}

/// Where in an episode something was spoken.
pub(super) fn at_second(place: &Value) -> Option<String> {
    place["second"].as_u64().map(|second| format!("at second {second}"))
}
