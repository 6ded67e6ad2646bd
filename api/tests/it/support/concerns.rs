//! What each call of the document concerns. A call without a row fails the tests that iterate over calls.

use super::operations::{self, ApiOperation};
use earshot_model::TeamAction;

/// The data that a call reads or changes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Concern {
    /// The catalog and the service, which are the same for everyone.
    Catalog,
    /// The account and the sessions of the caller.
    Account,
    /// The team of the caller, with what its members need to be allowed to do; `None` for what every member sees.
    Team(Option<TeamAction>),
    /// The data behind a token or a public URL, for everyone who has it.
    Link,
}

/// The row of a call.
fn concern_of(id: &str) -> Concern {
    let team = |action| Concern::Team(Some(action));
    match id {
        "getProjects"
        | "createProject"
        | "getDeletedProjects"
        | "deleteProject"
        | "updateProject"
        | "getProjectActivity"
        | "setProjectAutoFill"
        | "stopProjectAutoFill"
        | "getProjectDetails"
        | "importPodcasts"
        | "getProjectImportPreview"
        | "downloadProjectNextActions"
        | "addPodcastToProject"
        | "changeListedPodcasts"
        | "getListedPodcastDetails"
        | "getProjectRecentEpisodes"
        | "removeListedPodcastFromProject"
        | "updateProjectListedPodcast"
        | "restoreProject"
        | "getProjectShares"
        | "createProjectShare"
        | "getProjectShareLink"
        | "listNextActions"
        | "revokeProjectShare"
        | "getProjectViews"
        | "createProjectView"
        | "deleteProjectView"
        | "updateProjectView"
        | "askAgent"
        | "askAgentProjectPodcastRelevancy"
        | "getDeepAnalyses"
        | "getEpisodeDeepAnalysis"
        | "requestDeepAnalysis"
        | "getListedPodcastRelevancy"
        | "getRelevancyProgress"
        | "cancelRelevancyRun"
        | "reviewListedPodcasts"
        | "getProjectStrategies"
        | "generateStrategies"
        | "updateStrategy"
        | "deleteStrategy"
        | "getStrategyKeywords"
        | "runStrategy"
        | "undoChange" => team(TeamAction::WorkOnLists),
        "exportPodcasts"
        | "previewPodcastExport"
        | "exportListedPodcasts"
        | "previewListedPodcastExport"
        | "exportEpisodes" => team(TeamAction::WorkOnLists),
        "exportAlertMatches" => team(TeamAction::WorkOnAlerts),
        "exportOutreach" => team(TeamAction::WorkOnGuests),
        "exportChart" => Concern::Catalog,
        "getGuestProfiles"
        | "createGuestProfile"
        | "getGuestProfileDetails"
        | "deleteGuestProfile"
        | "updateGuestProfileBio"
        | "updateGuestProfileContactDetails"
        | "updateGuestProfileSocialMediaLinks"
        | "updateGuestProfilePublicView"
        | "downloadGuestProfile"
        | "getGuestProfileChanges"
        | "getGuestProfileAppearances"
        | "updateGuestProfileAppearancesTracking"
        | "getGuestProfileSubjects"
        | "updateGuestProfileSubjects"
        | "suggestGuestProfileFields"
        | "submitGuestProfile"
        | "regenerateBio"
        | "archiveGuestProfile"
        | "restoreGuestProfile"
        | "uploadDocuments"
        | "deleteGuestProfileDocument"
        | "updateGuestProfilePhoto"
        | "deleteGuestProfilePhoto"
        | "generateOutreach"
        | "getOutreachHooks"
        | "getOutreachHistory"
        | "getOutreachDetails"
        | "updateOutreach"
        | "deleteOutreach"
        | "getOutreachRevisions"
        | "copyOutreach"
        | "writeOutreachFollowUp"
        | "markOutreachPitched"
        | "getOutreachTemplates"
        | "createOutreachTemplate"
        | "updateOutreachTemplate"
        | "deleteOutreachTemplate"
        | "generateGuestPreparation"
        | "mailGuestPreparation" => team(TeamAction::WorkOnGuests),
        "listSavedSearches"
        | "createSavedSearch"
        | "getSavedSearch"
        | "deleteSavedSearch"
        | "updateSavedSearch"
        | "markSavedSearchSeen" => team(TeamAction::WorkOnLists),
        "listAlertConfigs"
        | "createAlertConfig"
        | "getAlertConfig"
        | "deleteAlertConfig"
        | "updateAlertConfig"
        | "getAlertChanges"
        | "getAlertTrend"
        | "muteAlertPodcast"
        | "previewAlert"
        | "getAlertMatchHistory"
        | "listAlertMatches"
        | "markAlertMatchesSeen"
        | "snoozeAlertMatches"
        | "keepAlertMatch"
        | "rejectAlertMatch"
        | "getAlertFeeds"
        | "createAlertFeed"
        | "revokeAlertFeed"
        | "getAlertRecipients"
        | "resendRecipientConfirmation"
        | "resubscribeToAlert" => team(TeamAction::WorkOnAlerts),
        "getWebhooks"
        | "createWebhook"
        | "updateWebhook"
        | "deleteWebhook"
        | "rotateWebhookSecret"
        | "testWebhook"
        | "getWebhookDeliveries"
        | "getWebhookDelivery"
        | "replayWebhookDelivery" => team(TeamAction::ManageWebhooks),
        // The blacklist needs more (`team_podcasts.rs`).
        "getTeamPodcasts"
        | "removeMultiplePodcastsFromTeam"
        | "addPodcastToTeam"
        | "removePodcastFromTeam"
        | "getPodcastMarks" => team(TeamAction::WorkOnLists),
        // Members leave by themselves, and only the owner hands over the team (`members.rs`).
        "listInvitations" | "inviteTeamUser" | "revokeInvitation" | "resendInvitation" | "changeTeamUserRole"
        | "removeTeamUser" => team(TeamAction::ManageMembers),
        "createCustomPrompt" | "updateCustomPrompt" | "deleteCustomPrompt" | "updateTeamSettings" => {
            team(TeamAction::ManagePrompts)
        }
        "renameTeam" => team(TeamAction::RenameTeam),
        "deleteTeam" => team(TeamAction::DeleteTeam),
        "createApiKey" | "rotateApiKey" | "listLoggedRequests" => team(TeamAction::ManageKeys),
        "streamEvents"
        | "getUpdates"
        | "getSearchFromHistory"
        | "getPodcastsOfSearch"
        | "getTeamUsers"
        | "getTeamSettings"
        | "getCustomPrompts"
        | "getCurrent"
        | "getDaily"
        | "getMembers"
        | "getMonthly"
        | "listTeamActivity"
        | "exportTeamActivity"
        | "getTeamBilling" => Concern::Team(None),
        "sendConfirmationCode"
        | "confirm"
        | "getMe"
        | "listSessions"
        | "endSession"
        | "signOut"
        | "signOutEverywhere"
        | "listTeams"
        | "switchTeam"
        | "deleteAccount"
        | "listActivity"
        | "listApiKeys"
        | "listPasskeys"
        | "requestPasskey"
        | "addPasskey"
        | "removePasskey"
        | "revokeApiKey"
        | "getPreferences"
        | "replacePreferences"
        | "updatePreferences"
        | "listSearchHistory"
        | "clearSearchHistory"
        | "getProfile"
        | "updateProfile"
        | "updateProfilePhoto"
        | "deleteProfilePhoto"
        | "getUserDailyUsage"
        | "getUserMonthlyUsage"
        | "getUserTranscriptionRequests"
        | "reportPodcastContact"
        | "requestAddressChange"
        | "confirmAddressChange"
        | "getDataDownload"
        | "requestDataDownload"
        | "downloadData"
        | "listPodcastClaims"
        | "createPodcastClaim"
        | "provePodcastClaim"
        | "statePodcast"
        | "endPodcastClaim"
        | "requestTranscription"
        | "requestEpisodeTranscription"
        | "cancelTranscriptionRequest"
        | "requestTranscriptionsOfPodcast"
        | "requestPodcastTranscription"
        | "stopTranscriptionsOfPodcast"
        | "getTranscriptionRequests"
        | "suggestTranscriptCorrection"
        | "listOwnTranscriptCorrections"
        | "getTeamRequestHistory" => Concern::Account,
        "signIn"
        | "signInWithCode"
        | "requestPasskeySignIn"
        | "signInWithPasskey"
        | "getIdentityProvider"
        | "startProviderSignIn"
        | "finishProviderSignIn"
        | "sendSignInLink"
        | "signUp"
        | "validateSignUp"
        | "acceptInvitation"
        | "getInvitation"
        | "getListicle"
        | "submitFeed"
        | "proposeCorrection"
        | "getFeedSubmission"
        | "getPublicGuest"
        | "getSharedProject"
        | "answerSharedPodcast"
        | "getAlertFeedJson"
        | "getAlertFeedRss"
        | "receiveBillingEvent" => Concern::Link,
        "searchPodcasts" | "searchEpisodes" | "listCorrections" | "decideCorrection" | "refreshPodcast"
        | "refreshPodcastFeed" => Concern::Catalog,
        // Administrators decide about all teams; nobody else reaches these calls.
        "findTeams"
        | "setTeamPlan"
        | "listIgnoredPodcasts"
        | "ignorePodcast"
        | "stopIgnoringPodcast"
        | "listPersonStatements"
        | "statePerson"
        | "undoPersonStatement" => Concern::Catalog,
        "listTranscriptCorrections" | "decideTranscriptCorrection" => Concern::Catalog,
        _ => panic!("say in support/concerns.rs what {id} concerns"),
    }
}

/// Calls that only read the catalog. The other calls with these path prefixes need a row.
fn reads_catalog(call: &ApiOperation) -> bool {
    const ROOMS: [&str; 8] = ["autocomplete", "charts", "episodes", "people", "podcasts", "reviews", "rss", "sponsors"];
    let room = call.route.split('/').nth(3).unwrap_or_default();
    let is_public = call.route.starts_with("/api/v1/public/") && call.in_path.is_empty();
    let is_read_by_post = ["getTranscriptPassages", "getAlternativeSpellings"].contains(&call.id.as_str());
    let is_of_team = [
        "getDeepAnalyses",
        "refreshPodcast",
        "requestEpisodeTranscription",
        "requestPodcastTranscription",
        "listOwnTranscriptCorrections",
    ]
    .contains(&call.id.as_str());
    is_read_by_post || call.method.is_safe() && !is_of_team && (is_public || ROOMS.contains(&room))
}

/// All calls of the document, each with what it concerns.
pub fn calls() -> Vec<(ApiOperation, Concern)> {
    let all = operations::all_operations().into_iter();
    all.map(|call| {
        let concern = if reads_catalog(&call) { Concern::Catalog } else { concern_of(&call.id) };
        (call, concern)
    })
    .collect()
}
