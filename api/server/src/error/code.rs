//! The table of error codes.

use axum::http::StatusCode;

/// The kind of a failure. [`ERROR_CODES`] holds its name on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorCode {
    InvalidRequest,
    InvalidJson,
    InvalidSearch,
    InvalidCursor,
    CursorOutdated,
    FilterNotSupported,
    FilterNotOnPlan,
    FormatNotOnPlan,
    NotOnPlan,
    Unauthorized,
    SignInRequired,
    InvalidLink,
    InvalidCode,
    ConfirmationRequired,
    NoApiAccess,
    ScopeMissing,
    SessionRequired,
    KeyNotActive,
    TooManyKeys,
    InvalidPasskey,
    TooManyPasskeys,
    ProviderSignInFailed,
    RoleRequired,
    PreconditionFailed,
    LimitReached,
    ProjectArchived,
    PublicSlugTaken,
    ChangeTooOld,
    ChangeEnded,
    ChangeUndone,
    AlreadyMember,
    TooManyInvitations,
    InvitationNotValid,
    InvitationForOther,
    OwnerMustHandOver,
    OnlyTeam,
    NotOwner,
    TooManyViews,
    TooManyShares,
    AnswersNotTaken,
    TooManyAnswers,
    TooManySavedSearches,
    TooManyWebhooks,
    TooManyFeeds,
    WebhookDisabled,
    GuestProfileArchived,
    GuestProfileBusy,
    ProjectHasGuest,
    TooManyFiles,
    NoRoomForFile,
    ConfirmationSent,
    EmptyProfile,
    OptedOut,
    Blacklisted,
    NoShowText,
    NoTranscripts,
    TranscriptionStarted,
    PlaceholdersLeft,
    AlreadyPitched,
    PitchCopied,
    NotPitched,
    PitchAnswered,
    NothingNew,
    TooManyFollowUps,
    TooManyTemplates,
    AutomatedSearchOff,
    TooManyPrompts,
    TooManyClaims,
    ClaimNotProven,
    TooManySuggestions,
    TranscriptChanged,
    BlacklistFull,
    TooManyTeamPodcasts,
    CrossOrigin,
    NotFound,
    MethodNotAllowed,
    NotAcceptable,
    AddressTooLong,
    BodyTooLarge,
    UnsupportedMediaType,
    TooManyRequests,
    QuotaExceeded,
    Internal,
    NoGeneration,
    ServiceUnavailable,
    Busy,
    Timeout,
}

/// A row of the table of error codes.
#[derive(Debug)]
pub struct ErrorCodeRow {
    pub code: ErrorCode,
    pub name: &'static str,
    pub status: StatusCode,
    /// The default message.
    pub message: &'static str,
}

const fn row(code: ErrorCode, name: &'static str, status: StatusCode, message: &'static str) -> ErrorCodeRow {
    ErrorCodeRow { code, name, status, message }
}

/// All error codes, in the order of [`ErrorCode`].
pub const ERROR_CODES: &[ErrorCodeRow] = &[
    row(ErrorCode::InvalidRequest, "invalid_request", StatusCode::BAD_REQUEST, "The request is not valid."),
    row(ErrorCode::InvalidJson, "invalid_json", StatusCode::BAD_REQUEST, "The body is not valid JSON."),
    row(ErrorCode::InvalidSearch, "invalid_search", StatusCode::BAD_REQUEST, "Error parsing search options."),
    row(
        ErrorCode::InvalidCursor,
        "invalid_cursor",
        StatusCode::BAD_REQUEST,
        "The cursor is not valid for this search.",
    ),
    row(
        ErrorCode::CursorOutdated,
        "cursor_outdated",
        StatusCode::CONFLICT,
        "The catalog has changed since the first page of this search. Start again from the first page.",
    ),
    row(ErrorCode::FilterNotSupported, "filter_not_supported", StatusCode::BAD_REQUEST, "The filter is not supported."),
    row(
        ErrorCode::FilterNotOnPlan,
        "filter_not_on_plan",
        StatusCode::FORBIDDEN,
        "Your plan does not include this filter.",
    ),
    row(
        ErrorCode::FormatNotOnPlan,
        "format_not_on_plan",
        StatusCode::FORBIDDEN,
        "Your plan does not include this format.",
    ),
    row(ErrorCode::NotOnPlan, "not_on_plan", StatusCode::FORBIDDEN, "Your plan does not include this."),
    // Spec 6: an invalid key gets exactly this text.
    row(ErrorCode::Unauthorized, "unauthorized", StatusCode::UNAUTHORIZED, "Invalid authorization token"),
    row(ErrorCode::SignInRequired, "sign_in_required", StatusCode::UNAUTHORIZED, "Sign in or send an API key."),
    row(
        ErrorCode::InvalidLink,
        "link_not_valid",
        StatusCode::BAD_REQUEST,
        "The sign-in link has expired or was already used. Request a new one.",
    ),
    row(
        ErrorCode::InvalidCode,
        "code_not_valid",
        StatusCode::BAD_REQUEST,
        "The code is wrong, already used or expired. Check it, or request a new one.",
    ),
    row(
        ErrorCode::ConfirmationRequired,
        "confirmation_required",
        StatusCode::FORBIDDEN,
        "Confirm your identity first: request a code by email and enter it.",
    ),
    row(ErrorCode::NoApiAccess, "no_api_access", StatusCode::FORBIDDEN, "Your plan does not include API access."),
    row(
        ErrorCode::ScopeMissing,
        "scope_missing",
        StatusCode::FORBIDDEN,
        "This API key is read-only. Use a key with the `write` scope.",
    ),
    row(
        ErrorCode::SessionRequired,
        "session_required",
        StatusCode::FORBIDDEN,
        "This call needs a signed-in user. API keys cannot make it.",
    ),
    row(
        ErrorCode::KeyNotActive,
        "key_not_active",
        StatusCode::CONFLICT,
        "The key was revoked, has expired or was already rotated.",
    ),
    row(
        ErrorCode::TooManyKeys,
        "too_many_keys",
        StatusCode::CONFLICT,
        "You have the maximum number of keys. Revoke one first.",
    ),
    row(
        ErrorCode::InvalidPasskey,
        "passkey_not_valid",
        StatusCode::BAD_REQUEST,
        "The passkey didn't work, or you took longer than 10 minutes. Try again, or sign in by email.",
    ),
    row(
        ErrorCode::TooManyPasskeys,
        "too_many_passkeys",
        StatusCode::CONFLICT,
        "You have 20 passkeys, the most that are possible. Remove one first.",
    ),
    row(
        ErrorCode::ProviderSignInFailed,
        "provider_sign_in_failed",
        StatusCode::BAD_REQUEST,
        "This sign-in has expired, or began in another browser. Start again.",
    ),
    row(
        ErrorCode::RoleRequired,
        "role_required",
        StatusCode::FORBIDDEN,
        "Your role in the team does not allow this. Ask an admin of the team.",
    ),
    row(
        ErrorCode::PreconditionFailed,
        "precondition_failed",
        StatusCode::PRECONDITION_FAILED,
        "Someone else has changed this. Check the current values and try again.",
    ),
    row(
        ErrorCode::LimitReached,
        "limit_reached",
        StatusCode::FORBIDDEN,
        "You have reached your plan's limit. Delete one, or upgrade your plan.",
    ),
    row(
        ErrorCode::ProjectArchived,
        "project_archived",
        StatusCode::CONFLICT,
        "The list is archived and can only be read. Make it active to change it.",
    ),
    row(
        ErrorCode::PublicSlugTaken,
        "public_slug_taken",
        StatusCode::CONFLICT,
        "Another public list has this address. Choose another one.",
    ),
    row(
        ErrorCode::ChangeTooOld,
        "change_too_old",
        StatusCode::CONFLICT,
        "This change can no longer be undone. Undo works for 10 minutes.",
    ),
    row(
        ErrorCode::ChangeEnded,
        "change_ended",
        StatusCode::CONFLICT,
        "This change can no longer be undone: your team has changed so much since that only the newest changes are kept.",
    ),
    row(ErrorCode::ChangeUndone, "change_undone", StatusCode::CONFLICT, "The change was already undone."),
    row(
        ErrorCode::AlreadyMember,
        "already_member",
        StatusCode::CONFLICT,
        "This person is already a member of the team.",
    ),
    row(
        ErrorCode::TooManyInvitations,
        "too_many_invitations",
        StatusCode::CONFLICT,
        "The team has the maximum number of open invitations. Revoke one first.",
    ),
    row(
        ErrorCode::InvitationNotValid,
        "invitation_not_valid",
        StatusCode::BAD_REQUEST,
        "The invitation has expired, was revoked or was already used. Ask for a new one.",
    ),
    row(
        ErrorCode::InvitationForOther,
        "invitation_for_other",
        StatusCode::FORBIDDEN,
        "The invitation is for another email address.",
    ),
    row(
        ErrorCode::OwnerMustHandOver,
        "owner_must_hand_over",
        StatusCode::CONFLICT,
        "The owner cannot leave or be removed. Make another member the owner first.",
    ),
    row(
        ErrorCode::OnlyTeam,
        "only_team",
        StatusCode::CONFLICT,
        "This is your only team, and it has no other members. Delete your account instead.",
    ),
    row(ErrorCode::NotOwner, "not_owner", StatusCode::FORBIDDEN, "Only the person who created this can do that."),
    row(
        ErrorCode::TooManyViews,
        "too_many_views",
        StatusCode::CONFLICT,
        "The list has the maximum number of views. Delete one first.",
    ),
    row(
        ErrorCode::TooManyShares,
        "too_many_shares",
        StatusCode::CONFLICT,
        "The list has the maximum number of client views. Revoke one first.",
    ),
    row(
        ErrorCode::AnswersNotTaken,
        "answers_not_taken",
        StatusCode::CONFLICT,
        "This list takes no answers. Write to whoever sent you the link.",
    ),
    row(
        ErrorCode::TooManyAnswers,
        "too_many_answers",
        StatusCode::CONFLICT,
        "This link has taken the most answers that it can. Write to whoever sent it to you.",
    ),
    row(
        ErrorCode::TooManySavedSearches,
        "too_many_saved_searches",
        StatusCode::CONFLICT,
        "You have the maximum number of saved searches. Delete one first.",
    ),
    row(
        ErrorCode::TooManyWebhooks,
        "too_many_webhooks",
        StatusCode::CONFLICT,
        "The team has the maximum number of webhooks. Delete one first.",
    ),
    row(
        ErrorCode::TooManyFeeds,
        "too_many_feeds",
        StatusCode::CONFLICT,
        "The alert has the maximum number of feeds. Revoke one first.",
    ),
    row(
        ErrorCode::WebhookDisabled,
        "webhook_disabled",
        StatusCode::CONFLICT,
        "The webhook is disabled. Enable it to send deliveries again.",
    ),
    row(
        ErrorCode::GuestProfileArchived,
        "guest_profile_archived",
        StatusCode::CONFLICT,
        "The guest profile is archived and can only be read. Restore it to change it.",
    ),
    row(
        ErrorCode::GuestProfileBusy,
        "guest_profile_busy",
        StatusCode::CONFLICT,
        "The guest profile is being generated. Wait until it is done.",
    ),
    row(
        ErrorCode::ProjectHasGuest,
        "project_has_guest",
        StatusCode::CONFLICT,
        "The list has another guest. Choose another list.",
    ),
    row(
        ErrorCode::TooManyFiles,
        "too_many_files",
        StatusCode::CONFLICT,
        "A guest profile has at most 5 files. Remove one first.",
    ),
    row(
        ErrorCode::NoRoomForFile,
        "no_room_for_file",
        StatusCode::CONFLICT,
        "The files of your team's guests leave no room for this file. Delete files that you no longer need, or upgrade your plan.",
    ),
    row(
        ErrorCode::ConfirmationSent,
        "confirmation_sent",
        StatusCode::CONFLICT,
        "The link can be resent one hour after the last one.",
    ),
    // The assistant provides the messages of the next five codes.
    row(
        ErrorCode::EmptyProfile,
        "empty_profile",
        StatusCode::CONFLICT,
        "The guest profile is empty. Add topics, expertise or a short bio first.",
    ),
    row(ErrorCode::OptedOut, "opted_out", StatusCode::CONFLICT, "This podcast asked not to be contacted."),
    row(ErrorCode::Blacklisted, "blacklisted", StatusCode::CONFLICT, "This podcast is on your team's blacklist."),
    row(ErrorCode::NoShowText, "no_show_text", StatusCode::CONFLICT, "There is no text of this podcast to work with."),
    row(
        ErrorCode::NoTranscripts,
        "no_transcripts",
        StatusCode::CONFLICT,
        "This podcast has no transcripts yet. Request some to see which questions are common.",
    ),
    row(
        ErrorCode::TranscriptionStarted,
        "transcription_started",
        StatusCode::CONFLICT,
        "The request can't be canceled: the audio is being transcribed, or the request has ended.",
    ),
    row(
        ErrorCode::PlaceholdersLeft,
        "placeholders_left",
        StatusCode::CONFLICT,
        "The text has unfilled placeholders. Fill them in, or confirm to continue.",
    ),
    row(ErrorCode::AlreadyPitched, "already_pitched", StatusCode::CONFLICT, "Your team wrote to this podcast before."),
    row(
        ErrorCode::PitchCopied,
        "pitch_copied",
        StatusCode::CONFLICT,
        "Your team copied a pitch to this podcast and did not mark it as pitched.",
    ),
    row(
        ErrorCode::NotPitched,
        "not_pitched",
        StatusCode::CONFLICT,
        "Mark the pitch as pitched first: a follow-up needs an earlier mail.",
    ),
    row(ErrorCode::PitchAnswered, "pitch_answered", StatusCode::CONFLICT, "The pitch was answered."),
    row(
        ErrorCode::NothingNew,
        "nothing_new",
        StatusCode::CONFLICT,
        "The earlier texts use everything we found. Add a topic or a link to the profile to have something new to write.",
    ),
    row(
        ErrorCode::TooManyFollowUps,
        "too_many_follow_ups",
        StatusCode::CONFLICT,
        "The pitch has two follow-ups already. Hosts accept no more.",
    ),
    row(
        ErrorCode::TooManyTemplates,
        "too_many_templates",
        StatusCode::CONFLICT,
        "You have the maximum number of templates. Delete one first.",
    ),
    row(
        ErrorCode::AutomatedSearchOff,
        "automated_search_off",
        StatusCode::CONFLICT,
        "Automated search is turned off for your team. An admin can turn it on in the team settings.",
    ),
    row(
        ErrorCode::TooManyPrompts,
        "too_many_prompts",
        StatusCode::CONFLICT,
        "The team has the maximum number of prompts. Delete one first.",
    ),
    row(
        ErrorCode::TooManyClaims,
        "too_many_claims",
        StatusCode::CONFLICT,
        "You have 50 claims, the most that are possible. End one first.",
    ),
    row(
        ErrorCode::ClaimNotProven,
        "claim_not_proven",
        StatusCode::CONFLICT,
        "The proof that the podcast is yours is missing.",
    ),
    row(
        ErrorCode::TooManySuggestions,
        "too_many_suggestions",
        StatusCode::CONFLICT,
        "You have 50 open suggestions, the most that are possible. Wait until some are decided.",
    ),
    row(
        ErrorCode::TranscriptChanged,
        "transcript_changed",
        StatusCode::CONFLICT,
        "This part of the transcript has another text by now. Load the page again, and suggest your correction for the new text.",
    ),
    row(
        ErrorCode::BlacklistFull,
        "blacklist_full",
        StatusCode::CONFLICT,
        "The blacklist of your team is full. Remove a podcast first.",
    ),
    row(
        ErrorCode::TooManyTeamPodcasts,
        "too_many_team_podcasts",
        StatusCode::CONFLICT,
        "Your team keeps 50,000 podcasts, the maximum, with those that were on its lists. Remove some from the team's podcasts first.",
    ),
    row(
        ErrorCode::CrossOrigin,
        "cross_origin",
        StatusCode::FORBIDDEN,
        "The request came from another site. Open Earshot and try again.",
    ),
    row(ErrorCode::NotFound, "not_found", StatusCode::NOT_FOUND, "Nothing was found at this URL."),
    row(
        ErrorCode::MethodNotAllowed,
        "method_not_allowed",
        StatusCode::METHOD_NOT_ALLOWED,
        "This URL does not support this method. See the Allow header.",
    ),
    row(
        ErrorCode::NotAcceptable,
        "not_acceptable",
        StatusCode::NOT_ACCEPTABLE,
        "The response is JSON. Accept application/json, or send no Accept header.",
    ),
    row(
        ErrorCode::AddressTooLong,
        "address_too_long",
        StatusCode::URI_TOO_LONG,
        "The URL is too long. The limit is 16 KiB, including the query.",
    ),
    row(
        ErrorCode::BodyTooLarge,
        "body_too_large",
        StatusCode::PAYLOAD_TOO_LARGE,
        "The body is too large. The limit is 1 MiB.",
    ),
    row(
        ErrorCode::UnsupportedMediaType,
        "unsupported_media_type",
        StatusCode::UNSUPPORTED_MEDIA_TYPE,
        "Send the body as application/json.",
    ),
    row(
        ErrorCode::TooManyRequests,
        "too_many_requests",
        StatusCode::TOO_MANY_REQUESTS,
        "Too many requests. Try again later.",
    ),
    row(
        ErrorCode::QuotaExceeded,
        "quota_exceeded",
        StatusCode::TOO_MANY_REQUESTS,
        "You have used your plan's quota for this period.",
    ),
    row(
        ErrorCode::Internal,
        "internal",
        StatusCode::INTERNAL_SERVER_ERROR,
        "Something went wrong on our side. Try again. If it keeps failing, contact us with the request ID.",
    ),
    row(
        ErrorCode::NoGeneration,
        "no_generation",
        StatusCode::SERVICE_UNAVAILABLE,
        "No catalog is published yet. Run `earshot pipeline SOURCE` or `earshot publish`; the server then picks it up.",
    ),
    row(
        ErrorCode::ServiceUnavailable,
        "service_unavailable",
        StatusCode::SERVICE_UNAVAILABLE,
        "Accounts and quotas are unavailable right now. Try again in a few seconds.",
    ),
    row(
        ErrorCode::Busy,
        "busy",
        StatusCode::SERVICE_UNAVAILABLE,
        "The server is busy with other searches. Try again in a moment.",
    ),
    row(ErrorCode::Timeout, "timeout", StatusCode::GATEWAY_TIMEOUT, "The request took too long. Try again."),
];

impl ErrorCode {
    /// Returns the code's row in [`ERROR_CODES`].
    #[must_use]
    pub fn row(self) -> &'static ErrorCodeRow {
        &ERROR_CODES[self as usize]
    }

    /// Returns the code for a status that our handlers did not set.
    #[must_use]
    pub fn from_status(status: StatusCode) -> Self {
        let found = ERROR_CODES.iter().find(|row| row.status == status).map(|row| row.code);
        found.unwrap_or(if status.is_server_error() { Self::Internal } else { Self::InvalidRequest })
    }

    /// Spec 6: a failed authorization has its own status word.
    #[must_use]
    pub fn wire_status(self) -> &'static str {
        if self.row().status == StatusCode::UNAUTHORIZED { "UNAUTHORIZED" } else { "ERROR" }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_its_own_row() {
        for (index, row) in ERROR_CODES.iter().enumerate() {
            assert_eq!(row.code as usize, index, "{}", row.name);
        }
    }
}
