//! The parameters in paths: their descriptions, and the error when a call finds nothing by the last one of its path.

use utoipa::openapi::path::{Operation, Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Required, Response};

/// Each has one meaning in all calls. A handler states any other.
struct PathParameter {
    name: &'static str,
    description: &'static str,
    /// The cause of a 404.
    not_found: &'static str,
}

const fn row(name: &'static str, description: &'static str, not_found: &'static str) -> PathParameter {
    PathParameter { name, description, not_found }
}

const PATH_PARAMETERS: &[PathParameter] = &[
    row("alertConfigId", "ID of the alert.", "Alert not found"),
    row("apiKeyId", "Id of the API key.", "Key not found"),
    row("changeId", "Id of the change.", "Change not found"),
    row("claimId", "Id of the claim.", "The user has no such claim"),
    row("correctionId", "Id of the correction.", "There is no correction with this id"),
    row("dataScope", "Whose data: `user` or `team`.", "The scope is neither user nor team"),
    row("deliveryId", "ID of the delivery.", "Webhook or delivery not found"),
    row("documentId", "Id of the file.", "Guest profile or file not found"),
    row("episodeId", "Id of the episode.", "Episode not found"),
    row("feedId", "ID of the feed.", "Alert or feed not found"),
    row("guestProfileId", "Id or slug of the guest profile, or id or slug of its project.", "Guest profile not found"),
    row("invitationId", "ID of the invitation.", "The team has no such open invitation"),
    row("listedPodcastId", "Id of the entry, or id or slug of its podcast.", "Project or listed podcast not found"),
    row("matchId", "ID of the match.", "Match not found"),
    row("outreachId", "ID of the pitch.", "Outreach not found"),
    row("passkeyId", "Id of the passkey.", "Passkey not found"),
    row("personSlug", "Slug of the person.", "Person not found, or opted out"),
    row("personStatementId", "Id of the statement.", "No statement in effect has this id"),
    row("podcastId", "Id or slug of the podcast.", "Podcast not found"),
    row("podcastIdOrSlug", "Id or slug of the podcast.", "Podcast not found"),
    row("projectIdOrSlug", "Id or slug of the project.", "Project not found"),
    row("promptId", "ID of the prompt.", "Prompt not found"),
    row("savedSearchId", "`id` or `shortId` of a saved search.", "Saved search not found"),
    row("searchId", "`searchId` of the response to a search.", "The team has no such search"),
    row("sessionId", "Id of the session.", "Session not found"),
    row("shareId", "ID of the client view.", "Project or client view not found"),
    row("sponsorSlug", "Slug of the sponsor.", "Sponsor not found"),
    row("strategyId", "ID of the strategy.", "Strategy not found"),
    row("submissionId", "Id of the submission.", "There is no submission with this id"),
    row("teamId", "ID of the team.", "There is no team with this ID"),
    row("templateId", "ID of the template.", "Template not found"),
    row("userId", "ID of the user.", "The team has no such user"),
    row("viewId", "ID of the view.", "Project or view not found"),
    row("webhookId", "ID of the webhook.", "Webhook not found"),
];

/// Adds the parameters of a path that its operation does not state, and the error of the last one.
pub(super) fn complete(path: &str, operation: &mut Operation) {
    let names = || path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    for (place, name) in names().enumerate() {
        let parameters = operation.parameters.get_or_insert_default();
        let is_stated = |parameter: &RefOr<Parameter>| matches!(parameter, RefOr::T(stated) if stated.name == name);
        let row = row_of(name);
        if !parameters.iter().any(is_stated) {
            parameters.insert(place, RefOr::T(text_parameter(name, row.map(|row| row.description))));
        }
    }
    if let Some(row) = names().next_back().and_then(row_of) {
        let responses = &mut operation.responses.responses;
        responses.entry("404".to_owned()).or_insert_with(|| Response::new(row.not_found).into());
    }
}

fn row_of(name: &str) -> Option<&'static PathParameter> {
    PATH_PARAMETERS.iter().find(|row| row.name == name)
}

fn text_parameter(name: &str, description: Option<&str>) -> Parameter {
    ParameterBuilder::new()
        .name(name)
        .parameter_in(ParameterIn::Path)
        .required(Required::True)
        .description(description)
        .schema(Some(ObjectBuilder::new().schema_type(Type::String)))
        .build()
}
