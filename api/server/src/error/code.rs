//! The table of error codes.

use axum::http::StatusCode;

/// A row of the table of error codes.
#[derive(Debug)]
pub struct ErrorCodeRow {
    pub code: ErrorCode,
    pub name: &'static str,
    pub status: StatusCode,
    /// The default message.
    pub message: &'static str,
}

/// Defines the kinds of failures, and the table of their names, statuses and default messages.
macro_rules! error_codes {
    ($($code:ident = $name:literal, $status:ident, $message:literal;)+) => {
        /// The kind of a failure. [`ERROR_CODES`] holds its name on the wire.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum ErrorCode { $($code,)+ }

        /// All error codes, in the order of [`ErrorCode`].
        pub const ERROR_CODES: &[ErrorCodeRow] = &[$(ErrorCodeRow {
            code: ErrorCode::$code,
            name: $name,
            status: StatusCode::$status,
            message: $message,
        },)+];
    };
}

error_codes! {
    InvalidRequest = "invalid_request", BAD_REQUEST,
        "The request is not valid.";
    InvalidJson = "invalid_json", BAD_REQUEST,
        "The body is not valid JSON.";
    InvalidSearch = "invalid_search", BAD_REQUEST,
        "Error parsing search options.";
    InvalidCursor = "invalid_cursor", BAD_REQUEST,
        "The cursor is not valid for this search.";
    CursorOutdated = "cursor_outdated", CONFLICT,
        "The catalog has changed since the first page of this search. Start again from the first page.";
    FilterNotSupported = "filter_not_supported", BAD_REQUEST,
        "The filter is not supported.";
    FilterNotOnPlan = "filter_not_on_plan", FORBIDDEN,
        "Your plan does not include this filter.";
    FormatNotOnPlan = "format_not_on_plan", FORBIDDEN,
        "Your plan does not include this format.";
    NotOnPlan = "not_on_plan", FORBIDDEN,
        "Your plan does not include this.";
    // Spec 6: an invalid key gets exactly this text.
    Unauthorized = "unauthorized", UNAUTHORIZED,
        "Invalid authorization token";
    SignInRequired = "sign_in_required", UNAUTHORIZED,
        "Sign in or send an API key.";
    InvalidLink = "link_not_valid", BAD_REQUEST,
        "The sign-in link has expired or was already used. Request a new one.";
    InvalidCode = "code_not_valid", BAD_REQUEST,
        "The code is wrong, already used or expired. Check it, or request a new one.";
    ConfirmationRequired = "confirmation_required", FORBIDDEN,
        "Confirm your identity first: request a code by email and enter it.";
    NoApiAccess = "no_api_access", FORBIDDEN,
        "Your plan does not include API access.";
    ScopeMissing = "scope_missing", FORBIDDEN,
        "This API key is read-only. Use a key with the `write` scope.";
    SessionRequired = "session_required", FORBIDDEN,
        "This call needs a signed-in user. API keys cannot make it.";
    KeyNotActive = "key_not_active", CONFLICT,
        "The key was revoked, has expired or was already rotated.";
    TooManyKeys = "too_many_keys", CONFLICT,
        "You have the maximum number of keys. Revoke one first.";
    InvalidPasskey = "passkey_not_valid", BAD_REQUEST,
        "The passkey didn't work, or you took longer than 10 minutes. Try again, or sign in by email.";
    TooManyPasskeys = "too_many_passkeys", CONFLICT,
        "You have 20 passkeys, the most that are possible. Remove one first.";
    ProviderSignInFailed = "provider_sign_in_failed", BAD_REQUEST,
        "This sign-in has expired, or began in another browser. Start again.";
    RoleRequired = "role_required", FORBIDDEN,
        "Your role in the team does not allow this. Ask an admin of the team.";
    PreconditionFailed = "precondition_failed", PRECONDITION_FAILED,
        "Someone else has changed this. Check the current values and try again.";
    LimitReached = "limit_reached", FORBIDDEN,
        "You have reached your plan's limit. Delete one, or upgrade your plan.";
    ProjectArchived = "project_archived", CONFLICT,
        "The list is archived and can only be read. Make it active to change it.";
    PublicSlugTaken = "public_slug_taken", CONFLICT,
        "Another public list has this address. Choose another one.";
    ChangeTooOld = "change_too_old", CONFLICT,
        "This change can no longer be undone. Undo works for 10 minutes.";
    ChangeEnded = "change_ended", CONFLICT,
        "This change can no longer be undone: your team has changed so much since that only the newest changes are kept.";
    ChangeUndone = "change_undone", CONFLICT,
        "The change was already undone.";
    AlreadyMember = "already_member", CONFLICT,
        "This person is already a member of the team.";
    TooManyInvitations = "too_many_invitations", CONFLICT,
        "The team has the maximum number of open invitations. Revoke one first.";
    InvitationNotValid = "invitation_not_valid", BAD_REQUEST,
        "The invitation has expired, was revoked or was already used. Ask for a new one.";
    InvitationForOther = "invitation_for_other", FORBIDDEN,
        "The invitation is for another email address.";
    OwnerMustHandOver = "owner_must_hand_over", CONFLICT,
        "The owner cannot leave or be removed. Make another member the owner first.";
    OnlyTeam = "only_team", CONFLICT,
        "This is your only team, and it has no other members. Delete your account instead.";
    NotOwner = "not_owner", FORBIDDEN,
        "Only the person who created this can do that.";
    TooManyViews = "too_many_views", CONFLICT,
        "The list has the maximum number of views. Delete one first.";
    TooManyShares = "too_many_shares", CONFLICT,
        "The list has the maximum number of client views. Revoke one first.";
    AnswersNotTaken = "answers_not_taken", CONFLICT,
        "This list takes no answers. Write to whoever sent you the link.";
    TooManyAnswers = "too_many_answers", CONFLICT,
        "This link has taken the most answers that it can. Write to whoever sent it to you.";
    TooManySavedSearches = "too_many_saved_searches", CONFLICT,
        "You have the maximum number of saved searches. Delete one first.";
    TooManyWebhooks = "too_many_webhooks", CONFLICT,
        "The team has the maximum number of webhooks. Delete one first.";
    TooManyFeeds = "too_many_feeds", CONFLICT,
        "The alert has the maximum number of feeds. Revoke one first.";
    WebhookDisabled = "webhook_disabled", CONFLICT,
        "The webhook is disabled. Enable it to send deliveries again.";
    GuestProfileArchived = "guest_profile_archived", CONFLICT,
        "The guest profile is archived and can only be read. Restore it to change it.";
    GuestProfileBusy = "guest_profile_busy", CONFLICT,
        "The guest profile is being generated. Wait until it is done.";
    ProjectHasGuest = "project_has_guest", CONFLICT,
        "The list has another guest. Choose another list.";
    TooManyFiles = "too_many_files", CONFLICT,
        "A guest profile has at most 5 files. Remove one first.";
    NoRoomForFile = "no_room_for_file", CONFLICT,
        "The files of your team's guests leave no room for this file. Delete files that you no longer need, or upgrade your plan.";
    ConfirmationSent = "confirmation_sent", CONFLICT,
        "The link can be resent one hour after the last one.";
    // The assistant provides the messages of the next five codes.
    EmptyProfile = "empty_profile", CONFLICT,
        "The guest profile is empty. Add topics, expertise or a short bio first.";
    OptedOut = "opted_out", CONFLICT,
        "This podcast asked not to be contacted.";
    Blacklisted = "blacklisted", CONFLICT,
        "This podcast is on your team's blacklist.";
    NoShowText = "no_show_text", CONFLICT,
        "There is no text of this podcast to work with.";
    NoTranscripts = "no_transcripts", CONFLICT,
        "This podcast has no transcripts yet. Request some to see which questions are common.";
    TranscriptionStarted = "transcription_started", CONFLICT,
        "The request can't be canceled: the audio is being transcribed, or the request has ended.";
    PlaceholdersLeft = "placeholders_left", CONFLICT,
        "The text has unfilled placeholders. Fill them in, or confirm to continue.";
    AlreadyPitched = "already_pitched", CONFLICT,
        "Your team wrote to this podcast before.";
    PitchCopied = "pitch_copied", CONFLICT,
        "Your team copied a pitch to this podcast and did not mark it as pitched.";
    NotPitched = "not_pitched", CONFLICT,
        "Mark the pitch as pitched first: a follow-up needs an earlier mail.";
    PitchAnswered = "pitch_answered", CONFLICT,
        "The pitch was answered.";
    NothingNew = "nothing_new", CONFLICT,
        "The earlier texts use everything we found. Add a topic or a link to the profile to have something new to write.";
    TooManyFollowUps = "too_many_follow_ups", CONFLICT,
        "The pitch has two follow-ups already. Hosts accept no more.";
    TooManyTemplates = "too_many_templates", CONFLICT,
        "You have the maximum number of templates. Delete one first.";
    AutomatedSearchOff = "automated_search_off", CONFLICT,
        "Automated search is turned off for your team. An admin can turn it on in the team settings.";
    TooManyPrompts = "too_many_prompts", CONFLICT,
        "The team has the maximum number of prompts. Delete one first.";
    TooManyClaims = "too_many_claims", CONFLICT,
        "You have 50 claims, the most that are possible. End one first.";
    ClaimNotProven = "claim_not_proven", CONFLICT,
        "The proof that the podcast is yours is missing.";
    TooManySuggestions = "too_many_suggestions", CONFLICT,
        "You have 50 open suggestions, the most that are possible. Wait until some are decided.";
    TranscriptChanged = "transcript_changed", CONFLICT,
        "This part of the transcript has another text by now. Load the page again, and suggest your correction for the new text.";
    BlacklistFull = "blacklist_full", CONFLICT,
        "The blacklist of your team is full. Remove a podcast first.";
    TooManyTeamPodcasts = "too_many_team_podcasts", CONFLICT,
        "Your team keeps 50,000 podcasts, the maximum, with those that were on its lists. Remove some from the team's podcasts first.";
    CrossOrigin = "cross_origin", FORBIDDEN,
        "The request came from another site. Open Earshot and try again.";
    NotFound = "not_found", NOT_FOUND,
        "Nothing was found at this URL.";
    MethodNotAllowed = "method_not_allowed", METHOD_NOT_ALLOWED,
        "This URL does not support this method. See the Allow header.";
    NotAcceptable = "not_acceptable", NOT_ACCEPTABLE,
        "The response is JSON. Accept application/json, or send no Accept header.";
    AddressTooLong = "address_too_long", URI_TOO_LONG,
        "The URL is too long. The limit is 16 KiB, including the query.";
    BodyTooLarge = "body_too_large", PAYLOAD_TOO_LARGE,
        "The body is too large. The limit is 1 MiB.";
    UnsupportedMediaType = "unsupported_media_type", UNSUPPORTED_MEDIA_TYPE,
        "Send the body as application/json.";
    TooManyRequests = "too_many_requests", TOO_MANY_REQUESTS,
        "Too many requests. Try again later.";
    QuotaExceeded = "quota_exceeded", TOO_MANY_REQUESTS,
        "You have used your plan's quota for this period.";
    Internal = "internal", INTERNAL_SERVER_ERROR,
        "Something went wrong on our side. Try again. If it keeps failing, contact us with the request ID.";
    NoGeneration = "no_generation", SERVICE_UNAVAILABLE,
        "No catalog is published yet. Run `earshot pipeline SOURCE` or `earshot publish`; the server then picks it up.";
    ServiceUnavailable = "service_unavailable", SERVICE_UNAVAILABLE,
        "Accounts and quotas are unavailable right now. Try again in a few seconds.";
    Busy = "busy", SERVICE_UNAVAILABLE,
        "The server is busy with other searches. Try again in a moment.";
    Timeout = "timeout", GATEWAY_TIMEOUT,
        "The request took too long. Try again.";
}

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
