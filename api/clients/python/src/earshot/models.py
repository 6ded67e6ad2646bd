"""The types of requests and responses of the API.

Generated from api/openapi.json by scripts/generate.py.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict

__all__ = ["AcceptInvitationRequest", "AccountDeletionRequest", "ActivityData", "AddListedPodcastRequest", "AddPasskeyRequest", "AddedByUserView", "AddedCandidateView", "AddedListedPodcastData", "AddedPasskeyData", "AdditionalAlertSettingsRequest", "AdditionalEntities", "AffiliationView", "AgentAnswerData", "AgentAnswerView", "AgentContextRequest", "AgentOptionsRequest", "AgentRequest", "AgentResultView", "AlertChangesData", "AlertChartRequest", "AlertChartView", "AlertConfigData", "AlertConfigUpdatesRequest", "AlertConfigView", "AlertConfigsData", "AlertConfigsLimitView", "AlertConfigsOptions", "AlertEmailRequest", "AlertEmailView", "AlertFeedData", "AlertFeedView", "AlertFeedsData", "AlertFiltersRequest", "AlertFiltersView", "AlertHistoryData", "AlertHistoryMatchView", "AlertHistoryOptions", "AlertMatchView", "AlertMatchesData", "AlertMatchesOptions", "AlertPreviewData", "AlertRecipientData", "AlertRecipientView", "AlertRecipientsData", "AlertSearchRequest", "AlertSearchView", "AlertSettingsRequest", "AlertSettingsView", "AlertTrendData", "AlertTrendDay", "AliasUsageView", "AllDetailsData", "AllowanceView", "AlternativeSpellingsData", "AlternativeSpellingsRequest", "ApiKeyView", "ApiKeysData", "AppearanceView", "AppearancesData", "ApplePlatform", "AppleReviewView", "ArchivedGuestProfileData", "AssigneeView", "AudienceBracketsView", "AudienceEstimateView", "AudienceInputView", "AuditEventView", "AuthorityScoreData", "AuthorityScoreDetailsData", "AuthorityScoreRequest", "AuthorityScoreView", "AutoFillData", "AutoFillView", "AutocompleteData", "AvailabilityData", "AvailabilityOptions", "AvailabilityView", "BillingEventData", "BillingEventRequest", "BillingLinksView", "BucketView", "BulkActionRequest", "BulkChangeData", "CastboxView", "CatalogEpisode", "ChangeAddressRequest", "ChangeRoleRequest", "ChangedFieldView", "ChannelReading", "ChapterView", "ChartAppearance", "ChartCategoriesData", "ChartCategoryView", "ChartCountriesData", "ChartCountryView", "ChartData", "ChartHead", "ChartIdentity", "ChartIdentityValue", "ChartIdentityValue1", "ChartListData", "ChartOptions", "ChartPosition", "ChartPositionsRequest", "ChartPresenceView", "ChartRanking", "ChartView", "ChartWithWindow", "ChartedPodcastView", "ClaimView", "ClearedSearchHistoryData", "ClientAnswerView", "CompletenessView", "ConfirmAddressChangeRequest", "ConfirmRequest", "ContactEmailView", "ContactPageView", "ContactPhoneView", "ContactReportReason", "ContactReportRequest", "ContactWebsiteView", "ContactsQuotaView", "ContextDetailsRequest", "ContextDetailsView", "CopiedOutreachData", "CopyOutreachRequest", "CorrectionData", "CorrectionView", "CorrectionsData", "CountRangeRequest", "CreateAlertConfigRequest", "CreateApiKeyRequest", "CreateGuestProfileRequest", "CreatePodcastClaimRequest", "CreateProjectRequest", "CreateProjectShareRequest", "CreateProjectViewRequest", "CreateSavedSearchRequest", "CreateWebhookRequest", "CreatedAlertConfigData", "CreatedGuestProfileData", "CreatedPodcastClaimData", "CreatedProjectData", "CurrentChartsByPlatform", "CurrentUsageData", "CustomColumnRequest", "CustomColumnView", "CustomPromptData", "CustomPromptRequest", "CustomPromptView", "CustomPromptsData", "DataDownloadData", "DataDownloadView", "DateRequest", "DateRequestValue1", "DateRequestValue2", "DatedPositionView", "DecideCorrectionRequest", "DeepAnalysesData", "DeepAnalysisData", "DeepAnalysisRequest", "DeepAnalysisView", "DeletedAlertConfigData", "DeletedGuestProfileData", "DeletedProjectData", "DeletedProjectView", "DeletedProjectsData", "DeletedSavedSearchData", "DeletedWebhookData", "DetailedPodcast", "DirectoryData", "DirectoryLinkView", "DocumentsCountView", "EmbeddingChunkView", "EndChart", "EntryActivityView", "EpisodeCatalogData", "EpisodeCatalogView", "EpisodeChaptersView", "EpisodeData", "EpisodeInsightsView", "EpisodePerson", "EpisodeView", "EpisodesOptions", "ExclusionProposal", "ExplanationView", "ExportAlertMatchesRequest", "ExportChartRequest", "ExportColumnView", "ExportEpisodesRequest", "ExportGroupView", "ExportListedPodcastsRequest", "ExportOutreachRequest", "ExportPodcastsRequest", "ExportPreferencesRequest", "ExportPreferencesView", "ExportPreviewData", "FacebookPageView", "FacetRangeView", "FacetValueView", "FacetView", "FallbackView", "FeatureFlagsView", "FeedSubmissionData", "FeedSubmissionRequest", "FeedSubmissionView", "FieldChangeView", "FieldHighlightView", "GenerateOutreachRequest", "GenerateStrategiesRequest", "GeneratedByView", "GeneratedFromView", "GeneratedStrategiesData", "GroupTermOptionsRequest", "GroupTermRequest", "GuestAppearanceView", "GuestAppearancesData", "GuestBioRequest", "GuestBioView", "GuestChangesData", "GuestContactDetailsRequest", "GuestCreatorView", "GuestDocumentView", "GuestPreparationMailRequest", "GuestPreparationRequest", "GuestPreparationView", "GuestProfileListData", "GuestProfileView", "GuestPublicViewRequest", "GuestSocialLinkRequest", "GuestSocialLinkView", "GuestSubjectView", "GuestSubjectsData", "GuestSubjectsRequest", "GuestSuggestionView", "GuestSuggestionsData", "GuestSuggestionsRequest", "GuestSummaryView", "GuestTrackingData", "GuestTrackingRequest", "HealthData", "HistoryAlertView", "HistoryChart", "HistoryRangeView", "HistorySeries", "HistorySeriesValue", "HistorySeriesValue1", "HistoryStatsView", "HistoryWindow", "HitChartPosition", "HitFacebookPage", "HitHost", "HitInstagramProfile", "HitLink", "HitLinkedInCompany", "HitLinkedInPerson", "HitListView", "HitOwner", "HitPerson", "HitPitchView", "HitPodcast", "HitSponsor", "HitTiktokProfile", "HitTwitterProfile", "HitYoutubeChannel", "HookView", "HostingCompanyShare", "HostingCompanyTags", "HostingCompanyTranscripts", "IdentityProviderData", "IgnorePodcastRequest", "IgnoredPodcastData", "IgnoredPodcastView", "IgnoredPodcastsData", "ImportPodcastView", "ImportPodcastsRequest", "ImportPreviewData", "ImportPreviewRequest", "ImportRowView", "ImportSummaryView", "InstagramView", "InvitationData", "InvitationDetailsData", "InvitationDetailsView", "InvitationView", "InvitationsData", "InviteRequest", "KeptAlertRecipientsView", "KeptMatchData", "KeptShareView", "KeptWebhookView", "KeywordCountView", "KeywordSearchView", "LastContactView", "LastPitchView", "LatestEpisodesData", "LatestPodcastsData", "LeftOutPodcastView", "LeftRowView", "LetterCount", "LikelyQuestionView", "LimitReachedView", "LimitsView", "LinkProvenance", "LinkedGuestProfileView", "LinkedInCompanyView", "LinkedInPersonView", "ListOfPodcastView", "ListOrText", "ListWarningView", "ListedChart", "ListedChartCategory", "ListedChartCountry", "ListedEpisodeView", "ListedPodcastDetailsData", "ListedPodcastFactsView", "ListedPodcastOptions", "ListedPodcastView", "ListedPodcastWithFactsView", "ListicleData", "ListiclePodcastView", "ListicleView", "LockedContactsView", "LoggedKeyView", "LoggedRequestView", "LookupData", "MachineSignalView", "MachineSignalsView", "ManagedTeamData", "ManagedTeamView", "ManagedTeamsData", "MarkMatchesSeenRequest", "MarkOutreachRequest", "MarkdownBlock", "MarkdownSpan", "MarkedMatchesData", "MatchAlertView", "MatchChartView", "MatchEpisodeView", "MatchFilterView", "MatchPodcastView", "MatchingEpisodeView", "MeData", "MemberUsageView", "MentionLabelView", "MentionView", "MessageData", "MissingPartView", "Moment", "MonthlyEpisodeCounts", "MovementData", "MovementList", "MovementOptions", "MovementRow", "MovementView", "MultipleOptions", "MultiplePodcastsData", "MutePodcastRequest", "MutedPodcastRequest", "MutedPodcastView", "NamesakeView", "NewApiKeyData", "NextActionView", "NextActionsData", "NextStepView", "NotRelevantMatchData", "Op3DownloadsView", "OutreachDetailsData", "OutreachDetailsView", "OutreachFactsView", "OutreachGuestView", "OutreachHistoryData", "OutreachHooksData", "OutreachPodcastView", "OutreachProjectView", "OutreachRevisionView", "OutreachRevisionsData", "OutreachSummaryView", "OutreachTemplateData", "OutreachTemplateRequest", "OutreachTemplateView", "OutreachTemplatesData", "OutreachVariantView", "PassageView", "PassagesRequest", "PasskeyOptionsData", "PasskeySignInRequest", "PasskeyView", "PasskeysData", "PatchListedPodcastRequest", "PatchListedPodcastsRequest", "PatchProjectRequest", "PatchStrategyRequest", "PatreonView", "PeopleData", "PersonAppearanceView", "PersonData", "PersonMentionView", "PersonPodcastView", "PersonProfileSummaryView", "PersonProfileView", "PersonRequest", "PersonStatementData", "PersonStatementView", "PersonStatementsData", "PersonView", "PhotoData", "PlaceholderView", "PlatformShow", "PlatformsView", "Podcast2Data", "Podcast2Podcast", "Podcast2Stats", "PodcastAllDetails", "PodcastChartsData", "PodcastChartsOptions", "PodcastClaimData", "PodcastClaimView", "PodcastClaimsData", "PodcastContactsData", "PodcastContactsView", "PodcastData", "PodcastDetail", "PodcastEpisodesData", "PodcastGuestView", "PodcastGuestsData", "PodcastGuestsView", "PodcastHistoryData", "PodcastHistoryView", "PodcastMarksData", "PodcastMarksRequest", "PodcastMarksView", "PodcastNetworkView", "PodcastOfListView", "PodcastOnChart", "PodcastReviewsData", "PodcastReviewsView", "PodcastSocialMediaData", "PodcastSponsorView", "PodcastSponsorsData", "PodcastSponsorsView", "PodcastStatementView", "PodcastStats", "PodcastSummary", "PodcastTranscriptionData", "PodcastTranscriptionRequest", "PodcastView", "PodcastWithEpisodes", "PodcastYoutubeData", "PodcastsOfSearchData", "PointView", "PreferencesData", "PreferencesRequest", "PreferencesView", "PresenceData", "PresenceSummary", "PresenceView", "PresenceWeek", "PresenceWindow", "PreviewAlertRequest", "PreviewWeek", "ProfileData", "ProfileUrlData", "ProfileUrlView", "ProfileView", "ProjectActivityData", "ProjectActivityView", "ProjectDetailsData", "ProjectDetailsView", "ProjectListData", "ProjectListOptions", "ProjectOrder", "ProjectPreferencesRequest", "ProjectPreferencesView", "ProjectRelevancyRequest", "ProjectRequest", "ProjectShareData", "ProjectShareView", "ProjectSharesData", "ProjectView", "ProjectViewData", "ProjectViewView", "ProjectViewsData", "ProposeCorrectionRequest", "ProvePodcastClaimRequest", "ProviderCodeRequest", "ProviderUrlData", "PublicGuestData", "PublicGuestLinkView", "PublicGuestView", "PublicViewSettingsView", "PublishingHistory", "QuestionGroupView", "QuestionOccurrenceView", "QuotationView", "RangeRequest", "RankHistoryChart", "RankHistoryData", "RankHistoryDate", "RankHistoryOptions", "RankHistoryRow", "RankHistoryView", "RankView", "RatingTotalView", "RecentActivityView", "RecentEpisodesData", "RecentEpisodesOptions", "ReferenceData", "RefreshData", "RefreshErrorCode", "RefreshErrorDetails", "RegeneratedBioData", "RegeneratedBioResult", "RegeneratedBioView", "RelatedData", "RelatedPodcastView", "RelatedPodcasts", "RelatedSponsorView", "RelatedSponsorsData", "RelevancyAnswerView", "RelevancyCostView", "RelevancyEvidenceView", "RelevancyFactorView", "RelevancyProgressData", "RelevancyResultView", "RelevancyReviewView", "RelevancyRunView", "RelevancyView", "RemoveTeamPodcastsRequest", "RemovedListedPodcastData", "RemovedTeamPodcastsData", "RemovedTeamUserData", "RenameTeamRequest", "ReplayedDeliveryData", "RequestLogData", "RequestedAnalysesData", "RequestedTranscriptionData", "ResendConfirmationRequest", "RestoredGuestProfileData", "RestoredProjectData", "ResultsView", "RetrievalModeView", "ReviewHitView", "ReviewListedPodcastsData", "ReviewListedPodcastsRequest", "ReviewSearchData", "ReviewTextsView", "ReviewView", "RevokedApiKeyData", "RhythmDay", "RhythmView", "RotateApiKeyRequest", "SavedSearchData", "SavedSearchView", "SavedSearchesData", "ScoreInputView", "ScorePercentilesView", "ScorePointView", "ScoreRankView", "SearchDataEpisodeHitView", "SearchDataPodcastHitView", "SearchEpisodesItem", "SearchFilterStats", "SearchHistoryData", "SearchLimitView", "SearchPodcastsItem", "SearchPreferencesRequest", "SearchPreferencesView", "SearchRequest", "SearchResultEpisodeHitView", "SearchResultEpisodeHitViewHits", "SearchResultPodcastHitView", "SearchResultPodcastHitViewHits", "SearchStats", "SearchTermRequest", "SearchTimes", "SearchTotal", "SearchTotals", "SentenceView", "SessionView", "SessionsData", "SetAutoFillRequest", "SetTeamPlanRequest", "SharedAnswerData", "SharedAnswerRequest", "SharedListData", "SharedListView", "SharedPodcastView", "SightingView", "SignInCodeRequest", "SignInLinkRequest", "SignInRequest", "SignOutEverywhereRequest", "SignUpRequest", "SimilarEpisodeView", "SimilarEpisodesData", "SkippedEntryView", "SnoozeMatchesRequest", "SnoozedMatchesData", "SocialLinkView", "SocialMediaView", "SortRequest", "SpeakerTurnView", "SpellingView", "SponsorCategoryView", "SponsorData", "SponsorMentionView", "SponsorMonthView", "SponsorProfileSummaryView", "SponsorProfileView", "SponsorReadView", "SponsorReadsData", "SponsorRequest", "SponsorView", "SponsoredPodcastView", "SponsorsData", "SpotifyPlatform", "SpotifyReviewView", "StateCountsView", "StatePersonRequest", "StatePodcastRequest", "StatedClaimView", "StatedPersonView", "StatisticsData", "StatusAlertsView", "StatusData", "StatusDayView", "StatusWebhooksView", "StoppedTranscriptionData", "StoredSearchData", "StoredSearchView", "StrategiesData", "StrategyData", "StrategyKeywordsData", "StrategyRunData", "StrategyRunView", "StrategyTextsView", "StrategyView", "StreakView", "SubmissionOutcome", "SubmittedGuestProfileData", "SuggestTranscriptCorrectionRequest", "SuggestedPersonView", "SuggestionSourceView", "SwitchTeamRequest", "TagDay", "TagFrequency", "TagHistoryData", "TagLevel", "TagView", "TeamActivityData", "TeamActivityView", "TeamBillingData", "TeamDailyUsageData", "TeamData", "TeamDeletionRequest", "TeamMembersUsageData", "TeamMonthlyUsageData", "TeamPodcastData", "TeamPodcastProject", "TeamPodcastRequest", "TeamPodcastView", "TeamPodcastsData", "TeamRequestView", "TeamRequestsData", "TeamSettingsData", "TeamSettingsView", "TeamUsageDayView", "TeamUsageMonthView", "TeamUserData", "TeamUserView", "TeamUsersData", "TeamView", "TeamsData", "TermGroupRequest", "TermOptionsBodyRequest", "ThumbnailsView", "TiktokView", "TimedQuestionView", "TranscriptCorrectionData", "TranscriptCorrectionView", "TranscriptCorrectionsData", "TranscriptLineView", "TranscriptMatchView", "TranscriptOriginView", "TranscriptPartName", "TranscriptPassagesData", "TranscriptText", "TranscriptTextData", "TranscriptTextPreview", "TranscriptTextPreviewData", "TranscriptTimestampsData", "TranscriptTimestampsPreviewData", "TranscriptionModeView", "TranscriptionRequestData", "TranscriptionRequestView", "TranscriptionRequestsData", "TranscriptionSelection", "TranscriptionStateView", "TranscriptionStatus", "TwitterView", "UndoneChangeData", "UnknownInputView", "UpdateAlertConfigRequest", "UpdateEventView", "UpdateOutreachRequest", "UpdateProfileRequest", "UpdateProjectViewRequest", "UpdateSavedSearchRequest", "UpdateTeamSettingsRequest", "UpdateWebhookRequest", "UpdatedAlertConfigData", "UpdatedGuestProfileData", "UpdatedGuestPublicViewData", "UpdatedGuestSocialLinksData", "UpdatedListedPodcastData", "UpdatedProjectData", "UpdatesData", "UsageMonthView", "UsageRecordView", "UserDailyUsageData", "UserMonthlyUsageData", "UserView", "ValidateSignUpRequest", "ValueCountView", "ViewColumnRequest", "ViewFiltersRequest", "ViewSettingsRequest", "ViewSortRequest", "WebhookAttemptView", "WebhookData", "WebhookDeliveriesData", "WebhookDeliveryData", "WebhookDeliveryView", "WebhookView", "WebhookWithSecretData", "WebhooksData", "WeekView", "WeekdayShift", "WindowCoverageView", "YoutubeChannelView", "YoutubeView"]


class AcceptInvitationRequest(TypedDict):
    """The key of an invitation link."""

    key: str
    """The `key` of the link."""


class AccountDeletionRequest(TypedDict):
    """The account's email address, typed as a confirmation."""

    email: str
    """The email address of the account, which prevents accidental deletion."""


class ActivityData(TypedDict):
    """A page of the user's audit log."""

    activity: list[AuditEventView]
    """Newest first. Events are kept for a year."""


class _AddListedPodcastRequest(TypedDict):
    podcastId: str
    """ID or slug of the podcast."""


class AddListedPodcastRequest(_AddListedPodcastRequest, total=False):
    """A podcast to add."""

    labels: list[str] | None
    """Labels: automated, guest-appearance, mcp, or own ones."""
    notes: str | None
    """Notes, plain text."""
    priority: str | None
    """low, medium, high or urgent."""
    state: str | None
    """prospect, qualified, pitched, lost, booked or ignored; prospect by default."""


class AddPasskeyRequest(TypedDict):
    """A passkey that the browser made."""

    credential: dict[str, Any]
    """The credential of the browser: `PublicKeyCredential.toJSON()`."""
    name: str
    """What the passkey is called, such as the device that holds it."""
    token: str
    """The token of the options."""


class AddedByUserView(TypedDict):
    """Who added a podcast to a list."""

    displayName: str | None
    """The name shown in the app; `null` until one is chosen."""
    email: str
    """The email address; empty when the account was deleted."""
    userId: str
    """ID of the user; all zeros when their account was deleted."""


class AddedCandidateView(TypedDict):
    """A podcast that a strategy added, with the reasons."""

    keywords: list[str]
    """Keywords of the strategy that found it."""
    listedPodcastId: str
    """ID of the entry."""
    podcastId: str
    """ID of the podcast."""
    reason: str
    """Why it was added."""
    relevancyScore: int | None
    """The rating by rules, 1 to 5; `null` when neither the project nor its guest describes a subject."""
    status: str
    """The state of the entry."""
    title: str
    """Title of the podcast."""


class AddedListedPodcastData(TypedDict):
    """An added podcast."""

    alreadyListed: bool
    """Whether the podcast was on the project before. Then the entry is as it was."""
    changeId: str | None
    """ID of the change, for undo; `null` when the podcast was on the project before."""
    listedPodcast: ListedPodcastView
    """The entry."""


class AddedPasskeyData(TypedDict):
    """The passkey that was added."""

    passkey: PasskeyView
    """The passkey."""


class AdditionalAlertSettingsRequest(TypedDict, total=False):
    """Some of the settings of an alert."""

    filters: AlertFiltersRequest | None
    """Which mentions are filtered."""
    otherEmails: list[str] | None
    """Other addresses that get the mails, once they have confirmed."""
    otherSpellings: list[str] | None
    """Other spellings that match like the value."""
    subjectNote: str | None
    """Describes the subject, in words."""


class AdditionalEntities(TypedDict):
    """The podcasts that the entities of a list refer to."""

    podcasts: list[ChartedPodcastView]
    """The podcasts of all rankings, each once."""


class AffiliationView(TypedDict):
    """The organization behind a podcast, according to its feed."""

    affiliateOrganizationName: str | None
    """The name, as the feed writes it."""
    affiliationType: str | None
    """academic, branded, government, independent, legacy media, podcast company, new media, not for profit, religious
    or unknown."""
    source: str | None
    """Where the affiliation was found: `author`, `owner`, `website` or `description`."""


class AgentAnswerData(TypedDict):
    """The answer of the assistant."""

    fallback: FallbackView | None
    """Why the result is by rules; `null` for a result by a model."""
    generatedBy: str
    """`rules` or `model`."""
    model: str | None
    """The name of the text model that made the result; `null` for a result by rules."""
    result: AgentResultView
    """The answer."""


class AgentAnswerView(TypedDict):
    """The answer of the assistant."""

    removed: int
    """Links and quotations that were removed from the text, because they are not in the facts."""
    strategies: list[StrategyTextsView] | None
    """The strategies, for `strategy`; `null` for other kinds. They are not kept."""
    text: str
    """Plain text or Markdown. Show it as text."""


class AgentContextRequest(TypedDict, total=False):
    """The subject of a request to the assistant. IDs may be slugs, except for episodes."""

    episodeId: str | None
    """The episode; for `episode` and `transcript`, and for prompts about them."""
    guestProfileId: str | None
    """The guest profile, for `guest`."""
    podcastId: str | None
    """The podcast; for `podcast`, and for prompts about podcasts."""
    projectId: str | None
    """The project, for `project` and `strategy`."""


class AgentOptionsRequest(TypedDict, total=False):
    """Settings of a request to the assistant."""

    count: int | None
    """Number of strategies, 1 to 12, for `strategy`; 6 by default."""


class AgentRequest(TypedDict, total=False):
    """The task of the assistant. The kind in the path decides which IDs the context needs."""

    context: AgentContextRequest
    """The subject of the request."""
    customPromptId: str | None
    """ID of a prompt of the team, instead of `prompt`."""
    options: AgentOptionsRequest
    """Settings of the kind."""
    prompt: str | None
    """The words of the request, at most 4,000 characters. Each kind but `custom` has default words."""


class AgentResultView(TypedDict):
    """The result, as the agent calls wrap it."""

    answer: AgentAnswerView
    """The answer."""


class AlertChangesData(TypedDict):
    """A page of the changes of an alert."""

    changes: list[FieldChangeView]
    """The changes, newest first."""
    cursor: str | None
    """Where the next page begins; `null` on the last one."""


class _AlertChartRequest(TypedDict):
    category: str
    """The category of the chart."""
    chartType: str
    """apple or spotify."""
    country: str
    """The country's code in lower case."""
    movement: str
    """enters, leaves, moves or reaches."""


class AlertChartRequest(_AlertChartRequest, total=False):
    """A chart, and the movement to watch."""

    by: int | None
    """Number of positions, for moves."""
    podcastId: str | None
    """ID of the podcast to watch; `null` watches all."""
    top: int | None
    """The last of the best positions, for reaches."""


class AlertChartView(TypedDict):
    """The chart of an alert, and the movement that it watches."""

    by: int | None
    """Number of positions, for moves; `null` for others."""
    category: str
    """The category of the chart."""
    chartType: str
    """apple or spotify."""
    country: str
    """The country's code in lower case."""
    movement: str
    """enters, leaves, moves or reaches."""
    podcastId: str | None
    """ID of the podcast to watch; `null` watches all."""
    top: int | None
    """The last of the best positions, for reaches; `null` for others."""


class AlertConfigData(TypedDict):
    """An alert."""

    alertConfig: AlertConfigView
    """The alert."""


class AlertConfigUpdatesRequest(TypedDict, total=False):
    """The fields of an alert to change; absent and `null` fields stay as they are."""

    alertName: str | None
    """Name of the alert."""
    alertSettings: AlertSettingsRequest | None
    """The settings of the alert."""
    emailSettings: AlertEmailRequest | None
    """When mails with new matches are sent."""
    enabled: bool | None
    """Whether it looks for matches."""


class AlertConfigView(TypedDict):
    """An alert."""

    alertName: str
    """Name of the alert."""
    alertSettings: AlertSettingsView
    """The settings of the alert."""
    alertType: str
    """person, company or custom-keyword; also saved-search or chart-movement where all types are requested."""
    createdAt: Moment
    """When it was created."""
    createdByUserId: str
    """ID of the user who created it; empty when their account was deleted."""
    emailSettings: AlertEmailView
    """When mails are sent."""
    enabled: bool
    """Whether it looks for matches."""
    id: str
    """ID of the alert."""
    lastMatchDate: Moment | None
    """When it last found something; `null` before."""
    lastRunDate: Moment | None
    """When it was last compared with new episodes; `null` before."""
    problem: str | None
    """Why the last run left something out, for people; `null` when it did not."""
    teamId: str
    """ID of the team."""
    unseenCount: int
    """Number of kept matches that nobody has seen."""
    updatedAt: Moment
    """When its fields last changed."""
    version: int
    """Grows with each change of the alert."""


class AlertConfigsData(TypedDict):
    """The alerts of the team."""

    alertConfigs: list[AlertConfigView]
    """The alerts."""
    limit: AlertConfigsLimitView
    """The number of alerts and the limit of the plan."""
    options: AlertConfigsOptions
    """The options as applied."""


class AlertConfigsLimitView(TypedDict):
    """The number of alerts and the limit of the plan."""

    max: int | None
    """Most alerts on the plan; `null` is unlimited."""
    used: int
    """Alerts of the team."""


class AlertConfigsOptions(TypedDict):
    """The options as applied."""

    alertConfigId: str | None
    """ID of the only alert; `null` for all."""
    enabled: bool | None
    """`true` for alerts that look for matches, `false` for the others; `null` for all."""
    sortBy: Literal["lastRunDate", "alertName"] | None
    """What alerts are sorted by; `null` for newest first."""
    sortDirection: Literal["asc", "desc"] | None
    """The direction of the order."""


class AlertEmailRequest(TypedDict, total=False):
    """When mails with new matches are sent. Absent fields stay as they are."""

    enabled: bool | None
    """Whether mails are sent."""
    frequency: str | None
    """hourly, daily or weekly."""
    hour: int | None
    """Hour of daily and weekly mails."""
    timeZone: str | None
    """IANA time zone, such as Europe/Vienna."""
    weekday: int | None
    """Day of weekly mails: 1 (Monday) to 7 (Sunday)."""


class AlertEmailView(TypedDict):
    """When mails with new matches are sent."""

    enabled: bool
    """Whether mails are sent."""
    frequency: str
    """hourly, daily or weekly."""
    hour: int
    """Hour of daily and weekly mails: 0 to 23."""
    timeZone: str
    """IANA time zone, such as Europe/Vienna."""
    weekday: int
    """Day of weekly mails: 1 (Monday) to 7 (Sunday)."""


class AlertFeedData(TypedDict):
    """A private feed of an alert."""

    feed: AlertFeedView
    """The feed."""


class AlertFeedView(TypedDict):
    """A private feed of an alert."""

    createdAt: Moment
    """When it was made."""
    createdBy: str | None
    """ID of the user who made it; `null` when their account was deleted."""
    id: str
    """ID of the feed."""
    jsonUrl: str | None
    """The URL for feed readers, JSON Feed 1.1. Only the response that creates the feed has it; `null` otherwise."""
    lastReadAt: Moment | None
    """When a reader last fetched it, to the minute; `null` when none did."""
    revokedAt: Moment | None
    """When it was revoked; `null` when it was not."""
    rssUrl: str | None
    """The URL for feed readers, RSS 2.0. Only the response that creates the feed has it; `null` otherwise."""


class AlertFeedsData(TypedDict):
    """The private feeds of an alert."""

    feeds: list[AlertFeedView]
    """Newest first, with those that were revoked; at most 100."""


class AlertFiltersRequest(TypedDict, total=False):
    """Which mentions are filtered."""

    excludeAds: bool | None
    """Whether mentions in advertisements are filtered."""
    requireSubject: bool | None
    """Whether mentions of others with the same name are filtered."""


class AlertFiltersView(TypedDict):
    """Which mentions are filtered."""

    excludeAds: bool
    """Whether mentions in advertisements are filtered."""
    requireSubject: bool
    """Whether mentions of others with the same name are filtered."""


class AlertHistoryData(TypedDict):
    """A page of the history of matches, the newest episodes first."""

    alertMatches: list[AlertHistoryMatchView]
    """The matches, kept and filtered."""
    options: AlertHistoryOptions
    """The options as applied."""
    totalAlertMatches: int
    """Number of matches on all pages."""


class AlertHistoryMatchView(TypedDict):
    """A match in the history."""

    advertisementLLMHistoryId: int | None
    """Always `null`: no language model decides."""
    alertConfig: HistoryAlertView
    """The alert."""
    contextLLMHistoryId: int | None
    """Always `null`: no language model decides."""
    emailHistoryId: int | None
    """Always `null`."""
    endSecond: int | None
    """Second at which the first mention ends. Only of type TRANSCRIPT."""
    episodeDate: Moment | None
    """When the episode was published; `null` when the feed omits it."""
    episodeId: str
    """ID of the episode."""
    episodeSlug: str
    """Slug of the episode."""
    episodeTitle: str
    """Title of the episode."""
    filteredOut: bool
    """Whether it is filtered."""
    filteredOutReason: str | None
    """Why it is filtered, for people; `null` when it is not."""
    id: str
    """ID of the match."""
    imageUrl: str | None
    """URL of the image; `null` without one."""
    podcastId: str
    """ID of the podcast."""
    podcastSlug: str
    """Slug of the podcast."""
    podcastTitle: str
    """Title of the podcast."""
    processedDate: Moment
    """When it was found."""
    startSecond: int | None
    """Second at which the first mention begins. Only of type TRANSCRIPT."""
    text: str
    """The text around the first mention."""
    transcriptEmbeddingId: str | None
    """Always `null`. Only of type TRANSCRIPT."""
    transcriptId: str | None
    """ID of the transcript. Only of type TRANSCRIPT."""
    transcriptionDate: Moment | None
    """When the transcript was searched. Only of type TRANSCRIPT."""
    type: str
    """EPISODE when the title, the description or a credit has the words, TRANSCRIPT when the transcript has."""


class AlertHistoryOptions(TypedDict):
    """The options as applied."""

    alertConfigId: str | None
    """ID of the alert; `null` for all."""
    page: int
    """Number of the page."""
    sinceDate: Moment | None
    """The earliest time; `null` for all."""


class AlertMatchView(TypedDict):
    """What an alert found: an episode with its mentions, a podcast, or a movement on a chart."""

    alertConfig: MatchAlertView
    """The alert."""
    appearance: AppearanceView | None
    """The role of the person or company, with its source; `null` for keywords."""
    audioUrl: str | None
    """URL of the episode's audio; `null` without one."""
    chart: MatchChartView | None
    """The movement on a chart; `null` for others."""
    episode: MatchEpisodeView | None
    """The episode; `null` for podcasts and charts, which are only listed where all types are requested."""
    filterDetails: list[MatchFilterView]
    """Why it is filtered, with a sentence for people."""
    filterReasons: list[str]
    """Why it is filtered: ad, not_subject or unchecked."""
    firstMatchedAt: Moment | None
    """When it was found."""
    id: str
    """ID of the match; empty in a preview."""
    isBackCatalog: bool
    """Whether the episode was no news when it was found: it was published before the alert was created, or too long before.
    Nothing is sent for it."""
    keptMentionCount: int
    """Number of mentions that pass the filters of the alert."""
    mentionCount: int
    """Number of mentions."""
    mentions: list[MentionView]
    """The mentions, in the order of the episode: title, description, transcript. At most 20."""
    podcast: MatchPodcastView
    """The podcast."""
    seenAt: Moment | None
    """When someone saw it; `null` when nobody did."""
    snoozedUntil: Moment | None
    """Until when it is snoozed; `null` when it is not."""
    status: str
    """kept or filtered."""
    syndicatedEpisodeIds: list[str]
    """IDs of other episodes with the same audio or text."""
    verdict: str | None
    """The rating by a user: not_relevant or relevant; `null` without one."""


class AlertMatchesData(TypedDict):
    """A page of what alerts found, the newest episodes first."""

    backCatalogCount: int
    """Number of matches of the back catalog for the same options."""
    cursor: str | None
    """Where the next page begins; `null` on the last one."""
    matches: list[AlertMatchView]
    """The matches."""
    options: AlertMatchesOptions
    """The options as applied."""
    total: int
    """Number of matches on all pages."""
    unseenCount: int
    """Number of kept matches of the team that nobody has seen, without the back catalog."""


class AlertMatchesOptions(TypedDict):
    """The options as applied."""

    alertConfigId: str | None
    """ID of the alert; `null` for all."""
    includeFiltered: bool
    """Whether filtered matches are listed."""
    page: int
    """Number of the page."""
    pageSize: int
    """Matches of a page."""


class AlertPreviewData(TypedDict):
    """The matches that an alert would have found in the last 30 days."""

    isEstimate: bool
    """Whether `total` is an estimate."""
    matches: list[AlertMatchView]
    """The newest matches, kept and filtered; at most 50."""
    perWeek: float
    """Kept matches per week to expect."""
    total: int
    """Number of kept matches of the last 30 days, estimated when there are many."""
    warnings: list[str]
    """Warnings to read before saving, for people."""
    weeks: list[PreviewWeek]
    """Kept matches of each week, oldest first."""


class AlertRecipientData(TypedDict):
    """A recipient of digests."""

    recipient: AlertRecipientView
    """The recipient."""


class AlertRecipientView(TypedDict):
    """A recipient of the digests of an alert."""

    confirmationSentAt: Moment | None
    """When the last link was sent that confirms the address; `null` when none was."""
    email: str
    """The email address."""
    kind: str
    """creator for the member who made the alert, other for its other addresses."""
    state: str
    """active; pending until the address is confirmed; unsubscribed; or rejected by a mail server."""


class AlertRecipientsData(TypedDict):
    """Who gets the digests of an alert, and when."""

    nextDigestAt: Moment | None
    """When the next digest is sent; `null` when no match waits for one."""
    recipients: list[AlertRecipientView]
    """The member who made the alert, then its other addresses in their order."""


class AlertSearchRequest(TypedDict, total=False):
    """The search of an alert: a saved search of the caller, or a search as a search call takes it."""

    kind: str | None
    """What is searched: podcasts or episodes."""
    savedSearchId: str | None
    """ID of a saved search, which is copied when `searchOptions` is left out."""
    searchOptions: SearchRequest | None
    """The search, as a search call takes it."""


class AlertSearchView(TypedDict):
    """The search of an alert."""

    kind: str
    """What is searched: podcasts or episodes."""
    savedSearchId: str | None
    """ID of the saved search from which it was copied; `null` without one."""
    searchOptions: dict[str, Any]
    """The search, as a search call takes it."""


class AlertSettingsRequest(TypedDict, total=False):
    """The settings of an alert. Absent and `null` fields stay as they are; an empty list or text removes it."""

    caseSensitive: bool | None
    """Whether case matters."""
    chart: AlertChartRequest | None
    """The chart of an alert of type chart-movement."""
    contextAwareDetails: ContextDetailsRequest | None
    """What distinguishes the subject from others."""
    contextAwareQuestion: str | None
    """A question that distinguishes the subject from others."""
    excludedWords: list[str] | None
    """A mention with one of these words near it is filtered."""
    filterAdvertisements: bool | None
    """The same as `filters.excludeAds`, which has priority."""
    filters: AlertFiltersRequest | None
    """Which mentions are filtered."""
    genresToInclude: list[str] | None
    """Genres of shows; empty includes all."""
    genresToSkip: list[str] | None
    """Genres whose shows are left out."""
    languagesToInclude: list[str] | None
    """Languages of shows, such as en; empty includes all."""
    languagesToSkip: list[str] | None
    """Languages whose shows are left out."""
    mutedPodcasts: list[MutedPodcastRequest] | None
    """The muted shows that stay muted. Mute others by the call for muted podcasts."""
    newsDays: int | None
    """Episodes of this many days before they are found are news, also those from before the alert; 0 for those that were
    published after the alert was created, for 30 days."""
    otherEmails: list[str] | None
    """Other addresses that get the mails, once they have confirmed."""
    otherSpellings: list[str] | None
    """Other spellings that match like the value."""
    search: AlertSearchRequest | None
    """The search of an alert of type saved-search."""
    subjectNote: str | None
    """Describes the subject, in words."""
    trackGuestAppearances: bool | None
    """Whether appearances as guest are kept. Only for persons."""
    trackHostAppearances: bool | None
    """Whether appearances as host are kept. Only for persons."""
    trackMentions: bool | None
    """Whether mentions are kept. Only for persons."""
    type: str | None
    """The type of the alert, which never changes."""
    value: str | None
    """The name or words to find."""
    wholeWords: bool | None
    """Whether the value matches whole words only."""


class AlertSettingsView(TypedDict):
    """The settings of an alert."""

    caseSensitive: bool
    """Whether case matters."""
    chart: AlertChartView | None
    """The chart of an alert of type chart-movement; `null` for others."""
    contextAwareDetails: ContextDetailsView | None
    """What distinguishes the subject from others; `null` without it."""
    contextAwareQuestion: str | None
    """A question that distinguishes the subject from others; `null` without one."""
    excludedWords: list[str]
    """A mention with one of these words near it is filtered."""
    filterAdvertisements: bool
    """The same as `filters.excludeAds`."""
    filters: AlertFiltersView
    """Which mentions are filtered."""
    genresToInclude: list[str]
    """Genres of shows; empty includes all."""
    genresToSkip: list[str]
    """Genres whose shows are left out."""
    languagesToInclude: list[str]
    """Languages of shows, such as en; empty includes all."""
    languagesToSkip: list[str]
    """Languages whose shows are left out."""
    mutedPodcasts: list[MutedPodcastView]
    """Shows whose matches are filtered."""
    newsDays: int | None
    """Episodes of this many days before they are found are news, also those from before the alert. `null`: those that were
    published after the alert was created, for 30 days."""
    otherEmails: list[str]
    """Other addresses that get the mails, once they have confirmed."""
    otherSpellings: list[str]
    """Other spellings that match like the value."""
    search: AlertSearchView | None
    """The search of an alert of type saved-search; `null` for others."""
    subjectNote: str | None
    """Describes the subject, in words; `null` without one."""
    trackGuestAppearances: bool
    """Whether appearances as guest are kept. Only for persons."""
    trackHostAppearances: bool
    """Whether appearances as host are kept. Only for persons."""
    trackMentions: bool
    """Whether mentions are kept. Only for persons."""
    type: str
    """The type of the alert."""
    value: str
    """The name or words to find; a description for saved searches and charts."""
    wholeWords: bool
    """Whether the value matches whole words only."""


class AlertTrendData(TypedDict):
    """The matches of an alert by day."""

    days: list[AlertTrendDay]
    """Each day in UTC, oldest first."""
    perWeek: float
    """Kept matches per week to expect: the mean of the last four weeks, or of the time since the alert was created
    when it has no matches from before."""


class AlertTrendDay(TypedDict):
    """The matches of an alert on one day."""

    day: str
    """The day in UTC."""
    filtered: int
    """Number of filtered matches."""
    kept: int
    """Number of kept matches."""


class AliasUsageView(TypedDict):
    """The usage of one meter."""

    alias: str
    """searchCount, exportCount, transcriptDownloadCount, transcriptionRequests or aiAssistCount."""
    label: str
    """Name of the meter for people."""
    limit: int | None
    """Limit of the plan for the period; `null` is unlimited."""
    used: int
    """How much was used in the period."""


class AllDetailsData(TypedDict):
    """A podcast with everything that the tier sees of it."""

    podcast: PodcastAllDetails
    """The podcast with the data of its other calls."""


class AllowanceView(TypedDict):
    """How many calls of one kind the plan allows per period."""

    count: int | None
    """Number of calls; `null` is unlimited, 0 is not included."""
    label: str
    """The name of the kind."""
    meter: str
    """The kind: searches, ai-assist, advanced-contacts, exports, transcript-downloads or transcription-requests."""
    period: str | None
    """The period: `day` or `month`; `null` when unlimited."""


class AlternativeSpellingsData(TypedDict):
    """Other ways to spell the name, most likely first."""

    spellings: list[str]
    """The other spellings, most likely first."""


class AlternativeSpellingsRequest(TypedDict):
    """The name whose spellings are requested."""

    value: str
    """A name or a few words, 2 to 100 characters."""


class ApiKeyView(TypedDict):
    """A key without its secret."""

    createdAt: Moment
    """When the key was created."""
    expiresAt: Moment | None
    """When the key expires; `null` when it is valid until it is revoked."""
    id: str
    """ID of the key."""
    lastUsedAt: Moment | None
    """When the key was last used, rounded to the minute; `null` when it never was."""
    name: str
    """The name that its owner gave the key."""
    prefix: str
    """The beginning of the key, by which its owner can recognize it: `pk_live_a1B2c3D4`."""
    revokedAt: Moment | None
    """When the key was revoked; `null` when it is valid."""
    rotatedAt: Moment | None
    """When the secret was last replaced; `null` when it never was."""
    scopes: list[str]
    """`read`, and `write` for calls that change data."""
    state: str
    """`active`; `rotated` when another key has replaced it and it is valid until `expiresAt`; `expired`; `revoked`."""


class ApiKeysData(TypedDict):
    """All API keys of the team."""

    apiKeys: list[ApiKeyView]
    """Newest first, with those that have ended."""


class AppearanceView(TypedDict):
    """The role of a person or company in an episode."""

    probability: float
    """How certain the role is: 0 to 1."""
    reason: str
    """One sentence for people."""
    role: str
    """guest, host, mentioned or unknown."""
    source: str
    """people_data or title_description."""


class AppearancesData(TypedDict):
    """A page of appearances."""

    appearances: list[PersonAppearanceView]
    """The appearances, newest first."""
    total: int
    """Number of all appearances."""


class ApplePlatform(TypedDict):
    """The podcast on Apple Podcasts."""

    id: int
    """ID in Apple Podcasts."""
    url: str
    """URL of the podcast in Apple Podcasts."""


class AppleReviewView(TypedDict):
    """Apple's ratings of a country."""

    appleId: int
    """ID in Apple Podcasts."""
    country: str
    """ISO 3166 alpha-2, in lower case."""
    fiveStarCount: int
    """Number of ratings with five stars."""
    fourStarCount: int
    """Number of ratings with four stars."""
    missing: list[str]
    """What Apple did not provide: `reviewsCount` or `stars`."""
    oneStarCount: int
    """Number of ratings with one star."""
    rating: float | None
    """1 to 5; `null` when there are no ratings."""
    reviewsCount: int
    """Ratings, with or without a text."""
    scrapedAt: Moment
    """When the figures were read from the platform."""
    threeStarCount: int
    """Number of ratings with three stars."""
    twoStarCount: int
    """Number of ratings with two stars."""


class ArchivedGuestProfileData(TypedDict):
    """An archived guest profile."""

    changeId: str | None
    """ID of the change, for undo; `null` when it was archived before."""
    success: bool
    """Always true; failures have an error."""


class AssigneeView(TypedDict):
    """The member who works on a listed podcast."""

    id: str
    """ID of the user."""
    name: str
    """Name of the user."""


class AudienceBracketsView(TypedDict):
    """Brackets of audiences, with the names that estimates of audiences use. The catalog has no demographics of its own."""

    ageRanges: list[str]
    """Ages."""
    educationLevels: list[str]
    """Education."""
    genderSkews: list[str]
    """Shares of men and women."""
    incomeLevels: list[str]
    """Yearly incomes."""


class AudienceEstimateView(TypedDict):
    """The audience. The estimate is ours, from counts of other platforms, and reliable only to its bracket; its fields are
    `null` when there is none. Measured downloads are not a part of it."""

    audienceDemographics: dict[str, Any] | None
    """Always `null`: demographics are unknown."""
    confidence: str | None
    """high, medium or low; `null` without an estimate."""
    estimatedMonthlyListeners: int | None
    """Estimated number of people who listen at least once a month; `null` without an estimate."""
    estimatedMonthlyListenersBucket: str | None
    """0-1K, 1K-10K, 10K-100K, 100K-1M or 1M+; `null` without an estimate."""
    estimatedMonthyListenersCalculatedAt: Moment | None
    """When the estimate was calculated; `null` without an estimate."""
    hasOp3Analytics: bool | None
    """Whether OP3 publishes downloads of the podcast; `null` when unknown."""
    inputs: list[AudienceInputView]
    """The sources of the estimate."""
    isDormant: bool | None
    """Whether no episode was published in the last 90 days, or ever; `null` without an estimate."""
    op3Downloads: Op3DownloadsView | None
    """The downloads that OP3 measured; `null` when the files of the podcast are not fetched through OP3, or it was not
    polled. Never 0 for an unknown count."""


class AudienceInputView(TypedDict):
    """A source of an estimate."""

    listeners: int | None
    """The listeners that this source alone implies; `null` for a factor that scales the whole estimate."""
    name: str
    """Name of the source, such as `update-frequency`."""
    observed: str
    """The measured value in words."""
    share: float
    """Weight of the source; for a scaling factor, the factor."""


class AuditEventView(TypedDict):
    """An audit event of the account."""

    action: str
    """link-asked, signed-up, signed-in, confirmed, signed-out, session-ended, signed-out-everywhere, key-made,
    key-rotated, key-revoked, passkey-added, passkey-removed, signed-in-with-passkey, passkey-refused,
    signed-in-with-provider, contact-reported, member-invited, invitation-resent, invitation-revoked, invitation-accepted,
    role-changed, team-handed-over, member-removed, team-left, team-renamed, team-deleted,
    podcasts-exported, webhook-created, webhook-deleted or webhook-secret-rotated."""
    at: Moment
    """When it happened."""
    device: str | None
    """Browser and system, if they are known: `Firefox on Linux`."""
    id: str
    """ID of the event."""
    isHere: bool
    """Whether the event came from the address of this request."""
    place: str
    """A hash of the address, which is the same for events from the same address. The address itself is not stored."""
    what: str | None
    """The object of the action: the beginning of a key, a session, a podcast, an invitation, a user, a team, a
    webhook, or what was exported."""


class AuthorityScoreData(TypedDict):
    """The authority score of a podcast."""

    authorityScore: AuthorityScoreView | None
    """The authority score with its sub-scores; `null` before it was calculated."""
    podcastId: str
    """ID of the podcast."""
    podcastSlug: str
    """Slug of the podcast."""


class AuthorityScoreDetailsData(TypedDict):
    """The authority score with its inputs."""

    authorityScore: AuthorityScoreView | None
    """The authority score with its sub-scores; `null` before it was calculated."""
    podcastId: str
    """ID of the podcast."""
    podcastSlug: str
    """Slug of the podcast."""
    history: list[ScorePointView]
    """The days on which the score changed, oldest first."""
    inputWeights: dict[str, dict[str, float]]
    """Weights of the inputs of each sub-score."""
    inputs: list[ScoreInputView]
    """Inputs with data, by sub-score."""
    prior: dict[str, float]
    """The averages of the catalog for which inputs without data count, by sub-score, 0 to 100. Empty for a podcast
    that was scored before there were any."""
    standing: ScorePercentilesView | None
    """Percentiles and rank among active podcasts; `null` for a podcast that is not active."""
    unknownInputs: list[UnknownInputView]
    """Inputs without data. They count as the average of their sub-score in the catalog."""
    weights: dict[str, float]
    """Weights of the sub-scores."""
    weightsVersion: int
    """Version of the weights. Scores of different versions are not comparable."""


class AuthorityScoreRequest(TypedDict, total=False):
    """The authority score and its sub-scores."""

    authorityScore: RangeRequest | None
    """Range of the authority score, 0 to 100."""
    engagementScore: RangeRequest | None
    """Range of the sub-score for engagement, 0 to 100."""
    qualityScore: RangeRequest | None
    """Range of the sub-score for quality, 0 to 100."""
    socialScore: RangeRequest | None
    """Range of the sub-score for social media, 0 to 100."""
    youtubeScore: RangeRequest | None
    """Range of the sub-score for YouTube, 0 to 100."""


class AuthorityScoreView(TypedDict):
    """Scores are 0 to 100. For existing clients, these numbers are never null: a sub-score without data is 0 and listed in
    `missing`. In the authority score it counts as the average of the catalog, and so does each input without data."""

    authorityScore: float
    """The authority score, 0 to 100, the same on every plan. Scores are computed from the inputs as they are shown."""
    calculatedAt: Moment
    """When it was calculated."""
    confidence: float
    """The weight of the inputs with data, 0 to 1. The rest counts as the average of the catalog."""
    confidenceInWords: str
    """The confidence as `high`, `medium` or `low`, and what it rests on."""
    engagementScore: float
    """The sub-score for engagement, 0 to 100."""
    finalScore: float
    """The same as `authorityScore`."""
    missing: list[str]
    """Names of the sub-scores without data, such as `youtube`."""
    qualityScore: float
    """The sub-score for quality, 0 to 100."""
    socialScore: float
    """The sub-score for social media, 0 to 100."""
    youtubeScore: float
    """The sub-score for YouTube, 0 to 100."""


class AutoFillData(TypedDict):
    """The search with which a project fills itself."""

    autoFill: AutoFillView
    """The search and its runs."""


class AutoFillView(TypedDict):
    """The search with which a project fills itself."""

    addedCount: int
    """Podcasts that were added since the project began to fill itself."""
    createdAt: Moment
    """When the project began to fill itself."""
    lastAddedCount: int
    """Podcasts that the last run added."""
    lastRunAt: Moment | None
    """When the search last ran; `null` before its first run."""
    newSince: Moment
    """Only podcasts that came into the catalog after this are added; in searches for episodes, those with an episode
    that did."""
    problem: str | None
    """Why the last run added less than it found; `null` when it added all."""
    searchKind: str
    """`podcasts` or `episodes`."""
    searchOptions: dict[str, Any]
    """The search, as a search call takes it."""
    updatedAt: Moment
    """When the search was last changed."""
    userId: str | None
    """ID of the user who chose the search; `null` when their account was deleted."""
    version: int
    """Another one for each choice of a search. Send it in `If-Match`."""


class AutocompleteData(TypedDict):
    """Suggestions, best first."""

    people: list[SuggestedPersonView]
    """Hosts and guests with a name that begins with the typed text, those of popular podcasts first."""
    podcasts: list[PodcastSummary]
    """Podcasts whose title matches the typed text, best first."""
    publishers: list[str]
    """Publishers with a name that begins with the typed text, those of popular podcasts first."""
    words: list[str]
    """Words of the catalog that complete the last typed word, best first."""


class AvailabilityData(TypedDict):
    """The first and last capture of a chart, and the captures near a day."""

    availability: AvailabilityView
    """The days of the chart."""
    options: AvailabilityOptions
    """The options as applied."""


class AvailabilityOptions(TypedDict):
    """The options as applied."""

    category: str
    """Category of the chart, in lower case, such as `true crime`."""
    chartType: str
    """The platform: `apple` or `spotify`."""
    country: str
    """The country of the chart, ISO 3166-1 alpha-2 in lower case."""
    date: str | None
    """The requested day; `null` when the request has none."""


class AvailabilityView(TypedDict):
    """The days for which a chart is available."""

    earliestChartDate: str | None
    """The first day with a capture; `null` when there is none."""
    latestChartDate: str | None
    """The last day with a capture; `null` when there is none."""
    nextChartDate: str | None
    """The next day with a capture after the requested one; `null` when there is none."""
    previousChartDate: str | None
    """The last day with a capture before the requested one; `null` when there is none."""
    selectedDate: str | None
    """The requested day, or the day of the last capture."""
    selectedDateAvailable: bool
    """Whether the requested day has a capture."""


class BillingEventData(TypedDict):
    """What became of an event."""

    outcome: str
    """`applied`; `repeated` for an event that was received before; `outdated` after a later event of the team."""


class _BillingEventRequest(TypedDict):
    at: int
    """When it happened, in milliseconds since 1970."""
    id: str
    """ID of the event, the same whenever it is sent."""
    plan: str
    """The plan from then on: free, individual, business or agency."""
    teamId: str
    """ID of the team."""


class BillingEventRequest(_BillingEventRequest, total=False):
    """A change of a team's plan."""

    period: str | None
    """`monthly` or `annual`; absent when nothing is paid any more."""
    periodEndsAt: int | None
    """When the paid period ends, in milliseconds since 1970."""


class BillingLinksView(TypedDict):
    """Links of the company that runs the server; those that it does not offer are `null`."""

    bookingUrl: str | None
    """Where people book a demo; `null` without a calendar."""
    businessAnnualUrl: str | None
    """Where a team pays for the Business plan by the year; `null` when it is not sold online."""
    businessMonthlyUrl: str | None
    """Where a team pays for the Business plan by the month; `null` when it is not sold online."""
    supportEmail: str | None
    """The email address for questions; `null` without one."""


class BucketView(TypedDict):
    """The positions of a week together."""

    averagePosition: float | None
    """Average position on the days on the chart, 1 is the best; `null` when there are none."""
    bestPosition: int | None
    """The best position; `null` when it is not on the chart."""
    calendarDays: int
    """Number of calendar days."""
    chartDays: int
    """Number of days with a capture."""
    daysCharted: int
    """Number of captured days on which it is on the chart."""
    endDate: str
    """The last day, such as `2026-11-21`."""
    hasCoverageGaps: bool
    """Whether a day of the week has no complete capture."""
    isPartial: bool
    """Whether the range cuts the week."""
    missingDates: list[str]
    """The days without a capture."""
    offChartDays: int
    """Number of days with a complete capture on which it is not on the chart."""
    startDate: str
    """The first day, such as `2026-11-21`."""
    unknownDays: int
    """Number of days whose capture is not complete enough to decide whether it is on the chart."""


BulkActionRequest: TypeAlias = 'Literal["add", "state", "priority", "labels", "assignee", "remove"]'


class BulkChangeData(TypedDict):
    """The outcome of a bulk change."""

    changeId: str | None
    """ID of the change, for undo; `null` when nothing has changed."""
    changedCount: int
    """Number of entries that were added, changed or removed."""
    limit: LimitReachedView | None
    """The plan's limit, when it did not have room for all podcasts; `null` otherwise."""
    resultsLimit: int | None
    """With `searchId`: the plan's results per search, when the search has more; `null` otherwise. The results beyond it
    were not added and are not among `skipped`."""
    skipped: list[SkippedEntryView]
    """Entries that were not changed."""


class CastboxView(TypedDict):
    """Plays and subscribers of a podcast on Castbox."""

    missing: list[str]
    """What Castbox did not provide: `plays` or `subscribers`."""
    plays: int
    """Number of plays; 0 when it is listed in `missing`."""
    scrapedAt: Moment
    """When the figures were read from the platform."""
    subscribers: int
    """Number of subscribers; 0 when it is listed in `missing`."""


class CatalogEpisode(TypedDict):
    """An episode in short form."""

    applePodcastsUrl: str | None
    """URL of the episode in Apple Podcasts; `null` when unknown."""
    durationSeconds: int | None
    """Length of the episode in seconds; `null` when unknown."""
    hasTranscript: bool
    """Whether the catalog has a transcript."""
    id: str
    """ID of the episode."""
    imageUrl: str | None
    """URL of the image; `null` when there is none."""
    people: list[EpisodePerson] | None
    """People who take part or are mentioned; `null` in the summary, and when there are none."""
    publishedAt: Moment
    """When it was published."""
    releaseType: str | None
    """`new` or `rerun`, if known."""
    slug: str
    """Slug of the episode, unique within its podcast."""
    sponsors: list[str] | None
    """Names of the sponsors who pay; `null` in the summary, and when there are none."""
    spotifyUrl: str | None
    """URL of the episode on Spotify; `null` when unknown."""
    title: str
    """Title of the episode."""
    youtubeUrl: str | None
    """URL of the episode on YouTube; `null` when unknown."""


class ChangeAddressRequest(TypedDict):
    """The new address of an account."""

    email: str
    """The new email address."""


class ChangeRoleRequest(TypedDict):
    """The new role of a member."""

    role: str
    """owner, admin or member. A new owner takes the place of the caller, who becomes an admin."""


class ChangedFieldView(TypedDict):
    """A changed field."""

    after: Any
    """The value after."""
    before: Any
    """The value before."""
    name: str
    """The name of the field, such as alertName, alertSettings.otherSpellings or shortBio."""


class ChannelReading(TypedDict):
    """The counts of a YouTube channel at one time."""

    recordedAt: Moment
    """When the counts were read."""
    subscriberCount: int
    """Number of subscribers."""
    videoCount: int | None
    """Number of videos; `null` when unknown."""
    viewCount: int | None
    """Number of views of all videos; `null` when unknown."""


class ChapterView(TypedDict):
    """A chapter."""

    imageUrl: str | None
    """URL of the chapter's image; `null` when there is none."""
    startSecond: float
    """Where the chapter begins, in seconds from the beginning of the episode."""
    title: str
    """The title of the chapter."""
    url: str | None
    """URL of a page about the chapter; `null` when there is none."""


class ChartAppearance(TypedDict):
    """A podcast's position on a chart."""

    category: str
    """Category of the chart, in lower case, such as `true crime`."""
    chartDate: str
    """The day of the chart, such as `2026-11-21`."""
    chartType: str
    """The platform: `apple` or `spotify`."""
    country: str
    """The country of the chart, ISO 3166-1 alpha-2 in lower case."""
    position: int
    """Position on the chart; 1 is the best."""


class ChartCategoriesData(TypedDict):
    """The categories that have charts on a platform, each followed by its subcategories."""

    categories: list[str]
    """Names of the categories and subcategories."""
    tree: list[ChartCategoryView]
    """The categories with their subcategories."""


class ChartCategoryView(TypedDict):
    """A category and its subcategories."""

    name: str
    """Name of the category, in lower case."""
    subcategories: list[str]
    """Names of its subcategories, in lower case."""


class ChartCountriesData(TypedDict):
    """Countries with captured charts."""

    categoriesByCountry: dict[str, list[str]]
    """The captured categories of each country."""
    countries: list[str]
    """ISO 3166 alpha-2, lower case. Countries with priority come first, the others by name."""
    countryDetails: list[ChartCountryView]
    """The same countries in the same order, with their names."""


class ChartCountryView(TypedDict):
    """A country with charts."""

    code: str
    """ISO 3166 alpha-2, lower case."""
    isEnglishSpeaking: bool
    """Whether the language of most podcasts is English. Set for countries with priority only."""
    isHighPriority: bool
    """One of the 13 countries that lists begin with."""
    name: str
    """The English name."""


class ChartData(TypedDict):
    """A chart; `null` when it was not captured on that day."""

    chart: ChartView | None
    """The chart; `null` when it was not captured on that day."""
    options: ChartOptions
    """The options as applied."""


class ChartHead(TypedDict):
    """A chart of a day, compared with an earlier one."""

    capturedAt: Moment
    """When the chart was made, according to the platform."""
    category: str
    """Category of the chart, in lower case, such as `true crime`."""
    chartDate: str
    """The day of the chart, such as `2026-11-21`."""
    chartType: str
    """`apple` or `spotify`."""
    compare: str
    """The interval of the comparison: `1d` or `7d`."""
    compareChartCoverageStatus: str | None
    """How complete the earlier chart is: `complete`, `unresolved_identities` or `incomplete`; `null` without one."""
    compareChartDate: str | None
    """The last captured day up to the requested one."""
    compareChartObservedDepth: int | None
    """The lowest captured position of the earlier chart; `null` without one."""
    comparisonStatus: str
    """`available` or `unavailable`."""
    comparisonUnavailableReason: str | None
    """Why there is no comparison; `null` when there is one."""
    country: str
    """The country of the chart, ISO 3166-1 alpha-2 in lower case."""
    coverageStatus: str
    """`complete`, `unresolved_identities` or `incomplete`."""
    entryExitConfirmable: bool
    """Whether the charts are complete enough to determine entries and exits."""
    observedDepth: int
    """The lowest captured position."""
    requestedCompareDate: str
    """The day to compare with, one or seven days before the chart."""
    totalPositions: int
    """Number of positions on the chart."""
    unresolvedPositions: int
    """Number of positions whose show is unknown. They are not in the list."""


ChartIdentity: TypeAlias = 'ChartIdentityValue | ChartIdentityValue1'


class ChartIdentityValue(TypedDict):
    podcastId: str
    """ID of the podcast."""
    slug: str
    """Slug of the podcast."""
    type: Literal["podcast"]
    """Always `podcast`."""


class ChartIdentityValue1(TypedDict):
    chartType: str
    """The platform: `apple` or `spotify`."""
    platformId: str
    """ID of the show on the platform: Apple's number or Spotify's ID."""
    type: Literal["platform"]
    """Always `platform`."""


class ChartListData(TypedDict):
    """The latest captures of charts, ordered by platform, country and category."""

    additional_entities: AdditionalEntities
    """The podcasts of the charts."""
    entities: list[ListedChart]
    """The charts of this page."""
    total: int
    """Number of matching charts on all pages."""


class ChartOptions(TypedDict):
    """The options as applied."""

    category: str
    """Category of the chart, in lower case, such as `true crime`."""
    chartType: str
    """The platform: `apple` or `spotify`."""
    compare: str
    """The interval of the comparison: `1d` or `7d`."""
    country: str
    """The country of the chart, ISO 3166-1 alpha-2 in lower case."""
    date: str | None
    """The requested day; `null` for the last capture."""
    positionsLimit: int
    """Maximum number of positions in the response."""


class ChartPosition(TypedDict):
    """A position of a chart."""

    chartsInWindow30d: int
    """Number of captures in the last 30 days."""
    daysCharted30d: int
    """Number of the last 30 days on which it was on the chart."""
    estimatedMonthlyListeners: int | None
    """When it is `null`, `estimatedMonthlyListenersUnavailableReason` has the reason."""
    estimatedMonthlyListenersBucket: str | None
    """0-1K, 1K-10K, 10K-100K, 100K-1M or 1M+."""
    estimatedMonthlyListenersUnavailableReason: str | None
    """`no_podcast` when the podcast is unknown, `plan` when the plan has no estimates, or
    `not_estimated`."""
    history30d: list[int | None]
    """Positions on the days of the head's `historyWindow`."""
    history30dStatus: list[str]
    """`observed`, `off_chart`, `no_chart` or `unknown`."""
    isNew: bool | None
    """Whether it was not on the earlier chart; `null` when that chart is not complete enough to decide."""
    matchConfidence: float | None
    """Confidence of the match, 0 to 1; `null` without one."""
    matchedBy: str | None
    """How the podcast was matched: `listed-id`, `feed-url`, `own-link` or `title-and-author`."""
    movement: str
    """`up`, `down`, `unchanged`, `entered` or `unknown`."""
    peakPosition30d: int | None
    """Best position of the last 30 days; `null` when it was not on the chart."""
    podcastOnChart: PodcastOnChart
    """The show, as the platform lists it."""
    podenginePodcast: PodcastSummary | None
    """The podcast in the catalog; `null` when it is unknown."""
    position: int
    """Position on the chart; 1 is the best."""
    positionChange: int | None
    """Positions gained; negative when lost."""
    previousPosition: int | None
    """Position on the earlier chart; `null` when it was not on it."""
    unknownDays30d: int
    """Number of the last 30 days whose capture is not complete enough to decide."""


class ChartPositionsRequest(TypedDict, total=False):
    """A position on a chart; fields that are absent match any chart."""

    category: str | None
    """A category or subcategory of charts."""
    chartType: str | None
    """Platform of the chart: `apple` or `spotify`."""
    country: str | None
    """ISO 3166-1 alpha-2."""
    maxPosition: int | None
    """The lowest position, 1 to 1000."""


class ChartPresenceView(TypedDict):
    """The presence of a podcast on one chart, week by week."""

    averageInWindow: float | None
    """Average position in the window, 1 is the best; `null` when it was not on the chart."""
    bestAllTime: DatedPositionView
    """The best position so far, with its day."""
    bestInWindow: int | None
    """Best position in the window; `null` when it was not on the chart."""
    capturesInWindow: int
    """Number of captures in the window."""
    category: str
    """Category of the chart, in lower case, such as `true crime`."""
    change: int | None
    """Positions gained since the previous capture."""
    changeKind: str
    """`moved`, `unchanged`, `new`, `back`, `off` or `unknown`."""
    chartType: str
    """The platform: `apple` or `spotify`."""
    country: str
    """The country of the chart, ISO 3166-1 alpha-2 in lower case."""
    daysOnChartInWindow: int
    """Number of captured days in the window on which it was on the chart."""
    firstSeenDate: str
    """The first day on which it was on the chart."""
    lastSeen: DatedPositionView
    """The last day on which it was on the chart, with its position."""
    latestCaptureDate: str
    """The day of the chart's last capture."""
    previous: DatedPositionView | None
    """The previous capture on which it was seen."""
    state: str
    """`on_now`, `dropped_30d`, `older` or `unknown`."""
    weeks: list[WeekView]
    """One for each week of the window."""
    weeksCaptured: int
    """Number of weeks of the window with a capture."""
    weeksOn: int
    """Number of weeks of the window in which it was on the chart."""


class ChartRanking(TypedDict):
    """A position of a chart."""

    change_status: str
    """`up`, `down`, `unchanged`, `entered` or `unknown`."""
    date: str
    """The day of the chart, such as `2026-11-21`."""
    image: str | None
    """URL of the cover on the platform; `null` when it has none."""
    podcast_id: str | None
    """ID of the podcast; `null` when it is not in the catalog."""
    position: int
    """Position on the chart, from 1 on."""
    previous_position: int | None
    """Position on the capture of the day before; `null` when the show was not on it."""
    title: str
    """The title on the platform."""


class ChartView(TypedDict):
    """A chart of one country and one category, with at least one position."""

    chart: ChartWithWindow
    """The chart: platform, country, category, day and comparison."""
    positions: list[ChartPosition]
    """The positions, best first."""


class ChartWithWindow(TypedDict):
    """A chart with the days that its history covers."""

    capturedAt: Moment
    """When the chart was made, according to the platform."""
    category: str
    """Category of the chart, in lower case, such as `true crime`."""
    chartDate: str
    """The day of the chart, such as `2026-11-21`."""
    chartType: str
    """`apple` or `spotify`."""
    compare: str
    """The interval of the comparison: `1d` or `7d`."""
    compareChartCoverageStatus: str | None
    """How complete the earlier chart is: `complete`, `unresolved_identities` or `incomplete`; `null` without one."""
    compareChartDate: str | None
    """The last captured day up to the requested one."""
    compareChartObservedDepth: int | None
    """The lowest captured position of the earlier chart; `null` without one."""
    comparisonStatus: str
    """`available` or `unavailable`."""
    comparisonUnavailableReason: str | None
    """Why there is no comparison; `null` when there is one."""
    country: str
    """The country of the chart, ISO 3166-1 alpha-2 in lower case."""
    coverageStatus: str
    """`complete`, `unresolved_identities` or `incomplete`."""
    entryExitConfirmable: bool
    """Whether the charts are complete enough to determine entries and exits."""
    observedDepth: int
    """The lowest captured position."""
    requestedCompareDate: str
    """The day to compare with, one or seven days before the chart."""
    totalPositions: int
    """Number of positions on the chart."""
    unresolvedPositions: int
    """Number of positions whose show is unknown. They are not in the list."""
    historyWindow: HistoryWindow
    """The days that the figures of the last 30 days cover."""


class ChartedPodcastView(TypedDict):
    """A podcast of a chart list."""

    first_episode_date: Moment | None
    """When the first episode was published; `null` when unknown."""
    has_guests: bool | None
    """Whether episodes have guests; `null` when it is unknown, or the plan does not show it."""
    id: str
    """ID of the podcast."""
    itunes_id: int | None
    """ID in Apple Podcasts; `null` when it is unknown, or the plan does not show it."""
    latest_episode_date: Moment | None
    """When the latest episode was published; `null` when unknown."""
    networks: list[PodcastNetworkView]
    """The network or publisher, as the feed names it."""
    owner_name: str | None
    """Name of the owner in the feed; `null` when it has none, or the plan does not show it."""
    power_score: float | None
    """The authority score, 0 to 100; `null` when the podcast is not scored."""
    rating: float | None
    """Average rating on Apple Podcasts, 1 to 5; `null` when unknown or not on the plan."""
    rating_count: int | None
    """Ratings on Apple Podcasts in all countries; `null` when unknown, or the plan does not show them."""
    slug: str
    """The part of the podcast's URL that names it."""
    spotify_id: str | None
    """ID in Spotify; `null` when unknown."""
    title: str
    """Title of the podcast."""


class ClaimView(TypedDict):
    """Something that a pitch claims."""

    episodeId: str | None
    """ID of the episode it comes from; `null` without one."""
    episodeSlug: str | None
    """Slug of the episode it comes from; `null` without one."""
    isSupported: bool
    """Whether something on record has it."""
    kind: str
    """quotation, name, number, address, figure or distinction."""
    second: int | None
    """Seconds from the start of the episode; `null` without a transcript."""
    source: str | None
    """Where it comes from, such as `transcript`; `null` when nothing on record has it."""
    text: str
    """The words of the pitch."""


class ClearedSearchHistoryData(TypedDict):
    """How many searches were deleted."""

    deletedSearches: int
    """Number of deleted searches."""


class ClientAnswerView(TypedDict):
    """What a client answered to a podcast, in a client view."""

    answer: str
    """yes or no."""
    answeredAt: Moment
    """When the client answered."""
    comment: str
    """The comment, plain text; empty without one."""
    name: str
    """The name that the client entered; empty without one. Nothing verifies it."""
    shareId: str
    """ID of the client view."""


class CompletenessView(TypedDict):
    """How complete a guest profile is."""

    missing: list[MissingPartView]
    """What is missing, the part with the most points first."""
    percent: int
    """From 0 to 100."""


class ConfirmAddressChangeRequest(TypedDict):
    """The code of the mail to the new address."""

    code: str
    """The code from the email: eight digits, with or without spaces."""


class ConfirmRequest(TypedDict):
    """The code of a confirmation mail."""

    code: str
    """The code from the email: eight digits, with or without spaces."""


class ContactEmailView(TypedDict):
    """An email address and its checks."""

    confidence: float
    """Confidence that the address belongs to the podcast, 0 to 1."""
    deepVerifiedAt: str | None
    """Always `null`: no mail server is contacted."""
    deliverabilityReason: str | None
    """Why `deliverabilityStatus` is `invalid`; otherwise `null`."""
    deliverabilityStatus: str | None
    """`invalid` when the syntax or the domain is invalid, otherwise `null`. Whether the mailbox exists is not
    checked."""
    email: str
    """The email address."""
    firstSeenAt: Moment | None
    """When the address was first seen; `null` when unknown."""
    isFreeEmailProvider: bool | None
    """Whether the domain belongs to a free mail service, such as gmail.com."""
    isOwnDomain: bool
    """Whether the address is on the domain of the podcast's website."""
    lastSeenAt: Moment | None
    """When the address was last seen; `null` when unknown."""
    mxValid: bool | None
    """Whether the domain accepts mail; `null` when it was not looked up."""
    reportedBy: int
    """Number of users who reported it as wrong."""
    sightings: list[SightingView]
    """Where the address was seen."""
    suggestedCorrection: str | None
    """A likely correction of a mistyped address."""
    syntaxValid: bool | None
    """Whether the address is well-formed."""
    verifiedAt: Moment | None
    """When the domain's mail servers were last looked up."""


class ContactPageView(TypedDict):
    """A page for contacting the podcast."""

    firstSeenAt: Moment
    """When it was first seen."""
    hasForm: bool
    """Whether the page has a form for messages."""
    kind: str
    """The purpose of the page: `contact`, `about`, `imprint`."""
    lastSeenAt: Moment
    """When it was last seen."""
    title: str
    """Title of the page."""
    url: str
    """URL of the page."""


class ContactPhoneView(TypedDict):
    """A phone number."""

    confidence: float
    """Confidence that the number belongs to the podcast, 0 to 1."""
    firstSeenAt: Moment | None
    """When the number was first seen; `null` when unknown."""
    isFax: bool
    """Whether it is a fax number."""
    lastSeenAt: Moment | None
    """When the number was last seen; `null` when unknown."""
    phone: str
    """The phone number, E.164."""
    reportedBy: int
    """Number of users who reported it as wrong."""
    sightings: list[SightingView]
    """Where the number was seen."""


ContactReportReason: TypeAlias = 'Literal["bounced", "wrong-person", "outdated", "other"]'


class _ContactReportRequest(TypedDict):
    contact: str
    """The email address or phone number, as shown."""
    reason: ContactReportReason
    """What is wrong with the contact."""


class ContactReportRequest(_ContactReportRequest, total=False):
    """A contact that is wrong, with the reason."""

    note: str | None
    """A remark for people, at most 500 characters."""


class ContactWebsiteView(TypedDict):
    """A website of the podcast."""

    checkedAt: Moment | None
    """When the site was last visited; `null` when it was not visited yet."""
    contactUrls: list[str]
    """URLs of its pages for contact."""
    shows: int
    """Number of podcasts that name the site."""
    state: str | None
    """`fine`, `parked`, `needs-javascript`, or `unread` when no page could be read; `null` when the site was not
    visited yet."""
    url: str
    """URL of the site."""
    verified: bool
    """Whether the site was read, and names the podcast or links to its feed."""


class ContactsQuotaView(TypedDict):
    """The quota for contacts beyond those in the feed."""

    isSpent: bool
    """Whether this podcast is already paid for, so that repeats are free this month."""
    limit: int | None
    """Podcasts per period whose contacts the plan shows; `null` is unlimited."""
    resetsAt: Moment
    """When the quota resets."""
    used: int
    """Number of podcasts whose contacts were requested this month."""


class ContextDetailsRequest(TypedDict, total=False):
    """What distinguishes the subject of an alert from others."""

    commonFalsePositives: str | None
    """Words near mentions of others."""
    relevantClues: str | None
    """Words near mentions of the subject."""
    what: str | None
    """Describes the subject."""


class ContextDetailsView(TypedDict):
    """What distinguishes the subject of an alert from others."""

    commonFalsePositives: str | None
    """Words near mentions of others."""
    relevantClues: str | None
    """Words near mentions of the subject."""
    what: str | None
    """Describes the subject."""


class CopiedOutreachData(TypedDict):
    """The text of a pitch, in the formats for mail programs."""

    body: str
    """The body, plain text."""
    eml: str
    """The mail as a file for mail programs (RFC 5322), not sent yet."""
    mailto: str | None
    """A `mailto:` link with subject and body; `null` when the text is too long for one."""
    subject: str
    """The subject line."""
    to: str | None
    """The address for pitches, if the plan shows it; `null` without one."""


class CopyOutreachRequest(TypedDict, total=False):
    """The problems that the user accepts."""

    acceptDuplicate: bool
    """Whether the team may write although it wrote to the podcast before."""
    acceptPlaceholders: bool
    """Whether slots in brackets may stay open."""


class CorrectionData(TypedDict):
    """A correction."""

    correction: CorrectionView
    """The correction."""


class CorrectionView(TypedDict):
    """A proposed correction."""

    createdAt: Moment
    """When it was proposed."""
    decidedAt: Moment | None
    """When it was decided; `null` while it is open."""
    evidence: str
    """A URL or words that show that the value is right."""
    fact: str
    """The fact: website, language, country or other."""
    id: str
    """ID of the correction."""
    podcastId: str
    """ID of the podcast."""
    podcastSlug: str
    """Slug of the podcast."""
    podcastTitle: str
    """Title of the podcast when it was proposed."""
    reason: str | None
    """Why it was accepted or refused; `null` without a reason."""
    state: str
    """open, accepted or refused."""
    value: str
    """The proposed value."""


class CorrectionsData(TypedDict):
    """The queue of corrections."""

    corrections: list[CorrectionView]
    """The corrections, oldest first."""


class CountRangeRequest(TypedDict, total=False):
    """A range, both ends included."""

    max: int | None
    """Upper bound, included; open when absent."""
    min: int | None
    """Lower bound, included; open when absent."""


class _CreateAlertConfigRequest(TypedDict):
    alertName: str
    """Name of the alert."""
    alertType: str
    """person, company, custom-keyword, saved-search or chart-movement."""
    value: str
    """The name or words to find; a description for saved searches and charts."""


class CreateAlertConfigRequest(_CreateAlertConfigRequest, total=False):
    """An alert to create."""

    additionalAlertSettings: AdditionalAlertSettingsRequest | None
    """Some of the settings, in the form that existing clients expect."""
    alertSettings: AlertSettingsRequest | None
    """All settings."""
    backfill: bool | None
    """Whether the matches of the last 30 days are added, as seen and without notice; `false` by default."""
    emailSettings: AlertEmailRequest | None
    """When mails with new matches are sent; daily by default."""
    enabled: bool | None
    """Whether it looks for matches; `true` by default."""
    generateAlternativeSpellings: bool | None
    """Whether other spellings of the name that occur in the catalog are added."""


class _CreateApiKeyRequest(TypedDict):
    name: str
    """What the key is for."""


class CreateApiKeyRequest(_CreateApiKeyRequest, total=False):
    """Name, scopes and lifetime of a new API key."""

    expiresInDays: int | None
    """Days until the key expires. Without it, the key is valid until it is revoked."""
    scopes: list[str]
    """At least one of `read` and `write`; `read` without this field. `write` allows calls that change data, and includes
    `read`."""


class CreateGuestProfileRequest(TypedDict, total=False):
    """A guest profile to create."""

    additionalContext: str | None
    """Notes for the writer of the outreach, such as travel dates."""
    areasOfExpertise: ListOrText | None
    """What the guest is an expert in: a list, or a text with one area a line."""
    bookingUrl: str | None
    """Where hosts book a time."""
    companyName: str | None
    """The guest's company."""
    createAlert: bool | None
    """Whether to create an alert for the guest's name, if the plan has room for one."""
    draft: bool | None
    """Whether it is a draft, in which anything may be missing."""
    email: str | None
    """The guest's email address."""
    firstName: str | None
    """The guest's first name."""
    goals: ListOrText | None
    """What the guest wants to reach: a list, or a text with one goal a line."""
    lastName: str | None
    """The guest's last name."""
    linkedIn: str | None
    """The guest's profile on LinkedIn."""
    longBio: str | None
    """Who the guest is, in full."""
    onePagerUrl: str | None
    """URL of the guest's own one-pager."""
    phone: str | None
    """The guest's phone number."""
    projectId: str | None
    """ID or slug of the project for which the guest is booked. Without it, a project is created."""
    shortBio: str | None
    """Who the guest is, in a few sentences."""
    thingsToAvoid: ListOrText | None
    """What the guest does not talk about: a list, or a text with one topic a line."""
    topicsToDiscuss: ListOrText | None
    """What the guest talks about: a list, or a text with one topic a line."""
    websiteUrl: str | None
    """The guest's website."""


class CreatePodcastClaimRequest(TypedDict):
    """A podcast to claim."""

    method: str
    """How to prove it: `feed` by a token in the feed, `mail` by a link in a mail to the owner's address in the feed."""
    podcastId: str
    """Id or slug of the podcast."""


class _CreateProjectRequest(TypedDict):
    name: str
    """The name."""
    projectTypes: list[str]
    """What it is for: advertisers, api, content-creation, guest-booking, interesting-podcasts, lead-generation,
    monitoring, other, transcriptions."""


class CreateProjectRequest(_CreateProjectRequest, total=False):
    """A project to create."""

    keywords: list[str] | None
    """Words that describe what the team looks for."""
    otherReason: str | None
    """What it is for, in words, when the types include other."""
    purpose: str | None
    """What the team wants to achieve."""


class CreateProjectShareRequest(TypedDict, total=False):
    """A new client view."""

    columns: list[str]
    """The columns that the page shows in addition to the title: state, priority, labels, notes, nextActionOn, addedAt,
    author, description, genres, language, countries, website, authorityScore, hasGuests, episodeCount,
    lastEpisodePublishedAt, updateFrequency. What the team's plan does not include stays empty."""
    expiresAt: str | None
    """When the link ends, RFC 3339, within five years; absent for a link that is valid until it is revoked."""
    includeContacts: bool
    """Whether the page shows the address in the podcast's feed; `false` by default. Only on plans that show it."""
    takesAnswers: bool
    """Whether people with the link can answer yes or no to each podcast, with a comment; `false` by default."""


class _CreateProjectViewRequest(TypedDict):
    name: str
    """The name of the view."""


class CreateProjectViewRequest(_CreateProjectViewRequest, total=False):
    """A new view."""

    isDefault: bool
    """Whether the caller's page of the project opens with it; `false` by default."""
    settings: ViewSettingsRequest | None
    """Which podcasts it shows, and how; the default settings when absent."""
    shared: bool
    """Whether the whole team sees it; `false` by default."""


class _CreateSavedSearchRequest(TypedDict):
    kind: str
    """What is searched: podcasts or episodes."""
    name: str
    """Name of the saved search."""
    searchOptions: SearchRequest
    """The search, as a search call takes it. Cursor, page size, facets and output options are not saved."""


class CreateSavedSearchRequest(_CreateSavedSearchRequest, total=False):
    """A search to save."""

    isDefault: bool | None
    """Whether it becomes the caller's default instead of the present one."""
    shared: bool | None
    """Whether the whole team sees it."""


class _CreateWebhookRequest(TypedDict):
    url: str
    """Where events are sent: a public https URL."""


class CreateWebhookRequest(_CreateWebhookRequest, total=False):
    """A new webhook."""

    alertConfigId: str | None
    """The only alert whose matches are sent; absent or `null` for all."""
    description: str | None
    """What it is for, at most 200 characters."""
    eventTypes: list[str] | None
    """The events to send: request_completed, guest_appearance, listed_podcast_added, alert_match; all by default."""
    kind: str | None
    """standard, the default, or slack."""


class CreatedAlertConfigData(TypedDict):
    """A created alert."""

    changeId: str
    """ID of the change, for undo."""
    createdAlertConfig: AlertConfigView
    """The alert."""


class CreatedGuestProfileData(TypedDict):
    """A new guest profile."""

    alertConfigId: str | None
    """ID of the alert for the guest's name; `null` when none was requested, or the plan has no room for one."""
    changeId: str
    """ID of the change, for undo."""
    guestProfileId: str
    """ID of the profile."""
    guestProfileSlug: str
    """Slug of the profile, unique in the team."""
    projectId: str
    """ID of the project."""
    projectSlug: str
    """Slug of the project."""


class CreatedPodcastClaimData(TypedDict):
    """A new claim."""

    claim: PodcastClaimView
    """The claim."""
    mailedTo: str | None
    """The address that gets the link, shortened; `null` for `feed`."""
    token: str | None
    """The token to put into the channel of the feed, as the text of `podcast:txt` or anywhere in its description. It is
    shown only now; `null` for `mail`."""


class CreatedProjectData(TypedDict):
    """A new project."""

    changeId: str | None
    """ID of the change, for undo."""
    project: ProjectDetailsView
    """The project."""


class CurrentChartsByPlatform(TypedDict):
    """On how many charts of each platform a podcast is now."""

    apple: int
    """Number of Apple's charts."""
    spotify: int
    """Number of Spotify's charts."""


class CurrentUsageData(TypedDict):
    """The usage of the team in the current period: a day on the free plan, otherwise a month."""

    aiAssists: AliasUsageView
    """Usage and limit of the AI assists. For existing clients, `aliases` does not have them."""
    aliases: list[AliasUsageView]
    """Usage and limit of each meter."""
    featureFlags: FeatureFlagsView
    """Features that can be enabled for a team."""
    periodEnd: Moment
    """When the next period begins and all counts restart at zero."""
    periodStart: Moment
    """When the current period began."""
    plan: str
    """The team's plan: free, individual, business, agency or admin."""
    projectUsage: dict[str, Any] | None
    """Always `null`: usage is counted by team, not by project."""
    totalUsed: int
    """Sum of all counts."""


class _CustomColumnRequest(TypedDict):
    kind: str
    """text, number, date or choice. The kind of a column that the list has stays."""
    name: str
    """The name, unique in the list."""


class CustomColumnRequest(_CustomColumnRequest, total=False):
    """A column of a list, as it should be."""

    id: str | None
    """ID of a column that the list has; absent for a new one."""
    options: list[str] | None
    """The values to choose from, 1 to 50; only for a choice."""


class CustomColumnView(TypedDict):
    """A column that the team added to a list."""

    id: str
    """ID of the column, by which podcasts have their values."""
    kind: str
    """text, number, date or choice."""
    name: str
    """The name, unique in the list."""
    options: list[str]
    """The values to choose from, in their order; empty for other kinds than choice."""


class CustomPromptData(TypedDict):
    """A prompt of the team."""

    customPrompt: CustomPromptView
    """The prompt."""


class _CustomPromptRequest(TypedDict):
    contextType: str
    """podcast, episode or transcript: what it is applied to."""
    name: str
    """The name, one line."""
    prompt: str
    """The words that the assistant gets with the facts."""


class CustomPromptRequest(_CustomPromptRequest, total=False):
    """The values of a prompt."""

    description: str | None
    """What it is for; absent, `null` or empty without a description."""


class CustomPromptView(TypedDict):
    """A prompt of the team."""

    contextType: str
    """podcast, episode or transcript."""
    createdAt: Moment
    """When it was made."""
    createdBy: str | None
    """ID of the user who made it; `null` when their account was deleted."""
    description: str | None
    """What it is for; `null` without a description."""
    id: str
    """ID of the prompt."""
    name: str
    """Its name."""
    prompt: str
    """The words that the assistant gets with the facts."""
    updatedAt: Moment
    """When it was last changed."""
    version: int
    """Grows with each change. Send it in `If-Match`."""


class CustomPromptsData(TypedDict):
    """The prompts of the team."""

    customPrompts: list[CustomPromptView]
    """The prompts, oldest first."""


class DataDownloadData(TypedDict):
    """The download of all data."""

    download: DataDownloadView | None
    """The download; `null` when none was requested, or it has expired."""


class DataDownloadView(TypedDict):
    """A download of all data."""

    bytes: int | None
    """Size of the file in bytes; `null` until it is ready."""
    done: int
    """Parts that are written."""
    expiresAt: Moment | None
    """Until when the file can be downloaded; `null` until it is ready."""
    requestedAt: Moment
    """When it was requested."""
    state: str
    """running, ready or failed."""
    total: int
    """Parts in all."""


DateRequest: TypeAlias = 'str | DateRequestValue1 | DateRequestValue2'


class DateRequestValue1(TypedDict):
    date: str
    """2026-01-31, or an RFC 3339 date and time."""


class DateRequestValue2(TypedDict):
    unit: str
    """hours, days, months (30 days each) or years (365 days each)."""
    value: int
    """A positive number."""


class DatedPositionView(TypedDict):
    """A day with the position on it."""

    date: str
    """The day, such as `2026-11-21`."""
    position: int
    """Position on that day; 1 is the best."""


class _DecideCorrectionRequest(TypedDict):
    accept: bool
    """Whether it is right."""


class DecideCorrectionRequest(_DecideCorrectionRequest, total=False):
    """The decision about a correction."""

    reason: str | None
    """Why, at most 500 characters. Those who suggested it see it."""


class DeepAnalysesData(TypedDict):
    """The analyses of a podcast's episodes."""

    analyses: list[DeepAnalysisView]
    """The analyses that the team requested, last requested first."""


class DeepAnalysisData(TypedDict):
    """The deep analysis of an episode."""

    deepAnalysis: DeepAnalysisView | None
    """The analysis; `null` when the team did not request one."""


class _DeepAnalysisRequest(TypedDict):
    podcastId: str
    """ID or slug of the podcast."""


class DeepAnalysisRequest(_DeepAnalysisRequest, total=False):
    """Which episodes are analyzed."""

    dryRun: bool
    """Returns the cost and requests nothing; `false` by default."""
    episodeIds: list[str] | None
    """IDs of its episodes, 1 to 50; the five newest with a transcript when absent."""
    forceRegenerate: bool
    """Whether episodes that were analyzed are analyzed again; `false` by default."""


class DeepAnalysisView(TypedDict):
    """A deep analysis of an episode."""

    analyzedAt: Moment | None
    """When the insights were found; `null` before."""
    deepAnalysisRequestedAt: Moment
    """When it was requested."""
    episodeId: str
    """ID of the episode."""
    insights: EpisodeInsightsView | None
    """What was found; `null` before. While it is queued again, the former insights."""
    madeWith: GeneratedByView | None
    """Who found it; `null` before."""
    podcastId: str
    """ID of the podcast."""
    problem: str | None
    """Why it failed; `null` otherwise."""
    state: str
    """queued, done or failed."""


class DeletedAlertConfigData(TypedDict):
    """The alert that was deleted."""

    changeId: str
    """ID of the change, for undo."""
    deletedAlertConfigId: str
    """ID of the alert."""


class DeletedGuestProfileData(TypedDict):
    """A deleted guest profile."""

    changeId: str
    """ID of the change, for undo."""
    message: str
    """The outcome, as a sentence for people."""


class DeletedProjectData(TypedDict):
    """A deleted project."""

    changeId: str | None
    """ID of the change, for undo."""
    message: str
    """The outcome, as a sentence for people."""


class DeletedProjectView(TypedDict):
    """A project that was deleted and can be restored."""

    createdAt: Moment
    """When the project was created."""
    createdBy: PersonView | None
    """Who created it; `null` when their account was deleted."""
    documentsCount: DocumentsCountView
    """Documents of the guest profile."""
    lastUpdated: Moment
    """The last change of the project or of its podcasts."""
    linkedGuestProfile: LinkedGuestProfileView | None
    """The guest of the project; `null` without one."""
    listedPodcastsCount: int
    """Number of podcasts on it."""
    name: str
    """Name of the project."""
    pinned: bool
    """Whether the caller has pinned the project."""
    projectId: str
    """ID of the project."""
    projectPurpose: str | None
    """What the team wants to achieve; `null` without one."""
    projectTypes: list[str]
    """What the project is for: advertisers, api, content-creation, guest-booking, interesting-podcasts,
    lead-generation, monitoring, other, transcriptions."""
    recentActivities: list[RecentActivityView]
    """The latest changes of its podcasts, newest first."""
    slug: str
    """Slug of the project, unique in the team. It stays when the project is renamed."""
    stateCounts: StateCountsView
    """Number of podcasts by status."""
    status: str
    """DRAFT, PENDING, ACTIVE, ARCHIVED or ERROR. An archived project can only be read."""
    statusReason: str | None
    """Why the project has the status ERROR; `null` with other statuses."""
    teamId: str
    """ID of the team."""
    version: int
    """The version, for `If-Match`. It grows with changes of the project's own fields."""
    deletedAt: Moment
    """When it was deleted."""
    purgeAt: Moment
    """When it is permanently deleted."""


class DeletedProjectsData(TypedDict):
    """The deleted projects of the team."""

    projects: list[DeletedProjectView]
    """The projects, last deleted first."""


class DeletedSavedSearchData(TypedDict):
    """The saved search that was deleted."""

    message: str
    """The outcome, as a sentence for people."""
    savedSearch: SavedSearchView
    """The saved search as it was."""


class DeletedWebhookData(TypedDict):
    """A webhook that was deleted."""

    deletedWebhookId: str
    """ID of the webhook."""


DetailedPodcast: TypeAlias = 'PodcastSummary | PodcastView'


class DirectoryData(TypedDict):
    """A page of the directory."""

    letter: str
    """The letter of the page, a to z, or `0` for everything else."""
    letters: list[LetterCount]
    """All letters that have podcasts."""
    podcasts: list[PodcastSummary]
    """The podcasts of the page, in the order of their titles."""
    total: int
    """Number of podcasts under this letter."""


class DirectoryLinkView(TypedDict):
    """A directory listing and where it was found."""

    directory: str
    """The directory, such as `apple` or `spotify`."""
    pedigree: LinkProvenance
    """Where and when the link was seen."""
    sources: list[str]
    """Where the link was found: `rss`, `podcast-website`."""
    url: str
    """URL of the listing."""


class DocumentsCountView(TypedDict):
    """Documents of a guest profile."""

    processed: int
    """Number of documents that were read."""
    total: int
    """Number of documents."""


class EmbeddingChunkView(TypedDict):
    """A passage of a transcript with its embedding."""

    embedding: list[float]
    """768 numbers of length one, at the precision of one byte each."""
    embeddingId: str
    """Transcript and number of the passage. It stays the same as long as the transcript does."""
    endSecond: float | None
    """End in seconds; `null` when the transcript has no times."""
    model: str
    """The model that computed the embedding."""
    startSecond: float | None
    """Start in seconds; `null` when the transcript has no times."""
    text: str
    """The text of the passage."""
    tokens: int
    """Number of tokens of the text."""


class EndChart(TypedDict):
    """How complete the last day of a rank history is."""

    coverageStatus: str
    """`complete`, `unresolved_identities` or `incomplete`."""
    observedDepth: int
    """The lowest captured position."""
    totalPositions: int
    """Number of positions on the chart."""
    unresolvedPositions: int
    """Number of positions whose show is unknown."""


class EntryActivityView(TypedDict):
    """A change of an entry."""

    actionType: str
    """added-to-list, update-labels, update-priority or update-state."""
    activityDate: Moment
    """When it happened."""
    fromValue: str | None
    """The value before; `null` without one."""
    toValue: str | None
    """The value after; `null` without one."""
    userDisplayName: str
    """Name of the user who did it."""
    userId: str
    """ID of the user who did it; all zeros when their account was deleted."""


class EpisodeCatalogData(TypedDict):
    """All episodes of a podcast in short form."""

    catalogue: EpisodeCatalogView
    """The episodes and the publishing rhythm."""


class EpisodeCatalogView(TypedDict):
    """A podcast's episodes in brief, newest first, and its publishing rhythm. Episodes without a date are left out."""

    classificationAvailable: bool
    """Whether repeats can be recognized. Always false."""
    episodes: list[CatalogEpisode]
    """The episodes, newest first."""
    rhythm: RhythmView
    """The publishing rhythm of the last year."""
    truncated: bool
    """There are more than 1,000 episodes."""


class EpisodeChaptersView(TypedDict):
    """The chapters of an episode."""

    chapters: list[ChapterView]
    """The chapters, in order of time."""
    source: str
    """Where the chapters come from: `feed` (Podlove Simple Chapters, or the file of `podcast:chapters`), or `notes` (lines
    of the show notes that have a time)."""


class EpisodeData(TypedDict):
    """An episode."""

    episode: EpisodeView
    """The episode."""


class EpisodeInsightsView(TypedDict):
    """What an episode contains."""

    claims: list[StatedClaimView]
    """What is stated, verbatim."""
    hasTranscript: bool
    """Whether the transcript was read. Without one, only title, notes and credits were."""
    keyPhrases: list[str]
    """The most characteristic phrases."""
    people: list[PersonMentionView]
    """Who takes part or is mentioned."""
    questions: list[TimedQuestionView]
    """Which questions come up, verbatim."""
    quotableMoments: list[QuotationView]
    """Sentences to quote, verbatim."""
    sponsors: list[SponsorMentionView]
    """Who pays for it."""
    summary: str
    """A few sentences."""
    topics: list[str]
    """What it is about."""


class EpisodePerson(TypedDict):
    """A person of an episode."""

    confidence: float
    """Confidence, 0 to 1."""
    imageUrl: str | None
    """URL of the person's image; `null` when the feed has none."""
    name: str
    """The person's name."""
    organization: str | None
    """The organization, as the texts name it; `null` when unknown."""
    role: str | None
    """The person's role, as it is written."""
    snippet: str | None
    """The text around the name; `null` where the name is the whole field."""
    source: str
    """The text that names the person: `person-tag`, `author`, `title`, `description`, `show`,
    `transcript`, `other-episodes`."""
    type: str
    """host, guest, mentioned or unknown."""
    urls: list[str]
    """URLs of the person that the feed gives."""


class EpisodeView(TypedDict):
    """An episode."""

    applePodcastsUrl: str | None
    """URL of the episode in Apple Podcasts; `null` when unknown."""
    author: str | None
    """The author, as the feed names it."""
    chapters: EpisodeChaptersView | None
    """The chapters; `null` when there are none, and in lists of episodes."""
    deepAnalysisRequestedAt: Moment | None
    """When the team last requested a deep analysis; `null` when it never did, without an account, and in lists of the
    newest episodes of the catalog."""
    description: str | None
    """The description as sanitized HTML; `null` when there is none."""
    descriptionGeneratedFrom: GeneratedFromView | None
    """How the generated descriptions were made."""
    descriptionGeneratedLong: str | None
    """Sentences of the notes that sum up the episode; `null` in lists of episodes."""
    descriptionGeneratedShort: str | None
    """The sentence of the notes that sums up the episode best; `null` in lists of episodes."""
    descriptionNoHtml: str | None
    """The description as plain text."""
    durationSeconds: int | None
    """Length of the episode in seconds; `null` when unknown."""
    enclosureUrl: str
    """Empty when the item has no enclosure, because existing clients accept no null here."""
    episodeEarshotGenres: list[str] | None
    """The main categories to which the categories of the feed belong; for admins. `null` in lists of
    episodes."""
    episodeGuestsAndHosts: list[EpisodePerson] | None
    """People who take part or are mentioned, from feed, texts and transcript; `null` when there are none."""
    episodeId: str
    """ID of the episode."""
    episodeKeywords: list[str] | None
    """Keywords of the feed, and phrases of the episode's texts; `null` in lists."""
    episodeRssDescriptionEmbedding: list[float] | None
    """The embedding of the episode's texts; `null` unless `includeEmbeddings` requests it."""
    episodeShortDescription: str | None
    """The subtitle in the feed, or the first 240 characters of the description."""
    episodeSlug: str
    """Slug of the episode, unique within its podcast."""
    episodeSponsorDetails: list[SponsorView] | None
    """Everyone who is promoted, with details: those who pay first. `group` distinguishes them."""
    episodeSponsors: list[str] | None
    """Names of the sponsors who pay; `null` when there are none."""
    episodeTags: list[TagView] | None
    """Topics, keywords, people, sponsors, format and season in one list; `null` in lists of episodes."""
    episodeThumbnailRssUrl: str | None
    """URL of the image in the feed; `null` when there is none."""
    episodeTopics: list[str] | None
    """Topics of the episode, from its texts and the catalog's vocabulary, in their most common
    spelling; `null` in lists."""
    explicit: bool | None
    """Whether the feed marks the episode as explicit; `null` when it does not state it."""
    goneFromFeedAt: Moment | None
    """When the item was first missing from the feed. The episode is kept."""
    hasTranscript: bool
    """Whether the catalog has a transcript."""
    hasVideo: bool
    """Whether the enclosure is a video."""
    imageUrl: str | None
    """URL of the image; `null` when there is none."""
    number: int | None
    """Number of the episode in the feed; `null` when there is none."""
    podcastId: str
    """ID of the podcast."""
    podcastSlug: str
    """Slug of the podcast."""
    podcastTitle: str
    """Title of the podcast."""
    publishedAt: Moment | None
    """When the episode was published; `null` when the feed has no date."""
    season: int | None
    """Number of the season in the feed; `null` when there is none."""
    title: str
    """Title of the episode."""
    transcriptEmbeddingsChunks: list[EmbeddingChunkView] | None
    """The passages of the transcript with their embeddings; `null` unless `includeEmbeddings` requests them."""
    transcriptId: str | None
    """ID of the transcript; `null` without one."""
    transcriptionRequestedAt: Moment | None
    """When the team last requested a transcript; `null` when it never did, without an account, and in lists of the newest
    episodes of the catalog."""
    videoUrl: str | None
    """URL of the video; `null` when the enclosure is not a video."""
    webUrl: str | None
    """URL of the episode's page; `null` when the feed has none."""
    youtubeEpisodeDetails: dict[str, Any] | None
    """Always `null`: videos are not matched to episodes."""


class EpisodesOptions(TypedDict):
    """The options as applied."""

    hasTranscript: bool | None
    """Whether only episodes with, or without, a transcript are listed; `null` for all."""
    limit: int
    """Maximum number of entries in the response."""
    skip: int
    """Number of entries that are skipped."""


class ExclusionProposal(TypedDict):
    """A change of the alert that would have filtered the match."""

    kind: str
    """exclude-ads, require-subject, exclude-word or mute-show."""
    label: str
    """The change in words, for people."""
    updates: dict[str, Any] | None
    """The body of the call that changes the alert; `null` for mute-show, which has its own call."""
    value: str | None
    """The word or the ID of the podcast; `null` for others."""


class ExplanationView(TypedDict):
    """A part of a score."""

    parts: list[ExplanationView]
    """The parts from which `value` is computed."""
    value: float
    """The value that this part contributes."""
    what: str
    """Text for people: `title matches exactly`."""


class ExportAlertMatchesRequest(TypedDict, total=False):
    """An export of what an alert found."""

    backCatalog: bool | None
    """Whether the back catalog is exported instead of the news; false by default."""
    bom: bool | None
    """Whether a CSV file begins with a byte order mark, which Excel needs; false by default."""
    format: str | None
    """csv (default), xlsx or json."""
    includeFiltered: bool | None
    """Whether filtered matches are exported with the kept ones; false by default."""
    limit: int | None
    """Number of matches, 1 to 1,000, newest episodes first; `null` exports all, if the plan exports as many at once."""


class ExportChartRequest(TypedDict, total=False):
    """An export of a chart."""

    bom: bool | None
    """Whether a CSV file begins with a byte order mark, which Excel needs; false by default."""
    category: str | None
    """Category of the chart, in lower case; `top podcasts` by default."""
    chartType: str | None
    """The platform: apple (default) or spotify."""
    compare: str | None
    """How much earlier the chart is that positions are compared with: 1d (default) or 7d."""
    country: str | None
    """Country of the chart, ISO 3166-1 alpha-2; `us` by default."""
    date: str | None
    """A date such as 2026-11-21; the last capture by default."""
    format: str | None
    """csv (default), xlsx or json."""
    limit: int | None
    """Number of positions, best first; all by default."""


class ExportColumnView(TypedDict):
    """A column of an export."""

    group: str
    """The group with which it is chosen."""
    key: str
    """The name in JSON, NDJSON and Parquet."""
    kind: str
    """text, list, integer, decimal, boolean, time or date."""
    label: str
    """The heading in CSV and XLSX."""


class _ExportEpisodesRequest(TypedDict):
    searchHistoryId: str
    """`searchId` of the response to a search for episodes. The search is run again."""


class ExportEpisodesRequest(_ExportEpisodesRequest, total=False):
    """An export of the episodes of a search."""

    bom: bool | None
    """Whether a CSV file begins with a byte order mark, which Excel needs; false by default."""
    format: str | None
    """csv (default), xlsx or json."""
    limit: int | None
    """Number of episodes, 1 to 1,000, best first; `null` exports all, if the plan exports as many at once."""


class ExportGroupView(TypedDict):
    """A group of columns."""

    key: str
    """The name in a request."""
    label: str
    """The name for people."""
    plan: str | None
    """The lowest plan that exports the group; `null` when the caller's plan does."""


class ExportListedPodcastsRequest(TypedDict, total=False):
    """An export of a list."""

    bom: bool | None
    """Whether a CSV file begins with a byte order mark, which Excel needs; false by default."""
    columns: list[str] | None
    """Groups of columns: basicInfo, description, location, website, contactDetails, socials, appleReviews,
    spotifyReviews, castboxListens, authorityScore, listDetails. At least one, except for opml. basicInfo has
    states, priorities, assignees, relevancy, last pitches and labels; listDetails has notes, next actions, who wrote last, who
    added the podcast when, and the columns that the team added."""
    format: str | None
    """csv (default), json, ndjson, xlsx, parquet or opml."""
    listedPodcastStatesFilter: list[str] | None
    """States of the entries to export: prospect, qualified, pitched, lost, booked, ignored; all by default."""


class ExportOutreachRequest(TypedDict, total=False):
    """An export of pitches."""

    bom: bool | None
    """Whether a CSV file begins with a byte order mark, which Excel needs; false by default."""
    format: str | None
    """csv (default), xlsx or json."""
    guestProfileId: str | None
    """ID or slug of a guest profile: only pitches for it."""
    isPitched: bool | None
    """Only pitches that are or are not marked as pitched."""
    limit: int | None
    """Number of pitches, 1 to 1,000, newest first; `null` exports all, if the plan exports as many at once."""
    mine: bool | None
    """Whether only the caller's own pitches are exported; false by default."""
    podcastId: str | None
    """ID or slug of a podcast: only pitches to it."""
    projectId: str | None
    """ID or slug of a project: only pitches for it."""


class _ExportPodcastsRequest(TypedDict):
    searchHistoryId: str
    """`searchId` of the response to the search. The search is run again."""


class ExportPodcastsRequest(_ExportPodcastsRequest, total=False):
    """An export of a search."""

    bom: bool | None
    """Whether a CSV file begins with a byte order mark, which Excel needs; false by default."""
    columns: list[str] | None
    """Groups of columns: basicInfo, description, location, website, contactDetails, socials, appleReviews,
    spotifyReviews, castboxListens, authorityScore. At least one, except for opml."""
    format: str | None
    """csv (default), json, ndjson, xlsx, parquet or opml."""
    limit: int | None
    """Number of podcasts, 1 to 1,000, best first; `null` exports all, if the plan exports as many at once."""


class ExportPreferencesRequest(TypedDict, total=False):
    """Preferences for exports."""

    columnsToNotExport: list[str] | None
    """Columns that exports leave out; at most 200."""


class ExportPreferencesView(TypedDict):
    """Preferences for exports."""

    columnsToNotExport: list[str]
    """Columns that exports leave out."""


class ExportPreviewData(TypedDict):
    """A preview of an export. It costs nothing."""

    columnDetails: list[ExportColumnView]
    """The columns once more, with their names for programs."""
    columns: list[str]
    """The headings of the columns, in the order of the file. Columns that the plan does not export are left out."""
    count: int
    """Number of podcasts that the file will have."""
    groups: list[ExportGroupView]
    """All groups of columns that this kind of export has."""
    limit: int
    """Most podcasts that the plan exports at once; 0 when it has no exports."""
    remaining: int | None
    """Exports that are left this month; `null` is unlimited."""
    rows: list[list[dict[str, Any]]]
    """The cells of the first five rows: texts, numbers, `true`, `false` or `null`."""
    total: int
    """Number of podcasts that the search or the list has."""
    totalIsExact: bool
    """Whether `total` is exact. Otherwise there are more."""


class FacebookPageView(TypedDict):
    """A page."""

    facebookPageId: str
    """ID of the page, or its name in the URL when the ID is unknown."""
    facebookPageUrl: str
    """URL of the page."""
    followers: int
    """Number of followers; 0 when it is listed in `missing`."""
    following: int
    """Number of pages that it follows; 0 when it is listed in `missing`."""
    likes: int
    """Number of people who like the page; 0 when it is listed in `missing`."""
    missing: list[str]
    """Counts that the platform did not provide."""
    name: str
    """Name of the page."""
    profilePhotoUrl: str | None
    """URL of the profile photo; `null` when unknown."""
    scrapedAt: Moment
    """When the counts were read from the platform."""
    talkingAboutCount: int | None
    """Number of people who talk about the page; `null` when unknown."""


class FacetRangeView(TypedDict):
    """A range of a figure with the number of its hits."""

    below: float | None
    """The first value above the range; `null` for the last range, which is open."""
    count: int
    """Number of hits in the range."""
    min: float
    """The smallest value of the range."""


class FacetValueView(TypedDict):
    """A value of a facet with the number of its hits."""

    count: int
    """Number of hits with this value."""
    value: str
    """The value, such as `en`."""


class FacetView(TypedDict):
    """The values of a property among the hits."""

    counted: int
    """Number of hits that were counted: a part of them when there are very many."""
    facet: str
    """language, genre, country, updateFrequency, hasTranscript, hasGuests, likelyMachineMade, veryStale, topics,
    keywords, or the name of a figure."""
    ranges: list[FacetRangeView]
    """The distribution of a figure in ascending order. Hits whose figure is unknown are in no range. Empty for other
    facets."""
    values: list[FacetValueView]
    """Most frequent first. Empty for a figure."""


class FallbackView(TypedDict):
    """Why a result is by rules."""

    message: str
    """The reason as a sentence."""
    reason: str
    """`facts`, `needsModel`, `noModel`, `budget`, `unavailable`, `rateLimited`, `timeout`, `interrupted`, `refused` or `rejected`."""


class FeatureFlagsView(TypedDict):
    """Features that can be enabled for a team. None of them is available."""

    airtableIntegration: bool
    """Always `false`: exports to Airtable are not available."""
    applyPage: bool
    """Always `false`: pages for applications are not available."""
    s3Integration: bool
    """Always `false`: exports to S3 are not available."""


class FeedSubmissionData(TypedDict):
    """A submitted feed."""

    submission: FeedSubmissionView
    """The submitted feed."""


class FeedSubmissionRequest(TypedDict):
    """A feed for the catalog."""

    feedUrl: str
    """The URL of the feed. The scheme may be missing."""


class FeedSubmissionView(TypedDict):
    """A submitted feed."""

    feeds: list[str]
    """For a web page, the feeds that it links to."""
    id: str | None
    """Id under which the outcome can be read for 30 days; `null` when nothing was queued."""
    message: str
    """The outcome as a sentence for people."""
    outcome: SubmissionOutcome
    """What happened."""
    podcast: PodcastSummary | None
    """The podcast, once it is in the catalog; else `null`."""
    title: str | None
    """Title of the feed; `null` without one."""


class FieldChangeView(TypedDict):
    """A change of an alert or a guest profile."""

    at: Moment
    """When it was made."""
    fields: list[ChangedFieldView]
    """The fields that were changed."""
    id: str
    """ID of the change, for undo."""
    kind: str
    """created, updated, deleted or restored; of a guest profile also archived or unarchived."""
    undoneAt: Moment | None
    """When it was undone; `null` when it was not."""
    userId: str | None
    """ID of the user who made it; `null` when their account was deleted."""
    userName: str
    """Name of the user who made it."""


class FieldHighlightView(TypedDict):
    """A matching short text of a podcast, besides title and description."""

    field: str
    """`author`, `host` or `keyword`."""
    highlighted: str
    """The whole text with `<em>` around matches, and everything else escaped."""


class _GenerateOutreachRequest(TypedDict):
    guestProfileId: str
    """ID or slug of the guest profile, or of its project."""
    podcastId: str
    """ID or slug of the podcast."""


class GenerateOutreachRequest(_GenerateOutreachRequest, total=False):
    """The guest, the podcast and the options of a pitch."""

    acceptDuplicate: bool
    """Whether to write although someone of the team wrote to the podcast before."""
    callToActionStyle: str | None
    """How much the host has to do to accept: light, medium or heavy; light by default."""
    emailLength: str | None
    """short (100 words), medium (150) or long (200); short by default."""
    generationMode: str | None
    """basic uses descriptions and titles, advanced also transcripts; basic by default."""
    hookId: str | None
    """ID of the hook around which the pitch is written, of `hooks`; the strongest by default."""
    outreachTemplateId: str | None
    """default, concise, topicsIdeas, discussion, ultraConcise, or the ID of a template of the user."""
    personalizationLevel: str | None
    """How much is about this show: light, medium or heavy; medium by default."""
    perspective: str | None
    """Who writes: first, the guest, or third, someone for the guest; third by default."""
    projectId: str | None
    """ID or slug of the project that the pitch is for; the guest's project by default."""
    tone: str | None
    """plain, warm or formal; plain by default."""
    variants: int | None
    """Number of texts, 1 to 5; 1 by default. Each has another reason or idea, so there may be fewer."""


class _GenerateStrategiesRequest(TypedDict):
    projectId: str
    """ID or slug of the project."""


class GenerateStrategiesRequest(_GenerateStrategiesRequest, total=False):
    """The project and the number of strategies."""

    count: int | None
    """How many, 1 to 12; 6 by default."""
    keepExisting: bool
    """Whether strategies are kept that nobody has changed and that never ran; `false` by default."""


class GeneratedByView(TypedDict):
    """Who made a result."""

    fallback: FallbackView | None
    """Why the result is by rules; `null` for a result by a model."""
    generatedBy: str
    """`rules` or `model`."""
    model: str | None
    """The name of the text model that made the result; `null` for a result by rules."""


class GeneratedFromView(TypedDict):
    """How a description was generated."""

    method: str
    """`extractive`: whole sentences of the feed, unchanged. No text is written."""
    sources: list[str]
    """Where the sentences come from: `description`, `episode-notes`."""


class GeneratedStrategiesData(TypedDict):
    """The strategies of a project after some were made."""

    madeCount: int
    """How many were made."""
    shortfall: str | None
    """Why fewer were made than requested; `null` when all were."""
    strategies: list[StrategyView]
    """All strategies of the project, in their order."""


class GroupTermOptionsRequest(TypedDict, total=False):
    """How a term of a group matches."""

    fuzzy: bool | None
    """Whether similar spellings match too, with a lower score."""
    phraseMatch: bool | None
    """Whether the words must be adjacent and in order."""
    slop: float | None
    """How many positions the words of a phrase may be apart, 0 to 100."""


class _GroupTermRequest(TypedDict):
    searchTargets: list[str]
    """podcast-title, podcast-description; for episodes also episode-title, episode-description, transcript."""
    searchTerm: str
    """At least 2 characters."""


class GroupTermRequest(_GroupTermRequest, total=False):
    """A term of a group. It has no match mode."""

    searchTermOptions: GroupTermOptionsRequest | None
    """How the term matches."""
    searchType: str
    """The type of the term; always `text`."""


class GuestAppearanceView(TypedDict):
    """An episode with a guest."""

    confidence: float
    """How sure it is that the guest has this role, 0 to 1. A person of the same name makes it lower."""
    episodeId: str
    """ID of the episode."""
    episodeSlug: str
    """Slug of the episode."""
    episodeTitle: str
    """Title of the episode."""
    isLikely: bool
    """Whether it is rather the guest than someone else of the same name."""
    podcastId: str
    """ID of the podcast."""
    podcastSlug: str
    """Slug of the podcast."""
    podcastTitle: str
    """Title of the podcast."""
    postedAt: Moment | None
    """When the episode was published; `null` when its feed has no date."""
    reason: str
    """Why, as one sentence for people."""
    role: str
    """guest, host or unknown."""


class GuestAppearancesData(TypedDict):
    """The episodes with a guest."""

    appearances: list[GuestAppearanceView]
    """The episodes whose credits name the guest, newest first; at most 200 as guest and 200 as host."""
    isTracking: bool
    """Whether each new appearance has an event in `GET /polling/updates`."""


class GuestBioRequest(TypedDict, total=False):
    """New texts of a guest profile. Absent ones stay as they are; an empty text or list removes one."""

    additionalContext: str | None
    """Notes for the writer of the outreach, such as travel dates."""
    areasOfExpertise: ListOrText | None
    """What the guest is an expert in: a list, or a text with one area a line."""
    goals: ListOrText | None
    """What the guest wants to reach: a list, or a text with one goal a line."""
    longBio: str | None
    """Who the guest is, in full."""
    shortBio: str | None
    """Who the guest is, in a few sentences."""
    thingsToAvoid: ListOrText | None
    """What the guest does not talk about: a list, or a text with one topic a line."""
    topicsToDiscuss: ListOrText | None
    """What the guest talks about: a list, or a text with one topic a line."""


class GuestBioView(TypedDict):
    """The texts of a guest profile."""

    additionalContext: str | None
    """Notes for the writer of the outreach; `null` without any."""
    areasOfExpertise: list[str]
    """What the guest is an expert in."""
    goals: list[str]
    """What the guest wants to reach."""
    longBio: str
    """Who the guest is, in full."""
    shortBio: str
    """Who the guest is, in a few sentences."""
    thingsToAvoid: list[str]
    """What the guest does not talk about."""
    topicsToDiscuss: list[str]
    """What the guest talks about."""


class GuestChangesData(TypedDict):
    """A page of the changes of a guest profile."""

    changes: list[FieldChangeView]
    """The changes, newest first. They are kept for a year; the oldest of the team end earlier when they exceed its
    plan's limit of bytes."""
    cursor: str | None
    """Where the next page begins; `null` on the last one."""


class GuestContactDetailsRequest(TypedDict, total=False):
    """New contact details of a guest. Absent ones stay as they are; an empty text removes one."""

    bookingUrl: str | None
    """Where hosts book a time."""
    companyName: str | None
    """The company."""
    email: str | None
    """The email address."""
    firstName: str | None
    """The first name."""
    lastName: str | None
    """The last name."""
    linkedIn: str | None
    """The guest's profile on LinkedIn."""
    name: str | None
    """The whole name. Its last word is the last name."""
    onePagerUrl: str | None
    """URL of the guest's own one-pager."""
    phone: str | None
    """The phone number."""
    websiteUrl: str | None
    """The website."""


class GuestCreatorView(TypedDict):
    """Who created a guest profile."""

    email: str
    """The email address; empty when the account was deleted."""
    userId: str
    """ID of the user; all zeros when their account was deleted."""


class GuestDocumentView(TypedDict):
    """A file of a guest profile."""

    dateExtracted: Moment | None
    """When its text was read; `null` before."""
    field: str
    """The field with which it was uploaded, `user_file:1`; unique in the profile."""
    fileType: str
    """jpeg, png, pdf, docx, csv or txt."""
    id: str
    """ID of the file."""
    name: str
    """Name of the file."""
    size: int
    """Size in bytes."""
    skipped: list[str]
    """The parts that its text omits."""
    status: str
    """queued, read, no-text for an image, or failed."""
    statusReason: str | None
    """Why it cannot be read; `null` with other statuses."""


class _GuestPreparationMailRequest(TypedDict):
    email: str
    """The email address to send it to: your own, that of a member of your team, or one that was confirmed for alerts of
    your team."""
    slug: str
    """Slug of the podcast: lowercase letters, digits and hyphens."""


class GuestPreparationMailRequest(_GuestPreparationMailRequest, total=False):
    """The show, and the recipient of its preparation."""

    guestProfileId: str | None
    """ID or slug of the guest profile; without one, the preparation fits any guest."""


class _GuestPreparationRequest(TypedDict):
    podcastSlug: str
    """Slug or ID of the podcast."""


class GuestPreparationRequest(_GuestPreparationRequest, total=False):
    """The show, and who is its guest."""

    guestProfileId: str | None
    """ID or slug of the guest profile; without one, the preparation fits any guest."""


class GuestPreparationView(TypedDict):
    """What a guest reads before the recording."""

    fallback: FallbackView | None
    """Why the result is by rules; `null` for a result by a model."""
    generatedBy: str
    """`rules` or `model`."""
    model: str | None
    """The name of the text model that made the result; `null` for a result by rules."""
    criticalActions: list[str]
    """What to do before the recording."""
    episodeSlugs: list[str]
    """Slugs of the episodes whose transcripts were read."""
    groupedLikelyQuestions: list[QuestionGroupView]
    """The questions of the show, by topic."""
    podcastSlug: str
    """Slug of the podcast."""
    summary: str
    """About the show and its questions, in Markdown."""


class GuestProfileListData(TypedDict):
    """A page of the guest profiles of the team, newest first."""

    cursor: str | None
    """The cursor of the next page; `null` on the last one."""
    guestProfiles: list[GuestSummaryView]
    """The profiles."""


class GuestProfileView(TypedDict):
    """A guest profile in full."""

    bioGeneratedAt: Moment | None
    """When the texts were last generated; `null` when they never were."""
    bioGeneratedBy: str
    """Who wrote the texts: person, rules or model."""
    bookingUrl: str | None
    """Where hosts book a time; `null` without one."""
    companyName: str | None
    """The guest's company; `null` without one."""
    completeness: CompletenessView
    """How complete the profile is."""
    createdAt: Moment
    """When it was created."""
    createdBy: GuestCreatorView
    """Who created it."""
    documents: list[GuestDocumentView]
    """The files, by number."""
    email: str | None
    """The guest's email address; `null` without one."""
    firstName: str | None
    """The guest's first name; `null` without one."""
    guestBio: GuestBioView
    """The texts."""
    guestProfileId: str
    """ID of the profile."""
    guestProfileSlug: str
    """Slug of the profile, unique in the team. It stays when the guest is renamed."""
    imageUrl: str | None
    """URL of the guest's image; `null` without one."""
    lastName: str | None
    """The guest's last name; `null` without one."""
    listedPodcastsCount: int
    """Number of podcasts on the project."""
    name: str
    """The guest's name."""
    onePagerUrl: str | None
    """URL of the guest's own one-pager; `null` without one."""
    phone: str | None
    """The guest's phone number; `null` without one."""
    photoPath: str | None
    """Path of the photo on this server, 160 pixels wide; `/80` and `/480` are its other sizes. `null` without a photo."""
    processingStatus: str
    """The step: DRAFT, CREATING_DOCUMENT_FROM_FORM, PROCESSING_DOCUMENTS, GENERATING_PROFILE, DONE or ERROR."""
    projectId: str
    """ID of the project for which the guest is booked; empty when it was permanently deleted."""
    projectSlug: str
    """Slug of the project; empty when it was deleted."""
    publicSlug: str | None
    """The public page is at `/guests/` and this slug; `null` before it was public."""
    publicViewSettings: PublicViewSettingsView
    """The public page."""
    socialMediaLinks: list[GuestSocialLinkView]
    """The guest's profiles on social platforms."""
    status: str
    """ACTIVE, DRAFT, PENDING, ARCHIVED or ERROR."""
    statusReason: str | None
    """Why the status is ERROR; `null` with other statuses."""
    updatedAt: Moment
    """When it or its files were last changed."""
    version: int
    """The version, for `If-Match`."""
    websiteUrl: str | None
    """The guest's website; `null` without one."""


class GuestPublicViewRequest(TypedDict, total=False):
    """New settings of the public page. Absent ones stay as they are."""

    displayLinkedIn: bool | None
    """Whether it shows the profile on LinkedIn."""
    displayPreviousPodcastAppearances: bool | None
    """Whether it shows episodes with the guest."""
    displaySocials: bool | None
    """Whether it shows other social profiles."""
    isPublic: bool | None
    """Whether everyone sees the page."""
    marketingLetterMarkdownText: str | None
    """A letter to hosts, in Markdown, shown as text with links. An empty text removes it."""


class GuestSocialLinkRequest(TypedDict):
    """A guest's profile on a social platform."""

    socialMediaType: str
    """The platform: beehiiv, behance, bluesky, discord, facebook, github, instagram, linkedin, linktree, mastodon,
    medium, patreon, pinterest, reddit, snapchat, soundcloud, substack, threads, tiktok, tumblr, twitch, twitter,
    vimeo, whatsapp or youtube."""
    url: str
    """URL of the profile."""


class GuestSocialLinkView(TypedDict):
    """A guest's profile on a social platform."""

    isScraping: bool
    """Always false: profiles are not read."""
    lastScrapeFailedAt: Moment | None
    """Always `null`: profiles are not read."""
    lastScrapedAt: Moment | None
    """Always `null`: profiles are not read."""
    socialMediaType: str
    """The platform, such as linkedin."""
    url: str
    """URL of the profile."""


class GuestSubjectView(TypedDict):
    """A subject that podcasts are searched and compared for."""

    label: str
    """The subject, in the words of the profile or as the team wrote it."""
    origin: str
    """topic, expertise or bio: where it was recognized; chosen for one that the team chose."""
    podcasts: int | None
    """Podcasts with all its words in title or description, or else with an episode that has them; `null` when that is unknown."""


class GuestSubjectsData(TypedDict):
    """The subjects of a guest."""

    isChosen: bool
    """Whether the team chose them; otherwise they were recognized in the profile."""
    subjects: list[GuestSubjectView]
    """The subjects, the most important first. Reviews, strategies and pitches use them."""


class GuestSubjectsRequest(TypedDict, total=False):
    """The subjects to look for."""

    subjects: list[str] | None
    """Up to 40 subjects of up to 80 characters, the most important first; `null` for those that are recognized in the
    profile."""


class GuestSuggestionView(TypedDict):
    """A value for a field of a guest profile, with its source."""

    field: str
    """firstName, lastName, email, phone, websiteUrl, bookingUrl, socialMediaLinks, shortBio, longBio,
    areasOfExpertise, topicsToDiscuss or additionalContext."""
    label: str
    """What it is, for people."""
    replaces: str | None
    """The present value of the field, which the suggestion would replace; `null` when it adds something."""
    socialMediaType: str | None
    """The platform of a social profile; `null` for other fields."""
    source: SuggestionSourceView
    """Where it was read."""
    value: str
    """The value; for additionalContext, a line to add."""


class GuestSuggestionsData(TypedDict):
    """The values of the files of a guest and of a text for the fields of the profile."""

    suggestions: list[GuestSuggestionView]
    """The suggestions, in the order of the profile, without values that it has."""
    textCount: int
    """How many texts were read: files with text, and the sent one."""


class GuestSuggestionsRequest(TypedDict, total=False):
    """A text about a guest."""

    text: str | None
    """The text of a resume or a bio, in addition to the files of the profile."""


class GuestSummaryView(TypedDict):
    """A guest profile in a list."""

    companyName: str | None
    """The guest's company; `null` without one."""
    completenessPercent: int
    """How complete the profile is, from 0 to 100."""
    createdAt: Moment
    """When it was created."""
    deletedAt: Moment | None
    """When it was deleted; `null` when it was not."""
    documentsCount: int
    """Number of files."""
    guestProfileId: str
    """ID of the profile."""
    guestProfileSlug: str
    """Slug of the profile."""
    imageUrl: str | None
    """URL of the guest's image; `null` without one."""
    name: str
    """The guest's name."""
    photoPath: str | None
    """Path of the photo on this server, 160 pixels wide; `/80` and `/480` are its other sizes. `null` without a photo."""
    processingStatus: str
    """The step, as in the full profile."""
    projectId: str | None
    """ID of the project; `null` when it was permanently deleted."""
    status: str
    """ACTIVE, DRAFT, PENDING, ARCHIVED or ERROR."""
    statusReason: str | None
    """Why the status is ERROR; `null` with other statuses."""
    updatedAt: Moment
    """When it or its files were last changed."""


class GuestTrackingData(TypedDict):
    """Whether a guest is tracked."""

    isTracking: bool
    """Whether each new appearance has an event."""
    success: bool
    """Always true; failures have an error."""


class GuestTrackingRequest(TypedDict):
    """Whether to track a guest."""

    isTracking: bool
    """Whether each new appearance has an event."""


class HealthData(TypedDict):
    """The state of the service."""

    generation: str | None
    """The served generation."""
    state: str
    """`ok`, or `empty` before the first generation is published."""
    version: str
    """Version of the program."""


class HistoryAlertView(TypedDict):
    """The alert of a match in the history."""

    createdByUserId: str
    """ID of the user who created it; empty when their account was deleted."""
    id: str
    """ID of the alert."""
    name: str
    """Name of the alert."""
    teamId: str
    """ID of the team."""
    value: str
    """The name or words that it looks for."""


class HistoryChart(TypedDict):
    """The chart of a position history, with its first and last day."""

    category: str
    """Category of the chart, in lower case, such as `true crime`."""
    chartType: str
    """The platform: `apple` or `spotify`."""
    country: str
    """The country of the chart, ISO 3166-1 alpha-2 in lower case."""
    earliestChartDate: str
    """The first day with a capture of the chart."""
    latestChartDate: str
    """The last day with a capture of the chart."""


class HistoryRangeView(TypedDict):
    """The days of a position history."""

    endDate: str
    """The last day, such as `2026-11-21`."""
    range: str
    """The range: `30d`, `90d`, `14w`, `6m`, `1y` or `all`."""
    startDate: str
    """The first day, such as `2026-11-21`."""


HistorySeries: TypeAlias = 'HistorySeriesValue | HistorySeriesValue1'


class HistorySeriesValue(TypedDict):
    points: list[PointView]
    """The days, oldest first."""
    resolution: Literal["daily"]
    """Always `daily`."""


class HistorySeriesValue1(TypedDict):
    buckets: list[BucketView]
    """The weeks, oldest first."""
    resolution: Literal["weekly"]
    """Always `weekly`."""


class HistoryStatsView(TypedDict):
    """Best and average position, and the days on and off the chart."""

    averagePositionWhenCharting: float | None
    """Average position on the days on the chart, 1 is the best; `null` when there are none."""
    bestPosition: int | None
    """The best position in the range; `null` when it was not on the chart."""
    calendarDays: int
    """Number of days in the range."""
    chartDays: int
    """Days with a capture."""
    daysOnChart: int
    """Number of days on the chart."""
    firstSeenDate: str | None
    """The first day of the range on the chart; `null` when there is none."""
    lastSeenDate: str | None
    """The last day of the range on the chart; `null` when there is none."""
    missingDays: int
    """Days without a capture."""
    offChartDays: int
    """Number of days with a complete capture on which it is not on the chart."""
    streak: StreakView
    """The days on the chart up to the last capture without a break."""
    unknownDays: int
    """Number of days whose capture is not complete enough to decide whether it is on the chart."""


class HistoryWindow(TypedDict):
    """Days, and how complete the chart is on each."""

    coverage: list[str]
    """`complete`, `unresolved_identities`, `incomplete` or `no_chart`."""
    dates: list[str]
    """The days, oldest first."""


class HitChartPosition(TypedDict):
    """A podcast's current position on a chart. Its keys are in snake case, as existing clients expect them."""

    category: str
    """Category of the chart, in lower case, such as `true crime`."""
    chart_latest_date: str
    """The latest date of the chart, which is the same."""
    chart_type: str
    """The platform: `apple` or `spotify`."""
    country_code: str
    """ISO 3166 alpha-2, in lower case."""
    date: str
    """The date of the chart's latest capture."""
    days_streak_count: int
    """Number of days on the chart without a break."""
    position: int
    """Position on the chart; 1 is the best."""
    position_change: int | None
    """Positions gained; negative when lost."""
    previous_position: int | None
    """Position on the previous capture; `null` when the podcast was not on it."""
    sub_category: str | None
    """Subcategory of the chart; `null` for the chart of a whole category."""
    total_days_in_chart: int
    """Number of captures with the podcast, and of consecutive ones up to the latest. Days without a capture do not
    count."""


class HitFacebookPage(TypedDict):
    """A Facebook page in a hit. Its keys are in snake case, for existing clients."""

    data_last_updated: Moment
    """When the counts were read."""
    followers_count: int
    """Number of followers; 0 when it is listed in `missing`."""
    following_count: int
    """Number of accounts that it follows; 0 when it is listed in `missing`."""
    id: str
    """The platform's ID; else the handle in the URL."""
    image_url: str | None
    """URL of the profile image; `null` when unknown."""
    likes_count: int
    """Number of likes; 0 when it is listed in `missing`."""
    missing: list[str]
    """Counts that the platform did not provide. They are 0."""
    name: str
    """Name, or the one in the URL when it is unknown."""
    talking_about_count: int
    """Number of people who talk about it; 0 when it is listed in `missing`."""
    url: str
    """URL of the profile."""


class HitHost(TypedDict):
    """A host, as named in the feed."""

    imageUrl: str | None
    """URL of the image; `null` when there is none."""
    name: str
    """Name of the host."""
    url: str | None
    """URL of the host's page; `null` when the feed has none."""


class HitInstagramProfile(TypedDict):
    """An Instagram profile in a hit. Its keys are in snake case, for existing clients."""

    data_last_updated: Moment
    """When the counts were read."""
    followers_count: int
    """Number of followers; 0 when it is listed in `missing`."""
    following_count: int
    """Number of accounts that it follows; 0 when it is listed in `missing`."""
    id: str
    """The platform's ID; else the handle in the URL."""
    image_url: str | None
    """URL of the profile image; `null` when unknown."""
    missing: list[str]
    """Counts that the platform did not provide. They are 0."""
    posts_count: int
    """Number of posts; 0 when it is listed in `missing`."""
    url: str
    """URL of the profile."""
    username: str
    """Name of the account, without `@`."""


class HitLink(TypedDict):
    """A social profile, or a directory listing."""

    type: str
    """The platform or directory, such as `youtube` or `apple`."""
    url: str
    """The URL."""


class HitLinkedInCompany(TypedDict):
    """An organization on LinkedIn in a hit. Its keys are in snake case, for existing clients."""

    about: str | None
    """The text in which the profile describes itself; `null` when unknown."""
    company_size: str | None
    """Size of the organization; always `null`: the service does not provide it."""
    country_code: str | None
    """Country, ISO 3166-1 alpha-2; `null` when unknown."""
    data_last_updated: Moment
    """When the counts were read."""
    description: str | None
    """A longer description; always `null`: the service does not provide it."""
    employees_count: int
    """Number of employees on LinkedIn; always 0 and listed in `missing`."""
    followers_count: int
    """Number of followers; 0 when it is listed in `missing`."""
    id: str
    """The platform's ID; else the handle in the URL."""
    image_url: str | None
    """URL of the profile image; `null` when unknown."""
    industries: str | None
    """Industries of the organization; always `null`: the service does not provide them."""
    missing: list[str]
    """Counts that the platform did not provide. They are 0."""
    name: str
    """Name, or the one in the URL when it is unknown."""
    url: str
    """URL of the profile."""


class HitLinkedInPerson(TypedDict):
    """A person on LinkedIn in a hit. Its keys are in snake case, for existing clients."""

    about: str | None
    """The text in which the profile describes itself; `null` when unknown."""
    connections_count: int
    """Number of connections; always 0 and listed in `missing`."""
    country_code: str | None
    """Country, ISO 3166-1 alpha-2; `null` when unknown."""
    data_last_updated: Moment
    """When the counts were read."""
    description: str | None
    """A longer description; always `null`: the service does not provide it."""
    followers_count: int
    """Number of followers; 0 when it is listed in `missing`."""
    id: str
    """The platform's ID; else the handle in the URL."""
    image_url: str | None
    """URL of the profile image; `null` when unknown."""
    missing: list[str]
    """Counts that the platform did not provide. They are 0."""
    name: str
    """Name, or the one in the URL when it is unknown."""
    url: str
    """URL of the profile."""


class HitListView(TypedDict):
    """A project that lists the podcast of a hit."""

    listedPodcastId: str
    """ID of the entry on the project."""
    pitchedAt: Moment | None
    """When it was pitched from this project; `null` when it was not."""
    pitchedBy: str | None
    """Who pitched it: their name, or else their email address; `null` when it was not pitched."""
    projectId: str
    """ID of the project."""
    projectName: str
    """Name of the project."""
    projectSlug: str
    """Slug of the project."""
    state: str
    """State of the entry: prospect, qualified, pitched, lost, booked or ignored."""


class HitOwner(TypedDict):
    """The owner in the feed."""

    ownerName: str
    """Name of the owner."""
    ownerType: str | None
    """`person` for a host, `organization` for the organization behind the podcast; `null` for others, because feeds do
    not distinguish them."""


class HitPerson(TypedDict):
    """A person of an episode. Its keys are in snake case, as existing clients expect them."""

    image_url: str | None
    """URL of the image; `null` when there is none."""
    name: str
    """The person's name."""
    organizations: list[str]
    """Organizations of the person, as the texts name them."""
    roles: list[str]
    """Roles, as they are written."""
    snippet: str | None
    """The text around the name; `null` where the name is the whole field."""
    type: str
    """host, guest, mentioned or unknown."""
    urls: list[str]
    """URLs of the person that the feed gives."""


class HitPitchView(TypedDict):
    """A pitch to a podcast."""

    at: Moment
    """When it was pitched."""
    projectName: str
    """Name of the project."""
    userDisplayName: str | None
    """Who pitched it: their name, or else their email address; `null` when their account was deleted."""


class HitPodcast(TypedDict):
    """A podcast that another one recommends. Its keys are in snake case, as existing clients expect them."""

    image_url: str | None
    """URL of the image; `null` when there is none."""
    podcast_id: str
    """ID of the podcast."""
    slug: str
    """Slug of the podcast."""
    title: str
    """Title of the podcast."""


class HitSponsor(TypedDict):
    """A sponsor of an episode. Its keys are in snake case, as existing clients expect them."""

    coupon_codes: str | None
    """Coupon codes of the sponsor, separated by commas; `null` when there are none."""
    name: str
    """Name of the sponsor."""
    snippet: str
    """The text that names the sponsor; empty when unknown."""
    urls: list[str]
    """URLs that the texts give for the sponsor."""


class HitTiktokProfile(TypedDict):
    """A TikTok profile in a hit. Its keys are in snake case, for existing clients."""

    biography: str | None
    """The text in which the profile describes itself; `null` when unknown."""
    data_last_updated: Moment
    """When the counts were read."""
    followers_count: int
    """Number of followers; 0 when it is listed in `missing`."""
    following_count: int
    """Number of accounts that it follows; 0 when it is listed in `missing`."""
    handle: str
    """Name of the account, without `@`."""
    id: str
    """The platform's ID; else the handle in the URL."""
    image_url: str | None
    """URL of the profile image; `null` when unknown."""
    likes_count: int
    """Number of likes; 0 when it is listed in `missing`."""
    missing: list[str]
    """Counts that the platform did not provide. They are 0."""
    profile_name: str
    """Display name, or the one in the URL when it is unknown."""
    url: str
    """URL of the profile."""


class HitTwitterProfile(TypedDict):
    """A Twitter profile in a hit. Its keys are in snake case, for existing clients."""

    biography: str | None
    """The text in which the profile describes itself; `null` when unknown."""
    data_last_updated: Moment
    """When the counts were read."""
    date_joined: Moment | None
    """When the account was created; `null` when the platform does not publish it."""
    followers_count: int
    """Number of followers; 0 when it is listed in `missing`."""
    following_count: int
    """Number of accounts that it follows; 0 when it is listed in `missing`."""
    handle: str
    """Name of the account, without `@`."""
    id: str
    """The platform's ID; else the handle in the URL."""
    image_url: str | None
    """URL of the profile image; `null` when unknown."""
    missing: list[str]
    """Counts that the platform did not provide. They are 0."""
    posts_count: int
    """Number of posts; 0 when it is listed in `missing`."""
    url: str
    """URL of the profile."""


class HitYoutubeChannel(TypedDict):
    """A YouTube channel in a hit. Its keys are in snake case, for existing clients."""

    average_views_per_video: float
    """Views by number of videos; 0 when one of them is unknown."""
    channel_data_last_updated: Moment
    """When the counts were read."""
    channel_description: str | None
    """The text in which the channel describes itself; `null` when unknown."""
    channel_handle: str | None
    """Handle of the channel; `null` when unknown."""
    channel_id: str
    """The platform's ID; else the handle in the URL."""
    channel_published_date: Moment | None
    """When the channel was created; `null` when unknown."""
    channel_title: str | None
    """Title of the channel; `null` when unknown."""
    missing: list[str]
    """Counts that YouTube did not provide. They are 0."""
    total_subscribers: int
    """Number of subscribers; 0 when it is listed in `missing`."""
    total_videos: int
    """Number of videos; 0 when it is listed in `missing`."""
    total_views: int
    """Number of views; 0 when it is listed in `missing`."""


class HookView(TypedDict):
    """A concrete reason to write to a show."""

    episodeId: str | None
    """ID of the episode; `null` without one."""
    episodeSlug: str | None
    """Slug of the episode; `null` without one."""
    episodeTitle: str | None
    """Title of the episode; `null` without one."""
    episodesWithSubject: int
    """Episodes that have the subject."""
    id: str
    """ID of the hook, for `hookId` of a request."""
    kind: str
    """transcript, episode, episodeNotes, theme, showDescription, latestEpisode or showTitle."""
    publishedAt: Moment | None
    """When the episode was published; `null` when that is unknown."""
    quote: str | None
    """Verbatim words of the show; `null` without a quotation."""
    second: int | None
    """Seconds from the start of the episode; `null` without a transcript."""
    speaker: str | None
    """Who spoke; `null` when that is unknown."""
    subject: str | None
    """The guest's subject that it is about; `null` when nothing in common was found."""


class HostingCompanyShare(TypedDict):
    """The share of podcasts at a hosting company."""

    host: str
    """The hosting company."""
    percentage: float
    """Share of the feeds, 0 to 100."""
    totalPodcasts: int
    """Number of podcasts at the hosting company."""


class HostingCompanyTags(TypedDict):
    """How many tags the podcasts of a hosting company use on average."""

    averageNumPodcast2Fields: float
    """Average number of podcast namespace tags in a feed."""
    host: str
    """The hosting company."""
    totalPodcasts: int
    """Number of podcasts at the hosting company."""


class HostingCompanyTranscripts(TypedDict):
    """The share of a hosting company's podcasts that have transcripts."""

    host: str
    """The hosting company."""
    numPodcastsWithTranscripts: int
    """Number of its podcasts with a transcript in the feed."""
    percentage: float
    """Share of the hosting company's podcasts, 0 to 100."""
    totalPodcasts: int
    """Number of podcasts at the hosting company."""


class IdentityProviderData(TypedDict):
    """The identity provider of the installation."""

    name: str | None
    """What people call it; `null` when people sign in by mail alone."""


class IgnorePodcastRequest(TypedDict):
    """Why a podcast is ignored."""

    reason: str
    """Why, for everyone who sees the podcast: 1 to 500 characters."""


class IgnoredPodcastData(TypedDict):
    """A podcast that is ignored."""

    ignoredPodcast: IgnoredPodcastView
    """The podcast."""


class IgnoredPodcastView(TypedDict):
    """A podcast that is ignored."""

    ignoredAt: Moment
    """Since when it is ignored."""
    podcastId: str
    """ID of the podcast."""
    podcastSlug: str
    """Slug of the podcast when it was ignored."""
    podcastTitle: str
    """Title of the podcast when it was ignored."""
    reason: str
    """Why it is ignored."""


class IgnoredPodcastsData(TypedDict):
    """The ignored podcasts."""

    ignoredPodcasts: list[IgnoredPodcastView]
    """Newest first, at most 1,000."""


class ImportPodcastView(TypedDict):
    """A podcast that a row names."""

    author: str | None
    """The author, as the feed names it; `null` when it does not."""
    imageUrl: str | None
    """URL of the image; `null` when there is none."""
    lastEpisodePublishedAt: Moment | None
    """When the newest episode was published; `null` when unknown."""
    podcastId: str
    """ID of the podcast."""
    slug: str
    """Slug of the podcast."""
    title: str
    """Title of the podcast."""


class _ImportPodcastsRequest(TypedDict):
    podcastIds: list[str]
    """IDs or slugs of the podcasts, 1 to 1,000."""


class ImportPodcastsRequest(_ImportPodcastsRequest, total=False):
    """The podcasts of a preview that people chose."""

    labels: list[str] | None
    """Labels of the new entries."""
    priority: str | None
    """Priority of the new entries; none by default."""
    state: str | None
    """State of the new entries; prospect by default."""


class ImportPreviewData(TypedDict):
    """What an import would add. Nothing is added yet."""

    rows: list[ImportRowView]
    """The different rows of the list, in its order; at most 1,000."""
    summary: ImportSummaryView
    """Counts of the rows."""


class ImportPreviewRequest(TypedDict):
    """A pasted list. A file is sent as the part `file` of a form (`multipart/form-data`)."""

    text: str
    """Titles or URLs, one per line, cells copied from a spreadsheet, CSV or OPML; at most 5,242,880 bytes."""


class ImportRowView(TypedDict):
    """A row of a list, with the podcast that it names."""

    alreadyListed: bool
    """Whether the podcast is on the project already."""
    confidence: str | None
    """`certain` when an ID, the feed, title and author, or a title that no other podcast has names the podcast; `likely`
    when the website fits, the feed has a similar URL, or the title fits but not the IDs; `guess` for the most similar
    podcast. `null` when none was found."""
    duplicateOf: int | None
    """The number of an earlier row that names the same podcast; `null` when there is none."""
    input: str
    """The row as people recognize it, shortened."""
    matchedBy: str | None
    """`podcast-id`, `feed-url`, `apple-id`, `spotify-id`, `guid`, `website`, `title-and-author`, `title` or `search`;
    `null` when no podcast was found."""
    podcast: ImportPodcastView | None
    """The podcast; `null` when none was found."""
    reason: str | None
    """Why no podcast was found, or why the match is not certain; `null` otherwise."""
    row: int
    """The number of the row or line in the list, from 1."""


class ImportSummaryView(TypedDict):
    """Counts of the rows of a list."""

    alreadyListed: int
    """Matched rows whose podcast is on the project already."""
    certain: int
    """Matched rows whose match is certain."""
    duplicates: int
    """Matched rows that name the podcast of an earlier row."""
    encoding: str
    """The encoding in which the list was read."""
    format: str
    """How the list was read: `csv`, `opml` or `text`."""
    guesses: int
    """Matched rows whose match is a guess."""
    leftOut: int
    """Different rows beyond the 1,000 of one import. They are not in `rows`: import them next."""
    likely: int
    """Matched rows whose match is likely."""
    limit: LimitReachedView | None
    """The plan's limit of podcasts on a project; `null` when there is none."""
    matched: int
    """Rows with a podcast."""
    newPodcasts: int
    """How many different podcasts the rows would add."""
    repeated: int
    """Rows that repeat an earlier one word for word. They are not in `rows`."""
    total: int
    """Different rows."""
    unmatched: int
    """Rows without a podcast."""


class InstagramView(TypedDict):
    """A business or creator account."""

    followers: int
    """Number of followers; 0 when it is listed in `missing`."""
    following: int
    """Number of accounts that it follows; 0 when it is listed in `missing`."""
    instagramProfileName: str
    """Name of the account, without `@`."""
    missing: list[str]
    """Counts that the platform did not provide."""
    posts: int
    """Number of posts; 0 when it is listed in `missing`."""
    profileId: int
    """ID of the account; 0 when unknown."""
    profilePhotoUrl: str | None
    """URL of the profile photo; `null` when unknown."""
    scrapedAt: Moment
    """When the counts were read from the platform."""
    url: str
    """URL of the profile."""


class InvitationData(TypedDict):
    """One invitation."""

    invitation: InvitationView
    """The invitation."""


class InvitationDetailsData(TypedDict):
    """The invitation of a link."""

    invitation: InvitationDetailsView
    """The invitation."""


class InvitationDetailsView(TypedDict):
    """An invitation, as the invited person sees it."""

    email: str
    """The email address that is invited."""
    expiresAt: Moment
    """When the link ends."""
    hasAccount: bool
    """Whether the address has an account. It then has to sign in to accept; otherwise, accepting creates the account."""
    invitedBy: str | None
    """The email address of the person who invited; `null` when the account was deleted."""
    isForCaller: bool | None
    """Whether the invitation is for the signed-in user; `null` when nobody is signed in."""
    role: str
    """The role that the person will have: admin or member."""
    teamName: str
    """Name of the team: at first the email address of its owner."""


class InvitationView(TypedDict):
    """An open invitation."""

    createdAt: Moment
    """When the person was first invited."""
    email: str
    """The email address that is invited."""
    expiresAt: Moment
    """When the link in the newest email ends."""
    id: str
    """ID of the invitation."""
    invitedByUserId: str | None
    """ID of the user who invited; `null` when the account was deleted."""
    role: str
    """The role that the person will have: admin or member."""
    sentAt: Moment
    """When the newest email was sent."""
    state: str
    """`open`, or `expired` when its link has ended; sending it again makes it open."""


class InvitationsData(TypedDict):
    """The open invitations of the team."""

    invitations: list[InvitationView]
    """Newest first."""


class _InviteRequest(TypedDict):
    email: str
    """The email address of the person, with or without an account."""


class InviteRequest(_InviteRequest, total=False):
    """Who is invited."""

    role: str | None
    """The role that the person will have: admin, or member by default."""


class KeptAlertRecipientsView(TypedDict):
    """Addresses outside of the team that get the digests of an alert."""

    alertConfigId: str
    """ID of the alert."""
    alertName: str
    """Name of the alert."""
    emails: list[str]
    """The addresses."""


class KeptMatchData(TypedDict):
    """The match as it is now."""

    match: AlertMatchView
    """The match as it is now."""


class KeptShareView(TypedDict):
    """A client view that stays."""

    expiresAt: Moment | None
    """When the link ends; `null` when it is valid until it is revoked."""
    includesContacts: bool
    """Whether it shows contacts."""
    projectId: str
    """ID of the project that it shows."""
    projectName: str
    """Name of the project."""
    projectSlug: str
    """Slug of the project."""
    shareId: str
    """ID of the client view."""


class KeptWebhookView(TypedDict):
    """A webhook that stays."""

    description: str
    """What it is for."""
    url: str
    """Where events are sent, without the secret part of the URL."""
    webhookId: str
    """ID of the webhook."""


class KeywordCountView(TypedDict):
    """A keyword with the number of podcasts that it finds."""

    keyword: str
    """The keyword, a search term."""
    podcasts: SearchTotal | None
    """Podcasts with its words in title or description, or else with an episode that has them; `null` when it is not a search term."""


class KeywordSearchView(TypedDict):
    """A keyword of a strategy, and what its search found."""

    foundCount: int
    """Podcasts among its best hits, at most 50 new ones and 50 others."""
    keyword: str
    """The keyword."""
    newCount: int
    """Those of them that are new: neither on the project, nor removed from it, nor blacklisted."""
    problem: str | None
    """Why it was not searched; `null` when it was."""


class LastContactView(TypedDict):
    """The last contact of the team with a podcast."""

    at: Moment
    """When."""
    isPitched: bool
    """Whether it was marked as pitched; otherwise the text was only copied."""
    userDisplayName: str
    """Name of the user who wrote."""
    writtenFor: str
    """For whom they wrote: the guest, or the project."""


class LastPitchView(TypedDict):
    """A pitch to a podcast by someone of the team."""

    at: Moment
    """When the podcast was marked as pitched."""
    projectId: str
    """ID of the project for which they wrote. It may be gone."""
    projectName: str
    """Name of the project for which they wrote."""
    userDisplayName: str
    """Name of the user who wrote."""


class LatestEpisodesData(TypedDict):
    """The latest episodes, grouped by podcast. Podcasts are sorted by their latest episode."""

    latestPodcasts: list[PodcastWithEpisodes]
    """The podcasts with their latest episodes."""


class LatestPodcastsData(TypedDict):
    """Podcasts, sorted by their latest episode."""

    podcasts: list[PodcastSummary]
    """The podcasts."""


class LeftOutPodcastView(TypedDict):
    """A podcast that a run found and did not add, with the reason."""

    canBeAdded: bool
    """Whether it can be added to the project anyway."""
    keywords: list[str]
    """Keywords of the strategy that found it."""
    message: str
    """The reason for people."""
    podcastId: str
    """ID of the podcast."""
    reason: str
    """low-rating, run-limit, not-compared, removed, list-full, blacklisted, opted-out or listed."""
    relevancyScore: int | None
    """The rating by rules, 1 to 5; `null` when it was not compared."""
    slug: str
    """Slug of the podcast."""
    title: str
    """Title of the podcast."""


class LeftRowView(TypedDict):
    """A row that an undo left as it is."""

    id: str
    """ID of the listed podcast, project, alert or guest profile."""
    reason: str
    """changed-since, removed-since, listed-again, limit when the plan has no room for it, or files-ended when the
    guest profile is restored without files that made room for newer ones."""


class LetterCount(TypedDict):
    """How many podcasts begin with a letter."""

    count: int
    """Number of podcasts under the letter."""
    letter: str
    """The letter, a to z, or `0` for everything else."""


class LikelyQuestionView(TypedDict):
    """A question with the places where it came up."""

    episodes: int
    """Number of episodes with the question."""
    occurrences: list[QuestionOccurrenceView]
    """Where it came up, the newest first, at most five."""
    question: str
    """The question in the words of its newest occurrence."""


class LimitReachedView(TypedDict):
    """A limit of the plan that has no room for what was to be added."""

    max: int
    """How many the plan includes."""
    remaining: int
    """How many more fit."""
    used: int
    """How many there are."""


class LimitsView(TypedDict):
    """The limits of the plan."""

    allowances: list[AllowanceView]
    """How many calls of each kind the plan allows. `x-cost` of an operation names the kind that it costs."""
    apiAccess: bool
    """Whether the plan includes API keys."""
    maxResultsPerSearch: int
    """Maximum number of results of one search, over all its pages."""
    readsTranscripts: bool
    """Whether the caller may read whole transcripts."""
    searchFilters: list[str]
    """Search filters that the plan includes."""
    searches: SearchLimitView | None
    """How many searches the plan allows; `null` is unlimited."""
    seesAppleId: bool
    """Whether the caller sees Apple IDs and countries."""
    seesContacts: bool
    """Whether the caller sees all contacts."""
    seesPrimaryContacts: bool
    """Whether the caller sees primary contacts."""
    seesSocials: bool
    """Whether the caller sees ratings, followers and plays."""
    setsPageSize: bool
    """Whether the caller may set the page size."""
    teamMembers: bool
    """Whether the plan includes team members, in any number."""
    tier: str
    """public when not signed in, otherwise the user's plan."""
    transcriptFormats: list[str]
    """Formats for downloads of transcripts: txt, vtt, sentence-vtt."""


class LinkProvenance(TypedDict):
    """Where and when a link was seen, and the confidence that it belongs to the podcast."""

    confidence: float | None
    """Confidence, 0 to 1. Links in the feed are trusted."""
    firstSeenAt: Moment
    """When the link was first seen."""
    lastSeenAt: Moment
    """When the link was last seen."""
    occurrences: int | None
    """Number of occurrences on the whole site."""
    pageKind: str | None
    """The purpose of the page: `home`, `contact`."""
    pageUrl: str | None
    """The page of the website that contains the link; `null` for links that only the feed contains."""


class LinkedGuestProfileView(TypedDict):
    """A guest profile with a project."""

    appearancesCount: int
    """Number of episodes with the guest that were found since the guest is tracked."""
    companyName: str | None
    """The guest's company; `null` without one."""
    id: str
    """ID of the profile."""
    imageUrl: str | None
    """URL of the guest's image; `null` without one."""
    linkedinUrl: str | None
    """The guest's profile on LinkedIn; `null` without one."""
    name: str
    """Name of the guest."""
    slug: str
    """Slug of the profile."""
    status: str
    """ACTIVE, DRAFT, PENDING, ARCHIVED or ERROR."""


class LinkedInCompanyView(TypedDict):
    """An organization."""

    about: str | None
    """The text in which the profile describes itself; `null` when unknown."""
    companySize: str | None
    """Always `null`: no service provides it."""
    countryCode: str | None
    """Country of the headquarters, ISO 3166-1 alpha-2; `null` when unknown."""
    description: str | None
    """Always `null`: the text of the profile is in `about`."""
    employeesInLinkedin: int
    """Always 0: no service provides the number of employees."""
    followers: int | None
    """Number of followers; `null` when unknown."""
    industries: str | None
    """Always `null`: no service provides them."""
    linkedInCompanyId: str
    """ID of the organization, or its name in the URL when the ID is unknown."""
    linkedInUrl: str
    """URL of the profile."""
    logoImageUrl: str | None
    """URL of the logo; `null` when unknown."""
    missing: list[str]
    """Counts that the platform did not provide."""
    mostRecentUpdate: dict[str, Any] | None
    """Always `null`: posts are not read."""
    name: str
    """Name of the organization."""
    scrapedAt: Moment
    """When the counts were read from the platform."""


class LinkedInPersonView(TypedDict):
    """A person."""

    about: str | None
    """The text in which the profile describes itself; `null` when unknown."""
    avatarUrl: str | None
    """URL of the profile image; `null` when unknown."""
    city: str | None
    """City; always `null`: the service does not provide it."""
    connectionsCount: int
    """Number of connections; always 0 and listed in `missing`."""
    countryCode: str | None
    """Country, ISO 3166-1 alpha-2; `null` when unknown."""
    description: str | None
    """A longer description; always `null`: the service does not provide it."""
    followerCount: int
    """Number of followers; 0 when it is listed in `missing`."""
    linkedInNumericId: int
    """Number of the profile; always 0: the service does not provide it."""
    linkedInProfileId: str
    """The name in the profile's URL."""
    location: str | None
    """Place; always `null`: the service does not provide it."""
    missing: list[str]
    """Counts that the platform did not provide."""
    name: str
    """The host of this name, else the name in the profile's URL."""
    profilePhotoUrl: str | None
    """URL of the profile image; `null` when unknown."""
    recommendationsCount: int
    """Number of recommendations; always 0 and listed in `missing`."""
    scrapedAt: Moment
    """When the counts were read from the platform."""
    url: str
    """URL of the profile."""


class ListOfPodcastView(TypedDict):
    """A project that has a podcast."""

    listedPodcastId: str
    """ID of the entry."""
    projectId: str
    """ID of the project."""
    projectName: str
    """Name of the project."""
    projectSlug: str
    """Slug of the project."""
    status: str
    """Status of the podcast there."""


ListOrText: TypeAlias = 'list[str] | str'


class ListWarningView(TypedDict):
    """A warning about a change."""

    code: str
    """`duplicate_pitch`: someone of the team wrote to the podcast before."""
    lastPitch: LastPitchView
    """The pitch before."""
    message: str
    """The warning, for people."""


class ListedChart(TypedDict):
    """A chart with exactly one country and one category."""

    chart_type: str
    """apple or spotify."""
    countries: list[ListedChartCountry]
    """The country of the chart; always one."""
    last_updated: Moment
    """When the chart was made, according to the platform."""


class ListedChartCategory(TypedDict):
    """The category of a chart, with the rankings."""

    parent_category: str | None
    """Name of the category above; `null` for a main category."""
    rankings: list[ChartRanking]
    """Best first; at least one."""
    title: str
    """Name of the category."""


class ListedChartCountry(TypedDict):
    """The country of a chart."""

    categories: list[ListedChartCategory]
    """The category of the chart; always one."""
    code: str
    """ISO 3166-1 alpha-2, in lower case."""
    name: str | None
    """The English name; `null` when it is unknown."""


class ListedEpisodeView(TypedDict):
    """An episode of a listed podcast."""

    applePodcastsUrl: str | None
    """URL of the episode in Apple Podcasts; `null` when unknown."""
    author: str | None
    """The author, as the feed names it."""
    chapters: EpisodeChaptersView | None
    """The chapters; `null` when there are none, and in lists of episodes."""
    deepAnalysisRequestedAt: Moment | None
    """When the team last requested a deep analysis; `null` when it never did, without an account, and in lists of the
    newest episodes of the catalog."""
    description: str | None
    """The description as sanitized HTML; `null` when there is none."""
    descriptionGeneratedFrom: GeneratedFromView | None
    """How the generated descriptions were made."""
    descriptionGeneratedLong: str | None
    """Sentences of the notes that sum up the episode; `null` in lists of episodes."""
    descriptionGeneratedShort: str | None
    """The sentence of the notes that sums up the episode best; `null` in lists of episodes."""
    descriptionNoHtml: str | None
    """The description as plain text."""
    durationSeconds: int | None
    """Length of the episode in seconds; `null` when unknown."""
    enclosureUrl: str
    """Empty when the item has no enclosure, because existing clients accept no null here."""
    episodeEarshotGenres: list[str] | None
    """The main categories to which the categories of the feed belong; for admins. `null` in lists of
    episodes."""
    episodeGuestsAndHosts: list[EpisodePerson] | None
    """People who take part or are mentioned, from feed, texts and transcript; `null` when there are none."""
    episodeId: str
    """ID of the episode."""
    episodeKeywords: list[str] | None
    """Keywords of the feed, and phrases of the episode's texts; `null` in lists."""
    episodeRssDescriptionEmbedding: list[float] | None
    """The embedding of the episode's texts; `null` unless `includeEmbeddings` requests it."""
    episodeShortDescription: str | None
    """The subtitle in the feed, or the first 240 characters of the description."""
    episodeSlug: str
    """Slug of the episode, unique within its podcast."""
    episodeSponsorDetails: list[SponsorView] | None
    """Everyone who is promoted, with details: those who pay first. `group` distinguishes them."""
    episodeSponsors: list[str] | None
    """Names of the sponsors who pay; `null` when there are none."""
    episodeTags: list[TagView] | None
    """Topics, keywords, people, sponsors, format and season in one list; `null` in lists of episodes."""
    episodeThumbnailRssUrl: str | None
    """URL of the image in the feed; `null` when there is none."""
    episodeTopics: list[str] | None
    """Topics of the episode, from its texts and the catalog's vocabulary, in their most common
    spelling; `null` in lists."""
    explicit: bool | None
    """Whether the feed marks the episode as explicit; `null` when it does not state it."""
    goneFromFeedAt: Moment | None
    """When the item was first missing from the feed. The episode is kept."""
    hasTranscript: bool
    """Whether the catalog has a transcript."""
    hasVideo: bool
    """Whether the enclosure is a video."""
    imageUrl: str | None
    """URL of the image; `null` when there is none."""
    number: int | None
    """Number of the episode in the feed; `null` when there is none."""
    podcastId: str
    """ID of the podcast."""
    podcastSlug: str
    """Slug of the podcast."""
    podcastTitle: str
    """Title of the podcast."""
    publishedAt: Moment | None
    """When the episode was published; `null` when the feed has no date."""
    season: int | None
    """Number of the season in the feed; `null` when there is none."""
    title: str
    """Title of the episode."""
    transcriptEmbeddingsChunks: list[EmbeddingChunkView] | None
    """The passages of the transcript with their embeddings; `null` unless `includeEmbeddings` requests them."""
    transcriptId: str | None
    """ID of the transcript; `null` without one."""
    transcriptionRequestedAt: Moment | None
    """When the team last requested a transcript; `null` when it never did, without an account, and in lists of the newest
    episodes of the catalog."""
    videoUrl: str | None
    """URL of the video; `null` when the enclosure is not a video."""
    webUrl: str | None
    """URL of the episode's page; `null` when the feed has none."""
    youtubeEpisodeDetails: dict[str, Any] | None
    """Always `null`: videos are not matched to episodes."""
    listedPodcastId: str
    """ID of the listed podcast."""
    podcastImageUrl: str | None
    """URL of the podcast's image; `null` when there is none."""
    state: str
    """State of the listed podcast."""


class ListedPodcastDetailsData(TypedDict):
    """The podcasts on a project with their facts."""

    listedPodcasts: list[ListedPodcastWithFactsView]
    """The podcasts, last added first."""


class ListedPodcastFactsView(TypedDict):
    """What the catalog and the team store about a listed podcast. Values of a podcast that has left the catalog are empty."""

    author: str | None
    """The author in the feed; `null` when there is none."""
    authorityScore: float | None
    """The authority score, 0 to 100; `null` before it was calculated."""
    blacklisted: bool
    """Whether the team has blacklisted the podcast."""
    contactState: str | None
    """`available`, `locked` when the plan does not show the contact, or `none`; `null` when the podcast has left the
    catalog."""
    countries: list[str] | None
    """Countries of the podcast, ISO 3166-1 alpha-2; `null` when unknown or not on the plan."""
    episodeCount: int | None
    """Number of episodes; `null` before they were counted."""
    genres: list[str]
    """Names of the categories in the feed."""
    hasGuests: bool | None
    """Whether episodes have guests; `null` when unknown or not on the plan."""
    ignore: bool
    """Whether administrators ignore the podcast: searches leave it out."""
    inCatalog: bool
    """Whether the catalog has the podcast. An entry without one keeps the values from when it was added."""
    language: str | None
    """BCP 47; `null` when unknown."""
    lastEpisodePublishedAt: Moment | None
    """When the newest episode was published; `null` without dated episodes."""
    lists: list[ListOfPodcastView]
    """The other projects of the team that have the podcast."""
    mergedInto: str | None
    """ID of the podcast that it was merged into; `null` when it was not."""
    updateFrequency: str | None
    """daily, weekly, bi-weekly, monthly or stale; `null` without dated episodes."""


class ListedPodcastOptions(TypedDict):
    """The new values of an entry as sent."""

    priority: str | None
    """The priority; `null` when it was not sent or is removed."""
    state: str | None
    """The state; `null` when it was not sent."""


class ListedPodcastView(TypedDict):
    """A podcast on a project."""

    activityHistory: list[EntryActivityView]
    """The latest changes, oldest first. The activity of the project has all."""
    addedAt: Moment
    """When the podcast was added."""
    addedByUser: AddedByUserView
    """Who added it."""
    analysis: RelevancyView
    """How well the podcast fits the project."""
    assignee: AssigneeView | None
    """The member who works on it; `null` for nobody."""
    clientAnswers: list[ClientAnswerView]
    """What clients answered in client views, newest first; links that have ended included."""
    customValues: dict[str, str]
    """Values by the ID of their custom column: texts, numbers such as 12.5, days such as 2026-11-21, and options as texts."""
    labels: list[str]
    """Labels of the entry."""
    lastPitch: LastPitchView | None
    """The last time that someone on the team wrote to the podcast, for any project; `null` when nobody did."""
    listedPodcastId: str
    """ID of the entry."""
    nextActionOn: str | None
    """The day of the next action, `2026-11-21`; `null` without one."""
    notes: str
    """Notes of the team, plain text; empty without any."""
    podcast: PodcastOfListView
    """The podcast."""
    priority: str | None
    """low, medium, high or urgent; `null` without one."""
    projectId: str
    """ID of the project."""
    status: str
    """prospect, qualified, pitched, lost, booked or ignored."""
    updatedAt: Moment
    """When the entry was last changed."""
    version: int
    """The version, for `If-Match`."""


class ListedPodcastWithFactsView(TypedDict):
    """A listed podcast with its facts."""

    activityHistory: list[EntryActivityView]
    """The latest changes, oldest first. The activity of the project has all."""
    addedAt: Moment
    """When the podcast was added."""
    addedByUser: AddedByUserView
    """Who added it."""
    analysis: RelevancyView
    """How well the podcast fits the project."""
    assignee: AssigneeView | None
    """The member who works on it; `null` for nobody."""
    clientAnswers: list[ClientAnswerView]
    """What clients answered in client views, newest first; links that have ended included."""
    customValues: dict[str, str]
    """Values by the ID of their custom column: texts, numbers such as 12.5, days such as 2026-11-21, and options as texts."""
    labels: list[str]
    """Labels of the entry."""
    lastPitch: LastPitchView | None
    """The last time that someone on the team wrote to the podcast, for any project; `null` when nobody did."""
    listedPodcastId: str
    """ID of the entry."""
    nextActionOn: str | None
    """The day of the next action, `2026-11-21`; `null` without one."""
    notes: str
    """Notes of the team, plain text; empty without any."""
    podcast: PodcastOfListView
    """The podcast."""
    priority: str | None
    """low, medium, high or urgent; `null` without one."""
    projectId: str
    """ID of the project."""
    status: str
    """prospect, qualified, pitched, lost, booked or ignored."""
    updatedAt: Moment
    """When the entry was last changed."""
    version: int
    """The version, for `If-Match`."""
    facts: ListedPodcastFactsView
    """What the catalog and the team store about it."""


class ListicleData(TypedDict):
    """A public list."""

    listicle: ListicleView
    """The list."""


class ListiclePodcastView(TypedDict):
    """A podcast of a public list."""

    author: str | None
    """The author, as the feed names it; `null` when it does not."""
    description: str | None
    """The sentence that sums up the podcast best, or the beginning of its description; `null` when there is none."""
    episodeCount: int | None
    """Number of episodes; `null` when unknown."""
    genres: list[str]
    """Categories of the podcast."""
    imageUrl: str | None
    """URL of the image; `null` when there is none."""
    language: str | None
    """Language of the podcast, BCP 47; `null` when unknown."""
    lastEpisodePublishedAt: Moment | None
    """When the newest episode was published; `null` when unknown."""
    podcastId: str
    """ID of the podcast."""
    position: int
    """Place on the list, from 1."""
    slug: str
    """Slug of the podcast."""
    title: str
    """Title of the podcast."""


class ListicleView(TypedDict):
    """A project that anyone may read."""

    description: str | None
    """The public description; `null` when there is none."""
    isPublic: bool
    """Whether everyone sees the page. Members of the team may see it before."""
    podcasts: list[ListiclePodcastView]
    """The podcasts without ignored and lost ones: first those of the highest priority, then those added first."""
    slug: str
    """The part of the page's URL."""
    title: str
    """The public title, or else the name of the project."""
    updatedAt: Moment
    """When the project or its podcasts last changed."""


class LockedContactsView(TypedDict):
    """The contacts that are not shown."""

    access: str
    """`none`, `primary` (the address in the feed), `all`."""
    contactPages: int
    """Number of pages for contact."""
    emails: int
    """Number of email addresses."""
    phoneNumbers: int
    """Number of phone numbers."""
    plan: str | None
    """The lowest plan that shows everything; `null` when the caller's plan does."""


class LoggedKeyView(TypedDict):
    """An API key, as the log names it."""

    id: str
    """ID of the key."""
    name: str
    """Name of the key."""
    prefix: str
    """The beginning of the key, by which its owner can recognize it."""


class LoggedRequestView(TypedDict):
    """A request with an API key, or a number of requests that were not logged because too many came at once."""

    at: Moment
    """When its response began."""
    durationMs: int | None
    """Milliseconds until the response began; `null` for requests that were not logged."""
    id: str
    """ID of the request in this log."""
    key: LoggedKeyView | None
    """The key; `null` when it was deleted with the account of its owner."""
    method: str | None
    """The HTTP method; `null` for requests that were not logged."""
    missedCount: int
    """0 for a request. Otherwise so many requests were not logged from this time on."""
    route: str | None
    """The path with its parameters in braces, without the query; `null` for requests that were not logged."""
    status: int | None
    """The HTTP status; `null` for requests that were not logged."""


class LookupData(TypedDict):
    """A podcast; `null` when none has the ID."""

    podcast: PodcastSummary | None
    """The podcast; `null` when none has the ID."""


class MachineSignalView(TypedDict):
    """A signal that was found."""

    example: str
    """An example of where it was found."""
    sign: str
    """statement, generator, phrasing, bursts, output, same-texts, shared-texts or same-audio."""
    strength: float
    """Strength of the signal, 0 to 1."""
    weight: float
    """The certainty of this signal at full strength, 0 to 1."""


class MachineSignalsView(TypedDict):
    """Signals that a podcast is made by a machine. People may cause some of them as well. A podcast counts as likely
    made by a machine from a certainty of 0.75 on."""

    certainty: float
    """0 to 1. Each signal removes its share of the remaining doubt. Circumstantial signals alone reach at most 0.6."""
    likely: bool
    """Whether the podcast counts as likely made by a machine."""
    signs: list[MachineSignalView]
    """The signals, strongest first."""


class ManagedTeamData(TypedDict):
    """A team."""

    team: ManagedTeamView
    """The team as it is now."""


class ManagedTeamView(TypedDict):
    """A team with its plan."""

    createdAt: Moment
    """When it was created."""
    id: str
    """ID of the team."""
    memberCount: int
    """Number of its members."""
    name: str
    """Name of the team."""
    ownerEmail: str | None
    """Email address of its owner; `null` when it has none."""
    period: str | None
    """`monthly` or `annual`; `null` when the plan has no period."""
    periodEndsAt: Moment | None
    """When the period ends; `null` when the plan does not end."""
    plan: str
    """The plan: free, individual, business, agency or admin."""


class ManagedTeamsData(TypedDict):
    """Teams that were found."""

    teams: list[ManagedTeamView]
    """At most 20, by name."""


class MarkMatchesSeenRequest(TypedDict, total=False):
    """Which matches are seen: exactly one of the first three."""

    alertConfigId: str | None
    """ID of an alert, for all its matches."""
    all: bool | None
    """`true` for all matches of the team."""
    matchIds: list[str] | None
    """IDs of matches."""
    seen: bool | None
    """`false` marks them as not seen; `true` by default."""


class _MarkOutreachRequest(TypedDict):
    isPitched: bool
    """Whether it was sent; false takes that back."""


class MarkOutreachRequest(_MarkOutreachRequest, total=False):
    """Whether a pitch was sent."""

    acceptDuplicate: bool
    """Whether it may be marked although the team wrote to the podcast before."""
    acceptPlaceholders: bool
    """Whether it may be marked although slots in brackets are open."""


class MarkdownBlock(TypedDict):
    """A paragraph, heading or item of a list."""

    kind: str
    """heading, paragraph or item."""
    spans: list[MarkdownSpan]
    """Its text, in parts."""


class MarkdownSpan(TypedDict):
    """A part of a text: plain, or a link."""

    text: str
    """The text."""
    url: str | None
    """Where a link leads, http or https; `null` for plain text."""


class MarkedMatchesData(TypedDict):
    """How many matches changed."""

    changed: int
    """Number of matches that changed."""
    unseenCount: int
    """Number of kept matches of the team that nobody has seen."""


class MatchAlertView(TypedDict):
    """The alert of a match."""

    id: str
    """ID of the alert."""
    name: str
    """Name of the alert."""
    type: str
    """Type of the alert."""


MatchChartView = TypedDict("MatchChartView", {'category': 'str', 'chartType': 'str', 'country': 'str', 'day': 'str', 'from': 'int | None', 'movement': 'str', 'to': 'int | None'}, total=True)


class MatchEpisodeView(TypedDict):
    """The episode of a match."""

    id: str
    """ID of the episode."""
    imageUrl: str | None
    """URL of its image, or of the podcast's; `null` without one."""
    publishedAt: Moment | None
    """When it was published; `null` when the feed omits it."""
    slug: str
    """Slug of the episode."""
    title: str
    """Title of the episode."""


class MatchFilterView(TypedDict):
    """Why a match is filtered."""

    reason: str
    """ad, not_subject, unchecked, excluded_word, muted_show, role or not_relevant."""
    text: str
    """One sentence for people."""


class MatchPodcastView(TypedDict):
    """The podcast of a match."""

    id: str
    """ID of the podcast."""
    imageUrl: str | None
    """URL of its image; `null` without one."""
    slug: str
    """Slug of the podcast."""
    title: str
    """Title of the podcast."""


class MatchingEpisodeView(TypedDict):
    """An episode because of which its podcast is found."""

    episodeId: str
    """ID of the episode."""
    episodeSlug: str
    """Slug of the episode."""
    highlighted: str
    """The title, or a snippet of the show notes, with `<em>` around matches, and everything else escaped."""
    title: str
    """Title of the episode."""


class MeData(TypedDict):
    """The caller and what their plan allows."""

    limits: LimitsView
    """What the caller's plan allows."""
    user: UserView | None
    """The signed-in user; `null` without a session or key."""


class MemberUsageView(TypedDict):
    """What one member of a team used."""

    displayName: str | None
    """The member's name; `null` until one is chosen, and when the account was deleted."""
    email: str | None
    """The member's email address; `null` when the account was deleted."""
    totalUsage: int
    """Sum of all counts."""
    usageByAlias: dict[str, int]
    """The counts by meter: searchCount, exportCount, transcriptDownloadCount and transcriptionRequests."""
    userId: str
    """ID of the member."""


class MentionLabelView(TypedDict):
    """The label of a classifier for a mention."""

    classifier: str
    """isAd or isSubject."""
    filteredOut: bool
    """Whether the alert filters the mention for it."""
    label: str
    """`ad`, `talk`, `subject` or `namesake?`."""
    probability: float
    """Probability that the classifier's question is answered with yes: 0 to 1."""
    reason: str
    """One sentence for people."""


class MentionView(TypedDict):
    """A place where the words of the alert occur."""

    endSecond: int | None
    """Second at which it ends; `null` outside transcripts."""
    filterReasons: list[str]
    """Why it does not, in the names of the contract."""
    id: str
    """Unique in its match."""
    labels: list[MentionLabelView]
    """The labels of the classifiers."""
    passesFilters: bool
    """Whether it passes the filters of the alert."""
    playUrl: str
    """URL that plays the episode from here, or shows it when it has no audio."""
    snippet: str
    """The text around it."""
    startSecond: int | None
    """Seconds from the start of the audio; `null` outside transcripts."""


class MessageData(TypedDict):
    """A response with a message."""

    message: str
    """The outcome, as a sentence for people."""


class MissingPartView(TypedDict):
    """A missing part of a guest profile."""

    field: str
    """The field."""
    improves: str
    """What it improves."""
    label: str
    """The name for people."""
    percent: int
    """The percentage that it adds."""


Moment: TypeAlias = 'str'


class MonthlyEpisodeCounts(TypedDict):
    """How many episodes each month had."""

    counts: list[int]
    """One count for each of 24 months in UTC; the last is the current month."""
    fromMonth: str
    """For example `2024-12`."""


class MovementData(TypedDict):
    """The movement on a chart since the day or week before; `null` when it was not captured."""

    movement: MovementView | None
    """The changes since the earlier chart; `null` when the chart was not captured on that day."""
    options: MovementOptions
    """The options as applied."""


class MovementList(TypedDict):
    """The shows with one kind of movement."""

    items: list[MovementRow]
    """The shows."""
    status: str
    """`available` or `unavailable`."""
    totalCount: int
    """Number of all such shows; the list may be shorter."""
    unavailableReason: str | None
    """`no_earlier_chart`, `depth_changed` or `incomplete_coverage`."""


class MovementOptions(TypedDict):
    """The options as applied."""

    category: str
    """Category of the chart, in lower case, such as `true crime`."""
    chartType: str
    """The platform: `apple` or `spotify`."""
    compare: str
    """The interval of the comparison: `1d` or `7d`."""
    country: str
    """The country of the chart, ISO 3166-1 alpha-2 in lower case."""
    date: str | None
    """The requested day; `null` for the last capture."""
    limit: int
    """Maximum number of shows in each list."""


class MovementRow(TypedDict):
    """A row in a list of movements."""

    creator: str | None
    """The publisher, as the platform lists it."""
    identity: ChartIdentity
    """What identifies the show: a podcast of the catalog, or an ID of the platform."""
    imageUrl: str | None
    """URL of the image; `null` when there is none."""
    podenginePodcast: PodcastSummary | None
    """The podcast in the catalog; `null` when it is unknown."""
    position: int | None
    """Position on the chart; `null` for a show that left it."""
    positionChange: int | None
    """Positions gained, negative when lost; `null` for shows that entered or left the chart."""
    previousPosition: int | None
    """Position on the earlier chart; `null` when it was not on it."""
    title: str
    """Title of the show, as the platform lists it."""


class MovementView(TypedDict):
    """The podcasts that rose, fell, entered and left a chart between two days."""

    chart: ChartHead
    """The chart and the one that it is compared with."""
    climbers: MovementList
    """Largest gain first."""
    droppedOff: MovementList
    """Sorted by their previous position."""
    fallers: MovementList
    """Largest loss first."""
    newEntries: MovementList
    """Sorted by position."""


class MultipleOptions(TypedDict):
    """The podcasts that are returned, in the body."""

    details: PodcastDetail
    """Which fields the podcasts have."""
    podcastIds: list[str]
    """IDs of the podcasts."""


class MultiplePodcastsData(TypedDict):
    """The podcasts that exist, in the order of the request."""

    options: MultipleOptions
    """The options as applied."""
    podcasts: list[DetailedPodcast]
    """The podcasts that were found."""
    totalFound: int
    """Number of podcasts that were found."""
    totalRequested: int
    """Number of IDs in the request."""


class _MutePodcastRequest(TypedDict):
    podcastId: str
    """ID of the podcast."""


class MutePodcastRequest(_MutePodcastRequest, total=False):
    """A show to mute for an alert."""

    muted: bool | None
    """`false` ends it; `true` by default."""


class MutedPodcastRequest(TypedDict):
    """A muted show."""

    id: str
    """ID of the podcast."""


class MutedPodcastView(TypedDict):
    """A show whose matches are filtered."""

    id: str
    """ID of the podcast."""
    slug: str
    """Slug of the podcast when it was muted."""
    title: str
    """Title of the podcast when it was muted."""


class NamesakeView(TypedDict):
    """A namesake who may be the same person."""

    name: str
    """Name of the namesake."""
    reason: str
    """For example `profession and topic: founder, Business`."""
    slug: str
    """Slug of the namesake's page."""


class NewApiKeyData(TypedDict):
    """A new key. Only this response contains its secret."""

    apiKey: ApiKeyView
    """The API key, without its secret."""
    secret: str
    """The secret, for the header `Authorization`."""


class NextActionView(TypedDict):
    """A next action."""

    listedPodcast: ListedPodcastView
    """The podcast on the project, with the day in `nextActionOn`."""
    projectName: str
    """Name of the project."""
    projectSlug: str
    """Slug of the project."""


class NextActionsData(TypedDict):
    """The next actions of all projects of the team."""

    hasMore: bool
    """Whether there are later ones, beyond the limit."""
    nextActions: list[NextActionView]
    """The next actions, the earliest first."""


class NextStepView(TypedDict):
    """A step that would raise an input, and by how much when everything else stays the same."""

    points: float
    """Additional points of the authority score."""
    what: str
    """In words: `200 episodes`."""


class NotRelevantMatchData(TypedDict):
    """The match as it is now, and how others like it can be filtered."""

    match: AlertMatchView
    """The match as it is now."""
    proposals: list[ExclusionProposal]
    """Changes of the alert that would have filtered it, the most specific first."""


class Op3DownloadsView(TypedDict):
    """Downloads of all episodes in 30 days, as OP3 (op3.dev) counted them."""

    basis: str
    """Always `trailing_30_days`."""
    coverage: str
    """Always `unknown`: episodes that are not fetched through OP3 are not counted."""
    freshness: str
    """`fresh` when the 30 days had ended at most a week before the count was read, else `stale`; `unknown` when OP3 does
    not state their end."""
    last_synced_at: Moment | None
    """When the count was read from OP3."""
    measurement_recorded_at: Moment | None
    """When the count was stored."""
    reason: str | None
    """Always `null`: the reason of a count that is not available."""
    source: str
    """Always `op3`."""
    source_as_of: Moment | None
    """The end of the 30 days, as OP3 states it; `null` when it does not."""
    status: str
    """Always `available`."""
    unit: str
    """Always `downloads`: files that were fetched, not listeners."""
    value: int
    """The number of downloads."""


class OutreachDetailsData(TypedDict):
    """A pitch in full."""

    outreach: OutreachDetailsView
    """The pitch."""


class OutreachDetailsView(TypedDict):
    """A pitch in full."""

    callToActionStyle: str
    """light, medium or heavy."""
    emailLength: str
    """short, medium or long."""
    generationMode: str
    """basic or advanced."""
    outreachTemplateId: str
    """default, concise, topicsIdeas, discussion, ultraConcise, or the ID of a template of the user."""
    personalizationLevel: str
    """light, medium or heavy."""
    perspective: str
    """first or third."""
    tone: str
    """plain, warm or formal."""
    fallback: FallbackView | None
    """Why the result is by rules; `null` for a result by a model."""
    generatedBy: str
    """`rules` or `model`."""
    model: str | None
    """The name of the text model that made the result; `null` for a result by rules."""
    copiedAt: Moment | None
    """When the text was last copied or opened in a mail program; `null` when it never was."""
    createdAt: Moment
    """When it was generated."""
    followsId: str | None
    """ID of the pitch that this follow-up follows; `null` for a pitch."""
    guestName: str
    """The guest's name as it was then."""
    guestProfileId: str | None
    """ID of the guest profile; `null` when it was permanently deleted."""
    id: str
    """ID of the pitch."""
    pitchedAt: Moment | None
    """When someone marked it as pitched; `null` when nobody did."""
    podcast: OutreachPodcastView
    """The podcast as it was then."""
    project: OutreachProjectView | None
    """The project for which it was written; `null` without one."""
    revision: int
    """Number of the last saved text; 0 is the generated one."""
    subject: str
    """The subject line as it is now."""
    teamId: str
    """ID of the team."""
    updatedAt: Moment
    """When its text was last changed."""
    user: PersonView | None
    """The user who generated it; `null` when their account was deleted."""
    userId: str
    """ID of the user who generated it; all zeros when their account was deleted."""
    version: int
    """The version, for `If-Match`."""
    wordCount: int
    """Words of the body."""
    claims: list[ClaimView]
    """What the text claims, each with its source."""
    contactEmail: str | None
    """The address for pitches, if the plan shows it; `null` without one."""
    hasLeftCatalog: bool
    """Whether the podcast has left the catalog, so that claims cannot be checked."""
    isBlacklisted: bool
    """Whether the podcast is on the team's blacklist."""
    isOptedOut: bool
    """Whether the podcast opted out of being contacted."""
    lastContact: LastContactView | None
    """The last contact of the team with the podcast; `null` without one."""
    placeholders: list[PlaceholderView]
    """Slots in brackets that someone must fill."""
    body: str
    """The body as it is now, plain text."""
    followUps: list[OutreachSummaryView]
    """The follow-ups of the pitch, oldest first."""
    hooks: list[HookView]
    """Concrete reasons to write to the show, the strongest first."""
    variants: list[OutreachVariantView]
    """The texts that were generated, to choose from."""
    warnings: list[str]
    """Warnings before writing, such as a show that takes no guests."""


class OutreachFactsView(TypedDict):
    """The facts of a show, for the writer."""

    contactEmail: str | None
    """The address for pitches, if the plan shows it; `null` without one."""
    hostNames: list[str]
    """Names of the hosts."""
    isBlacklisted: bool
    """Whether the podcast is on the team's blacklist. No pitch is written then."""
    isOptedOut: bool
    """Whether the podcast opted out of being contacted. No pitch is written then."""
    lastContact: LastContactView | None
    """The last contact of the team with the podcast; `null` without one."""
    lastPublishedAt: Moment | None
    """When the newest episode was published; `null` when that is unknown."""
    podcastId: str
    """ID of the podcast."""
    slug: str
    """Slug of the podcast."""
    takesGuests: bool | None
    """Whether the show takes guests; `null` when that is unknown or the plan hides it."""
    title: str
    """Title of the podcast."""


class OutreachGuestView(TypedDict):
    """The guest of a project."""

    guestProfileId: str
    """ID of the guest profile."""
    name: str
    """The guest's name."""
    slug: str
    """Slug of the guest profile."""


class OutreachHistoryData(TypedDict):
    """A page of pitches."""

    cursor: str | None
    """The cursor of the next page; `null` on the last one."""
    outreach: list[OutreachSummaryView]
    """The pitches of the team, newest first."""


class OutreachHooksData(TypedDict):
    """The hooks and facts for a pitch."""

    facts: OutreachFactsView
    """The facts of the show."""
    hooks: list[HookView]
    """Concrete reasons to write to the show, the strongest first."""


class OutreachPodcastView(TypedDict):
    """The podcast of a pitch."""

    imageUrl: str | None
    """URL of the cover; `null` without one."""
    podcastId: str
    """ID of the podcast."""
    slug: str
    """Slug of the podcast."""
    title: str
    """Title of the podcast."""


class OutreachProjectView(TypedDict):
    """The project of a pitch."""

    guest: OutreachGuestView | None
    """The guest for whom the project books; `null` without one."""
    name: str
    """Name of the project."""
    projectId: str
    """ID of the project."""
    slug: str
    """Slug of the project."""


class OutreachRevisionView(TypedDict):
    """A saved text of a pitch."""

    at: Moment
    """When it was last saved."""
    body: str
    """The body."""
    number: int
    """0 is the generated text."""
    subject: str
    """The subject line."""
    user: PersonView | None
    """Who saved it; `null` when their account was deleted."""


class OutreachRevisionsData(TypedDict):
    """The saved texts of a pitch."""

    revisions: list[OutreachRevisionView]
    """The texts, oldest first. Number 0 is the generated one. The oldest of the team end when they exceed its plan's
    limit of bytes."""


class OutreachSummaryView(TypedDict):
    """A pitch in a list."""

    callToActionStyle: str
    """light, medium or heavy."""
    emailLength: str
    """short, medium or long."""
    generationMode: str
    """basic or advanced."""
    outreachTemplateId: str
    """default, concise, topicsIdeas, discussion, ultraConcise, or the ID of a template of the user."""
    personalizationLevel: str
    """light, medium or heavy."""
    perspective: str
    """first or third."""
    tone: str
    """plain, warm or formal."""
    fallback: FallbackView | None
    """Why the result is by rules; `null` for a result by a model."""
    generatedBy: str
    """`rules` or `model`."""
    model: str | None
    """The name of the text model that made the result; `null` for a result by rules."""
    copiedAt: Moment | None
    """When the text was last copied or opened in a mail program; `null` when it never was."""
    createdAt: Moment
    """When it was generated."""
    followsId: str | None
    """ID of the pitch that this follow-up follows; `null` for a pitch."""
    guestName: str
    """The guest's name as it was then."""
    guestProfileId: str | None
    """ID of the guest profile; `null` when it was permanently deleted."""
    id: str
    """ID of the pitch."""
    pitchedAt: Moment | None
    """When someone marked it as pitched; `null` when nobody did."""
    podcast: OutreachPodcastView
    """The podcast as it was then."""
    project: OutreachProjectView | None
    """The project for which it was written; `null` without one."""
    revision: int
    """Number of the last saved text; 0 is the generated one."""
    subject: str
    """The subject line as it is now."""
    teamId: str
    """ID of the team."""
    updatedAt: Moment
    """When its text was last changed."""
    user: PersonView | None
    """The user who generated it; `null` when their account was deleted."""
    userId: str
    """ID of the user who generated it; all zeros when their account was deleted."""
    version: int
    """The version, for `If-Match`."""
    wordCount: int
    """Words of the body."""


class OutreachTemplateData(TypedDict):
    """A template."""

    template: OutreachTemplateView
    """The template."""


class _OutreachTemplateRequest(TypedDict):
    name: str
    """Name of the template, 3 to 100 characters."""
    template: str
    """The body, with slots such as `[host first name]`."""


class OutreachTemplateRequest(_OutreachTemplateRequest, total=False):
    """The fields of a template."""

    description: str | None
    """What it is for. An empty text is `null`."""
    subject: str | None
    """The subject line with slots. An empty text is `null`: that of the default template."""


class OutreachTemplateView(TypedDict):
    """A template for pitches."""

    context: str
    """Always guest-booking."""
    description: str | None
    """What it is for; `null` without a description."""
    id: str
    """ID of the template; the name of a built-in one."""
    isBuiltIn: bool
    """Whether it comes with Earshot and cannot be changed."""
    name: str
    """Name of the template."""
    ownerUserId: str | None
    """ID of the user whose template it is; `null` for a built-in one."""
    slug: str
    """Slug of the template."""
    subject: str | None
    """The subject line with slots; `null` for that of the default template."""
    template: str
    """The body, with slots such as `[host first name]`."""
    updatedAt: Moment | None
    """When it was last changed; `null` for a built-in one."""
    version: int | None
    """Grows with each change. Send it in `If-Match`. `null` for a built-in one."""


class OutreachTemplatesData(TypedDict):
    """The templates for pitches."""

    templates: list[OutreachTemplateView]
    """The five built-in ones, then those of the user, newest first."""


class OutreachVariantView(TypedDict):
    """A generated text."""

    body: str
    """The body, plain text."""
    claims: list[ClaimView]
    """What the text claims, each with its source."""
    hook: HookView
    """The reason around which it is written."""
    placeholders: list[PlaceholderView]
    """Slots in brackets that someone must fill."""
    subject: str
    """The subject line."""
    wordCount: int
    """Words of the body."""


class PassageView(TypedDict):
    """A passage of a transcript."""

    byMeaning: bool
    """Whether the passage was found by meaning and contains none of the words."""
    endSecond: float | None
    """Where the passage ends, in seconds from the beginning of the episode; `null` when the transcript has no times."""
    highlighted: str
    """`text` with `<em>` around matches, and everything else escaped."""
    matchSecond: float | None
    """The time of the first highlighted word, estimated within its timed line. `null` without times, and without a
    highlighted word."""
    speaker: str | None
    """The speaker of the first highlighted word; `null` when the transcript does not name speakers. Others may speak
    in the same passage: see `turns`."""
    startSecond: float | None
    """Where the passage begins, in seconds from the beginning of the episode; `null` when the transcript has no times."""
    text: str
    """The passage as plain text."""
    turns: list[SpeakerTurnView]
    """The whole text by speaker, in order. Empty when the transcript names no speaker here."""
    id: str
    """Stays the same as long as the transcript does not change."""


class _PassagesRequest(TypedDict):
    pageSize: int
    """Number of passages on a page, 1 to 100."""
    searchOptions: SearchRequest
    """A search, as it was sent or as its response echoes it. Only its terms that target transcripts find passages.
    Its order, cursor and page size are ignored."""


class PassagesRequest(_PassagesRequest, total=False):
    """Which passages of a transcript are requested."""

    cursor: str | None
    """`nextCursor` of the previous response, with the same search."""


class PasskeyOptionsData(TypedDict):
    """What the browser has to sign."""

    options: dict[str, Any]
    """For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`."""
    token: str
    """Sent back with the credential. It works once, for 10 minutes."""


class PasskeySignInRequest(TypedDict):
    """What a passkey signed."""

    credential: dict[str, Any]
    """The credential of the browser: `PublicKeyCredential.toJSON()`."""
    token: str
    """The token of the options."""


class PasskeyView(TypedDict):
    """A passkey, with which its owner signs in."""

    createdAt: Moment
    """When it was added."""
    id: str
    """ID of the passkey."""
    lastUsedAt: Moment | None
    """When somebody last signed in with it; `null` when nobody has."""
    name: str
    """The name that its owner gave it."""


class PasskeysData(TypedDict):
    """All passkeys of the user."""

    isAvailable: bool
    """Whether this server takes passkeys: it has to be reached under a domain, and to be built with them."""
    passkeys: list[PasskeyView]
    """Newest first."""


class PatchListedPodcastRequest(TypedDict, total=False):
    """The new values of an entry; at least one."""

    assigneeId: str | None
    """ID of the member who works on it; `null` for nobody."""
    customValues: dict[str, str | None] | None
    """New values by the ID of their custom column, as texts: numbers such as 12.5, days such as 2026-11-21. `null` or empty
    removes a value; others stay."""
    labels: list[str] | None
    """All labels of the entry."""
    nextActionOn: str | None
    """The day of the next action, `2026-11-21`; `null` removes it."""
    notes: str | None
    """Notes, plain text; `null` or empty removes them."""
    priority: str | None
    """low, medium, high or urgent. `null` removes it, unless the body also has a state."""
    state: str | None
    """prospect, qualified, pitched, lost, booked or ignored."""


class PatchListedPodcastsRequest(TypedDict, total=False):
    """A change of up to 1,000 entries of a project."""

    action: BulkActionRequest
    """The action."""
    addLabels: list[str] | None
    """Labels that `labels` adds, and labels of `add`."""
    allOrNothing: bool | None
    """With `add`: adds nothing when the plan's limit does not have room for all. Without it, the first ones are added
    as far as they fit."""
    allResults: bool | None
    """`true` is required with `searchId`."""
    assigneeId: str | None
    """The member of `assignee`, by ID; `null` for nobody."""
    followUpOn: str | None
    """With `state`: the day of the next action, `2026-11-21`, of entries that are moved and have none."""
    listedPodcastIds: list[str] | None
    """IDs of the entries to change or remove."""
    podcastIds: list[str] | None
    """IDs or slugs of the podcasts to add."""
    priority: str | None
    """The priority of `priority`, and of `add`: low, medium, high or urgent. With `priority`, `null` removes it."""
    removeLabels: list[str] | None
    """Labels that `labels` removes."""
    searchId: str | None
    """With `add`, instead of `podcastIds`: `searchId` of the response to a search of the team. The podcasts of all its
    results are added, up to the plan's results per search."""
    state: str | None
    """The state of `state`, and of `add`: prospect, qualified, pitched, lost, booked or ignored."""


class PatchProjectRequest(TypedDict, total=False):
    """The new values of a project; at least one."""

    customColumns: list[CustomColumnRequest] | None
    """All columns of the team, in their order; at most 20. A column that is missing is removed, and an undo brings it back with
    its values."""
    isPublicForTeam: bool | None
    """Whether members of the team see the page before it is public."""
    isPublicListicle: bool | None
    """Whether the public page exists."""
    name: str | None
    """The name. The slug stays."""
    otherReason: str | None
    """What it is for, in words; `null` or empty removes it."""
    projectKeywords: list[str] | None
    """Words that describe what the team looks for."""
    projectPurpose: str | None
    """What the team wants to achieve; empty removes it."""
    projectTypes: list[str] | None
    """What it is for."""
    publicDescription: str | None
    """Text of the public page; `null` or empty removes it."""
    publicPodcastLimit: int | None
    """Most podcasts on the public page."""
    publicSlug: str | None
    """The public page is at `/lists/` and this slug. A page that becomes public without one gets one."""
    publicTitle: str | None
    """Title of the public page; `null` or empty shows the name."""
    state: str | None
    """DRAFT, PENDING, ACTIVE, ARCHIVED or ERROR. An archived project can only be made active again."""


class PatchStrategyRequest(TypedDict, total=False):
    """The new texts of a strategy. What is absent stays."""

    audiencePersonaTarget: str | None
    """Whom the podcasts reach."""
    exampleGoogleSearches: list[str] | None
    """Searches for the web, at most 50."""
    geographicalFilters: str | None
    """Where the podcasts should be made, in words."""
    keywordInspiration: list[str] | None
    """Search terms of at least 2 characters each, at most 50."""
    priority: str | None
    """low, medium, high or urgent; `null` removes it."""
    shortDescription: str | None
    """What it does, in a sentence."""
    strategyApproach: str | None
    """straightforward, unconventional or longshot."""
    strategyBlurb: str | None
    """What it does, in a paragraph."""
    strategyFocus: str | None
    """What it concentrates on."""
    strategyTrainingDocumentation: str | None
    """How to search, and what to look for in the hits."""
    title: str | None
    """The title."""
    whyItsEffective: str | None
    """Why it works."""
    yesNoPrompt: str | None
    """A question about a podcast, to be answered with yes or no."""


class PatreonView(TypedDict):
    """A creator."""

    missing: list[str]
    """Counts that the platform did not provide."""
    name: str | None
    """Name of the creator; `null` when unknown."""
    patrons: int
    """Number of patrons; 0 when it is listed in `missing`."""
    profileId: str | None
    """ID of the campaign; `null` when unknown."""
    scrapedAt: Moment
    """When the counts were read from the platform."""
    url: str
    """URL of the page."""


class PeopleData(TypedDict):
    """A page of people."""

    cursor: str | None
    """The cursor of the next page; `null` on the last one."""
    people: list[PersonProfileSummaryView]
    """The people, most appearances first."""


class PersonAppearanceView(TypedDict):
    """An appearance of a person."""

    confidence: float
    """How likely the person takes part, 0 to 1."""
    creditedAs: str
    """The name as the episode writes it."""
    episodeId: str
    """ID of the episode."""
    episodeSlug: str
    """Slug of the episode, unique within its podcast."""
    podcastSlug: str
    """Slug of the podcast."""
    podcastTitle: str
    """Title of the podcast."""
    publishedAt: Moment | None
    """When the episode was published; `null` when the feed has no date."""
    role: str
    """host or guest."""
    startSecond: int | None
    """The second at which the transcript first has the name; `null` when unknown."""
    title: str
    """Title of the episode."""


class PersonData(TypedDict):
    """A person."""

    person: PersonProfileView
    """The person."""


class PersonMentionView(TypedDict):
    """A person in an episode."""

    mentions: int
    """Mentions in the transcript by full name."""
    name: str
    """Full name."""
    role: str
    """host, guest or mentioned."""
    second: int | None
    """Seconds from the start to the first mention; `null` when unknown."""


class PersonPodcastView(TypedDict):
    """A podcast with appearances of a person."""

    appearancesCount: int
    """Number of episodes."""
    confidence: float
    """How likely its credits are the person's, 0 to 1."""
    podcast: PodcastSummary
    """The podcast."""
    reason: str | None
    """Why its credits are attributed to the person: `profile: …`, `organization: …`, `person: …` (somebody else who
    is in an episode with both) or `statement: administrator`; `null` for the only podcast."""


class PersonProfileSummaryView(TypedDict):
    """A person in a list."""

    appearancesCount: int
    """Number of episodes as host or guest."""
    confidence: float
    """How likely all of it is one person, 0 to 1."""
    firstAppearanceAt: Moment | None
    """When the oldest of the episodes was published; `null` without dates."""
    hostedCount: int
    """Number of episodes as host."""
    imageUrl: str | None
    """URL of a picture; `null` when no credit has one."""
    latestAppearanceAt: Moment | None
    """When the newest of the episodes was published; `null` without dates."""
    name: str
    """The most frequent spelling of the name."""
    podcastsCount: int
    """Number of podcasts."""
    professions: list[str]
    """The most frequent occupations, in lower case."""
    slug: str
    """Slug of the person's page. Namesakes have different ones."""
    spellings: list[str]
    """The most frequent spellings."""
    topics: list[str]
    """The most frequent genres of the podcasts."""


class PersonProfileView(TypedDict):
    """A person across podcasts."""

    appearancesCount: int
    """Number of episodes as host or guest."""
    confidence: float
    """How likely all of it is one person, 0 to 1."""
    firstAppearanceAt: Moment | None
    """When the oldest of the episodes was published; `null` without dates."""
    hostedCount: int
    """Number of episodes as host."""
    imageUrl: str | None
    """URL of a picture; `null` when no credit has one."""
    latestAppearanceAt: Moment | None
    """When the newest of the episodes was published; `null` without dates."""
    name: str
    """The most frequent spelling of the name."""
    podcastsCount: int
    """Number of podcasts."""
    professions: list[str]
    """The most frequent occupations, in lower case."""
    slug: str
    """Slug of the person's page. Namesakes have different ones."""
    spellings: list[str]
    """The most frequent spellings."""
    topics: list[str]
    """The most frequent genres of the podcasts."""
    alsoWrittenAs: list[SpellingView]
    """Other spellings with their number of credits, most frequent first, at most 20."""
    organizations: list[str]
    """Organizations that credits name, most frequent first."""
    podcasts: list[PersonPodcastView]
    """The podcasts, most appearances first, at most 50."""
    possiblySame: list[NamesakeView]
    """Namesakes who may be the same person."""
    profiles: list[str]
    """Pages of the person that credits link to."""
    spellingsCount: int
    """Number of all spellings."""


class _PersonRequest(TypedDict):
    name: str
    """Name of the person."""
    type: str
    """Role of the person: `guest` or `host`."""


class PersonRequest(_PersonRequest, total=False):
    """A person to require or exclude."""

    fuzzy: bool | None
    """Whether similar spellings match too, with a lower score."""
    matchMode: str | None
    """must (default) or not."""
    phraseMatch: bool | None
    """Whether the words must be adjacent and in order."""
    slop: float | None
    """How many positions the words of a phrase may be apart, 0 to 100."""


class PersonStatementData(TypedDict):
    """A statement about people."""

    personStatement: PersonStatementView
    """The statement."""


class PersonStatementView(TypedDict):
    """A statement about people."""

    episodeTitle: str | None
    """Title of the episode; `null` for a merge, or for all episodes of the podcast."""
    id: str
    """ID of the statement."""
    into: StatedPersonView | None
    """The person whose page stays; `null` for a split."""
    kind: str
    """`merge`: both pages are about one person; or `split`: the credits are somebody else's."""
    person: StatedPersonView
    """The person whose page was merged into another, or whose credits were split off."""
    podcastTitle: str | None
    """Title of the podcast whose credits were split off; `null` for a merge."""
    problem: str | None
    """Why it has no effect on the catalog of now; `null` when it has one, or was undone."""
    reason: str
    """Why it was stated."""
    splitSlug: str | None
    """Slug of the page for credits that were split off; `null` for a merge."""
    state: str
    """applied, without-effect or undone."""
    statedAt: Moment
    """When it was stated."""
    statedBy: str
    """The administrator."""
    undoneAt: Moment | None
    """When it was undone; `null` while it is in effect."""
    undoneBy: str | None
    """The administrator who undid it; `null` while it is in effect."""


class PersonStatementsData(TypedDict):
    """The statements about people."""

    personStatements: list[PersonStatementView]
    """Those in effect, then those that were undone, at most 500 of each; the newest first."""


class PersonView(TypedDict):
    """A user of the team."""

    avatarSeed: str | None
    """A seed for generated pictures; the same for a user each time."""
    displayName: str | None
    """The name shown in the app; `null` until one is chosen."""
    id: str
    """ID of the user."""


class PhotoData(TypedDict):
    """The photo as it is now."""

    photoPath: str | None
    """Path of the photo on this server, 160 pixels wide; `/80` and `/480` are its other sizes. `null` without a photo."""


class PlaceholderView(TypedDict):
    """A slot in brackets that nothing on record fills."""

    isInSubject: bool
    """Whether it is in the subject line."""
    position: int
    """Where it begins, in characters of the subject or body."""
    text: str
    """The slot with its brackets."""


class PlatformShow(TypedDict):
    """A show as the platform lists it, under the field name that histories use for its ID."""

    creator: str | None
    """The publisher, as the platform lists it."""
    imageUrl: str | None
    """URL of the image; `null` when there is none."""
    platformId: str
    """ID of the show on the platform: Apple's number or Spotify's ID."""
    title: str
    """Title of the show, as the platform lists it."""


class PlatformsView(TypedDict):
    """The podcast's listings on platforms, when the plan shows its Apple ID."""

    apple: ApplePlatform
    """The podcast in Apple Podcasts."""
    spotify: SpotifyPlatform | None
    """The podcast on Spotify; `null` when unknown."""
    youtube: dict[str, Any] | None
    """Always `null`: channels are not matched."""


class Podcast2Data(TypedDict):
    """Use of the podcast namespace in feeds."""

    podcast2Stats: Podcast2Stats
    """How feeds use the podcast namespace."""


class Podcast2Podcast(TypedDict):
    """A podcast with the number of podcast namespace tags it uses."""

    host: str
    """The hosting company, or the domain of the media files. Empty when the feed has no media files."""
    implementedFields: list[str]
    """The tags that the feed uses."""
    numPodcast20Fields: int
    """Number of tags that the feed uses."""
    podcastId: str
    """ID of the podcast."""
    podcastImageUrl: str | None
    """URL of the podcast's image; `null` when there is none."""
    podcastSlug: str
    """Slug of the podcast."""
    podcastTitle: str
    """Title of the podcast."""
    rssFeedUrl: str
    """URL of the feed."""


class Podcast2Stats(TypedDict):
    """How feeds use the podcast namespace."""

    episodeLevelStats: TagLevel
    """Tags of episodes."""
    podcastLevelStats: TagLevel
    """Tags of podcasts."""
    snapshotAt: Moment
    """When the counts were made."""
    topHosts: list[HostingCompanyShare]
    """The hosting companies with the most podcasts."""
    topHostsWithPodcast2Stats: list[HostingCompanyTags]
    """Of the 50 largest hosting companies, those whose podcasts use the most tags."""
    topHostsWithPodcast2Transcripts: list[HostingCompanyTranscripts]
    """Of the 50 largest hosting companies, those with the highest share of podcasts with a transcript."""
    topPodcast2Podcasts: list[Podcast2Podcast]
    """Podcasts whose feeds use the most tags; ties are ordered by authority score."""


class PodcastAllDetails(TypedDict):
    """A podcast with the data of its other calls. A part is `null` when the plan does not include it."""

    chartPositions: list[ChartAppearance]
    """The charts that the podcast is on now, best position first."""
    contacts: PodcastContactsView
    """The contacts of the podcast."""
    guests: PodcastGuestsView | None
    """The people in its episodes; `null` when the plan does not include them."""
    podcast: PodcastView
    """The podcast."""
    publishingHistory: PublishingHistory | None
    """The publishing history; `null` unless it is requested."""
    recentEpisodes: list[EpisodeView]
    """The ten latest episodes."""
    relatedPodcasts: RelatedPodcasts
    """Podcasts that are similar."""
    reviews: PodcastReviewsView | None
    """Ratings and reviews; `null` when the plan does not include them."""
    socialMedia: SocialMediaView | None
    """Social profiles and their followers; `null` when the plan does not include them."""
    sponsors: PodcastSponsorsView
    """The sponsors of its episodes who pay."""
    youtubeData: YoutubeView | None
    """YouTube channels; `null` when the plan does not include them."""


class PodcastChartsData(TypedDict):
    """The charts of a podcast, best position first."""

    options: PodcastChartsOptions
    """The options as applied."""
    podcast: PodcastSummary
    """The podcast."""
    positions: list[ChartAppearance]
    """The charts, best position first."""
    totalCharts: int
    """Number of all charts; the list may be shorter."""


class PodcastChartsOptions(TypedDict):
    """The options as applied."""

    category: str | None
    """Category of the charts; `null` for all."""
    chartType: str | None
    """Platform of the charts; `null` for both."""
    compare: str | None
    """The interval of the comparison; `null` when the request has none."""
    country: str | None
    """Country of the charts; `null` for all."""
    date: str | None
    """The requested day; `null` for the last captures."""
    limit: int
    """Maximum number of charts in the response."""
    positionsLimit: int | None
    """The lowest position that is returned; `null` for all."""


class PodcastClaimData(TypedDict):
    """A claim."""

    claim: PodcastClaimView
    """The claim."""


class PodcastClaimView(TypedDict):
    """A podcast that the user claims."""

    expiresAt: Moment
    """Until when an open claim can be proven."""
    id: str
    """ID of the claim."""
    method: str
    """How it is proven: feed or mail."""
    podcastId: str
    """ID of the podcast."""
    podcastSlug: str
    """Slug of the podcast."""
    podcastTitle: str
    """Title of the podcast when the claim began."""
    provenAt: Moment | None
    """When it was proven; `null` while it is open."""
    state: str
    """open, proven, or replaced when another account gave a newer proof."""
    statement: PodcastStatementView | None
    """What the user states about the podcast; `null` before the claim is proven."""


class PodcastClaimsData(TypedDict):
    """The claims of a user."""

    claims: list[PodcastClaimView]
    """The claims, newest first."""


class PodcastContactsData(TypedDict):
    """The contacts of a podcast."""

    allowance: ContactsQuotaView | None
    """The quota of contacts; `null` on plans that do not show all contacts."""
    locked: LockedContactsView
    """The contacts that are not shown."""
    podcast: PodcastSummary
    """The podcast."""
    podcastContacts: PodcastContactsView
    """The contacts."""


class PodcastContactsView(TypedDict):
    """The contacts of a podcast, as far as the plan shows them."""

    contactPages: list[ContactPageView]
    """Pages for contacting the podcast, with a form or an address."""
    emails: list[ContactEmailView]
    """Best first: the first one is the primary contact."""
    phoneDetails: list[ContactPhoneView]
    """The phone numbers with their provenance."""
    phoneNumbers: list[str]
    """The phone numbers, E.164."""
    podcastId: str
    """ID of the podcast."""
    websites: list[ContactWebsiteView]
    """The websites that the podcast names."""


class PodcastData(TypedDict):
    """A podcast, with its listings on platforms."""

    platforms: PlatformsView | None
    """The listings on platforms; `null` when there are none, or the plan does not show them."""
    podcast: PodcastView
    """The podcast."""


PodcastDetail: TypeAlias = 'Literal["basic", "full"]'


class PodcastEpisodesData(TypedDict):
    """A podcast's episodes, newest first."""

    options: EpisodesOptions
    """The options as applied."""
    podcastWithEpisodes: PodcastWithEpisodes
    """The podcast with a page of its episodes."""
    totalEpisodes: int
    """Number of the podcast's episodes, whatever the options."""
    totalMatching: int
    """Number of episodes after applying `hasTranscript`."""
    totalTranscripts: int
    """Number of the podcast's episodes with a transcript."""


class PodcastGuestView(TypedDict):
    """A person over the episodes of a podcast."""

    appearancesCount: int
    """Number of episodes."""
    confidence: float
    """The highest confidence of any text, 0 to 1."""
    imageUrl: str | None
    """URL of the person's image; `null` when the feed has none."""
    mostRecentAppearanceDate: Moment
    """When the newest of the episodes was published."""
    mostRecentEpisodeSlug: str
    """The newest of the episodes."""
    name: str
    """The person's name."""
    oldestAppearanceDate: Moment
    """When the oldest of the episodes was published."""
    organization: str | None
    """The organization, as the texts name it; `null` when unknown."""
    role: str | None
    """The role in the newest text that gives one."""
    type: str
    """host, guest, mentioned or unknown: the most frequent kind."""


class PodcastGuestsData(TypedDict):
    """The people in a podcast's episodes."""

    guests: PodcastGuestsView
    """The people and the episodes that were read."""
    podcast: PodcastSummary
    """The podcast."""


class PodcastGuestsView(TypedDict):
    """The people in a podcast's episodes."""

    episodesCount: int
    """Number of episodes that were read, and their dates."""
    episodesWithGuestsCount: int
    """Number of episodes with guests."""
    guests: list[PodcastGuestView]
    """Sorted by number of episodes, most first."""
    mostRecentEpisodeDate: Moment | None
    """When the newest episode that was read was published; `null` when there is none."""
    oldestEpisodeDate: Moment | None
    """When the oldest episode that was read was published; `null` when there is none."""


class PodcastHistoryData(TypedDict):
    """The positions of a podcast on a chart."""

    history: PodcastHistoryView
    """The positions over time."""


class PodcastHistoryView(TypedDict):
    """The positions of one podcast on one chart over time."""

    chart: HistoryChart
    """The chart."""
    identity: ChartIdentity
    """What identifies the show: a podcast of the catalog, or an ID of the platform."""
    podcastOnChart: PlatformShow | None
    """The show, as the platform lists it; `null` when it was never on a chart of the platform."""
    podenginePodcast: PodcastSummary | None
    """The podcast in the catalog; `null` when it is unknown."""
    range: HistoryRangeView
    """The days of the history."""
    series: HistorySeries
    """The positions, by day or longer."""
    stats: HistoryStatsView
    """Best and average position, and the days on and off the chart."""


class PodcastMarksData(TypedDict):
    """The team's marks of podcasts."""

    podcasts: list[PodcastMarksView]
    """The podcasts, in the order of the request."""


class PodcastMarksRequest(TypedDict):
    """The podcasts of a page."""

    podcastIds: list[str]
    """IDs or slugs of podcasts, 1 to 200."""


class PodcastMarksView(TypedDict):
    """The team's marks of a podcast."""

    blacklisted: bool | None
    """Whether the team has blacklisted the podcast; `null` without an account."""
    lastPitch: HitPitchView | None
    """The last pitch of any team member to the podcast, also when it has left the list since; `null` when there
    was none, and without an account."""
    lists: list[HitListView] | None
    """The projects of the team that list the podcast, in the order of adding; `null` without an account."""
    podcastId: str
    """The ID or slug as sent."""


class PodcastNetworkView(TypedDict):
    """A network or publisher."""

    id: str
    """The name in lower case, with hyphens."""
    title: str
    """The name, as the feed writes it."""
    verified: bool
    """Whether the network confirms the podcast. Always false: the name is what the feed claims."""


class PodcastOfListView(TypedDict):
    """The podcast of an entry. A podcast that has left the catalog keeps the values from when it was added."""

    estimatedMonthlyListeners: int | None
    """Estimated listeners per month; `null` when there is no estimate, or the plan does not show it."""
    estimatedMonthlyListenersBucket: str | None
    """The estimate as a range: 0-1K, 1K-10K, 10K-100K, 100K-1M or 1M+; `null` like the estimate."""
    imageUrl: str | None
    """URL of the image; `null` when there is none."""
    inCatalog: bool | None
    """Whether the catalog has the podcast; `null` while no catalog is published."""
    mergedInto: str | None
    """ID of the podcast that it was merged into; `null` when it was not."""
    podcastId: str
    """ID of the podcast."""
    slug: str
    """Slug of the podcast."""
    title: str
    """Title of the podcast now."""
    titleLatest: str
    """The same as `title`."""
    titleOriginal: str
    """Title of the podcast when it was added."""


class PodcastOnChart(TypedDict):
    """A show as the platform lists it."""

    creator: str | None
    """The publisher, as the platform lists it."""
    imageUrl: str | None
    """URL of the image; `null` when there is none."""
    podcastOnChartId: str
    """Apple's number or Spotify's ID."""
    title: str
    """Title of the show, as the platform lists it."""


class PodcastReviewsData(TypedDict):
    """Ratings and reviews of a podcast."""

    podcast: PodcastSummary
    """The podcast."""
    podcastReviews: PodcastReviewsView
    """The ratings and reviews."""


class PodcastReviewsView(TypedDict):
    """Ratings and reviews of a podcast on other platforms."""

    appleId: int
    """0 when it is unknown or not visible, because existing clients accept no null here. No podcast has this ID."""
    applePodcastsReview: AppleReviewView | None
    """Ratings of the country with the most ratings; `null` when Apple was not queried."""
    applePodcastsReviewText: ReviewTextsView | None
    """Reviews in Apple Podcasts; `null` when no reviews were read."""
    applePodcastsReviewsByCountry: list[AppleReviewView]
    """Sorted by number of ratings, most first."""
    applePodcastsTotal: RatingTotalView | None
    """Apple's ratings of all countries together, as in hits."""
    castbox: CastboxView | None
    """Plays and subscribers on Castbox; `null` when unknown."""
    podcastId: str
    """ID of the podcast."""
    spotifyId: str | None
    """ID in Spotify; `null` when unknown or not on the plan."""
    spotifyReview: SpotifyReviewView | None
    """The rating on Spotify; `null` when unknown: Spotify has no public service for ratings."""


class PodcastSocialMediaData(TypedDict):
    """A podcast's social profiles and their followers."""

    podcast: PodcastSummary
    """The podcast."""
    socialMediaData: SocialMediaView
    """The profiles and their followers."""


class PodcastSponsorView(TypedDict):
    """A sponsor over the episodes of a podcast."""

    appearancesCount: int
    """Number of episodes."""
    confidence: float
    """The highest confidence of any text, 0 to 1."""
    couponCodes: list[str]
    """Coupon codes of the newest episode that has any."""
    group: str
    """paid, own (of the show or its guest), donation, affiliate or unclear."""
    imageUrl: str | None
    """Always `null`: the texts contain no images."""
    isHostRead: bool | None
    """Whether a host reads it out in one of the episodes."""
    mostRecentAppearanceDate: Moment
    """When the newest of the episodes was published."""
    name: str
    """Name of the sponsor."""
    oldestAppearanceDate: Moment
    """When the oldest of the episodes was published."""
    type: str
    """The most frequent kind: sponsor, advertiser, guest, affiliate, self promotion, charity, donation, other or
    unknown."""
    urls: list[str]
    """URLs that the texts give for the sponsor."""


class PodcastSponsorsData(TypedDict):
    """The sponsors of a podcast's episodes."""

    podcast: PodcastSummary
    """The podcast."""
    sponsors: PodcastSponsorsView
    """The sponsors and the episodes that were read."""


class PodcastSponsorsView(TypedDict):
    """The sponsors of a podcast's episodes."""

    episodesCount: int
    """Number of episodes that were read, and their dates."""
    episodesWithSponsorsCount: int
    """Number of episodes with sponsors."""
    mostRecentEpisodeDate: Moment | None
    """When the newest episode that was read was published; `null` when there is none."""
    oldestEpisodeDate: Moment | None
    """When the oldest episode that was read was published; `null` when there is none."""
    sponsors: list[PodcastSponsorView]
    """Sorted by number of episodes, most first."""


class PodcastStatementView(TypedDict):
    """What the owner of a podcast states about it."""

    emails: list[str]
    """The addresses to write to, which replace those that were found; empty leaves them."""
    hidesContacts: bool
    """Whether no contacts of the podcast are shown."""
    openToGuestsOn: str | None
    """What the podcast is open to guests on; `null` when nothing is stated."""


class PodcastStats(TypedDict):
    """Figures over the episodes."""

    downloadCount: int
    """Always 0: downloads of all time are unknown, and existing clients accept no null here. See `op3Downloads` of
    `audienceEstimate`."""
    episodeCount: int
    """Number of episodes."""
    firstEpisodePublishedAt: Moment | None
    """When the first episode was published; `null` when unknown."""
    latestPublishedAt: Moment | None
    """When the newest episode was published; `null` when unknown."""
    missing: list[str]
    """Names of the figures that are unknown: `downloadCount` always, and the others before they were counted. For
    existing clients they are never null: counts are 0, and the frequency is stale."""
    transcriptsCount: int
    """Number of episodes with a transcript."""
    updateFrequency: str
    """daily, weekly, bi-weekly, monthly or stale."""


class PodcastSummary(TypedDict):
    """A podcast in a list."""

    author: str | None
    """The author in the feed; `null` when there is none."""
    authorityScore: AuthorityScoreView | None
    """The authority score with its sub-scores; `null` before it was calculated."""
    episodeCount: int | None
    """Number of episodes; `null` before it was counted."""
    genres: list[str]
    """Names of the categories in the feed, in their order there."""
    id: str
    """ID of the podcast."""
    imageUrl: str | None
    """URL of the image; `null` when there is none."""
    language: str
    """BCP 47; `und` when unknown."""
    lastEpisodePublishedAt: Moment | None
    """When the newest episode was published; `null` without dated episodes."""
    slug: str
    """Slug of the podcast."""
    title: str
    """Title of the podcast."""
    titleLatest: str
    """The title at the last reading of the feed; the same as `title`."""


class PodcastTranscriptionData(TypedDict):
    """The episodes that were requested."""

    cost: int
    """Transcription requests that this costs."""
    episodeIds: list[str]
    """IDs of the requested episodes; of a dry run, those that would be requested."""
    message: str
    """A sentence about what was requested."""
    requestsFutureEpisodes: bool
    """Whether episodes are requested as they are published."""
    requestsLeft: int | None
    """Transcription requests that the plan has left this month; `null` when they are unlimited."""


class _PodcastTranscriptionRequest(TypedDict):
    type: TranscriptionSelection
    """`latest`: the newest one; `recent`: the ten newest; `since`: all since a date; `all`."""


class PodcastTranscriptionRequest(_PodcastTranscriptionRequest, total=False):
    """Which episodes of a podcast are requested."""

    dryRun: bool | None
    """`true` returns what would be requested, and its cost, without requesting anything."""
    requestFutureEpisodes: bool | None
    """Whether episodes are also requested as they are published, each for one transcription request. It sets the
    transcription mode of the podcast, with `since` and `all` from their first episode, else from now."""
    since: int | None
    """The date of `since`, in milliseconds; 1 January 2024 by default."""


class PodcastView(TypedDict):
    """A podcast with all fields that the plan shows."""

    appleId: int
    """0 when it is unknown or not visible, because existing clients accept no null here. No podcast has this ID."""
    applePodcastsCategories: list[str] | None
    """The categories of the feed that are Apple's, in lower case."""
    audienceEstimate: AudienceEstimateView | None
    """The estimated audience, and downloads that OP3 measured; `null` without both, or when the plan
    does not show it."""
    author: str | None
    """The author in the feed; `null` when there is none."""
    authorityScore: AuthorityScoreView | None
    """The authority score with its sub-scores; `null` before it was calculated."""
    authorityScoreInputs: list[ScoreInputView]
    """The inputs of the score."""
    complete: bool
    """Whether the feed states that no further episodes will come."""
    description: str | None
    """The description as sanitized HTML; `null` when there is none."""
    descriptionGeneratedFrom: GeneratedFromView | None
    """How the generated descriptions were made."""
    descriptionGeneratedLong: str | None
    """Sentences of the feed that sum up the podcast. See `descriptionGeneratedFrom`."""
    descriptionGeneratedShort: str | None
    """The sentence of the feed that sums up the podcast best. See `descriptionGeneratedFrom`."""
    descriptionNoHtml: str | None
    """The description as plain text; `null` when there is none."""
    emails: list[str]
    """Email addresses of the podcast that the plan shows."""
    explicitRss: bool | None
    """Whether the feed is marked as explicit; `null` when it does not state it."""
    fundingUrl: str | None
    """URL where listeners can support the podcast; `null` when the feed has none."""
    genres: list[str]
    """Names of the categories in the feed, in their order there."""
    hostNames: list[str] | None
    """Names of the hosts; `null` when unknown."""
    id: str
    """ID of the podcast."""
    ignore: bool
    """Whether administrators ignore the podcast: searches leave it out."""
    ignoreReason: str | None
    """Why the podcast is ignored; `null` when it is not."""
    imageUrl: str | None
    """URL of the image; `null` when there is none."""
    isClaimed: bool
    """Whether its owner has claimed the podcast."""
    language: str
    """BCP 47; `und` when unknown."""
    lastEpisodePublishedAt: Moment | None
    """When the newest episode was published; `null` without dated episodes."""
    machineMade: MachineSignalsView | None
    """Signals that the podcast is made by a machine; `null` when there are none."""
    openToGuestsOn: str | None
    """What the podcast is open to guests on, in the words of its owner; `null` when nothing is stated."""
    podcastAffiliation: AffiliationView | None
    """The organization behind the podcast; `null` when unknown."""
    podcastDirectoryLinkDetails: list[DirectoryLinkView]
    """The directory listings with where and when each was seen."""
    podcastDirectoryLinks: dict[str, str]
    """URLs by the name of the directory; only listings that were found. Links with the Apple ID are left out on plans
    that do not show it."""
    podcastEarshotGenres: list[str] | None
    """The main categories to which the categories of the feed belong; for admins."""
    podcastGuid: str | None
    """The podcast's GUID in the podcast namespace; `null` when the feed has none."""
    podcastHasGuests: bool | None
    """Whether episodes have guests; `null` when unknown or not on the plan."""
    podcastHasHostReadSponsors: bool | None
    """Whether hosts read out messages of sponsors; `null` when unknown."""
    podcastHasSponsors: bool | None
    """Whether episodes have sponsors; `null` when unknown."""
    podcastKeywords: list[str] | None
    """Keywords of the feed, and phrases of the podcast's texts."""
    podcastLocations: list[str] | None
    """Countries of the podcast, ISO 3166-1 alpha-2; `null` when unknown or not on the plan."""
    podcastProfessions: list[str] | None
    """Professions of hosts and guests in lower case, most frequent first, at most ten."""
    podcastTags: list[TagView] | None
    """Genres, topics, keywords, hosts, format and medium in one list."""
    podcastTopics: list[str] | None
    """Topics of the podcast, from its texts and the catalog's vocabulary, in their most common
    spelling."""
    primaryContactEmail: str | None
    """The email address to write to first; `null` when unknown or not on the plan."""
    rssFeedUrl: str
    """URL of the feed."""
    similarPodcasts: list[HitPodcast] | None
    """Podcasts with the nearest embeddings, at most ten; `null` in a catalog without embeddings, and where
    several podcasts are returned."""
    slug: str
    """Slug of the podcast."""
    socialMediaLinks: list[SocialLinkView]
    """Social profiles of the podcast."""
    spotifyId: str | None
    """ID in Spotify; `null` when unknown or not on the plan."""
    stats: PodcastStats
    """Figures over the episodes."""
    title: str
    """Title of the podcast."""
    titleLatest: str
    """Title at the last reading of the feed."""
    titleLatestCleaned: str | None
    """Always `null`: advertising is not removed from titles."""
    titleOriginal: str
    """The title at the first reading of the feed."""
    transcriptionMode: TranscriptionModeView
    """Which episodes the team of the caller has transcribed."""
    updatedAt: Moment
    """When the podcast last changed in the catalog."""
    veryStaleFrom: Moment | None
    """When the podcast starts to count as very stale, unless an episode is published."""
    websiteUrl: str | None
    """URL of the podcast's website; `null` when the feed has none."""


class PodcastWithEpisodes(TypedDict):
    """A podcast with a page of its episodes."""

    episodes: list[EpisodeView]
    """The episodes, newest first."""
    podcast: PodcastSummary
    """The podcast."""


class PodcastYoutubeData(TypedDict):
    """A podcast's YouTube channels."""

    podcast: PodcastSummary
    """The podcast."""
    youtubeData: YoutubeView
    """The channels."""


class PodcastsOfSearchData(TypedDict):
    """The podcasts of a search."""

    podcastIds: list[str]
    """IDs of the podcasts, in the order of the hits. In a search for episodes, those of the episodes, each once."""
    truncated: bool
    """The search has more hits than the plan's results per search."""


class PointView(TypedDict):
    """The position on one day."""

    chartCoverage: str
    """How complete the capture is: `complete`, `unresolved_identities`, `incomplete` or `no_chart`."""
    date: str
    """The day, such as `2026-11-21`."""
    position: int | None
    """Position on that day; `null` when it is not on the chart, or this is unknown."""
    status: str
    """`observed`, `off_chart`, `no_chart` or `unknown`."""


class PreferencesData(TypedDict):
    """The preferences of the user."""

    preferences: PreferencesView
    """All preferences; those that were never set have their defaults."""
    version: int
    """Grows with each change; 0 before the first one."""


class PreferencesRequest(TypedDict, total=False):
    """Preferences of a user. All keys are optional; unknown keys are rejected."""

    projects: ProjectPreferencesRequest | None
    """Preferences for projects."""
    search: SearchPreferencesRequest | None
    """Preferences for searches."""
    showAdditionalPodcastDirectories: bool | None
    """Whether podcast pages show all directories."""


class PreferencesView(TypedDict):
    """All preferences of a user."""

    projects: ProjectPreferencesView
    """Preferences for projects."""
    search: SearchPreferencesView
    """Preferences for searches."""
    showAdditionalPodcastDirectories: bool
    """Whether podcast pages show all directories; `false` by default."""


class PresenceData(TypedDict):
    """All charts on which a podcast has ever been, with its positions."""

    presence: PresenceView
    """The charts and their weeks."""


class PresenceSummary(TypedDict):
    """How many charts have the podcast now, and how many had it before."""

    droppedOff30d: int
    """Number of charts that it left within the last 30 days."""
    markets: int
    """Countries of these charts."""
    older: int
    """Number of charts that it left earlier."""
    onNow: int
    """Number of charts that it is on now."""
    onNowByPlatform: CurrentChartsByPlatform
    """Current charts by platform."""
    top10Now: int
    """Number of charts on which it is among the first ten now."""


class PresenceView(TypedDict):
    """On which charts a podcast was in the last weeks, and where it is now."""

    charts: list[ChartPresenceView]
    """The charts."""
    homeCountry: str | None
    """The country with most of its current charts."""
    latestChartDate: str | None
    """The day of the last capture of any chart; `null` when there is none."""
    summary: PresenceSummary
    """Counts over all charts."""
    window: PresenceWindow
    """The weeks that the response covers."""


class PresenceWeek(TypedDict):
    """A week of a chart presence."""

    endDate: str
    """The last day, such as `2026-11-21`."""
    isPartial: bool
    """Whether the window cuts the week."""
    startDate: str
    """The first day, such as `2026-11-21`."""


class PresenceWindow(TypedDict):
    """The weeks of a chart presence."""

    endDate: str
    """The last day, such as `2026-11-21`."""
    startDate: str
    """The first day, such as `2026-11-21`."""
    weeks: list[PresenceWeek]
    """The weeks, oldest first."""


class _PreviewAlertRequest(TypedDict):
    alertType: str
    """person, company, custom-keyword, saved-search or chart-movement."""
    value: str
    """The name or words to find; a description for saved searches and charts."""


class PreviewAlertRequest(_PreviewAlertRequest, total=False):
    """The alert to try."""

    alertSettings: AlertSettingsRequest | None
    """The settings of the alert."""


class PreviewWeek(TypedDict):
    """The kept matches of a week."""

    count: int
    """Number of kept matches."""
    week: str
    """The first day of the week in UTC: 1 to 5 times seven days ago."""


class ProfileData(TypedDict):
    """The profile of a user."""

    profile: ProfileView
    """The profile."""


class ProfileUrlData(TypedDict):
    """The profile of a URL."""

    profileUrl: ProfileUrlView
    """The recognized profile."""


class ProfileUrlView(TypedDict):
    """A recognized profile or show."""

    isPodcastDirectory: bool
    """Whether the platform is a podcast directory."""
    label: str
    """The name of the platform for people."""
    platform: str
    """The social platform, or the podcast directory."""
    url: str
    """The canonical URL: the same for all URLs of the profile."""


class ProfileView(TypedDict):
    """Who a user is, and what they chose."""

    company: str | None
    """Company, as pitches name it; `null` takes the company of the team."""
    firstName: str | None
    """First name; `null` when there is none."""
    keepsSearches: bool
    """Whether searches are listed in the user's search history."""
    lastName: str | None
    """Last name; `null` when there is none."""
    mailsDigests: bool
    """Whether digests of the user's alerts are mailed to them."""
    onboarding: str
    """How far the questions of the start are: open, skipped or done."""
    otherReason: str | None
    """The reason in words; `null` unless `reason` is `other`."""
    photoPath: str | None
    """Path of the photo on this server, 160 pixels wide; `/80` and `/480` are its other sizes. `null` without a photo."""
    reason: str | None
    """Why the user came: advertising, api, content, guests, leads, monitoring, other or transcripts; `null` when they
    did not answer."""
    role: str | None
    """What the user works as; `null` when they did not answer."""
    signature: str | None
    """The lines below the name at the end of a pitch; `null` takes those of the team."""
    timeZone: str | None
    """Time zone by its IANA name, such as `Europe/Berlin`; `null` takes that of the browser."""
    title: str | None
    """Job title, as pitches name it; `null` when there is none."""
    version: int
    """Grows with each change. Send it in `If-Match`."""


class ProjectActivityData(TypedDict):
    """A page of the activity of a project."""

    activities: list[ProjectActivityView]
    """The activities, newest first. They are kept for a year; the oldest of the team end earlier when they exceed its
    plan's limit of bytes."""
    cursor: str | None
    """Where the next page begins; `null` on the last one."""


class ProjectActivityView(TypedDict):
    """A change of a project by someone."""

    actionType: str
    """added-to-list, removed-from-list, update-labels, update-priority, update-state, update-notes,
    update-next-action, update-assignee, update-custom-value, client-answer, project-created, project-renamed,
    project-state, project-updated, project-deleted or project-restored."""
    activityDate: Moment
    """When it happened."""
    changeId: str
    """ID of the change. Activities of one change have the same."""
    fromValue: str | None
    """The value before; `null` without one."""
    id: str
    """ID of the activity."""
    listedPodcastId: str | None
    """ID of the entry, which may be gone; `null` for a change of the project itself."""
    podcastId: str | None
    """ID of the podcast; `null` for a change of the project itself."""
    podcastImageUrl: str | None
    """URL of the podcast's image; `null` when there is none."""
    podcastSlug: str | None
    """Slug of the podcast when it happened; `null` for a change of the project itself."""
    podcastTitle: str | None
    """Title of the podcast when it happened; `null` for a change of the project itself."""
    toValue: str | None
    """The value after; `null` without one. Of an answer in a client view: `yes (Kim): Great fit`."""
    user: PersonView | None
    """Who did it; `null` when their account was deleted."""
    userDisplayName: str
    """Name of the user who did it."""


class ProjectDetailsData(TypedDict):
    """A project with its podcasts."""

    project: ProjectDetailsView
    """The project."""


class ProjectDetailsView(TypedDict):
    """A project in full."""

    createdAt: Moment
    """When the project was created."""
    createdBy: PersonView | None
    """Who created it; `null` when their account was deleted."""
    documentsCount: DocumentsCountView
    """Documents of the guest profile."""
    lastUpdated: Moment
    """The last change of the project or of its podcasts."""
    linkedGuestProfile: LinkedGuestProfileView | None
    """The guest of the project; `null` without one."""
    listedPodcastsCount: int
    """Number of podcasts on it."""
    name: str
    """Name of the project."""
    pinned: bool
    """Whether the caller has pinned the project."""
    projectId: str
    """ID of the project."""
    projectPurpose: str | None
    """What the team wants to achieve; `null` without one."""
    projectTypes: list[str]
    """What the project is for: advertisers, api, content-creation, guest-booking, interesting-podcasts,
    lead-generation, monitoring, other, transcriptions."""
    recentActivities: list[RecentActivityView]
    """The latest changes of its podcasts, newest first."""
    slug: str
    """Slug of the project, unique in the team. It stays when the project is renamed."""
    stateCounts: StateCountsView
    """Number of podcasts by status."""
    status: str
    """DRAFT, PENDING, ACTIVE, ARCHIVED or ERROR. An archived project can only be read."""
    statusReason: str | None
    """Why the project has the status ERROR; `null` with other statuses."""
    teamId: str
    """ID of the team."""
    version: int
    """The version, for `If-Match`. It grows with changes of the project's own fields."""
    autoFill: AutoFillView | None
    """The search with which the project fills itself; `null` when it does not."""
    customColumns: list[CustomColumnView]
    """The columns that the team added, in their order; at most 20."""
    isPublicForTeam: bool
    """Whether members of the team see the page before it is public."""
    isPublicListicle: bool
    """Whether the public page exists."""
    listedPodcasts: list[ListedPodcastView]
    """The podcasts on it, last added first."""
    projectKeywords: list[str]
    """Words that describe what the team looks for."""
    projectTypeOtherReason: str | None
    """What the project is for when its types include other; `null` without it."""
    publicDescription: str | None
    """Text of the public page; `null` without one."""
    publicPodcastLimit: int
    """Most podcasts on the public page."""
    publicSlug: str | None
    """The public page is at `/lists/` and this slug; `null` before it was public."""
    publicTitle: str | None
    """Title of the public page; `null` shows the name."""
    viewerRole: str
    """The caller's role in the team: owner, admin or member."""


class ProjectListData(TypedDict):
    """The projects of the team."""

    options: ProjectListOptions
    """The options as applied."""
    projects: list[ProjectView]
    """The projects."""


class ProjectListOptions(TypedDict):
    """The options of a list of projects."""

    sortBy: ProjectOrder | None
    """The order; `null` for the usual one."""
    states: list[str] | None
    """The statuses; `null` for all."""


ProjectOrder: TypeAlias = 'Literal["recent-activity", "name", "created"]'


class ProjectPreferencesRequest(TypedDict, total=False):
    """Preferences for projects."""

    favoriteProjectIds: list[str] | None
    """IDs of the pinned projects, in their order; at most 500."""
    lastSelectedProjectSlug: str | None
    """Slug of the project that was last selected."""


class ProjectPreferencesView(TypedDict):
    """Preferences for projects."""

    favoriteProjectIds: list[str]
    """IDs of the pinned projects, in their order."""
    lastSelectedProjectSlug: str | None
    """Slug of the project that was last selected; `null` when none was."""


class _ProjectRelevancyRequest(TypedDict):
    podcastId: str
    """ID or slug of the podcast."""
    projectId: str
    """ID or slug of the project."""


class ProjectRelevancyRequest(_ProjectRelevancyRequest, total=False):
    """The podcast and the project that are compared."""

    forceRegenerate: bool | None
    """Whether a new review is made although there is a fresh one; `false` by default."""
    searchOptions: SearchRequest | None
    """The search in which the podcast was found. Its words, genres, languages and countries count as what the
    project's podcasts should be like."""


class ProjectRequest(TypedDict, total=False):
    """A project, and what of it the search leaves out. The spelling errors are those of existing clients."""

    excludeIgnoredPodcasts: bool | None
    """Leaves out podcasts that are ignored on the project; `true` by default."""
    excludePodcastsOnList: bool | None
    """Leaves out all podcasts on the project; `true` by default."""
    excludeRelvancyValues: list[float] | None
    """Ratings from 1 to 5 whose podcasts are left out of the page."""
    forceRecalculateRelevancy: bool | None
    """Ignores stored reviews; `false` by default."""
    includePodcastRelevancy: bool | None
    """Reviews how well each podcast of the page fits the project; `false` by default. Stored reviews are shown,
    and rules make the other ones."""
    projectId: str | None
    """ID or slug of the project."""


class ProjectShareData(TypedDict):
    """A client view."""

    share: ProjectShareView
    """The client view."""


class ProjectShareView(TypedDict):
    """A client view of a project."""

    columns: list[str]
    """The columns that the page shows, in its order."""
    createdAt: Moment
    """When it was made."""
    createdBy: str | None
    """ID of the user who made it; `null` when their account was deleted."""
    expiresAt: Moment | None
    """When the link ends; `null` when it is valid until it is revoked."""
    id: str
    """ID of the client view."""
    includeContacts: bool
    """Whether the page shows the address in the podcast's feed, if the team's plan does."""
    lastViewedAt: Moment | None
    """When someone last opened the page, to the minute; `null` when nobody did."""
    revokedAt: Moment | None
    """When it was revoked; `null` when it was not."""
    takesAnswers: bool
    """Whether people with the link can answer yes or no to each podcast, with a comment."""
    token: str | None
    """The secret part of the link. Only responses to its creation and to a request for it have it; `null` otherwise."""
    url: str | None
    """The link. Only responses to its creation and to a request for it have it; `null` otherwise."""


class ProjectSharesData(TypedDict):
    """The client views of a project."""

    shares: list[ProjectShareView]
    """Newest first, with those that have ended; at most 200."""


class ProjectView(TypedDict):
    """A project as lists show it."""

    createdAt: Moment
    """When the project was created."""
    createdBy: PersonView | None
    """Who created it; `null` when their account was deleted."""
    documentsCount: DocumentsCountView
    """Documents of the guest profile."""
    lastUpdated: Moment
    """The last change of the project or of its podcasts."""
    linkedGuestProfile: LinkedGuestProfileView | None
    """The guest of the project; `null` without one."""
    listedPodcastsCount: int
    """Number of podcasts on it."""
    name: str
    """Name of the project."""
    pinned: bool
    """Whether the caller has pinned the project."""
    projectId: str
    """ID of the project."""
    projectPurpose: str | None
    """What the team wants to achieve; `null` without one."""
    projectTypes: list[str]
    """What the project is for: advertisers, api, content-creation, guest-booking, interesting-podcasts,
    lead-generation, monitoring, other, transcriptions."""
    recentActivities: list[RecentActivityView]
    """The latest changes of its podcasts, newest first."""
    slug: str
    """Slug of the project, unique in the team. It stays when the project is renamed."""
    stateCounts: StateCountsView
    """Number of podcasts by status."""
    status: str
    """DRAFT, PENDING, ACTIVE, ARCHIVED or ERROR. An archived project can only be read."""
    statusReason: str | None
    """Why the project has the status ERROR; `null` with other statuses."""
    teamId: str
    """ID of the team."""
    version: int
    """The version, for `If-Match`. It grows with changes of the project's own fields."""


class ProjectViewData(TypedDict):
    """A saved view."""

    view: ProjectViewView
    """The view."""


class ProjectViewView(TypedDict):
    """A saved view of a project, as the caller sees it."""

    createdAt: Moment
    """When it was made."""
    id: str
    """ID of the view."""
    isDefault: bool
    """Whether the caller's page of the project opens with it."""
    name: str
    """The name that people gave it."""
    settings: ViewSettingsRequest
    """Which podcasts it shows, and how."""
    shared: bool
    """Whether the whole team sees it; other views are seen only by who made them."""
    updatedAt: Moment
    """When it was last changed."""
    userId: str | None
    """ID of the user who made it; `null` when their account was deleted."""
    version: int
    """Grows with each change of name, sharing or settings. Send it in `If-Match`."""


class ProjectViewsData(TypedDict):
    """The saved views of a project."""

    views: list[ProjectViewView]
    """The caller's own views and those of the team, oldest first."""


class ProposeCorrectionRequest(TypedDict):
    """A fact that is wrong, with what is right and why."""

    evidence: str
    """A URL or words that show that the value is right, 10 to 1,000 characters."""
    fact: str
    """The fact: website, language, country or other."""
    podcastId: str
    """Id or slug of the podcast."""
    value: str
    """The right value: a URL, a BCP 47 code, an ISO 3166-1 alpha-2 code, or words."""


class ProvePodcastClaimRequest(TypedDict, total=False):
    """The proof of a claim."""

    key: str | None
    """The key in the link of the mail; without it, the feed is read."""


class ProviderCodeRequest(TypedDict):
    """What the provider sent along with the browser."""

    code: str
    """The `code` of the URL."""
    state: str
    """The `state` of the URL."""


class ProviderUrlData(TypedDict):
    """Where the browser goes to sign in."""

    url: str
    """A page of the provider. It leads back to `/sign-in/provider`."""


class PublicGuestData(TypedDict):
    """The public page of a guest."""

    guest: PublicGuestView
    """The guest."""


class PublicGuestLinkView(TypedDict):
    """A guest's profile on a social platform."""

    label: str
    """The name of the platform for people."""
    socialMediaType: str
    """The platform, such as linkedin."""
    url: str
    """URL of the profile."""


class PublicGuestView(TypedDict):
    """The public part of a guest profile, without email address, phone number, goals and context."""

    appearances: list[GuestAppearanceView]
    """Episodes with the guest, newest first, as far as the page shows them."""
    areasOfExpertise: list[str]
    """What the guest is an expert in."""
    bookingUrl: str | None
    """Where hosts book a time; `null` without one."""
    companyName: str | None
    """The guest's company; `null` without one."""
    imageUrl: str | None
    """URL of the guest's image; `null` without one."""
    longBio: str
    """Who the guest is, in full."""
    marketingLetter: list[MarkdownBlock]
    """A letter to hosts; empty without one."""
    name: str
    """The guest's name."""
    onePagerUrl: str | None
    """URL of the guest's own one-pager; `null` without one."""
    photoPath: str | None
    """Path of the photo on this server, 160 pixels wide; `/80` and `/480` are its other sizes. `null` without a photo."""
    shortBio: str
    """Who the guest is, in a few sentences."""
    slug: str
    """The part of the page's URL."""
    socialMediaLinks: list[PublicGuestLinkView]
    """Profiles on social platforms, as far as the page shows them."""
    topicsToDiscuss: list[str]
    """What the guest talks about."""
    updatedAt: Moment
    """When the profile last changed."""
    websiteUrl: str | None
    """The guest's website; `null` without one."""


class PublicViewSettingsView(TypedDict):
    """The public page of a guest profile."""

    displayLinkedIn: bool
    """Whether it shows the profile on LinkedIn."""
    displayPreviousPodcastAppearances: bool
    """Whether it shows episodes with the guest."""
    displaySocials: bool
    """Whether it shows other social profiles."""
    isPublic: bool
    """Whether the page exists."""
    marketingLetterMarkdownText: str | None
    """A letter to hosts, in Markdown; `null` without one."""
    publicSlug: str | None
    """The page is at `/guests/` and this slug; `null` before it was public."""


class PublishingHistory(TypedDict):
    """The publishing history of a podcast."""

    averageEpisodesPerMonth: float | None
    """Over complete months, from the month of the first episode in the window on; `null` when there is none."""
    lastEpisodeAt: Moment | None
    """When the newest episode was published; `null` when there is none."""
    monthlyEpisodeCounts: MonthlyEpisodeCounts
    """The number of episodes in each of the last 24 months."""
    truncated: bool
    """Older episodes were not counted."""


class QuestionGroupView(TypedDict):
    """Questions about one topic."""

    curveballs: list[LikelyQuestionView]
    """Questions of one episode that are unlike the others."""
    description: str
    """The topic."""
    likely: list[LikelyQuestionView]
    """Questions of two episodes."""
    veryLikely: list[LikelyQuestionView]
    """Questions of three episodes or more."""


class QuestionOccurrenceView(TypedDict):
    """Where a question came up."""

    episodeId: str
    """ID of the episode."""
    episodeSlug: str
    """Slug of the episode."""
    episodeTitle: str
    """Title of the episode."""
    second: int | None
    """Seconds from the start of the episode; `null` when the transcript has no times."""


class QuotationView(TypedDict):
    """A sentence to quote."""

    quote: str
    """The sentence."""
    second: int | None
    """Seconds from the start; `null` when unknown."""
    speaker: str | None
    """Name of the speaker; `null` when unknown."""


class RangeRequest(TypedDict, total=False):
    """A range of 0 to 100, both ends included. Responses echo both ends, `null` where it is open."""

    max: float | None
    """Upper bound, included; open when absent."""
    min: float | None
    """Lower bound, included; open when absent."""


class RankHistoryChart(TypedDict):
    """The chart of a rank history, with the state of its last day."""

    actualRows: int
    """Number of rows in the response; fewer than requested when the chart is shorter."""
    category: str
    """Category of the chart, in lower case, such as `true crime`."""
    chartType: str
    """The platform: `apple` or `spotify`."""
    country: str
    """The country of the chart, ISO 3166-1 alpha-2 in lower case."""
    coverage: WindowCoverageView
    """For how many of the days there are captures."""
    days: int
    """Number of days."""
    endChart: EndChart | None
    """How complete the last day is; `null` when it has no capture."""
    endDate: str
    """The last day, such as `2026-11-21`."""
    endDateStatus: str
    """`available` or `no_chart`."""
    requestedRows: int
    """Number of rows in the request."""
    startDate: str
    """The first day, such as `2026-11-21`."""


class RankHistoryData(TypedDict):
    """The history of a chart's top positions; `null` for a chart that was never captured."""

    history: RankHistoryView | None
    """The history; `null` for a chart that was never captured."""
    options: RankHistoryOptions
    """The options as applied."""


class RankHistoryDate(TypedDict):
    """One day of a rank history, with the completeness of its capture."""

    coverage: str
    """`complete`, `unresolved_identities`, `incomplete` or `no_chart`."""
    date: str
    """The day, such as `2026-11-21`."""
    observedDepth: int | None
    """The lowest captured position; `null` without a capture."""
    totalPositions: int | None
    """Number of positions on the chart; `null` without a capture."""
    unresolvedPositions: int | None
    """Number of positions whose show is unknown; `null` without a capture."""


class RankHistoryOptions(TypedDict):
    """The options as applied."""

    category: str
    """Category of the chart, in lower case, such as `true crime`."""
    chartType: str
    """The platform: `apple` or `spotify`."""
    country: str
    """The country of the chart, ISO 3166-1 alpha-2 in lower case."""
    days: int
    """Number of days."""
    endDate: str | None
    """The requested last day; `null` for the last capture."""
    rows: int
    """Number of top positions."""


class RankHistoryRow(TypedDict):
    """The positions of one podcast in a rank history."""

    bestPosition: int | None
    """The best position in the days; `null` when it is not on the chart."""
    creator: str | None
    """The publisher, as the platform lists it."""
    daysCharted: int
    """Number of captured days on which it is on the chart."""
    identity: ChartIdentity
    """What identifies the show: a podcast of the catalog, or an ID of the platform."""
    imageUrl: str | None
    """URL of the image; `null` when there is none."""
    platformId: str | None
    """ID of the show on the platform; `null` when unknown."""
    podenginePodcast: PodcastSummary | None
    """The podcast in the catalog; `null` when it is unknown."""
    position: int
    """Position on the last day; 1 is the best."""
    ranks: list[RankView]
    """One for each date."""
    title: str
    """Title of the show, as the platform lists it."""
    unknownDays: int
    """Number of days whose capture is not complete enough to decide whether it is on the chart."""


class RankHistoryView(TypedDict):
    """The positions of a chart's podcasts over days."""

    chart: RankHistoryChart
    """The chart and its days."""
    dates: list[RankHistoryDate]
    """The days, oldest first."""
    rows: list[RankHistoryRow]
    """The shows of the last day, best position first."""


class RankView(TypedDict):
    """A position on one day, or why there is none."""

    position: int | None
    """Position on that day; `null` when it is not on the chart, or this is unknown."""
    status: str
    """`observed`, `off_chart`, `no_chart` or `unknown`."""


class RatingTotalView(TypedDict):
    """Ratings of all countries."""

    countries: int
    """Number of countries with ratings."""
    rating: float | None
    """1 to 5; `null` when there are no ratings."""
    reviewsCount: int | None
    """Number of ratings, with or without a text; `null` when unknown."""
    wilsonScore: float | None
    """Lower bound of the rating at 95% confidence, 0 to 1."""


class RecentActivityView(TypedDict):
    """A change of the podcasts on a project."""

    date: Moment
    """When it happened."""
    podcastImageUrl: str | None
    """URL of the podcast's image; `null` when there is none."""
    podcastSlug: str | None
    """Slug of the podcast when it happened."""
    podcastTitle: str | None
    """Title of the podcast when it happened."""
    toValue: str | None
    """The new value; `null` when it was removed."""
    type: str
    """added-to-list, update-labels, update-priority or update-state."""
    user: PersonView | None
    """Who did it; `null` when their account was deleted."""


class RecentEpisodesData(TypedDict):
    """The recent episodes of a project's podcasts."""

    episodes: list[ListedEpisodeView]
    """The episodes, newest first."""
    options: RecentEpisodesOptions
    """The options as applied."""
    totalEpisodes: int
    """Number of episodes on all pages."""


class RecentEpisodesOptions(TypedDict):
    """The options of the call."""

    days: int
    """Episodes from the last N days."""
    limit: int
    """Maximum number of episodes in the response."""
    skip: int
    """Number of episodes that are skipped."""
    states: list[str]
    """States of the listed podcasts; empty for all."""


class ReferenceData(TypedDict):
    """Values that fields and filters of the API can have, in the order in which lists show them."""

    audience: AudienceBracketsView
    """Brackets of audiences."""
    contentFormats: list[str]
    """How episodes are made."""
    countries: list[ChartCountryView]
    """All countries: 31 with priority come first, the others by name."""


class RefreshData(TypedDict):
    """The outcome of a refresh."""

    errorCode: RefreshErrorCode | None
    """Why the feed was not read; `null` when it was."""
    errorDetails: RefreshErrorDetails | None
    """What was tried; `null` when the feed was read."""
    errorMessage: str | None
    """The reason as a sentence for people; `null` when the feed was read."""
    isQueued: bool
    """Whether the feed still waits to be read."""
    podcast: PodcastView | None
    """The podcast as it is served. What has changed in the feed is in it after the next publication. `null` unless the
    feed was read."""
    success: bool
    """Whether the feed was read."""


RefreshErrorCode: TypeAlias = 'Literal["rss_not_found", "rss_parse_error", "rss_fetch_failed", "update_failed", "unknown_error"]'


class RefreshErrorDetails(TypedDict):
    """What was tried."""

    attemptId: int | None
    """Always `null`: attempts have no numbers."""
    rssUrl: str | None
    """URL of the feed."""


class RegeneratedBioData(TypedDict):
    """A bio that was written again."""

    changeId: str | None
    """ID of the change, for undo; `null` when nothing has changed."""
    failureMessage: str | None
    """The reason for people; `null` with a result."""
    failureReason: str | None
    """no-source-material, empty-result or generation-error; `null` with a result."""
    generatedBy: str | None
    """Who wrote it: rules or model; `null` without a result."""
    generatedByReason: str | None
    """Why rules wrote it, for people; `null` when a model did."""
    result: RegeneratedBioResult | None
    """The new bio, which the profile has now; `null` when it could not be written."""


class RegeneratedBioResult(TypedDict):
    """The result, in the form that existing clients expect."""

    answer: RegeneratedBioView
    """The texts."""


class RegeneratedBioView(TypedDict):
    """The texts of a bio."""

    areasOfExpertise: list[str]
    """What the guest is an expert in."""
    goals: list[str]
    """What the guest wants to reach."""
    longBio: str
    """Who the guest is, in full."""
    shortBio: str
    """Who the guest is, in a few sentences."""
    thingsToAvoid: list[str]
    """What the guest does not talk about."""
    topicsToDiscuss: list[str]
    """What the guest talks about."""


class RelatedData(TypedDict):
    """Related podcasts, most related first."""

    podcast: PodcastSummary
    """The podcast."""
    relatedPodcasts: RelatedPodcasts
    """The related podcasts."""


class RelatedPodcastView(TypedDict):
    """A podcast, and why it is related."""

    author: str | None
    """The author in the feed; `null` when there is none."""
    authorityScore: AuthorityScoreView | None
    """The authority score with its sub-scores; `null` before it was calculated."""
    episodeCount: int | None
    """Number of episodes; `null` before it was counted."""
    genres: list[str]
    """Names of the categories in the feed, in their order there."""
    id: str
    """ID of the podcast."""
    imageUrl: str | None
    """URL of the image; `null` when there is none."""
    language: str
    """BCP 47; `und` when unknown."""
    lastEpisodePublishedAt: Moment | None
    """When the newest episode was published; `null` without dated episodes."""
    slug: str
    """Slug of the podcast."""
    title: str
    """Title of the podcast."""
    titleLatest: str
    """The title at the last reading of the feed; the same as `title`."""
    reasons: list[str]
    """For example `person: Ada Lovelace`, `charts: 3` (charts with both), `genre: Technology`, `topic:
    fermentation`."""


class RelatedPodcasts(TypedDict):
    """Podcasts that are similar to another."""

    podcastId: str
    """ID of the podcast."""
    similarPodcasts: list[RelatedPodcastView]
    """The podcasts, most related first."""


class RelatedSponsorView(TypedDict):
    """A sponsor of podcasts like this."""

    domains: list[str]
    """Domains that the texts link to, most frequent first."""
    episodesCount: int
    """Number of episodes."""
    firstSeenAt: Moment | None
    """When the oldest of the episodes was published; `null` without dates."""
    group: str
    """paid, own, donation, affiliate or unclear."""
    lastSeenAt: Moment | None
    """When the newest of the episodes was published; `null` without dates."""
    name: str
    """The most frequent spelling of the name."""
    podcastsCount: int
    """Number of podcasts."""
    slug: str
    """Slug of the sponsor's page."""
    type: str
    """The most frequent kind: sponsor, advertiser, guest, affiliate, self promotion, charity, donation, other or
    unknown."""
    relatedPodcasts: list[PodcastSummary]
    """The related podcasts that it appears in, most related first."""


class RelatedSponsorsData(TypedDict):
    """Sponsors of podcasts like this."""

    podcastId: str
    """ID of the podcast."""
    sponsors: list[RelatedSponsorView]
    """Those on most of the related podcasts first, at most 20."""


class RelevancyAnswerView(TypedDict):
    """A review, as the agent calls wrap it."""

    answer: RelevancyReviewView
    """The review."""


class RelevancyCostView(TypedDict):
    """The cost of a run over podcasts."""

    aiAssists: int
    """AI assists that the run costs, one for each of the others."""
    aiAssistsLeft: int | None
    """AI assists that the plan has left in this period; `null` when they are unlimited."""
    fresh: int
    """Podcasts among them with a fresh review, which cost nothing."""
    isAffordable: bool
    """Whether the plan has enough of them."""
    podcasts: int
    """Podcasts that were named."""


class RelevancyEvidenceView(TypedDict):
    """A quote of the podcast."""

    episodeId: str
    """ID of the episode."""
    episodeSlug: str
    """Slug of the episode."""
    episodeTitle: str
    """Title of the episode."""
    publishedAt: Moment | None
    """When the episode was published; `null` when unknown."""
    quote: str
    """The words of the podcast."""
    second: int | None
    """Seconds from the start of the episode; `null` outside of transcripts and without times."""
    source: str
    """title, description or transcript."""
    speaker: str | None
    """Name of the speaker; `null` when unknown."""
    speakerRole: str
    """host, guest or unknown."""
    subject: str
    """The subject that the quote is about."""


class RelevancyFactorView(TypedDict):
    """A part of the score."""

    detail: str
    """The figures behind the value."""
    kind: str
    """topic, guests, activity, place or audience."""
    value: float
    """0 to 1."""
    weight: float
    """The share among the factors other than the topic; 1 for the topic, which multiplies them."""


class RelevancyProgressData(TypedDict):
    """The progress of the last run."""

    run: RelevancyRunView | None
    """The last run; `null` before the first one."""


class RelevancyResultView(TypedDict):
    """A relevancy review, and where it comes from."""

    fallback: FallbackView | None
    """Why the result is by rules; `null` for a result by a model."""
    generatedBy: str
    """`rules` or `model`."""
    model: str | None
    """The name of the text model that made the result; `null` for a result by rules."""
    isStale: bool
    """Whether guest, project or podcast have changed since it was made."""
    isStored: bool
    """Whether it is kept with the project. A review that is not kept was made by rules for this response."""
    podcastId: str
    """ID of the podcast."""
    podcastSlug: str
    """Slug of the podcast."""
    projectId: str
    """ID of the project."""
    result: RelevancyAnswerView
    """The review."""
    reviewedAt: Moment
    """When it was made."""


class RelevancyReviewView(TypedDict):
    """How well a podcast fits a project."""

    concerns: list[str]
    """Reasons against it."""
    evidence: list[RelevancyEvidenceView]
    """Verbatim quotes of the podcast, at most five."""
    factors: list[RelevancyFactorView]
    """The parts of the score, the most important first."""
    isCapped: bool
    """Whether an obstacle, such as another language, limits the score."""
    justification: str
    """One paragraph that names figures and episodes."""
    rating: int
    """1 to 5."""
    score: int
    """0 to 100, for ordering podcasts of the same rating."""
    strengths: list[str]
    """Reasons for the podcast."""


class RelevancyRunView(TypedDict):
    """A run that reviews many podcasts of a project."""

    createdAt: Moment
    """When it was begun."""
    failed: int
    """Podcasts that could not be reviewed. They cost nothing."""
    finishedAt: Moment | None
    """When it ended; `null` while it runs."""
    id: str
    """ID of the run."""
    problem: str | None
    """Why it stopped, or why podcasts could not be reviewed; `null` without a problem."""
    projectId: str
    """ID of the project."""
    reviewed: int
    """Podcasts that were reviewed."""
    state: str
    """running, done, stopped or canceled."""
    total: int
    """Podcasts in all."""


class RelevancyView(TypedDict):
    """How well a podcast fits a project."""

    deepRelevancyScore: float | None
    """1 to 5, from transcripts; `null` before it was reviewed."""
    hostRelevancyScore: float | None
    """1 to 5, of the hosts; `null` before it was reviewed."""
    isStale: bool
    """Whether guest, project or podcast have changed since it was reviewed; false before it was."""
    relevancyPoints: int | None
    """0 to 100, for ordering podcasts of the same score; `null` before it was reviewed."""
    relevancyReviewedAt: Moment | None
    """When it was reviewed; `null` before."""
    relevancyScore: float | None
    """1 to 5; `null` before it was reviewed."""


class RemoveTeamPodcastsRequest(TypedDict, total=False):
    """The podcasts to remove: at least one, at most 1,000."""

    appleIds: list[int] | None
    """IDs of the podcasts in Apple Podcasts."""
    podcastIds: list[str] | None
    """IDs or slugs of podcasts."""


class RemovedListedPodcastData(TypedDict):
    """A removed entry."""

    changeId: str | None
    """ID of the change, for undo."""
    listedPodcastId: str
    """ID of the entry."""
    projectSlug: str
    """Slug of the project."""


class RemovedTeamPodcastsData(TypedDict):
    """The removed podcasts."""

    errors: int
    """Number of podcasts that were not removed because they are blacklisted, and members cannot change the blacklist."""
    notFoundAppleIds: list[int]
    """IDs in Apple Podcasts that belong to no podcast of the catalog."""
    notOnList: int
    """Number of podcasts that the team does not have."""
    removedPodcasts: int
    """Number of podcasts that were removed."""


class RemovedTeamUserData(TypedDict):
    """The consequences of the removal of a member."""

    keptAlertRecipients: list[KeptAlertRecipientsView]
    """Alerts of the user that send digests to addresses outside of the team."""
    keptShares: list[KeptShareView]
    """Client views that the user created. Their links stay valid until an admin revokes them."""
    keptWebhooks: list[KeptWebhookView]
    """Webhooks that the user added. They stay until an admin deletes them."""
    message: str
    """The outcome, as a sentence for people."""
    revokedAlertFeeds: int
    """Number of private feeds of alerts that the user created and that were revoked."""
    revokedApiKeys: int
    """Number of the user's API keys of the team that were revoked."""
    revokedInvitations: int
    """Number of open invitations of the user that were revoked."""


class _RenameTeamRequest(TypedDict):
    name: str
    """The name: one line of 1 to 60 characters."""


class RenameTeamRequest(_RenameTeamRequest, total=False):
    """The new name of a team."""

    formerName: str | None
    """The name that the caller has read. A team with another name stays as it is, and the error has it in `data.current`."""


class ReplayedDeliveryData(TypedDict):
    """A delivery that is sent again."""

    delivery: WebhookDeliveryView
    """The delivery, queued."""


class RequestLogData(TypedDict):
    """A page of the log of requests."""

    cursor: str | None
    """The cursor of the next page; `null` on the last one."""
    keys: list[LoggedKeyView]
    """The keys of the team, newest first, whoever created them."""
    requests: list[LoggedRequestView]
    """The requests, newest first. They are kept for 30 days, and the newest 100,000 of a team at most. A request appears
    some seconds after its response."""


class RequestedAnalysesData(TypedDict):
    """The requested analyses and what they cost."""

    aiAssists: int
    """AI assists that the request costs: one for each episode without an analysis."""
    aiAssistsLeft: int | None
    """AI assists that the plan has left in this period; `null` when they are unlimited."""
    analyses: list[DeepAnalysisView]
    """The analyses of all named episodes, also of those that were analyzed already; empty for a dry run."""


class RequestedTranscriptionData(TypedDict):
    """What became of a request."""

    message: str
    """A sentence about it."""


class ResendConfirmationRequest(TypedDict):
    """The recipient who gets another link."""

    email: str
    """An address of the alert that is not confirmed yet."""


class RestoredGuestProfileData(TypedDict):
    """A restored guest profile."""

    changeId: str | None
    """ID of the change, for undo; `null` when the profile was neither archived nor deleted."""
    endedFiles: int
    """Number of its files that are gone: they made room for newer files of the team while the profile was deleted."""
    success: bool
    """Always true; failures have an error."""


class RestoredProjectData(TypedDict):
    """A restored project."""

    changeId: str | None
    """ID of the change, for undo; `null` when the project was not deleted."""
    project: ProjectView
    """The project."""


ResultsView: TypeAlias = 'Literal["list", "table"]'


class RetrievalModeView(TypedDict):
    """How the hits of a response were found."""

    mode: str
    """words, meaning or both."""
    model: str | None
    """The model that computed embeddings. `lexical-semantic` is trained on the catalog's own texts and is not a
    neural network."""
    shortfall: str | None
    """Why only words were used, when another mode was requested."""


class ReviewHitView(TypedDict):
    """A review and its podcast."""

    podcast: PodcastSummary
    """The podcast."""
    review: ReviewView
    """The review."""


class ReviewListedPodcastsData(TypedDict):
    """The cost of a run, and the run."""

    cost: RelevancyCostView
    """The cost of the run."""
    run: RelevancyRunView | None
    """The run; `null` for a dry run, and when no podcast needs a review."""


class ReviewListedPodcastsRequest(TypedDict, total=False):
    """Which podcasts are reviewed."""

    dryRun: bool
    """Returns the cost and begins nothing; `false` by default."""
    forceRegenerate: bool
    """Whether podcasts with a fresh review are reviewed again; `false` by default."""
    listedPodcastIds: list[str] | None
    """IDs of entries of the project, at most 1,000; all when absent. Entries that are gone are left out."""


class ReviewSearchData(TypedDict):
    """Reviews of several podcasts."""

    cutOff: bool
    """The search reached its time limit and returns nothing. Narrower filters are faster."""
    hasMore: bool
    """There are more reviews within the first thousand."""
    limit: int
    """Maximum number of entries in the response."""
    offset: int
    """Number of entries that are skipped."""
    reviews: list[ReviewHitView]
    """The reviews."""


class ReviewTextsView(TypedDict):
    """The reviews that match the request."""

    country: str | None
    """The requested country."""
    limit: int
    """Maximum number of entries in the response."""
    offset: int
    """Number of entries that are skipped."""
    reviews: list[ReviewView]
    """The reviews."""
    total: int
    """Number of all matching reviews."""


class ReviewView(TypedDict):
    """A rating with a text."""

    author: str
    """The name that the author of the review uses."""
    body: str
    """The text of the review, without markup."""
    country: str
    """ISO 3166 alpha-2, in lower case."""
    matchedWords: list[str] | None
    """The searched words; `null` without a search."""
    rating: int
    """The rating, 1 to 5 stars."""
    reviewedAt: Moment | None
    """When the review was written; `null` when Apple gives no date."""
    title: str
    """Title of the review."""


class RevokedApiKeyData(TypedDict):
    """The API key that was revoked."""

    apiKey: ApiKeyView
    """The key that was revoked."""


class RhythmDay(TypedDict):
    """The episodes of one day."""

    count: int
    """Number of episodes that were published on the day."""
    date: str
    """The day, such as `2026-11-21`."""
    future: bool
    """Whether the day is still to come."""
    runtimeSeconds: int | None
    """Length of all episodes of the day together, as far as it is known."""


class RhythmView(TypedDict):
    """The publishing rhythm of the last year, day by day."""

    days: list[RhythmDay]
    """All days from start to end."""
    emptyWeeks: list[str]
    """Mondays of past weeks without an episode, since the first one."""
    end: str
    """Sunday of the current week."""
    episodeCount: int
    """Episodes in these days."""
    medianIntervalDays: float | None
    """Days between consecutive episodes."""
    medianRuntimeSeconds: float | None
    """Median length of the episodes in seconds; `null` when unknown."""
    start: str
    """A Monday one year ago."""
    truncated: bool
    """Whether these days may have more episodes, older than the listed ones."""
    weekdayShift: WeekdayShift | None
    """Set when the usual weekday has recently changed."""


class RotateApiKeyRequest(TypedDict, total=False):
    """For how many hours the old key stays valid."""

    overlapHours: int | None
    """Hours for which the old key stays valid; 24 by default, 0 ends it at once."""


class SavedSearchData(TypedDict):
    """A saved search."""

    savedSearch: SavedSearchView
    """The saved search."""


class SavedSearchView(TypedDict):
    """A saved search, as its caller sees it."""

    createdAt: Moment
    """When it was saved."""
    id: str
    """ID of the saved search."""
    isDefault: bool
    """Whether it is the caller's default; each user has at most one."""
    kind: str
    """What is searched: podcasts or episodes."""
    lastSeenAt: Moment | None
    """When the caller last looked at the results; `null` when they never did."""
    name: str
    """Name of the saved search."""
    newCount: int | None
    """Number of results that came into the catalog since the caller last looked; `null` when the caller has never
    looked, when counts were not requested, and when the search cannot run (see `problem`)."""
    newCountIsExact: bool
    """Whether `newCount` is exact. It is not above 10,000, or when the search reached its time limit."""
    ownerUserId: str | None
    """ID of the user who saved it; `null` when their account was deleted."""
    problem: str | None
    """Why the search cannot run now, for example because the plan no longer includes a filter; `null` when it can."""
    searchOptions: SearchRequest
    """The search. Send it to run it."""
    shared: bool
    """Whether the whole team sees it."""
    shortId: str
    """A short ID, which replaces `id` in paths and in the link `/app/search?saved={shortId}`."""
    updatedAt: Moment
    """When name, search or sharing last changed."""
    version: int
    """Grows with each change of name, search or sharing."""


class SavedSearchesData(TypedDict):
    """A page of saved searches."""

    cursor: str | None
    """The cursor of the next page; `null` on the last one."""
    savedSearches: list[SavedSearchView]
    """The caller's own saved searches in the team and those shared with it, newest first."""


class ScoreInputView(TypedDict):
    """One input of a sub-score, with its share of the authority score."""

    measuredAt: Moment
    """When it was measured."""
    name: str
    """Name of the input, such as `chart-position`."""
    nextStep: NextStepView | None
    """The step that would raise it; `null` when none can."""
    observed: str
    """The measured value in words; `not on your plan` for a figure that the plan does not show."""
    points: float
    """Points that the input adds to the authority score. With those of the inputs without data they add up to the
    score."""
    pointsAtMost: float
    """The most points that the input can add."""
    share: float
    """Share within the sub-score, 0 to 1."""
    subScore: str
    """The sub-score that it belongs to: quality, engagement, social or youtube."""
    value: float
    """0 to 1; rounded to tenths for a figure that not every plan shows."""


class ScorePercentilesView(TypedDict):
    """The percentiles of the scores among active podcasts."""

    activeDays: int
    """A podcast is active if it published within this number of days."""
    activeShows: int
    """Number of active podcasts, among which the percentiles are computed."""
    countedAt: Moment
    """When the percentiles were computed."""
    percentiles: dict[str, float]
    """For each score, the share of active podcasts that have it and score lower, 0 to 100. Keys are `authority` and
    the names of the sub-scores; without those that rest on figures that the plan does not show."""
    rank: ScoreRankView | None
    """The rank in the peer group; `null` when the category or the language is unknown."""


class ScorePointView(TypedDict):
    """The scores on a day on which one of them changed, in whole points."""

    authorityScore: float
    """The authority score on that day, 0 to 100."""
    date: str
    """The day, such as `2026-11-21`."""
    engagementScore: float | None
    """The sub-score for engagement, 0 to 100; `null` without data."""
    finalScore: float
    """The same as `authorityScore`."""
    qualityScore: float | None
    """The sub-score for quality, 0 to 100; `null` without data."""
    socialScore: float | None
    """The sub-score for social media, 0 to 100; `null` without data."""
    weightsVersion: int
    """The version of the weights. A change of it explains a change of the score."""
    youtubeScore: float | None
    """The sub-score for YouTube, 0 to 100; `null` without data."""


class ScoreRankView(TypedDict):
    """The rank among active podcasts of one category and language."""

    category: str
    """The first category in the feed, without its subcategory."""
    language: str
    """Without the region: `pt`."""
    rank: int
    """1 for the best; podcasts with the same score share a rank."""
    shows: int
    """Number of podcasts in the group."""


class SearchDataEpisodeHitView(TypedDict):
    """The results of a search."""

    blacklistedPodcasts: int
    """Number of podcasts that match as the hits do, or have episodes that do, and are left out because the team
    blacklisted them; 0 without an account and with `includeBlacklisted`."""
    cursor: str | None
    """The cursor of the next page; `null` when there is none, or when the plan's limit is reached."""
    didYouMean: str | None
    """A corrected spelling, when a word has no matches. It is the text of the terms, with
    groups as `(these or those)`."""
    facets: list[FacetView]
    """The requested facets, in the order of the request."""
    foundBy: RetrievalModeView
    """How the hits were found."""
    hiddenListedPodcasts: int
    """Number of podcasts that match as the hits do, or have episodes that do, and are left out because of `project`.
    Blacklisted ones are not counted."""
    partial: bool
    """The search reached its time limit, and there may be better and more hits."""
    result: SearchResultEpisodeHitView
    """The hits of the page, with their total."""
    searchId: str
    """Names this search in later calls, for 90 days after it was last run. Repeats and further pages have the same
    ID. Searches without an account are not stored."""
    searchMode: str
    """podcasts or episodes."""
    searchOptions: SearchRequest
    """The search as it was sent."""
    searchResultsStats: SearchStats
    """Times and totals of the search."""


class SearchDataPodcastHitView(TypedDict):
    """The results of a search."""

    blacklistedPodcasts: int
    """Number of podcasts that match as the hits do, or have episodes that do, and are left out because the team
    blacklisted them; 0 without an account and with `includeBlacklisted`."""
    cursor: str | None
    """The cursor of the next page; `null` when there is none, or when the plan's limit is reached."""
    didYouMean: str | None
    """A corrected spelling, when a word has no matches. It is the text of the terms, with
    groups as `(these or those)`."""
    facets: list[FacetView]
    """The requested facets, in the order of the request."""
    foundBy: RetrievalModeView
    """How the hits were found."""
    hiddenListedPodcasts: int
    """Number of podcasts that match as the hits do, or have episodes that do, and are left out because of `project`.
    Blacklisted ones are not counted."""
    partial: bool
    """The search reached its time limit, and there may be better and more hits."""
    result: SearchResultPodcastHitView
    """The hits of the page, with their total."""
    searchId: str
    """Names this search in later calls, for 90 days after it was last run. Repeats and further pages have the same
    ID. Searches without an account are not stored."""
    searchMode: str
    """podcasts or episodes."""
    searchOptions: SearchRequest
    """The search as it was sent."""
    searchResultsStats: SearchStats
    """Times and totals of the search."""


class _SearchEpisodesItem(TypedDict):
    facebookFollowers: int | None
    """Followers of all Facebook pages of the podcast."""
    instagramFollowers: int | None
    """Followers of all Instagram profiles of the podcast."""
    instagramFollowing: int | None
    """Number of accounts that the Instagram profiles follow."""
    instagramPosts: int | None
    """Posts of all Instagram profiles of the podcast together; `null` when unknown or not on the plan."""
    socialsFacebook: list[HitFacebookPage] | None
    """Its Facebook pages whose counts were read; `null` when there are none, or not on the plan."""
    socialsFacebookTotalFollowersCount: int | None
    """Followers of its Facebook pages together; `null` when unknown or not on the plan."""
    socialsFacebookTotalFollowingCount: int | None
    """Accounts that its Facebook pages follow together; `null` when unknown or not on the plan."""
    socialsFacebookTotalLikesCount: int | None
    """Likes of its Facebook pages together; `null` when unknown or not on the plan."""
    socialsFacebookTotalPagesCount: int | None
    """Number of its Facebook pages whose counts were read; `null` without any."""
    socialsFacebookTotalTalkingAboutCount: int | None
    """People who talk about its Facebook pages; `null` when unknown or not on the plan."""
    socialsInstagram: list[HitInstagramProfile] | None
    """Its Instagram accounts whose counts were read; `null` when there are none, or not on the plan."""
    socialsInstagramTotalFollowersCount: int | None
    """Followers of its Instagram accounts together; `null` when unknown or not on the plan."""
    socialsInstagramTotalFollowingCount: int | None
    """Accounts that its Instagram accounts follow together; `null` when unknown or not on the plan."""
    socialsInstagramTotalPostsCount: int | None
    """Posts of its Instagram accounts together; `null` when unknown or not on the plan."""
    socialsInstagramTotalProfilesCount: int | None
    """Number of its Instagram accounts whose counts were read; `null` without any."""
    socialsLinkedinCompany: list[HitLinkedInCompany] | None
    """Its LinkedIn pages of organizations whose counts were read; `null` when there are none, or not on the plan."""
    socialsLinkedinCompanyTotalEmployeesCount: int | None
    """Employees of its LinkedIn pages of organizations; always `null`: the service does not provide them."""
    socialsLinkedinCompanyTotalFollowersCount: int | None
    """Followers of its LinkedIn pages of organizations together; `null` when unknown or not on the plan."""
    socialsLinkedinCompanyTotalPagesCount: int | None
    """Number of its LinkedIn pages of organizations whose counts were read; `null` without any."""
    socialsLinkedinPerson: list[HitLinkedInPerson] | None
    """Its LinkedIn profiles of people, whose counts no service provides; `null` when there are none, or not on the
    plan."""
    socialsLinkedinPersonTotalConnectionsCount: int | None
    """Connections of its LinkedIn profiles of people; always `null`: the service does not provide them."""
    socialsLinkedinPersonTotalFollowersCount: int | None
    """Followers of its LinkedIn profiles of people together; `null` when unknown or not on the plan."""
    socialsLinkedinPersonTotalProfilesCount: int | None
    """Number of its LinkedIn profiles of people whose counts were read; `null` without any."""
    socialsTiktok: list[HitTiktokProfile] | None
    """Its TikTok accounts whose counts were read; `null` when there are none, or not on the plan."""
    socialsTiktokTotalFollowersCount: int | None
    """Followers of its TikTok accounts together; `null` when unknown or not on the plan."""
    socialsTiktokTotalFollowingCount: int | None
    """Accounts that its TikTok accounts follow together; `null` when unknown or not on the plan."""
    socialsTiktokTotalLikesCount: int | None
    """Likes of its TikTok accounts together; `null` when unknown or not on the plan."""
    socialsTiktokTotalProfilesCount: int | None
    """Number of its TikTok accounts whose counts were read; `null` without any."""
    socialsTwitter: list[HitTwitterProfile] | None
    """Its X (Twitter) accounts whose counts were read; `null` when there are none, or not on the plan."""
    socialsTwitterTotalFollowersCount: int | None
    """Followers of its X (Twitter) accounts together; `null` when unknown or not on the plan."""
    socialsTwitterTotalFollowingCount: int | None
    """Accounts that its X (Twitter) accounts follow together; `null` when unknown or not on the plan."""
    socialsTwitterTotalPostsCount: int | None
    """Posts of its X (Twitter) accounts together; `null` when unknown or not on the plan."""
    socialsTwitterTotalProfilesCount: int | None
    """Number of its X (Twitter) accounts whose counts were read; `null` without any."""
    tiktokFollowers: int | None
    """Followers of all TikTok profiles of the podcast."""
    tiktokFollowing: int | None
    """Number of accounts that the TikTok profiles follow."""
    tiktokLikes: int | None
    """Likes of all TikTok profiles of the podcast together; `null` when unknown or not on the plan."""
    twitterFollowers: int | None
    """Followers of all Twitter profiles of the podcast."""
    youtubeAverageViewsPerVideo: float | None
    """Views of the largest channel by its number of videos."""
    youtubeChannelCount: int | None
    """Number of its YouTube channels whose counts were read; `null` without any."""
    youtubeChannels: list[HitYoutubeChannel] | None
    """Its YouTube channels whose counts were read; `null` when there are none, or not on the plan."""
    youtubeDataLastUpdated: Moment | None
    """When the counts of its YouTube channels were last read; `null` without any."""
    youtubePrimaryChanelDataLastUpdated: Moment | None
    """When the counts of the channel with most subscribers were read; `null` without a channel. The spelling is the
    contract's."""
    youtubePrimaryChannelId: str | None
    """The channel with most subscribers."""
    youtubePrimaryChannelName: str | None
    """Name of the channel with most subscribers; `null` when unknown."""
    youtubePrimaryChannelSubscribers: int | None
    """Subscribers of the channel with most subscribers; `null` when unknown or not on the plan."""
    youtubePrimaryChannelVideos: int | None
    """Videos of the channel with most subscribers; `null` when unknown or not on the plan."""
    youtubePrimaryChannelViews: int | None
    """Views of the channel with most subscribers; `null` when unknown or not on the plan."""
    youtubeSubscribers: int | None
    """Subscribers of the largest YouTube channel; the same as `youtubeTotalSubscribers`."""
    youtubeTotalSubscribers: int | None
    """Subscribers of the largest channel."""
    youtubeTotalVideos: int | None
    """Videos of the largest channel."""
    youtubeTotalViews: int | None
    """Views of the channel that has most."""
    applePodcastsScrapedDate: str | None
    """When its figures in Apple Podcasts were read; always `null`, see `/podcasts/{podcastIdOrSlug}/reviews`."""
    castboxDataLastUpdated: str | None
    """When its figures on Castbox were read; always `null`, see `/podcasts/{podcastIdOrSlug}/reviews`."""
    castboxId: str | None
    """ID on Castbox; always `null`."""
    chartPositionsCalculatedAt: str | None
    """When the chart positions were calculated; always `null`, because they are those of the latest captures."""
    podcastEstimatedAudienceAge: str | None
    """Estimated age of the audience; always `null`: demographics are unknown."""
    podcastEstimatedAudienceEducation: str | None
    """Estimated education of the audience; always `null`: demographics are unknown."""
    podcastEstimatedAudienceGender: str | None
    """Estimated gender of the audience; always `null`: demographics are unknown."""
    podcastEstimatedAudienceIncome: str | None
    """Estimated income of the audience; always `null`: demographics are unknown."""
    podcastEstimatedListeners: str | None
    """Estimated number of listeners as text; always `null`, see `podcastAudienceEstimatedMonthlyListeners`."""
    podcastEstimatedPoliticalBias: str | None
    """Estimated political bias; always `null`: it is not estimated."""
    podcastRssTitleLatestCleaned: str | None
    """The title without advertising; always `null`: advertising is not removed from titles."""
    podchaserUrlSlug: str | None
    """Slug on Podchaser; always `null`."""
    podnewsUrlSlug: str | None
    """Slug on Podnews; always `null`."""
    rephonicUrlSlug: str | None
    """Slug on Rephonic; always `null`."""
    spotifyDataLastUpdated: str | None
    """When its figures on Spotify were read; always `null`, see `/podcasts/{podcastIdOrSlug}/reviews`."""
    appleId: int | None
    """ID in Apple Podcasts; `null` when unknown or not on the plan."""
    applePodcastsCategories: list[str] | None
    """The categories of the feed that are Apple's, in lower case."""
    applePodcastsContentRating: str | None
    """`explicit` or `clean`; `null` when the feed does not state it."""
    applePodcastsRating: float | None
    """Average rating in Apple Podcasts, 1 to 5; `null` when unknown or not on the plan."""
    applePodcastsRatingWilsonScore: float | None
    """Lower bound of the rating at 95% confidence, 0 to 1."""
    applePodcastsRatingsCount: int | None
    """Number of ratings in Apple Podcasts; `null` when unknown or not on the plan."""
    castboxPlays: int | None
    """Number of plays on Castbox; `null` when unknown or not on the plan."""
    castboxSubscribers: int | None
    """Number of subscribers on Castbox; `null` when unknown or not on the plan."""
    chartPositions: list[HitChartPosition] | None
    """Positions on the latest capture of each chart, in the order of charts; for admins."""
    foundedDate: Moment | None
    """When the first episode was published; `null` when unknown."""
    ignore: bool
    """Whether administrators ignore the podcast: searches leave it out."""
    lastEpisodeDate: Moment | None
    """When the newest episode was published; `null` when unknown."""
    podcastAffiliationOrganizationName: str | None
    """The organization behind the podcast, as the feed names it; `null` when unknown."""
    podcastAffiliationType: str | None
    """Kind of the organization behind the podcast: academic, branded, government, independent, legacy media, podcast
    company, new media, not for profit, religious or unknown."""
    podcastAudienceConfidence: str | None
    """high, medium or low."""
    podcastAudienceEstimatedMonthlyListeners: int | None
    """Estimated number of people who listen at least once a month; `null` when unknown or not on the plan."""
    podcastAudienceIsDormant: bool | None
    """Whether no episode was published for a while, or ever."""
    podcastAuthorityScoreCalculatedDate: Moment | None
    """When the authority score was calculated; `null` before it was."""
    podcastAuthorityScoreEngagement: float | None
    """The sub-score for engagement, 0 to 100; `null` without data."""
    podcastAuthorityScoreQuality: float | None
    """The sub-score for quality, 0 to 100; `null` without data."""
    podcastAuthorityScoreSocial: float | None
    """The sub-score for social media, 0 to 100; `null` without data."""
    podcastAuthorityScoreTotal: float | None
    """The authority score, 0 to 100; `null` before it was calculated."""
    podcastAuthorityScoreYoutube: float | None
    """The sub-score for YouTube, 0 to 100; `null` without data."""
    podcastCountries: list[str] | None
    """Countries of the podcast, ISO 3166-1 alpha-2; `null` when unknown or not on the plan."""
    podcastEarshotGenres: list[str] | None
    """The main categories to which the categories of the feed belong; for admins."""
    podcastEmails: list[str] | None
    """Email addresses of the podcast; `null` when there are none, or the plan does not show them."""
    podcastGuid: str | None
    """The podcast's GUID in the podcast namespace; `null` when the feed has none."""
    podcastHasAdvertisers: bool | None
    """Whether the podcast has advertisers."""
    podcastHasGuests: bool | None
    """Whether episodes have guests; `null` when unknown or not on the plan."""
    podcastHasHostReadSponsors: bool | None
    """Whether hosts read out messages of sponsors; `null` when unknown."""
    podcastHasSponsors: bool | None
    """Whether episodes have sponsors; `null` when unknown."""
    podcastHostNames: list[str] | None
    """Names of the hosts; `null` when unknown."""
    podcastHosts: list[HitHost] | None
    """The hosts; `null` when unknown."""
    podcastId: str
    """ID of the podcast."""
    podcastImageUrl: str | None
    """URL of the podcast's image; `null` when there is none."""
    podcastKeywords: list[str] | None
    """Keywords of the feed, and phrases of the podcast's texts; for the podcast of an episode only those of the
    feed."""
    podcastLikelyMachineMade: bool
    """Whether the podcast is likely made by a machine. The podcast's own call returns the
    signals."""
    podcastLinks: list[HitLink] | None
    """The podcast's listings in directories."""
    podcastOwner: HitOwner | None
    """The owner; `null` when the feed has none, or the plan does not show it."""
    podcastProfessions: list[str] | None
    """Professions of hosts and guests in lower case, most frequent first, at most ten."""
    podcastRssAuthor: str | None
    """The author in the feed; `null` when there is none."""
    podcastRssDescription: str | None
    """The description as sanitized HTML; `null` when there is none."""
    podcastRssDescriptionEmbedding: list[float] | None
    """The embedding of the podcast's texts; `null` unless `includeEmbeddings` requests it."""
    podcastRssDescriptionGeneratedFrom: GeneratedFromView | None
    """How the generated descriptions were made."""
    podcastRssDescriptionGeneratedLong: str | None
    """Sentences of the feed that sum up the podcast. See `podcastRssDescriptionGeneratedFrom`."""
    podcastRssDescriptionGeneratedShort: str | None
    """The sentence of the feed that sums up the podcast best. See `podcastRssDescriptionGeneratedFrom`."""
    podcastRssDescriptionNoHtml: str | None
    """The description as plain text; `null` when there is none."""
    podcastRssFeedUrl: str
    """URL of the feed."""
    podcastRssTitle: str
    """Title of the podcast."""
    podcastRssTitleLatest: str | None
    """Title at the last reading of the feed."""
    podcastRssTitleOriginal: str | None
    """The title at the first reading of the feed."""
    podcastSlug: str
    """Slug of the podcast."""
    podcastSocialMediaLinks: list[HitLink] | None
    """Social profiles of the podcast; `null` when there are none."""
    podcastTags: list[TagView] | None
    """Genres, topics, keywords, hosts, format and medium in one list; without topics for the podcast of an
    episode."""
    podcastTopics: list[str] | None
    """Topics of the podcast, from its texts and the catalog's vocabulary, in their most common spelling; `null` for
    the podcast of an episode."""
    podcastVeryStaleFrom: Moment | None
    """When the podcast starts to count as very stale, unless an episode is published."""
    podcastWebsiteUrl: str | None
    """URL of the podcast's website; `null` when the feed has none."""
    podcastWebsites: list[str] | None
    """The website in the feed."""
    primaryContact: str | None
    """The email address to write to first; `null` when unknown or not on the plan."""
    rssCategories: list[str] | None
    """Names of the categories in the feed; `null` when there are none."""
    rssLanguage: str | None
    """The podcast's language, BCP 47; `null` when unknown."""
    similarPodcasts: list[HitPodcast] | None
    """Podcasts with the nearest embeddings; `null` unless `includeSimilarPodcasts` requests them."""
    spotifyId: str | None
    """ID in Spotify; `null` when unknown or not on the plan."""
    spotifyRating: float | None
    """Average rating on Spotify, 1 to 5; `null` when unknown or not on the plan."""
    spotifyRatingWilsonScore: float | None
    """Lower bound of the rating at 95% confidence, 0 to 1."""
    spotifyRatingsCount: int | None
    """Number of ratings on Spotify; `null` when unknown or not on the plan."""
    totalEpisodes: int | None
    """Number of episodes; `null` before it was counted."""
    totalTranscripts: int | None
    """Number of episodes with a transcript; `null` before it was counted."""
    transcriptionMode: str
    """Which episodes the team of the caller has transcribed: none, all or episodes-since."""
    updateFrequency: str | None
    """How often the podcast publishes: daily, weekly, bi-weekly, monthly or stale; `null` when unknown."""
    updatedAt: Moment
    """When the podcast last changed in the catalog."""
    episodeAudioKey: str | None
    """Key of a stored audio file; always `null`, because audio is not stored."""
    transcriptText: str | None
    """See `/episodes/{episodeId}/transcript-text`."""
    youtubeVideoDataDate: str | None
    """When the figures of the YouTube video were read; always `null`."""
    youtubeVideoUrl: str | None
    """URL of the episode's video on YouTube; always `null`."""
    youtubeVideoViewCount: float | None
    """Views of the episode's video on YouTube; always `null`."""
    episodeCreatedAt: Moment
    """When the episode was added to the catalog."""
    episodeDurationSeconds: int | None
    """Length of the episode in seconds; `null` when unknown."""
    episodeEarshotGenres: list[str] | None
    """The main categories to which the categories of the feed belong; for admins."""
    episodeEnclosureUrl: str
    """Empty when the item has no enclosure, because existing clients accept no null here."""
    episodeGuestsAndHosts: list[HitPerson] | None
    """People who take part or are mentioned, from feed, texts and transcript; `null` when there are none."""
    episodeGuid: str | None
    """The guid that the feed gives the episode."""
    episodeHasTranscript: bool
    """Whether the catalog has a transcript."""
    episodeId: str
    """ID of the episode."""
    episodeImageUrl: str | None
    """URL of the episode's image; `null` when there is none."""
    episodeKeywords: list[str] | None
    """Keywords of the feed, and phrases of the episode's texts."""
    episodePodcastDescriptionDenormalized: str | None
    """The podcast's description as plain text."""
    episodePodcastLanguageDenormalized: str
    """The podcast's language, BCP 47; `und` when unknown."""
    episodePodcastTitleDenormalized: str
    """Title of the podcast."""
    episodePodcastTopGenresDenormalized: list[str] | None
    """The podcast's categories; `null` when there are none."""
    episodeRssDescription: str | None
    """The description as sanitized HTML; `null` when there is none."""
    episodeRssDescriptionEmbedding: list[float] | None
    """The embedding of the episode's texts; `null` unless `includeEmbeddings` requests it."""
    episodeRssDescriptionGeneratedFrom: GeneratedFromView | None
    """How the generated descriptions were made."""
    episodeRssDescriptionGeneratedLong: str | None
    """Sentences of the notes that sum up the episode. See `episodeRssDescriptionGeneratedFrom`."""
    episodeRssDescriptionGeneratedShort: str | None
    """The sentence of the notes that sums up the episode best. See `episodeRssDescriptionGeneratedFrom`."""
    episodeRssDescriptionNoHtml: str | None
    """The description as plain text."""
    episodeRssItunesSubtitle: str | None
    """The subtitle in the feed; `null` when there is none."""
    episodeRssPublishedAt: Moment
    """The time when the episode was first seen, when the item has no date, because existing clients accept no null
    here."""
    episodeRssTitle: str
    """Title of the episode."""
    episodeSlug: str
    """Slug of the episode, unique within its podcast."""
    episodeSponsorsAndAdvertisers: list[HitSponsor] | None
    """The sponsors and advertisers who pay; `null` when there are none."""
    episodeTags: list[TagView] | None
    """Topics, keywords, people, sponsors, format and season in one list."""
    episodeTopics: list[str] | None
    """Topics of the episode, from its texts and the catalog's vocabulary, in their most common spelling."""
    episodeUpdatedAt: Moment
    """When the episode last changed in the catalog."""
    episodeWebUrl: str | None
    """URL of the episode's page; `null` when the feed has none."""
    transcriptEmbeddingsChunks: list[EmbeddingChunkView] | None
    """The passages of the transcript with their embeddings; `null` unless `includeEmbeddings` requests them."""
    transcriptId: str | None
    """ID of the transcript; `null` without one."""
    blacklisted: bool | None
    """Whether the team has blacklisted the podcast; `null` without an account."""
    lastPitch: HitPitchView | None
    """The last pitch of any team member to the podcast, also when it has left the list since; `null` when there
    was none, and without an account."""
    lists: list[HitListView] | None
    """The projects of the team that list the podcast, in the order of adding; `null` without an account."""
    podcastOtherHighlights: list[FieldHighlightView]
    """Author, hosts and keywords of the podcast that match; empty when none does."""
    reason: str
    """How the episode was found: `words`, `meaning` or `both`."""
    score: float
    """Score of the hit. Scores are comparable within one search only."""
    transcriptMatches: list[TranscriptMatchView]
    """The matching passages of the transcript with their times, best first."""


class SearchEpisodesItem(_SearchEpisodesItem, total=False):
    """An episode in search results."""

    episodeDescriptionHighlights: list[str] | None
    """Snippets of the episode's description with `<em>` around matches, and everything else escaped; `null` without
    matches."""
    episodeTitleHighlights: list[str] | None
    """The episode's title with `<em>` around matches, and everything else escaped; `null` without matches."""
    explanation: ExplanationView | None
    """How the score is computed, when requested."""
    matchSnippet: str | None
    """The best snippet of all fields; `null` unless requested."""
    podcastDescriptionHighlights: list[str] | None
    """Snippets of the podcast's description with `<em>` around matches, and everything else escaped; `null` without
    matches."""
    podcastTitleHighlights: list[str] | None
    """The podcast's title with `<em>` around matches, and everything else escaped; `null` without matches."""
    transcriptHighlights: list[str] | None
    """Snippets of the transcript with `<em>` around matches, and everything else escaped; `null` without matches."""
    transcriptTextSnippet: str | None
    """The best passage of the transcript, as plain text."""


class SearchFilterStats(TypedDict):
    """Totals by relevancy score, for searches with `includePodcastRelevancy`."""

    projectPodcastRelevancyScores: dict[str, RelevancyAnswerView] | None
    """The relevancy of the podcasts of the page by their IDs; `null` unless requested."""
    relevancyScoresTotals: dict[str, int]
    """Number of podcasts of the page by relevancy score, 1 to 5; empty unless requested."""


class SearchHistoryData(TypedDict):
    """A page of the user's searches."""

    cursor: str | None
    """The cursor of the next page; `null` on the last one."""
    searches: list[StoredSearchView]
    """The searches, last run first. A search that was run again is listed once."""


class SearchLimitView(TypedDict):
    """How many searches the plan allows per period."""

    count: int
    """Number of searches."""
    period: str
    """The period: `day` or `month`."""


class _SearchPodcastsItem(TypedDict):
    facebookFollowers: int | None
    """Followers of all Facebook pages of the podcast."""
    instagramFollowers: int | None
    """Followers of all Instagram profiles of the podcast."""
    instagramFollowing: int | None
    """Number of accounts that the Instagram profiles follow."""
    instagramPosts: int | None
    """Posts of all Instagram profiles of the podcast together; `null` when unknown or not on the plan."""
    socialsFacebook: list[HitFacebookPage] | None
    """Its Facebook pages whose counts were read; `null` when there are none, or not on the plan."""
    socialsFacebookTotalFollowersCount: int | None
    """Followers of its Facebook pages together; `null` when unknown or not on the plan."""
    socialsFacebookTotalFollowingCount: int | None
    """Accounts that its Facebook pages follow together; `null` when unknown or not on the plan."""
    socialsFacebookTotalLikesCount: int | None
    """Likes of its Facebook pages together; `null` when unknown or not on the plan."""
    socialsFacebookTotalPagesCount: int | None
    """Number of its Facebook pages whose counts were read; `null` without any."""
    socialsFacebookTotalTalkingAboutCount: int | None
    """People who talk about its Facebook pages; `null` when unknown or not on the plan."""
    socialsInstagram: list[HitInstagramProfile] | None
    """Its Instagram accounts whose counts were read; `null` when there are none, or not on the plan."""
    socialsInstagramTotalFollowersCount: int | None
    """Followers of its Instagram accounts together; `null` when unknown or not on the plan."""
    socialsInstagramTotalFollowingCount: int | None
    """Accounts that its Instagram accounts follow together; `null` when unknown or not on the plan."""
    socialsInstagramTotalPostsCount: int | None
    """Posts of its Instagram accounts together; `null` when unknown or not on the plan."""
    socialsInstagramTotalProfilesCount: int | None
    """Number of its Instagram accounts whose counts were read; `null` without any."""
    socialsLinkedinCompany: list[HitLinkedInCompany] | None
    """Its LinkedIn pages of organizations whose counts were read; `null` when there are none, or not on the plan."""
    socialsLinkedinCompanyTotalEmployeesCount: int | None
    """Employees of its LinkedIn pages of organizations; always `null`: the service does not provide them."""
    socialsLinkedinCompanyTotalFollowersCount: int | None
    """Followers of its LinkedIn pages of organizations together; `null` when unknown or not on the plan."""
    socialsLinkedinCompanyTotalPagesCount: int | None
    """Number of its LinkedIn pages of organizations whose counts were read; `null` without any."""
    socialsLinkedinPerson: list[HitLinkedInPerson] | None
    """Its LinkedIn profiles of people, whose counts no service provides; `null` when there are none, or not on the
    plan."""
    socialsLinkedinPersonTotalConnectionsCount: int | None
    """Connections of its LinkedIn profiles of people; always `null`: the service does not provide them."""
    socialsLinkedinPersonTotalFollowersCount: int | None
    """Followers of its LinkedIn profiles of people together; `null` when unknown or not on the plan."""
    socialsLinkedinPersonTotalProfilesCount: int | None
    """Number of its LinkedIn profiles of people whose counts were read; `null` without any."""
    socialsTiktok: list[HitTiktokProfile] | None
    """Its TikTok accounts whose counts were read; `null` when there are none, or not on the plan."""
    socialsTiktokTotalFollowersCount: int | None
    """Followers of its TikTok accounts together; `null` when unknown or not on the plan."""
    socialsTiktokTotalFollowingCount: int | None
    """Accounts that its TikTok accounts follow together; `null` when unknown or not on the plan."""
    socialsTiktokTotalLikesCount: int | None
    """Likes of its TikTok accounts together; `null` when unknown or not on the plan."""
    socialsTiktokTotalProfilesCount: int | None
    """Number of its TikTok accounts whose counts were read; `null` without any."""
    socialsTwitter: list[HitTwitterProfile] | None
    """Its X (Twitter) accounts whose counts were read; `null` when there are none, or not on the plan."""
    socialsTwitterTotalFollowersCount: int | None
    """Followers of its X (Twitter) accounts together; `null` when unknown or not on the plan."""
    socialsTwitterTotalFollowingCount: int | None
    """Accounts that its X (Twitter) accounts follow together; `null` when unknown or not on the plan."""
    socialsTwitterTotalPostsCount: int | None
    """Posts of its X (Twitter) accounts together; `null` when unknown or not on the plan."""
    socialsTwitterTotalProfilesCount: int | None
    """Number of its X (Twitter) accounts whose counts were read; `null` without any."""
    tiktokFollowers: int | None
    """Followers of all TikTok profiles of the podcast."""
    tiktokFollowing: int | None
    """Number of accounts that the TikTok profiles follow."""
    tiktokLikes: int | None
    """Likes of all TikTok profiles of the podcast together; `null` when unknown or not on the plan."""
    twitterFollowers: int | None
    """Followers of all Twitter profiles of the podcast."""
    youtubeAverageViewsPerVideo: float | None
    """Views of the largest channel by its number of videos."""
    youtubeChannelCount: int | None
    """Number of its YouTube channels whose counts were read; `null` without any."""
    youtubeChannels: list[HitYoutubeChannel] | None
    """Its YouTube channels whose counts were read; `null` when there are none, or not on the plan."""
    youtubeDataLastUpdated: Moment | None
    """When the counts of its YouTube channels were last read; `null` without any."""
    youtubePrimaryChanelDataLastUpdated: Moment | None
    """When the counts of the channel with most subscribers were read; `null` without a channel. The spelling is the
    contract's."""
    youtubePrimaryChannelId: str | None
    """The channel with most subscribers."""
    youtubePrimaryChannelName: str | None
    """Name of the channel with most subscribers; `null` when unknown."""
    youtubePrimaryChannelSubscribers: int | None
    """Subscribers of the channel with most subscribers; `null` when unknown or not on the plan."""
    youtubePrimaryChannelVideos: int | None
    """Videos of the channel with most subscribers; `null` when unknown or not on the plan."""
    youtubePrimaryChannelViews: int | None
    """Views of the channel with most subscribers; `null` when unknown or not on the plan."""
    youtubeSubscribers: int | None
    """Subscribers of the largest YouTube channel; the same as `youtubeTotalSubscribers`."""
    youtubeTotalSubscribers: int | None
    """Subscribers of the largest channel."""
    youtubeTotalVideos: int | None
    """Videos of the largest channel."""
    youtubeTotalViews: int | None
    """Views of the channel that has most."""
    applePodcastsScrapedDate: str | None
    """When its figures in Apple Podcasts were read; always `null`, see `/podcasts/{podcastIdOrSlug}/reviews`."""
    castboxDataLastUpdated: str | None
    """When its figures on Castbox were read; always `null`, see `/podcasts/{podcastIdOrSlug}/reviews`."""
    castboxId: str | None
    """ID on Castbox; always `null`."""
    chartPositionsCalculatedAt: str | None
    """When the chart positions were calculated; always `null`, because they are those of the latest captures."""
    podcastEstimatedAudienceAge: str | None
    """Estimated age of the audience; always `null`: demographics are unknown."""
    podcastEstimatedAudienceEducation: str | None
    """Estimated education of the audience; always `null`: demographics are unknown."""
    podcastEstimatedAudienceGender: str | None
    """Estimated gender of the audience; always `null`: demographics are unknown."""
    podcastEstimatedAudienceIncome: str | None
    """Estimated income of the audience; always `null`: demographics are unknown."""
    podcastEstimatedListeners: str | None
    """Estimated number of listeners as text; always `null`, see `podcastAudienceEstimatedMonthlyListeners`."""
    podcastEstimatedPoliticalBias: str | None
    """Estimated political bias; always `null`: it is not estimated."""
    podcastRssTitleLatestCleaned: str | None
    """The title without advertising; always `null`: advertising is not removed from titles."""
    podchaserUrlSlug: str | None
    """Slug on Podchaser; always `null`."""
    podnewsUrlSlug: str | None
    """Slug on Podnews; always `null`."""
    rephonicUrlSlug: str | None
    """Slug on Rephonic; always `null`."""
    spotifyDataLastUpdated: str | None
    """When its figures on Spotify were read; always `null`, see `/podcasts/{podcastIdOrSlug}/reviews`."""
    appleId: int | None
    """ID in Apple Podcasts; `null` when unknown or not on the plan."""
    applePodcastsCategories: list[str] | None
    """The categories of the feed that are Apple's, in lower case."""
    applePodcastsContentRating: str | None
    """`explicit` or `clean`; `null` when the feed does not state it."""
    applePodcastsRating: float | None
    """Average rating in Apple Podcasts, 1 to 5; `null` when unknown or not on the plan."""
    applePodcastsRatingWilsonScore: float | None
    """Lower bound of the rating at 95% confidence, 0 to 1."""
    applePodcastsRatingsCount: int | None
    """Number of ratings in Apple Podcasts; `null` when unknown or not on the plan."""
    castboxPlays: int | None
    """Number of plays on Castbox; `null` when unknown or not on the plan."""
    castboxSubscribers: int | None
    """Number of subscribers on Castbox; `null` when unknown or not on the plan."""
    chartPositions: list[HitChartPosition] | None
    """Positions on the latest capture of each chart, in the order of charts; for admins."""
    foundedDate: Moment | None
    """When the first episode was published; `null` when unknown."""
    ignore: bool
    """Whether administrators ignore the podcast: searches leave it out."""
    lastEpisodeDate: Moment | None
    """When the newest episode was published; `null` when unknown."""
    podcastAffiliationOrganizationName: str | None
    """The organization behind the podcast, as the feed names it; `null` when unknown."""
    podcastAffiliationType: str | None
    """Kind of the organization behind the podcast: academic, branded, government, independent, legacy media, podcast
    company, new media, not for profit, religious or unknown."""
    podcastAudienceConfidence: str | None
    """high, medium or low."""
    podcastAudienceEstimatedMonthlyListeners: int | None
    """Estimated number of people who listen at least once a month; `null` when unknown or not on the plan."""
    podcastAudienceIsDormant: bool | None
    """Whether no episode was published for a while, or ever."""
    podcastAuthorityScoreCalculatedDate: Moment | None
    """When the authority score was calculated; `null` before it was."""
    podcastAuthorityScoreEngagement: float | None
    """The sub-score for engagement, 0 to 100; `null` without data."""
    podcastAuthorityScoreQuality: float | None
    """The sub-score for quality, 0 to 100; `null` without data."""
    podcastAuthorityScoreSocial: float | None
    """The sub-score for social media, 0 to 100; `null` without data."""
    podcastAuthorityScoreTotal: float | None
    """The authority score, 0 to 100; `null` before it was calculated."""
    podcastAuthorityScoreYoutube: float | None
    """The sub-score for YouTube, 0 to 100; `null` without data."""
    podcastCountries: list[str] | None
    """Countries of the podcast, ISO 3166-1 alpha-2; `null` when unknown or not on the plan."""
    podcastEarshotGenres: list[str] | None
    """The main categories to which the categories of the feed belong; for admins."""
    podcastEmails: list[str] | None
    """Email addresses of the podcast; `null` when there are none, or the plan does not show them."""
    podcastGuid: str | None
    """The podcast's GUID in the podcast namespace; `null` when the feed has none."""
    podcastHasAdvertisers: bool | None
    """Whether the podcast has advertisers."""
    podcastHasGuests: bool | None
    """Whether episodes have guests; `null` when unknown or not on the plan."""
    podcastHasHostReadSponsors: bool | None
    """Whether hosts read out messages of sponsors; `null` when unknown."""
    podcastHasSponsors: bool | None
    """Whether episodes have sponsors; `null` when unknown."""
    podcastHostNames: list[str] | None
    """Names of the hosts; `null` when unknown."""
    podcastHosts: list[HitHost] | None
    """The hosts; `null` when unknown."""
    podcastId: str
    """ID of the podcast."""
    podcastImageUrl: str | None
    """URL of the podcast's image; `null` when there is none."""
    podcastKeywords: list[str] | None
    """Keywords of the feed, and phrases of the podcast's texts; for the podcast of an episode only those of the
    feed."""
    podcastLikelyMachineMade: bool
    """Whether the podcast is likely made by a machine. The podcast's own call returns the
    signals."""
    podcastLinks: list[HitLink] | None
    """The podcast's listings in directories."""
    podcastOwner: HitOwner | None
    """The owner; `null` when the feed has none, or the plan does not show it."""
    podcastProfessions: list[str] | None
    """Professions of hosts and guests in lower case, most frequent first, at most ten."""
    podcastRssAuthor: str | None
    """The author in the feed; `null` when there is none."""
    podcastRssDescription: str | None
    """The description as sanitized HTML; `null` when there is none."""
    podcastRssDescriptionEmbedding: list[float] | None
    """The embedding of the podcast's texts; `null` unless `includeEmbeddings` requests it."""
    podcastRssDescriptionGeneratedFrom: GeneratedFromView | None
    """How the generated descriptions were made."""
    podcastRssDescriptionGeneratedLong: str | None
    """Sentences of the feed that sum up the podcast. See `podcastRssDescriptionGeneratedFrom`."""
    podcastRssDescriptionGeneratedShort: str | None
    """The sentence of the feed that sums up the podcast best. See `podcastRssDescriptionGeneratedFrom`."""
    podcastRssDescriptionNoHtml: str | None
    """The description as plain text; `null` when there is none."""
    podcastRssFeedUrl: str
    """URL of the feed."""
    podcastRssTitle: str
    """Title of the podcast."""
    podcastRssTitleLatest: str | None
    """Title at the last reading of the feed."""
    podcastRssTitleOriginal: str | None
    """The title at the first reading of the feed."""
    podcastSlug: str
    """Slug of the podcast."""
    podcastSocialMediaLinks: list[HitLink] | None
    """Social profiles of the podcast; `null` when there are none."""
    podcastTags: list[TagView] | None
    """Genres, topics, keywords, hosts, format and medium in one list; without topics for the podcast of an
    episode."""
    podcastTopics: list[str] | None
    """Topics of the podcast, from its texts and the catalog's vocabulary, in their most common spelling; `null` for
    the podcast of an episode."""
    podcastVeryStaleFrom: Moment | None
    """When the podcast starts to count as very stale, unless an episode is published."""
    podcastWebsiteUrl: str | None
    """URL of the podcast's website; `null` when the feed has none."""
    podcastWebsites: list[str] | None
    """The website in the feed."""
    primaryContact: str | None
    """The email address to write to first; `null` when unknown or not on the plan."""
    rssCategories: list[str] | None
    """Names of the categories in the feed; `null` when there are none."""
    rssLanguage: str | None
    """The podcast's language, BCP 47; `null` when unknown."""
    similarPodcasts: list[HitPodcast] | None
    """Podcasts with the nearest embeddings; `null` unless `includeSimilarPodcasts` requests them."""
    spotifyId: str | None
    """ID in Spotify; `null` when unknown or not on the plan."""
    spotifyRating: float | None
    """Average rating on Spotify, 1 to 5; `null` when unknown or not on the plan."""
    spotifyRatingWilsonScore: float | None
    """Lower bound of the rating at 95% confidence, 0 to 1."""
    spotifyRatingsCount: int | None
    """Number of ratings on Spotify; `null` when unknown or not on the plan."""
    totalEpisodes: int | None
    """Number of episodes; `null` before it was counted."""
    totalTranscripts: int | None
    """Number of episodes with a transcript; `null` before it was counted."""
    transcriptionMode: str
    """Which episodes the team of the caller has transcribed: none, all or episodes-since."""
    updateFrequency: str | None
    """How often the podcast publishes: daily, weekly, bi-weekly, monthly or stale; `null` when unknown."""
    updatedAt: Moment
    """When the podcast last changed in the catalog."""
    blacklisted: bool | None
    """Whether the team has blacklisted the podcast; `null` without an account."""
    lastPitch: HitPitchView | None
    """The last pitch of any team member to the podcast, also when it has left the list since; `null` when there
    was none, and without an account."""
    lists: list[HitListView] | None
    """The projects of the team that list the podcast, in the order of adding; `null` without an account."""
    podcastOtherHighlights: list[FieldHighlightView]
    """Author, hosts and keywords that match; empty when none does."""
    reason: str
    """How the podcast was found: `words`, `meaning` or `both`."""
    score: float
    """Score of the hit. Scores are comparable within one search only."""


class SearchPodcastsItem(_SearchPodcastsItem, total=False):
    """A podcast in search results."""

    explanation: ExplanationView | None
    """How the score is computed, when requested."""
    podRoll: list[HitPodcast] | None
    """Recommended podcasts that are in the catalog; `null` when there are none."""
    podcastDescriptionHighlights: list[str] | None
    """Snippets of the description with `<em>` around matches, and everything else escaped; `null` without matches."""
    podcastMatchingEpisode: MatchingEpisodeView | None
    """An episode with the words of the search; `null` when the podcast's own texts have them."""
    podcastTitleHighlights: list[str] | None
    """Plain text with `<em>` around matches, and everything else escaped."""


class SearchPreferencesRequest(TypedDict, total=False):
    """Preferences for searches."""

    defaultResultsView: ResultsView | None
    """`list` or `table`."""
    defaultSearchFilters: SearchRequest | None
    """Filters of new searches: the keys of a search without terms and cursor."""
    export: ExportPreferencesRequest | None
    """Preferences for exports."""


class SearchPreferencesView(TypedDict):
    """Preferences for searches."""

    defaultResultsView: ResultsView
    """`list` or `table`; `list` by default."""
    defaultSearchFilters: SearchRequest | None
    """Filters of new searches; `null` when there are none."""
    export: ExportPreferencesView
    """Preferences for exports."""


class SearchRequest(TypedDict, total=False):
    """A search. All keys are optional; unknown keys are rejected."""

    addedSince: DateRequest | None
    """Podcasts, or episodes in a search for episodes, that were added to the catalog at this time or later."""
    chartPositions: ChartPositionsRequest | None
    """Podcasts that are on such a chart now. Sort by it with `chartPosition` in
    `sortOrder`."""
    countOnly: bool | None
    """`true` counts hits and facets and returns no hits. A count is free, but it is rejected
    when the searches are used up."""
    cursor: str | None
    """The cursor of the previous response, with the same search."""
    episodeCreatedSince: DateRequest | None
    """Episodes only: added to the catalog at this time or later."""
    episodeUpdatedSince: DateRequest | None
    """Episodes only: last changed in the catalog at this time or later."""
    excludeEpisodeIds: list[str] | None
    """Leaves out these episodes. Has no effect in a search for podcasts."""
    excludeItunesGenres: list[str] | None
    """Leaves out podcasts of these categories, ignoring case."""
    excludePodcastIds: list[str] | None
    """Leaves out these podcasts."""
    explain: bool | None
    """Adds to each hit how its score is computed."""
    explicit: str | None
    """Podcasts that are `clean` or `explicit`."""
    facets: list[str] | None
    """Properties to count among the hits: language, genre, country, updateFrequency, hasTranscript, hasGuests,
    likelyMachineMade, veryStale, topics, keywords. Figures are counted in ranges: totalEpisodes,
    podcastEpisodeMinutes, podcastAuthorityScoreTotal, podcastAuthorityScoreQuality,
    podcastAuthorityScoreEngagement, podcastAuthorityScoreSocial, podcastAuthorityScoreYoutube,
    podcastAudienceEstimatedMonthlyListeners, applePodcastsRating, applePodcastsRatingsCount, spotifyRating,
    spotifyRatingsCount, castboxPlays, castboxSubscribers. Those that the plan does not include are left out."""
    foundedSince: DateRequest | None
    """Podcasts whose first episode was published at this time or later. `foundedDate` is accepted as another name."""
    hasPrimaryContact: bool | None
    """Whether the podcast has a primary contact."""
    hasSocials: list[str] | None
    """Podcasts with a profile on each of these platforms, such as `youtube`."""
    hasTranscript: bool | None
    """Episodes only: whether the catalog has a transcript."""
    includeBlacklisted: bool | None
    """`true` also finds podcasts on the team's blacklist, which are left out otherwise."""
    includeEmbeddings: bool | None
    """`true` fills `podcastRssDescriptionEmbedding` in searches for podcasts, and
    `episodeRssDescriptionEmbedding` and `transcriptEmbeddingsChunks` in searches for episodes. For users."""
    includeEpisodeIds: list[str] | None
    """Episodes only: only these episodes."""
    includeItunesGenres: list[str] | None
    """Podcasts of one of these categories, ignoring case."""
    includeMatchSnippet: bool | None
    """Episodes only: fills `matchSnippet`."""
    includePodcastIds: list[str] | None
    """Only these podcasts."""
    includeSimilarPodcasts: bool | None
    """`true` fills `similarPodcasts`. Podcasts only."""
    includeTranscriptSnippet: bool | None
    """Episodes only: `false` leaves out the passages of the transcript, which are included by default."""
    keywords: list[str] | None
    """One of these keywords must match, under the rules for `topics`."""
    languages: list[str] | None
    """Podcasts in these languages, BCP 47; `en` also matches `en-GB`."""
    lastEpisodeDateSince: DateRequest | None
    """Podcasts whose latest episode was published at this time or later. `activeSince` is accepted as another
    name."""
    maxTotalEpisodes: int | None
    """Podcasts with at most this many episodes."""
    meaningWeight: float | None
    """The weight of meaning against words, 0 to 1. The default depends on the model."""
    minCastboxPlays: int | None
    """Podcasts with at least this many plays on Castbox."""
    minCastboxSubscribers: int | None
    """Podcasts with at least this many subscribers on Castbox."""
    minItunesRating: float | None
    """Podcasts with at least this average rating in Apple Podcasts, 0 to 5. Podcasts without a known rating do not
    match; this holds for all filters by a figure."""
    minItunesRatingCount: int | None
    """Podcasts with at least this many ratings in Apple Podcasts."""
    minSpotifyRating: float | None
    """Podcasts with at least this average rating on Spotify, 0 to 5."""
    minSpotifyRatingCount: int | None
    """Podcasts with at least this many ratings on Spotify."""
    minTotalEpisodes: int | None
    """Podcasts with at least this many episodes."""
    mode: str | None
    """How hits are found, by `words`, by `meaning` or by `both`. The default is `both` when a
    model is connected, otherwise `words`. Filters, and terms that must or must not match, apply in all modes."""
    pageSize: int | None
    """1 to 1000, for admins."""
    personFilters: list[PersonRequest] | None
    """Episodes only: all of these people must take part."""
    podcastAudienceEstimatedMonthlyListeners: CountRangeRequest | None
    """Range of the estimated monthly listeners."""
    podcastAuthorityScore: AuthorityScoreRequest | None
    """Ranges of the authority score and its sub-scores."""
    podcastCountries: list[str] | None
    """Podcasts of these countries, ISO 3166-1 alpha-2."""
    podcastEpisodeMinutes: CountRangeRequest | None
    """Range of the usual length of an episode in minutes: the median of the newest ones."""
    podcastHasGuests: bool | None
    """Whether the podcast has guests."""
    podcastLikelyMachineMade: bool | None
    """True for podcasts that are likely made by a machine, false for all others."""
    podcastVeryStale: bool | None
    """True for podcasts that are inactive (no new episode for much longer than usual), false for all others."""
    project: ProjectRequest | None
    """Leaves out the podcasts on a project of the team. For users."""
    projectId: str | None
    """ID or slug of a project of the team: leaves out the podcasts on it. For users. The short form of `project`."""
    publishedBefore: DateRequest | None
    """Episodes only: published before this time."""
    publishedSince: DateRequest | None
    """Episodes only: published at this time or later."""
    searchTermGroups: list[TermGroupRequest] | None
    """At least one term of each group must match, in addition to `searchTerms`."""
    searchTerms: list[SearchTermRequest] | None
    """The terms. By default at least one must match."""
    sortOrder: list[SortRequest] | None
    """By relevance when absent. The first entry decides, the next one orders ties. Each field may occur once."""
    sponsorFilters: list[SponsorRequest] | None
    """Episodes only: all of these sponsors must be named."""
    topics: list[str] | None
    """One of these topics must match, ignoring case. Searches for podcasts match topics of
    podcasts, searches for episodes those of episodes. Rejected when the catalog was indexed without embeddings."""
    transcriptHighlightLength: int | None
    """Episodes only: length of each highlighted snippet, 1 to 2000 characters; 400 by default."""
    transcriptSnippetLength: int | None
    """Episodes only: length of a passage, 1 to 2000 characters; 400 by default."""
    updateFrequencies: list[str] | None
    """Podcasts with one of these frequencies of new episodes: daily, weekly, bi-weekly, monthly, stale (less than
    monthly). Podcasts with an unknown frequency do not match."""


class SearchResultEpisodeHitView(TypedDict):
    """The hits of a page."""

    hits: list[SearchResultEpisodeHitViewHits]
    """The hits of the page, in the requested order."""
    hitsReturned: int
    """Number of hits on the page."""
    maxScore: float | None
    """The best score; `null` when not sorted by relevance."""
    total: SearchTotal
    """The total number of hits."""


class _SearchResultEpisodeHitViewHits(TypedDict):
    facebookFollowers: int | None
    """Followers of all Facebook pages of the podcast."""
    instagramFollowers: int | None
    """Followers of all Instagram profiles of the podcast."""
    instagramFollowing: int | None
    """Number of accounts that the Instagram profiles follow."""
    instagramPosts: int | None
    """Posts of all Instagram profiles of the podcast together; `null` when unknown or not on the plan."""
    socialsFacebook: list[HitFacebookPage] | None
    """Its Facebook pages whose counts were read; `null` when there are none, or not on the plan."""
    socialsFacebookTotalFollowersCount: int | None
    """Followers of its Facebook pages together; `null` when unknown or not on the plan."""
    socialsFacebookTotalFollowingCount: int | None
    """Accounts that its Facebook pages follow together; `null` when unknown or not on the plan."""
    socialsFacebookTotalLikesCount: int | None
    """Likes of its Facebook pages together; `null` when unknown or not on the plan."""
    socialsFacebookTotalPagesCount: int | None
    """Number of its Facebook pages whose counts were read; `null` without any."""
    socialsFacebookTotalTalkingAboutCount: int | None
    """People who talk about its Facebook pages; `null` when unknown or not on the plan."""
    socialsInstagram: list[HitInstagramProfile] | None
    """Its Instagram accounts whose counts were read; `null` when there are none, or not on the plan."""
    socialsInstagramTotalFollowersCount: int | None
    """Followers of its Instagram accounts together; `null` when unknown or not on the plan."""
    socialsInstagramTotalFollowingCount: int | None
    """Accounts that its Instagram accounts follow together; `null` when unknown or not on the plan."""
    socialsInstagramTotalPostsCount: int | None
    """Posts of its Instagram accounts together; `null` when unknown or not on the plan."""
    socialsInstagramTotalProfilesCount: int | None
    """Number of its Instagram accounts whose counts were read; `null` without any."""
    socialsLinkedinCompany: list[HitLinkedInCompany] | None
    """Its LinkedIn pages of organizations whose counts were read; `null` when there are none, or not on the plan."""
    socialsLinkedinCompanyTotalEmployeesCount: int | None
    """Employees of its LinkedIn pages of organizations; always `null`: the service does not provide them."""
    socialsLinkedinCompanyTotalFollowersCount: int | None
    """Followers of its LinkedIn pages of organizations together; `null` when unknown or not on the plan."""
    socialsLinkedinCompanyTotalPagesCount: int | None
    """Number of its LinkedIn pages of organizations whose counts were read; `null` without any."""
    socialsLinkedinPerson: list[HitLinkedInPerson] | None
    """Its LinkedIn profiles of people, whose counts no service provides; `null` when there are none, or not on the
    plan."""
    socialsLinkedinPersonTotalConnectionsCount: int | None
    """Connections of its LinkedIn profiles of people; always `null`: the service does not provide them."""
    socialsLinkedinPersonTotalFollowersCount: int | None
    """Followers of its LinkedIn profiles of people together; `null` when unknown or not on the plan."""
    socialsLinkedinPersonTotalProfilesCount: int | None
    """Number of its LinkedIn profiles of people whose counts were read; `null` without any."""
    socialsTiktok: list[HitTiktokProfile] | None
    """Its TikTok accounts whose counts were read; `null` when there are none, or not on the plan."""
    socialsTiktokTotalFollowersCount: int | None
    """Followers of its TikTok accounts together; `null` when unknown or not on the plan."""
    socialsTiktokTotalFollowingCount: int | None
    """Accounts that its TikTok accounts follow together; `null` when unknown or not on the plan."""
    socialsTiktokTotalLikesCount: int | None
    """Likes of its TikTok accounts together; `null` when unknown or not on the plan."""
    socialsTiktokTotalProfilesCount: int | None
    """Number of its TikTok accounts whose counts were read; `null` without any."""
    socialsTwitter: list[HitTwitterProfile] | None
    """Its X (Twitter) accounts whose counts were read; `null` when there are none, or not on the plan."""
    socialsTwitterTotalFollowersCount: int | None
    """Followers of its X (Twitter) accounts together; `null` when unknown or not on the plan."""
    socialsTwitterTotalFollowingCount: int | None
    """Accounts that its X (Twitter) accounts follow together; `null` when unknown or not on the plan."""
    socialsTwitterTotalPostsCount: int | None
    """Posts of its X (Twitter) accounts together; `null` when unknown or not on the plan."""
    socialsTwitterTotalProfilesCount: int | None
    """Number of its X (Twitter) accounts whose counts were read; `null` without any."""
    tiktokFollowers: int | None
    """Followers of all TikTok profiles of the podcast."""
    tiktokFollowing: int | None
    """Number of accounts that the TikTok profiles follow."""
    tiktokLikes: int | None
    """Likes of all TikTok profiles of the podcast together; `null` when unknown or not on the plan."""
    twitterFollowers: int | None
    """Followers of all Twitter profiles of the podcast."""
    youtubeAverageViewsPerVideo: float | None
    """Views of the largest channel by its number of videos."""
    youtubeChannelCount: int | None
    """Number of its YouTube channels whose counts were read; `null` without any."""
    youtubeChannels: list[HitYoutubeChannel] | None
    """Its YouTube channels whose counts were read; `null` when there are none, or not on the plan."""
    youtubeDataLastUpdated: Moment | None
    """When the counts of its YouTube channels were last read; `null` without any."""
    youtubePrimaryChanelDataLastUpdated: Moment | None
    """When the counts of the channel with most subscribers were read; `null` without a channel. The spelling is the
    contract's."""
    youtubePrimaryChannelId: str | None
    """The channel with most subscribers."""
    youtubePrimaryChannelName: str | None
    """Name of the channel with most subscribers; `null` when unknown."""
    youtubePrimaryChannelSubscribers: int | None
    """Subscribers of the channel with most subscribers; `null` when unknown or not on the plan."""
    youtubePrimaryChannelVideos: int | None
    """Videos of the channel with most subscribers; `null` when unknown or not on the plan."""
    youtubePrimaryChannelViews: int | None
    """Views of the channel with most subscribers; `null` when unknown or not on the plan."""
    youtubeSubscribers: int | None
    """Subscribers of the largest YouTube channel; the same as `youtubeTotalSubscribers`."""
    youtubeTotalSubscribers: int | None
    """Subscribers of the largest channel."""
    youtubeTotalVideos: int | None
    """Videos of the largest channel."""
    youtubeTotalViews: int | None
    """Views of the channel that has most."""
    applePodcastsScrapedDate: str | None
    """When its figures in Apple Podcasts were read; always `null`, see `/podcasts/{podcastIdOrSlug}/reviews`."""
    castboxDataLastUpdated: str | None
    """When its figures on Castbox were read; always `null`, see `/podcasts/{podcastIdOrSlug}/reviews`."""
    castboxId: str | None
    """ID on Castbox; always `null`."""
    chartPositionsCalculatedAt: str | None
    """When the chart positions were calculated; always `null`, because they are those of the latest captures."""
    podcastEstimatedAudienceAge: str | None
    """Estimated age of the audience; always `null`: demographics are unknown."""
    podcastEstimatedAudienceEducation: str | None
    """Estimated education of the audience; always `null`: demographics are unknown."""
    podcastEstimatedAudienceGender: str | None
    """Estimated gender of the audience; always `null`: demographics are unknown."""
    podcastEstimatedAudienceIncome: str | None
    """Estimated income of the audience; always `null`: demographics are unknown."""
    podcastEstimatedListeners: str | None
    """Estimated number of listeners as text; always `null`, see `podcastAudienceEstimatedMonthlyListeners`."""
    podcastEstimatedPoliticalBias: str | None
    """Estimated political bias; always `null`: it is not estimated."""
    podcastRssTitleLatestCleaned: str | None
    """The title without advertising; always `null`: advertising is not removed from titles."""
    podchaserUrlSlug: str | None
    """Slug on Podchaser; always `null`."""
    podnewsUrlSlug: str | None
    """Slug on Podnews; always `null`."""
    rephonicUrlSlug: str | None
    """Slug on Rephonic; always `null`."""
    spotifyDataLastUpdated: str | None
    """When its figures on Spotify were read; always `null`, see `/podcasts/{podcastIdOrSlug}/reviews`."""
    appleId: int | None
    """ID in Apple Podcasts; `null` when unknown or not on the plan."""
    applePodcastsCategories: list[str] | None
    """The categories of the feed that are Apple's, in lower case."""
    applePodcastsContentRating: str | None
    """`explicit` or `clean`; `null` when the feed does not state it."""
    applePodcastsRating: float | None
    """Average rating in Apple Podcasts, 1 to 5; `null` when unknown or not on the plan."""
    applePodcastsRatingWilsonScore: float | None
    """Lower bound of the rating at 95% confidence, 0 to 1."""
    applePodcastsRatingsCount: int | None
    """Number of ratings in Apple Podcasts; `null` when unknown or not on the plan."""
    castboxPlays: int | None
    """Number of plays on Castbox; `null` when unknown or not on the plan."""
    castboxSubscribers: int | None
    """Number of subscribers on Castbox; `null` when unknown or not on the plan."""
    chartPositions: list[HitChartPosition] | None
    """Positions on the latest capture of each chart, in the order of charts; for admins."""
    foundedDate: Moment | None
    """When the first episode was published; `null` when unknown."""
    ignore: bool
    """Whether administrators ignore the podcast: searches leave it out."""
    lastEpisodeDate: Moment | None
    """When the newest episode was published; `null` when unknown."""
    podcastAffiliationOrganizationName: str | None
    """The organization behind the podcast, as the feed names it; `null` when unknown."""
    podcastAffiliationType: str | None
    """Kind of the organization behind the podcast: academic, branded, government, independent, legacy media, podcast
    company, new media, not for profit, religious or unknown."""
    podcastAudienceConfidence: str | None
    """high, medium or low."""
    podcastAudienceEstimatedMonthlyListeners: int | None
    """Estimated number of people who listen at least once a month; `null` when unknown or not on the plan."""
    podcastAudienceIsDormant: bool | None
    """Whether no episode was published for a while, or ever."""
    podcastAuthorityScoreCalculatedDate: Moment | None
    """When the authority score was calculated; `null` before it was."""
    podcastAuthorityScoreEngagement: float | None
    """The sub-score for engagement, 0 to 100; `null` without data."""
    podcastAuthorityScoreQuality: float | None
    """The sub-score for quality, 0 to 100; `null` without data."""
    podcastAuthorityScoreSocial: float | None
    """The sub-score for social media, 0 to 100; `null` without data."""
    podcastAuthorityScoreTotal: float | None
    """The authority score, 0 to 100; `null` before it was calculated."""
    podcastAuthorityScoreYoutube: float | None
    """The sub-score for YouTube, 0 to 100; `null` without data."""
    podcastCountries: list[str] | None
    """Countries of the podcast, ISO 3166-1 alpha-2; `null` when unknown or not on the plan."""
    podcastEarshotGenres: list[str] | None
    """The main categories to which the categories of the feed belong; for admins."""
    podcastEmails: list[str] | None
    """Email addresses of the podcast; `null` when there are none, or the plan does not show them."""
    podcastGuid: str | None
    """The podcast's GUID in the podcast namespace; `null` when the feed has none."""
    podcastHasAdvertisers: bool | None
    """Whether the podcast has advertisers."""
    podcastHasGuests: bool | None
    """Whether episodes have guests; `null` when unknown or not on the plan."""
    podcastHasHostReadSponsors: bool | None
    """Whether hosts read out messages of sponsors; `null` when unknown."""
    podcastHasSponsors: bool | None
    """Whether episodes have sponsors; `null` when unknown."""
    podcastHostNames: list[str] | None
    """Names of the hosts; `null` when unknown."""
    podcastHosts: list[HitHost] | None
    """The hosts; `null` when unknown."""
    podcastId: str
    """ID of the podcast."""
    podcastImageUrl: str | None
    """URL of the podcast's image; `null` when there is none."""
    podcastKeywords: list[str] | None
    """Keywords of the feed, and phrases of the podcast's texts; for the podcast of an episode only those of the
    feed."""
    podcastLikelyMachineMade: bool
    """Whether the podcast is likely made by a machine. The podcast's own call returns the
    signals."""
    podcastLinks: list[HitLink] | None
    """The podcast's listings in directories."""
    podcastOwner: HitOwner | None
    """The owner; `null` when the feed has none, or the plan does not show it."""
    podcastProfessions: list[str] | None
    """Professions of hosts and guests in lower case, most frequent first, at most ten."""
    podcastRssAuthor: str | None
    """The author in the feed; `null` when there is none."""
    podcastRssDescription: str | None
    """The description as sanitized HTML; `null` when there is none."""
    podcastRssDescriptionEmbedding: list[float] | None
    """The embedding of the podcast's texts; `null` unless `includeEmbeddings` requests it."""
    podcastRssDescriptionGeneratedFrom: GeneratedFromView | None
    """How the generated descriptions were made."""
    podcastRssDescriptionGeneratedLong: str | None
    """Sentences of the feed that sum up the podcast. See `podcastRssDescriptionGeneratedFrom`."""
    podcastRssDescriptionGeneratedShort: str | None
    """The sentence of the feed that sums up the podcast best. See `podcastRssDescriptionGeneratedFrom`."""
    podcastRssDescriptionNoHtml: str | None
    """The description as plain text; `null` when there is none."""
    podcastRssFeedUrl: str
    """URL of the feed."""
    podcastRssTitle: str
    """Title of the podcast."""
    podcastRssTitleLatest: str | None
    """Title at the last reading of the feed."""
    podcastRssTitleOriginal: str | None
    """The title at the first reading of the feed."""
    podcastSlug: str
    """Slug of the podcast."""
    podcastSocialMediaLinks: list[HitLink] | None
    """Social profiles of the podcast; `null` when there are none."""
    podcastTags: list[TagView] | None
    """Genres, topics, keywords, hosts, format and medium in one list; without topics for the podcast of an
    episode."""
    podcastTopics: list[str] | None
    """Topics of the podcast, from its texts and the catalog's vocabulary, in their most common spelling; `null` for
    the podcast of an episode."""
    podcastVeryStaleFrom: Moment | None
    """When the podcast starts to count as very stale, unless an episode is published."""
    podcastWebsiteUrl: str | None
    """URL of the podcast's website; `null` when the feed has none."""
    podcastWebsites: list[str] | None
    """The website in the feed."""
    primaryContact: str | None
    """The email address to write to first; `null` when unknown or not on the plan."""
    rssCategories: list[str] | None
    """Names of the categories in the feed; `null` when there are none."""
    rssLanguage: str | None
    """The podcast's language, BCP 47; `null` when unknown."""
    similarPodcasts: list[HitPodcast] | None
    """Podcasts with the nearest embeddings; `null` unless `includeSimilarPodcasts` requests them."""
    spotifyId: str | None
    """ID in Spotify; `null` when unknown or not on the plan."""
    spotifyRating: float | None
    """Average rating on Spotify, 1 to 5; `null` when unknown or not on the plan."""
    spotifyRatingWilsonScore: float | None
    """Lower bound of the rating at 95% confidence, 0 to 1."""
    spotifyRatingsCount: int | None
    """Number of ratings on Spotify; `null` when unknown or not on the plan."""
    totalEpisodes: int | None
    """Number of episodes; `null` before it was counted."""
    totalTranscripts: int | None
    """Number of episodes with a transcript; `null` before it was counted."""
    transcriptionMode: str
    """Which episodes the team of the caller has transcribed: none, all or episodes-since."""
    updateFrequency: str | None
    """How often the podcast publishes: daily, weekly, bi-weekly, monthly or stale; `null` when unknown."""
    updatedAt: Moment
    """When the podcast last changed in the catalog."""
    episodeAudioKey: str | None
    """Key of a stored audio file; always `null`, because audio is not stored."""
    transcriptText: str | None
    """See `/episodes/{episodeId}/transcript-text`."""
    youtubeVideoDataDate: str | None
    """When the figures of the YouTube video were read; always `null`."""
    youtubeVideoUrl: str | None
    """URL of the episode's video on YouTube; always `null`."""
    youtubeVideoViewCount: float | None
    """Views of the episode's video on YouTube; always `null`."""
    episodeCreatedAt: Moment
    """When the episode was added to the catalog."""
    episodeDurationSeconds: int | None
    """Length of the episode in seconds; `null` when unknown."""
    episodeEarshotGenres: list[str] | None
    """The main categories to which the categories of the feed belong; for admins."""
    episodeEnclosureUrl: str
    """Empty when the item has no enclosure, because existing clients accept no null here."""
    episodeGuestsAndHosts: list[HitPerson] | None
    """People who take part or are mentioned, from feed, texts and transcript; `null` when there are none."""
    episodeGuid: str | None
    """The guid that the feed gives the episode."""
    episodeHasTranscript: bool
    """Whether the catalog has a transcript."""
    episodeId: str
    """ID of the episode."""
    episodeImageUrl: str | None
    """URL of the episode's image; `null` when there is none."""
    episodeKeywords: list[str] | None
    """Keywords of the feed, and phrases of the episode's texts."""
    episodePodcastDescriptionDenormalized: str | None
    """The podcast's description as plain text."""
    episodePodcastLanguageDenormalized: str
    """The podcast's language, BCP 47; `und` when unknown."""
    episodePodcastTitleDenormalized: str
    """Title of the podcast."""
    episodePodcastTopGenresDenormalized: list[str] | None
    """The podcast's categories; `null` when there are none."""
    episodeRssDescription: str | None
    """The description as sanitized HTML; `null` when there is none."""
    episodeRssDescriptionEmbedding: list[float] | None
    """The embedding of the episode's texts; `null` unless `includeEmbeddings` requests it."""
    episodeRssDescriptionGeneratedFrom: GeneratedFromView | None
    """How the generated descriptions were made."""
    episodeRssDescriptionGeneratedLong: str | None
    """Sentences of the notes that sum up the episode. See `episodeRssDescriptionGeneratedFrom`."""
    episodeRssDescriptionGeneratedShort: str | None
    """The sentence of the notes that sums up the episode best. See `episodeRssDescriptionGeneratedFrom`."""
    episodeRssDescriptionNoHtml: str | None
    """The description as plain text."""
    episodeRssItunesSubtitle: str | None
    """The subtitle in the feed; `null` when there is none."""
    episodeRssPublishedAt: Moment
    """The time when the episode was first seen, when the item has no date, because existing clients accept no null
    here."""
    episodeRssTitle: str
    """Title of the episode."""
    episodeSlug: str
    """Slug of the episode, unique within its podcast."""
    episodeSponsorsAndAdvertisers: list[HitSponsor] | None
    """The sponsors and advertisers who pay; `null` when there are none."""
    episodeTags: list[TagView] | None
    """Topics, keywords, people, sponsors, format and season in one list."""
    episodeTopics: list[str] | None
    """Topics of the episode, from its texts and the catalog's vocabulary, in their most common spelling."""
    episodeUpdatedAt: Moment
    """When the episode last changed in the catalog."""
    episodeWebUrl: str | None
    """URL of the episode's page; `null` when the feed has none."""
    transcriptEmbeddingsChunks: list[EmbeddingChunkView] | None
    """The passages of the transcript with their embeddings; `null` unless `includeEmbeddings` requests them."""
    transcriptId: str | None
    """ID of the transcript; `null` without one."""
    blacklisted: bool | None
    """Whether the team has blacklisted the podcast; `null` without an account."""
    lastPitch: HitPitchView | None
    """The last pitch of any team member to the podcast, also when it has left the list since; `null` when there
    was none, and without an account."""
    lists: list[HitListView] | None
    """The projects of the team that list the podcast, in the order of adding; `null` without an account."""
    podcastOtherHighlights: list[FieldHighlightView]
    """Author, hosts and keywords of the podcast that match; empty when none does."""
    reason: str
    """How the episode was found: `words`, `meaning` or `both`."""
    score: float
    """Score of the hit. Scores are comparable within one search only."""
    transcriptMatches: list[TranscriptMatchView]
    """The matching passages of the transcript with their times, best first."""


class SearchResultEpisodeHitViewHits(_SearchResultEpisodeHitViewHits, total=False):
    """An episode in search results."""

    episodeDescriptionHighlights: list[str] | None
    """Snippets of the episode's description with `<em>` around matches, and everything else escaped; `null` without
    matches."""
    episodeTitleHighlights: list[str] | None
    """The episode's title with `<em>` around matches, and everything else escaped; `null` without matches."""
    explanation: ExplanationView | None
    """How the score is computed, when requested."""
    matchSnippet: str | None
    """The best snippet of all fields; `null` unless requested."""
    podcastDescriptionHighlights: list[str] | None
    """Snippets of the podcast's description with `<em>` around matches, and everything else escaped; `null` without
    matches."""
    podcastTitleHighlights: list[str] | None
    """The podcast's title with `<em>` around matches, and everything else escaped; `null` without matches."""
    transcriptHighlights: list[str] | None
    """Snippets of the transcript with `<em>` around matches, and everything else escaped; `null` without matches."""
    transcriptTextSnippet: str | None
    """The best passage of the transcript, as plain text."""


class SearchResultPodcastHitView(TypedDict):
    """The hits of a page."""

    hits: list[SearchResultPodcastHitViewHits]
    """The hits of the page, in the requested order."""
    hitsReturned: int
    """Number of hits on the page."""
    maxScore: float | None
    """The best score; `null` when not sorted by relevance."""
    total: SearchTotal
    """The total number of hits."""


class _SearchResultPodcastHitViewHits(TypedDict):
    facebookFollowers: int | None
    """Followers of all Facebook pages of the podcast."""
    instagramFollowers: int | None
    """Followers of all Instagram profiles of the podcast."""
    instagramFollowing: int | None
    """Number of accounts that the Instagram profiles follow."""
    instagramPosts: int | None
    """Posts of all Instagram profiles of the podcast together; `null` when unknown or not on the plan."""
    socialsFacebook: list[HitFacebookPage] | None
    """Its Facebook pages whose counts were read; `null` when there are none, or not on the plan."""
    socialsFacebookTotalFollowersCount: int | None
    """Followers of its Facebook pages together; `null` when unknown or not on the plan."""
    socialsFacebookTotalFollowingCount: int | None
    """Accounts that its Facebook pages follow together; `null` when unknown or not on the plan."""
    socialsFacebookTotalLikesCount: int | None
    """Likes of its Facebook pages together; `null` when unknown or not on the plan."""
    socialsFacebookTotalPagesCount: int | None
    """Number of its Facebook pages whose counts were read; `null` without any."""
    socialsFacebookTotalTalkingAboutCount: int | None
    """People who talk about its Facebook pages; `null` when unknown or not on the plan."""
    socialsInstagram: list[HitInstagramProfile] | None
    """Its Instagram accounts whose counts were read; `null` when there are none, or not on the plan."""
    socialsInstagramTotalFollowersCount: int | None
    """Followers of its Instagram accounts together; `null` when unknown or not on the plan."""
    socialsInstagramTotalFollowingCount: int | None
    """Accounts that its Instagram accounts follow together; `null` when unknown or not on the plan."""
    socialsInstagramTotalPostsCount: int | None
    """Posts of its Instagram accounts together; `null` when unknown or not on the plan."""
    socialsInstagramTotalProfilesCount: int | None
    """Number of its Instagram accounts whose counts were read; `null` without any."""
    socialsLinkedinCompany: list[HitLinkedInCompany] | None
    """Its LinkedIn pages of organizations whose counts were read; `null` when there are none, or not on the plan."""
    socialsLinkedinCompanyTotalEmployeesCount: int | None
    """Employees of its LinkedIn pages of organizations; always `null`: the service does not provide them."""
    socialsLinkedinCompanyTotalFollowersCount: int | None
    """Followers of its LinkedIn pages of organizations together; `null` when unknown or not on the plan."""
    socialsLinkedinCompanyTotalPagesCount: int | None
    """Number of its LinkedIn pages of organizations whose counts were read; `null` without any."""
    socialsLinkedinPerson: list[HitLinkedInPerson] | None
    """Its LinkedIn profiles of people, whose counts no service provides; `null` when there are none, or not on the
    plan."""
    socialsLinkedinPersonTotalConnectionsCount: int | None
    """Connections of its LinkedIn profiles of people; always `null`: the service does not provide them."""
    socialsLinkedinPersonTotalFollowersCount: int | None
    """Followers of its LinkedIn profiles of people together; `null` when unknown or not on the plan."""
    socialsLinkedinPersonTotalProfilesCount: int | None
    """Number of its LinkedIn profiles of people whose counts were read; `null` without any."""
    socialsTiktok: list[HitTiktokProfile] | None
    """Its TikTok accounts whose counts were read; `null` when there are none, or not on the plan."""
    socialsTiktokTotalFollowersCount: int | None
    """Followers of its TikTok accounts together; `null` when unknown or not on the plan."""
    socialsTiktokTotalFollowingCount: int | None
    """Accounts that its TikTok accounts follow together; `null` when unknown or not on the plan."""
    socialsTiktokTotalLikesCount: int | None
    """Likes of its TikTok accounts together; `null` when unknown or not on the plan."""
    socialsTiktokTotalProfilesCount: int | None
    """Number of its TikTok accounts whose counts were read; `null` without any."""
    socialsTwitter: list[HitTwitterProfile] | None
    """Its X (Twitter) accounts whose counts were read; `null` when there are none, or not on the plan."""
    socialsTwitterTotalFollowersCount: int | None
    """Followers of its X (Twitter) accounts together; `null` when unknown or not on the plan."""
    socialsTwitterTotalFollowingCount: int | None
    """Accounts that its X (Twitter) accounts follow together; `null` when unknown or not on the plan."""
    socialsTwitterTotalPostsCount: int | None
    """Posts of its X (Twitter) accounts together; `null` when unknown or not on the plan."""
    socialsTwitterTotalProfilesCount: int | None
    """Number of its X (Twitter) accounts whose counts were read; `null` without any."""
    tiktokFollowers: int | None
    """Followers of all TikTok profiles of the podcast."""
    tiktokFollowing: int | None
    """Number of accounts that the TikTok profiles follow."""
    tiktokLikes: int | None
    """Likes of all TikTok profiles of the podcast together; `null` when unknown or not on the plan."""
    twitterFollowers: int | None
    """Followers of all Twitter profiles of the podcast."""
    youtubeAverageViewsPerVideo: float | None
    """Views of the largest channel by its number of videos."""
    youtubeChannelCount: int | None
    """Number of its YouTube channels whose counts were read; `null` without any."""
    youtubeChannels: list[HitYoutubeChannel] | None
    """Its YouTube channels whose counts were read; `null` when there are none, or not on the plan."""
    youtubeDataLastUpdated: Moment | None
    """When the counts of its YouTube channels were last read; `null` without any."""
    youtubePrimaryChanelDataLastUpdated: Moment | None
    """When the counts of the channel with most subscribers were read; `null` without a channel. The spelling is the
    contract's."""
    youtubePrimaryChannelId: str | None
    """The channel with most subscribers."""
    youtubePrimaryChannelName: str | None
    """Name of the channel with most subscribers; `null` when unknown."""
    youtubePrimaryChannelSubscribers: int | None
    """Subscribers of the channel with most subscribers; `null` when unknown or not on the plan."""
    youtubePrimaryChannelVideos: int | None
    """Videos of the channel with most subscribers; `null` when unknown or not on the plan."""
    youtubePrimaryChannelViews: int | None
    """Views of the channel with most subscribers; `null` when unknown or not on the plan."""
    youtubeSubscribers: int | None
    """Subscribers of the largest YouTube channel; the same as `youtubeTotalSubscribers`."""
    youtubeTotalSubscribers: int | None
    """Subscribers of the largest channel."""
    youtubeTotalVideos: int | None
    """Videos of the largest channel."""
    youtubeTotalViews: int | None
    """Views of the channel that has most."""
    applePodcastsScrapedDate: str | None
    """When its figures in Apple Podcasts were read; always `null`, see `/podcasts/{podcastIdOrSlug}/reviews`."""
    castboxDataLastUpdated: str | None
    """When its figures on Castbox were read; always `null`, see `/podcasts/{podcastIdOrSlug}/reviews`."""
    castboxId: str | None
    """ID on Castbox; always `null`."""
    chartPositionsCalculatedAt: str | None
    """When the chart positions were calculated; always `null`, because they are those of the latest captures."""
    podcastEstimatedAudienceAge: str | None
    """Estimated age of the audience; always `null`: demographics are unknown."""
    podcastEstimatedAudienceEducation: str | None
    """Estimated education of the audience; always `null`: demographics are unknown."""
    podcastEstimatedAudienceGender: str | None
    """Estimated gender of the audience; always `null`: demographics are unknown."""
    podcastEstimatedAudienceIncome: str | None
    """Estimated income of the audience; always `null`: demographics are unknown."""
    podcastEstimatedListeners: str | None
    """Estimated number of listeners as text; always `null`, see `podcastAudienceEstimatedMonthlyListeners`."""
    podcastEstimatedPoliticalBias: str | None
    """Estimated political bias; always `null`: it is not estimated."""
    podcastRssTitleLatestCleaned: str | None
    """The title without advertising; always `null`: advertising is not removed from titles."""
    podchaserUrlSlug: str | None
    """Slug on Podchaser; always `null`."""
    podnewsUrlSlug: str | None
    """Slug on Podnews; always `null`."""
    rephonicUrlSlug: str | None
    """Slug on Rephonic; always `null`."""
    spotifyDataLastUpdated: str | None
    """When its figures on Spotify were read; always `null`, see `/podcasts/{podcastIdOrSlug}/reviews`."""
    appleId: int | None
    """ID in Apple Podcasts; `null` when unknown or not on the plan."""
    applePodcastsCategories: list[str] | None
    """The categories of the feed that are Apple's, in lower case."""
    applePodcastsContentRating: str | None
    """`explicit` or `clean`; `null` when the feed does not state it."""
    applePodcastsRating: float | None
    """Average rating in Apple Podcasts, 1 to 5; `null` when unknown or not on the plan."""
    applePodcastsRatingWilsonScore: float | None
    """Lower bound of the rating at 95% confidence, 0 to 1."""
    applePodcastsRatingsCount: int | None
    """Number of ratings in Apple Podcasts; `null` when unknown or not on the plan."""
    castboxPlays: int | None
    """Number of plays on Castbox; `null` when unknown or not on the plan."""
    castboxSubscribers: int | None
    """Number of subscribers on Castbox; `null` when unknown or not on the plan."""
    chartPositions: list[HitChartPosition] | None
    """Positions on the latest capture of each chart, in the order of charts; for admins."""
    foundedDate: Moment | None
    """When the first episode was published; `null` when unknown."""
    ignore: bool
    """Whether administrators ignore the podcast: searches leave it out."""
    lastEpisodeDate: Moment | None
    """When the newest episode was published; `null` when unknown."""
    podcastAffiliationOrganizationName: str | None
    """The organization behind the podcast, as the feed names it; `null` when unknown."""
    podcastAffiliationType: str | None
    """Kind of the organization behind the podcast: academic, branded, government, independent, legacy media, podcast
    company, new media, not for profit, religious or unknown."""
    podcastAudienceConfidence: str | None
    """high, medium or low."""
    podcastAudienceEstimatedMonthlyListeners: int | None
    """Estimated number of people who listen at least once a month; `null` when unknown or not on the plan."""
    podcastAudienceIsDormant: bool | None
    """Whether no episode was published for a while, or ever."""
    podcastAuthorityScoreCalculatedDate: Moment | None
    """When the authority score was calculated; `null` before it was."""
    podcastAuthorityScoreEngagement: float | None
    """The sub-score for engagement, 0 to 100; `null` without data."""
    podcastAuthorityScoreQuality: float | None
    """The sub-score for quality, 0 to 100; `null` without data."""
    podcastAuthorityScoreSocial: float | None
    """The sub-score for social media, 0 to 100; `null` without data."""
    podcastAuthorityScoreTotal: float | None
    """The authority score, 0 to 100; `null` before it was calculated."""
    podcastAuthorityScoreYoutube: float | None
    """The sub-score for YouTube, 0 to 100; `null` without data."""
    podcastCountries: list[str] | None
    """Countries of the podcast, ISO 3166-1 alpha-2; `null` when unknown or not on the plan."""
    podcastEarshotGenres: list[str] | None
    """The main categories to which the categories of the feed belong; for admins."""
    podcastEmails: list[str] | None
    """Email addresses of the podcast; `null` when there are none, or the plan does not show them."""
    podcastGuid: str | None
    """The podcast's GUID in the podcast namespace; `null` when the feed has none."""
    podcastHasAdvertisers: bool | None
    """Whether the podcast has advertisers."""
    podcastHasGuests: bool | None
    """Whether episodes have guests; `null` when unknown or not on the plan."""
    podcastHasHostReadSponsors: bool | None
    """Whether hosts read out messages of sponsors; `null` when unknown."""
    podcastHasSponsors: bool | None
    """Whether episodes have sponsors; `null` when unknown."""
    podcastHostNames: list[str] | None
    """Names of the hosts; `null` when unknown."""
    podcastHosts: list[HitHost] | None
    """The hosts; `null` when unknown."""
    podcastId: str
    """ID of the podcast."""
    podcastImageUrl: str | None
    """URL of the podcast's image; `null` when there is none."""
    podcastKeywords: list[str] | None
    """Keywords of the feed, and phrases of the podcast's texts; for the podcast of an episode only those of the
    feed."""
    podcastLikelyMachineMade: bool
    """Whether the podcast is likely made by a machine. The podcast's own call returns the
    signals."""
    podcastLinks: list[HitLink] | None
    """The podcast's listings in directories."""
    podcastOwner: HitOwner | None
    """The owner; `null` when the feed has none, or the plan does not show it."""
    podcastProfessions: list[str] | None
    """Professions of hosts and guests in lower case, most frequent first, at most ten."""
    podcastRssAuthor: str | None
    """The author in the feed; `null` when there is none."""
    podcastRssDescription: str | None
    """The description as sanitized HTML; `null` when there is none."""
    podcastRssDescriptionEmbedding: list[float] | None
    """The embedding of the podcast's texts; `null` unless `includeEmbeddings` requests it."""
    podcastRssDescriptionGeneratedFrom: GeneratedFromView | None
    """How the generated descriptions were made."""
    podcastRssDescriptionGeneratedLong: str | None
    """Sentences of the feed that sum up the podcast. See `podcastRssDescriptionGeneratedFrom`."""
    podcastRssDescriptionGeneratedShort: str | None
    """The sentence of the feed that sums up the podcast best. See `podcastRssDescriptionGeneratedFrom`."""
    podcastRssDescriptionNoHtml: str | None
    """The description as plain text; `null` when there is none."""
    podcastRssFeedUrl: str
    """URL of the feed."""
    podcastRssTitle: str
    """Title of the podcast."""
    podcastRssTitleLatest: str | None
    """Title at the last reading of the feed."""
    podcastRssTitleOriginal: str | None
    """The title at the first reading of the feed."""
    podcastSlug: str
    """Slug of the podcast."""
    podcastSocialMediaLinks: list[HitLink] | None
    """Social profiles of the podcast; `null` when there are none."""
    podcastTags: list[TagView] | None
    """Genres, topics, keywords, hosts, format and medium in one list; without topics for the podcast of an
    episode."""
    podcastTopics: list[str] | None
    """Topics of the podcast, from its texts and the catalog's vocabulary, in their most common spelling; `null` for
    the podcast of an episode."""
    podcastVeryStaleFrom: Moment | None
    """When the podcast starts to count as very stale, unless an episode is published."""
    podcastWebsiteUrl: str | None
    """URL of the podcast's website; `null` when the feed has none."""
    podcastWebsites: list[str] | None
    """The website in the feed."""
    primaryContact: str | None
    """The email address to write to first; `null` when unknown or not on the plan."""
    rssCategories: list[str] | None
    """Names of the categories in the feed; `null` when there are none."""
    rssLanguage: str | None
    """The podcast's language, BCP 47; `null` when unknown."""
    similarPodcasts: list[HitPodcast] | None
    """Podcasts with the nearest embeddings; `null` unless `includeSimilarPodcasts` requests them."""
    spotifyId: str | None
    """ID in Spotify; `null` when unknown or not on the plan."""
    spotifyRating: float | None
    """Average rating on Spotify, 1 to 5; `null` when unknown or not on the plan."""
    spotifyRatingWilsonScore: float | None
    """Lower bound of the rating at 95% confidence, 0 to 1."""
    spotifyRatingsCount: int | None
    """Number of ratings on Spotify; `null` when unknown or not on the plan."""
    totalEpisodes: int | None
    """Number of episodes; `null` before it was counted."""
    totalTranscripts: int | None
    """Number of episodes with a transcript; `null` before it was counted."""
    transcriptionMode: str
    """Which episodes the team of the caller has transcribed: none, all or episodes-since."""
    updateFrequency: str | None
    """How often the podcast publishes: daily, weekly, bi-weekly, monthly or stale; `null` when unknown."""
    updatedAt: Moment
    """When the podcast last changed in the catalog."""
    blacklisted: bool | None
    """Whether the team has blacklisted the podcast; `null` without an account."""
    lastPitch: HitPitchView | None
    """The last pitch of any team member to the podcast, also when it has left the list since; `null` when there
    was none, and without an account."""
    lists: list[HitListView] | None
    """The projects of the team that list the podcast, in the order of adding; `null` without an account."""
    podcastOtherHighlights: list[FieldHighlightView]
    """Author, hosts and keywords that match; empty when none does."""
    reason: str
    """How the podcast was found: `words`, `meaning` or `both`."""
    score: float
    """Score of the hit. Scores are comparable within one search only."""


class SearchResultPodcastHitViewHits(_SearchResultPodcastHitViewHits, total=False):
    """A podcast in search results."""

    explanation: ExplanationView | None
    """How the score is computed, when requested."""
    podRoll: list[HitPodcast] | None
    """Recommended podcasts that are in the catalog; `null` when there are none."""
    podcastDescriptionHighlights: list[str] | None
    """Snippets of the description with `<em>` around matches, and everything else escaped; `null` without matches."""
    podcastMatchingEpisode: MatchingEpisodeView | None
    """An episode with the words of the search; `null` when the podcast's own texts have them."""
    podcastTitleHighlights: list[str] | None
    """Plain text with `<em>` around matches, and everything else escaped."""


class SearchStats(TypedDict):
    """Times and totals of a search."""

    filters: SearchFilterStats
    """Totals by relevancy score."""
    time: SearchTimes
    """Durations in milliseconds."""
    totals: SearchTotals
    """Counts of results."""


class _SearchTermRequest(TypedDict):
    searchTargets: list[str]
    """podcast-title, podcast-description; for episodes also episode-title, episode-description, transcript."""
    searchTerm: str
    """At least 2 characters."""


class SearchTermRequest(_SearchTermRequest, total=False):
    """A search term."""

    searchTermOptions: TermOptionsBodyRequest
    """How the term matches."""
    searchType: str
    """The type of the term; always `text`."""


class SearchTimes(TypedDict):
    """Durations in milliseconds."""

    totalPostProcessingTimeMs: float
    """Converting the hits to the response."""
    totalSearchTimeMs: float
    """In the search engine."""
    totalTimeTakenMs: float
    """From reading the search to its response, with validation and waiting for a thread."""


class SearchTotal(TypedDict):
    """The total number of hits, exact up to 10,000."""

    relation: str
    """eq, or gte when counting stopped."""
    value: int
    """The number, exact up to 10,000."""


class SearchTotals(TypedDict):
    """How many results a search had, and how many were left out."""

    blacklistedPodcasts: int
    """Number of podcasts left out because the team blacklisted them."""
    projectExcludedPodcasts: int
    """Number of podcasts left out because of `project`."""
    resultsFiltered: int
    """Number of results on the page that were left out for their relevancy."""
    resultsProcessed: int
    """Number of results on the page, with those that were left out for their relevancy."""
    resultsReturned: int
    """Number of results on the page."""
    totalResultsAvailable: int
    """Number of all results, exact up to 10,000."""


class SentenceView(TypedDict):
    """A sentence of a transcript."""

    endSecond: float
    """Where the sentence ends, in seconds from the beginning of the episode."""
    speaker: str | None
    """The speaker; `null` when the transcript does not name speakers."""
    startSecond: float
    """Where the sentence begins, in seconds from the beginning of the episode."""
    text: str
    """The sentence."""


class SessionView(TypedDict):
    """A session of the user."""

    createdAt: Moment
    """When the session began."""
    device: str | None
    """Browser and system, if they are known: `Firefox on Linux`."""
    endsAt: Moment
    """When the session ends if it is not used before."""
    id: str
    """ID of the session."""
    isThis: bool
    """Whether this is the session of the request."""
    lastUsedAt: Moment
    """Rounded to the hour."""


class SessionsData(TypedDict):
    """All open sessions of the user."""

    sessions: list[SessionView]
    """Sorted by last use, most recent first."""


class SetAutoFillRequest(TypedDict):
    """The search with which a project is to fill itself."""

    searchKind: str
    """`podcasts`, or `episodes` for the podcasts of the episodes that are found."""
    searchOptions: SearchRequest
    """The search. Its cursor, page size and output options are ignored."""


class _SetTeamPlanRequest(TypedDict):
    plan: str
    """free, individual, business or agency."""
    reason: str
    """Why, for the activity of the team: 1 to 500 characters."""


class SetTeamPlanRequest(_SetTeamPlanRequest, total=False):
    """The plan of a team."""

    period: str | None
    """`monthly` or `annual`; absent for a plan that does not end."""
    periodEndsAt: str | None
    """When the period ends (RFC 3339). The team is on the free plan three days later, unless the plan was renewed."""


class SharedAnswerData(TypedDict):
    """The stored answer."""

    answer: ClientAnswerView | None
    """The answer; `null` when it was taken back."""


class SharedAnswerRequest(TypedDict, total=False):
    """What a client answers to a podcast."""

    answer: str | None
    """yes or no; `null` takes the answer back."""
    comment: str | None
    """A comment, plain text."""
    name: str | None
    """The name of who answers."""


class SharedListData(TypedDict):
    """A project as people with the link see it."""

    list: SharedListView
    """The list."""


class SharedListView(TypedDict):
    """A project as people with the link see it."""

    columns: list[str]
    """The columns that the page shows, in its order."""
    expiresAt: Moment | None
    """When the link ends; `null` when it is valid until it is revoked."""
    includeContacts: bool
    """Whether the page shows addresses for contact."""
    name: str
    """Name of the project."""
    podcasts: list[SharedPodcastView]
    """The podcasts without ignored ones: first those of the highest priority, then those added first."""
    takesAnswers: bool
    """Whether the reader can answer yes or no to each podcast, with a comment."""
    teamName: str | None
    """Name of the team; `null` when it has none."""
    updatedAt: Moment
    """When the project or its podcasts last changed."""


class SharedPodcastView(TypedDict):
    """A podcast of the page. A field whose column was not chosen is `null`."""

    addedAt: Moment | None
    """When the podcast was added."""
    answer: ClientAnswerView | None
    """What someone with this link answered; `null` without an answer."""
    author: str | None
    """The author, as the feed names it."""
    authorityScore: float | None
    """The authority score, 0 to 100."""
    contactEmail: str | None
    """The address in the podcast's feed; `null` unless the page includes contacts."""
    countries: list[str] | None
    """Countries of the podcast, ISO 3166-1 alpha-2."""
    description: str | None
    """The description as plain text, shortened."""
    episodeCount: int | None
    """Number of episodes."""
    genres: list[str] | None
    """Categories of the podcast."""
    hasGuests: bool | None
    """Whether the podcast has guests."""
    imageUrl: str | None
    """URL of the image; `null` when there is none."""
    inCatalog: bool
    """Whether the catalog still has the podcast. Without it, the page has only what the team noted."""
    labels: list[str] | None
    """Labels of the listed podcast."""
    language: str | None
    """Language of the podcast, BCP 47."""
    lastEpisodePublishedAt: Moment | None
    """When the newest episode was published."""
    listedPodcastId: str
    """ID of the entry, to answer."""
    nextActionOn: str | None
    """The date of the next action."""
    notes: str | None
    """The team's notes."""
    podcastId: str
    """ID of the podcast."""
    priority: str | None
    """Priority of the listed podcast."""
    slug: str
    """Slug of the podcast."""
    state: str | None
    """State of the listed podcast."""
    title: str
    """Title of the podcast."""
    updateFrequency: str | None
    """How often the podcast publishes."""
    website: str | None
    """URL of the website."""


class SightingView(TypedDict):
    """A place where a contact was seen."""

    confidence: float
    """Confidence that this place shows a contact of the podcast, 0 to 1."""
    context: str
    """The surrounding text."""
    firstSeenAt: Moment | None
    """When the contact was first seen there; `null` when unknown."""
    isCurrent: bool
    """Whether the contact was there at the last visit."""
    lastSeenAt: Moment | None
    """When the contact was last seen there; `null` when unknown."""
    occurrences: int
    """Number of occurrences on the whole site."""
    place: str
    """The tag of the feed, or the purpose of the page: `itunes:owner`, `contact`, `imprint`, `owner`."""
    source: str
    """`rss`, `podcast-website`, or `owner` when the owner of the podcast stated it here."""
    url: str | None
    """The URL of the page."""


class SignInCodeRequest(TypedDict):
    """The code of a sign-in mail."""

    code: str
    """The code from the email: eight digits, with or without spaces."""


class SignInLinkRequest(TypedDict):
    """The address that a sign-in mail is sent to."""

    email: str
    """The email address of the account."""


class SignInRequest(TypedDict):
    """The key of a sign-in link."""

    key: str
    """The `key` of the link."""


class SignOutEverywhereRequest(TypedDict, total=False):
    """Whether the current session stays open."""

    keepThis: bool
    """Whether to keep the session of this request."""


class SignUpRequest(TypedDict):
    """The address that an account is requested for."""

    email: str
    """The email address for the new account."""


class SimilarEpisodeView(TypedDict):
    """An episode, and why it is similar."""

    durationSeconds: int | None
    """Length of the episode in seconds; `null` when unknown."""
    episodeId: str
    """ID of the episode."""
    episodeSlug: str
    """Slug of the episode, unique within its podcast."""
    imageUrl: str | None
    """URL of the image; `null` when there is none."""
    podcastSlug: str
    """Slug of the podcast."""
    podcastTitle: str
    """Title of the podcast."""
    publishedAt: Moment | None
    """When the episode was published; `null` when the feed has no date."""
    reasons: list[str]
    """For example `topic: fermentation`."""
    title: str
    """Title of the episode."""


class SimilarEpisodesData(TypedDict):
    """Similar episodes, most similar first."""

    episodeId: str
    """ID of the episode to which the others are similar."""
    similarEpisodes: list[SimilarEpisodeView]
    """The episodes, most similar first."""


class SkippedEntryView(TypedDict):
    """A podcast or an entry that a bulk change left as it is."""

    id: str
    """The ID as sent."""
    reason: str
    """already-listed, not-found, over-limit, unchanged or too-many-labels."""


class _SnoozeMatchesRequest(TypedDict):
    matchIds: list[str]
    """IDs of matches."""


class SnoozeMatchesRequest(_SnoozeMatchesRequest, total=False):
    """Which matches are snoozed."""

    until: str | None
    """Until when they are hidden from the new ones, RFC 3339, within a year; `null` shows them again."""


class SnoozedMatchesData(TypedDict):
    """How many matches changed."""

    changed: int
    """Number of matches that changed."""


class SocialLinkView(TypedDict):
    """A social profile and where it was found."""

    pedigree: LinkProvenance
    """Where and when the link was seen."""
    socialMediaType: str
    """The platform, such as `youtube`."""
    sources: list[str]
    """Where the link was found: `rss`, `podcast-website`."""
    url: str
    """URL of the profile."""


class SocialMediaView(TypedDict):
    """A podcast's social profiles and their followers."""

    facebookPageData: list[FacebookPageView]
    """Facebook pages whose counts were read."""
    instagramData: list[InstagramView]
    """Instagram accounts whose counts were read."""
    linkedInCompanyData: list[LinkedInCompanyView]
    """LinkedIn organizations whose counts were read."""
    linkedInPersonData: list[LinkedInPersonView]
    """People to whom the podcast links. No service provides the followers of a person."""
    notCounted: list[str]
    """Platforms with a profile of the podcast but without a count."""
    patreonData: list[PatreonView]
    """Pages for supporting the creator."""
    podcastId: str
    """ID of the podcast."""
    socialMediaLinks: list[SocialLinkView]
    """All social profiles of the podcast, also those whose counts were not read."""
    tiktokData: list[TiktokView]
    """TikTok accounts whose counts were read."""
    twitterData: list[TwitterView]
    """X (Twitter) accounts whose counts were read."""


class _SortRequest(TypedDict):
    field: str
    """relevance, recentActivity, title, appleReviews or spotifyReviews; estimatedListeners, youtubeSubscribers,
    youtubeViews, authorityScore, castboxSubscribers; or the name of a sortable field of the hits, such as
    foundedDate, lastEpisodeDate, totalEpisodes, castboxPlays or applePodcastsRating."""


class SortRequest(_SortRequest, total=False):
    """A sort order."""

    direction: str | None
    """`asc` or `desc`."""
    nullOrder: str | None
    """Where hits without a value are: `first` or `last`."""


class SpeakerTurnView(TypedDict):
    """The words of one speaker, until another one begins."""

    highlighted: str
    """The text with `<em>` around matches, and everything else escaped."""
    speaker: str | None
    """Name of the speaker; `null` before the first one that the transcript names."""
    startSecond: float | None
    """Second at which the turn begins; `null` when the transcript has no times."""


class SpellingView(TypedDict):
    """A spelling of a name."""

    count: int
    """Number of credits with this spelling."""
    name: str
    """The name as written."""


class SponsorCategoryView(TypedDict):
    """The episodes of a genre."""

    episodesCount: int
    """Number of episodes with the sponsor."""
    name: str
    """Name of the genre."""


class SponsorData(TypedDict):
    """A sponsor."""

    sponsor: SponsorProfileView
    """The sponsor."""


class SponsorMentionView(TypedDict):
    """A sponsor of an episode."""

    name: str
    """Name of the sponsor."""
    quote: str | None
    """The sentence that names it; `null` when the transcript has none."""
    second: int | None
    """Seconds from the start; `null` when unknown."""


class SponsorMonthView(TypedDict):
    """The episodes of a month."""

    episodesCount: int
    """Number of episodes with the sponsor."""
    month: str
    """Year and month, `2026-11`."""


class SponsorProfileSummaryView(TypedDict):
    """A sponsor in a list."""

    domains: list[str]
    """Domains that the texts link to, most frequent first."""
    episodesCount: int
    """Number of episodes."""
    firstSeenAt: Moment | None
    """When the oldest of the episodes was published; `null` without dates."""
    group: str
    """paid, own, donation, affiliate or unclear."""
    lastSeenAt: Moment | None
    """When the newest of the episodes was published; `null` without dates."""
    name: str
    """The most frequent spelling of the name."""
    podcastsCount: int
    """Number of podcasts."""
    slug: str
    """Slug of the sponsor's page."""
    type: str
    """The most frequent kind: sponsor, advertiser, guest, affiliate, self promotion, charity, donation, other or
    unknown."""


class SponsorProfileView(TypedDict):
    """A sponsor across podcasts."""

    domains: list[str]
    """Domains that the texts link to, most frequent first."""
    episodesCount: int
    """Number of episodes."""
    firstSeenAt: Moment | None
    """When the oldest of the episodes was published; `null` without dates."""
    group: str
    """paid, own, donation, affiliate or unclear."""
    lastSeenAt: Moment | None
    """When the newest of the episodes was published; `null` without dates."""
    name: str
    """The most frequent spelling of the name."""
    podcastsCount: int
    """Number of podcasts."""
    slug: str
    """Slug of the sponsor's page."""
    type: str
    """The most frequent kind: sponsor, advertiser, guest, affiliate, self promotion, charity, donation, other or
    unknown."""
    categories: list[SponsorCategoryView]
    """Genres of the podcasts, most episodes first."""
    couponCodes: list[str]
    """Coupon codes, most frequent first."""
    months: list[SponsorMonthView]
    """Episodes by month, oldest first, at most 240 months."""
    podcasts: list[SponsoredPodcastView]
    """The podcasts, most episodes first, at most 50."""


class SponsorReadView(TypedDict):
    """A message of a sponsor in an episode."""

    confidence: float
    """How likely the text promotes it, 0 to 1."""
    couponCodes: list[str]
    """Coupon codes in the text."""
    episodeId: str
    """ID of the episode."""
    episodeSlug: str
    """Slug of the episode, unique within its podcast."""
    group: str
    """paid, own, donation, affiliate or unclear."""
    isHostRead: bool | None
    """Whether a host reads it out; `null` when unknown."""
    podcastSlug: str
    """Slug of the podcast."""
    podcastTitle: str
    """Title of the podcast."""
    publishedAt: Moment | None
    """When the episode was published; `null` when the feed has no date."""
    snippet: str | None
    """The text around the name; `null` when there is none."""
    startSecond: int | None
    """The second at which the transcript first has the name; `null` when unknown."""
    title: str
    """Title of the episode."""
    type: str
    """sponsor, advertiser, guest, affiliate, self promotion, charity, donation, other or unknown."""


class SponsorReadsData(TypedDict):
    """A page of reads."""

    reads: list[SponsorReadView]
    """The reads, newest first."""
    total: int
    """Number of all reads."""


class _SponsorRequest(TypedDict):
    name: str
    """Name of the sponsor."""


class SponsorRequest(_SponsorRequest, total=False):
    """A sponsor to require or exclude."""

    fuzzy: bool | None
    """Whether similar spellings match too, with a lower score."""
    matchMode: str | None
    """must (default) or not."""
    phraseMatch: bool | None
    """Whether the words must be adjacent and in order."""
    slop: float | None
    """How many positions the words of a phrase may be apart, 0 to 100."""


class SponsorView(TypedDict):
    """A sponsor of an episode, or someone who is promoted in it."""

    confidence: float
    """Confidence, 0 to 1."""
    couponCodes: list[str]
    """Coupon codes that the texts give."""
    group: str
    """paid, own (of the show or its guest), donation, affiliate or unclear."""
    isHostRead: bool | None
    """Whether a host reads it out; `null` when unknown."""
    name: str
    """Name of the sponsor."""
    snippet: str | None
    """The text around the name."""
    source: str
    """The text that names the sponsor: `description`, `transcript`."""
    type: str
    """sponsor, advertiser, guest, affiliate, self promotion, charity, donation, other or unknown."""
    urls: list[str]
    """URLs that the texts give for the sponsor."""


class SponsoredPodcastView(TypedDict):
    """A podcast of a sponsor."""

    episodesCount: int
    """Number of episodes with the sponsor."""
    firstSeenAt: Moment | None
    """When the oldest of the episodes was published; `null` without dates."""
    lastSeenAt: Moment | None
    """When the newest of the episodes was published; `null` without dates."""
    podcast: PodcastSummary
    """The podcast."""


class SponsorsData(TypedDict):
    """A page of sponsors."""

    cursor: str | None
    """The cursor of the next page; `null` on the last one."""
    sponsors: list[SponsorProfileSummaryView]
    """The sponsors, most episodes first."""


class SpotifyPlatform(TypedDict):
    """The podcast on Spotify."""

    id: str
    """ID in Spotify."""
    url: str
    """URL of the podcast on Spotify."""
    verifiedAt: Moment | None
    """Always `null`: listings are not verified."""


class SpotifyReviewView(TypedDict):
    """The rating of a podcast on Spotify."""

    missing: list[str]
    """What Spotify did not provide: `reviewsCount`."""
    rating: float | None
    """1 to 5; `null` when there are no ratings."""
    reviewsCount: int
    """Number of ratings; 0 when it is listed in `missing`."""
    scrapedAt: Moment
    """When the figures were read from the platform."""
    spotifyId: str
    """ID in Spotify."""


class StateCountsView(TypedDict):
    """Number of podcasts by status."""

    booked: int
    """Podcasts with a booking."""
    ignored: int
    """Podcasts that do not fit."""
    lost: int
    """Podcasts that declined."""
    pitched: int
    """Podcasts that someone wrote to."""
    prospect: int
    """Podcasts that were added and not looked at."""
    qualified: int
    """Podcasts that fit."""


class _StatePersonRequest(TypedDict):
    personSlug: str
    """Slug of the page that is merged into another, or that has credits of somebody else."""
    reason: str
    """Why, for administrators: 1 to 500 characters."""


class StatePersonRequest(_StatePersonRequest, total=False):
    """What is stated about people."""

    episode: str | None
    """For a split of one appearance: ID or slug of the episode of the podcast."""
    intoSlug: str | None
    """For a merge: slug of the page that stays."""
    podcast: str | None
    """For a split: ID or slug of the podcast whose credits are somebody else's."""


class StatePodcastRequest(TypedDict, total=False):
    """What the owner of a podcast states about it."""

    emails: list[str]
    """The addresses to write to, at most 3. They replace those that were found; empty leaves them."""
    hidesContacts: bool
    """Whether no contacts of the podcast are shown, to anyone and at once."""
    openToGuestsOn: str | None
    """What the podcast is open to guests on, at most 200 characters; `null` states nothing."""


class StatedClaimView(TypedDict):
    """A sentence that states something."""

    kind: str
    """study, figure or superlative."""
    second: int | None
    """Seconds from the start; `null` when unknown."""
    speaker: str | None
    """Name of the speaker; `null` when unknown."""
    text: str
    """The sentence."""


class StatedPersonView(TypedDict):
    """A person whom a statement names."""

    name: str
    """Name of the person when it was stated."""
    slug: str
    """Slug of the page when it was stated."""


class StatisticsData(TypedDict):
    """Counts over the whole catalog."""

    episodes: int
    """Number of episodes in the catalog."""
    generation: str
    """Name of the served generation of the catalog."""
    genres: list[ValueCountView]
    """Categories with their number of podcasts, most frequent first."""
    languages: list[ValueCountView]
    """Most frequent first."""
    podcasts: int
    """Number of podcasts in the catalog."""
    publishedAt: Moment
    """When the generation was published."""
    transcripts: int
    """Number of transcripts in the catalog."""


class StatusAlertsView(TypedDict):
    """How soon after its publication the served catalog was matched with all alerts."""

    isMatched: bool
    """Whether all of it is matched."""
    seconds: float | None
    """Time from its publication to its last match, in seconds; `null` while it is being matched, and after a rollback."""


class StatusData(TypedDict):
    """The history of the service, as it recorded it itself."""

    alerts: StatusAlertsView
    """Alerts on the catalog that is served."""
    days: list[StatusDayView]
    """The last 90 days in UTC, oldest first."""
    webhooks: StatusWebhooksView
    """Webhooks of the last 24 hours."""


class StatusDayView(TypedDict):
    """A day of the service."""

    date: str
    """For example `2026-11-22`."""
    failedShare: float | None
    """Share of responses that failed by a server fault, 0 to 1; `null` when there were no responses."""
    ofMinutes: int
    """Minutes of the day, for today so far. On the first recorded day, counted from the first minute of the service."""
    slowShare: float | None
    """Share of responses that took longer than a second, 0 to 1; `null` when there were no responses."""
    upMinutes: int | None
    """Minutes in which the service was up; `null` when nothing was recorded that day."""


class StatusWebhooksView(TypedDict):
    """How fast events reached webhooks in the last 24 hours."""

    deliveries: int
    """Deliveries that succeeded, at most the newest 500."""
    medianSeconds: float | None
    """Median time from an event to its delivery, in seconds; `null` without deliveries."""


class StoppedTranscriptionData(TypedDict):
    """Whether future episodes are still requested."""

    message: str
    """A sentence about it."""


class StoredSearchData(TypedDict):
    """The search of an ID."""

    search: StoredSearchView
    """The search."""


class StoredSearchView(TypedDict):
    """A search of the team."""

    searchId: str
    """Its ID, as in the response to the search."""
    searchMode: str
    """podcasts or episodes."""
    searchOptions: SearchRequest
    """The search, without cursor, page size, facets and lengths of snippets. Send it again to get its first page."""
    searchedAt: Moment
    """When it was last run."""


class StrategiesData(TypedDict):
    """The strategies of a project."""

    strategies: list[StrategyView]
    """The strategies, in their order."""


class StrategyData(TypedDict):
    """A strategy."""

    strategy: StrategyView
    """The strategy."""


class StrategyKeywordsData(TypedDict):
    """How many podcasts each keyword finds."""

    keywords: list[KeywordCountView]
    """The keywords of the strategy, in its order, at most 20."""


class StrategyRunData(TypedDict):
    """The podcasts that a run of a strategy found: those that it added, and those that it left out."""

    added: list[AddedCandidateView]
    """The podcasts that were added, the best first."""
    changeId: str | None
    """ID of the change, for undo; `null` when nothing was added."""
    foundCount: int
    """Podcasts that the keywords found."""
    leftOut: list[LeftOutPodcastView]
    """Podcasts that were found and not added, at most 200, first those that can be added anyway."""
    newCount: int
    """Those of them that are new: neither on the project, nor removed from it, nor blacklisted."""
    searches: list[KeywordSearchView]
    """Each keyword of the strategy with what it found, or why it was not searched."""
    strategy: StrategyView
    """The strategy with what the run did."""


class StrategyRunView(TypedDict):
    """The outcome of a run of a strategy."""

    added: int
    """Podcasts that were added."""
    at: Moment
    """When it ran."""
    found: int
    """Podcasts that were found and not on the project."""
    keywords: list[str]
    """The keywords that were searched."""
    problem: str | None
    """Why fewer were added than found; `null` without a reason."""


class StrategyTextsView(TypedDict):
    """The texts of a strategy."""

    audiencePersonaTarget: str
    """Whom the podcasts reach."""
    exampleGoogleSearches: list[str]
    """Searches for the web."""
    geographicalFilters: str
    """Where the podcasts should be made, in words."""
    keywordInspiration: list[str]
    """Search terms."""
    priority: str | None
    """low, medium, high or urgent; `null` without one."""
    shortDescription: str
    """What it does, in a sentence."""
    strategyApproach: str | None
    """straightforward, unconventional or longshot."""
    strategyBlurb: str
    """What it does, in a paragraph."""
    strategyFocus: str | None
    """What it concentrates on."""
    strategyTrainingDocumentation: str
    """How to search, and what to look for in the hits."""
    title: str
    """The title."""
    whyItsEffective: str
    """Why it works."""
    yesNoPrompt: str
    """A question about a podcast, to be answered with yes or no."""


class StrategyView(TypedDict):
    """A way to find podcasts for a project."""

    audiencePersonaTarget: str
    """Whom the podcasts reach."""
    exampleGoogleSearches: list[str]
    """Searches for the web."""
    geographicalFilters: str
    """Where the podcasts should be made, in words."""
    keywordInspiration: list[str]
    """Search terms."""
    priority: str | None
    """low, medium, high or urgent; `null` without one."""
    shortDescription: str
    """What it does, in a sentence."""
    strategyApproach: str | None
    """straightforward, unconventional or longshot."""
    strategyBlurb: str
    """What it does, in a paragraph."""
    strategyFocus: str | None
    """What it concentrates on."""
    strategyTrainingDocumentation: str
    """How to search, and what to look for in the hits."""
    title: str
    """The title."""
    whyItsEffective: str
    """Why it works."""
    yesNoPrompt: str
    """A question about a podcast, to be answered with yes or no."""
    fallback: FallbackView | None
    """Why the result is by rules; `null` for a result by a model."""
    generatedBy: str
    """`rules` or `model`."""
    model: str | None
    """The name of the text model that made the result; `null` for a result by rules."""
    createdAt: Moment
    """When it was made."""
    id: str
    """ID of the strategy."""
    isEdited: bool
    """Whether people changed it."""
    lastRun: StrategyRunView | None
    """The outcome of the last run; `null` before the first one."""
    projectId: str
    """ID of the project."""
    updatedAt: Moment
    """When it was last changed."""
    version: int
    """Grows with each change of the texts. Send it in `If-Match`."""


class StreakView(TypedDict):
    """Consecutive captured days up to the last one. Days without a capture neither break nor extend the streak."""

    boundedByMissingCoverage: bool
    """The streak may have begun earlier."""
    days: int | None
    """Number of days; `null` when the last capture is not complete enough to decide."""
    endDateStatus: str
    """State of the last day: `observed`, `off_chart`, `no_chart` or `unknown`."""
    startDate: str | None
    """The first day of the streak; `null` without one."""


SubmissionOutcome: TypeAlias = 'Literal["queued", "read", "listed", "failed", "webPage"]'


class SubmittedGuestProfileData(TypedDict):
    """A submitted form."""

    processingStatus: str
    """The step, as in the full profile."""
    status: str
    """The status: PENDING until the bio is written."""
    success: bool
    """Always true; failures have an error."""


class _SuggestTranscriptCorrectionRequest(TypedDict):
    correctedText: str
    """The right text, 1 to 2,000 characters; a name has at most 100."""
    text: str
    """The text as `getEpisodeTranscriptTimestamps` returns it: the whole sentence, a part of the line, or the name of the speaker."""


class SuggestTranscriptCorrectionRequest(_SuggestTranscriptCorrectionRequest, total=False):
    """A part of a transcript that is wrong, with the right text."""

    line: int | None
    """The index in `lines` of `getEpisodeTranscriptTimestamps`, from 0. For lines only."""
    part: TranscriptPartName
    """What is wrong; a sentence by default."""
    startSecond: float | None
    """Where the sentence begins, in seconds, as `getEpisodeTranscriptTimestamps` returns it. For sentences only."""


class SuggestedPersonView(TypedDict):
    """A person of the catalog."""

    name: str
    """Name of the person."""
    role: str
    """`host` or `guest`."""


class SuggestionSourceView(TypedDict):
    """Where a suggestion was read."""

    fileName: str | None
    """Name of the file; `null` for the sent text."""
    heading: str | None
    """The heading above the line; `null` without one."""
    line: int
    """Number of the line in the text, from 1."""
    text: str
    """The line."""


class SwitchTeamRequest(TypedDict):
    """The team to act for."""

    teamId: str
    """ID of a team of the user."""


class TagDay(TypedDict):
    """The share of feeds that had a tag on one day."""

    date: str
    """For example `2026-11-22`."""
    episodePercentage: float
    """Share of feeds that use the tag on an episode, 0 to 100."""
    podcastPercentage: float
    """Share of feeds that use the tag on the podcast level, 0 to 100."""
    totalRssFeeds: int
    """Number of feeds that were counted."""


class TagFrequency(TypedDict):
    """How many feeds, and how many of their episodes, have a tag."""

    episodes: int | None
    """Episodes that use the tag; null on the podcast level."""
    field: str
    """For example `podcast:transcript`."""
    frequency: int
    """Feeds that use the tag; on the episode level, on at least one episode."""
    percentage: float
    """Share of the feeds, 0 to 100."""


class TagHistoryData(TypedDict):
    """The use of a tag on each day with counts."""

    days: list[TagDay]
    """Oldest first. Days without counts are left out."""
    field: str
    """The tag, for example `podcast:transcript`."""


class TagLevel(TypedDict):
    """How many feeds use each tag on one level, podcast or episode."""

    fieldFrequency: list[TagFrequency]
    """Most frequent first."""
    totalEpisodes: int | None
    """Episodes in these feeds; null on the podcast level."""
    totalRssFeeds: int
    """Number of feeds; a podcast with several feeds counts once."""


class TagView(TypedDict):
    """A tag."""

    id: str
    """Type and value in lower case: `topic:fermentation`. The same for the same tag of other documents."""
    type: str
    """genre, topic, keyword, host, format or medium; of an episode also guest, sponsor or season."""
    value: str
    """The tag's text."""


class TeamActivityData(TypedDict):
    """A page of the activity of a team."""

    activities: list[TeamActivityView]
    """The activities, newest first. They are kept for a year; the oldest end earlier when they exceed the plan's limit
    of bytes."""
    cursor: str | None
    """The cursor of the next page; `null` on the last one."""


class TeamActivityView(TypedDict):
    """What a member of a team did."""

    action: str
    """What was done: added-to-list, removed-from-list, update-state, project-created and other changes of lists;
    created, updated, deleted and other changes of alerts; member-invited, role-changed, key-made, webhook-created,
    podcasts-exported, guest-profile-created and others of the team."""
    area: str
    """lists, alerts or team."""
    at: Moment
    """When it happened."""
    fromValue: str | None
    """The value before; `null` without one."""
    id: str
    """ID of the activity."""
    list: str | None
    """Name of the list; `null` when it concerns none, or the list is gone."""
    object: str | None
    """The podcast, the alert, or what else it was done with; `null` when it is gone."""
    toValue: str | None
    """The value after; `null` without one."""
    user: PersonView | None
    """Who did it; `null` when their account was deleted."""
    userDisplayName: str
    """Name of the user who did it."""


class TeamBillingData(TypedDict):
    """The plan of a team and how it is paid."""

    links: BillingLinksView
    """Where to pay, and the address for questions."""
    period: str | None
    """`monthly` or `annual`; `null` when nothing is paid online."""
    periodEndsAt: Moment | None
    """When the paid period ends; `null` when nothing is paid online."""
    plan: str
    """The team's plan: free, individual, business, agency or admin."""


class TeamDailyUsageData(TypedDict):
    """The usage of the team on each day in UTC, oldest first."""

    days: list[TeamUsageDayView]
    """The days."""
    limits: dict[str, int | None]
    """Limits by alias, per day on the free plan and otherwise per month; `null` is unlimited."""


class TeamData(TypedDict):
    """A team of the user."""

    team: TeamView
    """The team."""


class TeamDeletionRequest(TypedDict):
    """The team's name, typed as a confirmation."""

    name: str
    """The name of the team that the session acts for, which prevents accidental deletion."""


class TeamMembersUsageData(TypedDict):
    """The members with usage, sorted by searches, most first."""

    members: list[MemberUsageView]
    """The members."""


class TeamMonthlyUsageData(TypedDict):
    """The usage of the team in each month in UTC, oldest first."""

    limits: dict[str, int | None]
    """Limits by alias, per day on the free plan and otherwise per month; `null` is unlimited."""
    months: list[TeamUsageMonthView]
    """The months."""


class TeamPodcastData(TypedDict):
    """The podcast of the team."""

    teamPodcast: TeamPodcastView
    """The podcast with its flags."""


class TeamPodcastProject(TypedDict):
    """A project that lists a podcast of the team."""

    addedByUserId: str
    """ID of the user who added it to the project; empty when their account was deleted, because existing clients
    accept no null here."""
    listedPodcastId: str
    """ID of the entry on the project."""
    listedPodcastState: str
    """prospect, qualified, pitched, lost, booked or ignored."""
    projectId: str
    """ID of the project."""
    projectName: str
    """Name of the project."""
    projectSlug: str
    """Slug of the project."""


class TeamPodcastRequest(TypedDict, total=False):
    """Flags of a podcast of the team. Absent and `null` flags stay as they are."""

    blacklist: bool | None
    """Whether searches of the team leave the podcast out. Admins of the team can change it."""
    sync: bool | None
    """Whether it is marked for integrations: `GET /api/v1/teams/podcasts?sync=true` lists the marked podcasts. The mark has no other effect."""


class TeamPodcastView(TypedDict):
    """A podcast of the team."""

    addedByUserId: str | None
    """ID of the user who added it; `null` when a program did, or the user's account was deleted."""
    addedReason: str
    """`add-to-team-podcasts-button`, `listed-podcast`, `script`, `migration` or `search-export`."""
    airtableRecordId: str | None
    """Always `null`: no such integration is connected."""
    blacklist: bool
    """Whether searches of the team leave the podcast out."""
    blacklistedAt: Moment | None
    """When it was blacklisted; `null` when it is not."""
    createdAt: Moment
    """When it was added."""
    inCatalog: bool
    """Whether the catalog has the podcast."""
    lastAirtableErrorSyncDate: Moment | None
    """Always `null`: no such integration is connected."""
    lastAirtableSync: Moment | None
    """Always `null`: no such integration is connected."""
    mergedInto: str | None
    """ID of the podcast that it was merged into; `null` when it was not merged."""
    podcast: PodcastSummary
    """The podcast. When it has left the catalog: its title, slug and image when it was added."""
    podcastId: str
    """ID of the podcast."""
    projects: list[TeamPodcastProject]
    """The projects of the team that list the podcast."""
    sync: bool
    """Whether it is marked for integrations: `GET /api/v1/teams/podcasts?sync=true` lists the marked podcasts. The mark has no other effect."""
    teamId: str
    """ID of the team."""
    updatedAt: Moment
    """When its flags last changed."""


class TeamPodcastsData(TypedDict):
    """A page of the team's podcasts."""

    teamPodcasts: list[TeamPodcastView]
    """The podcasts of the page."""
    total: int
    """Number of all podcasts of the team."""
    totalFiltered: int
    """Number of podcasts that the filters accept."""


class TeamRequestView(TypedDict):
    """A request of the team."""

    completedAt: Moment | None
    """When the result was there; `null` without one."""
    episodeId: str | None
    """ID of the episode; `null` for requests about a podcast."""
    episodeImageUrl: str | None
    """URL of the episode's image; `null` when there is none."""
    episodeSlug: str | None
    """Slug of the episode; empty when it is not in the catalog any more, and `null` for requests about a podcast."""
    episodeTitle: str | None
    """Title of the episode; `null` when it is not in the catalog any more, and for requests about a podcast."""
    failureReason: str | None
    """Why it failed; `null` unless it did."""
    podcastId: str
    """ID of the podcast; empty when it is not in the catalog any more."""
    podcastImageUrl: str | None
    """URL of the podcast's image; `null` when there is none."""
    podcastSlug: str
    """Slug of the podcast; empty when it is not in the catalog any more."""
    podcastTitle: str
    """Title of the podcast; empty when it is not in the catalog any more."""
    requestType: str
    """What was requested: `transcription`, `deepAnalysis`, `guestPrep` or `autoOutreach`."""
    requestedAt: Moment
    """When it was requested."""
    requestedByUserId: str | None
    """ID of the user who requested it; `null` when the account was deleted."""


class TeamRequestsData(TypedDict):
    """Requests of the team, newest first."""

    requests: list[TeamRequestView]
    """The requests of the page."""
    totalRequests: int
    """Number of requests that match."""


class TeamSettingsData(TypedDict):
    """The settings of a team."""

    settings: TeamSettingsView
    """The settings."""


class TeamSettingsView(TypedDict):
    """Switches of a team, and the sender of its pitches."""

    autoQuickDecisionEnabled: bool
    """Whether podcasts that strategies add are qualified or ignored by their rating."""
    automatedSearchEnabled: bool
    """Whether strategies may add podcasts to lists, and lists may fill themselves."""
    podcastListValidationPageEnabled: bool
    """Whether people are shown the added podcasts for confirmation."""
    senderCompany: str | None
    """The company in pitches of members whose profile names none; `null` when there is none."""
    senderSignature: str | None
    """The lines below the name in pitches of members whose profile has none; `null` when there are none."""
    version: int
    """Grows with each change. Send it in `If-Match`."""


class TeamUsageDayView(TypedDict):
    """What a team used on one day."""

    date: str
    """For example `2026-11-22`."""
    totalUsage: int
    """Sum of all counts."""
    usageByAlias: dict[str, int]
    """The counts by meter: searchCount, exportCount, transcriptDownloadCount and transcriptionRequests."""


class TeamUsageMonthView(TypedDict):
    """What a team used in one month."""

    periodEnd: Moment
    """When the next month begins."""
    periodStart: Moment
    """When the month began."""
    totalUsage: int
    """Sum of all counts."""
    usageByAlias: dict[str, int]
    """The counts by meter: searchCount, exportCount, transcriptDownloadCount and transcriptionRequests."""


class TeamUserData(TypedDict):
    """A user of the team."""

    user: TeamUserView
    """The user."""


class TeamUserView(TypedDict):
    """A user of a team."""

    avatarSeed: str
    """A seed for generated pictures; the same for a user each time."""
    displayName: str | None
    """The name shown in the app; `null` until one is chosen."""
    email: str
    """The email address."""
    firstName: str | None
    """Always `null`: users enter only a full name."""
    id: str
    """ID of the user."""
    joinedAt: Moment
    """When the user joined the team."""
    lastName: str | None
    """Always `null`: users enter only a full name."""
    photoPath: str | None
    """Path of the photo on this server, 160 pixels wide; `/80` and `/480` are its other sizes. `null` without a photo."""
    role: str
    """Role in the team: owner, admin or member."""


class TeamUsersData(TypedDict):
    """The members of the team, in the order of joining."""

    users: list[TeamUserView]
    """The members."""


class TeamView(TypedDict):
    """A team of the user."""

    id: str
    """ID of the team."""
    isCurrent: bool
    """Whether the request acted for this team."""
    joinedAt: Moment
    """When the user joined the team."""
    name: str
    """Name of the team: the email address of its owner until it is renamed."""
    plan: str
    """The team's plan: free, individual, business, agency or admin."""
    role: str
    """The user's role in the team: owner, admin or member."""


class TeamsData(TypedDict):
    """The teams of the user, in the order of joining."""

    teams: list[TeamView]
    """The teams."""


class TermGroupRequest(TypedDict):
    """Terms of which at least one must match."""

    searchTerms: list[GroupTermRequest]
    """The terms, of which at least one must match."""


class TermOptionsBodyRequest(TypedDict, total=False):
    """How a term matches."""

    fuzzy: bool | None
    """Similar spellings match too, with a lower score. In a phrase, each word may be misspelled or in another form."""
    matchMode: str
    """must, not or optional."""
    phraseMatch: bool | None
    """The words must be adjacent, in order, and as written: `running` does not match "run". A single word must be as
    written too."""
    slop: float | None
    """How many positions the words of a phrase may be apart, 0 to 100."""


class ThumbnailsView(TypedDict):
    """Profile pictures of a YouTube channel by size."""

    default: str | None
    """URL of the small picture; `null` when unknown."""
    high: str | None
    """URL of the large picture; `null` when unknown."""
    medium: str | None
    """URL of the medium picture; `null` when unknown."""


class TiktokView(TypedDict):
    """An account."""

    accountId: str
    """ID of the account, or its name in the URL when the ID is unknown."""
    awgEngagementRate: float | None
    """Always `null`: posts are not read."""
    biography: str | None
    """The text in which the profile describes itself; `null` when unknown."""
    commentEngagementRate: float | None
    """Always `null`: posts are not read."""
    dateJoined: Moment | None
    """When the account was created; `null` when the platform does not publish it."""
    followers: int
    """Number of followers; 0 when it is listed in `missing`."""
    following: int
    """Number of accounts that it follows; 0 when it is listed in `missing`."""
    handle: str
    """Name of the account in its URL."""
    isPrivate: bool
    """Always false: private accounts are not counted."""
    isVerified: bool
    """Whether TikTok has verified the account; `false` when unknown."""
    likeEngagementRate: float | None
    """Always `null`: posts are not read."""
    likes: int
    """Number of likes of all videos; 0 when it is listed in `missing`."""
    missing: list[str]
    """Counts that the platform did not provide."""
    nickname: str
    """The name that the profile displays."""
    profilePicUrl: str | None
    """URL of the profile picture; `null` when unknown."""
    scrapedAt: Moment
    """When the counts were read from the platform."""
    videosCount: int
    """Number of videos; 0 when it is listed in `missing`."""


class TimedQuestionView(TypedDict):
    """A question in an episode."""

    question: str
    """The question."""
    second: int | None
    """Seconds from the start; `null` when unknown."""
    speaker: str | None
    """Name of the speaker; `null` when unknown."""


class TranscriptCorrectionData(TypedDict):
    """A correction of a transcript."""

    correction: TranscriptCorrectionView
    """The correction."""


class TranscriptCorrectionView(TypedDict):
    """A correction of a transcript that a reader suggested."""

    correctedText: str
    """The text that the reader suggests."""
    createdAt: Moment
    """When it was suggested."""
    decidedAt: Moment | None
    """When it was accepted or refused; `null` while it is open."""
    episodeId: str
    """ID of the episode."""
    episodeSlug: str
    """Slug of the episode."""
    episodeTitle: str
    """Title of the episode when the correction was suggested."""
    id: str
    """ID of the correction."""
    line: int | None
    """The index of the line, from 0; `null` for other parts."""
    part: str
    """What it corrects: sentence, line (of a transcript without times) or speaker (a name, in all its sentences)."""
    podcastSlug: str
    """Slug of the podcast."""
    reason: str | None
    """Why it was accepted or refused; `null` without a reason."""
    startSecond: float | None
    """Where the sentence begins, in seconds from the beginning of the episode; `null` for other parts."""
    state: str
    """open, accepted (it is in the transcript shortly), applied (the transcript has it), refused, or outdated (the transcript
    has another text by now)."""
    suggestedBy: str | None
    """The email address of the reader, in the list for administrators; otherwise, and when the account was deleted, `null`."""
    text: str
    """The text that the reader saw."""


class TranscriptCorrectionsData(TypedDict):
    """Corrections of transcripts."""

    corrections: list[TranscriptCorrectionView]
    """The corrections."""


class TranscriptLineView(TypedDict):
    """A line of a transcript without times."""

    speaker: str | None
    """The speaker; `null` when the transcript does not name speakers."""
    text: str
    """The line."""


class TranscriptMatchView(TypedDict):
    """A matching passage with its time."""

    byMeaning: bool
    """Whether the passage was found by meaning and contains none of the words."""
    endSecond: float | None
    """Where the passage ends, in seconds from the beginning of the episode; `null` when the transcript has no times."""
    highlighted: str
    """`text` with `<em>` around matches, and everything else escaped."""
    matchSecond: float | None
    """The time of the first highlighted word, estimated within its timed line. `null` without times, and without a
    highlighted word."""
    speaker: str | None
    """The speaker of the first highlighted word; `null` when the transcript does not name speakers. Others may speak
    in the same passage: see `turns`."""
    startSecond: float | None
    """Where the passage begins, in seconds from the beginning of the episode; `null` when the transcript has no times."""
    text: str
    """The passage as plain text."""
    turns: list[SpeakerTurnView]
    """The whole text by speaker, in order. Empty when the transcript names no speaker here."""


class TranscriptOriginView(TypedDict):
    """Where a transcript comes from, and what is known about it."""

    confidence: float | None
    """Mean probability of the recognized words, from 0 to 1; `null` when the podcast publishes the transcript, and when the model does
    not return it."""
    correctedAt: Moment | None
    """When the last correction of a reader was written into the transcript; `null` when it is as it was read or made."""
    createdAt: Moment
    """When the transcript was read or made."""
    language: str | None
    """Language of the transcript (BCP 47); `null` when unknown."""
    model: str | None
    """The model that made the transcript; `null` when the podcast publishes it."""
    possibleDriftSeconds: float | None
    """Seconds by which the transcript is longer than the episode (less than zero: shorter), when that is so much that its
    times may have drifted, for example by advertisements; otherwise `null`."""
    source: str
    """`publisher` for a transcript that the podcast publishes, `earshot` for one that was made from the audio."""


TranscriptPartName: TypeAlias = 'Literal["sentence", "line", "speaker"]'


class TranscriptPassagesData(TypedDict):
    """The passages of a transcript that match, in order of time. Matches that are close together share one passage."""

    additionalCount: int
    """Number of passages after this page."""
    bestPassage: PassageView | None
    """The best passage of the whole transcript."""
    episodeId: str
    """ID of the episode."""
    hasMore: bool
    """Whether there are more passages."""
    nextCursor: str | None
    """The cursor of the next page; `null` on the last one."""
    partial: bool
    """The search reached its time limit, and there may be more passages."""
    passageLimit: int
    """Largest page size."""
    passages: list[PassageView]
    """The passages of the page."""
    total: SearchTotal
    """The total number of passages."""
    truncated: bool
    """Some passages are not shown: without an account, only the first ones are, within the daily budget."""


class TranscriptText(TypedDict):
    """The whole text of a transcript."""

    episodeId: str
    """ID of the episode."""
    podcastId: str
    """ID of the podcast."""
    text: str | None
    """One cue per line, with `Name: ` before the first cue of each speaker's turn."""
    transcriptId: str
    """ID of the transcript."""


class TranscriptTextData(TypedDict):
    """The whole transcript as text."""

    episodeTranscriptText: TranscriptText
    """The transcript."""


class TranscriptTextPreview(TypedDict):
    """The beginning of a transcript's text."""

    episodeId: str
    """ID of the episode."""
    podcastId: str
    """ID of the podcast."""
    text: str | None
    """The beginning of the text."""
    totalCharacters: int
    """Length of the whole transcript."""
    transcriptId: str
    """ID of the transcript."""
    truncated: bool
    """Whether the transcript continues."""


class TranscriptTextPreviewData(TypedDict):
    """The beginning of a transcript as text."""

    episodeTranscriptText: TranscriptTextPreview
    """The beginning of the transcript."""


class TranscriptTimestampsData(TypedDict):
    """The sentences of a transcript with their times."""

    episodeId: str
    """ID of the episode."""
    lines: list[TranscriptLineView]
    """The lines of a transcript without times; empty for others."""
    origin: TranscriptOriginView
    """Where the transcript comes from."""
    podcastId: str
    """ID of the podcast."""
    sentences: list[SentenceView]
    """The sentences, in order of time."""
    textWithoutTimes: str | None
    """The whole text of a transcript without times, otherwise `null`."""


class TranscriptTimestampsPreviewData(TypedDict):
    """The first sentences with their times."""

    episodeId: str
    """ID of the episode."""
    origin: TranscriptOriginView
    """Where the transcript comes from."""
    podcastId: str
    """ID of the podcast."""
    sentences: list[SentenceView]
    """The sentences, in order of time."""
    textWithoutTimes: str | None
    """The beginning of a transcript without times, otherwise `null`."""
    totalSentences: int
    """Sentences in the whole transcript."""
    truncated: bool
    """Whether the transcript continues."""


class TranscriptionModeView(TypedDict):
    """Which episodes the team of the caller has transcribed, also those that are published in future."""

    mode: str
    """none, all or episodes-since; none for callers without a team."""
    transcribeSince: Moment | None
    """Of episodes-since, the time since which episodes are transcribed; else `null`."""


class TranscriptionRequestData(TypedDict):
    """The transcription request that was created or found."""

    request: TranscriptionRequestView
    """The request."""
    requestsLeft: int | None
    """Transcription requests that the plan has left this month; `null` when they are unlimited."""


class TranscriptionRequestView(TypedDict):
    """A transcription request. Fields of the episode are `null` when it is not in the catalog any more."""

    episodeId: str
    """ID of the episode."""
    episodeImageUrl: str | None
    """URL of the episode's image; `null` when there is none."""
    episodeSlug: str | None
    """Slug of the episode."""
    episodeTitle: str | None
    """Title of the episode."""
    estimatedWaitSeconds: int | None
    """Seconds until the transcript is there, at most: as if the episodes before it took as long as the last ones. `null`
    unless it is queued, and while nobody transcribes."""
    failureReason: str | None
    """Why it failed; `null` unless it did."""
    podcastId: str | None
    """ID of the podcast."""
    podcastImageUrl: str | None
    """URL of the podcast's image; `null` when there is none."""
    podcastSlug: str | None
    """Slug of the podcast."""
    podcastTitle: str | None
    """Title of the podcast."""
    position: int | None
    """The position in the queue, at most: teams take turns, so that it may be served earlier. `null` unless it is queued."""
    requestedAt: Moment
    """When the transcript was requested."""
    requestedByUserId: str | None
    """ID of the user who requested it; `null` when the account was deleted."""
    state: TranscriptionStateView
    """What happens with the request."""
    status: TranscriptionStatus
    """Whether the transcript is there."""
    transcribedAt: Moment | None
    """When the transcript was added; `null` while there is none."""


class TranscriptionRequestsData(TypedDict):
    """The transcription requests of the user's team, newest first."""

    requests: list[TranscriptionRequestView]
    """The requests of the page."""
    totalRequests: int
    """Number of requests with this status."""


TranscriptionSelection: TypeAlias = 'Literal["latest", "recent", "since", "all"]'


TranscriptionStateView: TypeAlias = 'Literal["queued", "fetching", "transcribing", "transcribed", "completed", "failed", "canceled"]'


TranscriptionStatus: TypeAlias = 'Literal["not_started", "completed"]'


class TwitterView(TypedDict):
    """An account."""

    biography: str | None
    """The text in which the profile describes itself; `null` when unknown."""
    dateJoined: Moment | None
    """When the account was created; `null` when the platform does not publish it."""
    followerCount: int
    """Number of followers; 0 when it is listed in `missing`."""
    followingCount: int
    """Number of accounts that it follows; 0 when it is listed in `missing`."""
    missing: list[str]
    """Counts that the platform did not provide."""
    postsCount: int
    """Number of posts; 0 when it is listed in `missing`."""
    profileId: str
    """ID of the account, or its name in the URL when the ID is unknown."""
    profileImageUrl: str | None
    """URL of the profile image; `null` when unknown."""
    profileName: str
    """Name of the account, without `@`."""
    profileUrl: str
    """URL of the profile."""
    scrapedAt: Moment
    """When the counts were read from the platform."""


class UndoneChangeData(TypedDict):
    """The outcome of an undo."""

    changeId: str | None
    """ID of the undo itself, which can be undone, too; `null` when nothing was restored."""
    left: list[LeftRowView]
    """Rows that were not restored, because someone has changed them since."""
    restoredCount: int
    """Number of entries, projects, alerts and guest profiles that are as they were before the change."""


class UnknownInputView(TypedDict):
    """An input without data."""

    name: str
    """Name of the input."""
    points: float
    """Points that it adds to the authority score: those of the average in the catalog."""
    subScore: str
    """The sub-score that it belongs to: quality, engagement, social or youtube."""
    weight: float
    """Its weight among the inputs of the sub-score."""


class UpdateAlertConfigRequest(TypedDict):
    """The new values of an alert."""

    updates: AlertConfigUpdatesRequest
    """The fields to change; absent and `null` fields stay as they are."""


class UpdateEventView(TypedDict):
    """An event."""

    data: dict[str, Any]
    """What happened. Its fields depend on the event: `requestId`, `requestType`, `podcastId`, `episodeId`,
    `guestProfileId`, `completedAt` and `error`; `guestAppearanceId`, `guestProfileId`, `episodeId`, `aiVerified`,
    `humanVerified` and `createdAt`; `listedPodcastId`, `projectId`, `podcastId`, `status` and `createdAt`; or
    `alertMatchId`, `alertConfigId`, `alertConfigName`, `alertType`, `episodeId`, `podcastId` and `createdAt`."""
    eventType: str
    """request_completed, guest_appearance, listed_podcast_added or alert_match."""
    id: str
    """ID of the event."""
    occurredAt: Moment
    """When it happened."""


class UpdateOutreachRequest(TypedDict):
    """The text of a pitch."""

    body: str
    """The body, plain text."""
    subject: str
    """The subject line."""


class UpdateProfileRequest(TypedDict, total=False):
    """The new values of a profile; at least one. `null` or an empty text removes a value."""

    company: str | None
    """Company, as pitches name it."""
    firstName: str | None
    """First name."""
    keepsSearches: bool | None
    """Whether searches are listed in the user's search history."""
    lastName: str | None
    """Last name."""
    mailsDigests: bool | None
    """Whether digests of the user's alerts are mailed to them."""
    onboarding: str | None
    """How far the questions of the start are: open, skipped or done."""
    otherReason: str | None
    """The reason in words; required when `reason` is `other`."""
    reason: str | None
    """Why the user came: advertising, api, content, guests, leads, monitoring, other or transcripts."""
    role: str | None
    """What the user works as."""
    signature: str | None
    """The lines below the name at the end of a pitch."""
    timeZone: str | None
    """Time zone by its IANA name, such as `Europe/Berlin`."""
    title: str | None
    """Job title, as pitches name it."""


class UpdateProjectViewRequest(TypedDict, total=False):
    """A change of a view. What is absent stays."""

    isDefault: bool | None
    """Whether the caller's page of the project opens with it. Other people's pages are not changed."""
    name: str | None
    """The name of the view."""
    settings: ViewSettingsRequest | None
    """Which podcasts it shows, and how. They replace the settings as a whole."""
    shared: bool | None
    """Whether the whole team sees it. Only the person who made a view can take it from the team."""


class UpdateSavedSearchRequest(TypedDict, total=False):
    """The fields of a saved search to change; absent fields stay as they are."""

    isDefault: bool | None
    """Whether it is the caller's default. Everyone who sees the search may set it for themselves."""
    kind: str | None
    """What is searched: podcasts or episodes. Only with `searchOptions`."""
    name: str | None
    """Name of the saved search."""
    searchOptions: SearchRequest | None
    """The search, as a search call takes it."""
    shared: bool | None
    """Whether the whole team sees it."""


class UpdateTeamSettingsRequest(TypedDict, total=False):
    """The new settings; at least one."""

    autoQuickDecisionEnabled: bool | None
    """Whether podcasts that strategies add are qualified or ignored by their rating."""
    automatedSearchEnabled: bool | None
    """Whether strategies may add podcasts to lists, and lists may fill themselves."""
    podcastListValidationPageEnabled: bool | None
    """Whether people are shown the added podcasts for confirmation."""
    senderCompany: str | None
    """The company in pitches of members whose profile names none; `null` or empty removes it."""
    senderSignature: str | None
    """The lines below the name in pitches of members whose profile has none; `null` or empty removes them."""


class UpdateWebhookRequest(TypedDict, total=False):
    """A change of a webhook. Absent fields stay as they are."""

    alertConfigId: str | None
    """The only alert whose matches are sent; `null` for all."""
    description: str | None
    """What it is for, at most 200 characters."""
    enabled: bool | None
    """Whether events are sent. Disabling cancels the queued deliveries."""
    eventTypes: list[str] | None
    """The events to send, at least one."""
    url: str | None
    """Where events are sent: a public https URL."""


class UpdatedAlertConfigData(TypedDict):
    """A changed alert."""

    changeId: str | None
    """ID of the change, for undo; `null` when nothing has changed."""
    updatedAlertConfig: AlertConfigView
    """The alert as it is now."""


class UpdatedGuestProfileData(TypedDict):
    """A changed guest profile."""

    changeId: str | None
    """ID of the change, for undo; `null` when nothing has changed."""
    completenessPercent: int
    """How complete the profile is, from 0 to 100."""
    success: bool
    """Always true; failures have an error."""
    version: int
    """The version of the profile, for `If-Match`."""


class UpdatedGuestPublicViewData(TypedDict):
    """Changed settings of the public page."""

    changeId: str | None
    """ID of the change, for undo; `null` when nothing has changed."""
    completenessPercent: int
    """How complete the profile is, from 0 to 100."""
    success: bool
    """Always true; failures have an error."""
    version: int
    """The version of the profile, for `If-Match`."""
    publicSlug: str | None
    """The page is at `/guests/` and this slug; `null` before it was public. It stays when the page is hidden."""


class UpdatedGuestSocialLinksData(TypedDict):
    """Changed social links."""

    changeId: str | None
    """ID of the change, for undo; `null` when nothing has changed."""
    completenessPercent: int
    """How complete the profile is, from 0 to 100."""
    success: bool
    """Always true; failures have an error."""
    version: int
    """The version of the profile, for `If-Match`."""
    linkedInScrapeTriggerFailures: list[str] | None
    """Always `null`: profiles on LinkedIn are not read."""


class UpdatedListedPodcastData(TypedDict):
    """A changed entry."""

    changeId: str | None
    """ID of the change, for undo; `null` when nothing has changed."""
    listedPodcastId: str
    """ID of the entry."""
    options: ListedPodcastOptions
    """The new values as sent."""
    projectSlug: str
    """Slug of the project."""
    updatedListedPodcast: ListedPodcastView
    """The entry as it is now."""
    warnings: list[ListWarningView]
    """Warnings about the change."""


class UpdatedProjectData(TypedDict):
    """A changed project."""

    changeId: str | None
    """ID of the change, for undo; `null` when nothing has changed."""
    project: ProjectView
    """The project as it is now."""


class UpdatesData(TypedDict):
    """A page of the events of the team."""

    cursor: str | None
    """The cursor for the next call, also when there are no more events yet; `null` before the first event."""
    events: list[UpdateEventView]
    """The events, oldest first."""
    hasMore: bool
    """Whether there are more events now."""


class UsageMonthView(TypedDict):
    """The usage of a month."""

    aiAssistCount: int
    """Number of uses of AI assistance."""
    contactsRequestedCount: int
    """Podcasts whose contacts were requested, each once per month."""
    csvExportCount: int
    """Number of exports."""
    searchCount: int
    """Number of searches."""
    transcriptDownloadCount: int
    """Number of downloaded transcripts."""
    transcriptionRequests: int
    """Number of requested transcripts."""
    month: str
    """For example `2026-11`."""


class UsageRecordView(TypedDict):
    """The usage of a day."""

    aiAssistCount: int
    """Number of uses of AI assistance."""
    contactsRequestedCount: int
    """Podcasts whose contacts were requested, each once per month."""
    csvExportCount: int
    """Number of exports."""
    searchCount: int
    """Number of searches."""
    transcriptDownloadCount: int
    """Number of downloaded transcripts."""
    transcriptionRequests: int
    """Number of requested transcripts."""
    date: str
    """For example `2026-11-22`."""


class UserDailyUsageData(TypedDict):
    """Usage records, one for each day in UTC, oldest first."""

    days: list[UsageRecordView]
    """The days."""


class UserMonthlyUsageData(TypedDict):
    """The usage in each month in UTC, oldest first."""

    months: list[UsageMonthView]
    """The months."""


class UserView(TypedDict):
    """The signed-in user with plan and team."""

    createdAt: Moment
    """When the account was created."""
    displayName: str | None
    """The name shown in the app; `null` until one is chosen."""
    email: str
    """The email address."""
    id: str
    """ID of the user."""
    photoPath: str | None
    """Path of the photo on this server, 160 pixels wide; `/80` and `/480` are its other sizes. `null` without a photo."""
    plan: str
    """free, individual, business, agency or admin."""
    teamId: str
    """ID of the user's team."""


class ValidateSignUpRequest(TypedDict):
    """The key of a sign-up link."""

    key: str
    """The `key` of the link."""


class ValueCountView(TypedDict):
    """A value and the number of podcasts that have it."""

    count: int
    """Number of podcasts."""
    value: str
    """The value, such as `Technology`."""


class _ViewColumnRequest(TypedDict):
    key: str
    """The key of the column."""


class ViewColumnRequest(_ViewColumnRequest, total=False):
    """A column of a view."""

    hidden: bool | None
    """Whether the column is hidden; absent for the default."""
    pinned: str | None
    """The side at which the column stays, `start` or `end`; absent for a column that scrolls."""
    width: int | None
    """Width in CSS pixels; absent for the default."""


class ViewFiltersRequest(TypedDict, total=False):
    """The filters of a view. A podcast must satisfy all of them, and of each list one value."""

    addedBy: list[str] | None
    """IDs of the users who added the podcast."""
    assignees: list[str] | None
    """IDs of the members who work on the podcast; `none` for podcasts that nobody has."""
    blacklisted: bool | None
    """Whether the team's blacklist has the podcast."""
    clientAnswers: list[str] | None
    """What clients answered last: `yes` or `no`; `none` for podcasts without an answer."""
    contactState: list[str] | None
    """States of the podcast's contacts."""
    countries: list[str] | None
    """Countries of the podcast, ISO 3166-1 alpha-2."""
    genres: list[str] | None
    """Categories of the podcast."""
    hasGuests: bool | None
    """Whether the podcast has guests."""
    labels: list[str] | None
    """Labels."""
    languages: list[str] | None
    """Languages of the podcast, BCP 47."""
    minAuthorityScore: float | None
    """The least authority score, 0 to 100."""
    minEpisodes: int | None
    """The least number of episodes."""
    nextAction: str | None
    """`overdue`, `today`, `week`, `any` or `none`: when the next action is due."""
    onOtherLists: bool | None
    """Whether another list of the team has the podcast, too."""
    priorities: list[str] | None
    """Priorities; `none` for podcasts without one."""
    stale: bool | None
    """`true` for podcasts that were pitched more than 14 days ago."""
    states: list[str] | None
    """States of the listed podcast."""
    text: str | None
    """Words that title, author, notes or labels contain."""
    updateFrequencies: list[str] | None
    """How often the podcast publishes."""


class ViewSettingsRequest(TypedDict, total=False):
    """Which podcasts a view shows, and how."""

    columns: list[ViewColumnRequest]
    """The columns whose place, width or visibility differs from the default, in their order; at most 100."""
    filters: ViewFiltersRequest
    """Which podcasts are shown; without filters, all of them."""
    groupBy: str | None
    """The key of the column by which podcasts are grouped; `null` for one list."""
    layout: str
    """`table`, which is the default, or `board`."""
    sort: list[ViewSortRequest]
    """The columns by which podcasts are sorted, the deciding one first; at most 5."""


class ViewSortRequest(TypedDict):
    """A column by which podcasts are sorted."""

    column: str
    """The key of the column."""
    direction: str
    """`asc` or `desc`."""


class WebhookAttemptView(TypedDict):
    """An attempt of a delivery."""

    at: Moment
    """When it began."""
    durationMs: int
    """Its duration in milliseconds."""
    error: str | None
    """Why it failed; `null` when it succeeded."""
    number: int
    """Number of the attempt, from 1."""
    response: str | None
    """The beginning of the response; `null` when it was empty."""
    status: int | None
    """The status of the response; `null` without one."""


class WebhookData(TypedDict):
    """A webhook."""

    webhook: WebhookView
    """The webhook."""


class WebhookDeliveriesData(TypedDict):
    """A page of the log of a webhook."""

    cursor: str | None
    """The cursor of the next page; `null` on the last one."""
    deliveries: list[WebhookDeliveryView]
    """Newest first. They are kept for 30 days."""


class WebhookDeliveryData(TypedDict):
    """A delivery with its attempts."""

    attempts: list[WebhookAttemptView]
    """Newest first; at most 100."""
    body: str
    """The body as it is sent, byte by byte."""
    delivery: WebhookDeliveryView
    """The delivery."""


class WebhookDeliveryView(TypedDict):
    """A delivery of the log."""

    attemptCount: int
    """Number of attempts so far."""
    createdAt: Moment
    """When it was written."""
    eventType: str
    """The event, or test."""
    finishedAt: Moment | None
    """When it was delivered, failed or was canceled; `null` while it is queued."""
    id: str
    """ID of the delivery: the header `webhook-id` of all its attempts."""
    isTest: bool
    """Whether it is a test."""
    lastError: str | None
    """Why the last attempt failed; `null` when it did not."""
    lastStatus: int | None
    """The status of the last response; `null` without one."""
    nextAttemptAt: Moment | None
    """When the next attempt is due; `null` when none follows."""
    state: str
    """queued, delivered, failed or canceled."""


class WebhookView(TypedDict):
    """An endpoint that gets the events of the team."""

    alertConfigId: str | None
    """The only alert whose matches are sent; `null` for all."""
    createdAt: Moment
    """When it was added."""
    createdBy: str | None
    """ID of the user who added it; `null` when their account was deleted."""
    description: str
    """What it is for."""
    disabledReason: str | None
    """Why none are sent: user, gone (it responded with 410) or failing (all attempts failed); `null` while enabled."""
    enabled: bool
    """Whether events are sent."""
    eventTypes: list[str]
    """The events that are sent: request_completed, guest_appearance, listed_podcast_added, alert_match."""
    id: str
    """ID of the webhook."""
    kind: str
    """standard for signed JSON by the Standard Webhooks rules, slack for messages of a chat."""
    lastFailureAt: Moment | None
    """When an attempt last failed; `null` when none did."""
    lastSuccessAt: Moment | None
    """When a delivery last succeeded; `null` before the first one."""
    previousSecretValidUntil: Moment | None
    """Until when deliveries are also signed by the secret before the last rotation; `null` without one."""
    updatedAt: Moment
    """When it was last changed."""
    url: str
    """Where events are sent. Keys without the scope `write` see scheme and host only, because the rest may be a secret."""
    version: int
    """Grows with each change; the `ETag`."""


class WebhookWithSecretData(TypedDict):
    """A webhook with its secret."""

    secret: str | None
    """The secret that signs deliveries, `whsec_…`. It is not shown again; `null` for Slack, which needs none."""
    webhook: WebhookView
    """The webhook."""


class WebhooksData(TypedDict):
    """The webhooks of the team."""

    webhooks: list[WebhookView]
    """Oldest first."""


class WeekView(TypedDict):
    """The best position of a week, or why there is none."""

    best: int | None
    """The best position of the week; `null` when it was not on the chart, or this is unknown."""
    status: str
    """`observed`, `off_chart`, `no_chart` or `unknown`."""


class WeekdayShift(TypedDict):
    """Weekdays are counted from Sunday, which is 0."""

    fromDay: int
    """The former weekday; 0 is Sunday."""
    since: str
    """Date of the first episode after the change."""
    toDay: int
    """The new weekday; 0 is Sunday."""


class WindowCoverageView(TypedDict):
    """For how many days of a window there are captures, and how complete they are."""

    calendarDays: int
    """Number of days in the window."""
    chartDays: int
    """Number of days with a capture."""
    completeDays: int
    """Number of days with a complete capture."""
    depthChanged: bool
    """Whether the captures have different depths."""
    incompleteDays: int
    """Number of days with an incomplete capture."""
    maxObservedDepth: int | None
    """The lowest position that any capture has; `null` without captures."""
    minObservedDepth: int | None
    """The lowest position that all captures have; `null` without captures."""
    missingDays: int
    """Number of days without a capture."""
    unresolvedIdentityDays: int
    """Number of days with positions whose show is unknown."""


class YoutubeChannelView(TypedDict):
    """A channel that the podcast links to."""

    bannerImageUrl: str | None
    """Always `null`: banners are not read."""
    country: str | None
    """Country of the channel, ISO 3166-1 alpha-2; `null` when it does not state one."""
    customUrl: str | None
    """The channel's handle, such as `@example`; `null` when it has none."""
    dataLastUpdated: Moment
    """When the counts were read."""
    description: str | None
    """The channel's description; `null` when it has none."""
    discoverInputKeyword: str | None
    """Always `null`: channels are found by links, not by keywords."""
    id: str
    """ID of the channel, or its name in the URL when the ID is unknown."""
    isPodcastChannel: bool | None
    """Always `null`: it is not determined."""
    lastVideoUploadDate: Moment | None
    """Always `null`: videos are not read."""
    lastVideoUploadDateCheckedAt: Moment | None
    """Always `null`: videos are not read."""
    lastVideoUploadDateSource: str | None
    """Always `null`: videos are not read."""
    links: list[str] | None
    """Always `null`: the channel's links are not read."""
    missing: list[str]
    """Counts that YouTube did not provide; subscribers may be hidden."""
    profileImageUrl: str | None
    """URL of the profile picture; `null` when unknown."""
    publishedAt: Moment | None
    """When the channel was created; `null` when unknown."""
    statsHistory: list[ChannelReading]
    """The readings with changed counts, oldest first."""
    subscriberCount: int
    """Number of subscribers; 0 when it is listed in `missing`."""
    thumbnails: ThumbnailsView
    """URLs of the profile picture by size."""
    title: str
    """Name of the channel."""
    videoCount: int
    """Number of videos; 0 when it is listed in `missing`."""
    videos: list[dict[str, Any]] | None
    """Always `null`: videos are not read."""
    viewCount: int
    """Number of views of all videos; 0 when it is listed in `missing`."""


class YoutubeView(TypedDict):
    """A podcast's YouTube channels."""

    podcastId: str
    """ID of the podcast."""
    youtubeData: list[YoutubeChannelView]
    """The channels whose counts were read."""
