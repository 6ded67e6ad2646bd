//! Descriptions that no doc comment can give: of parameters in paths, and of the tags of tagged enums.

use utoipa::openapi::path::Operation;
use utoipa::openapi::schema::{Object, OneOf, Schema};
use utoipa::openapi::{OpenApi, RefOr};

/// The parameters in paths. Each has one meaning in all calls.
const PATH_PARAMETERS: &[(&str, &str)] = &[
    ("apiKeyId", "Id of the API key."),
    ("changeId", "Id of the change."),
    ("claimId", "Id of the claim."),
    ("passkeyId", "Id of the passkey."),
    ("correctionId", "Id of the correction."),
    ("dataScope", "Whose data: `user` or `team`."),
    ("documentId", "Id of the file."),
    ("episodeId", "Id of the episode."),
    ("guestProfileId", "Id or slug of the guest profile, or id or slug of its project."),
    ("listedPodcastId", "Id of the entry, or id or slug of its podcast."),
    ("personStatementId", "Id of the statement."),
    ("personSlug", "Slug of the person."),
    ("podcastId", "Id or slug of the podcast."),
    ("podcastIdOrSlug", "Id or slug of the podcast."),
    ("projectIdOrSlug", "Id or slug of the project."),
    ("sessionId", "Id of the session."),
    ("submissionId", "Id of the submission."),
    ("sponsorSlug", "Slug of the sponsor."),
];

/// Adds the missing descriptions. All others come from doc comments of views and parameters.
pub(super) fn complete(document: &mut OpenApi) {
    for item in document.paths.paths.values_mut() {
        let operations = [&mut item.get, &mut item.post, &mut item.put, &mut item.patch, &mut item.delete];
        operations.into_iter().flatten().for_each(describe_path_parameters);
    }
    for schema in document.components.iter_mut().flat_map(|components| components.schemas.values_mut()) {
        let RefOr::T(Schema::OneOf(OneOf { items, .. })) = schema else { continue };
        for item in items {
            if let RefOr::T(Schema::Object(variant)) = item {
                describe_tag(variant);
            }
        }
    }
}

fn describe_path_parameters(operation: &mut Operation) {
    for parameter in operation.parameters.iter_mut().flatten() {
        let RefOr::T(parameter) = parameter else { continue };
        let row = PATH_PARAMETERS.iter().find(|(name, _)| *name == parameter.name);
        if let (None, Some((_, text))) = (&parameter.description, row) {
            parameter.description = Some((*text).to_owned());
        }
    }
}

/// Describes the field with only one value, by which clients recognize the variant.
fn describe_tag(variant: &mut Object) {
    for property in variant.properties.values_mut() {
        let RefOr::T(Schema::Object(property)) = property else { continue };
        if let (None, Some([only])) = (&property.description, property.enum_values.as_deref()) {
            property.description = only.as_str().map(|name| format!("Always `{name}`."));
        }
    }
}
